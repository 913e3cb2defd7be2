"""The contents of a box of SocialSoccer.

Each `repr` leaves out the text for people; what it holds tells one box from another.
"""

from dataclasses import dataclass, field

from kickabout.text.messages import Name, Text


@dataclass(frozen=True)
class Player:
    """A player card."""

    number: int
    """Its number in the records, from 1 on."""
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
        """The name of the player for messages."""
        return Name("player", self.slug, self.name)


@dataclass(frozen=True)
class Effect:
    """One effect of a card."""

    do: int
    whom: int
    amount: int
    """The amount of the effect; 0 for effects that take none."""
    lasts: int
    """The duration of a change of attack or defence; 0 for all else."""


@dataclass(frozen=True)
class Card:
    """A kind of card of a strategy."""

    slug: str
    name: str = field(repr=False)
    type: int
    value: int
    cost: int
    """The custody that it costs; 0 for a Twist."""
    tires: int
    """The number of players that a Mastermove tires."""
    twist: int
    """The stat that a Twist adds to when it is discarded; NONE for all else."""
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
        """The name of the card for messages."""
        return Name("card", self.slug, self.name)


@dataclass(frozen=True)
class ReadyTeam:
    """A ready-made team with its strategy."""

    slug: str
    name: str = field(repr=False)
    text: Text = field(repr=False)
    players: tuple[int, ...]
    """The numbers of its players, in the order in which they are signed."""
    strategy: tuple[int, ...]
    """The number of cards of each kind in a strategy of the smaller size."""
    extra: tuple[int, ...]
    """The number of cards of each kind that the larger size adds."""

    @property
    def named(self) -> Name:
        """The name of the team for messages."""
        return Name("team", self.slug, self.name)
