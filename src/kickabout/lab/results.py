"""The results file of a ladder, from which playing can go on and figures be computed anew."""

import json
from pathlib import Path
from typing import Any

from kickabout.bots.levels import policy
from kickabout.bots.trained import is_trained, network_of
from kickabout.engine.game import Game
from kickabout.engine.whole_files import whole_file
from kickabout.lab.ladder import Ladder, Tournament
from kickabout.lab.say import invalid


def load(tournament: Tournament, file: Path) -> Ladder:
    """Read the ladder in a file, or return an empty one if there is no file.

    Raises `ValueError` if the file is not a ladder's, or that of another tournament, saying what
    differs.
    """
    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        return Ladder(tournament)
    try:
        kept = json.loads(text)
        points = {(one, other): list(map(float, got)) for (one, other), got in _pairs(kept)}
        theirs = {key: kept[key] for key in _head(tournament)}
    except (KeyError, RecursionError, TypeError, ValueError) as error:
        raise invalid("wrong-results-file") from error
    for key, value in _head(tournament).items():
        if theirs[key] != value:
            known, ours = _text(theirs[key]), _text(value)
            raise invalid("wrong-results-other", key=key, theirs=known, ours=ours)
    ladder = Ladder(tournament, points)
    if set(ladder.points) != set(points):
        raise invalid("wrong-results-pairs")
    return ladder


def save(ladder: Ladder, file: Path) -> None:
    """Write the file atomically: readers find the old or the new content, even after a power cut."""
    pairs = [
        f'    {{"bots": {json.dumps(pair)}, "points": {json.dumps(list(map(_short, got)))}}}'
        for pair, got in ladder.points.items()
    ]
    head = [
        f"  {json.dumps(key)}: {_text(value)}," for key, value in _head(ladder.tournament).items()
    ]
    text = "\n".join(["{", *head, '  "pairs": [', ",\n".join(pairs), "  ]", "}", ""])
    with whole_file(file) as stream:
        stream.write(text.encode())


def _head(tournament: Tournament) -> dict[str, Any]:
    """Return everything that the matches of a tournament depend on."""
    return {
        "game": tournament.game.name,
        "seats": tournament.seats,
        "options": dict(tournament.box.chosen),
        "box": tournament.box.digest,
        "seed": tournament.seed,
        "bots": {bot: _player(bot, tournament.game) for bot in tournament.bots},
    }


def _player(bot: str, game: Game) -> list[Any]:
    """Return all that the decisions of a bot depend on."""
    return [network_of(bot).digest] if is_trained(bot) else list(policy(bot, game))


def _pairs(kept: dict[str, Any]) -> list[tuple[Any, Any]]:
    return [(row["bots"], row["points"]) for row in kept["pairs"]]


def _short(points: float) -> float:
    return int(points) if points.is_integer() else points


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
