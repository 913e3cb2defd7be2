"""The totals of a match, step by step: ratings, bookings, chemistry, the official, the INSTANTs (RUSH-14.9).

`scoring` computes the totals; this module breaks them down for display.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from kickabout.text.messages import Message, Name

from . import scoring
from . import state as s
from .box import RushBox
from .calls import OfficialEffect
from .instants import instant_kind
from .state import BoxRecord, Phase, State

NO_INSTANTS = (0, 0)
RATINGS = Message("sum-ratings")
BOOKINGS = Message("sum-bookings")
CHEMISTRY = Message("sum-chemistry")
FLOOR = Message("sum-floor")


@dataclass(frozen=True)
class Step:
    """One line of a sum."""

    label: Message | Name
    """The reason for it: a message, or the card that causes it."""
    value: int


@dataclass(frozen=True)
class Sum:
    """A total with the lines that add up to it."""

    steps: tuple[Step, ...]
    total: int

    def of(self, label: Message) -> int:
        """Return the sum of the lines with this label."""
        return sum(step.value for step in self.steps if step.label == label)

    @property
    def added(self) -> tuple[Step, ...]:
        """The lines added to the ratings."""
        return tuple(step for step in self.steps if step.label != RATINGS)


@dataclass(frozen=True)
class Leg:
    """The outcome of one leg of a match; a match has one, under ADDED TIME two."""

    official: int
    """The kind of card that is the official, or NONE."""
    defence: tuple[Sum, Sum]
    attack: tuple[Sum, Sum]
    midfield: tuple[int, int]
    out_by_official: tuple[int, int]
    """The slots of each side that the official rules out, as a bit set."""
    out: tuple[int, int]
    """The slots of each side that count 0 in the end, as a bit set."""
    goals: tuple[int, int]


def legs(box: RushBox, state: State) -> list[Leg]:
    """Return the legs of the match under way from public information; both sevens must have been shown.

    The INSTANTs count once both have been shown.
    """
    instants = [
        state.instant[side] if state.phase == Phase.WHISTLE else 0 for side in range(s.SIDES)
    ]
    shown = with_instants(state, instants)
    official = state.official
    if not scoring.official_stands(box.record, shown):
        official = s.NONE
    if scoring.effect(box.record, official) == OfficialEffect.TWO_LEGS:
        return [leg(box, shown, s.NONE), leg(box, shown, state.second_official)]
    return [leg(box, shown, official)]


def with_instants(state: State, instants: Sequence[int]) -> State:
    """Return a copy of the match with these INSTANTs."""
    other: State = state.copy()
    for side in range(s.SIDES):
        other.instant[side] = instants[side]
    return other


def leg(box: RushBox, state: State, official: int) -> Leg:
    """Return the outcome of a leg under its official, with its totals step by step."""
    record = box.record
    scored, plain = state.copy(), with_instants(state, NO_INSTANTS)
    for side in range(s.SIDES):
        scored.goals[side] = 0
    scoring.score_leg(record, scored, official)
    sums = [_side(box, state, plain, side, official) for side in range(s.SIDES)]
    if scoring.effect(record, official) == OfficialEffect.SWAP_TOTALS:
        name = box.cards[official].named
        sums = [
            (_turned(defence, attack, name), _turned(attack, defence, name))
            for defence, attack in sums
        ]
    out, by_official = (
        [scoring.ruled_out(record, given, side, official) for side in range(s.SIDES)]
        for given in (state, plain)
    )
    return Leg(
        official,
        (sums[0][0], sums[1][0]),
        (sums[0][1], sums[1][1]),
        (scored.totals[0, 2], scored.totals[1, 2]),
        (by_official[0], by_official[1]),
        (out[0], out[1]),
        (scored.goals[0], scored.goals[1]),
    )


def side_sums(box: RushBox, state: State, side: int) -> tuple[Sum, Sum]:
    """Return defence and attack of a side before the official and the INSTANTs."""
    plain = with_instants(state, NO_INSTANTS)
    return _side(box, plain, plain, side, s.NONE)


def _side(box: RushBox, state: State, plain: State, side: int, official: int) -> tuple[Sum, Sum]:
    """Return defence and attack of a side before an official swaps them."""
    return (
        _sum(box, state, plain, side, official, scoring.defence, 0, s.FIRST_ATTACKER),
        _sum(box, state, plain, side, official, scoring.attack, s.FIRST_ATTACKER, s.SEVEN_SLOTS),
    )


def _sum(
    box: RushBox,
    state: State,
    plain: State,
    side: int,
    official: int,
    total: Callable[[BoxRecord, State, int, int], int],
    first: int,
    last: int,
) -> Sum:
    """Return a total of a side with its steps; `plain` is the match without INSTANTs."""
    record = box.record
    printed = sum(record.rating[state.line[side, slot]] for slot in range(first, last))
    counted = scoring.count(record, plain, side, s.NONE, first, last)
    chemistry = scoring.chemistry(record, plain, side, s.NONE)
    before = total(record, plain, side, s.NONE)
    called = total(record, plain, side, official)
    played = total(record, state, side, official)
    instant = instant_kind(state.instant[1 - side])
    steps = [
        Step(RATINGS, printed),
        Step(BOOKINGS, counted - printed),
        Step(CHEMISTRY, -chemistry),
        Step(FLOOR, before - counted + chemistry),
    ]
    if official != s.NONE:
        steps.append(Step(box.cards[official].named, called - before))
    if instant != s.NONE:
        steps.append(Step(box.cards[instant].named, played - called))
    return Sum(tuple(step for step in steps if step.value or step.label == RATINGS), played)


def _turned(one: Sum, other: Sum, name: Name) -> Sum:
    """Return a sum with a last step, called `name`, that changes its total to that of another."""
    step = (Step(name, other.total - one.total),) if other.total != one.total else ()
    return Sum((*one.steps, *step), other.total)
