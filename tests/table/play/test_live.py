"""Decisions at a table: one of two at once, refusals that say why, and commits that fail."""

import asyncio
import contextlib
import re
import threading
from dataclasses import replace
from typing import Any

import pytest

from kickabout.engine.match import Match
from kickabout.table.errors import BadRequest, Illegal, NotYours, Refused, Stale, Unsaved
from kickabout.table.play.decisions import submit, take_back
from kickabout.table.play.driver import Driver
from kickabout.table.play.live import LiveTable
from kickabout.table.play.tables import Tables
from kickabout.table.seats.auth import digest
from kickabout.table.store import log_queries, queries
from kickabout.text.messages import Message
from tests.table.conftest import first_decision, opened, record, said, seated, until

pytestmark = pytest.mark.anyio


async def moves(tables: Tables, table: LiveTable) -> list[tuple[int, str]]:
    entries = await tables.store.read(lambda c: log_queries.read_moves(c, table.id))
    assert [entry.number for entry in entries] == list(range(len(entries)))
    return [(entry.actor, entry.action) for entry in entries]


async def test_everything_that_happened_is_in_the_database_first(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await seated(tables, people=2)
    seat = await first_decision(table)
    told: list[tuple[int, int]] = []

    def announce() -> None:
        with tables.store.engine.connect() as connection:
            stored = log_queries.read_moves(connection, table.id)
        told.append((len(stored), table.log.match.number))

    monkeypatch.setattr(table.audience, "announce", announce)
    await submit(table, seat, table.log.match.legal[0], table.number)
    assert told
    assert all(stored >= known for stored, known in told)


async def test_of_two_decisions_at_once_one_is_played(tables: Tables) -> None:
    table = await seated(tables, people=2)
    seat = await first_decision(table)
    number, legal = table.number, table.log.match.legal
    results = await asyncio.gather(
        submit(table, seat, legal[0], number),
        submit(table, seat, legal[-1], number),
        return_exceptions=True,
    )
    assert results[0] == "played"
    assert isinstance(results[1], Stale)
    text = said(table, results[1], seat)
    assert "moved on" in text
    assert text.count(" ") > 8  # and tells what happened meanwhile
    assert (await moves(tables, table))[number] == (seat, legal[0])


@pytest.mark.parametrize("at", [-1, 0, 10_000])
async def test_a_decision_on_another_state_is_refused(tables: Tables, at: int) -> None:
    table = await seated(tables, people=2)
    seat = await first_decision(table)
    number = table.number
    with pytest.raises(Stale):
        await submit(table, seat, table.log.match.legal[0], at)
    assert table.number == number


async def test_what_the_rules_forbid_is_refused_with_their_reason(
    tables: Tables, scene: Any
) -> None:
    def short_of_offside(match: Match) -> bool:
        return "play offside on 0" not in match.legal

    scene(2, short_of_offside)
    table = await seated(tables, people=2)
    seat = await first_decision(table)
    for wrong in (
        "play offside on 0",
        "play nonsense",
        "hold",
        "shoot goal",
        "undo",
        "",
        "x" * 200,
    ):
        reason = table.log.match.refusal(wrong)
        assert reason is not None
        with pytest.raises(Illegal) as refusal:
            await submit(table, seat, wrong, table.number)
        assert said(table, refusal.value, seat) == table.reader(seat).text(reason)


async def test_nobody_plays_out_of_turn_or_before_all_sit(tables: Tables) -> None:
    made = await tables.setup.create("futbol-dash", ["you", "open"], name="Ana")
    with pytest.raises(Refused, match="every seat"):
        await submit(made.table, 0, "hold", 0)
    table = await seated(tables, people=2)
    seat = await first_decision(table)
    with pytest.raises(Refused) as refused:
        await submit(table, 1 - seat, "hold", table.number)
    assert f"waits for P{seat}" in said(table, refused.value, 1 - seat)


async def test_a_seat_goes_to_the_first_who_takes_it(tables: Tables) -> None:
    made = await tables.setup.create("futbol-dash", ["you", "open"], name="Ana", browser="a")
    token = tables.invite_token(made.table, 1)
    assert token is not None
    with pytest.raises(NotYours, match="another browser"):
        await tables.join(token, "Bo", "a")
    with pytest.raises(BadRequest, match="called Ana already"):
        await tables.join(token, "ana", "b")
    results = await asyncio.gather(
        tables.join(token, "Bo", "b"), tables.join(token, "Cy", "c"), return_exceptions=True
    )
    assert sorted(isinstance(result, Refused) for result in results) == [False, True]
    first, name = ("b", "Bo") if isinstance(results[1], Refused) else ("c", "Cy")
    assert made.table.names == ["Ana", name]
    assert {tables.seat_of(made.table, who) for who in ("b", "c")} == {1, None}
    assert tables.seat_of(made.table, first) == 1
    assert tables.invite_token(made.table, 1) is None


async def test_who_has_the_seat_already_keeps_it(tables: Tables) -> None:
    made = await tables.setup.create("futbol-dash", ["open", "open"])
    token = tables.invite_token(made.table, 0)
    assert token is not None
    assert await tables.join(token, "Ana", "a") == (made.table, 0)
    assert await tables.join(token, "Ana", "a") == (made.table, 0)
    with pytest.raises(Refused):
        await tables.join(token, "Ana", None)


@pytest.mark.parametrize(
    ("kinds", "options", "said"),
    [
        (["you", "you"], {}, "One seat is yours"),
        (["you", "bot:nobody"], {}, "bot:rule-of-thumb"),
        (["you"], {}, "2 to 6"),
        (["bot:random"] * 7, {}, "2 to 6"),
        (["you", "open"], {"goals": 1000}, "goals"),
        (["you", "open"], {"colour": "red"}, "colour"),
    ],
)
async def test_a_table_that_cannot_be_is_refused(
    tables: Tables, kinds: list[str], options: dict[str, object], said: str
) -> None:
    with pytest.raises(BadRequest, match=said):
        await tables.setup.create("futbol-dash", kinds, options)


async def test_a_game_that_is_not_there_is_refused(tables: Tables) -> None:
    with pytest.raises(BadRequest, match="chess"):
        await tables.setup.create("chess", ["you", "open"])


async def read_only(tables: Tables, on: bool) -> None:
    """Make SQLite itself refuse every write, or accept them again."""
    how = (
        f"SET default_transaction_read_only = {on:d}"
        if tables.store.shared
        else f"PRAGMA query_only={on:d}"
    )
    await tables.store.write(lambda c: c.exec_driver_sql(how).rowcount)


async def test_a_decision_that_cannot_be_saved_did_not_happen(
    tables: Tables, caplog: pytest.LogCaptureFixture
) -> None:
    table = await seated(tables, people=2)
    seat = await first_decision(table)
    number, view, legal = table.number, table.log.match.view(), table.log.match.legal
    await read_only(tables, on=True)
    for _ in range(2):
        with pytest.raises(Unsaved):
            await submit(table, seat, legal[0], number)
    assert re.search(r"read-?only", caplog.text)
    assert (table.number, table.log.match.view()) == (number, view)
    await read_only(tables, on=False)
    assert await submit(table, seat, legal[-1], number) == "played"
    assert (await moves(tables, table))[number] == (seat, legal[-1])


async def test_a_commit_of_unknown_fate_is_looked_up(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await seated(tables, people=2)
    seat = await first_decision(table)
    number, legal = table.number, table.log.match.legal
    write = tables.store.write

    async def lost(work: Any) -> None:
        await write(work)
        raise Unsaved(Message("error-unsaved", id="it-is-full"))

    with monkeypatch.context() as patch:
        patch.setattr(tables.store, "write", lost)
        with pytest.raises(Unsaved):
            await submit(table, seat, legal[0], number)
    # It is in the log, so the same decision again comes too late; the table knows it by then.
    with pytest.raises(Stale):
        await submit(table, seat, legal[0], number)
    assert table.log.entries[number].action == legal[0]
    assert (await moves(tables, table))[number] == (seat, legal[0])


async def test_a_table_whose_chance_cannot_be_saved_says_so_and_goes_on_later(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kickabout.table.play.driver.FIRST_RETRY", 0.01)
    made = await tables.setup.create("futbol-dash", ["bot:random", "bot:random", "open"])
    token = tables.invite_token(made.table, 2)
    assert token is not None
    write = tables.store.write

    async def no_moves(work: Any) -> Any:
        if isinstance(work, log_queries.Append):
            raise Unsaved(Message("error-unsaved", id="it-is-full"))
        return await write(work)

    with monkeypatch.context() as patch:
        patch.setattr(tables.store, "write", no_moves)
        await tables.join(token, "Ana", "a")
        await until(made.table, lambda: made.table.trouble is not None)
        assert made.table.trouble == Message("error-unsaved", id="it-is-full")
        assert made.table.number == 0
    await until(made.table, lambda: made.table.number > 5)
    assert made.table.trouble is None


async def test_a_bot_that_fails_stops_its_table_and_tells_nothing(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kickabout.table.play.driver.FIRST_RETRY", 0.01)

    class Broken:
        def choose(self, seen: Any) -> str:
            raise RuntimeError(f"what now, with {seen.legal}?")

    with monkeypatch.context() as patch:
        patch.setattr("kickabout.bot", lambda _: Broken())
        table = (await tables.setup.create("futbol-dash", ["bot:random", "bot:random"])).table
        await until(table, lambda: table.trouble is not None)
        assert table.trouble == Message("error-fault-at-table")
        assert "play" not in str(table.trouble)


async def test_a_bot_that_thinks_holds_nobody_up(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop, thinking, thought = asyncio.get_running_loop(), asyncio.Event(), threading.Event()

    class Thinker:
        def choose(self, seen: Any) -> str:
            if threading.current_thread() is not threading.main_thread():
                loop.call_soon_threadsafe(thinking.set)
                assert thought.wait(60)
            return str(seen.legal[0])

    monkeypatch.setattr("kickabout.bot", lambda _: Thinker())
    monkeypatch.setattr(
        "kickabout.table.play.driver.SLOW_SECONDS", -1.0
    )  # slow from the second time on
    table = await seated(tables, people=1, bots=1)

    async def play() -> None:
        while True:
            seen = table.audience.revision
            if table.legal(0):
                with contextlib.suppress(Refused):
                    await submit(table, 0, table.legal(0)[0], table.number)
            await table.audience.wait_for_change(seen)

    playing = asyncio.create_task(play())
    await thinking.wait()
    playing.cancel()
    number = table.number
    # Whoever asks now is answered now, though the bot still thinks.
    with pytest.raises(Refused):
        await submit(table, 0, "hold", number)
    assert table.number == number
    thought.set()
    await until(table, lambda: table.number > number)


async def test_a_vanished_asker_leaves_nothing_half_done(tables: Tables) -> None:
    table = await seated(tables, people=2)
    seat = await first_decision(table)
    number, legal = table.number, table.log.match.legal
    asked = asyncio.create_task(submit(table, seat, legal[0], number))
    await asyncio.sleep(0)
    asked.cancel()
    await until(table, lambda: table.number > number)
    assert (await moves(tables, table))[number] == (seat, legal[0])
    assert table.log.entries[number].action == legal[0]


async def test_the_last_decision_may_be_taken_back_and_made_anew(
    tables: Tables, scene: Any
) -> None:
    scene(2, lambda match: sum(a.startswith("play ") for a in match.legal) > 2)
    table = await seated(tables, people=2)
    seat = await first_decision(table)
    number = table.number
    before = table.log.match.view()
    card = next(
        a for a in table.log.match.legal if a.endswith(("pass", "nutmeg", "overlap", "ball"))
    )
    await submit(table, seat, card, number)
    with pytest.raises(Refused):
        await take_back(table, 1 - seat, table.number)
    with pytest.raises(Stale):
        await take_back(table, seat, number)
    await take_back(table, seat, number + 1)
    assert table.log.match.view() == before
    with pytest.raises(Stale):
        await submit(table, seat, card, number)
    assert await submit(table, seat, card, number + 2) == "played"
    assert [action for _, action in (await moves(tables, table))[number : number + 3]] == [
        card,
        "undo",
        card,
    ]


async def test_bots_alone_play_a_match_to_its_end(tables: Tables) -> None:
    made = await tables.setup.create("futbol-dash", ["bot:rule-of-thumb"] * 3, {"goals": 1})
    table = made.table
    assert made.seat is None
    assert sorted(table.names) == ["Rosalind", "Rosalind 2", "Rosalind 3"]
    await until(table, lambda: table.status == "over")
    assert table.log.match.winners
    stored = await moves(tables, table)
    assert len(stored) == table.number
    await asyncio.gather(*tables.drivers())
    row = await tables.store.read(lambda c: queries.read_table(c, table.id))
    assert row is not None
    assert row.status == "over"


async def test_the_same_players_play_again(tables: Tables) -> None:
    made = await tables.setup.create("futbol-dash", ["bot:random", "open"], {"goals": 1})
    token = tables.invite_token(made.table, 1)
    assert token is not None
    table, seat = await tables.join(token, "Ana", "a")
    with pytest.raises(Refused, match="not over"):
        await tables.setup.again(table, seat)
    while table.status == "playing":
        actor = table.log.match.actor
        if actor == seat:
            await submit(table, seat, table.log.match.legal[0], table.number)
        else:
            await table.audience.wait_for_change(table.audience.revision)
    with pytest.raises(NotYours):
        await tables.setup.again(table, None)
    following, same = await asyncio.gather(
        tables.setup.again(table, seat), tables.setup.again(table, seat)
    )
    assert following is same
    assert following is not None
    assert following.id != table.id
    assert following.names == table.names[::-1]
    assert following.options == table.options
    assert tables.seat_of(following, "a") == 1 - seat
    assert tables.seat_token(following, 1 - seat) != tables.seat_token(table, seat)
    listed = await tables.store.read(lambda c: queries.tables_of(c, digest("a")))
    assert {entry.id for entry in listed} == {following.id, table.id}


async def test_what_nobody_watches_leaves_the_memory_and_comes_back(tables: Tables) -> None:
    table = await seated(tables, people=2)
    seat = await first_decision(table)
    await submit(table, seat, table.log.match.legal[0], table.number)
    number = table.number
    with table.watching(0):
        tables.forget_quiet(float("inf"))
        assert await tables.get(table.id) is table
    tables.forget_quiet(table.touched)
    assert await tables.get(table.id) is table
    tables.forget_quiet(float("inf"))
    again = await tables.get(table.id)
    assert again is not table
    assert again.number >= number
    assert again.log.entries[:number] == table.log.entries[:number]


async def test_a_restart_brings_everything_back(settings: Any) -> None:
    async with opened(settings) as tables:
        table = await seated(tables, people=2, bots=1)
        waiting = (await tables.setup.create("futbol-dash", ["open", "bot:random"])).table.id
        # A bot whose turn came first decides faster than a test does.
        await until(table, lambda: table.log.match.actor in table.people)
        seat = table.log.match.actor
        assert isinstance(seat, int)
        await submit(table, seat, table.log.match.legal[0], table.number)
        invite = tables.invite_token(await tables.get(waiting), 0)
        private = str(tables.seat_token(table, 1))
    kept = table.log.entries
    async with opened(settings) as tables:
        again = await tables.get(table.id)
        assert again.log.entries[: len(kept)] == kept
        assert again.names == table.names
        assert tables.seat_of(again, "b1") == 1
        assert await tables.by_seat_token(private) == (again, 1)
        assert invite is not None
        assert (await tables.by_invite(invite))[0].status == "waiting"


async def test_that_a_match_is_over_is_noted_late_rather_than_never(
    settings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def status(tables: Tables, table: str) -> str:
        row = await tables.store.read(lambda c: queries.read_table(c, table))
        assert row is not None
        return row.status

    monkeypatch.setattr("kickabout.table.play.turn.note_end", lambda _: asyncio.sleep(0))
    async with opened(settings) as tables:
        table = (await tables.setup.create("futbol-dash", ["bot:random"] * 2, {"goals": 1})).table
        await until(table, lambda: table.status == "over")
        assert await status(tables, table.id) == "playing"
    async with opened(settings) as tables:
        await tables.start()
        assert await status(tables, table.id) == "over"


async def test_bots_resume_by_themselves(settings: Any) -> None:
    async with opened(settings) as tables:
        table = (await tables.setup.create("futbol-dash", ["bot:random"] * 2)).table
        await until(table, lambda: table.number > 10)
    number = table.number
    async with opened(settings) as tables:
        await tables.start()
        (again,) = tables.in_memory()
        await until(again, lambda: again.number > number)
        assert again.log.entries[:number] == table.log.entries[:number]


async def test_a_match_outlives_an_edited_box(
    settings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(settings) as tables:
        table = await seated(tables, people=2)
        await first_decision(table)
        number, view = table.number, table.log.match.view()
    monkeypatch.setattr("kickabout.engine.boxes.Box.fingerprint", property(lambda _: "another box"))
    async with opened(settings) as tables:
        again = await tables.get(table.id)
        assert (again.number, again.log.match.view()) == (number, view)
        assert list((settings.data / "boxes").glob("*.toml"))


@pytest.mark.parametrize("pace", [0.0, 1.0])
async def test_chance_that_no_page_wants_to_watch_comes_at_once(
    tables: Tables, pace: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Driver, "run", lambda _: asyncio.sleep(0))
    table = await seated(tables, people=2)
    table.show(replace(table.situation, pace=pace))

    async def roll() -> int:
        before = table.audience.revision
        await record(table, -1, table.next_roll())
        return table.audience.revision - before

    assert await roll() == 1  # one announcement, whatever there is to tell
    assert table.number > 1
    if pace:
        assert table.log.match.is_chance
        assert table.log.pause > 0
    else:
        assert table.waiting_for() == [table.log.match.actor]
    written = await tables.store.read(lambda c: log_queries.read_moves(c, table.id))
    assert written == table.log.entries
