"""What Super Team refuses where AutoTeam plays."""

from collections.abc import Mapping

from kickabout.engine.match import Match
from kickabout.games.super_team.refusals import Refusal
from tests.rulebooks.laying import play
from tests.rulebooks.refusals import Tried
from tests.rulebooks.super_team.positions import SOLO, lay, stack

ACT = "spend forward on action"


def solo(home: str = "", away: str = "", *actions: str, **more: object) -> Match:
    """A turn of AutoTeam, and what has happened in it."""
    match = lay(home, away, turn=1, options=SOLO, **more)  # type: ignore[arg-type]  # as for `lay`
    play(match, *actions)
    return match


def only_in_stock() -> Match:
    match = solo()
    stack(match, "auto-cross")
    return match


TO_AUTO_TEAM: Mapping[Refusal, Tried] = {
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
    Refusal.OTHER_NUMBER_OF_HER_DICE: (
        lambda: solo("", "captain e8, 2 f4", "turn auto-forward", ball="e8"),
        ("auto pass f4",),
        "roll 3",
    ),
    Refusal.HER_CARD_LIES_OPEN: (only_in_stock, (), "turn auto-forward"),
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
