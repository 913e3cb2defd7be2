"""Decisions of people at a table: they are checked, committed and played, or refused with the reason."""

from collections.abc import Sequence
from typing import Literal

from kickabout.engine.actions import HOLD
from kickabout.engine.game import CHANCE
from kickabout.engine.transcript import UNDO
from kickabout.table import metrics
from kickabout.table.errors import BadRequest, Illegal, Refused, Stale, TableError
from kickabout.table.play.live import LiveTable
from kickabout.table.play.real_chance import objection
from kickabout.table.play.turn import Turn, take_turn
from kickabout.table.store import leases, shared_state
from kickabout.text.messages import Message, Seat

Result = Literal["played", "standing"]
"""The decision has been played, or is held until its turn in a response window comes."""


async def submit(
    table: LiveTable, seat: int, action: str, at: int, head: str | None = None
) -> Result:
    """Play a seat's decision, made on the table as it stood when its log was `at` long; the `head` of the record
    that the seat had received with that is noted.

    Raises `BadRequest` for another head, `Stale` if the table has moved on, `Refused` if it is not the seat's turn, `Illegal`
    with the rules' reason, or `Unsaved`.
    """
    return await submit_all(table, seat, [action], at, head)


async def submit_all(
    table: LiveTable, seat: int, actions: Sequence[str], at: int, head: str | None = None
) -> Result:
    """Play several decisions of a seat in order, all or none.

    Raises the errors of `submit`; the text names the decision that is wrong.
    """
    try:
        with metrics.DECISIONS.time():
            return await take_turn(
                table, lambda turn: _submit(turn, table, seat, actions, at, head)
            )
    except TableError as error:
        metrics.REFUSED.labels(type(error).__name__).inc()
        raise


async def take_back(table: LiveTable, seat: int, at: int) -> None:
    """Take the seat's last decision back; raises `Stale`, `Refused` or `Unsaved`."""

    async def undo(turn: Turn) -> None:
        if at != table.number:
            raise stale(table, seat, at)
        if not table.may_undo(seat):
            raise Refused(Message("error-no-undo"))
        turn.play(seat, UNDO)

    await take_turn(table, undo)


async def _submit(
    turn: Turn, table: LiveTable, seat: int, actions: Sequence[str], at: int, head: str | None
) -> Result:
    actor = table.log.match.actor
    stand_in = table.seats.stand_in(seat)
    if stand_in is not None:
        raise Refused(Message("error-bot-plays", name=stand_in.name))
    if table.status == "waiting":
        raise Refused(Message("error-not-begun"))
    if list(actions) == [HOLD] and _has_held(table, seat, at):
        return "played"
    if actor is None:
        raise Refused(Message("error-match-over"))
    window = table.window
    if not table.situation.question(seat) <= at <= table.number:
        raise stale(table, seat, at)
    seen = _acknowledged(table, at, head)
    if seat in table.situation.enters:
        return _enter(turn, table, seat, actions)
    # Over days the answer of whoever is first waits as well, as one given in advance does.
    waits = seat != actor or table.stored.is_over_days
    if window is not None and seat in window.seats and waits:
        if len(actions) > 1:
            raise Refused(Message("error-one-answer"))
        return _hold_back(turn, table, seat, actions[0])
    if seat not in table.log.match.deciding:
        waiting = tuple(Seat(other) for other in table.waiting_for())
        raise Refused(
            Message("error-not-your-turn", players=waiting) if waiting else Message("error-not-yet")
        )
    reason = table.log.refusal(seat, actions)
    if reason is not None:
        raise Illegal(reason)
    _ask_coach(table, seat, actions)
    turn.play(seat, *actions, is_checked=True, seen=seen)
    return "played"


def _acknowledged(table: LiveTable, at: int, head: str | None) -> str | None:
    """Return what is noted of the head that a seat sends along; raises `BadRequest` if it is not the
    one after the first `at` entries.
    """
    if head is None or table.record is None:
        return None
    if head != table.record.heads(table.log)[at]:
        raise BadRequest(Message("error-other-head", number=at))
    return f"{at} {head}"


def _enter(turn: Turn, table: LiveTable, seat: int, outcomes: Sequence[str]) -> Result:
    """Play the outcome of chance that a seat enters."""
    if len(outcomes) > 1:
        raise Refused(Message("error-one-outcome"))
    reason, is_misfit = objection(table.log.match, seat, outcomes[0])
    if is_misfit:
        # Somebody made a mistake earlier, or is probing what others hold: all are told.
        table.show(table.situation.with_misfit(seat))
    if reason is not None:
        raise Illegal(reason)
    turn.play(CHANCE, outcomes[0])
    return "played"


def _has_held(table: LiveTable, seat: int, at: int) -> bool:
    """Return whether the question that the seat had when the log was `at` long ended with its
    hold.

    The deadline, or a repeated request, may have been faster: the same answer is then no error.
    """
    for entry in table.log.entries[max(at, 0) :]:
        if entry.actor == seat or entry.action != HOLD:
            return (entry.actor, entry.action) == (seat, HOLD)
    return False


def _hold_back(turn: Turn, table: LiveTable, seat: int, action: str) -> Result:
    """Hold an answer until its turn in the open window comes."""
    if action not in table.legal(seat):
        raise Illegal(Message("error-answer-with", actions=tuple(table.legal(seat))))
    _ask_coach(table, seat, [action])
    window, number = table.window, table.number
    assert window is not None
    intents = {**window.intents, seat: action}

    def hold() -> None:
        if seat in window.intents or table.stored.is_over_days:
            # A changed answer reveals that there was a choice, and over days one that it was given in advance.
            table.show_to(seat, table.situation.answered(intents))
        else:
            table.show(table.situation.answered(intents))

    turn.beside(lambda c: leases.add_answer(c, table.id, number, seat, window.opened, action), hold)
    return "standing"


def _ask_coach(table: LiveTable, seat: int, actions: Sequence[str]) -> None:
    """Raise `Refused` for legal decisions that are not those of the lesson's script."""
    reason = None if table.coach is None else table.coach.objection(seat, actions)
    if reason is not None:
        raise Refused(reason)


async def dismiss_note(table: LiveTable, seat: int, at: int) -> None:
    """Dismiss the current note, which the learner has read; no-op if it has been dismissed
    already.
    """

    async def dismiss(turn: Turn) -> None:
        coach = table.coach
        if coach is None or seat != coach.lesson.seat:
            raise Refused(Message("error-no-lesson"))
        if at == coach.told and coach.note is not None and not coach.asks:
            read = coach.read_next

            def follow() -> None:
                coach.read = read
                table.announce()

            turn.beside(lambda c: shared_state.set_read(c, table.id, *read), follow)

    await take_turn(table, dismiss)


def stale(table: LiveTable, seat: int, at: int) -> Stale:
    """Return the error for a page that shows an outdated table, with what has happened since."""
    told = Message("error-moved-on")
    for happened in table.situation.meanwhile(at, seat) if 0 <= at <= table.number else ():
        told = Message("table-sentences", first=told, second=happened)
    return Stale(told, table.number)
