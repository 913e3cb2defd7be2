"""What speaks for and against the choices of a position, as facts that everybody or the seat itself can see."""

from collections.abc import Iterator

from kickabout.engine.game import Reason
from kickabout.text.messages import Argument, Message, Name, Seat

from . import state as s
from .actions import (
    BLOCK,
    CARD,
    GIVE_BALL,
    GIVE_UP,
    HOLD,
    KEEP,
    LET,
    PASS,
    PLAY,
    REDRAW,
    SHOOT,
    SPOT,
    TWIST,
    VERB,
    number_of,
)
from .box import Effect, SocialBox
from .effects import Do
from .heuristic.cards import takes_ball
from .pitch import attack_of, defence_of, is_fresh, spot_of
from .refusals import Refusal
from .rules import apply, refuse
from .state import BlockTie, CardType, Lasts, Phase, State
from .view.hand import opening_hand, with_card
from .view.shot import Verdict, verdict


def reasons(box: SocialBox, state: State, seat: int, action: int) -> list[Reason]:
    """Return what speaks for and against a legal action of the seat, the weightiest first."""
    verb = VERB[action]
    if verb == GIVE_UP:
        return [Reason(Message("reason-gives-up", rival=Seat(1 - seat)), False)]
    if verb in (KEEP, REDRAW):
        return [_of_the_opening_hand(box, state, seat, keeps=verb == KEEP)]
    if verb in (SHOOT, PASS, GIVE_BALL):
        return [_of_the_ball(box, state, seat, action)]
    if verb in (BLOCK, LET):
        return [_of_a_block(box, state, seat, action)]
    if verb in (PLAY, TWIST, HOLD) and state.phase == Phase.ANSWER and state.blocker > 0:
        return list(_of_a_shot(box, state, seat, action))
    return list(_of_a_card(box, state, seat, CARD[action])) if verb == PLAY else []


def _of_the_opening_hand(box: SocialBox, state: State, seat: int, *, keeps: bool) -> Reason:
    """Return whether the pool of the first round pays for the opening hand."""
    cost, pool, _ = opening_hand(box, state, seat)
    which = "reason-hand-paid" if cost <= pool else "reason-hand-dear"
    return Reason(Message(which, cost=cost, pool=pool), (cost <= pool) == keeps)


def _of_the_ball(box: SocialBox, state: State, seat: int, action: int) -> Reason:
    """Return how many can block a shot of whoever has the ball then, beside those who can block one now."""
    holder = state.ball
    if VERB[action] == SHOOT:
        attack = attack_of(box.record, state, seat, holder)
        number = len(_blockers(box, state, seat, attack))
        which = "reason-shot-blocked" if number else "reason-shot-free"
        return Reason(
            Message(which, rival=Seat(1 - seat), attack=attack, number=number), not number
        )
    spot = SPOT[action]
    attack = attack_of(box.record, state, seat, state.spot[seat, spot])
    number = len(_blockers(box, state, seat, attack))
    facts: dict[str, Argument] = {"rival": Seat(1 - seat), "attack": attack, "number": number}
    if attack <= 0:
        return Reason(Message("reason-no-attack"), False)
    if VERB[action] == GIVE_BALL:
        return Reason(
            Message("reason-receiver", **facts), number == _fewest_blockers(box, state, seat)
        )
    now = attack_of(box.record, state, seat, holder)
    is_freed = spot < s.ATTACKERS and spot_of(state, seat, holder) >= s.BENCH_TO
    better = number < len(_blockers(box, state, seat, now)) or is_freed
    return Reason(Message("reason-receiver" if better else "reason-pass-tires", **facts), better)


def _fewest_blockers(box: SocialBox, state: State, seat: int) -> int:
    """Return how many can block the shot that the fewest can, of all that the seat's fresh players may make."""
    attacks = [
        attack_of(box.record, state, seat, state.spot[seat, spot])
        for spot in range(s.ATTACKERS)
        if is_fresh(state, seat, spot)
    ]
    return min(
        (len(_blockers(box, state, seat, attack)) for attack in attacks if attack > 0), default=0
    )


def _blockers(box: SocialBox, state: State, seat: int, attack: int) -> list[int]:
    """Return the spots of the rival's fresh defenders who can block so much Attack without a card."""
    needed = attack + (box.record.tie != BlockTie.BLOCKED)
    return [
        spot
        for spot in range(s.BENCH_TO, s.SPOTS)
        if is_fresh(state, 1 - seat, spot)
        and defence_of(box.record, state, 1 - seat, state.spot[1 - seat, spot]) >= needed
    ]


