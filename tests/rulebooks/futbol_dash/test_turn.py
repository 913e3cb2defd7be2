"""Section 4: your turn."""

from pathlib import Path

import pytest

from tests.clauses import clause
from tests.rulebooks.futbol_dash.positions import (
    EXPRESS,
    HANDS_OUT,
    counted,
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
    variant,
)
from tests.rulebooks.refusals import refused


@clause("DASH-4.1")
def test_draw_one_play_one_next() -> None:
    match = lay(hands=("nutmeg*2", "nutmeg*2"))
    stand(match, "play nutmeg")
    assert match.view()["turn"] == 1
    assert draws(match)
    match.play("draw overlap")
    assert match.actor == 1
    assert hand(match, 1) == ["nutmeg", "nutmeg", "overlap"]
    stand(match, "play overlap")
    assert hand(match, 1) == ["nutmeg", "nutmeg"]
    assert match.view()["turn"] == 0
    assert draws(match)


@clause("DASH-4.2")
@pytest.mark.parametrize(
    ("held", "reds", "drawn"),
    [
        ("overlap*6", "", True),
        ("overlap*7", "", False),
        ("overlap*2", "", True),
        ("overlap*5", "red-card", True),
        ("overlap*6", "red-card", False),
        ("overlap*4", "red-card*2", True),
        ("overlap*5", "red-card*2", False),
        ("overlap*6", "red-card*2", False),
    ],
)
def test_you_draw_unless_you_hold_more_than_your_resting_hand(
    tmp_path: Path, held: str, reds: str, drawn: bool
) -> None:
    match = lay(hands=("short-pass", held), table=("", reds), box=two_reds(tmp_path))
    stand(match, "play short-pass")
    assert match.view()["turn"] == 1
    assert draws(match) == drawn
    assert (match.actor == 1) == (not drawn)


@clause("DASH-4.2")
@pytest.mark.parametrize(("held", "drawn"), [("nutmeg*3", True), ("nutmeg*4", False)])
def test_the_resting_hand_is_never_below_three(tmp_path: Path, held: str, drawn: bool) -> None:
    four_reds = variant(tmp_path, counted("red-card", 1, 4))
    match = lay(hands=("short-pass", held), table=("", "red-card*4"), box=four_reds)
    stand(match, "play short-pass")
    assert draws(match) == drawn


@clause("DASH-4.3")
def test_where_offensive_and_defensive_cards_lie() -> None:
    match = lay(3, hands=("nutmeg", "pressing"))
    stand(match, "play nutmeg")
    match.play("draw foul")
    stand(match, "play pressing on 0")
    assert table(match, 0) == ["nutmeg", "pressing"]
    assert table(match, 1) == table(match, 2) == []
    for viewer in (0, 2, -1):
        seen = match.view(viewer)["players"][0]["table"]
        assert sorted(card["card"] for card in seen) == ["nutmeg", "pressing"]


@clause("DASH-4.4")
@pytest.mark.parametrize(
    "actions",
    [
        ["play penalty", "shoot save"],
        ["play offside on 1"],
        ["play substitution", "done"],
        ["play yellow-card on 1"],
    ],
)
def test_a_game_changer_is_discarded_when_it_is_done(actions: list[str]) -> None:
    card = actions[0].split()[1]
    match = lay(hands=(f"{card} foul",), points=(8, 4), deck=None)
    play_all(match, *actions)
    assert discard(match)[card] == 1
    assert hand(match, 0) == ["foul"]


@clause("DASH-4.5")
@pytest.mark.parametrize("playable", ["nutmeg", "pressing", "penalty", "substitution", "red-card"])
def test_whoever_can_play_must(playable: str) -> None:
    match = lay(hands=(f"long-pass slide-tackle {playable}",), points=(8, 2))
    assert match.legal
    assert all(action.startswith(f"play {playable}") for action in match.legal)
    for action in ("discard long-pass", f"discard {playable}"):
        assert "DASH-4.5" in refused(match, action)
    assert "DASH-4.6" in refused(match, "show hand")
    refused(match, "hold")


@clause("DASH-4.6")
def test_whoever_can_play_nothing_shows_the_whole_hand() -> None:
    match = lay(3, hands=("nutmeg*2 block foul",), points=(10, 2))
    assert match.legal == ["show hand"]
    match.play("show hand")
    for card in ("nutmeg", "nutmeg", "block", "foul"):
        assert match.actor == 0
        assert match.legal == [f"show {card}"]
        match.play(f"show {card}")
    for viewer in (1, 2, -1):
        known = match.view(viewer)["players"][0]["known"]
        assert sorted(known) == ["block", "foul", "nutmeg", "nutmeg"]


@clause("DASH-4.7")
@pytest.mark.parametrize("card", ["nutmeg", "block", "foul"])
def test_then_any_one_card_goes_and_the_turn_is_over(card: str) -> None:
    match = lay(hands=("nutmeg block foul", ""), points=(10, 2))
    play_all(match, "show hand", "show nutmeg", "show block", "show foul")
    assert sorted(match.legal) == ["discard block", "discard foul", "discard nutmeg"]
    match.play(f"discard {card}")
    assert discard(match) == {card: 1}
    assert match.view()["discard"]["top"]["card"] == card
    assert len(hand(match, 0)) == 2
    assert match.view()["turn"] == 1
    assert draws(match)


@clause("DASH-4.8")
def test_referee_cards_alone_are_nothing_to_play() -> None:
    match = lay(hands=("foul var",))
    assert match.legal == ["show hand"]
    assert "DASH-4.8" in refused(match, "play foul")
    assert "DASH-4.8" in refused(match, "play var")


@clause("DASH-4.8")
def test_a_referee_card_in_your_own_turn_leaves_the_card_of_the_turn_as_it_was() -> None:
    match = lay(hands=("nutmeg var", "foul"))
    play_all(match, "play nutmeg", "play foul", "draw pressing", "play var", "draw pressing")
    while "hold" in match.legal:
        match.play("hold")
    assert table(match, 0) == ["nutmeg"]
    assert match.view()["turn"] == 1


@clause("DASH-4.9")
def test_whoever_has_no_card_and_cannot_draw_is_passed_over() -> None:
    match = lay(3, hands=("nutmeg*2", "", "nutmeg"), deck="", options=HANDS_OUT)
    stand(match, "play nutmeg")
    next_turn(match)
    assert match.actor == 2
    assert player(match, 1)["skips"] == 0
    stand(match, "play nutmeg")
    next_turn(match)
    assert match.actor == 0


@clause("DASH-4.9")
def test_an_empty_hand_that_can_draw_is_not_passed_over() -> None:
    match = lay(3, hands=("nutmeg*2", "", "nutmeg"), options=EXPRESS)
    stand(match, "play nutmeg")
    match.play("draw overlap")
    assert match.actor == 1
    assert match.legal == ["play overlap"]
