"""The calls of officials, a row each: what the referee cards do to a match that they are flipped for (RUSH-13).

A box names a call by its slug, and the reader refuses a slug that has no row. Numbers are rulebook clauses.
"""

from collections.abc import Callable
from dataclasses import dataclass

from kickabout.engine.box_fields import Between
from kickabout.engine.effects import EffectTable

from . import state as s
from .state import AddedTime, BoxRecord, Phase, ReverseOfficial, State

# When a card can be the official: each function takes its kind.


def as_first(box: BoxRecord, state: State, kind: int, nothing: int) -> bool:
    """Return whether the match has no official yet (RUSH-13.8)."""
    return state.official == s.NONE


def if_literal(box: BoxRecord, state: State, kind: int, nothing: int) -> bool:
    """Return whether the option lets a Reverse be the official (RUSH-13.25)."""
    return box.reverse != ReverseOfficial.OFF


def always(box: BoxRecord, state: State, kind: int, nothing: int) -> bool:
    """Return True."""
    return True


# What an official lets the sides do as it is flipped: each function takes its kind, and returns whether that comes before
# the drama.


def flip_another(box: BoxRecord, state: State, kind: int, nothing: int) -> bool:
    """Have a second official flipped, if the option says so (RUSH-13.8)."""
    return box.added_time == AddedTime.NEW_OFFICIAL


def let_swap(box: BoxRecord, state: State, kind: int, nothing: int) -> bool:
    """Ask both sides for a swap (RUSH-13.14)."""
    state.phase = Phase.SWAP
    return True


def let_draw(box: BoxRecord, state: State, kind: int, nothing: int) -> bool:
    """Let both sides draw, and play one player each (RUSH-13.16)."""
    state.side = 0
    state.drawer = state.sides[0]
    state.draws = box.official_values[kind]
    state.phase = Phase.RESTART_DRAW
    return True


def let_nothing(box: BoxRecord, state: State, kind: int, nothing: int) -> bool:
    """Return False: the match goes on."""
    return False


# What an official makes of the totals, and then of the goals of a leg: each function takes its kind.


def swap_totals(box: BoxRecord, state: State, kind: int, nothing: int) -> None:
    """Exchange attack and defence of each side (RUSH-13.24)."""
    for side in range(s.SIDES):
        before = state.totals[side, 0]
        state.totals[side, 0] = state.totals[side, 1]
        state.totals[side, 1] = before


def keep_totals(box: BoxRecord, state: State, kind: int, nothing: int) -> None:
    """Leave the totals as they are."""


def lead_of(state: State, side: int) -> int:
    """Return the lead of a side's attack over the other's defence."""
    return state.totals[side, 1] - state.totals[1 - side, 0]


def score_by_lead(box: BoxRecord, state: State, kind: int, nothing: int) -> None:
    """Add each side's goals for the lead of its attack (RUSH-14.10)."""
    for side in range(s.SIDES):
        state.goals[side] += max(0, lead_of(state, side)) // box.goal


def score_one_at_most(box: BoxRecord, state: State, kind: int, nothing: int) -> None:
    """Add one goal for the side with the larger lead, if that is large enough (RUSH-13.26, 13.27)."""
    home, away = lead_of(state, 0), lead_of(state, 1)
    if home != away and max(home, away) >= box.official_values[kind]:
        state.goals[0 if home > away else 1] += 1


def score_in_midfield(box: BoxRecord, state: State, kind: int, nothing: int) -> None:
    """Add the goals of the leads, and more for the better midfield (RUSH-13.19, 13.20)."""
    score_by_lead(box, state, kind, nothing)
    if state.totals[0, 2] != state.totals[1, 2]:
        better = 0 if state.totals[0, 2] > state.totals[1, 2] else 1
        state.goals[better] += box.official_values[kind]


Test = Callable[[BoxRecord, State, int, int], bool]
Deed = Callable[[BoxRecord, State, int, int], None]


@dataclass(frozen=True, kw_only=True)
class Row:
    """What there is to know of a call."""

    values: Between | None = None
    """The range of its value, None if it takes none."""
    allowed: Test = always
    """Whether its card can be the official now."""
    lets: Test = let_nothing
    """What it lets the sides do first."""
    totals: Deed = keep_totals
    """What it makes of attack and defence."""
    goals: Deed = score_by_lead
    """How the goals of the leg are counted."""
    rules_out: int | None = None
    """The slot from which on it rules out the best player of each side."""
    bookings_count: bool = True
    chemistry_counts: bool = True
    lifts_defences: bool = False
    """Whether it adds its value to both defences."""


class OfficialEffect(EffectTable):
    """The effect of a referee card as the official of a match. New members come last."""

    row: Row

    TWO_LEGS = Row(allowed=as_first, lets=flip_another)
    TOP_OUT = Row(rules_out=0)
    TOP_FORWARD_OUT = Row(rules_out=s.FIRST_FORWARD)
    NO_CHEMISTRY = Row(chemistry_counts=False)
    SWAP_ONE = Row(lets=let_swap)
    DRAW_AND_PLAY = Row(values=Between(1, 9), lets=let_draw)
    MIDFIELD_GOAL = Row(values=Between(1, 9), goals=score_in_midfield)
    DEFENCES_UP = Row(values=Between(1, 20), lifts_defences=True)
    SWAP_TOTALS = Row(allowed=if_literal, totals=swap_totals)
    GOALLESS = Row(values=Between(1, 60), goals=score_one_at_most)
    NO_BOOKINGS = Row(bookings_count=False)


may_be_called = OfficialEffect.rule("allowed", always)
"""Return whether a card can be the official now (`Row.allowed`)."""
lets_something = OfficialEffect.rule("lets", let_nothing)
"""Let the sides do something first, and return whether they have to (`Row.lets`)."""
change_totals = OfficialEffect.rule("totals", keep_totals)
"""Change attack and defence of both sides (`Row.totals`); nothing without an official."""
add_goals = OfficialEffect.rule("goals", score_by_lead)
"""Add the goals of a leg (`Row.goals`); those of the leads without an official."""
CALL_RULES_OUT = OfficialEffect.column("rules_out")
BOOKINGS_COUNT = OfficialEffect.column("bookings_count")
CHEMISTRY_COUNTS = OfficialEffect.column("chemistry_counts")
LIFTS_DEFENCES = OfficialEffect.column("lifts_defences")
