"""A person gives a match up: what becomes of it, for whom, and who may not."""

import asyncio
from dataclasses import replace

import pytest

import kickabout
from kickabout.engine.actions import HOLD
from kickabout.engine.match import Match
from kickabout.games import names
from kickabout.table.errors import Refused
from kickabout.table.play import Terms, come_back, decide, resign, take_back
from kickabout.table.play.decisions import submit
from kickabout.table.play.live import LiveTable
from kickabout.table.play.resigning import goes_on_without, may_resign
from kickabout.table.play.seat_changes import reseat
from kickabout.table.play.tables import Tables
from kickabout.table.play.turn import Turn, take_turn
from kickabout.table.store import result_queries
from kickabout.table.web.api.answers import proof_of, transcript_of
from tests.table.conftest import (
    RunningServer,
    first_decision,
    record,
    replay,
    seated,
    settled,
)
from tests.table.play.test_dice import verdict_on
from tests.table.play.test_peers import at_both, pair  # noqa: F401 - a fixture

pytestmark = pytest.mark.anyio


def told(table: LiveTable, viewer: int = -1) -> list[str]:
    reader = table.reader(viewer)
    return [reader.sentence(line.remark.message) for line in table.situation.story(viewer)]


def kept(table: LiveTable) -> tuple[object, ...]:
    """Return what a request that is refused may not have changed."""
    return table.number, table.stored, list(table.log.entries), table.status


async def refused(table: LiveTable, seat: int, said: str) -> None:
    before = kept(table)
    assert not may_resign(table, seat)
    with pytest.raises(Refused) as error:
        await resign(table, seat)
    assert error.value.message.id == said
    assert kept(table) == before


@pytest.mark.parametrize("own", [True, False])
async def test_of_two_the_other_wins_at_once(tables: Tables, own: bool) -> None:
    table = await seated(tables, people=2)
    asked = await first_decision(table)
    quitter = asked if own else 1 - asked
    assert not goes_on_without(table, quitter)
    await resign(table, quitter)
    assert (table.status, table.log.match.winners) == ("over", [1 - quitter])
    assert table.log.entries[-1].action == "resign"
    assert told(table)[-1] == f"P{quitter} resigns and heads for the dressing room."
    assert told(table, quitter)[-1] == "You resign and head for the dressing room."
    assert table.situation.final_score.winners == (1 - quitter,)
    noted = await tables.store.read(lambda c: result_queries.is_noted(c, table.id))
    assert noted
    for seat in (quitter, 1 - quitter):
        await refused(table, seat, "error-match-over")


async def test_the_record_binds_it_and_the_proof_tells_it(tables: Tables) -> None:
    table = await seated(tables, people=2)
    await first_decision(table)
    await resign(table, 1)
    text = transcript_of(table)
    assert text.splitlines()[-1] == "1 resign"
    verdict = verdict_on(text)
    assert (verdict.faults, verdict.beside) == ((), ((1, "resign"),))
    forged = verdict_on(text.replace("\n1 resign\n", "\n0 resign\n"))
    assert {"record-other-entry"} <= {fault.id for fault in forged.faults}
    proof = proof_of(table)
    assert proof is not None
    assert proof.record is not None
    assert len(proof.record.heads) == table.number + 1


async def test_somebody_who_plays_bots_alone_resigns_as_well(tables: Tables) -> None:
    for bots in (1, 3):
        table = await seated(tables, people=1, bots=bots)
        await first_decision(table)
        await resign(table, 0)
        assert table.status == "over"
        assert 0 not in table.log.match.winners
        assert table.log.match.winners
        assert table.log.entries[-1].action == ("resign" if bots == 1 else "resign last")
        assert verdict_on(transcript_of(table)).faults == ()


