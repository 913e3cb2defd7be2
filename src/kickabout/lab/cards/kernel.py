"""Hooks of the playout kernel that count the uses of each row of a box, and can change a row for
one seat.

The `plan` is a header (`MODE`, ...) and then, for every action and outcome, the number of its row
and its `Use`. The notes of a match have a block of `NOTES` numbers for each seat and row, and a
mark for each row.
"""

from enum import IntEnum

from kickabout.engine.dice import below, pick
from kickabout.engine.game import Game
from kickabout.engine.kernels import IntRow, Kernel, TheBox, TheState, drawer
from kickabout.engine.match_loop import (
    COMMON_DICE,
    MATCH,
    Workspace,
    decide_by_heuristic,
    play_matches,
)
from kickabout.lab.cards.pieces import Use

MODE, PIECE, SEAT, PIECES, CODES, HEADER = range(6)
HAD, PLAYED, LEFT, HELD, STUCK, NOTES = range(6)
"""Counts of how often a seat got a row, played it, gave it away; in how many of its turns it held
it with something to play, and could not play it."""


class Mode(IntEnum):
    """The change of one row for one seat."""

    AS_IT_IS = 0
    WITHOUT = 1
    """The seat never draws or takes it, but another instead."""
    DOUBLED = 2
    """It counts double among the seat's draws."""
    BLANK = 3
    """The seat may not play it."""
    GIVEN = 4
    """The seat takes it wherever it can."""


def offer(box: TheBox, space: Workspace, n: int, plan: IntRow, notes: IntRow) -> int:
    """Remove the legal actions that the plan forbids the seat, and return the number of those left."""
    state, actions = space.states[MATCH], space.actions
    seat = state.actor
    if seat == plan[SEAT] and plan[MODE] != Mode.AS_IT_IS and n > 1:
        n = changed(actions, n, plan)
    if seat == state.turn:
        count_held(actions, n, plan, notes, seat)
    return n


def changed(actions: IntRow, n: int, plan: IntRow) -> int:
    """Move the actions that the plan allows to the front and return their number; all, if it allows
    none.
    """
    mode = plan[MODE]
    unwanted = Use.PLAYED if mode == Mode.BLANK else Use.HAD
    codes = plan[CODES]
    hits = 0
    for i in range(n):
        action = actions[i]
        if plan[HEADER + action] == plan[PIECE] and plan[HEADER + codes + action] & unwanted:
            hits += 1
    if hits == 0 or mode == Mode.DOUBLED or (hits == n and mode != Mode.GIVEN):
        return n
    kept = 0
    for i in range(n):
        action = actions[i]
        is_hit = (
            plan[HEADER + action] == plan[PIECE] and plan[HEADER + codes + action] & unwanted != 0
        )
        if is_hit == (mode == Mode.GIVEN):
            actions[kept] = action
            kept += 1
    return kept


def count_held(actions: IntRow, n: int, plan: IntRow, notes: IntRow, seat: int) -> None:
    """Count the rows that a seat holds in its turn, and those among them that it cannot play."""
    pieces, codes = plan[PIECES], plan[CODES]
    marks = len(notes) - pieces - 1
    notes[marks + pieces] += 1
    now = notes[marks + pieces]
    playable = 0
    for i in range(n):
        action = actions[i]
        if plan[HEADER + codes + action] & Use.PLAYED:
            notes[marks + plan[HEADER + action]] = now
            playable += 1
    if playable == 0:
        return
    place = seat * pieces * NOTES
    for piece in range(pieces):
        if notes[place + HAD] > notes[place + LEFT]:
            notes[place + HELD] += 1
            if notes[marks + piece] != now:
                notes[place + STUCK] += 1
        place += NOTES


def settle_for_drawer(box: TheBox, space: Workspace, n: int, picked: int, plan: IntRow) -> int:
    """Return the outcome for the seat that draws: the one picked, or another by the plan's change."""
    actions, weights, rng = space.actions, space.weights, space.rng
    mode = plan[MODE]
    if (
        drawer(box, space.states[MATCH]) != plan[SEAT]
        or n < 2
        or (mode != Mode.WITHOUT and mode != Mode.DOUBLED)
    ):
        return picked
    wanted = -1
    total = 0
    for i in range(n):
        action = actions[i]
        total += weights[i]
        if plan[HEADER + action] == plan[PIECE] and plan[HEADER + plan[CODES] + action] & Use.HAD:
            wanted = i
    if wanted < 0:
        return picked
    if mode == Mode.DOUBLED:
        # Moving this share of the other outcomes to it turns its chance w / t into 2w / (t + w).
        weight = weights[wanted]
        return wanted if picked != wanted and below(rng, total + weight) < weight else picked
    if picked != wanted or total == weights[wanted]:
        return picked
    weights[wanted] = 0
    return pick(rng, weights, n)


def note_use(box: TheBox, state: TheState, action: int, plan: IntRow, notes: IntRow) -> None:
    """Count the use of a row by an action about to be played, for the seat that decides or draws."""
    seat = state.actor if state.actor >= 0 else drawer(box, state)
    piece = plan[HEADER + action]
    if piece < 0 or seat < 0:
        return
    use = plan[HEADER + plan[CODES] + action]
    place = (seat * plan[PIECES] + piece) * NOTES
    if use & Use.HAD:
        notes[place + HAD] += 1
    if use & Use.PLAYED:
        notes[place + PLAYED] += 1
    if use & Use.LEFT:
        notes[place + LEFT] += 1


def drawer_of(box: TheBox, state: TheState) -> int:
    """Return the seat that draws."""
    seat: int = state.drawer
    return seat


def turn_of(box: TheBox, state: TheState) -> int:
    """Return the seat whose turn it is, which stands for the one that draws where records do not name it."""
    seat: int = state.turn
    return seat


def _parts(who_draws: object) -> Kernel:
    own = ("offer", offer), ("settle", settle_for_drawer), ("note", note_use), ("drawer", who_draws)
    return Kernel(play_matches, (("decide", decide_by_heuristic), *own, *COMMON_DICE))


_WITH_DRAWER = _parts(drawer_of)
_WITHOUT_DRAWER = _parts(turn_of)


def counting_kernel(game: Game) -> Kernel:
    """Return the kernel that counts rows in matches of a game."""
    return _WITH_DRAWER if "drawer" in (game.State.dtype.names or ()) else _WITHOUT_DRAWER
