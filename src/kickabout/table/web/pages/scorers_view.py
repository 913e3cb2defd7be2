"""Scorers, the cards that decided and bookings, as the pages of competitions and of seasons show them."""

from collections import Counter
from collections.abc import Sequence
from typing import TypedDict

from kickabout.engine.incidents import Scorer
from kickabout.table import catalogue
from kickabout.table.formats.fixtures import Result
from kickabout.table.formats.scorers import (
    Booked,
    Tally,
    booked,
    counted,
    decider_of,
    deciders,
    goals_of,
    scorers,
)
from kickabout.table.language import game_messages
from kickabout.table.seasons import ready_squads
from kickabout.text.reader import Reader

MOST = 10
"""The rows of a list."""


class ShownTally(TypedDict):
    """How often a card or a player of a side has scored, or decided a match."""

    side: int
    name: str
    """Of all cards of a side that have scored, where its cards have."""
    number: int


class ShownScorers(TypedDict):
    """What the results of a competition add up to beside its tables."""

    by: str
    """What has scored: `card`, `player` or the like; `win` where a goal of a game is a match won."""
    about: str
    """What such a win is; empty where goals are goals."""
    is_shared: bool
    """Whether sides may have the same players: a ready-made squad is for everybody."""
    deductions: str
    """Why goals were taken off; empty if none were."""
    scorers: list[ShownTally]
    more: list[ShownTally]
    """The scorers that follow."""
    own_goals: list[tuple[int, int]]
    """The sides for which rivals have scored, each with how often; those of cards are among their rows."""
    deciders: list[ShownTally]
    """Empty where they are the scorers again, or cards."""
    booked: list[Booked]


class ShownGoals(TypedDict):
    """The goals of a match."""

    scorers: list[list[ShownTally]]
    """By seat."""
    own_goals: list[int]
    """By seat, those of rivals that count for it."""
    deducted: list[int]
    """By seat, the goals that were taken off."""
    decided: str
    """Whose goal has decided it; empty if none has, or it is the only one."""


class ScorersView:
    """The scorers of a game, by their names in a language."""

    def __init__(self, game: str, locale: str) -> None:
        self._game = game
        self._reader = Reader(game_messages(catalogue.find(game), locale))

    def of_all(self, results: Sequence[Result]) -> ShownScorers:
        """Return what results add up to."""
        these = [one for one in results if one.how != "void"]
        tallies, decided = scorers(these), deciders(these)
        is_win = self._reader.localization.has("scorers-win")
        by = "win" if is_win else tallies[0].scorer.kind if tallies else ""
        deducted = any(any(counted(one, "deduction")) for one in these)
        own_goals: Counter[int] = Counter()
        for one in these:
            own_goals.update(dict(zip(one.fixture.sides, counted(one, "own-goal"), strict=True)))
        is_of_sides = by == "card"  # every side has the same ones
        shown = self._of_sides(tallies, own_goals) if is_of_sides else [*map(self._tally, tallies)]
        return {
            "by": by,
            "about": self._reader.say("scorers-win") if is_win else "",
            "is_shared": bool(ready_squads(self._game)),
            "deductions": self._reader.say("scorers-deductions") if deducted else "",
            "scorers": shown[:MOST],
            "more": shown[MOST:],
            "own_goals": []
            if is_of_sides
            else [pair for pair in own_goals.most_common() if pair[1]],
            "deciders": []
            if is_of_sides or decided == tallies
            else [self._tally(one) for one in decided[:MOST]],
            "booked": booked(these)[:MOST],
        }

    def of_one(self, result: Result) -> ShownGoals | None:
        """Return the goals of a match; None if nobody is known to have scored, and none were taken off."""
        own_goals, deducted = counted(result, "own-goal"), counted(result, "deduction")
        if result.how == "void" or not any((*goals_of(result), *own_goals, *deducted)):
            return None
        tallies, goal = scorers([result]), decider_of(result)
        return {
            "scorers": [
                [self._tally(one) for one in tallies if one.side == side]
                for side in result.fixture.sides
            ],
            "own_goals": own_goals,
            "deducted": deducted,
            "decided": ""
            if goal is None
            or goal.scorer is None
            or sum(one.number for one in tallies) + sum(own_goals) == 1
            else self._name(goal.scorer),
        }

    def _of_sides(self, tallies: Sequence[Tally], own_goals: Counter[int]) -> list[ShownTally]:
        """Return by sides, most goals first, which of their cards have scored, each with how often."""
        of_sides: dict[int, list[Tally]] = {}
        for one in tallies:
            of_sides.setdefault(one.side, []).append(one)
        shown: list[ShownTally] = []
        for side in of_sides | own_goals:
            own, given = of_sides.get(side, []), own_goals[side]
            words = [self._times(one) for one in own]
            if given:
                words.append(self._reader.say("scorers-own-goals", number=given))
            number = sum(one.number for one in own) + given
            shown += [{"side": side, "name": ", ".join(words), "number": number}] if number else []
        return sorted(shown, key=lambda one: -one["number"])

    def _times(self, tally: Tally) -> str:
        name = self._name(tally.scorer)
        times = self._reader.say("scorers-times", number=tally.number)
        return f"{name}\N{NO-BREAK SPACE}{times}" if tally.number > 1 else name

    def _tally(self, tally: Tally) -> ShownTally:
        return {"side": tally.side, "name": self._name(tally.scorer), "number": tally.number}

    def _name(self, scorer: Scorer) -> str:
        return self._reader.text(scorer.named)