async def test_of_three_a_bot_plays_on_and_the_seat_is_lost(tables: Tables) -> None:
    table = await seated(tables, people=3)
    asked = await first_decision(table)
    assert goes_on_without(table, asked)
    await resign(table, asked)
    assert (table.status, table.bot_at(asked)) == ("playing", "random")
    assert [line.partition(" ")[2] for line in told(table)[-2:]] == [
        "resigns and heads for the dressing room.",
        f"comes on for P{asked}.",
    ]
    assert asked not in table.people
    before = table.places, table.stored.seat_changes
    for attempt in (
        come_back(table, asked),
        decide(table, asked, [HOLD], table.number),
        resign(table, asked),
    ):
        with pytest.raises(Refused) as error:
            await attempt
        assert error.value.message.id == "error-withdrawn"
    assert (table.places, table.stored.seat_changes) == before
    one, other = (seat for seat in range(3) if seat != asked)
    await resign(table, one)
    assert (table.status, table.log.match.winners) == ("over", [other])
    assert verdict_on(transcript_of(table)).faults == ()


async def test_the_last_person_among_bots_ends_it(tables: Tables) -> None:
    table = await seated(tables, people=2, bots=2)
    await first_decision(table)
    await resign(table, 0)
    assert not table.log.match.is_over
    assert not goes_on_without(table, 1)
    await resign(table, 1)
    assert table.status == "over"
    assert set(table.log.match.winners) <= {2, 3}
    assert verdict_on(transcript_of(table)).faults == ()


async def test_what_was_decided_before_cannot_be_taken_back_after(tables: Tables) -> None:
    table = await seated(tables, people=3)
    asked = await first_decision(table)
    await submit(table, asked, table.legal(asked)[0], table.number)
    if table.may_undo(asked):
        await resign(table, (asked + 1) % 3)
        with pytest.raises(Refused):
            await take_back(table, asked, table.number)


def in_a_window(seats: int) -> Match:
    """Return a match in whose open window all seats but one are asked."""
    match, thumb = kickabout.new("futbol-dash", seats, seed=2), kickabout.bot("random", seed=2)
    while match.window is None or len(match.window.seats) < seats - 1:
        if isinstance(match.actor, int):
            match.play(thumb.choose(match.seen(match.actor)))
        else:
            match.roll()
    return match


@pytest.mark.usefixtures("still")
async def test_an_open_window_goes_on_for_the_others_as_it_was(tables: Tables) -> None:
    table = await seated(tables, people=4, answer_seconds=30.0)
    await replay(table, in_a_window(4))
    window = table.window
    assert window is not None
    first, second, third = window.seats
    await submit(table, second, HOLD, table.number)
    await submit(table, third, HOLD, table.number)
    await resign(table, third)
    assert table.window == replace(window, intents={second: HOLD})
    # Whoever was asked may still answer by the page that they had.
    await submit(table, first, HOLD, window.opened)


async def test_nobody_resigns_where_there_is_no_match_to_lose(tables: Tables) -> None:
    made = await tables.setup.create("futbol-dash", ["you", "open"], browser="b")
    await refused(made.table, 0, "error-not-begun")
    lesson = await tables.setup.begin_lesson("futbol-dash", "first-match", browser="b")
    await refused(lesson, 0, "error-resign-lesson")


@pytest.mark.usefixtures("still")
async def test_with_real_cards_two_may_and_three_may_not(tables: Tables) -> None:
    for people in (2, 3):
        kinds = ["you"] + ["here"] * (people - 1)
        made = await tables.setup.create("futbol-dash", kinds, terms=Terms(real=True), browser="b")
        if people == 2:
            await resign(made.table, 0)
            assert made.table.log.match.winners == [1]
        else:
            await refused(made.table, 0, "error-resign-real")


async def test_who_was_away_takes_the_seat_back_to_resign(tables: Tables) -> None:
    table = await seated(tables, people=2)
    await first_decision(table)
    change = table.occupancy.coming_on(1, table.log.match.number)

    async def bring_on(turn: Turn) -> None:
        reseat(turn, table, change)

    await take_turn(table, bring_on)
    await resign(table, 1)
    assert table.log.entries[-1].player is None
    assert table.log.match.winners == [0]


