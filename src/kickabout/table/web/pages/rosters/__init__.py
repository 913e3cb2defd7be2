"""The pages for building squads and teams."""

from kickabout.table.web.pages.rosters.routes import router

__all__ = ["router"]
