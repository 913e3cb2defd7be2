"""The refusals of Super Team: a position for each, of several reasons the right one, and arguments of messages."""

from collections.abc import Mapping

from kickabout.games.super_team.refusals import Refusal
from kickabout.text.messages import Seat
from tests.games.refusals import Row, cases
from tests.games.super_team.refused_before_play import ACT, BEFORE_PLAY, MOVE
from tests.games.super_team.refused_in_play import in_play
from tests.rulebooks.super_team.positions import lay

CROWDED = "captain e5, goalie e6, 2 e7, 3 e8, 4 e9, 5 e10"
OF_SEVERAL: list[Row] = [
    (
        lambda: lay(CROWDED, hands=("forward fatigue",)),
        "",
        {
            Refusal.NO_CARD_PLAYED: "end turn",
            Refusal.CARD_DUE: "shoot",
            Refusal.NOT_IN_HAND: "play cross",
            Refusal.NO_GOAL_KICK_OWED: "spend forward on goal-kick",
            Refusal.FATIGUE_ONLY_MOVES: "spend fatigue on action",
            Refusal.CARDS_USABLE: "drop forward",
            Refusal.SEAT_DECIDES: "roll 3",
        },
    ),
    (
        lambda: lay(CROWDED, hands=("backward cross",)),
        "",
        {Refusal.NOBODY_BEHIND: "play backward", Refusal.NOBODY_LEVEL: "play cross"},
    ),
    (
        lambda: lay("captain e5, 3 e8", "2 e7"),
        ACT,
        {
            Refusal.BALL_IS_THERE: "pass e5",
            Refusal.PASS_TO_OPPONENT: "pass e7",
            Refusal.PASS_INTO_RECTANGLE: "pass d13",
            Refusal.NOT_BESIDE_CARRIER: "dribble 2",
            Refusal.ATTACKER_DOES_NOT_TACKLE: "tackle 3",
            Refusal.ACTION_DUE: "move 3 e9",
        },
    ),
    (
        lambda: lay("captain e5, 2 c4, 3 e9, 4 c2", "2 e8, 3 d7, 4 f7", lying=("2", "")),
        MOVE,
        {
            Refusal.SAME_SPACE: "move captain e5",
            Refusal.TOO_FAR: "move captain h8",
            Refusal.STOPS_ON_THE_WAY: "move captain e7",
            Refusal.GOALIE_ONE_SPACE: "move goalie e3",
            Refusal.SPACE_TAKEN: "move 3 e8",
            Refusal.TOO_TIRED: "move 2 c3",
            Refusal.RECTANGLE_IS_GOALIES: "move 4 d1",
            Refusal.NO_BALL_ON_THE_WAY: "move 3 e10 by ball",
            Refusal.MOVEMENT_DUE: "pass e8",
        },
    ),
]
TRIED = [*BEFORE_PLAY.items(), *in_play()]
CASES = [(refusal, *tried) for refusal, tried in TRIED] + cases(OF_SEVERAL)
ARGUMENTS: Mapping[Refusal, Mapping[str, object]] = {
    Refusal.COSTS_MORALE: {"card": "wake-up", "player": Seat(0), "cost": 1, "morale": 0},
}
