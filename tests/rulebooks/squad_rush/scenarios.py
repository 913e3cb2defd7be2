"""Scenarios of clauses as text: a position, what is played in it, and what is true then.

    RUSH-5.5 the second yellow card sends $player off
      each $player: blue-d8 / blue-f10
      at hands yellow-card*2; pitches | blue-d8 blue-f10
      > book $player
      = booked1 $player; sent_off 0 0
      > book $player
      = pile yellow-card yellow-card $player; sent_off 0 1

The first line names the clauses and the scenario, which `each` repeats for other words, in one line or in one line each;
of several, bars stand between them. The position is one of
`positions`: `at` (`lay`), `locked` (`kick_off`) or `death` (`sudden_death`), with a bar between the seats; RED-f8 is the
seven of that nation without a role.

An action that is not due yet waits: until it is, everybody who is asked holds, secret choices are shown, and cards are
drawn from the deck; `1:` says that seat 1 decides. Words in capitals are functions of `positions`: END ends the turn, PASS
does so before the next seat draws, DRAW draws what there is to draw, FLIP names the official, SCORE scores a match under
one, WHISTLE as it stands. After the last action of a line everybody who is asked holds, unless it is `...`.

What is true are facts (see `_holds`), separated by semicolons.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

import pytest

from kickabout.engine.match import Match
from kickabout.games.squad_rush.state import Phase
from tests.clauses import clause
from tests.rulebooks.laying import cards, play
from tests.rulebooks.reading import can, choices, verb
from tests.rulebooks.refusals import refused
from tests.rulebooks.squad_rush import positions, reading

OPTIONS: Mapping[str, Mapping[str, object]] = {
    "group": positions.GROUP_STAGE,
    "drama": positions.DRAMA,
    "derby": positions.DERBY,
    "armband": positions.ARMBAND,
}
STARTS: Mapping[str, Callable[..., Match]] = {
    "at": positions.lay,
    "locked": positions.kick_off,
    "death": positions.sudden_death,
}
BEFORE = ("points", "scored", "conceded", "sent_off")
"""Numbers of the table with which a match may begin."""


def scenarios(text: str) -> pytest.MarkDecorator:
    """Return the mark of a test with an argument `scenario`, the lines of one of these scenarios but the first."""
    blocks = re.split(r"\n\s*\n", text.strip())
    return pytest.mark.parametrize("scenario", [case for block in blocks for case in _cases(block)])


def _cases(block: str) -> Iterator[object]:
    """Yield the parameter set of a scenario, or one for each of its words."""
    head, *lines = (line.strip() for line in block.strip().splitlines())
    words = [""]
    if lines[0].startswith("each "):
        names, _, values = lines.pop(0).removeprefix("each ").partition(":")
        words = [value.strip() for value in values.split(" / ") if value.strip()]
        while lines[0].startswith("/ "):
            words.append(lines.pop(0)[2:])
    for value in words:
        filled = [head, *lines]
        if value:
            for name, word in zip(names.split("|"), value.split("|"), strict=True):
                filled = [line.replace(name.strip(), word.strip()) for line in filled]
        clauses = re.match(r"(?:RUSH-\S+ )+", filled[0])
        assert clauses, f"{filled[0]!r} names no clause"
        yield pytest.param(
            filled[1:], marks=clause(*clauses[0].split()), id=filled[0][clauses.end() :]
        )


def run(scenario: list[str]) -> None:
    """Play a scenario and assert what it says."""
    match = _start(scenario[0])
    for line in scenario[1:]:
        sign, _, rest = line.partition(" ")
        assert sign in (">", "="), line
        if sign == ">":
            _play(match, rest)
        else:
            for fact in rest.split("; "):
                name, _, wanted = fact.partition(" ")
                _holds(match, name, wanted)


# Positions.


def _start(line: str) -> Match:
    start, _, rest = line.partition(" ")
    given: dict[str, object] = {}
    before: dict[str, list[int]] = {}
    pitches: list[str] = []
    for part in filter(None, rest.split("; ")):
        name, _, value = part.partition(" ")
        if name == "pitches":
            pitches = [_players(pitch) for pitch in value.split("|")]
        elif name == "hands":
            given[name] = [_players(hand) for hand in value.split("|")]
        elif name in BEFORE:
            before[name] = _numbers(value)
        elif name == "options":
            given[name] = _options(value)
        elif name in ("pile", "deck"):
            given[name] = value
        else:
            numbers = _numbers(value)
            given[name] = numbers if name in ("last_turns", "playing") else numbers[0]
    if before:
        given["before"] = before
    if start != "at":
        return STARTS[start](*pitches, **given)
    return positions.lay(pitches=pitches, **given)  # type: ignore[arg-type]


def _players(text: str) -> str:
    """Return the slugs of a text, in which RED-f8 is a seven without a role."""
    words = []
    for word in text.split():
        colour, *without = word.split("-")
        words.append(
            positions.seven(colour.lower(), but=" ".join(without)) if colour.isupper() else word
        )
    return " ".join(words)


def _options(text: str) -> dict[str, object]:
    chosen: dict[str, object] = {}
    for word in text.split():
        name, _, value = word.partition("=")
        chosen |= {name: value} if value else OPTIONS[name]
    return chosen


def _numbers(text: str) -> list[int]:
    return [int(word) for word in text.split()]


# Actions.


def _play(match: Match, line: str) -> None:
    for action in line.split(", "):
        word, _, rest = action.partition(" ")
        if action == "...":
            return
        if word in STEPS:
            _hold(match)
            STEPS[word](match, *filter(None, [rest]))
        elif word.endswith(":"):
            positions.play_as(match, int(word[:-1]), rest)
        else:
            _reach(match, action)
            play(match, action)
    _hold(match)
    positions.come_to_light(match)


STEPS: Mapping[str, Callable[..., object]] = {
    "END": positions.end_turn,
    "PASS": partial(positions.end_turn, draw=False),
    "DRAW": positions.draw_up,
    "FLIP": positions.flip,
    "SCORE": positions.score_under,
    "WHISTLE": positions.whistle,
}


def _hold(match: Match) -> None:
    """Hold for everybody who is asked for an answer; whoever chooses an INSTANT of the drama is not."""
    while match.state.phase == Phase.ANSWER:
        play(match, "hold")


def _reach(match: Match, action: str) -> None:
    """Hold, show and draw for everybody until an action is possible."""
    while action not in (possible := choices(match)):
        if match.state.phase == Phase.ANSWER:
            play(match, "hold")
        elif verb(match) in ("out", "show", "find", "miss"):
            positions.come_to_light(match)
        else:
            assert verb(match) == "draw", f"{action} is not among {possible}"
            play(match, possible[0])


# Facts.


def _holds(match: Match, name: str, wanted: str) -> None:
    """Assert a fact: its name, and what is wanted.

    `hand0`, `pitch0`, `booked0` and `known0` are cards of seat 0, in any order, and so is `deck`; `pile` is from the bottom
    up. `legal` and `outcomes` are all that is possible, `can` and `cannot` some of it; `refused` has a clause before its
    actions. Any other name is one of `reading`, of the match or of its record, with a number, or one for each seat.
    """
    actions = list(filter(None, wanted.split(", ")))
    if name[-1].isdigit():
        assert _cards(match, name[:-1], int(name[-1])) == sorted(cards(_players(wanted))), name
    elif name == "deck":
        assert reading.in_deck(match) == sorted(cards(wanted))
    elif name == "pile":
        assert reading.pile(match) == cards(wanted)
    elif name in ("legal", "outcomes"):
        assert sorted(getattr(match, name)) == sorted(actions)
    elif name in ("can", "cannot"):
        for action in actions:
            assert can(match, action) == (name == "can"), action
    elif name == "refused":
        number, _, rest = wanted.partition(" ")
        for action in rest.split(", "):
            assert number in refused(match, action)
    elif name in ("verb", "actor"):
        assert str(verb(match) if name == "verb" else match.actor) == wanted
    elif name == "official":
        official = match.state.official
        assert (match.box.card_slugs[official] if official >= 0 else "none") == wanted
    elif name == "totals":
        assert [
            f"{defence}/{attack}" for defence, attack in reading.totals(match)
        ] == wanted.split()
    else:
        assert _figures(match, name) == pytest.approx([float(word) for word in wanted.split()]), (
            name
        )


def _cards(match: Match, where: str, seat: int) -> list[str]:
    if where == "known":
        hand = sorted(set(reading.hand(match, seat)))
        return [slug for slug in hand for _ in range(reading.is_known(match, seat, slug))]
    cards_of: Callable[[Match, int], list[str]] = getattr(reading, where)
    return cards_of(match, seat)


def _figures(match: Match, name: str) -> list[float]:
    """Return a number, or one for each seat."""
    figure: Any
    if name in ("goals", "forfeits"):
        figure = getattr(reading, name)(match)
    elif name == "over":
        figure = match.is_over
    elif name in ("winners", "deciding", "scores"):
        figure = getattr(match, name)
    else:
        value = getattr(match.state, name)
        figure = int(value) if isinstance(value, int) else reading.by_seat(match, name)
    return [float(one) for one in figure] if isinstance(figure, list) else [float(figure)]
