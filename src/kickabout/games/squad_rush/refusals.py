"""The refusals of Squad Rush, each with its clause and message."""

from kickabout.engine.refusals import RefusalTable
from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Argument, Message

from . import state as s
from .actions import CARD, HIT, NATION, TARGET
from .box import RushBox
from .cards import kind_of
from .squad import fewest_missing, side_of
from .state import Effect, Phase, State


class Refusal(RefusalTable):
    """A reason why an action or an outcome is not allowed."""

    NONE = ""

    # In any phase.
    CALL_STOOD = "RUSH-8.6"
    ROUNDS_OVER = "RUSH-8.8"
    CUP_AWARDED = "RUSH-15.1"
    SUDDEN_DEATH_WON = "RUSH-15.8"
    SUDDEN_DEATH_OVER = "RUSH-15.10"
    HIDDEN_NAME = "RUSH-18.11"
    NO_SUCH_PLAYER = "RUSH-1.3"
    NO_SUCH_CARD = "RUSH-1.7"
    NO_SUCH_NATION = "RUSH-1.10"
    NO_SUCH_SEAT = "RUSH-1.1"
    NOT_HELD = "RUSH-4.1"
    PITCH_FULL = "RUSH-4.3"
    TAKES_NO_TARGET = "RUSH-18.2"

    # Chance decides.
    CHANCE_PICKS_NATIONS = "RUSH-2.2"
    CHANCE_PICKS_STARTER = "RUSH-2.4"
    CHANCE_DEALS = "RUSH-2.5"
    CHANCE_DRAWS = "RUSH-3.3"
    CHANCE_LOOKS_THROUGH = "RUSH-6.7"
    CHANCE_DRAWS_RESTART = "RUSH-6.4"
    CHANCE_DRAWS_FOR_SIDES = "RUSH-13.16"
    CHANCE_SHOWS_SEVENS = "RUSH-12.8"
    CHANCE_FLIPS = "RUSH-13.3"
    CHANCE_SHOWS_SWAPS = "RUSH-13.15"
    CHANCE_SHOWS_DRAMA = "RUSH-16.13"
    CHANCE_WHISTLES = "RUSH-14.11"

    # A seat decides, not chance.
    SEAT_ACTS = "RUSH-3.1"
    SEAT_ANSWERS = "RUSH-7.2"
    SEAT_PICKS_SEVEN = "RUSH-12.8"
    SEAT_SWAPS = "RUSH-13.15"
    SEAT_PLAYS_LATE = "RUSH-13.16"
    SEAT_HAS_DRAMA = "RUSH-16.13"

    # Draws.
    DRAW_FIRST = "RUSH-3.2"
    PILE_EMPTY = "RUSH-3.3"

    # Acts and the call.
    DRAWN_ALREADY = "RUSH-3.1"
    NO_ACTS_LEFT = "RUSH-3.6"
    PLAYER_NOT_HELD = "RUSH-4.2"
    RECALL_NOT_ON_PITCH = "RUSH-4.4"
    RIVAL_CARD_NOT_HELD = "RUSH-4.5"
    ON_NO_PITCH = "RUSH-4.5"
    OWN_PLAYER = "RUSH-4.5"
    BEHIND_WALL = "RUSH-6.9"
    SECOND_TACKLE_ELSEWHERE = "RUSH-16.10"
    SET_PIECE_TAKES = "RUSH-6.6"
    SUBSTITUTION_EXCHANGES = "RUSH-6.2"
    SEVENS_PICKED_LATER = "RUSH-12.7"
    INSTANT_IS_NO_ACT = "RUSH-4.6"
    SAY_ON_WHOM = "RUSH-18.3"
    SAY_ON_WHICH_PITCH = "RUSH-18.2"
    NOBODY_BOOKED = "RUSH-6.16"
    DISCARDED_AT_END = "RUSH-3.8"
    NOTHING_TO_ANSWER = "RUSH-3.7"
    SUDDEN_DEATH_NEEDS_NO_CALL = "RUSH-15.8"
    LACKS_SEVEN = "RUSH-8.2"
    LACKS_SEVEN_FOR_FULL_TIME = "RUSH-11.1"
    CALLED_ALREADY = "RUSH-11.8"
    CALL_TOO_EARLY = "RUSH-11.3"

    # Cards that take more than one decision.
    RESTART_PLAYS_ONE = "RUSH-6.5"
    NAME_WHO_COMES_OFF = "RUSH-6.3"
    OFF_NOT_ON_PITCH = "RUSH-6.3"
    NOBODY_TO_COME_ON = "RUSH-6.3"
    JUST_COME_OFF = "RUSH-6.3"
    ON_NOT_HELD = "RUSH-6.3"
    NAME_WHO_COMES_ON = "RUSH-6.3"
    TAKE_MIDFIELDER = "RUSH-6.6"
    NO_MIDFIELDER = "RUSH-6.6"
    MIDFIELDER_NOT_IN_DECK = "RUSH-6.6"

    # The end of a turn.
    HAND_TOO_LARGE = "RUSH-3.8"
    DISCARD_NOT_HELD = "RUSH-3.8"

    # Answers.
    CARD_WAITS = "RUSH-7.2"
    CALL_WAITS = "RUSH-7.2"
    NO_INSTANT = "RUSH-7.1"
    INSTANT_NOT_HELD = "RUSH-7.1"
    PLAY_ON_ALONE = "RUSH-7.4"
    SENDS_BACK_PLAYERS = "RUSH-7.8"
    NOT_AGAINST_CALLS = "RUSH-8.4"
    STOPS_NO_SUCH_CARD = "RUSH-7.9"

    # Sevens.
    LEAVE_SOMEBODY_OUT = "RUSH-12.7"
    BENCH_NOT_ON_PITCH = "RUSH-12.7"
    LEFT_OUT_ALREADY = "RUSH-12.7"
    CANNOT_BE_SPARED = "RUSH-12.10"

    # Changes that the official allows.
    SWAP_OR_NOBODY = "RUSH-13.14"
    SWAP_NOT_ON_PITCH = "RUSH-13.14"
    NOBODY_FITS = "RUSH-13.18"
    NOBODY_LEAVES = "RUSH-13.14"
    SOMEBODY_LEAVES = "RUSH-13.14"
    NAME_WHO_SWAPS_IN = "RUSH-13.14"
    SWAP_NOT_HELD = "RUSH-13.14"
    SEVEN_BROKEN = "RUSH-13.18"
    OFFICIAL_LETS_ONE = "RUSH-13.16"
    LATE_NOT_HELD = "RUSH-13.16"

    # The drama.
    ONE_INSTANT = "RUSH-16.11"
    NO_INSTANT_NOW = "RUSH-16.11"
    DRAMA_NOT_HELD = "RUSH-16.11"
    DRAMA_TAKES_NO_TARGET = "RUSH-18.7"
    NO_OFFICIAL_TO_STOP = "RUSH-16.16"
    SAY_WHAT_IT_STOPS = "RUSH-18.7"


