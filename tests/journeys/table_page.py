"""A player at the browser: what they see and do, in the words of the stories."""

import copy
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Request, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.journeys.table_server import PreparedTable, TableServer

LINE_DOWN = r"htmx:(sse:)?error|net::ERR_|Failed to fetch"
"""The console's error while no server answers."""
PRESS_MS = 3000
"""The time that a press of a card may take: less than a response window."""
TRIES = 4
LIFTS = (
    "#hand .card:not([aria-haspopup]), .candidates button, [data-lifts],"
    " :is(.offer-board, .squad, .formation)[form]"
)
"""Cards that a first tap lifts from the hand, and a second one plays."""
WIDTHS = (360, 768, 1440)
Scheme = Literal["light", "dark"]
SCHEMES: tuple[Scheme, ...] = ("light", "dark")


class Player:
    """A browser of one's own, open at the server; whatever goes wrong in it is a fault."""

    def __init__(self, context: BrowserContext, server: TableServer) -> None:
        self.context = context
        self.server = server
        self.faults: list[str] = []
        self._expected: list[re.Pattern[str]] = []
        context.on("console", self._on_console)
        context.on("weberror", lambda error: self.faults.append(f"error: {error.error}"))
        context.on("request", self._on_request)
        self.page = context.new_page()

    # --- what must not happen ------------------------------------------------------------------

    def expects(self, pattern: str) -> None:
        """Expect an error on the console, which a story may cause."""
        self._expected.append(re.compile(pattern))

    def check(self) -> None:
        """Assert that no script, request or page has failed."""
        faults = [f for f in self.faults if not any(e.search(f) for e in self._expected)]
        assert not faults, "\n".join(faults)

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _on_request(self, request: Request) -> None:
        if not request.url.startswith((self.server.url, "data:", "blob:")):
            self.faults.append(f"another host: {request.url}")

    def leave(self) -> None:
        """Close the browser."""
        self.context.close()

    def second_tab(self) -> "Player":
        """Another tab of the same browser."""
        other = copy.copy(self)
        other.page = self.context.new_page()
        return other

    # --- going places --------------------------------------------------------------------------

    def visit(self, address: str) -> None:
        """Open an address of the server."""
        self.page.goto(self.server.url + address if address.startswith("/") else address)

    def team_sheet(self, game: str = "futbol-dash") -> Locator:
        """Open the team sheet of a game."""
        self.visit(f"/?game={game}")
        return self.page.locator("form.sheet")

    def kick_off_button(self, game: str = "futbol-dash") -> Locator:
        """Return the button that starts a match of a game at once, on the front page."""
        return self.page.locator(f".game-card:has(input[name=game][value='{game}']) .kick-off")

    def sit_at(self, table: PreparedTable, seat: int = 0) -> None:
        """Open the private link of a seat, and wait until the page follows the table."""
        self.take_seat(table.seats[seat])
        expect(self.page).to_have_url(re.compile(f"/t/{table.id}$"))

    def take_seat(self, address: str) -> None:
        """Open the private link of a seat, and take the seat where the page asks."""
        self.visit(address)
        take = self.page.locator("form[action^='/seat/'] button")
        if take.count():
            take.click()
            self.page.wait_for_url("**/t/*")

    def keep_what_copies_say(self) -> None:
        """Let buttons that copy say so for good: they do for seconds, which a busy machine may miss."""
        self.page.evaluate(
            "() => { const after = window.setTimeout; window.setTimeout ="
            " (done, ms, ...more) => ms === 2500 ? 0 : after(done, ms, ...more); }"
        )

    # --- seeing --------------------------------------------------------------------------------

    @property
    def live(self) -> Locator:
        """The part of the page that follows the table."""
        return self.page.locator("#live")

    @property
    def number(self) -> int:
        """The length of the match, as the page shows it."""
        return int(self.live.get_attribute("data-number") or -1)

    @property
    def hand(self) -> list[str]:
        """The cards of the hand, by slug."""
        cards = self.page.locator("#hand .card").evaluate_all(
            "cards => cards.map(card => card.dataset.card)"
        )
        return [str(card) for card in cards]

    @property
    def is_over(self) -> bool:
        """Return whether the page shows the end."""
        return self.page.locator("#live.over").count() > 0

    def card(self, slug: str) -> Locator:
        """Return a card of the hand."""
        return self.page.locator(f"#hand .card[data-card='{slug}']").first

    def choice(self, action: str) -> Locator:
        """Return a decision that is not a card: `hold`, `done`, `show hand`."""
        return self.page.locator(f".choice[data-choice='{action}']")

    def prompt(self) -> Locator:
        """Return the question on the page."""
        return self.page.locator("#prompt")

    def says(self, text: str | re.Pattern[str]) -> None:
        """Wait until the commentary contains this."""
        expect(self.page.locator("#lines")).to_contain_text(text)

    def notice(self) -> Locator:
        """Return the notice of an error."""
        return self.page.locator("#notice")

    # --- waiting -------------------------------------------------------------------------------

    def until(self, selector: str) -> None:
        """Wait until the page shows this."""
        # A page is whole before its scripts have run: whoever presses then sends a plain form.
        self.page.wait_for_load_state("domcontentloaded")
        self.page.locator(selector).first.wait_for(state="attached")

    def awaits_turn(self) -> bool:
        """Wait for a decision or the end; return whether there is a decision.

        An answer that can only be "let it stand" is not waited for: among bots the table gives it.
        """
        self.until(
            "#live.mine .card.ready, #live.mine .choice[data-choice]:not([data-choice=hold]),"
            " #live.over"
        )
        return not self.is_over

    def sees_move_after(self, number: int) -> None:
        """Wait until the table has moved on from this state."""
        self.until(f"#live:not([data-number='{number}'])")

    def sees_update_by(self, cause: Callable[[], object]) -> None:
        """Cause something, and wait until the page has been updated."""
        self.page.evaluate(COUNT_UPDATES)
        cause()
        self.page.wait_for_function("() => window.updates > 0")

    # --- deciding ------------------------------------------------------------------------------

    def press(self, one: Locator, *, by_touch: bool = False) -> None:
        """Click or tap; retry once if a busy machine has kept the element moving.

        Raises `TimeoutError` of Playwright if it never comes to rest, or once the table has moved
        on without it.
        """
        before = self.number
        for left in reversed(range(TRIES)):
            try:
                if by_touch:
                    self._tap(one)
                else:
                    one.click(timeout=PRESS_MS)
            except PlaywrightTimeout:
                if one.and_(self.page.locator("[aria-expanded=true]")).count():
                    return  # the press itself came through; another would close what it has opened
                if not left or (self.number != before and not one.count()):
                    raise
            else:
                return

    def _tap(self, one: Locator) -> None:
        """Tap; a card that is lifted first is played by a second tap."""
        lifts = one.evaluate("(one, what) => one.matches(what)", LIFTS, timeout=PRESS_MS)
        one.tap(timeout=PRESS_MS)
        if lifts:
            self.page.locator("#lift .lift-play").tap(timeout=PRESS_MS)

    @contextmanager
    def unless_overtaken(self) -> Iterator[None]:
        """Ignore a press that came too late because the table moved on by itself."""
        before = self.number
        try:
            yield
        except PlaywrightTimeout:
            if self.number == before:
                raise

    def decide(self, *, by_touch: bool = False) -> None:
        """Make one click: on the highlighted card, else the first that may be played, else a
        choice.

        A card with several targets takes a second click, on one of them. If the clock of a response
        window runs out first, that was the decision.
        """
        before = self.number
        with self.unless_overtaken():
            self._decide(by_touch)
        self.sees_move_after(before)

    def _decide(self, by_touch: bool) -> None:
        ready = self.page.locator("#hand .card.ready")
        if not ready.count():
            self.press(self.page.locator(".choice[data-choice]").first, by_touch=by_touch)
        else:
            best = self.page.locator("#hand .card.ready.best")
            card = best.first if best.count() else ready.first
            many = card.get_attribute("aria-haspopup")
            self.press(card, by_touch=by_touch)
            if many:
                self.press(self.page.locator(".target:enabled:visible").first, by_touch=by_touch)

    # --- looking hard --------------------------------------------------------------------------

    def fits(self, widths: tuple[int, ...] = WIDTHS) -> None:
        """Assert that nothing is wider than the window, narrow or wide, light or dark."""
        before = self.page.viewport_size
        for scheme in SCHEMES:
            self.page.emulate_media(color_scheme=scheme)
            for width in widths:
                self.page.set_viewport_size({"width": width, "height": 800})
                wide = self.page.evaluate(OVERFLOW)
                assert not wide, f"wider than {width} px ({scheme}): {wide}"
        self.page.emulate_media(color_scheme="null")
        if before is not None:
            self.page.set_viewport_size(before)

    def shoot(self, name: str, folder: Path | None, **options: Any) -> None:
        """Take a picture, if pictures were asked for."""
        if folder is not None:
            self.page.screenshot(path=folder / f"{name}.png", **options)


COUNT_UPDATES = """() => {
  window.updates = 0;
  document.addEventListener("htmx:after:swap", () => { window.updates += 1; });
}"""
OVERFLOW = """() => {
  const root = document.documentElement;
  if (root.scrollWidth <= innerWidth) return "";
  const names = [...document.querySelectorAll("body *")]
    .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
    .map((one) => one.tagName + (one.id ? "#" + one.id : "") + "." + one.className);
  return `${root.scrollWidth}: ${names.slice(-5).join(" ") || "?"}`;
}"""
