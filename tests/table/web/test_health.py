"""Monitoring: health, readiness, metrics, and logs without secrets."""

import asyncio
import io
import json
import logging
from collections.abc import Iterator

import pytest

from kickabout.table.logs import write_logs
from kickabout.table.play.decisions import submit
from kickabout.table.settings import Settings
from kickabout.table.web import health
from tests.table.conftest import RunningServer, first_decision, seated

pytestmark = pytest.mark.anyio


async def test_it_lives_and_is_ready(server: RunningServer) -> None:
    client = server.client()
    assert (await client.get("/healthz")).status_code == 200
    assert (await client.get("/readyz")).text == "ready"


async def test_however_many_ask_it_writes_once_a_second(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = 0
    try_writing = server.tables.store.try_writing

    async def counted() -> None:
        nonlocal tried
        tried += 1
        await try_writing()

    monkeypatch.setattr(server.tables.store, "try_writing", counted)
    monkeypatch.setattr(health, "KNOWN_SECONDS", 3600.0)
    client = server.client()
    answers = await asyncio.gather(*(client.get("/readyz") for _ in range(20)))
    assert {answer.status_code for answer in answers} == {200}
    assert tried == 1
    monkeypatch.setattr(health, "KNOWN_SECONDS", 0.0)
    await client.get("/readyz")
    assert tried == 2


async def test_only_the_host_reads_what_is_counted(
    server: RunningServer, settings: Settings
) -> None:
    table = await seated(server.tables, 2)
    seat = await first_decision(table)
    await submit(table, seat, table.legal(seat)[0], table.number)
    client = server.client()
    assert (await client.get("/metrics")).status_code == 403
    token = (settings.data / "admin.token").read_text(encoding="utf-8")
    answer = await client.get("/metrics", headers={"Authorization": f"Bearer {token}"})
    lines = dict(
        line.rsplit(" ", 1) for line in answer.text.splitlines() if not line.startswith("#")
    )
    assert float(lines['kickabout_tables{state="in memory"}']) == 1
    assert float(lines["kickabout_decision_seconds_count"]) >= 1
    assert float(lines['kickabout_database_seconds_count{work="write"}']) >= 1
    # Figures alone: neither tables nor players are named.
    assert table.id not in answer.text
    assert not any(name in answer.text for name in table.names)


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """The text of the log; logging is as it was before once the test is over."""
    root, ours = logging.getLogger(), logging.getLogger("kickabout")
    before = root.handlers[:], root.level, ours.level
    write_logs("json")
    (handler,) = root.handlers
    assert isinstance(handler, logging.StreamHandler)
    text = io.StringIO()
    handler.setStream(text)
    yield text
    root.handlers[:], root.level, ours.level = before


def test_a_log_is_lines_of_json_without_secrets(written: io.StringIO) -> None:
    secrets = ["Zm9vYmFy-seat", "aW52aXRl", "open-sesame", "the-token-of-the-host"]
    logging.getLogger("kickabout.table").warning(
        "GET /seat/%s and /join/%s at postgresql://kickabout:%s@db/kickabout, Bearer %s", *secrets
    )
    said = json.loads(written.getvalue())
    assert said["level"] == "WARNING"
    assert said["logger"] == "kickabout.table"
    assert not any(secret in written.getvalue() for secret in secrets)
