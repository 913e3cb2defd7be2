"""The balance of what somebody has played."""

import pytest

from kickabout.table.people import PEOPLE, opponents_of, outcome_of, profile_of
from tests.table.web.test_front import listed


@pytest.mark.parametrize(("won", "outcome"), [(0, "won"), (1, "lost"), (-1, "drawn"), (None, None)])
def test_a_match_has_an_outcome_for_its_seat(won: int | None, outcome: str | None) -> None:
    assert outcome_of(listed("bot:pro", won=won)) == outcome
    assert outcome_of(listed("bot:pro", won=won, lesson="first-match")) is None


def test_bots_are_opponents_where_nobody_else_is() -> None:
    assert opponents_of(listed("bot:pro", "bot:amateur")) == "pro"
    assert opponents_of(listed("bot:pro", "person")) == opponents_of(listed("open")) == PEOPLE
    assert opponents_of(listed("automaton")) == ""


def test_matches_are_counted_by_game_and_opponents() -> None:
    tables = [
        listed("bot:pro", won=0),
        listed("bot:pro", won=1),
        listed("person", won=-1, game="squad-rush"),
        listed("bot:pro"),
        listed("bot:pro", won=0, lesson="first-match"),
    ]
    profile = profile_of(tables)
    assert profile.form == ["won", "lost", "drawn"]
    balance = profile.balance
    assert (balance.played, balance.won, balance.drawn, balance.lost) == (3, 1, 1, 1)
    assert {game: list(rows) for game, rows in profile.games.items()} == {
        "futbol-dash": ["pro"],
        "squad-rush": [PEOPLE],
    }
    assert len(profile_of(tables * 9).form) == 10
