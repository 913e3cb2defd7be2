"""What is said of matches that ended level, by what has decided them."""

import pytest

from kickabout.engine.incidents import Incident, Scorer
from kickabout.table.formats.fixtures import Fixture, Result
from kickabout.table.language import table_messages
from kickabout.table.web.pages.competitions.level_matches import replay_words, tie_break_words
from kickabout.table.web.pages.seasons.words import how_of
from kickabout.text.reader import Reader

READER = Reader(table_messages())


def _ended(*goals: int, winners: tuple[int, ...] = (), sides: tuple[int, int] = (4, 7)) -> Result:
    return Result(Fixture(0, "knock-out", 0, sides), goals, winners, (0, 0))


@pytest.mark.parametrize(
    ("game", "how", "words"),
    [
        ("futera-susu", "midfielders", "Level: decided by more Midfielders on the pitch"),
        ("futbol-dash", "shoot-out", "Level: decided by the shoot-out"),
        ("futera-susu", "", "Level: the game’s own tie-break decided"),
    ],
)
def test_a_level_match_with_a_winner_says_by_which_rule(game: str, how: str, words: str) -> None:
    named = (Incident("tie-break", 1, Scorer("tie-break", how, how)),) if how else ()
    level = Result(Fixture(0, "knock-out", 0, (4, 7)), (-1, -1), (1,), (0, 0), incidents=named)
    assert tie_break_words(game, level, READER) == words


def test_goals_that_decide_and_draws_need_no_such_words() -> None:
    assert tie_break_words("futera-susu", _ended(0, -1, winners=(0,)), READER) == ""
    assert tie_break_words("futera-susu", _ended(0, 0), READER) == ""


def test_a_season_says_of_a_level_match_that_a_tie_break_decided_it() -> None:
    assert how_of(_ended(-1, -1, winners=(1,))) == "tie-break"
    assert how_of(_ended(1, 1)) == how_of(_ended(0, 1, winners=(1,))) == "played"


def test_a_replay_has_its_score_with_the_same_side_first() -> None:
    drawn, again = _ended(0, 0), _ended(1, 2, winners=(1,), sides=(7, 4))
    assert replay_words([drawn], READER) == ""
    words = replay_words([drawn, again], READER), replay_words([drawn, _ended(1, 1)], READER)
    assert [one.replace("\N{WORD JOINER}", "") for one in words] == [
        "Drawn 0–0, then 2–1 in the replay",
        "Drawn 0–0 and 1–1",
    ]
