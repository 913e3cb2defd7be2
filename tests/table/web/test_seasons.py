"""The pages of seasons, and what programs are told of them."""

import re

import httpx
import pytest
from lxml import html

from kickabout.table.bots import USUAL
from kickabout.table.language import bot_title
from kickabout.table.seasons import CUP_ROUNDS, GROUP_ROUNDS, MATCHDAYS, is_of_cup
from kickabout.table.web.pages.news import FORFEIT_SCORE
from tests.table.conftest import RunningServer, play_to_the_end
from tests.table.seasons.conftest import QuickMatches
from tests.table.web.players import bearer, claimed, key_of, program

pytestmark = pytest.mark.anyio
CLUB = {"game": "futbol-dash", "name": "Dynamo Duvet"}
SHIRT = {"colour": "2", "other": "3", "pattern": "0", "number": "9"}


@pytest.fixture(autouse=True)
def quick(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.tables.bot_pool, "play", QuickMatches().play)


async def founded(server: RunningServer) -> tuple[httpx.AsyncClient, str]:
    """Return a browser, and the path of its club's season."""
    client = server.client()
    answer = await client.post("/season", data=CLUB | SHIRT)
    assert answer.status_code == 303, answer.text
    return client, answer.headers["location"]


async def shown(client: httpx.AsyncClient, path: str) -> html.HtmlElement:
    """Return a season's page once the others have played."""
    while True:
        answer = await client.get(path)
        assert answer.status_code == 200
        page = html.fromstring(answer.text)
        if not page.xpath("//section[@class='season-next']/p[@role='status']"):
            return page


def played(page: html.HtmlElement) -> list[str]:
    return [one.text_content() for one in page.xpath("//td[@class='played']")]


def own_row(page: html.HtmlElement) -> html.HtmlElement:
    """Return the club's row of the table."""
    (row,) = page.xpath("//tr[contains(concat(' ', @class, ' '), ' own ')]")
    return row


async def test_a_matchday_leads_to_the_table_and_back(server: RunningServer) -> None:
    client, path = await founded(server)
    assert (await client.get("/season")).headers["location"] == path
    page = await shown(client, path)
    assert played(page) == ["0"] * 8
    assert own_row(page).xpath("./th")[0].text_content().strip() == "Dynamo Duvet"
    answer = await client.post(f"{path}/play")
    table = await server.tables.get(answer.headers["location"].removeprefix("/t/"))
    asked = (await shown(client, path)).xpath("//form[@id='concede-sure']")[0].text_content()
    assert asked.split()[-6:] == ["Resign", "—", "lose", "0–\N{WORD JOINER}3", "Play", "on"]
    during = html.fromstring((await client.get(f"/t/{table.id}")).text)
    (occasion,) = during.xpath("//p[@class='occasion']/a")
    assert occasion.get("href") == path
    assert occasion.text_content().strip().startswith("Division 3, matchday 1: ")
    assert "Resign — lose 0–\N{WORD JOINER}3" in during.text_content()
    assert "In the league it counts like any other defeat." in during.text_content()
    await play_to_the_end(table)
    final = html.fromstring((await client.get(f"/t/{table.id}")).text)
    (back,) = final.xpath("//*[@id='news']/a")
    assert back.get("href") == path
    assert not final.xpath("//*[@id='rematch']")
    stranger = html.fromstring((await server.client().get(f"/t/{table.id}")).text)
    assert not stranger.xpath("//*[@id='news'] | //*[@class='occasion']")
    page = await shown(client, path)
    assert played(page) == ["1"] * 8
    assert len(page.xpath("//*[@id='matchday-1']//li")) == 4
    dates = page.xpath("//section[@class='season-rounds']/details/@id")
    assert len(dates) == MATCHDAYS + CUP_ROUNDS
    assert dates.index("cup-round-1") == dates.index("matchday-2") + 1
    assert "Drawn once" in page.xpath("//*[@id='cup-round-2']")[0].text_content()
    place = own_row(page).xpath("./td")[0].text_content()
    news = html.fromstring((await client.get(f"/t/{table.id}/news")).text)
    (head,) = news.xpath("//*[@class='news-head']")
    assert head.text_content().strip().startswith(f"You are {place[0]}")
    assert "Next: matchday 2, " in news.text_content()
    (sending,) = news.xpath("//form")
    assert sending.get("action") == f"{path}/play"
    assert (await server.client().get(f"/t/{table.id}/news")).status_code == 403


@pytest.mark.parametrize(("game", "is_prepared"), [("futera-susu", True), ("futbol-dash", False)])
async def test_a_season_says_where_the_team_is_set_up_for_the_club(
    server: RunningServer, game: str, *, is_prepared: bool
) -> None:
    client = server.client()
    answer = await client.post("/season", data=CLUB | SHIRT | {"game": game})
    path = answer.headers["location"]
    told = (await client.get(path)).text
    assert ("one squad all season" in told) == is_prepared
    table = (await client.post(f"{path}/play")).headers["location"]
    assert ("line-up set up for you" in (await client.get(table)).text) == is_prepared


