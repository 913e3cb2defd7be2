"""The types of a view of Fútbol Dash."""

from typing_extensions import TypedDict

from kickabout.engine.view_types import Card, GameView, HandCard, Player
from kickabout.text.messages import Text


class Side(Player):
    """A seat with all that lies before it."""

    attack_points: int
    hand: int
    """How many cards it holds."""
    rest: int
    """How many cards it draws up to."""
    skips: int
    """How many of its turns it sits out."""
    reds: int
    """How many red cards lie before it."""
    shots: list[str]
    """The faces of the shots that it has turned over."""
    table: list[Card]
    """The cards before it."""
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
    """The seat that has played it."""


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
"""The card that waits for answers: who has played it on whom, the attack points before and after if it stands."""


class Discard(TypedDict):
    """The discard pile."""

    count: int
    top: Card | None
    cards: dict[str, int]
    """How many of each card lie there, by slug."""


class Grid(TypedDict):
    """Shot cards that lie face down."""

    left: int
    of: int


class ShotGrid(Grid):
    """The grid of the match, with what is still in it."""

    faces: dict[str, int]


class Shot(TypedDict):
    """The shot that is being taken."""

    by: int
    face: str
    name: Text
    faces: list[str]
    """The corners before it, and its own face."""
    number: int
    """How many shot cards have been turned over so far."""


class Swap(TypedDict):
    """A Substitution: how many cards have been put back, and how many may be."""

    done: int
    most: int


class ShootOutView(TypedDict):
    """The shoot-out."""

    round: int
    sudden_death: bool
    grid: Grid
    order: list[int]
    """The seats that take part, in the order in which they shoot."""
    next: int | None
    goals: list[int]
    """By seat."""


class View(GameView):
    """What Fútbol Dash shows of a match."""

    players: list[Side]
    """By seat."""
    hand: list[HandCard]
    """The cards in the hand of the seat whose view it is."""
    limit: int
    """The attack points with which a shot is on."""
    penalty_from: int
    """The least attack points with which a Penalty may be played."""
    played: Played | None
    deck: int
    """How many cards are left in it."""
    deck_cards: dict[str, int] | None
    """How many of each card are in it, None where that is hidden."""
    discard: Discard
    removed: list[str]
    """Slugs of the cards that are out of this match."""
    grid: ShotGrid
    shot: Shot | None
    swap: Swap | None
    shootout: ShootOutView | None
