"""The keys of servers that share a database: each accepts what the others sign, while all get a new one."""

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa

from kickabout.table.errors import CannotStart
from kickabout.table.store import leases
from kickabout.table.store.database import Store

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(tmp_path: Path, postgresql: str) -> AsyncIterator[Store]:
    store = Store(tmp_path, postgresql)
    yield store
    store.close()


async def start(store: Store, server: str, *keys: str) -> None:
    """Start a server, anew if there is one of this name."""

    def work(connection: sa.Connection) -> None:
        leases.leave(connection, server)
        leases.agree(connection, keys)
        leases.enter(connection, server, keys)

    await store.write(work)


async def test_servers_of_one_database_have_one_key(store: Store) -> None:
    await start(store, "a", "1")
    await start(store, "b", "1")
    with pytest.raises(CannotStart, match="--secret-key"):
        await start(store, "c", "2")
    # Nor after all have stopped, as the cookies of visitors are of that key.
    for server in "ab":
        await store.write(partial(leases.leave, server=server))
    with pytest.raises(CannotStart, match="--secret-key"):
        await start(store, "c", "2")
    await start(store, "c", "2", "1")
    await start(store, "c", "2")
    with pytest.raises(CannotStart, match="--secret-key"):
        await start(store, "d", "1")


async def test_one_after_the_other_gets_a_new_key(store: Store) -> None:
    for keys in (("1",), ("1", "2"), ("2", "1"), ("2",)):
        for server in "abc":
            await start(store, server, *keys)
        await start(store, "b", *keys)


@pytest.mark.parametrize(
    ("running", "starting"),
    [
        (("1",), ("2", "1")),  # its cookies would be nobody's for the other
        (("1", "2"), ("2",)),  # the other's would be nobody's for it
        (("2", "1"), ("1",)),
        (("1", "3"), ("2", "1")),
    ],
)
async def test_a_step_that_is_left_out_is_refused(
    store: Store, running: tuple[str, ...], starting: tuple[str, ...]
) -> None:
    await start(store, "a", *running)
    with pytest.raises(CannotStart, match=r"docs/hosting\.md"):
        await start(store, "b", *starting)
    # It has changed nothing.
    await start(store, "c", *running)


async def test_workers_and_older_servers_have_no_say(store: Store) -> None:
    await start(store, "a", "1")
    await store.write(partial(leases.enter_again, server="worker"))
    await start(store, "b", "1")
