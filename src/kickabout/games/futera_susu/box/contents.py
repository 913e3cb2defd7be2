"""What is in a box of Futera SuSu, as people read it.

Words for people stay out of each `repr`, and those of a box are what tells it from another.
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
        """The team, as a message names it."""
        return Name("team", self.slug, self.name)


@dataclass(frozen=True)
class Player:
    """A player card."""

    number: int
    """From 1, as the records count."""
    slug: str
    name: str = field(repr=False)
    team: int
    """The place of the team among those of the box."""
    position: int
    klass: int
    stats: tuple[int, ...]
    """By the face of the die that asks for each, from 1."""
    text: Text = field(repr=False)

    @property
    def named(self) -> Name:
        """The player, as a message names it."""
        return Name("player", self.slug, self.name)


@dataclass(frozen=True)
class Card:
    """A kind of action card."""

    slug: str
    name: str = field(repr=False)
    type: str = field(repr=False)
    """Tactic or referee: a word on the card, the rules treat both alike."""
    effect: int
    value: int
    window: int
    """When it may be played, in bits."""
    sign: str = field(repr=False)
    """The drawn sign on its face."""
    text: Text = field(repr=False)
    """A line of colour below the name."""

    @property
    def named(self) -> Name:
        """The card, as a message names it."""
        return Name("card", self.slug, self.name)


@dataclass(frozen=True)
class ReadySquad:
    """A squad that is ready to be taken."""

    slug: str
    name: str = field(repr=False)
    text: Text = field(repr=False)
    shirts: tuple[int, ...]
    """The number of the player in each shirt: goalkeeper, defenders, midfielders, forwards, bench."""

    @property
    def named(self) -> Name:
        """The squad, as a message names it."""
        return Name("squad", self.slug, self.name)

    @property
    def eleven(self) -> tuple[int, ...]:
        """The players that begin, by shirt."""
        return self.shirts[: s.ELEVEN]

    @property
    def subs(self) -> tuple[int, ...]:
        """The substitutes."""
        return self.shirts[s.ELEVEN :]


@dataclass(frozen=True)
class ReadyDeck:
    """An action deck that is ready to be taken."""

    slug: str
    name: str = field(repr=False)
    text: Text = field(repr=False)
    counts: tuple[int, ...]
    """How many of each kind of card."""

    @property
    def named(self) -> Name:
        """The deck, as a message names it."""
        return Name("deck", self.slug, self.name)
