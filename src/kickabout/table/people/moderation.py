"""Moderation: what operators do about people. Each act is noted in the transaction that does it."""

import secrets
from datetime import timedelta

import sqlalchemy as sa

from kickabout.table.errors import BadRequest, Unknown
from kickabout.table.language import table_messages
from kickabout.table.people.accounts import People, owner_of
from kickabout.table.play import Tables
from kickabout.table.seats import as_browser, browser_id, default_name, skeletons
from kickabout.table.store import (
    Account,
    Act,
    NotedAct,
    Report,
    Sanction,
    SanctionKind,
    moderation_queries,
    now,
    people_queries,
)
from kickabout.text.messages import Message
from kickabout.text.reader import Reader

MOST_WHY = 200
"""The length of a reason."""
MOST_DAYS = 3650
TRIES = 5
"""The number of random names that are tried for an account that loses its own."""


class Moderation:
    """What the operators of a server do about people, each `by` the name of who does it.

    Somebody is named by what their account is called, or by the id of their browser (`browser_id`).
    """

    def __init__(self, tables: Tables, people: People) -> None:
        self._tables, self._store, self._people = tables, tables.store, people

    async def sanction(
        self, whom: str, kind: SanctionKind, by: str, why: str, days: float | None
    ) -> Sanction:
        """Keep somebody from talking, or from playing, for so many days; from talking for good if None.

        Raises `Unknown` for nobody's name, `BadRequest` without a reason or for a time that is none, or `Unsaved`.
        """
        if days is None and kind == "suspend":
            raise BadRequest(Message("error-suspend-days", most=MOST_DAYS))
        if days is not None and not 0 < days <= MOST_DAYS:
            raise BadRequest(Message("error-suspend-days", most=MOST_DAYS))
        browser = await self._browser(whom)
        since = now()
        until = None if days is None else since + timedelta(days=days)
        sanction = Sanction(browser, kind, _checked(why), since, until)
        act = Act(by, kind, whom, sanction.why)

        def write(connection: sa.Connection) -> None:
            moderation_queries.add_sanction(connection, sanction)
            moderation_queries.note(connection, act)

        await self._store.write(write)
        await self._tables.sanctions.load()
        return sanction

    async def lift(self, whom: str, by: str, why: str = "") -> None:
        """End all sanctions on somebody; raises `Unknown` if there are none, `BadRequest` for a reason that is none, or
        `Unsaved`.
        """
        said = _checked(why) if why else ""
        browser = await self._browser(whom)

        def write(connection: sa.Connection) -> bool:
            kinds: tuple[SanctionKind, ...] = ("mute", "suspend")
            lifted = [moderation_queries.lift(connection, browser, kind) for kind in kinds]
            if any(lifted):
                moderation_queries.note(connection, Act(by, "lift", whom, said))
            return any(lifted)

        if not await self._store.write(write):
            raise Unknown(Message("error-no-sanction", whom=whom))
        await self._tables.sanctions.load()

    async def sanctions(self) -> list[tuple[str, Sanction]]:
        """Return the sanctions that stand, latest first, each with the id of the browser that it is on; raises `Unsaved`."""
        sanctions = await self._store.read(moderation_queries.sanctions)
        return [(browser_id(one.browser_digest), one) for one in sanctions]

    async def rename(self, account: Account, by: str, why: str) -> str:
        """Replace the name of an account, at its tables too, and ask its owner for another one; return the new one.

        Raises `BadRequest` without a reason, or `Unsaved`.
        """
        act = Act(by, "rename", account.name, _checked(why))

        def write(connection: sa.Connection) -> str:
            for _ in range(TRIES):
                number = str(secrets.randbelow(10**6))
                name = Reader(table_messages()).say("seat-renamed", number=number)
                if people_queries.named_account(connection, skeletons(name)) is None:
                    break
            people_queries.rename(connection, account.id, name, skeletons(name))
            people_queries.rename_seats(connection, owner_of(account), default_name)
            moderation_queries.ask_for_name(connection, account.id)
            moderation_queries.note(connection, act)
            return name

        name = await self._store.write(write)
        await self._people.read_again(as_browser(account.id))
        return name

    async def reports(self, *, settled: bool) -> list[Report]:
        """Return the reported names that are open, or those that were `settled`, latest first; raises `Unsaved`."""
        return await self._store.read(lambda c: moderation_queries.reports(c, settled=settled))

    async def settle(self, table: str, seat: int, by: str, note: str) -> None:
        """Settle the reports of a seat's name with a note; raises `Unknown` if there are none, or `Unsaved`."""
        said = _checked(note)

        def write(connection: sa.Connection) -> bool:
            is_settled = moderation_queries.settle(connection, table, seat, said)
            if is_settled:
                act = Act(by, "settle", f"{table} {seat}", said)
                moderation_queries.note(connection, act)
            return is_settled

        if not await self._store.write(write):
            raise Unknown(Message("error-no-report", table=table, seat=seat))

    async def note(self, act: Act) -> None:
        """Note what an operator has done outside of the database; raises `Unsaved`."""
        await self._store.write(lambda c: moderation_queries.note(c, act))

    async def acts(self, most: int) -> list[NotedAct]:
        """Return what operators have done, latest first; raises `Unsaved`."""
        return await self._store.read(lambda c: moderation_queries.acts(c, most))

    async def _browser(self, whom: str) -> str:
        """Return the digest of somebody named by an operator; raises `Unknown` for nobody."""
        account = await self._people.named(whom)
        if account is not None:
            return owner_of(account)
        known = whom.strip().lower()
        if len(known) == moderation_queries.BROWSER_ID:
            browser = await self._store.read(lambda c: moderation_queries.browser_of(c, known))
            if browser is not None:
                return browser
        raise Unknown(Message("error-nobody-known", whom=whom))


def _checked(why: str) -> str:
    """Return a reason that can be shown; raises `BadRequest` for what is none."""
    said = " ".join(why.split())
    if not said or len(said) > MOST_WHY or not said.isprintable():
        raise BadRequest(Message("error-why", most=MOST_WHY))
    return said
