"""The style sheets of the pages as rules, for the tests that read them."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

PACKAGE = Path(__file__).parents[1] / "src" / "kickabout"
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
PART = re.compile(r"""((?:"[^"]*"|'[^']*'|[^{};"'])*)([{};])""")


class Rule(NamedTuple):
    """One block of declarations with its selector and at-rules."""

    within: tuple[str, ...]
    """The at-rules around it, from the outside in."""
    selector: str
    declarations: tuple[str, ...]


def sheets() -> list[Path]:
    """Return the sheets that all pages share, and those of each game."""
    return sorted([*PACKAGE.glob("table/**/static/**/*.css"), *PACKAGE.glob("games/**/*.css")])


def rules(sheet: Path) -> Iterator[Rule]:
    """Read a sheet rule by rule."""
    open_blocks: list[tuple[str, list[str]]] = []
    for found in PART.finditer(COMMENT.sub("", sheet.read_text(encoding="utf-8"))):
        text, mark = " ".join(found[1].split()), found[2]
        if mark == "{":
            open_blocks.append((text, []))
        elif text and open_blocks:
            open_blocks[-1][1].append(text)
        if mark == "}":
            selector, declarations = open_blocks.pop()
            if declarations:
                within = tuple(header for header, _ in open_blocks)
                yield Rule(within, selector, tuple(declarations))
