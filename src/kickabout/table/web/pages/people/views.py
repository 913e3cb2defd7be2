"""What the pages about people show, and what is exported of them."""

from collections.abc import Iterator, Sequence
from typing import Any

from kickabout.table import catalogue
from kickabout.table.cast import CHARACTERS
from kickabout.table.errors import Unknown
from kickabout.table.language import bot_title, game_messages
from kickabout.table.people import PEOPLE, Balance, opponents_of, outcome_of, owner_of, profile_of
from kickabout.table.play import names_of_cards
from kickabout.table.store import (
    Account,
    Listed,
    RatedMatch,
    Session,
    outcome_queries,
    queries,
    rating_queries,
)
from kickabout.table.web.pages.ratings_view import rated_games
from kickabout.table.web.visit import Visit
from kickabout.text.reader import Reader

MOST = 2000
"""The number of matches that a page counts, latest first."""
CSV_COLUMNS = (
    "table",
    "game",
    "updated",
    "outcome",
    "opponents",
    "seat",
    "goals",
    "names",
    "rating_before",
    "rating_after",
)


async def tables_of(visit: Visit, account: Account) -> list[Listed]:
    """Return the tables of an account, latest first."""
    return await visit.tables.store.read(lambda c: queries.tables_of(c, owner_of(account), MOST))


async def rated_of(visit: Visit, account: Account) -> list[RatedMatch]:
    """Return the rated matches of an account, earliest first."""
    return await visit.tables.store.read(lambda c: rating_queries.rated_matches_of(c, account.id))


async def front_of(visit: Visit, account: Account) -> dict[str, Any]:
    """Return what a profile shows: the balance of all matches and of each game, the form, and the ratings."""
    own = owner_of(account)
    played, favourites = await visit.tables.store.read(
        lambda c: (outcome_queries.played_by(c, own), outcome_queries.favourites_of(c, own))
    )
    profile = profile_of(played)
    titles = {game.name: game.title for game in catalogue.games()}
    return {
        "balance": profile.balance,
        "form": profile.form,
        "streak": profile.streak,
        "longest": profile.longest,
        "ratings": list(rated_games(await rated_of(visit, account), titles, visit.reader)),
        "games": [
            {
                "name": name,
                "title": titles.get(name, name),
                "favourites": [
                    (card_name(name, slug, visit.locale), number)
                    for slug, number in favourites.get(name, ())
                ],
                "rows": [
                    {"opponents": opponents_title(who, visit), "balance": balance}
                    for who, balance in sorted(rows.items(), key=_most_played)
                ],
            }
            for name, rows in sorted(profile.games.items(), key=lambda one: titles.get(one[0], ""))
        ],
    }


def card_name(game: str, slug: str, locale: str) -> str:
    """Return the name of a card, or its slug if the game's own box has it no more."""
    try:
        rules = catalogue.find(game)
    except Unknown:
        return slug
    reader = Reader(game_messages(rules, locale))
    for name in (f"card-{slug}", f"player-{slug}"):
        if reader.localization.has(name):
            return reader.say(name)
    return names_of_cards(rules).get(slug, slug)


def _most_played(row: tuple[str, Balance]) -> int:
    return -row[1].played


def opponents_title(opponents: str, visit: Visit) -> str:
    """Return the name of the bot that was played against; empty for people."""
    if opponents in CHARACTERS:
        return visit.reader.say(f"cast-{opponents}")
    return "" if opponents in ("", PEOPLE) else bot_title(opponents, visit.locale)


def csv_rows(tables: Sequence[Listed], rated: Sequence[RatedMatch]) -> Iterator[dict[str, Any]]:
    """Yield a row of a file for each match, latest first."""
    by_table = {one.table: one for one in rated}
    for table in tables:
        if not table.counts:
            continue
        names = " / ".join(place.name for place in table.places)
        change = by_table.get(table.id)
        yield {
            "table": table.id,
            "game": table.game,
            "updated": table.updated.isoformat(),
            "outcome": outcome_of(table) or "",
            "opponents": opponents_of(table),
            "seat": table.seat,
            "goals": "" if table.score is None else ":".join(map(str, table.score.counted)),
            # A sheet would compute what begins like a formula.
            "names": " " * (names[:1] in "=+-@") + names,
            "rating_before": "" if change is None else str(change.before.points),
            "rating_after": "" if change is None else str(change.after.points),
        }


def exported(
    account: Account,
    sessions: Sequence[Session],
    tables: Sequence[Listed],
    rated: Sequence[RatedMatch],
) -> dict[str, Any]:
    """Return all that is kept of an account, for its own eyes."""
    return {
        "name": account.name,
        "claimed": account.created.isoformat(),
        "private": account.is_private,
        "devices": [{"device": one.device, "since": one.since.isoformat()} for one in sessions],
        "ratings": {
            one.game: {"points": one.after.points, "margin": one.after.margin} for one in rated
        },
        "matches": list(csv_rows(tables, rated)),
    }
