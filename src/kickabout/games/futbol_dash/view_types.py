"""The types of a view of Fútbol Dash."""

from typing_extensions import TypedDict

from kickabout.engine.view_types import Card, GameView, HandCard, Player
from kickabout.text.messages import Text


class Side(Player):
    """A seat and the cards in front of it."""

    attack_points: int
    hand: int
    """The number of cards in its hand."""
    rest: int
    """The number of cards that it draws up to."""
    skips: int
    """The number of turns that it has to sit out."""
    reds: int
    """The number of red cards in front of it."""
    shots: list[str]
    """The faces of the shot cards that it has turned over."""
    table: list[Card]
    """The cards in front of it."""
    known: list[str]
    """Slugs of cards in its hand that everybody has seen."""
    cards: list[Card] | None
    """Its hand, None where it is hidden."""
    picks: list[str]
    """The faces that it has turned over in the shoot-out."""
    in_shootout: bool


class Answer(TypedDict):
    """A referee card that answers another card."""

    card: Card
    by: int
    """The seat that played it."""


Played = TypedDict(
    "Played",
    {
        "card": Card,
        "by": int,
        "on": int,
        "from": int,
        "to": int,
        "answers": list[Answer],
        "stands": bool,
    },
)
"""The card being answered: who played it on whom, the target's attack points before it and if it stands."""


class Discard(TypedDict):
    """The discard pile."""

    count: int
    top: Card | None
    cards: dict[str, int]
    """The number of each card in it, by slug."""


class Grid(TypedDict):
    """Shot cards that lie face down."""

    left: int
    of: int


class ShotGrid(Grid):
    """The grid of the match, with the faces still in it."""

    faces: dict[str, int]


class Shot(TypedDict):
    """The last shot."""

    by: int
    face: str
    name: Text
    faces: list[str]
    """The faces of the corners before it, and its own."""
    number: int
    """The number of shot cards turned over so far."""


class Swap(TypedDict):
    """A Substitution: how many cards have been taken out, and how many may be."""

    done: int
    most: int
    order: list[str]
    """The slugs of all cards, in the order in which they lie in a hand."""


class ShootOutView(TypedDict):
    """The shoot-out."""

    round: int
    sudden_death: bool
    grid: Grid
    order: list[int]
    """The seats that take part, in the order in which they shoot."""
    next: int | None
    goals: list[int]
    """Goals by seat."""


class View(GameView):
    """The view of a match of Fútbol Dash."""

    players: list[Side]
    """By seat."""
    hand: list[HandCard]
    """The cards in the hand of the viewing seat."""
    limit: int
    """The attack points that make a shot."""
    penalty_from: int
    """The least attack points with which a Penalty may be played."""
    played: Played | None
    deck: int
    """The number of cards left in the deck."""
    deck_cards: dict[str, int] | None
    """The number of each card in the deck, by slug; None where hidden."""
    discard: Discard
    removed: list[str]
    """Slugs of the cards that are out of this match."""
    grid: ShotGrid
    shot: Shot | None
    swap: Swap | None
    shootout: ShootOutView | None
