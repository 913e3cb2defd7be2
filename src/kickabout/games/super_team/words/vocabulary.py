"""What the elements and conditions of the cards of Super Team are called, for people."""

from kickabout.engine.vocabulary import slug
from kickabout.games.super_team.state import Element

_NAMES = {
    "forward-pass": "Forward Pass",
    "backward-pass": "Backward Pass",
    "cross-pass": "Cross Pass",
    "through-pass": "Through Pass",
    "in-between-pass": "In-between Pass",
    "forward-move": "Forward Move",
    "backward-move": "Backward Move",
    "free-move": "Free Move",
    "forward-marking": "Forward & Marking",
    "backward-marking": "Backward & Marking",
    "move": "Move",
    "pass": "Pass",
    "strike": "Strike",
    "skip": "Skip",
    "push": "Push",
    "bypass": "Bypass",
    "stand-up": "everybody stands up",
    "morale": "{n} Morale",
    "draw": "draw {n}",
    "shed": "return {n} Fatigue",
    "movements": "{n} movements",
    "actions": "{n} actions",
    "cards": "{n} more cards",
}
MEANINGS = {
    "forward-pass": "To a piece at least one row ahead.",
    "backward-pass": "To a piece at least one row behind.",
    "cross-pass": "To a piece in the same row.",
    "through-pass": "To an empty space one or two straight ahead of a team-mate.",
    "in-between-pass": "To a piece, between two opponents.",
    "forward-move": "A movement that ends at least one row ahead.",
    "backward-move": "A movement that ends at least one row behind.",
    "free-move": "A movement in any direction.",
    "forward-marking": "A movement ahead that ends beside an opponent.",
    "backward-marking": "A movement back that ends beside an opponent.",
    "move": "The captain moves.",
    "pass": "The captain passes to anywhere.",
    "strike": "The captain shoots.",
    "skip": "Opponents do not block the pass or shot that follows.",
    "push": "The captain moves an opponent beside him by one space.",
    "bypass": "The captain and an opponent beside him change places.",
    "stand-up": "All your inactive pieces are active again.",
    "morale": "Morale from the bank.",
    "draw": "From your deck to your hand.",
    "shed": "Fatigue goes back to the bank.",
    "movements": "Of any of your pieces.",
    "actions": "Of your role.",
    "cards": "May be played in this turn.",
}
"""What an element asks for, or gives."""
CONDITIONS = {
    "on-the-ball": ("has the ball", "not on the ball"),
    "off-the-ball": ("has not the ball", "on the ball"),
    "close-to-opponent": ("is beside an opponent", "nobody beside"),
    "close-to-ball": ("is beside the ball", "ball too far"),
    "opponents-half": ("is in the opponents' half", "not in their half"),
    "opponents-area": ("is in the opponents' penalty area", "not in their area"),
}
"""What must hold, and in three words that it does not."""


def element_name(element: int, amount: int = 1) -> str:
    """What an element of a card is called."""
    name = _NAMES[slug(Element(element))].replace("{n}", str(amount))
    return name.removesuffix("s") if name.startswith("1 ") else name
