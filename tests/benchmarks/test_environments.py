from collections.abc import Callable

import pytest
from rich.console import Console

import kickabout
from benchmarks.environments import FIRST, LEDUC, OPENSPIEL, Case, bars, every_seat, measured


def test_a_cycle_is_stepped_to_the_end_of_its_matches() -> None:
    env = kickabout.env("futbol-dash", options={"goals": 1})
    case = every_seat("ours", env)
    taken = case.run(5)
    assert taken >= 5
    assert env.agents == []


def test_rates_are_steps_by_time_in_the_order_of_the_cases(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 0.0

    def taking(seconds: float) -> Callable[[int], int]:
        def run(steps: int) -> int:
            nonlocal now
            now += steps * seconds
            return steps

        return run

    monkeypatch.setattr("benchmarks.environments.time.process_time", lambda: now)
    cases = [Case("quick", taking(1 / 4096)), Case("slow", taking(1 / 64))]
    with Console(quiet=True).status("") as status:
        assert measured(cases, 3, 1, status) == [4096, 64]


def test_bars_are_held_against_the_peers() -> None:
    rates = {FIRST: 100.0, OPENSPIEL: 2.0, LEDUC: 10.0}
    rates |= {f"{game}, PettingZoo": 15.0 for game in kickabout.available_games()}
    held = bars(rates)
    assert [bar.value for bar in held] == [50, 1.5, 1.5, 1.5, 1.5, 1.5]
    assert [bar.holds for bar in held] == [True, False, True, True, True, True]
