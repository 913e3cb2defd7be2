"""Section 3: the lock-in."""

from collections.abc import Mapping

import pytest

from kickabout.bots import make
from kickabout.engine.match import IllegalAction, Match
from kickabout.games.futera_susu import GAME
from tests.clauses import clause
from tests.rulebooks.futera_susu.positions import (
    LINE_UP,
    SPOTS,
    face_up,
    lock_in,
    pitch,
    play,
    shirt,
)
from tests.rulebooks.reading import over, verb
from tests.rulebooks.refusals import refused

STRICT = {"strict": "on"}
UNTIMED = {"lock-in": "untimed"}
GENTLE = {"lock-in": "gentle"}


def clock_of(match: Match) -> object:
    return GAME.clock(match.box, match.state)


def seconds(match: Match) -> float:
    clock = GAME.clock(match.box, match.state)
    assert clock is not None
    return clock.seconds


@clause("SUSU-3.1")
def test_both_sides_place_their_eleven_at_the_same_time() -> None:
    match = lock_in()
    for one, other in zip(LINE_UP, reversed(LINE_UP), strict=True):
        match.play(one, seat=1)
        match.play(other, seat=0)
    assert verb(match) == "toss"
    assert pitch(match, 0) == pitch(match, 1) == set(SPOTS)


@clause("SUSU-3.1")
def test_within_90_seconds() -> None:
    assert seconds(lock_in()) == 90


@clause("SUSU-3.2")
def test_cards_are_placed_face_down() -> None:
    match = lock_in()
    play(match, *LINE_UP, *LINE_UP)
    assert face_up(match, 0) == face_up(match, 1) == set()


@clause("SUSU-3.3")
def test_a_card_takes_the_first_free_spot_of_its_row() -> None:
    match = lock_in()
    play(match, "place 9 in forwards", "place 8 in forwards", "place 6 in midfield")
    assert [shirt(match, 0, spot) for spot in ("f1", "f2", "m1", "m2")] == [9, 8, 6, 0]
    play(match, "place 2 in midfield", "lift 2", "place 7 in midfield")
    assert shirt(match, 0, "m2") == 7


@clause("SUSU-3.4", "SUSU-16.2")
def test_a_card_in_a_wrong_row_may_be_lifted_and_placed_anew() -> None:
    match = lock_in()
    play(match, "place 9 in goal", "place 2 in forwards")
    assert (shirt(match, 0, "g"), shirt(match, 0, "f1")) == (9, 2)
    play(match, "lift 9", "place 9 in forwards", "lift 2", "place 2 in defence", "place 1 in goal")
    assert [shirt(match, 0, spot) for spot in ("f1", "f2", "d1", "g")] == [0, 9, 2, 1]


@clause("SUSU-3.6")
@pytest.mark.parametrize("seat", [0, 1])
def test_strict_whoever_lifts_it_is_disqualified_at_once(seat: int) -> None:
    match = lock_in(STRICT)
    match.play("place 9 in forwards", seat=seat)
    match.play("lift 9", seat=seat)
    assert over(match)
    assert match.winners == [1 - seat]


@clause("SUSU-3.6", "SUSU-15.7")
def test_strict_a_wrong_row_may_be_mended_all_the_same() -> None:
    match = lock_in(STRICT)
    play(match, "place 9 in goal", "lift 9", "place 9 in forwards")
    assert not over(match)


@clause("SUSU-3.7", "SUSU-15.7")
@pytest.mark.parametrize("options", [{}, {"strict": "off"}])
def test_else_it_cannot_be_lifted(options: Mapping[str, object]) -> None:
    match = lock_in(options)
    play(match, "place 9 in forwards")
    assert "SUSU-3.7" in refused(match, "lift 9")
    play(match, *(name for name in LINE_UP if " 9 " not in name), *LINE_UP)
    assert verb(match) == "toss"


@clause("SUSU-3.8", "SUSU-16.8")
@pytest.mark.parametrize("late", [0, 1])
def test_who_has_not_placed_all_eleven_in_time_is_disqualified(late: int) -> None:
    match = lock_in()
    for name in LINE_UP:
        match.play(name, seat=1 - late)
    for name in LINE_UP[:-1]:
        match.play(name, seat=late)
    match.expire_clock()
    assert over(match)
    assert match.winners == [1 - late]
    assert match.observed(match.number - 1, -1) == "time"


