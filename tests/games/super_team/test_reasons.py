"""What speaks for and against a choice: true of the position."""

import pytest

from kickabout.engine.match import Match
from kickabout.games.super_team.view.spots import chances_to_pay
from tests.games.reasons import Told, assert_told, reasons_of
from tests.rulebooks.super_team.positions import lay


def defending() -> Match:
    """The home side moves; the ball is with the other captain, behind whom one line of three is shut."""
    match = lay(
        "captain e3, 2 c7", "captain e8, 2 a9", ball="e8", attacker=1, hands=["forward", ""]
    )
    match.play("spend forward on movement")
    return match


@pytest.mark.parametrize(
    ("action", "told"),
    [
        ("move captain c3", ["-leaves-shot", "-off-ball"]),
        ("move captain c4", ["-leaves-shot", "+to-ball"]),
        ("move captain e5", ["+shuts", "+to-ball"]),
        ("move 2 e7", ["+shuts", "+in-reach"]),
        ("move 2 d9", ["+in-reach"]),
    ],
)
def test_of_a_movement_against_the_ball(action: str, told: Told) -> None:
    assert_told(defending(), action, told)


def test_of_a_movement_to_a_loose_ball() -> None:
    match = lay("captain e7, 2 c7", "captain e11", ball="e8", hands=["forward", ""])
    match.play("spend forward on movement")
    assert_told(match, "move captain e8", ["+picks-up"])
    assert_told(match, "move 2 b7", ["-off-ball"])


def test_of_a_movement_with_the_ball() -> None:
    match = lay("captain e7", "captain e11", hands=["forward", ""])
    match.play("spend forward on movement")
    assert_told(match, "move captain e8", ["+nearer"])
    assert_told(match, "move captain e6", ["-further"])


def test_of_a_pass() -> None:
    match = lay("captain e8, 2 e10", "captain a9", hands=["forward", ""])
    match.play("play forward")
    assert_told(match, "pass e10", ["+pass", "+nearer"])
    (spot,) = (one for one in match.view(0)["spots"] if one["action"] == "pass e10")
    one, two = reasons_of(match, "pass e10")
    assert one.message.arguments == {"number": round(100 * spot["chance"][0])}
    assert two.message.arguments == {"number": 2}


def test_of_a_shot_and_its_save() -> None:
    match = lay("captain e11", "goalie e13", hands=["forward", ""])
    match.play("spend forward on action")
    match.play("shoot")
    assert_told(match, "strike left", ["+shot"])
    match.play("strike left")
    assert_told(match, "strike left", ["+save"])


def test_of_a_card() -> None:
    match = lay("captain e8, 2 e10", "captain a9", hands=["forward cross", ""])
    begins, pays = reasons_of(match, "play forward")
    best = max(match.view(0)["reach"][0]["spots"], key=lambda one: one["chance"][0])
    assert best["space"] == "e10"
    assert begins.message.arguments == {"space": "e10", "number": round(100 * best["chance"][0])}
    assert begins.speaks_for == (best["chance"][0] > 2 / 3)
    assert pays.message.id == "reason-card-pays-then"
    assert "play cross" not in match.legal
    assert_told(match, "spend forward on movement", ["+move-in-front", "-card-forgoes"])
    assert_told(match, "spend cross on movement", ["+move-in-front", "+card-idle"])
    assert_told(match, "spend cross on action", ["+card-acts", "+card-idle"])


def test_of_a_card_that_begins_with_a_movement() -> None:
    match = lay("captain e3, 2 c7", "captain e8", ball="e8", attacker=1, hands=["forward", ""])
    assert_told(match, "play forward", ["+card-pays"])


def test_of_a_duel_and_of_what_is_paid_for_it() -> None:
    match = lay(
        "captain e7", "captain e8", ball="e8", attacker=1, hands=["backward", ""], morale=(2, 2)
    )
    match.play("spend backward on action")
    (tackle,) = reasons_of(match, "tackle captain")
    assert tackle.message.id == "reason-tackle"
    match.play("tackle captain")
    chances = chances_to_pay(match.box, match.state)
    assert chances is not None
    for bid in range(3):
        best, weaker = reasons_of(match, f"pay {bid}")
        told = best.message.arguments
        assert best.message == weaker.message
        assert (best.speaks_for, weaker.speaks_for) == (True, False)
        assert (told["number"], told["most"]) == (bid, 2)
        assert told["then"] == round(100 * chances[bid])
    assert told["least"] == round(100 * chances[0])  # as much on both sides is as if nobody paid


def test_of_a_turn_that_ends_with_cards_in_hand() -> None:
    match = lay("captain e7", "captain e11", hands=["forward backward fatigue", ""])
    if "end turn" not in match.legal:
        match.play("spend forward on movement")
        match.play("move captain e8")
    assert_told(match, "end turn", ["-ends"])


def test_of_a_run_without_the_ball() -> None:
    match = lay("captain e7, 2 c7", "captain i11", hands=["forward", ""])
    assert_told(match, "spend forward on movement", ["+move-in-front", "+card-idle"])
    match.play("spend forward on movement")
    assert_told(match, "move 2 d9", ["+open", "+in-front"])
    assert_told(match, "move 2 c5", ["+open", "-falls-back"])


def test_of_rewards_and_of_what_is_left() -> None:
    match = lay("captain e8, 2 e10", "captain a9", hands=["forward", ""])
    for action in ("play forward", "pass e10", "roll 4", "take morale"):
        match.play(action)
    assert_told(match, "take movement", ["+move-nearer", "+free"])
    assert_told(match, "done", ["-leaves"])
