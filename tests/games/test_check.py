"""Every game keeps its promises, for every number of seats and every option, each two of them together."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

import pytest

from kickabout.engine.check import check_game
from kickabout.engine.playouts import playouts
from kickabout.games import find, names
from tests.games.ways import ways

# The longest matches that a game has are looked at more thinly.
LONG: dict[str, dict[str, object]] = {"futbol-dash": {"goals": 3}}
SHORT: dict[str, dict[str, object]] = {"futbol-dash": {"goals": 1}}

pytestmark = pytest.mark.long


def cases() -> Iterator[tuple[str, int, Mapping[str, object]]]:
    """Yield each game with each number of seats and its ways to play it."""
    for name in names():
        game = find(name)
        for seats, options in ways(game, game.load_box(None)):
            yield name, seats, {**SHORT.get(name, {}), **options}


@pytest.mark.parametrize(("name", "seats", "options"), list(cases()))
def test_a_game_keeps_its_promises(name: str, seats: int, options: Mapping[str, object]) -> None:
    # A kind of decision comes up in many ways to play.
    checked = check_game(find(name), [seats], seats=[seats], options=options, every=100, first=1)
    assert checked.matches == 1
    assert checked.hidden > 0


@pytest.mark.parametrize("name", names())
def test_so_do_long_matches(name: str) -> None:
    game = find(name)
    seats = sorted({game.least_seats, min(3, game.most_seats)})
    checked = check_game(game, [1], seats=seats, options=LONG.get(name, {}), every=200)
    assert checked.matches == len(seats)
    assert checked.hidden >= 50


@pytest.mark.parametrize("name", names())
def test_the_bound_is_far_above_the_longest_match(name: str) -> None:
    game = find(name)
    options = {o.name: o.most for o in game.load_box(None).options.values() if not o.choices}
    box = game.box_for(game.most_seats, options)
    playouts(replace(game, bound=game.bound // 2), box, game.most_seats, seed=1, matches=300)
