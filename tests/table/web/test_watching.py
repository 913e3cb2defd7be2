"""Whoever does not play sees a match at once, some moves behind, or once it is over, and until then nothing that tells
more, however they ask.
"""

import asyncio
import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

import httpx
import pytest
from starlette.routing import Route

import kickabout
from kickabout.engine.actions import HOLD
from kickabout.engine.game import SPECTATOR
from kickabout.engine.match import Match
from kickabout.games import find, names
from kickabout.table.play import MOVES_BEHIND, LiveTable, Tables, Terms, say, submit
from kickabout.table.play.behind import seen_behind
from kickabout.table.play.log import is_move
from kickabout.table.web.app import ROUTERS
from tests.table.conftest import (
    RunningServer,
    events,
    eventually,
    first_decision,
    play_to_the_end,
    stored_match,
)
from tests.table.play.test_secrets import heard
from tests.table.play.test_window import attacked, holds

pytestmark = pytest.mark.anyio
PATHS = sorted(
    {
        route.path
        for router in ROUTERS
        for route in router.routes
        if isinstance(route, Route)
        and "{table}" in route.path
        and "GET" in (route.methods or ())
        and not route.path.startswith(("/admin", "/api/admin"))
    }
)
"""All that can be asked of a table."""
STREAMS = ("/t/{table}/events", "/api/tables/{table}/events")
FORM = {"game": "futbol-dash", "seat-1": "you", "seat-2": "open"}
BESIDE = ("/", "/open-tables", "/api/open-tables", "/people/Ana", "/notices")
"""What is asked without a table."""
BEHIND: dict[str, Any] = {"moves_behind": MOVES_BEHIND}
FIRST_PLAYED = 60
"""The entries of a match after which two of them part."""


async def sat_down(server: RunningServer, watch: str) -> tuple[LiveTable, httpx.AsyncClient]:
    """Return a table that waits for somebody, and the client of who set it up."""
    ada = server.client()
    made = await ada.post("/tables", data=FORM | {"watch": watch})
    return await server.tables.get(made.headers["location"].rpartition("/")[2]), ada


async def begin(server: RunningServer, table: LiveTable) -> None:
    token = server.tables.invite_token(table, 1)
    assert token is not None
    await server.tables.join(token, "Bo", "bo")
    await first_decision(table)


async def sent(server: RunningServer, table: LiveTable) -> dict[str, tuple[int, str]]:
    """Return what a stranger is sent at each address: of a stream all up to now."""
    told = {}
    number = table.for_watchers().number
    for path in (*PATHS, *BESIDE):
        at = path.replace("{table}", table.id)
        if path in STREAMS:
            # Of entries that were made before the match ran there is an event each, and one says whose turn it is.
            most = 1 if path.startswith("/t/") else number + 1
            status, text = 200, await heard(server.client(), at, {}, most)
        else:
            answer = await server.client().get(at)
            status, text = answer.status_code, answer.text
        told[path] = status, text.replace(table.id, "ID")
    return told


async def decide(table: LiveTable) -> None:
    """Have whoever is asked decide."""
    seat = await first_decision(table)
    await submit(table, seat, table.legal(seat)[0], table.number)


async def test_a_stranger_is_sent_the_same_whatever_has_happened(server: RunningServer) -> None:
    assert len(PATHS) > 10
    table, ada = await sat_down(server, "later")
    assert (await server.client().get(f"/t/{table.id}")).status_code == 200  # it waits
    await begin(server, table)
    before = await sent(server, table)
    assert 'data-number="0"' in before["/t/{table}"][1]
    assert "This match is shown once it is over." in before["/t/{table}"][1]
    assert "is on the ball" not in before["/t/{table}"][1]
    assert 'data-number="0"' not in (await ada.get(f"/t/{table.id}")).text
    for _ in range(3):
        await decide(table)
        await say(table, 1, "ouch")
        assert await sent(server, table) == before
    await play_to_the_end(table)
    for path in (f"/t/{table.id}", f"/t/{table.id}/transcript", f"/api/tables/{table.id}"):
        assert (await server.client().get(path)).status_code == 200
    state = (await server.client().get(f"/api/tables/{table.id}")).json()
    assert (state["at"], state["status"]) == (table.number, "over")


def played(last: int, first: int = 1) -> Match:
    """Return a match that was decided at random: by the number `first` up to a move, and by `last` from that on, for as
    many moves as whoever watches is behind.
    """
    match, dice = kickabout.new("futbol-dash", 2, {"goals": 5}, seed=1), Random(first)
    moves, parted = 0, False
    while moves < MOVES_BEHIND or match.is_chance:
        if match.is_chance:
            match.play(dice.choice(sorted(match.outcomes)))
            continue
        if not parted and match.number > FIRST_PLAYED and match.window is None:
            dice, parted = Random(last), True
        action = dice.choice(match.legal)
        match.play(action)
        moves += parted and action != HOLD
    assert not match.is_over
    return match


