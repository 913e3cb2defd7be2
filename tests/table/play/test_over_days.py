"""Matches over days: what is due when, answers given in advance, vacations, and what nobody may learn of them."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
import sqlalchemy as sa

from kickabout.engine.actions import HOLD
from kickabout.engine.game import SPECTATOR
from kickabout.table.errors import BadRequest, Refused
from kickabout.table.people import end_vacation, take_vacation, vacation_of
from kickabout.table.play import dues, player_clocks, set_lets_stand
from kickabout.table.play.decisions import submit
from kickabout.table.play.driver import next_step
from kickabout.table.play.live import LiveTable
from kickabout.table.play.standing import LEAST_SECONDS, answerable
from kickabout.table.play.tables import LEAST_GAP, Tables
from kickabout.table.seats import digest
from kickabout.table.settings import Settings
from kickabout.table.store import due_queries, people_queries, queries, vacation_queries
from kickabout.table.store.models import SeatRow
from kickabout.table.web.api.answers import transcript_of
from tests.table.conftest import RunningServer, first_decision, opened, seated, settled, until
from tests.table.play.test_dice import verdict_on

pytestmark = pytest.mark.anyio
DAY = timedelta(days=1)


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[[timedelta], None]:
    """Let the time of day move on."""
    moved = timedelta()

    def move(by: timedelta) -> None:
        nonlocal moved
        moved += by

    for module in (dues, player_clocks, due_queries, vacation_queries):
        monkeypatch.setattr(module, "now", lambda: datetime.now(UTC) + moved)
    return move


async def over_days(tables: Tables, people: int = 2, game: str = "futbol-dash") -> LiveTable:
    return await seated(tables, people, game=game, time_control="1d")


def due(table: LiveTable, seat: int) -> datetime:
    moment = table.places[seat].due
    assert moment is not None
    return moment


async def to_window(table: LiveTable) -> None:
    """Play until a response window is open, whoever is asked."""
    await first_decision(table)
    while table.window is None:
        seat = table.waiting_for()[0]
        legal = table.legal(seat)
        card = next((one for one in legal if one.startswith("play")), legal[0])
        await submit(table, seat, card, table.number)
        await settled(table)


async def test_what_is_due_is_stored_with_the_seats(tables: Tables) -> None:
    table = await over_days(tables)
    assert table.answer_seconds is None
    one = await first_decision(table)
    assert abs(due(table, one) - datetime.now(UTC) - DAY) < timedelta(seconds=20)
    assert table.places[1 - one].due is None
    stored = await tables.store.read(lambda c: queries.read_table(c, table.id))
    assert stored is not None
    assert stored.places == table.places
    owed = await tables.store.read(lambda c: due_queries.own_dues(c, digest(f"b{one}")))
    assert [(one.table, one.game, one.seat) for one in owed] == [(table.id, "futbol-dash", one)]
    assert await tables.store.read(lambda c: due_queries.own_dues(c, digest(f"b{1 - one}"))) == []


async def test_the_bench_decides_once_and_then_the_match_is_lost(
    tables: Tables, later: Callable[[timedelta], None]
) -> None:
    table = await over_days(tables)
    one = await first_decision(table)
    later(DAY)
    table.wake.set()
    await until(table, lambda: table.log.entries[-1].action != "" and _ran_out(table) == [one])
    await settled(table)
    while table.waiting_for() != [one] or table.window is not None:
        await submit(table, (seat := table.waiting_for()[0]), table.legal(seat)[-1], table.number)
        await settled(table)
    later(DAY)
    table.wake.set()
    await until(table, lambda: table.status == "over")
    assert (table.log.entries[-1].actor, table.log.entries[-1].action) == (one, "lose on time")
    assert [place.due for place in table.places] == [None, None]
    assert verdict_on(transcript_of(table)).faults == ()


def _ran_out(table: LiveTable) -> list[int]:
    return [entry.actor for entry in table.log.entries if entry.action == "run out of time"]


async def test_what_is_overdue_is_swept_up_though_nobody_has_the_table_open(
    settings: Settings, later: Callable[[timedelta], None]
) -> None:
    async with opened(settings) as tables:
        table = await over_days(tables)
        await first_decision(table)
        tables.forget_quiet(table.now + 1)
        assert tables.loaded(table.id) is None  # what is due in a day needs no memory
        moment = datetime.now(UTC)
        assert await tables.store.read(lambda c: due_queries.overdue(c, moment)) == []
        later(DAY)
        await tables.take_up_overdue(moment + DAY)
        again = tables.loaded(table.id)
        assert again is not None
        await until(again, lambda: bool(_ran_out(again)))


async def test_an_answer_in_advance_is_given_after_a_while_without_asking(tables: Tables) -> None:
    table = await over_days(tables, people=3)
    await to_window(table)
    window = table.window
    assert window is not None
    card = table.log.window.card if table.log.window else ""
    assert card in answerable(table)
    table.situation = replace(
        table.situation, pace=1.0
    )  # so that the window stays open for a while
    number = table.number
    for seat in window.seats:
        await set_lets_stand(table, seat, [card])
    step = next_step(table)
    assert step is not None
    assert (step.kind, step.seat, step.action) == ("answer", window.seats[0], HOLD)
    assert step.due == window.since + LEAST_SECONDS
    assert table.waiting_for() == window.seats  # nobody sees who has answered
    table.situation = replace(table.situation, pace=0.0)
    table.wake.set()
    await until(table, lambda: table.number >= number + len(window.seats))
    held = table.log.entries[number : number + len(window.seats)]
    assert [(entry.actor, entry.action) for entry in held] == [
        (seat, HOLD) for seat in window.seats
    ]


async def test_who_has_not_answered_in_advance_is_asked(tables: Tables) -> None:
    table = await over_days(tables)
    await to_window(table)
    window = table.window
    assert window is not None
    [seat] = window.seats
    others = [
        card for card in answerable(table) if table.log.window and card != table.log.window.card
    ]
    await set_lets_stand(table, seat, others)
    step = next_step(table)
    assert step is None or step.kind == "flag"
    await submit(table, seat, HOLD, table.number)
    await until(table, lambda: table.window is None)


async def test_what_nobody_can_answer_is_refused(tables: Tables) -> None:
    live = await seated(tables, 2)
    await first_decision(live)
    with pytest.raises(Refused) as refused:
        await set_lets_stand(live, 0, [])
    assert refused.value.message.id == "error-nothing-in-advance"
    table = await over_days(tables)
    await first_decision(table)
    before = table.stored
    with pytest.raises(BadRequest) as wrong:
        await set_lets_stand(table, 0, ["no-such-card"])
    assert wrong.value.message.id == "error-not-answerable"
    assert table.stored == before


async def test_an_answer_given_before_its_turn_outlives_the_server(settings: Settings) -> None:
    async with opened(settings) as tables:
        table = await over_days(tables, people=3)
        await to_window(table)
        assert table.window is not None
        last = table.window.seats[-1]
        assert await submit(table, last, HOLD, table.number) == "standing"
        owed = await tables.store.read(lambda c: due_queries.own_dues(c, digest(f"b{last}")))
        assert owed == []  # it has nothing to decide any more
        name = table.id
    async with opened(settings) as tables:
        table = await tables.get(name)
        assert table.window is not None
        assert table.window.intents == {last: HOLD}


@pytest.mark.parametrize("game", ["futbol-dash", "squad-rush", "social-soccer"])
async def test_whoever_is_asked_is_shown_as_asked_whatever_they_have_said(
    tables: Tables, game: str
) -> None:
    """The state of a table, as all others are sent it, is the same whether a seat answers in advance or not."""
    table = await over_days(tables, game=game)
    await to_window(table)
    assert table.window is not None
    seat = table.window.seats[0]
    table.situation = replace(table.situation, pace=1.0)
    seen = _sent(table, 1 - seat)
    await set_lets_stand(table, seat, list(answerable(table)))
    assert _sent(table, 1 - seat) == seen
    await set_lets_stand(table, seat, [])
    assert _sent(table, 1 - seat) == seen


async def test_one_press_answers_now_and_from_now_on_unseen_by_others(
    server: RunningServer,
) -> None:
    table = await over_days(server.tables)
    await to_window(table)
    asked = table.log.window
    assert asked is not None
    seat, number = table.waiting_for()[0], table.number
    other = 1 - seat
    table.situation = replace(table.situation, pace=1.0)
    async with server.client() as own, server.client() as rival:
        await own.post(f"/seat/{server.tables.seat_token(table, seat)}")
        await rival.post(f"/seat/{server.tables.seat_token(table, other)}")
        path = f"/t/{table.id}"
        assert 'id="let-stand"' in (await own.get(path)).text
        assert 'id="let-stand"' not in (await rival.get(path)).text
        before = _sent(table, other)
        assert (await own.post(f"{path}/let-stand", data={"at": number})).status_code == 303
        assert table.places[seat].lets_stand == [asked.card]
        assert table.situation.has_answered(seat)
        assert (table.number, _sent(table, other)) == (number, before)
        assert 'id="let-stand"' not in (await own.get(path)).text
        stale = await own.post(f"{path}/let-stand", data={"at": number - 1})
        assert stale.status_code == 409
        assert (await rival.post(f"{path}/let-stand", data={"at": number})).status_code == 409
    assert table.places[other].lets_stand is None


async def test_nobody_is_sent_anything_when_another_answers_before_its_turn(tables: Tables) -> None:
    table = await over_days(tables, people=3)
    await to_window(table)
    assert table.window is not None
    last = table.window.seats[-1]
    [other] = set(range(3)) - set(table.window.seats)
    seen = [_sent(table, viewer) for viewer in (table.window.seats[0], other)]
    own = table.audience.revision_of(last)
    assert await submit(table, last, HOLD, table.number) == "standing"
    assert [_sent(table, viewer) for viewer in (table.window.seats[0], other)] == seen
    assert table.audience.revision_of(last) != own


def _sent(table: LiveTable, viewer: int) -> tuple[object, ...]:
    """Return what a viewer's page is made of, as far as other seats' answers could touch it."""
    return (
        table.view(viewer),
        table.waiting_for(),
        table.legal(viewer),
        [place.due for place in table.places],
        [table.connected(place.seat) for place in table.places],
        table.audience.revision_of(viewer),
        table.audience.revision_of(SPECTATOR),
    )


async def test_a_vacation_makes_all_that_is_owed_due_later(tables: Tables) -> None:
    table = await over_days(tables)
    one = await first_decision(table)
    before, mine = due(table, one), digest(f"b{one}")
    take = vacation_queries.take_vacation
    assert await tables.store.write(lambda c: take(c, mine, 10))
    stored = await tables.store.read(lambda c: queries.read_table(c, table.id))
    assert stored is not None
    assert stored.places[one].due == before + timedelta(days=10)
    assert not await tables.store.write(lambda c: take(c, mine, 5))  # away already
    assert not await tables.store.write(lambda c: take(c, digest("b7"), 25))
    back, days = await tables.store.read(lambda c: vacation_queries.vacation_of(c, mine))
    assert days == 10
    assert back is not None


async def test_who_comes_back_early_owes_it_sooner_and_keeps_whole_days(
    tables: Tables, later: Callable[[timedelta], None]
) -> None:
    table = await over_days(tables)
    one = await first_decision(table)
    before, mine = due(table, one), digest(f"b{one}")
    await take_vacation(tables, mine, 10)
    later(timedelta(days=3, hours=5))
    for _ in range(2):  # what comes up meanwhile counts from the last day on
        seat = table.waiting_for()[0]
        await submit(table, seat, table.legal(seat)[-1], table.number)
        await settled(table)
    asked = {seat: due(table, seat) for seat in table.waiting_for()}
    back = table.stored.away[one]
    await end_vacation(tables, mine)
    for seat, moment in asked.items():
        sooner = moment - due(table, seat)
        left = back - datetime.now(UTC) - timedelta(days=3, hours=5)
        expected = left if seat == one else timedelta()
        assert abs(sooner - expected) < timedelta(seconds=20)
    assert table.stored.away == {}
    assert due(table, table.waiting_for()[0]) > before
    assert (await vacation_of(tables.store, mine)).days_left == 24 - 4
    with pytest.raises(Refused):
        await end_vacation(tables, mine)


async def test_a_vacation_is_told_to_those_who_play_there_and_to_nobody_else(
    tables: Tables,
) -> None:
    table = await over_days(tables)
    one = await first_decision(table)
    other = 1 - one
    before = table.audience.revision_of(SPECTATOR), table.audience.revision_of(one)
    await take_vacation(tables, digest(f"b{other}"), 2)  # who owes nothing
    assert table.audience.revision_of(SPECTATOR) == before[0]
    assert table.audience.revision_of(one) > before[1]
    back = table.stored.away[other]
    assert dues.away_until(table, other, one) == dues.away_until(table, other, other) == back
    assert dues.away_until(table, other, SPECTATOR) is None
    assert dues.away_until(table, one, other) is None
    [told] = (await vacation_of(tables.store, digest(f"b{one}"))).rivals
    assert (told.table, told.seat, told.name, told.back) == (table.id, other, f"P{other}", back)
    assert (await vacation_of(tables.store, digest(f"b{other}"))).rivals == ()


@pytest.mark.parametrize("taken", [3, 23])
async def test_a_vacation_goes_along_to_the_account_as_far_as_it_has_days_left(
    tables: Tables, taken: int
) -> None:
    table = await over_days(tables)
    one = await first_decision(table)
    before, guest, owner = due(table, one), digest("b7"), digest(f"b{one}")
    await take_vacation(tables, owner, taken)
    await take_vacation(tables, guest, 5)
    await tables.store.write(lambda c: people_queries.hand_over(c, guest, owner))
    await table.read_again()
    own = await vacation_of(tables.store, owner)
    days = {3: 8, 23: 23}[taken]
    assert own.days_left == 24 - days
    assert own.back is not None
    expected = timedelta(days=max(taken, 5))
    assert abs(due(table, one) - before - expected) < timedelta(seconds=20)
    assert abs(own.back - datetime.now(UTC) - expected) < timedelta(seconds=20)
    assert (await vacation_of(tables.store, guest)).back is None


async def test_time_without_any_server_counts_for_nobody(tables: Tables) -> None:
    table = await over_days(tables)
    one = await first_decision(table)
    before = due(table, one)
    note = due_queries.note_running
    assert await tables.store.write(lambda c: note(c, LEAST_GAP)) == timedelta()
    assert await tables.store.write(lambda c: note(c, LEAST_GAP)) == timedelta()

    def long_ago(connection: sa.Connection) -> timedelta:
        moment = (datetime.now(UTC) - DAY).isoformat()
        connection.execute(
            sa.text("UPDATE facts SET value = :value WHERE name = 'running'"), {"value": moment}
        )
        return note(connection, LEAST_GAP)

    gap = await tables.store.write(long_ago)
    assert abs(gap - DAY) < timedelta(seconds=20)
    read = sa.select(SeatRow.due).where(SeatRow.table_id == table.id, SeatRow.seat == one)
    assert await tables.store.read(lambda c: c.scalar(read)) == before + gap
