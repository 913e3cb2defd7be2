"""`kickabout games` and `kickabout rules`: the games and their rulebooks."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from kickabout.cli.console import out
from kickabout.cli.errors import Failure, Misuse, failure, misuse
from kickabout.cli.say import game_reader, locale, say

if TYPE_CHECKING:
    from pathlib import Path

    from rich.console import RenderableType
    from rich.table import Table

    from kickabout.engine.boxes import Option
    from kickabout.engine.rulebook import Clause, Rulebook, Section

GameName = Annotated[str, typer.Argument(metavar="GAME", help=say("help-rules.game"))]


def games() -> None:
    """List the games, with their seats and options."""
    from rich.table import Table

    from kickabout.games import find_all

    loaded, broken = find_all()
    table = Table()
    table.add_column(say("games-name"), no_wrap=True)
    table.add_column(say("games-title"))
    table.add_column(say("games-seats"))
    table.add_column(say("games-options"), overflow="fold")
    for game in loaded:
        options = "\n".join(_option(option) for option in game.load_box(None).options.values())
        tagline = game_reader(game).say("tagline")
        seats = f"{game.least_seats}"
        if game.most_seats > game.least_seats:
            seats += f"–{game.most_seats}"
        table.add_row(game.name, f"[bold]{game.title}[/]\n{tagline}", seats, options)
    out().print(table)
    for fault in broken:
        typer.echo(f"kickabout: {fault}", err=True)


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
    from kickabout.engine.rulebook import in_language, read_rulebook
    from kickabout.games import find

    with misuse():
        its_game = find(game)
    with failure():
        book = read_rulebook(in_language(its_game.rulebook, locale()))
    sections = _chosen(book, clause) if clause else book.sections
    if coverage:
        _show_coverage(its_game.rulebook, sections)
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
    """Return the section with that number, or the section of that clause with nothing else in it."""
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
    from kickabout.engine.rulebook import folder_of_tests

    folder = folder_of_tests(rulebook)
    if folder is None:
        raise Failure(say("coverage-no-checkout"))
    tests = clause_tests(folder)
    clauses = [clause for section in sections for clause in section.clauses]
    out().print(_coverage_table(clauses, tests, f"tests/rulebooks/{folder.name}/"))
    shown = {test for clause in clauses for test in tests.get(clause.number, ())}
    rulings = sum(clause.ruling for clause in clauses)
    out().print(say("coverage-summary", clauses=len(clauses), rulings=rulings, tests=len(shown)))
    missing = [clause.number for clause in clauses if clause.number not in tests]
    if missing:
        raise Failure(say("untested-clauses", clauses=", ".join(missing)))


def clause_tests(folder: "Path") -> dict[str, list[str]]:
    """Collect the clause tests of a folder of the checkout with pytest.

    Return the tests of each clause that has any, such as
    `tests/rulebooks/futbol_dash/test_turn.py::test_name`, as arguments for pytest.
    """
    import json
    import subprocess
    import sys
    from importlib.util import find_spec
    from pathlib import Path
    from tempfile import TemporaryDirectory

    if find_spec("pytest") is None:
        raise Failure(say("coverage-no-pytest"))
    with TemporaryDirectory() as temporary:
        file = Path(temporary, "clauses.json")
        pytest = [sys.executable, "-m", "pytest", "--collect-only", "-p", "no:cacheprovider"]
        subprocess.run(  # noqa: S603  # the arguments are ours
            [*pytest, f"--clauses={file}", str(folder)],
            cwd=folder.parents[2],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=False,
        )
        if not file.exists():
            raise Failure(say("coverage-not-collected", folder=str(folder)))
        tests: dict[str, list[str]] = json.loads(file.read_text(encoding="utf-8"))
    return tests


def _coverage_table(
    clauses: "Sequence[Clause]", tests: "Mapping[str, Sequence[str]]", folder: str
) -> "Table":
    from rich.table import Table
    from rich.text import Text

    table = Table(
        say("coverage-clause"),
        say("coverage-ruling"),
        title=say("coverage-title", folder=folder),
    )
    table.add_column(say("coverage-tests"), overflow="fold")
    for clause in clauses:
        shown = "\n".join(test.removeprefix(folder) for test in tests.get(clause.number, ()))
        ruling = say("coverage-ruling.mark") if clause.ruling else ""
        table.add_row(
            clause.number,
            ruling,
            Text(shown) if shown else Text(say("coverage-tests.none"), "bold red"),
        )
    return table
