"""Every game does what its golden file has recorded: names and numbers, views, observations and refusals.

A run that does not ask for `-m golden` compares the first matches and positions of each game alone.
"""

from collections.abc import Iterable

import pytest

import kickabout
from kickabout.games import find
from tests.golden.comparing import (
    match_differences,
    position_differences,
    vocabulary_differences,
)
from tests.golden.files import golden
from tests.golden.playing import MATCHES
from tests.golden.record import POSITIONS

pytestmark = pytest.mark.golden
GAMES = kickabout.available_games()
MATCHES_AT_ONCE, POSITIONS_AT_ONCE = 10, 20
QUICK = 0.15
"""The share of the matches and of the positions that every run compares."""


def chunks(number: int, at_once: int) -> pytest.MarkDecorator:
    """Run a test for ranges of numbers of every game; those that not every run compares are marked."""
    cases = [
        pytest.param(
            game,
            range(first, first + at_once),
            id=f"{game}-{first}",
            marks=[pytest.mark.exhaustive] if first >= QUICK * number else [],
        )
        for game in GAMES
        for first in range(0, number, at_once)
    ]
    return pytest.mark.parametrize(("game", "numbers"), cases)


def check(game: str, differences: Iterable[str]) -> None:
    """Fail with the differences of a game, if there are any."""
    told = "\n  ".join(differences)
    if told:
        pytest.fail(
            f"{game} is not as recorded (see tests/golden/record.py):\n  {told}", pytrace=False
        )


@pytest.mark.parametrize("game", GAMES)
def test_numbers_have_their_names_and_fields_their_places(game: str) -> None:
    recorded = golden(game)
    assert (find(game).actions.decisions, find(game).actions.codes) == (
        recorded.actions,
        recorded.codes,
    )
    found = (vocabulary_differences(game, one) for one in recorded.vocabularies)
    check(game, (line for lines in found for line in lines))


@chunks(MATCHES, MATCHES_AT_ONCE)
def test_matches_show_what_they_showed(game: str, numbers: range) -> None:
    found = (match_differences(game, number, golden(game).matches[number]) for number in numbers)
    check(game, (line for lines in found for line in lines))


@chunks(POSITIONS, POSITIONS_AT_ONCE)
def test_positions_refuse_what_they_refused(game: str, numbers: range) -> None:
    recorded = golden(game)
    found = (
        position_differences(game, recorded.positions[number], recorded.matches)
        for number in numbers
    )
    check(game, (line for lines in found for line in lines))
