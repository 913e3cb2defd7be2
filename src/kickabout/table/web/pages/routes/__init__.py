"""The HTML pages, and the posts of their forms."""

from kickabout.table.web.pages.routes import (
    finished,
    front,
    language,
    news,
    play,
    positions,
    rules,
    seats,
)

ROUTERS = (
    front.router,
    seats.router,
    play.router,
    finished.router,
    news.router,
    positions.router,
    rules.router,
    language.router,
)

__all__ = ["ROUTERS"]
