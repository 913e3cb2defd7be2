"""A seat at the browser, whatever the game: where it decides, and how it presses."""

import random
import re
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, ClassVar

from playwright.sync_api import Locator

from kickabout.engine.match import Match
from tests.journeys import scenes
from tests.journeys.table_page import Player

View = dict[str, Any]


def position(
    begin: Callable[[int], Match], phase: str, good: Callable[[View], bool] | None = None
) -> Match:
    """Begin matches by seed and return the first in which seat 0 has a decision as the story needs
    it.
    """

    def far(match: Match) -> bool:
        return scenes.decides(0, phase)(match) and (good is None or good(match.view(0)))

    for seed in count(1):
        try:
            return scenes.played_on(begin(seed), far)
        except AssertionError:
            continue  # it was over first
    raise AssertionError(phase)


class GamePage:
    """Plays for a player of whom the page asks something."""

    DECISIONS: ClassVar[str]
    """Selector of the page's parts that show a decision."""

    def __init__(self, player: Player, seed: int = 1, *, by_touch: bool = False) -> None:
        self.player = player
        self.page = player.page
        self._by_touch = by_touch
        self._random = random.Random(seed)

    def awaits_turn(self) -> bool:
        """Wait for a decision or the end; return whether there is a decision."""
        self.player.until(f"{self.DECISIONS}, #live.over")
        return not self.player.is_over

    def decide(self) -> None:
        """Make one decision; none if the table has moved on by itself."""
        raise NotImplementedError

    def plays_to_full_time(self, most: int, game: str, pictures: Path | None) -> set[str]:
        """Decide until the match is over, taking a picture of each phase; return the phases seen."""
        taken: set[str] = set()
        for _ in range(most):
            if not self.awaits_turn():
                return taken
            shoot_once(self.player, taken, game, self.phase, pictures)
            self.decide()
        raise AssertionError(f"not over after {most} decisions")

    @property
    def phase(self) -> str:
        """The phase of the page, by its name in the game: `lock-in`, `draw`, `block` ..."""
        classes = self.page.locator("#pitch").get_attribute("class") or ""
        found = re.search(r"\bat-([a-z-]+)", classes)
        assert found, classes
        return found[1]

    def press(self, one: Locator) -> None:
        """Click or tap, and wait until the table has moved on."""
        before = self.player.number
        self.touch(one)
        self.player.sees_move_after(before)

    def touch(self, one: Locator) -> None:
        """Click or tap, without waiting for the effect."""
        self.player.press(one, by_touch=self._by_touch)

    def _any(self, among: Locator) -> Locator:
        return among.nth(self._random.randrange(among.count()))


def shoot_once(player: Player, taken: set[str], game: str, name: str, folder: Path | None) -> None:
    """Take a picture the first time that a scene occurs."""
    if name not in taken:
        taken.add(name)
        player.shoot(f"{game}-{name}", folder)
