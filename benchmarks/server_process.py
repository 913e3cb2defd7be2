"""A real server in a process of its own, which the benchmarks start, use and kill.

As a program, `python -m benchmarks.server_process FOLDER PORT PACE WARM LIMITED`, it is that
process: it prints its address once it answers. The address of a PostgreSQL comes from the environment.
"""

import faulthandler
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Mapping
from pathlib import Path

from kickabout.table.settings import Limits, Settings
from kickabout.table.web.server import serve

ROOT = Path(__file__).resolve().parents[1]
START_SECONDS = 60
"""The time after which a server that has not answered has failed."""
STACKS_SECONDS = 50
"""The time after which a server that has not answered writes into its log where its threads are."""
STOP_SECONDS = 20


class Server:
    """A server over one data folder; it may be started again after it was stopped or killed.

    Attributes:
        url: Its address, without a slash at the end; the same after every start.
        log: The file with what it had to complain of, beside the data folder.
    """

    def __init__(
        self,
        folder: Path,
        pace: float = 1.0,
        *,
        warm: bool = False,
        limited: bool = False,
        root: Path = ROOT,
    ) -> None:
        """Prepare a server of the checkout `root`."""
        self.url = ""
        self.log = folder.with_suffix(".log")
        self._folder = folder
        self._pace = pace
        self._warm = warm
        self._root = root
        self._limited = limited
        self._port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def pid(self) -> int | None:
        """The process id while it runs."""
        return None if self._process is None else self._process.pid

    def start(self, environment: Mapping[str, str] | None = None) -> None:
        """Start it and return once it answers; raises `RuntimeError` with its log if it does not."""
        flags = [str(int(self._warm)), str(int(self._limited))]
        given = [str(self._folder), str(self._port), str(self._pace), *flags]
        with self.log.open("a", encoding="utf-8") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "benchmarks.server_process", *given],
                cwd=self._root,
                env={**os.environ, "PYTHONPATH": self._path, **(environment or {})},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self._process.stdout is not None
        patience = threading.Timer(START_SECONDS, self._process.kill)
        patience.start()
        line = self._process.stdout.readline().strip()
        patience.cancel()
        if not line:
            self.kill()
            raise RuntimeError(f"the server did not start:\n{self.log.read_text(encoding='utf-8')}")
        self.url = line.rstrip("/")
        self._port = int(self.url.rpartition(":")[2])

    @property
    def _path(self) -> str:
        """The path of its modules, which may be those of another checkout."""
        return os.pathsep.join((str(self._root / "src"), str(self._root)))

    def kill(self) -> None:
        """Kill it by SIGKILL."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to stop, and kill it if it does not."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.send_signal(how)
        try:
            process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        assert process.stdout is not None
        process.stdout.close()


def unshared_megabytes(pid: int) -> float:
    """Return the memory of a process that it shares with no other."""
    text = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="utf-8")
    return sum(map(int, re.findall(r"Private_(?:Clean|Dirty): +(\d+)", text))) / 1024


def main(folder: str, port: str, pace: str, warm: str, limited: str) -> None:
    """Run the server until a signal ends it."""
    settings = Settings(
        Path(folder),
        port=int(port),
        pace=float(pace),
        warm=warm == "1",
        limits=Limits() if limited == "1" else None,
        database=os.environ.get("KICKABOUT_DATABASE"),
    )

    def ready(address: str) -> None:
        faulthandler.cancel_dump_traceback_later()
        print(address, flush=True)

    faulthandler.dump_traceback_later(STACKS_SECONDS)
    serve(settings, ready)


if __name__ == "__main__":
    main(*sys.argv[1:])
