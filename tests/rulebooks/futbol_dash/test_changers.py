"""Section 7: game changers."""

import pytest

from tests.clauses import clause
from tests.rulebooks.futbol_dash.positions import (
    EXPRESS,
    discard,
    draws,
    goals,
    hand,
    lay,
    next_turn,
    play_all,
    points,
    shoots,
    stand,
    table,
)
from tests.rulebooks.reading import over
from tests.rulebooks.refusals import refused

CHANGERS = "penalty halftime offside substitution yellow-card red-card"


@clause("DASH-7.1")
@pytest.mark.parametrize(
    "action",
    [
        "play penalty",
        "play halftime",
        "play offside on 0",
        "play substitution",
        "play yellow-card on 0",
        "play red-card on 0",
    ],
)
def test_a_game_changer_is_no_answer_to_others(action: str) -> None:
    match = lay(hands=("nutmeg", action.split()[1]), points=(8, 8))
    match.play("play nutmeg")
    assert match.actor == 1
    assert match.legal == ["hold"]
    assert "Only a referee card answers" in refused(match, action)
    match.play("hold")
    match.play("draw foul")
    assert match.why_not(action) is None


@clause("DASH-7.1")
def test_a_game_changer_is_the_one_card_of_its_turn() -> None:
    match = lay(hands=("yellow-card offside nutmeg",), points=(0, 4))
    match.play("play offside on 1")
    assert match.view()["turn"] == 1
    assert hand(match, 0) == ["nutmeg", "yellow-card"]


@clause("DASH-7.2", "DASH-7.3")
@pytest.mark.parametrize("attack", [7, 8, 9, 10])
def test_a_penalty_from_seven_to_ten_is_a_shot(attack: int) -> None:
    match = lay(hands=("penalty",), points=(attack,))
    match.play("play penalty")
    assert shoots(match)
    match.play("shoot goal")
    assert goals(match) == [1, 0]


@clause("DASH-7.2")
@pytest.mark.parametrize("attack", [0, 6])
def test_no_penalty_below_seven(attack: int) -> None:
    match = lay(hands=("penalty nutmeg",), points=(attack,))
    assert "DASH-7.2" in refused(match, "play penalty")


@clause("DASH-7.3")
def test_at_eleven_there_is_no_choice_left() -> None:
    match = lay(hands=("nutmeg penalty",), points=(9,))
    stand(match, "play nutmeg")
    assert points(match)[0] == 11
    assert match.legal == []
    assert "play penalty" not in match.outcomes
    assert match.why_not("play penalty") is not None


@clause("DASH-7.4")
def test_a_penalty_ends_the_attack() -> None:
    match = lay(hands=("penalty",), table=("overlap long-pass pressing",))
    play_all(match, "play penalty", "shoot save")
    assert points(match) == [0, 0]
    assert table(match, 0) == []
    assert discard(match) == {"penalty": 1, "overlap": 1, "long-pass": 1, "pressing": 1}


@clause("DASH-7.5")
def test_offside_takes_all_points_of_one_opponent() -> None:
    match = lay(3, hands=("offside",), points=(6, 9, 8))
    assert match.legal == ["play offside on 1", "play offside on 2"]
    match.play("play offside on 2")
    assert points(match) == [6, 9, 0]


@clause("DASH-7.6")
def test_offside_takes_the_cards_too() -> None:
    match = lay(hands=("offside",), table=("nutmeg", "overlap block nutmeg red-card"))
    match.play("play offside on 1")
    assert table(match, 0) == ["nutmeg"]
    assert table(match, 1) == ["red-card"]
    assert discard(match) == {"offside": 1, "overlap": 1, "block": 1, "nutmeg": 1}


@clause("DASH-7.7")
def test_offside_needs_an_attack() -> None:
    match = lay(4, hands=("offside foul",), table=("", "", "nutmeg interception", "short-pass"))
    assert match.legal == ["play offside on 3"]
    for seat in (1, 2):
        assert "DASH-7.7" in refused(match, f"play offside on {seat}")


