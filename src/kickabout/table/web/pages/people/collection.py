"""What somebody has seen and done: the cards that they have played, and the lessons that they have finished."""

from typing import TypedDict

from fastapi import APIRouter
from fastapi.responses import HTMLResponse

from kickabout.engine.lessons import lessons_of
from kickabout.table import catalogue
from kickabout.table.language import game_messages
from kickabout.table.people import owner_of
from kickabout.table.play import names_of_cards
from kickabout.table.store import outcome_queries
from kickabout.table.web.pages.people.account import TheAccount
from kickabout.table.web.pages.people.views import card_name
from kickabout.table.web.visit import TheVisit
from kickabout.text.reader import Reader

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


class ShownCollection(TypedDict):
    """What there is of a game, and what of it somebody has."""

    title: str
    cards: list[str]
    """The names of those that were played, in the order of the box."""
    missing: int
    """The number of the others."""
    lessons: list[tuple[str, bool]]
    """The title of each, and whether it was finished."""


@router.get("/me/collection")
async def collection(visit: TheVisit, account: TheAccount) -> HTMLResponse:
    """Show what an account has played of each game, and what is missing."""
    own = owner_of(account)
    cards, done = await visit.tables.store.read(
        lambda c: (
            outcome_queries.cards_of(c, own, outcome_queries.EVERY),
            outcome_queries.lessons_done(c, own),
        )
    )
    games: list[ShownCollection] = []
    for game in catalogue.games():
        reader = Reader(game_messages(game, visit.locale))
        known = names_of_cards(game)
        played = [slug for slug in known if slug in cards.get(game.name, ())]
        games.append(
            {
                "title": game.title,
                "cards": [card_name(game.name, slug, visit.locale) for slug in played],
                "missing": len(known) - len(played),
                "lessons": [
                    (reader.text(lesson.title), (game.name, lesson.name) in done)
                    for lesson in lessons_of(game)
                ],
            }
        )
    return visit.page("collection.html", visit.reader, account=account, games=games)
