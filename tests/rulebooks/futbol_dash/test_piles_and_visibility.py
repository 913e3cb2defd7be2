"""Sections 11 and 14: deck and discard pile, and who sees what."""

import pytest

from tests.clauses import clause
from tests.rulebooks.futbol_dash.positions import (
    HANDS_OUT,
    discard,
    draws,
    hand,
    lay,
    next_turn,
    play_all,
    stand,
)
from tests.rulebooks.refusals import refused


@clause("DASH-11.1")
def test_every_card_of_the_deck_is_equally_likely() -> None:
    match = lay(hands=("short-pass",), deck="nutmeg*3 foul")
    stand(match, "play short-pass")
    assert match.outcomes == {"draw nutmeg": 0.75, "draw foul": 0.25}
    match.play("draw nutmeg")
    assert match.view()["deck"] == 3


@clause("DASH-11.1")
def test_nobody_sees_what_the_deck_holds() -> None:
    one = lay(hands=("short-pass",), deck="nutmeg*3 foul", discard="")
    two = lay(hands=("short-pass",), deck="pressing*3 var", discard="")
    for seat in (-1, 0, 1):
        assert one.view(seat) == two.view(seat)


@clause("DASH-11.2")
def test_in_regular_the_discard_pile_becomes_the_deck() -> None:
    match = lay(hands=("short-pass",), deck="", discard="nutmeg foul*3")
    assert match.view()["discard"]["count"] == 4
    stand(match, "play short-pass")
    assert match.outcomes == {"draw nutmeg": 0.25, "draw foul": 0.75}
    assert match.view()["discard"] == {"count": 0, "top": None, "cards": {}}
    match.play("draw foul")
    assert match.view()["deck"] == 3


@clause("DASH-11.2")
def test_the_discard_pile_stays_until_a_draw_finds_the_deck_empty() -> None:
    match = lay(hands=("short-pass",), deck="block", discard="nutmeg")
    stand(match, "play short-pass")
    match.play("draw block")
    assert match.view()["deck"] == 0
    assert discard(match) == {"nutmeg": 1}


@clause("DASH-11.3")
def test_with_both_piles_empty_nothing_is_drawn() -> None:
    match = lay(hands=("short-pass", "nutmeg"), deck="", discard="")
    stand(match, "play short-pass")
    assert match.actor == 1
    assert hand(match, 1) == ["nutmeg"]


@clause("DASH-11.4")
def test_in_express_the_discard_pile_is_not_drawn_from() -> None:
    match = lay(
        hands=("short-pass", "nutmeg halftime"), deck="", discard="foul*4", options=HANDS_OUT
    )
    stand(match, "play short-pass")
    assert match.actor == 1
    assert match.view()["deck"] == 0
    match.play("play halftime")
    assert draws(match)
    assert "draw foul" in match.outcomes


@clause("DASH-14.1")
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_a_hand_is_seen_by_its_holder_alone(viewer: int) -> None:
    match = lay(hands=("nutmeg foul", "var block overlap"))
    players = match.view(viewer)["players"]
    assert [each["hand"] for each in players] == [2, 3]
    for seat, each in enumerate(players):
        assert (each["cards"] is not None) == (seat == viewer)


@clause("DASH-14.1")
def test_nothing_in_a_view_depends_on_the_hands_of_others() -> None:
    one = lay(3, hands=("nutmeg", "foul pressing*2", "var overlap"))
    two = lay(3, hands=("nutmeg", "penalty halftime foul", "nutmeg*2"))
    for seat in (-1, 0):
        assert one.view(seat) == two.view(seat)


@clause("DASH-14.1")
def test_new_cards_are_hidden_after_halftime() -> None:
    match = lay(hands=("nutmeg foul", "halftime"), points=(10,))
    play_all(match, "show hand", "show nutmeg", "show foul", "discard foul", "draw block")
    assert match.view(1)["players"][0]["known"] == ["nutmeg"]
    match.play("play halftime")
    next_turn(match)
    for seat in (0, 1):
        assert match.view(1 - seat)["players"][seat]["cards"] is None
        assert match.view(1 - seat)["players"][seat]["known"] == []


