"""The pictures of the documentation: `make pictures` takes them anew from the running program."""

from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

import pytest
from PIL import Image
from playwright.sync_api import expect

from kickabout.engine.match import Match
from tests.journeys import scenes
from tests.journeys.conftest import Enter
from tests.journeys.table_page import Player
from tests.journeys.table_server import TableServer


class Picture(NamedTuple):
    """What a picture shows."""

    match: Callable[[], Match]
    others: list[str]
    screen: dict[str, object]
    act: Callable[[Player], None] | None = None


def can(action: str, goals: int = 0) -> Callable[[Match], bool]:
    """Return the condition that seat 0 may do this, after so many goals."""

    def check(match: Match) -> bool:
        if match.actor != 0 or not any(legal.startswith(action) for legal in match.legal):
            return False
        scored: int = sum(player["goals"] for player in match.view()["players"])
        return scored >= goals

    return check


def shot_is_on() -> Match:
    return scenes.played_on(scenes.new(3, seed=11), can("play penalty", goals=2))


def goal_is_on() -> Match:
    return scenes.played_on(scenes.new(2, seed=7, game="super-team"), can("shoot", goals=1))


def lift(player: Player) -> None:
    player.page.locator("#hand .card.ready", has_text="Penalty").tap()
    expect(player.page.locator("#lift")).to_be_visible()


WIDE: dict[str, object] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, object] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 1.5,
    "has_touch": True,
    "is_mobile": True,
}
PICTURES = {
    "table": Picture(shot_is_on, ["bot:pro", "bot:youth"], WIDE),
    "super-team": Picture(goal_is_on, ["bot:pro"], WIDE),
    "phone": Picture(shot_is_on, ["bot:pro", "bot:youth"], PHONE, lift),
}


@pytest.mark.parametrize("name", PICTURES)
def test_what_the_documentation_shows_can_be_seen(
    server: TableServer, enter: Enter, pictures: Path | None, name: str
) -> None:
    picture = PICTURES[name]
    player = enter(server, **picture.screen)
    player.sit_at(server.set_up(picture.match(), ["Ada", *picture.others]))
    player.until("#live.mine")
    if picture.act:
        picture.act(player)
    if pictures:
        shown = Image.open(BytesIO(player.page.screenshot())).convert("RGB")
        shown.quantize(256).save(pictures / f"{name}.png", optimize=True)
