"""The command line, command by command, and the settings of a server, from the declarations of Typer."""

from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin

import typer

from kickabout.cli import app
from tools.docs.markdown import code, page, table

INTRODUCTION = """\
`kickabout COMMAND --help` says the same. Where a command takes the name of a game, `kickabout games` lists them.
What begins with `KICKABOUT_` is the environment variable of an option."""
SETTINGS = """\
Each is an option of `kickabout serve`, an environment variable, and a key of a settings file:
[running a server](../serving.md#settings) tells how they go together, and what the limits mean."""


def pages() -> dict[str, str]:
    """Return the page of all commands, and that of the settings of `kickabout serve`."""
    found = dict(_commands(typer.main.get_command(app), "kickabout"))
    return {
        "reference/commands.md": page(
            "The command line", INTRODUCTION, *(_command(*one) for one in found.items())
        ),
        "reference/settings.md": page(
            "Settings of a server", SETTINGS, _settings(found["kickabout serve"])
        ),
    }


def _commands(group: Any, path: str) -> Iterator[tuple[str, Any]]:
    for name, command in group.commands.items():
        if hasattr(command, "commands"):
            yield from _commands(command, f"{path} {name}")
        else:
            yield f"{path} {name}", command


def _command(path: str, command: Any) -> str:
    arguments = [one for one in command.params if not one.opts[0].startswith("-")]
    options = [one for one in command.params if one.opts[0].startswith("-")]
    usage = " ".join(
        [path, *(["[OPTIONS]"] if options else []), *(one.metavar for one in arguments)]
    )
    listed = table(
        ("argument", "meaning"), ((code(one.metavar), one.help or "") for one in arguments)
    )
    if path == "kickabout serve":
        options = [one for one in options if one.envvar == "KICKABOUT_CONFIG"]
        listed += "Every [setting](settings.md) is an option as well.\n"
    rows = ((code(_option(one)), _meaning(one), _default(one)) for one in options)
    listed += f"\n{table(('option', 'meaning', 'default'), rows)}"
    return f"## {path.removeprefix('kickabout ')}\n\n    {usage}\n\n{command.help}\n\n{listed}"


def _option(option: Any) -> str:
    return " ".join(filter(None, (", ".join(option.opts), _values(option))))


def _values(option: Any) -> str:
    """Return what an option takes: its word for it, its choices, or its range."""
    hint = option.type_descriptor.annotation
    least, most = vars(option).get("min"), vars(option).get("max")
    if option.metavar or hint is bool:
        return option.metavar or ""
    if get_origin(hint) is Literal:
        return ", ".join(get_args(hint))
    if hint not in (int, float):
        return "TEXT"
    return f"{least:g}..{'' if most is None else format(most, 'g')}" if least is not None else "N"


def _meaning(option: Any) -> str:
    variable = f" {code(option.envvar)}." if option.envvar else ""
    return f"{option.help or ''}{variable}"


def _default(option: Any) -> str:
    shown = option.show_default
    if isinstance(shown, str):
        return shown
    known = option.default not in (None, False, "", ()) and shown
    return code(option.default) if known else ""


def _settings(serve: Any) -> str:
    rows = (
        (
            code(one.opts[0].removeprefix("--")),
            one.help,
            code(_values(one)),
            _default(one),
            code(one.envvar),
        )
        for one in serve.params
        if one.envvar and one.envvar != "KICKABOUT_CONFIG"
    )
    return table(("setting", "meaning", "values", "default", "variable"), rows)
