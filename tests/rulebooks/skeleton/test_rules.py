"""The clauses of Skeleton at work, every card named."""

from collections.abc import Mapping

import pytest

from kickabout.engine.match import IllegalAction, Match
from kickabout.games.skeleton import GAME
from tests.clauses import clause

DEAL = "draw volley/draw header/draw toe-poke/draw header"


def after(decisions: str, options: Mapping[str, object] | None = None) -> Match:
    """Return a match of two, in which everybody has two cards, after these decisions."""
    match = Match(GAME, 2, {"hand": 2} | dict(options or {}))
    for decision in decisions.split("/"):
        match.play(decision)
    return match


def goals(match: Match) -> list[int]:
    return [player["goals"] for player in match.view()["players"]]


@clause("SKEL-1.1", "SKEL-4.1")
def test_the_most_goals_win_when_the_hands_are_empty() -> None:
    match = after(f"{DEAL}/lay volley/lay header/show volley/show header")
    assert match.actor == 0
    for decision in ("lay toe-poke", "lay header", "show toe-poke", "show header"):
        match.play(decision)
    assert match.scores == [1, 1]
    assert match.winners == []
    with pytest.raises(IllegalAction, match="over"):
        match.play("lay header")


@clause("SKEL-2.1", "SKEL-2.2")
def test_cards_are_dealt_one_at_a_time() -> None:
    match = Match(GAME, 3)
    assert match.view()["deck"] == 17
    for dealt in range(1, 10):
        match.roll()
        hands = [player["hand"] for player in match.view()["players"]]
        assert sum(hands) == dealt
        assert max(hands) - min(hands) <= 1
    assert match.actor == 0
    assert match.view()["deck"] == 17 - 9
    assert Match(GAME, 2, {"hand": 4}).box.record.hand == 4


@clause("SKEL-3.1", "SKEL-3.2")
def test_all_lay_a_card_and_then_all_are_turned_over() -> None:
    match = after(DEAL)
    assert match.legal == ["lay toe-poke", "lay volley"]
    with pytest.raises(IllegalAction, match="no Header in your hand"):
        match.play("lay header")
    match.play("lay volley")
    assert match.actor == 1
    match.play("lay header")
    assert match.outcomes == {"show volley": 1.0}
    match.play("show volley")
    assert match.outcomes == {"show header": 1.0}


@clause("SKEL-3.3")
def test_the_highest_card_scores_and_level_cards_do_if_all_agree() -> None:
    first = "lay volley/lay header/show volley/show header"
    assert goals(after(f"{DEAL}/{first}")) == [1, 0]
    level = "draw volley/draw volley/draw header/draw header/lay volley/lay volley/show volley"
    assert goals(after(f"{level}/show volley")) == [0, 0]
    assert goals(after(f"{level}/show volley", {"level": "all"})) == [1, 1]


@clause("SKEL-3.4")
def test_the_cards_lie_until_the_next_round() -> None:
    match = after(f"{DEAL}/lay volley/lay header/show volley/show header")
    assert [player["open"] for player in match.view()["players"]] == [True, True]
    match.play("lay toe-poke")
    assert [player["open"] for player in match.view()["players"]] == [False, False]
    assert sum(match.state.discard) == 2


@clause("SKEL-5.1")
def test_what_is_hidden_is_hidden() -> None:
    match = after(f"{DEAL}/lay volley")
    mine, theirs = match.view(0)["players"], match.view(1)["players"]
    assert mine[0]["laid"]["card"] == "volley"
    assert theirs[0]["laid"] is None
    assert theirs[0]["lies"]
    assert match.hidden(1).hands[0, 0] < 0
    assert sum(match.hidden(1).deck) < 0


@clause("SKEL-6.1", "SKEL-6.2")
def test_how_decisions_are_written() -> None:
    match = after(f"{DEAL}/lay volley/lay header/show volley")
    assert [match.observed(number, 0) for number in range(match.number)] == [
        "draw volley",
        "draw card",
        "draw toe-poke",
        "draw card",
        "lay volley",
        "lay card",
        "show volley",
    ]
