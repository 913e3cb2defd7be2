"""The matches of a day, as pages show them."""

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from functools import cache
from typing import TypedDict

from markupsafe import Markup

from kickabout.engine.game import Game
from kickabout.table.bots import strength
from kickabout.table.cast import Character
from kickabout.table.daily import Daily, DayFixture, DayStanding
from kickabout.table.formats.days import begin_of, opening_of
from kickabout.table.language import bot_title, game_messages
from kickabout.table.shirts import Shirt
from kickabout.table.store import records
from kickabout.table.store.daily_queries import DailyResult
from kickabout.table.web.pages.bots_view import level_words
from kickabout.table.web.pages.news import News, Way, score_text
from kickabout.table.web.pages.picture import DayRow
from kickabout.table.web.pages.render import brings, part
from kickabout.text.reader import Reader

ENOUGH = 11
"""The number of results from which a percentage says more than a place."""
OUTCOMES = ("won", "drawn", "lost")


class ShownRival(TypedDict):
    """A member of the cast."""

    slug: str
    colour: int
    """Of its shirt."""
    name: str
    character: str
    level: str
    style: str
    """Empty for a bot without one."""
    strength: int


class ShownResult(TypedDict):
    """A result among others; the visitor's own has no name."""

    name: str | None
    words: str
    outcome: str


class ShownFixture(TypedDict):
    """A match of a day, as its visitor stands in it."""

    game: str
    title: str
    poster: Markup
    rival: ShownRival
    table: str | None
    """Where their match is played; None before they begin."""
    result: ShownResult | None
    among: str | None
    """How they stand among all who have a result; None without others, or without a result."""
    finished: int
    """How many have a result."""
    others: list[ShownResult]
    """The results of bots with the visitor's among them, best first; none without one."""
    below_zero: str | None
    """How a side comes to goals below zero, where one of the others has."""
    seal: str
    shared: str
    """The game with their result; the game alone without one."""
    square: str
    """The colour of their result, as a sign."""


class TodayStrip(TypedDict):
    """The day on the front page, in a line."""

    done: int
    number: int


async def strip_context(daily: Daily, owner: str) -> TodayStrip:
    """Return how many of today's matches a visitor has played; raises `Unsaved`."""
    attempts = await daily.attempts(owner, daily.today)
    done = sum(one.result is not None for one in attempts.values())
    return {"done": done, "number": len(daily.fixtures(daily.today))}


async def day_context(daily: Daily, owner: str, day: date, reader: Reader) -> list[ShownFixture]:
    """Return the matches of a day as a visitor stands in them; raises `Unsaved`."""
    standings = await daily.standings(owner, day)
    return [_fixture(one, standings[one.game.name], reader) for one in daily.fixtures(day)]


def _fixture(fixture: DayFixture, standing: DayStanding, reader: Reader) -> ShownFixture:
    """Return a match of a day as its visitor stands in it."""
    attempt = standing.attempt
    own = None if attempt is None else attempt.result
    result = None if own is None else _result(None, own, reader)
    title = fixture.game.title
    is_below = any(
        min(one.goals, one.conceded) < 0 for one in (*standing.bots.values(), own) if one
    )
    texts = Reader(game_messages(fixture.game, reader.localization.locale))
    return {
        "game": fixture.game.name,
        "title": title,
        "poster": _poster(fixture.game, reader.localization.locale),
        "rival": _rival(fixture.rival, reader),
        "table": None if attempt is None else attempt.table,
        "result": result,
        "among": _among(standing, reader),
        "finished": standing.finished,
        "others": [] if own is None else _beside(own, standing.bots, reader),
        "below_zero": texts.say("why-below-zero")
        if is_below and texts.localization.has("why-below-zero")
        else None,
        "seal": fixture.seal,
        "shared": title
        if result is None
        else reader.say("today-share-match", title=title, result=result["words"]),
        "square": reader.say(f"today-square-{'open' if own is None else own.outcome}"),
    }


def _among(standing: DayStanding, reader: Reader) -> str | None:
    if standing.percentile is None or standing.place is None:
        return None
    if standing.finished < ENOUGH:
        return reader.say("today-place", place=standing.place, number=standing.finished)
    return reader.say("today-better-than", percent=standing.percentile)


@cache
def _poster(game: Game, locale: str) -> Markup:
    if not brings(game.name, "poster.html"):
        return Markup()
    template = f"games/{game.name.replace('-', '_')}/poster.html"
    return part(template, Reader(game_messages(game, locale)))


