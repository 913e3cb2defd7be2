"""Errors of the command line: one line on stderr, and an exit code."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from typer.core import TyperGroup

from kickabout.cli.say import locale, say

Force = Annotated[bool, typer.Option("--force", help=say("help-box-export.force"))]


class Failure(typer.TyperException):
    """The command has failed."""

    exit_code = 1


class Misuse(typer.TyperException):
    """An argument or option is invalid."""

    exit_code = 2


class Commands(TyperGroup):
    """The group of commands, whose errors are one line each."""

    def main(self, *args: Any, **settings: Any) -> NoReturn:
        """Run a command and exit with its code."""
        settings["standalone_mode"] = False  # otherwise Typer shows errors in its own way
        try:
            code = super().main(*args, **settings)
        except typer.TyperException as error:
            if text := _one_line(error):  # empty if Typer has shown the help instead
                typer.echo(f"kickabout: {text}", err=True)
            sys.exit(error.exit_code)
        except typer.Abort:
            sys.exit(1)
        sys.exit(code if isinstance(code, int) else 0)


@contextmanager
def misuse() -> Iterator[None]:
    """Turn errors about an argument into a line and exit code 2."""
    try:
        yield
    except ValueError as error:
        raise Misuse(str(error)) from error


@contextmanager
def failure(where: str = "") -> Iterator[None]:
    """Turn errors about a file's contents or the system into a line and exit code 1."""
    start = f"{where}: " if where else ""
    try:
        yield
    except UnicodeDecodeError as error:
        raise Failure(say("not-utf8", file=start)) from error
    except ValueError as error:
        raise Failure(f"{start}{error}") from error
    except OSError as error:
        named = f"{error.filename}: " if error.filename and not where else start
        raise Failure(f"{named}{error.strerror or error}") from error


@contextmanager
def failure_of_transcript(file: Path) -> Iterator[None]:
    """Turn errors about a transcript, or about the box that it needs, into a line and exit code 1."""
    from kickabout.engine.box_files import BoxError

    with failure(str(file)):
        try:
            yield
        except BoxError as error:  # it names its own file
            raise Failure(str(error)) from error


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


def check_new(file: Path | None, *, force: bool) -> None:
    """Fail if a file that is to be written is there already, unless it may be overwritten."""
    if file is not None and file.exists() and not force:
        raise Failure(say("file-exists", file=str(file)))


def stopped(text: str) -> NoReturn:
    """Leave a command that Ctrl-C has stopped, after it has shown its results so far."""
    typer.echo(f"kickabout: {text}", err=True)
    raise typer.Exit(130)


def _one_line(error: typer.TyperException) -> str:
    text = " ".join(error.format_message().split())
    context = getattr(error, "ctx", None)  # only Typer's own errors have one
    if context is None or not text:
        return text
    end = "" if text[-1] in ".?" else "."
    return say("see-help", error=f"{text}{end}", command=context.command_path)
