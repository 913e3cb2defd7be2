"""The box of Skeleton: a description of its file, and what holds between its parts."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, ClassVar

from kickabout.engine.box_fields import Between, Fills, Row, Size, Unique, Words
from kickabout.engine.boxes import Box, BoxLoader, slugs_of
from kickabout.text.invalid import Invalid
from kickabout.text.messages import Message, Text

from .state import KINDS, BoxRecord, Level


@dataclass(frozen=True, kw_only=True)
class Card(Row):
    """A kind of card."""

    slug: Annotated[str, Unique()]
    name: Words
    value: Annotated[int, Between(0, 60), Fills("values")]
    count: Annotated[int, Between(0, 60), Fills("counts")]
    text: Text
    """The line of flavour text below the name."""


@dataclass(frozen=True, kw_only=True)
class SkeletonBox(Box):
    """A box of Skeleton."""

    game: ClassVar = "skeleton"
    record_type: ClassVar = BoxRecord
    cards: Annotated[tuple[Card, ...], Size(1, KINDS), Fills("kinds")]

    card_slugs = slugs_of("cards")

    class Options:
        """The choices before a match."""

        hand: int
        level: Level

    def check_seats(self, seats: int) -> None:
        """Raise `ValueError` if there are not enough cards for a deal to this many seats."""
        needed, there = seats * int(self.chosen["hand"]), sum(card.count for card in self.cards)
        if there < needed:
            raise Invalid(Message("box-few-cards", seats=seats, needed=needed, number=there))


load_box = BoxLoader(SkeletonBox, Path(__file__).with_name("box.toml"))
