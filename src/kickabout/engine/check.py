"""The check of a game against the contract: it plays random matches and tests every state on the way.

`check_game` is the first thing to run on a new game, on a changed rule and on a variant's box. The
invariants that it tests are in `invariants`.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import numpy as np
from numpy.typing import NDArray

from kickabout.engine import replaying, transcript
from kickabout.engine.compiled import compiled, specialize
from kickabout.engine.dice import below, seeded
from kickabout.engine.game import Clock, Game
from kickabout.engine.invariants import (
    CLOSE,
    QUICK,
    a_finished_match_has_scores,
    asking_changes_nothing,
    choices_are_sound,
    clauses_of,
    decisions_are_played,
    incidents_are_those_of_seats,
    legal_is_what_is_not_refused,
    names_go_both_ways,
    refuses_the_illegal,
)
from kickabout.engine.kernels import Boxes, IntRow, Kernel, States, refuse
from kickabout.engine.match import Match
from kickabout.engine.simultaneous import (
    a_clock_that_ends_tells_no_secret,
    what_tables_ask_is_no_secret,
    who_decides_jointly_is_left_alone,
)
from kickabout.engine.spots import Broken, Spot, census, choices, chosen, expect, read, same

_AT_ONCE = (what_tables_ask_is_no_secret, who_decides_jointly_is_left_alone)
# The actor is known to be public by then, and views rely on the rest.
_CLOSE = (*CLOSE[:2], *_AT_ONCE, *CLOSE[2:])

P = ParamSpec("P")
T = TypeVar("T")

_DOUBLINGS = 7
"""The number of bounds for a clock's delay: it expires within 1, 2, 4 ... entries of the log, to suit both games
with many decisions on a clock and games with few.
"""


class CheckFailed(AssertionError):
    """A game breaks an invariant.

    The text names the game, the match, the decision, the invariant and the difference; `transcript` is the
    match up to there.
    """

    transcript = ""


@dataclass(frozen=True)
class Checked:
    """The extent of a check."""

    matches: int
    decisions: int
    """Decisions and chance outcomes; the quick invariants held at each."""
    spots: int
    """The positions that were tested closely."""
    hidden: int
    """The values, over all of these and their viewers, in which the record differed from the other that it was
    compared with, and that looked the same; 0 means that nothing was compared, or that nothing is ever hidden.
    """


def check_game(
    game: Game,
    seeds: Iterable[int] = range(2),
    *,
    seats: Iterable[int] | None = None,
    options: Mapping[str, object] | None = None,
    path: Path | None = None,
    every: int = 40,
    first: int = 4,
    machine_code: bool = True,
) -> Checked:
    """Play a random match for each seed and each of `seats`, by default all that the game allows.

    The quick invariants must hold in every state; all of them at each `every`-th, and at the `first`
    decisions of each kind. `path` is a box file, by default the game's own. With `machine_code` the compiled
    rules play along and must agree bit for bit. Raises `CheckFailed`.
    """
    _hold(game, "reading the box", options_load, game, path)
    _hold(game, "reading the box", clauses_of_numbers_exist, game, path)
    counts = range(game.least_seats, game.most_seats + 1) if seats is None else list(seats)
    along = machine_code and compiled(game).is_machine_code  # NUMBA_DISABLE_JIT: there is none
    walks = []
    for seed in seeds:
        for count in counts:
            match = Match(game, count, options, path, seed)
            machine = _hold(game, "setting up", MachineCode, match) if along else None
            walks.append(_Walk(match, path, machine))
            walks[-1].run(every, first)
    played = sum(walk.match.number for walk in walks)
    spots = [spot for walk in walks for spot in walk.spots]
    return Checked(len(walks), played, len(spots), sum(spot.hides for spot in spots))


def _hold(game: Game, place: str, invariant: Callable[P, T], *args: P.args, **kw: P.kwargs) -> T:
    """Run an invariant; if it fails, raise `CheckFailed` with its promise, the place and the finding."""
    try:
        return invariant(*args, **kw)
    except Exception as error:  # noqa: BLE001  # any error of a game's function is a finding
        promise = " ".join((invariant.__doc__ or "").split())
        what = str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}"
        text = f"{game.name} breaks a promise: {promise}\n  {place}\n  {what}"
        raise CheckFailed(text) from (None if isinstance(error, Broken) else error)


class _Walk:
    """One random match that is tested on the way."""

    def __init__(self, match: Match, path: Path | None, machine: "MachineCode | None") -> None:
        self.match = match
        self.path = path
        self.machine = machine
        self.cards = census(match.game, match.box, match.state)
        self.rng = seeded(match.seed, 2**32)
        self.next = ""
        self.decided = 0
        self.kinds: Counter[str] = Counter()
        self.spots: list[Spot] = []
        """The positions that were tested closely."""
        self.records: list[bytes] = []
        """The record after each decision."""
        self.clock = ""
        self.rings_at = -1
        """The length of the log at which the running clock expires; -1 to let it run on."""

    def run(self, every: int, first: int) -> None:
        """Play the match to its end, testing every position."""
        while not self.match.is_over:
            if self.clock_ends():
                continue
            spot = self.look()
            kind = f"{spot.state.actor < 0} {spot.name(spot.action).partition(' ')[0]}"
            self.kinds[kind] += 1
            close = self.kinds[kind] <= first or spot.number % every == 0
            for invariant in QUICK + _CLOSE if close else QUICK:
                self.hold(invariant, spot)
            if close:
                self.spots.append(spot)
                self.hold(legal_is_what_is_not_refused, spot)
                self.hold(refuses_the_illegal, spot, self.match)
            if self.machine:
                self.hold(self.machine.agrees, spot, close)
            self.hold(self.goes_on, spot)
        self.next = ""
        for spot in self.spots:
            self.hold(asking_changes_nothing, spot)
        self.hold(a_finished_match_has_scores, self.match)
        self.hold(incidents_are_those_of_seats, self.match)
        self.hold(self.the_transcript_is_the_match)
        if self.machine:
            self.hold(self.machine.scores_agree, self.match)

    def hold(self, invariant: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run an invariant; a failure names the place in the match."""
        match = self.match
        options = "".join(f", {name} {value}" for name, value in match.box.chosen.items())
        place = f"{match.seats} seats{options}, seed {match.seed}, decision {match.number}"
        try:
            return _hold(match.game, place + self.next, invariant, *args, **kwargs)
        except CheckFailed as error:
            if invariant is not names_go_both_ways:
                error.transcript = match.transcript()
            raise

    def look(self) -> Spot:
        """Return the current position, with the decision that comes next."""
        match, game, box = self.match, self.match.game, self.match.box
        state = match.state.copy()
        # Where seats decide simultaneously, a seat other than the actor often gets the decision.
        others = [seat for seat in match.deciding if seat != state.actor]
        jointly = bool(others) and below(self.rng, 2) == 0
        if jointly:
            state.actor = others[below(self.rng, len(others))]
        self.next = f", {'chance' if state.actor < 0 else f'seat {state.actor}'} to act"
        was, box_was = state.tobytes(), box.record.tobytes()
        actions, weights = self.hold(choices, game, box, state)
        self.hold(choices_are_sound, game, state, match.seats, actions, weights)
        action, after = chosen(actions, weights, self.rng), state.copy()
        spot = Spot(
            *(game, box, match.seats, match.seed, match.number, self.cards, state),
            *(actions, weights, action, after, was, box_was, jointly),
        )
        self.hold(names_go_both_ways, spot)
        self.next += f" and {spot.name(action)!r} to be played"
        self.hold(decisions_are_played, spot)
        return spot

    def running(self) -> Clock | None:
        """A game says in every state which clock runs."""
        return self.match.clock

    def clock_ends(self) -> bool:
        """Let the running clock expire now and then; return whether it has."""
        match, clock = self.match, self.hold(self.running)
        name = "" if clock is None else clock.name
        if name != self.clock:
            self.clock, self.rings_at = name, -1
            if name and below(self.rng, 2) == 0:
                self.rings_at = match.number + below(self.rng, 1 << below(self.rng, _DOUBLINGS))
        if clock is None or match.number != self.rings_at:
            return False
        state = match.state.copy()
        spot = Spot(
            *(match.game, match.box, match.seats, match.seed, match.number, self.cards, state),
            *([clock.code], [1], clock.code, state.copy()),
            *(state.tobytes(), match.box.record.tobytes()),
        )
        self.next = f", the clock {name} to end"
        for invariant in (names_go_both_ways, decisions_are_played, *QUICK):
            self.hold(invariant, spot)
        self.hold(a_clock_that_ends_tells_no_secret, spot)
        self.spots.append(spot)
        if self.machine:
            self.hold(self.machine.follows, spot)
        self.hold(self.goes_on, spot)
        return True

    def goes_on(self, spot: Spot) -> None:
        """A decision played by its name has the effect that the rules give it, and the match ends in time."""
        self.match.follow(spot.actor, spot.name(spot.action))
        same(self.match.state, spot.after, "the match and the rules differ")
        self.records.append(spot.after.tobytes())
        self.decided += spot.actor >= 0
        bound = spot.game.bound
        expect(self.decided <= bound, f"it has not ended after {bound} decisions, the game's bound")

    def the_transcript_is_the_match(self) -> None:
        """The transcript, played again, makes the same records."""
        match = self.match
        head, body = transcript.parse(match.transcript())
        options = dict(pair.split("=", 1) for pair in head["options"].split())
        again = Match(match.game, int(head["seats"]), options, self.path, int(head["seed"]))
        for (line, actor, name), record in zip(body, self.records, strict=True):
            replaying.follow(again, actor, name)
            if again.state.tobytes() != record:
                same(
                    again.state,
                    read(match.game, record),
                    f"after line {line}, {name!r}, now and then",
                )


