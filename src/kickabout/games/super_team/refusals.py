"""Why something may not be done in Super Team: one refusal for each reason, with its rulebook clause."""

from collections.abc import Mapping
from enum import IntEnum, auto


class Refusal(IntEnum):
    """What forbids an action, or makes an outcome of chance impossible."""

    NONE = 0
    """Nothing: it may be done."""

    # Whatever is decided.
    MATCH_OVER = auto()
    HIDDEN_NAME = auto()
    NOT_IN_BOX = auto()
    SEAT_DECIDES = auto()

    # Chance decides something now.
    TOSS_DUE = auto()
    DEAL_DUE = auto()
    SHOWING_DUE = auto()
    DRAW_DUE = auto()
    TILES_DUE = auto()
    TOKENS_DUE = auto()
    ROLL_DUE = auto()
    LOT_DUE = auto()
    HER_CARD_DUE = auto()
    HER_REVEAL_DUE = auto()
    HER_STEP_DUE = auto()

    # Outcomes of chance.
    TEAMS_ARE_DEALT = auto()
    CAPTAINS_ARE_DEALT = auto()
    DEALT_ALREADY = auto()
    OTHER_BOARD_CHOSEN = auto()
    NOT_OF_THIS_DECK = auto()
    NOT_LEFT_IN_DECK = auto()
    OTHER_TILES_PICKED = auto()
    OTHER_MORALE_PAID = auto()
    NO_SUCH_GREEN_FACE = auto()
    NO_SUCH_WHITE_FACE = auto()
    GREEN_DIE_ALONE = auto()
    OTHER_NUMBER_OF_DICE = auto()
    OTHER_NUMBER_OF_HER_DICE = auto()
    NOT_HALF_WAY = auto()
    HER_CARD_LIES_OPEN = auto()

    # Before a kick-off.
    BOARD_DUE = auto()
    TEAM_FIRST = auto()
    CAPTAIN_NEXT = auto()
    NOT_DEALT = auto()
    MARKER_DUE = auto()
    GOALKEEPING_STAYS = auto()
    STAT_FULL = auto()
    PLACE_DUE = auto()
    FORMATION_TOO_LATE = auto()
    NOT_OWN_HALF = auto()
    GOALIE_STARTS_AT_HOME = auto()
    CENTRE_DUE = auto()
    GOALIE_KICKS_NOT_OFF = auto()
    REST_DUE = auto()
    TOO_LITTLE_FATIGUE = auto()

    # Cards.
    CARD_DUE = auto()
    NO_CARD_PLAYED = auto()
    GOAL_KICK_FIRST = auto()
    NOT_IN_HAND = auto()
    FATIGUE_ONLY_MOVES = auto()
    FATIGUE_IS_USELESS = auto()
    FATIGUE_MOVES_NOBODY = auto()
    FATIGUE_THROWN = auto()
    NEEDS_THE_BALL = auto()
    COSTS_MORALE = auto()
    CARRIER_ALONE = auto()
    CAPTAIN_HAS_NO_BALL = auto()
    CAPTAIN_HAS_THE_BALL = auto()
    CAPTAIN_ALONE = auto()
    CAPTAIN_FAR_FROM_BALL = auto()
    CAPTAIN_NOT_IN_THEIR_HALF = auto()
    CAPTAIN_NOT_IN_THEIR_AREA = auto()
    KICK_TO_A_PIECE_FIRST = auto()
    BALL_LIES_LOOSE = auto()
    NOBODY_AHEAD = auto()
    NOBODY_BEHIND = auto()
    NOBODY_LEVEL = auto()
    NO_ROOM_AHEAD = auto()
    NO_GAP = auto()
    RECEIVERS_OFFSIDE = auto()
    NOBODY_MOVES_AHEAD = auto()
    NOBODY_MOVES_BACK = auto()
    NOBODY_IN_PLAY_MOVES = auto()
    NOBODY_TO_MARK_AHEAD = auto()
    NOBODY_TO_MARK_BEHIND = auto()
    CAPTAIN_CANNOT_MOVE = auto()
    NOBODY_TO_PUSH = auto()
    GOALIE_IS_NOT_PUSHED = auto()
    NOWHERE_TO_PUSH = auto()
    NOBODY_TO_PASS_BY = auto()
    NOBODY_PASSED_BY_INTO_RECTANGLE = auto()
    NOBODY_CAN_MOVE = auto()
    NOBODY_CAN_TACKLE = auto()
    NO_ACTION = auto()
    NO_GOAL_KICK_OWED = auto()
    MARKED_SPACES_TAKEN = auto()
    CARD_PLAYED = auto()
    CARDS_USABLE = auto()

    # Rewards.
    REWARD_DUE = auto()
    BANK_EMPTY = auto()
    NO_MORALE_DUE = auto()
    NO_MOVEMENT_DUE = auto()
    NO_ACTION_DUE = auto()
    NO_ACTION_TO_TAKE = auto()

    # Movements.
    MOVEMENT_DUE = auto()
    CAPTAIN_MOVES = auto()
    MOVED_IN_TACTIC = auto()
    GOALIE_OWES_KICK = auto()
    TOO_TIRED = auto()
    SAME_SPACE = auto()
    RECTANGLE_IS_GOALIES = auto()
    SPACE_TAKEN = auto()
    NO_BALL_ON_THE_WAY = auto()
    BALL_IS_GOALIES = auto()
    STOPS_WITH_BALL = auto()
    NOT_NEXT_TO_BALL = auto()
    GOALIE_ONE_SPACE = auto()
    INACTIVE_ONE_SPACE = auto()
    TOO_FAR = auto()
    NOT_A_FORWARD_MOVE = auto()
    NOT_A_BACKWARD_MOVE = auto()
    NOT_FORWARD_AND_MARKING = auto()
    NOT_BACKWARD_AND_MARKING = auto()
    STOPS_AFTER_LEAVING = auto()
    STOPS_ON_THE_WAY = auto()
    WAY_BLOCKED = auto()

    # Actions.
    ACTION_DUE = auto()
    NOT_A_FORWARD_PASS = auto()
    NOT_A_BACKWARD_PASS = auto()
    NOT_A_CROSS_PASS = auto()
    NOT_A_THROUGH_PASS = auto()
    NOT_AN_IN_BETWEEN_PASS = auto()
    CAPTAIN_PASSES = auto()
    ONLY_TACKLES = auto()
    NOBODY_ON_THE_BALL = auto()
    GOALIE_MUST_PASS = auto()
    BALL_IS_THERE = auto()
    PASS_TO_OPPONENT = auto()
    PASS_INTO_RECTANGLE = auto()
    OFFSIDE = auto()
    GOAL_KICK_TO_A_PIECE = auto()
    GOALIE_DOES_NOT_DRIBBLE = auto()
    NOT_BESIDE_CARRIER = auto()
    DRIBBLE_INTO_RECTANGLE = auto()
    ATTACKER_DOES_NOT_TACKLE = auto()
    LOOSE_BALL_NOT_TACKLED = auto()
    TACKLE_HAS_FAILED = auto()
    TOO_FAR_TO_TACKLE = auto()
    GOALIE_DOES_NOT_TACKLE = auto()
    GOALIE_NOT_TACKLED = auto()

    # Goal kicks, skills, half-way spaces.
    KICK_DUE = auto()
    NOT_MARKED = auto()
    KICK_LEADS_NOWHERE = auto()
    KICK_TO_OPPONENT = auto()
    PUSH_DUE = auto()
    TOO_FAR_TO_PUSH = auto()
    PUSHED_ONE_SPACE = auto()
    PUSHED_ONTO_NO_FREE_SPACE = auto()
    BYPASS_DUE = auto()
    TOO_FAR_TO_PASS_BY = auto()
    BYPASS_INTO_RECTANGLE = auto()
    LANDING_DUE = auto()

    # Secrets of a roll.
    TILE_DUE = auto()
    PAYMENT_DUE = auto()
    TOO_LITTLE_MORALE = auto()

    # AutoTeam's procedure.
    HER_KICK_DUE = auto()
    HER_KICK_GOES_ELSEWHERE = auto()
    HER_SHOT_DUE = auto()
    HER_TACTIC_DUE = auto()
    HER_TACTIC_GOES_ELSEWHERE = auto()
    HER_PASS_DUE = auto()
    HER_PASS_GOES_ELSEWHERE = auto()
    HER_DRIBBLE_DUE = auto()
    HER_DRIBBLE_GOES_ELSEWHERE = auto()
    HER_CHASE_DUE = auto()
    HER_ADVANCE_DUE = auto()
    HER_BONUS_DUE = auto()
    HER_GUARDING_DUE = auto()
    HER_TACKLE_DUE = auto()
    HER_REST_DUE = auto()
    HER_DEFENCE_IS_OVER = auto()
    HER_CARRIER_RUNS = auto()
    HER_PIECE_LIES = auto()
    HER_GOALIE_STAYS = auto()
    HER_NEAREST_RUNS = auto()
    HER_RUN_LEADS_AWAY = auto()
    HER_RUN_ENDS_ELSEWHERE = auto()
    HER_GUARD_ENDS_ELSEWHERE = auto()


