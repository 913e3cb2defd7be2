"""`kickabout roster`: a squad or a team, shown and checked from its file."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kickabout.cli.catalogue import GameName
from kickabout.cli.console import out
from kickabout.cli.errors import Failure, Misuse, failure, misuse
from kickabout.cli.say import game_reader, say
from kickabout.cli.simulate import BoxFile, Options, find_game, pairs

if TYPE_CHECKING:
    from rich.table import Table

    from kickabout.engine.roster import Bonus, Filled, Part, Plan, Pool, Roster
    from kickabout.text.reader import Reader

roster = typer.Typer(help=say("help-roster"), no_args_is_help=True)


@roster.command("check", help=say("help-roster-check"))
def check_roster(
    game: GameName,
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help-roster-check.file"))],
    options: Options = None,
    box_file: BoxFile = None,
) -> None:
    """Show the contents of a file, part by part, or fail with everything that is wrong with it.

    Remarks are shown as well, and are no failure.
    """
    its_game = find_game(game)
    rules = its_game.roster
    if rules is None:
        raise Misuse(say("roster-none", game=its_game.title))
    with failure():
        box = its_game.load_box(box_file)
    with misuse():
        box = box.with_options(pairs(options or []))
    with failure(str(file)):
        roster = rules.parse(file.read_text(encoding="utf-8"))
    reader = game_reader(its_game)
    noun = reader.text(rules.noun)
    complaints = rules.complaints(box, roster)
    if complaints:
        for complaint in complaints:
            out().print(reader.text(complaint), markup=False, soft_wrap=True)
        raise Failure(
            say("roster-wrong", file=str(file), number=len(complaints), noun=noun, name=roster.name)
        )
    for part in _shown(rules.plan(box), roster, rules.bonuses(box, roster), reader):
        out().print(part)
    for remark in rules.remarks(box, roster):
        out().print(say("roster-remark", remark=reader.text(remark)), markup=False, soft_wrap=True)
    typer.echo(say("roster-right", noun=noun, name=roster.name))


def _shown(
    plan: "Plan", roster: "Roster", bonuses: "Sequence[Bonus]", reader: "Reader"
) -> "Iterator[Table]":
    from kickabout.engine.roster import highest, lay_out

    best = highest(bonuses)
    for part in plan.parts:
        rows, _ = lay_out(plan, part, roster)
        yield _listed(part, plan.pool(part.pool), rows, best, reader)
    if bonuses:
        yield _explained(plan, bonuses, reader)


def _listed(
    part: "Part",
    pool: "Pool",
    rows: "Sequence[Filled]",
    best: "Mapping[str, Bonus]",
    reader: "Reader",
) -> "Table":
    """Return the pieces of a part by row, with their stats and their bonus."""
    from rich.text import Text

    from kickabout.text.messages import Message

    many = part.copies > 1
    gains = any(piece.slug in best for filled in rows for piece in filled.pieces)
    table = _table(reader.text(part.title), say("roster-name"), "")
    for name, _ in pool.pieces[0].stats:
        short = name[:3]
        if reader.localization.has("stat-short"):
            short = reader.text(Message("stat-short", stat=name))
        table.add_column(say("roster-stat", stat=short), justify="right", no_wrap=True)
    if gains:
        table.add_column(say("roster-bonus"), justify="right", no_wrap=True)
    for filled in rows:
        if len(rows) > 1:
            table.add_row(Text(reader.text(filled.row.title), "bold"))
        counts = Counter(piece.slug for piece in filled.pieces)
        for slug, count in counts.items():
            piece = pool.by_slug[slug]
            words = [
                reader.text(facet.values[piece.facets[facet.key]])
                for facet in pool.facets
                if facet.key not in filled.row.narrows and piece.facets[facet.key] != facet.usual
            ]
            cells = [f"{count} {piece.name}" if many else piece.name, ", ".join(words)]
            cells += [str(value) for _, value in piece.stats]
            if slug in best:
                cells.append(f"+{best[slug].amount}")
            table.add_row(*map(Text, cells))
    return table


def _explained(plan: "Plan", bonuses: "Sequence[Bonus]", reader: "Reader") -> "Table":
    """Return each bonus, its rows or the number of its pieces, and the reason."""
    from rich.text import Text

    titles = {row.key: reader.text(row.title) for part in plan.parts for row in part.rows}
    table = _table(say("roster-bonuses"), "", say("roster-bonus-for"), say("roster-bonus-why"))
    for bonus in bonuses:
        rows = ", ".join(titles[key] for key in bonus.rows)
        whom = rows or say("roster-in-all", number=len(bonus.pieces))
        table.add_row(f"+{bonus.amount}", Text(whom), Text(reader.text(bonus.why)))
    return table


def _table(title: str, *columns: str) -> "Table":
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(*columns, title=title, title_justify="left", title_style="bold", box=SIMPLE_HEAD)
    table.collapse_padding, table.pad_edge = True, False
    table.columns[0].no_wrap = True
    return table
