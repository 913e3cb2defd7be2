"""Competitions of a server, and people who take part."""

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest

from kickabout.table.competitions import Competitions, Plan
from kickabout.table.formats.forms import Form
from kickabout.table.people import People
from kickabout.table.play import Tables
from kickabout.table.store import Account, Competition

PeopleOf = Callable[[int], Awaitable[list[Account]]]


@pytest.fixture
async def competitions(tables: Tables) -> AsyncIterator[Competitions]:
    """The competitions, whose steps are taken when a test asks for it."""
    competitions = Competitions(tables)
    yield competitions
    await competitions.stop()


@pytest.fixture
def people_of(tables: Tables) -> PeopleOf:
    """Return so many new people with names."""
    people = People(tables)

    async def claim(number: int) -> list[Account]:
        return [(await people.claim(f"Side {n}", None, "")).account for n in range(number)]

    return claim


def plan(form: Form, **changes: Any) -> Plan:
    """Return a plan for quick matches, but for some `changes`."""
    return replace(Plan("Cup of the street", "futbol-dash", form, "5+5", 5), **changes)


async def begun(
    competitions: Competitions, accounts: list[Account], form: Form, **changes: Any
) -> Competition:
    """Return a competition that has begun, organised by the first of those who take part."""
    competition = await competitions.create(accounts[0], plan(form, **changes))
    for account in accounts:
        await competitions.enter(account, competition.id)
    await competitions.begin(accounts[0], competition.id)
    return competition
