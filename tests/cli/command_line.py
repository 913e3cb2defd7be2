"""Command lines as processes of their own, and what an error looks like."""

import os
import subprocess
import sys
from pathlib import Path

from typer.testing import Result

COMMAND = (sys.executable, "-c", "from kickabout.cli import main; main()")


def start(*words: str | Path, **environment: str) -> subprocess.Popen[str]:
    """Start a command line as a process of its own, with pipes to both of its outputs."""
    return subprocess.Popen(
        [*COMMAND, *map(str, words)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        start_new_session=True,
        env={**os.environ, **environment},
    )


def assert_one_line(result: Result, code: int, *parts: str) -> None:
    """Assert that an error is one line on stderr, with nothing on stdout."""
    assert result.exit_code == code, result.output
    assert result.stdout == ""
    assert result.stderr.startswith("kickabout: ")
    assert result.stderr.count("\n") == 1
    for part in parts:
        assert part in result.stderr
