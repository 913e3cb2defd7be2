"""The Group Stage of Squad Rush: three matchdays, the matches as an event, the table."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

from kickabout.engine.match import Match
from tests.golden.files import golden
from tests.journeys import scenes
from tests.journeys.conftest import Enter
from tests.journeys.game_page import shoot_once
from tests.journeys.squad_rush_page import GAME, SquadRushPage, position
from tests.journeys.table_page import Player
from tests.journeys.table_server import TableServer
from tests.journeys.test_everybody import is_named_throughout

WHISTLE = "final whistle"


def test_a_season_ends_with_its_last_matchday(
    server: TableServer, enter: Enter, pictures: Path | None
) -> None:
    season = scenes.near_the_end(scenes.new(seed=4, game=GAME, mode="group-stage"), 15)
    assert [season.name_of(action) for _, action in season.log].count(WHISTLE) == 2
    table = server.set_up(season, ["Nina", "bot:rule-of-thumb"])
    nina = enter(server)
    page, game_page = nina.page, SquadRushPage(nina, seed=4)
    nina.sit_at(table)
    taken: set[str] = set()
    decisions = 0
    while game_page.awaits_turn():
        expect(page.locator("#league tbody tr[id]")).to_have_count(2)
        shoot_once(nina, taken, GAME, f"season-{game_page.phase}", pictures)
        game_page.decide()
        decisions += 1
        assert decisions < 200
    actions = [action for _, action in server.played(table.id)]
    assert actions.count(WHISTLE) == 3
    expect(page.locator("#final-title")).to_have_text(re.compile("You win!|Rosalind wins"))
    expect(page.locator("#results li")).to_have_count(3)
    expect(page.locator("#place-0 td").nth(1)).to_have_text("3")
    nina.shoot("squad-rush-season-full-time", pictures)
    nina.fits()
    is_named_throughout(nina)


def finished(*, forfeit: bool, seats: int = 2) -> tuple[Match, int]:
    """Return a finished season, and the entry at which a match is scored, or forfeited."""
    for seed in range(1, 60):
        match = scenes.new(seats=seats, seed=seed, game=GAME, mode="group-stage")
        match = scenes.played_on(match, scenes.over)
        for number in range(match.number):
            if match.name_of(match.log[number][1]) != WHISTLE:
                continue
            shown = scenes.cut(match, number).view(-1)["match"]
            if any(shown["forfeit"]) == forfeit:
                return match, number
    raise AssertionError("no such match")


def amount(of: Locator) -> int:
    """Return a number as it is printed."""
    return int(of.inner_text().replace("−", "-"))


def adds_up(player: Player, view: dict[str, Any]) -> None:
    """Assert that every total is the sum of its lines, and the one that the match was scored with."""
    shown = view["match"]
    for side, other in ((0, 1), (1, 0)):
        one, two = shown["sides"][side], shown["sides"][other]
        reckoning = player.page.locator(".reckoning").nth(side)
        sums = reckoning.locator(".sum")
        for place, total in ((0, one["attack"]), (1, two["defense"])):
            lines = sums.nth(place).locator(".step:not(.in-all) b")
            amounts = [amount(lines.nth(number)) for number in range(lines.count())]
            assert amounts[0] == total["ratings"]
            assert max(0, sum(amounts)) == total["total"]
            assert amount(sums.nth(place).locator(".in-all b")) == total["total"]
        expect(reckoning.locator(".goals-of strong")).to_have_text(
            re.compile(rf"^{one['goals']} goals?$")
        )
        score = player.page.locator(".billing .flip").nth(side)
        expect(score.locator("b")).to_have_text(str(one["goals"]))


def test_a_match_is_added_up_before_ones_eyes(
    server: TableServer, enter: Enter, pictures: Path | None
) -> None:
    match, number = finished(forfeit=False)
    table = server.set_up(match, ["Ada", "bot:rule-of-thumb"])
    ada = enter(server)
    ada.visit(f"{table.address}/replay?at={number}")
    view = scenes.cut(match, number).view(-1)
    page, shown = ada.page, view["match"]
    expect(page.get_by_role("region", name="The match")).to_be_visible()
    for side in ("home", "away"):
        expect(page.locator(f".line-up.{side} .man")).to_have_count(7)
    if shown["official"] is not None:
        expect(page.locator(".official")).to_contain_text(shown["official"]["name"])
        expect(page.locator(".says")).to_have_text(shown["official_says"])
    adds_up(ada, view)
    goals = [side["goals"] for side in shown["sides"]]
    verdict = page.locator(".verdict")
    expect(verdict).to_contain_text("A draw" if goals[0] == goals[1] else "wins")
    if shown["boot"] is not None:
        expect(verdict).to_contain_text("Golden Boot")
    is_named_throughout(ada)
    ada.shoot("squad-rush-match", pictures)
    ada.fits()
    # Once it is whistled it stands in the results, and the table knows.
    page.keyboard.press("ArrowRight")
    expect(page.locator("#results summary")).to_be_visible()
    result = page.locator("#results li").first
    expect(result.locator("b")).to_have_text(f"{goals[0]}–{goals[1]}")


def test_a_forfeit_is_told(server: TableServer, enter: Enter, pictures: Path | None) -> None:
    match, number = finished(forfeit=True)
    table = server.set_up(match, ["Ada", "bot:rule-of-thumb"])
    ada = enter(server)
    ada.visit(f"{table.address}/replay?at={number}")
    expect(ada.page.locator(".verdict")).to_contain_text(re.compile("has (no|a) legal seven"))
    expect(ada.page.locator(".no-seven").first).to_be_visible()
    ada.shoot("squad-rush-forfeit", pictures)


def test_the_seven_is_picked_by_hand_or_at_one_press(server: TableServer, enter: Enter) -> None:
    match = position(
        "seven",
        lambda view: view["best_seven"] is not None and len(view["best_seven"]) > 1,
        mode="group-stage",
    )
    best = match.view(0)["best_seven"]
    pitch = sum(len(men) for men in match.view(0)["players"][0]["pitch"].values())
    # By hand: nothing of it can be taken back, so it takes a second press.
    table = server.set_up(match)
    ada = enter(server)
    game_page = SquadRushPage(ada)
    ada.sit_at(table)
    ada.until("#live.mine .best-seven")
    out, stays = (action.removeprefix("bench ") for action in best[:2])
    ada.page.locator(f"#man-{stays} .pick").click()
    expect(ada.page.locator(f"#man-{stays} .pick")).to_contain_text("Sure?")
    ada.page.locator(f"#man-{out} .pick").click()
    expect(ada.page.locator(".pick[aria-pressed=true]")).to_have_count(1)
    game_page.press(ada.page.locator(f"#man-{out} .pick"))
    expect(ada.page.locator(f"#man-{out}")).to_have_class(re.compile(r"\bbenched\b"))
    assert server.played(table.id)[match.number :] == [(0, f"bench {out}")]

    # At one press: everybody who is too many goes at once.
    table = server.set_up(match)
    ada.sit_at(table)
    ada.until("#live.mine .best-seven")
    ada.page.keyboard.press("b")
    expect(ada.page.locator(".best-seven")).to_have_count(0)
    benched = [a for s, a in server.played(table.id)[match.number :] if s == 0]
    assert sorted(benched) == sorted(best)
    assert len(benched) == pitch - 7


def test_the_table_tells_what_parts_equals(
    server: TableServer, enter: Enter, pictures: Path | None
) -> None:
    match, row = parted()
    ada = enter(server)
    ada.sit_at(server.set_up(match))
    league = ada.page.locator("#league")
    expect(league.locator("tbody tr[id]")).to_have_count(4)
    under = league.locator(f"#place-{row['seat']} + .rung")
    expect(under).to_contain_text(f"ahead on {row['leads_on']}")
    for place, entry in enumerate(match.view(0)["table"]):
        cells = league.locator("tbody tr[id]").nth(place).locator("td")
        expect(cells.last).to_have_text(str(entry["points"]))
    ada.shoot("squad-rush-table", pictures)


def parted() -> tuple[Match, dict[str, Any]]:
    """Return a season of four after a matchday, with a rung below points that parts two managers."""
    found: dict[str, Any] = {}

    def far(view: dict[str, Any]) -> bool:
        rungs = (r for r in view["table"] if r["leads_on"] not in (None, "points"))
        found["row"] = next(rungs, None)
        return bool(view["results"]) and found["row"] is not None

    match = position("draw", far, seats=4, mode="group-stage")
    return match, found["row"]


def recorded_seasons() -> Iterator[Match]:
    """Yield the recorded seasons of two seats."""
    for recorded in golden(GAME).matches:
        if recorded.seats == 2 and recorded.options["mode"] == "group-stage":
            yield recorded.at(GAME)


def has_sudden_death(season: Match) -> bool:
    """Return whether sudden death has decided a season."""
    return season.is_over and bool(season.view()["sudden_death"])


def test_a_cup_is_won_in_sudden_death(server: TableServer, enter: Enter) -> None:
    match = next(filter(has_sudden_death, recorded_seasons()))
    view = match.view()
    (winner,) = view["winners"]
    ada = enter(server)
    ada.sit_at(server.set_up(match, ["Ada", "Bo"]), winner)
    expect(ada.page.locator(".standings caption")).to_have_text("Group · sudden death")
    first = ada.page.locator(".board li").first
    expect(first).to_contain_text("You")
    expect(first).to_contain_text("sudden death")
    # Where nobody came with a seven, the results say so as the table counts it.
    both = sum(all(result["forfeit"]) for result in view["results"])
    expect(ada.page.locator(".results li", has_text="0–2 each")).to_have_count(both)
    ada.fits()
