"""Hints: for the seat's own decision, where the table allows them, and unheard by anybody else."""

import asyncio
import html
import re
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest

import kickabout
from kickabout.bots.analysis import Analysis
from kickabout.bots.estimates import Choice
from kickabout.bots.foresight import Reply
from kickabout.engine.game import Game
from kickabout.engine.match import Match, Seen
from kickabout.table.bots.pool import BotError
from kickabout.table.errors import NotYours, Refused, Stale
from kickabout.table.language import game_messages
from kickabout.table.play.decisions import submit
from kickabout.table.play.hints import SHOWN, analysis_of, hint_context, whys_of
from kickabout.table.play.live import LiveTable
from kickabout.table.play.new_table import Terms
from kickabout.table.play.tables import Tables
from kickabout.text.reader import Reader
from tests.rulebooks.futbol_dash.positions import lay
from tests.table.conftest import RunningServer, first_decision, hand, replay, seated, until

pytestmark = pytest.mark.anyio
HTMX = {"HX-Request": "true"}
PREPARED = {
    "futera-susu": {"build", "lock-in"},
    "social-soccer": {"build", "place"},
    "super-team": {"choose", "mark", "arrange", "centre"},
}


class Adviser:
    """Stand-in for the processes: the last of the legal actions is best, the first was not
    searched.
    """

    def __init__(self) -> None:
        self.asked: list[Seen] = []
        self.free = asyncio.Event()
        self.free.set()
        self.fails = False
        self.finds: Analysis | None = None

    async def analyse(self, seen: Seen) -> Analysis:
        self.asked.append(seen)
        await self.free.wait()
        if self.fails:
            raise BotError("it is gone")
        if self.finds is not None:
            return self.finds
        ranked = list(enumerate(seen.legal))[::-1]
        tried = tuple(Choice(one, 0.3 + place / 50, 0.01, 9) for place, one in ranked[:-1])
        return Analysis((*tried, Choice(seen.legal[0], None, 0.0, 0)))


@pytest.fixture(autouse=True)
def _ready(monkeypatch: pytest.MonkeyPatch) -> None:
    def always(game: Game) -> bool:
        return True

    for module in ("play.driver", "play.registry", "play.hints"):
        monkeypatch.setattr(f"kickabout.table.{module}.is_ready", always)
    monkeypatch.setattr("kickabout.table.bots.pool.BotPool.prepare", lambda *_: None)


@pytest.fixture
async def adviser(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Adviser]:
    made = Adviser()

    async def analyse(_: object, seen: Seen) -> Analysis:
        return await made.analyse(seen)

    monkeypatch.setattr("kickabout.table.bots.pool.BotPool.analyse", analyse)
    yield made
    made.free.set()


async def alone(tables: Tables, scene: Any) -> LiveTable:
    """Return a table of a person with a bot, at the person's first decision."""
    scene(2, lambda match: match.actor == 0 and len(match.legal) > 2)
    table = await seated(tables, people=1, bots=1)
    await first_decision(table)
    return table


async def test_it_is_about_what_the_seat_sees(tables: Tables, adviser: Adviser, scene: Any) -> None:
    table = await alone(tables, scene)
    analysis = await analysis_of(tables.hints.ask(table, 0, table.number))
    assert [choice.action for choice in analysis.choices] == table.legal(0)[::-1]
    (seen,) = adviser.asked
    assert seen.state == table.log.match.hidden(0)
    assert seen.seat == 0
    # Asking again costs nothing, until the table has moved on.
    tables.hints.ask(table, 0, table.number)
    assert len(adviser.asked) == 1
    await submit(table, 0, table.legal(0)[0], table.number)
    assert tables.hints.given(table, 0) is None


async def test_it_is_for_a_decision_of_ones_own(
    tables: Tables, adviser: Adviser, scene: Any
) -> None:
    scene(2, lambda match: match.actor == 0)
    made = await tables.setup.create(
        "futbol-dash", ["you", "open"], terms=Terms(hints=True), name="A", browser="a"
    )
    table = made.table
    with pytest.raises(Refused, match="own decision"):
        tables.hints.ask(table, 0, 0)
    token = tables.invite_token(table, 1)
    assert token is not None
    await tables.join(token, "B", "b")
    await first_decision(table)
    with pytest.raises(Refused, match="own decision"):
        tables.hints.ask(table, 1, table.number)
    with pytest.raises(Stale):
        tables.hints.ask(table, 0, table.number - 1)
    assert adviser.asked == []


