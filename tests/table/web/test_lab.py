"""The laboratory in the browser: a box is changed, asked about and played with, and nobody gets at another's."""

import asyncio
import html
import json
import re
import sys
from collections.abc import AsyncIterator
from dataclasses import replace

import httpx
import pytest

from kickabout.games import find, names
from kickabout.games.futbol_dash.box import load_box
from kickabout.lab.boxes.words import rows_in
from kickabout.table.lab import MOST_BYTES, plans, read_draft, runner
from kickabout.table.play.decisions import submit
from kickabout.table.settings import WIDE, Settings
from kickabout.table.web.limits import kind_of, weight_of
from kickabout.table.web.pages.lab.asking import WrongQuestion, read_plan
from kickabout.table.web.pages.lab.contexts import lab_reader
from tests.table.conftest import RunningServer, running, until

pytestmark = pytest.mark.anyio
HTMX = {"HX-Request": "true"}
FIGURES = json.dumps(
    {
        "matches": {"played": 100},
        "measures": [{"measure": "win-0", "mean": 0.25}, {"measure": "goals", "mean": 4.5}],
    }
)
ANSWERS = f"""
import json, sys
json.loads(sys.stdin.readline())
print(json.dumps({{"report": "<p>it is <b>found</b></p>", "figures": {FIGURES!r}}}), flush=True)
"""
WAITS = "import sys\nsys.stdin.read()\n"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "NOTE_SECONDS", 0.05)
    monkeypatch.setattr(runner, "COMMAND", (sys.executable, "-c", ANSWERS))


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[RunningServer]:
    async with running(replace(settings, limits=WIDE)) as server:
        yield server


async def begun(client: httpx.AsyncClient, game: str = "futbol-dash", **fields: str) -> str:
    """A box of a browser's own; returns its path."""
    response = await client.post("/lab/boxes", data={"game": game} | fields)
    assert response.status_code == 303, response.text
    return response.headers["location"]


async def asked(client: httpx.AsyncClient, box: str, **fields: str) -> str:
    """A question about a box; returns its path."""
    response = await client.post(f"{box}/runs", data=QUESTION | fields)
    assert response.status_code == 303, response.text
    return response.headers["location"]


async def ended(client: httpx.AsyncClient, run: str) -> str:
    """The page of a question that has come to an end."""
    for _ in range(500):
        page = (await client.get(run)).text
        if 'id="progress"' not in page:
            return page
        await asyncio.sleep(0.02)
    raise AssertionError("it never ended")


def value(page: str, key: str) -> str:
    """What stands in the field of a key."""
    found = re.search(rf'name="f\.{re.escape(key)}"\s+value="([^"]*)"', page)
    assert found, key
    return found[1]


def at(page: str) -> str:
    found = re.search(r'name="at" value="([^"]*)"', page)
    assert found
    return found[1]


async def test_one_begins_with_nothing(server: RunningServer) -> None:
    page = (await server.client().get("/lab")).text
    for game in names():
        assert f"Change {find(game).title}" in page
    assert "You have no box yet" in page
    assert "Nothing has been asked yet" in page


@pytest.mark.parametrize("game", names())
async def test_every_box_is_a_form_with_its_ranges(server: RunningServer, game: str) -> None:
    client = server.client()
    path = await begun(client, game)
    page = (await client.get(path)).text
    assert "this is the game’s own box" in page
    numbers = re.findall(r'<input[^>]*type="number"[^>]*>', page)
    own = [number for number in numbers if "f." in number]
    assert len(own) > 10
    assert all("min=" in number for number in own)
    # The Enter key presses the first button of a form, which must not be one that copies a row.
    forms = re.findall(r'<details class="lab-group".*?</details>', page, re.DOTALL)
    assert all("lab-save" in re.findall(r"<button[^>]*>", one)[0] for one in forms)
    # The same file comes out that went in, but for its name.
    text = (await client.get(f"{path}/file")).text
    assert text.partition("\n")[2] == find(game).load_box(None).text


@pytest.mark.parametrize("game", names())
async def test_a_form_is_in_spanish_but_for_names(server: RunningServer, game: str) -> None:
    client = server.client()
    client.headers["Accept-Language"] = "es-AR"
    page = (await client.get(await begun(client, game))).text
    form = page[page.index('id="form-title"') : page.index('id="file-title"')]
    english = re.findall(r'<(\w+)[^>]*\blang="en"[^>]*>([^<]*)<', form)
    shown = {html.unescape(text) for tag, text in english if tag != "small"}
    rows = [*rows_in(find(game).load_box(None))]
    assert shown <= {row.name for row in rows} | {row.slug for row in rows}
    # What stands in the file is beside the words for it, never in their place.
    smalls = [part.rpartition(">")[2].strip() for part in form.split('<small lang="en">')[:-1]]
    assert len(smalls) > 40
    assert all(smalls)


