"""Summary of a finished match: the manner in which it was won, and the shares of luck and play."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from kickabout.engine.match import Match
from kickabout.engine.transcript import LAST, LOSE_BY_LEAVING, LOSE_ON_TIME, RESIGN
from kickabout.table.play.win_chart import Point, first_turn

Manner = Literal[
    "draw", "shared", "narrow", "win", "thrashing", "comeback", "resigned", "on-time", "left"
]
"""The ways in which a match can end, in the words of a newspaper."""
CutShort = Literal["resigned", "on-time", "left"]
_CUT_SHORT: dict[str, CutShort] = {
    RESIGN: "resigned",
    LOSE_ON_TIME: "on-time",
    LOSE_BY_LEAVING: "left",
}
COMEBACK = 2
"""The goals by which a winner must have been behind for a comeback."""
THRASHING = 3
"""The margin in goals from which a win is a thrashing."""


@dataclass(frozen=True)
class Shares:
    """Changes of each seat's chance of winning over a match, by cause.

    Both add up to the whole change of each seat, -1..1.
    """

    luck: tuple[float, ...]
    """By outcomes of chance."""
    play: tuple[float, ...]
    """By decisions, of the seat itself and of others."""


def manner_of(match: Match) -> Manner:
    """Return the manner in which a finished match was won."""
    winners = match.winners
    given_up = cut_short(match)
    if given_up is not None:
        return given_up
    if not winners:
        return "draw"
    if len(winners) > 1:
        return "shared"
    winner = winners[0]
    goals = goals_of(match)
    if any(_behind(standing, winner) >= COMEBACK for standing in _standings(match, goals)):
        return "comeback"
    lead = -_behind(goals, winner)
    if lead >= THRASHING:
        return "thrashing"
    return "narrow" if lead <= 1 < goals[winner] else "win"


def cut_short(match: Match) -> CutShort | None:
    """Return how a match was given up; None if it was played to its end, or a draw was agreed on."""
    if not match.is_cut_short or match.is_draw_agreed:
        return None
    return _CUT_SHORT[match.beside[-1].name.removesuffix(LAST)]


def is_abandoned(match: Match) -> bool:
    """Return whether several are left of whom one has given a match up: they have not won it among themselves."""
    return cut_short(match) is not None and len(match.winners) > 1


def shares_of(match: Match, points: Sequence[Point]) -> Shares | None:
    """Return the shares of luck and play in a match with a complete win chart.

    None if the points lie so far apart that chance and decisions both occur between two of them. What came before the first
    turn has none.
    """
    luck, play = [0.0] * match.seats, [0.0] * match.seats
    begins, _ = first_turn(match)
    for before, after in pairwise(points):
        actors = {actor < 0 for actor, _ in match.log[max(before.at, begins) : after.at]}
        if len(actors) > 1:
            return None
        if before.at < after.at <= begins:
            continue
        through = luck if True in actors else play
        for seat in range(match.seats):
            through[seat] += after.chances[seat] - before.chances[seat]
    return Shares(tuple(luck), tuple(play))


def goals_of(match: Match) -> list[int]:
    """Return the goals of each seat so far, as the result of a match counts them."""
    out = [0.0] * match.seats
    game = match.game
    (game.goals or game.scores)(match.box.record, match.state, out)
    return [math.floor(goals) for goals in out]


def _standings(match: Match, final: list[int]) -> Iterator[list[int]]:
    """Yield the goals of all seats after each goal; nothing if the page counts other goals."""
    if _shown_goals(match) != final:
        return
    for number in sorted({line.number for line in match.story() if line.remark.tone == "goal"}):
        yield _shown_goals(match.at(number))


def _shown_goals(match: Match) -> list[int]:
    return [player["goals"] for player in match.view()["players"]]


def _behind(goals: list[int], seat: int) -> int:
    """Return the number of goals by which a seat is behind the best of the others."""
    return max(goals[:seat] + goals[seat + 1 :], default=0) - goals[seat]
