"""Somebody who plays Futera SuSu at the browser: squad and deck, the lock-in, and duel after duel."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, expect

import kickabout
from kickabout.engine.match import Match
from tests.journeys import game_page

GAME = "futera-susu"
SIDES = {
    "home": "all-hands",
    "away": "hammer-and-spring",
    "home-deck": "battering-ram",
    "away-deck": "long-whistle",
}
"""Options with which nobody has to build anything."""
LOCK_IN_SECONDS = "lock-in-seconds = 90"


def new_match(seed: int = 1, box: Path | None = None, **options: object) -> Match:
    """Return a new match with squads and decks, up to the lock-in."""
    chosen = SIDES | {name.replace("_", "-"): value for name, value in options.items()}
    match = kickabout.new(GAME, seats=2, options=chosen, box=box, seed=seed)
    while match.view()["phase"] == "deal":
        match.roll()
    return match


def quick_box(folder: Path, seconds: int) -> Path:
    """Return a box whose lock-in is over after so many seconds."""
    text = kickabout.new(GAME, seats=2, seed=0).box.text
    assert LOCK_IN_SECONDS in text
    path = folder / "quick.toml"
    path.write_text(text.replace(LOCK_IN_SECONDS, f"lock-in-seconds = {seconds}"), encoding="utf-8")
    return path


def position(phase: str, good: Callable[[game_page.View], bool] | None = None) -> Match:
    """Return a match in which seat 0 decides in this phase, as the story needs it."""
    return game_page.position(new_match, phase, good)


class FuteraSusuPage(game_page.GamePage):
    """Plays for a player of whom the page asks something: any way that it offers."""

    DECISIONS = (
        "#live.mine .squad, #live.mine .take, #live.mine .token.wrong .pick,"
        " #live.mine .candidates .pcard.ready, #live.mine #hand .card.ready,"
        " #live.mine .choice[data-choice]"
    )

    def take(self, shirt: int) -> None:
        """Pick a card that has yet to be placed."""
        card = self.page.locator(f".take[data-shirt='{shirt}']")
        self.touch(card)

    def place(self, shirt: int, row: str) -> None:
        """Pick a card and lay it into a row."""
        self._lay(shirt, f".row-aim[data-row='{row}']")

    def lock_in(self) -> None:
        """Lay all eleven into their rows, in the order in which the page offers them."""
        cards = self.page.locator(".take")
        while cards.count():
            self._lay(int(cards.first.get_attribute("data-shirt") or 0), ".row-aim.right:visible")

    def _lay(self, shirt: int, row: str) -> None:
        self.take(shirt)
        self.touch(self.page.locator(row))
        # The table moves on by what the other side does, too: what counts is that this card lies.
        expect(self.page.locator(f".take[data-shirt='{shirt}']")).to_have_count(0)

    def decide(self) -> None:
        """Make one decision."""
        candidates = self.page.locator(".candidates .pcard.ready")
        ready = self.page.locator("#hand .card.ready")
        if self.page.locator(".take").count():
            self.lock_in()
        elif candidates.count():
            self.press(self._any(candidates))
        elif ready.count() and self._random.random() < 0.6:
            self._play(self._any(ready))
        else:
            self.press(self._any(self.page.locator(".choice[data-choice]:visible")))

    def _play(self, card: Locator) -> None:
        before = self.player.number
        several = card.get_attribute("aria-haspopup")
        self.touch(card)
        if several:
            aims = self.page.locator(".spot-aim:visible")
            listed = self._by_touch or not aims.count()
            target = self.page.locator(".target:visible") if listed else aims
            self.touch(self._any(target))
        self.player.sees_move_after(before)
