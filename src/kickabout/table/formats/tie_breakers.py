"""Tie-breakers: the criteria by which sides that are level on points are told apart."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Literal, get_args

from kickabout.engine.toml_files import read_toml

Criterion = Literal[
    "head-to-head-points",
    "head-to-head-goal-difference",
    "head-to-head-goals",
    "goal-difference",
    "goals",
    "away-goals",
    "wins",
    "away-wins",
    "opponents-points",
    "conduct",
    "lot",
]
_KNOWN: tuple[Criterion, ...] = get_args(Criterion)
_FILE = Path(__file__).with_suffix(".toml")


@cache
def presets() -> Mapping[str, tuple[Criterion, ...]]:
    """Return the criteria, first to last, by the name of what they are copied from."""
    return read_presets(_FILE.read_text(encoding="utf-8"))


def criteria(name: str) -> tuple[Criterion, ...]:
    """Return the criteria of a preset; raise `ValueError` if there is none of that name."""
    try:
        return presets()[name]
    except KeyError:
        raise ValueError(f"no tie-breakers are called {name!r}: {', '.join(presets())}") from None


def read_presets(text: str) -> dict[str, tuple[Criterion, ...]]:
    """Return the presets of a TOML file; raise `ValueError` naming the first that is no list of criteria."""
    return {name: _checked(name, listed) for name, listed in read_toml(text).items()}


def _checked(name: str, listed: object) -> tuple[Criterion, ...]:
    if not isinstance(listed, list):
        raise ValueError(f"{name} must be a list of criteria: {', '.join(_KNOWN)}")
    for word in listed:
        if word not in _KNOWN:
            raise ValueError(f"{name} has {word!r}, which is no criterion: {', '.join(_KNOWN)}")
    if listed[-1:] != ["lot"]:
        raise ValueError(f"{name} must end with 'lot', without which sides may stay level")
    return tuple(listed)
