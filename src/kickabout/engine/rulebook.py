"""Rulebooks that can be checked: their clauses are numbered.

A rulebook is Markdown. Its title is the one `#` heading, each `## 4. Your turn` opens a section,
and a paragraph that begins with `**DASH-4.2**` is a clause. A clause that continues with
`*Ruling.*` is a decision of ours and closes with its reason, `*Why:* ...`. Any other paragraph
or table is a note.

A language has a file of its own beside the English one, `rulebook.es.md`, with the same clauses.

A test is marked with its clause by `@clause("DASH-4.2")`; `tests/clause_coverage.py` compares the two.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

_HEADING = re.compile(r"## (\d+)\. (\S.*)")
_CLAUSE = re.compile(r"\*\*([A-Z]+)-(\d+)\.(\d+)\*\*\s+(.*)", re.DOTALL)
_RULING = "*Ruling.*"
_REASON = "*Why:*"


class RulebookError(ValueError):
    """A rulebook is malformed; the text names the file, the line and what is expected."""


@dataclass(frozen=True)
class Clause:
    """One fact of the rules."""

    number: str
    """The number, such as `DASH-4.2`: the game, the section and the place in it."""
    text: str
    """Inline Markdown, without the number and the marks of a ruling."""
    reason: str = ""
    """The reason for a ruling; empty for a rule of the game itself."""

    @property
    def ruling(self) -> bool:
        """True for a decision of ours, False for a rule that the game states."""
        return bool(self.reason)


@dataclass(frozen=True)
class Section:
    """A headed part of a rulebook."""

    number: int
    title: str
    blocks: tuple[Clause | str, ...]
    """Clauses and notes in reading order; a note is a Markdown paragraph or table."""

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """The clauses, without the notes."""
        return tuple(block for block in self.blocks if isinstance(block, Clause))


@dataclass(frozen=True)
class Rulebook:
    """A parsed rulebook."""

    title: str
    introduction: tuple[str, ...]
    """The paragraphs before the first section."""
    sections: tuple[Section, ...]

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """All clauses in order."""
        return tuple(clause for section in self.sections for clause in section.clauses)

    def clause(self, number: str) -> Clause:
        """Return the clause of that number; raise `KeyError` if there is none."""
        for clause in self.clauses:
            if clause.number == number:
                return clause
        raise KeyError(number)


def read_rulebook(path: Path) -> Rulebook:
    """Return the rulebook in a file; raise `RulebookError` if it is malformed."""
    return parse_rulebook(path.read_text(encoding="utf-8"), path.name)


def in_language(rulebook: Path, locale: str) -> Path:
    """Return the file of a rulebook in a language, the English one where there is none."""
    translated = rulebook.with_suffix(f".{locale}{rulebook.suffix}")
    return translated if translated.is_file() else rulebook


def parse_rulebook(text: str, file: str = "rulebook") -> Rulebook:
    """Return the rulebook in a text; raise `RulebookError` naming `file` and the line that is wrong."""
    title = ""
    introduction: list[str] = []
    sections: list[tuple[int, str, list[Clause | str]]] = []
    game = ""
    for line, block in _blocks(text):
        if block.startswith("# "):
            if title or introduction or sections:
                raise RulebookError(f"{file}:{line}: there is one title, at the top")
            title = block[2:].strip()
        elif block.startswith("#"):
            heading = _HEADING.fullmatch(block)
            if heading is None or int(heading[1]) != len(sections) + 1:
                expected = f"## {len(sections) + 1}. Title"
                raise RulebookError(f"{file}:{line}: expected a heading `{expected}`")
            sections.append((int(heading[1]), heading[2], []))
        elif parts := _CLAUSE.fullmatch(block):
            game = game or parts[1]
            if not sections:
                raise RulebookError(f"{file}:{line}: a clause stands before the first section")
            section, _, blocks = sections[-1]
            place = 1 + sum(isinstance(known, Clause) for known in blocks)
            number, expected = f"{parts[1]}-{parts[2]}.{parts[3]}", f"{game}-{section}.{place}"
            if number != expected:
                raise RulebookError(f"{file}:{line}: clause {number} should be {expected}")
            blocks.append(_clause(number, parts[4], f"{file}:{line}"))
        elif sections:
            sections[-1][2].append(block)
        else:
            introduction.append(block)
    if not title:
        raise RulebookError(f"{file}:1: expected a title `# Name of the game`")
    return Rulebook(
        title,
        tuple(introduction),
        tuple(Section(number, name, tuple(blocks)) for number, name, blocks in sections),
    )


def folder_of_tests(rulebook: Path) -> Path | None:
    """Return the folder of the clause tests of a game's rulebook, None where there are no tests.

    An installed package is without its tests; a clone of the project has them.
    """
    game = rulebook.resolve().parent
    package = Path(__file__).resolve().parents[1]
    folder = package.parents[1] / "tests" / "rulebooks" / game.name
    return folder if folder.is_dir() else None


def _blocks(text: str) -> Iterator[tuple[int, str]]:
    """Yield the paragraphs, headings and tables of a Markdown text, each with its first line's number."""
    start, lines = 0, list[str]()
    for number, line in enumerate([*text.splitlines(), ""], 1):
        if line.strip():
            start = start if lines else number
            lines.append(line.rstrip())
        elif lines:
            yield start, "\n".join(lines)
            lines = []


def _clause(number: str, text: str, place: str) -> Clause:
    body, why, reason = text.partition(_REASON)
    ruling = body.startswith(_RULING)
    if ruling != bool(reason.strip()) or ruling != bool(why):
        raise RulebookError(
            f"{place}: clause {number} needs both `{_RULING}` and `{_REASON} reason`, or neither"
        )
    return Clause(number, body.removeprefix(_RULING).strip(), reason.strip())
