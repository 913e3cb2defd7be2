"""Messages of the refusals of SocialSoccer and the facts in their arguments."""

from kickabout.engine.vocabulary import slug
from kickabout.games.social_soccer import state as s
from kickabout.games.social_soccer.box import SocialBox
from kickabout.games.social_soccer.box.contents import Card
from kickabout.games.social_soccer.card_texts import when_text
from kickabout.games.social_soccer.people import Called, named
from kickabout.games.social_soccer.pitch import fresh_members, is_fresh
from kickabout.games.social_soccer.preparations import player_to_show
from kickabout.games.social_soccer.refusals import Refusal
from kickabout.games.social_soccer.state import Phase, Spot, State, TwistBonus, Value, When, Whom
from kickabout.text.messages import Argument, Message, Seat

_OF_CARDS = (s.PACKS, s.PLAYS, s.TWISTS, s.DISCARDS, s.DRAWS, s.LOSSES, s.SIGHTS, s.REVEALS)
_AT_SPOTS = (s.BALLS, s.PASSES, s.BLOCKS, s.TIRES, s.AIMS, s.RIVAL_AIMS)


def explain(refusal: Refusal, box: SocialBox, state: State, action: int) -> Message:
    """Return the message of a refusal, with its clause and arguments."""
    facts: dict[str, Argument] = {}
    if state.actor >= 0:
        facts |= _of_side(box, state, state.actor)
    facts |= _of_stack(box, state)
    for first in _OF_CARDS:
        if first <= action < first + len(box.cards):
            facts |= _of_card(refusal, box, state, box.cards[action - first])
    if s.SIGNS <= action < s.SIGNS + len(box.players):
        facts["signed"] = box.players[action - s.SIGNS].named
    if state.actor >= 0:
        facts |= _of_spot(box, state, action)
    if refusal in (Refusal.TOO_MANY_COPIES, Refusal.TOO_MANY_COPIES_IN_LARGE):
        facts["number"] = box.record.copies
    elif refusal == Refusal.DISCARD_FIRST:
        facts["number"] = box.record.hand_limit
    elif refusal == Refusal.PAY_FIRST:
        facts["number"] = state.costs
    if state.phase == Phase.SHOW:
        facts["due"] = Spot(player_to_show(state) // s.PLAYERS).name
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
    seat = state.actor
    if s.PLACES <= action < s.KEEP:
        member, spot = divmod(action - s.PLACES, s.SPOTS)
        return {
            "spot": Spot(spot).name,
            "there": _stands(box, state, seat, spot),
            "member": member + 1,
            "placed": named(box, state, seat, member + 1),
        }
    for first in _AT_SPOTS:
        if first <= action < first + s.SPOTS:
            side = 1 - seat if first == s.RIVAL_AIMS else seat
            return {"there": _stands(box, state, side, action - first)}
    return {}


def _stands(box: SocialBox, state: State, seat: int, spot: int) -> Called:
    return named(box, state, seat, max(state.spot[seat, spot], 0))
