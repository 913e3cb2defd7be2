"""Moments of a match are acted over the pitch, for a short time, and only for those who want motion."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from kickabout.engine.match import Match
from tests.journeys import scenes
from tests.journeys.conftest import Enter
from tests.journeys.table_page import Player
from tests.journeys.table_server import TableServer

HOLD = """(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".moment, .moment * { animation-play-state: paused !important }");
  document.adoptedStyleSheets = [sheet];
})()"""
"""Holds each scene at its beginning, so that no test depends on how fast it is."""
GO_ON = "() => { document.adoptedStyleSheets = []; }"
GONE = """() => [...document.querySelectorAll(".moment")].every(
  (one) => getComputedStyle(one).visibility === "hidden")"""
SECONDS = """(one) => one.getAnimations()[0].effect.getComputedTiming().duration / 1000"""


def face(name: str) -> Callable[[Match], bool]:
    """Return the condition that this shot card of Fútbol Dash has just been turned over."""

    def check(match: Match) -> bool:
        shot = match.view()["shot"]
        return shot is not None and shot["face"] == name

    return check


def sent_off(match: Match) -> bool:
    """Return whether somebody in Fútbol Dash has a red card."""
    return any(player["reds"] for player in match.view()["players"])


def met(match: Match) -> bool:
    """Return whether a duel of Futera SuSu between two Midfielders is decided."""
    last = match.view()["last_duel"]
    return last is not None and last["stage"] == 0 and last["winner"] is not None


def too_short(match: Match) -> bool:
    """Return whether a shot of Super Team has just stopped on an empty space, the Goalie gone the wrong way."""
    view = match.view()
    act = view["action"]
    if not act or not act["fresh"] or act["kind"] != "shot" or act["success"] is not False:
        return False
    stood = {piece["space"] for side in view["players"] for piece in side["pieces"]}
    return act["landed"] not in {*stood, None} and act["tiles"][0] != act["tiles"][1]


def entered(match: Match) -> bool:
    """Return whether a player of Squad Rush has just come on."""
    view = match.view()
    return not view["played"] and any(any(player["slots"]) for player in view["players"])


def scored(match: Match) -> bool:
    """Return whether the last duel of Futera SuSu was a goal."""
    view = match.view()
    return view["goal"] is not None and view["last_duel"]["stage"] == 2


MOMENTS = [
    pytest.param("futbol-dash", face("goal"), ".chance.ends-goal", "GOAL!", id="goal"),
    pytest.param("futbol-dash", face("save"), ".chance.ends-save", "SAVED", id="save"),
    pytest.param("futbol-dash", face("miss"), ".chance.ends-miss", "WIDE!", id="shot"),
    pytest.param("futbol-dash", sent_off, ".booking.sent-off", "Sent off!", id="red card"),
    pytest.param("futbol-dash", scenes.over, ".full-time", "Full time", id="full time"),
    pytest.param("futera-susu", met, ".clash", ":", id="duel"),
    pytest.param("squad-rush", entered, ".entry", "", id="comes on"),
]


def watch(
    server: TableServer, enter: Enter, game: str, far: Callable[[Match], bool], motion: str
) -> tuple[Player, Callable[[str], Locator]]:
    """Open a table at the first state for which a condition holds."""
    match = scenes.played_on(scenes.new(seed=4, game=game), far)
    ada = enter(server, reduced_motion=motion)
    ada.page.add_init_script(HOLD)
    ada.sit_at(server.set_up(match))
    return ada, lambda kind: ada.page.locator(f"#highlights .moment{kind}")


@pytest.mark.parametrize(("game", "far", "kind", "word"), MOMENTS)
def test_a_moment_is_acted_and_ends(
    server: TableServer,
    enter: Enter,
    game: str,
    far: Callable[[Match], bool],
    kind: str,
    word: str,
) -> None:
    ada, moment = watch(server, enter, game, far, "no-preference")
    expect(moment(kind)).to_have_count(1)
    expect(moment(kind).locator(".moment-words")).to_contain_text(
        word.replace(" ", "\N{NO-BREAK SPACE}")
    )
    # It takes no press away from what is below it.
    assert moment(kind).evaluate("(one) => getComputedStyle(one).pointerEvents") == "none"
    assert not ada.page.evaluate(GONE)
    assert 0 < moment(kind).evaluate(SECONDS) <= 2
    ada.page.evaluate(GO_ON)
    ada.page.wait_for_function(GONE)


def test_a_goal_is_told_once_its_scene_has_shown_it(server: TableServer, enter: Enter) -> None:
    ada, moment = watch(server, enter, "futera-susu", scored, "no-preference")
    expect(moment(".chance.ends-goal")).to_have_count(1)
    arrives = 900
    late = """(one) => Math.max(...one.getAnimations().map((each) => each.effect.getComputedTiming().delay))"""
    for told in (".verdict.goal", ".side-line .flip.late > i"):
        assert ada.page.locator(told).evaluate(late) >= arrives, told


@pytest.mark.parametrize(("game", "far", "kind", "word"), MOMENTS)
def test_a_press_on_the_pitch_or_escape_ends_a_moment(
    server: TableServer,
    enter: Enter,
    game: str,
    far: Callable[[Match], bool],
    kind: str,
    word: str,
) -> None:
    for ends in ("press", "key"):
        ada, moment = watch(server, enter, game, far, "no-preference")
        expect(moment(kind)).to_have_count(1)
        assert not ada.page.evaluate(GONE)
        if ends == "key":
            ada.page.keyboard.press("Escape")
        else:
            ada.page.locator("#pitch").dispatch_event("pointerdown")
        ada.page.wait_for_function(GONE)


def test_nothing_is_acted_with_reduced_motion(server: TableServer, enter: Enter) -> None:
    ada, moment = watch(server, enter, "futbol-dash", face("goal"), "reduce")
    expect(moment(".ends-goal")).to_have_count(1)
    expect(moment(".ends-goal")).to_be_hidden()
    ada.says("GOAL!")


def test_nothing_is_acted_at_the_speed_instant(server: TableServer, enter: Enter) -> None:
    match = scenes.played_on(scenes.new(seed=4), face("goal"))
    ada = enter(server, reduced_motion="no-preference")
    ada.page.add_init_script("localStorage.setItem('speed', 'instant')")
    ada.sit_at(server.set_up(match, ["Ada", "bot:rule-of-thumb"]))
    expect(ada.page.locator("[data-speed]")).to_have_value("instant")
    for moment in ada.page.locator(".moment").all():
        expect(moment).to_be_hidden()


def test_a_card_tilts_under_a_mouse_and_lies_flat_with_reduced_motion(
    server: TableServer, enter: Enter
) -> None:
    match = scenes.dealt([scenes.DULL, scenes.DULL])
    for motion, tilts in (("no-preference", 1), ("reduce", 0)):
        ada = enter(server, reduced_motion=motion)
        ada.sit_at(server.set_up(match))
        ada.until("#live.mine #hand .card.ready")
        ada.page.locator("#hand .card.ready").first.hover()
        ada.page.locator("#hand .card.ready").last.hover()
        expect(ada.page.locator("#hand .tilts")).to_have_count(tilts)


def test_a_short_shot_and_its_goalie_go_where_their_tiles_say(
    server: TableServer, enter: Enter
) -> None:
    match = scenes.played_on(scenes.new(seed=1, game="super-team"), too_short)
    act = match.view()["action"]
    aim, guess = act["tiles"][act["by"]], act["tiles"][1 - act["by"]]
    ada = enter(server, reduced_motion="no-preference")
    ada.page.add_init_script(HOLD)
    ada.sit_at(server.set_up(match))
    shown = ada.page.locator(f"#highlights .ends-short.aims-{aim}.dives-{guess}")
    expect(shown.locator(".moment-words")).to_contain_text("Too\N{NO-BREAK SPACE}short!")
    dives = {"left": "-1", "middle": "0", "right": "1"}[guess]
    assert shown.evaluate("(one) => getComputedStyle(one).getPropertyValue('--dive')") == dives
