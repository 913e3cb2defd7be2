"""What is told of a position before it is answered: all that a seat sees but odds, and what it says of good cards."""

from typing import Any

ODDS = {"chance", "least"}
"""The keys of a part of a view that hold its chance, or the lower end of a range of which that is the upper."""
TELLING = {"note", "means"}
"""The keys of a card that say what comes of it."""


def unaided(view: Any) -> Any:
    """Return the view of a seat without what would give an answer away: no odds, nor what the prompt says of them, and of a
    card that can be played nothing but what it does.
    """
    hand = [
        {
            **card,
            "best": False,
            **(dict.fromkeys(TELLING & card.keys(), "") if card["plays"] else {}),
        }
        for card in view["hand"]
    ]
    prompt, choices = view["prompt"], view["choices"]
    under_way = view.get("action") or {}
    told = [under_way] if under_way.get("chance") else choices
    if told and all(one.get("chance") is not None for one in told):
        prompt = {**prompt, "fact": None}
    return _without_odds({**view, "hand": hand, "prompt": prompt})


def _without_odds(part: Any) -> Any:
    """Return a part of a view in which no chance is known."""
    if isinstance(part, list):
        return [_without_odds(one) for one in part]
    if not isinstance(part, dict):
        return part
    plain = {key: _without_odds(value) for key, value in part.items()}
    if plain.get("chance") is not None:
        plain |= dict.fromkeys(ODDS & plain.keys())
        plain |= {"label": plain["said"]} if "said" in plain else {}
    return plain
