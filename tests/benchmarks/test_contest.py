from itertools import pairwise

from benchmarks.contest import Clock, Result, Tally, contest, timed


class Ten:
    """A stand-in for a library whose matches have ten decisions, four of them with a choice, and take
    an eighth of a second.
    """

    name = "ten"

    def __init__(self) -> None:
        self.seeds: list[int] = []

    def play(self, first: int, matches: int, clock: Clock) -> Tally:
        self.seeds.append(first)
        clock.seconds += matches / 8
        return Tally(10 * matches, 4 * matches, matches)


def test_a_match_is_counted_as_it_was_played() -> None:
    seconds, tally = timed(Ten(), first=0, matches=3)
    assert seconds == 3 / 8
    assert tally == Tally(decisions=30, choices=12, matches=3)


def test_the_clock_runs_only_inside_its_stretches() -> None:
    clock = Clock(iter([1.0, 3.0, 10.0, 14.0]).__next__)
    with clock:
        pass
    assert clock.seconds == 2
    with clock:
        pass
    assert clock.seconds == 2 + 4


def test_every_runner_gets_every_round_with_seeds_of_its_own() -> None:
    runners = [Ten(), Ten()]
    steps = list(contest(runners, rounds=3, seconds=0.5))
    results = [step for step in steps if isinstance(step, Result)]
    assert [result.per_match for result in results] == [10, 10]
    for runner, result in zip(runners, results, strict=True):
        rounds = [seed for seed in runner.seeds if seed]
        assert len(set(rounds)) == 3
        assert {second - first for first, second in pairwise(rounds)} == {4}
        assert result.slowest == result.per_second == result.fastest == 80
        assert result.choices_per_second == 32
