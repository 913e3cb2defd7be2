"""The read of all that a front page shows of other people, which each that is open asks for every few seconds."""

from dataclasses import dataclass, field
from datetime import datetime

import sqlalchemy as sa

from kickabout.table.store.friend_queries import (
    Challenge,
    Tied,
    asking,
    blocks_between,
    challenges_of,
    is_seen,
)
from kickabout.table.store.queries import Wanted, listed_tables


@dataclass(frozen=True)
class Company:
    """Who waits for somebody."""

    listed: list[str]
    """The tables that wait for players, latest first."""
    is_known: bool = True
    """Whether it is known already that they are here."""
    asking: list[Tied] = field(default_factory=list)
    """Those who ask to be friends."""
    challenges: list[Challenge] = field(default_factory=list)
    apart: set[str] = field(default_factory=set)
    """The accounts with which they do not play."""


def company_of(
    connection: sa.Connection, account: str | None, since: datetime, most: int
) -> Company:
    """Return who waits for an account, None for a guest; challenges since a moment, and so many listed tables."""
    listed = listed_tables(connection, most, Wanted())
    is_known = None if account is None else is_seen(connection, account)
    if account is None or is_known is None:
        return Company(listed)
    return Company(
        listed,
        is_known,
        asking(connection, account),
        challenges_of(connection, account, since),
        blocks_between(connection, account),
    )
