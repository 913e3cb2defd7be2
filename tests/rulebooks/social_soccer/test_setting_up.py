"""Section 3: setting up."""

import pytest

from kickabout.engine.match import Match
from tests.clauses import clause
from tests.rulebooks.laying import hold, play
from tests.rulebooks.reading import choices, over, verb
from tests.rulebooks.refusals import refused
from tests.rulebooks.social_soccer.positions import (
    BEST_OF_3,
    LINE_UP,
    READY,
    draw_up,
    kick_off,
    lay_last,
    line_up,
    new,
    turn_up,
)
from tests.rulebooks.social_soccer.reading import (
    BENCH,
    FIELD,
    SPOTS,
    ball,
    by_seat,
    deck,
    hand,
    member_at,
    offered,
    team,
)

PLAIN = "boost drain gain guard lift push shove soften spy weaken".split()


def shown(match: Match) -> list[str]:
    """Return the players turned up, in order."""
    said = []
    while verb(match) == "show":
        said += list(match.outcomes)
        match.roll()
    return said


def second_game(*, winner: int | None = 0) -> Match:
    """Return a match whose first game is over, with the players to be placed for the second."""
    goals = (0, 0) if winner is None else (3, 0) if winner == 0 else (0, 3)
    match = lay_last(
        in_round=12,
        goals=goals,
        hands=("push", "gain"),
        decks=("boost", "shove"),
        options=BEST_OF_3,
    )
    play(match, "pass to a2")
    hold(match)
    assert not over(match)
    return match


@clause("SOC-3.1")
def test_the_strategy_becomes_the_deck() -> None:
    match = line_up()
    play(match, "priority 0")
    assert match.outcomes == pytest.approx({f"draw {slug}": 3 / 30 for slug in PLAIN})
    play(match, "draw gain")
    assert match.outcomes["draw gain"] == pytest.approx(2 / 29)
    assert match.outcomes["draw push"] == pytest.approx(3 / 29)


@clause("SOC-3.2")
def test_ten_spots() -> None:
    match = new(READY)
    assert len(match.legal) == 100
    assert {name.split()[-1] for name in match.legal} == set(SPOTS)
    play(match, "place 4 in b2", "place 1 in d3")
    assert member_at(match, 0, "b2") == 4
    assert "SOC-3.2" in refused(match, "place 4 in a1")
    assert "SOC-3.2" in refused(match, "place 2 in d3")
    assert match.hidden(1).spot[0, SPOTS.index("b2")] < 0
    assert len(match.legal) == 8 * 8
    assert {*FIELD, *BENCH} == set(SPOTS)


@clause("SOC-3.3")
def test_both_place_in_secret_whom_they_like() -> None:
    match = new(READY)
    assert match.deciding == [0, 1]
    match.play("place 10 in a1", seat=1)
    match.play("place 1 in a1", seat=0)
    match.play("place 9 in a2", seat=1)
    assert match.observed(0, 0) == "place player"
    assert match.observed(1, 1) == "place player"
    one, two = match.copy(), match.copy()
    one.play("place 8 in a3", seat=1)
    two.play("place 7 in d1", seat=1)
    assert one.hidden(0).tobytes() == two.hidden(0).tobytes()
    assert one.hidden(1).tobytes() != two.hidden(1).tobytes()


@clause("SOC-3.4")
def test_all_are_turned_up_when_both_are_done() -> None:
    match = new(READY)
    play(match, *LINE_UP, *LINE_UP[:-1])
    assert verb(match) == "place"
    assert ball(match) is None
    play(match, LINE_UP[-1])
    said = shown(match)
    assert said == [f"show {spot} effort-{n}" for n, spot in enumerate(SPOTS, 1)] * 2
    assert verb(match) == "priority"
    assert ball(match) is None


@clause("SOC-3.5", "SOC-3.6")
def test_priority_is_decided_by_chance() -> None:
    match = line_up()
    assert match.outcomes == {"priority 0": 0.5, "priority 1": 0.5}


@clause("SOC-3.5")
@pytest.mark.parametrize("seat", [0, 1])
def test_in_the_first_game_of_a_longer_match_too(seat: int) -> None:
    match = line_up(BEST_OF_3)
    play(match, f"priority {seat}")
    assert match.state.turn == seat


