"""What bots say of a match, beside its commentary: a few words at kick-off, at goals and at the end.

A voice depends on the log and on who plays alone, so that a replay has the same words in the same places.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from kickabout.bots import KINDS
from kickabout.engine.match import Match
from kickabout.engine.narration import Line
from kickabout.table.play import cut_short, is_abandoned
from kickabout.table.store.records import Place
from kickabout.text.messages import Message

Occasion = Literal["kick-off", "scores", "concedes", "wins", "loses", "is-spared"]


class SeatedBot(NamedTuple):
    """A bot in a seat."""

    kind: str
    cast: str | None = None
    """The slug of the member of the cast that it is; None of any other."""

    @property
    def face(self) -> str:
        """What it looks like."""
        return self.cast or self.kind


class Voice(NamedTuple):
    """What a bot says."""

    seat: int
    face: str
    words: Message


def bots_of(places: Sequence[Place]) -> dict[int, SeatedBot]:
    """Return the bots that have taken seats, without those that stand in for people."""
    kinds = ((place, place.kind.partition(":")) for place in places)
    return {
        place.seat: SeatedBot(bot, place.cast) for place, (kind, _, bot) in kinds if kind == "bot"
    }


class Voices:
    """The bots of a match, by seat, and the lines at which they speak."""

    def __init__(self, bots: Mapping[int, SeatedBot], lines: Sequence[Line], match: Match) -> None:
        self._bots = {seat: bot for seat, bot in sorted(bots.items()) if bot.kind in KINDS}
        self._seats = match.seats
        self._winners = match.winners if match.is_over else []
        self._is_given_up = match.is_over and cut_short(match) == "resigned"
        told = (line for line in lines if line.remark.tone == "whistle")
        self._opening = next(told, None) if self._bots else None
        last = next((line for line in reversed(lines) if line.remark.tone != "quiet"), None)
        ends = last is not None and match.is_over and last.number == match.number
        self._closing = last if ends and not is_abandoned(match) else None

    def at(self, line: Line) -> Voice | None:
        """Return what a bot says after a line; None if all are silent."""
        spoken = self._speaker(line)
        if spoken is None:
            return None
        seat, occasion = spoken
        bot = self._bots[seat]
        speaker = "bot" if occasion == "is-spared" else f"bot-{bot.kind}"
        words = Message(f"{speaker}-{occasion}").varied(line.number)
        if bot.cast is not None and occasion == "kick-off":
            words = Message(f"cast-{bot.cast}.kick-off")  # all of a kind would begin alike
        return Voice(seat, bot.face, words)

    def _speaker(self, line: Line) -> tuple[int, Occasion] | None:
        if not self._bots:
            return None
        if line is self._closing:
            best = [seat for seat in self._bots if seat in self._winners]
            if best:
                return best[0], "is-spared" if self._is_given_up else "wins"
            return (min(self._bots), "loses") if self._winners else None
        if line is self._opening:
            return min(self._bots), "kick-off"
        # An own goal is nobody's joy.
        if line.remark.tone != "goal" or "own-goal" in line.remark.message.id:
            return None
        scorer = line.remark.seat
        if scorer < 0:
            return None  # a matchday's draw
        if scorer in self._bots:
            return scorer, "scores"
        around = ((scorer + step) % self._seats for step in range(1, self._seats))
        return next(seat for seat in around if seat in self._bots), "concedes"
