"""The hand of a seat: the plays of each card, and what it would make of a shot."""

from kickabout.engine.actions import verb_of
from kickabout.engine.views import in_hand
from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Message, Seat, Text

from .. import clauses, stack
from ..actions import ACTIONS, CARD, PLAY, TWIST, number_of
from ..box import SocialBox
from ..cards import can_be_asked
from ..effects import Do, aimed_effect
from ..explanations import explain
from ..pitch import fill_pools
from ..refusals import Refusal
from ..rules import refuse
from ..state import NONE, CardType, Phase, State, TwistBonus, TwistUse, When, Whom
from .cards import card_data
from .shot import Verdict, verdict
from .types import CardInHand, CardPlay


def hand_data(box: SocialBox, state: State, seat: int, legal_now: list[int]) -> list[CardInHand]:
    """Return the hand of a seat: every card with its plays, or the reason why it has none."""
    hand: list[CardInHand] = []
    now = verdict(box, state) if state.phase == Phase.ANSWER and legal_now else None
    for kind in range(len(box.cards)):
        if state.hand[seat, kind] > 0:
            plays = [_play(box, action) for action in legal_now if CARD[action] == kind]
            note, best = _note(box, state, seat, kind, legal_now, now)
            why = None if plays else _why(box, state, seat, kind, legal_now)
            card = {
                **card_data(box, kind),
                "waits": _short(box, kind, why) if why else "",
                "in_vain": bool(plays) and _copies_in_vain(box, state, seat, kind, now),
            }
            hand += in_hand(card, state.hand[seat, kind], plays, note, best, why)
    return hand


def _play(box: SocialBox, action: int) -> CardPlay:
    name = ACTIONS.name_of(box, action)
    use = verb_of(name)
    label = Message(f"hand-{use}", card=box.cards[CARD[action]].named)
    return {"action": name, "on": None, "label": label, "use": use}


def opening_hand(box: SocialBox, state: State, seat: int) -> tuple[int, int, int]:
    """Return what the cards in hand cost in all, and the Custody that the first round brings the seat and its rival."""
    first: State = state.copy()
    fill_pools(box.record, first)
    held = (int(box.record.cost[kind] * state.hand[seat, kind]) for kind in range(len(box.cards)))
    return sum(held), int(first.custody[seat]), int(first.custody[1 - seat])


# Notes on cards.


def _note(
    box: SocialBox, state: State, seat: int, kind: int, legal_now: list[int], now: Verdict | None
) -> tuple[Text, bool]:
    """Return a note on what a card would make of the shot, empty without one, and whether it turns it."""
    uses = (number_of(PLAY, kind), number_of(TWIST, kind))
    actions = [action for action in uses if action in legal_now]
    if now is None or not actions:
        return "", False
    after = with_card(box, state, seat, actions[0])
    if after is None:
        return Message("note-ball"), now.goal == (seat != state.turn)
    shoots = seat == state.turn
    sums = after.attack, after.defence
    if (after.attack, after.defence) == (now.attack, now.defence):
        return "", False
    if now.goal == after.goal == shoots:
        return "", False  # it is won already
    sign = "=" if sums[0] == sums[1] else ">" if sums[0] > sums[1] else "<"
    said = f"{sums[0]} {sign} {sums[1]}"
    ends = "goal" if after.goal else "blocked"
    turns = now.goal != after.goal == shoots
    open_ = turns and can_be_asked(box.record, state, 1 - seat)
    which = "note-sum.open" if open_ else "note-sum"
    return Message(which, sum=said, ends=ends, rival=Seat(1 - seat)), turns


def _copies_in_vain(
    box: SocialBox, state: State, seat: int, kind: int, now: Verdict | None
) -> bool:
    """Return whether a card copies numbers alone that would change nothing in the shot."""
    if now is None or all(effect.do != Do.COPY for effect in box.cards[kind].effects):
        return False
    top = state.stack - 1
    copied = box.cards[state.stack_kind[top]].effects
    if state.stack_twist[top] == TwistUse.BONUS or any(
        effect.do not in (Do.ATTACK, Do.DEFENCE) for effect in copied
    ):
        return False
    return with_card(box, state, seat, number_of(PLAY, kind)) == now


