"""The web: the pages, the JSON API and the streams, put together as one application."""

from kickabout.table.web.lesson_check import lesson_faults
from kickabout.table.web.server import serve

__all__ = ["lesson_faults", "serve"]
