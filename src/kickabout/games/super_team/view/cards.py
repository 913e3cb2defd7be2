"""Cards and boards of Super Team as plain data, and a hand with what each of its cards may do."""

from functools import reduce
from typing import Any

from kickabout.engine.vocabulary import slug, slugs
from kickabout.games.super_team import state as s
from kickabout.games.super_team.box import SuperBox
from kickabout.games.super_team.box.contents import (
    COACH,
    FATIGUE_CARD,
    SKILL,
    Ability,
    AutoCard,
    Captain,
    Card,
    Part,
    Team,
)
from kickabout.games.super_team.decks import kind_of
from kickabout.games.super_team.explain import explain, note
from kickabout.games.super_team.legality import refuse
from kickabout.games.super_team.notation import NOTATION
from kickabout.games.super_team.pitch import target_space
from kickabout.games.super_team.refusals import Refusal
from kickabout.games.super_team.state import Condition, Element, Phase, Role, Stat, State, Tile, Use
from kickabout.text.messages import Message, Text

# Cards.


def card_data(box: SuperBox, kind: int) -> dict[str, Any]:
    """A card as a page draws it."""
    card = box.cards[kind]
    assert card is not None  # only kinds that the box holds are ever in a deck
    who = "captain" if card.group == SKILL else "carrier"
    parts = [_part(part, who) for part in card.parts]
    conditional = next((part for part in card.parts if part.elements and part.conditions), None)
    return {
        "card": card.slug,
        "name": card.named,
        "value": "",
        "group": card.group,
        "sign": card.slug,
        "text": card.text,
        "does": _does(box, card),
        "cost": card.cost,
        "condition": _condition(conditional, who) if conditional else None,
        "conditions": list(_conditions(conditional)) if conditional else [],
        "parts": dict(zip(slugs(Role), parts, strict=True)),
    }


def _part(part: Part, who: str) -> dict[str, Any] | None:
    """One part of a card; None if it says nothing."""
    if not part.elements:
        return None
    pairs = zip(part.elements, part.amounts, strict=True)
    return {
        "elements": [_element(element, amount) for element, amount in pairs],
        "condition": _condition(part, who) or "",
        "rewards": {"morale": part.morale, "movements": part.moves, "actions": part.actions},
        "fatigue": part.tiring == 1,
    }


def _element(element: int, amount: int) -> dict[str, Any]:
    named = element_named(element, amount)
    means = Message(f"{named.id}.means")
    return {"word": slug(Element(element)), "text": named, "means": means, "amount": amount}


def element_named(element: int, amount: int = 1) -> Message:
    """What an element of a card is called."""
    return Message(f"element-{slug(Element(element))}", amount=amount)


def _condition(part: Part, who: str) -> Message | None:
    """What must hold of the captain or the carrier, None if nothing must."""
    holds = _conditions(part)
    return Message(f"{who}-condition", conditions=holds) if holds else None


def _conditions(part: Part) -> tuple[Message, ...]:
    """What must hold, without saying of whom."""
    flags = (flag for flag in Condition if part.conditions & flag)
    return tuple(Message(f"condition-{slug(flag)}") for flag in flags)


def rewards_named(morale: int, moves: int, actions: int) -> tuple[Message, ...]:
    """Morale, movements and actions in words, as far as there are any."""
    numbers = {"morale": morale, "movements": moves, "actions": actions}
    return tuple(Message(f"reward-{what}", number=n) for what, n in numbers.items() if n)


def _does(box: SuperBox, card: Card) -> Message:
    """What a card does, in a line."""
    if card.group == FATIGUE_CARD:
        return Message("does-fatigue-hard" if box.record.hard_fatigue else "does-fatigue")
    offensive, defensive = card.parts
    if card.group == COACH:
        return Message("does-coach", cost=card.cost, does=_part_does(offensive))
    if card.group == SKILL:
        condition = _condition(offensive, "captain")
        if condition is None:
            return Message("does-skill", does=_part_does(offensive))
        return Message("does-skill-if", condition=condition, does=_part_does(offensive))
    parts = {"offensive": _part_does(offensive), "defensive": _part_does(defensive)}
    return Message("does-tactic", **parts)


def _part_does(part: Part) -> Message:
    pairs = zip(part.elements, part.amounts, strict=True)
    first, *others = [element_named(*pair) for pair in pairs]
    return Message(
        "does-part",
        elements=reduce(
            lambda one, other: Message("and-then", first=one, next=other), others, first
        ),
        rewards=rewards_named(part.morale, part.moves, part.actions),
        tiring="yes" if part.tiring else "no",
    )


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
        "name": board.named,
        "text": board.text,
        "cards": [card_data(box, kind) for kind in kinds],
    }


def _ability(ability: Ability) -> dict[str, Text]:
    return {"name": ability.name, "text": ability.text}


def stats_data(numbers: Any) -> dict[str, int]:
    """Numbers by stat, those that are not 0."""
    return {slug(Stat(stat)): numbers[stat] for stat in range(s.STATS) if numbers[stat]}


def auto_card_data(box: SuperBox, card: AutoCard) -> dict[str, Any]:
    """An AutoTeam card as a page draws it; it strikes at a column of the goal."""
    towards_ball = Message("element-movements-towards-ball", amount=card.moves)
    moves = {
        "word": "movements",
        "text": towards_ball,
        "means": Message("element-movements-towards-ball.means"),
        "amount": card.moves,
    }
    paid = {"morale": card.reward_morale, "movements": 0, "actions": card.tackles}
    return {
        "card": card.slug,
        "name": card.named,
        "text": card.text,
        "sign": card.slug,
        "group": "auto",
        "morale": card.morale,
        "tile": slug(Tile(card.strike)),
        "strike": box.space_name(target_space(box.record, 0, card.strike))[0],
        "range": card.range,
        "parts": {
            "offensive": _part(card.offensive, "carrier"),
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
    short: Text = ""
    why: Message | None = None
    perform = s.PLAYS + Use.PERFORM * s.KINDS + kind
    if state.actor != seat or state.phase != Phase.PLAY:
        why = Message("not-your-turn")
    elif perform not in actions:
        refusal = Refusal.of(refuse(box.record, state, perform))
        short = note(refusal, box, state, perform)
        why = explain(refusal, box, state, perform)
    uses = [Use((action - s.PLAYS) // s.KINDS) for action in actions]
    return {
        "plays": [
            {
                "action": NOTATION.name_of(box, action),
                "use": slug(use),
                "on": None,
                "label": Message(f"label-{slug(use)}", card=card.named),
            }
            for action, use in zip(actions, uses, strict=True)
        ],
        "note": short,
        "best": False,
        "why": why,
    }
