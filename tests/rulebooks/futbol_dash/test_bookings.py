"""Section 8: Yellow and Red."""

from pathlib import Path

import pytest

from tests.clauses import clause
from tests.rulebooks.futbol_dash.positions import (
    discard,
    draws,
    hand,
    lay,
    next_turn,
    play_all,
    player,
    stand,
    table,
    two_reds,
)
from tests.rulebooks.refusals import refused


@clause("DASH-8.1", "DASH-8.3")
def test_a_yellow_costs_the_next_turn_draw_and_play() -> None:
    match = lay(3, hands=("yellow-card nutmeg", "pressing*6", "nutmeg"))
    match.play("play yellow-card on 1")
    assert match.view()["turn"] == 2
    match.play("draw overlap")
    assert match.actor == 2
    assert hand(match, 1) == ["pressing"] * 6
    stand(match, "play overlap")
    play_all(match, "draw foul")
    stand(match, "play nutmeg")
    assert match.view()["turn"] == 1
    assert draws(match)


@clause("DASH-8.2")
def test_a_yellow_is_discarded() -> None:
    match = lay(hands=("yellow-card",))
    match.play("play yellow-card on 1")
    assert discard(match) == {"yellow-card": 1}
    assert table(match, 1) == []


@clause("DASH-8.3")
def test_with_two_players_the_other_one_plays_again() -> None:
    match = lay(hands=("yellow-card nutmeg", "overlap*6"))
    match.play("play yellow-card on 1")
    assert match.view()["turn"] == 0
    match.play("draw foul")
    assert match.actor == 0
    assert player(match, 1)["hand"] == 6


@clause("DASH-8.4")
def test_two_yellows_cost_two_turns() -> None:
    match = lay(3, hands=("yellow-card through-ball", "", "yellow-card through-ball"), turn=2)
    match.play("play yellow-card on 1")
    play_all(match, "draw through-ball", "play yellow-card on 1")
    turns = []
    for _ in range(5):
        turns.append(match.view()["turn"])
        match.play("draw through-ball")
        stand(match, "play through-ball")
    assert turns == [2, 0, 2, 0, 1]


@clause("DASH-8.5")
@pytest.mark.parametrize("card", ["yellow-card", "red-card"])
def test_cards_are_shown_to_any_one_opponent(card: str) -> None:
    match = lay(4, turn=2, hands=("", "", card), points=(0, 9, 5, 0))
    assert match.legal == [f"play {card} on {seat}" for seat in (0, 1, 3)]
    assert "DASH-8.5" in refused(match, f"play {card} on 2")


@clause("DASH-8.6")
def test_two_yellows_are_no_red() -> None:
    match = lay(hands=("yellow-card*2", "overlap*6"))
    play_all(match, "play yellow-card on 1", "draw foul", "play yellow-card on 1")
    assert player(match, 1)["rest"] == 6
    assert player(match, 1)["reds"] == 0
    assert player(match, 1)["hand"] == 6


@clause("DASH-8.7", "DASH-8.9")
def test_a_red_costs_one_draw_and_then_one_card() -> None:
    match = lay(hands=("red-card overlap*3", "through-ball*6"))
    match.play("play red-card on 1")
    assert player(match, 1)["rest"] == 5
    assert match.actor == 1
    assert player(match, 1)["hand"] == 6
    for _ in range(2):
        stand(match, "play through-ball")
        assert player(match, 1)["hand"] == 5
        match.play("draw overlap")
        stand(match, "play overlap")
        assert match.view()["turn"] == 1
        match.play("draw foul")
        assert player(match, 1)["hand"] == 6


@clause("DASH-8.8")
def test_a_red_stays_with_its_player() -> None:
    match = lay(3, hands=("red-card halftime", "offside nutmeg", "nutmeg"), points=(0, 9))
    match.play("play red-card on 1")
    assert table(match, 1).count("red-card") == 1
    assert discard(match) == {}
    next_turn(match)
    stand(match, "play nutmeg")
    match.play("shoot goal")
    assert table(match, 1) == ["red-card"]
    match.play("draw foul")
    stand(match, "play nutmeg")
    match.play("draw foul")
    match.play("play halftime")
    next_turn(match)
    assert table(match, 1) == ["red-card"]
    assert player(match, 1)["reds"] == 1
    for viewer in (-1, 0, 2):
        assert match.view(viewer)["players"][1]["reds"] == 1


@clause("DASH-8.9")
def test_without_the_draw_a_card_is_still_played() -> None:
    match = lay(hands=("red-card", "overlap*6"))
    match.play("play red-card on 1")
    assert match.actor == 1
    assert match.legal == ["play overlap"]


@clause("DASH-8.10")
def test_two_reds_cost_two_draws_and_two_cards(tmp_path: Path) -> None:
    match = lay(
        3, hands=("red-card", "red-card overlap*2", "through-ball*6"), box=two_reds(tmp_path)
    )
    match.play("play red-card on 2")
    match.play("draw foul")
    match.play("play red-card on 2")
    assert player(match, 2)["rest"] == 4
    for held in (5, 4):
        assert match.actor == 2
        stand(match, "play through-ball")
        assert player(match, 2)["hand"] == held
        for _ in range(2):
            match.play("draw overlap")
            stand(match, "play overlap")
    assert match.view()["turn"] == 2
    assert draws(match)


@clause("DASH-8.11")
@pytest.mark.parametrize("order", [("yellow", "red"), ("red", "yellow")])
def test_with_both_the_turn_is_missed_first(order: tuple[str, str]) -> None:
    first, second = order
    match = lay(3, hands=(f"{first}-card nutmeg*2", f"{second}-card nutmeg*2", "overlap*6"))
    play_all(match, f"play {first}-card on 2", "draw foul", f"play {second}-card on 2")
    assert match.view()["turn"] == 0
    assert player(match, 2)["hand"] == 6
    for seat in (0, 1):
        assert match.view()["turn"] == seat
        match.play("draw foul")
        stand(match, "play nutmeg")
    assert match.actor == 2
    assert player(match, 2)["hand"] == 6


@clause("DASH-8.12")
def test_halftime_in_between_leaves_no_draw_to_lose() -> None:
    match = lay(3, hands=("red-card", "halftime", "overlap*6"))
    play_all(match, "play red-card on 2", "draw foul", "play halftime")
    while match.view()["turn"] == 1:
        match.roll()
    assert match.view()["turn"] == 2
    assert player(match, 2)["hand"] == 5
    assert draws(match)
    match.roll()
    assert player(match, 2)["hand"] == 6


@clause("DASH-8.13")
def test_whoever_misses_a_turn_may_still_answer() -> None:
    match = lay(3, hands=("yellow-card", "foul", "nutmeg"))
    play_all(match, "play yellow-card on 1", "draw block", "play nutmeg", "hold")
    assert match.actor == 1
    play_all(match, "play foul", "draw var")
    assert hand(match, 1) == ["var"]


@clause("DASH-8.13")
def test_whoever_misses_a_draw_may_still_answer_and_replaces_the_card() -> None:
    match = lay(3, hands=("red-card", "nutmeg", "foul overlap*5"))
    play_all(match, "play red-card on 2", "draw block", "play nutmeg")
    play_all(match, "play foul", "draw var")
    assert player(match, 2)["hand"] == 6


@clause("DASH-8.14")
def test_nobody_owes_more_than_99_turns() -> None:
    match = lay(2, hands=("yellow-card", "nutmeg"))
    match.state.skips[1] = 99
    match.play("play yellow-card on 1")
    assert player(match, 1)["skips"] == 98  # 99 were owed, and one is missed at once
