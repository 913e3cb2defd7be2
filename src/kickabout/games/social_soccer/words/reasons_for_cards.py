"""Why a card cannot be played now, or not at this target, with the rulebook's clause."""

from kickabout.games.social_soccer import clauses
from kickabout.games.social_soccer import state as s
from kickabout.games.social_soccer.box import SocialBox
from kickabout.games.social_soccer.effects import aimed_effect
from kickabout.games.social_soccer.pitch import active, fresh_members
from kickabout.games.social_soccer.stack import answers_card, is_time_for
from kickabout.games.social_soccer.state import CardType, Do, Rest, State, TwistBonus, Whom
from kickabout.games.social_soccer.words.card_texts import WHEN_TEXTS
from kickabout.games.social_soccer.words.saying import (
    TWIST_NOUNS,
    count,
    is_bench,
    player_of,
)


def why_not_card(box: SocialBox, state: State, seat: int, kind: int) -> str:
    """Why a seat may not play a card now."""
    name = box.cards[kind].name
    if state.hand[seat, kind] <= 0:
        return f"There is no {name} in your hand ({clauses.PLAYABLE})."
    return why_unplayable(box, state, seat, kind)


def why_unplayable(box: SocialBox, state: State, seat: int, kind: int) -> str:
    """Why a card that a seat holds cannot be played now, though it is the seat's to play one."""
    card = box.cards[kind]
    name = card.name
    if card.type == CardType.TWIST:
        return f"{name} is a Twist: it is discarded in a shot, not played ({clauses.NO_TWIST})."
    if state.stack == s.STACK:
        return f"Eight lie on the stack, and no more fit ({_full(state)})."
    pool = state.custody[seat]
    if card.cost > pool:
        return f"{name} costs {card.cost} Custody, and you have {pool} left ({clauses.PLAYABLE})."
    fresh = fresh_members(state, seat)
    if card.tires > fresh:
        needed = count(card.tires, "fresh player")
        has = count(fresh, "is", "are") if fresh else "nobody is"
        return f"{name} tires {needed} of yours, and {has} left ({clauses.PLAYABLE})."
    if state.round < card.from_round:
        return f"{name} is played only from round {card.from_round} on ({clauses.WHEN})."
    if not is_time_for(state, seat, card.when):
        return f"{name} is played only {WHEN_TEXTS[card.when]} ({clauses.WHEN})."
    for effect in card.effects:
        if effect.do in (Do.CANCEL, Do.COPY) and not answers_card(state, seat):
            clause = clauses.CANCEL if effect.do == Do.CANCEL else clauses.COPY
            return f"{name} answers a card of the other side, and none is there ({clause})."
        if effect.do == Do.STEAL and state.shooter:
            return f"{name} takes no ball out of a shot ({clauses.STEAL})."
        if effect.do == Do.MOVE and state.shooter:
            return f"{name} moves no ball that is on its way to the goal ({clauses.MOVE})."
        if effect.whom == Whom.ACTIVE and not active(state, seat):
            return f"{name} is for your active player, and you have none ({clauses.FOR_NOBODY})."
        if effect.whom == Whom.RIVAL_ACTIVE and not active(state, 1 - seat):
            return f"{name} is for the rival's active player, and there is none ({clauses.FOR_NOBODY})."
    return f"There is nobody for whom {name} could be ({clauses.PLAYABLE})."


def _full(state: State) -> str:
    return clauses.SHOT_STACK_FULL if state.blocker else clauses.STACK_FULL


def why_not_twist(box: SocialBox, state: State, seat: int, kind: int) -> str:
    """Why a seat may not discard a Twist now."""
    card = box.cards[kind]
    if card.type != CardType.TWIST:
        return f"{card.name} is no Twist ({clauses.TWIST})."
    if state.hand[seat, kind] <= 0:
        return f"There is no {card.name} in your hand ({clauses.TWIST})."
    return why_no_bonus(box, state, seat, kind)


def why_no_bonus(box: SocialBox, state: State, seat: int, kind: int) -> str:
    """Why a Twist that a seat holds cannot be discarded now."""
    card = box.cards[kind]
    if not state.blocker:
        return f"A Twist is discarded only when a shot is blocked ({clauses.TWIST})."
    attacks = seat == state.turn
    if (card.twist == TwistBonus.ATTACK) != attacks:
        whose = "the shooter's side" if card.twist == TwistBonus.ATTACK else "the blocker's side"
        return f"{card.name} adds {TWIST_NOUNS[card.twist]}: it is for {whose} ({clauses.TWIST})."
    if state.stack == s.STACK:
        return f"Eight lie on the stack, and no more fit ({clauses.SHOT_STACK_FULL})."
    return f"You have discarded a Twist for this shot already ({clauses.ONE_TWIST})."


def why_not_aim(box: SocialBox, state: State, action: int) -> str:
    """Why the card on top of the stack cannot be aimed there."""
    seat, kind = state.actor, state.stack_kind[state.stack - 1]
    card, step = box.cards[kind], aimed_effect(box.record, kind)
    assert step != s.NONE
    effect = card.effects[step]
    own = effect.whom == Whom.TARGET
    first, side = (s.AIMS, seat) if own else (s.RIVAL_AIMS, 1 - seat)
    if not s.AIMS <= action < s.RIVAL_AIMS + s.SPOTS:
        write = "aim at SPOT" if own else "aim at their SPOT"
        return f"Say first for whom {card.name} is: {write} ({clauses.AIM})."
    if not first <= action < first + s.SPOTS:
        whose = "a player of your own" if own else "a player of the other side"
        return f"{card.name} is for {whose} ({clauses.WRITE_SIDE})."
    spot = action - first
    name = box.player(player_of(state, side, state.spot[side, spot])).name
    if is_bench(spot):
        return f"{name} sits on the bench ({clauses.BENCH})."
    rested = state.rest[side, state.spot[side, spot] - 1] == Rest.FRESH
    if effect.do == Do.REFRESH and rested:
        return f"{name} is fresh already ({clauses.PLAYABLE})."
    if effect.do == Do.TIRE:
        return f"{name} is tired already ({clauses.PLAYABLE})."
    return f"{name} has the ball already ({clauses.PLAYABLE})."
