"""Somebody who plays SocialSoccer at the browser: the line-up, the ring, the cards, the shot."""

import random
import re
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from kickabout.engine.match import Match
from tests.journeys import scenes
from tests.journeys.player import PRESS_MS, Player

View = dict[str, Any]
GAME = "social-soccer"
SIDES = {"home": "flat-out", "away": "long-table"}
"""Options with which nobody has to choose a team."""
DECISIONS = (
    "#live.mine .squad, #live.mine .member, #live.mine .pick,"
    " #live.mine #hand .card.ready, #live.mine .choice[data-choice]"
)


def position(phase: str, good: Callable[[View], bool] | None = None, **options: object) -> Match:
    """A match in which seat 0 decides in this phase, as the story needs it."""

    def far(match: Match) -> bool:
        return scenes.decides(0, phase)(match) and (good is None or good(match.view(0)))

    for seed in count(1):
        match = scenes.new(seats=2, seed=seed, game=GAME, **{**SIDES, **options})
        try:
            return scenes.played_on(match, far)
        except AssertionError:
            continue  # it was over first
    raise AssertionError(phase)


class Coach:
    """Plays for a player of whom the page asks something: blocks what can be blocked, shoots often."""

    def __init__(self, player: Player, seed: int = 1, *, by_touch: bool = False) -> None:
        self.player = player
        self.page = player.page
        self._press = "tap" if by_touch else "click"
        self._random = random.Random(seed)

    def awaits_turn(self) -> bool:
        """Waits until there is something to decide, or the end; whether there is something."""
        self.player.until(f"{DECISIONS}, #live.over")
        return not self.player.is_over

    @property
    def phase(self) -> str:
        """What the page is set for: `place`, `play`, `block` ..."""
        classes = self.page.locator("#pitch").get_attribute("class") or ""
        found = re.search(r"\bat-([a-z-]+)", classes)
        assert found, classes
        return found[1]

    def press(self, one: Locator) -> None:
        """Clicks or taps, and waits until the table has moved on."""
        before = self.player.number
        getattr(one, self._press)(timeout=PRESS_MS)
        self.player.sees_move_after(before)

    def place(self, member: int, spot: str) -> None:
        """Picks a player up and puts him down."""
        getattr(self.page.locator(f"#member-{member}"), self._press)(timeout=PRESS_MS)
        self.press(self.page.locator(f".put-here[data-spot={spot}]"))

    def decide(self) -> None:
        """One decision; where the table moved on by itself meanwhile, none."""
        before = self.player.number
        try:
            self._decide()
        except PlaywrightTimeout:
            # A bot was quicker, while the pointer was on its way.
            if self.player.number == before:
                raise

    def _decide(self) -> None:
        team, stops = self.page.locator(".squad"), self.page.locator(".pick.stops")
        best = self.page.locator("#hand .card.ready.best")
        ready = self.page.locator("#hand .card.ready")
        shoot = self.player.choice("shoot")
        picks = self.page.locator(".pick:not(.to-shoot)")
        choices = self.page.locator(".choice[data-choice]")
        if team.count():
            self.press(team.first)
        elif self.page.locator(".line-up-all").count():
            self.press(self.page.locator(".line-up-all"))
        elif stops.count():
            self.press(stops.first)
        elif best.count():
            self.press(best.first)
        elif shoot.count() and self._random.random() < 0.5:
            self.press(shoot)
        elif ready.count() and self._random.random() < 0.4:
            self.press(self._any(ready))
        elif picks.count() and (not choices.count() or self._random.random() < 0.7):
            self.press(self._any(picks))
        elif choices.count():
            self.press(choices.first)
        else:
            self.press(ready.first)

    def _any(self, among: Locator) -> Locator:
        return among.nth(self._random.randrange(among.count()))


def shoot_once(player: Player, taken: set[str], name: str, folder: Path | None) -> None:
    """Takes a picture the first time that a story comes by."""
    if name not in taken:
        taken.add(name)
        player.shoot(f"social-soccer-{name}", folder)