def with_card(box: SocialBox, state: State, seat: int, action: int) -> Verdict | None:
    """Return the verdict on a shot with one card more, for the shooter or the blocker, if nobody answers it."""
    after: State = state.copy()
    after.actor = seat
    stack.answer(box.record, after, action)
    after.costs = 0
    whom = {effect.whom for effect in box.cards[CARD[action]].effects}
    if whom & {Whom.TARGET, Whom.RIVAL_TARGET}:
        own = (Whom.TARGET in whom) == (seat == state.turn)
        after.stack_aim[after.stack - 1] = state.shooter if own else state.blocker
    return verdict(box, after)


def _why(box: SocialBox, state: State, seat: int, kind: int, legal_now: list[int]) -> Message:
    """Return why a card of the hand cannot be played now."""
    twist = box.cards[kind].type == CardType.TWIST
    if state.phase == Phase.BLOCK or (_is_for_a_block(box, kind) and _is_before_block(state)):
        return _once_blocked(box, state, seat, kind)
    asked = state.phase in (Phase.PLAY, Phase.ANSWER) and legal_now
    if asked or state.phase == Phase.FULL_TIME:
        as_actor: State = state.copy()
        as_actor.actor = seat
        action = number_of(TWIST if twist else PLAY, kind)
        refusal = Refusal.of(refuse(box.record, as_actor, action))
        return explain(refusal, box, as_actor, action)
    if state.phase < Phase.ROUND_DRAW:
        return Message("waits-for-match", clause=clauses.LINE_UP)
    if state.phase == Phase.TRIM:
        return Message("waits-for-round", clause=clauses.HAND_LIMIT)
    if state.round < box.cards[kind].from_round:
        return explain(Refusal.TOO_EARLY, box, state, number_of(PLAY, kind))
    if twist and state.twisted[seat]:
        return Refusal.ONE_TWIST_ONLY.message()
    if twist and not _fits_block(box, state, seat, kind):
        return Message("waits-for-block", clause=clauses.TWIST)
    if legal_now:
        return Message("waits-for-decision", clause=clauses.PLAYABLE)
    return Message("waits-for-turn", clause=clauses.ONLY_ANSWERS)


def _is_for_a_block(box: SocialBox, kind: int) -> bool:
    card = box.cards[kind]
    return card.type == CardType.TWIST or card.when in {
        When.OWN_SHOT,
        When.RIVAL_SHOT,
        When.ANY_SHOT,
    }


def _is_before_block(state: State) -> bool:
    """Return whether a shot is under way for which nobody has stepped in yet, whatever answers it meanwhile."""
    return state.shooter > 0 and state.blocker == 0 and state.scorer == NONE


def _fits_block(box: SocialBox, state: State, seat: int, kind: int) -> bool:
    """Return whether a shot is blocked for which a Twist is of the right side."""
    blocked = state.blocker > 0 and state.scorer == NONE
    return blocked and stack.refuse_discarding(box.record, state, seat, kind) == Refusal.NONE


def _once_blocked(box: SocialBox, state: State, seat: int, kind: int) -> Message:
    """Return what a card waits for before the block: a reason that stands after it as well, else somebody to block."""
    blocked: State = state.copy()
    blocked.actor, blocked.blocker = seat, 1
    twist = box.cards[kind].type == CardType.TWIST
    refuse_it = stack.refuse_discarding if twist else stack.refuse_playing
    refusal = Refusal.of(refuse_it(box.record, blocked, seat, kind))
    if refusal == Refusal.NONE:
        return Message("waits-for-blocker", clause=clauses.EXCHANGE)
    return explain(refusal, box, blocked, number_of(TWIST if twist else PLAY, kind))


def _short(box: SocialBox, kind: int, why: Message) -> Message:
    """Return a reason why a card cannot be played in two words, for its face."""
    card, aimed = box.cards[kind], aimed_effect(box.record, kind)
    does = "" if aimed == NONE else slug(card.effects[aimed].do)
    twist = "" if card.twist == NONE else slug(TwistBonus(card.twist))
    short = Message(
        f"{why.id}.short", when=slug(card.when), does=does, twist=twist, round=card.from_round
    )
    return short.or_else("page-not-now")
