"""Parsing of rulebooks."""

from pathlib import Path

import pytest

from kickabout.engine.rulebook import (
    Clause,
    RulebookError,
    folder_of_tests,
    in_language,
    parse_rulebook,
    read_rulebook,
)
from kickabout.engine.translated_rulebook import check_rulebook

TEXT = """\
# Keepy-Uppy

Keep it up.

## 1. Touches

**KEEP-1.1** Each touch counts
one point.

A note between.

**KEEP-1.2** *Ruling.* No hands. *Why:* it is football.

## 2. Cards

| Card | Number |
|---|---|
| Ball | 1 |
"""


def test_a_rulebook_falls_into_sections_clauses_and_notes() -> None:
    book = parse_rulebook(TEXT)
    assert book.title == "Keepy-Uppy"
    assert book.introduction == ("Keep it up.",)
    assert [(part.number, part.title) for part in book.sections] == [(1, "Touches"), (2, "Cards")]
    assert book.sections[0].blocks == (
        Clause("KEEP-1.1", "Each touch counts\none point."),
        "A note between.",
        Clause("KEEP-1.2", "No hands.", "it is football."),
    )
    assert book.sections[1].blocks == ("| Card | Number |\n|---|---|\n| Ball | 1 |",)
    assert [clause.ruling for clause in book.clauses] == [False, True]
    assert book.clause("KEEP-1.2").reason == "it is football."
    with pytest.raises(KeyError, match=r"KEEP-1\.3"):
        book.clause("KEEP-1.3")


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("# Keepy-Uppy\n", ""), "book.md:1: expected a title"),
        (("Keep it up.", "# Again"), "book.md:3: there is one title"),
        (("## 2. Cards", "## 3. Cards"), "book.md:14: expected a heading `## 2. Title`"),
        (("## 2. Cards", "### Cards"), "book.md:14: expected a heading `## 2. Title`"),
        (("KEEP-1.2", "KEEP-1.3"), "book.md:12: clause KEEP-1.3 should be KEEP-1.2"),
        (("KEEP-1.2", "UP-1.2"), "book.md:12: clause UP-1.2 should be KEEP-1.2"),
        (("Keep it up.", "**KEEP-1.1** Early."), "book.md:3: a clause stands before"),
        (("*Why:* it is football.", ""), "book.md:12: clause KEEP-1.2 needs both"),
        (("*Ruling.* ", ""), "book.md:12: clause KEEP-1.2 needs both"),
        (("it is football.", ""), "book.md:12: clause KEEP-1.2 needs both"),
    ],
)
def test_what_is_malformed_is_named_with_its_line(change: tuple[str, str], complaint: str) -> None:
    with pytest.raises(RulebookError) as caught:
        parse_rulebook(TEXT.replace(*change), "book.md")
    assert str(caught.value).startswith(complaint)


def test_a_package_may_be_without_its_tests(tmp_path: Path) -> None:
    book = tmp_path / "keepy_uppy" / "rulebook.md"
    book.parent.mkdir()
    book.write_text(TEXT)
    assert read_rulebook(book).title == "Keepy-Uppy"
    assert folder_of_tests(book) is None


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (("Each touch", "Cada toque"), []),
        (
            ("**KEEP-1.2** *Ruling.* No hands. *Why:* it is football.", ""),
            ["1 KEEP-1.2 text-no-clause"],
        ),
        (("*Ruling.* No hands. *Why:* it is football.", "No."), ["12 KEEP-1.2 text-ruling"]),
        (("Each touch counts", "*Ruling.* Uno. *Why:* porque sí."), ["7 KEEP-1.1 text-no-ruling"]),
        (("## 2.", "**KEEP-1.3** Más.\n\n## 2."), ["14 KEEP-1.3 text-no-such-clause"]),
        (("one point", "KEEP-1.2"), ["7 KEEP-1.1 text-clauses-cited?"]),
        (("A note between.", ""), ["1 Touches text-notes?"]),
        (("KEEP-1.2", "KEEP-1.3"), ["1 rulebook text-junk"]),
    ],
)
def test_a_rulebook_in_another_language_has_the_same_clauses(
    tmp_path: Path, change: tuple[str, str], found: list[str]
) -> None:
    english, spanish = tmp_path / "rulebook.md", tmp_path / "rulebook.es.md"
    english.write_text(TEXT, encoding="utf-8")
    assert in_language(english, "es") == english
    lacking = check_rulebook(english, "es")
    assert (lacking.missing, lacking.errors) == (["KEEP-1.1", "KEEP-1.2"], 0)
    spanish.write_text(TEXT.replace(*change), encoding="utf-8")
    assert in_language(english, "es") == spanish
    findings = check_rulebook(english, "es").findings
    told = [f"{one.line} {one.id} {one.about.id}{'' if one.is_error else '?'}" for one in findings]
    assert [one for one in told if "text-notes" not in one or one in found] == found
