"""Section 1: the cards."""

from collections import Counter
from statistics import fmean

import pytest

from kickabout.engine.match import Match
from kickabout.engine.rulebook import read_rulebook
from kickabout.games.social_soccer import GAME
from kickabout.games.social_soccer import state as s
from kickabout.games.social_soccer.state import CardType, Value
from tests.clauses import clause
from tests.rulebooks.laying import hold, play
from tests.rulebooks.reading import over
from tests.rulebooks.social_soccer.positions import blocked, lay, lay_last, new, own_box
from tests.rulebooks.social_soccer.reading import (
    attack,
    ball,
    defence,
    discards,
    fresh,
    goals,
    hand,
    pools,
    tired,
    zone,
)

LISTED = {
    "EMPATHY": "214 223 412 322 323 134 324 412 322",
    "EFFORT": "142 332 232 233 232 323",
    "KINDNESS": "124 223 213 114 333 323 521",
}
"""Custody, Attack and Defence of the players that the game lists."""
IN_ORDER = ("EFFORT", "KINDNESS", "EMPATHY")


def listed(table: int) -> list[list[str]]:
    """Return the rows of a table of the rulebook's card list."""
    tables = [
        str(block)
        for block in read_rulebook(GAME.rulebook).sections[-1].blocks
        if str(block).startswith("|")
    ]
    return [
        [cell.strip(" `") for cell in row.strip("|").split("|")]
        for row in tables[table].splitlines()[2:]
    ]


@clause("SOC-1.1")
def test_two_sides() -> None:
    assert len(new().view()["players"]) == 2
    for seats in (0, 1, 3):
        with pytest.raises(ValueError, match="2"):
            Match(GAME, seats)


@clause("SOC-1.2")
@pytest.mark.parametrize(
    ("in_round", "result", "winners"),
    [
        (9, (1, 0), [0]),
        (9, (1, 2), [1]),
        (8, (1, 0), None),
        (1, (0, 3), [1]),
        (1, (4, 1), [0]),
        (8, (2, 0), None),
    ],
)
def test_the_goal_of_the_game(
    in_round: int, result: tuple[int, int], winners: list[int] | None
) -> None:
    match = lay_last(in_round=in_round, goals=result)
    play(match, "pass to a2")
    assert over(match) == (winners is not None)
    if winners is not None:
        assert match.winners == winners


@clause("SOC-1.3")
@pytest.mark.parametrize("in_round", [1, 2, 8])
def test_ten_minutes(in_round: int) -> None:
    match = lay_last(in_round=in_round)
    assert match.view()["minute"] == 10 * (in_round - 1)
    play(match, "pass to a2")
    assert match.view()["minute"] == 10 * in_round


@clause("SOC-1.4")
def test_the_ball_lies_with_whoever_has_it() -> None:
    match = lay()
    assert ball(match) == (0, "a1")
    play(match, "pass to d3")
    assert ball(match) == (0, "d3")
    play(match, "pass to a3", "shoot", "let it through", "no card", "ball to d4")
    assert ball(match) == (1, "d4")
    names = [*(player.slug for player in own_box().players), *own_box().kinds]
    assert "ball" not in names


@clause("SOC-1.5")
def test_three_numbers() -> None:
    match = lay(at=({"a1": "striker"}, {"d1": "rich"}))
    assert attack(match, 0, "a1") == 5
    assert defence(match, 0, "a1") == 1
    player = match.box.player(match.box.player_numbers["rich"])
    assert (player.custody, player.attack, player.defence) == (5, 2, 1)
    play(match, "shoot", "block with d1", "no card")
    assert goals(match) == [1, 0]


@clause("SOC-1.6")
def test_a_support_costs_custody() -> None:
    match = lay(hands=("boost", ""))
    play(match, "play boost")
    assert pools(match) == [18, 20]
    assert len(fresh(match, 0)) == 10


@clause("SOC-1.7")
def test_a_mastermove_costs_players_too() -> None:
    match = lay(hands=("run overlap", ""))
    play(match, "play run", "tire d1")
    assert pools(match) == [19, 20]
    assert tired(match, 0) == {"d1"}
    play(match, "play overlap", "tire d2", "tire a4")
    assert pools(match) == [17, 20]
    assert tired(match, 0) == {"d1", "d2", "a4"}


@clause("SOC-1.8")
def test_a_twist_is_discarded_for_one_more() -> None:
    match = blocked("push", "shove")
    play(match, "twist push", "twist shove")
    hold(match)
    assert pools(match) == [20, 20]
    assert discards(match, 0) == ["push"]
    assert discards(match, 1) == ["shove"]


