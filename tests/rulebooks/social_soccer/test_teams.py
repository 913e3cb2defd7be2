"""Section 2: team and strategy."""

from collections import Counter
from collections.abc import Sequence

import pytest

from kickabout.engine.match import Match
from kickabout.engine.roster import Roster
from kickabout.games.social_soccer import GAME, teams
from kickabout.games.social_soccer import state as s
from kickabout.games.social_soccer.state import CardType
from tests.clauses import clause
from tests.games.said import said
from tests.rulebooks.laying import play
from tests.rulebooks.reading import can, verb
from tests.rulebooks.refusals import refused
from tests.rulebooks.social_soccer.positions import (
    EFFORT_TEN,
    NEUTRAL_KINDS,
    draw_up,
    line_up,
    new,
    own_box,
)
from tests.rulebooks.social_soccer.reading import by_seat, deck, offered, team

THIRTY = tuple(slug for slug in NEUTRAL_KINDS for _ in range(3))
E_CARDS = tuple(f"e-{n}" for n in range(1, 7) for _ in range(3)) + ("e-twist",) * 3


def sign(match: Match, *players: str) -> None:
    play(match, *(f"sign {player}" for player in players))


def five_and_five(one: str, other: str) -> list[str]:
    return [f"{value}-{n}" for value in (one, other) for n in range(1, 6)]


def packable(match: Match, letter: str) -> int:
    """Return how many cards of a value may still be packed, three of each kind."""
    packed = 0
    kinds = [f"{letter}-{n}" for n in range(1, 7)] + [f"{letter}-twist"]
    for kind in kinds:
        while f"pack {kind}" in match.legal:
            play(match, f"pack {kind}")
            packed += 1
    return packed


@clause("SOC-2.1")
def test_ten_players() -> None:
    match = new()
    for n, player in enumerate(EFFORT_TEN):
        assert by_seat(match, "signed")[0] == n
        sign(match, player)
    assert team(match, 0) == list(EFFORT_TEN)
    assert not offered(match, "sign")


@clause("SOC-2.2")
def test_nobody_twice() -> None:
    match = new()
    sign(match, "effort-1", "wall")
    assert "SOC-2.2" in refused(match, "sign effort-1")
    assert "SOC-2.2" in refused(match, "sign wall")
    assert can(match, "sign effort-2")


@clause("SOC-2.3")
def test_thirty_cards() -> None:
    match = new()
    sign(match, *EFFORT_TEN)
    for kind in [*NEUTRAL_KINDS, "run", "push"][2:]:
        play(match, *[f"pack {kind}"] * 3)
    assert match.actor == 1
    assert len(deck(match, 0)) == 30
    types = {match.box.cards[match.box.kinds[slug]].type for slug in deck(match, 0)}
    assert types == {CardType.SUPPORT, CardType.MASTERMOVE, CardType.TWIST}


@clause("SOC-2.4")
def test_three_copies() -> None:
    match = new()
    sign(match, *EFFORT_TEN)
    play(match, "pack boost", "pack e-1", *["pack boost"] * 2, *["pack e-1"] * 2)
    assert "SOC-2.4" in refused(match, "pack boost")
    assert "SOC-2.4" in refused(match, "pack e-1")
    assert can(match, "pack guard")
    assert can(match, "pack e-2")


@clause("SOC-2.5")
def test_two_cards_for_each_player_of_a_value() -> None:
    match = new()
    sign(match, *EFFORT_TEN[:3], *(f"kindness-{n}" for n in range(1, 8)))
    assert not can(match, "pack m-1")
    assert packable(match, "e") == 6
    assert "SOC-2.5" in refused(match, "pack e-3")
    assert packable(match, "k") == 14
    assert not can(match, "pack k-twist")


@clause("SOC-2.6")
@pytest.mark.parametrize(
    ("letter", "value"), [("e", "effort"), ("k", "kindness"), ("m", "empathy")]
)
def test_ten_allow_twenty(letter: str, value: str) -> None:
    match = new()
    sign(match, *(f"{value}-{n}" for n in range(1, 11)))
    assert packable(match, letter) == 20


@clause("SOC-2.6")
def test_five_and_five_allow_ten_of_each() -> None:
    match = new()
    sign(match, *five_and_five("kindness", "empathy"))
    assert packable(match, "k") == 10
    assert packable(match, "m") == 10
    assert packable(match, "e") == 0


@clause("SOC-2.7")
def test_neutral_cards_without_limit() -> None:
    match = new()
    sign(match, *EFFORT_TEN)
    for kind in NEUTRAL_KINDS:
        play(match, *[f"pack {kind}"] * 3)
    assert match.actor == 1
    match = new()
    sign(match, *EFFORT_TEN)
    assert packable(match, "e") == 20
    assert {name.split()[1][:2] for name in match.legal}.isdisjoint({"e-", "k-", "m-"})
    play(match, *[f"pack {kind}" for kind in NEUTRAL_KINDS])
    assert match.actor == 1


@clause("SOC-2.8")
@pytest.mark.parametrize(
    "others", ["kindness-1", "empathy-2 kindness-3", "extra", "rich wall extra"]
)
def test_values_may_be_mixed(others: str) -> None:
    match = new()
    sign(match, *others.split(), *EFFORT_TEN[: 10 - len(others.split())])
    assert by_seat(match, "signed")[0] == 10


