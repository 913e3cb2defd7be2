"""People of a server, two of whom have names, and what they do there."""

import pytest

from kickabout.table.people import Friends, Notices, People
from kickabout.table.play import Tables
from kickabout.table.store import Account


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
