"""What Super Team refuses where cards are played, and rewards taken."""

from collections.abc import Mapping

from kickabout.games.super_team.refusals import Refusal
from tests.rulebooks.refusals import Tried
from tests.rulebooks.super_team.positions import lay

ACT, MOVE = "spend forward on action", "spend forward on movement"
KICK = "spend forward on goal-kick"
BOLT, CLIFF, DUNE = ("bolt", "ace"), ("cliff", "ace"), ("dune", "ace")
HARD = {"hard-fatigue": "on"}
TRAP = {"offside-trap": "on"}
HEMMED_IN = "captain e5, goalie e4, 2 d4, 3 f4, 4 d5, 5 f5"
CORNERED = "goalie a1, 2 a2, 3 b1, 4 b2, captain h1, 5 i1"
ALL_LIE = ("captain 2 3 4 5", "")
OFFSIDE = ("captain e8, 3 e12", "captain a9, 2 b9, 3 c9, 4 d9, 5 f9")
TAKEN = ("captain e4", "captain b4, 2 h4, 3 b6, 4 h6")
AHEAD = (
    "captain e10, goalie c13, 2 g13, 3 a13, 4 b13, 5 h13",
    "captain a5, 2 b5, 3 h5, 4 i5, 5 a6",
)
CORNER = ("captain b12, 2 a12, 3 b13", "2 a13, captain h13, 3 i13, 4 h12, 5 i12")

