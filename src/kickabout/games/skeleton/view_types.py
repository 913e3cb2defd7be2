"""The types of a view of Skeleton."""

from kickabout.engine.view_types import Card, GameView, HandCard, Player


class Side(Player):
    """A seat, and the card that it has laid."""

    hand: int
    """How many cards it holds."""
    cards: list[Card] | None
    """Its hand, None where it is hidden."""
    lies: bool
    """Whether it has laid a card."""
    open: bool
    """Whether that lies face up."""
    laid: Card | None
    """That card, where it can be seen."""


class View(GameView):
    """What Skeleton shows of a match."""

    players: list[Side]
    """By seat."""
    hand: list[HandCard]
    """The cards in the hand of the seat whose view it is."""
    deck: int
    """How many cards are left in it."""
