"""Every refusal of Super Team, met once: where it comes up, and what for."""

from collections.abc import Callable, Mapping, Sequence

import pytest

from kickabout.engine.game import OVER
from kickabout.engine.match import Match
from kickabout.games.super_team import GAME
from kickabout.games.super_team import state as s
from kickabout.games.super_team.refusals import Refusal
from kickabout.games.super_team.state import Phase
from kickabout.text.messages import Name, Seat
from tests.rulebooks.laying import begin_here, play
from tests.rulebooks.super_team.positions import SOLO, lay, new, stack, until

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
SHOT = (ACT, "shoot", "strike left", "strike right")


def after(*actions: str, verb: str = "") -> Match:
    """A match from its very beginning, played on to a verb."""
    match = new()
    play(match, *actions)
    if verb:
        until(match, verb)
    return match


def at(phase: Phase, *, half: int = 0) -> Match:
    """A position in which the home side is asked for something that is long in coming."""
    match = lay(hands=("fatigue forward",))
    match.state.phase, match.state.half = phase, half
    begin_here(match)
    return match


def over() -> Match:
    match = lay()
    match.state.phase, match.state.actor = Phase.FULL_TIME, OVER
    begin_here(match)
    return match


def solo(home: str = "", away: str = "", *actions: str, **more: object) -> Match:
    """A turn of AutoTeam, and what has happened in it."""
    match = lay(home, away, turn=1, options=SOLO, **more)  # type: ignore[arg-type]  # as for `lay`
    play(match, *actions)
    return match


def only_in_stock() -> Match:
    match = solo()
    stack(match, "auto-cross")
    return match


