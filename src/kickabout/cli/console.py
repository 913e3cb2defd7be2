"""The consoles of the command line: results go to stdout, progress to stderr."""

import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from kickabout.cli.say import say
from kickabout.text.system_errors import reason

if TYPE_CHECKING:
    from rich.console import Console

    from kickabout.engine.game import Game
    from kickabout.engine.kernels import Kernel


def out() -> "Console":
    """Return the console for results."""
    from rich.console import Console

    return Console(highlight=False)


def err() -> "Console":
    """Return the console for progress and remarks."""
    from rich.console import Console

    return Console(stderr=True, highlight=False)


def compile_rules(game: "Game", *loops: "Kernel") -> None:
    """Compile what is not cached on disk yet, with one line of progress."""
    from kickabout.cli.errors import Failure
    from kickabout.engine.compiled import is_warm, warm

    if is_warm(game, loops):
        return
    doing = say("compiling", game=game.title)
    line = ProgressLine(doing)
    start = time.perf_counter()

    def report(function: str, done: int, total: int) -> None:
        if done < total:
            line.show(
                say(
                    "compiling-function",
                    doing=doing,
                    function=function,
                    done=done + 1,
                    total=total,
                )
            )

    try:
        with _stopped_at_once(line):
            warm(game, report, loops)
    except OSError as error:
        raise Failure(
            say("rules-not-kept", folder=str(error.filename), error=reason(error))
        ) from error
    finally:
        line.clear()
    if is_warm(game, loops):
        seconds = time.perf_counter() - start
        line.end(say("compiled", game=game.title, seconds=round(seconds)))


@contextmanager
def _stopped_at_once(line: "ProgressLine") -> Iterator[None]:
    """Make Ctrl-C end the process without an exception.

    Numba's callbacks from machine code swallow a `KeyboardInterrupt`, and the compiler then fails
    with an error of its own. Files are put into its cache atomically, so there is nothing to clean
    up. The signal may arrive while a line is being written to `sys.stderr`, which then refuses another.
    """
    farewell = f"{line.clearing}{say('compiling-stopped')}\n".encode(sys.stderr.encoding, "replace")

    def stop(*_: object) -> None:
        os.write(2, farewell)
        os._exit(130)

    before = signal.signal(signal.SIGINT, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class ProgressLine:
    """One changing line on stderr; if stderr is no terminal, only its first and last text."""

    def __init__(self, opening: str) -> None:
        self.clearing = "\r\033[K" if sys.stderr.isatty() else ""
        self._opening = opening
        self._opened = False

    def show(self, text: str) -> None:
        """Replace the text."""
        if self.clearing:
            self._write(f"{self.clearing}{text}")
        elif not self._opened:
            self._write(f"{self._opening} ...\n")
        self._opened = True

    def clear(self) -> None:
        """Remove the text."""
        if self._opened:
            self._write(self.clearing)

    def end(self, text: str) -> None:
        """Write the final text."""
        self._write(f"{text}\n")

    def _write(self, text: str) -> None:
        sys.stderr.write(text)
        sys.stderr.flush()
