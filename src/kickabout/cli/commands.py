"""The commands as Typer makes them, with its words in the language of the terminal."""

import re
import sys
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from functools import partial
from typing import Any, NoReturn

import typer
from typer.core import TyperCommand, TyperGroup

from kickabout.cli.say import has, say

PANELS = {
    "ARGUMENTS_PANEL_TITLE": "help-frame.arguments",
    "OPTIONS_PANEL_TITLE": "help-frame.options",
    "COMMANDS_PANEL_TITLE": "help-frame.commands",
    "DEFAULT_STRING": "help-frame.default",
    "ENVVAR_STRING": "help-frame.environment",
    "REQUIRED_LONG_STRING": "help-frame.required",
}
"""The words around a help text, by the names under which Typer keeps them."""
PIECES = {"[OPTIONS]": "help-frame.any-options", "COMMAND [ARGS]...": "help-frame.any-command"}
"""The same for how a command is called, by Typer's own words."""
_PLACEHOLDER = re.compile(r"[A-Z]+")
"""A word of a metavar that stands for a value, such as FILE or VALUE."""
_TYPE = re.compile(r"<(?:list\[)?(\w+)(?: range)?\]?>")
"""What Typer shows of the type of an option or argument; choices have more than one word."""
_VARIABLE = re.compile(r"\(env var: '(.+)'\)")
"""The environment variable of an option, as Typer adds it to what is wrong with its value."""
_CHOICE = re.compile(r"(.+) is not one of (.+)\.")
"""What Typer says of a word that is none of some."""


class _Said:
    """What Typer writes into the help of a command or of a group, as messages."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        for param in self.params:  # type: ignore[attr-defined]  # of Typer
            param.metavar = param.metavar and _PLACEHOLDER.sub(_placeholder, param.metavar)
            param.display_type = partial(_type, param.display_type)

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """Write how the command is called."""
        pieces = self.collect_usage_pieces(ctx)  # type: ignore[attr-defined]  # of Typer
        told = " ".join(say(PIECES[piece]) if piece in PIECES else piece for piece in pieces)
        formatter.write_usage(ctx.command_path, told, f"{say('help-frame.usage')} ")

    def get_help_option(self, ctx: Any) -> Any:
        """Return the option that shows the help."""
        option = super().get_help_option(ctx)  # type: ignore[misc]  # of Typer
        if option is not None:
            option.help = say("help-frame.help")
            option.metavar = ""
        return option

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Show the help."""
        from typer import rich_utils  # takes long

        for name, message in PANELS.items():
            setattr(rich_utils, name, say(message))
        super().format_help(ctx, formatter)  # type: ignore[misc]  # of Typer


class Command(_Said, TyperCommand):
    """A command."""


class Commands(_Said, TyperGroup):
    """A group of commands, whose errors are one line each."""

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

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Return the command that the arguments name."""
        try:
            return super().resolve_command(ctx, args)
        except typer.TyperException as error:
            if self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
                near = get_close_matches(args[0], list(self.commands))
                error.message = say("misuse-command", name=args[0], near=_list(map(repr, near)))
            raise


def localize(app: typer.Typer) -> None:
    """Have all commands of an application be of these classes."""
    for group in app.registered_groups:
        group.cls = Commands
        if group.typer_instance is not None:
            localize(group.typer_instance)
    for command in app.registered_commands:
        command.cls = Command


def _placeholder(word: re.Match[str]) -> str:
    return _said_or(f"help-placeholder.{word[0]}", word[0])


def _type(shown: Callable[[Any], str], context: Any) -> str:
    """Return the type of an option or argument as Typer shows it; a switch has none."""
    text = shown(context)
    kind = _TYPE.fullmatch(text)
    return _said_or(f"help-type.{kind[1].lower()}", text) if kind else text


def _said_or(message_id: str, otherwise: str) -> str:
    return say(message_id) if has(message_id) else otherwise


def _list(names: Iterable[str]) -> str:
    return ", ".join(sorted(names)) or "none"


def _one_line(error: typer.TyperException) -> str:
    context = getattr(error, "ctx", None)  # only Typer's own errors have one
    text = " ".join((error.format_message() if context is None else _complaint(error)).split())
    if context is None or not text:
        return text
    end = "" if text[-1] in ".?" else "."
    return say("see-help", error=f"{text}{end}", command=context.command_path)


def _complaint(error: Any) -> str:
    """Return what Typer has found wrong, in English if there is no message for it."""
    given = vars(error)
    if "possibilities" in given:
        near = _list(error.possibilities or ())
        return say("misuse-option", name=error.option_name, near=near)
    param = given.get("param")
    if param is None:
        return str(error.format_message())
    name = _VARIABLE.sub(
        lambda hint: say("help-frame.environment").format(hint[1]), param.get_error_hint()
    )
    if "param_type" in given:
        return say("misuse-missing", kind=param.param_type_name, name=name)
    return say("misuse-value", name=name, reason=_reason(error))


def _reason(error: Any) -> str:
    """Return why a value is wrong: Typer has Pydantic check it, which says so by a kind of error."""
    cause = error.__cause__
    fault = cause.errors()[0] if hasattr(cause, "errors") else {}
    given = {key: str(value) for key, value in fault.get("ctx", {}).items()}
    if choice := _CHOICE.fullmatch(given.get("error", "")):
        return say("misuse-value-choice", value=choice[1], choices=choice[2])
    message = f"misuse-value-{fault.get('type', '').replace('_', '-')}"
    return say(message, **given) if has(message) else str(error.message)
