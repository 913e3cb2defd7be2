"""What is in a box of Squad Rush, as people read it.

Words for people stay out of each `repr`, and those of a box are what tells it from another.
"""

from dataclasses import dataclass, field

from kickabout.text.messages import Name, Text


@dataclass(frozen=True)
class Nation:
    """A nation that players belong to."""

    slug: str
    name: str = field(repr=False)
    code: str = field(repr=False)
    """A few letters for it, as a scoreboard has them."""
    kit: str = field(repr=False)
    """The colours of shirt and trim, such as `#b3202c #f4f1e6`."""
    tagline: Text = field(repr=False)

    @property
    def named(self) -> Name:
        """The nation, as a message names it."""
        return Name("nation", self.slug, self.name)


@dataclass(frozen=True)
class Player:
    """A player, or a Super Sub."""

    slug: str
    name: str = field(repr=False)
    nation: int
    """The place of the nation among those of the box; NONE for a Super Sub."""
    position: int
    """ANYWHERE for a Super Sub."""
    rating: int
    star: bool
    """Whether he is his nation's captain."""
    text: Text = field(repr=False)
    """A line of colour below the name."""

    @property
    def named(self) -> Name:
        """The player, as a message names him."""
        return Name("player", self.slug, self.name)

    @property
    def owned(self) -> Name:
        """The player, as a message names him behind whose he is."""
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
    """What it does when it is played."""
    value: int
    """How much, where the effect asks for a number; else 0."""
    official: int
    """What it does as the official of a match; NONE for what is no referee card."""
    official_value: int
    sign: str = field(repr=False)
    """The drawn sign on its face."""
    text: Text = field(repr=False)
    """A line of colour below the name."""

    @property
    def named(self) -> Name:
        """The card, as a message names it."""
        return Name("card", self.slug, self.name)
