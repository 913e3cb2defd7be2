"""The id that the last server of a data folder had among those of a shared database.

A server that is started again hands on what its predecessor held: the others would wait until they had missed its
heartbeats.
"""

import fcntl
import os
from contextlib import suppress
from pathlib import Path

FILE = "server-id"


class IdFile:
    """The file with a server's id, locked while the server runs.

    If servers share a folder, the first one has the lock, and the others keep no id.
    """

    def __init__(self, folder: Path) -> None:
        """Open the file in this folder; raises `OSError`."""
        self._handle: int | None = os.open(folder / FILE, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self.close()

    def close(self) -> None:
        """Release the lock, as the system does when the process dies."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None

    def read(self) -> str | None:
        """Return the id of the server before, which has ended; None if none is known."""
        if self._handle is None:
            return None
        return os.pread(self._handle, 64, 0).decode("ascii", "replace") or None

    def write(self, server: str) -> None:
        """Keep the id of this server. If the disk is full its successor does without."""
        if self._handle is not None:
            with suppress(OSError):
                os.ftruncate(self._handle, 0)
                os.pwrite(self._handle, server.encode("ascii"), 0)