@clause("SOC-2.9")
def test_the_neutral_player_allows_none() -> None:
    match = new()
    sign(match, *EFFORT_TEN[:9], "extra")
    assert packable(match, "e") == 18
    assert packable(match, "k") == packable(match, "m") == 0


@clause("SOC-2.10")
def test_a_ready_made_team_comes_with_its_strategy() -> None:
    match = new()
    play(match, "take violet")
    assert match.actor == 1
    assert match.deciding == [1]
    assert team(match, 0) == five_and_five("effort", "kindness")
    kinds = "boost drain gain guard lift push shove soften spy weaken".split()
    assert deck(match, 0) == sorted(kinds * 3)
    play(match, "take red")
    assert verb(match) == "place"


@clause("SOC-2.11")
def test_six_ready_made_teams() -> None:
    box = own_box()
    values = [Counter(box.player(number).value for number in ready.players) for ready in box.teams]
    pure = [found for found in values if len(found) == 1]
    mixed = [found for found in values if len(found) == 2]
    assert len(values) == 6
    assert {value for found in pure for value in found} == set(range(s.VALUES))
    assert len({frozenset(found) for found in mixed}) == len(pure) == len(mixed) == 3


@clause("SOC-2.12")
def test_players_first_then_cards() -> None:
    match = new()
    assert {name.split()[0] for name in match.legal} == {"take", "sign"}
    sign(match, *EFFORT_TEN[:9])
    assert {name.split()[0] for name in match.legal} == {"sign"}
    assert "SOC-2.12" in refused(match, "take red")
    assert "SOC-2.12" in refused(match, "pack boost")
    sign(match, EFFORT_TEN[9])
    assert {name.split()[0] for name in match.legal} == {"pack"}
    for n in range(30):
        assert match.actor == 0
        play(match, f"pack {NEUTRAL_KINDS[n // 3]}")
    assert match.actor == 1


@clause("SOC-2.13")
def test_both_at_once_and_in_secret() -> None:
    match = new()
    assert match.deciding == [0, 1]
    match.play("sign wall", seat=1)
    match.play("sign striker", seat=0)
    match.play("sign extra", seat=1)
    assert match.observed(0, 0) == "sign player"
    assert match.observed(1, 1) == "sign player"
    assert match.hidden(0).team[1, 0] < 0
    assert match.hidden(1).team[0, 0] < 0
    assert team(match, 1) == ["wall", "extra"]


@clause("SOC-2.14")
def test_both_may_have_the_same() -> None:
    match = line_up()
    assert team(match, 0) == team(match, 1)
    play(match, "priority 1")
    draw_up(match)
    match = new()
    for _ in range(2):
        sign(match, *EFFORT_TEN)
        for kind in NEUTRAL_KINDS:
            play(match, *[f"pack {kind}"] * 3)
    assert team(match, 0) == team(match, 1)
    assert deck(match, 0) == deck(match, 1)


@clause("SOC-2.15")
def test_what_breaks_a_rule_is_refused_in_play() -> None:
    match = new()
    sign(match, *EFFORT_TEN[:9])
    assert refused(match, "sign effort-1")
    sign(match, "kindness-1")
    assert refused(match, "pack m-1")
    play(match, "pack k-1", "pack k-2")
    assert refused(match, "pack k-3")
    assert refused(match, "sign effort-10")


def roster(players: Sequence[str], cards: Sequence[str]) -> Roster:
    return Roster("Mine", {teams.PLAYERS: tuple(players), teams.STRATEGY: tuple(cards)})


@clause("SOC-2.15")
@pytest.mark.parametrize(
    ("number", "players", "cards"),
    [
        ("SOC-2.1", EFFORT_TEN[:9], THIRTY),
        ("SOC-2.1", (*EFFORT_TEN, "wall"), THIRTY),
        ("SOC-2.1", (*EFFORT_TEN[:9], "nobody"), THIRTY),
        ("SOC-2.2", (*EFFORT_TEN, "effort-1"), THIRTY),
        ("SOC-2.3", EFFORT_TEN, THIRTY[:29]),
        ("SOC-2.3", EFFORT_TEN, (*THIRTY, "spy")),
        ("SOC-2.3", EFFORT_TEN, (*THIRTY[:29], "nothing")),
        ("SOC-2.4", EFFORT_TEN, (*THIRTY[:29], "boost")),
        ("SOC-2.5", EFFORT_TEN, (*THIRTY[:29], "k-1")),
        ("SOC-2.5", (*EFFORT_TEN[:9], "extra"), [*THIRTY[:11], *E_CARDS[:19]]),
    ],
)
def test_a_team_that_breaks_a_rule_is_refused_with_the_reason(
    number: str, players: Sequence[str], cards: Sequence[str]
) -> None:
    found = said(GAME, teams.complaints(new().box, roster(players, cards)))
    assert found
    assert any(number in complaint for complaint in found)


@clause("SOC-2.15")
@pytest.mark.parametrize("cards", [THIRTY, [*THIRTY[:10], *E_CARDS[:20]]])
def test_a_team_that_breaks_none_is_signed(cards: Sequence[str]) -> None:
    match = new()
    mine = roster(EFFORT_TEN, cards)
    assert said(GAME, teams.complaints(match.box, mine)) == []
    for group in teams.actions(match.box, mine):
        play(match, *group)
    assert match.actor == 1
    assert team(match, 0) == list(EFFORT_TEN)
    assert deck(match, 0) == sorted(cards)
