"""The stack as plain data, and the cards of a hand that is looked into."""

from kickabout.engine.game import HIDDEN
from kickabout.engine.vocabulary import slug

from .. import state as s
from ..box import SocialBox
from ..card_texts import stack_text
from ..effects import Do, aimed_effect
from ..state import Entry, Phase, State, TwistUse, Whom
from .cards import card_data, cards_data, ref
from .types import Look, StackEntry


def stack_data(box: SocialBox, state: State) -> list[StackEntry]:
    """Return the entries of the stack, the bottom first."""
    cancelled = cancelled_entries(box, state, state.stack)
    return [_entry(box, state, entry, entry in cancelled) for entry in range(state.stack)]


def cancelled_entries(box: SocialBox, state: State, entries: int) -> set[int]:
    """Return which of the lowest entries are cancelled, or will be by the card above if nothing is added."""
    cancelled = {entry for entry in range(entries) if state.stack_off[entry] == 1}
    for entry in reversed(range(1, entries)):
        kind, below = state.stack_kind[entry], state.stack_kind[entry - 1]
        if entry in cancelled or kind < 0 or below < 0:
            continue
        cancels = any(effect.do == Do.CANCEL for effect in box.cards[kind].effects)
        if cancels and state.stack_twist[entry] == TwistUse.PLAYED:
            cancelled.add(entry - 1)
    return cancelled


def aimed_at(box: SocialBox, state: State, entry: int) -> tuple[int, int]:
    """Return the seat and the member that an entry targets; member 0 for nobody."""
    kind, seat, member = state.stack_kind[entry], state.stack_seat[entry], state.stack_aim[entry]
    if kind < 0 or member == 0:
        return seat, member
    step = aimed_effect(box.record, kind)
    own = step != s.NONE and box.record.whom[kind, step] == Whom.TARGET
    return (seat if own else 1 - seat), member


def _entry(box: SocialBox, state: State, entry: int, cancelled: bool) -> StackEntry:
    kind, seat = state.stack_kind[entry], state.stack_seat[entry]
    card = kind >= 0
    acts = 0 if card else state.shooter if kind == Entry.SHOT else state.ball
    twist = TwistUse(state.stack_twist[entry])
    return {
        "entry": entry,
        "what": "card" if card else slug(Entry(kind)),
        "by": seat,
        "card": card_data(box, kind) if card else None,
        "from": ref(box, state, seat, acts),
        "aim": ref(box, state, *aimed_at(box, state, entry)),
        "cancelled": cancelled,
        "twist": None if twist == TwistUse.PLAYED else slug(twist),
        "says": stack_text(box, state, entry) if card else "",
        "top": entry == state.stack - 1,
    }


def look_data(box: SocialBox, state: State) -> Look | None:
    """Return the cards seen so far in a look into a hand; None if the viewer does not see them."""
    if state.phase != Phase.SEE or state.looked[0] == HIDDEN:
        return None
    return {"seat": state.drawer, "cards": cards_data(box, state.looked)}
