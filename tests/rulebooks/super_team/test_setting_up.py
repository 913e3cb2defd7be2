"""Section 3: setting up."""

import pytest

from kickabout.games.super_team import state as s
from tests.clauses import clause
from tests.rulebooks.laying import play
from tests.rulebooks.refusals import refused
from tests.rulebooks.super_team.positions import (
    PIECE_NAMES,
    ball,
    can,
    carrier,
    hand,
    lay,
    lies,
    morale,
    new,
    next_turn,
    settle,
    spaces,
    until,
    where,
)


@clause("SUPER-3.1")
def test_both_sides_are_as_likely_to_kick_off() -> None:
    assert new().outcomes == {"start 0": 0.5, "start 1": 0.5}


@clause("SUPER-3.2")
@pytest.mark.parametrize("start", [0, 1])
@pytest.mark.parametrize("verb", ["choose", "mark", "place"])
def test_the_side_that_does_not_kick_off_comes_first(verb: str, start: int) -> None:
    match = new()
    play(match, f"start {start}")
    actors = []
    while match.actor == "chance" or not spaces(match, "centre"):
        if match.legal and match.legal[0].startswith(verb):
            actors.append(match.actor)
        match.play((match.legal or list(match.outcomes))[0])
    assert actors == sorted(actors, key=lambda seat: seat == start)
    assert set(actors) == {0, 1}
    assert match.actor == start


@clause("SUPER-3.3")
def test_two_boards_of_each_kind_to_choose_from() -> None:
    match = new()
    until(match, "deal")
    dealt: dict[int, list[str]] = {0: [], 1: []}
    while next(iter(match.outcomes)).startswith("deal "):
        seat = match.state.drawer
        dealt[seat].append(match.roll().removeprefix("deal "))
        if match.actor != "chance":
            break
    for _ in range(4):
        seat = match.actor
        assert isinstance(seat, int)
        offered = spaces(match, "choose")
        assert len(offered) == 2
        assert offered <= set(dealt[seat])
        match.play(match.legal[0])
    assert [len(boards) for boards in dealt.values()] == [4, 4]


@clause("SUPER-3.4")
def test_no_board_is_dealt_twice() -> None:
    match = new()
    until(match, "deal")
    seen: set[str] = set()
    while match.actor == "chance":
        assert not seen & set(match.outcomes)
        seen.add(match.roll())
    assert len(seen) == 8


@clause("SUPER-3.5", "SUPER-27.5")
def test_boards_are_shown_when_all_are_chosen() -> None:
    match = new()
    play(match, "start 0")
    until(match, "choose")
    chosen = []
    for _ in range(4):
        seat, name, number = match.actor, match.legal[0], match.number
        assert isinstance(seat, int)
        chosen.append(name.removeprefix("choose "))
        match.play(name)
        assert match.observed(number, seat) == name
        assert match.observed(number, 1 - seat) == match.observed(number, -1) == "choose secret"
    shown = [match.roll().removeprefix("show ") for _ in range(4)]
    assert shown == chosen
    assert match.legal[0].startswith("mark ")


@clause("SUPER-3.6", "SUPER-1.8")
def test_six_markers_on_five_stats() -> None:
    match = new()
    until(match, "mark")
    seat, placed = match.actor, 0
    assert spaces(match, "mark") == {"pass", "shoot", "dribble", "tackle", "goalkeeping"}
    while match.actor == seat and spaces(match, "mark"):
        play(match, match.legal[placed % len(match.legal)])
        placed += 1
    assert placed == 6


@clause("SUPER-3.7")
def test_two_markers_on_a_stat_at_most() -> None:
    match = new()
    until(match, "mark")
    play(match, "mark tackle", "mark tackle")
    assert "SUPER-3.7" in refused(match, "mark tackle")