@clause("SOC-1.8")
@pytest.mark.parametrize(
    ("shooter", "blocker", "scored"),
    [("", "", False), ("twist push", "", True), ("", "twist shove", False)],
)
def test_either_attack_or_defence(shooter: str, blocker: str, scored: bool) -> None:
    match = blocked("push", "shove", at=({}, {"d1": "kindness-1"}))
    play(match, shooter or "hold", blocker or "hold")
    hold(match)
    assert goals(match) == [int(scored), 0]


@clause("SOC-1.9")
def test_a_twist_has_an_effect_when_a_goal_turns_it_up() -> None:
    match = lay(decks=("", "push gain"))
    play(match, "shoot", "let it through", "reveal push")
    assert match.outcomes == {"draw gain": 1}
    play(match, "draw gain")
    assert hand(match, 1) == ["gain"]
    assert zone(match, 1) == ["push"]


@clause("SOC-1.10")
def test_three_values() -> None:
    for things in (own_box().players, own_box().cards):
        assert {thing.value for thing in things} == {*range(s.VALUES), Value.NEUTRAL}
    words = str(read_rulebook(GAME.rulebook).clause("SOC-1.10").text)
    assert all(word in words for word in IN_ORDER)


@clause("SOC-1.11")
def test_one_player_and_some_cards_are_neutral() -> None:
    assert sum(player.value == Value.NEUTRAL for player in own_box().players) == 1
    assert any(card.value == Value.NEUTRAL for card in own_box().cards)


@clause("SOC-1.12")
def test_ten_players_of_each_value() -> None:
    for number, word in enumerate(IN_ORDER):
        found = Counter(
            f"{player.custody}{player.attack}{player.defence}"
            for player in own_box().players
            if player.value == number
        )
        assert found.total() >= 10
        assert Counter(LISTED[word].split()) <= found
    neutral = next(player for player in own_box().players if player.value == Value.NEUTRAL)
    assert (neutral.custody, neutral.attack, neutral.defence) == (3, 1, 5)


@clause("SOC-1.13")
def test_cards_enough() -> None:
    found = Counter((card.value, card.type) for card in own_box().cards)
    for value in list(Value)[: s.VALUES]:
        assert found[value, CardType.SUPPORT] >= 8
        assert found[value, CardType.MASTERMOVE] >= 4
        assert found[value, CardType.TWIST] >= 6
    assert sum(count for (value, _), count in found.items() if value == Value.NEUTRAL) >= 10


@clause("SOC-1.12", "SOC-1.13", "SOC-2.11")
def test_the_lists_of_the_rulebook() -> None:
    box = own_box()
    values = (*IN_ORDER, "neutral")
    assert sorted(listed(0)) == sorted(
        [
            card.name,
            card.slug,
            values[card.value],
            ("Support", "Mastermove", "Twist, 1 Attack", "Twist, 1 Defence")[
                card.type + (card.twist if card.type == CardType.TWIST else 0)
            ],
        ]
        for card in box.cards
    )
    assert sorted(listed(1)) == sorted(
        [player.name, player.slug, values[player.value]] for player in box.players
    )
    assert sorted(listed(2)) == sorted(
        [
            ready.name,
            ready.slug,
            ", ".join(values[v] for v in sorted({box.player(n).value for n in ready.players})),
        ]
        for ready in box.teams
    )


@clause("SOC-1.14")
def test_ranges() -> None:
    players = own_box().players
    assert {player.custody for player in players} == set(range(1, 6))
    assert {player.attack for player in players} == set(range(1, 5))
    assert {player.defence for player in players} == set(range(1, 6))
    sums = {player.custody + player.attack + player.defence for player in players}
    assert sums <= set(range(6, 10))


@clause("SOC-1.15")
@pytest.mark.parametrize(
    ("number", "first"),
    [("attack", Value.EFFORT), ("defence", Value.KINDNESS), ("custody", Value.EMPATHY)],
)
def test_each_value_leads_in_one_number(number: str, first: Value) -> None:
    mean = {
        value: fmean(
            getattr(player, number) for player in own_box().players if player.value == value
        )
        for value in (Value.EFFORT, Value.KINDNESS, Value.EMPATHY)
    }
    second = max(of_value for value, of_value in mean.items() if value != first)
    assert mean[first] - second >= 0.3, mean
