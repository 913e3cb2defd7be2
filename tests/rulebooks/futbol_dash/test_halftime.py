"""Section 9: Halftime."""

from pathlib import Path

import pytest

from kickabout.engine.match import Match
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
    player,
    points,
    shots,
    table,
    two_reds,
)


def break_off(match: Match) -> None:
    """Play Halftime and deal the new hands, up to the next player's own draw."""
    play_all(match, "play halftime")
    turn = match.view()["turn"]
    while match.actor == "chance" and match.view()["turn"] == turn:
        match.roll()


@clause("DASH-9.1", "DASH-9.2")
def test_hands_and_attacks_go() -> None:
    match = lay(3, hands=("halftime foul*4", "var*2"), table=("nutmeg", "overlap block", "nutmeg"))
    match.play("play halftime")
    assert points(match) == [0, 0, 0]
    assert [table(match, seat) for seat in range(3)] == [[], [], []]
    assert [player(match, seat)["hand"] for seat in range(3)] == [0, 0, 0]


@clause("DASH-9.3", "DASH-9.4")
def test_all_but_halftime_make_the_new_deck() -> None:
    match = lay(
        hands=("halftime foul*4", "var"), table=("nutmeg red-card",), deck="block", discard="nutmeg"
    )
    gone = sum(match.state.removed[kind] for kind in range(len(match.box.cards)))
    match.play("play halftime")
    assert match.view()["deck"] == sum(match.box.record.counts) - gone - len(
        ["halftime", "red-card"]
    )
    assert match.view()["discard"]["count"] == 0
    assert match.outcomes == pytest.approx(
        {"draw foul": 0.5, "draw nutmeg": 0.25, "draw block": 0.125, "draw var": 0.125}
    )


@clause("DASH-9.4")
def test_halftime_leaves_the_game() -> None:
    match = lay(hands=("halftime",))
    break_off(match)
    assert match.view()["removed"] == ["halftime"]
    assert "halftime" not in discard(match)
    assert "draw halftime" not in match.outcomes


@clause("DASH-9.5", "DASH-9.6")
def test_everybody_draws_a_resting_hand(tmp_path: Path) -> None:
    box, reds = two_reds(tmp_path), ("", "red-card", "", "red-card")
    match = lay(4, hands=("halftime nutmeg", "foul*4"), table=reds, box=box)
    break_off(match)
    assert [len(hand(match, seat)) for seat in range(4)] == [6, 5, 6, 5]
    match = lay(hands=("halftime",), table=("", "red-card*2"), box=box)
    break_off(match)
    assert [len(hand(match, seat)) for seat in range(2)] == [6, 4]


@clause("DASH-9.7")
def test_what_stays() -> None:
    match = lay(
        hands=("halftime",),
        table=("", "red-card"),
        goals=(1, 2),
        shots=("goal save", "goal*2 corner"),
    )
    before = match.view()["grid"]
    break_off(match)
    assert goals(match) == [1, 2]
    assert shots(match, 0) == ["goal", "save"]
    assert shots(match, 1) == ["corner", "goal", "goal"]
    assert table(match, 1) == ["red-card"]
    assert match.view()["grid"] == before


@clause("DASH-9.8")
def test_turns_to_be_missed_stay_owed() -> None:
    match = lay(3, hands=("yellow-card", "halftime"))
    play_all(match, "play yellow-card on 2", "draw foul")
    break_off(match)
    assert match.view()["turn"] == 0


@clause("DASH-9.9")
def test_halftime_ends_the_turn_and_the_next_player_draws() -> None:
    match = lay(3, turn=1, hands=("", "halftime nutmeg"))
    break_off(match)
    assert match.view()["turn"] == 2
    assert draws(match)
    match.roll()
    assert match.actor == 2
    assert [player(match, seat)["hand"] for seat in range(3)] == [6, 6, 7]


@clause("DASH-9.10")
def test_halftime_in_express_fills_the_deck_again() -> None:
    match = lay(hands=("halftime nutmeg", "foul"), deck="block", options=EXPRESS)
    assert match.why_not("play halftime") is None
    break_off(match)
    next_turn(match)
    assert match.actor == 1
    assert match.view()["deck"] == sum(match.box.record.counts) - 1 - 12 - 1