def _rival(rival: Character, reader: Reader) -> ShownRival:
    locale = reader.localization.locale
    return {
        "slug": rival.slug,
        "colour": Shirt.read(rival.shirt).colour,
        "name": rival.name(locale),
        "character": reader.say(f"cast-{rival.slug}.character"),
        "level": level_words(rival, reader),
        "style": rival.style or "",
        "strength": strength(rival.bot),
    }


def _result(name: str | None, result: DailyResult, reader: Reader) -> ShownResult:
    score = score_text((result.goals, result.conceded))
    words = reader.say(f"today-{result.outcome}", score=score)
    if result.how == "played" and result.outcome != "drawn" and result.goals == result.conceded:
        words = reader.say("today-tie-break", result=words)
    elif result.how != "played":
        words = reader.say("today-given-up", result=words, how=result.how)
    return {"name": name, "words": words, "outcome": result.outcome}


def _beside(own: DailyResult, bots: Mapping[str, DailyResult], reader: Reader) -> list[ShownResult]:
    locale = reader.localization.locale
    rows = [
        (
            result,
            reader.say(
                "today-others.bot", name=bot_title(bot, locale), kind=reader.say(f"bot-{bot}.kind")
            ),
        )
        for bot, result in bots.items()
    ]
    named: list[tuple[DailyResult, str | None]] = [(own, None), *rows]
    named.sort(key=lambda row: row[0].rank, reverse=True)
    return [_result(name, result, reader) for result, name in named]


def day_news(fixture: ShownFixture, day: date, streak: int, reader: Reader) -> News:
    """Return what a match that is over has made of its visitor's day."""
    back, result = Way("/today", reader.say("today-back")), fixture["result"]
    if result is None and records.now() < opening_of(day):  # it is being stored
        return News(reader.say("news-waits"), back, is_open=True)
    if result is None:
        return News(reader.say("today-left-open"), back)
    lines = [fixture["among"] or reader.say("today-alone")]
    if streak:
        lines.append(reader.say("today-streak", days=streak))
    return News(result["words"], back, lines=lines)


class ShownPast(TypedDict):
    """A match of the day before."""

    title: str
    rival: str
    seal: str
    secret: str | None
    """None until it is told."""
    own: ShownResult | None
    best: list[ShownResult]


async def yesterday_context(daily: Daily, owner: str, reader: Reader) -> list[ShownPast]:
    """Return the matches of the day before, with the best results; raises `Unsaved`."""
    day = daily.yesterday
    best, own = await daily.best(day), await daily.attempts(owner, day)
    shown: list[ShownPast] = []
    for fixture in daily.fixtures(day):
        name, guest = fixture.game.name, reader.say("today-yesterday.guest")
        attempt = own.get(name)
        result = None if attempt is None else attempt.result
        shown.append(
            {
                "title": fixture.game.title,
                "rival": fixture.rival.name(reader.localization.locale),
                "seal": fixture.seal,
                "secret": fixture.told,
                "own": None if result is None else _result(None, result, reader),
                "best": [_result(one.name or guest, one.result, reader) for one in best[name]],
            }
        )
    return shown


def left_today(daily: Daily, reader: Reader) -> str:
    """Return how long today's matches can be begun yet."""
    left = begin_of(daily.today + timedelta(days=1)) - records.now()
    hours, minutes = divmod(int(left.total_seconds()) // 60, 60)
    return reader.say("today.left", hours=hours, minutes=minutes)


def picture_headline(fixtures: Sequence[ShownFixture], reader: Reader) -> str:
    """Return what stands above somebody's day: their only result, or how many they have won, drawn and lost."""
    played = [one for one in fixtures if one["result"] is not None]
    if len(played) == 1:
        return played[0]["shared"]
    outcomes = Counter(one["result"]["outcome"] for one in played if one["result"] is not None)
    return reader.say("today-picture-played", **{name: outcomes[name] for name in OUTCOMES})


def picture_rows(fixtures: Sequence[ShownFixture], reader: Reader) -> list[DayRow]:
    """Return the rows of a picture of somebody's day: against whom, and how it ended."""
    return [
        DayRow(
            reader.say("today-picture-rival", title=one["title"], name=one["rival"]["name"]),
            None if one["result"] is None else one["result"]["outcome"],
            " · ".join(filter(None, (one["result"]["words"], one["among"])))
            if one["result"] is not None
            else reader.say("today-picture-open"),
        )
        for one in fixtures
    ]
