"""Two server processes of one database get a new key, one after the other, and nobody loses a seat."""

import signal
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from benchmarks.shared_servers import Program
from benchmarks.shared_servers import server as server_of

pytestmark = pytest.mark.long

ONE, TWO = "the first key of all the servers!", "the second key of all the servers"
STEPS = (
    {"KICKABOUT_SECRET_KEY": ONE, "KICKABOUT_PREVIOUS_SECRET_KEY": TWO},
    {"KICKABOUT_SECRET_KEY": TWO, "KICKABOUT_PREVIOUS_SECRET_KEY": ONE},
    {"KICKABOUT_SECRET_KEY": TWO},
)
FORM = {"game": "futbol-dash", "name": "Ana", "seat-0": "you", "seat-1": "open"}


@pytest.fixture
def servers(tmp_path: Path, postgresql: str) -> Iterator[list[Program]]:
    programs = [server_of(postgresql, tmp_path, name) for name in ("one", "other")]
    for program in programs:
        program.start({"KICKABOUT_SECRET_KEY": ONE})
    yield programs
    for program in programs:
        program.end(signal.SIGKILL)


def sits(client: httpx.Client, server: Program, page: str) -> bool:
    return 'id="links"' in client.get(server.url + page).raise_for_status().text


def test_nobody_loses_a_seat_while_all_get_a_new_key(servers: list[Program]) -> None:
    with httpx.Client(trust_env=False, timeout=30) as ana:
        page = ana.post(f"{servers[0].url}/tables", data=FORM).headers["location"]
        first = dict(ana.cookies)
        for step in STEPS:
            for restarted in servers:
                restarted.end(signal.SIGTERM)
                restarted.start(step)
                late = httpx.Client(trust_env=False, timeout=30, cookies=first)
                # The servers differ at this moment, and a page may come from either.
                for _ in range(2):
                    for server in servers:
                        assert sits(ana, server, page)
                with late:
                    known = [sits(late, server, page) for server in servers]
                assert all(known) or step == STEPS[-1]
        # Whoever has not come by in the meantime has a cookie of the key that is gone.
        with httpx.Client(trust_env=False, timeout=30, cookies=first) as late:
            assert not any(sits(late, server, page) for server in servers)


def test_a_step_that_is_left_out_does_not_start(servers: list[Program]) -> None:
    servers[0].end(signal.SIGTERM)
    servers[0].start(STEPS[1])  # the other does not accept its cookies
    deadline = time.monotonic() + 30
    while servers[0].alive and time.monotonic() < deadline:
        time.sleep(0.1)
    assert not servers[0].alive
    assert "does not accept this one’s --secret-key" in servers[0].log.read_text(encoding="utf-8")
    assert httpx.get(f"{servers[1].url}/readyz", trust_env=False).status_code == 200
