"""The contents of a box of Squad Rush.

Each `repr` leaves out the text for people; what it holds tells one box from another.
"""

from dataclasses import dataclass, field

from kickabout.text.messages import Name, Text


@dataclass(frozen=True)
class Nation:
    """A nation that players belong to."""

    slug: str
    name: str = field(repr=False)
    code: str = field(repr=False)
    """A few letters for it, as on a scoreboard."""
    kit: str = field(repr=False)
    """The colours of shirt and trim, such as `#b3202c #f4f1e6`."""
    tagline: Text = field(repr=False)

    @property
    def named(self) -> Name:
        """The name of the nation for messages."""
        return Name("nation", self.slug, self.name)


@dataclass(frozen=True)
class Player:
    """A player or a Super Sub."""

    slug: str
    name: str = field(repr=False)
    nation: int
    """The number of the nation in the box; NONE for a Super Sub."""
    position: int
    """A member of `Position`; SUB for a Super Sub."""
    rating: int
    star: bool
    """True for the captain of a nation."""
    text: Text = field(repr=False)
    """A line of colour below the name."""

    @property
    def named(self) -> Name:
        """The name of the player for messages."""
        return Name("player", self.slug, self.name)

    @property
    def owned(self) -> Name:
        """The name of the player for messages that put his manager before it, as in "Anna's Kit Man"."""
        return Name("owned", self.slug, self.name)


@dataclass(frozen=True)
class Card:
    """A kind of card that is no player."""

    slug: str
    name: str = field(repr=False)
    group: str
    """`tackle`, `booking` or `referee`."""
    count: int
    effect: int
    """The effect of the card when it is played."""
    value: int
    """The number of the effect where it takes one, else 0."""
    official: int
    """The effect of the card as the official of a match; NONE if it is no referee card."""
    official_value: int
    sign: str = field(repr=False)
    """The drawn sign on its face."""
    text: Text = field(repr=False)
    """A line of colour below the name."""

    @property
    def named(self) -> Name:
        """The name of the card for messages."""
        return Name("card", self.slug, self.name)
