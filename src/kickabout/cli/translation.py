"""`kickabout text`: translations, begun and checked."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kickabout.cli.console import out
from kickabout.cli.errors import Failure, Misuse, failure
from kickabout.cli.say import say

if TYPE_CHECKING:
    from rich.table import Table

    from kickabout.engine.game import Game
    from kickabout.text.translation.check import Checked, Finding, Part

text = typer.Typer(help=say("help-text"), no_args_is_help=True)

Locale = Annotated[str, typer.Argument(metavar="LOCALE", help=say("help-text.locale"))]


@text.command("check", help=say("help-text-check"))
def check_text(
    locale: Locale,
    missing: Annotated[
        bool, typer.Option("--missing", help=say("help-text-check.missing"))
    ] = False,
) -> None:
    """Compare a translation with the English messages; report what is broken in it and what it lacks."""
    from kickabout.engine.translated_rulebook import check_rulebook
    from kickabout.games import find_all
    from kickabout.lab.boxes.word_check import check_words
    from kickabout.text.translation.check import check

    _known(locale)
    parts = _parts()
    if not any((part.folder / f"{locale}.ftl").is_file() for part in parts):
        raise Misuse(say("text-none", locale=locale))
    checked = {part.name: check(part, locale) for part in parts}
    games = find_all()[0]
    for game in games:
        checked[say("text-rulebook", game=game.name)] = check_rulebook(game.rulebook, locale)
    for name, words in check_words(games, locale).items():
        checked[say("text-box", name=name)] = words
    if missing:
        for one in checked.values():
            for name in one.missing:
                typer.echo(f"{one.path}: {name}")
    for one in checked.values():
        for finding in one.findings:
            typer.echo(_line(one.path, finding))
    out().print(_table(locale, checked))
    errors = sum(one.errors for one in checked.values())
    if errors:
        raise Failure(say("text-errors", number=errors))


@text.command("new", help=say("help-text-new"))
def new_text(locale: Locale) -> None:
    """Write message files without a message, with the English ones as comments, where there are none."""
    from kickabout.text.translation.skeleton import skeleton

    _known(locale)
    files = {part.folder / f"{locale}.ftl": part for part in _parts()}
    new = {path: part for path, part in files.items() if not path.exists()}
    if not new:
        raise Misuse(say("text-there", locale=locale))
    for path, part in new.items():
        with failure(str(path)):
            path.write_text(skeleton(part), encoding="utf-8")
        typer.echo(say("text-written", file=str(path)))


def _known(locale: str) -> None:
    """Raise `Misuse` for what is no language, or is English."""
    from kickabout.text.languages import own_name
    from kickabout.text.localization import ENGLISH, PSEUDO

    try:
        own_name(locale)
    except ValueError as error:
        raise Misuse(say("text-no-locale", locale=locale)) from error
    if locale in (ENGLISH, PSEUDO):
        raise Misuse(say("text-english", locale=locale))


def _parts() -> "list[Part]":
    """Return all parts of Kickabout that have messages, with every game that is installed."""
    from kickabout.cli.say import TEXT
    from kickabout.games import find_all
    from kickabout.lab.say import TEXT as LAB
    from kickabout.table.language import TEXT as TABLE
    from kickabout.text.localization import SHARED
    from kickabout.text.translation.check import Part

    return [
        Part("text", SHARED),
        Part("table", TABLE),
        Part("table/lab", TABLE / "lab", (TABLE, LAB)),
        Part("lab", LAB),
        Part("cli", TEXT),
        *(Part(game.name, game.text, (TABLE,), dict(_names(game))) for game in find_all()[0]),
    ]


def _names(game: "Game") -> Iterator[tuple[str, str]]:
    """Yield the names in a game's own box, with the ids of the messages that overlay them."""
    from kickabout.lab.boxes.words import rows_in

    with failure(game.name):
        box = game.load_box(None)
    for row in rows_in(box):
        yield f"{row.named.kind}-{row.slug}", row.name


def _line(path: Path, finding: "Finding") -> str:
    kind = "text-error" if finding.is_error else "text-remark"
    place = f"{path}:{finding.line}"
    return say(kind, place=place, id=finding.id, about=finding.about)


def _table(locale: str, checked: "dict[str, Checked]") -> "Table":
    from rich.table import Table

    from kickabout.text.languages import offered, own_name

    language = offered().get(locale)
    state = "making" if language is None else "whole" if language.is_whole else "partial"
    table = Table(title=say(f"text-title-{state}", language=own_name(locale), locale=locale))
    table.add_column(say("text-part"), no_wrap=True)
    for column in ("texts", "missing", "done", "errors-column", "remarks"):
        table.add_column(say(f"text-{column}"), justify="right")
    for name, one in checked.items():
        table.add_row(name, *_cells([one]))
    table.add_section()
    table.add_row(say("text-all"), *_cells(list(checked.values())))
    return table


def _cells(checked: "list[Checked]") -> list[str]:
    total = sum(one.total for one in checked)
    missing = sum(len(one.missing) for one in checked)
    errors = sum(one.errors for one in checked)
    remarks = sum(len(one.findings) for one in checked) - errors
    share = 100 * (total - missing) // max(total, 1)
    numbers = (total, missing)
    return [
        *(say("text-number", number=number) for number in numbers),
        say("text-share", share=share),
        *(say("text-number", number=number) for number in (errors, remarks)),
    ]