MET: Mapping[Refusal, tuple[Callable[[], Match], Sequence[str], str]] = {
    Refusal.MATCH_OVER: (over, (), "shoot"),
    Refusal.HIDDEN_NAME: (lay, (), "pay secret"),
    Refusal.SEAT_DECIDES: (lay, (), "roll 3"),
    Refusal.TOSS_DUE: (new, (), "pass e5"),
    Refusal.DEAL_DUE: (new, ("start 0",), "pass e5"),
    Refusal.SHOWING_DUE: (lambda: after(verb="show"), (), "pass e5"),
    Refusal.DRAW_DUE: (lambda: lay(hands=("forward",)), (MOVE, "move 5 a3"), "pass e5"),
    Refusal.TILES_DUE: (lambda: lay("captain e10"), SHOT, "pass e5"),
    Refusal.TOKENS_DUE: (
        lambda: lay("captain e10", morale=(1, 0)),
        (*SHOT, "reveal left right", "pay 1"),
        "pass e5",
    ),
    Refusal.ROLL_DUE: (lambda: lay("captain e5"), (ACT, "pass e7"), "pass e5"),
    Refusal.LOT_DUE: (
        lambda: solo("", "captain e8, 2 f4", "turn auto-forward", ball="e8"),
        ("auto pass f4", "roll 1 fumble"),
        "pass e5",
    ),
    Refusal.HER_CARD_DUE: (solo, (), "pass e5"),
    Refusal.HER_REVEAL_DUE: (
        lambda: lay("captain e5", "3 e6", options=SOLO),
        (ACT, "dribble 3"),
        "pass e5",
    ),
    Refusal.HER_STEP_DUE: (solo, ("turn auto-cross",), "pass e5"),
    Refusal.TEAMS_ARE_DEALT: (new, ("start 0",), "deal ace"),
    Refusal.CAPTAINS_ARE_DEALT: (new, ("start 0", "deal alpha", "deal beta"), "deal gamma"),
    Refusal.DEALT_ALREADY: (new, ("start 0", "deal alpha"), "deal alpha"),
    Refusal.OTHER_BOARD_CHOSEN: (lambda: after(verb="show"), (), "show epsilon"),
    Refusal.NOT_OF_THIS_DECK: (
        lambda: lay(hands=("forward",)),
        (MOVE, "move 5 a3"),
        "draw gamma-1",
    ),
    Refusal.NOT_LEFT_IN_DECK: (
        lambda: lay(hands=("forward",)),
        (MOVE, "move 5 a3"),
        "draw forward",
    ),
    Refusal.OTHER_TILES_PICKED: (lambda: lay("captain e10"), SHOT, "reveal left left"),
    Refusal.OTHER_MORALE_PAID: (
        lambda: lay("captain e10", morale=(1, 0)),
        (*SHOT, "reveal left right", "pay 1"),
        "reveal 0 0",
    ),
    Refusal.NO_SUCH_GREEN_FACE: (lambda: lay("captain e5"), (ACT, "pass e7"), "roll 9"),
    Refusal.NO_SUCH_WHITE_FACE: (
        lambda: lay("captain e5", markers=("pass", "")),
        (ACT, "pass e7"),
        "roll 3 6",
    ),
    Refusal.GREEN_DIE_ALONE: (lambda: lay("captain e5"), (ACT, "pass e7"), "roll 3 1"),
    Refusal.OTHER_NUMBER_OF_DICE: (
        lambda: lay("captain e5", markers=("pass", "")),
        (ACT, "pass e7"),
        "roll 3",
    ),
    Refusal.OTHER_NUMBER_OF_HER_DICE: (
        lambda: solo("", "captain e8, 2 f4", "turn auto-forward", ball="e8"),
        ("auto pass f4",),
        "roll 3",
    ),
    Refusal.NOT_HALF_WAY: (
        lambda: lay("captain e8, 2 f4"),
        (ACT, "pass f4", "roll 1"),
        "land a1",
    ),
    Refusal.HER_CARD_LIES_OPEN: (only_in_stock, (), "turn auto-forward"),
    Refusal.BOARD_DUE: (lambda: after(verb="choose"), (), "done"),
    Refusal.TEAM_FIRST: (lambda: after(verb="choose"), (), "choose ace"),
    Refusal.CAPTAIN_NEXT: (lambda: after(verb="choose"), ("choose gamma",), "choose gamma"),
    Refusal.NOT_DEALT: (lambda: after(verb="choose"), (), "choose epsilon"),
    Refusal.MARKER_DUE: (lambda: after(verb="mark"), (), "done"),
    Refusal.GOALKEEPING_STAYS: (lambda: at(Phase.MARK, half=1), (), "mark goalkeeping"),
    Refusal.STAT_FULL: (lambda: after(verb="mark"), ("mark pass", "mark pass"), "mark pass"),
    Refusal.PLACE_DUE: (lambda: after(verb="place"), (), "done"),
    Refusal.FORMATION_TOO_LATE: (lambda: after(verb="place"), ("place e13",), "form wall"),
    Refusal.NOT_OWN_HALF: (lambda: after(verb="place"), (), "place e7"),
    Refusal.GOALIE_STARTS_AT_HOME: (lambda: after(verb="place"), (), "place e12"),
    Refusal.CENTRE_DUE: (lambda: after(verb="centre"), (), "done"),
    Refusal.GOALIE_KICKS_NOT_OFF: (lambda: after(verb="centre"), (), "centre goalie"),
    Refusal.REST_DUE: (lambda: at(Phase.REST), (), "done"),
    Refusal.TOO_LITTLE_FATIGUE: (lambda: at(Phase.REST), (), "rest 2"),
    # Cards.
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
    # AutoTeam's procedure.
    Refusal.HER_KICK_DUE: (
        lambda: solo("", "2 h8", "turn auto-backward", ball="e13", goal_kick=True),
        (),
        "auto shoot",
    ),
    Refusal.HER_KICK_GOES_ELSEWHERE: (
        lambda: solo("", "2 h8", "turn auto-backward", ball="e13", goal_kick=True),
        (),
        "auto pass h8",
    ),
    Refusal.HER_SHOT_DUE: (
        lambda: solo("", "captain e5", "turn auto-backward", ball="e5"),
        (),
        "auto rest",
    ),
    Refusal.HER_TACTIC_DUE: (
        lambda: solo("", "captain e8, 2 f4", "turn auto-forward", ball="e8"),
        (),
        "auto rest",
    ),
    Refusal.HER_TACTIC_GOES_ELSEWHERE: (
        lambda: solo("", "captain e8, 2 f4, 3 e6", "turn auto-forward", ball="e8"),
        (),
        "auto pass f4",
    ),
    Refusal.HER_PASS_DUE: (
        lambda: solo("", "captain e8, 2 e6, 3 a6", "turn auto-cross", ball="e8"),
        (),
        "auto rest",
    ),
    Refusal.HER_PASS_GOES_ELSEWHERE: (
        lambda: solo("", "captain e8, 2 e6, 3 a6", "turn auto-cross", ball="e8"),
        (),
        "auto pass a6",
    ),
    Refusal.HER_DRIBBLE_DUE: (
        lambda: solo("3 e6", "captain e7", "turn auto-cross", ball="e7"),
        (),
        "auto rest",
    ),
    Refusal.HER_DRIBBLE_GOES_ELSEWHERE: (
        lambda: solo("3 b6, 4 c6", "captain b7", "turn auto-cross", ball="b7"),
        (),
        "auto dribble 4",
    ),
    Refusal.HER_CHASE_DUE: (
        lambda: solo("", "captain e9", "turn auto-cross", ball="e7", attacker=1),
        (),
        "auto rest",
    ),
    Refusal.HER_ADVANCE_DUE: (
        lambda: solo("", "captain e8", "turn auto-cross", ball="e8"),
        (),
        "auto rest",
    ),
    Refusal.HER_BONUS_DUE: (
        lambda: solo("", "captain e8, 2 f6", "turn auto-forward", ball="e8"),
        ("auto pass f6", "roll 4 1"),
        "auto rest",
    ),
    Refusal.HER_GUARDING_DUE: (
        lambda: solo("captain e5", "3 e8", "turn auto-backward"),
        (),
        "auto shoot",
    ),
    Refusal.HER_TACKLE_DUE: (
        lambda: solo("captain e5", "3 e8", "turn auto-backward"),
        ("auto move 3 e6",),
        "auto rest",
    ),
    Refusal.HER_REST_DUE: (
        lambda: solo("", "captain e7", "turn auto-cross", ball="e7", lying=("", "captain")),
        (),
        "auto shoot",
    ),
    Refusal.HER_DEFENCE_IS_OVER: (
        lambda: solo("captain e5", "", "turn auto-cross", lying=("", "captain 2 3 4 5")),
        (),
        "auto shoot",
    ),
    Refusal.HER_CARRIER_RUNS: (
        lambda: solo("", "captain e8", "turn auto-cross", ball="e8"),
        (),
        "auto move 2 c12",
    ),
    Refusal.HER_PIECE_LIES: (
        lambda: solo("captain e5", "3 e8, 2 e10", "turn auto-backward", lying=("", "2")),
        (),
        "auto move 2 e9",
    ),
    Refusal.HER_GOALIE_STAYS: (
        lambda: solo("captain e5", "3 e8", "turn auto-backward"),
        (),
        "auto move goalie e12",
    ),
    Refusal.HER_NEAREST_RUNS: (
        lambda: solo("captain e5", "3 e8, 2 e10", "turn auto-backward"),
        (),
        "auto move 2 e9",
    ),
    Refusal.HER_RUN_LEADS_AWAY: (
        lambda: solo("captain e5", "3 e8", "turn auto-backward"),
        (),
        "auto move 3 e9",
    ),
    Refusal.HER_RUN_ENDS_ELSEWHERE: (
        lambda: solo("", "captain e8", "turn auto-cross", ball="e8"),
        (),
        "auto move captain e7",
    ),
    Refusal.HER_GUARD_ENDS_ELSEWHERE: (
        lambda: solo("captain e5", "3 e8", "turn auto-backward"),
        (),
        "auto move 3 e7",
    ),
}
"""For each refusal a position, what is played in it, and what is refused then."""


