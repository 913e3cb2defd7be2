"""`kickabout backup` and `restore`: everything that a server keeps, in one file."""

from pathlib import Path
from typing import Annotated

import typer

from kickabout.cli.errors import Force, check_new, failure
from kickabout.cli.say import say
from kickabout.cli.server_options import flag, own_folder

File = Annotated[Path, typer.Argument(metavar="FILE", help=say("help-backup.file"))]
Data = Annotated[Path | None, flag("data")]
Database = Annotated[str | None, flag("database")]


def backup(
    file: File, data: Data = None, database: Database = None, *, force: Force = False
) -> None:
    """Write a backup of a data folder, or of the database of several servers, while they run."""
    from kickabout.table.store import save_folder, save_shared

    check_new(file, force=force)
    with failure():
        if database:
            save_shared(database, file)
        else:
            save_folder(own_folder(data), file)
    typer.echo(say("backup-saved", file=str(file)))


def restore(file: File, data: Data = None, database: Database = None) -> None:
    """Restore a backup into a folder or a database in which there is nothing."""
    from kickabout.table.store import restore_folder, restore_shared

    with failure():
        if database:
            restore_shared(file, database)
            typer.echo(say("backup-restored-database"))
        else:
            folder = own_folder(data)
            restore_folder(file, folder)
            typer.echo(say("backup-restored", where=str(folder)))
