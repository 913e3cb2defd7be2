"""The laboratory in the browser."""

from kickabout.table.web.pages.lab import boxes, runs

ROUTERS = (boxes.router, runs.router)

__all__ = ["ROUTERS"]
