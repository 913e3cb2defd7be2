"""The effects of cards in a turn and in answer, a row each: how they are played, what they do, and what they are worth.

A box names an effect by its slug, and the reader refuses a slug that has no row. What the cards do as the official of a
match is in `calls`. Numbers are rulebook clauses.
"""

from collections.abc import Callable
from dataclasses import dataclass

from kickabout.engine.box_fields import Between
from kickabout.engine.effects import ByEffect, EffectTable
from kickabout.engine.game import Tone

from . import state as s
from .cards import back_to_hand, deck_ready, off_to_pile
from .refusals import Refusal
from .squad import on_pitch
from .state import BoxRecord, Group, Phase, State
from .turns import in_play, next_in_order

# What a card does that nobody stops: each function takes the seat whose turn it is and the card's value. The card has
# been discarded, and the turn goes on with its acts unless the function says otherwise.


def tackle(box: BoxRecord, state: State, seat: int, value: int) -> None:
    """Send a player back to his manager's hand (RUSH-5.1)."""
    back_to_hand(box, state, state.target)


def book(box: BoxRecord, state: State, seat: int, value: int) -> None:
    """Book a player, whom a second booking sends off (RUSH-5.3, 5.5)."""
    state.yellows[state.target] += 1
    if state.yellows[state.target] - box.armband * box.star[state.target] > 1:
        send_off(box, state, state.target)


def dismiss(box: BoxRecord, state: State, seat: int, value: int) -> None:
    """Send a player off (RUSH-5.6)."""
    send_off(box, state, state.target)


def send_off(box: BoxRecord, state: State, player: int) -> None:
    """Discard a player who is sent off and count him against his manager (RUSH-5.7, 5.8)."""
    state.sent_off[state.owner[player]] += 1 - state.sudden_death
    off_to_pile(box, state, player)


def more_acts(box: BoxRecord, state: State, seat: int, value: int) -> None:
    """Add acts to the turn (RUSH-6.1)."""
    state.acts += value


def exchange(box: BoxRecord, state: State, seat: int, value: int) -> None:
    """Ask for players to exchange (RUSH-6.2)."""
    state.swaps = value
    state.phase = Phase.TAKE_OFF


def restart(box: BoxRecord, state: State, seat: int, value: int) -> None:
    """Draw cards, then ask for a player (RUSH-6.4)."""
    state.draws = value
    state.drawer = seat
    state.phase = Phase.RESTART_DRAW


def search(box: BoxRecord, state: State, seat: int, value: int) -> None:
    """Look through the deck for a Midfielder (RUSH-6.6)."""
    if deck_ready(state):
        state.phase = Phase.LOOK_THROUGH


def build_wall(box: BoxRecord, state: State, seat: int, value: int) -> None:
    """Keep one's goalkeeper and defenders from Tackles (RUSH-6.9)."""
    state.walled[seat] = 1


def turn_round(box: BoxRecord, state: State, seat: int, value: int) -> None:
    """Reverse the order of play; with two seats, the rival with a turn to come loses an act (RUSH-6.12)."""
    state.way = -state.way
    rival = next_in_order(state, seat)
    if in_play(state) == 2 and s.NONE != rival != seat:  # 10.11
        state.fewer[rival] += 1


def stop_acts(box: BoxRecord, state: State, seat: int, value: int) -> None:
    """Leave the next seat a turn without acts (RUSH-6.13)."""
    following = next_in_order(state, seat)
    if s.NONE != following != seat:
        state.no_acts[following] = 1


def clear_bookings(box: BoxRecord, state: State, seat: int, value: int) -> None:
    """Remove all bookings from a pitch (RUSH-6.15)."""
    for player in range(box.players):
        if on_pitch(state, state.target_seat, player):
            state.yellows[player] = 0


# What an INSTANT may answer, if that is not an INSTANT itself: each function returns what forbids it.


def refuse_nothing(box: BoxRecord, state: State, one: int, other: int) -> Refusal:
    """Return NONE: it answers any card and any call (RUSH-7.6)."""
    return Refusal.NONE


def refuse_but_players(box: BoxRecord, state: State, one: int, other: int) -> Refusal:
    """Return what forbids it against a card that is no player (RUSH-7.8)."""
    on_player = state.calling == 1 or state.card < s.PLAYERS
    return Refusal.NONE if on_player else Refusal.SENDS_BACK_PLAYERS


