"""The laboratory in the browser."""

from kickabout.table.web.pages.lab.routes import router

__all__ = ["router"]
