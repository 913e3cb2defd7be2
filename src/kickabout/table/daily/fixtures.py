"""The matches of a day: in each game one, which everybody plays with the same dice against the same rival.

The dice follow from a secret of the day, which follows from a key of the servers of a database: so they need not be kept,
nor agreed on. The seal of the secret is shown from the first moment on, the secret itself once nobody may play with it any
more (`opening_of`).
"""

import hmac
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, timedelta
from hashlib import sha256

from kickabout.engine.game import Game
from kickabout.engine.keyed_dice import commitment_to, key_of, new_secret
from kickabout.table import catalogue
from kickabout.table.cast import CAST, Character
from kickabout.table.daily.counts import percentile, place_of, streak
from kickabout.table.errors import MovedOn
from kickabout.table.formats.days import day_of, name_of_dice, opening_of
from kickabout.table.play import Arranged, LiveTable, Tables, Terms
from kickabout.table.seats import digest
from kickabout.table.store import daily_queries, queries, records
from kickabout.table.store.daily_queries import Attempt, DailyResult, NamedResult

DAILY_KEY = 3
"""The number of the key from which the secrets of days follow, among those of the database."""
MOST_BEST = 3
"""The number of results of a past day that are shown."""
STRIDE = 5
"""The step of the cast from a day to the next: every game meets all of them in turn."""


@dataclass(frozen=True)
class DayFixture:
    """The match of a day in a game."""

    day: date
    game: Game
    rival: Character
    secret: str = field(repr=False)
    """What its dice are made of, in hexadecimal digits; for nobody else to see before `opens`."""

    @property
    def dice_name(self) -> str:
        """How its dice are called."""
        return name_of_dice(self.day, self.game.name)

    @property
    def seal(self) -> str:
        """The commitment to the secret."""
        return commitment_to(self.dice_name, self.secret)

    @property
    def told(self) -> str | None:
        """The secret, once everybody may see it; None before."""
        return self.secret if opening_of(self.day) <= records.now() else None

    @property
    def key(self) -> bytes:
        """The key of its draws, as secret as the secret."""
        return key_of(self.dice_name, self.secret, ())

    @property
    def kinds(self) -> list[str]:
        """The kinds of the seats, as those of a new table: whoever plays it comes first."""
        return ["you", *[f"bot:{self.rival.bot}"] * (max(self.game.least_seats, 2) - 1)]


@dataclass(frozen=True)
class DayStanding:
    """How somebody stands in the match of a day."""

    attempt: Attempt | None
    """Their match; None if they have not begun one."""
    finished: int
    """How many have a result."""
    place: int | None = None
    """How many have a better result, and one; None without a result."""
    percentile: int | None = None
    """The share of the others with a worse result, in whole per cent; None without others, or without a result."""
    bots: Mapping[str, DailyResult] = field(default_factory=dict)
    """What bots have made of it, by their kinds; none is told before one has a result oneself."""


class Daily:
    """The matches of the day of all servers of a database, and who plays them."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._key = b""

    async def load(self) -> None:
        """Read the key of the dice, or make it; before anything else. Raises `Unsaved`."""
        kept = await self._tables.store.write(
            lambda c: queries.signing_key(c, new_secret(), DAILY_KEY)
        )
        self._key = bytes.fromhex(kept)

    @property
    def today(self) -> date:
        """The day that it is, in UTC."""
        return day_of(records.now())

    def fixtures(self, day: date) -> list[DayFixture]:
        """Return the matches of a day, in the order of the catalogue."""
        return [self._fixture(day, game) for game in catalogue.games()]

    def fixture(self, day: date, game: str) -> DayFixture:
        """Return the match of a day in a game; raises `Unknown` for a game that is not played here."""
        return self._fixture(day, catalogue.find(game))

    def _fixture(self, day: date, game: Game) -> DayFixture:
        turn = day.toordinal() * STRIDE + catalogue.games().index(game)
        text = f"kickabout day 1\nday {day.isoformat()}\ngame {game.name}"
        secret = hmac.new(self._key, text.encode("ascii"), sha256).hexdigest()
        return DayFixture(day, game, CAST[turn % len(CAST)], secret)

    async def play(
        self, game: str, browser: str, *, name: str = "", by_program: bool = False
    ) -> LiveTable:
        """Return the table of somebody's match of today in a game, which is set up if there is none yet.

        Raises `Unknown` for a game that is not played here, or if the table is gone, `Gone` if it was closed, `Sanctioned`
        for whoever is suspended, `BadRequest` for the name, or `Unsaved`.
        """
        fixture, owner = self.fixture(self.today, game), digest(browser)
        attempt = await self._attempt(fixture, owner)
        if attempt is not None:
            return await self._tables.get(attempt.table)
        try:
            made = await self._tables.setup.create(
                game,
                fixture.kinds,
                terms=Terms(hints=False, watch="later"),
                name=name,
                browser=browser,
                prepared=True,
                by_program=by_program,
                arranged=Arranged(
                    rivals=dict.fromkeys(range(1, len(fixture.kinds)), fixture.rival),
                    day=fixture.day,
                    secret=fixture.secret,
                    note=lambda c, table: daily_queries.claim(c, fixture.day, game, owner, table),
                ),
            )
        except MovedOn:  # another tab, or another server, was faster
            attempt = await self._attempt(fixture, owner)
            if attempt is None:
                raise
            return await self._tables.get(attempt.table)
        return made.table

    async def _attempt(self, fixture: DayFixture, owner: str) -> Attempt | None:
        own = await self._tables.store.read(
            lambda c: daily_queries.attempts_of(c, owner, [fixture.day])
        )
        return next((one for one in own if one.game == fixture.game.name), None)

    async def attempts(self, owner: str, day: date) -> dict[str, Attempt]:
        """Return the matches of a day that somebody plays or has played, by game; raises `Unsaved`."""
        own = await self._tables.store.read(lambda c: daily_queries.attempts_of(c, owner, [day]))
        return {one.game: one for one in own}

    async def standings(self, owner: str, day: date) -> dict[str, DayStanding]:
        """Return how somebody stands in the matches of a day, by game; raises `Unsaved`."""
        own = await self.attempts(owner, day)
        results, bots = await self._tables.store.read(
            lambda c: (daily_queries.results_on(c, day), daily_queries.bot_results(c, day))
        )
        standings = {}
        for game in (one.name for one in catalogue.games()):
            attempt, there = own.get(game), results.get(game, {})
            finished = sum(there.values())
            if attempt is None or attempt.result is None:
                standings[game] = DayStanding(attempt, finished)
                continue
            standings[game] = DayStanding(
                attempt,
                finished,
                place_of(there, attempt.result),
                percentile(there, attempt.result),
                bots.get(game, {}),
            )
        return standings

    async def streak(self, owner: str) -> int:
        """Return for how many days in a row somebody has played a match to its end; raises `Unsaved`."""
        days = await self._tables.store.read(lambda c: daily_queries.days_played(c, owner))
        return streak(days, self.today)

    async def best(self, day: date) -> dict[str, list[NamedResult]]:
        """Return the best results of a past day's matches, by game; raises `Unsaved`."""
        games = [game.name for game in catalogue.games()]
        return await self._tables.store.read(
            lambda c: {game: daily_queries.best_on(c, day, game, MOST_BEST) for game in games}
        )

    @property
    def yesterday(self) -> date:
        """The day before."""
        return self.today - timedelta(days=1)
