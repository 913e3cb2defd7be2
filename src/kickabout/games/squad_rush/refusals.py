"""Why something may not be done in Squad Rush: each fact that forbids it, one for each clause behind it."""

from enum import IntEnum, auto


class Refusal(IntEnum):
    """What the rules have against an action or an outcome."""

    NONE = 0
    """Nothing: it may be done, or happen."""

    # Whatever the phase.
    CALL_STOOD = auto()
    ROUNDS_OVER = auto()
    CUP_AWARDED = auto()
    SUDDEN_DEATH_WON = auto()
    SUDDEN_DEATH_OVER = auto()
    HIDDEN_NAME = auto()
    NO_SUCH_PLAYER = auto()
    NO_SUCH_CARD = auto()
    NO_SUCH_NATION = auto()
    NO_SUCH_SEAT = auto()
    NOT_HELD = auto()
    PITCH_FULL = auto()
    TAKES_NO_TARGET = auto()

    # Chance decides.
    CHANCE_PICKS_NATIONS = auto()
    CHANCE_PICKS_STARTER = auto()
    CHANCE_DEALS = auto()
    CHANCE_DRAWS = auto()
    CHANCE_LOOKS_THROUGH = auto()
    CHANCE_DRAWS_RESTART = auto()
    CHANCE_DRAWS_FOR_SIDES = auto()
    CHANCE_SHOWS_SEVENS = auto()
    CHANCE_FLIPS = auto()
    CHANCE_SHOWS_SWAPS = auto()
    CHANCE_SHOWS_DRAMA = auto()
    CHANCE_WHISTLES = auto()

    # A seat decides, and no chance.
    SEAT_ACTS = auto()
    SEAT_ANSWERS = auto()
    SEAT_PICKS_SEVEN = auto()
    SEAT_SWAPS = auto()
    SEAT_PLAYS_LATE = auto()
    SEAT_HAS_DRAMA = auto()

    # Draws.
    DRAW_FIRST = auto()
    PILE_EMPTY = auto()

    # Acts and the call.
    DRAWN_ALREADY = auto()
    NO_ACTS_LEFT = auto()
    PLAYER_NOT_HELD = auto()
    RECALL_NOT_ON_PITCH = auto()
    RIVAL_CARD_NOT_HELD = auto()
    ON_NO_PITCH = auto()
    OWN_PLAYER = auto()
    BEHIND_WALL = auto()
    SECOND_TACKLE_ELSEWHERE = auto()
    SET_PIECE_TAKES = auto()
    SUBSTITUTION_EXCHANGES = auto()
    SEVENS_PICKED_LATER = auto()
    INSTANT_IS_NO_ACT = auto()
    SAY_ON_WHOM = auto()
    SAY_ON_WHICH_PITCH = auto()
    NOBODY_BOOKED = auto()
    DISCARDED_AT_END = auto()
    NOTHING_TO_ANSWER = auto()
    SUDDEN_DEATH_NEEDS_NO_CALL = auto()
    LACKS_SEVEN = auto()
    LACKS_SEVEN_FOR_FULL_TIME = auto()
    CALLED_ALREADY = auto()
    CALL_TOO_EARLY = auto()

    # Cards that take more than one decision.
    RESTART_PLAYS_ONE = auto()
    NAME_WHO_COMES_OFF = auto()
    OFF_NOT_ON_PITCH = auto()
    NOBODY_TO_COME_ON = auto()
    JUST_COME_OFF = auto()
    ON_NOT_HELD = auto()
    NAME_WHO_COMES_ON = auto()
    TAKE_MIDFIELDER = auto()
    NO_MIDFIELDER = auto()
    MIDFIELDER_NOT_IN_DECK = auto()

    # The end of a turn.
    HAND_TOO_LARGE = auto()
    DISCARD_NOT_HELD = auto()

    # Answers.
    CARD_WAITS = auto()
    CALL_WAITS = auto()
    NO_INSTANT = auto()
    INSTANT_NOT_HELD = auto()
    PLAY_ON_ALONE = auto()
    SENDS_BACK_PLAYERS = auto()
    NOT_AGAINST_CALLS = auto()
    STOPS_NO_SUCH_CARD = auto()

    # Sevens.
    LEAVE_SOMEBODY_OUT = auto()
    BENCH_NOT_ON_PITCH = auto()
    LEFT_OUT_ALREADY = auto()
    CANNOT_BE_SPARED = auto()

    # What the official lets the sides do.
    SWAP_OR_NOBODY = auto()
    SWAP_NOT_ON_PITCH = auto()
    NOBODY_FITS = auto()
    NOBODY_LEAVES = auto()
    SOMEBODY_LEAVES = auto()
    NAME_WHO_SWAPS_IN = auto()
    SWAP_NOT_HELD = auto()
    SEVEN_BROKEN = auto()
    OFFICIAL_LETS_ONE = auto()
    LATE_NOT_HELD = auto()

    # The drama.
    ONE_INSTANT = auto()
    NO_INSTANT_NOW = auto()
    DRAMA_NOT_HELD = auto()
    DRAMA_TAKES_NO_TARGET = auto()
    NO_OFFICIAL_TO_STOP = auto()
    SAY_WHAT_IT_STOPS = auto()

    # Outcomes of chance.
    NATION_IN_PLAY = auto()
    NATION_NOT_NEXT = auto()
    BEATEN = auto()
    NATION_NOT_IN_PLAY = auto()
    DEALT_ALREADY = auto()
    NOT_IN_DECK = auto()
    NOT_IN_DECK_FOR_RESTART = auto()
    NOT_IN_DECK_FOR_SIDES = auto()
    LOOKED_FOR_IN_TURN = auto()
    MIDFIELDER_FOUND = auto()
    MIDFIELDER_MISSED = auto()
    NOT_LEFT_OUT = auto()
    SHOWN_ALREADY = auto()
    SHOWN_IN_TURN = auto()
    NO_REFEREE_CARD = auto()
    NEVER_OFFICIAL = auto()
    SECOND_ADDED_TIME = auto()
    OFFICIAL_NOT_IN_DECK = auto()
    OFFICIAL_IN_DECK = auto()
    OFFICIAL_IN_PILE = auto()
    NO_OFFICIAL_IN_PILE = auto()
    NO_SWAP_TO_SHOW = auto()
    SWAP_TO_SHOW = auto()
    WHO_COMES_ON_FIRST = auto()
    WHO_LEAVES_NEXT = auto()
    SOMEBODY_ELSE_SWAPPED = auto()
    NO_INSTANT_TO_SHOW = auto()
    INSTANT_TO_SHOW = auto()
    ANOTHER_INSTANT = auto()
