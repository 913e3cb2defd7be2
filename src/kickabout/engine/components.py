"""What of a box is made of paper, as a game says it: cards, counters, boards, tables of dice."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

Size = Literal["card", "counter", "board", "sheet"]
"""A playing card; a square for a token; a quarter of a page; a page."""


@dataclass(frozen=True)
class Component:
    """One thing to print and cut out, and how many of it are in the box."""

    size: Size
    kind: str
    """The macro of the game's `page/print.html` that draws it, called with `data`."""
    slug: str
    """Tells it from the others of its kind."""
    data: Mapping[str, Any]
    """What is on it, with messages for words."""
    copies: int = 1
    back: str = ""
    """The back of a card, a word of the game's: those of one deck have the same."""
