"""The pages and the API of the position of the day, over a real connection."""

import re
from collections.abc import Iterator
from datetime import date
from typing import Any

import pytest

from kickabout.bots.lines import THEN, Lines
from kickabout.bots.positions import classics
from kickabout.engine.dice import seeded
from kickabout.engine.lessons import lessons_of
from kickabout.games import find, names
from kickabout.table.daily.odds import ODDS
from kickabout.table.daily.positions import DailyPosition, Positions
from kickabout.table.play.new_seats import new_places
from kickabout.table.shirts import worn
from kickabout.table.store import now, position_queries
from kickabout.table.web.pages.position_view import position_context
from tests.table.conftest import RunningServer
from tests.table.web.players import claimed, key_of, program

pytestmark = pytest.mark.anyio
GAME = "futera-susu"
PAGE = f"/position/{GAME}"


async def test_a_visitor_answers_once_and_plays_on(server: RunningServer) -> None:
    daily = await Positions(server.tables).of(GAME)
    legal, day = daily.match.legal, daily.day.isoformat()
    ada, bo = server.client(follow_redirects=True), server.client()
    before = (await ada.get(PAGE)).text
    assert 'id="play"' in before
    assert "position-standing" not in before
    refused = await ada.post(f"{PAGE}/{day}/play-on")
    assert refused.status_code == 409
    after = (await ada.post(PAGE, data={"day": day, "action": legal[0]})).text
    assert "position-standing" in after
    assert len(re.findall(r'class="position-row[ "]', after)) == len(daily.position.answers)
    assert (await ada.post(PAGE, data={"day": day, "action": legal[1]})).status_code == 200
    assert "position-standing" not in (await bo.get(PAGE)).text
    table = await ada.post(f"{PAGE}/{day}/play-on")
    assert table.status_code == 200
    rival = daily.rival.name()
    assert rival in before
    assert f"Against {rival}" in after
    assert rival in table.text
    assert f'<a href="{PAGE}/{day}">' in table.text
    assert "For practice" in table.text


@pytest.mark.parametrize("game", names())
async def test_a_press_asks_whether_it_is_the_answer(server: RunningServer, game: str) -> None:
    daily = await Positions(server.tables).of(game)
    client = server.client()
    for line in Lines(daily.match).names:
        begun, _, action = line.rpartition(THEN)
        pressed = {"begun": begun, "action": action}
        asked = (await client.get(f"/position/{game}", params=pressed)).text
        assert f'name="action" value="{line}"' in asked
        assert 'id="hand"' in asked
        assert re.search(r'<h2 id="chosen-title"[^>]*>Your answer: \w', asked)
    assert 'id="hand"' in (await client.get(f"/position/{game}", params={"action": "fly"})).text
    assert await Positions(server.tables).standing(daily, client.cookies.get("browser")) is None


async def test_a_press_asks_for_what_belongs_to_it_first() -> None:
    game = find("social-soccer")
    kept, line = next(
        (one, line) for one in classics(game) for line in one.lines.names if THEN in line
    )
    card, aim = line.split(THEN)
    daily = DailyPosition(date(2026, 11, 27), game, kept, is_open=True)
    begun = position_context(daily, None, "en", pressed=card)
    assert begun["begun"] is not None
    assert (begun["begun"]["action"], begun["chosen"]) == (card, None)
    assert aim in begun["view"]["legal"]
    assert set(odds(begun["view"])) <= {None}
    whole = position_context(daily, None, "en", pressed=line)
    assert whole["chosen"] is not None
    assert (whole["chosen"]["action"], whole["begun"]) == (line, None)
    assert [step["known"] for step in whole["chosen"]["steps"]] == [True, True]
    assert card in whole["view"]["legal"]  # any other press is another answer


@pytest.mark.parametrize("shirt", [None, "410-7"])
async def test_a_position_is_played_on_in_the_shirts_that_it_shows(
    server: RunningServer, shirt: str | None
) -> None:
    daily = await Positions(server.tables).of(GAME)
    seats = position_context(daily, None, "en", shirt=shirt)["table"]["seats"]
    rivals = dict.fromkeys(range(daily.match.seats), daily.rival)
    kinds = ["you" if one["seat"] == daily.seat else f"bot:{daily.rival.bot}" for one in seats]
    places = new_places(kinds, "", {}, shirt=shirt, rivals=rivals)
    dress = worn([place.shirt for place in places])
    assert [one["colour"] for one in seats] == [one.colour for one in dress]


async def test_the_front_page_names_the_positions_and_which_are_answered(
    server: RunningServer,
) -> None:
    daily = await Positions(server.tables).of(GAME)
    client = server.client(follow_redirects=True)
    before = (await client.get("/")).text
    assert f'href="{PAGE}"' in before
    assert "ticked" not in before
    await client.post(PAGE, data={"day": daily.day.isoformat(), "action": daily.match.legal[0]})
    assert (await client.get("/")).text.count('class="ticked"') == 1


