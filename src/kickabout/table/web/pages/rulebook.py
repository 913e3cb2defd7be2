"""The page of a game's rulebook: its clauses, search, and pictures."""

import re
import unicodedata
from functools import cache
from typing import Any

import jinja2
from jinja2 import nodes
from markupsafe import Markup

from kickabout.engine.game import Game
from kickabout.table import catalogue
from kickabout.table.catalogue import ShownClause, ShownSection
from kickabout.table.web.pages.how_to_play import PAGE, has_pictures
from kickabout.text.localization import ENGLISH

_TAG = re.compile(r"(<[^>]*>)")
LONGEST_SEARCH = 80
"""The longest search, in characters."""


def rulebook_context(game: Game, search: str, locale: str = ENGLISH) -> dict[str, Any]:
    """Return the sections of a rulebook in a language; in a search, only clauses that contain all of its words."""
    words = _plain(search[:LONGEST_SEARCH]).split()
    book = catalogue.shown_rulebook(game.name, locale)
    sections = book["sections"]
    if words:
        sections = [shown for section in sections if (shown := _searched(section, words))]
    return {
        "rulebook_language": book["language"],
        "sections": sections,
        "search": search[:LONGEST_SEARCH].strip(),
        "found": sum(len(section["clauses"]) for section in sections),
        "pictures": clause_pictures(game),
        "has_pictures": has_pictures(game),
    }


@cache
def clause_pictures(game: Game) -> dict[str, str]:
    """Return the how-to-play picture of each clause that has one, by the clause's number.

    They come from the template: `picture("aim", "DASH-5.1", "DASH-6.1")`.
    """
    if not has_pictures(game):
        return {}
    source = (game.page / PAGE).read_text(encoding="utf-8")
    shown: dict[str, str] = {}
    for call in jinja2.Environment(autoescape=True).parse(source).find_all(nodes.Call):
        if isinstance(call.node, nodes.Name) and call.node.name == "picture":
            name, *clauses = [one.value for one in call.args if isinstance(one, nodes.Const)]
            shown |= dict.fromkeys(clauses, name)
    return shown


def _searched(section: ShownSection, words: list[str]) -> ShownSection | None:
    """Return a section with the clauses that contain all words, highlighted; None if there are
    none.
    """
    clauses: list[ShownClause] = [
        {**clause, "html": _marked(clause["html"], words)}
        for clause in section["clauses"]
        if all(word in _searchable(clause, section) for word in words)
    ]
    return {**section, "clauses": clauses} if clauses else None


def _searchable(clause: ShownClause, section: ShownSection) -> str:
    return _plain(f"{clause['id'] or ''} {section['title']} {_TAG.sub(' ', clause['html'])}")


def _marked(html: str, words: list[str]) -> Markup:
    """Highlight the words in a clause's text, outside of its tags."""
    parts = _TAG.split(html)
    parts[::2] = [_marked_text(text, words) for text in parts[::2]]
    return Markup("".join(parts))  # noqa: S704 - made by the server from the rulebook's own Markdown


def _marked_text(text: str, words: list[str]) -> str:
    plain = _plain(text)
    if len(plain) != len(text):  # a letter that decomposes into several: nothing is highlighted
        return text
    spans = sorted(match.span() for word in words for match in re.finditer(re.escape(word), plain))
    marked, at = "", 0
    for start, end in spans:
        if start >= at:
            marked += f"{text[at:start]}<mark>{text[start:end]}</mark>"
            at = end
    return marked + text[at:]


def _plain(text: str) -> str:
    """Return the text in lower case without accents: `Fútbol` is found as `futbol`."""
    apart = unicodedata.normalize("NFD", text.casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign))
