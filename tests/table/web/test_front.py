"""The front page: what it remembers of somebody, what it suggests, and what it tells of their tables."""

import re
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

import kickabout
from kickabout.games import find
from kickabout.table.language import table_messages
from kickabout.table.play import LiveTable, Tables
from kickabout.table.seats import digest
from kickabout.table.settings import Settings
from kickabout.table.store import Entry, FinalScore, Listed, Place, log_queries, queries, records
from kickabout.table.web.pages.clock_words import ago
from kickabout.table.web.pages.game_cards import Suggestion, game_cards, suggestion
from kickabout.table.web.pages.tickets import Ticket, tickets_context
from kickabout.table.web.pages.usual import first_match_options, usual
from kickabout.text.messages import Message
from kickabout.text.reader import Reader
from tests.table.conftest import RunningServer, opened, replay

pytestmark = pytest.mark.anyio
MOMENT = datetime(2026, 5, 30, tzinfo=UTC)
READER = Reader(table_messages())
TITLES = {"futbol-dash": "Fútbol Dash"}


def listed(*kinds: str, name: str = "Ada", won: int | None = None, **more: Any) -> Listed:
    """Return a table of a person in seat 0, over if a seat has `won`; -1 stands for a draw."""
    places = [
        Place(seat, kind, name if seat == 0 else f"P{seat}", "")
        for seat, kind in enumerate(("person", *kinds))
    ]
    score = None
    if won is not None:
        score = FinalScore(tuple(0 for _ in places), () if won < 0 else (won,))
    given: dict[str, Any] = {
        "game": "futbol-dash",
        "status": "playing" if won is None else "over",
        "options": {},
        "answer_seconds": 4.0,
        "time_control": None,
        "hints": len(kinds) == 1,
        "stand_in": "world",
        "lesson": None,
    }
    return Listed(id="t", seat=0, places=tuple(places), score=score, updated=MOMENT, **given | more)


def test_who_comes_for_the_first_time_plays_as_usual() -> None:
    own = usual([], find("futbol-dash"))
    assert own.seats == ["you", "bot:amateur", "none", "none", "none", "none"]
    assert (own.name, own.level, own.options) == ("", "amateur", {})
    assert (own.answer_seconds, own.hints, own.stand_in) == ("4", "alone", "world")


def test_the_last_time_counts() -> None:
    options = {"mode": "express", "goals": 3, "express-end": "gone from the box", "x": 1}
    last = listed(
        "bot:pro",
        "person",
        options=options,
        answer_seconds=None,
        hints=True,
        stand_in="pro",
        name="Ada",
    )
    before = listed("bot:youth", options={"goals": 5})
    own = usual([last, before], find("futbol-dash"))
    assert own.seats == ["you", "bot:pro", "open", "none", "none", "none"]
    assert (own.name, own.level) == ("Ada", "pro")
    assert own.options == {"mode": "express"}  # the others are as they are by default, or not there
    assert (own.answer_seconds, own.hints, own.stand_in) == ("none", "on", "pro")
    assert usual([listed("bot:pro", hints=False)], find("futbol-dash")).hints == "off"


def test_each_game_is_remembered_for_itself_but_for_the_name() -> None:
    last = listed("bot:world", game="super-team", options={"length": "long"}, name="Bo")
    own = usual([last, listed("bot:youth")], find("futbol-dash"))
    assert (own.name, own.level, own.options) == ("Bo", "youth", {})
    assert usual([last], find("squad-rush")).level == "amateur"
    lesson = listed("bot:rule-of-thumb", lesson="first")
    assert usual([lesson, listed("bot:youth")], find("futbol-dash")).level == "youth"


def test_what_suits_first_matches_is_offered_until_two_are_over() -> None:
    susu = find("futera-susu")
    gentle = {"lock-in": "gentle"}
    lesson = listed("bot:youth", game="futera-susu", lesson="first-match", won=0)
    other = listed("person", game="futbol-dash", options={"goals": 5}, won=0)
    begun = listed("person", game="futera-susu", options=gentle | {"goals": 5})
    first = listed("person", game="futera-susu", options=gentle | {"goals": 5}, won=-1)
    for new in ([], [lesson], [other, other], [begun, begun, begun], [begun, first]):
        assert first_match_options(new, susu) == gentle
    assert first_match_options([], find("futbol-dash")) == {}
    assert first_match_options([begun, first, first], susu) == {}
    # From then on the rulebook's is usual, unless somebody chooses the other themselves.
    assert usual([first, first], susu).options == {"goals": 5}
    assert usual([begun, first, first], susu).options == gentle | {"goals": 5}


