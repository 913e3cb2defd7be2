"""Notices: each is given once, by whatever server, and is gone with what it told of."""

import asyncio
from collections import Counter
from dataclasses import replace
from datetime import timedelta
from typing import Any, get_args

import pytest

from kickabout.table.formats.fixtures import ENDED
from kickabout.table.language import table_messages
from kickabout.table.people import Friends, Notices, People
from kickabout.table.people.notices import KINDS, text_of
from kickabout.table.play import LiveTable, Tables, Terms, decide, resign
from kickabout.table.seats import as_browser
from kickabout.table.seats.occupancy import AWAY_SECONDS
from kickabout.table.settings import Settings
from kickabout.table.store import Account, due_queries, notice_queries, now
from kickabout.table.store.notice_queries import Ending, Kind, Notice
from kickabout.table.store.outcome_queries import Outcome
from kickabout.text.messages import Message
from kickabout.text.reader import Reader
from tests.table.conftest import again, play_to_the_end, settled
from tests.table.manual_time import MANUAL_TIME, pass_by

pytestmark = pytest.mark.anyio
LATE = KINDS["move"].after.total_seconds()


async def told(notices: Notices, account: Account) -> list[tuple[str, tuple[str, ...], bool]]:
    return [(one.kind, one.names, one.is_read) for one in await notices.of(account)]


async def seated(
    tables: Tables, *accounts: Account, time_control: str | None = None, best_of: int = 1
) -> LiveTable:
    """Return a table at which these accounts sit, with no page open."""
    first, *others = accounts
    made = await tables.setup.create(
        "futbol-dash",
        ["you", *["open"] * len(others)],
        terms=Terms(best_of=best_of, time_control=time_control),
        name=first.name,
        browser=as_browser(first.id),
    )
    for seat, account in enumerate(others, 1):
        token = tables.invite_token(made.table, seat)
        assert token is not None
        await tables.join(token, account.name, as_browser(account.id))
    return made.table


async def test_of_a_friendship_each_hears_what_the_other_has_done(
    notices: Notices, friends: Friends, vera: Account, otto: Account
) -> None:
    for _ in range(2):
        await friends.ask(vera, "Otto")
        assert await told(notices, otto) == [("asks", ("Vera",), False)]
    await notices.read(otto.id, kinds=("asks",))
    assert await told(notices, otto) == [("asks", ("Vera",), True)]
    await friends.ask(otto, "Vera")
    assert await told(notices, otto) == []  # it is done
    assert await told(notices, vera) == [("agreed", ("Otto",), False)]
    await friends.part(otto, vera.id)
    assert await told(notices, vera) == []
    await friends.ask(vera, "Otto")
    await friends.part(vera, otto.id)  # which withdraws it
    assert await told(notices, otto) == []


async def test_whoever_is_blocked_is_not_heard_of(
    notices: Notices, friends: Friends, vera: Account, otto: Account
) -> None:
    await friends.ask(vera, "Otto")
    await friends.block(otto, vera.id)
    await friends.ask(vera, "Otto")
    assert await told(notices, otto) == []


async def test_a_friend_hears_of_a_challenge_until_it_is_answered(
    tables: Tables, notices: Notices, friends: Friends, vera: Account, otto: Account
) -> None:
    await friends.ask(vera, "Otto")
    await friends.ask(otto, "Vera")
    await notices.read(vera.id)
    table = (await tables.setup.create("futbol-dash", ["you", "open"])).table
    await friends.challenge(vera, await friends.friend(vera, otto.id), table)
    assert await told(notices, otto) == [("challenge", ("Vera",), False)]
    await friends.decline(otto, table.id)
    assert await told(notices, otto) == [("challenge", ("Vera",), True)]
    assert await told(notices, vera) == [
        ("declined", ("Otto",), False),
        ("agreed", ("Otto",), True),
    ]


