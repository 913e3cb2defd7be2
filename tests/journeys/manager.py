"""Somebody who plays Super Team at the browser: cards by click, then pieces and spaces on the pitch."""

import random
from pathlib import Path

from playwright.sync_api import Locator

import kickabout
from kickabout.engine.match import Match
from tests.journeys.player import Player

SHORT_BOX = ("quick = 3", "quick = 1")
"""A half with one shuffle: a match of some fifty decisions."""
DECISIONS = "#live.mine #spots button, #live.mine .card.ready, #live.mine [data-choice]"


def short_match(folder: Path, seed: int, **options: str) -> Match:
    """A new match of Super Team from a box whose halves are short."""
    text = kickabout.new("super-team", seats=2, seed=0).box.text
    assert SHORT_BOX[0] in text
    path = folder / "short.toml"
    path.write_text(text.replace(*SHORT_BOX), encoding="utf-8")
    return kickabout.new("super-team", seats=2, options=options, box=path, seed=seed)


class Manager:
    """Plays for a player of whom the page asks something; takes any way, but shoots where it may."""

    def __init__(self, player: Player, seed: int = 1) -> None:
        self.player = player
        self.page = player.page
        self._random = random.Random(seed)

    def awaits_turn(self) -> bool:
        """Waits until there is something to decide, or the end; whether there is something."""
        self.player.until(f"{DECISIONS}, #live.over")
        return not self.player.is_over

    @property
    def phase(self) -> str:
        """What the stage is set for."""
        stage = self.page.locator("#stage").get_attribute("class") or ""
        return stage.split()[1]

    def spots(self) -> Locator:
        """What is lit on the pitch, of the piece that is chosen if there are several."""
        return self.page.locator("#spots .spot:not(.many), #spots .spot.open")

    def decide(self) -> None:
        """One decision."""
        before = self.player.number
        self._press()
        self.player.sees_move_after(before)

    def _press(self) -> None:
        spots = self.page.locator("#spots .spot")
        if self.page.locator(".panel[data-choice]").count():
            self._any(self.page.locator(".panel[data-choice]"))
        elif self.page.locator(".formation").count():
            self._any(self.page.locator(".formation"))
        elif spots.count():
            self._on_the_pitch()
        elif self.page.locator("#hand .card.ready").count():
            ready = self.page.locator("#hand .card.ready")
            card = ready.nth(self._random.randrange(ready.count()))
            several = card.get_attribute("aria-haspopup")
            self.player.press(card)
            if several:
                self.player.press(self.page.locator(".target:visible").first)
        else:
            self._any(self.page.locator("[data-choice]:visible"))

    def _on_the_pitch(self) -> None:
        shoot = self.page.locator("#spots .spot.shoot")
        if shoot.count():
            self.player.press(shoot.first)
            return
        if not self.spots().count():
            self._any(self.page.locator("#spots .mover"))
        self._any(self.spots())

    def _any(self, among: Locator) -> None:
        self.player.press(among.nth(self._random.randrange(among.count())))
