"""The pages of seasons of one person among bots."""

from kickabout.table.web.pages.seasons.routes import router

__all__ = ["router"]
