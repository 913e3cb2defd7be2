"""Cards and boards of Super Team as plain data, and a hand with what each of its cards may do."""

from typing import Any

from kickabout.engine.vocabulary import slug, slugs
from kickabout.games.super_team import state as s
from kickabout.games.super_team.box import SuperBox, reading
from kickabout.games.super_team.box.contents import (
    COACH,
    FATIGUE_CARD,
    SKILL,
    Ability,
    AutoCard,
    Captain,
    Part,
    Team,
)
from kickabout.games.super_team.decks import kind_of
from kickabout.games.super_team.pitch import target_space
from kickabout.games.super_team.state import Element, Phase, Role, State, Use
from kickabout.games.super_team.words.explanations import note, why_not
from kickabout.games.super_team.words.notation import STAT_SLUGS, TILE_SLUGS, name_of
from kickabout.games.super_team.words.saying import count, listed
from kickabout.games.super_team.words.vocabulary import CONDITIONS, MEANINGS, element_name

_LABELS = (
    "Play {}",
    "Spend {} on a movement",
    "Spend {} on an action",
    "{} for a goal kick",
    "Drop {}",
)

# Cards.


def card_data(box: SuperBox, kind: int) -> dict[str, Any]:
    """A card as a page draws it."""
    card = box.cards[kind]
    assert card is not None  # only kinds that the box holds are ever in a deck
    parts = [_part(part, _who(card.group)) for part in card.parts]
    conditions = [part["condition"] for part in parts if part and part["condition"]]
    return {
        "card": card.slug,
        "name": card.name,
        "value": "",
        "group": card.group,
        "sign": card.slug,
        "text": card.text,
        "does": _does(box, card.group, card.cost, parts),
        "cost": card.cost,
        "condition": conditions[0] if conditions else None,
        "parts": dict(zip(slugs(Role), parts, strict=True)),
    }


def _who(group: str) -> str:
    return "the captain" if group == SKILL else "whoever has the ball"


def _part(part: Part, who: str) -> dict[str, Any] | None:
    """One part of a card; None if it says nothing."""
    if not part.elements:
        return None
    holds = [
        CONDITIONS[word][0] for word, flag in reading.CONDITIONS.items() if part.conditions & flag
    ]
    pairs = zip(part.elements, part.amounts, strict=True)
    return {
        "elements": [_element(element, amount) for element, amount in pairs],
        "condition": f"{who} {listed(holds)}" if holds else "",
        "rewards": {"morale": part.morale, "movements": part.moves, "actions": part.actions},
        "fatigue": part.tiring == 1,
    }


def _element(element: int, amount: int) -> dict[str, Any]:
    word = slug(Element(element))
    text = element_name(element, amount)
    return {"word": word, "text": text, "means": MEANINGS[word], "amount": amount}


def rewards_text(rewards: dict[str, int]) -> str:
    """Morale, movements and actions in words; empty if there are none."""
    nouns = {
        "morale": ("Morale", "Morale"),
        "movements": ("movement", ""),
        "actions": ("action", ""),
    }
    parts = [count(rewards[key], *noun) for key, noun in nouns.items() if rewards[key]]
    return listed(parts) if parts else ""


def _does(box: SuperBox, group: str, cost: int, parts: list[dict[str, Any] | None]) -> str:
    """What a card does, in a line."""
    if group == FATIGUE_CARD:
        if box.record.hard_fatigue:
            return "Good for nothing. One may be thrown away in a turn."
        return "Good for one movement, and for nothing else."
    lines = [_part_does(part) for part in parts]
    if group == COACH:
        return (f"For {cost} Morale: " if cost else "") + f"{lines[0]}."
    if group == SKILL:
        part = parts[0] or parts[1]
        assert part is not None
        return (
            f"If {part['condition']}: " if part["condition"] else ""
        ) + f"{lines[0] or lines[1]}."
    said = [
        f"{role}: {line}."
        for role, line in zip(("With the ball", "Without it"), lines, strict=True)
        if line
    ]
    return " ".join(said)


def _part_does(part: dict[str, Any] | None) -> str:
    if part is None:
        return ""
    line = ", then ".join(element["text"] for element in part["elements"])
    pays = rewards_text(part["rewards"])
    return line + (f", for {pays}" if pays else "") + (", and Fatigue" if part["fatigue"] else "")