@clause("DASH-7.8", "DASH-7.9")
@pytest.mark.parametrize("swaps", [[], ["block"], ["block", "nutmeg"], ["block", "foul", "nutmeg"]])
def test_substitution_exchanges_up_to_three_cards(swaps: list[str]) -> None:
    match = lay(hands=("substitution block nutmeg foul overlap",))
    match.play("play substitution")
    for card in swaps:
        assert match.actor == 0
        assert "done" in match.legal
        match.play(f"swap {card}")
    if len(swaps) < 3:
        match.play("done")
    for _ in swaps:
        assert match.view()["turn"] == 0
        match.play("draw var" if "draw var" in match.outcomes else "draw long-pass")
    assert match.view()["turn"] == 1
    kept = [card for card in ("block", "foul", "nutmeg", "overlap") if card not in swaps]
    new = ["var", "var", "long-pass"][: len(swaps)]
    assert hand(match, 0) == sorted(kept + new)


@clause("DASH-7.9")
def test_a_substitution_alone_can_be_played_and_exchanges_nothing() -> None:
    match = lay(hands=("substitution",))
    assert match.legal == ["play substitution"]
    match.play("play substitution")
    assert hand(match, 0) == []
    assert match.view()["turn"] == 1


@clause("DASH-7.9")
def test_a_fourth_card_is_not_exchanged() -> None:
    match = lay(hands=("substitution nutmeg*4",))
    play_all(match, "play substitution", "swap nutmeg", "swap nutmeg", "swap nutmeg")
    assert draws(match)
    assert hand(match, 0) == ["nutmeg"]


@clause("DASH-7.10")
@pytest.mark.parametrize("seat", [0, 1])
def test_cards_go_out_in_the_open_before_any_comes_in(seat: int) -> None:
    match = lay(turn=seat, hands=["substitution pressing nutmeg"] * 2)
    match.play("play substitution")
    match.play("swap pressing")
    assert match.actor == seat
    assert match.view(1 - seat)["discard"]["cards"] == {"pressing": 1}
    match.play("swap nutmeg")
    assert hand(match, seat) == []
    play_all(match, "draw foul", "draw foul")
    assert hand(match, seat) == ["foul", "foul"]


@clause("DASH-7.10")
def test_as_many_come_in_as_there_are() -> None:
    match = lay(
        hands=("substitution block nutmeg overlap", "foul"), goals=(1,), deck="var", options=EXPRESS
    )
    play_all(match, "play substitution", "swap block", "swap nutmeg", "done", "draw var")
    assert hand(match, 0) == ["overlap", "var"]
    assert over(match)


@clause("DASH-4.4", "DASH-7.10")
def test_the_substitution_itself_does_not_come_back_in() -> None:
    match = lay(hands=("substitution block", "foul"), deck="", discard="nutmeg")
    play_all(match, "play substitution", "swap block")
    assert match.outcomes == {"draw block": 0.5, "draw nutmeg": 0.5}
    match.play("draw nutmeg")
    assert discard(match) == {"substitution": 1}


@clause("DASH-7.11")
@pytest.mark.parametrize(
    "action",
    [
        "play penalty",
        "play halftime",
        "play offside on 1",
        "play substitution",
        "play yellow-card on 1",
        "play red-card on 1",
    ],
)
def test_nobody_is_asked_after_a_game_changer(action: str) -> None:
    match = lay(3, hands=(CHANGERS, "foul var", "foul var nutmeg"), points=(8, 8, 8))
    match.play(action)
    assert not any(choice in match.legal for choice in ("play foul", "play var", "hold"))
    assert match.view()["window"] is None
    if action == "play substitution":
        match.play("done")
    next_turn(match)
    assert not any(choice in match.legal for choice in ("play foul", "play var", "hold"))