@clause("SOC-3.7")
@pytest.mark.parametrize("seat", [0, 1])
def test_priority_is_the_ball(seat: int) -> None:
    match = line_up()
    play(match, f"priority {seat}")
    draw_up(match)
    play(match, "keep", "keep")
    draw_up(match)
    assert by_seat(match, "hand_size") == [5, 5]
    assert match.actor == seat
    assert offered(match, "ball to") == set(FIELD)
    play(match, "ball to d3")
    assert ball(match) == (seat, "d3")
    assert match.actor == seat


@clause("SOC-3.8")
@pytest.mark.parametrize("winner", [0, 1])
@pytest.mark.parametrize("takes", [True, False])
def test_the_loser_of_the_last_game_decides(winner: int, takes: bool) -> None:
    match = second_game(winner=winner)
    play(match, *LINE_UP, *LINE_UP)
    turn_up(match)
    loser = 1 - winner
    assert match.actor == loser
    assert match.legal == ["take ball", "leave ball"]
    play(match, "take ball" if takes else "leave ball")
    assert match.state.turn == (loser if takes else winner)
    draw_up(match)
    assert match.actor == match.state.turn


@clause("SOC-3.9")
def test_after_a_drawn_game_chance_decides_again() -> None:
    match = second_game(winner=None)
    play(match, *LINE_UP, *LINE_UP)
    turn_up(match)
    assert choices(match) == ["priority 0", "priority 1"]


@clause("SOC-3.10")
def test_three_cards_to_begin_with() -> None:
    match = line_up()
    play(match, "priority 1")
    for drawn in range(6):
        assert sum(by_seat(match, "hand_size")) == drawn
        match.roll()
    assert by_seat(match, "hand_size") == [3, 3]
    assert match.legal == ["keep", "redraw"]


@clause("SOC-3.11", "SOC-3.13")
def test_one_redraw_of_all_three() -> None:
    match = line_up()
    play(match, "priority 0", "draw push", "draw push", "draw gain")
    play(match, "draw spy", "draw spy", "draw spy")
    assert match.actor == 0
    play(match, "redraw")
    assert hand(match, 0) == []
    assert len(deck(match, 0)) == 30
    assert match.outcomes["draw push"] == pytest.approx(3 / 30)
    play(match, "draw push", "draw gain", "draw boost")
    assert hand(match, 0) == ["boost", "gain", "push"]
    assert match.actor == 1
    play(match, "redraw", "draw spy", "draw spy", "draw spy")
    assert verb(match) == "draw"
    draw_up(match)
    assert verb(match) == "ball"
    assert by_seat(match, "hand_size") == [5, 5]


@clause("SOC-3.11")
@pytest.mark.parametrize("first", ["keep", "redraw"])
@pytest.mark.parametrize("second", ["keep", "redraw"])
def test_whoever_keeps_is_not_asked_again(first: str, second: str) -> None:
    match = line_up()
    play(match, "priority 0")
    for answer in (first, second):
        draw_up(match)
        play(match, answer)
    draw_up(match)
    assert verb(match) == "ball"
    assert by_seat(match, "hand_size") == [5, 5]


@clause("SOC-3.12")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_side_with_priority_first(seat: int) -> None:
    match = line_up()
    play(match, f"priority {seat}")
    draw_up(match)
    assert match.actor == seat
    play(match, "keep")
    assert match.actor == 1 - seat


@clause("SOC-3.13")
def test_the_others_keep_their_hand_meanwhile() -> None:
    match = line_up()
    play(match, "priority 0")
    draw_up(match)
    before = hand(match, 1)
    play(match, "redraw")
    draw_up(match)
    assert hand(match, 1) == before


@clause("SOC-3.14")
def test_a_new_game_with_the_same_team_and_strategy() -> None:
    match = second_game()
    assert verb(match) == "place"
    assert match.deciding == [0, 1]
    assert all(member_at(match, seat, spot) == 0 for seat in (0, 1) for spot in SPOTS)
    for seat, cards in enumerate((["boost", "push"], ["gain", "shove"])):
        assert team(match, seat) == [f"effort-{n}" for n in range(1, 11)]
        assert deck(match, seat) == cards
        assert hand(match, seat) == []
    play(match, "place 10 in a1")
    assert member_at(match, 0, "a1") == 10


@clause("SOC-3.14")
def test_all_cards_come_back() -> None:
    match = kick_off(BEST_OF_3)
    while match.state.game == 0:
        legal = match.legal
        match.roll() if match.actor == "chance" else play(match, legal[len(legal) // 2])
    for seat in (0, 1):
        assert deck(match, seat) == sorted(PLAIN * 3)
    assert by_seat(match, "goals") == [0, 0]
    assert by_seat(match, "redrawn") == [0, 0]
