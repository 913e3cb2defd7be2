"""The box of Skeleton: its contents, read from a file and checked."""

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from kickabout.engine.box_files import Section, Slugs
from kickabout.engine.boxes import Box, box_loader, read_options
from kickabout.engine.vocabulary import by_slug
from kickabout.text.messages import Message, Name, Text

from .state import KINDS, BoxRecord, Level

OPTIONS = {"hand": None, "level": by_slug(Level)}


@dataclass(frozen=True)
class Card:
    """A kind of card, as people read it."""

    slug: str
    name: str
    value: int
    count: int
    text: Text
    """The line of flavour text below the name."""

    @property
    def named(self) -> Name:
        """The card's name as an argument of a message."""
        return Name("card", self.slug, self.name)


@dataclass(frozen=True)
class SkeletonBox(Box):
    """A box of Skeleton."""

    cards: tuple[Card, ...]

    @cached_property
    def record(self) -> BoxRecord:
        """The numbers of the box, as the record that the rules read."""
        record = BoxRecord()
        record.kinds = len(self.cards)
        for kind, card in enumerate(self.cards):
            record.counts[kind] = card.count
            record.values[kind] = card.value
        record.hand = int(self.chosen["hand"])
        record.level = by_slug(Level)[str(self.chosen["level"])]
        return record.read_only()

    @property
    def content(self) -> str:
        """The numbers and slugs that a match depends on."""
        return repr([(card.slug, card.value, card.count) for card in self.cards])

    @cached_property
    def card_slugs(self) -> tuple[str, ...]:
        """The slug of each kind of card, by number."""
        return tuple(card.slug for card in self.cards)

    def check_seats(self, seats: int) -> None:
        """Raise `ValueError` if there are not enough cards for a deal to this many seats."""
        needed, there = seats * int(self.chosen["hand"]), sum(card.count for card in self.cards)
        if there < needed:
            raise ValueError(f"{seats} seats need {needed} cards, the box holds {there}")


@box_loader(Path(__file__).with_name("box.toml"))
def load_box(text: str, top: Section) -> SkeletonBox:
    """Read a box from its text and top table; raise `BoxError` naming what is wrong."""
    top.choice("game", {"skeleton": 0})
    options = read_options(top.section("options"), OPTIONS)
    cards = _read_cards(top)
    top.end()
    chosen = {name: option.default for name, option in options.items()}
    return SkeletonBox(text, options, chosen, cards)


def _read_cards(top: Section) -> tuple[Card, ...]:
    cards: list[Card] = []
    slugs = Slugs(())
    for row in top.rows("cards"):
        slug = slugs.read(row)
        value, count = row.integer("value", 0, 60), row.integer("count", 0, 60)
        cards.append(
            Card(
                slug,
                row.string("name"),
                value,
                count,
                row.text("text", Message(f"card-{slug}.text")),
            )
        )
        row.end()
    if not 1 <= len(cards) <= KINDS:
        raise top.error("cards", f"are {len(cards)} kinds; 1 to {KINDS} fit")
    return tuple(cards)
