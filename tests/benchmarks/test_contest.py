from benchmarks.contest import Clock, Result, Tally, contest, timed


class Ten:
    """A stand-in for a library whose matches have ten decisions, four of them with a choice."""

    name = "ten"

    def __init__(self) -> None:
        self.seeds: list[int] = []

    def play(self, first: int, matches: int, clock: Clock) -> Tally:
        self.seeds.append(first)
        with clock:
            sum(range(1000 * matches))
        return Tally(10 * matches, 4 * matches, matches)


def test_a_match_is_counted_as_it_was_played() -> None:
    seconds, tally = timed(Ten(), first=0, matches=3)
    assert seconds >= 0
    assert tally == Tally(decisions=30, choices=12, matches=3)


def test_the_clock_runs_only_inside_its_stretches() -> None:
    clock = Clock()
    with clock:
        sum(range(1000))
    one = clock.seconds
    sum(range(3_000_000))
    assert clock.seconds == one
    with clock:
        sum(range(100_000))
    assert clock.seconds > one


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
