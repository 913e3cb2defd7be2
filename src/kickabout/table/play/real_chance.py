"""Real cards and dice: chance is asked of people, who say what was drawn or rolled on the table before them.

Whoever may see an outcome may say what it was: the seat that draws or rolls, else anybody who sees it. Outcomes that
nobody at the table may see, and those that are settled already, the server plays. What a seat is offered goes by what
it sees: it is what could come in some matches that look the same to it, so that it learns nothing about other hands.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from kickabout.engine.dice import seeded
from kickabout.engine.game import SPECTATOR
from kickabout.engine.match import Match
from kickabout.text.messages import Message

SAMPLES = 24
"""Matches that look the same to a seat of which the outcomes are put together."""


def askable(match: Match, people: Iterable[int]) -> list[int]:
    """The seats that are asked what chance has brought; empty if it is not asked of people.

    It goes by what a spectator sees.
    """
    chance = match.chance
    if chance is None or chance.kind == "reveal":
        return []
    record, game = match.box.record, match.game
    state, numbers = _guess(match, SPECTATOR, 0)
    if chance.kind == "pick" and len(numbers) == 1:
        return []  # what lies open leaves no choice, and everybody sees that
    seeing = [
        seat
        for seat in people
        if all(game.observation_of(record, state, number, seat) == number for number in numbers)
    ]
    return [chance.seat] if chance.seat in seeing else seeing


def possible(match: Match, seat: int) -> list[str]:
    """The outcomes that could come as far as a seat can tell, in the order of the rules; a rare one may be missing."""
    numbers: set[int] = set()
    for sample in range(SAMPLES):
        numbers.update(_guess(match, seat, sample)[1])
    return [match.name_of(number) for number in sorted(numbers)]


def objection(match: Match, seat: int, outcome: str) -> tuple[Message | None, bool]:
    """Why what a seat says cannot have come, None if it can; and whether to the seat it looked possible.

    The reason is that of the rules where the seat could know it. Else somebody was wrong before, and more than that is
    not told: it would say what others hold.
    """
    try:
        number = match.number_of(outcome)
    except ValueError as error:
        return Message("error-not-allowed", error=str(error)), False
    game, record = match.game, match.box.record
    if match.refusal(outcome) is None and not match.is_clock_end(outcome):
        return None, False
    for sample in range(
        8 * SAMPLES
    ):  # what looks possible must not pass for a mistake of one's own
        state, numbers = _guess(match, seat, sample)
        if number in numbers:
            return Message("error-real-misfit"), True
    refused = game.refuse(record, state, number)
    if refused == 0:
        return Message("error-real-misfit"), True
    return game.explain(game.Refusal.of(refused), match.box, state, number), False


def told(match: Match, seat: int, outcome: str) -> list[Message]:
    """What would be told to a seat if this came, as it would be in the match as the seat takes it to be."""
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
    """A record that looks to the seat like that of the match, and the outcomes there."""
    game, record = match.game, match.box.record
    state = match.hidden(seat)
    game.determinize(record, state, seeded(sample, match.number))
    numbers, weights = [0] * game.most_outcomes, [0] * game.most_outcomes
    return state, numbers[: game.outcomes(record, state, numbers, weights)]
