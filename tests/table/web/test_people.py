"""The pages about people, as a browser asks for them."""

import csv
import io
import re

import httpx
import pytest
import sqlalchemy as sa
from lxml import html

from kickabout.table.store.models import HolderRow
from tests.table.conftest import RunningServer, play_to_the_end

pytestmark = pytest.mark.anyio
CODE = re.compile(r"([A-Z]{5}-){4}[A-Z]{5}")


async def claimed(server: RunningServer, name: str = "Vera") -> tuple[httpx.AsyncClient, str]:
    """Return a browser that has claimed a name, and its recovery code."""
    client = server.client(headers={"user-agent": "Mozilla/5.0 (X11; Linux) Firefox/140.0"})
    await client.post("/me/claim", data={"name": name})
    code = await code_shown(client)
    assert code is not None
    await client.post("/me/code/written")
    return client, code


async def two_friends(server: RunningServer) -> tuple[httpx.AsyncClient, httpx.AsyncClient]:
    """Return the browsers of Vera and Otto, who are friends."""
    vera, _ = await claimed(server)
    otto, _ = await claimed(server, "Otto")
    await vera.post("/me/friends/ask", data={"name": "Otto"})
    await otto.post("/me/friends/ask", data={"name": "Vera"})
    return vera, otto


async def code_shown(client: httpx.AsyncClient) -> str | None:
    """Return the recovery code that the own page shows."""
    code = CODE.search((await client.get("/me")).text)
    return code and code[0]


async def test_no_other_recovery_code_is_offered_before_this_one_is_written_down(
    server: RunningServer,
) -> None:
    client = server.client()
    await client.post("/me/claim", data={"name": "Vera"})
    assert "Make a new code" not in (await client.get("/me")).text
    await client.post("/me/code/written")
    page = (await client.get("/me")).text
    assert "Make a new code" in page
    assert "I have written it down" not in page


async def test_a_guest_claims_a_name(server: RunningServer) -> None:
    guest = server.client()
    assert "You play as a guest" in (await guest.get("/me")).text
    client, _ = await claimed(server)
    page = (await client.get("/me")).text
    assert "<h1>Vera</h1>" in page
    assert "Firefox, Linux" in page
    refused = await guest.post("/me/claim", data={"name": "vera"})
    assert refused.status_code == 409
    assert "vera is taken, or looks like a name that is" in refused.text
    assert 'value="vera"' in refused.text


async def test_a_code_is_shown_until_it_is_written_down(server: RunningServer) -> None:
    client, phone = server.client(), server.client()
    kept = (await client.post("/me/claim", data={"name": "Vera"})).headers.get_list("set-cookie")[
        -1
    ]
    code = await code_shown(client)
    assert code is not None
    await client.post("/me/shirt", data=SHIRT)
    assert await code_shown(client) == code
    assert "HttpOnly" in kept
    assert "Path=/me" in kept
    assert code not in kept
    # Another browser of the account has not got it.
    await phone.post("/me/recover", data={"name": "Vera", "code": code})
    assert await code_shown(phone) is None
    await phone.post("/me/code")
    assert await code_shown(client) is None  # it opens nothing any more
    new = await code_shown(phone)
    done = await phone.post("/me/code/written")
    assert new not in (None, code)
    assert "the code is not shown again" in (await phone.get(done.headers["location"])).text
    assert await code_shown(phone) is None


async def test_a_code_is_shown_to_its_account_alone(server: RunningServer) -> None:
    client = server.client()
    await client.post("/me/claim", data={"name": "Vera"})
    (sealed,) = (value for name, value in client.cookies.items() if name.endswith("-code"))
    other, _ = await claimed(server, "Otto")
    for value in (sealed, sealed[:-4] + "AAA=", "forged"):
        key = server.tables.keys.current
        other.cookies.set(key.code_cookie_name, value)
        assert await code_shown(other) is None


async def test_it_is_taken_up_by_code_and_by_link(server: RunningServer) -> None:
    client, code = await claimed(server)
    phone, tablet = server.client(), server.client()
    wrong = await phone.post("/me/recover", data={"name": "Vera", "code": code[::-1]})
    assert wrong.status_code == 409
    assert (await phone.post("/me/recover", data={"name": "Vera", "code": code})).headers[
        "location"
    ] == "/me"
    assert "<h1>Vera</h1>" in (await phone.get("/me")).text
    page = (await client.post("/me/link")).text
    link = re.search(r"/device/[\w-]+", page)
    assert link is not None
    assert 'class="segno"' in page
    assert page.index(link[0]) < page.index("Its links open on this computer only.")
    for _ in range(2):  # a look changes nothing
        assert "Sign in as Vera?" in (await tablet.get(link[0])).text
    await tablet.post(link[0])
    assert "<h1>Vera</h1>" in (await tablet.get("/me")).text
    assert (await server.client().post(link[0])).status_code == 404


