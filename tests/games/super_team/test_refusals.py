"""Every refusal of Super Team, met once: where it comes up, and what for."""

from collections.abc import Callable

import pytest

from kickabout.engine.match import Match
from kickabout.games.super_team import GAME
from kickabout.games.super_team import state as s
from kickabout.games.super_team.actions import CHOOSE, number_of
from kickabout.games.super_team.refusals import Refusal
from kickabout.text.messages import Name, Seat
from tests.games.super_team.refused_before_play import BEFORE_PLAY
from tests.games.super_team.refused_in_play import in_play
from tests.rulebooks.laying import play
from tests.rulebooks.refusals import refused_by
from tests.rulebooks.super_team.positions import lay

ACT = "spend forward on action"
MET = {**BEFORE_PLAY, **dict(in_play())}


@pytest.mark.parametrize("refusal", MET, ids=[refusal.name for refusal in MET])
def test_a_refusal_names_its_clause(refusal: Refusal) -> None:
    lay_out, actions, action = MET[refusal]
    match = lay_out()
    play(match, *actions)
    refused_by(match, refusal, action)


def test_every_other_refusal_has_no_name_in_the_notation() -> None:
    assert {*Refusal} - {*MET} == {Refusal.NONE, Refusal.NOT_IN_BOX}


def test_a_number_that_the_box_does_not_fill_is_refused() -> None:
    match = lay()
    names = dict(GAME.actions.names(match.box, GAME.actions.codes))
    for code in range(GAME.actions.codes):
        refused = Refusal.of(GAME.refuse(match.box.record, match.state, code))
        assert (refused == Refusal.NOT_IN_BOX) == (code not in names), code
    unnamed = number_of(CHOOSE, s.TEAMS - 1)
    message = GAME.explain(Refusal.NOT_IN_BOX, match.box, match.state, unnamed)
    assert message.id == "refused-not-in-box"


def test_a_refusal_says_what_it_speaks_of() -> None:
    match = lay(hands=("wake-up",))
    reason = match.refusal("play wake-up")
    assert reason is not None
    assert reason.arguments["card"] == Name("card", "wake-up", "Wake Up")
    assert reason.arguments["player"] == Seat(0)
    assert (reason.arguments["cost"], reason.arguments["morale"]) == (1, 0)


def test_a_refusal_speaks_of_no_card_that_the_action_does_not_name() -> None:
    reason = lay().refusal("move 3 e8")
    assert reason is not None
    assert "card" not in reason.arguments
    assert reason.arguments["space"] == "e8"


# Of several reasons the right one.
CROWDED = "captain e5, goalie e6, 2 e7, 3 e8, 4 e9, 5 e10"
REASONS: dict[str, tuple[Callable[[], Match], dict[str, Refusal]]] = {
    "forward": (
        lambda: lay(CROWDED, hands=("forward fatigue",)),
        {
            "end turn": Refusal.NO_CARD_PLAYED,
            "shoot": Refusal.CARD_DUE,
            "play cross": Refusal.NOT_IN_HAND,
            "spend forward on goal-kick": Refusal.NO_GOAL_KICK_OWED,
            "spend fatigue on action": Refusal.FATIGUE_ONLY_MOVES,
            "drop forward": Refusal.CARDS_USABLE,
            "roll 3": Refusal.SEAT_DECIDES,
        },
    ),
    "backward cross": (
        lambda: lay(CROWDED, hands=("backward cross",)),
        {"play backward": Refusal.NOBODY_BEHIND, "play cross": Refusal.NOBODY_LEVEL},
    ),
    "action": (
        lambda: begun(ACT, lay("captain e5, 3 e8", "2 e7")),
        {
            "pass e5": Refusal.BALL_IS_THERE,
            "pass e7": Refusal.PASS_TO_OPPONENT,
            "pass d13": Refusal.PASS_INTO_RECTANGLE,
            "dribble 2": Refusal.NOT_BESIDE_CARRIER,
            "tackle 3": Refusal.ATTACKER_DOES_NOT_TACKLE,
            "move 3 e9": Refusal.ACTION_DUE,
        },
    ),
    "movement": (
        lambda: begun(
            "spend forward on movement",
            lay("captain e5, 2 c4, 3 e9, 4 c2", "2 e8, 3 d7, 4 f7", lying=("2", "")),
        ),
        {
            "move captain e5": Refusal.SAME_SPACE,
            "move captain h8": Refusal.TOO_FAR,
            "move captain e7": Refusal.STOPS_ON_THE_WAY,
            "move goalie e3": Refusal.GOALIE_ONE_SPACE,
            "move 3 e8": Refusal.SPACE_TAKEN,
            "move 2 c3": Refusal.TOO_TIRED,
            "move 4 d1": Refusal.RECTANGLE_IS_GOALIES,
            "move 3 e10 by ball": Refusal.NO_BALL_ON_THE_WAY,
            "pass e8": Refusal.MOVEMENT_DUE,
        },
    ),
}


def begun(action: str, match: Match) -> Match:
    play(match, action)
    return match


@pytest.mark.parametrize("what", REASONS)
def test_of_several_reasons_the_right_one_is_told(what: str) -> None:
    lay_out, reasons = REASONS[what]
    match = lay_out()
    for action, refusal in reasons.items():
        refused_by(match, refusal, action)
