"""Reads and checks the box of Skeleton."""

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from kickabout.engine.boxes import Box, Section, read_box, read_options
from kickabout.games.skeleton.state import ALL, KINDS, NOBODY, BoxRecord

LEVELS = {"nobody": NOBODY, "all": ALL}
OPTIONS = {"hand": None, "level": LEVELS}


@dataclass(frozen=True)
class Card:
    """A kind of card, as people read it."""

    slug: str
    name: str
    value: int
    count: int
    text: str
    """A line of colour below the name."""


@dataclass(frozen=True)
class SkeletonBox(Box):
    """A box of Skeleton."""

    cards: tuple[Card, ...]

    @cached_property
    def record(self) -> BoxRecord:
        """The numbers of the box as the rules read them."""
        record = BoxRecord()
        record.kinds = len(self.cards)
        for kind, card in enumerate(self.cards):
            record.counts[kind] = card.count
            record.values[kind] = card.value
        record.hand = int(self.chosen["hand"])
        record.level = LEVELS[str(self.chosen["level"])]
        return record

    @property
    def content(self) -> str:
        """All numbers and slugs of the box."""
        return repr([(card.slug, card.value, card.count) for card in self.cards])

    @cached_property
    def kinds(self) -> dict[str, int]:
        """The number of each kind by its slug."""
        return {card.slug: kind for kind, card in enumerate(self.cards)}

    def check_seats(self, seats: int) -> None:
        """Raises `ValueError` if there are not enough cards for a deal to this many seats."""
        needed, there = seats * int(self.chosen["hand"]), sum(card.count for card in self.cards)
        if there < needed:
            raise ValueError(f"{seats} seats need {needed} cards, the box holds {there}")


def load_box(path: Path | None = None) -> SkeletonBox:
    """Reads a box file, or the game's own without a path; raises `BoxError` naming what is wrong."""
    text, top = read_box(path or Path(__file__).with_name("box.toml"))
    top.choice("game", {"skeleton": 0})
    options = read_options(top.section("options"), OPTIONS)
    cards = _read_cards(top)
    top.end()
    chosen = {name: option.default for name, option in options.items()}
    return SkeletonBox(text, options, chosen, cards)


def _read_cards(top: Section) -> tuple[Card, ...]:
    cards: list[Card] = []
    for row in top.rows("cards"):
        slug = row.string("slug")
        if slug in (card.slug for card in cards):
            raise row.error("slug", f"{slug!r} stands twice")
        if not all(part.isalnum() and part == part.lower() for part in slug.split("-")):
            raise row.error("slug", f"is lower-case letters and digits with hyphens, not {slug!r}")
        value, count = row.integer("value", 0, 60), row.integer("count", 0, 60)
        cards.append(Card(slug, row.string("name"), value, count, row.string("text")))
        row.end()
    if not 1 <= len(cards) <= KINDS:
        raise top.error("cards", f"are {len(cards)} kinds; 1 to {KINDS} fit")
    return tuple(cards)
