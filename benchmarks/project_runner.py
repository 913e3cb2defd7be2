"""Our own runners: compiled and interpreted playouts, and the time of an import."""

import statistics
import subprocess
import sys
import time

from benchmarks.contest import Clock, Tally
from kickabout.engine.playouts import playouts
from kickabout.games import find


class Kickabout:
    """One of our games with its own box, with up to four seats."""

    def __init__(self, game: str, *, interpret: bool = False) -> None:
        self.name = f"Kickabout {game}{', interpreted' if interpret else ''}"
        self.interpret = interpret
        self.game = find(game)
        self.box = self.game.load_box(None)
        self.seats = min(4, self.game.most_seats)

    def play(self, first: int, matches: int, clock: Clock) -> Tally:
        """Play with the loop that everything else uses for playouts."""
        with clock:
            done = playouts(
                self.game, self.box, self.seats, first, matches, interpret=self.interpret
            )
        return Tally(done.decisions, done.choices, matches)


def _start(code: str) -> float:
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return time.perf_counter() - began


def import_seconds(times: int) -> tuple[float, float]:
    """Return the seconds that `import kickabout` takes, and that Python alone takes to start
    (medians).
    """
    bare = []
    full = []
    _start("import kickabout")
    for _ in range(times):
        bare.append(_start("pass"))
        full.append(_start("import kickabout"))
    start = statistics.median(bare)
    return statistics.median(full) - start, start
