"""Somebody who plays Squad Rush at the browser: the piles, the hand, the pitches, and the call."""

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
GAME = "squad-rush"
DECISIONS = (
    "#live.mine .draws, #live.mine .pick.at-once, #live.mine .candidates .card.ready,"
    " #live.mine #hand .card.ready, #live.mine .choice[data-choice]:not([data-choice=hold]),"
    " #live.mine .best-seven"
)


def position(
    phase: str,
    good: Callable[[View], bool] | None = None,
    *,
    seats: int = 2,
    mode: str = "squad-rush",
    **options: object,
) -> Match:
    """A match in which seat 0 decides in this phase, as the story needs it."""

    def far(match: Match) -> bool:
        view = match.view(0)
        return view["phase"] == phase and bool(view["legal"]) and (good is None or good(view))

    for seed in count(1):
        match = scenes.new(seats=seats, seed=seed, game=GAME, mode=mode, **options)
        try:
            return scenes.played_on(match, far)
        except AssertionError:
            continue  # it was over first
    raise AssertionError(phase)


class Gaffer:
    """Plays for a player of whom the page asks something: what brings the seven on, and calls it."""

    def __init__(self, player: Player, seed: int = 1, *, by_touch: bool = False) -> None:
        self.player = player
        self.page = player.page
        self._press = "tap" if by_touch else "click"
        self._random = random.Random(seed)

    def awaits_turn(self) -> bool:
        """Waits until there is something to decide, or the end; whether there is something.

        An answer that can only be "let it stand" is not waited for: among bots it gives itself.
        """
        self.player.until(f"{DECISIONS}, #live.over")
        return not self.player.is_over

    @property
    def phase(self) -> str:
        """What the page is set for: `draw`, `act`, `seven`, `whistle` ..."""
        classes = self.page.locator("#pitch").get_attribute("class") or ""
        found = re.search(r"\bat-([a-z-]+)", classes)
        assert found, classes
        return found[1]

    def press(self, one: Locator) -> None:
        """Clicks or taps, and waits until the table has moved on."""
        before = self.player.number
        getattr(one, self._press)(timeout=PRESS_MS)
        self.player.sees_move_after(before)

    def aim(self, card: Locator, target: Locator) -> None:
        """Raises a card of the hand and plays it on somebody who lights up."""
        getattr(card, self._press)(timeout=PRESS_MS)
        self.press(target)

    def decide(self) -> None:
        """One decision; where the table moved on by itself meanwhile, none."""
        before = self.player.number
        try:
            self._decide()
        except PlaywrightTimeout:
            # A window of answers closed, or a bot was quicker, while the pointer was on its way.
            if self.player.number == before:
                raise

    def _decide(self) -> None:
        call, seven = self.player.choice("call"), self.page.locator(".best-seven")
        quick = self.page.locator(".draws, .candidates .card.ready")
        off = self.page.locator(".pick.at-once")
        if call.count():
            self.press(call)
        elif seven.count():
            self.press(seven)
        elif quick.count():
            self.press(quick.first)
        elif self.page.locator("#hand .card.ready").count():
            self._from_the_hand()
        elif off.count() and not self.page.locator(".choice[data-choice]").count():
            if off.first.get_attribute("data-twice"):
                getattr(off.first, self._press)(timeout=PRESS_MS)
            self.press(off.first)
        else:
            self.press(self.page.locator(".choice[data-choice]").first)

    def _from_the_hand(self) -> None:
        best = self.page.locator("#hand .card.ready.best")
        useful = self.page.locator("#hand .card:is(.player, .super-sub).ready", has_text="of 7")
        other = self.page.locator("#hand .card:is(.tackle, .caution).ready")
        choice = self.page.locator(".choice[data-choice]")
        if best.count():
            self._play(best.first)
        elif useful.count():
            self._play(useful.first)
        elif other.count() and self._random.random() < 0.5:
            self._play(other.first)
        elif choice.count():
            self.press(choice.first)
        else:
            self._play(self.page.locator("#hand .card.ready").last)

    def _play(self, card: Locator) -> None:
        if not card.get_attribute("aria-haspopup"):
            self.press(card)
            return
        self.aim(card, self.page.locator(".spot-aim:visible, .target:visible").first)


def shoot_once(player: Player, taken: set[str], name: str, folder: Path | None) -> None:
    """Takes a picture the first time that a story comes by."""
    if name not in taken:
        taken.add(name)
        player.shoot(f"squad-rush-{name}", folder)
