"""Print the tests of the files that have changed in the working tree since a commit (`HEAD` by
default).

Tests mirror the source: a file's tests are in the folder of its room, or in a file of their own
there, and those of a game in its folder and in that of its rulebook's clauses. The whole suite
checks more: this is for the time between two commits.
"""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

SOURCE = PurePosixPath("src/kickabout")


def changed(since: str) -> list[PurePosixPath]:
    """Return the files that differ from a commit, and those that git does not track yet."""
    asked = (
        ["git", "diff", "--name-only", "--diff-filter=d", since],
        ["git", "ls-files", "--others", "--exclude-standard"],
    )
    told = (subprocess.run(one, capture_output=True, text=True, check=True).stdout for one in asked)  # noqa: S603  # fixed arguments
    return sorted({PurePosixPath(line) for text in told for line in text.splitlines()})


def tests_of(path: PurePosixPath) -> Iterator[PurePosixPath]:
    """Yield the places where the tests of a file may be."""
    if path.name.startswith("test_") and path.suffix == ".py":
        yield path
    elif path.parts[0] == "tests":
        yield path.parent
    elif path.is_relative_to(SOURCE / "games"):
        game = path.relative_to(SOURCE / "games").parts[0]
        yield from (PurePosixPath("tests") / room / game for room in ("games", "rulebooks"))
    elif path.is_relative_to(SOURCE):
        inside = path.relative_to(SOURCE)
        folder = "tests" / inside.parent
        own = folder / f"test_{inside.stem}.py"
        yield own if Path(own).exists() else folder
    elif path.parts[0] in ("benchmarks", "examples"):
        yield PurePosixPath("tests", path.parts[0])
    elif path.suffix == ".md" or path.is_relative_to("tools/docs"):
        yield PurePosixPath("tests/docs")


def found(path: PurePosixPath) -> list[PurePosixPath]:
    """Return a file or folder of tests, or the nearest existing folder above it; empty for the
    whole suite.
    """
    while not Path(path).exists():
        path = path.parent
    return [path] if len(path.parts) > 1 else []


if __name__ == "__main__":
    since = sys.argv[1] if len(sys.argv) > 1 else "HEAD"
    places = {one for path in changed(since) for place in tests_of(path) for one in found(place)}
    inside = {place for place in places if places & {*place.parents}}
    print(*sorted(map(str, places - inside)))  # noqa: T201 - what it is for