@pytest.mark.parametrize("game", names())
async def test_a_page_says_what_its_position_is_about(server: RunningServer, game: str) -> None:
    daily = await Positions(server.tables).of(game)
    client = server.client(follow_redirects=True, headers={"Accept-Language": "es"})
    for headers in ({}, {"Accept-Language": "en"}):
        page = (await client.get(f"/position/{game}", headers=headers)).text
        found = re.search(r'<p id="brief"[^>]*>(.*?)</p>', page, re.DOTALL)
        assert found is not None
        assert daily.rival.name("en" if headers else "es") in found[1]
        assert "⟦" not in found[1]
    answer = {"day": daily.day.isoformat(), "action": Lines(daily.match).names[0]}
    assert 'id="brief"' not in (await client.post(f"/position/{game}", data=answer)).text


@pytest.mark.parametrize("game", names())
async def test_a_newcomer_is_offered_to_learn_the_game_first(
    server: RunningServer, game: str
) -> None:
    page = (await server.client().get(f"/position/{game}")).text
    lesson = lessons_of(find(game))[0].name
    for way in (f'href="/how-to-play/{game}"', f'action="/lessons/{game}/{lesson}"'):
        assert way in page


async def test_today_offers_the_positions_that_there_are(server: RunningServer) -> None:
    client = server.client()
    offered = re.findall(r'href="(/position/[a-z-]+)"', (await client.get("/today")).text)
    assert PAGE in offered
    for path in offered:
        assert (await client.get(path)).status_code == 200


async def test_the_page_is_the_same_whatever_is_hidden(server: RunningServer) -> None:
    daily = await Positions(server.tables).of(GAME)
    match = daily.match
    shown = position_context(daily, None, "en")["view"]
    known = match.state
    for seed in range(5):
        match.state = known.copy()
        match.game.redact(match.box.record, match.state, daily.seat)
        match.game.determinize(match.box.record, match.state, seeded(seed))
        assert position_context(daily, None, "en")["view"] == shown
    match.state = known


def odds(part: Any) -> Iterator[Any]:
    """Yield the chances in a view, with the ends of their ranges."""
    if isinstance(part, dict):
        yield from (part.get(key) for key in ODDS if "chance" in part)
    for one in part.values() if isinstance(part, dict) else part:
        if isinstance(one, dict | list):
            yield from odds(one)


@pytest.mark.parametrize("game", names())
async def test_nothing_is_said_of_odds_before_the_answer(server: RunningServer, game: str) -> None:
    client = server.client()
    page = (await client.get(f"/position/{game}")).text
    assert '<b class="chance">' not in page
    assert not re.search(r'data-chance="[0-9]', page)
    told = (await client.get(f"/api/positions/{game}")).json()
    assert told["answers"] is None
    views = [told["view"]]
    for kept in classics(find(game)):
        daily = DailyPosition(date(2026, 11, 27), find(game), kept, is_open=True)
        views.append(position_context(daily, None, "en")["view"])
    for view in views:
        assert set(odds(view)) <= {None}
        assert "chances" not in str(view["prompt"]["fact"])
        assert not any(card["best"] or (card["plays"] and card["note"]) for card in view["hand"])


async def test_odds_are_told_once_the_answer_is_given(server: RunningServer) -> None:
    daily = await Positions(server.tables).of(GAME)
    assert set(odds(daily.match.view(daily.seat))) > {None}
    client = program(server, await key_of(await claimed(server), "read", "play"))
    before = (await client.get(f"/api/positions/{GAME}")).json()
    answer = {"day": before["day"], "action": before["legal"][0]}
    after = (await client.post(f"/api/positions/{GAME}", json=answer)).json()
    assert set(odds(before["view"])) <= {None}
    assert set(odds(after["view"])) > {None}
    assert after["answers"] is not None


async def test_the_transcript_of_today_is_nowhere(server: RunningServer) -> None:
    daily = await Positions(server.tables).of(GAME)
    client = server.client()
    for path in (PAGE, f"{PAGE}/{daily.day}", f"/api/positions/{GAME}"):
        text = (await client.get(path)).text
        assert str(daily.match.seed) not in text
        assert str(daily.position.answers[0].chance) not in text
    for path in (f"{PAGE}/2999-01-01", "/position/none", "/api/positions/none"):
        assert (await client.get(path)).status_code == 404
    assert (await client.get(f"{PAGE}/yesterday")).status_code == 400


async def test_bad_answers_are_refused(server: RunningServer) -> None:
    daily = await Positions(server.tables).of(GAME)
    client, day = server.client(), daily.day.isoformat()
    for data, status in (
        ({"day": day, "action": "fly"}, 409),
        ({"day": "2020-01-01", "action": daily.match.legal[0]}, 404),
        ({"day": day}, 400),
        ({"day": "soon", "action": "hold"}, 400),
    ):
        assert (await client.post(PAGE, data=data)).status_code == status
    assert 'id="play"' in (await client.get(PAGE)).text


async def test_a_card_under_way_is_named_by_those_that_wait_for_it(server: RunningServer) -> None:
    game = find("super-team")
    midway = next(one for one in classics(game) if "pass e9" in one.answers[0].actions).write()
    await server.tables.store.write(
        lambda c: position_queries.set_position(c, now().date(), game.name, midway)
    )
    page = (await server.client().get(f"/position/{game.name}")).text
    assert '<em class="stage-now">under way</em>' in page
    assert re.findall(r'class="card-note">([^<]*)<', page) == ["after In-Between Pass"]
