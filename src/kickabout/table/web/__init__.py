"""The web application: the pages, the JSON API and the streams.

Each name is imported when it is asked for: to print a box needs no server.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kickabout.table.web.lesson_check import lesson_faults
    from kickabout.table.web.printing import NothingToPrint, Paper, print_box
    from kickabout.table.web.server import serve

__all__ = ["NothingToPrint", "Paper", "lesson_faults", "print_box", "serve"]
_HOMES = {"lesson_faults": "lesson_check", "serve": "server"}


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(name)
    return getattr(import_module(f"{__name__}.{_HOMES.get(name, 'printing')}"), name)