async def test_what_a_box_says_in_words_of_its_own_stays_as_it_is(server: RunningServer) -> None:
    client = server.client()
    client.headers["Accept-Language"] = "es"
    path = await begun(client)
    page = (await client.get(path)).text
    note = "cartas que se tienen en la mano entre turnos (cartas, DASH-3.3)"
    assert f'<span class="lab-note">{note}</span>' in page
    assert 'mano <small lang="en">hand</small>' in page
    assert re.search(r'<option value="attack" selected>\s*ataque \(attack\)</option>', page)
    text = (await client.get(f"{path}/file")).text.replace("cards held between", "held between")
    changed = await client.post(path, data={"at": at(page), "text": text}, headers=HTMX)
    assert (
        '<span class="lab-note" lang="en">held between turns (cards, DASH-3.3)</span>'
        in changed.text
    )
    at_card = {"at": at(changed.text), "f.cards[1].effect": "foul"}
    changed = await client.post(path, data=at_card, headers=HTMX)
    assert "era ataque (attack)" in changed.text


async def test_a_number_is_changed(server: RunningServer) -> None:
    client = server.client()
    path = await begun(client)
    page = (await client.get(path)).text
    assert value(page, "rules.hand") == "6"
    note = '<span class="lab-note" lang="en">cards held between turns (cards, DASH-3.3)</span>'
    assert f"1 to 12{note}</small>" in page
    live = await client.post(path, data={"at": at(page), "f.rules.hand": "5"}, headers=HTMX)
    assert live.status_code == 200
    assert "<html" not in live.text
    assert value(live.text, "rules.hand") == "5"
    assert "rules.hand: 6 → 5" in live.text
    assert "was 6" in live.text
    text = (await client.get(f"{path}/file")).text
    assert "hand = 5                # cards held between turns" in text
    # Without scripts it leads back to the page; the last change can be taken back.
    assert (await client.post(path, data={"do": "undo"})).headers["location"] == path
    assert value((await client.get(path)).text, "rules.hand") == "6"


async def test_what_cannot_be_is_said_at_its_field_and_changes_nothing(
    server: RunningServer,
) -> None:
    client = server.client()
    path = await begun(client)
    before = (await client.get(f"{path}/file")).text
    page = (await client.get(path)).text
    for typed, said in (
        ("99", "from 1 to 12 (cards, DASH-3.3), not 99"),
        ("many", "from 1 to 12 (cards, DASH-3.3), not &#39;many&#39;"),
    ):
        wrong = await client.post(path, data={"at": at(page), "f.rules.hand": typed})
        assert wrong.status_code == 400
        assert value(wrong.text, "rules.hand") == typed
        (field,) = re.findall(
            r'<div class="lab-field number wrong[^>]*>.*?</div>', wrong.text, re.DOTALL
        )
        assert said in field
        assert 'aria-invalid="true"' in field
    spanish = {"Accept-Language": "es"}
    for field, typed, said in (
        ("rules.hand", "99", "“mano” tiene que ser un número entero entre 1 y 12 (cartas, DASH-"),
        ("cards[11].count", "x", "“Penalti, cantidad” tiene que ser un número entero"),
    ):
        given = {"at": at(page), f"f.{field}": typed}
        wrong = await client.post(path, data=given, headers=spanish)
        assert wrong.text.count(said) == 2
    assert (await client.get(f"{path}/file")).text == before
    text = before.replace("attack-points = 11", "atack-points = 11")
    wrong = await client.post(path, data={"at": at(page), "text": text})
    assert wrong.status_code == 400
    assert "is it &#39;atack-points&#39; that is meant?" in wrong.text
    assert "atack-points = 11" in wrong.text
    broken = await client.post(path, data={"at": at(page), "text": "[rules"})
    assert "is not valid TOML" in broken.text
    nameless = await client.post(path, data={"name": " "})
    assert "A name has 1 to 60 signs" in nameless.text
    assert (await client.get(f"{path}/file")).text == before


