"""The effects of action cards, a row each: how a card is played, on whom, when, and what it is worth.

A box names an effect by its slug, and the reader refuses a slug that has no row. What compiled rules and bots read of a
row is copied into the `BoxRecord` when a box is read, for each kind of card. Numbers are rulebook clauses.
"""

from collections.abc import Callable
from dataclasses import dataclass

from kickabout.engine.effects import ByEffect, EffectTable
from kickabout.engine.game import Tone

from . import state as dash
from .piles import discard, discard_hand, gather_discard, lose_attack
from .refusals import Refusal
from .shots import shoot
from .state import BoxRecord, Group, State
from .substitution import ask_swap
from .turns import deal, next_turn, wait_for_answer

# What a card does: each function takes a card of some kind, which has left the hand of the seat whose turn it is,
# and the seat that it is played on, or NONE. It lays the card somewhere and leaves the match waiting for what comes next.


def lay(box: BoxRecord, state: State, kind: int, target: int) -> None:
    """Ask for answers to an attack or defence card, before it counts (DASH-10.4)."""
    state.card = kind
    state.target = state.turn if target == dash.NONE else target
    state.answers = 0
    wait_for_answer(state, state.turn)


def penalty(box: BoxRecord, state: State, kind: int, target: int) -> None:
    """Shoot (DASH-7.2)."""
    discard(state, kind)  # 4.4
    shoot(state, state.turn)


def halftime(box: BoxRecord, state: State, kind: int, target: int) -> None:
    """Return all hands and attack cards to the deck with the discard pile, and deal (DASH-9)."""
    state.removed[kind] += 1  # 9.4
    for seat in range(state.seats):
        lose_attack(box, state, seat)
        discard_hand(box, state, seat)
    gather_discard(box, state)
    deal(box, state)


def offside(box: BoxRecord, state: State, kind: int, target: int) -> None:
    """Take all attack points (DASH-7.5, 7.6)."""
    discard(state, kind)  # 4.4
    lose_attack(box, state, target)
    next_turn(box, state)


def substitute(box: BoxRecord, state: State, kind: int, target: int) -> None:
    """Ask for the cards to exchange (DASH-7.8)."""
    state.card = kind
    state.swapped = 0
    ask_swap(box, state)


def caution(box: BoxRecord, state: State, kind: int, target: int) -> None:
    """Let a seat sit out turns (DASH-8.1, 8.4, 8.14)."""
    discard(state, kind)  # 4.4, 8.2
    state.skips[target] = min(state.skips[target] + box.values[kind], dash.MOST_SKIPS)
    next_turn(box, state)


def send_off(box: BoxRecord, state: State, kind: int, target: int) -> None:
    """Let a seat hold fewer cards (DASH-8.7, 8.10)."""
    state.table[target, kind] += 1  # 8.8
    state.fewer[target] = min(state.fewer[target] + box.values[kind], box.hand)
    next_turn(box, state)


Deed = Callable[[BoxRecord, State, int, int], None]


@dataclass(frozen=True, kw_only=True)
class Row:
    """What there is to know of an effect. Worths are in thousandths of a goal."""

    group: Group
    carry_out: Deed | None
    """What its card does; None for referee cards, which `answers` plays."""
    on_oneself: Refusal = Refusal.NONE
    """What forbids to play it on oneself; NONE for a card without a target."""
    too_few: Refusal = Refusal.NONE
    """What forbids it if the target, or without one the player, has fewer attack points than its value; NONE if that
    is allowed. With a target, the card takes points from it."""
    stays: bool = False
    """Whether its card stays on the table when the attack there is lost (DASH-6.9)."""
    tone: Tone = "play"
    """The tone of the commentary."""
    kept: int = 0
    """The worth, to the rule of thumb, of keeping the card rather than playing it; below 0 if it had better be played."""
    kept_point: int = 0
    """The same for each point of its value."""
    held: int = 0
    """The worth of the card in a hand, to the evaluation of a position."""
    held_point: int = 0
    """The same for each point of its value."""

    @property
    def takes_points(self) -> bool:
        """Whether its card takes attack points from an opponent."""
        return Refusal.NONE not in (self.on_oneself, self.too_few)

    def __post_init__(self) -> None:
        if (self.carry_out is None) != (self.group == Group.REFEREE):
            raise TypeError("a card does something unless, and only unless, it is a referee card")


class Effect(EffectTable):
    """The effect of an action card; `box.toml` says what its value means."""

    row: Row

    ATTACK = Row(group=Group.OFFENCE, carry_out=lay)
    DEFEND = Row(
        group=Group.DEFENCE,
        carry_out=lay,
        on_oneself=Refusal.DEFENCE_ON_ONESELF,  # 5.5
        too_few=Refusal.TOO_FEW_POINTS,  # 5.2
        kept=-65,
        kept_point=25,  # big ones wait for a rival near a shot
        held_point=15,
    )
    PENALTY = Row(
        group=Group.CHANGER,
        carry_out=penalty,
        too_few=Refusal.TOO_FEW_FOR_PENALTY,  # 7.2
        tone="shot",
        held=130,
    )
    HALFTIME = Row(group=Group.CHANGER, carry_out=halftime, tone="whistle", kept=150, held=180)
    OFFSIDE = Row(
        group=Group.CHANGER,
        carry_out=offside,
        on_oneself=Refusal.OFFSIDE_ON_ONESELF,  # 7.5
        too_few=Refusal.TOO_FEW_FOR_OFFSIDE,  # 7.7
        tone="whistle",
        kept=130,
        held=230,
    )
    # The next three cost nothing but the turn.
    SUBSTITUTION = Row(group=Group.CHANGER, carry_out=substitute, kept=-115)
    YELLOW = Row(
        group=Group.CHANGER,
        carry_out=caution,
        on_oneself=Refusal.BOOKING_ON_ONESELF,  # 8.5
        tone="book",
        kept=-115,
    )
    RED = Row(
        group=Group.CHANGER,
        carry_out=send_off,
        on_oneself=Refusal.BOOKING_ON_ONESELF,  # 8.5
        stays=True,
        tone="sent-off",
        kept=-115,
    )
    FOUL = Row(group=Group.REFEREE, carry_out=None, held=140)
    REVIEW = Row(group=Group.REFEREE, carry_out=None, held=55)


carry_out: ByEffect[None] = Effect.rule("carry_out")
"""Carry out the effect of a card that is no referee card (`Row.carry_out`)."""