async def look(server: RunningServer, match: Match) -> tuple[LiveTable, dict[str, tuple[int, str]]]:
    """Return a table that is watched some moves behind, with all that a stranger is sent of it."""
    table = await stored_match(server.tables, match, **BEHIND)
    return table, await sent(server, table)


async def test_what_differs_in_the_last_moves_alone_is_not_told(server: RunningServer) -> None:
    table, told = await look(server, played(2))
    for last in (3, 4, 5):
        other, shown = await look(server, played(last))
        one = [(entry.actor, entry.action) for entry in table.log.entries]
        two = [(entry.actor, entry.action) for entry in other.log.entries]
        assert one != two
        await say(other, 0, "so-close")
        for path, text in shown.items():
            assert text == told[path], path
        assert await sent(server, other) == shown
    # The check finds what is told.
    _, shown = await look(server, played(2, first=7))
    different = {path for path, text in shown.items() if text != told[path]}
    assert {"/t/{table}", "/api/tables/{table}", *STREAMS} <= different


@pytest.mark.parametrize("path", STREAMS)
async def test_a_stream_is_so_many_moves_behind_until_the_end(
    server: RunningServer, scene: Callable[..., Match], path: str
) -> None:
    scene(2, lambda _: True)
    table, _ = await sat_down(server, "behind")
    told: list[dict[str, str]] = []

    async def listen() -> None:
        async with server.client().stream("GET", path.format(table=table.id)) as stream:
            async for event in events(stream):
                told.append(event)
                if event.get("event") == "over" or 'data-status="over"' in event["data"]:
                    return

    listening = asyncio.create_task(listen())
    await eventually(lambda: told)
    await begin(server, table)
    numbers = [0]
    while len(set(numbers)) < 8:
        await decide(table)
        seen = seen_behind(table.log.entries, MOVES_BEHIND)
        made = sum(map(is_move, table.log.entries))
        assert sum(map(is_move, table.log.entries[len(seen) :])) == min(MOVES_BEHIND, made)
        numbers.append(len(seen))
        await eventually(lambda: max(map(number_in, told)) == numbers[-1])
    await play_to_the_end(table)
    async with asyncio.timeout(20):
        await listening
    if path.startswith("/api"):
        entries = [json.loads(one["data"])["at"] for one in told if one.get("event") == "entry"]
        assert entries == list(range(1, table.number + 1))


def number_in(event: dict[str, str]) -> int:
    """Return the length of the log that an event tells of."""
    page = re.search(r'data-number="(\d+)"', event["data"])
    return int(json.loads(event["data"]).get("at", 0) if page is None else page[1])


async def test_nothing_is_sent_when_somebody_has_answered(
    server: RunningServer, scene: Callable[..., Match]
) -> None:
    """Who answers before their turn, who talks, and who comes and goes makes no event for those who are behind."""
    scene(3, lambda match: holds(match, False, True))
    table, actor, number = await attacked(server.tables, people=3, watch="behind")
    second, behind = (actor + 2) % 3, table.for_watchers()
    before, shown = behind.audience.revision, await sent(server, table)
    assert await submit(table, second, "play foul", number) == "standing"
    await say(table, second, "thinking")
    with table.watching(actor):
        assert table.for_watchers() is behind is not table
    assert behind.audience.revision == before
    assert await sent(server, table) == shown


async def test_all_may_watch_a_table_that_was_not_set_up_so(server: RunningServer) -> None:
    table, _ = await sat_down(server, "now")
    await begin(server, table)
    assert table.for_watchers() is table
    assert (await server.client().get(f"/t/{table.id}")).status_code == 200
    assert (await server.client().get(f"/api/tables/{table.id}")).status_code == 200


@pytest.mark.parametrize("watch", ["behind", "later"])
async def test_the_next_match_is_watched_as_late(server: RunningServer, watch: str) -> None:
    table, _ = await sat_down(server, watch)
    await begin(server, table)
    await play_to_the_end(table)
    await server.tables.setup.again(table, 0)
    following = await server.tables.setup.again(table, 1)
    assert following is not None
    assert following.stored.watch == watch


async def test_there_is_no_other_way_to_watch(server: RunningServer) -> None:
    refused = await server.client().post("/tables", data=FORM | {"watch": "never"})
    assert refused.status_code == 400
    assert "“never” does not say when others watch" in refused.text


@pytest.mark.parametrize("game", names())
async def test_what_they_see_is_the_match_as_it_was(tables: Tables, game: str) -> None:
    made = await tables.setup.create(
        game, ["bot:rule-of-thumb"] * find(game).least_seats, terms=Terms(watch="behind")
    )
    table, checked, number = made.table, 0, -1
    while checked < 8:
        behind = table.for_watchers()
        if behind.number != number:
            number, checked = behind.number, checked + 1
            then = table.log.match.at(number)
            assert behind.view(SPECTATOR) == then.view(SPECTATOR, table.reader(SPECTATOR))
            assert behind.situation.story(SPECTATOR) == then.story(SPECTATOR)
            assert behind.situation.clock is None
        await table.audience.wait_for_change(table.audience.revision)