async def test_a_match_of_a_season_is_no_habit(server: RunningServer) -> None:
    """The front page offers the bot that one has chosen oneself, whomever the season brings."""
    client, path = await founded(server)
    met, offered = set[str](), set[str]()
    while met <= {f"bot:{USUAL}"}:
        answer = await client.post(f"{path}/play")
        table = await server.tables.get(answer.headers["location"].removeprefix("/t/"))
        met |= {place.kind for place in table.places if place.cast}
        await play_to_the_end(table)
        page = html.fromstring((await client.get("/")).text)
        (against,) = page.xpath("//*[@id='against-futbol-dash']/span[1]")
        offered.add(against.text_content())
    assert offered == {f"against {bot_title(USUAL)} · {USUAL}"}


async def test_a_match_conceded_away_counts_in_the_order_of_its_sides(
    server: RunningServer,
) -> None:
    client, path = await founded(server)
    page = await shown(client, path)
    assert [row.text_content().strip() for row in page.xpath("//tbody/tr/td[1]")] == [""] * 8
    assert not page.xpath("//tr[contains(@class, 'up')]")
    (fixture,) = page.xpath("//*[@name='fixture']/@value")
    home, away = (one.text_content().strip() for one in page.xpath("//h2//span[@title]"))
    assert away == "Dynamo Duvet"
    await client.post(f"{path}/concede", data={"fixture": fixture})
    while "The others play first" in (answer := await client.get(path)).text:
        (during,) = html.fromstring(answer.text).xpath("//section[@class='season-next']")
        assert "Matchday 2 of 14" in during.text_content()
        assert not during.xpath(".//button")
    page = html.fromstring(answer.text)
    (news,) = page.xpath("//section[@class='season-news']")
    told = " ".join(news.text_content().replace("\N{WORD JOINER}", "").split())
    assert f"{home} 3–0 conceded {away} It counts as a win for {home}." in told
    assert own_row(page).xpath("./td")[0].text_content()[0].isdigit()


async def test_a_season_ends_and_the_next_begins(server: RunningServer) -> None:
    client, path = await founded(server)
    page, news = await shown(client, path), list[str]()
    while (fixture := page.xpath("//*[@name='fixture']")) != []:
        number = fixture[0].get("value")
        asked = page.xpath("//form[@id='concede-sure']")[0].text_content()
        assert ("out of the cup" in asked) == is_of_cup(int(number))
        answer = await client.post(f"{path}/concede", data={"fixture": number})
        assert answer.status_code == 303
        page = await shown(client, path)
        (told,) = page.xpath("//section[@class='season-news']")
        news.append(" ".join(told.text_content().split()))
    assert len(news) == MATCHDAYS + 1
    assert all("conceded" in one for one in news)
    out = [one for one in news if "You are out of the cup." in one]
    assert len(out) == 1
    assert "is through to the second round. You are out of the cup. See the cup" in out[0]
    assert page.xpath("//*[contains(@class, 'season-end')]")
    assert "8th" in page.xpath("//*[@id='season-end']")[0].text_content()
    assert (await client.post(f"{path}/next")).status_code == 303
    page = await shown(client, path)
    assert "8th" in page.xpath("//section[@class='season-past']//li")[0].text_content()
    assert played(page) == ["0"] * 8


@pytest.mark.parametrize(
    "wrong", [{"name": "Nana Nutmeg"}, {"name": ""}, {"colour": "3"}, {"game": "chess"}]
)
async def test_what_makes_no_club_is_told_where_it_was_asked(
    server: RunningServer, wrong: dict[str, str]
) -> None:
    client = server.client()
    answer = await client.post("/season", data=CLUB | SHIRT | wrong)
    assert answer.status_code in (400, 404)
    page = html.fromstring(answer.text)
    assert page.xpath("//*[@class='wrong']")
    assert page.xpath("//form[@action='/season']")


async def test_nobody_else_sees_a_season(server: RunningServer) -> None:
    _, path = await founded(server)
    stranger = server.client()
    assert (await stranger.get(path)).status_code == 404
    for step in ("play", "concede", "next"):
        assert (await stranger.post(f"{path}/{step}", data={"fixture": "0"})).status_code == 404


async def test_a_club_goes_along_when_its_guest_claims_a_name(server: RunningServer) -> None:
    client, path = await founded(server)
    await client.post("/me/claim", data={"name": "Vera"})
    assert (await client.get("/season")).headers["location"] == path
    assert (await client.get(path)).status_code == 200


