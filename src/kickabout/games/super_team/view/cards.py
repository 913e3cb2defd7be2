"""Cards and boards of Super Team as plain data, and a hand with the plays of each card."""

from functools import reduce

from kickabout.engine.records import Cells
from kickabout.engine.views import in_hand
from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Message, Text
from kickabout.text.printed import printed

from .. import state as s
from ..actions import (
    ACTIONS,
    CARD,
    PERFORM,
    SPEND_ON_ACTION,
    SPEND_ON_MOVEMENT,
    USE,
    number_of,
)
from ..box import SuperBox
from ..box.cards import COACH, FATIGUE_CARD, SKILL, Ability, AutoCard, Captain, Card, Part, Team
from ..decks import kind_in, kind_of
from ..explanations import explain, note
from ..legality import refuse
from ..pitch import target_space
from ..refusals import Refusal
from ..state import Condition, Element, Phase, Stat, State, Tile, Use
from . import types

# Cards.


def card_data(box: SuperBox, kind: int) -> types.Card:
    """Return a card as a page draws it."""
    return _card(box.card(kind), box.record.hard_fatigue)


@printed
def _card(card: Card, hard_fatigue: int) -> types.Card:
    who = "captain" if card.group == SKILL else "carrier"
    offensive, defensive = card.parts
    conditional = next((part for part in card.parts if part.elements and part.conditions), None)
    return {
        "card": card.slug,
        "name": card.named,
        "value": "",
        "group": card.group,
        "sign": card.slug,
        "text": card.text,
        "does": _does(card, hard_fatigue),
        "cost": card.cost,
        "condition": _condition(conditional, who) if conditional else None,
        "conditions": list(_conditions(conditional)) if conditional else [],
        "parts": {"offensive": _part(offensive, who), "defensive": _part(defensive, who)},
    }


def _part(part: Part, who: str) -> types.Part | None:
    """Return one part of a card, None if it has no elements."""
    return _saying_part(part, who) if part.elements else None


@printed
def _saying_part(part: Part, who: str) -> types.Part:
    pairs = zip(part.elements, part.amounts, strict=True)
    return {
        "elements": [
            _element(slug(Element(element)), element_named(element, amount), amount)
            for element, amount in pairs
        ],
        "condition": _condition(part, who) or "",
        "rewards": rewards_data(part.morale, part.moves, part.actions),
        "fatigue": part.tiring == 1,
    }


def _element(word: str, named: Message, amount: int) -> types.Element:
    return {"word": word, "text": named, "means": Message(f"{named.id}.means"), "amount": amount}


def element_named(element: int, amount: int = 1) -> Message:
    """Return the name of an element of a card."""
    return Message(f"element-{slug(Element(element))}", amount=amount)


def _condition(part: Part, who: str) -> Message | None:
    """Return the conditions on the captain or the carrier, None if there are none."""
    holds = _conditions(part)
    return Message(f"{who}-condition", conditions=holds) if holds else None


def _conditions(part: Part) -> tuple[Message, ...]:
    """Return the conditions without saying whether they are the captain's or the carrier's."""
    flags = (flag for flag in Condition if part.conditions & flag)
    return tuple(Message(f"condition-{slug(flag)}") for flag in flags)


def rewards_data(morale: int, moves: int, actions: int) -> types.Rewards:
    """Return Morale, movements and actions."""
    return {"morale": morale, "movements": moves, "actions": actions}


def rewards_named(morale: int, moves: int, actions: int) -> tuple[Message, ...]:
    """Return Morale, movements and actions in words, leaving out those that are 0."""
    numbers = {"morale": morale, "movements": moves, "actions": actions}
    return tuple(Message(f"reward-{what}", number=n) for what, n in numbers.items() if n)


def _does(card: Card, hard_fatigue: int) -> Message:
    """Return the effect of a card in a line."""
    if card.group == FATIGUE_CARD:
        return Message("does-fatigue-hard" if hard_fatigue else "does-fatigue")
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


def _does_now(card: Card, attacks: bool) -> Message | None:
    """Return the effect of the part of a tactic that counts now, None for other cards."""
    offensive, defensive = card.parts
    if card.group in (FATIGUE_CARD, COACH, SKILL):
        return None
    if attacks:
        return Message("does-with-ball", does=_part_does(offensive))
    return Message("does-without-ball", does=_part_does(defensive))


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


def _part_means(part: Part) -> Message:
    """Return what the elements of a part mean, each of them once."""
    first, *others = dict.fromkeys(part.elements)
    means = Message(f"{element_named(first).id}.means")
    for element in others:
        means = Message(
            "means-also", first=means, next=Message(f"{element_named(element).id}.means")
        )
    return means


# Boards.