@clause("DASH-14.1")
def test_new_cards_are_hidden_after_a_substitution() -> None:
    match = lay(hands=("substitution block", "nutmeg"))
    match.play("play substitution")
    match.play("swap block")
    number = len(match.log)
    match.play("draw overlap")
    assert match.observed(number, 0) == "draw overlap"
    assert match.observed(number, 1) == match.observed(number, -1) == "draw card"


@clause("DASH-14.2")
@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_what_is_open_to_all(viewer: int) -> None:
    match = lay(
        3,
        hands=("nutmeg", "block"),
        table=("overlap pressing", "red-card"),
        goals=(1, 0, 2),
        shots=("goal", "save", "goal*2"),
        discard="foul*2 var",
        deck="overlap*4",
    )
    everything, seen = match.view(), match.view(viewer)
    for key in ("deck", "discard", "removed", "grid", "turn", "limit"):
        assert seen[key] == everything[key]
    for mine, all_of_it in zip(seen["players"], everything["players"], strict=True):
        for key in ("attack_points", "goals", "shots", "table", "hand", "rest", "reds", "skips"):
            assert mine[key] == all_of_it[key]
    assert seen["deck"] == 4
    assert seen["discard"]["cards"] == {"foul": 2, "var": 1}


@clause("DASH-14.3")
def test_shown_cards_are_known_until_such_a_card_leaves_the_hand() -> None:
    match = lay(hands=("nutmeg*2 foul", "block"), points=(10, 3))
    play_all(match, "show hand", "show nutmeg", "show nutmeg", "show foul", "discard nutmeg")

    def known(seat: int) -> list[str]:
        return sorted(match.view(seat)["players"][0]["known"])

    assert known(1) == known(-1) == ["foul", "nutmeg"]
    match.play("draw short-pass")
    stand(match, "play block on 0")
    match.play("draw overlap")
    assert known(1) == ["foul", "nutmeg"]
    stand(match, "play nutmeg")
    assert known(1) == ["foul"]


@clause("DASH-14.3")
def test_cards_that_left_unseen_do_not_count_as_known() -> None:
    match = lay(hands=("pressing nutmeg", "short-pass"), points=(10, 2))
    stand(match, "play pressing on 1")
    match.play("draw foul")
    stand(match, "play short-pass")
    play_all(match, "draw block", "show hand", "show nutmeg", "show block")
    assert sorted(match.view(1)["players"][0]["known"]) == ["block", "nutmeg"]
    assert match.legal == ["discard nutmeg", "discard block"]


@clause("DASH-4.6", "DASH-14.3")
def test_what_is_known_is_not_shown_again() -> None:
    match = lay(hands=("nutmeg foul*2", "short-pass"), points=(10,))
    play_all(match, "show hand", "show nutmeg", "show foul", "show foul", "discard foul")
    match.play("draw block")
    stand(match, "play short-pass")
    match.play("draw var")
    match.play("show hand")
    assert match.legal == ["show var"]
    match.play("show var")
    assert match.legal == ["discard nutmeg", "discard foul", "discard var"]


@clause("DASH-14.4")
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_what_lies_in_the_grid_is_known(viewer: int) -> None:
    match = lay(hands=("nutmeg",), shots=("goal*3 save*3", "own-goal"))
    grid = match.view(viewer)["grid"]
    assert grid["left"] == 13
    assert {face: n for face, n in grid["faces"].items() if n} == {
        "goal": 7,
        "miss": 3,
        "corner": 3,
    }


@clause("DASH-14.1")
def test_playing_a_card_of_another_hand_is_refused_without_saying_what_it_holds() -> None:
    match = lay(hands=("nutmeg", "foul"))
    reason = refused(match, "play overlap")
    assert "foul" not in reason.lower()
