"""The commentary of SocialSoccer where the stack is worked off: what each card comes to, and each shot."""

from collections.abc import Iterator
from itertools import groupby

from kickabout.engine.commentary import Remark, Tone
from kickabout.games.social_soccer import state as s
from kickabout.games.social_soccer.box import SocialBox
from kickabout.games.social_soccer.box.contents import Effect
from kickabout.games.social_soccer.pitch import attack_of, defence_of, is_rivals
from kickabout.games.social_soccer.shots import has_blocker
from kickabout.games.social_soccer.state import Do, Entry, State, Whom
from kickabout.games.social_soccer.words import ways
from kickabout.games.social_soccer.words.saying import (
    Ways,
    called,
    count,
    in_words,
    listed,
    plus,
    salt_of,
    say,
)
from kickabout.games.social_soccer.words.shots_told import tell_compared
from kickabout.games.social_soccer.words.working import Step

_NOTHING: Ways = (
    "nothing comes of it",
    "there is nobody for whom it could be",
    "it comes too late",
)
_STEALS: Ways = (
    "{@ has|have} the ball!",
    "the ball is {@'s}!",
    "and {@ walks|walk} off with it!",
    "{@ takes|take} it away!",
)
_ARRIVES: Ways = (
    "The pass arrives all the same: <own> has it.",
    "And still the ball comes to <own>.",
    "Through all that, <own> gets the ball.",
)
_GOES_ASTRAY: Ways = (
    "The pass to <own> never arrives.",
    "<own> waits for a pass that is not coming.",
    "Nothing will come to <own> now.",
)


_ROWS: dict[int, str] = {
    Whom.ATTACK_ROW: "attackers",
    Whom.DEFENCE_ROW: "defenders",
    Whom.FIELD: "field players",
    Whom.RIVAL_ATTACK_ROW: "attackers",
    Whom.RIVAL_DEFENCE_ROW: "defenders",
    Whom.RIVAL_FIELD: "field players",
}


def tell_worked(box: SocialBox, steps: list[Step]) -> list[Remark]:
    """What is worked off, entry by entry."""
    remarks: list[Remark] = []
    for entry, group in groupby(steps, key=lambda step: step.entry):
        remarks += _tell_entry(box, list(group), len(steps) > 1 or entry > 0)
    return remarks


def _tell_entry(box: SocialBox, steps: list[Step], answered: bool) -> Iterator[Remark]:
    last = steps[-1]
    if last.kind == Entry.SHOT:
        if not last.was.stack_off[last.entry]:
            yield from _tell_shot(box, last, answered)
        return
    if last.kind == Entry.PASS:
        yield from _tell_pass(box, last, answered)
        return
    name = box.cards[last.kind].name
    if steps[0].was.stack_off[last.entry]:
        return  # what cancelled it has said so
    parts = [part for step in steps if step.number != s.NONE for part in _parts(box, step)]
    if parts:
        lost = any(step.was.turn != step.now.turn for step in steps)
        tone: Tone = "shot" if lost else "play"
        text = "; ".join(parts).replace("!;", ";")
        yield Remark(f"[{name}]: {_closed(text)}", tone, last.seat)


def _closed(text: str) -> str:
    return text if text.endswith("!") else f"{text}."


def _tell_shot(box: SocialBox, step: Step, answered: bool) -> Iterator[Remark]:
    if step.was.blocker > 0:
        yield from tell_compared(box, step.was, step.now, answered)
    elif not has_blocker(step.now):
        seat = 1 - step.seat
        yield Remark(say(ways.NOBODY_LEFT, salt_of(step.was, 2), seat=seat), "play", seat)


def _tell_pass(box: SocialBox, step: Step, answered: bool) -> Iterator[Remark]:
    """Whether a pass arrives, if anybody has answered; and if whoever gets it keeps it."""
    seat, off = step.seat, step.was.stack_off[step.entry]
    receiver = called(box, step.was, seat, step.was.stack_aim[step.entry])
    lost = not off and step.now.turn != seat
    if answered and not lost:
        text = say(_GOES_ASTRAY if off else _ARRIVES, salt_of(step.was, 0), own=receiver)
        yield Remark(text, "quiet", seat)
    if lost:
        text = say(ways.LOSES_BALL, salt_of(step.was, 0), own=receiver, seat=1 - seat)
        yield Remark(text, "shot", 1 - seat)


