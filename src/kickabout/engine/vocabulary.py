"""Vocabularies: the `IntEnum`s of a game, and their members as boxes, views and notations write them."""

from collections.abc import Mapping
from enum import IntEnum
from functools import cache


def slug(member: IntEnum) -> str:
    """Return the written form of a member: `kick-off` for `Phase.KICK_OFF`.

    Not cached: members of different vocabularies are equal, and hash alike, if their numbers are.
    """
    return member._name_.lower().replace("_", "-")  # `name` is the same, but slower


@cache
def by_slug(vocabulary: type[IntEnum]) -> Mapping[str, int]:
    """Return the members of a vocabulary by their slugs, in the order of their numbers."""
    return {slug(member): int(member) for member in vocabulary}


@cache
def slugs(vocabulary: type[IntEnum]) -> tuple[str, ...]:
    """Return the slugs of a vocabulary whose numbers are 0, 1, 2 ..., by number."""
    return tuple(by_slug(vocabulary))
