"""`python -m benchmarks.search_speed`: how fast our search is on one core, beside OpenSpiel's in C++.

What counts are simulated decisions: those of players in the simulations of a search, from the position
searched to where the simulation ends, those with one legal action included, dice and deals not. Our
search counts them one by one. OpenSpiel's bot makes a number of simulations that is set, and they are
taken to be as long as random playouts from the same position are on average.

Every game is searched at the first choice of a match, where playouts are longest, and at choices spread
evenly over random matches. OpenSpiel's bot plays every simulation to the end at random, and so does
`to the end` of ours; `as pro` is that level as it plays at a table.
"""

import random
import sys
from collections.abc import Iterator
from dataclasses import asdict
from itertools import islice
from typing import Any, TypeVar

from rich.console import Console
from rich.table import Table

import kickabout
from benchmarks.contest import Clock, Result, Runner, Tally, bind_to_one_core
from benchmarks.report import Bar, arguments, measured, report
from kickabout.bots.levels import policy
from kickabout.bots.search import think
from kickabout.bots.tree import DEPTH, HORIZON, ITERATIONS, THUMB, TRUST
from kickabout.engine.match import Seen
from kickabout.games import find

POSITIONS = 16
"""The number of positions, each from a match of its own."""
SIMULATIONS = 500
"""The number of simulations per search; `as pro` has its own."""
TREE = 100
"""The largest number of tree decisions in a simulation, with playouts to the end: more than are
reached."""
PLAYOUTS = 200
"""The number of random playouts from each position, to estimate the length of OpenSpiel's
simulations."""
PEERS = {
    "hearts": "hearts",
    "bridge": "bridge(use_double_dummy_result=false)",  # else the play of the cards is reckoned instead
    "gin_rummy": "gin_rummy",
}
OPENING, SPREAD = PLACES = ("at the start", "over a match")

Position = TypeVar("Position")


def at(place: str, number: int, count: int) -> int:
    """Return which of a match's `count` choices is searched in the match of this number."""
    return 0 if place == OPENING else count * (2 * number + 1) // (2 * POSITIONS)


class OpenSpiel:
    """`pyspiel.ISMCTSBot` with random rollouts."""

    def __init__(self, game: str, place: str) -> None:
        import pyspiel

        self.name = f"OpenSpiel {game}, {place}"
        self._game = pyspiel.load_game(PEERS[game])
        self._positions = []
        for number in range(POSITIONS):
            wanted = at(place, number, sum(1 for _ in self._choices(number)))
            self._positions.append(next(islice(self._choices(number), wanted, None)))
        seats = range(self._game.num_players())
        bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in seats]
        self._lengths = [self._length(position, bots) for position in self._positions]
        self._bot = pyspiel.ISMCTSBot(
            1, pyspiel.RandomRolloutEvaluator(1, 1), uct_c=2.0, max_simulations=SIMULATIONS
        )

    def play(self, first: int, matches: int, clock: Clock) -> Tally:
        """Search as many positions as there are matches."""
        decisions = 0.0
        for number in range(first, first + matches):
            position = self._positions[number % POSITIONS]
            with clock:
                self._bot.get_policy(position)
            decisions += SIMULATIONS * self._lengths[number % POSITIONS]
        return Tally(round(decisions), round(decisions), SIMULATIONS * matches)

    def _choices(self, number: int) -> Iterator[Any]:
        """Yield the states of a random match in which there is a choice."""
        rng = random.Random(number)
        state = self._game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                actions = rng.choices(outcomes, chances)
            elif len(actions) > 1:
                yield state.clone()
            state.apply_action(rng.choice(actions))

    @staticmethod
    def _length(position: Any, bots: list[Any]) -> float:
        """Return the average number of decisions of a random playout."""
        import pyspiel

        before = len(position.full_history())
        total = 0
        for seed in range(PLAYOUTS):
            state = position.clone()
            pyspiel.evaluate_bots(state, bots, seed)
            total += sum(step.player >= 0 for step in state.full_history()[before:])
        return total / PLAYOUTS


