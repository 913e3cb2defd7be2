"""Whether anything but to hold would be a plain waste, as far as the seat that is asked can know.

That is so in the exchange of a blocked shot only (SOC-8.12), and only while every card that the seat may
add does nothing but raise or lower the two numbers that are compared (SOC-8.10, 10.3): whoever could draw,
look, tire, refresh, cancel or pay with a player may have reasons of one's own. Then holding is as good as
anything else in two cases.

- The seat is behind, and would be with all that it may add: each of its cards, whatever they cost together,
  and one Twist (SOC-8.14). If the other side adds nothing more, the shot ends as it does now. (That it might
  be tempted to spend a card in turn does not count: it sees that it need not.)
- The seat is ahead. If the other side holds as well, that is the end of it (SOC-8.12); if it adds a card,
  this seat is asked again with the same hand and the same pool, since nothing is worked off before
  (SOC-8.16), and an answer lies on top of what it answers, where it does no less. Only the limit of the stack
  could keep the seat from answering in full (SOC-8.21): there has to be room for all its cards, each after
  one of the other side's.
"""

from collections.abc import Mapping

from .. import state as s
from ..actions import CARD, HOLD, TWIST, VERB
from ..box import SocialBox
from ..effects import Do
from ..refusals import Refusal
from ..rules import legal
from ..stack import refuse_card, refuse_twist
from ..state import BlockTie, BoxRecord, CardType, Lasts, State, Whom
from .shot import verdict

_OWN: Mapping[int, Whom] = {Do.ATTACK: Whom.ACTIVE, Do.DEFENCE: Whom.RIVAL_ACTIVE}
"""Whose attack and whose defence the shooter's cards change; the blocker's change the opposite."""
_RIVALS: Mapping[int, Whom] = {Do.ATTACK: Whom.RIVAL_ACTIVE, Do.DEFENCE: Whom.ACTIVE}
_MAY_BE_LIFTED = (Refusal.NONE, Refusal.NOTHING_TO_CANCEL, Refusal.NOTHING_TO_COPY)
"""What may forbid a card that can still be added to the shot: all else stays as it is until the cards are worked off."""


def is_waste(box: SocialBox, state: State) -> bool:
    """Return whether every answer of the actor but to hold is a plain waste, from the actor's redacted record.

    False where there is nothing else to answer with.
    """
    record, seat = box.record, state.actor
    if state.blocker == 0 or seat < 0:
        return False
    out = [0] * (2 * record.kinds + 1)
    answers = [action for action in out[: legal(record, state, out)] if action != HOLD]
    now = verdict(box, state)
    if not answers or now is None:
        return False
    shoots = seat == state.turn
    gain, twists = 0, False
    for action in answers:
        if VERB[action] == TWIST:
            twists = True
            continue
        swing = _swing(record, CARD[action], shoots)
        if swing is None:
            return False
        gain += max(swing, 0) * state.hand[seat, CARD[action]]
    gain += record.twist_bonus * twists
    if now.goal == shoots:
        own = _own_adds(record, state)
        return own + min(own, _rivals_adds(record, state)) <= s.STACK - state.stack
    if not shoots and now.attack <= gain:
        return False  # the ball could be lost before anything is compared (SOC-10.23)
    lead = now.attack - now.defence + (gain if shoots else -gain)
    goal = lead > 0 or (lead == 0 and record.tie != BlockTie.BLOCKED)
    return goal == now.goal


def _swing(box: BoxRecord, kind: int, shoots: bool) -> int | None:
    """Return by how much a card changes the lead in its side's favour; None if it does anything else as well."""
    if box.tires[kind]:
        return None
    total = 0
    for step in range(box.effects[kind]):
        effect, amount = box.effect[kind, step], box.amount[kind, step]
        whose = (_OWN if shoots else _RIVALS).get(effect)
        if (
            whose is None
            or box.whom[kind, step] != whose
            or box.lasts[kind, step] != Lasts.SEQUENCE
        ):
            return None
        total += amount if (effect == Do.ATTACK) == shoots else -amount
    return total


def _own_adds(box: BoxRecord, state: State) -> int:
    """Return the most cards that the actor could still add to the shot, those included that need a card to answer."""
    seat = state.actor
    cards = twists = 0
    for kind in range(box.kinds):
        held = int(state.hand[seat, kind])
        if held and box.types[kind] == CardType.TWIST:
            twists |= refuse_twist(box, state, seat, kind) == Refusal.NONE
        elif held and refuse_card(box, state, seat, kind) in _MAY_BE_LIFTED:
            cards += held
    return min(cards, _paid(box, state, seat)) + twists


def _rivals_adds(box: BoxRecord, state: State) -> int:
    """Return the most cards that the other side could add, from what both sides see."""
    rival = 1 - state.actor
    most = _paid(box, state, rival) + int(state.twisted[rival] == 0)
    return min(int(state.hand_size[rival]), most)


def _paid(box: BoxRecord, state: State, seat: int) -> int:
    """Return for how many cards a pool suffices at most."""
    return int(state.custody[seat]) // box.cheapest if box.cheapest else s.STACK
