"""Sections 5 and 6: attack points and shots."""

import pytest

from kickabout.games.futbol_dash.box import load_box
from tests.clauses import clause
from tests.rulebooks.futbol_dash.positions import (
    discard,
    draws,
    goals,
    lay,
    pass_window,
    play_all,
    player,
    points,
    shoots,
    shots,
    stand,
    table,
)
from tests.rulebooks.refusals import refused

OFFENCE = {"short-pass": 1, "nutmeg": 2, "through-ball": 3, "overlap": 4, "long-pass": 5}
DEFENCE = {"pressing": 1, "interception": 2, "block": 3, "clearance": 4, "slide-tackle": 5}


@clause("DASH-5.1")
@pytest.mark.parametrize(("card", "value"), OFFENCE.items())
def test_an_offensive_card_adds_to_your_own_points(card: str, value: int) -> None:
    match = lay(hands=(card,), points=(4, 6))
    stand(match, f"play {card}")
    assert points(match) == [4 + value, 6]


@clause("DASH-5.2")
@pytest.mark.parametrize(("card", "value"), OFFENCE.items())
def test_nobody_goes_above_eleven(card: str, value: int) -> None:
    match = lay(hands=(f"{card} yellow-card",), points=(12 - value,))
    reason = refused(match, f"play {card}")
    assert "DASH-5.2" in reason
    assert "12" in reason


@clause("DASH-5.2")
@pytest.mark.parametrize(("card", "value"), DEFENCE.items())
def test_nobody_goes_below_nought(card: str, value: int) -> None:
    match = lay(3, hands=(f"{card} yellow-card",), points=(9, value - 1, 5))
    assert "DASH-5.2" in refused(match, f"play {card} on 1")
    assert match.why_not(f"play {card} on 2") is None


@clause("DASH-5.3")
def test_nought_and_eleven_themselves_can_be_reached() -> None:
    match = lay(hands=("block nutmeg", "yellow-card"), points=(9, 3))
    after = match.copy()
    stand(after, "play block on 1")
    assert points(after) == [9, 0]
    match.play("play nutmeg")
    pass_window(match)
    assert points(match)[0] == 11
    assert shoots(match)


@clause("DASH-5.3")
def test_a_value_is_not_cut_short() -> None:
    match = lay(hands=("nutmeg block yellow-card",), points=(10, 2))
    refused(match, "play nutmeg")
    refused(match, "play block on 1")
    assert points(match) == [10, 2]
    assert match.legal == ["play yellow-card on 1"]


@clause("DASH-5.4")
@pytest.mark.parametrize(("card", "value"), DEFENCE.items())
def test_a_defensive_card_takes_from_an_opponent(card: str, value: int) -> None:
    match = lay(hands=(card,), points=(7, 9))
    stand(match, f"play {card} on 1")
    assert points(match) == [7, 9 - value]


@clause("DASH-5.5")
def test_a_defensive_card_has_one_target_and_that_is_an_opponent() -> None:
    match = lay(3, turn=1, hands=("", "block"), points=(5, 5, 5))
    assert match.legal == ["play block on 0", "play block on 2"]
    assert "DASH-5.5" in refused(match, "play block on 1")
    stand(match, "play block on 2")
    assert points(match) == [5, 5, 2]


@clause("DASH-5.6")
@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_attack_points_are_open(viewer: int) -> None:
    match = lay(3, points=(4, 7, 0))
    assert [each["attack_points"] for each in match.view(viewer)["players"]] == [4, 7, 0]


@clause("DASH-5.7")
@pytest.mark.parametrize("card", [card.slug for card in load_box().cards])
def test_no_card_of_anybody_else_takes_you_to_eleven(card: str) -> None:
    match = lay(turn=1, hands=("", card), points=(10, 8))
    for action in match.legal:
        after = match.copy()
        stand(after, action)
        assert points(after)[0] <= 10


@clause("DASH-6.1")
def test_exactly_eleven_shoots_at_once() -> None:
    match = lay(hands=("nutmeg*2", "nutmeg"), points=(9,))
    stand(match, "play nutmeg")
    assert shoots(match)
    assert match.view()["turn"] == 0
    assert match.view()["shot"] is None or match.view()["shot"]["by"] == 0


@clause("DASH-6.1")
def test_ten_do_not_shoot() -> None:
    match = lay(hands=("nutmeg*2", "nutmeg"), points=(8,))
    stand(match, "play nutmeg")
    assert draws(match)


@clause("DASH-6.2")
def test_every_card_of_the_grid_is_equally_likely() -> None:
    match = lay(hands=("nutmeg",), points=(9,), shots=("", "goal*4 own-goal"))
    stand(match, "play nutmeg")
    assert match.outcomes == pytest.approx(
        {"shoot goal": 6 / 15, "shoot save": 0.2, "shoot miss": 0.2, "shoot corner": 0.2}
    )
    match.play("shoot goal")
    assert match.view()["grid"]["left"] == 14


