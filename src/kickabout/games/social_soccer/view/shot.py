"""A shot as plain data: shooter and blocker, and the terms of attack and defence."""

from dataclasses import dataclass

from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Message

from .. import state as s
from ..box import Effect, SocialBox
from ..cards import can_be_asked
from ..effects import Do
from ..people import player_of
from ..pitch import attack_of, defence_of, spot_of, stands_in_row
from ..shots import has_blocker
from ..state import BlockTie, Entry, Phase, ShotEnd, State, TwistBonus, TwistUse, Whom
from ..working import work
from .cards import card_data, ref
from .stack import cancelled_entries
from .types import CardTerm, Goal, Shot, Sum, Term

OPEN = (Phase.ANSWER, Phase.COST, Phase.AIM)
"""The phases in which the stack still grows."""


@dataclass(frozen=True)
class Verdict:
    """The outcome of a shot if nothing more is added."""

    attack: int
    defence: int
    goal: bool


def verdict(box: SocialBox, state: State) -> Verdict | None:
    """Return the outcome of the shot under way if nothing is added; None without a block or if the ball is lost."""
    if state.blocker == 0 or state.stack == 0:
        return None
    ahead: State = state.copy()
    ahead.phase = Phase.RESOLVE
    for step in work(box, ahead, past_chance=True):
        if step.kind == Entry.SHOT and not step.was.stack_off[step.entry]:
            now = step.now
            return Verdict(now.shot_attack, now.shot_defence, now.phase == Phase.REVEAL)
    return None


def shot_data(box: SocialBox, state: State) -> Shot | None:
    """Return the shot under way, or the last one until the ball is given; None if there is none."""
    seat, shooter, blocker = state.shot_seat, state.shot_by, state.shot_against
    if seat == s.NONE:
        return None
    over = state.shot_end != ShotEnd.UNDER_WAY
    now = None if over else verdict(box, state)
    attack = attack_of(box.record, state, seat, shooter)
    defence = defence_of(box.record, state, 1 - seat, blocker) if blocker else 0
    if over and blocker and state.shot_end != ShotEnd.LOST:
        attack, defence = state.shot_attack, state.shot_defence
    elif now is not None:
        attack, defence = now.attack, now.defence
    wins = attack > defence or (attack == defence and box.record.tie != BlockTie.BLOCKED)
    return {
        "by": seat,
        "shooter": ref(box, state, seat, shooter),
        "blocker": ref(box, state, 1 - seat, blocker),
        "attack": _sum(box, state, Do.ATTACK, attack),
        "defence": _sum(box, state, Do.DEFENCE, defence) if blocker else None,
        "leads": "attack" if wins else "defence",
        "tie": slug(BlockTie(box.record.tie)),
        "outcome": slug(ShotEnd(state.shot_end)) if over else None,
        "let_through": over and not blocker,
        "asked": state.phase == Phase.BLOCK,
        "can_be_blocked": not over and not blocker and has_blocker(state),
        "answerable": not over and can_be_asked(box.record, state, 1 - seat if wins else seat),
        "announced": not over and not blocker and state.phase != Phase.BLOCK,
    }


def goal_data(box: SocialBox, state: State) -> Goal | None:
    """Return the goal just scored, until the ball is given again; None if there is none."""
    if state.shot_seat == s.NONE or state.shot_end != ShotEnd.GOAL:
        return None
    kind = state.goal_card
    return {
        "by": state.shot_seat,
        "against": 1 - state.shot_seat,
        "scorer": ref(box, state, state.shot_seat, state.shot_by),
        "card": None if kind == s.NONE else card_data(box, kind),
        "twist": kind != s.NONE and box.cards[kind].twist != s.NONE,
        "counted": state.phase != Phase.REVEAL,
        "score": [state.goals[0], state.goals[1]],
    }


# The terms of a number.


def _sum(box: SocialBox, state: State, what: int, total: int) -> Sum:
    """Return attack or defence in a shot, line by line; the lines add up to the total."""
    seat = state.shot_seat if what == Do.ATTACK else 1 - state.shot_seat
    member = state.shot_by if what == Do.ATTACK else state.shot_against
    player = box.player(player_of(state, seat, member))
    printed = player.attack if what == Do.ATTACK else player.defence
    added = _added(box, state, what, seat, member)
    rest = total - printed - sum(line["value"] for line in added)
    steps: list[Term | CardTerm] = [
        {"label": Message("stat-name", stat=slug(Do(what))), "value": printed}
    ]
    if rest:
        steps.append({"label": Message("sum-so-far"), "value": rest})
    return {"total": total, "steps": [*steps, *added]}


def _added(box: SocialBox, state: State, what: int, seat: int, member: int) -> list[CardTerm]:
    """Return what the cards of the exchange add, the first one laid first."""
    entries = state.stack if state.phase in OPEN else state.worked
    if state.shot_against == 0:
        return []
    lines: list[CardTerm] = []
    cancelled = cancelled_entries(box, state, entries)
    for entry in range(1, entries):
        card = box.cards[state.stack_kind[entry]]
        value = 0 if entry in cancelled else _adds(box, state, entry, what, seat, member)
        if value:
            lines.append(
                {
                    "label": card.named,
                    "value": value,
                    "by": state.stack_seat[entry],
                    "card": card.slug,
                    "pending": entry < state.stack,
                }
            )
    return lines


def _adds(box: SocialBox, state: State, entry: int, what: int, seat: int, member: int) -> int:
    """Return what one card adds to the attack or the defence of a member."""
    card, by = box.cards[state.stack_kind[entry]], state.stack_seat[entry]
    if state.stack_twist[entry] == TwistUse.BONUS:
        helps = Do.ATTACK if card.twist == TwistBonus.ATTACK else Do.DEFENCE
        return box.record.twist_bonus if helps == what else 0
    effects, aimed = list(card.effects), state.stack_aim[entry]
    if any(effect.do == Do.COPY for effect in effects):
        below = state.stack_kind[entry - 1]
        bonus = below < 0 or state.stack_twist[entry - 1] == TwistUse.BONUS
        copied = () if bonus else box.cards[below].effects
        if not any(effect.do.row.about_card for effect in copied):
            effects += copied
            aimed = member  # a copied effect with a chosen target hits the active player
    value = 0
    for effect in effects:
        if effect.do == what and _is_for(state, effect, by, seat, member, aimed):
            value += effect.amount
    return value


def _is_for(state: State, effect: Effect, by: int, seat: int, member: int, aimed: int) -> bool:
    """Return whether an effect of a card of `by` applies to `member` of `seat`, the shooter or the blocker."""
    if effect.whom >= Whom.ATTACK_ROW:
        own = effect.whom <= Whom.FIELD
        return own == (by == seat) and stands_in_row(effect.whom, spot_of(state, seat, member))
    if by == seat:
        return effect.whom == Whom.ACTIVE or (effect.whom == Whom.TARGET and aimed == member)
    return effect.whom == Whom.RIVAL_ACTIVE or (
        effect.whom == Whom.RIVAL_TARGET and aimed == member
    )
