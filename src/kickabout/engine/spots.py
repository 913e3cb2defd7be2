"""Spots: positions of a match as the invariants test them, and the error for one that does not hold."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from kickabout.engine.dice import below, pick, seeded
from kickabout.engine.game import CHANCE, SPECTATOR, Game, Remark
from kickabout.engine.records import Record


@dataclass(frozen=True)
class Spot:
    """A position in a match, and the decision that is about to be played there."""

    game: Game
    box: Any
    seats: int
    seed: int
    number: int
    start: Sequence[int]
    """The census of the match's first state."""
    state: Any
    actions: list[int]
    """The legal actions, or the chance outcomes, whose weights are in `weights`."""
    weights: list[int]
    action: int
    after: Any
    contents: bytes
    """The contents of `state` when the match stood there."""
    box_bytes: bytes
    jointly: bool = False
    """True if the seat that decides is not the one that the rules name: it is the actor of `state` here."""

    @property
    def actor(self) -> int:
        """The actor in the log's entry: chance if a clock expires, whichever seat is to decide."""
        return CHANCE if self.weights else int(self.state.actor)

    @cached_property
    def refusals(self) -> list[int]:
        """The refusal of each number of an action or outcome, 0 for none."""
        refuse, record = self.game.refuse, self.box.record
        return [
            int(refuse(record, self.state, action)) for action in range(self.game.actions.codes)
        ]

    @property
    def viewers(self) -> range:
        """The spectator and every seat."""
        return range(SPECTATOR, self.seats)

    def decides(self, state: Any, seat: int) -> bool:
        """Return whether a seat may decide in a state."""
        actor = state.actor
        return seat == actor or (
            actor >= 0 <= seat and bool(self.game.is_simultaneous(self.box.record, state, seat))
        )

    def legal(self, state: Any, seat: int) -> list[int] | None:
        """Return a seat's legal actions in a state; None if it has nothing to decide."""
        if seat < 0 or not self.decides(state, seat):
            return None
        own = state.copy()
        own.actor = seat
        return choices(self.game, self.box, own)[0]

    def name(self, action: int) -> str:
        """Return the notation of an action."""
        return str(self.game.actions.name_of(self.box, action))

    def rng(self, salt: int) -> list[int]:
        """Return dice that depend on the position alone; `salt` tells several uses apart."""
        return seeded(self.seed * 1009 + salt, self.number)

    def played(self, state: Any, action: int) -> Any:
        """Return a new record: a state after one decision."""
        after = state.copy()
        self.game.apply(self.box.record, after, action)
        return after

    def hidden(self, state: Any, seat: int) -> Any:
        """Return a new record: a state, redacted for a seat."""
        seen = state.copy()
        self.game.redact(self.box.record, seen, seat)
        return seen

    def guessed(self, seat: int, salt: int = 0) -> Any:
        """Return a new record that a seat cannot tell from this state."""
        guess = self.hidden(self.state, seat)
        self.game.determinize(self.box.record, guess, self.rng(salt * 64 + seat + 1))
        return guess

    @property
    def hides(self) -> int:
        """The number of values, over all viewers, that are others in what the viewer cannot tell from this state."""
        return sum(unlike(self.state, self.guessed(seat, 1)) for seat in self.viewers)

    def census(self, state: Any) -> list[int]:
        """Return the number of each card in a state."""
        return census(self.game, self.box, state)

    def told(self, state: Any, action: int, seat: int) -> list[Remark]:
        """Return the commentary of a decision for a seat."""
        observed = self.game.observation_of(self.box.record, state, action, seat)
        after = self.hidden(self.played(state, action), seat)
        return self.game.narrate(self.box, self.hidden(state, seat), observed, after, seat)


class Broken(Exception):
    """An invariant does not hold; the text says what is wrong, without the place."""


def expect(holds: bool, what: str) -> None:
    """Raise `Broken` with the text `what` unless it holds."""
    if not holds:
        raise Broken(what)


def same(one: Any, other: Any, what: str) -> None:
    """Raise `Broken` with the differences unless both are equal."""
    if one != other:
        raise Broken(f"{what}\n{differences(one, other)}")


def unlike(one: Record, other: Record) -> int:
    """Return the number of values in which two records differ."""
    pairs = ((one.data[name], other.data[name]) for name in one.dtype.names or ())
    return sum(int(np.count_nonzero(ours != theirs)) for ours, theirs in pairs)


def differences(one: Any, other: Any) -> str:
    """Describe the differences of two records or two plain values, field by field."""
    if not isinstance(one, Record) or type(one) is not type(other):
        return f"    {one!r}\n    {other!r}"
    lines = []
    for name in one.dtype.names or ():
        ours, theirs = one.data[name][0], other.data[name][0]
        for place in np.argwhere(np.atleast_1d(ours != theirs)).tolist():
            at = tuple(place) if np.ndim(ours) else ()
            index = f"[{', '.join(map(str, at))}]" if at else ""
            lines.append(f"    {name}{index}: {ours[at]} in the one, {theirs[at]} in the other")
    return "\n".join(lines[:8] + [f"    and {len(lines) - 8} more"] * (len(lines) > 8))


def who(seat: int) -> str:
    """Return the name of a viewer in an error."""
    return "a spectator" if seat == SPECTATOR else f"seat {seat}"


def choices(game: Game, box: Any, state: Any) -> tuple[list[int], list[int]]:
    """Return the actor's legal actions, or the chance outcomes with their weights."""
    out = [0] * game.most_choices
    weights = [0] * game.most_outcomes
    if state.actor == CHANCE:
        n = game.outcomes(box.record, state, out, weights)
        return out[:n], weights[:n]
    return out[: game.legal(box.record, state, out)], []


def read(game: Game, contents: bytes) -> Record:
    """Return a record from its bytes."""
    return game.State(np.frombuffer(bytearray(contents), game.State.dtype))


def census(game: Game, box: Any, state: Any) -> list[int]:
    """Return the number of each card in a state."""
    out = [0] * game.cards
    game.census(box.record, state, out)
    return out


def chosen(actions: list[int], weights: list[int], rng: list[int]) -> int:
    """Return one of the choices at random; chance outcomes by their weights."""
    return actions[pick(rng, weights, len(weights)) if weights else below(rng, len(actions))]
