"""A server in a process of its own, to be attacked: DATA LIMITS.

As a program it is that process: `LIMITS` is a JSON object with fields of `Limits`, or `off`. It prints
its address once it answers.
"""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from kickabout.table.settings import Settings
from kickabout.table.web import serve

ROOT = Path(__file__).parents[2]


@contextmanager
def attacked_server(folder: Path) -> Iterator[str]:
    """The address of a server that runs while the block does; its log must say nothing at the end."""
    log = folder / "server.log"
    with log.open("w", encoding="utf-8") as complaints:
        child = subprocess.Popen(
            [sys.executable, "-m", "tests.attacks.attacked_server", str(folder / "data")],
            cwd=ROOT,
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


def main(data: str, **settings: Any) -> None:
    serve(
        Settings(Path(data), port=0, pace=0.0, warm=False, **settings),
        lambda address: print(address, flush=True),  # noqa: T201 - the test reads it
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
