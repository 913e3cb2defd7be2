"""Resigning: a seat gives the match up, at any time, whatever the game."""

from collections.abc import Iterator

import pytest

import kickabout
from kickabout.engine.dice import below, seeded
from kickabout.engine.match import IllegalAction, Match
from kickabout.games import find, names

MOMENTS = [0, 1, 2, 5, 11, 17, 23, 31, 43, 59, 83, 109, 151, 211, 307]
"""A seat resigns after so many entries of a match."""


def moments(game: str, seats: int) -> Iterator[Match]:
    """Yield copies of a random match, at several of its stages."""
    match, dice = kickabout.new(game, seats, seed=3), seeded(3, 2**32)
    while not match.is_over and match.number <= MOMENTS[-1]:
        if match.number in MOMENTS:
            yield match.copy()
        if match.is_chance:
            match.roll_number()
        else:
            match.apply(match.legal_numbers[below(dice, len(match.legal_numbers))])


CASES = [
    (game, seats)
    for game in names()
    for seats in sorted({find(game).least_seats, min(find(game).most_seats, 4)})
]


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_a_match_of_any_game_can_be_given_up_at_any_time(game: str, seats: int) -> None:
    for match in moments(game, seats):
        before, quitter = match.copy(), match.number % seats
        match.resign(quitter, ends=seats > 2)
        assert match.is_over
        assert (match.actor, match.deciding, match.outcomes) == (None, [], {})
        assert (match.window, match.clock) == (None, None)
        assert match.winners
        assert quitter not in match.winners
        for viewer in (*range(seats), -1, None):
            view = match.view(viewer)
            assert view["winners"] == match.winners
            assert [player["winner"] for player in view["players"]] == [
                seat in match.winners for seat in range(seats)
            ]
            assert (view["legal"], view["window"], view["actor"]) == ([], None, None)
            told = match.story(viewer)[-1].remark
            assert match.reader().sentence(told.message).startswith(f"Player {quitter} resigns")
        again = kickabout.load(match.transcript())
        assert (again.log, again.beside, again.result) == (
            match.log,
            match.beside,
            match.result,
        )
        assert again.state.tobytes() == match.state.tobytes()
        # Who looks back sees what there was before, and the end again.
        if match.number:
            assert match.at(match.number).winners == match.winners
            assert not match.at(match.number - 1).withdrawn
        assert match.at(0).winners == []
        assert before.winners == []


def test_of_more_than_two_the_others_go_on_and_who_resigned_does_not_win() -> None:
    match = kickabout.new("futbol-dash", 3, {"goals": 1}, seed=5)
    dice = seeded(5, 2**32)
    while match.number < 60:
        match.roll() if match.is_chance else match.play(match.legal[0])
    asked, legal = match.actor, match.legal
    match.resign(1)
    assert (match.actor, match.legal, match.is_over) == (asked, legal, False)
    assert match.winners == []
    whole = match.copy()
    while not whole.is_over:
        if whole.is_chance:
            whole.roll()
        else:
            whole.play(whole.legal[below(dice, len(whole.legal))])
    assert 1 not in whole.winners
    assert whole.winners
    assert kickabout.load(whole.transcript()).winners == whole.winners
    match.resign(0)  # a single one is left
    assert match.winners == [2]
    assert match.entries()[-2:] == [(1, "resign"), (0, "resign")]


def test_the_best_of_the_others_win_even_if_somebody_better_resigned() -> None:
    match = kickabout.new("futbol-dash", 4, seed=1)
    for seat, goals in enumerate([2, 1, 0, 1]):
        match.state.goals[seat] = goals
    match.resign(0, ends=True)
    assert match.winners == [1, 3]
    assert match.scores == [2, 1, 0, 1]
    assert match.entries() == [(0, "resign last")]


def test_nobody_resigns_twice_or_after_the_end_or_is_nobody() -> None:
    match = kickabout.new("futbol-dash", 3, seed=1)
    match.roll()
    match.resign(2)
    told = match.transcript()
    for seat in (2, 3, -1):
        with pytest.raises(IllegalAction):
            match.resign(seat)
    with pytest.raises(IllegalAction, match="nothing to take back"):
        match.undo()
    assert match.transcript() == told
    match.resign(0)
    with pytest.raises(IllegalAction, match="the match is over"):
        match.resign(1)


@pytest.mark.parametrize("line", ["chance resign", "2 resign", "0 resign first"])
def test_a_line_that_resigns_names_a_seat_of_the_match(line: str) -> None:
    match = kickabout.new("futbol-dash", 2, seed=1)
    with pytest.raises(ValueError, match=r"line \d+: "):
        kickabout.load(f"{match.transcript()}{line}\n")


def test_losing_on_time_or_by_leaving_is_like_resigning_and_told_as_what_it_was() -> None:
    for verb, told in (
        ("lose on time", "Player 1’s time is up: a loss on the clock."),
        ("lose by leaving", "Player 1 has left the ground and loses the match."),
    ):
        match = kickabout.new("futbol-dash", 2, seed=1)
        match.roll()
        match.enter(1, verb)
        assert (match.winners, match.withdrawn, match.is_over) == ([0], [1], True)
        assert match.reader().sentence(match.story()[-1].remark.message) == told
        again = kickabout.load(match.transcript())
        assert (again.beside, again.winners) == (match.beside, [0])
        more = kickabout.new("futbol-dash", 3, seed=1)
        more.enter(1, f"{verb} last")
        assert more.is_over
        assert more.entries() == [(1, f"{verb} last")]


def test_a_seat_out_of_time_plays_on() -> None:
    match = kickabout.new("futbol-dash", 2, seed=1)
    match.roll()
    match.enter(1, "run out of time")
    assert (match.winners, match.withdrawn, match.is_over) == ([], [], False)
    with pytest.raises(IllegalAction, match="nothing to take back"):
        match.undo()
    match.roll() if match.is_chance else match.play(match.legal[0])
    assert match.entries()[1] == (1, "run out of time")
    assert kickabout.load(match.transcript()).beside == match.beside
    assert match.at(match.number - 1).beside == match.beside