@clause("SUPER-3.8")
def test_pieces_stand_anywhere_in_their_half() -> None:
    match = new()
    play(match, "start 1")
    until(match, "place")
    play(match, "place f1")
    own = {f"{column}{row}" for column in "abcdefghi" for row in range(1, 7)}
    assert spaces(match, "place") == own - {"d1", "e1", "f1"}
    play(match, "place a6")
    refused(match, "place a6")
    assert "SUPER-3.8" in refused(match, "place e8")


@clause("SUPER-3.9")
def test_a_formation_is_a_shortcut() -> None:
    match = new()
    play(match, "start 1")
    until(match, "place")
    assert {"form wall", "form arrow"} <= set(match.legal)
    one_by_one = match.copy()
    play(match, "form arrow")
    for space in ("e1", "e6", "c3", "g3", "d5", "f5"):
        play(one_by_one, f"place {space}")
    assert match.state.tobytes() == one_by_one.state.tobytes()


@clause("SUPER-3.9")
def test_the_away_side_takes_the_same_formation_turned_round() -> None:
    match = new()
    play(match, "start 0")
    until(match, "place")
    play(match, "form arrow")
    spaces_taken = [where(match, 1, piece) for piece in PIECE_NAMES]
    assert spaces_taken == ["e13", "e8", "g11", "c11", "f9", "d9"]


@clause("SUPER-3.10", "SUPER-3.12")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("piece", ["captain", "4"])
def test_the_side_that_kicks_off_goes_to_the_centre(piece: str, seat: int) -> None:
    match = new()
    play(match, f"start {seat}")
    until(match, "centre")
    play(match, f"centre {piece}")
    settle(match)
    assert where(match, seat, piece) == ball(match) == "e7"
    assert carrier(match) == (seat, piece)
    assert match.view()["turn"] == match.actor == seat


@clause("SUPER-3.11")
def test_the_goalie_does_not_kick_off() -> None:
    match = new()
    until(match, "centre")
    assert "SUPER-3.11" in refused(match, "centre goalie")


@clause("SUPER-3.12")
def test_all_others_are_in_their_halves() -> None:
    match = new()
    until(match, "play", "spend")
    for seat, half in enumerate((range(1, 7), range(8, 14))):
        outside = [p for p in PIECE_NAMES if int(where(match, seat, p)[1:]) not in half]
        assert len(outside) == (match.state.turn == seat)


@clause("SUPER-3.13")
def test_four_cards_in_hand() -> None:
    match = new()
    until(match, "play", "spend")
    for seat in range(2):
        assert len(hand(match, seat)) == 4
        assert match.state.deck_size[seat] == 8


@clause("SUPER-3.13")
def test_every_card_of_the_deck_is_equally_likely() -> None:
    match = new()
    until(match, "draw")
    assert list(match.outcomes.values()) == pytest.approx([1 / 12] * 12)


@clause("SUPER-3.14")
def test_nobody_begins_with_morale() -> None:
    match = new()
    until(match, "play", "spend")
    assert morale(match) == [0, 0]


@clause("SUPER-3.15", "SUPER-11.17")
def test_all_pieces_are_active_at_a_kick_off() -> None:
    match = lay("captain e11", lying=("2 3", "captain 4"))
    play(match, "spend forward on action", "shoot", "strike left", "strike right")
    play(match, "reveal left right", "roll 4", "roll 1")
    until(match, "form", "place")
    until(match, "play", "spend")
    assert not any(lies(match, seat, piece) for seat in range(2) for piece in PIECE_NAMES)
    assert sum(match.state.at[p] >= 0 for p in range(2 * s.PIECES)) == 12


@clause("SUPER-3.10")
def test_the_kick_off_is_an_ordinary_turn() -> None:
    match = new()
    play(match, "start 0")
    until(match, "play", "spend")
    assert can(match, f"spend {hand(match, 0)[0]} on action")
    play(match, f"spend {hand(match, 0)[0]} on movement")
    play(match, match.legal[0])
    next_turn(match)
    assert match.actor == 1
