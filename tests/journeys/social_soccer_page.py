"""Somebody who plays SocialSoccer at the browser: the line-up, the ring, the cards, the shot."""

from collections.abc import Callable

from kickabout.engine.match import Match
from tests.journeys import game_page, scenes

GAME = "social-soccer"
SIDES = {"home": "flat-out", "away": "long-table"}
"""Options with which nobody has to choose a team."""


def position(
    phase: str, good: Callable[[game_page.View], bool] | None = None, **options: object
) -> Match:
    """Return a match in which seat 0 decides in this phase, as the story needs it."""

    def begin(seed: int) -> Match:
        return scenes.new(seats=2, seed=seed, game=GAME, **{**SIDES, **options})

    return game_page.position(begin, phase, good)


class SocialSoccerPage(game_page.GamePage):
    """Plays for a player of whom the page asks something: blocks what can be blocked, shoots often."""

    DECISIONS = (
        "#live.mine .squad, #live.mine .member, #live.mine .pick,"
        " #live.mine #hand .card.ready, #live.mine .choice[data-choice]"
    )

    def place(self, member: int, spot: str) -> None:
        """Pick up a player and put him down."""
        self.touch(self.page.locator(f"#member-{member}"))
        self.press(self.page.locator(f".put-here[data-spot={spot}]"))

    def decide(self) -> None:
        """Make one decision; none if the table has moved on by itself."""
        with self.player.unless_overtaken():
            self._decide()

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
