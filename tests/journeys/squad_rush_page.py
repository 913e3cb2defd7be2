"""Somebody who plays Squad Rush at the browser: the piles, the hand, the pitches, and the call."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator

from kickabout.engine.match import Match
from tests.journeys import game_page, scenes

GAME = "squad-rush"


def position(
    phase: str,
    good: Callable[[game_page.View], bool] | None = None,
    *,
    seats: int = 2,
    mode: str = "squad-rush",
    **options: object,
) -> Match:
    """Return a match in which seat 0 decides in this phase, as the story needs it."""

    def begin(seed: int) -> Match:
        return scenes.new(seats=seats, seed=seed, game=GAME, mode=mode, **options)

    return game_page.position(begin, phase, good)


class SquadRushPage(game_page.GamePage):
    """Plays for a player of whom the page asks something: what brings the seven on, and calls it."""

    DECISIONS = (
        "#live.mine .draws, #live.mine .pick.at-once, #live.mine .candidates .card.ready,"
        " #live.mine #hand .card.ready, #live.mine .choice[data-choice]:not([data-choice=hold]),"
        " #live.mine .best-seven"
    )
    """An answer that can only be "let it stand" is not waited for: among bots it gives itself."""

    def aim(self, card: Locator, target: Locator) -> None:
        """Raise a card of the hand and play it on a highlighted player."""
        self.touch(card)
        self.press(target)

    def decide(self) -> None:
        """Make one decision; none if the table has moved on by itself."""
        with self.player.unless_overtaken():
            self._decide()

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
                self.touch(off.first)
            self.press(off.first)
        elif (choice := self.page.locator(".choice[data-choice]")).count():
            self.press(choice.first)
        # Else the table moved on while the page was looked at.

    def _from_the_hand(self) -> None:
        best = self.page.locator("#hand .card.ready.best")
        useful = self.page.locator(
            "#hand .card:is(.player, .super-sub).ready",
            has_not_text=re.compile("no free place|at the edge"),
        )
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
        aims = "#lift .target" if self._by_touch else ".spot-aim:visible, .target:visible"
        self.aim(card, self.page.locator(aims).first)