async def test_a_program_founds_a_club_and_plays_for_it(server: RunningServer) -> None:
    vera = await claimed(server)
    own = program(server, await key_of(vera, "read", "play"))
    made = (await own.post("/api/me/seasons", json=CLUB | {"shirt": "230-9"})).json()
    assert (made["division"], made["season"], made["over"]) == (3, 1, False)
    assert made["next"]["table"] is None
    path = f"/api/me/seasons/{made['club']}"
    played_at = (await own.post(f"{path}/play")).json()
    table = await server.tables.get(played_at["table"])
    assert table.names[played_at["seat"]] == "Vera"
    during = (await own.get(path)).json()
    assert during["next"]["table"] == table.id
    assert {row["played"] for row in during["table"]} == {0}
    assert (await own.post(f"{path}/next")).status_code == 409
    await play_to_the_end(table)
    while (after := (await own.get(path)).json())["next"]["table"] is not None:
        pass
    assert {row["played"] for row in after["table"]} <= {0, 1}
    assert [one["club"] for one in (await own.get("/api/me/seasons")).json()] == [made["club"]]
    other = program(server, await key_of(await claimed(server, "Otto"), "read", "play"))
    assert (await other.get(path)).status_code == 404
    answer = await own.post("/api/me/seasons", json=CLUB | {"shirt": "red"})
    assert answer.status_code == 400
    reader = program(server, await key_of(vera, "read"))
    assert (await reader.post(f"{path}/play")).status_code == 403
    assert re.fullmatch(r"[0-9a-f]{12}", made["club"])
    assert (await server.client(headers=bearer("x")).get(path)).status_code in (401, 403, 404)


async def test_a_group_stage_shows_tables_of_four(server: RunningServer) -> None:
    client = server.client()
    answer = await client.post("/season", data=CLUB | SHIRT | {"game": "group-stage"})
    path = answer.headers["location"]
    page = await shown(client, path)
    kicker = page.xpath("//section[@class='season-next']/p")[0].text_content()
    assert "Round 1 of 7" in kicker
    assert "table of 4, 3 matches each" in kicker
    assert len(page.xpath("//*[@id='season-next']//*[starts-with(@class, 'season-side')]")) == 4
    table = (await client.post(f"{path}/play")).headers["location"]
    during = html.fromstring((await client.get(table)).text)
    assert f"it counts as three matches lost {FORFEIT_SCORE}" in during.text_content()
    (occasion,) = during.xpath("//p[@class='occasion']/a")
    assert (
        occasion.text_content().strip().startswith("Division 3, Group Stage, round 1: Dynamo Duvet")
    )
    fixture = (await shown(client, path)).xpath("//*[@name='fixture']")[0].get("value")
    await client.post(f"{path}/concede", data={"fixture": fixture})
    page = await shown(client, path)
    assert played(page) == ["3"] * 8
    rows = page.xpath("//*[@id='matchday-1']//ul/li/ol")
    assert sorted(len(one.xpath("./li")) for one in rows) == [3, 4, 4]
    assert "4th with 0 points" in page.xpath("//*[@id='matchday-1']/summary")[0].text_content()
    dates = page.xpath("//section[@class='season-rounds']/details/@id")
    assert len(dates) == GROUP_ROUNDS + CUP_ROUNDS
    assert dates.index("cup-round-2") == dates.index("matchday-3") + 1


async def test_a_program_founds_a_club_that_plays_a_group_stage(server: RunningServer) -> None:
    own = program(server, await key_of(await claimed(server), "read", "play"))
    asked = CLUB | {"shirt": "230-9", "game": "squad-rush", "group_stage": True}
    made = (await own.post("/api/me/seasons", json=asked)).json()
    assert made["group_stage"]
    assert len(made["next"]["sides"]) == 4
    assert "Dynamo Duvet" in made["next"]["sides"]
    assert made["next"]["home"] is made["next"]["away"] is None
    answer = await own.post("/api/me/seasons", json=asked | {"game": "futbol-dash"})
    assert answer.status_code == 400


async def test_who_gives_a_table_of_four_up_is_told_that_the_others_play_on(
    server: RunningServer,
) -> None:
    """Of those who are left nobody has won."""
    client = server.client()
    answer = await client.post("/season", data=CLUB | SHIRT | {"game": "group-stage"})
    table = (await client.post(f"{answer.headers['location']}/play")).headers["location"]
    await client.post(f"{table}/resign")
    final = html.fromstring((await client.get(table)).text)
    (title,) = final.xpath("//*[@id='final-title']")
    assert title.text_content() == "The others play on among themselves"
    assert not final.xpath("//ol[@class='board']/li[@class='won']")
    assert not final.xpath("//*[@class='voice']//*[contains(text(), 'won')]")
    (ticket,) = (await shown(client, "/your-tables")).xpath("//*[starts-with(@class, 'ticket ')]")
    assert ticket.xpath(".//*[@class='stub']")[0].text_content().strip() == "Full time"
    assert not ticket.xpath(".//*[@class='won']")
