"""The log and the match that it makes."""

import pytest

import kickabout
from kickabout.bots import make
from kickabout.engine.transcript import UNDO
from kickabout.table.play.log import MatchLog
from kickabout.table.store.records import Entry, now

SPECTATOR = -1


def new_log(seed: int = 3, seats: int = 3) -> MatchLog:
    return MatchLog(kickabout.new("futbol-dash", seats=seats, seed=seed))


def advance(log: MatchLog, action: str | None = None) -> None:
    """Append the next entry: this action, or what the dice or a bot choose."""
    actor = log.match.actor
    if isinstance(actor, int):
        action = action or make("random", seed=log.number).choose(log.match.seen(actor))
        log.append(Entry(log.number, actor, action, now()))
    else:
        log.append(Entry(log.number, -1, log.next_roll(), now()))


def to_decision(log: MatchLog, phase: str = "play") -> int:
    """Play on until somebody decides in this phase; return the seat."""
    while log.match.actor == "chance" or log.match.view()["phase"] != phase:
        advance(log)
    actor = log.match.actor
    assert isinstance(actor, int)
    return actor


def test_what_the_dice_will_say_is_what_they_say() -> None:
    log = new_log()
    foreseen = log.next_roll()
    assert log.match.number == 0
    assert log.match.roll() == foreseen


def test_the_entries_make_the_match_again() -> None:
    log = new_log()
    while log.match.actor is not None:
        advance(log)
    again = new_log()
    again.extend(log.entries)
    assert again.match.view() == log.match.view()
    assert again.entries == log.entries
    for viewer in range(SPECTATOR, 3):
        assert [again.observed(n, viewer) for n in range(again.number)] == [
            log.observed(n, viewer) for n in range(log.number)
        ]


def test_a_step_back_is_an_entry_and_the_match_stands_as_before() -> None:
    log = new_log()
    seat = to_decision(log)
    before = log.match.view()
    number = log.number
    advance(log, log.match.legal[0])
    assert log.may_undo(seat)
    assert not log.may_undo((seat + 1) % 3)
    seen = [log.observed(number, viewer) for viewer in range(SPECTATOR, 3)]
    log.append(Entry(log.number, seat, UNDO, now()))
    assert log.match.view() == before
    assert log.number == number + 2
    assert log.observed(number + 1, SPECTATOR) == UNDO
    assert [log.observed(number, viewer) for viewer in range(SPECTATOR, 3)] == seen
    # Going on counts from the new number, and everything can still be read and made again.
    advance(log, log.match.legal[-1])
    again = new_log()
    again.extend(log.entries)
    assert again.match.view() == log.match.view()
    assert again.observed(again.number - 1, SPECTATOR) == log.observed(log.number - 1, SPECTATOR)


def test_nothing_is_taken_back_once_another_or_chance_has_acted() -> None:
    log = new_log()
    seat = to_decision(log)
    assert not log.may_undo(seat)  # the draw came after whatever was decided before
    advance(log, next(a for a in log.match.legal if a.startswith("play ")))
    assert log.may_undo(seat)
    advance(log)
    assert not log.may_undo(seat)


def test_an_answer_against_the_clock_stands() -> None:
    log = new_log()
    seat = to_decision(log, "answer")
    advance(log, "hold")
    assert not log.may_undo(seat)


def test_a_hand_that_was_shown_stays_shown() -> None:
    for seed in range(300):
        log = new_log(seed, 2)
        while log.match.actor is not None and "show hand" not in log.match.legal:
            advance(log)
        if log.match.actor is not None:
            break
    seat = log.match.actor
    assert isinstance(seat, int)
    advance(log, "show hand")
    assert not log.may_undo(seat)


def test_hidden_draws_stay_hidden_in_the_log() -> None:
    log = new_log()
    seat = to_decision(log)
    draw = log.number - 1
    assert log.entries[draw].action.startswith("draw ")
    assert log.observed(draw, seat) == log.entries[draw].action
    assert log.observed(draw, (seat + 1) % 3) == "draw card"
    assert log.observed(draw, SPECTATOR) == "draw card"


def test_an_entry_that_does_not_fit_is_refused_and_changes_nothing() -> None:
    log = new_log()
    to_decision(log)
    view, entries = log.match.view(), list(log.entries)
    with pytest.raises(ValueError, match="not chance"):
        log.append(Entry(log.number, -1, "shoot goal", now()))
    assert (log.match.view(), log.entries) == (view, entries)
