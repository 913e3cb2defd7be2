"""How a game is played: its rulebook, and the page in pictures."""

from fastapi import APIRouter
from fastapi.responses import (
    HTMLResponse,
)

from kickabout.table import catalogue
from kickabout.table.errors import Unknown
from kickabout.table.language import game_messages
from kickabout.table.web.browser import (
    RequestLocale,
    ServerPages,
)
from kickabout.table.web.pages.how_to_play import (
    has_pictures,
    how_to_play_context,
)
from kickabout.table.web.pages.rulebook import rulebook_context
from kickabout.text.messages import Message
from kickabout.text.reader import Reader

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


@router.get("/rules/{game}")
async def rules(
    game: str, pages: ServerPages, locale: RequestLocale, embed: bool = False, q: str = ""
) -> HTMLResponse:
    """Show a game's rulebook, or the clauses with all the words of `q`; `embed` gives only the
    text, for the drawer beside a table.
    """
    found = catalogue.find(game)
    reader = Reader(game_messages(found, locale))
    return HTMLResponse(
        pages.page(
            "rulebook.html",
            reader,
            game={
                "name": found.name,
                "title": found.title,
                "builds": reader.text(found.roster.noun) if found.roster else None,
            },
            embed=embed,
            **rulebook_context(found, q),
        )
    )


@router.get("/how-to-play/{game}")
async def how_to_play(game: str, pages: ServerPages, locale: RequestLocale) -> HTMLResponse:
    """Show a game on one page, in pictures."""
    found = catalogue.find(game)
    if not has_pictures(found):
        raise Unknown(Message("error-no-pictures", game=found.title))
    context = how_to_play_context(found, locale)
    return HTMLResponse(pages.page("how_to_play.html", **context))
