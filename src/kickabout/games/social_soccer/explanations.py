"""Messages of the refusals of SocialSoccer and the facts in their arguments."""

from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Argument, Message, Seat

from . import state as s
from .actions import CARD, MEMBER, PLACE, PLAYER, RIVAL_AIM, SHOW, SIGN, SPOT, VERB
from .box import Card, SocialBox
from .card_texts import when_text
from .people import Called, named
from .pitch import fresh_members, is_fresh
from .preparations import next_to_show
from .refusals import Refusal
from .state import Phase, Spot, State, TwistBonus, Value, When, Whom


def explain(refusal: Refusal, box: SocialBox, state: State, action: int) -> Message:
    """Return the message of a refusal, with its clause and arguments."""
    facts: dict[str, Argument] = {}
    if state.actor >= 0:
        facts |= _of_side(box, state, state.actor)
    facts |= _of_stack(box, state)
    if 0 <= CARD[action] < len(box.cards):
        facts |= _of_card(refusal, box, state, box.cards[CARD[action]])
    if VERB[action] == SIGN and PLAYER[action] < len(box.players):
        facts["signed"] = box.players[PLAYER[action]].named
    if state.actor >= 0:
        facts |= _of_spot(box, state, action)
    if refusal in (Refusal.TOO_MANY_COPIES, Refusal.TOO_MANY_COPIES_IN_LARGE):
        facts["number"] = box.record.copies
    elif refusal == Refusal.DISCARD_FIRST:
        facts["number"] = box.record.hand_limit
    elif refusal == Refusal.PAY_FIRST:
        facts["number"] = state.costs
    if state.phase == Phase.SHOW:
        facts["due"] = Spot(SPOT[next_to_show(state)]).name
    return refusal.message(**facts)


def _of_side(box: SocialBox, state: State, seat: int) -> dict[str, Argument]:
    facts: dict[str, Argument] = {
        "player": Seat(seat),
        "pool": state.custody[seat],
        "fresh": fresh_members(state, seat),
        "unsigned": s.MEMBERS - state.signed[seat],
    }
    if state.ball > 0:
        facts["holder"] = named(box, state, state.turn, state.ball)
    for spot in range(s.ATTACKERS):
        if "rested" not in facts and state.spot[seat, spot] > 0 and is_fresh(state, seat, spot):
            facts["rested"] = named(box, state, seat, state.spot[seat, spot])
    return facts


def _of_stack(box: SocialBox, state: State) -> dict[str, Argument]:
    """Return the facts about the card on top of the stack."""
    kind = state.stack_kind[state.stack - 1] if state.stack else s.NONE
    if kind < 0:
        return {}
    top = box.cards[kind]
    own = any(effect.whom == Whom.TARGET for effect in top.effects)
    return {"top": top.named, "own": "yes" if own else "no"}


def _of_card(refusal: Refusal, box: SocialBox, state: State, card: Card) -> dict[str, Argument]:
    facts: dict[str, Argument] = {
        "card": card.named,
        "cost": card.cost,
        "number": card.tires,
        "round": card.from_round,
        "value": slug(Value(card.value)),
    }
    if card.when != When.ANY:
        facts["when"] = when_text(card)
    if card.twist != s.NONE:
        facts["stat"] = slug(TwistBonus(card.twist))
    if refusal == Refusal.VALUE_USED_UP:
        team = (state.team[state.actor, member] for member in range(s.MEMBERS))
        players = sum(box.record.value[player] == card.value for player in team)
        facts |= {"players": players, "number": players * box.record.specials}
    return facts


def _of_spot(box: SocialBox, state: State, action: int) -> dict[str, Argument]:
    """Return the facts about the spot that an action names, and about the member to be placed there."""
    spot = SPOT[action]
    if spot == s.NONE or VERB[action] == SHOW:
        return {}
    seat = state.actor
    side = 1 - seat if VERB[action] == RIVAL_AIM else seat
    facts: dict[str, Argument] = {"there": _stands(box, state, side, spot)}
    if VERB[action] == PLACE:
        member = MEMBER[action] + 1
        facts |= {
            "spot": Spot(spot).name,
            "member": member,
            "placed": named(box, state, seat, member),
        }
    return facts


def _stands(box: SocialBox, state: State, seat: int, spot: int) -> Called:
    return named(box, state, seat, max(state.spot[seat, spot], 0))
