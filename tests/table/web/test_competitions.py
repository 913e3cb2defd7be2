"""The pages of competitions: who is led where, what they show to whom, and what they refuse."""

import re
from html import unescape

import httpx
import pytest
from lxml import html

from kickabout.engine.incidents import Incident, Scorer
from kickabout.engine.match import Match
from kickabout.table import catalogue
from kickabout.table.cast import CAST, Character
from kickabout.table.competitions import Competitions
from kickabout.table.formats.tournament import Tournament
from kickabout.table.web.pages.people.way_back import THEN
from tests.table.conftest import RunningServer, play_to_the_end

pytestmark = pytest.mark.anyio
FORM = {"name": "Cup of the street", "game": "futbol-dash", "kind": "cup", "listed": "yes"}


async def named(server: RunningServer, name: str) -> httpx.AsyncClient:
    client = server.client()
    assert (await client.post("/me/claim", data={"name": name})).status_code == 303
    return client


async def organised(client: httpx.AsyncClient, **fields: str) -> str:
    """Organise a competition; return its path."""
    made = await client.post("/competitions/new", data=FORM | fields)
    assert made.status_code == 303, made.text
    return made.headers["location"]


async def shown(client: httpx.AsyncClient, path: str) -> str:
    page = await client.get(path)
    assert page.status_code == 200, page.text
    return unescape(re.sub(r"\s+", " ", page.text))


async def test_a_guest_is_led_to_a_name_and_back(server: RunningServer) -> None:
    ada, bo = await named(server, "Ada"), server.client()
    path = await organised(ada)
    led = await bo.post(f"{path}/enter")
    assert led.headers["location"] == f"/me?then={path}"
    assert f'name="then" value="{path}"' in (await bo.get(led.headers["location"])).text
    claimed = await bo.post("/me/claim", data={"name": "Bo", "then": path})
    assert claimed.headers["location"] == f"/me?then={path}"
    written = await bo.post("/me/code/written", data={"then": path})
    assert written.headers["location"] == path


async def test_a_guest_claims_a_name_with_what_it_is_for(server: RunningServer) -> None:
    guest, other = server.client(), server.client()
    taken = await named(server, "Ada")
    form = await guest.post("/competitions/new", data={**FORM, "own-name": "Ada"})
    assert form.status_code == 409
    assert "Ada is taken" in form.text
    assert 'value="Cup of the street"' in form.text
    bad = await guest.post("/competitions/new", data={**FORM, "own-name": "Eva", "kind": "x"})
    assert bad.status_code == 400
    assert 'value="Eva"' in bad.text
    made = await guest.post("/competitions/new", data={**FORM, "own-name": "Eva"})
    then, path = made.headers["location"].split("=")
    assert then == "/me?then"
    assert "Your recovery code" in (await guest.get(made.headers["location"])).text
    assert "Organised by Eva" in await shown(taken, path)
    refused = await other.post(f"{path}/enter", data={"name": "Ada"})
    assert refused.status_code == 409
    assert 'value="Ada"' in refused.text
    entered = await other.post(f"{path}/enter", data={"name": "Bo"})
    assert entered.headers["location"] == f"/me?then={path}"
    assert "You take part." in await shown(other, path)
    assert (await server.client().post("/c/12ab/enter", data={"name": "Cy"})).status_code == 404


@pytest.mark.parametrize("then", ["https://example.org", "//example.org", "/c/12/../../x", "/lab"])
async def test_nobody_is_led_elsewhere(server: RunningServer, then: str) -> None:
    assert re.match(THEN, then) is None
    claimed = await server.client().post("/me/claim", data={"name": "Ada", "then": then})
    assert claimed.status_code == 400