def refuse_but_hits(box: BoxRecord, state: State, one: int, other: int) -> Refusal:
    """Return what forbids it against a call, a player, or a card that is played on no player (RUSH-7.9, 8.4)."""
    if state.calling == 1:
        return Refusal.NOT_AGAINST_CALLS
    is_player = state.card < s.PLAYERS
    if is_player or GROUP[box.effects[state.card - s.PLAYERS]] != Group.HIT:
        return Refusal.STOPS_NO_SUCH_CARD
    return Refusal.NONE


@dataclass(frozen=True, kw_only=True)
class Row:
    """What there is to know of an effect."""

    carry_out: Callable[[BoxRecord, State, int, int], None] | None = None
    """What its card does in a turn; None for an INSTANT."""
    label: str = "referee"
    """The group of its cards in a box."""
    is_hit: bool = False
    """Whether its card is played on a rival's player, by a verb of its own (`actions.HITS`)."""
    on_pitch: bool = False
    """Whether its card is played on the pitch of a seat."""
    values: Between | None = None
    """The range of its value, None if it takes none."""
    answers: Callable[[BoxRecord, State, int, int], Refusal] | None = None
    """What forbids an INSTANT as an answer; None for a card of one's turn."""
    stops_instants: bool = False
    """Whether the INSTANT answers others and, in the drama, is played on one or on the official."""
    sends_back: bool = False
    """Whether the INSTANT sends a player back to the hand, and does not discard him."""
    rules_out: int | None = None
    """The slot from which on, in the drama, the INSTANT rules out the rival's best player."""
    held: int
    """The worth of keeping its card, to the heuristic, in hundredths of a player that the seven lacks."""
    worth: int
    """The worth of its card in hand, to the evaluation of a position, in thousandths."""
    tone: Tone = "play"
    """The tone of the commentary as it is played."""
    blames_rival: bool = False
    """Whether that remark is the rival's."""
    told: str = ""
    """The message that tells its effect, if the same whatever comes of it."""

    def __post_init__(self) -> None:
        if (self.carry_out is None) == (self.answers is None):
            raise TypeError("a card does something in a turn, or answers as an INSTANT")

    @property
    def group(self) -> Group:
        """How its card is played."""
        if self.answers is not None:
            return Group.INSTANT
        return Group.HIT if self.is_hit else Group.ACT


class Effect(EffectTable):
    """The effect of a card that is played; `box.toml` says what its value means. New members come last."""

    row: Row

    TACKLE = Row(carry_out=tackle, label="tackle", is_hit=True, held=50, worth=60)
    BOOK = Row(
        carry_out=book,
        label="booking",
        is_hit=True,
        held=45,
        worth=80,
        tone="book",
        blames_rival=True,
    )
    DISMISS = Row(
        carry_out=dismiss,
        label="booking",
        is_hit=True,
        held=55,
        worth=310,
        tone="sent-off",
        blames_rival=True,
    )
    MORE_ACTS = Row(carry_out=more_acts, values=Between(1, 9), held=45, worth=180, told="more-acts")
    EXCHANGE = Row(carry_out=exchange, values=Between(1, 9), held=10, worth=60)
    RESTART = Row(carry_out=restart, values=Between(1, 9), held=70, worth=270)
    SEARCH = Row(carry_out=search, held=35, worth=100)
    WALL = Row(carry_out=build_wall, held=10, worth=0, told="wall-stands")
    REVERSE = Row(carry_out=turn_round, held=25, worth=0, told="order-turned")
    NO_ACTS = Row(carry_out=stop_acts, held=55, worth=160, tone="whistle")
    CLEAR = Row(carry_out=clear_bookings, on_pitch=True, held=5, worth=20, told="bookings-cleared")
    CANCEL = Row(answers=refuse_nothing, rules_out=0, held=70, worth=590)
    SEND_BACK = Row(
        answers=refuse_but_players,
        sends_back=True,
        rules_out=s.FIRST_FORWARD,
        held=45,
        worth=260,
    )
    PLAY_ON = Row(answers=refuse_but_hits, stops_instants=True, held=45, worth=290)


carry_out: ByEffect[None] = Effect.rule("carry_out")
"""Carry out the effect of a card that is no INSTANT (`Row.carry_out`)."""
refuse_answering: ByEffect[Refusal] = Effect.rule("answers")
"""Return what forbids an INSTANT as an answer (`Row.answers`)."""
GROUP = Effect.column("group")
ON_PITCH = Effect.column("on_pitch")
STOPS_INSTANTS = Effect.column("stops_instants")
SENDS_BACK = Effect.column("sends_back")
RULES_OUT = Effect.column("rules_out")
HELD = Effect.column("held")
WORTH = Effect.column("worth")
