"""Checks of the notation of any game."""

from collections import Counter
from typing import Any

from kickabout.engine.game import Game
from kickabout.engine.invariants import NOTATION


def names_of(game: Game, box: Any) -> dict[int, str]:
    """Return the names of all decisions, outcomes and sights of a box, by number; not all numbers
    have one.
    """
    return {
        number: name
        for number in range(game.actions.codes)
        if (name := _name_of(game, box, number))
    }


def _name_of(game: Game, box: Any, number: int) -> str | None:
    """Return a number's name, None if it has none in this box."""
    try:
        return game.actions.name_of(box, number)
    except ValueError:
        return None


def beginning(names: dict[int, str], verb: str) -> list[str]:
    """Return the names that begin with a word."""
    return [name for name in names.values() if name.partition(" ")[0] == verb]


def check_notation(game: Game, box: Any, verbs: str) -> None:
    """Assert that every name is unique and parsed back to its number, and that decisions begin with
    these verbs.
    """
    names = names_of(game, box)
    assert _name_of(game, box, -1) is None
    assert _name_of(game, box, game.actions.codes) is None
    twice = [name for name, count in Counter(names.values()).items() if count > 1]
    assert not twice
    for number, name in names.items():
        assert NOTATION.fullmatch(name), name
        assert game.actions.parse(box, name) == number, name
    decisions = [name for number, name in names.items() if number < game.actions.decisions]
    assert {name.partition(" ")[0] for name in decisions} == set(verbs.split())
