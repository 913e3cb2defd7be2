"""What the pages about people show, and what is exported of them."""

from collections.abc import Iterator, Sequence
from typing import Any

from kickabout.table import catalogue
from kickabout.table.language import bot_title
from kickabout.table.people import PEOPLE, Balance, opponents_of, outcome_of, owner_of, profile_of
from kickabout.table.store import Account, Listed, Session, queries
from kickabout.table.web.visit import Visit

MOST = 2000
"""The number of matches that a page counts, latest first."""
CSV_COLUMNS = ("table", "game", "updated", "outcome", "opponents", "seat", "goals", "names")


async def tables_of(visit: Visit, account: Account) -> list[Listed]:
    """Return the tables of an account, latest first."""
    return await visit.tables.store.read(lambda c: queries.tables_of(c, owner_of(account), MOST))


async def front_of(visit: Visit, account: Account) -> dict[str, Any]:
    """Return what a profile shows: the balance of all matches and of each game, and the form."""
    profile = profile_of(await tables_of(visit, account))
    titles = {game.name: game.title for game in catalogue.games()}
    return {
        "balance": profile.balance,
        "form": profile.form,
        "games": [
            {
                "name": name,
                "title": titles.get(name, name),
                "rows": [
                    {"opponents": opponents_title(who, visit.locale), "balance": balance}
                    for who, balance in sorted(rows.items(), key=_most_played)
                ],
            }
            for name, rows in sorted(profile.games.items(), key=lambda one: titles.get(one[0], ""))
        ],
    }


def _most_played(row: tuple[str, Balance]) -> int:
    return -row[1].played


def opponents_title(opponents: str, locale: str) -> str:
    """Return the title of the bots that were played against; empty for people."""
    return "" if opponents in ("", PEOPLE) else bot_title(opponents, locale)


def csv_rows(tables: Sequence[Listed]) -> Iterator[dict[str, Any]]:
    """Yield a row of a file for each match, latest first."""
    for table in tables:
        if table.lesson is not None:
            continue
        names = " / ".join(place.name for place in table.places)
        yield {
            "table": table.id,
            "game": table.game,
            "updated": table.updated.isoformat(),
            "outcome": outcome_of(table) or "",
            "opponents": opponents_of(table),
            "seat": table.seat,
            "goals": "" if table.score is None else ":".join(map(str, table.score.goals)),
            # A sheet would compute what begins like a formula.
            "names": " " * (names[:1] in "=+-@") + names,
        }


def exported(
    account: Account, sessions: Sequence[Session], tables: Sequence[Listed]
) -> dict[str, Any]:
    """Return all that is kept of an account, for its own eyes."""
    return {
        "name": account.name,
        "claimed": account.created.isoformat(),
        "private": account.is_private,
        "devices": [{"device": one.device, "since": one.since.isoformat()} for one in sessions],
        "matches": list(csv_rows(tables)),
    }
