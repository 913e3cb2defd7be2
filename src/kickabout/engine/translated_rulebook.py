"""The check of a translated rulebook: clause by clause against the English one."""

import re
from collections.abc import Iterator
from pathlib import Path

from kickabout.engine.rulebook import Clause, Rulebook, RulebookError, in_language, read_rulebook
from kickabout.text.messages import Message
from kickabout.text.translation.check import Checked, Finding

_CITED = re.compile(r"\b[A-Z]+-\d+\.\d+\b")


def check_rulebook(english: Path, locale: str) -> Checked:
    """Compare a rulebook in a language with the English one, whose clauses are what is counted."""
    path, own = in_language(english, locale), read_rulebook(english)
    numbers = [clause.number for clause in own.clauses]
    if path == english:
        path = english.with_suffix(f".{locale}.md")
        lacking = Finding(1, "rulebook", Message("text-no-rulebook"), is_error=False)
        return Checked(path, len(numbers), numbers, [lacking])
    try:
        translated = read_rulebook(path)
    except RulebookError as error:
        broken = Finding(1, "rulebook", Message("text-junk", wrong=str(error)))
        return Checked(path, len(numbers), numbers, [broken])
    text = path.read_text(encoding="utf-8")
    there = {clause.number for clause in translated.clauses}
    findings = [
        Finding(
            text.count("\n", 0, max(text.find(f"**{number}**"), 0)) + 1, number, about, is_error
        )
        for number, about, is_error in _compared(own, translated)
    ]
    return Checked(path, len(numbers), [one for one in numbers if one not in there], findings)


def _compared(english: Rulebook, translated: Rulebook) -> Iterator[tuple[str, Message, bool]]:
    """Yield what differs: the number of the clause, what is to be said of it, and whether it is an error."""
    there = {clause.number: clause for clause in translated.clauses}
    for clause in english.clauses:
        own = there.pop(clause.number, None)
        if own is None:
            yield clause.number, Message("text-no-clause"), True
        elif own.ruling != clause.ruling:
            yield clause.number, Message("text-ruling" if clause.ruling else "text-no-ruling"), True
        elif _cited(own) != _cited(clause):
            yield clause.number, Message("text-clauses-cited"), False
    for number in there:
        yield number, Message("text-no-such-clause"), True
    for section, other in zip(english.sections, translated.sections, strict=False):
        if _form(section.blocks) != _form(other.blocks):
            yield section.title, Message("text-notes"), False


def _cited(clause: Clause) -> set[str]:
    return {*_CITED.findall(f"{clause.text} {clause.reason}")}


def _form(blocks: tuple[Clause | str, ...]) -> list[str]:
    """Return the order of clauses, tables and other notes."""
    return [
        "clause" if isinstance(one, Clause) else "table" if one.startswith("|") else "note"
        for one in blocks
    ]
