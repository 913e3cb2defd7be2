"""Every lesson of every game can be taken to its end; the pages lead there and show what the coach says."""

import re
from dataclasses import replace

import httpx
import pytest

from kickabout.engine.game import Game
from kickabout.engine.lessons import Lesson, Note, lessons_of
from kickabout.games import find, names
from kickabout.table.store import queries
from kickabout.table.web import lesson_faults
from tests.table.conftest import RunningServer, record

pytestmark = pytest.mark.anyio

GAMES = [find(name) for name in names()]
LESSONS = [
    pytest.param(game, lesson, id=f"{game.name} {lesson.name}")
    for game in GAMES
    for lesson in lessons_of(game)
]


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
async def test_a_lesson_can_be_taken_to_its_end(game: Game, lesson: Lesson) -> None:
    assert await lesson_faults(game, lesson) == []


def first_lesson(**changes: object) -> tuple[Game, Lesson]:
    game = find("futbol-dash")
    return game, replace(lessons_of(game)[0], **changes)  # type: ignore[arg-type]  # its own fields


async def test_a_note_without_words_is_a_fault() -> None:
    game, lesson = first_lesson(closing=(Note("lesson-first-match-nobody"),))
    assert await lesson_faults(game, lesson) == ["there is no message lesson-first-match-nobody"]
    assert await lesson_faults(game, lesson, "es") == ["falta el mensaje lesson-first-match-nobody"]


async def test_a_step_that_the_rules_forbid_is_a_fault() -> None:
    game, lesson = first_lesson()
    steps = (*lesson.steps[:-1], replace(lesson.steps[-1], action="shoot shot"))
    (fault,) = await lesson_faults(game, replace(lesson, steps=steps))
    assert "'shoot shot' does not fit" in fault


async def test_a_decision_that_nobody_asks_for_is_a_fault() -> None:
    game, lesson = first_lesson()
    at = next(at for at, step in enumerate(lesson.steps) if step.action == "play foul")
    steps = (*lesson.steps[:at], replace(lesson.steps[at], notes=()), *lesson.steps[at + 1 :])
    (fault,) = await lesson_faults(game, replace(lesson, steps=steps))
    assert fault.endswith("'play foul' is one of several, and no note asks for it")


async def test_a_part_that_is_not_on_the_page_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    game, lesson = first_lesson()
    step = lesson.steps[lesson.laid_out]
    notes = (replace(step.notes[0], parts=("corner-flag",)), *step.notes[1:])
    steps = list(lesson.steps)
    steps[lesson.laid_out] = replace(step, notes=notes)
    broken = replace(lesson, steps=tuple(steps))
    for room in ("setup", "live"):
        monkeypatch.setattr(f"kickabout.table.play.{room}.find_lesson", lambda *_: broken)
    (fault,) = await lesson_faults(game, broken)
    assert "the page has no part with the id 'corner-flag'" in fault


async def test_a_lesson_is_begun_and_read_without_scripts(server: RunningServer) -> None:
    learner = server.client(follow_redirects=True)
    page = (await learner.post("/lessons/futbol-dash/first-match", data={"name": "Ada"})).text
    assert "1 of 14" in page
    assert "The coach explains." in page
    assert "Play one card." not in page
    table = page.partition('action="/t/')[2].partition("/")[0]
    page = (await learner.post(f"/t/{table}/go-on", data={"at": "1"})).text
    assert "2 of 14" in page
    page = (await learner.post(f"/t/{table}/go-on", data={"at": "2"})).text
    assert "Play your Long Pass: +5." in page
    response = await learner.post(f"/t/{table}/play", data={"action": "play overlap", "at": "14"})
    assert response.status_code == 409
    assert "goes on in another way: Play your Long Pass: +5." in response.text


async def test_a_spectator_is_told_nothing(server: RunningServer) -> None:
    learner = server.client(follow_redirects=True)
    page = await learner.post("/lessons/futbol-dash/first-match")
    watched = await server.client().get(page.url.path)
    assert 'id="coach"' not in watched.text
    response = await server.client().post(f"{page.url.path}/go-on", data={"at": "1"})
    assert response.status_code == 403


async def test_a_lesson_that_does_not_exist_is_not_found(server: RunningServer) -> None:
    response = await server.client().post("/lessons/futbol-dash/juggling")
    assert response.status_code == 404


async def table_of(
    server: RunningServer, browser: httpx.AsyncClient, rival: str, **more: str
) -> str:
    form = {"game": "futbol-dash", "seat-0": "you", "seat-1": rival, **more}
    return str((await browser.post("/tables", data=form)).url.path)


@pytest.mark.usefixtures("still")
async def test_a_lesson_is_offered_beside_a_match_alone_with_bots(
    server: RunningServer,
) -> None:
    browser = server.client(follow_redirects=True)
    among_people = await table_of(server, browser, "open")
    assert 'id="newcomer"' not in (await browser.get(among_people)).text
    hurried = server.client(follow_redirects=True)
    with_clock = await table_of(server, hurried, "bot:rule-of-thumb", **{"time-control": "5+5"})
    assert 'id="newcomer"' not in (await hurried.get(with_clock)).text
    newcomer = server.client(follow_redirects=True)
    first = await table_of(server, newcomer, "bot:rule-of-thumb")
    assert 'id="newcomer" class="newcomer"' in (await newcomer.get(first)).text
    assert 'id="newcomer"' not in (await server.client().get(first)).text


@pytest.mark.usefixtures("still")
async def test_the_offer_of_a_lesson_is_a_link_after_a_card_until_a_lesson_is_done(
    server: RunningServer,
) -> None:
    browser = server.client(follow_redirects=True)
    path = await table_of(server, browser, "bot:rule-of-thumb")
    table = await server.tables.get(path[3:])
    match = table.log.match
    while match.actor == "chance":
        await record(table, -1, next(iter(match.outcomes)))
        match = table.log.match
    assert match.actor == 0
    await record(table, 0, match.legal[0])
    small = 'id="newcomer" class="newcomer small"'
    assert small in (await browser.get(path)).text
    another = await table_of(server, browser, "bot:rule-of-thumb")
    assert small in (await browser.get(another)).text
    lesson = str((await browser.post("/lessons/futbol-dash/first-match")).url.path)
    assert small in (await browser.get(path)).text
    await server.tables.store.write(
        lambda c: queries.set_status(c, lesson.removeprefix("/t/"), "over")
    )
    assert 'id="newcomer"' not in (await browser.get(path)).text


@pytest.mark.usefixtures("still")
async def test_the_front_page_offers_the_next_lesson_until_all_are_done(
    server: RunningServer,
) -> None:
    browser = server.client(follow_redirects=True)

    async def offered() -> str:
        page = (await browser.get("/")).text
        card = page[page.index('value="futera-susu"') :]
        match = re.search(r'(?:href|formaction)="([^"]*)"[^>]*>(?:Learn|Next|Go on)', card)
        assert match is not None
        return match[1]

    assert await offered() == "/lessons/futera-susu/first-match"
    table = str((await browser.post("/lessons/futera-susu/first-match")).url.path)
    assert await offered() == table
    await server.tables.store.write(
        lambda c: queries.set_status(c, table.removeprefix("/t/"), "over")
    )
    assert await offered() == "/lessons/futera-susu/your-eleven"
    await table_of(server, browser, "bot:rule-of-thumb")
    assert await offered() == "/lessons/futera-susu/your-eleven"