# Boards.


def team_data(box: SuperBox, number: int) -> dict[str, Any]:
    """A Team board with its cards."""
    team = box.teams[number]
    kinds = [s.TEAM_CARDS + 3 * number + i for i in range(3)] + [s.COACH_CARDS + number]
    return _board(box, team, kinds) | {
        "kit": team.kit,
        "ability": _ability(team.ability) if box.record.team_abilities else None,
    }


def captain_data(box: SuperBox, number: int) -> dict[str, Any]:
    """A Captain board with its cards."""
    captain = box.captains[number]
    kinds = [s.SKILL_CARDS + 3 * number + i for i in range(3)]
    advanced = box.record.captain_abilities == 1
    return _board(box, captain, kinds) | {
        "ability": _ability(captain.ability) if advanced and captain.ability else None,
        "stars": stats_data(captain.stars) if advanced else {},
    }


def _board(box: SuperBox, board: Team | Captain, kinds: list[int]) -> dict[str, Any]:
    return {
        "slug": board.slug,
        "name": board.name,
        "text": board.text,
        "cards": [card_data(box, kind) for kind in kinds],
    }


def _ability(ability: Ability) -> dict[str, str]:
    return {"name": ability.name, "text": ability.text}


def stats_data(numbers: Any) -> dict[str, int]:
    """Numbers by stat, those that are not 0."""
    return {STAT_SLUGS[stat]: numbers[stat] for stat in range(s.STATS) if numbers[stat]}


def auto_card_data(box: SuperBox, card: AutoCard) -> dict[str, Any]:
    """An AutoTeam card as a page draws it; it strikes at a column of the goal."""
    moves = {
        "word": "movements",
        "text": count(card.moves, "movement"),
        "means": "towards the ball",
        "amount": card.moves,
    }
    paid = {"morale": card.reward_morale, "movements": 0, "actions": card.tackles}
    return {
        "card": card.slug,
        "name": card.name,
        "text": card.text,
        "sign": card.slug,
        "group": "auto",
        "morale": card.morale,
        "tile": TILE_SLUGS[card.strike],
        "strike": box.space_name(target_space(box.record, 0, card.strike))[0],
        "range": card.range,
        "parts": {
            "offensive": _part(card.offensive, ""),
            "defensive": {"elements": [moves], "condition": "", "rewards": paid, "fatigue": False},
        },
    }


# A hand.


def cards_data(box: SuperBox, state: State, seat: int) -> list[dict[str, Any]]:
    """The cards of a hand that the viewer sees."""
    return [
        card_data(box, kind_of(state, seat, slot))
        for slot in range(s.SLOTS)
        for _ in range(state.hands[seat, slot])
    ]


def hand_data(box: SuperBox, state: State, seat: int, legal_now: list[int]) -> list[dict[str, Any]]:
    """The hand of a seat: every card with its plays, or why it cannot be performed."""
    entries = []
    for slot in range(s.SLOTS):
        if state.hands[seat, slot] <= 0:
            continue
        kind = kind_of(state, seat, slot)
        actions = [a for a in legal_now if s.PLAYS <= a < s.END and (a - s.PLAYS) % s.KINDS == kind]
        data = card_data(box, kind) | _plays(box, state, seat, kind, actions)
        entries += [
            data | {"id": f"{data['card']}-{copy + 1}"} for copy in range(state.hands[seat, slot])
        ]
    return entries


def _plays(box: SuperBox, state: State, seat: int, kind: int, actions: list[int]) -> dict[str, Any]:
    card = box.cards[kind]
    assert card is not None
    remark, why = "", None
    perform = s.PLAYS + Use.PERFORM * s.KINDS + kind
    if state.actor != seat or state.phase != Phase.PLAY:
        why = "Cards are played in your own turn, one after the other (SUPER-5.2)."
    elif perform not in actions:
        remark = note(box, state, perform)
        why = why_not(box, state, perform)
    return {
        "plays": [
            {
                "action": name_of(box, action),
                "use": slug(Use((action - s.PLAYS) // s.KINDS)),
                "on": None,
                "label": _LABELS[(action - s.PLAYS) // s.KINDS].format(card.name),
            }
            for action in actions
        ],
        "note": remark,
        "best": False,
        "why": why,
    }
