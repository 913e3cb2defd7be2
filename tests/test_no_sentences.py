"""No sentence that people read is in the code of the table or the command line, nor in a template or a script:
they are messages.

The reverse, that pages show only messages, is tested by `tests/table/web/test_pseudo_language.py`.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1] / "src" / "kickabout"
SENTENCE = re.compile(r"(?<![\w-])[A-Z][a-z’']+,? [a-z(][\w ,’'()-]*|[a-z]+ [a-z]+[.?!]$")
WORDS = re.compile(r"[A-Za-z]{2,}")
DOCUMENTED = "table/web/api"
"""The folder of the description of the interface for programs: a document in English."""
NO_TEXT = re.compile(
    r"(?s){#.*?#}|<(script|style|code)\b.*?</\1>|{% block page %}.*?{% endblock %}"
    r'|<article[^>]*lang="en".*?</article>'
)
"""Comments, code, the class of a page, and English documents of their own."""
ATTRIBUTE = re.compile(r'[\w:-]+="[^"]*"|\bdata-[\w-]+|--[\w-]+:[^;]*;?')
"""Attributes that macros write inside a tag."""
LONE_WORD = re.compile(r"[A-Z][a-z’]+[.:!?…]?")
OF_BROWSERS = {"Escape", "Error", "Notification"}
"""Names of a browser's keys and objects."""
NAMES = {"Kickabout", "Enter", "Esc"}
TEMPLATES = sorted(ROOT.glob("**/*.html"))
SCRIPTS = [path for path in sorted(ROOT.glob("**/*.js")) if path.parent.name != "vendor"]
CODE = [
    path
    for room in ("table", "cli")
    for path in sorted((ROOT / room).rglob("*.py"))
    if "migrations" not in path.parts and not path.parent.match(DOCUMENTED)
]


def short(path: Path) -> str:
    return str(path.relative_to(ROOT))


def developers_only(node: ast.AST) -> bool:
    """Return whether a text is for developers only: a docstring, an internal error, the log."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    called = node.func if isinstance(node, ast.Call) else None
    is_log = isinstance(called, ast.Attribute) and ast.unparse(called.value) == "logger"
    return is_log or isinstance(node, ast.Raise | ast.Assert)


def texts(tree: ast.AST) -> Iterator[str]:
    for node in ast.iter_child_nodes(tree):
        if developers_only(node):
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        yield from texts(node)


@pytest.mark.parametrize("path", CODE, ids=short)
def test_code_says_nothing(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert [text for text in texts(tree) if SENTENCE.search(text)] == []


@pytest.mark.parametrize("path", SCRIPTS, ids=short)
def test_scripts_say_nothing(path: Path) -> None:
    code = re.sub(r"(?m)^\s*//.*$|(?<=[\s;{])//.*$", "", path.read_text(encoding="utf-8"))
    found = re.findall(r'"([^"\n]*)"|\'([^\'\n]*)\'|`([^`]*)`', code)
    texts = [text for parts in found for text in parts]
    assert [text for text in texts if SENTENCE.search(text)] == []
    assert {text for text in texts if LONE_WORD.fullmatch(text)} <= NAMES | OF_BROWSERS


@pytest.mark.parametrize("path", TEMPLATES, ids=short)
def test_templates_say_nothing(path: Path) -> None:
    source = NO_TEXT.sub("", path.read_text(encoding="utf-8"))
    inside = re.findall(r"(?s){{.*?}}|{%.*?%}", source)
    quoted = (text for code in inside for text in re.findall(r'"([^"]*)"|\'([^\']*)\'', code))
    said = [text for pair in quoted for text in pair if SENTENCE.search(text)]
    # The text between tags without all that is computed; a tag may have computed parts.
    plain = re.sub(r"(?s){{.*?}}|{%.*?%}", "", source)
    said += re.findall(r'\b(?:alt|aria-label|placeholder|title)="([^"]*)"', plain)
    said += [ATTRIBUTE.sub("", text) for text in re.split(r"(?s)<[^>]*>", plain)]
    assert [text for text in said if WORDS.sub("", text) != text and not left_over(text)] == []


def left_over(text: str) -> bool:
    """Return whether a text has nothing but names and single letters."""
    return {*WORDS.findall(re.sub(r"&\w+;", "", text))} <= NAMES