class Kickabout:
    """The search of this project on one of its games, with up to four seats."""

    def __init__(self, name: str, place: str, *, to_the_end: bool) -> None:
        self.name = f"Kickabout {name} {'to the end' if to_the_end else 'as pro'}, {place}"
        game = find(name)
        row = list(policy("pro", game))
        if to_the_end:
            row[ITERATIONS], row[HORIZON], row[DEPTH] = SIMULATIONS, game.bound, TREE
            row[THUMB] = row[TRUST] = 0
        self._policy = tuple(row)
        seats = min(4, game.most_seats)
        self._positions = []
        for number in range(POSITIONS):
            wanted = at(place, number, sum(1 for _ in self._choices(name, seats, number)))
            self._positions.append(next(islice(self._choices(name, seats, number), wanted, None)))

    def play(self, first: int, matches: int, clock: Clock) -> Tally:
        """Search as many positions as there are matches."""
        decisions = simulations = 0
        for number in range(first, first + matches):
            position = self._positions[number % POSITIONS]
            with clock:
                found = think(position, self._policy, number)
            decisions += found.decisions
            simulations += found.iterations
        return Tally(decisions, decisions, simulations)

    @staticmethod
    def _choices(name: str, seats: int, number: int) -> Iterator[Seen]:
        """Yield the actor's information at each choice of a random match."""
        match = kickabout.new(name, seats, seed=number)
        bot = kickabout.bot("random", seed=number)
        while match.actor is not None:
            if match.actor == "chance":
                match.roll()
                continue
            seen = match.seen(match.actor)
            if len(seen.legal) > 1:
                yield seen
            match.play(bot.choose(seen))


def speeds(rows: dict[str, list[Result]]) -> Table:
    """Return the contest as a table."""
    table = Table(title="Searching on one core", title_justify="left")
    table.add_column("search")
    for head in ("", "simulations/s", "decisions each", "decisions/s"):
        table.add_column(head, justify="right", no_wrap=True)
    for name, results in rows.items():
        for place, found in zip(PLACES, results, strict=True):
            table.add_row(
                name if place == OPENING else "",
                place,
                f"{found.per_second / found.per_match:,.0f}",
                f"{found.per_match:,.1f}",
                f"{found.per_second:,.0f}",
            )
    return table


def bars(rows: dict[str, list[Result]]) -> list[Bar]:
    """Return the measured figures with their bars."""
    held = []
    for number, place in enumerate(PLACES):
        rate = {name: results[number].per_second for name, results in rows.items()}
        dash, team = (
            rate[f"Kickabout {game} to the end"] for game in ("futbol-dash", "super-team")
        )
        peers = [rate[f"OpenSpiel {game}"] for game in PEERS]
        rummy = rate["OpenSpiel gin_rummy"]
        held.append(Bar(f"Fútbol Dash by the fastest {place}", dash / max(peers), 1))
        held.append(Bar(f"Super Team by gin_rummy {place}", team / rummy, 3))
    return held


def main() -> int:
    """Measure and show; return 1 if a bar is missed."""
    args = arguments("benchmarks.search_speed", __doc__, rounds=5).parse_args()

    core = bind_to_one_core()
    console = Console(stderr=args.json)
    runners: list[Runner] = []
    with console.status("") as status:
        for game in kickabout.available_games():
            for to_the_end in (True, False):
                for place in PLACES:
                    status.update(f"positions of {game} {place}")
                    runners.append(Kickabout(game, place, to_the_end=to_the_end))
        for game in PEERS:
            runners += [OpenSpiel(game, place) for place in PLACES]
        results = measured(runners, args, status)
    rows: dict[str, list[Result]] = {}
    for result in results:
        rows.setdefault(result.name.partition(",")[0], []).append(result)
    return report(
        console,
        {"core": core, "searches": [asdict(result) for result in results]},
        [speeds(rows)],
        bars(rows),
        as_json=args.json,
        ran=f"core {core}, median of {args.rounds} rounds",
    )


if __name__ == "__main__":
    sys.exit(main())
