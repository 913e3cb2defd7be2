"""The rulebooks as pages: each clause is a target of links, and each mention of a clause is a link."""

import re
from functools import cache

from kickabout.engine.rulebook import Clause, Rulebook, Section, read_rulebook
from kickabout.games import find, names
from tools.docs.markdown import page

_NUMBER = re.compile(r"\b[A-Z]+-\d+\.\d+\b")


def pages() -> dict[str, str]:
    """Return the page of each rulebook."""
    return {f"rulebooks/{name}.md": _page(_rulebook(name)) for name in names()}


def clause_link(number: str) -> str:
    """Return a link to a clause, from a page of the reference; nothing without one."""
    if not number:
        return ""
    home = next(name for name in names() if _prefix(name) == number.partition("-")[0])
    return f"[{number}](../rulebooks/{home}.md#{number})"


@cache
def _rulebook(game: str) -> Rulebook:
    return read_rulebook(find(game).rulebook)


def _prefix(game: str) -> str:
    return _rulebook(game).clauses[0].number.partition("-")[0]


def _page(rulebook: Rulebook) -> str:
    introduction = "\n\n".join(rulebook.introduction)
    return page(rulebook.title, introduction, *map(_section, rulebook.sections))


def _section(section: Section) -> str:
    blocks = [block if isinstance(block, str) else _clause(block) for block in section.blocks]
    return "\n\n".join([f"## {section.number}. {section.title}", *blocks])


def _clause(clause: Clause) -> str:
    text = f"*Ruling.* {clause.text} *Why:* {clause.reason}" if clause.ruling else clause.text
    linked = _NUMBER.sub(lambda number: f"[{number[0]}](#{number[0]})", text)
    return f"**{clause.number}** {linked}\n{{: #{clause.number} }}"
