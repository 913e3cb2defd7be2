"""The reasons for which the rules of Futera SuSu refuse an action."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from kickabout.engine.refusals import RefusalTable
from kickabout.engine.vocabulary import slug, slugs
from kickabout.text.messages import Argument, Message, Seat

from . import state as s
from .actions import (
    BRING,
    CARD,
    DECK,
    HIDDEN_SQUAD,
    INJURE,
    PLAYER,
    ROW,
    SHIRT,
    SHOW,
    SIGN,
    SPOT,
    SQUAD,
    STARTER,
    SUBSTITUTE,
    TIME,
    VERB,
    WHISTLE,
)
from .pitch import row_sent
from .state import BoxRecord, Class, End, Length, Phase, Position, Row, Spot, State

if TYPE_CHECKING:
    from .box import SusuBox  # whose cards have effects, which name refusals


class Refusal(RefusalTable):
    """A reason against an action, with the clause on which it rests."""

    NONE = ""

    # Any phase.
    NOT_IN_BOX = "SUSU-16.1"
    HIDDEN_NAME = "SUSU-16.9"
    CLOCK_DECIDES = "SUSU-16.8"
    SEAT_DECIDES = "SUSU-16.6"
    PLAYED_ALL_POSSESSIONS = "SUSU-12.7"
    GOALS_REACHED = "SUSU-12.8"
    WHISTLE_GONE = "SUSU-12.9"
    MIDFIELDERS_LOST = "SUSU-12.1"
    COVER_BEATEN = "SUSU-11.6"
    FORFEITED = "SUSU-3.10"
    FORFEITED_BY_BOTH = "SUSU-3.11"

    # A seat's decision at a chance point.
    CHANCE_DEALS = "SUSU-2.10"
    CHANCE_TOSSES = "SUSU-4.1"
    CHANCE_ROLLS = "SUSU-5.1"
    CHANCE_RE_ROLLS = "SUSU-8.16"
    CHANCE_INJURES = "SUSU-8.15"
    CHANCE_DRAWS = "SUSU-10.4"
    CHANCE_SHOWS = "SUSU-4.7"
    CHANCE_TELLS = "SUSU-14.6"

    # Squads and decks.
    BUILD_FIRST = "SUSU-2.1"
    SQUAD_COMPLETE = "SUSU-2.1"
    SIGNING_BEGUN = "SUSU-2.6"
    SHIRT_OF_OTHER_POSITION = "SUSU-2.2"
    GOALKEEPER_AS_SUBSTITUTE = "SUSU-1.3"
    SIGNED_ALREADY = "SUSU-1.8"
    SECOND_CAPTAIN = "SUSU-1.7"
    SQUAD_BEFORE_DECK = "SUSU-2.7"
    PACKING_BEGUN = "SUSU-2.6"
    TOO_MANY_COPIES = "SUSU-2.4"

    # The lock-in.
    LINE_UP_FIRST = "SUSU-3.1"
    STANDS_RIGHT = "SUSU-3.5"
    STANDS_WRONG = "SUSU-3.4"
    ROW_FULL = "SUSU-3.3"
    NOT_PLACED = "SUSU-3.4"
    RIGHT_AND_NOT_LIFTED = "SUSU-3.7"

    # Sending a card into a duel: another action, a spot of another row, an empty spot.
    CARDS_WAIT = "SUSU-7.4"
    MIDFIELDER_DUE = "SUSU-4.3"
    SHOOTER_DUE = "SUSU-13.5"
    COVER_UP_FRONT_DUE = "SUSU-11.1"
    COVER_AT_THE_BACK_DUE = "SUSU-11.2"
    FACING_ROW_DUE = "SUSU-4.4"
    NOT_OF_MIDFIELD = "SUSU-4.3"
    NOT_OF_SHOOTERS = "SUSU-13.5"
    NOT_OF_COVER_UP_FRONT = "SUSU-11.1"
    NOT_OF_COVER_AT_THE_BACK = "SUSU-11.2"
    NOT_OF_FACING_ROW = "SUSU-4.4"
    NOBODY_IN_MIDFIELD = "SUSU-4.3"
    NOBODY_TO_SHOOT = "SUSU-13.5"
    NOBODY_TO_COVER_UP_FRONT = "SUSU-11.1"
    NOBODY_TO_COVER_AT_THE_BACK = "SUSU-11.2"
    NOBODY_IN_FACING_ROW = "SUSU-4.4"

    # Action cards.
    CARD_OR_HOLD = "SUSU-7.4"
    NOT_IN_HAND = "SUSU-7.1"
    ONLY_AFTER_ROLL = "SUSU-7.3"
    ONLY_BEFORE_ROLL = "SUSU-7.3"
    RE_ROLL_AFTER_ROLL = "SUSU-8.8"
    OWN_RE_ROLL_AFTER_ROLL = "SUSU-8.16"
    SWITCH_BEFORE_ROLL = "SUSU-8.11"
    LONG_BALL_BEFORE_ROLL = "SUSU-8.12"
    OFFSIDE_BEFORE_ROLL = "SUSU-8.13"
    LONG_BALL_FROM_MIDFIELD = "SUSU-8.12"
    OFFSIDE_AT_GOAL = "SUSU-8.13"
    WALL_AT_GOAL = "SUSU-8.17"
    DECK_EMPTY = "SUSU-7.10"
    BENCH_EMPTY = "SUSU-7.10"
    RIVAL_NOT_ASKED = "SUSU-7.10"
    ALONE_IN_ROW = "SUSU-8.11"
    STAT_NOT_NAMED = "SUSU-8.6"
    PLAYED_ON_NOTHING = "SUSU-16.4"
    SPOT_NOT_NAMED = "SUSU-16.4"
    GOALKEEPER_STAYS = "SUSU-8.2"
    NOBODY_TO_SEND_OFF = "SUSU-7.10"
    IN_DUEL_ALREADY = "SUSU-8.11"
    OTHER_ROW = "SUSU-8.11"
    NOBODY_TO_SWITCH_WITH = "SUSU-8.11"

    # Substitutes.
    GAP_FIRST = "SUSU-9.7"
    NOT_ON_BENCH = "SUSU-9.6"
    OTHER_POSITION = "SUSU-9.8"
    CAPTAIN_NOT_LEFT = "SUSU-9.14"
    CAPTAIN_ON_PITCH = "SUSU-9.13"


def is_in_box(box: BoxRecord, action: int) -> bool:
    """Return whether the box has the squad, deck, player or card that an action number names."""
    return (
        SQUAD[action] < box.squads
        and PLAYER[action] < box.players
        and DECK[action] < box.decks
        and CARD[action] < box.kinds
    )


def refuse_outcome(action: int) -> Refusal:
    """Return the refusal of what is no decision, where a seat decides."""
    if action in (TIME, WHISTLE):
        return Refusal.CLOCK_DECIDES
    return Refusal.SEAT_DECIDES if action < HIDDEN_SQUAD else Refusal.HIDDEN_NAME


def refuse_after_the_end(box: BoxRecord, state: State) -> Refusal:
    """Return the refusal of any action after the end of the match: what ended it."""
    if state.ended == End.DISQUALIFIED:
        return Refusal.FORFEITED if state.at_fault < s.SEATS else Refusal.FORFEITED_BY_BOTH
    if state.ended == End.MIDFIELDERS:
        return Refusal.MIDFIELDERS_LOST
    if state.ended == End.COVER:
        return Refusal.COVER_BEATEN
    if box.length == Length.GOALS:
        return Refusal.GOALS_REACHED
    if box.length == Length.CLOCK:
        return Refusal.WHISTLE_GONE
    return Refusal.PLAYED_ALL_POSSESSIONS


# The arguments of the messages.


def explain(refusal: Refusal, box: "SusuBox", state: State, action: int) -> Message:
    """Return the message of a refusal, with its clause and its arguments."""
    if refusal == Refusal.NOT_IN_BOX:
        return refusal.message()
    arguments = {**dict(_named(box, state, action)), **dict(_standing(box, state, action))}
    return refusal.message(**arguments)


def _named(box: "SusuBox", state: State, action: int) -> Iterator[tuple[str, Argument]]:
    """Yield what the action itself names: a player, a shirt, a row, a spot, an action card."""
    verb = VERB[action]
    if PLAYER[action] != s.NONE:
        yield from _player(box, PLAYER[action] + 1)
    if CARD[action] != s.NONE:
        yield "card", box.cards[CARD[action]].named
    if STARTER[action] != s.NONE:
        yield "shirt", STARTER[action] + 1
    if ROW[action] != s.NONE:
        yield "row", slugs(Row)[ROW[action]]
    if SPOT[action] != s.NONE:
        yield "spot", slugs(Spot)[SPOT[action]]
    if verb == BRING and state.phase == Phase.BRING:
        yield from _player(box, state.squad[state.actor, s.ELEVEN + SUBSTITUTE[action]])
    if verb == INJURE:
        yield "shirt", s.ELEVEN + SUBSTITUTE[action] + 1
    if verb == SHOW:
        yield "shirt", SHIRT[action] + 1


def _player(box: "SusuBox", number: int) -> Iterator[tuple[str, Argument]]:
    player = box.player(number)
    yield "name", player.named
    yield "position", slug(Position(player.position))


def _standing(box: "SusuBox", state: State, action: int) -> Iterator[tuple[str, Argument]]:
    """Yield the situation of the actor: what is still to be built, the row due, the empty spot."""
    seat = state.actor
    if seat < 0:
        return
    yield "player", Seat(seat)
    if state.phase == Phase.BUILD:
        yield from _building(box, state, action)
    elif state.phase == Phase.SEND:
        yield "due", slug(Position(row_sent(state, seat)))
    elif state.phase == Phase.BRING:
        yield "gap", slugs(Spot)[state.hole[seat]]
        yield "due", slug(Position(s.ROW_OF_SPOT[state.hole[seat]]))


def _in_words(number: int) -> Message:
    return Message("number-in-words", number=number)


def _building(box: "SusuBox", state: State, action: int) -> Iterator[tuple[str, Argument]]:
    seat, signed = state.actor, state.signed[state.actor]
    squad = [box.player(state.squad[seat, shirt]) for shirt in range(signed)]
    if signed < s.SHIRTS:
        yield "left", _in_words(s.SHIRTS - signed)
    else:
        yield "left", _in_words(box.record.deck_size - state.packed[seat])
        yield "copies", _in_words(box.record.copies)
    if signed < s.ELEVEN:
        yield "next", signed + 1
        yield "due", slug(Position(s.POSITION_OF_SHIRT[signed]))
    for shirt, player in enumerate(squad, 1):
        if VERB[action] == SIGN and player.number == PLAYER[action] + 1:
            yield "shirt", shirt
        if shirt <= s.ELEVEN and player.klass == Class.LEGENDARY_CAPTAIN:
            yield "captain", player.named
