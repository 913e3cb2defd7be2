"""Invariants of games in which seats decide simultaneously, and of clocks.

Like those of `invariants`: a function that raises `Broken`, whose docstring is the promise.
"""

from typing import Any, get_args

from kickabout.engine.game import CHANCE, OVER, Chance, ChanceKind
from kickabout.engine.invariants import check_remark
from kickabout.engine.spots import Spot, expect, same, who


def what_tables_ask_is_no_secret(spot: Spot) -> None:
    """Everybody sees which seats may decide, who draws or rolls and from what, which window and clock run, for
    how long a table rests, and what is routine.
    """
    game, box = spot.game, spot.box

    def public(state: Any) -> tuple[object, ...]:
        deciding = [seat for seat in range(spot.seats) if spot.decides(state, seat)]
        routine = bool(game.routine(box.record, state))
        return (
            deciding,
            routine,
            game.clock(box, state),
            game.window(box, state),
            game.pause(box, state),
            game.chance(box, state) if state.actor == CHANCE else None,
        )

    known = public(spot.state)
    for seat in spot.viewers:
        seen = public(spot.hidden(spot.state, seat))
        same(
            seen,
            known,
            f"(deciding, routine, clock, window, pause, chance) is to {who(seat)} and in truth",
        )
    chance = known[-1]
    if isinstance(chance, Chance):
        expect(chance.kind in get_args(ChanceKind), f"{chance!r} is no kind of chance")
        expect(bool(chance.source), f"{chance!r} comes from nowhere")
        there = chance.seat is None or chance.seat in range(spot.seats)
        expect(there, f"{chance!r} is for a seat that is not there")
        settled = chance.kind != "reveal" or len(spot.actions) == 1
        expect(settled, f"{chance!r} has {len(spot.actions)} outcomes")
    clock = game.clock(box, spot.state)
    if clock is not None:
        span = range(game.actions.decisions, game.actions.codes)
        expect(clock.code in span, f"{clock} plays none of {span.start}..{span.stop - 1}")
        expect(clock.code not in spot.actions, f"{clock} plays what may be played without it")
        expect(clock.seconds > 0, f"{clock} takes no time")


def who_decides_jointly_is_left_alone(spot: Spot) -> None:
    """While seats decide at the same time, the actor is one of them, each has something to decide, and
    nobody's decision changes what another may do, unless it ends the match.
    """
    game, record, state = spot.game, spot.box.record, spot.state
    deciding = [
        seat
        for seat in range(spot.seats)
        if state.actor >= 0 and game.is_simultaneous(record, state, seat)
    ]
    if not deciding:
        return
    expect(
        state.actor in deciding, f"seats {deciding} may decide, but not {state.actor}, the actor"
    )
    for seat in deciding:
        legal = spot.legal(state, seat)
        expect(bool(legal), f"seat {seat} may decide, but has nothing to choose from")
        if seat != state.actor and spot.after.actor != OVER:
            what = (
                f"{spot.name(spot.action)!r} of seat {state.actor} changes what seat {seat} may do"
            )
            same(spot.legal(spot.after, seat), legal, what)


def a_clock_that_ends_tells_no_secret(spot: Spot) -> None:
    """The end of a clock is seen as what it is, and what looks alike to a seat does so after it."""
    game, record = spot.game, spot.box.record
    for seat in spot.viewers:
        observed = game.observation_of(record, spot.state, spot.action, seat)
        same(observed, spot.action, f"{who(seat)} does not observe that the clock ends, but")
        guess, seen = spot.guessed(seat), spot.hidden(spot.after, seat)
        after = spot.hidden(spot.played(guess, spot.action), seat)
        same(seen, after, f"{who(seat)} cannot tell two records apart until the clock ends")
        told = spot.told(spot.state, spot.action, seat)
        same(told, spot.told(guess, spot.action, seat), f"{who(seat)} is told different things")
        for remark in told:
            check_remark(game, remark, spot.seats, seat)
