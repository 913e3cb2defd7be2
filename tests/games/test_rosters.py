"""Rosters in every game that has them: their files, and that a match takes what may be built."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from kickabout.engine.boxes import Box
from kickabout.engine.match import Match
from kickabout.engine.roster import Plan, Roster, RosterRules, lay_out, put
from kickabout.games import find, names

PLANS: dict[str, tuple[RosterRules, Plan]] = {
    name: (game.roster, game.roster.plan(game.load_box(None)))
    for name in names()
    for game in [find(name)]
    if game.roster is not None
}
each_game = pytest.mark.parametrize("name", PLANS)


def boxes(name: str) -> Iterator[Box]:
    """Yield the box of a game with each choice of the option that tells kinds of rosters apart."""
    option, box = PLANS[name][0].option, find(name).load_box(None)
    kinds = [{option: kind} for kind in box.options[option].choices] if option else [{}]
    yield from map(box.with_options, kinds)


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
def test_every_ready_made_one_is_legal_and_fills_its_places(name: str) -> None:
    for box in boxes(name):
        rules, plan = PLANS[name][0], PLANS[name][0].plan(box)
        assert plan.ready
        for roster, text in plan.ready.values():
            assert rules.complaints(box, roster) == rules.remarks(box, roster) == []
            assert text
            for part in plan.parts:
                rows, strays = lay_out(plan, part, roster)
                assert strays == []
                assert [len(filled.pieces) for filled in rows] == [row.size for row in part.rows]


@each_game
def test_one_put_together_piece_by_piece_is_what_a_match_takes(name: str) -> None:
    for box in boxes(name):
        rules, plan = PLANS[name][0], PLANS[name][0].plan(box)
        ready, _ = next(iter(plan.ready.values()))
        roster = Roster("Mine", {})
        for part in plan.parts:
            for slug in ready.of(part.key):
                roster = put(plan, roster, part, slug)
        assert roster.parts == ready.parts
        match = Match(find(name), 2, dict(box.chosen), box, seed=1)
        for action in [one for group in rules.actions(box, roster) for one in group]:
            assert 0 in match.deciding
            match.play(action, 0)
        assert match.deciding == [1]


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