def team_data(box: SuperBox, number: int) -> types.Team:
    """Return a Team board with its cards."""
    team = box.teams[number]
    kinds = [kind_in(slot, number, s.NONE) for slot in range(s.TEAM_SLOT, s.SKILL_SLOT)]
    return {
        **_board(box, team, kinds),
        "kit": team.kit,
        "ability": _ability(team.ability) if box.record.team_abilities else None,
    }


def captain_data(box: SuperBox, number: int) -> types.Captain:
    """Return a Captain board with its cards."""
    captain = box.captains[number]
    kinds = [kind_in(slot, s.NONE, number) for slot in range(s.SKILL_SLOT, s.FATIGUE_SLOT)]
    advanced = box.record.captain_abilities == 1
    return {
        **_board(box, captain, kinds),
        "ability": _ability(captain.ability) if advanced and captain.ability else None,
        "stars": stats_data(captain.stars) if advanced else {},
    }


def _board(box: SuperBox, board: Team | Captain, kinds: list[int]) -> types.Board:
    return {
        "slug": board.slug,
        "name": board.named,
        "text": board.text,
        "cards": [card_data(box, kind) for kind in kinds],
    }


def _ability(ability: Ability) -> types.Ability:
    return {"name": ability.named, "text": ability.told}


def stats_data(numbers: Cells | tuple[int, ...]) -> dict[str, int]:
    """Return numbers by stat, leaving out those that are 0."""
    return {slug(stat): numbers[stat] for stat in Stat if numbers[stat]}


def auto_card_data(box: SuperBox, card: AutoCard) -> types.AutoCard:
    """Return an AutoTeam card as a page draws it; its Strike tile is a column of the goal."""
    towards_ball = Message("element-movements-towards-ball", amount=card.moves)
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
            "defensive": {
                "elements": [_element("movements", towards_ball, card.moves)],
                "condition": "",
                "rewards": rewards_data(card.reward_morale, 0, card.tackles),
                "fatigue": False,
            },
        },
    }


# A hand.


def cards_data(box: SuperBox, state: State, seat: int) -> list[types.Card]:
    """Return the cards of a hand that the viewer sees."""
    return [
        card_data(box, kind_of(state, seat, slot))
        for slot in range(s.SLOTS)
        for _ in range(state.hands[seat, slot])
    ]


def hand_data(box: SuperBox, state: State, seat: int, legal_now: list[int]) -> list[types.HandCard]:
    """Return the hand of a seat: every card with its plays, or why it cannot be performed."""
    hand: list[types.HandCard] = []
    for slot in range(s.SLOTS):
        if state.hands[seat, slot] <= 0:
            continue
        kind = kind_of(state, seat, slot)
        actions = [a for a in legal_now if CARD[a] == kind]
        data = card_data(box, kind)
        short, why = _obstacle(box, state, seat, kind, actions)
        plays = [_use(box, data["name"], action) for action in actions]
        barred = _barred(box, state, kind, actions) if actions else {}
        held: dict[str, object] = {**data, "barred": barred}
        attacks = state.attacker == seat
        now = _does_now(box.card(kind), attacks)
        if now is not None:
            held |= {"does": now, "means": _part_means(box.card(kind).parts[0 if attacks else 1])}
        hand += in_hand(held, state.hands[seat, slot], plays, short, why=why)
    return hand


def _barred(box: SuperBox, state: State, kind: int, actions: list[int]) -> dict[str, Message]:
    """Return the common uses that a card of the hand does not have now, each with the reason in a word or three."""
    barred = {}
    for verb in (PERFORM, SPEND_ON_MOVEMENT, SPEND_ON_ACTION):
        action = number_of(verb, kind)
        if action not in actions:
            refusal = Refusal.of(refuse(box.record, state, action))
            barred[slug(Use(USE[action]))] = note(refusal, box, state, action)
    return barred


def _use(box: SuperBox, named: Text, action: int) -> types.CardPlay:
    use = slug(Use(USE[action]))
    return {
        "action": ACTIONS.name_of(box, action),
        "use": use,
        "on": None,
        "label": Message(f"label-{use}", card=named),
    }


def _obstacle(
    box: SuperBox, state: State, seat: int, kind: int, actions: list[int]
) -> tuple[Text, Message | None]:
    """Return why a card cannot be performed, in a word or two and in a sentence."""
    perform = number_of(PERFORM, kind)
    if state.actor != seat or state.phase != Phase.PLAY:
        return "", Message("under-way" if state.turn == seat else "not-your-turn")
    if perform in actions:
        return "", None
    refusal = Refusal.of(refuse(box.record, state, perform))
    return note(refusal, box, state, perform), explain(refusal, box, state, perform)
