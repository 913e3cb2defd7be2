"""The differences between a golden file and what the game does now, a line each."""

from collections.abc import Iterator, Mapping
from itertools import zip_longest

from tests.golden.digests import SHORT, digests_of, line_of, position_of, vocabulary_of
from tests.golden.files import Position, Recorded, Vocabulary
from tests.golden.values import STRIDE

MOST_STATES = 3
"""The states that are listed of those that differ in one kind."""


def match_differences(game: str, number: int, recorded: Recorded) -> Iterator[str]:
    """Yield what a match shows otherwise than recorded: kinds and states."""
    place = f"match {number} ({_way(recorded.seats, recorded.options)})"
    digests, fault = digests_of(recorded.begin(game), recorded.log)
    if fault:
        yield f"{place}: cannot be played as recorded: {fault}"
    last = len(recorded.log)
    for kind in sorted(digests.keys() | recorded.digests.keys()):
        was, now = recorded.digests.get(kind, ""), digests.get(kind, [])
        if was == line_of(now):
            continue
        shorts = was.partition(" ")[2]
        differing = [
            min(index * STRIDE, last)
            for index, one in enumerate(now)
            if one[:SHORT] != shorts[index * SHORT : (index + 1) * SHORT]
        ]
        if differing:
            more = f" and {len(differing) - MOST_STATES} more" * (len(differing) > MOST_STATES)
            yield f"{place}: {kind} at state {_listed(differing[:MOST_STATES])}{more}"
        elif not fault:
            yield f"{place}: {kind} somewhere"


def position_differences(game: str, position: Position, matches: list[Recorded]) -> Iterator[str]:
    """Yield what is refused otherwise than recorded in a position, or goes on otherwise."""
    place = f"match {position.match}, state {position.state}"
    try:
        now = position_of(game, matches, position.match, position.state)
    except ValueError as error:
        yield f"{place}: cannot be reached as recorded: {error}"
        return
    for section in sorted(now.refusals.keys() | position.refusals.keys()):
        are, were = now.refusals.get(section, {}), position.refusals.get(section, {})
        for message_id in sorted(are.keys() | were.keys()):
            is_now, was = are.get(message_id, "0 "), were.get(message_id, "0 ")
            if is_now != was:
                count, before = is_now.partition(" ")[0], was.partition(" ")[0]
                what = f"{count} numbers" + (f", {before} before" if count != before else "")
                yield f"{place}: {section} refused by {message_id}: {what}"
    if now.onwards != position.onwards:
        yield f"{place}: what follows the choices"


def vocabulary_differences(game: str, recorded: Vocabulary) -> Iterator[str]:
    """Yield the numbers that have another name than recorded, and changes of the layout."""
    now = vocabulary_of(game, recorded.seats, recorded.options)
    place = _way(recorded.seats, recorded.options)
    for number in sorted(now.names.keys() | recorded.names.keys(), key=int):
        name, before = now.names.get(number), recorded.names.get(number)
        if name != before:
            yield f"{place}: number {number} is {name!r}, {before!r} before"
    for part, was in zip_longest(now.layout, recorded.layout):
        if part != was:
            yield f"{place}: the observation has {part}, {was} before"


def _way(seats: int, options: Mapping[str, object]) -> str:
    return " ".join([f"seats={seats}", *(f"{name}={value}" for name, value in options.items())])


def _listed(numbers: list[int]) -> str:
    return ", ".join(map(str, numbers))