@clause("DASH-6.3", "DASH-6.4", "DASH-6.6")
@pytest.mark.parametrize(
    ("face", "scored"),
    [("goal", [1, 0, 0]), ("save", [0, 0, 0]), ("miss", [0, 0, 0]), ("own-goal", [0, 1, 1])],
)
def test_what_a_face_scores(face: str, scored: list[int]) -> None:
    match = lay(3, hands=("nutmeg",), points=(9,))
    stand(match, "play nutmeg")
    match.play(f"shoot {face}")
    assert goals(match) == scored
    assert match.view()["turn"] == 1


@clause("DASH-6.5")
def test_a_corner_is_followed_by_another_card() -> None:
    match = lay(hands=("nutmeg",), points=(9,))
    stand(match, "play nutmeg")
    for _ in range(3):
        match.play("shoot corner")
        assert goals(match) == [0, 0]
        assert shoots(match)
        assert match.view(1)["shot"]["face"] == "corner"
    match.play("shoot goal")
    assert goals(match) == [1, 0]
    assert shots(match, 0) == ["corner", "corner", "corner", "goal"]
    assert match.view(1)["shot"]["faces"] == ["corner", "corner", "corner", "goal"]
    assert draws(match)


@clause("DASH-6.7")
def test_goals_of_an_own_goal_are_counted_without_cards() -> None:
    match = lay(3, hands=("nutmeg",), points=(9,))
    stand(match, "play nutmeg")
    match.play("shoot own-goal")
    assert goals(match) == [0, 1, 1]
    assert [shots(match, seat) for seat in range(3)] == [["own-goal"], [], []]


@clause("DASH-6.8")
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_shot_cards_stay_face_up_with_the_shooter(viewer: int) -> None:
    match = lay(hands=("nutmeg", "block"), points=(9, 3), shots=("miss",))
    stand(match, "play nutmeg")
    play_all(match, "shoot save", "draw foul")
    assert sorted(match.view(viewer)["players"][0]["shots"]) == ["miss", "save"]


@clause("DASH-6.9")
@pytest.mark.parametrize("face", ["goal", "save", "miss", "own-goal"])
def test_after_a_shot_the_attack_starts_again(face: str) -> None:
    match = lay(hands=("nutmeg",), table=("overlap long-pass", "nutmeg"))
    stand(match, "play nutmeg")
    match.play(f"shoot {face}")
    assert points(match) == [0, 2]
    assert table(match, 0) == []
    assert table(match, 1) == ["nutmeg"]
    assert discard(match) == {"long-pass": 1, "nutmeg": 1, "overlap": 1}
    assert match.view()["discard"]["top"]["card"] in discard(match)


@clause("DASH-6.10")
def test_defensive_cards_go_with_them_but_not_a_red() -> None:
    match = lay(hands=("nutmeg",), table=("overlap long-pass*2 block clearance*1 nutmeg red-card",))
    assert points(match)[0] == 9
    stand(match, "play nutmeg")
    match.play("shoot miss")
    assert table(match, 0) == ["red-card"]
    assert discard(match)["block"] == discard(match)["clearance"] == 1


@clause("DASH-6.11")
def test_an_empty_grid_is_refilled_without_goals() -> None:
    match = lay(
        hands=("nutmeg", "block"),
        points=(9,),
        grid="",
        shots=("goal*4 save*2 corner", "goal*6 own-goal save miss*3 corner*2"),
        options={"mode": "express"},
    )
    stand(match, "play nutmeg")
    third = {"shoot save": 1 / 3, "shoot miss": 1 / 3, "shoot corner": 1 / 3}
    assert match.outcomes == pytest.approx(third)
    match.play("shoot save")
    assert match.view()["grid"]["left"] == 8
    assert shots(match, 0) == ["goal"] * 4 + ["save"]
    assert shots(match, 1) == ["goal"] * 6 + ["own-goal"]


@clause("DASH-6.12")
def test_a_corner_that_was_the_last_card_is_gathered_too() -> None:
    match = lay(
        hands=("nutmeg", "block"),
        points=(9,),
        grid="corner",
        shots=("", "goal*10 own-goal save*3 miss*3 corner*2"),
        options={"mode": "express"},
    )
    stand(match, "play nutmeg")
    match.play("shoot corner")
    assert sum(player(match, 0)["goals"] for _ in range(1)) == 0
    third = {"shoot save": 1 / 3, "shoot miss": 1 / 3, "shoot corner": 1 / 3}
    assert match.outcomes == pytest.approx(third)
    match.play("shoot miss")
    assert shots(match, 0) == ["miss"]
    assert shots(match, 1) == ["goal"] * 10 + ["own-goal"]
