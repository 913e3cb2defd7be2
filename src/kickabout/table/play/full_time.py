"""How a match that is over went: the manner in which it was won, and what chance and decisions did."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from kickabout.engine.match import Match
from kickabout.table.play.win_chart import Point

Manner = Literal["draw", "shared", "narrow", "win", "thrashing", "comeback"]
"""How a match ended, as a newspaper would put it."""
COMEBACK = 2
"""So many goals a winner must have been behind for a comeback."""
THRASHING = 3
"""The margin in goals from which a win is a thrashing."""


@dataclass(frozen=True)
class Shares:
    """By how much the chance of winning of each seat changed over a match, and through what.

    Both add up to the whole change of each seat, -1..1.
    """

    luck: tuple[float, ...]
    """Through outcomes of chance."""
    play: tuple[float, ...]
    """Through decisions, one's own and those of the others."""


def manner_of(match: Match) -> Manner:
    """How a match that is over was won."""
    winners = match.winners
    if not winners:
        return "draw"
    if len(winners) > 1:
        return "shared"
    winner = winners[0]
    goals = _final_goals(match)
    if any(_behind(standing, winner) >= COMEBACK for standing in _standings(match, goals)):
        return "comeback"
    lead = -_behind(goals, winner)
    if lead >= THRASHING:
        return "thrashing"
    return "narrow" if lead <= 1 < goals[winner] else "win"


def shares_of(match: Match, points: Sequence[Point]) -> Shares | None:
    """What chance and decisions did to the chances of winning of each seat, by a whole win chart.

    None if the points lie so far apart that both happened between two of them.
    """
    luck, play = [0.0] * match.seats, [0.0] * match.seats
    for before, after in pairwise(points):
        actors = {actor < 0 for actor, _ in match.log[before.at : after.at]}
        if len(actors) > 1:
            return None
        through = luck if True in actors else play
        for seat in range(match.seats):
            through[seat] += after.chances[seat] - before.chances[seat]
    return Shares(tuple(luck), tuple(play))


def _final_goals(match: Match) -> list[int]:
    out = [0.0] * match.seats
    game = match.game
    (game.goals or game.scores)(match.box.record, match.state, out)
    return [math.floor(goals) for goals in out]


def _standings(match: Match, final: list[int]) -> Iterator[list[int]]:
    """The goals of all seats after each goal, of a match whose page counts goals."""
    if _shown_goals(match) != final:
        return
    for number in sorted({line.number for line in match.story() if line.remark.tone == "goal"}):
        yield _shown_goals(match.at(number))


def _shown_goals(match: Match) -> list[int]:
    return [player["goals"] for player in match.view()["players"]]


def _behind(goals: list[int], seat: int) -> int:
    """By how many goals a seat is behind the best of the others."""
    return max(goals[:seat] + goals[seat + 1 :], default=0) - goals[seat]