def refuse_all(boxes: Boxes, states: States, out: IntRow) -> None:
    """Write the refusal of each number of an action or outcome, 0 for none."""
    for action in range(len(out)):
        out[action] = refuse(boxes[0], states[0], action)


REFUSE_ALL = Kernel(refuse_all)


class MachineCode:
    """The rules compile, and their machine code plays along on a record of its own."""

    def __init__(self, match: Match) -> None:
        self.rules = compiled(match.game)
        self.game = match.game
        self.box = match.box.record.copy().data
        self.state = np.zeros(1, match.game.State.dtype)
        self.refusals = np.zeros(self.game.actions.codes, np.int64)
        self.refuse_all = specialize(self.game, REFUSE_ALL)
        self.rules.setup(self.box[0], self.state[0], match.seats)

    def agrees(self, spot: Spot, close: bool) -> None:
        """The rules as machine code and interpreted agree bit for bit."""
        rules, box, state = self.rules, self.box[0], self.state[0]
        if spot.jointly:
            state.actor = spot.state.actor
        self.compare(self.state, spot.state, "what stands before it")
        out, weights = self.row(self.game.actions.decisions), self.row(0)
        if spot.weights:
            n = rules.outcomes(box, state, out, weights)
            same(weights[:n].tolist(), spot.weights, "the weights of chance")
        else:
            n = rules.legal(box, state, out)
        same(out[:n].tolist(), spot.actions, "the choices")
        self.agrees_on_refusals(spot, close)
        if close:
            self.agrees_on_sight(spot)
            self.agrees_on_worth(spot)
        self.follows(spot)

    def agrees_on_refusals(self, spot: Spot, close: bool) -> None:
        """Compare legality with refusals over all numbers, and the refusals themselves."""
        self.refuse_all(self.box, self.state, self.refusals)
        permitted = np.flatnonzero(self.refusals == 0).tolist()
        if spot.weights:  # chance is asked about impossible outcomes only
            permitted = sorted({*permitted, *spot.actions})
        same(permitted, spot.actions, "what nothing is against, and what is legal")
        if close:
            same(self.refusals.tolist(), spot.refusals, "the refusals")

    def follows(self, spot: Spot) -> None:
        """The rules as machine code and interpreted lead to the same record."""
        self.rules.apply(self.box[0], self.state[0], spot.action)
        self.compare(self.state, spot.after, "what follows")

    def agrees_on_sight(self, spot: Spot) -> None:
        """Compare what a seat sees, its determinizations and its heuristic action."""
        rules, box, state = self.rules, self.box[0], self.state[0]
        is_routine = bool(spot.game.routine(spot.box.record, spot.state))
        same(bool(rules.routine(box, state)), is_routine, "whether it is routine")
        for seat in spot.viewers:
            seen = spot.state.copy().data
            rules.redact(box, seen[0], seat)
            self.compare(seen, spot.hidden(spot.state, seat), f"hidden from seat {seat}")
            for action in spot.actions:
                ours = spot.game.observation_of(spot.box.record, spot.state, action, seat)
                same(rules.observation_of(box, state, action, seat), ours, f"seat {seat} observes")
            if seat >= 0 and seat == spot.state.actor:
                rng, row = spot.rng(3), np.array(spot.actions, np.int64)
                advice = rules.heuristic_action(
                    box, seen[0], row, len(row), np.array(rng, np.int64)
                )
                hidden = spot.hidden(spot.state, seat)
                ours = spot.game.heuristic_action(
                    spot.box.record, hidden, spot.actions, len(row), rng
                )
                same(advice, ours, f"the bot of seat {seat} plays")
            rules.determinize(box, seen[0], np.array(spot.rng(seat + 1), np.int64))
            self.compare(seen, spot.guessed(seat), f"the guess of seat {seat}")
        census = self.row(spot.game.cards)
        rules.census(box, state, census)
        same(census[: spot.game.cards].tolist(), spot.census(spot.state), "the census")

    def agrees_on_worth(self, spot: Spot) -> None:
        """Compare the evaluation of the position for each seat, but for the last digits."""
        promised, ours = np.zeros(spot.seats), np.zeros(spot.seats)
        self.rules.evaluate(self.box[0], self.state[0], promised)
        spot.game.evaluate(spot.box.record, spot.state, ours)
        same(promised.round(9).tolist(), ours.round(9).tolist(), "what the position promises")

    def scores_agree(self, match: Match) -> None:
        """The scores of machine code and interpreted rules agree, and so do the goals."""
        out = np.zeros(match.seats)
        self.rules.write_scores(self.box[0], self.state[0], out)
        same(out.tolist(), match.scores, "the scores")
        if match.game.goals is not None:
            goals = np.zeros(match.seats)
            match.game.goals(match.box.record, match.state, goals)
            self.rules.write_goals(self.box[0], self.state[0], out)
            same(out.tolist(), goals.tolist(), "the goals")

    def row(self, length: int) -> NDArray[np.int64]:
        """Return a buffer for at least this many numbers."""
        return np.zeros(max(length, self.game.most_outcomes), np.int64)

    def compare(self, data: NDArray[Any], record: Any, what: str) -> None:
        """Compare a record of machine code with an interpreted one."""
        if data.tobytes() != record.tobytes():
            same(type(record)(data), record, f"{what}, as machine code and interpreted")