@pytest.mark.parametrize(
    ("kinds", "wish", "allowed"),
    [
        (["you", "bot:random"], None, True),
        (["you", "bot:random", "bot:random"], None, True),
        (["you", "open"], None, False),
        (["you", "open"], True, True),
        (["you", "bot:random"], False, False),
    ],
)
async def test_who_may_ask_is_settled_when_a_table_is_set_up(
    tables: Tables, kinds: list[str], wish: bool | None, allowed: bool
) -> None:
    made = await tables.setup.create("futbol-dash", kinds, terms=Terms(hints=wish), name="Ana")
    assert made.table.hints == allowed
    if not allowed:
        with pytest.raises(NotYours, match="without hints"):
            tables.hints.ask(made.table, 0, 0)
    tables.forget_quiet(float("inf"))
    assert (await tables.get(made.table.id)).hints == allowed


async def test_an_answer_in_a_window_may_be_asked_about_before_its_turn(
    tables: Tables, adviser: Adviser, scene: Any
) -> None:
    scene(3, lambda match: match.actor == 0 and "foul" in hand(match, 2))
    table = await seated(tables, people=3)
    table.hints = True
    await first_decision(table)
    cards = ("short-pass", "nutmeg", "through-ball", "overlap", "long-pass")
    card = next(a for a in table.log.match.legal if a.removeprefix("play ") in cards)
    await submit(table, 0, card, table.number)
    number = table.number
    await analysis_of(tables.hints.ask(table, 2, number))
    assert adviser.asked[0].legal == table.legal(2)
    await submit(table, 1, "hold", number)
    assert tables.hints.given(table, 2) is not None  # it is the same question still
    assert table.log.match.seen(2).state == adviser.asked[0].state
    await submit(table, 2, "hold", number)
    assert tables.hints.given(table, 2) is None


