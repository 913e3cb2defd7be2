"""Accounts: who gets a name, which browsers are signed in to it, and what becomes of what they have played."""

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest

from kickabout.table.errors import BadRequest, Refused, TableError, Unknown
from kickabout.table.people import LINK_MINUTES, People, SignedIn
from kickabout.table.play.tables import Tables
from kickabout.table.seats import as_browser, digest
from kickabout.table.settings import Settings
from kickabout.table.store import now, people_queries, queries
from tests.table.conftest import opened, play_to_the_end

pytestmark = pytest.mark.anyio


def browser_of(tables: Tables, signed: SignedIn) -> str | None:
    """Return as whom the server takes a browser with this cookie."""
    key = tables.keys.current
    return tables.keys.browser_among({key.cookie_name: key.cookie(signed.cookie)})


async def test_a_claimed_name_is_a_browsers_and_brings_its_seats(
    tables: Tables, people: People
) -> None:
    table = (await tables.setup.create("futbol-dash", ["you", "bot:random"], browser="b")).table
    assert await people.account_of("b") is None
    signed = await people.claim("Vera", "b", "Firefox, Linux")
    browser = browser_of(tables, signed)
    assert await people.account_of(browser) == signed.account
    assert tables.seat_of(table, browser) == 0
    assert tables.seat_of(table, "b") is None
    (session,) = await people.sessions(signed.account)
    assert session.device == "Firefox, Linux"


@pytest.mark.parametrize("name", ["vera", "V e r a", "Verа", "VÉRA"])
async def test_a_name_that_looks_like_it_is_taken(
    tables: Tables, people: People, name: str
) -> None:
    await people.claim("Vera", None, "")
    with pytest.raises(Refused) as refused:
        await people.claim(name, None, "")
    assert refused.value.message.id == "error-name-claimed"
    # Nor can a guest sit at a table by it.
    with pytest.raises(BadRequest):
        await tables.setup.create("futbol-dash", ["you", "bot:random"], name=name, browser="b")
    made = await tables.setup.create("futbol-dash", ["you", "open"], browser="b")
    token = tables.invite_token(made.table, 1)
    assert token is not None
    with pytest.raises(BadRequest):
        await tables.join(token, name, "other")


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("", "error-name-missing"),
        ("x" * 25, "error-name-long"),
        ("You", "error-name-like-you"),
        ("Petra", "error-name-like-bot"),
        ("Player 1", "error-name-reserved"),
        ("Jugador 2", "error-name-reserved"),
    ],
)
async def test_what_is_no_name_is_refused(people: People, name: str, error: str) -> None:
    with pytest.raises(TableError) as refused:
        await people.claim(name, None, "")
    assert refused.value.message.id == error


async def test_of_two_who_claim_a_name_at_once_one_gets_it(people: People) -> None:
    made = await asyncio.gather(
        *(people.claim("Vera", f"b{number}", "") for number in range(4)), return_exceptions=True
    )
    assert sum(isinstance(one, SignedIn) for one in made) == 1
    assert all(isinstance(one, SignedIn | Refused) for one in made)


async def test_the_name_is_worn_at_every_table(tables: Tables, people: People) -> None:
    signed = await people.claim("Vera", None, "")
    browser = browser_of(tables, signed)
    made = await tables.setup.create("futbol-dash", ["you", "bot:random"], browser=browser)
    assert made.table.names[0] == "Vera"
    lesson = await tables.setup.begin_lesson("futbol-dash", "first-match", browser=browser)
    assert "Vera" in lesson.names


async def test_a_code_brings_the_name_back(tables: Tables, people: People) -> None:
    signed = await people.claim("Vera", None, "")
    table = (await tables.setup.create("futbol-dash", ["you", "bot:random"], browser="b2")).table
    for name, code in (("Vera", "AAAAA-" * 4 + "AAAAA"), ("Nobody", signed.code)):
        with pytest.raises(Refused) as refused:
            await people.recover(name, code, "b2", "")
        assert refused.value.message.id == "error-recovery"
    again = await people.recover("vera", signed.code.lower(), "b2", "Chrome, Android")
    assert again.account == signed.account
    assert tables.seat_of(table, browser_of(tables, again)) == 0
    new = await people.new_code(signed.account)
    with pytest.raises(Refused):
        await people.recover("Vera", signed.code, None, "")
    assert (await people.recover("Vera", new, None, "")).account == signed.account


