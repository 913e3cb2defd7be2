"""What boxes, notation and views call the members of a vocabulary."""

from enum import IntEnum


def slug(member: IntEnum) -> str:
    """The name of a member in lower case with hyphens: `legendary-captain`."""
    return member.name.lower().replace("_", "-")


def by_slug(vocabulary: type[IntEnum]) -> dict[str, int]:
    """The number of each member by its slug."""
    return {slug(member): int(member) for member in vocabulary}
