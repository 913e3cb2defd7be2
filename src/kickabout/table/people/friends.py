"""Friends: two who have both agreed to it. They see when the other is here, and challenge each other by name."""

from datetime import timedelta

from kickabout.table.errors import Refused, Unknown
from kickabout.table.people.accounts import People
from kickabout.table.people.company import MOST
from kickabout.table.play import Background, LiveTable, Tables, read_again
from kickabout.table.seats import account_in, as_browser, is_account
from kickabout.table.store import Account, company_queries, friend_queries, now, people_queries
from kickabout.table.store.company_queries import Company
from kickabout.table.store.friend_queries import Challenge, Tied
from kickabout.text.messages import Message

MOST_TIES = 200
"""The number of people that an account may have to do with, those blocked among them."""
LOOK_SECONDS = 20.0
"""How often a server looks who is at its tables."""
CHALLENGE_HOURS = 24
"""How long a challenge stands at most."""


class Friends:
    """The friends of a server's accounts."""

    def __init__(self, tables: Tables, people: People) -> None:
        self._tables, self._people = tables, people
        self._store, self._sanctions = tables.store, tables.sanctions
        self._background = Background()

    def start(self) -> None:
        """Look now and then who is at the tables."""
        self._background.now_and_then(self.look, LOOK_SECONDS)

    async def stop(self) -> None:
        """Stop looking."""
        await self._background.stop()

    async def look(self) -> None:
        """Note who follows a match that is not over: they are here by that. Raises `Unsaved`."""
        owners = {
            owner
            for table in self._tables.in_memory()
            if table.status != "over"
            for owner, seat in table.stored.holders.items()
            if table.occupancy.connected(seat)
        }
        if await self._store.read(lambda c: friend_queries.unseen(c, owners)):
            await self._store.write(
                lambda c: friend_queries.set_seen(c, *friend_queries.unseen(c, owners))
            )

    async def of(self, account: Account) -> list[Tied]:
        """Return everybody with whom an account has to do: friends, those who ask, those asked, those blocked."""
        return await self._store.read(lambda c: friend_queries.ties_of(c, account.id))

    async def asking(self, account: Account) -> list[Tied]:
        """Return those who ask an account to be friends."""
        return await self._store.read(lambda c: friend_queries.asking(c, account.id))

    async def apart(self, browser: str | None) -> set[str]:
        """Return the accounts with which a browser's person does not play, as one of them has blocked the other."""
        if browser is None or not is_account(browser):
            return set()
        own = account_in(browser)
        return await self._store.read(lambda c: friend_queries.blocks_between(c, own))

    async def ask(self, account: Account, name: str) -> Account | None:
        """Ask somebody to be friends; return them if they have asked as well, and so are friends now.

        Raises `Unknown` where nobody has the name, `Refused` for one's own, or for too many, `Sanctioned` if the account
        is suspended, or `Unsaved`.
        """
        self._sanctions.check_play(as_browser(account.id))
        other = await self._people.named(name)
        if other == account:
            raise Refused(Message("error-friend-self"))
        if len(await self.of(account)) >= MOST_TIES:
            raise Refused(Message("error-friends-full", most=MOST_TIES))
        if other is None:
            raise Unknown(Message("error-no-friend"))
        agreed = await self._store.write(lambda c: friend_queries.ask(c, account.id, other.id))
        return other if agreed else None

    async def part(self, account: Account, other: str) -> None:
        """End a friendship, withdraw or decline a request, or lift a block, by the other's id; raises `Unsaved`."""
        await self._store.write(lambda c: friend_queries.part(c, account.id, other))
        await self._follow()

    async def block(self, account: Account, other: str) -> None:
        """Block somebody, by their id; raises `Unknown` if there is nobody with it, `Refused` for oneself, or `Unsaved`."""
        if other == account.id:
            raise Refused(Message("error-friend-self"))
        if await self._store.read(lambda c: people_queries.find_account(c, other)) is None:
            raise Unknown(Message("error-no-friend"))
        await self._store.write(lambda c: friend_queries.block(c, account.id, other))
        await self._follow()

    async def company(self, browser: str | None) -> Company:
        """Return who waits for a browser's person, by one read; if signed in, they are here by that. Raises `Unsaved`."""
        own = account_in(browser) if browser is not None and is_account(browser) else None
        since = now() - timedelta(hours=CHALLENGE_HOURS)
        company = await self._store.read(lambda c: company_queries.company_of(c, own, since, MOST))
        if own is not None and not company.is_known:
            await self._store.write(lambda c: friend_queries.set_seen(c, own))
        return company

    async def is_here(self, account: Account) -> None:
        """Note that a page of somebody is open; raises `Unsaved`."""
        if not await self._store.read(lambda c: friend_queries.is_seen(c, account.id)):
            await self._store.write(lambda c: friend_queries.set_seen(c, account.id))

    async def friend(self, account: Account, other: str) -> Tied:
        """Return a friend by their id; raises `Unknown` for anybody else."""
        for one in await self.of(account):
            if one.id == other and one.tie == "friend":
                return one
        raise Unknown(Message("error-no-friend"))

    async def challenge(self, account: Account, friend: Tied, table: LiveTable) -> None:
        """Ask a friend to a table; raises `Unsaved`."""
        await read_again(
            table, lambda c: friend_queries.add_challenge(c, table.id, friend.id, account.id)
        )

    async def challenges(self, account: Account) -> list[Challenge]:
        """Return the tables at which friends wait for somebody, latest first."""
        since = now() - timedelta(hours=CHALLENGE_HOURS)
        return await self._store.read(lambda c: friend_queries.challenges_of(c, account.id, since))

    async def decline(self, account: Account, table: str) -> None:
        """Turn a challenge down, of which whoever has asked is told; raises `Unknown` if there is none, or `Unsaved`."""
        if table not in {one.table for one in await self.challenges(account)}:
            raise Unknown(Message("error-no-challenge"))
        await read_again(
            await self._tables.get(table), lambda c: friend_queries.decline(c, table, account.id)
        )

    async def withdraw(self, browser: str | None, table: LiveTable) -> None:
        """Withdraw a browser's challenge, and end the table; raises `Refused` if there is none, or somebody has joined
        whoever has asked, or `Unsaved`.
        """
        has_asked = self._tables.seat_of(table, browser) in table.stored.asked
        if not has_asked or not await self._tables.withdraw(table):
            raise Refused(Message("error-withdraw"))

    async def _follow(self) -> None:
        """Have the tables in memory follow that some challenges stand no more."""
        for table in self._tables.in_memory():
            if table.stored.asked:
                await read_again(table)
