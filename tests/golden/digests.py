"""Digests of what a game does now, as golden files have them.

The digests of one kind over the states of a match are one line: a digest of them all, 16 hexadecimal digits,
and the first two digits of each, which tell where the match differs.
"""

from collections import defaultdict
from collections.abc import Mapping
from hashlib import blake2b

from kickabout.engine.match import Match
from kickabout.engine.observation import layout_of
from kickabout.games import find
from tests.games.ways import Way
from tests.golden.files import Golden, Position, Recorded, Vocabulary, box_of
from tests.golden.values import canonical, onwards, refusals, walk

SHORT = 2
"""The digits that are kept of the digest of one state: of 256 states that differ, one looks the same."""


def digest(text: str) -> str:
    """Return 16 hexadecimal digits that tell texts apart."""
    return blake2b(text.encode(), digest_size=8).hexdigest()


def line_of(digests: list[str]) -> str:
    """Return the digests of some states in one line."""
    return f"{digest(' '.join(digests))} {''.join(one[:SHORT] for one in digests)}"


def digests_of(match: Match, log: list[tuple[int, int]]) -> tuple[dict[str, list[str]], str]:
    """Return the digests of a match by kind, and why it could not be played to the end, or nothing."""
    found: dict[str, list[str]] = defaultdict(list)
    try:
        for _, values in walk(match, log):
            for kind, value in values.items():
                found[kind].append(digest(canonical(value)))
    except ValueError as error:
        actor, action = log[match.number]
        return found, f"action {action} of actor {actor} at state {match.number}: {error}"
    return found, ""


def lines_of(game: str, recorded: Recorded) -> dict[str, str]:
    """Return the digests of a match as a golden file has them; raise `ValueError` if it cannot be played."""
    digests, fault = digests_of(recorded.begin(game), recorded.log)
    if fault:
        raise ValueError(fault)
    return {kind: line_of(some) for kind, some in digests.items()}


def position_of(game: str, matches: list[Recorded], number: int, state: int) -> Position:
    """Return what is refused at a state of a match, and what may follow."""
    match = matches[number].at(game, state)
    sections: dict[str, dict[str, str]] = {}
    for section, by_id in refusals(match).items():
        texts: dict[object, str] = {}
        sections[section] = {}
        for message_id, refused in by_id.items():
            for _, message in refused:
                if message not in texts:
                    texts[message] = canonical(message)
            lines = "\n".join(f"{action} {texts[message]}" for action, message in refused)
            sections[section][message_id] = f"{len(refused)} {digest(lines)}"
    return Position(number, state, sections, digest(canonical(onwards(match))))


def vocabulary_of(game: str, seats: int, options: Mapping[str, object]) -> Vocabulary:
    """Return the names of all numbers in a way to play, and the layout of its observations."""
    rules = find(game)
    box = rules.box_for(seats, options, box_of(game))
    names = {str(number): name for number, name in rules.actions.names(box, rules.actions.codes)}
    layout = [
        [part.name, part.start, part.stop, part.low, part.high, part.by_seat, part.names_seats]
        for part in layout_of(rules, seats).parts
    ]
    return Vocabulary(seats, dict(options), names, layout)


def golden_of(
    game: str,
    ways: list[Way],
    matches: list[Recorded],
    places: list[tuple[int, int]],
) -> Golden:
    """Return the golden file of ways to play, matches, and places in them as (match, state)."""
    rules = find(game)
    return Golden(
        rules.actions.decisions,
        rules.actions.codes,
        [vocabulary_of(game, seats, options) for seats, options in ways],
        [
            Recorded(one.seats, one.options, one.seed, one.log, lines_of(game, one))
            for one in matches
        ],
        [position_of(game, matches, number, state) for number, state in places],
    )
