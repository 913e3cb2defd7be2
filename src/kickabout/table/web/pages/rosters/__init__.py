"""The pages on which people build squads and teams."""

from kickabout.table.web.pages.rosters.routes import router

__all__ = ["router"]