async def test_rows_are_copied_and_taken_out(server: RunningServer) -> None:
    client = server.client()
    path = await begun(client)
    page = (await client.get(path)).text
    live = await client.post(path, data={"at": at(page), "do": "copy cards[2]"}, headers=HTMX)
    assert "new: cards[nutmeg-2] name Nutmeg, count 4" in live.text
    live = await client.post(
        path, data={"at": at(live.text), "do": "remove cards[2]"}, headers=HTMX
    )
    assert "gone: cards[nutmeg]" in live.text
    wrong = await client.post(path, data={"at": at(live.text), "do": "remove cards[99]"})
    assert wrong.status_code == 400
    stale = await client.post(path, data={"at": at(page), "do": "remove cards[2]"})
    assert stale.status_code == 409
    assert "another window" in stale.text


async def test_two_windows_change_different_things(server: RunningServer) -> None:
    client = server.client()
    path = await begun(client)
    both = at((await client.get(path)).text)
    await client.post(path, data={"at": both, "f.rules.hand": "5", "f.rules.attack-points": "11"})
    await client.post(path, data={"at": both, "f.rules.hand": "6", "f.rules.attack-points": "9"})
    page = (await client.get(path)).text
    assert (value(page, "rules.hand"), value(page, "rules.attack-points")) == ("5", "9")


async def test_what_to_think_over(server: RunningServer) -> None:
    client = server.client()
    path = await begun(client)
    page = (await client.get(path)).text
    await client.post(path, data={"at": at(page), "f.cards[11].count": "0"})
    assert "the deck holds no Penalty" in (await client.get(f"{path}/notes")).text
    spanish = {"Accept-Language": "es"}
    said = "cartas: en el mazo no hay Penalti"
    assert said in (await client.get(f"{path}/notes", headers=spanish)).text
    assert "Penalti, cantidad: 1 → 0" in (await client.get(path, headers=spanish)).text


async def test_a_file_is_brought(server: RunningServer) -> None:
    client = server.client()
    text = load_box().text.replace("hand = 6 ", "hand = 5 ")
    files = {"file": ("mine.toml", text.encode())}
    path = (await client.post("/lab/boxes", files=files)).headers["location"]
    assert "rules.hand: 6 → 5" in (await client.get(path)).text
    for wrong, said in (
        (b"", "Choose a file first"),
        (b"\xff\xfe", "not text in UTF-8"),
        (b"hand = 5", "names the game that the box is for"),
        (b"a = " + b"[" * 5000, "nested too deeply"),
        (b"#" * (MOST_BYTES + 1), "at most 32768"),
        (text.replace("hand = 5", "hand = 50").encode(), "rules.hand must be a whole number"),
    ):
        answer = await client.post("/lab/boxes", files={"file": ("mine.toml", wrong)})
        assert answer.status_code == 400
        assert said in answer.text


async def test_a_question_is_answered_and_shared(server: RunningServer) -> None:
    client, other = server.client(), server.client()
    path = await begun(client, name="Short Hands")
    run = await asked(client, path)
    page = await ended(client, run)
    assert "<p>it is <b>found</b></p>" in page
    assert "How this box differs" not in page
    assert "Nobody has finished a match" in page
    assert "Short Hands" in (await client.get("/lab")).text
    assert json.loads((await client.get(f"{run}/figures.json")).text)["matches"]["played"] == 100
    assert "it is <b>found</b>" in (await client.get(f"{run}/report.html")).text
    # Whoever has the link reads it, and takes the box over; they neither cancel nor delete it.
    shown = (await other.get(run)).text
    assert "it is <b>found</b>" in shown
    assert "/delete" not in shown
    for what in ("cancel", "delete"):
        assert (await other.post(f"{run}/{what}")).status_code == 403
    copied = re.findall(r'name="copy" value="([0-9a-f]+)"', shown)[0]
    taken = (await other.post("/lab/boxes", data={"copy": copied})).headers["location"]
    assert "Short Hands" in (await other.get(taken)).text
    assert (await other.get(path)).status_code == 404
    assert (await other.post(path, data={"do": "undo"})).status_code == 404
    assert (await other.post(f"{path}/runs", data={"question": "sim"})).status_code == 404
    assert (await other.post(f"{path}/delete")).status_code == 404
    # Two of the same game stand side by side.
    second = await asked(client, path)
    await ended(client, second)
    beside = (await client.get(f"{second}?with={run.rpartition('/')[2]}")).text
    assert beside.count("<td>25.0 %</td>") == 2
    assert (await client.post(f"{run}/delete")).status_code == 303
    assert (await client.get(run)).status_code == 404


