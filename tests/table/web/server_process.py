"""A real server in a process of its own, which a test may kill."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

ADDRESS = re.compile(r"http://\S+:\d+")


class ServerProcess:
    """`kickabout serve`, on the database of its folder or on one that it shares."""

    def __init__(self, folder: Path, pace: float = 0.0, database: str = "") -> None:
        given = ["--data", str(folder), "--port", "0", "--pace", str(pace), "--limits", "off"]
        shared = {"KICKABOUT_DATABASE": database, "KICKABOUT_SECRET_KEY": "k" * 32}
        self._process = subprocess.Popen(
            [sys.executable, "-c", "from kickabout.cli import main; main()", "serve", *given],
            env=os.environ | (shared if database else {}),
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self._process.stderr is not None
        said = self._process.stderr.readline()
        found = ADDRESS.search(said)
        if found is None:
            self._process.kill()
            raise AssertionError(said + self._process.communicate()[1])
        self.url = found.group()

    def end(self, how: signal.Signals = signal.SIGKILL) -> None:
        """Ends the process, if it has not ended, and waits until it is gone."""
        if self._process.poll() is None:
            self._process.send_signal(how)
        self._process.wait(20)
        assert self._process.stderr is not None
        self._process.stderr.close()
