"""Message files taken apart: each text by its id, with where it stands and what it refers to."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

PLACEHOLDER = "\N{OBJECT REPLACEMENT CHARACTER}" * 4
"""What stands for a variable where the length of a text is measured."""


class Uses(Visitor):
    """What a pattern refers to, and the lists of keys by which it selects."""

    def __init__(self, pattern: ast.BaseNode) -> None:
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.references: set[str] = set()
        """The ids of messages, with `.attribute` if it is one, and of terms, beginning with `-`."""
        self.choices: list[list[str]] = []
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Note a variable."""
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        """Note a function."""
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Note a message."""
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        """Note a term, whose attributes are its own affair."""
        self.references.add(f"-{node.id.name}")

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """Note the keys of a choice."""
        keys = [one.key for one in node.variants]
        self.choices.append([k.name if isinstance(k, ast.Identifier) else k.value for k in keys])
        self.generic_visit(node)


@dataclass(frozen=True)
class Unit:
    """A text: the value of a message, one of its attributes, or all of its variants."""

    id: str
    line: int
    patterns: list[ast.Pattern]
    comment: str = ""
    """The comment on its message."""
    uses: list[Uses] = field(default_factory=list)
    """By pattern."""

    def __post_init__(self) -> None:
        self.uses.extend(map(Uses, self.patterns))

    @property
    def texts(self) -> list[str]:
        """The longest text of each pattern, with `PLACEHOLDER` for what is inserted."""
        return [longest(pattern) for pattern in self.patterns]


@dataclass
class File:
    """The texts of a message file, and where it is no Fluent."""

    path: Path
    units: dict[str, Unit] = field(default_factory=dict)
    junk: list[tuple[int, str]] = field(default_factory=list)
    """Lines, and what is wrong with them."""
    twice: list[tuple[int, str]] = field(default_factory=list)
    """Lines that give an id once more."""


def read(path: Path) -> File:
    """Return the texts of a message file; of one that does not exist, none."""
    file = File(path)
    if not path.is_file():
        return file
    text = path.read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        line = text.count("\n", 0, start_of(entry)) + 1
        if isinstance(entry, ast.Junk):
            for note in entry.annotations:
                place = text.count("\n", 0, start_of(note)) + 1
                file.junk.append((place, note.message or ""))
        elif isinstance(entry, ast.Message | ast.Term):
            names = [one.id.name for one in entry.attributes]
            file.twice += [
                (line, f"{entry.id.name}.{n}") for n in sorted(set(names)) if names.count(n) > 1
            ]
            for unit in _units(entry, line, text):
                if unit.id in file.units:
                    file.twice.append((unit.line, unit.id))
                file.units.setdefault(unit.id, unit)
    return file


def _units(entry: ast.Message | ast.Term, line: int, text: str) -> Iterator[Unit]:
    name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
    comment = (entry.comment.content if entry.comment else None) or ""
    # The span of an entry begins with its comment.
    line += comment.count("\n") + 1 if comment else 0
    ways = [one for one in entry.attributes if is_variant(one.id.name)]
    if entry.value is not None:
        yield Unit(name, line, [entry.value], comment)
    elif ways:
        yield Unit(name, line, [one.value for one in ways], comment)
    for one in entry.attributes:
        if one not in ways or entry.value is not None:
            place = text.count("\n", 0, start_of(one)) + 1
            yield Unit(f"{name}.{one.id.name}", place, [one.value], comment)


def start_of(node: ast.SyntaxNode) -> int:
    """Return where a part of a file begins."""
    assert node.span is not None  # the parser notes them
    return node.span.start


def is_variant(attribute: str) -> bool:
    """Return whether an attribute is one of several ways to say its message."""
    return attribute[:1] == "v" and attribute[1:].isdecimal()


def longest(pattern: ast.Pattern) -> str:
    """Return a pattern's longest text, with `PLACEHOLDER` for what is inserted."""
    return "".join(map(_longest, pattern.elements))


def _longest(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return str(element.value)
    inside = element.expression
    if isinstance(inside, ast.SelectExpression):
        return max((longest(one.value) for one in inside.variants), key=len)
    return inside.value if isinstance(inside, ast.StringLiteral) else PLACEHOLDER


def variables(unit: Unit, units: Mapping[str, Unit]) -> list[set[str]]:
    """Return the variables of each pattern of a text, with those of the messages that it refers to."""
    return [_reached(uses, units, frozenset()) for uses in unit.uses]


def _reached(uses: Uses, units: Mapping[str, Unit], met: frozenset[str]) -> set[str]:
    found = set(uses.variables)
    for name in uses.references - met:
        # A term has no variables of the message.
        if name in units and not name.startswith("-"):
            for inside in units[name].uses:
                found |= _reached(inside, units, met | {name})
    return found
