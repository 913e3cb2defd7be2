"""What bots make of the matches of the day, in the seat of those who play them: each is played once somebody has begun it."""

import logging
from functools import partial

from kickabout.table.bots import BotError, is_level, is_ready
from kickabout.table.daily.fixtures import Daily
from kickabout.table.play import Background, Tables
from kickabout.table.store import daily_queries

BESIDE = ("youth", "rule-of-thumb", "pro", "world")
"""The kinds of bots whose results stand beside one's own."""
LOOK_SECONDS = 15.0

logger = logging.getLogger(__name__)


class DailyBots:
    """Has bots play the matches of the day in the background, while nobody needs their processes."""

    def __init__(self, tables: Tables, daily: Daily) -> None:
        self._tables = tables
        self._daily = daily
        self._background = Background()

    def start(self) -> None:
        """Look from time to time what is to be played."""
        self._background.now_and_then(self.play_due, LOOK_SECONDS)

    async def stop(self) -> None:
        """Play no more; what was not over is played again later."""
        await self._background.stop()

    async def play_due(self) -> None:
        """Play the matches of today that people have begun and bots have not played; raises `Unsaved`.

        Other servers of the database may do the same, and come to the same results. Levels wait until the game's rules
        are compiled, and nobody plays where the server has a box of its own: the bots' processes have that of the game.
        """
        day, store, given = self._daily.today, self._tables.store, self._tables.boxes.given
        begun = await store.read(lambda c: daily_queries.games_begun(c, day))
        results = await store.read(lambda c: daily_queries.bot_results(c, day))
        for fixture in self._daily.fixtures(day):
            game = fixture.game
            if game.name not in begun or (given is not None and given.game == game.name):
                continue
            noted = results.get(game.name, {})
            for bot in BESIDE:
                needs_rules = is_level(bot) or is_level(fixture.rival.bot)
                if bot in noted or (needs_rules and not is_ready(game)):
                    continue
                bots = [bot, *[fixture.rival.player] * (len(fixture.kinds) - 1)]
                try:
                    score = await self._tables.bot_pool.play(game, {}, bots, fixture.key)
                except BotError as error:
                    logger.warning("bots could not play the match of the day: %s", error)
                    return
                add = partial(
                    daily_queries.add_bot_result, day=day, game=game.name, bot=bot, score=score
                )
                await store.write(add)
