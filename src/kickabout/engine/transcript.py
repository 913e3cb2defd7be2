"""Transcripts: a match as a text file that replays without a random number.

A few `key: value` lines, an empty line, and one decision a line with its actor, chance included. Where the
dice of the match can be verified, the head ends with the lines of their proof (`engine/keyed_dice.py`);
`seed` is meaningless then.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from kickabout.engine import keyed_dice
from kickabout.engine.game import CHANCE, Game

if TYPE_CHECKING:
    from kickabout.engine.match import Match

FORMAT = "1"
_BOX_NAME = "box-name"
"""What the box is called, of one that has a name."""
_KEYS = ("kickabout", "game", "box", "seats", "seed", "options", "result")


def write(match: "Match", proof: keyed_dice.Proof | None = None) -> str:
    """Return the transcript of a match, finished or not; with the `proof` of its dice it can be verified."""
    options = " ".join(f"{name}={value}" for name, value in match.box.chosen.items())
    values = (
        FORMAT,
        match.game.name,
        match.box.digest,
        match.seats,
        match.seed,
        options,
        result(match),
    )
    lines = dict(zip(_KEYS, values, strict=True))
    if match.box.name:
        lines[_BOX_NAME] = match.box.name
    if proof is not None:
        lines |= keyed_dice.write_proof(proof)
    head = [f"{key}: {value}" for key, value in lines.items()]
    body = [f"{_called(actor)} {match.name_of(action)}" for actor, action in match.log]
    return "\n".join([*head, "", *body, ""])


def result(match: "Match") -> str:
    """Return the final scores by seat, or `unfinished`."""
    scores = match.scores
    return "unfinished" if scores is None else " ".join(f"{score:g}" for score in scores)


def parse(text: str) -> tuple[dict[str, str], list[tuple[int, str, str]]]:
    """Return the keys of a transcript and its decisions as (line number, actor, notation).

    Raises `ValueError` naming the line that is wrong or the key that is missing.
    """
    head, rest = split(text, _KEYS, "the transcript", optional=(_BOX_NAME, *keyed_dice.KEYS))
    body = [(number, *line.partition(" ")[::2]) for number, line in rest]
    return head, body


def split(
    text: str, keys: Sequence[str], called: str, optional: Sequence[str] = ()
) -> tuple[dict[str, str], list[tuple[int, str]]]:
    """Return the `key: value` lines of a file, and the lines after them as (line number, line).

    Each of `keys` must occur once, with the format first, and each of the `optional` ones at most once. Raises
    `ValueError` naming the line that is wrong or the key that `called` lacks.
    """
    head: dict[str, str] = {}
    lines = text.splitlines()
    at = 0
    for at, line in enumerate(lines, 1):
        if not line.strip():
            break
        key, colon, value = line.partition(":")
        if not colon or key not in (*keys, *optional):
            raise ValueError(
                f"line {at}: expected one of {', '.join(keys)} and a colon, not {line!r}"
            )
        if key in head:
            raise ValueError(f"line {at}: {key!r} stands twice")
        head[key] = value.strip()
    for key in keys:
        if key not in head:
            raise ValueError(f"{called} has no line {key!r}")
    if head["kickabout"] != FORMAT:
        raise ValueError(f"{called} has format {head['kickabout']!r}; this version reads {FORMAT}")
    rest = [(number, line.strip()) for number, line in enumerate(lines[at:], at + 1)]
    return head, [(number, line) for number, line in rest if line]


def begin(game: Game, head: Mapping[str, str], box: str | Path | None = None) -> "Match":
    """Return the match of a transcript with this head, before its first decision.

    Raises `ValueError` naming what is wrong, or the box that is needed.
    """
    from kickabout.engine.match import Match

    for key in ("seats", "seed"):
        if not (head[key].isascii() and head[key].isdecimal()):
            raise ValueError(f"{key} must be a whole number, not {head[key]!r}")
    chosen = read_options(head["options"])
    match = Match(game, int(head["seats"]), chosen, box, int(head["seed"]))
    if match.box.digest != head["box"]:
        raise ValueError(
            f"the transcript was played with box {head['box']}, this is box {match.box.digest}"
        )
    return match


def read_options(written: str) -> dict[str, str]:
    """Return options written as `NAME=VALUE NAME=VALUE`; raise `ValueError` for one that is not."""
    chosen = {}
    for pair in written.split():
        name, equals, value = pair.partition("=")
        if not equals:
            raise ValueError(f"options are written NAME=VALUE, not {pair!r}")
        chosen[name] = value
    return chosen


def follow(match: "Match", actor: str, name: str) -> None:
    """Play a line of a transcript in its match; raise `ValueError` saying why it does not fit."""
    due = match.deciding
    if match.is_chance or match.clock is not None:
        due.append(CHANCE)
    acting = {_called(one): one for one in due}
    if actor not in acting:
        raise ValueError(f"{actor} acts, but it is for {match.actor} to act")
    try:
        match.follow(acting[actor], name)
    except ValueError as error:
        raise ValueError(f"{name!r} does not fit: {error}") from error


def _called(actor: int) -> str:
    return "chance" if actor == CHANCE else str(actor)