CLAUSES: Mapping[Refusal, str] = {
    refusal: f"SUPER-{clause}"
    for refusal, clause in {
        Refusal.MATCH_OVER: "21.1",
        Refusal.HIDDEN_NAME: "28.13",
        Refusal.NOT_IN_BOX: "28.15",
        Refusal.SEAT_DECIDES: "5.8",
        Refusal.TOSS_DUE: "3.1",
        Refusal.DEAL_DUE: "3.3",
        Refusal.SHOWING_DUE: "3.5",
        Refusal.DRAW_DUE: "5.4",
        Refusal.TILES_DUE: "11.3",
        Refusal.TOKENS_DUE: "8.5",
        Refusal.ROLL_DUE: "8.1",
        Refusal.LOT_DUE: "9.9",
        Refusal.HER_CARD_DUE: "23.6",
        Refusal.HER_REVEAL_DUE: "26.3",
        Refusal.HER_STEP_DUE: "23.12",
        Refusal.TEAMS_ARE_DEALT: "3.3",
        Refusal.CAPTAINS_ARE_DEALT: "3.3",
        Refusal.DEALT_ALREADY: "3.4",
        Refusal.OTHER_BOARD_CHOSEN: "3.5",
        Refusal.NOT_OF_THIS_DECK: "1.2",
        Refusal.NOT_LEFT_IN_DECK: "5.4",
        Refusal.OTHER_TILES_PICKED: "11.3",
        Refusal.OTHER_MORALE_PAID: "8.5",
        Refusal.NO_SUCH_GREEN_FACE: "1.6",
        Refusal.NO_SUCH_WHITE_FACE: "1.6",
        Refusal.GREEN_DIE_ALONE: "8.2",
        Refusal.OTHER_NUMBER_OF_DICE: "8.1",
        Refusal.OTHER_NUMBER_OF_HER_DICE: "26.8",
        Refusal.NOT_HALF_WAY: "9.8",
        Refusal.HER_CARD_LIES_OPEN: "23.20",
        Refusal.BOARD_DUE: "3.3",
        Refusal.TEAM_FIRST: "3.5",
        Refusal.CAPTAIN_NEXT: "3.5",
        Refusal.NOT_DEALT: "3.3",
        Refusal.MARKER_DUE: "3.6",
        Refusal.GOALKEEPING_STAYS: "20.2",
        Refusal.STAT_FULL: "3.7",
        Refusal.PLACE_DUE: "3.8",
        Refusal.FORMATION_TOO_LATE: "3.9",
        Refusal.NOT_OWN_HALF: "3.8",
        Refusal.GOALIE_STARTS_AT_HOME: "3.8",
        Refusal.CENTRE_DUE: "3.10",
        Refusal.GOALIE_KICKS_NOT_OFF: "3.11",
        Refusal.REST_DUE: "20.1",
        Refusal.TOO_LITTLE_FATIGUE: "20.1",
        Refusal.CARD_DUE: "5.3",
        Refusal.NO_CARD_PLAYED: "5.2",
        Refusal.GOAL_KICK_FIRST: "14.13",
        Refusal.NOT_IN_HAND: "5.2",
        Refusal.FATIGUE_ONLY_MOVES: "19.1",
        Refusal.FATIGUE_IS_USELESS: "22.9",
        Refusal.FATIGUE_MOVES_NOBODY: "22.9",
        Refusal.FATIGUE_THROWN: "22.9",
        Refusal.NEEDS_THE_BALL: "15.2",
        Refusal.COSTS_MORALE: "18.2",
        Refusal.CARRIER_ALONE: "15.14",
        Refusal.CAPTAIN_HAS_NO_BALL: "17.2",
        Refusal.CAPTAIN_HAS_THE_BALL: "17.2",
        Refusal.CAPTAIN_ALONE: "17.2",
        Refusal.CAPTAIN_FAR_FROM_BALL: "17.2",
        Refusal.CAPTAIN_NOT_IN_THEIR_HALF: "17.2",
        Refusal.CAPTAIN_NOT_IN_THEIR_AREA: "17.2",
        Refusal.KICK_TO_A_PIECE_FIRST: "14.13",
        Refusal.BALL_LIES_LOOSE: "7.8",
        Refusal.NOBODY_AHEAD: "15.5",
        Refusal.NOBODY_BEHIND: "15.5",
        Refusal.NOBODY_LEVEL: "15.5",
        Refusal.NO_ROOM_AHEAD: "15.5",
        Refusal.NO_GAP: "15.5",
        Refusal.RECEIVERS_OFFSIDE: "22.10",
        Refusal.NOBODY_MOVES_AHEAD: "15.5",
        Refusal.NOBODY_MOVES_BACK: "15.5",
        Refusal.NOBODY_IN_PLAY_MOVES: "15.5",
        Refusal.NOBODY_TO_MARK_AHEAD: "15.5",
        Refusal.NOBODY_TO_MARK_BEHIND: "15.5",
        Refusal.CAPTAIN_CANNOT_MOVE: "17.14",
        Refusal.NOBODY_TO_PUSH: "17.14",
        Refusal.GOALIE_IS_NOT_PUSHED: "17.11",
        Refusal.NOWHERE_TO_PUSH: "17.11",
        Refusal.NOBODY_TO_PASS_BY: "17.14",
        Refusal.NOBODY_PASSED_BY_INTO_RECTANGLE: "17.13",
        Refusal.NOBODY_CAN_MOVE: "5.5",
        Refusal.NOBODY_CAN_TACKLE: "5.5",
        Refusal.NO_ACTION: "5.5",
        Refusal.NO_GOAL_KICK_OWED: "14.6",
        Refusal.MARKED_SPACES_TAKEN: "14.9",
        Refusal.CARD_PLAYED: "5.6",
        Refusal.CARDS_USABLE: "5.6",
        Refusal.REWARD_DUE: "15.13",
        Refusal.BANK_EMPTY: "8.10",
        Refusal.NO_MORALE_DUE: "15.8",
        Refusal.NO_MOVEMENT_DUE: "15.8",
        Refusal.NO_ACTION_DUE: "15.8",
        Refusal.NO_ACTION_TO_TAKE: "15.12",
        Refusal.MOVEMENT_DUE: "5.3",
        Refusal.CAPTAIN_MOVES: "17.1",
        Refusal.MOVED_IN_TACTIC: "16.14",
        Refusal.GOALIE_OWES_KICK: "14.15",
        Refusal.TOO_TIRED: "6.3",
        Refusal.SAME_SPACE: "6.7",
        Refusal.RECTANGLE_IS_GOALIES: "2.3",
        Refusal.SPACE_TAKEN: "2.9",
        Refusal.NO_BALL_ON_THE_WAY: "6.11",
        Refusal.BALL_IS_GOALIES: "14.17",
        Refusal.STOPS_WITH_BALL: "6.10",
        Refusal.NOT_NEXT_TO_BALL: "6.1",
        Refusal.GOALIE_ONE_SPACE: "6.16",
        Refusal.INACTIVE_ONE_SPACE: "6.3",
        Refusal.TOO_FAR: "6.1",
        Refusal.NOT_A_FORWARD_MOVE: "16.11",
        Refusal.NOT_A_BACKWARD_MOVE: "16.11",
        Refusal.NOT_FORWARD_AND_MARKING: "16.13",
        Refusal.NOT_BACKWARD_AND_MARKING: "16.13",
        Refusal.STOPS_AFTER_LEAVING: "6.13",
        Refusal.STOPS_ON_THE_WAY: "6.12",
        Refusal.WAY_BLOCKED: "6.6",
        Refusal.ACTION_DUE: "5.3",
        Refusal.NOT_A_FORWARD_PASS: "16.2",
        Refusal.NOT_A_BACKWARD_PASS: "16.3",
        Refusal.NOT_A_CROSS_PASS: "16.4",
        Refusal.NOT_A_THROUGH_PASS: "16.6",
        Refusal.NOT_AN_IN_BETWEEN_PASS: "16.8",
        Refusal.CAPTAIN_PASSES: "17.6",
        Refusal.ONLY_TACKLES: "7.4",
        Refusal.NOBODY_ON_THE_BALL: "7.8",
        Refusal.GOALIE_MUST_PASS: "14.6",
        Refusal.BALL_IS_THERE: "10.1",
        Refusal.PASS_TO_OPPONENT: "10.2",
        Refusal.PASS_INTO_RECTANGLE: "10.3",
        Refusal.OFFSIDE: "22.10",
        Refusal.GOAL_KICK_TO_A_PIECE: "14.11",
        Refusal.GOALIE_DOES_NOT_DRIBBLE: "14.1",
        Refusal.NOT_BESIDE_CARRIER: "12.1",
        Refusal.DRIBBLE_INTO_RECTANGLE: "12.6",
        Refusal.ATTACKER_DOES_NOT_TACKLE: "7.3",
        Refusal.LOOSE_BALL_NOT_TACKLED: "13.7",
        Refusal.TACKLE_HAS_FAILED: "13.5",
        Refusal.TOO_FAR_TO_TACKLE: "13.1",
        Refusal.GOALIE_DOES_NOT_TACKLE: "14.1",
        Refusal.GOALIE_NOT_TACKLED: "14.3",
        Refusal.KICK_DUE: "14.8",
        Refusal.NOT_MARKED: "14.8",
        Refusal.KICK_LEADS_NOWHERE: "14.8",
        Refusal.KICK_TO_OPPONENT: "14.9",
        Refusal.PUSH_DUE: "17.10",
        Refusal.TOO_FAR_TO_PUSH: "17.10",
        Refusal.PUSHED_ONE_SPACE: "17.10",
        Refusal.PUSHED_ONTO_NO_FREE_SPACE: "17.11",
        Refusal.BYPASS_DUE: "17.12",
        Refusal.TOO_FAR_TO_PASS_BY: "17.12",
        Refusal.BYPASS_INTO_RECTANGLE: "17.13",
        Refusal.LANDING_DUE: "9.9",
        Refusal.TILE_DUE: "11.3",
        Refusal.PAYMENT_DUE: "8.4",
        Refusal.TOO_LITTLE_MORALE: "8.7",
        Refusal.HER_KICK_DUE: "23.15",
        Refusal.HER_KICK_GOES_ELSEWHERE: "23.17",
        Refusal.HER_SHOT_DUE: "24.2",
        Refusal.HER_TACTIC_DUE: "24.3",
        Refusal.HER_TACTIC_GOES_ELSEWHERE: "24.5",
        Refusal.HER_PASS_DUE: "24.7",
        Refusal.HER_PASS_GOES_ELSEWHERE: "24.8",
        Refusal.HER_DRIBBLE_DUE: "24.10",
        Refusal.HER_DRIBBLE_GOES_ELSEWHERE: "24.17",
        Refusal.HER_CHASE_DUE: "24.14",
        Refusal.HER_ADVANCE_DUE: "24.11",
        Refusal.HER_BONUS_DUE: "24.6",
        Refusal.HER_GUARDING_DUE: "25.1",
        Refusal.HER_TACKLE_DUE: "25.7",
        Refusal.HER_REST_DUE: "24.1",
        Refusal.HER_DEFENCE_IS_OVER: "25.9",
        Refusal.HER_CARRIER_RUNS: "24.6",
        Refusal.HER_PIECE_LIES: "23.10",
        Refusal.HER_GOALIE_STAYS: "23.13",
        Refusal.HER_NEAREST_RUNS: "23.11",
        Refusal.HER_RUN_LEADS_AWAY: "24.18",
        Refusal.HER_RUN_ENDS_ELSEWHERE: "24.18",
        Refusal.HER_GUARD_ENDS_ELSEWHERE: "25.4",
    }.items()
}
