"""What is in a box of Super Team, as people read it.

Words for people stay out of each `repr`, and those of a box are what tells it from another.
"""

from dataclasses import dataclass, field

from kickabout.text.messages import Name, Text

BASIC, TEAM, COACH, SKILL, FATIGUE_CARD = "basic", "team", "coach", "captain", "fatigue"


@dataclass(frozen=True)
class Part:
    """What a card says for one role, in numbers; no elements if it says nothing for that role."""

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
    """1 with the Fatigue icon."""


@dataclass(frozen=True)
class Card:
    """A kind of card of a deck."""

    kind: int
    slug: str
    name: str = field(repr=False)
    text: Text = field(repr=False)
    """A line of colour below the name."""
    group: str
    """Basic, team, coach, captain or fatigue."""
    parts: tuple[Part, Part]
    """For the offensive and the defensive role."""
    cost: int = 0
    """Morale to be paid first."""

    @property
    def named(self) -> Name:
        """The card, as a message names it."""
        return Name("card", self.slug, self.name)


@dataclass(frozen=True)
class Ability:
    """What the advanced side of a board adds."""

    kind: int
    amount: int
    stat: int
    """The stat of a bonus on rolls, 0 otherwise."""
    name: str = field(repr=False)
    text: Text = field(repr=False)
    """What it does, in a sentence."""


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
        """The team, as a message names it."""
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
        """The captain, as a message names it."""
        return Name("captain", self.slug, self.name)


@dataclass(frozen=True)
class AutoCard:
    """An AutoTeam card."""

    slug: str
    name: str = field(repr=False)
    text: Text = field(repr=False)
    morale: int
    """The Morale that she pays for a roll when the card is turned over for one."""
    strike: int
    """The Strike tile, 0..2 from left to right as seat 0 sees them."""
    range: int
    """She shoots from this distance and nearer."""
    offensive: Part
    moves: int
    """Movements of the defensive part."""
    reward_morale: int
    """The Morale that the defensive part pays."""
    tackles: int
    """The tackles that the defensive part pays."""

    @property
    def named(self) -> Name:
        """The card, as a message names it."""
        return Name("card", self.slug, self.name)


@dataclass(frozen=True)
class AutoBoard:
    """An AutoTeam board."""

    markers: tuple[int, ...]
    """White dice by stat."""
    stars: tuple[int, ...]
    morale: int
    """What AutoTeam starts a match with."""


@dataclass(frozen=True)
class Formation:
    """Where six pieces stand, by shirt, as seat 0 sees it."""

    slug: str
    name: str = field(repr=False)
    spaces: tuple[int, ...]

    @property
    def named(self) -> Name:
        """The formation, as a message names it."""
        return Name("formation", self.slug, self.name)


@dataclass(frozen=True)
class Pitch:
    """The size of the pitch and the marked spaces of both halves, ascending."""

    rows: int
    columns: int
    marked: tuple[int, ...]
