"""Section 12: the end of a round, of a game, of a match."""

import pytest

from kickabout.engine.match import Match
from tests.clauses import clause
from tests.rulebooks.laying import hold, play
from tests.rulebooks.reading import choices, over, verb
from tests.rulebooks.refusals import refused
from tests.rulebooks.social_soccer.positions import (
    BEST_OF_3,
    EVERYBODY,
    LINE_UP,
    draw_up,
    lay,
    lay_last,
    turn_up,
)
from tests.rulebooks.social_soccer.reading import (
    FIELD,
    ball,
    by_seat,
    discards,
    fresh,
    goals,
    hand,
    offered,
)

NINE = "gain*9"


def finished(**position: object) -> Match:
    """Return a position whose round ends with a pass."""
    match = lay_last(**position)  # type: ignore[arg-type]
    play(match, "pass to a2")
    hold(match)
    return match


# Rounds.


@clause("SOC-12.1")
@pytest.mark.parametrize("turn", [0, 1])
def test_a_round_ends_when_all_on_the_field_are_tired(turn: int) -> None:
    match = lay_last(turn=turn)
    # The bench is fresh; it does not count.
    assert fresh(match, turn) == {"a1", "b1", "b2"}
    assert fresh(match, 1 - turn) == {"b1", "b2"}
    play(match, "pass to d3")
    assert match.state.round == 2


@clause("SOC-12.1")
@pytest.mark.parametrize("way", ["shoot", "block"])
def test_with_a_shot_too(way: str) -> None:
    but_d1 = " ".join(spot for spot in FIELD if spot != "d1")
    match = lay(tired=(" ".join(FIELD[1:]), EVERYBODY if way == "shoot" else but_d1))
    play(match, "shoot")
    if way == "block":
        play(match, "block with d1")
    assert match.state.round == 1
    play(match, "no card", "ball to a1")
    assert match.state.round == 2


@clause("SOC-12.1")
def test_with_the_price_of_a_mastermove_too() -> None:
    match = lay_last(hands=("run", ""))
    play(match, "play run", "tire a1")
    assert match.state.round == 2


@clause("SOC-12.2")
@pytest.mark.parametrize("left", ["a3", "d2"])
def test_one_side_alone_does_not_end_it(left: str) -> None:
    but = " ".join(spot for spot in FIELD if spot != left)
    match = lay(tired=(" ".join(FIELD[1:]), but))
    play(match, "pass to a2")
    assert match.state.round == 1
    assert match.legal == ["give up"]
    play(match, "give up")
    assert match.legal == [f"ball to {left}"]
    play(match, f"ball to {left}")
    assert ball(match) == (1, left)
    play(match, "pass to a1")
    assert match.state.round == 2


@clause("SOC-12.3")
def test_whatever_is_in_hand() -> None:
    match = lay_last(hands=("wake wake-all gain", "wake gain"))
    play(match, "pass to a2", "hold")
    assert match.state.round == 2


@clause("SOC-12.3")
def test_but_an_answer_comes_before() -> None:
    match = lay_last(hands=("", "wake gain"))
    play(match, "pass to a2", "play wake", "aim at d3")
    assert match.state.round == 1
    play(match, "give up")
    assert offered(match, "ball to") == {"d3"}


@clause("SOC-12.4")
@pytest.mark.parametrize("number", [7, 8, 9, 11])
def test_down_to_eight(number: int) -> None:
    match = lay_last(hands=(f"gain*{number}", ""), decks=("spy*9", "spy*9"))
    play(match, "pass to a2")
    for _ in range(number - 8):
        assert match.legal == ["discard gain"]
        play(match, "discard gain")
    assert verb(match) == "draw"
    assert by_seat(match, "hand_size") == [min(number, 8), 0]


@clause("SOC-12.4")
def test_both_sides() -> None:
    match = lay_last(hands=("gain*9", "spy*10"), custody=(20, 0))
    play(match, "pass to a2")
    discarded = []
    while verb(match) == "discard":
        discarded.append((match.actor, match.legal[0]))
        play(match, match.legal[0])
    assert sorted(discarded) == [(0, "discard gain"), (1, "discard spy"), (1, "discard spy")]
    assert by_seat(match, "hand_size") == [8, 8]


@clause("SOC-12.4")
def test_only_at_the_end_of_a_round() -> None:
    match = lay(hands=("draw-two gain*8", ""), decks=("spy*2", ""))
    play(match, "play draw-two", "draw spy", "draw spy")
    assert by_seat(match, "hand_size") == [10, 0]
    assert verb(match) == "pass"
    match = lay_last(hands=("gain*8", ""), decks=("spy*2", "spy*2"))
    play(match, "pass to a2")
    draw_up(match)
    assert by_seat(match, "hand_size") == [10, 2]
    assert verb(match) == "pass"


@clause("SOC-12.5")
def test_ones_own_choice_openly() -> None:
    match = lay_last(hands=("gain*4 spy*4 boost push", ""))
    play(match, "pass to a2")
    assert match.legal == ["discard boost", "discard spy", "discard gain", "discard push"]
    assert refused(match, "discard wake")
    play(match, "discard push", "discard gain")
    assert discards(match, 0) == ["gain", "push"]
    assert hand(match, 0) == sorted(["gain"] * 3 + ["spy"] * 4 + ["boost"])
    for viewer in (0, 1, -1):
        assert match.observed(match.number - 1, viewer) == "discard gain"


