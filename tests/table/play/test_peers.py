"""Servers that share a database: whatever one changes the others show, and each table is kept going by one of them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa

from kickabout.table.errors import Gone, MovedOn, Refused, Stale, Unknown
from kickabout.table.play import Host, Terms, ask_bot, come_back
from kickabout.table.play.decisions import submit
from kickabout.table.play.links import renew_links
from kickabout.table.play.live import LiveTable
from kickabout.table.play.peers import Peers
from kickabout.table.play.real_chance import possible
from kickabout.table.play.seat_changes import looked_at
from kickabout.table.play.tables import Tables
from kickabout.table.settings import Settings
from kickabout.table.store import Stored, leases, log_queries, queries, result_queries
from tests.table.conftest import eventually, first_decision, opened, record, seated, settled, until

pytestmark = pytest.mark.anyio


@pytest.fixture
async def pair(settings: Settings, postgresql: str) -> AsyncIterator[tuple[Tables, Tables]]:
    """Two servers of one database."""
    async with AsyncExitStack() as stack:
        both = []
        for name in ("one", "other"):
            own = replace(settings, data=settings.data / name, database=postgresql)
            both.append(await stack.enter_async_context(opened(own)))
            await peers_of(both[-1]).start()
        yield both[0], both[1]


def peers_of(tables: Tables) -> Peers:
    assert tables.peers is not None
    return tables.peers


async def at_both(
    pair: tuple[Tables, Tables], people: int, bots: int = 0, game: str = "futbol-dash"
) -> tuple[LiveTable, LiveTable]:
    """Return a table in the memory of two servers, the first of which drives it."""
    mine = await seated(pair[0], people, bots, game=game)
    return mine, await pair[1].get(mine.id)


async def test_one_keeps_it_going_and_the_other_follows(pair: tuple[Tables, Tables]) -> None:
    mine, theirs = await at_both(pair, 2)
    assert (mine.replica.fence, theirs.replica.fence) == (1, None)
    seat = await first_decision(mine)
    # The other may hear of an entry before the writer has taken it in.
    await eventually(lambda: theirs.number == mine.number)
    await submit(theirs, seat, theirs.legal(seat)[0], theirs.number)
    played = theirs.number
    await eventually(lambda: mine.number >= played)
    await first_decision(mine)
    await eventually(lambda: theirs.log.entries == mine.log.entries)


async def test_a_decision_while_the_other_loads_the_table_is_not_missed(
    pair: tuple[Tables, Tables], monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = await seated(pair[0], 2)
    seat = await first_decision(mine)
    box_of = pair[1].boxes.of

    async def decided_meanwhile(stored: Stored) -> Path | None:
        await submit(mine, seat, mine.legal(seat)[0], mine.number)
        return await box_of(stored)

    monkeypatch.setattr(pair[1].boxes, "of", decided_meanwhile)
    before = mine.number
    theirs = await pair[1].get(mine.id)
    assert theirs.number > before


async def test_a_whole_match_is_played_by_turns_of_the_servers(
    pair: tuple[Tables, Tables],
) -> None:
    both = await at_both(pair, 2, bots=1)
    turn = 0
    while both[0].status != "over":
        table = both[turn % 2]
        turn += 1
        await table.confirm()
        asked = [seat for seat in table.people if table.legal(seat)]
        if not asked:
            seen = table.audience.revision
            if table.status == "playing":
                await asyncio.wait_for(table.audience.wait_for_change(seen), 10)
            continue
        try:
            await submit(table, asked[0], table.legal(asked[0])[-1], table.number)
        except (Stale, Refused):
            continue
    await until(both[1], lambda: both[1].status == "over")
    assert both[1].log.entries == both[0].log.entries
    await settled(both[0])
    await settled(both[1])
    assert await pair[0].store.read(lambda c: result_queries.is_noted(c, both[0].id))


async def test_of_two_decisions_at_once_one_counts(pair: tuple[Tables, Tables]) -> None:
    mine, theirs = await at_both(pair, 2)
    seat = await first_decision(mine)
    await theirs.confirm()
    at, action = mine.number, mine.legal(seat)[0]
    outcomes = await asyncio.gather(
        submit(mine, seat, action, at), submit(theirs, seat, action, at), return_exceptions=True
    )
    assert sorted(map(str, map(type, outcomes))) == sorted(map(str, (str, Stale)))
    logged = await pair[0].store.read(lambda c: log_queries.read_moves(c, mine.id, at))
    assert [(one.actor, one.action) for one in logged][:1] == [(seat, action)]


async def test_who_sits_down_at_one_sits_at_the_other(pair: tuple[Tables, Tables]) -> None:
    made = await pair[0].setup.create("futbol-dash", ["you", "open"], name="Ana", browser="b0")
    theirs = await pair[1].get(made.table.id)
    token = pair[0].invite_token(made.table, 1)
    assert token is not None
    joined, seat = await pair[1].join(token, "Bo", "b1")
    assert joined is theirs
    # A program may come to the other server with the answer in hand.
    found, known = await pair[0].by_seat_token(str(pair[1].seat_token(theirs, seat)))
    assert (found, known) == (made.table, 1)
    assert found.names == ["Ana", "Bo"]
    assert pair[0].seat_of(found, "b1") == 1
    await first_decision(made.table)


async def test_of_two_who_want_a_seat_one_has_it(pair: tuple[Tables, Tables]) -> None:
    made = await pair[0].setup.create("futbol-dash", ["you", "open"], name="Ana", browser="b0")
    await pair[1].get(made.table.id)
    token = pair[0].invite_token(made.table, 1)
    assert token is not None
    outcomes = await asyncio.gather(
        pair[0].join(token, "Bo", "b1"), pair[1].join(token, "Cy", "b2"), return_exceptions=True
    )
    assert sum(isinstance(outcome, Refused) for outcome in outcomes) == 1


async def test_who_follows_by_one_is_there_for_the_other(pair: tuple[Tables, Tables]) -> None:
    mine, theirs = await at_both(pair, 2)
    with theirs.watching(1):
        await until(mine, lambda: mine.connected(1))
        with pytest.raises(Refused):
            await ask_bot(mine, 1, 0)
    await until(mine, lambda: not mine.connected(1))


async def test_a_bot_that_comes_on_at_one_plays_at_both(pair: tuple[Tables, Tables]) -> None:
    mine, theirs = await at_both(pair, 2)
    await first_decision(mine)
    assert await ask_bot(theirs, 1, 0)
    await until(mine, lambda: mine.bot_at(1) == "random")
    await come_back(mine, 1)
    await until(theirs, lambda: theirs.bot_at(1) is None)


async def test_the_host_closes_a_table_everywhere(pair: tuple[Tables, Tables]) -> None:
    mine, theirs = await at_both(pair, 2)
    await Host(pair[1]).close(mine.id, "Op")
    await eventually(lambda: mine.closed)
    with pytest.raises(Gone):
        await pair[0].get(mine.id)
    assert theirs.closed


async def test_what_is_handed_on_goes_on(pair: tuple[Tables, Tables]) -> None:
    mine, theirs = await at_both(pair, 2)
    await peers_of(pair[0]).leave()
    await eventually(lambda: theirs.replica.fence == 2)
    assert mine.replica.fence is None
    seat = await first_decision(theirs)
    await submit(theirs, seat, theirs.legal(seat)[0], theirs.number)
    await first_decision(theirs)


async def test_the_tables_of_the_dead_are_taken_over(
    pair: tuple[Tables, Tables], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also those that the survivor has never seen; and the dead write nothing when they wake."""
    mine = await seated(pair[0], 2)
    seat = await first_decision(mine)
    await _die(pair[0], monkeypatch)
    await eventually(lambda: pair[1].loaded(mine.id) is not None)
    theirs = await pair[1].get(mine.id)
    assert theirs.replica.fence is not None
    assert theirs.replica.fence > 1
    number = mine.number
    with pytest.raises(MovedOn):
        await record(mine, seat, mine.log.match.legal[0], by_itself=True)
    assert (await pair[0].store.read(lambda c: log_queries.read_stand(c, mine.id)) or (0, 0))[
        1
    ] == number
    # What a person has decided is written by any server: the log's own numbers see to the rest.
    await submit(mine, seat, mine.legal(seat)[0], number)


