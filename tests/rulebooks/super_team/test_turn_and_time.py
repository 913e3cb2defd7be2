"""Sections 4 and 5: the time token, and a turn."""

from pathlib import Path

import pytest

from tests.clauses import clause
from tests.rulebooks.laying import play
from tests.rulebooks.refusals import refused
from tests.rulebooks.super_team.positions import (
    PIECE_NAMES,
    can,
    cards,
    draws,
    hand,
    lay,
    lies,
    new,
    next_turn,
    settle,
    variant,
)

SPEND = "spend forward on movement"


@clause("SUPER-4.1", "SUPER-5.4")
def test_a_deck_used_up_is_shuffled_anew_and_takes_time() -> None:
    match = lay("captain e7, 2 c4", hands=("forward backward",), decks=("cross", None))
    play(match, SPEND, "move 2 c5", "end turn", "draw cross")
    assert match.state.clock == 1
    assert cards(match, "discards", 0) == []
    assert "draw forward" in match.outcomes
    assert match.state.deck_size[0] == 10


@clause("SUPER-4.2")
def test_nothing_else_moves_the_token() -> None:
    match = lay("captain e7, 2 c4")
    for turn in range(4):
        play(match, f"spend {hand(match, turn % 2)[0]} on movement")
        play(match, match.legal[0])
        next_turn(match)
        assert match.state.clock == 0


@clause("SUPER-4.3")
def test_an_empty_deck_waits_for_the_next_draw() -> None:
    match = lay(
        "captain e7, 2 c4", hands=("forward backward cross through",), decks=("one-two", None)
    )
    play(match, SPEND, "move 2 c5", "end turn", "draw one-two")
    assert match.state.clock == 0
    assert match.state.deck_size[0] == 0
    assert match.actor == 1


@clause("SUPER-4.4", "SUPER-18.4")
def test_every_new_deck_moves_the_token(tmp_path: Path) -> None:
    box = variant(tmp_path, ("hand = 4", "hand = 9"), ("cards-a-turn = 3", "cards-a-turn = 5"))
    held = "new-plan forward backward cross through in-between dash beta-1 beta-2"
    match = lay(
        "captain e7, 2 c4, 3 g4, 4 c2, 5 g2",
        teams=("beta", "alpha"),
        hands=(held,),
        decks=("", None),
        box=box,
    )
    play(match, "play new-plan")
    match.roll()
    match.roll()
    assert match.state.clock == 1
    for card, piece in (
        ("forward", "2 c5"),
        ("backward", "3 g5"),
        ("cross", "4 c3"),
        ("through", "5 g3"),
    ):
        play(match, f"spend {card} on movement", f"move {piece}")
    while draws(match):
        match.roll()
    assert match.state.clock == 2


@clause("SUPER-4.5", "SUPER-4.6", "SUPER-20.5")
@pytest.mark.parametrize(("turn", "ends"), [(0, False), (1, True)])
def test_a_half_ends_with_the_round(turn: int, ends: bool) -> None:
    match = lay("captain e7", "2 c10", clock=3, turn=turn, hands=("forward", "forward"))
    piece = ("captain e6", "2 c9")[turn]
    play(match, SPEND, f"move {piece}")
    next_turn(match)
    settle(match)
    assert bool(match.state.half) == ends
    assert match.actor == 1 - turn or ends


@clause("SUPER-4.6")
def test_a_round_begins_with_the_side_that_kicked_the_half_off() -> None:
    match = lay(
        "captain e7", "2 c10", clock=3, second_half=True, turn=0, hands=("forward", "forward")
    )
    play(match, SPEND, "move captain e6")
    next_turn(match)
    assert match.actor is None


@clause("SUPER-4.7")
def test_the_token_stops_at_the_end_of_the_half() -> None:
    match = lay("captain e7, 2 c4", clock=3, decks=("", None))
    play(match, SPEND, "move 2 c5", "end turn")
    assert match.state.clock == 3


