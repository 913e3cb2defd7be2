"""The reasons for which the rules of Futera SuSu refuse an action."""

from kickabout.engine.refusals import RefusalTable

from . import state as s
from .actions import CARD, DECK, HIDDEN_SQUAD, PLAYER, SQUAD, TIME, WHISTLE
from .state import BoxRecord, End, Length, State


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