async def test_a_cup_from_its_form_to_its_first_result(server: RunningServer) -> None:
    ada, bo = await named(server, "Ada"), await named(server, "Bo")
    path = await organised(ada)
    assert "You take part. One more side is needed to begin" in await shown(ada, path)
    assert "One side takes part" in await shown(bo, path)
    assert "Cup of the street" in await shown(bo, "/competitions")
    for client in (ada, bo):
        await client.post(f"{path}/enter")
    assert "2 sides take part" in (seen := await shown(server.client(), path))
    assert "/how-to-play/" not in seen
    assert "/how-to-play/" in await shown(bo, path)
    assert "/begin" not in await shown(bo, path)
    assert (await bo.post(f"{path}/begin")).status_code == 403
    await ada.post(f"{path}/begin")
    assert "Your match against Bo is ready" in await shown(ada, path)
    assert "Your match" in await shown(ada, "/competitions")
    for client in (ada, bo):
        table = (await client.post(f"{path}/sit")).headers["location"]
    assert "You are out of the cup." in await shown(ada, table)
    assert "is on" in await shown(ada, path)
    assert f'href="{table}">Play on' in await shown(ada, path)
    assert f'href="{table}">Play on' not in await shown(server.client(), path)
    fixture = await ada.get(f"{path}/0")
    assert fixture.headers["location"] == f"{path}#fixture-0"
    assert (await ada.post(f"{table}/resign")).status_code in (200, 303)
    await Competitions(server.tables).look()
    assert "You have won!" in await shown(bo, path)
    assert "You have lost the final." in await shown(ada, path)
    assert "You have lost the final." not in await shown(bo, path)
    assert "won the final" in await shown(bo, path)
    assert "lost the final" in await shown(bo, path)
    told = await shown(server.client(), path)
    assert "Bo has won!" in told
    assert re.search(r"The final: (Ada|Bo) \d–.\d (Ada|Bo), by resignation\.", told)
    assert "won by Bo" in await shown(ada, "/competitions")
    assert (await ada.post(f"{table}/again")).status_code == 409
    assert (await ada.get(f"{path}/0")).headers["location"] == path
    assert (await ada.get("/c/12ab/0")).status_code == 404


async def test_a_side_wears_at_its_table_what_the_cup_shows(server: RunningServer) -> None:
    clients = [await named(server, name) for name in ("Ada", "Bo", "Eva")]
    path = await organised(clients[0])
    for client in clients:
        await client.post(f"{path}/enter")
    await clients[0].post(f"{path}/begin")
    running = await Competitions(server.tables).get(path.removeprefix("/c/"))
    sides = next(one.sides for one in running.tournament.fixtures if len(one.sides) == 2)
    for side in sides:
        table = (await clients[side].post(f"{path}/sit")).headers["location"]
        page = html.fromstring(await shown(clients[side], path))
        (shirt,) = page.xpath(
            "(//*[contains(@class, 'tie')]//*[contains(@class, 'side own')]/*[contains(@class, 'shirt')])[1]"
        )
        assert f"kit-{running.shirt(side).colour} " in shirt.get("class")
    live = await server.tables.get(table.removeprefix("/t/"))
    assert [one.shirt for one in live.places] == [str(running.shirt(side)) for side in sides]


async def test_the_match_for_third_place_stands_below_the_bracket(server: RunningServer) -> None:
    clients = {name: await named(server, name) for name in ("Ada", "Bo", "Eva", "Dan")}
    ada = clients["Ada"]
    path = await organised(ada, **{"third-place": "yes"})
    for client in clients.values():
        await client.post(f"{path}/enter")
    assert "third-title" not in await shown(ada, path)
    await ada.post(f"{path}/begin")

    async def third() -> str:
        page = html.fromstring((await ada.get(path)).text)
        (one,) = page.xpath("//*[@id='third-title']/..")
        return " ".join(one.text_content().split())

    assert await third() == "Third place to come to come"
    sat = {}
    for name, client in clients.items():
        sat[(await client.post(f"{path}/sit")).headers["location"]] = name
    first = next(iter(sat))
    rivals: dict[str, set[str]] = {}
    for table, name in sat.items():
        page = html.fromstring(await shown(clients[name], path))
        [own] = page.xpath("//*[@id='bracket']//div[contains(@class, ' own')]")
        rivals[table] = {one.text for one in own.xpath(".//b[@title]")} - {name}
    for table, name in sat.items():
        assert (await clients[name].post(f"{table}/resign")).status_code in (200, 303)
        await Competitions(server.tables).look()
        said = await third()
        if table == first:  # both sides stand in the next round before the other match is over
            assert said.count("to come") == 1
            final = html.fromstring(await shown(ada, path)).xpath("//*[@id='bracket']/section")[-1]
            assert {one.text for one in final.xpath(".//b[@title]")} == rivals[table]
    assert [name for name in clients if name in said] == sorted(sat.values(), key=[*clients].index)
    semi_finals, final = html.fromstring(await shown(ada, path)).xpath("//*[@id='bracket']/section")
    for line, tie in zip(final.xpath(".//p"), semi_finals.xpath(".//li"), strict=True):
        name = line.xpath(".//b")[0]
        assert name.text in tie.text_content()  # as the lines of the bracket lead