def options_load(game: Game, path: Path | None = None) -> None:
    """Every value of every option loads, and any other value is refused by name."""
    box = game.load_box(path)
    for name, option in box.options.items():
        for value in [option.default, *(option.choices or (option.least, option.most))]:
            chosen_box = game.box_for(game.least_seats, {name: value}, path)
            same(chosen_box.chosen[name], value, f"option {name} set to {value!r} is")
            game.setup(chosen_box.record, game.State(), game.least_seats)
            automata = set(chosen_box.automata)
            players = set(range(game.least_seats)) - automata
            expect(bool(players), f"with option {name} set to {value!r} nobody plays")
            expect(
                automata <= set(range(game.least_seats)),
                f"with option {name} set to {value!r} there are automata in seats {automata}",
            )
        for wrong in ("", "no such value", option.least - 1, option.most + 1, None, True, 0.5):
            _refuses(partial(box.with_options, {name: wrong}), name, f"{name}={wrong!r}")
    _refuses(
        partial(box.with_options, {"no-such-option": 1}), "no-such-option", "an unknown option"
    )
    for seats in (game.least_seats - 1, game.most_seats + 1):
        _refuses(partial(game.box_for, seats, {}, path), "seats", f"{seats} seats")


def clauses_of_numbers_exist(game: Game, path: Path | None = None) -> None:
    """Every clause that the description of a box names is in the rulebook."""
    box = game.load_box(path)
    for key, field in box.fields(box.text).items():
        known = not field.clause or field.clause in clauses_of(game)
        expect(known, f"{key} is by clause {field.clause}, which the rulebook does not have")


def _refuses(attempt: Callable[[], object], named: str, what: str) -> None:
    try:
        attempt()
    except ValueError as error:
        expect(named in str(error), f"the error about {what} does not name it: {error}")
    else:
        raise Broken(f"{what} is accepted")
