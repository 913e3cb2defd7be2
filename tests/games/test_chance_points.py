"""The chance at each chance point of the recorded matches, and its seat."""

from collections import defaultdict
from collections.abc import Iterator

import pytest

import kickabout
from kickabout.engine.game import CHANCE
from kickabout.engine.match import Match
from tests.games.record import GOLDEN, Golden

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
        "auto": {"pick from steps"},
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


def chance_points(match: Match) -> Iterator[tuple[Match, int]]:
    """Yield a replayed match at each of its chance points, with the outcome."""
    again = match.at(0)
    for actor, action in match.log:
        if actor == CHANCE and again.is_chance:
            yield again, action
        assert (again.chance is None) == (not again.is_chance)
        if again.is_chance or actor >= 0:
            again.apply(action, None if actor == CHANCE else actor)
        else:
            again.expire_clock()


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: str(golden.name))
def test_who_draws_in_secret_is_who_sees_it(golden: Golden) -> None:
    match = golden.load()
    for point, action in chance_points(match):
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
    found: dict[str, set[str]] = defaultdict(set)
    for golden in (golden for golden in GOLDEN if golden.game == game):
        match = golden.load()
        for point, action in chance_points(match):
            verb = point.name_of(action).partition(" ")[0]
            found[verb].add(str(point.chance).partition(" for ")[0])
    assert found == POINTS[game]
