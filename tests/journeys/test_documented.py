"""The pictures of the documentation: `make pictures` takes them anew from the running program."""

from collections.abc import Callable
from io import BytesIO
from itertools import pairwise
from operator import itemgetter
from pathlib import Path
from typing import NamedTuple

import pytest
from PIL import Image
from playwright.sync_api import Page, ScreencastFrame, expect

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


def penalty_is_to_decide() -> Match:
    """A match at 2-2-2 whose dice let the penalty in."""
    return scenes.played_on(scenes.new(3, seed=153), can("play penalty", goals=2))


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
DESKTOP: dict[str, object] = {
    "viewport": {"width": 1200, "height": 750},
    "reduced_motion": "no-preference",
}
PICTURES = {
    "table": Picture(shot_is_on, ["bot:pro", "bot:youth"], WIDE),
    "super-team": Picture(goal_is_on, ["bot:pro"], WIDE),
    "phone": Picture(shot_is_on, ["bot:pro", "bot:youth"], PHONE, lift),
}


LEAST_MS = 70
"""Between two frames: more of them would make the film larger than a page's other pictures."""
LAST_MS = 3000


class Film:
    """What a page shows from now on, until the end."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._frames: list[tuple[float, Image.Image]] = []
        page.screencast.start(on_frame=self._keep, size={"width": 960, "height": 600}, quality=90)

    def _keep(self, frame: ScreencastFrame) -> None:
        self._frames.append((frame["timestamp"], Image.open(BytesIO(frame["data"]))))

    def end(self) -> None:
        self._page.screencast.stop()

    def save(self, file: Path) -> None:
        """Write the frames as a picture that moves, each for as long as it was seen."""
        frames: list[tuple[float, Image.Image]] = []
        for time, image in sorted(self._frames, key=itemgetter(0)):
            if not frames or time - frames[-1][0] >= LEAST_MS:
                frames.append((time, image))
        times = [time for time, _ in frames]
        lengths = [round(after - time) for time, after in pairwise([*times, times[-1] + LAST_MS])]
        first, *rest = (image for _, image in frames)
        first.save(
            file, save_all=True, append_images=rest, duration=lengths, loop=0, quality=60, method=4
        )


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


def test_the_penalty_that_the_documentation_shows_can_be_watched(
    server: TableServer, enter: Enter, pictures: Path | None
) -> None:
    player = enter(server, **DESKTOP)
    player.sit_at(server.set_up(penalty_is_to_decide(), ["Ada", "bot:pro", "bot:youth"]))
    player.until("#live.mine")
    film = Film(player.page)
    penalty = player.page.locator("#hand .card.ready", has_text="Penalty")
    penalty.hover()
    player.page.wait_for_timeout(1200)
    penalty.click()
    player.until("#live.over")
    player.page.wait_for_timeout(5000)
    film.end()
    if pictures:
        film.save(pictures / "shot.webp")
