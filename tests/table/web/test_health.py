"""Monitoring: health, readiness, metrics, and logs without secrets."""

import io
import json
import logging
from collections.abc import Iterator

import pytest

from kickabout.table.errors import CannotStart, Unsaved
from kickabout.table.logs import write_logs
from kickabout.table.play.decisions import submit
from kickabout.table.settings import Settings
from kickabout.table.store import queries
from kickabout.table.store.database import Store
from kickabout.text.messages import Message
from tests.table.conftest import RunningServer, first_decision, seated

pytestmark = pytest.mark.anyio


async def test_it_lives_and_is_ready(server: RunningServer) -> None:
    client = server.client()
    assert (await client.get("/healthz")).status_code == 200
    assert (await client.get("/readyz")).text == "ready"


async def test_it_is_not_ready_without_its_database(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(_: object) -> None:
        raise Unsaved(Message("error-unreadable", cause="it is away"))

    monkeypatch.setattr(server.tables.store, "read", refuse)
    client = server.client()
    assert (await client.get("/healthz")).status_code == 200
    assert (await client.get("/readyz")).status_code == 503


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


async def test_servers_of_one_database_have_one_key(settings: Settings, postgresql: str) -> None:
    store = Store(settings.data, postgresql)
    await store.write(lambda c: queries.agree(c, "key", "a"))
    await store.write(lambda c: queries.agree(c, "key", "a"))
    with pytest.raises(CannotStart, match="--secret-key"):
        await store.write(lambda c: queries.agree(c, "key", "b"))
    store.close()