async def test_a_question_is_cancelled(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "COMMAND", (sys.executable, "-c", WAITS))
    client = server.client()
    path = await begun(client)
    first, second = await asked(client, path), await asked(client, path)
    part = await client.get(second, headers=HTMX)
    assert "One other question is played before it" in part.text
    assert "<html" not in part.text
    await client.post(f"{first}/cancel")
    assert "It was cancelled" in await ended(client, first)
    assert (await client.get(first, headers=HTMX)).headers["HX-Refresh"] == "true"
    await client.post(f"{second}/cancel")
    monkeypatch.setattr(runner, "COMMAND", (sys.executable, "-c", ANSWERS))
    again = (await client.post(f"{second}/again")).headers["location"]
    assert "it is <b>found</b>" in await ended(client, again)


QUESTION = {"question": "sim", "bots": "rule-of-thumb", "seats": "2", "match-count": "100"}
SEARCH = QUESTION | {
    "question": "tune",
    "trials": "20",
    "vary.2.path": "rules.hand",
    "vary.2.low": "4",
    "vary.2.high": "7",
    "aim.1.measure": "turns",
    "aim.1.value": "25",
    "aim.1.tolerance": "1",
}
COMPARISON = QUESTION | {"question": "compare", "until": "precision"}
LADDER = QUESTION | {"question": "ladder", "bot.random": "on"}


@pytest.mark.parametrize(
    ("form", "changes", "field", "said"),
    [
        (QUESTION, {"match-count": "5"}, "match-count", "10 to 200,000 matches, not 5"),
        (QUESTION, {"match-count": "many"}, "match-count", "This is a whole number"),
        (QUESTION, {"seats": "9"}, "seats", "2 to 6"),
        (QUESTION, {"bots": "messi"}, "bots", "there is no bot"),
        (QUESTION, {"question": "tea"}, "question", "there are: sim, compare, cards, tune, ladder"),
        (QUESTION, {"question": "cards", "bots": "pro"}, "bots", "Rows are counted in matches of"),
        (COMPARISON, {"precision": "nan"}, "precision", "0.1 to 20"),
        (COMPARISON, {"precision": "0"}, "precision", "0.1 to 20"),
        (LADDER, {}, "ladder", "two or more bots"),
        (
            LADDER,
            {"bot.pro": "on", "bot.youth": "on", "match-count": "200000"},
            "match-count",
            "3 pairs of bots would play 600,000 matches",
        ),
        (SEARCH, {"vary.2.path": ""}, "vary.1.path", "a number to vary"),
        (SEARCH, {"vary.2.path": "rules.hnad"}, "vary.2.path", "is it 'rules.hand' that is meant"),
        (SEARCH, {"vary.2.low": "8"}, "vary.2.high", "not 8..7"),
        (SEARCH, {"vary.2.high": "x"}, "vary.2.high", "This is a whole number"),
        (SEARCH, {"vary.2.high": "9" * 30}, "vary.2.high", "between −10,000 and 10,000"),
        (SEARCH, {"aim.1.value": ""}, "aim.1.value", "needs a target"),
        (SEARCH, {"aim.1.value": "nan"}, "aim.1.value", "A target is a number"),
        (SEARCH, {"aim.1.tolerance": "0"}, "aim.1.tolerance", "a number above 0"),
        (SEARCH, {"aim.1.measure": "luck"}, "aim.1.measure", "no measure 'luck'"),
        (SEARCH, {"trials": "1"}, "trials", "2 to 200 boxes"),
        (SEARCH, {"trials": "200", "match-count": "2000"}, "trials", "more than 200,000"),
        (SEARCH, {"match-count": "3"}, "match-count", "10 to 200,000 matches, not 3"),
    ],
)
def test_what_cannot_be_played_is_named_with_its_field(
    form: dict[str, str], changes: dict[str, str], field: str, said: str
) -> None:
    draft = read_draft(f'name = "Mine"\n{load_box().text}', "futbol-dash")
    with pytest.raises(WrongQuestion) as wrong:
        read_plan(draft, None, form | changes, "en")
    assert wrong.value.field == field
    assert said in lab_reader("en").text(wrong.value.message)