def test_who_has_played_the_whole_game_is_not_sent_back() -> None:
    whole = listed("person", game="futera-susu", options={"lock-in": "timed"})
    assert first_match_options([whole], find("futera-susu")) == {}


@pytest.mark.parametrize(("pressed", "cards"), [({}, "on"), ({"option-basic-cards": "off"}, "off")])
async def test_the_button_starts_a_first_match_or_the_whole_game(
    server: RunningServer, pressed: dict[str, str], cards: str
) -> None:
    client = server.client()

    def form(page: str) -> tuple[dict[str, str], bool]:
        card = page.split('aria-labelledby="game-super-team"')[1].split("</form>")[0]
        hidden = re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', card)
        whole = re.search(r'name="option-basic-cards"\s+value="off">Whole game', card)
        return dict(hidden), whole is not None

    fields, is_offered = form((await client.get("/")).text)
    assert is_offered
    answer = await client.post("/kick-off", data=fields | pressed)
    table = await client.get(f"/api{answer.headers['location'].replace('/t/', '/tables/')}")
    assert table.json()["options"]["basic-cards"] == cards
    fields, is_offered = form((await client.get("/")).text)
    assert is_offered == (cards == "on")


def test_a_card_is_made_once_for_all_who_have_come_as_far() -> None:
    lesson = listed(lesson="first-match", status="playing")
    made = [
        game_cards(tables, "en", None, is_claimed=False)[0]
        for tables in ([], [listed("bot:amateur")], [listed("bot:amateur", name="Bo")], [lesson])
    ]
    assert made[1] is made[2]
    assert len({*made}) == 3
    assert [f'href="/t/{lesson.id}"' in card for card in made] == [False, False, False, True]


async def test_the_team_sheet_chooses_it_and_says_why(server: RunningServer) -> None:
    client = server.client()
    address = "/?game=futera-susu"

    def chosen(page: str) -> list[str]:
        return re.findall(r'name="option-lock-in" value="([^"]+)" checked', page)

    page = (await client.get(address)).text
    assert chosen(page) == ["gentle"]
    assert "for your first matches" in page
    page = (await client.get(f"{address}&option-lock-in=timed")).text
    assert chosen(page) == ["timed"]
    assert "for your first matches" not in page
    form = {"game": "futera-susu", "seat-0": "you", "seat-1": "open", "option-lock-in": "timed"}
    await client.post("/tables", data=form)
    page = (await client.get(address)).text
    assert chosen(page) == ["timed"]
    assert "for your first matches" not in page


def test_a_name_that_nobody_gave_is_none() -> None:
    assert usual([listed("bot:pro", name="Player 1")], find("futbol-dash")).name == ""


def test_who_was_a_guest_keeps_a_seat_of_the_own() -> None:
    guest = listed("person", "bot:pro", name="Bo", hints=False)
    places = tuple(Place(p.seat, p.kind, "Me" if p.seat == 1 else p.name, "") for p in guest.places)
    there = Listed(**vars(guest) | {"seat": 1, "places": places})
    own = usual([there], find("futbol-dash"))
    assert own.name == "Me"
    assert own.seats[:3] == ["you", "bot:pro", "none"]
    assert own.hints == "alone"


WON, LOST, DRAWN = listed("bot:amateur", won=0), listed("bot:amateur", won=1), -1


@pytest.mark.parametrize(
    ("tables", "level", "expected"),
    [
        ([WON] * 3, "amateur", Suggestion("pro", Message("front-level-up", number=3))),
        ([LOST, WON, WON, WON], "amateur", Suggestion("youth", Message("front-level-down"))),
        ([listed("bot:amateur"), WON, WON, WON], "amateur", Suggestion("pro", Message("front-level-up", number=3))),
        ([WON, LOST, WON, WON], "amateur", None),
        ([WON, WON], "amateur", None),
        ([], "amateur", None),
        ([WON, listed("bot:amateur", won=DRAWN), WON, WON], "amateur", None),
        ([listed("bot:amateur", won=DRAWN), LOST], "amateur", None),
        ([WON] * 3, "pro", None),
        ([listed("bot:world", won=0)] * 3, "world", None),
        ([listed("bot:youth", won=1)] * 3, "youth", None),
        ([listed("bot:random", won=0)] * 3, "random", None),
        ([listed("bot:amateur", "person", won=0)] * 3, "amateur", None),
        ([listed("bot:amateur", won=0, game="squad-rush")] * 3, "amateur", None),
        ([listed("bot:amateur", won=0, lesson="first")] * 3, "amateur", None),
    ],
)  # fmt: skip
def test_another_level_is_suggested_after_three_wins_or_a_loss(
    tables: Sequence[Listed], level: str, expected: Suggestion | None
) -> None:
    assert suggestion(tables, "futbol-dash", level) == expected