async def test_both_give_up_at_two_servers_and_one_was_first(pair: tuple[Tables, Tables]) -> None:  # noqa: F811
    for _ in range(5):
        mine, theirs = await at_both(pair, 2)
        await first_decision(mine)
        answers = await asyncio.gather(resign(mine, 0), resign(theirs, 1), return_exceptions=True)
        lost = [seat for seat, answer in enumerate(answers) if answer is None]
        assert len(lost) == 1, answers
        (error,) = (answer for answer in answers if answer is not None)
        assert isinstance(error, Refused)
        assert error.message.id == "error-match-over"
        for table in (mine, theirs):
            await table.read_again()
            assert (table.status, table.log.match.winners) == ("over", [1 - lost[0]])
            assert [entry.action for entry in table.log.entries].count("resign") == 1


async def test_the_other_server_shows_who_plays_on(pair: tuple[Tables, Tables]) -> None:  # noqa: F811
    mine, theirs = await at_both(pair, 3)
    await first_decision(mine)
    await resign(theirs, 2)
    await settled(mine)
    await mine.read_again()
    assert mine.bot_at(2) == theirs.bot_at(2) == "random"
    assert mine.log.match.withdrawn == [2]
    with pytest.raises(Refused):
        await come_back(mine, 2)


# --- pages and programs ------------------------------------------------------------------------


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize("game", names())
async def test_every_page_of_a_match_that_was_given_up(server: RunningServer, game: str) -> None:
    client = server.client()
    form = {"game": game, "seat-0": "you", "seat-1": "bot:random", "prepared": "yes"}
    made = await client.post("/tables", data=form)
    table = await server.tables.get(made.headers["location"].removeprefix("/t/"))
    page = (await client.get(f"/t/{table.id}")).text
    assert f'action="/t/{table.id}/resign"' in page
    while table.log.match.number < 40 and table.log.match.is_chance:
        await record(table, -1, table.next_roll())
    answer = await client.post(f"/t/{table.id}/resign", headers={"HX-Request": "true"})
    assert answer.status_code == 200
    assert f'action="/t/{table.id}/resign"' not in answer.text
    assert "You resign and head for the dressing room." in answer.text
    for path in ("", "/replay?at=0", "/replay?at=9999", "/analysis", "/dice", "/picture.png"):
        shown = await client.get(f"/t/{table.id}{path}")
        assert shown.status_code == 200, path
    assert (await client.get(f"/t/{table.id}/transcript")).text.endswith("0 resign\n")
    again = await client.post(f"/t/{table.id}/resign", headers={"HX-Request": "true"})
    assert again.status_code == 409
    assert "The match is over." in again.text


@pytest.mark.usefixtures("still")
async def test_only_whoever_sits_there_gives_a_seat_up(server: RunningServer) -> None:
    table = await seated(server.tables, people=2)
    stranger = server.client()
    assert (await stranger.post(f"/t/{table.id}/resign")).status_code == 403
    forged = {"Authorization": "Bearer nonsense"}
    assert (await stranger.post(f"/api/tables/{table.id}/resign")).status_code == 403
    answer = await stranger.post(f"/api/tables/{table.id}/resign", headers=forged)
    assert answer.status_code == 404
    assert table.status == "playing"
    token = server.tables.seat_token(table, 1)
    own = {"Authorization": f"Bearer {token}"}
    state = (await stranger.post(f"/api/tables/{table.id}/resign", headers=own)).json()
    assert (state["status"], state["view"]["winners"]) == ("over", [0])
    assert [seat["withdrawn"] for seat in state["seats"]] == [False, True]
    assert (await stranger.post(f"/api/tables/{table.id}/resign", headers=own)).status_code == 409