@pytest.mark.parametrize("refusal", MET, ids=[refusal.name for refusal in MET])
def test_a_refusal_names_its_clause(refusal: Refusal) -> None:
    lay_out, actions, action = MET[refusal]
    match = lay_out()
    play(match, *actions)
    reason = match.refusal(action)
    assert reason is not None
    number = GAME.notation.parse(match.box, action)
    told = reason.arguments.get("reason", reason)
    assert told == GAME.explain(refusal, match.box, match.state, number)
    assert f"({refusal.clause})." in str(match.why_not(action))


def test_every_other_refusal_has_no_name_in_the_notation() -> None:
    assert {*Refusal} - {*MET} == {Refusal.NONE, Refusal.NOT_IN_BOX}


def test_a_number_that_the_box_does_not_fill_is_refused() -> None:
    match = lay()
    names = dict(GAME.notation.names(match.box, GAME.codes))
    for code in range(GAME.codes):
        refused = Refusal.of(GAME.refuse(match.box.record, match.state, code))
        assert (refused == Refusal.NOT_IN_BOX) == (code not in names), code
    unnamed = s.CHOICES + s.TEAMS - 1
    message = GAME.explain(Refusal.NOT_IN_BOX, match.box, match.state, unnamed)
    assert message.id == "refused-not-in-box"