async def test_a_device_is_signed_out_from_another(server: RunningServer) -> None:
    client, code = await claimed(server)
    phone = server.client()
    await phone.post("/me/recover", data={"name": "Vera", "code": code})
    sessions = re.findall(r'name="session" value="(\w+)"', (await client.get("/me")).text)
    assert len(sessions) == 2
    await client.post("/me/end", data={"session": sessions[0]})
    assert "You play as a guest" in (await phone.get("/me")).text
    assert "<h1>Vera</h1>" in (await client.get("/me")).text
    guest = await phone.post("/me/end", data={"session": sessions[1]})
    assert guest.status_code == 403
    assert "Claim a name, or recover yours" in guest.text


async def test_matches_are_listed_filtered_and_downloaded(server: RunningServer) -> None:
    client, _ = await claimed(server)
    nothing = (await client.get("/me/matches")).text
    assert "No finished matches yet" in nothing
    form = {"game": "futbol-dash", "seat-1": "you", "seat-2": "bot:random"}
    made = (await client.post("/tables", data=form)).headers["location"].rpartition("/")[2]
    table = await server.tables.get(made)
    assert table.names[0] == "Vera"
    await play_to_the_end(table)
    page = (await client.get("/me/matches")).text
    assert f'href="/t/{made}"' in page
    outcome = "won" if table.log.match.winners == [0] else "lost"
    for wanted, there in ((f"outcome={outcome}", True), ("outcome=open", False)):
        assert (f'href="/t/{made}"' in (await client.get(f"/me/matches?{wanted}")).text) is there
    rows = list(csv.DictReader(io.StringIO((await client.get("/me/matches.csv")).text)))
    assert [(row["table"], row["outcome"]) for row in rows] == [(made, outcome)]
    told = (await client.get("/me/export.json")).json()
    assert (told["name"], told["matches"]) == ("Vera", [{**rows[0], "seat": 0}])
    spanish = {"Accept-Language": "es"}
    profile = html.fromstring((await client.get("/people/vera", headers=spanish)).text)
    one = "ganado" if outcome == "won" else "perdido"
    assert profile.xpath('//ol[@class="people-form-guide"]/li/span[@class="gone"]/text()') == [one]


async def test_others_see_a_profile_unless_it_is_private(server: RunningServer) -> None:
    client, _ = await claimed(server)
    other = server.client()
    assert "<h1>Vera</h1>" in (await other.get("/people/vera")).text
    await client.post("/me/private", data={"private": "yes"})
    hidden, missing = await other.get("/people/Vera"), await other.get("/people/Wera")
    assert hidden.status_code == missing.status_code == 404
    assert hidden.text.replace("Vera", "") == missing.text.replace("Wera", "")
    assert "<h1>Vera</h1>" in (await client.get("/people/Vera")).text


async def test_a_name_is_removed_by_typing_it(server: RunningServer) -> None:
    client, code = await claimed(server)
    wrong = await client.post("/me/remove", data={"name": "Bo"})
    assert wrong.status_code == 400
    assert "<h1>Vera</h1>" in (await client.get("/me")).text
    assert "is free again" in (await client.post("/me/remove", data={"name": "vera"})).text
    assert "You play as a guest" in (await client.get("/me")).text
    gone = await client.post("/me/recover", data={"name": "Vera", "code": code})
    assert gone.status_code == 409


async def test_a_name_is_changed_on_the_own_page(server: RunningServer) -> None:
    client, _ = await claimed(server)
    await claimed(server, "Otto")
    refused = await client.post("/me/rename", data={"name": "0tto"})
    assert refused.status_code == 409
    assert 'value="0tto"' in refused.text
    done = await client.post("/me/rename", data={"name": "Ida"})
    page = (await client.get(done.headers["location"])).text
    assert "<h1>Ida</h1>" in page
    assert "That is your name from now on." in page
    assert (await client.get("/people/Vera")).status_code == 404
    assert (await client.get("/me?done=nonsense")).status_code == 400


async def test_the_pages_of_one_s_own_say_which_is_open(server: RunningServer) -> None:
    client, _ = await claimed(server)
    for address in (
        "/me",
        "/me/matches",
        "/moves",
        "/me/friends",
        "/me/collection",
        "/me/notices",
    ):
        page = (await client.get(address)).text
        assert re.findall(r'<a href="(\S+)" aria-current="page">', page) == [address]
    for address in ("/me/keys", "/people/Vera"):
        page = (await client.get(address)).text
        assert "own-tabs" in page
        assert 'aria-current="page"' not in page
    assert "own-tabs" not in (await server.client().get("/moves")).text


