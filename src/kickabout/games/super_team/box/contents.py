"""What is in a box of Super Team, as people read it.

Words for people stay out of each `repr`, and those of a box are what tells it from another.
"""

from dataclasses import dataclass, field

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
    text: str = field(repr=False)
    """A line of colour below the name."""
    group: str
    """Basic, team, coach, captain or fatigue."""
    parts: tuple[Part, Part]
    """For the offensive and the defensive role."""
    cost: int = 0
    """Morale to be paid first."""


@dataclass(frozen=True)
class Ability:
    """What the advanced side of a board adds."""

    kind: int
    amount: int
    stat: int
    """The stat of a bonus on rolls, 0 otherwise."""
    name: str = field(repr=False)
    text: str = field(repr=False)
    """What it does, in a sentence."""


@dataclass(frozen=True)
class Team:
    """A Team board."""

    slug: str
    name: str = field(repr=False)
    kit: str = field(repr=False)
    text: str = field(repr=False)
    ability: Ability


@dataclass(frozen=True)
class Captain:
    """A Captain board."""

    slug: str
    name: str = field(repr=False)
    text: str = field(repr=False)
    ability: Ability | None
    stars: tuple[int, ...]
    """Stars on the captain's own rolls, by stat."""


@dataclass(frozen=True)
class AutoCard:
    """An AutoTeam card."""

    slug: str
    name: str = field(repr=False)
    text: str = field(repr=False)
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


@dataclass(frozen=True)
class Pitch:
    """The size of the pitch and the marked spaces of both halves, ascending."""

    rows: int
    columns: int
    marked: tuple[int, ...]
