"""The contents of a box of Super Team, as people read them.

Texts for people stay out of each `repr`, since boxes are told apart by it.
"""

from dataclasses import dataclass, field

from kickabout.text.messages import Name, Text

BASIC, TEAM, COACH, SKILL, FATIGUE_CARD = "basic", "team", "coach", "captain", "fatigue"


@dataclass(frozen=True)
class Part:
    """The part of a card for one role, in numbers; without elements if
    the card has none for that role.
    """

    elements: tuple[int, ...] = ()
    amounts: tuple[int, ...] = ()
    """The number that goes with each element, 1 where it has none."""
    conditions: int = 0
    """Flags, all of which must hold."""
    morale: int = 0
    """Rewards, like the next two."""
    moves: int = 0
    actions: int = 0
    tiring: int = 0
    """1 if the part has the Fatigue icon."""


@dataclass(frozen=True)
class Card:
    """A kind of card of a deck."""

    kind: int
    slug: str
    name: str = field(repr=False)
    text: Text = field(repr=False)
    """A line of flavour text below the name."""
    group: str
    """Basic, team, coach, captain or fatigue."""
    parts: tuple[Part, Part]
    """For the offensive and the defensive role."""
    cost: int = 0
    """The Morale to be paid first."""

    @property
    def named(self) -> Name:
        """The card's name as an argument of a message."""
        return Name("card", self.slug, self.name)


@dataclass(frozen=True)
class Ability:
    """The ability on the advanced side of a board."""

    kind: int
    amount: int
    stat: int
    """The stat of a bonus on rolls, 0 otherwise."""
    name: str = field(repr=False)
    text: Text = field(repr=False)
    """A sentence describing its effect."""


@dataclass(frozen=True)
class Team:
    """A Team board."""

    slug: str
    name: str = field(repr=False)
    kit: Text = field(repr=False)
    text: Text = field(repr=False)
    ability: Ability

    @property
    def named(self) -> Name:
        """The team's name as an argument of a message."""
        return Name("team", self.slug, self.name)


@dataclass(frozen=True)
class Captain:
    """A Captain board."""

    slug: str
    name: str = field(repr=False)
    text: Text = field(repr=False)
    ability: Ability | None
    stars: tuple[int, ...]
    """Stars on the captain's own rolls, by stat."""

    @property
    def named(self) -> Name:
        """The captain's name as an argument of a message."""
        return Name("captain", self.slug, self.name)


@dataclass(frozen=True)
class AutoCard:
    """An AutoTeam card."""

    slug: str
    name: str = field(repr=False)
    text: Text = field(repr=False)
    morale: int
    """The Morale that AutoTeam pays for a roll when the card is turned over for one."""
    strike: int
    """The Strike tile, 0..2 from left to right as seat 0 sees them."""
    range: int
    """The distance to the strike space up to which AutoTeam shoots."""
    offensive: Part
    moves: int
    """The movements of the defensive part."""
    reward_morale: int
    """The Morale that the defensive part pays."""
    tackles: int
    """The tackles that the defensive part pays."""

    @property
    def named(self) -> Name:
        """The card's name as an argument of a message."""
        return Name("card", self.slug, self.name)


@dataclass(frozen=True)
class AutoBoard:
    """An AutoTeam board."""

    markers: tuple[int, ...]
    """The white dice by stat."""
    stars: tuple[int, ...]
    morale: int
    """The Morale with which AutoTeam starts a match."""


@dataclass(frozen=True)
class Formation:
    """The spaces of six pieces, by shirt, as seat 0 sees them."""

    slug: str
    name: str = field(repr=False)
    spaces: tuple[int, ...]

    @property
    def named(self) -> Name:
        """The formation's name as an argument of a message."""
        return Name("formation", self.slug, self.name)


@dataclass(frozen=True)
class Pitch:
    """The size of the pitch and the marked spaces of both halves, ascending."""

    rows: int
    columns: int
    marked: tuple[int, ...]
