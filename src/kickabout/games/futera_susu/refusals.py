"""Why something may not be done: one number for each reason, and those that hold whatever is tried.

The rules return them, 0 where nothing is against it; `words.reasons` has the clause and the sentence.
"""

from enum import IntEnum

from kickabout.games.futera_susu import state as s
from kickabout.games.futera_susu.state import BoxRecord, End, Length, Phase, State


class Refusal(IntEnum):
    """What is against an action."""

    NONE = 0

    # Whatever the phase.
    NOT_IN_BOX = 1
    HIDDEN_NAME = 2
    CLOCK_DECIDES = 3
    SEAT_DECIDES = 4
    PLAYED_ALL_POSSESSIONS = 5
    GOALS_REACHED = 6
    WHISTLE_GONE = 7
    MIDFIELDERS_LOST = 8
    COVER_BEATEN = 9
    FORFEITED = 10
    FORFEITED_BY_BOTH = 11

    # A seat's decision where chance decides.
    CHANCE_DEALS = 12
    CHANCE_TOSSES = 13
    CHANCE_ROLLS = 14
    CHANCE_RE_ROLLS = 15
    CHANCE_INJURES = 16
    CHANCE_DRAWS = 17
    CHANCE_SHOWS = 18
    CHANCE_TELLS = 19

    # An outcome of another kind than the one that is due.
    DEAL_DUE = 20
    TOSS_DUE = 21
    ROLL_DUE = 22
    RE_ROLL_DUE = 23
    INJURY_DUE = 24
    DRAW_DUE = 25
    SHOW_DUE = 26
    BONUSES_DUE = 27

    # Outcomes that cannot be.
    NOT_IN_DECK = 28
    NOT_ON_BENCH_TO_HURT = 29
    SHIRT_OF_ANOTHER = 30
    ANOTHER_CARD_TURNED = 31
    OTHER_BONUSES = 32

    # Squads and decks.
    BUILD_FIRST = 33
    SQUAD_COMPLETE = 34
    SIGNING_BEGUN = 35
    SHIRT_OF_OTHER_POSITION = 36
    GOALKEEPER_AS_SUBSTITUTE = 37
    SIGNED_ALREADY = 38
    SECOND_CAPTAIN = 39
    SQUAD_BEFORE_DECK = 40
    DECK_COMPLETE = 41
    PACKING_BEGUN = 42
    TOO_MANY_COPIES = 43

    # The lock-in.
    LINE_UP_FIRST = 44
    LINE_UP_COMPLETE = 45
    STANDS_RIGHT = 46
    STANDS_WRONG = 47
    ROW_FULL = 48
    NOT_PLACED = 49
    RIGHT_AND_NOT_LIFTED = 50

    # Who is sent into a duel: something else is tried, a spot of another row, an empty one.
    CARDS_WAIT = 51
    MIDFIELDER_DUE = 52
    SHOOTER_DUE = 53
    COVER_UP_FRONT_DUE = 54
    COVER_AT_THE_BACK_DUE = 55
    FACING_ROW_DUE = 56
    NOT_OF_MIDFIELD = 57
    NOT_OF_SHOOTERS = 58
    NOT_OF_COVER_UP_FRONT = 59
    NOT_OF_COVER_AT_THE_BACK = 60
    NOT_OF_FACING_ROW = 61
    NOBODY_IN_MIDFIELD = 62
    NOBODY_TO_SHOOT = 63
    NOBODY_TO_COVER_UP_FRONT = 64
    NOBODY_TO_COVER_AT_THE_BACK = 65
    NOBODY_IN_FACING_ROW = 66

    # Action cards.
    CARD_OR_HOLD = 67
    NOT_IN_HAND = 68
    ONLY_AFTER_ROLL = 69
    ONLY_BEFORE_ROLL = 70
    RE_ROLL_AFTER_ROLL = 71
    OWN_RE_ROLL_AFTER_ROLL = 72
    SWITCH_BEFORE_ROLL = 73
    LONG_BALL_BEFORE_ROLL = 74
    OFFSIDE_BEFORE_ROLL = 75
    LONG_BALL_FROM_MIDFIELD = 76
    OFFSIDE_AT_GOAL = 77
    WALL_AT_GOAL = 78
    DECK_EMPTY = 79
    BENCH_EMPTY = 80
    RIVAL_NOT_ASKED = 81
    ALONE_IN_ROW = 82
    STAT_NOT_NAMED = 83
    PLAYED_ON_NOTHING = 84
    SPOT_NOT_NAMED = 85
    GOALKEEPER_STAYS = 86
    NOBODY_TO_SEND_OFF = 87
    IN_DUEL_ALREADY = 88
    OTHER_ROW = 89
    NOBODY_TO_SWITCH_WITH = 90

    # Substitutes.
    GAP_FIRST = 91
    NOT_ON_BENCH = 92
    OTHER_POSITION = 93
    CAPTAIN_NOT_LEFT = 94
    CAPTAIN_ON_PITCH = 95


def is_in_box(box: BoxRecord, action: int) -> bool:
    """Whether the box has the squad, deck, player or card that a number is about."""
    if action < s.SIGNS:
        return action - s.TAKES < box.squads
    if action < s.TAKE_DECKS:
        return action - s.SIGNS < box.players
    if action < s.PACKS:
        return action - s.TAKE_DECKS < box.decks
    if action < s.PLACES:
        return action - s.PACKS < box.kinds
    if s.PLAYS <= action < s.HOLD:
        return (action - s.PLAYS) // s.PLAYS_PER_KIND < box.kinds
    if s.DRAWS <= action < s.ROLLS:
        return action - s.DRAWS < box.kinds
    if s.INJURES <= action < s.SHOWS:
        return (action - s.INJURES) % s.PLAYERS < box.players
    if s.SHOWS <= action < s.TELLS:
        return (action - s.SHOWS) % s.PLAYERS < box.players
    return True


def refuse_after_the_end(box: BoxRecord, state: State) -> Refusal:
    """What has ended the match."""
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


def refuse_decision_of_seat(phase: int) -> Refusal:
    """What chance decides in a phase, where a seat's decision is tried."""
    if phase == Phase.DEAL:
        return Refusal.CHANCE_DEALS
    if phase == Phase.TOSS:
        return Refusal.CHANCE_TOSSES
    if phase == Phase.ROLL:
        return Refusal.CHANCE_ROLLS
    if phase == Phase.RE_ROLL:
        return Refusal.CHANCE_RE_ROLLS
    if phase == Phase.INJURY:
        return Refusal.CHANCE_INJURES
    if phase == Phase.DRAW:
        return Refusal.CHANCE_DRAWS
    if phase == Phase.SHOW:
        return Refusal.CHANCE_SHOWS
    return Refusal.CHANCE_TELLS


def refuse_other_outcome(phase: int) -> Refusal:
    """What chance decides in a phase, where an outcome of another kind is named."""
    if phase == Phase.DEAL:
        return Refusal.DEAL_DUE
    if phase == Phase.TOSS:
        return Refusal.TOSS_DUE
    if phase == Phase.ROLL:
        return Refusal.ROLL_DUE
    if phase == Phase.RE_ROLL:
        return Refusal.RE_ROLL_DUE
    if phase == Phase.INJURY:
        return Refusal.INJURY_DUE
    if phase == Phase.DRAW:
        return Refusal.DRAW_DUE
    if phase == Phase.SHOW:
        return Refusal.SHOW_DUE
    return Refusal.BONUSES_DUE
