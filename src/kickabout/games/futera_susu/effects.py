"""The effects of action cards, a row each: on what a card is played, when, what it does, and what it is worth.

A box names an effect by its slug. What compiled rules and bots read of a row is copied into the `BoxRecord` when a box
is read, for each kind of card. Numbers are rulebook clauses.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum

from kickabout.engine.box_fields import Between
from kickabout.engine.effects import ByEffect, EffectTable
from kickabout.engine.game import Tone

from . import state as s
from .duel import is_asked, turn_up
from .pitch import cards_in_row
from .refusals import Refusal
from .state import BoxRecord, Stage, State, Window


class Target(IntEnum):
    """What a card is played on."""

    NOTHING = 0
    STAT = 1
    RIVAL = 2
    """A rival's card on the pitch."""
    ROW = 3
    """One's own card beside the one in the duel."""


# What a card needs: each function takes a card of some kind in the hand of the actor.


def attacks_in_midfield(box: BoxRecord, state: State, kind: int, target: int) -> bool:
    """Return whether the actor attacks in midfield (SUSU-8.12)."""
    return state.actor == state.turn and state.stage == Stage.MIDFIELDER


def defends_the_goal(box: BoxRecord, state: State, kind: int, target: int) -> bool:
    """Return whether the actor's goalkeeper duels (SUSU-8.13, 8.17)."""
    return state.actor != state.turn and state.stage == Stage.GOALKEEPER


def has_a_deck(box: BoxRecord, state: State, kind: int, target: int) -> bool:
    """Return whether there is a card to draw (SUSU-7.10)."""
    return state.deck_size[state.actor] > 0


def rival_has_a_bench(box: BoxRecord, state: State, kind: int, target: int) -> bool:
    """Return whether there is a substitute to hurt (SUSU-7.10)."""
    return state.bench[1 - state.actor] > 0


def rival_is_asked(box: BoxRecord, state: State, kind: int, target: int) -> bool:
    """Return whether there is somebody to silence (SUSU-7.10)."""
    return is_asked(state, 1 - state.actor)


def has_company(box: BoxRecord, state: State, kind: int, target: int) -> bool:
    """Return whether another card is in the row of the one in the duel (SUSU-8.11)."""
    return cards_in_row(state, state.actor, s.ROW_OF_SPOT[state.spot[state.actor]]) > 1


def needs_nothing(box: BoxRecord, state: State, kind: int, target: int) -> bool:
    """Return True: such a card can always be played in its window."""
    return True


# What a card does: each function takes a card of some kind that has left the hand of the actor, and its target.


def send_off(box: BoxRecord, state: State, kind: int, target: int) -> None:
    """Mark the rival's card to leave the pitch once it lies face up (SUSU-8.1, 14.7)."""
    rival = 1 - state.actor
    turn_up(state, rival, target)
    state.leaving[rival] = target


def boost(box: BoxRecord, state: State, kind: int, target: int) -> None:
    """Add to one stat of one's own card (SUSU-8.5)."""
    state.boost[state.actor, target - s.SPOTS] += box.values[kind]


def boost_all(box: BoxRecord, state: State, kind: int, target: int) -> None:
    """Add to every stat of one's own card (SUSU-8.17, 8.18)."""
    add_to_all(state, state.actor, box.values[kind])


def weaken(box: BoxRecord, state: State, kind: int, target: int) -> None:
    """Take from every stat of the rival's card (SUSU-8.9)."""
    add_to_all(state, 1 - state.actor, -box.values[kind])


def add_to_all(state: State, seat: int, amount: int) -> None:
    """Add an amount to every stat of a seat's card in the duel."""
    for stat in range(s.STATS):
        state.boost[seat, stat] += amount


def re_roll(box: BoxRecord, state: State, kind: int, target: int) -> None:
    """Have both dice rolled again (SUSU-8.7)."""
    for seat in range(state.seats):
        state.die[seat] = 0


def re_roll_own(box: BoxRecord, state: State, kind: int, target: int) -> None:
    """Have one's own die rolled again (SUSU-8.16)."""
    state.drawer = state.actor
    state.one_die = 1


def advantage(box: BoxRecord, state: State, kind: int, target: int) -> None:
    """Win if the totals are level (SUSU-8.10)."""
    state.advantage[state.actor] = 1


def switch(box: BoxRecord, state: State, kind: int, target: int) -> None:
    """Let another card of the row duel, whose bonus is then told anew (SUSU-8.11)."""
    state.spot[state.actor] = target
    state.told = 0
    turn_up(state, state.actor, target)


def long_ball(box: BoxRecord, state: State, kind: int, target: int) -> None:
    """Go straight to the goal if the duel is won (SUSU-8.12)."""
    state.long_ball = 1
    state.long_ball_cost = box.values[kind]


def offside(box: BoxRecord, state: State, kind: int, target: int) -> None:
    """End the possession (SUSU-8.13)."""
    state.over = 1


def draw(box: BoxRecord, state: State, kind: int, target: int) -> None:
    """Draw action cards (SUSU-8.14)."""
    state.draws[state.actor] += box.values[kind]


