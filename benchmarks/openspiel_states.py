"""Speed of OpenSpiel with our states, beside two of the Python games that come with it.

python -m benchmarks.openspiel_states
"""

import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import open_spiel.python.games  # noqa: F401  # registers them
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import kickabout.envs.openspiel  # noqa: F401  # registers ours

GAMES = (
    "kickabout_futbol_dash",
    "kickabout_futbol_dash_miniature",
    "kickabout_super_team",
    "python_kuhn_poker",
    "python_liars_poker",
)
CALLS = 5000
SECONDS = 3.0
STEPS = 60


def microseconds(call: Callable[[], object]) -> float:
    """Return the time that a call takes."""
    begun = time.process_time()
    for _ in range(CALLS):
        call()
    return (time.process_time() - begun) / CALLS * 1e6


def in_play(game: Any) -> Any:
    """Return the last but one state of a random match, or the one after so many steps."""
    rng = random.Random(1)
    state = game.new_initial_state()
    for _ in range(STEPS):
        following = state.child(rng.choice(state.legal_actions()))
        if following.is_terminal():
            break
        state = following
    return state


def random_steps(game: Any) -> float:
    """Return the decisions and outcomes of chance per second, played at random by OpenSpiel in C++."""
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    steps, begun = 0, time.process_time()
    while time.process_time() - begun < SECONDS:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, steps)
        steps += len(state.full_history())
    return steps / (time.process_time() - begun)


def simulations(game: Any) -> float:
    """Return the simulations per second of OpenSpiel's Python ISMCTS, at the first choice of a
    match.
    """
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        state.apply_action(state.legal_actions()[0])
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 10, random_state=rng)
    done, begun = 0, time.process_time()
    while time.process_time() - begun < SECONDS:
        bot.get_policy(state)
        done += 10
    return done / (time.process_time() - begun)


def main() -> None:
    """Print a table in Markdown."""
    print("| game | clone, µs | random steps a second | ISMCTS simulations a second |")
    print("|---|---:|---:|---:|")
    for name in GAMES:
        game = pyspiel.load_game(name)
        cells = [f"{microseconds(in_play(game).clone):.1f}", f"{random_steps(game):,.0f}"]
        # OpenSpiel's own Python games cannot be resampled.
        cells.append(f"{simulations(game):,.0f}" if name.startswith("kickabout") else "–")
        print(f"| `{name}` | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
