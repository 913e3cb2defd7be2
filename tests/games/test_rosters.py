"""Roster files, in every game that has rosters."""

from dataclasses import replace

import pytest

from kickabout.engine.roster import Plan, Roster, RosterRules
from kickabout.games import find, names

PLANS: dict[str, tuple[RosterRules, Plan]] = {
    name: (game.roster, game.roster.plan(game.load_box(None)))
    for name in names()
    for game in [find(name)]
    if game.roster is not None
}
each_game = pytest.mark.parametrize("name", PLANS)


def lists_and_counts(plan: Plan) -> tuple[list[str], list[str]]:
    """Return the keys of the parts that are lists in a file, and of those that are counts."""
    lists = [part.key for part in plan.parts if part.copies == 1]
    return lists, [part.key for part in plan.parts if part.copies > 1]


@each_game
def test_a_file_is_read_as_it_was_written(name: str) -> None:
    rules, plan = PLANS[name]
    for ready, _ in plan.ready.values():
        roster: Roster = replace(ready, name='Zwölf "gute" Gründe')
        text = rules.dump(roster)
        assert rules.parse(text) == roster
        for part in lists_and_counts(plan)[1]:
            assert f"\n[{part}]\n" in text
            for slug in roster.of(part):
                assert f"\n{slug} = {roster.of(part).count(slug)}\n" in text


@each_game
@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("name = Night Shift", "not valid TOML: .* line 1"),
        ('LIST = ["somebody"]', "name must be a text"),
        ('name = "N"\nbuilding = []', "no key 'building'; the keys are: name, KEYS"),
        ('name = "N"\nLIST = "somebody"', "LIST must be a list"),
        ('name = "N"\nLIST = ["somebody", 4]', r"LIST\[2\] must be a short name"),
        ('name = "N"\n[COUNTS]\nsomething = "two"', "COUNTS.something must be a whole number"),
    ],
)
def test_a_file_that_is_none_is_refused(name: str, text: str, complaint: str) -> None:
    rules, plan = PLANS[name]
    lists, counts = lists_and_counts(plan)
    for key, word in {
        "LIST": lists[-1],
        "COUNTS": counts[0],
        "KEYS": ", ".join([*lists, *counts]),
    }.items():
        text, complaint = text.replace(key, word), complaint.replace(key, word)
    with pytest.raises(ValueError, match=complaint):
        rules.parse(text)
