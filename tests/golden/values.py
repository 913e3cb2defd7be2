"""What golden files pin of a position, as plain values.

A `kind` is what a value is of: `legal`, `view of seat 1`. Everything is taken from the match, as programs get it,
except for what texts are made of: messages are pinned by their ids and arguments.
"""

import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from kickabout.engine.game import SPECTATOR
from kickabout.engine.match import Match
from kickabout.engine.narration import Narration
from kickabout.engine.observation import Part, layout_of
from kickabout.engine.spots import who
from kickabout.text.messages import Message, Name

STRIDE = 10
"""The number of entries between two states of which everything is pinned."""
DECISIONS = "decisions"
UNTIMELY = "untimely outcomes"
IMPOSSIBLE = "impossible outcomes"
"""The sections of refusals: of what seats decide, and of outcomes where no chance or another outcome is due."""


class Unformatted:
    """A reader that leaves messages as they are."""

    def plain(self, data: Any) -> Any:
        """Return the data."""
        return data


def _plain(value: object) -> object:
    if isinstance(value, Message):
        variant = [value.salt, value.fallback] if value.salt or value.fallback else []
        return [value.id, value.arguments, *variant]
    if isinstance(value, Name):
        return [value.kind, value.slug, value.text]
    if is_dataclass(value):
        return {field.name: getattr(value, field.name) for field in fields(value)}
    raise TypeError(f"{value!r} has no plain value")


canonical = json.JSONEncoder(default=_plain, sort_keys=True, separators=(",", ":")).encode
"""Return a value as JSON, the same for equal values."""


def walk(match: Match, log: list[tuple[int, int]]) -> Iterator[tuple[int, dict[str, object]]]:
    """Play a log, and yield every tenth state's number with its values by kind, and those of the last; the commentary
    on what is played there follows by itself.

    Raises `ValueError` if an entry is refused.
    """
    known = [[f"seat {seat}"] for seat in range(match.seats)]
    for number, (actor, action) in enumerate(log):
        if number % STRIDE == 0:
            yield number, dict(values(match, known))
        before = match.state
        match.follow(actor, match.name_of(action))
        for names, name in zip(known, match.last_observed(before), strict=False):
            names.append(name)
        if number % STRIDE == 0:
            yield number, dict(commentary(match, before, actor, action))
    yield match.number, dict(values(match, known))


def values(match: Match, known: list[list[str]]) -> Iterator[tuple[str, object]]:
    """Yield what is pinned of a state by kind; `known` is what each seat has seen."""
    yield "actor", match.actor
    yield "legal", {seat: match.legal_for(seat) for seat in match.deciding}
    yield "outcomes", match.outcome_weights
    yield "scores", [match.scores, match.winners]
    layout = layout_of(match.game, match.seats)
    reader: Any = Unformatted()
    for seat in (*range(match.seats), SPECTATOR):
        yield f"view of {who(seat)}", match.view(seat, reader)
    for seat, names in enumerate(known):
        tensor = layout.observe(match.hidden(seat), seat).tolist()
        yield f"tensor of {who(seat)}", by_part(layout.parts, tensor)
        yield f"information of {who(seat)}", " | ".join(names)


def by_part(parts: Sequence[Part], tensor: list[int]) -> list[tuple[str, list[int]]]:
    """Return the numbers of an observation by field."""
    return [(part.name, tensor[part.start : part.stop]) for part in parts]


def commentary(match: Match, state: Any, actor: int, action: int) -> Iterator[tuple[str, object]]:
    """Yield the commentary for each viewer on an entry that was played on a state of a match."""
    for viewer in (*range(match.seats), SPECTATOR):
        narration = Narration(match.game, match.box, state, viewer)
        narration.follow([(actor, action)])
        yield f"commentary for {who(viewer)}", narration.lines


def refusals(match: Match) -> dict[str, dict[str, list[tuple[int, Message]]]]:
    """Return each refused number with its message, by section and by message id, over all numbers."""
    game, box, state = match.game, match.box, match.state
    found: dict[str, dict[str, list[tuple[int, Message]]]] = defaultdict(lambda: defaultdict(list))
    outcomes = IMPOSSIBLE if match.is_chance else UNTIMELY
    possible = match.outcome_numbers  # of chance, only what is impossible is asked
    for number in range(game.actions.codes):
        if number in possible:
            continue
        refused = game.refuse(box.record, state, number)
        if refused:
            message = game.explain(game.Refusal.of(refused), box, state, number)
            section = DECISIONS if number < game.actions.decisions else outcomes
            found[section][message.id].append((number, message))
    return found


def onwards(match: Match) -> list[tuple[int, object, object]]:
    """Return each number that may be played, with the actor and the choices that follow."""
    found: list[tuple[int, object, object]] = []
    for number in match.legal_numbers or match.outcome_numbers:
        after = match.copy()
        after.apply(number)
        found.append((number, after.actor, after.legal_numbers or after.outcome_weights))
    return found