async def test_what_ends_a_friendship_is_behind_a_press(server: RunningServer) -> None:
    vera, _ = await claimed(server)
    otto, _ = await claimed(server, "Otto")
    await vera.post("/me/friends/ask", data={"name": "Otto"})
    assert "whom you have asked stands below" in (await vera.get("/me/friends")).text
    await otto.post("/me/friends/ask", data={"name": "Vera"})
    page = (await vera.get("/me/friends")).text
    plain = re.sub(r"(?s)<details.*?</details>", "", page)
    for word in ("End the friendship with Otto", "Block Otto"):
        assert word in page
        assert word not in plain
    assert "Ask Otto for a match" in plain


async def test_what_was_chosen_on_the_front_page_is_chosen_for_a_friend(
    server: RunningServer,
) -> None:
    vera, _ = await two_friends(server)
    assert 'formaction="/me/friends"' in (await vera.get("/")).text
    chosen = {"game": "futbol-dash", "rated": "yes", "time": "5+5"}
    page = html.fromstring((await vera.get("/me/friends", params=chosen)).text)
    (form,) = page.xpath('//form[@action="/me/friends/challenge"]')
    assert chosen.items() <= dict(form.form_values()).items()
    assert form.xpath('.//button[contains(@class, "choice")]/text()') == ["Ask Otto"]
    asked = await vera.post(form.action, data=dict(form.form_values()) | {"best-of": "3"})
    dressing_room = (await vera.get(asked.headers["location"])).text
    assert "It is a series, the best of three matches." in dressing_room
    refused = await vera.post(form.action, data=dict(form.form_values()) | {"best-of": "2"})
    assert refused.status_code == 400
    (heading,) = page.xpath('//p[contains(., "Choose a friend")]')
    assert "rated match of Fútbol Dash, 5 min a side + 5 s a turn." in heading.text_content()
    (path,) = page.xpath('//@data-refresh[starts-with(., "/me/friends")]')
    again = html.fromstring((await vera.get(path)).text)
    assert again.xpath("//@data-refresh").count(path) == 1
    assert again.xpath("//option[@selected]/@value") == ["5+5"]
    page = html.fromstring((await vera.get("/me/friends?game=futbol-dash&time=never")).text)
    (form,) = page.xpath('//form[@action="/me/friends/challenge"]')
    values = dict(form.form_values())
    assert values["time"] == "none"
    assert "rated" not in values


async def test_friends_are_asked_answered_and_blocked(server: RunningServer) -> None:
    vera, _ = await claimed(server)
    otto, _ = await claimed(server, "Otto")
    assert (await server.client().get("/me/friends")).status_code == 403
    await vera.post("/me/friends/ask", data={"name": "Otto"})
    page = (await otto.get("/me/friends")).text
    assert "They ask to be friends" in page
    other = re.search(r'name="other" value="(\w+)"', page)
    assert other is not None
    assert (await otto.post("/me/friends/block", data={"other": other[1]})).status_code == 303
    assert "You have blocked them" in (await otto.get("/me/friends")).text
    await vera.post("/me/friends/ask", data={"name": "Otto"})  # who does not hear of it
    assert "You have asked them" in (await vera.get("/me/friends")).text
    assert "They ask" not in (await otto.get("/me/friends")).text
    assert (
        await otto.post("/me/friends/challenge", data={"other": other[1], "game": "futbol-dash"})
    ).status_code == 404
    assert (await otto.post("/me/friends/block", data={"other": "nobody"})).status_code == 404
    led = await vera.post("/me/friends/ask", data={"name": "Ottto"})
    assert "Nobody here has the name Ottto." in (await vera.get(led.headers["location"])).text
    profile = (await vera.get("/people/Otto")).text
    assert "You have asked them to be friends." in profile
    assert "Ask to be friends" in (await (await claimed(server, "Ida"))[0].get("/people/Otto")).text


async def test_a_browser_comes_along_to_localhost_once(server: RunningServer) -> None:
    client, _ = await claimed(server)
    here = server.url.replace("127.0.0.1", "localhost")
    on = await client.get("/localhost")
    assert on.headers["location"].startswith(f"{here}/localhost/")
    ticket = on.headers["location"].removeprefix(here)
    other = httpx.AsyncClient(base_url=here, trust_env=False)
    assert "You play as a guest" in (await other.get("/me")).text
    assert (await other.get(ticket)).headers["location"] == "/"
    assert "<h1>Vera</h1>" in (await other.get("/me")).text
    guest = server.client()
    await guest.post("/tables", data={"game": "futbol-dash", "seat-1": "you", "seat-2": "open"})
    taken = (await guest.get("/localhost")).headers["location"].removeprefix(here)
    await other.get(taken)  # it is known already
    assert "<h1>Vera</h1>" in (await other.get("/me")).text
    assert (await server.client().get("/localhost")).headers["location"] == f"{here}/"
    forged = httpx.AsyncClient(base_url=here, trust_env=False)
    # Not the last letter, of which not every bit counts.
    await forged.get(ticket[:-9] + ("A" if ticket[-9] != "A" else "B") + ticket[-8:])
    assert "You play as a guest" in (await forged.get("/me")).text
    for one in (other, forged):
        await one.aclose()


