"""Every refusal of Super Team, met once: where it comes up, and what for."""

import pytest

from kickabout.games.super_team import GAME
from kickabout.games.super_team import state as s
from kickabout.games.super_team.actions import CHOOSE, number_of
from kickabout.games.super_team.refusals import Refusal
from kickabout.text.messages import Name, Seat
from tests.games.super_team.refused_before_play import BEFORE_PLAY
from tests.games.super_team.refused_cards import CARDS
from tests.games.super_team.refused_on_the_pitch import ON_THE_PITCH
from tests.rulebooks.laying import play
from tests.rulebooks.refusals import refused_by
from tests.rulebooks.super_team.positions import lay

ACT = "spend forward on action"
MET = {**BEFORE_PLAY, **CARDS, **ON_THE_PITCH}


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
