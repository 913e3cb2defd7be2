"""What of a box of Fútbol Dash is made of paper."""

from kickabout.engine.components import Component
from kickabout.engine.vocabulary import slug

from . import state as dash
from .box import DashBox
from .cards import card_data
from .effects import Effect
from .state import Face


def components(box: DashBox) -> list[Component]:
    """Action cards, shot cards, a lane for each side with its two counters, and the grid of shots."""
    limit = box.record.attack_points
    penalties = (card.value for card in box.cards if card.effect == Effect.PENALTY)
    lanes = {
        "sides": dash.SEATS,
        "limit": limit,
        "penalty_from": min(penalties, default=limit),
        "goals": box.options["goals"].most,
    }
    return [
        *(
            Component("card", "card", card.slug, card_data(card), card.count, "action")
            for card in box.cards
        ),
        # A shoot-out is laid out of the same cards, when those of the match have been played.
        *(
            Component("card", "shot", slug(face), {"face": slug(face)}, max(counts), "shot")
            for face, counts in zip(
                Face, zip(box.shot_cards, box.shoot_out_cards, strict=True), strict=True
            )
        ),
        *(
            Component("counter", "counter", f"kit-{seat + 1}-{use}", {"kit": seat, "use": use})
            for seat in range(dash.SEATS)
            for use in ("points", "goals")
        ),
        Component("sheet", "lanes", "lanes", lanes),
    ]