async def test_what_is_wrong_with_a_question_is_said_at_its_field(server: RunningServer) -> None:
    client = server.client()
    path = await begun(client)
    answer = await client.post(f"{path}/runs", data=SEARCH | {"vary.2.path": "rules.hnad"})
    assert answer.status_code == 400
    marked = re.findall(r'<(?:input|select)[^>]*name="([^"]*)"[^>]*aria-invalid', answer.text)
    assert marked == ["vary.2.path"]
    (wrong,) = re.findall(r'id="wrong-question">(.*?)</b>', answer.text)
    assert "is it &#39;rules.hand&#39; that is meant" in wrong
    for changes, said in (
        ({"vary.2.path": "rules.hnad"}, "la caja no tiene ningún número"),
        ({"trials": "1"}, "Una búsqueda prueba de 2 a 200 cajas, no 1."),
    ):
        spanish = {"Accept-Language": "es"}
        answer = await client.post(f"{path}/runs", data=SEARCH | changes, headers=spanish)
        (wrong,) = re.findall(r'id="wrong-question">(.*?)</b>', answer.text)
        assert said in wrong
    assert "Nothing has been asked yet" in (await client.get("/lab")).text


async def test_a_box_that_was_found_is_taken_over_and_played(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = [{"rules.hand": hand, "turns": 25.1, "turns_reach": 0.5, "miss": 1} for hand in (5, 7)]
    figures = json.dumps({"best": {"rules.hand": 5}, "confirmed": rows[:1], "front": rows})
    monkeypatch.setattr(
        runner, "COMMAND", (sys.executable, "-c", ANSWERS.replace(repr(FIGURES), repr(figures)))
    )
    client, other = server.client(), server.client()
    path = await begun(client, name="Short Hands")
    # The numbers that were changed are those to vary.
    page = (await client.get(path)).text
    changed = await client.post(path, data={"at": at(page), "f.rules.hand": "5"}, headers=HTMX)
    assert re.search(r'name="vary.1.low"\s+value="5"', changed.text)
    assert re.search(r'name="vary.1.high"\s+value="6"', changed.text)
    run = (await client.post(f"{path}/runs", data=SEARCH)).headers["location"]
    page = await ended(client, run)
    assert page.count("<li>rules.hand = ") == 2
    assert "turns by seat: <b>25.10</b>" in page
    key = run.rpartition("/")[2]
    taken = await other.post("/lab/boxes", data={"found": key, "place": "1"})
    editor = (await other.get(taken.headers["location"])).text
    assert 'value="Short Hands, tuned"' in editor
    assert value(editor, "rules.hand") == "7"
    played = {"found": key, "place": "0", "then": "play"}
    sheet = (await other.post("/lab/boxes", data=played)).headers["location"]
    assert "Short Hands, tuned" in (await other.get(sheet)).text
    for wrong in ("2", "-1", "x", ""):
        refused = await other.post("/lab/boxes", data={"found": key, "place": wrong})
        assert refused.status_code == 404


async def test_bots_are_set_against_each_other(server: RunningServer) -> None:
    client = server.client()
    path = await begun(client)
    fields = {"question": "ladder", "bot.pro": "on", "bot.random": "on", "seats": "2"}
    answer = await client.post(f"{path}/runs", data=fields | {"match-count": "20"})
    page = await ended(client, answer.headers["location"])
    assert "how strong the bots are" in page
    assert "Basti" in page


async def test_without_its_libraries_boxes_are_changed_but_not_played(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plans, "LIBRARIES", ("a_library_that_is_not_there",))
    client = server.client()
    path = await begun(client)
    assert "pip install" in (await client.get("/lab")).text
    refused = await client.post(f"{path}/runs", data=QUESTION)
    assert refused.status_code == 409
    assert "a_library_that_is_not_there" in refused.text


async def test_a_table_is_set_up_with_it(server: RunningServer) -> None:
    client = server.client()
    path = await begun(client, name="Short Hands")
    page = (await client.get(path)).text
    await client.post(path, data={"at": at(page), "f.options.goals.most": "12"})
    (address,) = set(re.findall(r'href="(/\?game=[^"]*box=[^"]*)"', (await client.get(path)).text))
    sheet = (await client.get(address.replace("&amp;", "&"))).text
    assert "Fútbol Dash · Short Hands" in sheet
    assert 'max="12"' in sheet
    (box,) = re.findall(r'name="box" value="([^"]*)"', sheet)
    form = {"game": "futbol-dash", "box": box, "seat-0": "you", "seat-1": "bot:random"}
    table = (await client.post("/tables", data=form)).headers["location"]
    assert "Fútbol Dash · Short Hands" in (await client.get(table)).text
    # Another game has no such box, and an invented one is none.
    assert (await client.get(f"/?game=squad-rush&box={box}")).status_code == 400
    assert (await client.post("/tables", data=form | {"game": "squad-rush"})).status_code == 400
    for wrong in ("nonsense", "../../etc/passwd"):
        assert (await client.post("/tables", data=form | {"box": wrong})).status_code == 404


async def test_what_people_play_stands_beside_what_bots_play(server: RunningServer) -> None:
    client, tables = server.client(), server.tables
    path = await begun(client, name="One Goal")
    page = (await client.get(path)).text
    await client.post(path, data={"at": at(page), "f.options.goals.default": "1"})
    run = await asked(client, path)
    page = await ended(client, run)
    changed = "options.goals.default: 3 → 1"
    assert changed in page[page.index("How this box differs") :]
    assert "Nobody has finished a match" in page
    box = re.findall(r"box=([0-9a-f]+)", page)[0]
    form = {"game": "futbol-dash", "box": box, "name": "Ottilie"}
    form |= {"seat-0": "you", "seat-1": "bot:random", "answer-seconds": "none"}
    made = [(await client.post("/tables", data=form)).headers["location"] for _ in range(2)]
    table = await tables.get(made[0][3:])
    while table.status != "over":
        await until(table, lambda: bool(table.legal(0)) or table.status == "over")
        if table.legal(0):
            await submit(table, 0, table.legal(0)[-1], table.number)
    for _ in range(200):
        page = (await client.get(run)).text
        if "Nobody has finished" not in page:
            break
        await asyncio.sleep(0.02)
    # The other match goes on, and is nobody's business yet; nor is who has played.
    assert re.search(r"Against Basti: one match, [01] won by people", page)
    assert "Ottilie" not in page
    assert table.id not in page
    beside = page[page.index('id="beside"') :]
    assert re.findall(r"<td>(\d+)</td>", beside)[:2] == ["100", "1"]
    goals = re.findall(r'<th scope="row">goals</th>\s*<td>(.*?)</td>\s*<td>(.*?)</td>', beside)
    assert goals == [("4.50", f"{sum(table.situation.final_score.goals):.2f}")]
    # The same stands in the report that is downloaded, and in its figures.
    downloaded = (await client.get(f"{run}/report.html")).text
    assert "it is <b>found</b>" in downloaded
    assert changed in downloaded
    assert re.search(r"Against Basti: one match, [01] won by people", downloaded)
    assert f"<td>{sum(table.situation.final_score.goals):.2f}</td>" in downloaded
    people = (await client.get(f"{run}/figures.json")).json()["people"]
    assert people["matches"] == 1
    assert people["against"]["random"][0] == 1
    assert "Ottilie" not in downloaded


async def test_a_file_is_played_from_the_front_page(server: RunningServer) -> None:
    client = server.client()
    assert 'action="/lab/boxes"' in (await client.get("/")).text
    files = {"file": ("mine.toml", load_box().text.encode())}
    answer = await client.post("/lab/boxes", files=files, data={"then": "play"})
    assert re.fullmatch(r"/\?game=futbol-dash&box=[0-9a-f]{64}", answer.headers["location"])
    assert (await client.get(answer.headers["location"])).status_code == 200


async def test_a_browser_asks_for_so_much_and_no_more(settings: Settings) -> None:
    assert kind_of("POST", "/lab/boxes") == "rosters"
    assert kind_of("POST", "/lab/boxes/x/runs") == kind_of("POST", "/lab/runs/x/again") == "runs"
    assert weight_of("POST", "/lab/boxes/x") > weight_of("GET", "/lab/runs/x")
    limits = replace(WIDE, runs=3, open_runs=1, family=1)
    async with running(replace(settings, limits=limits)) as server:
        client = server.client()
        path = await begun(client)
        await ended(client, await asked(client, path))
        runner.COMMAND = (sys.executable, "-c", WAITS)
        await asked(client, path)
        assert "has no answer yet" in (await client.post(f"{path}/runs", data=QUESTION)).text
        refused = await client.post(f"{path}/runs", data=QUESTION)
        assert refused.status_code == 429
        assert "as much as one may in an hour" in refused.text


async def test_a_malicious_box_is_text(server: RunningServer) -> None:
    client = server.client()
    evil = "</textarea><script>alert(1)</script>"
    text = load_box().text.replace('name = "Nutmeg"', f'name = "{evil}"')
    path = (await client.post("/lab/boxes", data={"text": f'name = "<b>$x$"\n{text}'})).headers[
        "location"
    ]
    page = (await client.get(path)).text
    assert "<script>alert" not in page
    assert "<b>$x$" not in page
    page = await ended(client, await asked(client, path))
    assert "<b>$x$" not in page
