"""Tasks for executors, which other processes find by their names."""

import os
import signal
import time
from pathlib import Path


def square(number: int) -> int:
    return number * number


def process_id() -> int:
    return os.getpid()


def fail() -> None:
    raise LookupError("no such match")


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def die_the_first_time(mark: Path, number: int) -> int:
    if not mark.exists():
        mark.touch()
        die()
    return square(number)


def never_end(began: Path) -> int:
    began.write_text(str(os.getpid()))
    time.sleep(600)
    return 0


def mark(place: Path) -> None:
    time.sleep(0.05)
    place.touch()