async def test_who_was_not_there_hears_of_the_end_and_of_the_next_match(
    tables: Tables, notices: Notices, vera: Account, otto: Account
) -> None:
    table = await seated(tables, vera, otto)
    with table.watching(0):
        await play_to_the_end(table)
        assert await told(notices, vera) == []
        assert await told(notices, otto) == [("over", ("Vera",), False)]
        following = await again(tables, table, 0)
        assert [one.kind for one in await notices.of(otto)] == ["next", "over"]
        assert await told(notices, vera) == []
    await notices.read(otto.id, table=following.id)
    assert [one.is_read for one in await notices.of(otto)] == [True, False]


@pytest.mark.parametrize(
    ("loser", "best_of", "ending"),
    [
        (1, 1, Ending("lost", "resigned", 1, (0, 1))),
        (0, 1, Ending("won", "resigned", 1, (1, 0))),
        (1, 3, Ending("lost", "resigned", 3, (0, 1))),
    ],
)
async def test_who_was_not_there_hears_how_it_ended(
    tables: Tables,
    notices: Notices,
    vera: Account,
    otto: Account,
    loser: int,
    best_of: int,
    ending: Ending,
) -> None:
    table = await seated(tables, vera, otto, best_of=best_of)
    with table.watching(0):
        await settled(table)
        await resign(table, loser)
        await settled(table)
        (notice,) = await notices.of(otto)
    assert notice.ending == ending


def test_a_notice_tells_who_has_won_how_and_how_the_series_stands() -> None:
    def text(ending: Ending) -> str:
        notice = Notice("over", "t", "t", "futbol-dash", ("Vera",), now(), False, ending)
        return text_of(notice, Reader(table_messages()))

    endings = [
        Ending(outcome, how, best_of, wins)
        for outcome in get_args(Outcome)
        for how in ENDED
        for best_of, wins in ((1, (0, 0)), (3, (1, 1)), (3, (2, 1)), (3, (1, 2)))
    ]
    assert len({text(one) for one in endings}) == len(endings)


