"""Positions worth thinking about: judged with the same luck for all, graded in order, and still true of the rules."""

import json
from collections import defaultdict
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kickabout.bots import position_finder, positions
from kickabout.bots.lines import THEN, Lines, played
from kickabout.bots.position_finder import Finder, is_surprising, judged
from kickabout.bots.positions import (
    GRADES,
    Answer,
    Position,
    classic_files,
    classics,
    kind_of,
)
from kickabout.engine.game import Game
from kickabout.engine.match import Match
from kickabout.games import find, names

GAMES = [find(name) for name in names()]
FILES = [path for game in GAMES for path in classic_files(game)]
CHECKED = 150
"""The playouts of a classic's check: enough for a tolerance of five standard errors, which is 0.2."""
TOLERANCE = 0.2
some_answers = st.lists(
    st.builds(
        lambda number, chance, error: Answer((f"a{number}",), chance, error, 0.0, 0.0),
        st.integers(0, 1 << 40),
        st.floats(0, 1),
        st.floats(0, 0.02),
    ),
    min_size=2,
    max_size=12,
)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_a_classic_is_true_of_the_rules_still(path: Path) -> None:
    position = Position.read(path.read_text(encoding="utf-8"))
    assert Position.read(position.write()) == position
    again, _ = judged(position.match, position.seed + 1, CHECKED)
    chances = {action: one.chance for one in again.answers for action in one.actions}
    for answer in position.answers:
        assert {abs(chances[one] - answer.chance) < TOLERANCE for one in answer.actions} == {True}
    best = position.answers[0]
    assert chances[best.actions[0]] >= max(chances.values()) - TOLERANCE / 2
    assert position.given_away(position.answers[1]) >= position_finder.GAP
    enough = len(position.answers) >= position_finder.LEAST_ANSWERS
    assert enough or is_surprising(position)


