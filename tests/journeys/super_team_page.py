"""Somebody who plays Super Team at the browser: cards by click, then pieces and spaces on the pitch."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator

import kickabout
from kickabout.engine.match import Match
from tests.journeys import game_page, scenes

SHORT_BOX = ("quick = 3", "quick = 1")
"""A half with one shuffle: a match of some fifty decisions."""


def short_match(folder: Path, seed: int, **options: str) -> Match:
    """Return a new match of Super Team from a box whose halves are short."""
    text = kickabout.new("super-team", seats=2, seed=0).box.text
    assert SHORT_BOX[0] in text
    path = folder / "short.toml"
    path.write_text(text.replace(*SHORT_BOX), encoding="utf-8")
    return kickabout.new("super-team", seats=2, options=options, box=path, seed=seed)


def position(phase: str, good: Callable[[game_page.View], bool] | None = None) -> Match:
    """Return a match in which seat 0 decides in this phase, as the story needs it."""
    return game_page.position(lambda seed: scenes.new(game="super-team", seed=seed), phase, good)


class SuperTeamPage(game_page.GamePage):
    """Plays for a player of whom the page asks something; takes any way, but shoots where it may."""

    DECISIONS = "#live.mine #spots button, #live.mine .card.ready, #live.mine [data-choice]"

    @property
    def phase(self) -> str:
        """The phase of the page."""
        stage = self.page.locator("#stage").get_attribute("class") or ""
        return stage.split()[1]

    def spots(self) -> Locator:
        """Return the highlighted spots of the pitch, those of the chosen piece if there are
        several.
        """
        return self.page.locator("#spots .spot:not(.many), #spots .spot.open")

    def decide(self) -> None:
        """Make one decision."""
        before = self.player.number
        self._decide()
        self.player.sees_move_after(before)

    def _decide(self) -> None:
        spots = self.page.locator("#spots .spot")
        ready = self.page.locator("#hand .card.ready")
        if self.page.locator(".panel[data-choice]").count():
            self.touch(self._any(self.page.locator(".panel[data-choice]")))
        elif self.page.locator(".formation").count():
            self.touch(self._any(self.page.locator(".formation")))
        elif spots.count():
            self._on_the_pitch()
        elif ready.count():
            card = self._any(ready)
            several = card.get_attribute("aria-haspopup")
            self.touch(card)
            if several:
                self.touch(self.page.locator(".target:enabled:visible").first)
        else:
            choices = self.page.locator("[data-choice]:visible")
            choices.first.wait_for()  # they come once the dice lie
            self.touch(self._any(choices))

    def _on_the_pitch(self) -> None:
        shoot = self.page.locator("#spots .spot.shoot")
        if shoot.count():
            self.touch(shoot.first)
            return
        if not self.spots().count():
            self.touch(self._any(self.page.locator("#spots .mover")))
        self.touch(self._any(self.spots()))