def test_a_refusal_says_what_it_speaks_of() -> None:
    match = lay(hands=("wake-up",))
    reason = match.refusal("play wake-up")
    assert reason is not None
    assert reason.arguments["card"] == Name("card", "wake-up", "Wake Up")
    assert reason.arguments["player"] == Seat(0)
    assert (reason.arguments["cost"], reason.arguments["morale"]) == (1, 0)


# The sentences, where the right one of several reasons counts.


@pytest.mark.parametrize(
    ("hand", "action", "reason"),
    [
        ("forward", "end turn", "You must play at least one card (SUPER-5.2)."),
        (
            "forward",
            "shoot",
            "Play a card: what happens on the pitch comes from cards (SUPER-5.3).",
        ),
        ("forward", "play cross", "There is no Cross Pass in your hand (SUPER-5.2)."),
        ("forward", "spend forward on goal-kick", "Your Goalie owes no goal kick (SUPER-14.6)."),
        ("fatigue forward", "spend fatigue on action", "(SUPER-19.1)."),
        ("forward", "drop forward", "A card is dropped only if none can be used (SUPER-5.6)."),
        ("forward", "roll 3", "Player 0 decides now, not chance (SUPER-5.8)."),
        ("backward", "play backward", "behind the ball can be passed to (SUPER-15.5)."),
        ("cross", "play cross", "in the same row can be passed to (SUPER-15.5)."),
    ],
)
def test_a_card_says_why_it_cannot_be_played(hand: str, action: str, reason: str) -> None:
    match = lay("captain e5, goalie e6, 2 e7, 3 e8, 4 e9, 5 e10", hands=(hand,))
    assert str(match.why_not(action)).endswith(reason)


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("pass e5", "The ball is there already (SUPER-10.1)."),
        ("pass e7", "On e7 stands an opponent, and nobody passes to opponents (SUPER-10.2)."),
        ("pass d13", "Into a small rectangle one passes only to one's own Goalie (SUPER-10.3)."),
        ("dribble 2", "Only an opponent beside the carrier can be dribbled (SUPER-12.1)."),
        ("tackle 3", "The side with the ball does not tackle (SUPER-7.3)."),
        ("move 3 e9", "An action is due: say which (SUPER-5.3)."),
    ],
)
def test_an_action_says_why_it_cannot_be_taken(action: str, reason: str) -> None:
    match = lay("captain e5, 3 e8", "2 e7")
    play(match, ACT)
    assert match.why_not(action) == reason


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("move captain e5", "A movement ends on another space than it began (SUPER-6.7)."),
        ("move captain h8", "h8 is 3 spaces away, and a piece moves one or two (SUPER-6.1)."),
        ("move captain e7", "stop beside an opponent (SUPER-6.12)."),
        ("move goalie e3", "A Goalie moves one space at a time (SUPER-6.16)."),
        ("move 3 e8", "On e8 stands a piece already (SUPER-2.9)."),
        ("move 2 c3", "An inactive piece moves for 1 Morale, and you have none (SUPER-6.3)."),
        ("move 4 d1", "d1 is in a small rectangle, which is for its Goalie alone (SUPER-2.3)."),
        (
            "move 3 e10 by ball",
            "no loose ball one space away to be picked up on the way (SUPER-6.11).",
        ),
        ("pass e8", "A movement is due: say which piece goes where (SUPER-5.3)."),
    ],
)
def test_a_movement_says_why_it_cannot_be_made(action: str, reason: str) -> None:
    match = lay("captain e5, 2 c4, 3 e9, 4 c2", "2 e8, 3 d7, 4 f7", lying=("2", ""))
    play(match, "spend forward on movement")
    assert str(match.why_not(action)).endswith(reason)
