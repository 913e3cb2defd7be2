"""What Super Team refuses on the pitch: movements, actions, goal kicks, skills, rolls."""

from collections.abc import Mapping

from kickabout.games.super_team.refusals import Refusal
from tests.rulebooks.refusals import Tried
from tests.rulebooks.super_team.positions import lay

ACT, MOVE = "spend forward on action", "spend forward on movement"
KICK = "spend forward on goal-kick"
BOLT, CLIFF = ("bolt", "ace"), ("cliff", "ace")
TRAP = {"offside-trap": "on"}
OFFSIDE = ("captain e8, 3 e12", "captain a9, 2 b9, 3 c9, 4 d9, 5 f9")

ON_THE_PITCH: Mapping[Refusal, Tried] = {
    # Movements.
    Refusal.MOVEMENT_DUE: (lay, (MOVE,), "pass e5"),
    Refusal.CAPTAIN_MOVES: (
        lambda: lay("captain e5", ball="a9", hands=("drift",), captains=CLIFF),
        ("play drift",),
        "move 5 a3",
    ),
    Refusal.MOVED_IN_TACTIC: (
        lambda: lay("captain e5", "captain e8", ball="e8", hands=("one-two",)),
        ("play one-two", "move captain e6"),
        "move captain e5",
    ),
    Refusal.GOALIE_OWES_KICK: (
        lambda: lay("2 e5", ball="e1", goal_kick=True, hands=("fatigue*2",)),
        ("spend fatigue on movement",),
        "move goalie d2",
    ),
    Refusal.TOO_TIRED: (
        lambda: lay("captain e5", lying=("captain", "")),
        (MOVE,),
        "move captain e6",
    ),
    Refusal.SAME_SPACE: (lambda: lay("captain e5"), (MOVE,), "move captain e5"),
    Refusal.RECTANGLE_IS_GOALIES: (lambda: lay("4 c2"), (MOVE,), "move 4 d1"),
    Refusal.SPACE_TAKEN: (lambda: lay("captain e5, 2 e6"), (MOVE,), "move 2 e5"),
    Refusal.NO_BALL_ON_THE_WAY: (lambda: lay("captain e5, 3 e9"), (MOVE,), "move 3 e10 by ball"),
    Refusal.BALL_IS_GOALIES: (
        lambda: lay("2 d2", ball="d1", attacker=1),
        (MOVE,),
        "move 2 c2 by ball",
    ),
    Refusal.STOPS_WITH_BALL: (
        lambda: lay("captain e5", "3 e7", ball="e6"),
        (MOVE,),
        "move captain d7 by ball",
    ),
    Refusal.NOT_NEXT_TO_BALL: (
        lambda: lay("captain e5", ball="e6"),
        (MOVE,),
        "move captain c5 by ball",
    ),
    Refusal.GOALIE_ONE_SPACE: (lay, (MOVE,), "move goalie e3"),
    Refusal.INACTIVE_ONE_SPACE: (
        lambda: lay("captain e5", lying=("captain", ""), morale=(1, 0)),
        (MOVE,),
        "move captain e7",
    ),
    Refusal.TOO_FAR: (lambda: lay("captain e5"), (MOVE,), "move captain h8"),
    Refusal.NOT_A_FORWARD_MOVE: (
        lambda: lay("captain e5", "captain e8", ball="e8"),
        ("play backward",),
        "move captain e4",
    ),
    Refusal.NOT_A_BACKWARD_MOVE: (
        lambda: lay("captain e5", "captain e8", ball="e8"),
        ("play forward",),
        "move captain e6",
    ),
    Refusal.NOT_FORWARD_AND_MARKING: (
        lambda: lay("captain e5", "captain e8, 3 e7", ball="e8", hands=("through",)),
        ("play through",),
        "move captain c6",
    ),
    Refusal.NOT_BACKWARD_AND_MARKING: (
        lambda: lay("captain e5", "captain e8, 3 e3", ball="e8", hands=("in-between",)),
        ("play in-between",),
        "move captain c4",
    ),
    Refusal.STOPS_AFTER_LEAVING: (
        lambda: lay("captain e5", "3 d5"),
        (MOVE,),
        "move captain g5",
    ),
    Refusal.STOPS_ON_THE_WAY: (
        lambda: lay("captain e5", "2 e8, 3 d7, 4 f7"),
        (MOVE,),
        "move captain e7",
    ),
    Refusal.WAY_BLOCKED: (
        lambda: lay("captain a1, 2 a2, 3 b2, 4 b1, 5 i1", ball="e8"),
        (MOVE,),
        "move captain a3",
    ),
    # Actions.
    Refusal.ACTION_DUE: (lambda: lay("captain e5"), (ACT,), "move captain e6"),
    Refusal.NOT_A_FORWARD_PASS: (
        lambda: lay("captain e5, 2 e7"),
        ("play forward",),
        "pass b1",
    ),
    Refusal.NOT_A_BACKWARD_PASS: (
        lambda: lay("captain e5, 2 e7"),
        ("play backward",),
        "pass e7",
    ),
    Refusal.NOT_A_CROSS_PASS: (
        lambda: lay("captain e5, 2 e7, 3 g5", hands=("cross",)),
        ("play cross",),
        "pass e7",
    ),
    Refusal.NOT_A_THROUGH_PASS: (
        lambda: lay("captain e5, 2 e7", hands=("through",)),
        ("play through",),
        "pass g9",
    ),
    Refusal.NOT_AN_IN_BETWEEN_PASS: (
        lambda: lay("captain e5, 2 e9, 3 c5", "2 c7, 3 g7", hands=("in-between",)),
        ("play in-between",),
        "pass c5",
    ),
    Refusal.CAPTAIN_PASSES: (
        lambda: lay("captain e5", hands=("thread",)),
        ("play thread",),
        "shoot",
    ),
    Refusal.ONLY_TACKLES: (lambda: lay("3 e6", "captain e5", ball="e5"), (ACT,), "shoot"),
    Refusal.NOBODY_ON_THE_BALL: (lambda: lay("captain e5", ball="e6"), (), ACT),
    Refusal.GOALIE_MUST_PASS: (lambda: lay(ball="e1", goal_kick=True), (ACT,), "shoot"),
    Refusal.BALL_IS_THERE: (lambda: lay("captain e5"), (ACT,), "pass e5"),
    Refusal.PASS_TO_OPPONENT: (lambda: lay("captain e5", "2 e7"), (ACT,), "pass e7"),
    Refusal.PASS_INTO_RECTANGLE: (lambda: lay("captain e5"), (ACT,), "pass d13"),
    Refusal.OFFSIDE: (lambda: lay(*OFFSIDE, options=TRAP), (ACT,), "pass e12"),
    Refusal.GOAL_KICK_TO_A_PIECE: (lambda: lay(ball="e1", goal_kick=True), (ACT,), "pass e5"),
    Refusal.GOALIE_DOES_NOT_DRIBBLE: (
        lambda: lay("goalie e3", "3 e4", ball="e3"),
        (ACT,),
        "dribble 3",
    ),
    Refusal.NOT_BESIDE_CARRIER: (lambda: lay("captain e5", "2 e7"), (ACT,), "dribble 2"),
    Refusal.DRIBBLE_INTO_RECTANGLE: (lambda: lay("captain e12"), (ACT,), "dribble goalie"),
    Refusal.ATTACKER_DOES_NOT_TACKLE: (lambda: lay("captain e5"), (ACT,), "tackle 3"),
    Refusal.LOOSE_BALL_NOT_TACKLED: (lambda: lay("captain e5", ball="e6", attacker=1), (), ACT),
    Refusal.TACKLE_HAS_FAILED: (
        lambda: lay("3 e6, 4 d6", "captain e5", ball="e5"),
        (ACT, "tackle 3", "roll 1", "roll 4", "spend backward on action"),
        "tackle 3",
    ),
    Refusal.TOO_FAR_TO_TACKLE: (lambda: lay("3 e6", "captain e5", ball="e5"), (ACT,), "tackle 2"),
    Refusal.GOALIE_DOES_NOT_TACKLE: (
        lambda: lay("goalie e3, 3 e5", "captain e4", ball="e4"),
        (ACT,),
        "tackle goalie",
    ),
    Refusal.GOALIE_NOT_TACKLED: (lambda: lay("3 e11", "goalie e12", ball="e12"), (), ACT),
    # Goal kicks, skills, half-way spaces.
    Refusal.KICK_DUE: (lambda: lay(ball="e1", goal_kick=True), (KICK,), "shoot"),
    Refusal.NOT_MARKED: (lambda: lay(ball="e1", goal_kick=True), (KICK,), "kick b8"),
    Refusal.KICK_LEADS_NOWHERE: (
        lambda: lay("goalie b4", ball="b4", goal_kick=True),
        (KICK,),
        "kick b4",
    ),
    Refusal.KICK_TO_OPPONENT: (
        lambda: lay("", "3 h6", ball="e1", goal_kick=True),
        (KICK,),
        "kick h6",
    ),
    Refusal.PUSH_DUE: (
        lambda: lay("captain e5", "3 e6", hands=("shove",)),
        ("play shove",),
        "shoot",
    ),
    Refusal.TOO_FAR_TO_PUSH: (
        lambda: lay("captain e5", "3 e6", hands=("shove",)),
        ("play shove",),
        "push 2 c12",
    ),
    Refusal.PUSHED_ONE_SPACE: (
        lambda: lay("captain e5", "3 e6", hands=("shove",)),
        ("play shove",),
        "push 3 e8",
    ),
    Refusal.PUSHED_ONTO_NO_FREE_SPACE: (
        lambda: lay("captain e5, 2 e7", "3 e6", hands=("shove",)),
        ("play shove",),
        "push 3 e7",
    ),
    Refusal.BYPASS_DUE: (
        lambda: lay("captain e5", "3 e6", hands=("glide",), captains=BOLT),
        ("play glide",),
        "shoot",
    ),
    Refusal.TOO_FAR_TO_PASS_BY: (
        lambda: lay("captain e5", "3 e6", hands=("glide",), captains=BOLT),
        ("play glide",),
        "bypass 2",
    ),
    Refusal.BYPASS_INTO_RECTANGLE: (
        lambda: lay("captain e12", "3 e11", hands=("glide",), captains=BOLT),
        ("play glide",),
        "bypass goalie",
    ),
    Refusal.LANDING_DUE: (
        lambda: lay("captain e8, 2 f4"),
        (ACT, "pass f4", "roll 1"),
        "shoot",
    ),
    # Secrets of a roll.
    Refusal.TILE_DUE: (lambda: lay("captain e10"), (ACT, "shoot"), "done"),
    Refusal.PAYMENT_DUE: (lambda: lay("captain e5", morale=(1, 0)), (ACT, "pass e7"), "done"),
    Refusal.TOO_LITTLE_MORALE: (
        lambda: lay("captain e5", morale=(1, 0)),
        (ACT, "pass e7"),
        "pay 3",
    ),
}
