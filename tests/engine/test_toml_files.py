"""TOML: what `tomllib` would take seconds for is refused before, and everything else is read."""

import tomllib  # noqa: TID251 - to compare with
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kickabout.engine.toml_files import MOST_LETTERS, MOST_NESTED, MOST_PARTS, read_toml

FILES = sorted(
    file for part in ("src", "tests") for file in (Path(__file__).parents[2] / part).rglob("*.toml")
)


def key(parts: int) -> str:
    return ".".join("a" * parts)


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


SLOW = {
    "the name of a table": f"[{key(15_000)}]",
    "the name of a row": f"[[{key(15_000)}]]",
    "a key": f"{key(15_000)} = 1",
    "a key with spaces": f"{' . '.join('a' * 15_000)} = 1",
    "a key in quotes": ".".join(['"\\""', "''"] * 4_000) + " = 1",
    "a key in a table in a line": f"x = {{{key(15_000)} = 1}}",
    "many keys in a deep table": f"[{key(4_000)}]\n" + "b.c = 1\n" * 5_000,
    "a key in a long list": "x = [\n" + "'.', # .\n" * 3_000 + f"{{{key(9)} = 1}}]",
}
DEEP = {
    "lists": f"x = {nested(400)}",
    "more lists than Python can call functions": "x = " + "[" * 30_000,
    "tables in a line": "x = " + "{a = " * 400 + "1" + "}" * 400,
    "lists beside each other": f"x = [{nested(1)}, {nested(MOST_NESTED)}]",
}


@pytest.mark.parametrize("text", SLOW.values(), ids=SLOW)
def test_a_key_of_many_parts(text: str) -> None:
    with pytest.raises(ValueError, match=r"^has a key of more than 8 parts; .* \(at line \d+\)$"):
        read_toml(text)


@pytest.mark.parametrize("text", DEEP.values(), ids=DEEP)
def test_brackets_nested_deeply(text: str) -> None:
    with pytest.raises(ValueError, match=r"^has brackets nested too deeply, .* \(at line 1\)$"):
        read_toml(text)


@pytest.mark.parametrize("word", ["{} = 1", "[{}]", "a.{} = 1", "a = {}", "a = 1.{}", "a = 0x{}"])
def test_a_long_word(word: str) -> None:
    assert read_toml(word.format("1" * (MOST_LETTERS - 2)))
    with pytest.raises(ValueError, match=r"^has a word of more than 100 .* \(at line 1\)$"):
        read_toml(word.format("1" * (MOST_LETTERS + 1)))


INVALID = {
    "a = 1\na = 2": "this stands twice (at line 2, column 6)",
    "a.b = 1\n[a]": "this stands twice (at line 2, column 3)",
    "a = {b = 1, b = 2}": "this stands twice (at line 1, column 18)",
    "a": "a key, an equals sign and a value are expected (at line 1, column 2)",
    "= 1": "a key, an equals sign and a value are expected (at line 1, column 1)",
    "[]": "a key, an equals sign and a value are expected (at line 1, column 2)",
    "[a\nb = 1": "a bracket is not closed (at line 1, column 3)",
    "[[a]": "a bracket is not closed (at line 1, column 4)",
    "a = 1\nb = [1": "a bracket is not closed (at line 2, column 7)",
    "a = 1 2": "there is more after the value (at line 1, column 7)",
    'a = "x': "a text has no closing quotation mark (at line 1, column 7)",
    "a = 'x": "a text has no closing quotation mark (at line 1, column 7)",
    'a = "x\n': "a text has no closing quotation mark (at line 1, column 7)",
    "a = Night Shift": "no value stands here (a text needs quotes) (at line 1, column 5)",
    'a = "\\q"': "“Unescaped '\\' in a string” (at line 1, column 8)",
}


@pytest.mark.parametrize(("text", "fault"), INVALID.items(), ids=INVALID)
def test_what_is_not_valid_is_said_with_its_place(text: str, fault: str) -> None:
    with pytest.raises(ValueError, match=r"^is not valid TOML: ") as caught:
        read_toml(text)
    assert str(caught.value) == f"is not valid TOML: {fault}"


def test_the_line_is_named() -> None:
    with pytest.raises(ValueError, match=r"\(at line 4\)"):
        read_toml(f'a = """\n.........\n"""\n[{key(9)}]\n')


@pytest.mark.parametrize(
    "text",
    [
        f"{key(MOST_PARTS)} = 1",
        f"[{key(MOST_PARTS)}]",
        f"x = {nested(MOST_NESTED)}",
        f"x = [{'[], {}, ' * 999}]",
        "# ..............",
        "a = 1.5\nb = 2.5\nc = 3.5\nd = 4.5\ne = 5.5\nf = 6.5\ng = 7.5\nh = 8.5\ni = 9.5",
        f"a = [{'1.5, ' * 99}]",
        f"a = {{ {', '.join(f'b.c{number} = 1' for number in range(99))} }}",
        f'a = "{"." * 99}{"x" * 999}{"[" * 99}"',
        f"a = '{'.' * 99}{'x' * 999}{'[' * 99}\\'",
        f'a = """{"." * 99}\n""{"x" * 999}\\"""{"[" * 99}"""""\nb = "."',
        f"a = '''{'.' * 99}\n''{'x' * 999}{'[' * 99}'''''\nb = '.'",
        'a = "\\"........." # "\nb = ".........\\\\"',
        f'"{"x" * 999}" = 1',
    ],
)
def test_what_is_neither_deep_nor_long(text: str) -> None:
    assert read_toml(text) == tomllib.loads(text)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.name}")
def test_the_files_of_the_project(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert read_toml(text) == tomllib.loads(text)


LETTERS = st.text("ab.,#='\"[]{}\n\\ ", max_size=30)
"""Everything that means something in TOML, to stand where it means nothing."""
WORDS = st.one_of(
    LETTERS.map(
        lambda text: text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    ).map('"{}"'.format),
    LETTERS.map(lambda text: text.replace("'", "").replace("\n", "")).map("'{}'".format),
)
TEXTS = st.one_of(
    WORDS,
    LETTERS.map(lambda text: text.replace("\\", "\\\\").replace('"', '\\"')).map('"""{}"""'.format),
    LETTERS.map(lambda text: text.replace("'''", "")).map("'''{} '''".format),
)
VALUES = st.recursive(
    st.one_of(TEXTS, st.sampled_from(["1", "-1.5", "true", "1979-05-27T07:32:00.5Z"])),
    lambda inner: st.lists(inner, max_size=3).map(lambda parts: f"[{', '.join(parts)}]"),
    max_leaves=MOST_NESTED // 2,
)
COMMENTS = LETTERS.map(lambda text: "# " + text.replace("\n", ""))


@given(st.lists(st.tuples(WORDS, VALUES, COMMENTS)), st.data())
def test_texts_and_comments_hide_no_key(
    lines: list[tuple[str, str, str]], data: st.DataObject
) -> None:
    text = "".join(
        f"k{number}.{word} = {value} {comment}\n"
        for number, (word, value, comment) in enumerate(lines)
    )
    assert read_toml(text) == tomllib.loads(text)
    deep = ".".join(data.draw(st.lists(WORDS, min_size=MOST_PARTS + 1, max_size=12)))
    for hidden in (f"{deep} = 1", f"[{deep}]", f"x = [[{{{deep} = 1}}]]"):
        with pytest.raises(
            ValueError, match=f"{MOST_PARTS} parts.* line {text.count(chr(10)) + 1}"
        ):
            read_toml(text + hidden)