async def test_who_is_started_again_hands_on_what_it_held(
    pair: tuple[Tables, Tables], settings: Settings, postgresql: str
) -> None:
    mine = await seated(pair[0], 2)
    dead, peers = pair[0].store.server, peers_of(pair[0])
    for task in peers._tasks:
        task.cancel()
    assert peers._id_file is not None
    peers._id_file.close()
    # Nobody misses its heartbeats.
    await pair[1].store.write(
        lambda c: c.exec_driver_sql("UPDATE servers SET seen = seen + interval '1 hour'").rowcount
    )
    own = replace(settings, data=settings.data / "one", database=postgresql)
    async with opened(own) as again:
        await peers_of(again).start()
        survivors = {again.store.server, pair[1].store.server}

        def holder(connection: sa.Connection) -> str | None:
            query = "SELECT holder FROM leases WHERE table_id = %s"
            return connection.exec_driver_sql(query, (mine.id,)).scalar()

        assert dead not in survivors
        async with asyncio.timeout(20):
            while await pair[1].store.read(holder) not in survivors:  # noqa: ASYNC110 - the database is asked
                await asyncio.sleep(0.01)


async def _die(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop a server's heartbeat for longer than the others wait."""
    peers = peers_of(tables)
    for task in peers._tasks:
        task.cancel()
    monkeypatch.setattr(peers, "_left", True)
    await tables.store.write(
        lambda c: (
            c.exec_driver_sql(
                "UPDATE servers SET seen = seen - interval '1 minute' WHERE id = %s",
                (tables.store.server,),
            ).rowcount
        )
    )


async def test_who_was_taken_for_dead_enters_anew(pair: tuple[Tables, Tables]) -> None:
    mine, _ = await at_both(pair, 2)
    before = pair[0].store.server
    await pair[0].store.write(
        lambda c: (
            c.exec_driver_sql(
                "UPDATE servers SET seen = seen - interval '1 minute' WHERE id = %s", (before,)
            ).rowcount
        )
    )
    await eventually(lambda: pair[0].store.server != before)
    seat = await first_decision(mine)
    await submit(mine, seat, mine.legal(seat)[0], mine.number)


async def test_an_answer_before_its_turn_counts_wherever_it_was_given(
    pair: tuple[Tables, Tables],
) -> None:
    mine = await seated(pair[0], 3)
    while mine.window is None or len(mine.window.seats) < 2:
        seat = await first_decision(mine)
        if mine.window is None:
            try:
                await submit(mine, seat, mine.legal(seat)[-1], mine.number)
            except Stale:
                continue
        else:
            await submit(mine, seat, "hold", mine.number)
    theirs = await pair[1].get(mine.id)
    window = theirs.window
    assert window is not None
    first, second = window.seats[:2]
    number = mine.number
    assert await submit(theirs, second, "hold", theirs.number) == "standing"
    await until(mine, lambda: mine.window is not None and second in mine.window.intents)
    await submit(mine, first, "hold", number)
    await until(mine, lambda: mine.number >= number + 2)
    assert [one.actor for one in mine.log.entries[number : number + 2]] == [first, second]


async def test_nothing_that_happens_by_itself_passes_by_an_answer(
    pair: tuple[Tables, Tables],
) -> None:
    table = await seated(pair[0], 2)
    await first_decision(table)
    store, at = pair[0].store, table.number
    check = partial(leases.check_answers, table=table.id, opened=0)
    answer = partial(leases.add_answer, table=table.id, seat=1, opened=0, action="hold")
    await store.write(partial(answer, number=at))
    with pytest.raises(MovedOn):
        await store.write(partial(check, seats=[1], known={}))
    await store.write(partial(check, seats=[1], known={1: "hold"}))
    await store.write(partial(check, seats=[0], known={}))  # it has had its turn
    with pytest.raises(MovedOn):
        await store.write(partial(answer, number=at + 99))


async def test_a_hint_is_shown_wherever_the_page_is(pair: tuple[Tables, Tables]) -> None:
    kinds = ["you", "bot:random"]
    made = await pair[0].setup.create(
        "social-soccer", kinds, terms=Terms(hints=True), name="Ana", browser="b0"
    )
    mine = made.table
    await eventually(lambda: mine.log.match.is_routine and 0 in mine.log.match.deciding)
    theirs = await pair[1].get(mine.id)
    await asyncio.sleep(0.5)  # news of the setting up may come late, and change every page
    seat = 0
    seen = [theirs.audience.revision_of(one) for one in (seat, 1 - seat)]
    asked = pair[0].hints.ask(mine, seat, mine.number)
    found = await asked.thought
    await eventually(lambda: (hint := pair[1].hints.given(theirs, seat)) and hint.analysis)
    hint = pair[1].hints.given(theirs, seat)
    assert hint is not None
    assert hint.analysis == found
    # The rival's page is sent nothing by it.
    assert theirs.audience.revision_of(seat) > seen[0]
    assert theirs.audience.revision_of(1 - seat) == seen[1]


async def test_a_look_from_the_stands_is_one_at_every_server(pair: tuple[Tables, Tables]) -> None:
    mine, theirs = await at_both(pair, 1, bots=1)
    assert mine.situation.is_private
    await looked_at(theirs, -1)
    with pytest.raises(MovedOn):
        await pair[0].store.write(partial(queries.check_unwatched, table=mine.id))
    await eventually(lambda: not mine.situation.is_private)


async def test_what_real_dice_brought_may_be_taken_back_at_every_server(
    pair: tuple[Tables, Tables],
) -> None:
    kinds = ["you", "open"]
    made = await pair[0].setup.create(
        "futbol-dash", kinds, terms=Terms(real=True), name="Ana", browser="b0"
    )
    token = pair[0].invite_token(made.table, 1)
    assert token is not None
    await pair[0].join(token, "Bo", "b1")
    mine, theirs = made.table, await pair[1].get(made.table.id)
    await eventually(lambda: mine.situation.enters and theirs.number == mine.number)
    asked = mine.situation.enters[0]
    assert theirs.situation.enters == mine.situation.enters
    await submit(mine, asked, possible(mine.log.match, asked)[0], mine.number)
    await until(theirs, lambda: theirs.number == mine.number)
    seats = range(2)
    assert [theirs.may_undo(seat) for seat in seats] == [mine.may_undo(seat) for seat in seats]
    assert theirs.may_undo(asked)


async def test_links_made_anew_at_one_are_void_at_the_other(pair: tuple[Tables, Tables]) -> None:
    mine, theirs = await at_both(pair, 2)
    old = [str(pair[0].seat_token(mine, seat)) for seat in range(2)]
    for token in old:
        await pair[1].by_seat_token(token)  # which remembers it
    await renew_links(mine, pair[0].keys, 0)
    for tables in pair:
        for token in old:
            with pytest.raises(Unknown):
                await tables.by_seat_token(token)
    new = str(pair[0].seat_token(mine, 1))
    assert await pair[1].by_seat_token(new) == (theirs, 1)
    # Of two at the same time the second makes anew what the first has made.
    await asyncio.gather(renew_links(mine, pair[0].keys, 0), renew_links(theirs, pair[1].keys, 0))
    for tables in pair:
        shown = str(tables.seat_token(await tables.get(mine.id), 1))
        assert (await pair[0].by_seat_token(shown))[1] == 1
        assert (await pair[1].by_seat_token(shown))[1] == 1