@pytest.mark.parametrize("anyio_backend", [MANUAL_TIME])
class TestMoves:
    """That it is their move people are told once a table has waited for long."""

    @pytest.fixture
    def settings(self, settings: Settings) -> Settings:
        return replace(settings, pace=1.0)

    async def moves(self, notices: Notices, account: Account) -> list[Notice]:
        await notices.look()
        return [one for one in await notices.of(account) if one.kind == "move"]

    async def test_it_is_told_late_once_and_taken_back(
        self, tables: Tables, notices: Notices, vera: Account, otto: Account
    ) -> None:
        table = await seated(tables, vera, otto)
        mover = await _first_mover(table)
        here, gone = (vera, otto)[mover], (otto, vera)[mover]
        assert await self.moves(notices, here) == []
        pass_by(LATE - 1)
        assert await self.moves(notices, here) == []
        pass_by(1)
        (first,) = await self.moves(notices, here)
        assert await self.moves(notices, gone) == []
        with table.watching(mover):  # looks, and leaves again
            await notices.read(here.id, table=table.id)
            await notices.look()
        pass_by(2 * LATE)
        assert await self.moves(notices, here) == [replace(first, is_read=True)]
        # A server that was started anew finds what it has told.
        assert await self.moves(Notices(tables), here) == [replace(first, is_read=True)]
        await decide(table, mover, [table.legal(mover)[0]], table.number)
        assert first not in await self.moves(notices, here)

    async def test_of_what_is_told_to_nobody_nothing_is_written(
        self,
        tables: Tables,
        notices: Notices,
        vera: Account,
        otto: Account,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        table, writes = await seated(tables, vera, otto), Counter[str]()
        written = notice_queries.set_moves

        def count(*given: Any) -> None:
            writes["moves"] += 1
            written(*given)

        monkeypatch.setattr(notice_queries, "set_moves", count)
        for _ in range(5):
            seat = await _first_mover(table)
            await notices.look()
            await decide(table, seat, [table.legal(seat)[0]], table.number)
        assert writes["moves"] <= 2  # at first sight, and once that is over

    async def test_of_practice_nobody_is_told(
        self, tables: Tables, notices: Notices, vera: Account, otto: Account
    ) -> None:
        table = await seated(tables, vera, otto)
        await _first_mover(table)
        practice = replace(table.stored, lesson="position 2026-11-28 1")
        table.situation = table.situation.with_table(practice, table.now)
        pass_by(2 * LATE)
        assert [await self.moves(notices, one) for one in (vera, otto)] == [[], []]

    async def test_it_is_not_told_to_whoever_looks(
        self, tables: Tables, notices: Notices, vera: Account, otto: Account
    ) -> None:
        table = await seated(tables, vera, otto)
        mover = await _first_mover(table)
        with table.watching(mover):
            pass_by(10 * LATE)
            assert await self.moves(notices, (vera, otto)[mover]) == []

    async def test_it_is_told_to_whoever_reads_another_page(
        self, tables: Tables, notices: Notices, vera: Account, otto: Account
    ) -> None:
        table = await seated(tables, vera, otto)
        mover = await _first_mover(table)
        pass_by(LATE - 1)
        table.hear(mover, looks=False)
        pass_by(1)
        assert len(await self.moves(notices, (vera, otto)[mover])) == 1

    async def test_over_days_it_is_told_at_once_and_again_when_time_is_short(
        self, tables: Tables, notices: Notices, vera: Account, otto: Account
    ) -> None:
        table = await seated(tables, vera, otto, time_control="1d")
        seat = await _first_mover(table)
        mover, other = (vera, otto)[seat], (otto, vera)[seat]
        pass_by(AWAY_SECONDS)
        assert len(await self.moves(notices, mover)) == 1
        due = now() + KINDS["short"].lasts - timedelta(minutes=1)
        await tables.store.write(lambda c: due_queries.set_due(c, table.id, seat, due))
        for _ in range(2):
            await notices.look()
            assert [one.kind for one in await notices.of(mover)] == ["short", "move"]
        assert await told(notices, other) == []
        await decide(table, seat, [table.legal(seat)[0]], table.number)
        await notices.look()
        assert "short" not in [one.kind for one in await notices.of(mover)]

    async def test_in_a_window_over_days_all_are_told_at_the_same_time(
        self, tables: Tables, notices: Notices, people: People, vera: Account, otto: Account
    ) -> None:
        ida = (await people.claim("Ida", None, "")).account
        own = [vera, otto, ida]
        table = await seated(tables, *own, time_control="1d")
        while table.window is None or len(table.window.seats) < 2:
            seat = await _first_mover(table)
            await decide(table, seat, [table.legal(seat)[0]], table.number)
            await settled(table)
        asked = [own[seat] for seat in table.window.seats]
        await notices.look()
        pass_by(AWAY_SECONDS)
        assert [len(await self.moves(notices, one)) for one in asked] == [1] * len(asked)
        first = table.window.seats[0]
        await decide(table, first, ["hold"], table.situation.question(first))
        await notices.look()
        left = [len(await self.moves(notices, one)) for one in asked]
        assert left == [0, *[1] * (len(asked) - 1)]  # which only the one who has answered knows

    async def test_two_servers_tell_it_once(
        self, second: Tables, tables: Tables, notices: Notices, vera: Account, otto: Account
    ) -> None:
        table = await seated(tables, vera, otto)
        mover = (vera, otto)[await _first_mover(table)]
        pass_by(LATE)
        await second.get(table.id)
        await asyncio.gather(notices.look(), Notices(second).look())
        assert len(await self.moves(notices, mover)) == 1


async def _first_mover(table: LiveTable) -> int:
    """Let time pass until the first decision; return the seat."""
    await settled(table)
    while not isinstance(table.log.match.actor, int):
        pass_by(1)
        await settled(table)
    return table.log.match.actor


async def test_with_an_account_go_its_notices(
    notices: Notices, friends: Friends, people: People, vera: Account, otto: Account
) -> None:
    await friends.ask(vera, "Otto")
    await people.remove(vera, "guest")
    assert await told(notices, otto) == []


async def test_a_notice_names_its_kinds_texts() -> None:
    assert set(KINDS) == set(get_args(Kind))
    for way in KINDS.values():
        text = Reader(table_messages()).text(Message(way.text, names=("Vera",), game="Dash"))
        assert "Vera" in text
