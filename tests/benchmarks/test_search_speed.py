import pytest

from benchmarks.contest import Clock, Result
from benchmarks.search_speed import OPENING, PLACES, POSITIONS, SPREAD, OpenSpiel, at, bars


def test_positions_are_spread_over_the_choices_of_a_match() -> None:
    assert {at(OPENING, number, 320) for number in range(POSITIONS)} == {0}
    assert [at(SPREAD, number, 320) for number in range(3)] == [10, 30, 50]
    assert at(SPREAD, POSITIONS - 1, 1) == 0


def test_the_simulations_of_a_peer_are_as_long_as_its_playouts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("benchmarks.search_speed.PLAYOUTS", 3)
    monkeypatch.setattr("benchmarks.search_speed.SIMULATIONS", 10)
    clock = Clock()
    tally = OpenSpiel("hearts", OPENING).play(0, 2 * POSITIONS, clock)
    # Each of four plays 13 cards; in three matches of four each passes three before, one by one.
    assert tally.matches == 20 * POSITIONS
    assert 52 <= tally.decisions / tally.matches <= 64
    assert clock.seconds > 0


def test_bars_are_held_against_the_fastest() -> None:
    rates = {
        "Kickabout futbol-dash to the end": 8.0, "Kickabout super-team to the end": 1.0,
        "OpenSpiel hearts": 3.0, "OpenSpiel bridge": 4.0, "OpenSpiel gin_rummy": 0.2,
    }  # fmt: skip
    held = bars(
        {
            name: [Result(name, rate, rate, 1, rate, rate)] * len(PLACES)
            for name, rate in rates.items()
        }
    )
    assert [bar.value for bar in held] == [2, 5, 2, 5]
    assert all(bar.holds for bar in held)
