"""Styles that games share stand once, in the shared sheets."""

from collections import defaultdict

from tests.styles import PACKAGE, Rule, rules, sheets


def test_no_rule_stands_in_two_sheets() -> None:
    """A single declaration may: it is hardly longer than a word for it would be."""
    where: dict[Rule, set[str]] = defaultdict(set)
    for sheet in sheets():
        for rule in rules(sheet):
            where[rule].add(str(sheet.relative_to(PACKAGE)))
    assert len(where) > 1000
    repeated = [
        (sorted(found), rule.selector)
        for rule, found in where.items()
        if len(found) > 1 and len(rule.declarations) > 1
    ]
    assert repeated == []
