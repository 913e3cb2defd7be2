"""The chance at each chance point of recorded matches, and its seat."""

from collections import defaultdict
from collections.abc import Iterator

import pytest

import kickabout
from kickabout.engine.match import Match
from tests.golden.files import golden

POINTS = {
    "futbol-dash": {
        "start": {"pick from seats"},
        "draw": {"deal from deck", "draw from deck"},
        "shoot": {"draw from shot-cards", "draw from shoot-out-cards"},
    },
    "super-team": {
        "start": {"pick from seats"},
        "deal": {"deal from boards"},
        "show": {"reveal from boards"},
        "draw": {"draw from deck"},
        "reveal": {"reveal from tiles", "reveal from tokens"},
        "roll": {"roll from dice"},
        "turn": {"draw from auto-cards"},
        "auto": {"pick from steps", "pick from spaces"},
    },
    "futera-susu": {
        "draw": {"deal from deck", "draw from deck"},
        "toss": {"pick from seats"},
        "show": {"reveal from line-up"},
        "bonus": {"reveal from bonuses"},
        "roll": {"roll from dice"},
        "re-roll": {"roll from dice"},
        "injure": {"pick from bench"},
    },
    "squad-rush": {
        "nation": {"pick from nations"},
        "start": {"pick from seats"},
        "draw": {"deal from deck", "draw from deck"},
        "find": {"reveal from deck"},
        "miss": {"reveal from deck"},
        "out": {"reveal from sevens"},
        "official": {"draw from deck"},
        "gather": {"draw from deck"},
        "show": {"reveal from swaps", "reveal from instants"},
        "final": {"reveal from result"},
    },
    "social-soccer": {
        "show": {"reveal from ring"},
        "priority": {"pick from seats"},
        "draw": {"deal from deck", "draw from deck"},
        "lose": {"draw from hand"},
        "see": {"reveal from hand"},
        "reveal": {"draw from deck"},
        "no": {"draw from deck"},
    },
}


def chance_points(game: str, matches: int) -> Iterator[tuple[Match, int]]:
    """Yield the first recorded matches at each of their chance points, with the outcome."""
    for recorded in golden(game).matches[:matches]:
        match = recorded.begin(game)
        for actor, action in recorded.log:
            name = match.name_of(action)
            if match.is_chance and not match.is_clock_end(name):
                yield match, action
            match.follow(actor, name)


@pytest.mark.parametrize("game", kickabout.available_games())
def test_who_draws_in_secret_is_who_sees_it(game: str) -> None:
    for point, action in chance_points(game, 10):
        chance = point.chance
        assert chance is not None
        seats = range(point.seats)
        seen = [
            seat
            for seat in seats
            if point.game.observation_of(point.box.record, point.state, action, seat) == action
        ]
        assert seen in (list(seats), [chance.seat])


@pytest.mark.parametrize("game", kickabout.available_games())
def test_what_chance_decides(game: str) -> None:
    points: dict[str, set[str]] = defaultdict(set)
    for point, action in chance_points(game, 50):
        verb = point.name_of(action).partition(" ")[0]
        points[verb].add(str(point.chance).partition(" for ")[0])
    assert points == POINTS[game]