# Games.


@clause("SOC-12.6")
@pytest.mark.parametrize("result", [(3, 0), (0, 3), (5, 1), (2, 6)])
@pytest.mark.parametrize("in_round", [1, 5])
def test_three_ahead(result: tuple[int, int], in_round: int) -> None:
    match = finished(goals=result, in_round=in_round)
    assert over(match)
    assert match.winners == [0 if result[0] > result[1] else 1]


@clause("SOC-12.6")
@pytest.mark.parametrize("result", [(2, 0), (5, 3), (0, 0), (4, 6)])
def test_two_are_not_enough(result: tuple[int, int]) -> None:
    assert not over(finished(goals=result, in_round=8))


@clause("SOC-12.7")
def test_not_during_a_round() -> None:
    match = lay(goals=(2, 0))
    play(match, "shoot", "let it through", "no card")
    assert goals(match) == [3, 0]
    assert not over(match)
    play(match, "ball to a1", "pass to a2", "shoot", "let it through", "no card")
    assert goals(match) == [3, 1]
    play(match, "ball to a2")
    assert match.state.round == 1


@clause("SOC-12.7")
def test_a_lead_that_is_lost_in_time_counts_for_nothing() -> None:
    match = lay(
        turn=1,
        goals=(3, 0),
        tired=(EVERYBODY, " ".join(FIELD[1:])),
    )
    play(match, "shoot", "no card", "ball to a1")
    assert match.state.round == 2
    assert not over(match)


@clause("SOC-12.8")
@pytest.mark.parametrize(("result", "winner"), [((1, 0), 0), ((2, 3), 1)])
def test_more_goals_after_nine_rounds(result: tuple[int, int], winner: int) -> None:
    assert not over(finished(goals=result, in_round=8))
    match = finished(goals=result, in_round=9)
    assert over(match)
    assert match.winners == [winner]


@clause("SOC-12.9")
@pytest.mark.parametrize("in_round", [9, 10, 11])
def test_extra_rounds_while_level(in_round: int) -> None:
    match = finished(goals=(2, 2), in_round=in_round)
    assert not over(match)
    assert match.state.round == in_round + 1


@clause("SOC-12.9")
@pytest.mark.parametrize("in_round", [10, 11, 12])
def test_a_lead_at_the_end_of_one_wins(in_round: int) -> None:
    match = finished(goals=(2, 3), in_round=in_round)
    assert over(match)
    assert match.winners == [1]


@clause("SOC-12.10")
def test_a_draw_in_the_end() -> None:
    match = finished(goals=(2, 2), in_round=12)
    assert over(match)
    assert match.winners == []
    assert match.scores == [2, 2]


# Matches.


@clause("SOC-12.11")
def test_two_games_win_the_match() -> None:
    match = finished(goals=(3, 0), options=BEST_OF_3)
    assert not over(match)
    assert by_seat(match, "games") == [1, 0]
    assert verb(match) == "place"
    match = finished(goals=(3, 0), options=BEST_OF_3, games=(0, 1), played=1)
    assert not over(match)
    match = finished(goals=(3, 0), options=BEST_OF_3, games=(1, 1), played=2)
    assert over(match)
    assert match.winners == [0]
    match = finished(goals=(0, 1), in_round=9, options=BEST_OF_3, games=(0, 1), played=1)
    assert over(match)
    assert match.winners == [1]


@clause("SOC-12.11")
def test_each_game_begins_level() -> None:
    match = finished(goals=(3, 0), options=BEST_OF_3)
    play(match, *LINE_UP, *LINE_UP)
    turn_up(match)
    play(match, "take ball", "keep", "keep", "ball to a1")
    assert goals(match) == [0, 0]
    assert match.state.round == 1
    assert fresh(match, 0) == fresh(match, 1) == {*FIELD, "b1", "b2"}


@clause("SOC-12.12")
def test_a_drawn_game_is_played_again() -> None:
    match = finished(goals=(1, 1), in_round=12, options=BEST_OF_3, games=(1, 0), played=1)
    assert not over(match)
    assert by_seat(match, "games") == [1, 0]
    assert verb(match) == "place"
    match = finished(goals=(1, 1), in_round=12, options=BEST_OF_3, games=(1, 1), played=2)
    assert not over(match)


@clause("SOC-12.13")
@pytest.mark.parametrize(
    ("games", "result", "winners"),
    [
        ((1, 0), (1, 1), [0]),
        ((0, 0), (0, 1), [1]),
        ((1, 0), (0, 1), []),
        ((0, 0), (2, 2), []),
    ],
)
def test_five_games_at_most(
    games: tuple[int, int], result: tuple[int, int], winners: list[int]
) -> None:
    match = finished(goals=result, in_round=12, options=BEST_OF_3, games=games, played=3)
    assert not over(match)
    match = finished(goals=result, in_round=12, options=BEST_OF_3, games=games, played=4)
    assert over(match)
    assert match.winners == winners


@clause("SOC-12.14")
def test_scores() -> None:
    assert finished(goals=(5, 2)).scores == [5, 2]
    match = finished(goals=(7, 2), options=BEST_OF_3, games=(1, 1), played=2)
    assert match.scores == [2, 1]
    assert choices(match) == []