async def test_until_the_rules_are_compiled_it_goes_by_rule_of_thumb(
    server: RunningServer, adviser: Adviser, scene: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kickabout.table.play.hints.is_ready", lambda _: False)
    scene(2, lambda match: match.actor == 0 and len(match.legal) > 2)
    client = server.client()
    form = {"game": "futbol-dash", "seat-0": "you", "seat-1": "bot:random", "name": "Ana"}
    path = (await client.post("/tables", data=form)).headers["location"]
    table = await server.tables.get(path[3:])
    await first_decision(table)
    assert 'id="ask-hint"' in (await client.get(path)).text
    await client.post(f"{path}/hint", data={"at": table.number})
    page = (await client.get(path)).text
    (advised,) = re.findall(r'value="([^"]+)"\s+class="advice best [^"]+"', page)
    assert advised == kickabout.bot("rule-of-thumb", seed=1).choose(table.log.match.seen(0))
    assert html.escape(table.reader(0).say("hint-cold"), quote=False) in page
    assert 'class="odds"' not in page
    assert " advised" in page  # its card is marked, though it has no figure
    assert adviser.asked == []


async def test_all_that_are_as_good_as_the_best_are_marked(
    tables: Tables, adviser: Adviser, scene: Any
) -> None:
    table = await alone(tables, scene)
    best, second, *_ = legal = table.legal(0)
    tried = tuple(Choice(one, 0.5 if one in (best, second) else 0.4, 0.01, 9) for one in legal)
    adviser.finds = Analysis(tried, 2)
    await analysis_of(tables.hints.ask(table, 0, table.number))
    shown = hint_context(tables.hints.given(table, 0), table, 0, "en")
    assert shown is not None
    assert shown["best"] == [best, second]
    assert shown["equals"] == 2


async def test_all_that_are_as_good_are_counted_though_fewer_are_listed(
    tables: Tables, adviser: Adviser, scene: Any
) -> None:
    table = await alone(tables, scene)
    legal = table.legal(0)
    assert len(legal) > SHOWN
    adviser.finds = Analysis(tuple(Choice(one, 0.5, 0.01, 9) for one in legal), len(legal))
    await analysis_of(tables.hints.ask(table, 0, table.number))
    shown = hint_context(tables.hints.given(table, 0), table, 0, "en")
    assert shown is not None
    assert shown["equals"] == len(legal)
    assert len(shown["choices"]) == SHOWN
    assert shown["level"] == len(legal)
    assert (shown["percent"], shown["cards"], shown["best"]) == ({}, {}, [])


async def test_what_failed_may_be_asked_again(tables: Tables, adviser: Adviser, scene: Any) -> None:
    table = await alone(tables, scene)
    adviser.fails = True
    with pytest.raises(Refused, match="ask again"):
        await analysis_of(tables.hints.ask(table, 0, table.number))
    adviser.fails = False
    answer = await analysis_of(tables.hints.ask(table, 0, table.number))
    assert [choice.action for choice in answer.choices] == table.legal(0)[::-1]


async def test_nobody_else_hears_of_it(server: RunningServer, adviser: Adviser, scene: Any) -> None:
    """Neither what is sent to the others nor when tells that a hint was asked for."""
    scene(2, lambda match: match.actor == 0 and len(match.legal) > 2)
    table = await seated(server.tables, people=2)
    table.hints = True
    await first_decision(table)
    revisions = {seat: table.audience.revision_of(seat) for seat in (-1, 0, 1)}
    await analysis_of(server.tables.hints.ask(table, 0, table.number))
    await until(table, lambda: table.audience.revision_of(0) >= revisions[0] + 2)
    assert {seat: table.audience.revision_of(seat) for seat in (-1, 1)} == {
        seat: revisions[seat] for seat in (-1, 1)
    }
    tokens = [server.tables.seat_token(table, seat) for seat in range(2)]
    for seat in (0, 1, None):
        client = server.client()
        if seat is not None:
            await client.post(f"/seat/{tokens[seat]}")
        page = (await client.get(f"/t/{table.id}")).text
        assert ('id="hint"' in page) == (seat == 0)
        assert ('class="odds"' in page) == (seat == 0)
        assert ('class="hint-why"' in page) == (seat == 0)


async def test_by_the_page_with_and_without_scripts(
    server: RunningServer, adviser: Adviser, scene: Any
) -> None:
    scene(2, lambda match: match.actor == 0 and len(match.legal) > 2)
    client = server.client()
    form = {"game": "futbol-dash", "seat-0": "you", "seat-1": "bot:random", "name": "Ana"}
    path = (await client.post("/tables", data=form)).headers["location"]
    table = await server.tables.get(path[3:])
    await first_decision(table)
    page = (await client.get(path)).text
    assert 'id="ask-hint"' in page
    assert 'id="ask-hint"' not in (await server.client().get(path)).text
    post = {"at": table.number}
    assert (await server.client().post(f"{path}/hint", data=post)).status_code == 403
    adviser.free.clear()
    scripted = await client.post(f"{path}/hint", data=post, headers=HTMX)
    assert scripted.status_code == 204  # the stream shows how it goes
    assert 'class="hint thinking"' in (await client.get(path)).text
    adviser.free.set()
    plain = await client.post(f"{path}/hint", data=post)  # answered once it has been thought about
    assert plain.status_code == 303
    page = (await client.get(path)).text
    shown = re.findall(r'name="action"\s+value="([^"]+)"\s+class="advice( best)? [^"]+"', page)
    assert shown == [(a, " best" * (not n)) for n, a in enumerate(table.legal(0)[:0:-1])]
    percents = re.findall(r'class="advice-name">.*?<b>\D*(\d+)<', page, re.DOTALL)
    assert percents == [str(30 + 2 * n) for n in range(1, len(shown) + 1)][::-1]
    assert page.count(" advised") == 1
    assert "chance to win the match, ±" in page  # this game knows no draw
    assert re.search(r'id="ask-hint"\s+class="choice quiet"\s+disabled', page)
    await client.post(f"{path}/play", data={"action": shown[0][0], "at": table.number})
    assert 'id="hint"' not in (await client.get(path)).text


async def test_it_says_what_comes_next(server: RunningServer, adviser: Adviser, scene: Any) -> None:
    scene(2, lambda match: match.actor == 0)
    client = server.client()
    form = {"game": "futbol-dash", "seat-0": "you", "seat-1": "bot:random", "name": "Ana"}
    path = (await client.post("/tables", data=form)).headers["location"]
    table = await server.tables.get(path[3:])
    await first_decision(table)
    seen = table.log.match.seen(0)
    best, other = seen.legal[:2]
    adviser.finds = Analysis(
        (Choice(best, 0.5, 0.01, 9), Choice(other, 0.4, 0.01, 9)),
        1,
        tuple(Reply(one, *_overlap(seen)) for one in (best, other)),
    )
    await client.post(f"{path}/hint", data={"at": table.number})
    page = html.unescape((await client.get(path)).text)
    assert "goes on" not in page  # the same after either

    own = {"Authorization": f"Bearer {server.tables.seat_token(table, 0)}"}
    url = f"/api/tables/{table.id}/hint"
    told = (await client.post(url, json={"at": table.number}, headers=own)).json()
    assert all("Overlap" in choice["reply"] for choice in told["choices"])


def _overlap(seen: Seen) -> tuple[int, Any, Any]:
    """Return an Overlap of the other seat: the observation, and the records before and after."""
    before = seen.state.copy()
    before.actor = before.turn = 1
    after = before.copy()
    action = seen.game.actions.parse(seen.box, "play overlap")
    return action, before, after


@pytest.mark.parametrize("game", ["futera-susu", "social-soccer", "super-team"])
async def test_every_step_of_the_preparations_has_one(server: RunningServer, game: str) -> None:
    client = server.client()
    form = {"game": game, "seat-0": "you", "seat-1": "bot:rule-of-thumb", "name": "Ana"}
    path = (await client.post("/tables", data=form)).headers["location"]
    table = await server.tables.get(path[3:])
    steps = set()
    while True:
        await until(table, lambda: 0 in table.log.match.deciding)
        if not table.log.match.is_routine:
            break
        view, legal = table.view(0), table.legal(0)
        assert ('id="ask-hint"' in (await client.get(path)).text) == (len(legal) > 1)
        await client.post(f"{path}/hint", data={"at": table.number})
        hint = server.tables.hints.given(table, 0)
        assert hint is not None
        context = hint_context(hint, table, 0, "en")
        assert context is not None
        (choice,) = context["choices"]
        assert choice["percent"] is None
        assert context["draws"]
        page = (await client.get(path)).text
        said = table.reader(0).say(f"hint-in-{view['phase']}")
        assert said.replace("’", "") in page.replace("’", "")
        assert f'value="{choice["action"]}"' in page
        assert choice["action"].capitalize() not in page  # it is said in words
        steps.add(view["phase"])
        await submit(table, 0, choice["action"], table.number)
    assert steps | {"centre"} == PREPARED[game] | {"centre"}  # one side alone kicks off


@pytest.mark.usefixtures("still")
async def test_so_has_the_choice_of_a_seven(server: RunningServer) -> None:
    client = server.client()
    form = {"game": "squad-rush", "seat-0": "you", "seat-1": "bot:random", "name": "Ana"}
    form |= {"option-mode": "group-stage"}
    path = (await client.post("/tables", data=form)).headers["location"]
    table = await server.tables.get(path[3:])
    match, thumb = table.log.match.copy(), kickabout.bot("rule-of-thumb", seed=1)
    while not (match.is_routine and len(match.legal_for(0)) > 1):
        if match.actor == "chance":
            match.roll()
        else:
            match.play(thumb.choose(match.seen(match.deciding[0])))
    await replay(table, match)
    assert 'id="ask-hint"' in (await client.get(path)).text
    await client.post(f"{path}/hint", data={"at": table.number})
    page = (await client.get(path)).text
    assert table.reader(0).say("hint-in-seven") in page
    (action,) = re.findall(r'value="([^"]+)"\s+class="advice best [^"]+"', page)
    assert action in table.legal(0)
    assert action.capitalize() not in page


async def test_by_the_api(server: RunningServer, adviser: Adviser, scene: Any) -> None:
    def fits(match: Match) -> bool:
        return match.actor == 0 and len(match.legal) > 2

    scene(2, fits)
    client = server.client()
    for wish in (None, False):
        new = {"game": "futbol-dash", "seats": ["you", "bot:random"], "name": "Ana", "hints": wish}
        made = (await client.post("/api/tables", json=new)).json()
        url = f"/api/tables/{made['table']}"
        own = {"Authorization": f"Bearer {made['you']['token']}"}
        table = await server.tables.get(made["table"])
        await first_decision(table)
        state = (await client.get(url, headers=own)).json()
        assert state["hints"] == (wish is None)
        asked = await client.post(f"{url}/hint", json={"at": state["at"]}, headers=own)
        assert (await client.post(f"{url}/hint", json={"at": state["at"]})).status_code == 403
        if wish is False:
            assert asked.status_code == 403
            continue
        assert [one["action"] for one in asked.json()["choices"]] == state["legal"][::-1]
        assert asked.json()["chance"] == asked.json()["choices"][0]["chance"]
        assert asked.json()["choices"][-1]["chance"] is None
        late = await client.post(f"{url}/hint", json={"at": 0}, headers=own)
        assert late.status_code == 409


def whys(match: Match, *choices: Choice, equals: int = 1, **parts: Any) -> dict[str, str]:
    """Return the reasons given for some choices, where these parts of the game are others."""
    reader = Reader(game_messages(match.game), match.names, 0)
    seen = replace(match.seen(0), game=replace(match.game, **parts))
    return whys_of(seen, Analysis(choices, equals), reader)


def without_facts(*choices: Choice, equals: int = 1) -> dict[str, str]:
    match = lay(hands=["red-card overlap", ""], points=(0, 2))
    return whys(match, *choices, equals=equals, reasons=lambda *_: ())


def chosen(action: str, scores: float = 0.0, concedes: float = 0.0) -> Choice:
    return Choice(action, 0.5, 0.01, 400, scores, concedes)


def test_the_best_is_told_what_speaks_for_it_and_others_what_is_worse() -> None:
    match = lay(hands=["overlap through-ball long-pass", ""], points=(4, 9))
    best, worse = chosen("play overlap"), chosen("play long-pass")
    assert whys(match, best, worse) == {
        "play overlap": "Overlap leaves you 3 short: Through Ball (+3) makes the shot.",
        "play long-pass": "Long Pass leaves you 2 short: one card could make that, but you hold none that does.",
    }
    # That the rival is left one card from a shot holds for both.
    assert "play through-ball" not in whys(match, best, chosen("play through-ball"))
    # What counts as good is told what speaks for it.
    told = whys(match, best, worse, equals=2)["play long-pass"]
    assert told == "Long Pass brings you to 9, from where one card can make a shot."


def test_choices_against_which_the_same_speaks_are_told_apart() -> None:
    match = lay(hands=["overlap*2 through-ball*2 long-pass pressing block", ""], points=(0, 9))
    told = whys(match, chosen("play block on 1"), *map(chosen, ("play overlap", "play long-pass")))
    assert told["play overlap"].startswith(
        "It leaves Player 1 one card from a shot. Overlap leaves you 7 short: "
    )
    assert told["play long-pass"].startswith(
        "It leaves Player 1 one card from a shot. Long Pass leaves you 6 short: "
    )


def test_without_a_fact_the_trials_are_compared() -> None:
    red, overlap = "play red-card on 1", "play overlap"
    told = without_facts(chosen(red, 0.2), chosen(overlap))
    assert "You score more often with it: in 20 tries" in told[red]
    assert "You score less often: never within 2 turns" in told[overlap]
    told = without_facts(chosen(red, 0.0, 0.05), chosen(overlap, 0.0, 0.12))
    assert (
        "after it: in 5 tries of 100 within 2 turns; after the next best, in 12 of 100" in told[red]
    )
    assert "A rival scores more often: in 12 tries" in told[overlap]
    several = (chosen(red, 0.2), chosen(overlap, 0.2), chosen("play block on 1"))
    assert "; with the best of the weaker choices, never" in without_facts(*several, equals=2)[red]


def test_trials_that_speak_against_the_best_are_not_told() -> None:
    best, other = chosen("play red-card on 1", 0.0, 0.3), chosen("play overlap", 0.2)
    assert without_facts(best) == {}
    assert without_facts(best, other) == {}
