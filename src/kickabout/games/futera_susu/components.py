"""What of a box of Futera SuSu is made of paper."""

from kickabout.engine.components import Component
from kickabout.engine.vocabulary import slugs

from . import state as s
from .box import SusuBox
from .state import Stat
from .view.cards import card_data, player_data


def components(box: SusuBox) -> list[Component]:
    """All player cards, the action cards that two decks may hold, counters, line-up boards and the die's table."""
    most = s.SEATS * box.rules.copies
    tracks = {
        "possessions": int(box.options["possessions"].most),
        "goals": int(box.options["goals"].most),
        "stats": list(slugs(Stat)),
    }
    return [
        *(
            Component("card", "player", player.slug, player_data(box, player.number), 1, "player")
            for player in box.players
        ),
        *(
            Component("card", "card", card.slug, card_data(box, kind), most, "action")
            for kind, card in enumerate(box.cards)
        ),
        *(
            Component("counter", "counter", f"kit-{n + 1}", {"kit": n, "use": "goals"})
            for n in range(s.SEATS)
        ),
        *(
            Component("counter", "counter", use, {"kit": None, "use": use})
            for use in ("possession", "ball")
        ),
        Component("sheet", "line_up", "line-up", {}, s.SEATS),
        Component("sheet", "tracks", "tracks", tracks),
    ]
