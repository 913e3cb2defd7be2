"""The lock files: what a server's image may consist of is what the tests ran with, file by file."""

import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[1] / "requirements"
PIN = re.compile(r"^[a-z0-9.-]+(?:\[[a-z,]+\])?==[^ ;\n]+", re.MULTILINE)


def pins(name: str) -> set[str]:
    return set(PIN.findall((FOLDER / name).read_text(encoding="utf-8")))


def test_the_digests_are_those_of_what_is_pinned() -> None:
    assert pins("hashes.txt") == pins("lab.txt") | pins("build.txt")


def test_every_pinned_package_has_digests() -> None:
    lines = (FOLDER / "hashes.txt").read_text(encoding="utf-8").splitlines()
    for line, following in zip(lines, [*lines[1:], ""], strict=True):
        if PIN.match(line):
            assert following.startswith("    --hash=sha256:"), line


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.name)
def test_no_lock_names_an_address(path: Path) -> None:
    assert not re.search(r"://|--(extra-)?index|--find-links| @ ", path.read_text(encoding="utf-8"))
