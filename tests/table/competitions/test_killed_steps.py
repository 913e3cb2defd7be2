"""Servers are killed in the middle of steps: `python -m benchmarks.kill_competitions` does it 100 times."""

import subprocess
import sys

import pytest

pytestmark = pytest.mark.long


def test_each_step_is_taken_once_whenever_servers_are_killed() -> None:
    # Its servers are forks, and so need a process without threads.
    command = [sys.executable, "-m", "benchmarks.kill_competitions", "--kills", "6", "--seed", "3"]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    assert ", 0 faults" in ended.stdout
