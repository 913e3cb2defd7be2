"""The web application: the pages, the JSON API and the streams."""

from kickabout.table.web.lesson_check import lesson_faults
from kickabout.table.web.printing import NothingToPrint, Paper, print_box
from kickabout.table.web.server import serve

__all__ = ["NothingToPrint", "Paper", "lesson_faults", "print_box", "serve"]
