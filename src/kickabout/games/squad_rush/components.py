"""What of a box of Squad Rush is made of paper."""

from kickabout.engine.components import Component

from . import state as s
from .box import RushBox
from .view.cards import card_data

BOOKINGS = 18
"""Counters for yellow cards: more are never needed at once in practice."""


def components(box: RushBox) -> list[Component]:
    """Players, Super Subs and all other cards, booking counters, a pitch for each manager and a table."""
    return [
        *(
            Component("card", "card", player.slug, card_data(box, number), 1, "action")
            for number, player in enumerate(box.players)
        ),
        *(
            Component(
                "card", "card", card.slug, card_data(box, s.PLAYERS + kind), card.count, "action"
            )
            for kind, card in enumerate(box.cards)
        ),
        Component("counter", "booking", "booking", {}, BOOKINGS),
        Component("sheet", "pitch", "pitch", {}, s.SEATS),
        Component("sheet", "group_table", "group-table", {"managers": s.SEATS}),
    ]
