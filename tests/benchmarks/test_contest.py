from collections.abc import Callable

from benchmarks.contest import Result, Tally, contest, timed


class Ten:
    """A stand-in for a library whose matches have ten decisions, four of them with a choice."""

    name = "ten"

    def __init__(self) -> None:
        self.seeds: list[int] = []

    def play(self, first: int, matches: int) -> Callable[[], Tally]:
        self.seeds.append(first)
        sum(range(1000 * matches))
        return lambda: Tally(10 * matches, 4 * matches, matches)


def test_a_match_is_counted_as_it_was_played() -> None:
    seconds, tally = timed(Ten(), first=0, matches=3)
    assert seconds >= 0
    assert tally == Tally(decisions=30, choices=12, matches=3)


def test_every_runner_gets_every_round_with_seeds_of_its_own() -> None:
    runners = [Ten(), Ten()]
    steps = list(contest(runners, rounds=3, seconds=0.01))
    results = [step for step in steps if isinstance(step, Result)]
    assert [result.per_match for result in results] == [10, 10]
    for runner, result in zip(runners, results, strict=True):
        rounds = [seed for seed in runner.seeds if seed]
        assert len(set(rounds)) == 3
        assert result.slowest <= result.per_second <= result.fastest
        assert abs(result.choices_per_second / result.per_second - 0.4) < 0.01
