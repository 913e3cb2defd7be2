"""Secret choices are made one after the other: until all stand, nobody can tell what was chosen."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import kickabout
from kickabout.engine.match import Match
from kickabout.table.play.decisions import submit, take_back
from kickabout.table.play.live import LiveTable
from kickabout.table.play.seat_changes import ask_bot, come_back
from tests.keyed_match import drawn_by_seed, without_commitment
from tests.table.conftest import RunningServer, events, first_decision, stored_match
from tests.temporary_games import temporary_games

pytestmark = pytest.mark.anyio
HTMX = {"HX-Request": "true"}


@pytest.fixture(autouse=True)
def _high_ball(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A game in which everybody lays a card face down, with the same cards at every table."""
    with temporary_games(tmp_path, "high-ball"):
        monkeypatch.setattr("kickabout.table.play.dice.drawn_number", drawn_by_seed(6))
        yield


class Party:
    """Two players and a stranger at a table of their own."""

    def __init__(self, table: LiveTable, tokens: list[str], server: RunningServer) -> None:
        self.table = table
        self.players = [server.client() for _ in tokens]
        self.stranger = server.client()
        self.tokens = tokens

    async def sit(self) -> "Party":
        for player, token in zip(self.players, self.tokens, strict=True):
            await player.post(f"/seat/{token}")
        return self

    async def choose(self, seat: int, choice: int) -> None:
        action = self.table.log.match.legal[choice]
        assert await submit(self.table, seat, action, self.table.number) == "played"

    async def learnt(self, seat: int | None) -> list[str]:
        """Return everything that somebody can read, by every way there is."""
        client = self.stranger if seat is None else self.players[seat]
        headers = {} if seat is None else {"Authorization": f"Bearer {self.tokens[seat]}"}
        page, api = f"/t/{self.table.id}", f"/api/tables/{self.table.id}"
        texts = [(await client.get(page)).text, (await client.get(api, headers=headers)).text]
        for at in (0, self.table.number):
            for action in ("show volley", "draw volley", "undo"):
                post = {"action": action, "at": at}
                plain = await client.post(f"{page}/play", data=post)
                scripted = await client.post(f"{page}/play", data=post, headers=HTMX)
                acted = await client.post(f"{api}/actions", json=post, headers=headers)
                assert {plain.status_code, acted.status_code} <= {400, 403, 409}
                texts += [plain.text, scripted.text, acted.text]
        texts.append(await heard(client, f"{page}/events", {}, 1))
        texts.append(await heard(client, f"{api}/events", headers, self.table.number + 1))
        for path in ("transcript", "replay"):
            refused = await client.get(f"{page}/{path}")
            assert refused.status_code == 403
            texts.append(refused.text)
        texts = [text.replace(self.table.id, "ID") for text in texts]
        if seat is not None:  # everybody reads their own link
            texts = [text.replace(self.tokens[seat], "TOKEN") for text in texts]
        if self.table.dice is None:
            return texts
        return [without_commitment(text, self.table.dice.commitment) for text in texts]


async def heard(client: httpx.AsyncClient, url: str, headers: dict[str, str], number: int) -> str:
    """Return the first events of a stream."""
    told = []
    async with client.stream("GET", url, headers=headers) as response:
        async for event in events(response):
            told.append(str(event))
            if len(told) == number:
                break
    return "\n".join(told)


async def party(server: RunningServer) -> Party:
    made = await server.tables.setup.create("high-ball", ["you", "open"], name="Ana")
    token = server.tables.invite_token(made.table, 1)
    assert token is not None
    await server.tables.join(token, "Bo", None)
    await first_decision(made.table)
    tokens = [str(server.tables.seat_token(made.table, seat)) for seat in range(2)]
    return await Party(made.table, tokens, server).sit()


async def taken_up(server: RunningServer, match: Match) -> Party:
    """Return the match, played on at a table of two people."""
    table = await stored_match(server.tables, match)
    tokens = [str(server.tables.seat_token(table, seat)) for seat in range(2)]
    return await Party(table, tokens, server).sit()


@pytest.mark.parametrize("phase", ["choose", "striking", "paying"])
async def test_nor_does_a_secret_of_super_team(server: RunningServer, phase: str) -> None:
    match, bot = kickabout.new("super-team", 2, seed=1), kickabout.bot("rule-of-thumb", seed=1)
    while not secret(match, phase):
        if isinstance(match.actor, int):
            match.play(bot.choose(match.seen(match.actor)))
        else:
            match.roll()
    assert isinstance(match.actor, int)
    decider, one, other = match.actor, await taken_up(server, match), await taken_up(server, match)
    await one.choose(decider, 0)
    await other.choose(decider, 1)
    for seat in (1 - decider, None):
        assert await one.learnt(seat) == await other.learnt(seat)
    assert one.table.may_undo(decider)
    assert not one.table.may_undo(1 - decider)


def secret(match: Match, phase: str) -> bool:
    """Return whether a seat chooses, and another one chooses after it, before all is shown."""
    if not isinstance(match.actor, int) or len(match.legal) < 2:
        return False
    if match.view()["phase"] != phase:
        return False
    after = match.copy()
    after.play(after.legal[0])
    return after.actor == 1 - match.actor or phase == "choose"


async def test_what_was_chosen_reaches_nobody_else(server: RunningServer) -> None:
    one, other = await party(server), await party(server)
    assert one.table.log.match.legal == other.table.log.match.legal
    await one.choose(0, 0)
    await other.choose(0, 1)
    for seat in (1, None):
        assert await one.learnt(seat) == await other.learnt(seat)
    assert await one.learnt(0) != await other.learnt(0)


async def test_nor_does_what_was_taken_back(server: RunningServer) -> None:
    one, other = await party(server), await party(server)
    for room, first, second in ((one, 0, 1), (other, 1, 0)):
        await room.choose(0, first)
        await take_back(room.table, 0, room.table.number)
        await room.choose(0, second)
    for seat in (1, None):
        assert await one.learnt(seat) == await other.learnt(seat)


async def test_a_choice_stands_once_somebody_has_chosen_after_it(server: RunningServer) -> None:
    table = (await party(server)).table
    await submit(table, 0, table.log.match.legal[0], table.number)
    assert [table.may_undo(seat) for seat in range(2)] == [True, False]
    await submit(table, 1, table.log.match.legal[0], table.number)
    assert not table.may_undo(0)
    await first_decision(table)
    assert table.log.match.view()["players"][0]["open"]
    assert [table.may_undo(seat) for seat in range(2)] == [False, False]


async def test_nor_does_a_bot_that_takes_a_seat_tell_what_lay_there(server: RunningServer) -> None:
    """A bot that comes on, and its person who comes back, show nobody else what was chosen."""
    one, other = await party(server), await party(server)
    for room, choice in ((one, 0), (other, 1)):
        room.table.hints = True
        await room.choose(0, choice)
        assert await ask_bot(room.table, 0, by=1)
    for seat in (1, None):
        assert await one.learnt(seat) == await other.learnt(seat)
    for room in (one, other):
        await come_back(room.table, 0)
    for seat in (1, None):
        assert await one.learnt(seat) == await other.learnt(seat)
