"""How a game is played, by its rulebook and in pictures; and what the server can be held to."""

from fastapi import APIRouter
from fastapi.responses import HTMLResponse

from kickabout.table import catalogue
from kickabout.table.errors import Unknown
from kickabout.table.language import game_messages, table_messages
from kickabout.table.store import proof_queries
from kickabout.table.web.pages.how_to_play import has_pictures, how_to_play_context
from kickabout.table.web.pages.rulebook import rulebook_context
from kickabout.table.web.visit import TheVisit
from kickabout.text.messages import Message
from kickabout.text.reader import Reader

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


@router.get("/rules/{game}")
async def rules(game: str, visit: TheVisit, embed: bool = False, q: str = "") -> HTMLResponse:
    """Show a game's rulebook, or the clauses with all the words of `q`; `embed` gives only the
    text, for the drawer beside a table.
    """
    shown = catalogue.find(game)
    reader = Reader(game_messages(shown, visit.locale))
    return visit.page(
        "rulebook.html",
        reader,
        game={
            "name": shown.name,
            "title": shown.title,
            "builds": reader.text(shown.roster.noun) if shown.roster else None,
        },
        embed=embed,
        **rulebook_context(shown, q, visit.locale),
    )


@router.get("/how-to-play/{game}")
async def how_to_play(game: str, visit: TheVisit) -> HTMLResponse:
    """Show a game on one page, in pictures."""
    shown = catalogue.find(game)
    if not has_pictures(shown):
        raise Unknown(Message("error-no-pictures", game=shown.title))
    return visit.page("how_to_play.html", **how_to_play_context(shown, visit.locale))


@router.get("/proof")
async def proof(visit: TheVisit) -> HTMLResponse:
    """Show the key of the server, and what became of the matches that it has sealed."""
    store = visit.tables.store
    matches = await store.read(proof_queries.sealed_matches)
    return visit.page(
        "proof.html", Reader(table_messages(visit.locale)), key=store.signer.public, matches=matches
    )
