"""The commentary on the resolution of the stack: the outcome of each card, and of each shot."""

from collections.abc import Callable, Iterator, Mapping
from itertools import groupby

from kickabout.engine.effects import complete
from kickabout.engine.game import Remark, Tone
from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Argument, Message, Seat

from .. import state as s
from ..box import Effect, SocialBox
from ..effects import Do
from ..people import called
from ..pitch import attack_of, defence_of, is_rivals
from ..shots import has_blocker
from ..state import Entry, Lasts, State, Whom
from ..working import Step
from .goals import tell_compared
from .salts import salt_of


def tell_worked(box: SocialBox, steps: list[Step]) -> list[Remark]:
    """Narrate the steps of the resolution, entry by entry."""
    remarks: list[Remark] = []
    for entry, group in groupby(steps, key=lambda step: step.entry):
        remarks += _tell_entry(box, list(group), len(steps) > 1 or entry > 0)
    return remarks


def _tell_entry(box: SocialBox, steps: list[Step], answered: bool) -> Iterator[Remark]:
    last = steps[-1]
    if last.kind == Entry.SHOT:
        if not last.was.stack_off[last.entry]:
            yield from _tell_shot(box, last)
        return
    if last.kind == Entry.PASS:
        yield from _tell_pass(box, last, answered)
        return
    if steps[0].was.stack_off[last.entry]:
        return  # narrated by the card that cancelled it
    parts = [part for step in steps if step.number != s.NONE for part in _parts(box, step)]
    if parts:
        lost = any(step.was.turn != step.now.turn for step in steps)
        parts[-1:-1] = [part for step in steps if lost for part in _fall_away(box, step)]
        tone: Tone = "shot" if lost else "play"
        said = parts[0]
        for part in parts[1:]:
            said = Message("worked-and", first=said, second=part)
        loud = parts[-1].id in ("steals", "loses-ball")
        message = Message(
            "worked-off-loudly" if loud else "worked-off",
            card=box.cards[last.kind].named,
            said=said,
        )
        yield Remark(message, tone, last.seat)


def _fall_away(box: SocialBox, step: Step) -> Iterator[Message]:
    """Yield the cards below that do nothing any more because the ball has changed sides (SOC-7.19)."""
    for entry in reversed(range(step.entry)):
        kind = step.was.stack_kind[entry]
        if kind >= 0 and step.was.stack_off[entry] != step.now.stack_off[entry]:
            yield Message("does-nothing", card=box.cards[kind].named)


def _tell_shot(box: SocialBox, step: Step) -> Iterator[Remark]:
    if step.was.blocker > 0:
        yield from tell_compared(box, step.was, step.now)
    elif not has_blocker(step.now):
        seat = 1 - step.seat
        message = Message("nobody-left", player=Seat(seat)).varied(salt_of(step.was, 2))
        yield Remark(message, "play", seat)


def _tell_pass(box: SocialBox, step: Step, answered: bool) -> Iterator[Remark]:
    """Narrate whether a pass arrives, if anybody has answered, and whether the receiver keeps the ball."""
    seat, off = step.seat, step.was.stack_off[step.entry]
    receiver = step.was.stack_aim[step.entry]
    if not off and step.now.turn != seat:
        part = _loses_ball(box, step, seat, receiver, salt_of(step.was, 0))
        yield Remark(Message("exclaimed", part=part), "shot", 1 - seat)
    elif answered:
        own = called(box, step.was, seat, receiver)
        message = Message("pass-goes-astray" if off else "pass-arrives", own=own)
        yield Remark(message.varied(salt_of(step.was, 0)), "quiet", seat)


def _loses_ball(box: SocialBox, step: Step, seat: int, member: int, salt: int) -> Message:
    own = called(box, step.was, seat, member)
    return Message("loses-ball", own=own, player=Seat(1 - seat)).varied(salt)


def _parts(box: SocialBox, step: Step) -> Iterator[Message]:
    """Yield the outcome of an effect, as parts of a sentence."""
    effect = box.cards[step.doing].effects[step.number]
    said = list(_TOLD[effect.do](box, step, effect))
    yield from said or [Message("nothing-comes").varied(salt_of(step.was, step.number))]


# Effects on a side or on a card.


def _sides(step: Step) -> dict[str, Argument]:
    return {"player": Seat(step.seat), "rival": Seat(1 - step.seat)}


def _draws(box: SocialBox, step: Step, effect: Effect) -> Iterator[Message]:
    number = min(effect.amount, step.was.deck_size[step.seat])
    yield Message("draws-cards", number=number, **_sides(step))


def _discards(box: SocialBox, step: Step, effect: Effect) -> Iterator[Message]:
    number = min(effect.amount, step.was.hand_size[1 - step.seat])
    yield Message("loses-cards", number=number, **_sides(step))


def _looks(box: SocialBox, step: Step, effect: Effect) -> Iterator[Message]:
    number = step.was.hand_size[1 - step.seat]
    yield Message("looks-into-hand", number=number, **_sides(step))