def explain(refusal: Refusal, box: RushBox, state: State, action: int) -> Message:
    """Return the message of a refusal, with its clause and arguments."""
    arguments: dict[str, Argument] = {"seat": _seat(refusal, state, action)}
    card = CARD[action]
    if refusal == Refusal.RIVAL_CARD_NOT_HELD:
        card = s.PLAYERS + kind_of(box.record, HIT[action])
    if box.has(card):
        arguments |= {"card": box.named(card), "slug": box.named(card).slug}
    if 0 <= NATION[action] < len(box.nations):
        arguments["nation"] = box.nations[NATION[action]].named
    if refusal == Refusal.SAY_ON_WHOM:
        arguments["verb"] = slug(Effect(box.cards[card - s.PLAYERS].effect))
    off = state.taken_off
    if state.phase == Phase.SWAP:
        off = state.off[side_of(state, state.actor)] - 1
    if off >= 0:
        arguments["off"] = box.named(off)
    number = _number(refusal, box, state)
    if number is not None:
        arguments["number"] = number
    return refusal.message(**arguments)


def _seat(refusal: Refusal, state: State, action: int) -> int:
    """Return the seat that a refusal is about: mostly the actor, or the seat whose secret is shown."""
    if refusal == Refusal.SECOND_TACKLE_ELSEWHERE:
        return state.derby
    if refusal == Refusal.CALLED_ALREADY:
        return state.caller
    if refusal in (Refusal.NO_SUCH_SEAT, Refusal.NOBODY_BOOKED):
        return TARGET[action]
    if state.phase in (Phase.SHOW_SWAP, Phase.SHOW_DRAMA):
        return state.sides[state.side]
    return state.actor


def _number(refusal: Refusal, box: RushBox, state: State) -> int | None:
    """Return the number that a refusal is about, None if it has none."""
    if refusal in (Refusal.LACKS_SEVEN, Refusal.LACKS_SEVEN_FOR_FULL_TIME):
        return fewest_missing(box.record, state, state.actor)
    numbers: dict[Refusal, int] = {
        Refusal.PITCH_FULL: box.record.pitch,
        Refusal.HAND_TOO_LARGE: box.record.most_hand,
        Refusal.CALL_TOO_EARLY: box.record.turns_before_call,
    }
    return numbers.get(refusal)