@clause("SUSU-3.9")
def test_a_card_in_a_wrong_row_is_not_placed() -> None:
    match = lock_in()
    swapped = {
        "place 6 in midfield": "place 6 in forwards",
        "place 8 in forwards": "place 8 in midfield",
    }
    play(match, *(swapped.get(name, name) for name in LINE_UP))
    assert pitch(match, 0) == set(SPOTS)
    for name in LINE_UP:
        match.play(name, seat=1)
    assert verb(match) == "lift"
    match.expire_clock()
    assert match.winners == [1]


@clause("SUSU-3.10")
@pytest.mark.parametrize("loser", [0, 1])
def test_a_disqualification_is_0_3(loser: int) -> None:
    match = lock_in()
    for name in LINE_UP:
        match.play(name, seat=1 - loser)
    match.expire_clock()
    assert match.scores == ([0, 3] if loser == 0 else [3, 0])
    match = lock_in(STRICT)
    match.play("place 9 in forwards", seat=loser)
    match.play("lift 9", seat=loser)
    assert match.scores == ([0, 3] if loser == 0 else [3, 0])


@clause("SUSU-3.11")
def test_both_late_is_a_draw() -> None:
    match = lock_in()
    play(match, *LINE_UP[:10])
    match.expire_clock()
    assert over(match)
    assert match.scores == [0, 0]
    assert match.winners == []


@clause("SUSU-3.12")
def test_the_line_ups_are_locked_when_both_are_complete() -> None:
    match = lock_in()
    play(match, *LINE_UP)
    assert match.legal_for(0) == []
    assert match.actor == 1
    play(match, *LINE_UP)
    assert list(match.outcomes) == ["toss 0", "toss 1"]
    assert clock_of(match) is None


@clause("SUSU-3.12")
def test_the_first_to_be_complete_is_locked_already() -> None:
    match = lock_in(STRICT)
    play(match, *LINE_UP)
    with pytest.raises(IllegalAction):
        match.play("lift 9", seat=0)


@clause("SUSU-3.13", "SUSU-15.6")
def test_untimed_no_clock_runs() -> None:
    assert clock_of(lock_in({"lock-in": "timed"})) is not None
    match = lock_in(UNTIMED)
    assert clock_of(match) is None
    with pytest.raises(IllegalAction):
        match.expire_clock()


@clause("SUSU-3.14")
@pytest.mark.parametrize("kind", ["rule-of-thumb", "amateur"])
def test_a_bot_places_its_eleven_at_once(kind: str) -> None:
    match = lock_in()
    bot = make(kind, seed=1)
    for placed in range(11):
        assert match.state.placed[0] == placed
        play(match, bot.choose(match.seen(0)))
    assert match.actor == 1


@clause("SUSU-3.15", "SUSU-15.6")
def test_gently_everybody_goes_to_the_right_row_when_the_time_is_up() -> None:
    match = lock_in(GENTLE)
    misplaced = ("place 8 in midfield", "place 9 in midfield", "place 6 in forwards")
    for name in (*misplaced, "place 11 in forwards"):
        match.play(name, seat=0)
    match.expire_clock()
    assert list(match.outcomes) == ["toss 0", "toss 1"]
    for seat in (0, 1):
        assert match.state.placed[seat] == 11
        assert pitch(match, seat) == set(SPOTS)
        assert not match.state.disqualified[seat]
    # Whoever stood right stays there.
    assert shirt(match, 0, "f2") == 11


@clause("SUSU-3.15")
def test_gently_a_card_that_stands_right_may_not_be_touched_all_the_same() -> None:
    match = lock_in(STRICT | GENTLE)
    play(match, "place 9 in forwards", "lift 9")
    assert match.scores == [0, 3]


@clause("SUSU-3.16")
def test_the_clock_of_the_lock_in_does_not_run_for_somebody_alone() -> None:
    for options in ({}, GENTLE):
        clock = GAME.clock(lock_in(options).box, lock_in(options).state)
        assert clock is not None
        assert clock.hurries