def _gains(box: SocialBox, step: Step, effect: Effect) -> Iterator[Message]:
    number = step.now.custody[step.seat] - step.was.custody[step.seat]
    yield Message("gains-custody", number=number, **_sides(step))


def _drains(box: SocialBox, step: Step, effect: Effect) -> Iterator[Message]:
    number = step.was.custody[1 - step.seat] - step.now.custody[1 - step.seat]
    yield Message("loses-custody", number=number, **_sides(step))


def _steals(box: SocialBox, step: Step, effect: Effect) -> Iterator[Message]:
    if step.was.turn != step.now.turn:
        yield Message("steals", player=Seat(step.seat)).varied(salt_of(step.was, step.number))


def _cancels(box: SocialBox, step: Step, effect: Effect) -> Iterator[Message]:
    below = _below(step)
    if below >= 0:
        yield Message("does-nothing", card=box.cards[below].named)


def _copies(box: SocialBox, step: Step, effect: Effect) -> Iterator[Message]:
    if step.now.copied != s.NONE:
        # The copied entry may be no card, which has no name.
        below = _below(step)
        copied = box.cards[below].named if below >= 0 else ""
        yield Message("is-copied", card=copied, **_sides(step))


def _below(step: Step) -> int:
    """Return the kind of the entry that is answered, NONE without one."""
    return step.was.stack_kind[step.entry - 1] if step.entry > 0 else s.NONE


# Effects on players.


def _moves(box: SocialBox, step: Step, effect: Effect) -> Iterator[Message]:
    if step.now.ball == step.was.ball:
        return
    getter = step.was.stack_aim[step.entry]
    if step.now.turn != step.seat:
        yield _loses_ball(box, step, step.seat, getter, salt_of(step.was, step.number))
    else:
        yield Message("ball-is-with", own=called(box, step.now, step.seat, getter))


def _rests(box: SocialBox, step: Step, effect: Effect) -> Iterator[Message]:
    seat, changed = _changed(step, effect)
    rest = effect.do.row.rest
    if changed and rest is not None:
        who, grammar = _named(box, step, effect, seat, changed)
        yield Message(f"are-{slug(rest)}", who=who, grammar=grammar)


def _changes(box: SocialBox, step: Step, effect: Effect) -> Iterator[Message]:
    seat, changed = _changed(step, effect)
    if not changed:
        return
    whole_row = effect.whom >= Whom.ATTACK_ROW
    worth = attack_of if effect.do == Do.ATTACK else defence_of
    text = Message(
        "row-has-more" if whole_row else "has-now",
        who=_named(box, step, effect, seat, changed)[0],
        stat=slug(Do(effect.do)),
        number=effect.amount if whole_row else worth(box.record, step.now, seat, changed[0]),
        lasts=slug(Lasts(effect.lasts)),
    )
    fallen = [
        member
        for member in changed
        if step.was.rest[seat, member - 1] < step.now.rest[seat, member - 1]
    ]
    if fallen:
        down = tuple(called(box, step.now, seat, member) for member in fallen)
        text = Message("and-falls", first=text, players=down)
    yield text
    if step.was.turn != step.now.turn:
        salt = salt_of(step.was, step.number)
        yield _loses_ball(box, step, step.was.turn, step.was.ball, salt)


def _changed(step: Step, effect: Effect) -> tuple[int, list[int]]:
    """Return the side whose players an effect is for, and those whom it has changed."""
    seat = step.seat
    if effect.whom in (Whom.RIVAL_ACTIVE, Whom.RIVAL_TARGET) or is_rivals(effect.whom):
        seat = 1 - seat
    members = range(1, s.MEMBERS + 1)
    return seat, [one for one in members if _of(step.was, seat, one) != _of(step.now, seat, one)]


def _named(
    box: SocialBox, step: Step, effect: Effect, seat: int, members: list[int]
) -> tuple[Argument, str]:
    """Return the players of a seat that an effect has changed, by name or as a row, and whether they are many."""
    if effect.whom >= Whom.ATTACK_ROW:
        row = slug(Whom(effect.whom)).removeprefix("rival-")
        return Message("row-changed", player=Seat(seat), row=row), "many"
    return tuple(called(box, step.now, seat, member) for member in members), "one"


def _of(state: State, seat: int, member: int) -> tuple[int, ...]:
    """Return all fields of a member that effects change."""
    at = (seat, member - 1)
    return (
        state.rest[at],
        state.attack_now[at],
        state.defence_now[at],
        state.attack_round[at],
        state.defence_round[at],
    )


_TOLD: Mapping[Do, Callable[[SocialBox, Step, Effect], Iterator[Message]]] = complete(
    Do,
    {
        Do.ATTACK: _changes,
        Do.DEFENCE: _changes,
        Do.TIRE: _rests,
        Do.REFRESH: _rests,
        Do.DRAW: _draws,
        Do.DISCARD: _discards,
        Do.LOOK: _looks,
        Do.STEAL: _steals,
        Do.MOVE: _moves,
        Do.CANCEL: _cancels,
        Do.COPY: _copies,
        Do.GAIN: _gains,
        Do.DRAIN: _drains,
    },
)
"""What tells the outcome of each effect; nothing if there is none."""
