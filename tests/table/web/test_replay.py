"""Stepping through a transcript that the server was started with."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

import kickabout
from kickabout.bots import make
from kickabout.engine.game import SPECTATOR
from kickabout.table.play.win_chart import WinChart
from kickabout.table.settings import Settings
from kickabout.table.web.app import create_app
from kickabout.table.web.pages.render import environment
from kickabout.table.web.pages.replay import replay_context, stops_of
from kickabout.table.web.pages.say import reading
from tests.table.conftest import running

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def transcript() -> str:
    match = kickabout.new("futbol-dash", seats=2, options={"goals": 1}, seed=4)
    bots = [make("random", seed=seat) for seat in range(2)]
    while match.actor is not None:
        if isinstance(match.actor, int):
            match.play(bots[match.actor].choose(match.seen(match.actor)))
        else:
            match.roll()
    return match.transcript()


def test_every_step_shows_every_hand_and_the_story_so_far(transcript: str) -> None:
    match = kickabout.load(transcript)
    lines = [len(replay_context(match, at, WinChart())["story"]) for at in range(match.number + 1)]
    assert lines == sorted(lines)
    assert lines[0] == 0
    assert lines[-1] == len(match.story())
    middle = replay_context(match, match.number // 2, WinChart())
    assert all(player["cards"] is not None for player in middle["view"]["players"])
    assert (middle["at"], middle["last"]) == (match.number // 2, match.number)
    assert replay_context(match, match.number, WinChart())["view"] == match.view()


def test_preparation_is_one_step(transcript: str) -> None:
    match = kickabout.load(transcript)
    stops = stops_of(match)
    assert (stops[0], stops[-1]) == (0, match.number)
    assert stops == sorted(set(stops))
    first = next(number for number, (actor, _) in enumerate(match.log) if actor >= 0)
    assert match.log[0][0] == match.log[1][0] == -1
    assert 1 < stops[1] <= first
    assert stops[1:20] == list(range(stops[1], stops[1] + 19))
    dealing = replay_context(match, 2, WinChart())
    assert (dealing["back"], dealing["on"]) == (0, stops[1])
    assert replay_context(match, match.number, WinChart())["on"] is None


@pytest.mark.parametrize("game", ["squad-rush", "futera-susu", "super-team", "social-soccer"])
def test_nothing_that_is_played_is_folded(game: str) -> None:
    match, bot = kickabout.new(game, seats=2, seed=3), make("rule-of-thumb", seed=1)
    while match.number < 150 and match.actor is not None:
        match.roll() if match.actor == "chance" else match.play(bot.choose(match.seen(match.actor)))
    stops = stops_of(match)
    assert len(stops) < match.number
    for number in set(range(match.number)) - set(stops):
        position = match.at(number)
        assert position.is_chance or position.is_routine or position.state.turns == 0


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_one_s_own_side_is_at_the_bottom(transcript: str, viewer: int | None) -> None:
    match = kickabout.load(transcript)
    context = replay_context(match, 5, WinChart(), names=["Ada", "Bo"], viewer=viewer)
    page = environment().get_template("replay.html")
    with reading(context["reader"]):
        lanes = re.findall(r'id="lane-(\d)"', page.render(**context))
    assert lanes == (["0", "1"] if viewer in (None, 1) else ["1", "0"])


async def test_the_page_steps_through_the_file(
    settings: Settings, tmp_path: Path, transcript: str
) -> None:
    file = tmp_path / "match.txt"
    file.write_text(transcript, encoding="utf-8")
    async with running(replace(settings, replay=file)) as server:
        client = server.client()
        for at in (0, 1, 50, 10**6):
            page = await client.get(f"/replay?at={at}")
            assert page.status_code == 200
            assert "/t/None" not in page.text
        assert (await client.get("/replay?at=x")).status_code == 400
        for locale, speed in (("en", ">× 0.5<"), ("es", ">0,5 ×<")):
            headers = {"accept-language": locale}
            assert speed in (await client.get("/replay", headers=headers)).text


def test_a_file_that_is_no_transcript_is_refused(settings: Settings, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_text("nothing", encoding="utf-8")
    with pytest.raises(ValueError, match="line 1"):
        create_app(replace(settings, replay=file))


async def test_a_duellist_is_sent_off_whose_die_lies_there(
    settings: Settings, tmp_path: Path
) -> None:
    match, bot = kickabout.new("futera-susu", seats=2, seed=227), make("random", seed=227)
    while match.number < 87:
        assert match.actor is not None
        match.roll() if match.actor == "chance" else match.play(bot.choose(match.seen(match.actor)))
    sides = match.view(SPECTATOR)["duel"]["sides"]
    assert any(side["die"] and not side["player"] for side in sides), "choose another seed"
    file = tmp_path / "match.txt"
    file.write_text(match.transcript(), encoding="utf-8")
    async with running(replace(settings, replay=file)) as server:
        page = await server.client().get(f"/replay?at={match.number}")
    assert page.status_code == 200
