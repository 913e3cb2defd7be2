"""What is in a box of SocialSoccer, as people read it.

Words for people stay out of each `repr`, and those of a box are what tells it from another.
"""

from dataclasses import dataclass, field

from kickabout.text.messages import Name, Text


@dataclass(frozen=True)
class Player:
    """A player card."""

    number: int
    """From 1, as the records count."""
    slug: str
    name: str = field(repr=False)
    value: int
    custody: int
    attack: int
    defence: int
    text: Text = field(repr=False)
    """A line of colour below the name."""

    @property
    def named(self) -> Name:
        """The player, as messages name it."""
        return Name("player", self.slug, self.name)


@dataclass(frozen=True)
class Effect:
    """One thing that a card does."""

    do: int
    whom: int
    amount: int
    """How much or how many; 0 where that makes no sense."""
    lasts: int
    """How long a change of attack or defence lasts; 0 for all else."""


@dataclass(frozen=True)
class Card:
    """A kind of card of a strategy."""

    slug: str
    name: str = field(repr=False)
    type: int
    value: int
    cost: int
    """Custody that it costs; a Twist costs none."""
    tires: int
    """Players whom a Mastermove tires."""
    twist: int
    """What a Twist adds to when it is discarded; NONE for all else."""
    when: int
    from_round: int
    """The first round in which it may be played."""
    effects: tuple[Effect, ...]
    sign: str = field(repr=False)
    """The drawn sign on its face."""
    text: Text = field(repr=False)
    """A line of colour below the name."""

    @property
    def named(self) -> Name:
        """The card, as messages name it."""
        return Name("card", self.slug, self.name)


@dataclass(frozen=True)
class ReadyTeam:
    """A team that is ready to be taken, with its strategy."""

    slug: str
    name: str = field(repr=False)
    text: Text = field(repr=False)
    players: tuple[int, ...]
    """Their numbers, in the order in which they are signed."""
    strategy: tuple[int, ...]
    """How many of each kind of card, where a strategy is of the smaller size."""
    extra: tuple[int, ...]
    """How many more of each kind, where it is of the larger one."""

    @property
    def named(self) -> Name:
        """The team, as messages name it."""
        return Name("team", self.slug, self.name)
