"""Why something may not be done in SocialSoccer; `words.refusals` has the clause and the sentence of each."""

from enum import IntEnum


class Refusal(IntEnum):
    """What forbids an action of the actor, or an outcome of chance."""

    NONE = 0
    """Nothing does."""

    # It is not the time for any such action.
    WON_BY_LEAD = 1
    """The match is over, and so with the next five."""
    WON_AFTER_ALL_ROUNDS = 2
    WON_IN_EXTRA_ROUNDS = 3
    DRAWN = 4
    WON_BY_GAMES = 5
    NO_MORE_GAMES = 6
    HIDDEN_NAME = 7
    """It is how others see a secret."""
    NOT_IN_BOX = 8
    """The box has no team, player or card of that number."""
    SEAT_DECIDES = 9
    CHANCE_SHOWS_PLAYERS = 10
    """Chance decides, and so with the next eight; they refuse outcomes of another kind as well."""
    CHANCE_GIVES_PRIORITY = 11
    CHANCE_DEALS_OPENING = 12
    CHANCE_DEALS_ROUND = 13
    CHANCE_DRAWS_FOR_EFFECT = 14
    CHANCE_TAKES_FROM_HAND = 15
    CHANCE_SHOWS_HAND = 16
    CHANCE_COUNTS_GOAL = 17
    CHANCE_DRAWS_FOR_STEAL = 18

    # Impossible outcomes.
    ANOTHER_SPOT_IS_NEXT = 19
    ANOTHER_PLAYER_LIES_THERE = 20
    NOT_IN_DECK = 21
    NOT_IN_HAND_TO_LOSE = 22
    NOT_IN_HAND_TO_SEE = 23
    ANOTHER_CARD_IS_NEXT = 24
    CARD_COUNTS_GOAL = 25
    DECK_IS_EMPTY = 26

    # Teams, strategies, line-ups.
    BUILD_FIRST = 27
    SIGNS_OWN_PLAYERS = 28
    SIGNED_ALREADY = 29
    TEAM_COMPLETE = 30
    PLAYERS_FIRST = 31
    STRATEGY_COMPLETE = 32
    LARGE_STRATEGY_COMPLETE = 33
    TOO_MANY_COPIES = 34
    TOO_MANY_COPIES_IN_LARGE = 35
    NOBODY_OF_VALUE = 36
    VALUE_USED_UP = 37
    PLACE_FIRST = 38
    PLACED_ALREADY = 39
    SPOT_TAKEN = 40
    MULLIGAN_FIRST = 41
    PRIORITY_FIRST = 42

    # The ball, passes.
    BALL_FIRST = 43
    RELEASE_FIRST = 44
    ON_BENCH = 45
    BLOCKER_PASSES_ON = 46
    TIRED_GETS_NO_BALL = 47
    TIRED_GETS_NO_RELEASE = 48
    WOULD_LOSE_BALL_AGAIN = 98
    HOLDER_HAS_BALL = 49
    TIRED_HOLDER_PASSES = 50
    BENCH_GETS_NO_PASS = 51
    HOLDER_GETS_NO_PASS = 52
    TIRED_GETS_NO_PASS = 53
    HOLDER_IS_FRESH = 54
    HOLDER_IS_TIRED = 55
    YOURS_TO_BEGIN = 56
    YOU_HAVE_BALL = 57

    # Shots.
    TIRED_HOLDER_SHOOTS = 58
    ATTACKERS_SHOOT_FIRST = 59
    BLOCK_FIRST = 60
    ATTACKER_BLOCKS_NOT = 61
    TIRED_BLOCKS_NOT = 62

    # Cards.
    NOT_IN_HAND = 63
    TWIST_IS_NOT_PLAYED = 64
    STACK_FULL = 65
    SHOT_STACK_FULL = 66
    TOO_DEAR = 67
    TOO_FEW_FRESH = 68
    TOO_EARLY = 69
    WRONG_MOMENT = 70
    NOTHING_TO_CANCEL = 71
    NOTHING_TO_COPY = 72
    STEALS_NO_SHOT = 73
    MOVES_NO_SHOT = 74
    NOBODY_ACTIVE = 75
    NO_RIVAL_ACTIVE = 76
    NOBODY_TO_AIM_AT = 77
    NO_TWIST = 78
    TWIST_NOT_IN_HAND = 79
    TWIST_WITHOUT_BLOCK = 80
    TWIST_FOR_SHOOTER = 81
    TWIST_FOR_BLOCKER = 82
    ONE_TWIST_ONLY = 83
    PAY_FIRST = 84
    BENCH_PAYS_NOT = 85
    TIRED_PAYS_NOT = 86
    AIM_FIRST = 87
    AIMS_AT_OWN = 88
    AIMS_AT_RIVAL = 89
    FRESH_ALREADY = 90
    TIRED_ALREADY = 91
    GETS_BALL_ALREADY = 92
    ADD_OR_HOLD = 93
    ONLY_ANSWERS = 94
    ANSWER_FIRST = 95
    DISCARD_FIRST = 96
    NOT_IN_HAND_TO_DISCARD = 97
