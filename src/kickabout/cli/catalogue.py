"""`kickabout games` and `kickabout rules`: what there is to play, and by which rules."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from kickabout.cli.console import out
from kickabout.cli.errors import Failure, Misuse, failure, misuse
from kickabout.cli.say import game_reader, say
from kickabout.text.messages import Message

if TYPE_CHECKING:
    from pathlib import Path

    from rich.console import RenderableType
    from rich.table import Table

    from kickabout.engine.boxes import Option
    from kickabout.engine.rulebook import Clause, Rulebook, Section, Shown

GameName = Annotated[str, typer.Argument(metavar="GAME", help=say("help-rules.game"))]


def games() -> None:
    """List the games, with their seats and options."""
    from rich.table import Table

    from kickabout.games import find, names

    table = Table()
    table.add_column(say("games-name"), no_wrap=True)
    table.add_column(say("games-title"))
    table.add_column(say("games-seats"))
    table.add_column(say("games-options"), overflow="fold")
    for name in names():
        game = find(name)
        options = "\n".join(_option(option) for option in game.load_box(None).options.values())
        tagline = game_reader(game).text(Message("tagline"))
        seats = f"{game.least_seats}"
        if game.most_seats > game.least_seats:
            seats += f"–{game.most_seats}"
        table.add_row(name, f"[bold]{game.title}[/]\n{tagline}", seats, options)
    out().print(table)


def rules(
    game: GameName,
    clause: Annotated[
        str | None,
        typer.Argument(metavar="[CLAUSE]", help=say("help-rules.clause")),
    ] = None,
    coverage: Annotated[
        bool,
        typer.Option("--coverage", help=say("help-rules.coverage")),
    ] = False,
) -> None:
    """Show the rulebook of a game, one section, or one clause."""
    from kickabout.engine.rulebook import read_rulebook
    from kickabout.games import find

    with misuse():
        found = find(game)
    with failure():
        book = read_rulebook(found.rulebook)
    sections = _chosen(book, clause) if clause else book.sections
    if coverage:
        _show_coverage(found.rulebook, sections)
        return
    console = out()
    if not clause:
        console.print(_rulebook_head(book))
    for section in sections:
        console.print()
        console.print(_section(section))


def _option(option: "Option") -> str:
    if not option.choices:
        return say(
            "games-option-number",
            option=option.name,
            value=option.default,
            least=option.least,
            most=option.most,
        )
    others = " ".join(word for word in option.choices if word != option.default)
    return say("games-option-choices", option=option.name, value=option.default, others=others)


def _chosen(book: "Rulebook", name: str) -> "Sequence[Section]":
    """The section of that number, or the one of that clause with nothing else in it."""
    from dataclasses import replace

    wanted = name.upper()
    for section in book.sections:
        for clause in section.clauses:
            if clause.number == wanted:
                return [replace(section, blocks=(clause,))]
        if section.clauses and section.clauses[0].number.rpartition(".")[0] == wanted:
            return [section]
    first, last = book.clauses[0].number, book.clauses[-1].number
    raise Misuse(say("no-such-clause", clause=name, game=book.title, first=first, last=last))


def _rulebook_head(book: "Rulebook") -> "RenderableType":
    from rich.console import Group
    from rich.markdown import Markdown
    from rich.text import Text

    return Group(Text(book.title, "bold underline"), "", *map(Markdown, book.introduction))


def _section(section: "Section") -> "RenderableType":
    from rich.console import Group
    from rich.markdown import Markdown
    from rich.padding import Padding
    from rich.text import Text

    from kickabout.engine.rulebook import Clause

    parts: list[RenderableType] = [Text(f"{section.number}. {section.title}", "bold")]
    for block in section.blocks:
        body = _clause(block) if isinstance(block, Clause) else Markdown(block)
        parts.append(Padding(body, (1, 0, 0, 0)))
    return Group(*parts)


def _clause(clause: "Clause") -> "Table":
    from rich.console import Group
    from rich.markdown import Markdown
    from rich.table import Table

    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="cyan", no_wrap=True, min_width=10)
    grid.add_column()
    body: RenderableType = Markdown(clause.text)
    if clause.ruling:
        reason = Markdown(say("rules-ruling", reason=clause.reason), style="dim italic")
        body = Group(body, reason)
    grid.add_row(clause.number, body)
    return grid


def _show_coverage(rulebook: "Path", sections: "Sequence[Section]") -> None:
    from kickabout.engine.rulebook import coverage, folder_of_tests

    numbers = {clause.number for section in sections for clause in section.clauses}
    try:
        shown = [row for row in coverage(rulebook) if row.clause.number in numbers]
    except LookupError as error:
        raise Failure(str(error)) from error
    folder = folder_of_tests(rulebook)
    assert folder is not None
    out().print(_coverage_table(shown, f"tests/rulebooks/{folder.name}/"))
    missing = [row.clause.number for row in shown if not row.tests]
    rulings = sum(row.clause.ruling for row in shown)
    tests = len({test for row in shown for test in row.tests})
    out().print(say("coverage-summary", clauses=len(shown), rulings=rulings, tests=tests))
    if missing:
        raise Failure(say("untested-clauses", clauses=", ".join(missing)))


def _coverage_table(shown: "Sequence[Shown]", folder: str) -> "Table":
    from rich.table import Table
    from rich.text import Text

    table = Table(
        say("coverage-clause"),
        say("coverage-ruling"),
        title=say("coverage-title", folder=folder),
    )
    table.add_column(say("coverage-tests"), overflow="fold")
    for row in shown:
        tests = "\n".join(test.removeprefix(folder) for test in row.tests)
        ruling = say("coverage-ruling.mark") if row.clause.ruling else ""
        table.add_row(
            row.clause.number,
            ruling,
            Text(tests) if tests else Text(say("coverage-tests.none"), "bold red"),
        )
    return table
