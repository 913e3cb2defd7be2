"""A server in a process of its own, to be attacked.

As a program, with a folder, its limits as JSON and its pace, it is that process: it prints its address
once it answers.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

from kickabout.table.settings import Limits, Settings
from kickabout.table.web import serve

ROOT = Path(__file__).parents[2]
SPOOL = "spool"


@contextmanager
def attacked_server(folder: Path, limits: Limits | None = None, pace: float = 0.0) -> Iterator[str]:
    """The address of a server that runs while the block does; its log has no traceback at the end.

    What it writes beside its data, such as the bodies of requests, is in the subfolder `SPOOL`.
    """
    log = folder / "server.log"
    (folder / SPOOL).mkdir()
    given = json.dumps(None if limits is None else asdict(limits))
    with log.open("w", encoding="utf-8") as complaints:
        child = subprocess.Popen(
            [sys.executable, "-m", __name__, str(folder / "data"), given, str(pace)],
            cwd=ROOT,
            env={**os.environ, "TMPDIR": str(folder / SPOOL)},
            stdout=subprocess.PIPE,
            stderr=complaints,
            text=True,
        )
    assert child.stdout is not None
    try:
        url = child.stdout.readline().strip()
        assert url, f"the server did not start:\n{log.read_text(encoding='utf-8')}"
        yield url
    finally:
        child.terminate()
        child.wait(20)
        child.stdout.close()
    assert "Traceback" not in log.read_text(encoding="utf-8")


def main(data: str, given: str, pace: str) -> None:
    """Runs the server until a signal ends it."""
    limits = json.loads(given)
    settings = Settings(
        Path(data), port=0, pace=float(pace), warm=False, limits=limits and Limits(**limits)
    )
    serve(settings, lambda address: print(address, flush=True))  # noqa: T201 - the test reads it


if __name__ == "__main__":
    main(*sys.argv[1:])