async def tickets(tables: Tables, *practice: str) -> list[Ticket]:
    """Return the tickets of a browser, to which some tables are `practice`."""
    found = await tables.store.read(lambda c: queries.tables_of(c, digest("b0")))
    found = [replace(one, lesson="position") if one.id in practice else one for one in found]
    return await tickets_context(tables, found, TITLES, READER)


async def finish(table: LiveTable, seat: int) -> None:
    """Play on until this seat has won, choosing outcomes and all decisions."""
    for _ in range(50):
        match, good, bad = (
            table.log.match.copy(),
            kickabout.bot("rule-of-thumb"),
            kickabout.bot("random"),
        )
        while match.actor is not None:
            if match.actor == "chance":
                match.roll()
            else:
                bot = good if match.actor == seat else bad
                match.play(bot.choose(match.seen(match.actor)))
        if match.winners == [seat]:
            break
    await replay(table, match)


@pytest.mark.usefixtures("still")
async def test_tickets_tell_whose_turn_it_is_and_who_has_won(tables: Tables) -> None:
    made = await tables.setup.create(
        "futbol-dash",
        ["you", "bot:amateur"],
        {"goals": 1},
        name="Ada",
        browser="b0",
        prepared=True,
    )
    table = made.table
    turn = table.log.match.actor == 0
    (shown,) = await tickets(tables)
    assert (shown["title"], shown["status"]) == ("Fútbol Dash", "playing")
    assert (shown["state"], shown["mine"]) == (("Your turn" if turn else "Ama to play"), turn)
    assert shown["sides"] == [
        {"name": "You", "goals": 0, "won": False},
        {"name": "Ama", "goals": 0, "won": False},
    ]
    await finish(table, 1)
    waiting = await tables.setup.create("futbol-dash", ["you", "open"], browser="b0")
    # What is over comes last, however late it is.
    first, last = await tickets(tables)
    assert (first["id"], first["state"]) == (waiting.table.id, "Waiting")
    assert [side["goals"] for side in first["sides"]] == [None, None]
    assert (last["id"], last["state"], last["mine"]) == (table.id, "Ama won", False)
    assert last["sides"] == [
        {"name": "You", "goals": 0, "won": False},
        {"name": "Ama", "goals": 1, "won": True},
    ]


@pytest.mark.usefixtures("still")
async def test_practice_says_so_and_comes_after_what_counts(tables: Tables) -> None:
    ids = []
    for _ in range(2):
        made = await tables.setup.create("futbol-dash", ["you", "open"], browser="b0")
        ids.append(made.table.id)
    latest = ids[-1]
    assert [(one["id"], one["is_practice"]) for one in await tickets(tables, latest)] == [
        (ids[0], False),
        (latest, True),
    ]


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize("noted", [False, True])
async def test_a_match_that_ended_unnoticed_is_told_all_the_same(
    settings: Settings, noted: bool
) -> None:
    """As the server stopped between the last decision and the note that it was the last."""
    async with opened(settings) as before:
        made = await before.setup.create(
            "futbol-dash", ["you", "bot:pro"], {"goals": 1}, browser="b0"
        )
        match, bot = made.table.log.match.copy(), kickabout.bot("rule-of-thumb")
        while match.actor is not None:
            if match.actor == "chance":
                match.roll()
            else:
                match.play(bot.choose(match.seen(match.actor)))
        for number, (actor, action) in enumerate(match.log):
            entry = Entry(number, actor, match.name_of(action), records.now())
            await before.store.write(lambda c, e=entry: log_queries.add_move(c, made.table.id, e))  # type: ignore[misc]  # bound at once
        if noted:  # as it was before the database told how matches end
            await before.store.write(lambda c: queries.set_status(c, made.table.id, "over"))
    expected = "You won" if match.winners == [0] else "Petra won"
    async with opened(settings) as tables:
        (shown,) = await tickets(tables)
        assert shown["state"] == expected
    async with opened(settings) as tables:
        (shown,) = await tickets(tables)
        assert not list(tables.in_memory())  # the database tells
        assert (shown["status"], shown["state"]) == ("over", expected)


@pytest.mark.parametrize(
    ("seconds", "expected"),
    [
        (59, Message("front-just-now")),
        (60, Message("front-minutes-ago", number=1)),
        (2 * 3600, Message("front-hours-ago", number=2)),
        (3 * 86400, Message("front-days-ago", number=3)),
    ],
)
def test_how_long_ago_it_was(seconds: int, expected: Message) -> None:
    assert ago(MOMENT, MOMENT + timedelta(seconds=seconds)) == expected
