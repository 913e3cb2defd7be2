"""Rows that are counted, and what they are worth: planted truth is found."""

from functools import cache
from pathlib import Path

import numpy as np
import pytest

from kickabout.games import find
from kickabout.lab.cards.counting import Counted, Worth, count, worth
from kickabout.lab.cards.kernel import HAD, LEFT, PLAYED, Mode
from kickabout.lab.simulate import Experiment, simulate

GAME = find("futbol-dash")
BOTS = ("rule-of-thumb", "rule-of-thumb")


def plan(matches: int, bots: tuple[str, ...] = BOTS) -> Experiment:
    return Experiment(GAME, GAME.box_for(2), bots, matches, 11)


@cache
def counted() -> Counted:
    return count(plan(300))


@cache
def worths() -> dict[tuple[str, Mode], Worth]:
    found = counted()
    return {(found.pieces.rows[one.piece].slug, one.mode): one for one in worth(found)}


def number(slug: str) -> int:
    return [row.slug for row in counted().pieces.rows].index(slug)


def test_counting_changes_no_match() -> None:
    plain = simulate(plan(300))
    won = plain.scores == plain.scores.max(axis=1, keepdims=True)
    assert np.array_equal(counted().shares > 0, won)
    assert counted().shares.sum() == pytest.approx(300)


def test_nobody_plays_what_he_has_not_had() -> None:
    notes = counted().notes
    assert (notes[..., PLAYED] <= notes[..., LEFT]).all()
    assert (notes[..., LEFT] <= notes[..., HAD]).all()
    assert notes[..., HAD].sum() > 300 * 2 * 20
    assert (counted().played <= counted().had).all()


def test_a_referee_card_is_stuck_in_ones_own_turn() -> None:
    assert counted().stuck[number("foul")] == 1
    assert counted().stuck[number("overlap")] < 0.5


def test_shares_have_intervals_that_hold_the_fair_share_of_what_all_have() -> None:
    share = counted().share_of(counted().had, number("through-ball"))
    assert share is not None
    assert share.low <= 0.5 <= share.high
    assert counted().share_of(np.zeros_like(counted().had), 0) is None


def test_a_card_with_an_effect_is_found_to_have_it() -> None:
    overlap = worths()["overlap", Mode.BLANK]
    assert overlap.is_found
    assert overlap.high < -0.15
    assert worths()["foul", Mode.WITHOUT].high < 0


def test_a_card_that_cannot_be_played_is_worth_as_much_as_a_blank(tmp_path: Path) -> None:
    text = GAME.load_box(None).text.replace(
        'effect = "offside"\nvalue = 1', 'effect = "offside"\nvalue = 60'
    )
    path = tmp_path / "box.toml"
    path.write_text(text, encoding="utf-8")
    found = count(Experiment(GAME, GAME.box_for(2, path=path), BOTS, 200, 11))
    offside = [row.slug for row in found.pieces.rows].index("offside")
    assert found.stuck[offside] == 1
    [blank] = [one for one in worth(found) if one.piece == offside and one.mode == Mode.BLANK]
    assert (blank.change, blank.is_found) == (0, False)


def test_what_is_changed_is_changed_for_one_seat_alone() -> None:
    from kickabout.lab.cards.counting import _play

    foul, found = number("foul"), counted()
    numbers = range(100)
    _, without = _play(found.experiment, found.pieces, numbers, Mode.WITHOUT, foul, 0)
    before = found.notes[:100, 0, foul, HAD].sum()
    assert without[:, 0, foul, HAD].sum() < 0.1 * before  # where nothing else is left, it is drawn
    assert without[:, 1, foul, HAD].sum() > 100
    _, doubled = _play(found.experiment, found.pieces, numbers, Mode.DOUBLED, foul, 0)
    assert 1.2 * before < doubled[:, 0, foul, HAD].sum() < 2 * before  # the deck has no more
    _, blank = _play(found.experiment, found.pieces, numbers, Mode.BLANK, foul, 1)
    assert blank[:, 1, foul, PLAYED].sum() == 0
    assert blank[:, 0, foul, PLAYED].sum() > 50


def test_progress_and_what_cannot_be_counted() -> None:
    heard: list[int] = []
    count(plan(300), heard.append)
    assert heard == [128, 256, 300]
    told: list[tuple[int, int]] = []
    worth(count(plan(20)), lambda *done: told.append(done))
    assert told[-1][0] == told[-1][1]
    with pytest.raises(ValueError, match="rule-of-thumb and random bots alone"):
        count(plan(5, ("pro", "random")))
