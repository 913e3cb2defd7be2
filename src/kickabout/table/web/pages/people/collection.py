"""What somebody has seen and done: the cards that they have met, the officials whose matches they have played to the end,
and the lessons that they have finished.
"""

from typing import TypedDict

from fastapi import APIRouter
from fastapi.responses import HTMLResponse
from markupsafe import Markup, escape

from kickabout.engine.game import Game
from kickabout.engine.lessons import lessons_of
from kickabout.table import catalogue
from kickabout.table.language import game_messages
from kickabout.table.people import owner_of
from kickabout.table.play import names_of_cards
from kickabout.table.store import outcome_queries
from kickabout.table.web.pages.people.account import TheAccount
from kickabout.table.web.pages.people.views import card_name
from kickabout.table.web.printing.faces import faces_of
from kickabout.table.web.visit import TheVisit
from kickabout.text.reader import Reader

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)
NOTHING = outcome_queries.Had()


class ShownLesson(TypedDict):
    """A lesson, and whether it was finished."""

    name: str
    title: str
    done: bool


class ShownCollection(TypedDict):
    """What there is of a game, and what of it somebody has."""

    title: str
    name: str
    cards: list[Markup]
    """The faces of those that were seen face up, in the order of the box."""
    missing: int
    """The number of the others."""
    officials: list[tuple[Markup, int]]
    """The faces of those under whom matches were played to the end, in the order of the box, and how many those were."""
    unmet: int
    """The number of the other officials."""
    lessons: list[ShownLesson]


@router.get("/me/collection")
async def collection(visit: TheVisit, account: TheAccount) -> HTMLResponse:
    """Show what an account has met of each game, and what is missing."""
    own = owner_of(account)
    collected, done = await visit.tables.store.read(
        lambda c: (
            outcome_queries.collections_of(c, own),
            outcome_queries.lessons_done(c, own),
        )
    )
    games: list[ShownCollection] = []
    for game in catalogue.games():
        reader = Reader(game_messages(game, visit.locale))
        known, had = names_of_cards(game), collected.get(game.name, NOTHING)
        met = [slug for slug in known if slug in had.met]
        officials = game.officials.names(game.load_box(None)) if game.officials else {}
        survived = [slug for slug in officials if had.officials[slug]]
        games.append(
            {
                "title": game.title,
                "name": game.name,
                "cards": [face(game, slug, visit.locale) for slug in met],
                "missing": len(known) - len(met),
                "officials": [
                    (face(game, slug, visit.locale), had.officials[slug]) for slug in survived
                ],
                "unmet": len(officials) - len(survived),
                "lessons": [
                    {
                        "name": lesson.name,
                        "title": reader.text(lesson.title),
                        "done": (game.name, lesson.name) in done,
                    }
                    for lesson in lessons_of(game)
                ],
            }
        )
    return visit.page("collection.html", visit.reader, account=account, games=games)


def face(game: Game, slug: str, locale: str) -> Markup:
    """Return a card as it is printed, or its name if the game has nothing to be printed."""
    return faces_of(game.name, locale).get(slug) or escape(card_name(game.name, slug, locale))
