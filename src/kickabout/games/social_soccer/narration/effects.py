"""The commentary on the resolution of the stack: the outcome of each card, and of each shot."""

from collections.abc import Iterator
from itertools import groupby

from kickabout.engine.game import Remark, Tone
from kickabout.engine.vocabulary import slug
from kickabout.games.social_soccer import state as s
from kickabout.games.social_soccer.box import Effect, SocialBox
from kickabout.games.social_soccer.people import called
from kickabout.games.social_soccer.pitch import attack_of, defence_of, is_rivals
from kickabout.games.social_soccer.shots import has_blocker
from kickabout.games.social_soccer.state import Do, Entry, Lasts, State, Whom
from kickabout.games.social_soccer.working import Step
from kickabout.text.messages import Argument, Message, Seat

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
    salt = salt_of(step.was, step.number)
    lost = step.was.turn != step.now.turn
    if effect.do in (Do.ATTACK, Do.DEFENCE, Do.TIRE, Do.REFRESH):
        yield _changed(box, step, effect) or Message("nothing-comes").varied(salt)
        if lost:
            yield _loses_ball(box, step, step.was.turn, step.was.ball, salt)
    elif effect.do == Do.STEAL and lost:
        yield Message("steals", player=Seat(step.seat)).varied(salt)
    elif effect.do == Do.MOVE and step.now.ball != step.was.ball:
        getter = step.was.stack_aim[step.entry]
        if step.now.turn != step.seat:
            yield _loses_ball(box, step, step.seat, getter, salt)
        else:
            yield Message("ball-is-with", own=called(box, step.now, step.seat, getter))
    else:
        yield _done(box, step, effect) or Message("nothing-comes").varied(salt)


def _done(box: SocialBox, step: Step, effect: Effect) -> Message | None:
    """Return the outcome of an effect on a side or on a card, None if there is none."""
    was, now, seat = step.was, step.now, step.seat
    rival = 1 - seat
    sides: dict[str, Argument] = {"player": Seat(seat), "rival": Seat(rival)}
    below = was.stack_kind[step.entry - 1] if step.entry > 0 else s.NONE
    if effect.do == Do.DRAW:
        return Message("draws-cards", number=min(effect.amount, was.deck_size[seat]), **sides)
    if effect.do == Do.DISCARD:
        return Message("loses-cards", number=min(effect.amount, was.hand_size[rival]), **sides)
    if effect.do == Do.LOOK:
        return Message("looks-into-hand", number=was.hand_size[rival], **sides)
    if effect.do == Do.GAIN:
        return Message("gains-custody", number=now.custody[seat] - was.custody[seat], **sides)
    if effect.do == Do.DRAIN:
        return Message("loses-custody", number=was.custody[rival] - now.custody[rival], **sides)
    if effect.do == Do.CANCEL and below >= 0:
        return Message("does-nothing", card=box.cards[below].named)
    if effect.do == Do.COPY and now.copied != s.NONE:
        # The copied entry may be no card, which has no name.
        copied = box.cards[below].named if below >= 0 else ""
        return Message("is-copied", card=copied, **sides)
    return None


def _changed(box: SocialBox, step: Step, effect: Effect) -> Message | None:
    """Return the change that an effect made to players, None if it changed nobody."""
    seat = step.seat
    if effect.whom in (Whom.RIVAL_ACTIVE, Whom.RIVAL_TARGET) or is_rivals(effect.whom):
        seat = 1 - seat
    changed = [
        member
        for member in range(1, s.MEMBERS + 1)
        if _of(step.was, seat, member) != _of(step.now, seat, member)
    ]
    if not changed:
        return None
    whole_row = effect.whom >= Whom.ATTACK_ROW
    who: Argument = tuple(called(box, step.now, seat, member) for member in changed)
    if whole_row:
        row = slug(Whom(effect.whom)).removeprefix("rival-")
        who = Message("row-changed", player=Seat(seat), row=row)
    number = "many" if whole_row else "one"
    if effect.do in (Do.REFRESH, Do.TIRE):
        verb = "are-fresh" if effect.do == Do.REFRESH else "are-tired"
        return Message(verb, who=who, grammar=number)
    worth = attack_of if effect.do == Do.ATTACK else defence_of
    text = Message(
        "row-has-more" if whole_row else "has-now",
        who=who,
        stat=slug(Do(effect.do)),
        number=effect.amount if whole_row else worth(box.record, step.now, seat, changed[0]),
        lasts=slug(Lasts(effect.lasts)),
    )
    fallen = [
        member
        for member in changed
        if step.was.rest[seat, member - 1] < step.now.rest[seat, member - 1]
    ]
    if effect.do == Do.DEFENCE and fallen:
        down = tuple(called(box, step.now, seat, member) for member in fallen)
        return Message("and-falls", first=text, players=down)
    return text


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
