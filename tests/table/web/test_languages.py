"""The choice of a language: kept by the browser and with the account, read by everybody at a table for themselves."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from kickabout.table import language
from kickabout.table.people import People
from kickabout.text import languages
from tests.table.conftest import RunningServer, first_decision, until
from tests.table.web.players import bearer, new_table, set_up
from tests.table.web.test_people import claimed

pytestmark = pytest.mark.anyio
HTML = re.compile(r'<html lang="([\w-]+)">')


@pytest.fixture(autouse=True)
def offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Spanish in part, whatever is offered by now."""
    monkeypatch.setattr(languages, "_OFFERED", tmp_path / "languages.toml")
    offer("es")
    yield
    for cached in (languages.offered, language.accepted_language):
        cached.cache_clear()


def offer(tag: str) -> None:
    """Offer a language in part, beside English."""
    tables = f"[en]\nwhole = true\n[{tag}]\nwhole = false\n"
    languages._OFFERED.write_text(tables, encoding="utf-8")
    for cached in (languages.offered, language.accepted_language):
        cached.cache_clear()


async def shown_in(client: httpx.AsyncClient, address: str = "/") -> str:
    page = (await client.get(address)).text
    found = HTML.search(page)
    assert found is not None
    return found[1]


async def test_a_page_is_in_the_language_of_the_browser_until_another_is_chosen(
    server: RunningServer,
) -> None:
    client = server.client(headers={"accept-language": "es-AR, en;q=0.5"})
    assert await shown_in(client) == "es"
    page = await client.get("/rules/futbol-dash")
    assert page.headers["vary"] == "Accept-Language, Cookie"
    assert re.search(r'value="es"\s+lang="es" aria-current="true">\s*Español <small>', page.text)
    before = {"referer": f"{server.url}/rules/futbol-dash?q=gol"}
    chosen = await client.post("/language", data={"locale": "en"}, headers=before)
    assert (chosen.status_code, chosen.headers["location"]) == (303, "/rules/futbol-dash?q=gol")
    assert await shown_in(client) == await shown_in(client, "/rules/futbol-dash") == "en"


@pytest.mark.parametrize(
    "before", ["", "http://elsewhere.example/t/1", "{}/language", "{}/nowhere"]
)
async def test_a_choice_leads_to_the_front_page_if_there_is_no_way_back(
    server: RunningServer, before: str
) -> None:
    headers = {"referer": before.format(server.url)} if before else {}
    chosen = await server.client().post("/language", data={"locale": "es"}, headers=headers)
    assert chosen.headers["location"] == "/"


async def test_a_page_says_in_spanish_which_field_of_a_form_is_missing(
    server: RunningServer,
) -> None:
    client = server.client(headers={"accept-language": "es"})
    answer = await client.post("/t/abcdefghij/sit", data={"name": "Ana"})
    assert answer.status_code == 400
    assert "Falta, o no es como debe: token." in answer.text
    assert "required" not in answer.text


@pytest.mark.parametrize("locale", ["", "tlh", "en-XA", "../es"])
async def test_only_what_is_offered_can_be_chosen(server: RunningServer, locale: str) -> None:
    client = server.client()
    assert (await client.post("/language", data={"locale": locale})).status_code == 400
    client.cookies.set("kickabout-language", locale)
    assert await shown_in(client) == "en"


async def test_an_account_takes_its_language_along(server: RunningServer) -> None:
    client, code = await claimed(server)
    await client.post("/language", data={"locale": "es"})
    phone = server.client(headers={"accept-language": "en"})
    assert await shown_in(phone) == "en"
    await phone.post("/me/recover", data={"name": "Vera", "code": code})
    assert await shown_in(phone, "/me") == "es"
    account = await People(server.tables).named("Vera")
    assert account is not None
    assert account.locale == "es"
    feed = re.search(r"http://[^<\"]+/feed/[\w-]+", (await client.post("/me/feed")).text)
    assert feed is not None
    # A program asks for no language.
    titles = [(await server.client().get(feed[0])).text, (await client.get(feed[0])).text]
    assert re.findall("<title>.*?</title>", titles[0]) == re.findall(
        "<title>.*?</title>", titles[1]
    )


async def test_a_choice_at_one_device_counts_at_the_others_from_their_next_page(
    server: RunningServer,
) -> None:
    laptop, code = await claimed(server)
    phone = server.client(headers={"accept-language": "en"})
    await phone.post("/me/recover", data={"name": "Vera", "code": code})
    path = await set_up(phone, "you", "bot:rule-of-thumb")
    for device, other, locale in ((laptop, phone, "es"), (phone, laptop, "en")):
        assert await shown_in(other) != locale
        await device.post("/language", data={"locale": locale})
        for address in ("/", "/me", path, "/offline"):
            assert await shown_in(other if address != path else phone, address) == locale


