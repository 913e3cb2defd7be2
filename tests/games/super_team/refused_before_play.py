"""What Super Team refuses until a half kicks off, and where chance decides."""

from collections.abc import Mapping

from kickabout.engine.game import OVER
from kickabout.engine.match import Match
from kickabout.games.super_team.refusals import Refusal
from kickabout.games.super_team.state import Phase
from tests.rulebooks.laying import begin_here, play
from tests.rulebooks.refusals import Tried
from tests.rulebooks.super_team.positions import SOLO, lay, new, until

ACT, MOVE = "spend forward on action", "spend forward on movement"
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


BEFORE_PLAY: Mapping[Refusal, Tried] = {
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
        lambda: lay("", "captain e8, 2 f4", ball="e8", turn=1, options=SOLO),
        ("turn auto-forward", "auto pass f4", "roll 1 fumble"),
        "pass e5",
    ),
    Refusal.HER_CARD_DUE: (lambda: lay(turn=1, options=SOLO), (), "pass e5"),
    Refusal.HER_REVEAL_DUE: (
        lambda: lay("captain e5", "3 e6", options=SOLO),
        (ACT, "dribble 3"),
        "pass e5",
    ),
    Refusal.HER_STEP_DUE: (lambda: lay(turn=1, options=SOLO), ("turn auto-cross",), "pass e5"),
    Refusal.NOT_HALF_WAY: (
        lambda: lay("captain e8, 2 f4"),
        (ACT, "pass f4", "roll 1"),
        "land a1",
    ),
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
}