# --- shirts ----------------------------------------------------------------------------------------


SHIRT = {"colour": "1", "other": "4", "pattern": "3", "number": "77"}


async def test_a_shirt_is_worn_on_the_profile_in_the_lobby_and_at_tables(
    server: RunningServer,
) -> None:
    ada, bo = server.client(), server.client()
    await ada.post("/me/claim", data={"name": "Ada"})
    await bo.post("/me/claim", data={"name": "Bo"})
    unworn = re.compile(r'<span class="wardrobe-unsaved"[^>]*?(hidden)?>Not worn yet')
    shown = unworn.search((await ada.get("/me")).text)
    assert shown is not None
    assert shown[1] is None
    worn = await ada.post("/me/shirt", data=SHIRT)
    assert worn.headers["location"] == "/me?done=dressed#shirt"
    shown = unworn.search((await ada.get("/me")).text)
    assert shown is not None
    assert shown[1] == "hidden"
    await bo.post("/me/shirt", data=SHIRT | {"number": "78"})
    for page in (await ada.get("/me"), await bo.get("/people/Ada")):
        assert 'href="#kit-3"' in page.text
        assert "<b>77</b>" in page.text
    made = await ada.post("/play-now", data={"game": "futbol-dash"})
    table = await server.tables.get(made.headers["location"].rpartition("/")[2])
    with table.watching(0):
        assert "<b>77</b>" in (await bo.get("/lobby")).text
        assert "worn-0-1" in (await ada.get(made.headers["location"])).text
        assert "<b>78</b>" in (await bo.get(f"/join/{server.tables.invite_token(table, 1)}")).text
        await bo.post("/play-now", data={"game": "futbol-dash"})
    for client in (ada, bo, server.client()):
        page = await client.get(made.headers["location"])
        assert "worn-0-1 worn-1-0" in page.text  # teal looks like blue
    await ada.post("/me/shirt")
    assert 'href="#kit-3"' not in (await bo.get("/people/Ada")).text


@pytest.mark.parametrize(
    "other",
    [
        {"colour": "6"},
        {"other": "1"},
        {"pattern": "9"},
        {"number": "0"},
        {"number": "100"},
        {"number": "7\0"},
        {"colour": "x" * 5000},
        {"number": ""},
    ],
)
async def test_what_is_no_shirt_is_not_worn(server: RunningServer, other: dict[str, str]) -> None:
    ada = server.client()
    await ada.post("/me/claim", data={"name": "Ada"})
    assert (await ada.post("/me/shirt", data=SHIRT | other)).status_code == 400
    assert "Take it off" not in (await ada.get("/me")).text
    assert (await server.client().post("/me/shirt", data=SHIRT)).status_code in (401, 403)


# --- collection ------------------------------------------------------------------------------------


async def test_a_collection_shows_what_was_met_and_what_is_missing(
    server: RunningServer,
) -> None:
    client, _ = await claimed(server)
    page = (await client.get("/me/collection")).text
    assert "0 of 18 cards met" in page
    made = await client.post("/kick-off", data={"game": "futbol-dash", "bot": "random"})
    table = await server.tables.get(made.headers["location"].rpartition("/")[2])
    await play_to_the_end(table)
    (own,) = await server.tables.store.read(
        lambda c: [one for one in c.execute(sa.select(HolderRow.met)).scalars() if one]
    )
    page = (await client.get("/me/collection")).text
    assert f"{len(own)} of 18 cards met" in page
    assert page.count("<i></i>") - (await blank(server)) == -len(own)
    assert "0 of 1 lessons finished" in page
    assert re.search(r'action="/lessons/futbol-dash/[\w-]+"', page)
    assert "Lesson: Your first match</button>: not done yet" in page
    assert (await server.client().get("/me/collection")).status_code == 403


async def blank(server: RunningServer) -> int:
    """Return how many cards are missing in the collection of somebody who has played nothing."""
    nobody = server.client()
    await nobody.post("/me/claim", data={"name": "Nobody"})
    return (await nobody.get("/me/collection")).text.count("<i></i>")
