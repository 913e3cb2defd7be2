"""The process that looks for a position: one line of JSON in, the position or nothing out.

It runs at the lowest priority, behind the people at the tables and their bots, and exits as soon as the server is gone.
"""

import itertools
import json
import os
import sys
import threading
import time
from collections.abc import Collection

from kickabout.bots.position_finder import Finder, is_surprising
from kickabout.bots.positions import Position
from kickabout.games import find
from kickabout.table.daily.explanations import is_explained

NICENESS = 19


def main() -> None:
    """Look for what standard input asks for."""
    os.nice(NICENESS)
    # What anything else may print goes where errors go.
    with os.fdopen(os.dup(1), "w", encoding="utf-8") as answers:
        os.dup2(2, 1)
        order = json.loads(sys.stdin.readline())
        threading.Thread(target=_watch, daemon=True).start()
        answers.write(look(**order) or "")


def look(game: str, seed: int, seconds: float, known: Collection[str]) -> str | None:
    """Return a position of a game, as text, of a kind that is not `known`, whose answers can be explained: the first surprising
    one, or else the first of all that are found within the time; None if there is none.
    """
    finder, end = Finder(find(game), seed, known=set(known)), time.monotonic() + seconds
    first: Position | None = None
    for number in itertools.count():
        for position in finder.look_through(number, surprising=first is not None):
            if not is_explained(position):
                continue
            if is_surprising(position):
                return position.write()
            first = first or position
        if time.monotonic() > end:
            break
    return None if first is None else first.write()


def _watch() -> None:
    """Exit once the server has closed the other end of standard input."""
    sys.stdin.read()
    os._exit(1)


if __name__ == "__main__":
    main()
