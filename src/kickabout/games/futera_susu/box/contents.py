"""The contents of a box of Futera SuSu, as people read them.

Texts for people stay out of each `repr`, since boxes are told apart by it.
"""

from dataclasses import dataclass, field

from kickabout.games.futera_susu import state as s
from kickabout.text.messages import Name, Text


@dataclass(frozen=True)
class Team:
    """A team that players belong to."""

    slug: str
    name: str = field(repr=False)
    kit: str = field(repr=False)
    """The colours of shirt and trim, such as `#16325c #f4f1e6`."""
    tagline: Text = field(repr=False)

    @property
    def named(self) -> Name:
        """The team's name as an argument of a message."""
        return Name("team", self.slug, self.name)


@dataclass(frozen=True)
class Player:
    """A player card."""

    number: int
    """Its number in the records, from 1."""
    slug: str
    name: str = field(repr=False)
    team: int
    """The index of the team in the box."""
    position: int
    klass: int
    stats: tuple[int, ...]
    """By the face of the die that stands for each, from 1."""
    text: Text = field(repr=False)

    @property
    def named(self) -> Name:
        """The player's name as an argument of a message."""
        return Name("player", self.slug, self.name)


@dataclass(frozen=True)
class Card:
    """A kind of action card."""

    slug: str
    name: str = field(repr=False)
    type: str = field(repr=False)
    """Tactic or referee: a label only, the rules treat both alike."""
    effect: int
    value: int
    window: int
    """The windows in which it may be played, as bits of `Window`."""
    sign: str = field(repr=False)
    """The id of the drawing on its face."""
    text: Text = field(repr=False)
    """A line of flavour text below the name."""

    @property
    def named(self) -> Name:
        """The card's name as an argument of a message."""
        return Name("card", self.slug, self.name)


@dataclass(frozen=True)
class ReadySquad:
    """A ready-made squad."""

    slug: str
    name: str = field(repr=False)
    text: Text = field(repr=False)
    shirts: tuple[int, ...]
    """The number of the player in each shirt: goalkeeper, defenders, midfielders, forwards, bench.
    """

    @property
    def named(self) -> Name:
        """The squad's name as an argument of a message."""
        return Name("squad", self.slug, self.name)

    @property
    def eleven(self) -> tuple[int, ...]:
        """The starting eleven, by shirt."""
        return self.shirts[: s.ELEVEN]

    @property
    def subs(self) -> tuple[int, ...]:
        """The substitutes."""
        return self.shirts[s.ELEVEN :]


@dataclass(frozen=True)
class ReadyDeck:
    """A ready-made action deck."""

    slug: str
    name: str = field(repr=False)
    text: Text = field(repr=False)
    counts: tuple[int, ...]
    """The number of cards of each kind."""

    @property
    def named(self) -> Name:
        """The deck's name as an argument of a message."""
        return Name("deck", self.slug, self.name)
