"""Errors of the command line: one line on stderr, and an exit code."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from kickabout.cli.say import locale, say, text_of
from kickabout.text.invalid import explanation
from kickabout.text.system_errors import reason

Force = Annotated[bool, typer.Option("--force", help=say("help-box-export.force"))]


class Failure(typer.TyperException):
    """The command has failed."""

    exit_code = 1


class Misuse(typer.TyperException):
    """An argument or option is invalid."""

    exit_code = 2


@contextmanager
def misuse() -> Iterator[None]:
    """Turn errors about an argument into a line and exit code 2."""
    try:
        yield
    except ValueError as error:
        raise Misuse(told(error)) from error


@contextmanager
def failure(where: str = "") -> Iterator[None]:
    """Turn errors about a file's contents or the system into a line and exit code 1."""
    start = f"{where}: " if where else ""
    try:
        yield
    except UnicodeDecodeError as error:
        raise Failure(say("not-utf8", file=start)) from error
    except ValueError as error:
        raise Failure(f"{start}{told(error)}") from error
    except OSError as error:
        named = f"{error.filename}: " if error.filename and not where else start
        raise Failure(f"{named}{text_of(reason(error))}") from error


@contextmanager
def failure_of_transcript(file: Path) -> Iterator[None]:
    """Turn errors about a transcript, or about the box that it needs, into a line and exit code 1."""
    from kickabout.engine.box_files import BoxError

    with failure(str(file)):
        try:
            yield
        except BoxError as error:  # it names its own file
            raise Failure(told(error)) from error


@contextmanager
def serving() -> Iterator[None]:
    """Turn what keeps a server from starting into a line and exit code 1, and let Ctrl-C end it."""
    from kickabout.table.errors import CannotStart
    from kickabout.table.language import table_messages
    from kickabout.text.reader import Reader

    try:
        with failure():
            yield
    except CannotStart as error:
        raise Failure(Reader(table_messages(locale())).text(error.message)) from error
    except KeyboardInterrupt:
        typer.echo(say("table-stopped"), err=True)


def told(error: Exception) -> str:
    """Return what is wrong, in the language of the terminal if the error has a message."""
    return text_of(explanation(error))


def check_new(file: Path | None, *, force: bool) -> None:
    """Fail if a file that is to be written is there already, unless it may be overwritten."""
    if file is not None and file.exists() and not force:
        raise Failure(say("file-exists", file=str(file)))


def stopped(text: str) -> NoReturn:
    """Leave a command that Ctrl-C has stopped, after it has shown its results so far."""
    typer.echo(f"kickabout: {text}", err=True)
    raise typer.Exit(130)
