"""The HTML pages, and the posts of their forms."""

from kickabout.table.web.pages.routes import finished, front, play, rules, seats

ROUTERS = (front.router, seats.router, play.router, finished.router, rules.router)

__all__ = ["ROUTERS"]
