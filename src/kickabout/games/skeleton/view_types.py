"""The types of a view of Skeleton."""

from kickabout.engine.view_types import Card, GameView, HandCard, Player


class Side(Player):
    """A seat and the card that it has laid."""

    hand: int
    """The number of cards in its hand."""
    lies: bool
    """True once it has laid a card in this round."""
    open: bool
    """True if its card lies face up."""
    laid: Card | None
    """Its card, None where there is none or it is hidden."""


class View(GameView):
    """The view of a match of Skeleton."""

    players: list[Side]
    """By seat."""
    hand: list[HandCard]
    """The cards in the hand of the viewing seat."""
    deck: int
    """The number of cards left in the deck."""
