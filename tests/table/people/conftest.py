"""People of a server, two of whom have names, and what they do there."""

from collections.abc import AsyncIterator

import pytest

from kickabout.table.people import Friends, Notices, People
from kickabout.table.play import Tables
from kickabout.table.settings import Settings
from kickabout.table.store import Account
from tests.table.conftest import opened


@pytest.fixture
async def second(settings: Settings, tables: Tables) -> AsyncIterator[Tables]:
    """Another server of the database; the only one where it can have no other."""
    if settings.database is None:
        yield tables
        return
    async with opened(settings) as second:
        yield second


@pytest.fixture
def people(tables: Tables) -> People:
    return People(tables)


@pytest.fixture
def friends(tables: Tables, people: People) -> Friends:
    return Friends(tables, people)


@pytest.fixture
def notices(tables: Tables) -> Notices:
    return Notices(tables)


@pytest.fixture
async def vera(people: People) -> Account:
    return (await people.claim("Vera", None, "")).account


@pytest.fixture
async def otto(people: People) -> Account:
    return (await people.claim("Otto", None, "")).account
