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

IMPOSSIBLE = {
    "forward-pass": ("nobody ahead", "no piece of yours ahead of the ball can be passed to"),
    "backward-pass": ("nobody behind", "no piece of yours behind the ball can be passed to"),
    "cross-pass": ("nobody level", "no piece of yours in the same row can be passed to"),
    "through-pass": ("no room ahead", "no space straight ahead of a team-mate is free"),
    "in-between-pass": ("no gap", "no pass to a piece of yours goes between two opponents"),
    "forward-move": ("nobody can", "none of your pieces can move ahead"),
    "backward-move": ("nobody can", "none of your pieces can move back"),
    "free-move": ("nobody can", "none of your pieces can move"),
    "forward-marking": ("nobody to mark", "none of your pieces can move ahead to an opponent"),
    "backward-marking": ("nobody to mark", "none of your pieces can move back to an opponent"),
    "move": ("cannot move", "the captain cannot move"),
    "pass": ("not on the ball", "the captain has not the ball"),
    "strike": ("not on the ball", "the captain has not the ball"),
    "push": ("nobody to push", "no opponent beside the captain can be pushed"),
    "bypass": ("nobody to pass by", "no opponent is beside the captain"),
}
"""That an element cannot be carried out, in three words and in a sentence."""


def element_name(element: int, amount: int = 1) -> str:
    """What an element of a card is called."""
    name = _NAMES[slug(Element(element))].replace("{n}", str(amount))
    return name.removesuffix("s") if name.startswith("1 ") else name