CARDS: Mapping[Refusal, Tried] = {
    Refusal.CARD_DUE: (lay, (), "shoot"),
    Refusal.NO_CARD_PLAYED: (lay, (), "end turn"),
    Refusal.GOAL_KICK_FIRST: (lambda: lay(ball="e1", goal_kick=True), (), MOVE),
    Refusal.NOT_IN_HAND: (lay, (), "play cross"),
    Refusal.FATIGUE_ONLY_MOVES: (lambda: lay(hands=("fatigue forward",)), (), "play fatigue"),
    Refusal.FATIGUE_IS_USELESS: (
        lambda: lay(hands=("fatigue forward",), options=HARD),
        (),
        "spend fatigue on action",
    ),
    Refusal.FATIGUE_MOVES_NOBODY: (
        lambda: lay(hands=("fatigue forward",), options=HARD),
        (),
        "spend fatigue on movement",
    ),
    Refusal.FATIGUE_THROWN: (
        lambda: lay(hands=("fatigue*2 forward",), options=HARD),
        ("drop fatigue",),
        "drop fatigue",
    ),
    Refusal.NEEDS_THE_BALL: (
        lambda: lay("captain e5", "captain e8", ball="e8", hands=("dash",)),
        (),
        "play dash",
    ),
    Refusal.COSTS_MORALE: (lambda: lay(hands=("wake-up",)), (), "play wake-up"),
    Refusal.CARRIER_ALONE: (lambda: lay("captain e5", hands=("escape",)), (), "play escape"),
    Refusal.CAPTAIN_HAS_NO_BALL: (
        lambda: lay("captain e5, 2 e8", ball="e8", hands=("dash",)),
        (),
        "play dash",
    ),
    Refusal.CAPTAIN_HAS_THE_BALL: (
        lambda: lay("captain e5", hands=("drift",), captains=CLIFF),
        (),
        "play drift",
    ),
    Refusal.CAPTAIN_ALONE: (lambda: lay("captain e5", hands=("shove",)), (), "play shove"),
    Refusal.CAPTAIN_FAR_FROM_BALL: (
        lambda: lay("captain e5", ball="e8", hands=("swoop",), captains=BOLT),
        (),
        "play swoop",
    ),
    Refusal.CAPTAIN_NOT_IN_THEIR_HALF: (
        lambda: lay("captain e5", hands=("blast",), captains=BOLT),
        (),
        "play blast",
    ),
    Refusal.CAPTAIN_NOT_IN_THEIR_AREA: (
        lambda: lay("captain e5", hands=("tap-in",), captains=CLIFF),
        (),
        "play tap-in",
    ),
    Refusal.KICK_TO_A_PIECE_FIRST: (
        lambda: lay(ball="e1", goal_kick=True, hands=("through",)),
        (),
        "play through",
    ),
    Refusal.BALL_LIES_LOOSE: (lambda: lay("captain e5", ball="e6"), (), "play forward"),
    Refusal.NOBODY_AHEAD: (lambda: lay("captain e10"), (), "play forward"),
    Refusal.NOBODY_BEHIND: (lambda: lay("captain c1"), (), "play backward"),
    Refusal.NOBODY_LEVEL: (lambda: lay("captain e5", hands=("cross",)), (), "play cross"),
    Refusal.NO_ROOM_AHEAD: (lambda: lay(*AHEAD, hands=("through",)), (), "play through"),
    Refusal.NO_GAP: (lambda: lay("captain e5", hands=("in-between",)), (), "play in-between"),
    Refusal.RECEIVERS_OFFSIDE: (lambda: lay(*OFFSIDE, options=TRAP), (), "play forward"),
    Refusal.NOBODY_MOVES_AHEAD: (
        lambda: lay("2 d2, 3 e2, 4 f2", "captain e8", ball="e8", lying=ALL_LIE),
        (),
        "play backward",
    ),
    Refusal.NOBODY_MOVES_BACK: (lambda: lay("5 c1", "captain e8", ball="e8"), (), "play forward"),
    Refusal.NOBODY_IN_PLAY_MOVES: (
        lambda: lay(CORNERED, "captain e8", ball="e8", lying=ALL_LIE, hands=("cross",)),
        (),
        "play cross",
    ),
    Refusal.NOBODY_TO_MARK_AHEAD: (
        lambda: lay("", "captain e8", ball="e8", hands=("through",)),
        (),
        "play through",
    ),
    Refusal.NOBODY_TO_MARK_BEHIND: (
        lambda: lay("", "captain e8", ball="e8", hands=("in-between",)),
        (),
        "play in-between",
    ),
    Refusal.CAPTAIN_CANNOT_MOVE: (
        lambda: lay(
            HEMMED_IN, "3 d6, 4 e6, 5 f6", ball="a9", attacker=0, hands=("drift",), captains=CLIFF
        ),
        (),
        "play drift",
    ),
    Refusal.NOBODY_TO_PUSH: (
        lambda: lay("captain e5", ball="a9", hands=("dune-2",), captains=DUNE),
        (),
        "play dune-2",
    ),
    Refusal.GOALIE_IS_NOT_PUSHED: (
        lambda: lay("captain e5", "goalie e6", hands=("shove",)),
        (),
        "play shove",
    ),
    Refusal.NOWHERE_TO_PUSH: (lambda: lay(*CORNER, hands=("shove",)), (), "play shove"),
    Refusal.NOBODY_TO_PASS_BY: (
        lambda: lay("captain e5", ball="a9", hands=("dune-3",), captains=DUNE),
        (),
        "play dune-3",
    ),
    Refusal.NOBODY_PASSED_BY_INTO_RECTANGLE: (
        lambda: lay("captain e12", "goalie e13", hands=("glide",), captains=BOLT),
        (),
        "play glide",
    ),
    Refusal.NOBODY_CAN_MOVE: (
        lambda: lay(CORNERED, "captain e8", ball="e8", lying=ALL_LIE),
        (),
        MOVE,
    ),
    Refusal.NOBODY_CAN_TACKLE: (lambda: lay("", "captain e8", ball="e8"), (), ACT),
    Refusal.NO_GOAL_KICK_OWED: (lay, (), KICK),
    Refusal.MARKED_SPACES_TAKEN: (lambda: lay(*TAKEN, ball="e1", goal_kick=True), (), KICK),
    Refusal.CARD_PLAYED: (lay, (MOVE, "move 5 a3"), "drop backward"),
    Refusal.CARDS_USABLE: (lay, (), "drop forward"),
    # Rewards.
    Refusal.REWARD_DUE: (
        lambda: lay("captain e5, 2 e7"),
        ("play forward", "pass e7", "roll 4"),
        "shoot",
    ),
    Refusal.BANK_EMPTY: (
        lambda: lay("captain e5, 2 e7", morale=(10, 10)),
        ("play forward", "pass e7", "pay 0", "roll 4"),
        "take morale",
    ),
    Refusal.NO_MORALE_DUE: (
        lambda: lay("captain e5, 2 e7"),
        ("play forward", "pass e7", "roll 4", "take morale"),
        "take morale",
    ),
    Refusal.NO_MOVEMENT_DUE: (
        lambda: lay("captain e5", "captain e8", ball="e8", hands=("cross",)),
        ("play cross", "move captain e6"),
        "take movement",
    ),
    Refusal.NO_ACTION_DUE: (
        lambda: lay("captain e5, 2 e7"),
        ("play forward", "pass e7", "roll 4"),
        "take action",
    ),
    Refusal.NO_ACTION_TO_TAKE: (
        lambda: lay("captain e5, 2 e7", hands=("through",)),
        ("play through", "pass e8", "roll 4"),
        "take action",
    ),
}
