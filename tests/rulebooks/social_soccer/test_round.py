"""Section 4: a round."""

import pytest

from tests.clauses import clause
from tests.rulebooks.laying import go_on, play
from tests.rulebooks.reading import can, over, verb
from tests.rulebooks.social_soccer.positions import (
    EVERYBODY,
    draw_up,
    kick_off,
    lay,
    lay_last,
    line_up,
)
from tests.rulebooks.social_soccer.reading import (
    FIELD,
    ball,
    by_seat,
    fresh,
    hand,
    member_at,
    offered,
    pools,
    spot_of,
    tired,
)


@clause("SOC-4.1")
def test_both_sides_play_a_round_together() -> None:
    match = lay(tired=(" ".join(FIELD[1:]), ""))
    play(match, "pass to a2")
    assert match.state.round == 1
    play(match, "give up", "ball to a1")
    assert match.state.round == 1
    while match.state.round == 1:
        assert match.actor == 1
        play(match, next(name for name in match.legal if name.startswith("pass")))
    assert fresh(match, 0) == fresh(match, 1)


@clause("SOC-4.2")
def test_the_pool_is_the_custody_of_the_field() -> None:
    match = kick_off()
    assert pools(match) == [16, 16]
    match = lay_last(at=({"a1": "rich", "d3": "extra"}, {"b1": "rich", "b2": "rich"}))
    play(match, "pass to a2")
    # The rich player goes on to A3, and those on the bench come to D4 and D3.
    assert pools(match) == [6 * 2 + 5 + 3, 6 * 2 + 5 + 5]


@clause("SOC-4.2")
def test_the_bench_does_not_count() -> None:
    match = lay_last(at=({"a3": "rich", "a4": "extra"}, {"a1": "rich"}))
    play(match, "pass to a2")
    assert pools(match) == [16, 7 * 2 + 5]


@clause("SOC-4.3")
@pytest.mark.parametrize("left", [0, 7, 40])
def test_what_was_left_is_lost(left: int) -> None:
    match = lay_last(custody=(left, 3))
    play(match, "pass to a2")
    assert pools(match) == [16, 16]


@clause("SOC-4.4")
@pytest.mark.parametrize("turn", [0, 1])
def test_both_draw_two(turn: int) -> None:
    match = lay_last(turn=turn, decks=("gain*5", "spy*5"))
    play(match, "pass to a2")
    assert verb(match) == "draw"
    draw_up(match)
    assert hand(match, 0) == ["gain"] * 2
    assert hand(match, 1) == ["spy"] * 2


@clause("SOC-4.5")
def test_five_cards_in_the_first_round() -> None:
    match = line_up()
    play(match, "priority 0")
    draw_up(match)
    play(match, "keep", "keep")
    assert by_seat(match, "hand_size") == [3, 3]
    draw_up(match)
    assert by_seat(match, "hand_size") == [5, 5]


@clause("SOC-4.6")
@pytest.mark.parametrize(("left", "drawn"), [("", 0), ("gain", 1), ("gain*2", 2)])
def test_an_empty_deck_costs_nothing(left: str, drawn: int) -> None:
    match = lay_last(decks=(left, "spy*9"), goals=(0, 2))
    play(match, "pass to a2")
    draw_up(match)
    assert by_seat(match, "hand_size") == [drawn, 2]
    assert not over(match)
    assert match.state.round == 2


@clause("SOC-4.6")
def test_a_game_without_cards_goes_to_its_end() -> None:
    match = lay_last()
    while not over(match):
        go_on(match)
    assert match.state.round >= 2


@clause("SOC-4.7")
@pytest.mark.parametrize("turn", [0, 1])
def test_whoever_has_the_ball_begins(turn: int) -> None:
    match = lay_last(turn=turn)
    play(match, "pass to a2")
    assert match.actor == turn
    assert can(match, "shoot")


@clause("SOC-4.8")
@pytest.mark.parametrize(("to", "then"), [("a2", "a4"), ("d4", "d2"), ("d2", "a1"), ("d1", "a2")])
def test_the_ball_stays_with_its_player(to: str, then: str) -> None:
    match = lay_last()
    member = member_at(match, 0, to)
    play(match, f"pass to {to}")
    assert match.state.round == 2
    assert ball(match) == (0, then)
    assert spot_of(match, 0, member) == then


@clause("SOC-4.9")
@pytest.mark.parametrize("to", ["a3", "a4"])
@pytest.mark.parametrize("turn", [0, 1])
def test_a_player_on_the_bench_hands_it_on(to: str, turn: int) -> None:
    match = lay_last(turn=turn)
    play(match, f"pass to {to}")
    assert match.state.round == 2
    assert ball(match) is None
    assert match.actor == turn
    assert offered(match, "ball to") == set(FIELD)
    play(match, "ball to d2")
    assert ball(match) == (turn, "d2")


@clause("SOC-4.10")
def test_a_fresh_one_gets_it() -> None:
    match = lay_last(exhausted=("a2 d3", ""))
    play(match, "pass to a3")
    # The exhausted have come to A4 and D1, and are tired for this round.
    assert offered(match, "ball to") == set(FIELD) - {"a4", "d1"}


@clause("SOC-4.10")
def test_any_if_none_is_fresh() -> None:
    match = lay(tired=("a1", EVERYBODY))
    play(match, "give up")
    assert offered(match, "ball to") == set(FIELD)
    match = lay(tired=(" ".join(FIELD[1:]), "a1 d3"))
    play(match, "pass to d1", "give up")
    assert offered(match, "ball to") == set(FIELD) - {"a1", "d3"}


@clause("SOC-4.11")
def test_the_order_of_a_round() -> None:
    match = lay_last(at=({"a3": "rich"}, {}), decks=("gain*9", "gain*9"))
    rich = member_at(match, 0, "a3")
    play(match, "pass to a3")
    # Recovered, rotated and counted before the first draw; the ball comes last.
    assert verb(match) == "draw"
    assert tired(match, 0) == tired(match, 1) == set()
    assert spot_of(match, 0, rich) == "b1"
    assert pools(match) == [16, 16]
    draw_up(match)
    assert verb(match) == "ball"
