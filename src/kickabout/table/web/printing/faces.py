"""The cards of a box as they are printed, on a page: small, with a style for themselves."""

import re
from functools import lru_cache

from markupsafe import Markup

from kickabout.table import catalogue
from kickabout.table.web.printing.pieces import pieces_of, style_of

_MILLIMETRES = re.compile(r"(?<![\w.])(\d+(?:\.\d+)?)mm\b")


@lru_cache(maxsize=32)
def faces_of(game: str, locale: str) -> dict[str, Markup]:
    """Return the printed cards of a game's own box, by their slugs; raises `Unknown` if there is no such game."""
    rules = catalogue.find(game)
    pieces = pieces_of(rules, rules.load_box(None), locale) if rules.components else []
    return {one.slug: one.html for one in pieces if one.size == "card"}


@lru_cache(maxsize=32)
def face_sheet(game: str) -> str:
    """Return the style of a game's printed cards, in which a millimetre is as long as `--mm`; raises `Unknown` if there is
    no such game.
    """
    return _MILLIMETRES.sub(r"calc(\1 * var(--mm))", style_of(catalogue.find(game)))
