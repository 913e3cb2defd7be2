"""TOML from anywhere: box files, rosters, settings.

`tomllib` looks up every part of a key anew for all parts before it, and calls itself for every bracket: a name of
15,000 parts takes it seconds. So the text is scanned for both, which takes less than parsing it, before it is parsed.
"""

import re
import tomllib  # noqa: TID251 - the one place
from typing import Any

from kickabout.text.invalid import Invalid
from kickabout.text.messages import Message

MOST_PARTS = 8
"""The most parts of a key, such as the three of `options.length.default`."""
MOST_NESTED = 8
"""The most brackets around a value, with those of the lists and tables that it stands in."""
MOST_LETTERS = 100
"""The most characters of a word outside of quotes: of a part of a key, or a number."""

_TOKEN = re.compile(
    rf"""
    (?: \"{{3}} (?: [^"\\] | \\. | "(?!"") )* "{{0,5}}  # an unclosed text ends where `tomllib` refuses it
      | '{{3}} (?: [^'] | '(?!'') )* '{{0,5}}
      | " (?: [^"\\\n] | \\. )* "?
      | ' [^'\n]* '?
      | \# [^\n]*
    )
    | (?P<dot> \. )
    | (?P<opening> [\[{{] )
    | (?P<closing> [\]}}] )
    | (?P<end> [=,\n] )
    | (?P<long> [a-z0-9_-]{{{MOST_LETTERS + 1}}} )
    """,
    re.VERBOSE | re.DOTALL | re.IGNORECASE | re.ASCII,
)
"""What keys and nesting are told by. What it does not match, such as short words, does not matter for either."""

_PLACED = re.compile(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", re.DOTALL)
_KINDS = {
    "Cannot declare": "twice",
    "Cannot overwrite": "twice",
    "Duplicate inline table key": "twice",
    "Expected '='": "pair",
    "Expected ']": "bracket",
    "Expected newline": "rest",
    "Expected \"'": "quotes",
    "Illegal character '\\n'": "quotes",
    "Invalid initial character": "pair",
    "Invalid statement": "pair",
    "Invalid value": "value",
    "Unclosed": "bracket",
    "Unterminated string": "quotes",
}
"""How the errors of `tomllib` begin, and which message says them."""


def read_toml(text: str) -> dict[str, Any]:
    """Return the tables of a TOML file; raise `ValueError` naming the line that is not valid, or too complex."""
    _check_complexity(text)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Invalid(_invalid(text, str(error))) from error


def _invalid(text: str, error: str) -> Message:
    """Return what `tomllib` has found, and where: in words of ours if it is common, else in quotes."""
    said, line, column = _PLACED.fullmatch(error).groups()  # type: ignore[union-attr]  # all its errors are placed
    if line is None:
        line, column = text.count("\n") + 1, len(text) - text.rfind("\n")
    kind = next((kind for words, kind in _KINDS.items() if said.startswith(words)), "other")
    return Message("toml-invalid", kind=kind, error=said, line=f"{line}", column=f"{column}")


def _check_complexity(text: str) -> None:
    """Raise `ValueError` naming the line of a key with too many parts, a word too long, or too many brackets."""
    dots = nested = 0
    for token in _TOKEN.finditer(text):
        kind = token.lastgroup
        if kind is None:
            continue
        if kind == "dot":
            dots += 1
        else:
            dots = 0
            nested += (kind == "opening") - (kind == "closing")
        if dots >= MOST_PARTS:
            fault, most = "toml-parts", MOST_PARTS
        elif nested > MOST_NESTED:
            fault, most = "toml-nested", MOST_NESTED
        elif kind == "long":
            fault, most = "toml-long", MOST_LETTERS
        else:
            continue
        line = text.count("\n", 0, token.start()) + 1
        raise Invalid(Message(fault, most=most, line=f"{line}"))
