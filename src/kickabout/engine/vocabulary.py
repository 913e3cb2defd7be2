"""Vocabularies: the `IntEnum`s of a game, and their members as boxes, views and notations write them."""

from collections.abc import Mapping
from enum import IntEnum
from functools import cache


def slug(member: IntEnum) -> str:
    """How a member is written: `Phase.KICK_OFF` as `kick-off`.

    Not cached: members of different vocabularies are equal, and hash alike, if their numbers are.
    """
    return member._name_.lower().replace("_", "-")  # `name` is the same, by way of a descriptor


@cache
def by_slug(vocabulary: type[IntEnum]) -> Mapping[str, int]:
    """The members of a vocabulary by their slugs, in the order of their numbers."""
    return {slug(member): int(member) for member in vocabulary}


@cache
def slugs(vocabulary: type[IntEnum]) -> tuple[str, ...]:
    """The slugs of a vocabulary whose numbers are 0, 1, 2 ..., each in the place of its number."""
    return tuple(by_slug(vocabulary))