async def test_a_guest_takes_the_language_along_to_an_account(server: RunningServer) -> None:
    guest = server.client()
    await guest.post("/language", data={"locale": "es"})
    await guest.post("/me/claim", data={"name": "Vera"})
    account = await People(server.tables).named("Vera")
    assert account is not None
    assert account.locale == "es"


async def test_another_server_hears_of_a_choice(server: RunningServer) -> None:
    client, _ = await claimed(server)
    one, other = People(server.tables), People(server.tables)
    browser = server.tables.keys.browser_among(dict(client.cookies))
    await other.find_locale(browser)
    account = await other.account_of(browser)
    assert account is not None
    await one.set_locale(account, "es")
    assert other.locale_of(browser) is None
    await other.load()  # as `Peers` has it do, told of a change
    await other.find_locale(browser)
    assert other.locale_of(browser) == "es"


@pytest.mark.parametrize(
    ("game", "marked"), [("squad-rush", ["en"] * 4), ("futbol-dash", [])], ids=["squad", "dash"]
)
async def test_what_a_game_says_in_english_alone_is_marked_as_that(
    server: RunningServer, game: str, marked: list[str]
) -> None:
    offer("de")
    client = server.client(headers={"accept-language": "de"})
    pictures = (await client.get(f"/how-to-play/{game}")).text
    main = re.search(r'<main id="live"[^>]*>', pictures)
    assert main is not None
    assert re.findall(r'lang="(\w+)"', main[0]) == marked[:1]
    assert 'class="picture-ways" lang="de"' in pictures
    table = (await client.get(await set_up(client, "you", "bot:rule-of-thumb", game=game))).text
    parts = re.findall(r'<(?:section id="pitch"|ol id="hand"|p|ol)(?:\s[^>]*)? lang="(\w+)"', table)
    assert parts == marked


async def test_a_refusal_over_http_is_in_spanish_and_says_what_it_is_without_words(
    server: RunningServer,
) -> None:
    client = server.client(headers={"accept-language": "es"})
    made = await new_table(client, seats=["you", "bot:rule-of-thumb"])
    table = await server.tables.get(made["table"])
    await until(table, lambda: len(table.log.match.legal_for(0)) > 1)
    match = table.log.match
    names = (name for _, name in match.game.actions.names(match.box, match.game.actions.decisions))
    by_rule = next(
        (name, reason.arguments["clause"])
        for name in names
        if (reason := match.refusal(name, 0)) is not None
        and str(reason.arguments.get("clause", "")).startswith("DASH-")
    )
    for action, clause, said, words in (
        (by_rule[0], by_rule[1], None, f"({by_rule[1]})"),
        ("play nonsense", None, "not-understood", "No se entiende: como card no vale 'nonsense'"),
    ):
        answer = await client.post(
            f"/api/tables/{table.id}/actions",
            json={"action": action, "at": table.number},
            headers=bearer(made["you"]["token"]),
        )
        told = answer.json()
        assert answer.status_code == 400, told
        assert told["clause"] == clause
        assert words in told["error"]
        assert said in (None, told["id"])
        english = await client.post(
            f"/api/tables/{table.id}/actions",
            json={"action": action, "at": table.number},
            headers=bearer(made["you"]["token"]) | {"accept-language": "en"},
        )
        assert told["error"] != english.json()["error"]
        same = ("id", "clause", "arguments")
        assert [told[key] for key in same] == [english.json()[key] for key in same]
        assert told["arguments"]
    malformed = await client.post(
        f"/api/tables/{table.id}/actions",
        json={"at": table.number},
        headers=bearer(made["you"]["token"]),
    )
    said = "Falta, o no es como debe: body (“Value error, give either action or actions”)."
    assert (malformed.json()["id"], malformed.json()["error"]) == ("error-fields", said)


async def test_everybody_at_a_table_reads_their_own(server: RunningServer) -> None:
    ana, bo = server.client(), server.client(headers={"accept-language": "es"})
    path = await set_up(ana, "you", "bot:rule-of-thumb")
    table = await server.tables.get(path[3:])
    await first_decision(table)
    pages = [(await client.get(path)).text for client in (ana, bo)]
    assert [HTML.findall(page) for page in pages] == [["en"], ["es"]]
    assert "preview/futbol-dash.png?language=es" in pages[1]
    reader = table.reader(0, "es")
    assert reader.say("you") == "tú"


async def test_options_are_marked_as_english_where_a_game_lacks_the_language(
    server: RunningServer,
) -> None:
    offer("de")
    client = server.client(headers={"accept-language": "de"})
    for game, marked in (("squad-rush", ' lang="en"'), ("futbol-dash", "")):
        page = (await client.get(f"/?game={game}")).text
        found = re.findall(r'<fieldset class="choices-cards" data-option="\d+"([^>]*)>', page)
        assert {*found} == {marked}