async def test_a_link_signs_one_other_device_in(tables: Tables, people: People) -> None:
    signed = await people.claim("Vera", None, "")
    token = await people.new_link(signed.account)
    assert await people.linked(token) == signed.account
    made = await asyncio.gather(
        *(people.follow(token, None, "") for _ in range(3)), return_exceptions=True
    )
    assert sum(isinstance(one, SignedIn) for one in made) == 1
    with pytest.raises(Unknown):
        await people.linked(token)
    old = now() - timedelta(minutes=LINK_MINUTES, seconds=1)
    await tables.store.write(
        lambda c: people_queries.add_device_link(c, digest("old"), signed.account.id, old)
    )
    with pytest.raises(Unknown):
        await people.follow("old", None, "")


async def test_an_ended_session_counts_no_more(settings: Settings) -> None:
    async with opened(settings) as tables:
        people = People(tables)
        signed = await people.claim("Vera", None, "")
        other = await people.follow(await people.new_link(signed.account), None, "")
        latest, _ = await people.sessions(signed.account)
        await people.end(signed.account, latest.digest)
        with pytest.raises(Unknown):
            await people.end(signed.account, latest.digest)
        with pytest.raises(Unknown):
            await people.end(replace(signed.account, id="another"), latest.digest)
        assert browser_of(tables, other) is None
        assert browser_of(tables, signed) == as_browser(signed.account.id)
    async with opened(settings) as tables:  # as after a restart
        await People(tables).load()
        assert browser_of(tables, other) is None
        assert browser_of(tables, signed) == as_browser(signed.account.id)


async def test_a_removed_name_is_free_and_its_matches_stay(tables: Tables, people: People) -> None:
    signed = await people.claim("Vera", None, "")
    browser = browser_of(tables, signed)
    made = await tables.setup.create("futbol-dash", ["you", "bot:random"], browser=browser)
    await play_to_the_end(made.table)
    await people.remove(signed.account, "guest")
    assert browser_of(tables, signed) is None
    assert await people.named("Vera") is None
    assert tables.seat_of(made.table, "guest") == 0
    stored = await tables.store.read(lambda c: queries.read_table(c, made.table.id))
    assert stored is not None
    assert stored.places[0].name == made.table.names[0] == "Player 1"
    again = await people.claim("Vera", "b", "")
    assert again.account.id != signed.account.id


async def test_a_seat_of_ones_own_at_the_same_table_stays_the_guests(
    tables: Tables, people: People
) -> None:
    signed = await people.claim("Vera", None, "")
    browser = browser_of(tables, signed)
    table = (await tables.setup.create("futbol-dash", ["you", "open"], browser=browser)).table
    token = tables.invite_token(table, 1)
    assert token is not None
    await tables.join(token, "Bo", "guest")
    await people.follow(await people.new_link(signed.account), "guest", "")
    assert (tables.seat_of(table, browser), tables.seat_of(table, "guest")) == (0, 1)


async def test_a_name_is_changed_and_the_old_one_is_free(people: People) -> None:
    vera = (await people.claim("Vera", None, "")).account
    await people.claim("Otto", None, "")
    for taken, error in (
        ("Otto", Refused),
        ("0tto", Refused),
        ("Player 2", Refused),
        ("", BadRequest),
    ):
        with pytest.raises(error):
            await people.rename(vera, taken)
    assert await people.named("Vera") == vera  # nothing of it is half done
    ida = await people.rename(vera, "Ida")
    assert (ida.id, await people.named("ida")) == (vera.id, ida)
    assert await people.named("Vera") is None
    assert (await people.rename(ida, "IDA")).name == "IDA"  # which looks like one's own
    await people.claim("Vera", None, "")


async def test_two_change_to_one_name_at_the_same_moment(people: People) -> None:
    both = [(await people.claim(name, None, "")).account for name in ("Vera", "Otto")]
    done = await asyncio.gather(
        *(people.rename(one, "Ida") for one in both), return_exceptions=True
    )
    assert sorted(type(one).__name__ for one in done) == ["Account", "Refused"]
