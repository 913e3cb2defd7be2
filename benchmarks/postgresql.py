"""A temporary PostgreSQL for tests and benchmarks: a cluster in a temporary folder, reached by a
socket there.
"""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

BINARIES = Path("/usr/lib/postgresql")
"""The folders of the server's programs in Debian, by version."""
QUICK = ("fsync=off", "full_page_writes=off", "synchronous_commit=off", "autovacuum=off")
"""Settings without durability, since no test survives its machine."""
START_SECONDS = 120.0


def programs() -> Path | None:
    """Return the folder of the newest installed PostgreSQL's programs, None if there is none."""
    versions = (path for path in BINARIES.glob("*/bin") if (path / "initdb").exists())
    newest = max(versions, key=lambda path: float(path.parent.name), default=None)
    beside = shutil.which("initdb")
    return newest or (Path(beside).parent if beside else None)


class Cluster:
    """A running PostgreSQL."""

    def __init__(self, settings: Sequence[str] = QUICK) -> None:
        """Create and start the cluster; raises `FileNotFoundError` if PostgreSQL is not installed."""
        found = programs()
        if found is None:
            raise FileNotFoundError("no PostgreSQL is installed: tools/programs.sh does it")
        self._programs = found
        self._settings = settings
        self.folder = Path(tempfile.mkdtemp(prefix="kickabout-pg-"))
        # It refuses to run as root.
        self._user = "nobody" if os.geteuid() == 0 else None
        if self._user is not None:
            known = pwd.getpwnam(self._user)
            os.chown(self.folder, known.pw_uid, known.pw_gid)
        self._run("initdb", "-D", self._data, "-U", "kickabout", "-A", "trust", "-E", "UTF8", "-N")
        self.start()

    @property
    def url(self) -> str:
        """The address of its database `postgres`."""
        return self.url_of("postgres")

    def url_of(self, database: str) -> str:
        """Return the address of one of its databases."""
        return f"postgresql://kickabout@/{database}?host={self.folder}"

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    @property
    def pid(self) -> int:
        """The main process, parent of all others."""
        return int(Path(self._data, "postmaster.pid").read_text(encoding="utf-8").split()[0])

    def start(self) -> None:
        """Start it, also after it was killed, and return once it answers."""
        given = [
            *("-c", "listen_addresses="),
            *("-c", f"unix_socket_directories={self.folder}"),
            *("-c", "max_connections=200"),
        ]
        for setting in self._settings:
            given += ["-c", setting]
        deadline = time.monotonic() + START_SECONDS
        self._process = self._begin(given)
        while not self._answers():
            if time.monotonic() > deadline:
                raise RuntimeError((self.folder / "log").read_text(encoding="utf-8"))
            time.sleep(0.05)
            if self._process.poll() is not None:  # children that outlived the last main process
                self._process = self._begin(given)

    def _begin(self, given: Sequence[str]) -> subprocess.Popen[bytes]:
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(
                [str(self._programs / "postgres"), "-D", self._data, *given],
                stdout=log,
                stderr=log,
                user=self._user,
                cwd=self.folder,
            )

    def _answers(self) -> bool:
        asked = [str(self._programs / "pg_isready"), "-q", "-h", str(self.folder)]
        return subprocess.run(asked, check=False).returncode == 0

    def kill(self) -> None:
        """Kill the main process."""
        self._process.kill()
        self._process.wait()

    def halt(self) -> None:
        """Stop it; it may be started again."""
        self._process.send_signal(signal.SIGINT)  # clients are not waited for
        try:
            self._process.wait(5)
        except subprocess.TimeoutExpired:
            self.kill()

    def stop(self) -> None:
        """Stop it, and remove its files."""
        self.halt()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, program: str, *given: str) -> None:
        subprocess.run(
            [str(self._programs / program), *given],
            check=True,
            stdout=subprocess.DEVNULL,
            user=self._user,
            cwd=self.folder,
        )