@clause("SUPER-4.9")
def test_with_both_piles_empty_nothing_is_drawn() -> None:
    everything = "forward backward cross through in-between one-two escape triangle wake-up dash thread shove"
    match = lay("captain e7, 2 c4", hands=(everything,))
    assert match.state.deck_size[0] == 0
    play(match, SPEND, "move 2 c5")
    next_turn(match)
    assert match.state.clock == 0
    assert match.actor == 1


@clause("SUPER-5.1")
def test_your_pieces_stand_up_at_the_start_of_your_turn() -> None:
    match = lay("captain e7, 2 c4", lying=("captain 3", "captain 3"))
    play(match, SPEND, "move 2 c5")
    next_turn(match)
    assert not any(lies(match, 1, piece) for piece in PIECE_NAMES)
    assert [piece for piece in PIECE_NAMES if lies(match, 0, piece)] == ["captain", "2", "3"]


@clause("SUPER-5.2")
def test_one_to_three_cards() -> None:
    match = lay("captain e7, 2 c4, 3 g4, 4 c2", hands=("forward backward cross through",))
    assert "SUPER-5.2" in refused(match, "end turn")
    play(match, SPEND, "move 2 c5")
    assert can(match, "end turn")
    play(match, "spend backward on movement", "move 3 g5")
    play(match, "spend cross on movement", "move 4 c3")
    assert next(iter(match.outcomes)).startswith("draw ")


@clause("SUPER-5.3")
@pytest.mark.parametrize(
    ("use", "then"),
    [("play forward", "pass"), (SPEND, "move"), ("spend forward on action", "shoot")],
)
def test_a_card_is_performed_or_spent(use: str, then: str) -> None:
    match = lay("captain e5, 2 c9")
    play(match, use)
    assert any(name.startswith(then) for name in match.legal)
    assert cards(match, "discards", 0) == ["forward"]
    assert hand(match, 0) == ["backward"]


@clause("SUPER-5.4")
def test_then_you_draw_up_to_four() -> None:
    match = lay("captain e7, 2 c4", hands=("forward backward cross",))
    play(match, SPEND, "move 2 c5")
    next_turn(match)
    assert len(hand(match, 0)) == 4
    assert match.actor == 1


@clause("SUPER-5.5")
def test_a_card_is_not_spent_on_what_is_impossible() -> None:
    match = lay("2 c4", "captain e8", ball="e8")
    assert "SUPER-5.5" in refused(match, "spend forward on action")
    assert can(match, SPEND)
    match = lay("2 c4", ball="e7")
    assert "SUPER-7.8" in refused(match, "spend forward on action")


@clause("SUPER-5.6")
def test_if_nothing_can_be_done_a_card_is_dropped() -> None:
    walled_in = "goalie a1, 2 a2, 3 b1, 4 b2, captain c5, 5 c6"
    match = lay(walled_in, ball="e7", lying=("captain 2 3 4 5", ""))
    assert match.legal == ["drop forward", "drop backward"]
    play(match, "drop backward")
    assert cards(match, "discards", 0) == ["backward"]
    assert match.legal == ["end turn"]


@clause("SUPER-5.7", "SUPER-18.3")
def test_a_coach_card_may_take_a_hand_above_four() -> None:
    match = lay(
        "captain e7, 2 c4",
        teams=("beta", "alpha"),
        hands=("forward backward cross new-plan",),
        decks=("through in-between beta-1", None),
    )
    play(match, "play new-plan", "draw through", "draw in-between", "end turn")
    assert len(hand(match, 0)) == 5
    assert match.actor == 1


@clause("SUPER-5.7", "SUPER-15.15")
def test_fatigue_does_not_take_it_there() -> None:
    match = lay("captain e5, 2 e7", hands=("one-two forward backward cross",))
    play(match, "play one-two", "pass e7", "roll 4", "pass e5", "roll 4")
    assert hand(match, 0) == ["backward", "cross", "fatigue", "forward"]


@clause("SUPER-5.8")
def test_a_decision_waits_and_no_turn_is_passed_over() -> None:
    match = new()
    assert not any("second" in name or "clock" in name for name in match.box.options)
    for _ in range(300):
        settle(match)
        if match.actor is None:
            break
        assert match.legal
        with pytest.raises(ValueError, match="roll"):
            match.roll()
        match.play(match.legal[0])
