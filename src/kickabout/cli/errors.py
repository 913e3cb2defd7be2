"""How the command line says that something is wrong: one line on stderr, and an exit code."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

import typer
from typer.core import TyperGroup

from kickabout.cli.say import say


class Failure(typer.TyperException):
    """What was asked for cannot be done."""

    exit_code = 1


class Misuse(typer.TyperException):
    """An argument or option is not one that can be used."""

    exit_code = 2


class Commands(TyperGroup):
    """The commands, whose errors are one line each."""

    def main(self, *args: Any, **settings: Any) -> NoReturn:
        """Runs a command and leaves the program with its exit code."""
        settings["standalone_mode"] = False  # else Typer shows errors in its own way
        try:
            code = super().main(*args, **settings)
        except typer.TyperException as error:
            if text := _one_line(error):  # empty where Typer has shown the help instead
                typer.echo(f"kickabout: {text}", err=True)
            sys.exit(error.exit_code)
        except typer.Abort:
            sys.exit(1)
        sys.exit(code if isinstance(code, int) else 0)


@contextmanager
def misuse() -> Iterator[None]:
    """Turns errors about an argument into a line and exit code 2."""
    try:
        yield
    except ValueError as error:
        raise Misuse(str(error)) from error


@contextmanager
def failure(where: str = "") -> Iterator[None]:
    """Turns errors about a file's contents or the system into a line and exit code 1."""
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


def _one_line(error: typer.TyperException) -> str:
    text = " ".join(error.format_message().split())
    context = getattr(error, "ctx", None)  # only what Typer itself found wrong has one
    if context is None or not text:
        return text
    end = "" if text[-1] in ".?" else "."
    return say("see-help", error=f"{text}{end}", command=context.command_path)
