"""Files to share or install: pictures, the app's manifest, its offline page."""

import asyncio
import json
from functools import cache

from fastapi import APIRouter
from fastapi.responses import FileResponse, HTMLResponse, Response

from kickabout.table import catalogue
from kickabout.table.errors import NotYours, Unknown
from kickabout.table.language import game_messages, known, table_messages
from kickabout.table.web.browser import PageViewer, RequestLocale, ServerPages, ServerTables
from kickabout.table.web.costs import DEAR, costs
from kickabout.table.web.pages.final_view import picture_of
from kickabout.table.web.pages.options_words import options_text
from kickabout.table.web.pages.picture import STATIC, game_picture, icon, match_picture
from kickabout.text.messages import Message
from kickabout.text.reader import Reader

router = APIRouter(include_in_schema=False)

ICONS = {"192": (192, False), "512": (512, False), "maskable": (512, True), "touch": (180, True)}
"""The icons by name: their size, and whether a system may crop them to its own shape."""
DAY = {"Cache-Control": "public, max-age=86400"}
THEME, GROUND = "#216c43", "#f4efe2"


@router.get("/t/{table}/picture.png")
@costs(weight=DEAR)
async def match_as_picture(viewer: PageViewer, tables: ServerTables) -> Response:
    """Show a match's result as a public picture; it contains the win chart once that is complete."""
    table = viewer.table
    if table.status != "over":
        raise NotYours(Message("error-picture-too-early"))
    chart = await tables.win_charts.of(table.log.match, table.id)
    kicker = f"{table.title} · {options_text(table.log.match, viewer.reader)}".removesuffix(" · ")
    result = picture_of(table, chart, kicker, viewer.locale)
    return Response(await asyncio.to_thread(match_picture, result), media_type="image/png")


@router.get("/preview/{game}.png")
async def game_as_picture(game: str, locale: RequestLocale, language: str = "") -> Response:
    """Show a game as a picture, for links to its tables, in a `language` if there are words in it."""
    catalogue.find(game)
    # A page names the language, so that caches hold one picture for each.
    shown = language if known(language) else locale
    png = await asyncio.to_thread(_game_picture, game, shown)
    headers = DAY if shown == language else {**DAY, "Vary": "Accept-Language, Cookie"}
    return Response(png, media_type="image/png", headers=headers)


@cache
def _game_picture(game: str, locale: str) -> bytes:
    rules = catalogue.find(game)
    reader = Reader(game_messages(rules, locale))
    shown = next(each for each in catalogue.front_games(locale) if each["name"] == game)
    return game_picture(
        rules.title,
        reader.say("front-kicker.games"),
        shown["tagline"],
        reader.say("front-players", players=shown["players"]),
    )


@router.get("/icons/{name}.png")
async def app_icon(name: str) -> Response:
    """Serve the app's icon in one of its sizes."""
    if name not in ICONS:
        raise Unknown(Message("error-no-such-file"))
    png = await asyncio.to_thread(_icon, name)
    return Response(png, media_type="image/png", headers=DAY)


@cache
def _icon(name: str) -> bytes:
    size, maskable = ICONS[name]
    return icon(size, maskable=maskable)


@router.get("/manifest.webmanifest")
async def manifest(locale: RequestLocale) -> Response:
    """Serve the manifest, by which a phone installs Kickabout on its home screen."""
    reader = Reader(table_messages(locale))
    told = {
        "name": "Kickabout",
        "short_name": "Kickabout",
        "description": reader.say("front-kicker.games"),
        "lang": locale,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": GROUND,
        "theme_color": THEME,
        "icons": [
            {
                "src": f"/icons/{name}.png",
                "sizes": f"{size}x{size}",
                "type": "image/png",
                "purpose": "maskable" if maskable else "any",
            }
            for name, (size, maskable) in ICONS.items()
        ],
    }
    return Response(json.dumps(told), media_type="application/manifest+json")


@router.get("/service-worker.js")
async def service_worker() -> FileResponse:
    """Serve the script that works offline; from the root, so that its scope is all pages."""
    file = STATIC / "service-worker.js"
    return FileResponse(file, media_type="text/javascript", headers={"Cache-Control": "no-cache"})


@router.get("/offline")
async def offline(pages: ServerPages, locale: RequestLocale) -> HTMLResponse:
    """Show the page that the service worker substitutes for pages that cannot be reached."""
    return HTMLResponse(pages.page("offline.html", Reader(table_messages(locale))))