async def test_who_goes_out_in_the_groups_is_told_and_then_what_happened_after(
    server: RunningServer,
) -> None:
    """Once it is over the trophy comes first, with who has won; before that their own exit."""
    clients = [await named(server, name) for name in ("Ada", "Bo", "Eva", "Dan")]
    path = await organised(clients[0], kind="groups", groups="2", qualify="1")
    for client in clients:
        await client.post(f"{path}/enter")
    await clients[0].post(f"{path}/begin")
    beaten: list[httpx.AsyncClient] = []
    while len(beaten) < 3:
        sat: dict[str, list[httpx.AsyncClient]] = {}
        for client in clients:
            answer = await client.post(f"{path}/sit")
            if answer.status_code == 303:
                sat.setdefault(answer.headers["location"], []).append(client)
        for table, (first, _) in sat.items():
            assert (await first.post(f"{table}/resign")).status_code in (200, 303)
            beaten.append(first)
        await Competitions(server.tables).look()
        if len(beaten) == 2:
            said = await shown(beaten[0], path)
            assert "You are out: the knock-out goes on without you." in said
            assert "See the cup" not in said
            assert f"{path}/withdraw" not in said
            assert "You are out" not in await shown(server.client(), path)
    told, others = await shown(beaten[0], path), await shown(server.client(), path)
    titles = ("winner-title", "bracket-title", "order-title")
    parts = [f'id="{one}"' for one in titles]
    parts.insert(1, "You are out")
    assert sorted(parts, key=told.index) == parts
    assert others.index("winner-title") < others.index("bracket-title")
    assert "the better seed is ahead" in told
    seeds = [one.text for one in html.fromstring(told).find_class("competition-seed")]
    assert len({*seeds}) == len(seeds) == 2
    bell = await shown(beaten[1], "/")
    assert "Cup of the street is over: see who has won." in bell
    news = await shown(beaten[2], f"{table}/news")
    assert "has won the cup" in news
    assert "See the cup" in news