def _parts(box: SocialBox, step: Step) -> Iterator[str]:
    """What an effect has come to, in a few words."""
    effect = box.cards[step.doing].effects[step.number]
    salt = salt_of(step.was, step.number)
    if effect.do in (Do.ATTACK, Do.DEFENCE, Do.TIRE, Do.REFRESH):
        yield _changed(box, step, effect) or _low(say(_NOTHING, salt))
        if step.was.turn != step.now.turn:
            loser = called(box, step.was, step.was.turn, step.was.ball)
            yield _low(say(ways.LOSES_BALL, salt, own=loser, seat=step.now.turn))
        return
    if effect.do == Do.STEAL:
        won = step.was.turn != step.now.turn
        yield _low(say(_STEALS if won else _NOTHING, salt, seat=step.seat))
        return
    yield _done(box, step, effect)


def _low(text: str) -> str:
    """A sentence that goes on from another."""
    return text if text.startswith("{") else text[:1].lower() + text[1:]


def _done(box: SocialBox, step: Step, effect: Effect) -> str:
    """What effects come to that are for a side or for a card."""
    was, now, seat = step.was, step.now, step.seat
    rival = 1 - seat
    below = was.stack_kind[step.entry - 1] if step.entry > 0 else s.NONE
    under = f"[{box.cards[below].name}]" if below >= 0 else ""
    if effect.do == Do.DRAW:
        drawn = min(effect.amount, was.deck_size[seat])
        if not drawn:
            return f"{{{seat} has|have}} no cards left to draw"
        return f"{{{seat} draws|draw}} {count(drawn, 'card')}"
    if effect.do == Do.DISCARD:
        lost = min(effect.amount, was.hand_size[rival])
        return f"{{{rival} loses|lose}} {count(lost, 'card')}"
    if effect.do == Do.LOOK:
        if not was.hand_size[rival]:
            return f"{{{rival} has|have}} nothing in hand to look at"
        return f"{{{seat} looks|look}} into {{{rival}'s}} hand"
    if effect.do == Do.GAIN:
        return f"{plus(now.custody[seat] - was.custody[seat])} Custody for {{{seat}}}"
    if effect.do == Do.DRAIN:
        lost = was.custody[rival] - now.custody[rival]
        return f"{{{rival} loses|lose}} {in_words(lost)} Custody"
    if effect.do == Do.MOVE and now.ball != was.ball:
        getter = called(box, now, seat, was.stack_aim[step.entry])
        if now.turn != seat:
            return _low(say(ways.LOSES_BALL, salt_of(was, step.number), own=getter, seat=now.turn))
        return f"the ball is with {getter}"
    if effect.do == Do.CANCEL and under:
        return f"{under} does nothing"
    if effect.do == Do.COPY and now.copied != s.NONE:
        return f"the same as {under}, for {{{seat}}}"
    return _low(say(_NOTHING, salt_of(was, step.number)))


def _changed(box: SocialBox, step: Step, effect: Effect) -> str:
    """Who has been changed by an effect, and how; empty if nobody was for it."""
    seat = step.seat
    if effect.whom in (Whom.RIVAL_ACTIVE, Whom.RIVAL_TARGET) or is_rivals(effect.whom):
        seat = 1 - seat
    changed = [
        member
        for member in range(1, s.MEMBERS + 1)
        if _of(step.was, seat, member) != _of(step.now, seat, member)
    ]
    if not changed:
        return ""
    if effect.whom >= Whom.ATTACK_ROW:
        who = _ROWS[effect.whom]
        names, many = f"{{{seat}'s}} {who}", True
    else:
        names = listed([called(box, step.now, seat, member) for member in changed])
        many = False
    if effect.do == Do.REFRESH:
        return f"{names} {'are' if many else 'is'} fresh again"
    if effect.do == Do.TIRE:
        return f"{names} {'are' if many else 'is'} tired"
    noun = "Attack" if effect.do == Do.ATTACK else "Defence"
    lasts = " for the round" if effect.lasts else ""
    if many:
        text = f"{plus(effect.amount)} {noun} for {names}{lasts}"
    else:
        worth = attack_of if effect.do == Do.ATTACK else defence_of
        text = f"{names} has {noun} {worth(box.record, step.now, seat, changed[0])}{lasts}"
    fallen = [
        member
        for member in changed
        if step.was.rest[seat, member - 1] < step.now.rest[seat, member - 1]
    ]
    if effect.do == Do.DEFENCE and fallen:
        down = listed([called(box, step.now, seat, member) for member in fallen])
        text += f", and {down} {'is' if len(fallen) == 1 else 'are'} tired"
    return text


def _of(state: State, seat: int, member: int) -> tuple[int, ...]:
    """All of a member that effects change."""
    at = (seat, member - 1)
    return (
        state.rest[at],
        state.attack_now[at],
        state.defence_now[at],
        state.attack_round[at],
        state.defence_round[at],
    )