def _of_a_block(box: SocialBox, state: State, seat: int, action: int) -> Reason:
    """Return whether a blocker suffices, and whether a weaker one would."""
    attack = attack_of(box.record, state, state.turn, state.shooter)
    able = _blockers(box, state, state.turn, attack)
    if VERB[action] == LET:
        which = "reason-let-goal" if able else "reason-let-spares"
        return Reason(Message(which, attack=attack), not able)
    defence = {
        spot: defence_of(box.record, state, seat, state.spot[seat, spot])
        for spot in {SPOT[action], *able}
    }
    mine = defence[SPOT[action]]
    needed = attack + (box.record.tie != BlockTie.BLOCKED)
    if SPOT[action] not in able:
        short: dict[str, Argument] = {"attack": attack, "defence": mine, "more": needed - mine}
        card = _card_that_saves(box, state, seat, action)
        if card is None:
            return Reason(Message("reason-block-short", **short), False)
        return Reason(Message("reason-block-card", card=card, **short), True)
    least = min(defence[spot] for spot in able)
    which = "reason-block-holds" if mine == least else "reason-block-spare"
    facts: dict[str, Argument] = {"attack": attack, "defence": mine, "least": least}
    return Reason(Message(which, spare=mine - needed, **facts), mine == least)


def _card_that_saves(box: SocialBox, state: State, seat: int, action: int) -> Name | None:
    """Return the cheapest card in hand with which a block stops the shot, if nobody adds another; None without one."""
    after: State = state.copy()
    apply(box.record, after, action)
    if after.phase != Phase.ANSWER or after.blocker == 0:
        return None
    after.actor = seat
    held = [kind for kind in range(len(box.cards)) if state.hand[seat, kind] > 0]
    for kind in sorted(held, key=lambda kind: int(box.record.cost[kind])):
        twist = box.cards[kind].type == CardType.TWIST
        use = number_of(TWIST if twist else PLAY, kind)
        if refuse(box.record, after, use) != Refusal.NONE:
            continue
        then = with_card(box, after, seat, use)
        if then is None or not then.goal:
            return box.cards[kind].named
    return None


def _of_a_shot(box: SocialBox, state: State, seat: int, action: int) -> Iterator[Reason]:
    """Yield how a blocked shot ends if nothing is added after the answer."""
    now, shoots = verdict(box, state), seat == state.turn
    if now is None:
        return
    if VERB[action] == HOLD:
        which = "reason-is-goal" if now.goal else "reason-is-blocked"
        yield Reason(Message(which, attack=now.attack, defence=now.defence), now.goal == shoots)
        return
    after: State = state.copy()
    apply(box.record, after, action)
    if after.phase == Phase.AIM:
        return
    if after.phase == Phase.COST:
        then = with_card(box, state, seat, action)
        if then is None:
            return
    else:
        then = verdict(box, after) or Verdict(
            after.shot_attack, after.shot_defence, after.phase == Phase.REVEAL
        )
    turned = then.goal == shoots != now.goal
    which = "reason-turns" if turned else "reason-no-turn"
    if now.goal == shoots:
        which = "reason-settled"
    facts: dict[str, Argument] = {
        "attack": then.attack,
        "defence": then.defence,
        "ends": "goal" if then.goal else "blocked",
        "cost": box.record.cost[CARD[action]] if VERB[action] == PLAY else 0,
    }
    yield Reason(Message(which, **facts), turned)


def _of_a_card(box: SocialBox, state: State, seat: int, kind: int) -> Iterator[Reason]:
    """Yield what a card does, and what it costs."""
    record, rival = box.record, Seat(1 - seat)
    card = box.cards[kind]
    for step, effect in enumerate(card.effects):
        if (effect.do == Do.STEAL and seat != state.turn) or takes_ball(record, state, kind, step):
            yield Reason(Message("reason-takes-ball", rival=rival), True)
        elif effect.do == Do.DRAW:
            number = min(effect.amount, state.deck_size[seat])
            yield Reason(Message("reason-draws", number=number), number > 0)
        elif effect.do == Do.DISCARD:
            number = min(effect.amount, state.hand_size[1 - seat])
            yield Reason(Message("reason-discards", rival=rival, number=number), number > 0)
        elif state.shooter == 0 and _is_for_a_shot(effect):
            yield Reason(Message("reason-no-shot-yet"), False)
    if card.type == CardType.MASTERMOVE:
        yield Reason(Message("reason-tires", number=record.tires[kind]), False)
    elif record.cost[kind]:
        yield Reason(
            Message("reason-costs", number=record.cost[kind], left=state.custody[seat]), False
        )


def _is_for_a_shot(effect: Effect) -> bool:
    """Return whether an effect is a change of Attack or Defence that ends with the sequence."""
    return effect.do.row.lasts and effect.lasts == Lasts.SEQUENCE