def test_a_classic_of_another_box_is_not_used(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game = find("futera-susu")
    kept = classics(game)[0]
    known = game.load_box(None).fingerprint
    other = replace(kept, transcript=kept.transcript.replace(known, "0" * len(known)))
    fewer = replace(kept, answers=kept.answers[:-1])
    files = [tmp_path / "other.json", tmp_path / "fewer.json", tmp_path / "kept.json"]
    for file, one in zip(files, (other, fewer, kept), strict=True):
        file.write_text(one.write(), encoding="utf-8")
    monkeypatch.setattr(positions, "classic_files", lambda _: files)
    assert classics(game) == [kept]


def test_every_game_has_enough_classics_to_repeat_none_at_once() -> None:
    assert [game.name for game in GAMES if len(classics(game)) < 2] == []


@pytest.mark.parametrize("text", ["{}", "[]", '{"transcript": []}', "no json"])
def test_what_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no position"):
        Position.read(text)


def test_the_same_seed_finds_the_same() -> None:
    match = _choice("futbol-dash")
    one, shares = judged(match, 5, 60)
    two, again = judged(match, 5, 60)
    assert one == two
    assert (shares == again).all()
    assert judged(match, 6, 60)[0] != one


@pytest.mark.parametrize("game", GAMES, ids=names())
def test_a_line_says_all_that_belongs_to_it(game: Game) -> None:
    for kept in classics(game):
        match, lines = kept.match, Lines(kept.match)
        assert {line.partition(THEN)[0] for line in lines.names} == set(match.legal)
        assert lines.first in lines.names
        for line in lines.names:
            branch, action = lines.end_of(line)
            after = played(match, line.split(THEN))
            assert after.entries()[-1] == (kept.seat, action)
            assert branch.seen.seat == kept.seat
            assert after.actor != kept.seat or not game.is_midway(after.box, after.state)


def test_lines_that_nobody_could_look_through_are_no_lines() -> None:
    match = classics(find("super-team"))[0].match
    earlier = (match.at(number) for number in range(match.number, 0, -1))
    unlike = next(one for one in earlier if "end turn" in one.legal and len(one.legal) > 4)
    assert Lines(unlike).names == []


def test_all_lines_meet_the_same_deals() -> None:
    kept = next(
        one
        for one in classics(find("social-soccer"))
        if any(THEN in line for line in one.lines.names)
    )
    again, _ = judged(kept.match, kept.seed)
    assert again.answers == kept.answers


def test_every_choice_is_in_one_answer_and_the_best_comes_first() -> None:
    match = _choice("futbol-dash")
    position, shares = judged(match, 5, 60)
    listed = [action for answer in position.answers for action in answer.actions]
    assert sorted(listed) == sorted(match.legal)
    chances = [answer.chance for answer in position.answers]
    assert chances == sorted(chances, reverse=True)
    columns = {column.tobytes() for column in shares.T}
    assert len(columns) <= len(position.answers)
    assert json.loads(position.write())["seat"] == match.actor


def test_a_finder_counts_what_it_has_looked_at() -> None:
    finder = Finder(find("futbol-dash"), 3)
    found = list(finder.look_through(0))
    assert finder.decisions >= finder.judged >= len(found)
    assert finder.decisions > 0


def test_of_each_kind_of_decision_one_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = classics(find("futera-susu"))
    monkeypatch.setattr(position_finder, "_choices", lambda *_: [one.lines for one in 2 * kept])
    monkeypatch.setattr(Finder, "_is_promising", lambda *_, **__: True)
    judgements = iter(2 * kept)
    monkeypatch.setattr(position_finder, "judge", lambda *_: next(judgements))
    finder = Finder(find("futera-susu"), 3, known={kept[0].kind})
    assert list(finder.look_through(0)) == kept[1:]


@pytest.mark.parametrize("game", GAMES, ids=names())
def test_classics_ask_for_different_decisions(game: Game) -> None:
    kept = classics(game)
    assert len({one.kind for one in kept}) == len(kept)


@pytest.mark.parametrize(
    ("action", "kind"),
    [
        ("shoot", "shoot"),
        ("pass to a4", "pass to"),
        ("play red-card on m1", "play red-card on"),
        ("move captain b5", "move captain"),
        ("play quick-throw; aim at a3", "play quick-throw; aim at"),
    ],
)
def test_a_kind_of_decision_is_what_is_done_and_with_which_card(action: str, kind: str) -> None:
    assert kind_of(action) == kind


@pytest.mark.parametrize(
    ("game", "firsts", "laters"),
    [
        ("futbol-dash", {"play", "hold", "discard", "swap"}, set()),
        ("futera-susu", {"send", "play", "hold", "bring"}, set()),
        ("social-soccer", {"ball", "pass", "shoot", "play", "block", "hold"}, {"aim"}),
        ("squad-rush", {"draw", "tackle", "book", "dismiss", "hold"}, {"off", "on"}),
        (
            "super-team",
            {"play", "spend", "end", "kick", "strike", "pay"},
            {"move", "pass", "shoot", "dribble", "tackle"},
        ),
    ],
)
def test_a_move_is_midway_after_its_first_decision(
    game: str, firsts: set[str], laters: set[str]
) -> None:
    found: dict[str, set[bool]] = defaultdict(set)
    for kept in classics(find(game)):
        match = kept.match.at(0)
        for actor, name in kept.match.entries():
            if actor >= 0:
                found[name.split()[0]].add(match.game.is_midway(match.box, match.state))
            match.follow(actor, name, is_checked=True)
    assert {verb for verb in firsts if found[verb] - {False}} == set()
    assert {verb for verb in laters if found[verb] - {True}} == set()


@given(some_answers)
def test_who_gives_away_more_has_no_better_grade(answers: list[Answer]) -> None:
    answers.sort(key=lambda one: -one.chance)
    position = Position("", 0, tuple(answers), 100, 0, "1")
    grades = [GRADES.index(position.grades[one]) for one in answers]
    assert grades == sorted(grades)
    assert grades[0] == 0
    for one in answers:
        grade = position.grades[one]
        if grade in position.reach:
            assert position.points(one) <= position.reach[grade]
        elif grade == "poor":
            assert position.points(one) >= position.reach["playable"]


@pytest.mark.parametrize(
    ("away", "verdict"),
    [
        (0.01, "good"),
        (0.07, "good"),
        (0.1, "playable"),
        (0.2, "poor"),
        (0.35, "costly"),
        (0.6, "blunder"),
    ],
)
def test_the_words_for_an_answer_fit_what_it_gives_away(away: float, verdict: str) -> None:
    best, other = Answer(("a",), 0.8, 0.0, 0.0, 0.0), Answer(("b",), 0.8 - away, 0.001, 0.0, 0.0)
    position = Position("", 0, (best, other), 100, 0, "1")
    assert position.verdict(best) == "best"
    assert position.verdict(other) == verdict


def _choice(game: str) -> Match:
    """Return a match at a decision of a seat with enough choices."""
    return next(position_finder._choices(find(game), 5)).match


@pytest.mark.parametrize(
    ("chance", "grade"), [(0.1, "good"), (0.08, "playable"), (0.06, "poor"), (0.01, "poor")]
)
def test_who_loses_half_of_a_small_chance_has_not_chosen_well(chance: float, grade: str) -> None:
    best, other = Answer(("a",), 0.13, 0.0, 0.0, 0.0), Answer(("b",), chance, 0.001, 0.0, 0.0)
    assert Position("", 0, (best, other), 100, 0, "1").grades[other] == grade


def test_what_an_answer_gives_away_fits_the_percentages_that_are_shown() -> None:
    best, other = Answer(("a",), 0.5715, 0.0, 0.0, 0.0), Answer(("b",), 0.2761, 0.001, 0.0, 0.0)
    assert Position("", 0, (best, other), 100, 0, "1").points(other) == 57 - 28