def injury(box: BoxRecord, state: State, kind: int, target: int) -> None:
    """Have one of the rival's substitutes hurt (SUSU-8.15)."""
    state.drawer = 1 - state.actor
    state.injured = 1


def silence(box: BoxRecord, state: State, kind: int, target: int) -> None:
    """Keep the rival from playing a card in this duel (SUSU-8.19)."""
    state.silenced[1 - state.actor] = 1


@dataclass(frozen=True, kw_only=True)
class Row:
    """What there is to know of an effect."""

    carry_out: Callable[[BoxRecord, State, int, int], None]
    on: Target = Target.NOTHING
    values: Between | None = None
    """The range of its value, None if it takes none."""
    sign: int = 0
    """1 if its value adds something, -1 if it takes something away: how the corner of a card shows it."""
    window: Window = Window.EITHER
    """The only window in which it makes sense."""
    untimely: Refusal = Refusal.NONE
    """The refusal in the other window; NONE for one that names the window alone."""
    needs: Callable[[BoxRecord, State, int, int], bool] = needs_nothing
    unmet: Refusal = Refusal.NONE
    """The refusal where that is lacking."""
    held: int
    """The worth of keeping its card, to the heuristic, in thousandths of a win."""
    worth: int
    """The worth of its card in hand, to the evaluation of a position, in thousandths of a goal."""
    tone: Tone = "play"
    """The tone of the commentary; any other than `play` is the rival's."""
    stays_in_duel: bool = False
    """True if the chance to win the duel after it can be computed at once."""


class Effect(EffectTable):
    """The effect of an action card; `box.toml` says what its value means. New members come last."""

    row: Row

    SEND_OFF = Row(carry_out=send_off, on=Target.RIVAL, held=110, worth=1300, tone="sent-off")
    BOOST = Row(
        carry_out=boost,
        on=Target.STAT,
        values=Between(1, 9),
        sign=1,
        held=45,
        worth=120,
        stays_in_duel=True,
    )
    BOOST_ALL = Row(
        carry_out=boost_all, values=Between(1, 9), sign=1, held=30, worth=120, stays_in_duel=True
    )
    WEAKEN = Row(
        carry_out=weaken,
        values=Between(1, 9),
        sign=-1,
        held=45,
        worth=150,
        tone="book",
        stays_in_duel=True,
    )
    RE_ROLL = Row(
        carry_out=re_roll,
        window=Window.AFTER,
        untimely=Refusal.RE_ROLL_AFTER_ROLL,  # 8.8
        held=15,
        worth=130,
        stays_in_duel=True,
    )
    RE_ROLL_OWN = Row(
        carry_out=re_roll_own,
        window=Window.AFTER,
        untimely=Refusal.OWN_RE_ROLL_AFTER_ROLL,  # 8.16
        held=40,
        worth=130,
        stays_in_duel=True,
    )
    ADVANTAGE = Row(carry_out=advantage, held=20, worth=50, stays_in_duel=True)
    SWITCH = Row(
        carry_out=switch,
        on=Target.ROW,
        window=Window.BEFORE,
        untimely=Refusal.SWITCH_BEFORE_ROLL,  # 8.11
        needs=has_company,
        unmet=Refusal.ALONE_IN_ROW,
        held=45,
        worth=0,
        stays_in_duel=True,
    )
    LONG_BALL = Row(
        carry_out=long_ball,
        values=Between(0, 9),
        sign=-1,
        window=Window.BEFORE,
        untimely=Refusal.LONG_BALL_BEFORE_ROLL,  # 8.12
        needs=attacks_in_midfield,
        unmet=Refusal.LONG_BALL_FROM_MIDFIELD,
        held=30,
        worth=0,
    )
    OFFSIDE = Row(
        carry_out=offside,
        window=Window.BEFORE,
        untimely=Refusal.OFFSIDE_BEFORE_ROLL,  # 8.13
        needs=defends_the_goal,
        unmet=Refusal.OFFSIDE_AT_GOAL,
        held=30,
        worth=200,
    )
    DRAW = Row(
        carry_out=draw,
        values=Between(1, 5),
        sign=1,
        needs=has_a_deck,
        unmet=Refusal.DECK_EMPTY,
        held=-5,
        worth=480,
    )
    INJURY = Row(
        carry_out=injury,
        needs=rival_has_a_bench,
        unmet=Refusal.BENCH_EMPTY,
        held=-15,
        worth=850,
    )
    WALL = Row(
        carry_out=boost_all,
        values=Between(1, 9),
        sign=1,
        needs=defends_the_goal,
        unmet=Refusal.WALL_AT_GOAL,
        held=40,
        worth=90,
        stays_in_duel=True,
    )
    SILENCE = Row(
        carry_out=silence,
        needs=rival_is_asked,
        unmet=Refusal.RIVAL_NOT_ASKED,
        held=30,
        worth=100,
    )


carry_out: ByEffect[None] = Effect.rule("carry_out")
"""Carry out the effect of a card (`Row.carry_out`)."""
has_what_it_needs = Effect.rule("needs", needs_nothing)
"""Return whether a card has what its effect needs (`Row.needs`)."""
