"""Deals that somebody cannot tell apart are sent to them alike, byte for byte but for times: with names, friends, phrases,
free text, clocks, notices, and answers given in advance.

Each deal is played on a server of its own by the same people, and all that a rival, a friend who watches and a stranger
can fetch is compared.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

import kickabout
from kickabout.engine.actions import HOLD
from kickabout.engine.match import Match
from kickabout.table.play.live import LiveTable
from kickabout.table.settings import Settings
from kickabout.table.time_control import TimeControl
from tests.keyed_match import without_commitment
from tests.table.conftest import running, stored_match
from tests.table.play.test_secrets import heard

pytestmark = pytest.mark.anyio
HANDS = {
    0: ("short-pass", "through-ball", "overlap", "pressing", "block", "long-pass"),
    1: ("nutmeg", "overlap", "pressing", "slide-tackle", "clearance"),
}
"""The cards that are dealt to each seat; the other seat has one more."""
ATTACK = "play short-pass"
TIMES = (
    (re.compile(r"\d{4}-\d\d-\d\d[T ][\d:.]+(?:\+00:00|Z| UTC)?"), "TIME"),
    (re.compile(r'(data-left|data-left-ms|datetime)="[^"]*"'), r'\1="TIME"'),
    (re.compile(r'"(left_ms|at_ms|window_left_ms)":\s*\d+'), r'"\1":0'),
    (re.compile(r"\b\d+ d \d+ h\b|\b\d+:\d\d\b"), "TIME"),
    (re.compile(r"--p:\d+"), "--p:0"),
    (re.compile(r"\b(said-\d)-\d+"), r"\1-TIME"),
    (re.compile(r"(\d+|a) (minute|second)s? ago|just now"), "TIME"),
)
SECRETS = re.compile(r"\b[0-9a-f]{16,}\b|(?<![\w~.-])(?=[a-z~.-]*[0-9A-Z_])[\w~.-]{20,}")
"""Tokens, ids of sessions, commitments, and heads: they are drawn at random, or follow from what is."""


@dataclass(frozen=True)
class Deal:
    """What differs between two servers."""

    last: str
    """The last card that is dealt to the seat that is asked."""
    lets_stand: tuple[str, ...] = ()
    answers: bool = False
    """Whether it answers at once."""
    drawn: str = "nutmeg"
    """The card that the rival has drawn."""
    writes: tuple[str, ...] = ("Any plans?",)
    """What it writes to its rival."""


def dealt(deal: Deal) -> Match:
    """Return a match in which the first seat has attacked, and the other is asked."""
    match = kickabout.new("futbol-dash", 2)
    hands = {0: [*HANDS[0], deal.drawn], 1: [*HANDS[1], deal.last]}
    while match.is_chance:
        chance = match.chance
        assert chance is not None
        if chance.kind == "pick":
            match.play("start 0")
        else:
            assert chance.seat is not None
            match.play(f"draw {hands[chance.seat].pop(0)}")
    match.play(ATTACK)
    assert match.window is not None
    return match


@pytest.fixture
def other_settings(settings: Settings, other_database: str | None, tmp_path: Path) -> Settings:
    """The settings of a second server."""
    return replace(settings, data=tmp_path / "other", database=other_database)


async def learnt(settings: Settings, deal: Deal, time_control: str) -> dict[str, list[str]]:
    """Return what each can fetch, once the seat that is asked has done all that it does beside its answer."""
    async with running(replace(settings, pace=1.0)) as server:
        ana, bo, friend, stranger = (server.client() for _ in range(4))
        for client, name in ((ana, "Ana"), (bo, "Bo"), (friend, "Cy")):
            claimed = await client.post("/me/claim", data={"name": name})
            assert claimed.status_code == 303, claimed.text
        await friend.post("/me/friends/ask", data={"name": "Bo"})
        table = await stored_match(
            server.tables,
            dealt(deal),
            answer_seconds=None if time_control.endswith("d") else 15.0,
            time_control=TimeControl.read(time_control),
        )
        tokens = [str(server.tables.seat_token(table, seat)) for seat in (0, 1)]
        for client, token in zip((ana, bo), tokens, strict=True):
            await client.post(f"/seat/{token}")
        page, api = f"/t/{table.id}", f"/api/tables/{table.id}"
        await bo.get(page)
        if time_control.endswith("d"):
            said = await bo.post(f"{page}/in-advance", data={"card": list(deal.lets_stand)})
            assert said.status_code in (200, 303), said.text
        if deal.answers:
            hold = {"action": HOLD, "at": str(table.number)}
            assert (await bo.post(f"{page}/play", data=hold)).status_code in (200, 303)
        assert (await bo.post(f"{page}/say", data={"phrase": "hello"})).status_code in (204, 303)
        for client in (ana, bo):
            allowed = await client.post(f"{page}/allow-text", data={"allowed": "true"})
            assert allowed.status_code in (204, 303), allowed.text
        for line in deal.writes:
            written = await bo.post(f"{page}/write", data={"text": line})
            assert written.status_code in (204, 303), written.text
        assert table.window is not None, "it is over before anybody has looked"
        told = {}
        for who, client, own in (
            ("rival", ana, 0),
            ("friend", friend, None),
            ("stranger", stranger, None),
        ):
            headers = {} if own is None else {"Authorization": f"Bearer {tokens[own]}"}
            fetched = [
                (await client.get(path, headers=headers if path.startswith(api) else {})).text
                for path in (
                    page, api, f"{api}/writing", "/", "/people/Bo", "/people/Ana", "/me", "/me/matches", "/me/friends", "/me/notices",
                    "/notices", "/moves", f"{page}/transcript", f"{page}/proof", "/api/open-tables",
                )
            ]  # fmt: skip
            fetched.append(await heard(client, f"{page}/events", {}, 1))
            fetched.append(await heard(client, f"{api}/events", headers, table.number))
            assert table.window is not None
            told[who] = [alike(text, table, tokens) for text in fetched]
        return told


def alike(text: str, table: LiveTable, tokens: Sequence[str]) -> str:
    """Return a text without what is drawn at random and what tells the time."""
    for number, token in enumerate(tokens):
        text = text.replace(token, f"TOKEN {number}")
    if table.dice is not None:
        text = without_commitment(text, table.dice.commitment)
    text = SECRETS.sub("SECRET", text.replace(table.id, "TABLE"))
    text = re.sub(r"127\.0\.0\.1:\d+|localhost:\d+", "HOST", text)
    for pattern, instead in TIMES:
        text = pattern.sub(instead, text)
    return text


PAIRS = {
    "the card that could answer": (Deal("foul"), Deal("interception")),
    "what is let stand in advance": (
        Deal("interception", ("short-pass", "foul")),
        Deal("interception"),
    ),
    "both": (Deal("foul", ("short-pass",)), Deal("halftime", ("long-pass", "nutmeg"))),
}


async def test_over_days_nobody_sees_whether_a_seat_has_answered(
    settings: Settings, other_settings: Settings
) -> None:
    one, other = Deal("foul", answers=True), Deal("interception", ("short-pass",))
    first = await learnt(settings, one, "3d")
    assert first == await learnt(other_settings, other, "3d")


@pytest.mark.parametrize("time_control", ["3d", "5+5"])
@pytest.mark.parametrize("pair", PAIRS)
async def test_two_deals_look_alike_to_all_who_cannot_tell_them_apart(
    settings: Settings, other_settings: Settings, pair: str, time_control: str
) -> None:
    one, other = PAIRS[pair]
    first = await learnt(settings, one, time_control)
    second = await learnt(other_settings, other, time_control)
    for who in first:
        for mine, theirs in zip(first[who], second[who], strict=True):
            assert mine == theirs, who


@pytest.mark.parametrize("instead", [(), ("Not much.", "And you?")])
async def test_what_is_written_is_told_to_the_rival_and_to_nobody_else(
    settings: Settings, other_settings: Settings, instead: tuple[str, ...]
) -> None:
    first = await learnt(settings, Deal("foul"), "3d")
    second = await learnt(other_settings, Deal("foul", writes=instead), "3d")
    for who in ("friend", "stranger"):
        for mine, theirs in zip(first[who], second[who], strict=True):
            assert mine == theirs, who
    pairs = zip(first["rival"], second["rival"], strict=True)
    assert sum(mine != theirs for mine, theirs in pairs) == 3  # the page, its stream, and the API


async def test_the_check_finds_what_is_told(settings: Settings, other_settings: Settings) -> None:
    """Two deals that differ in what everybody sees are told apart: the check can fail."""
    seen = await learnt(settings, Deal("foul"), "3d")
    other = await learnt(other_settings, Deal("foul", drawn="penalty"), "3d")
    assert seen["rival"] != other["rival"]
    assert seen["stranger"] == other["stranger"]