async def test_scorers_and_cards_are_listed(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once for the competition, and with each match; by the game's own names."""
    ace = Scorer("card", "long-pass", "Long Pass")

    def told(match: Match) -> list[Incident]:
        (winner,) = match.winners
        goals = [Incident("goal", winner, ace), Incident("goal", winner, ace)]
        return [*goals, Incident("red", 1 - winner)]

    monkeypatch.setattr("kickabout.table.play.turn.incidents_of", told)
    ada, bo = await named(server, "Ada"), await named(server, "Bo")
    path = await organised(ada)
    for client in (ada, bo):
        await client.post(f"{path}/enter")
    await ada.post(f"{path}/begin")
    assert "Goals and cards" not in await shown(ada, path)
    for client in (ada, bo):
        table = (await client.post(f"{path}/sit")).headers["location"]
    live = await server.tables.get(table.removeprefix("/t/"))
    await play_to_the_end(live)
    await Competitions(server.tables).look()
    page = html.fromstring((await ada.get(path)).text)
    rows = {
        what: [
            " ".join(one.text_content().split())
            for one in page.xpath(f"//*[@id='scorers-{what}']//tbody/tr")
        ]
        for what in ("goals", "decided", "booked")
    }
    assert page.xpath("//*[@id='scorers-goals']/summary")[0].text == "Goals by cards"
    (winner,) = live.log.match.winners
    (goals,) = rows["goals"]
    assert (("Long Pass ×2" in goals), goals[-1]) == (True, "2")
    assert live.names[winner] in goals
    assert rows["decided"] == []
    assert live.names[1 - winner] in rows["booked"][0]
    (match,) = page.xpath("//*[@id='fixture-0']")
    said = " ".join(match.text_content().split())
    assert "Long Pass ×2" in said
    assert "Winning goal: Long Pass" in said


async def test_what_cannot_be_played_is_said_and_what_was_chosen_stays(
    server: RunningServer,
) -> None:
    ada = await named(server, "Ada")
    refused = await ada.post("/competitions/new", data=FORM | {"kind": "group-stage"})
    assert refused.status_code == 400
    assert "Only Squad Rush has a Group Stage" in refused.text
    assert re.search(r'value="group-stage"\s+checked', refused.text)
    for wrong in (
        {"kind": "x"},
        {"time": "x"},
        {"begins": "moment"},
        {"minutes": "x", "kind": "arena"},
    ):
        assert (await ada.post("/competitions/new", data=FORM | wrong)).status_code == 400
    path = await organised(ada, **{"time": "3d", "match-days": "14"})
    assert "after 14 days counts as it stands" in await shown(ada, path)
    few = await ada.post(f"{path}/begin")
    assert few.status_code == 409
    assert "It takes 2 sides to begin" in few.text


async def test_the_options_of_the_game_are_chosen_as_at_a_new_table(
    server: RunningServer,
) -> None:
    """Those of other games count for nothing, and a value with which an automaton plays is not offered."""
    ada = await named(server, "Ada")
    form = html.fromstring((await ada.get("/competitions/new")).text)
    assert form.xpath("//input[@name='futbol-dash:goals']")
    assert form.xpath("//input[@name='squad-rush:mode'][@value='group-stage']")
    chosen = {"futbol-dash:goals": "1", "super-team:mode": "no"}
    path = await organised(ada, **chosen)
    running = await Competitions(server.tables).get(path.removeprefix("/c/"))
    assert running.competition.options["goals"] == 1
    assert "Goals 1" in await shown(ada, path) or "1 goal" in await shown(ada, path)
    refused = await ada.post("/competitions/new", data=FORM | {"futbol-dash:goals": "99"})
    assert refused.status_code == 400
    again = html.fromstring(
        (await ada.post("/competitions/new", data=FORM | chosen | {"time": "x"})).text
    )
    (kept,) = again.xpath("//input[@name='futbol-dash:goals'][@checked]")
    assert kept.get("value") == "1"


async def test_bots_of_a_strength_fill_no_more_places_than_there_are(
    server: RunningServer,
) -> None:
    """Where there are too few, or too few places, none enters."""
    ada = await named(server, "Ada")
    path = await organised(ada)
    competitions = Competitions(server.tables)

    async def bots() -> list[str]:
        tournament = (await competitions.get(path.removeprefix("/c/"))).tournament
        return [one.bot for side in tournament.starters if (one := running_side(tournament, side))]

    def running_side(tournament: Tournament, side: int) -> Character | None:
        return next((one for one in CAST if one.slug == tournament.sides[side].bot), None)

    await ada.post(f"{path}/fill", data={"bots": "3", "strength": "youth"})
    assert await bots() == ["youth"] * 3
    left = sum(one.bot == "youth" for one in CAST) - 3
    few = await ada.post(f"{path}/fill", data={"bots": f"{left + 1}", "strength": "youth"})
    assert few.status_code == 409
    assert "Of this strength there" in few.text
    assert len(await bots()) == 3
    everybody = await ada.post(f"{path}/fill", data={"bots": f"{len(CAST)}"})
    assert everybody.status_code == 409
    page = html.fromstring((await ada.get(path)).text)
    (number,) = page.xpath("//form[@id='bots']//input[@name='bots']")
    assert number.get("max") == str(len(CAST) - 3)
    await ada.post(f"{path}/fill", data={"bots": number.get("max")})
    assert len(await bots()) == len(CAST)
    page = await shown(ada, path)
    assert "Add bots" not in page
    assert f"All {len(CAST)} bots that play competitions have entered." in page


async def test_a_bot_is_named_with_how_strong_it_is(server: RunningServer) -> None:
    """Where the organiser chooses, and, with its style, to whoever is to play it."""
    ada = await named(server, "Ada")
    path = await organised(ada)
    await ada.post(f"{path}/enter")
    assert re.search(r"youth \(\d+\)</option>", await shown(ada, path))
    await ada.post(f"{path}/fill", data={"bots": "1", "strength": "youth"})
    await ada.post(f"{path}/begin")
    page = await shown(ada, path)
    assert re.search(r"\(\W?youth\W?, (cautious|bold)\W?\) is ready", page)
    youth = catalogue.bot_ratings(catalogue.find("futbol-dash"))["youth"]
    assert re.search(rf"In \W?Fútbol Dash\W?: \W?youth {youth}\W?\.", page)
    assert "Whoever misses two matches is out." not in page


async def test_an_organiser_is_offered_what_fits(server: RunningServer) -> None:
    ada = await named(server, "Ada")
    path = await organised(ada)
    await ada.post(f"{path}/enter")
    assert "Add 7 bots" in await shown(ada, path)
    await ada.post(f"{path}/fill", data={"bots": "7"})
    full = html.fromstring((await ada.get(path)).text)
    assert not full.xpath("//button[@name='bots']")
    assert full.xpath("//input[@name='bots']/@max") == [str(len(CAST) - 7)]
    removes = full.xpath("//button[starts-with(@aria-label, 'Remove ')]/@aria-label")
    assert len(removes) == 7
    assert "Remove Ada" not in removes  # whoever organises withdraws
    arena = await shown(ada, await organised(ada, kind="arena", time="1+1"))
    assert "An arena is for people alone" in arena


async def test_the_organiser_alone_puts_a_result_right_with_a_reason(server: RunningServer) -> None:
    ada, bo = await named(server, "Ada"), await named(server, "Bo")
    path = await organised(ada, kind="league")
    for client in (ada, bo):
        await client.post(f"{path}/enter")
    await ada.post(f"{path}/fill", data={"bots": "1"})
    await ada.post(f"{path}/begin")
    right = {"fixture": "0", "goals": ["2", "2"], "reason": "The lights went out."}
    assert (await ada.post(f"{path}/correct", data=right)).status_code == 400  # it is not over
    assert "Corrected by" not in await shown(bo, path)
    assert (await bo.post(f"{path}/correct", data=right)).status_code == 403
    called = await ada.post(f"{path}/call-off", data={"reason": "Rain."})
    assert called.status_code == 303
    assert "Called off: Rain." in await shown(bo, path)


async def test_a_result_is_put_right_with_a_reason(server: RunningServer) -> None:
    ada, bo, eva = [await named(server, name) for name in ("Ada", "Bo", "Eva")]
    path = await organised(ada, kind="league")
    for client in (ada, bo, eva):
        await client.post(f"{path}/enter")
    await ada.post(f"{path}/begin")
    page = await shown(bo, path)
    assert "Still to come" in page
    assert page.count("No match: ") == 3
    places = html.fromstring(page).xpath("//*[@id='wide-1']//tbody/tr/td[1]")
    assert [one.text_content().strip() for one in places] == ["", "", ""]
    tables = [await client.post(f"{path}/sit") for client in (ada, bo, eva)]
    first, second = [one for one in tables if one.status_code == 303]
    assert first.headers["location"] == second.headers["location"]
    players = [
        one for one, sat in zip((ada, bo, eva), tables, strict=True) if sat in (first, second)
    ]
    await players[0].post(f"{first.headers['location']}/resign")
    right = {"fixture": "0", "goals": ["2", "1"], "reason": "The lights went out."}
    await Competitions(server.tables).look()
    corrected = await ada.post(f"{path}/correct", data=right)
    assert corrected.headers["location"] == f"{path}#fixture-0"
    told = await shown(bo, path)
    assert re.search(
        r"Corrected by the organiser, from [03]–.[03] by resignation: The lights went out\.", told
    )
    for goals in (["2"], ["2", "2"], ["7", "7"], ["4", "0"]):
        refused = await ada.post(f"{path}/correct", data=right | {"goals": goals})
        assert refused.status_code == 400


async def test_a_frame_of_any_site_may_show_the_embedded_page_alone(server: RunningServer) -> None:
    ada = await named(server, "Ada")
    path = await organised(ada)
    header = "content-security-policy"
    embedded = await ada.get(f"{path}/embed")
    assert "frame-ancestors *" in embedded.headers[header]
    assert "frame-ancestors 'none'" in (await ada.get(path)).headers[header]
    assert "<form" not in embedded.text
    assert embedded.text == (await server.client().get(f"{path}/embed")).text
