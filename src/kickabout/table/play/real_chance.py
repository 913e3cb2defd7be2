"""Real cards and dice: people draw and roll at their own table and enter the outcomes.

An outcome may be entered by those who may see it: the seat that draws or rolls, else any seat that
sees it. Outcomes that nobody at the table may see, and those that are settled already, are played
by the server. The outcomes that a seat is offered depend on its information set alone: they are
those possible in some sampled matches that look the same to it, so that it learns nothing about
other hands.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from kickabout.engine.dice import seeded
from kickabout.engine.game import SPECTATOR
from kickabout.engine.match import Match
from kickabout.text.invalid import explanation
from kickabout.text.messages import Message

SAMPLES = 24
"""The number of sampled matches that look the same to a seat, from which its possible outcomes are
collected."""


def askable(match: Match, people: Iterable[int]) -> list[int]:
    """Return the seats that are asked for the outcome of chance; empty if people are not asked.

    It depends on a spectator's information alone.
    """
    chance = match.chance
    if chance is None or chance.kind == "reveal":
        return []
    record, game = match.box.record, match.game
    state, numbers = _guess(match, SPECTATOR, 0)
    if chance.kind == "pick" and len(numbers) == 1:
        return []  # a pick among open cards with one outcome is no choice, and everybody sees that
    seeing = [
        seat
        for seat in people
        if all(game.observation_of(record, state, number, seat) == number for number in numbers)
    ]
    return [chance.seat] if chance.seat in seeing else seeing


def possible(match: Match, seat: int) -> list[str]:
    """Return the outcomes that are possible as far as a seat can tell, in the order of the rules; a
    rare one may be missing.
    """
    numbers: set[int] = set()
    for sample in range(SAMPLES):
        numbers.update(_guess(match, seat, sample)[1])
    return [match.name_of(number) for number in sorted(numbers)]


def objection(match: Match, seat: int, outcome: str) -> tuple[Message | None, bool]:
    """Return why an outcome that a seat enters is impossible, None if it is not; and whether it
    looked possible to the seat.

    The reason is that of the rules if the seat could know it. Otherwise an earlier entry was wrong,
    and nothing more is told, since it would reveal what others hold.
    """
    try:
        number = match.number_of(outcome)
    except ValueError as error:
        return Message("error-not-allowed", error=explanation(error)), False
    game, record = match.game, match.box.record
    if match.refusal(outcome) is None and not match.is_clock_end(outcome):
        return None, False
    for sample in range(
        8 * SAMPLES
    ):  # so many that a rare possible outcome is not blamed on the seat
        state, numbers = _guess(match, seat, sample)
        if number in numbers:
            return Message("error-real-misfit"), True
    refused = game.Refusal.of(game.refuse(record, state, number))
    return game.explain(refused, match.box, state, number), False


def told(match: Match, seat: int, outcome: str) -> list[Message]:
    """Return what the seat would be told if this outcome came, in a match that looks the same to
    it.
    """
    game, record, number = match.game, match.box.record, match.number_of(outcome)
    for sample in range(SAMPLES):
        state, numbers = _guess(match, seat, sample)
        if number in numbers:
            break
    else:
        return []
    before, after = state.copy(), state.copy()
    game.apply(record, after, number)
    for seen in (before, after):
        game.redact(record, seen, seat)
    return [remark.message for remark in game.narrate(match.box, before, number, after, seat)]


def _guess(match: Match, seat: int, sample: int) -> tuple[Any, Sequence[int]]:
    """Return a determinized record that looks like the match to the seat, and its outcomes."""
    game, record = match.game, match.box.record
    state = match.hidden(seat)
    game.determinize(record, state, seeded(sample, match.number))
    numbers, weights = [0] * game.most_outcomes, [0] * game.most_outcomes
    return state, numbers[: game.outcomes(record, state, numbers, weights)]
