"""What of a box of SocialSoccer is made of paper."""

from kickabout.engine.components import Component

from . import state as s
from .box import SocialBox
from .view.cards import card_data, player_data


def components(box: SocialBox) -> list[Component]:
    """All players, the cards that two strategies may hold, counters and a pitch for each side."""
    most = s.SEATS * box.copies
    tracks = {"rounds": box.rules.rounds + box.rules.extra_rounds}
    return [
        *(
            Component("card", "player", player.slug, player_data(box, player.number), 1, "player")
            for player in box.players
        ),
        *(
            Component("card", "card", card.slug, card_data(box, kind), most, "action")
            for kind, card in enumerate(box.cards)
        ),
        Component("counter", "counter", "ball", {"kit": None, "use": "ball"}),
        *(
            Component("counter", "counter", f"kit-{n + 1}-{use}", {"kit": n, "use": use})
            for n in range(s.SEATS)
            for use in ("round", "goals")
        ),
        Component("counter", "tired", "tired", {}, 2 * s.SEATS * 10),
        Component("sheet", "field", "field", tracks, s.SEATS),
    ]
