"""`kickabout positions`: find decisions worth thinking about in matches between bots."""

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kickabout.cli.catalogue import GameName
from kickabout.cli.console import compile_rules
from kickabout.cli.errors import failure
from kickabout.cli.say import say
from kickabout.cli.simulate import Seed, find_game, progress_bar

if TYPE_CHECKING:
    from kickabout.bots.positions import Position

positions = typer.Typer(help=say("help-positions"), no_args_is_help=True)


@positions.callback()
def _positions() -> None:
    """Keep the name of a command below the group, though there is only one."""


@positions.command("find", help=say("help-positions-find"))
def find_positions(
    game: GameName,
    matches: Annotated[int, typer.Option(min=1, help=say("help-positions-find.matches"))] = 100,
    seed: Seed = 0,
    keep: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help=say("help-positions-find.keep"))
    ] = None,
) -> None:
    """Look through matches, and list what is accepted."""
    from kickabout.bots.analysis import KERNELS
    from kickabout.bots.position_finder import Finder
    from kickabout.table.daily import is_explained

    rules = find_game(game)
    compile_rules(rules, *KERNELS)
    finder, found = Finder(rules, seed), 0
    started = time.monotonic()
    with progress_bar(matches) as progress, failure(str(keep)):
        for number in range(matches):
            for position in filter(is_explained, finder.look_through(number)):
                found += 1
                typer.echo(_line(number, position))
                if keep is not None:
                    keep.mkdir(parents=True, exist_ok=True)
                    file = keep / f"{seed}-{number}-{position.match.number}.json"
                    file.write_text(position.write(), encoding="utf-8")
            progress(number + 1)
    typer.echo(
        say(
            "positions-found",
            number=found,
            matches=matches,
            decisions=finder.decisions,
            judged=finder.judged,
            seconds=round(time.monotonic() - started),
        )
    )


def _line(match: int, position: "Position") -> str:
    from kickabout.bots.position_finder import is_surprising
    from kickabout.text.messages import Figure

    best, second = position.answers[:2]
    return say(
        "position-found",
        match=match,
        at=position.match.number,
        seat=position.seat,
        answers=len(position.answers),
        best=best.actions[0],
        percent=round(100 * best.chance),
        second=second.actions[0],
        surprising="yes" if is_surprising(position) else "no",
        points=Figure(100 * position.given_away(second)),
    )
