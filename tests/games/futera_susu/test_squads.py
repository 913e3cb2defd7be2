"""Squads that people build: what is wrong with them, what they gain."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from kickabout.engine.match import Match
from kickabout.engine.roster import Roster, highest
from kickabout.games.futera_susu import GAME, squads
from kickabout.games.futera_susu import state as s
from kickabout.games.futera_susu.state import Class, Position
from tests.games.futera_susu.boxes import BOX, SQUAD, instead, swapped
from tests.games.said import said
from tests.rulebooks.futera_susu.test_squads import COMPLAINTS

BANNERS = (
    "auntie-hedge",
    *("old-boulder", "barn-door-bess", "gaffer-fencepost", "marl"),
    *("professor-wormhole", "tamsin-blink"),
    *("furnace-fitzroy", "blaze-adeyo", "dagmar-hammer", "flint-harkness"),
)
"""Three rows of three teams, each with its Cult Hero."""

RARE = {
    player.slug
    for player in BOX.players
    if player.klass == Class.LEGENDARY_CAPTAIN or player.position == Position.GOALKEEPER
}


def fielding(*eleven: str) -> Roster:
    return replace(SQUAD, parts={**SQUAD.parts, "eleven": eleven})


def test_nothing_is_wrong_with_a_whole_squad() -> None:
    assert squads.complaints(BOX, SQUAD) == []
    assert squads.complaints(BOX, fielding(*BANNERS)) == []


@pytest.mark.parametrize("what", ["two captains", "a substitute who plays", "three of a kind"])
def test_one_mistake_makes_one_complaint(what: str) -> None:
    roster, complaint = COMPLAINTS[what]
    assert said(GAME, squads.complaints(BOX, roster)) == [complaint]


def test_a_captain_on_the_bench_is_allowed() -> None:
    roster = swapped("subs", "jory-scuttle", "maximilian-brass")
    assert squads.complaints(BOX, roster) == []


def test_an_empty_squad_lacks_everything() -> None:
    assert said(GAME, squads.complaints(BOX, squads.parse('name = "Nobody"'))) == [
        "The eleven has 0 Forwards; it takes 4 (SUSU-1.2).",
        "The eleven has 0 Midfielders; it takes 2 (SUSU-1.2).",
        "The eleven has 0 Defenders; it takes 4 (SUSU-1.2).",
        "The eleven has 0 Goalkeepers; it takes 1 (SUSU-1.2).",
        "The squad has 0 substitutes; it takes 5 (SUSU-1.3).",
        "The deck has 0 action cards; it takes 10 (SUSU-2.3).",
    ]


def test_a_pure_team_has_a_bonus_for_each_row_and_its_captains() -> None:
    roster = SQUAD
    bonuses = squads.bonuses(BOX, roster)
    assert [(bonus.amount, *said(GAME, [bonus.why]), bonus.rows) for bonus in bonuses] == [
        (3, "all four from Navy Rovers, Local Hero Kit Larboard among them", ("forward",)),
        (3, "both from Navy Rovers, Local Hero Cook Marlow among them", ("midfielder",)),
        (4, "all four from Navy Rovers, Cult Hero Big Tom Breakwater among them", ("defender",)),
        (5, "Legendary Captain Vera Storm of Navy Rovers", ()),
    ]
    assert set(bonuses[3].pieces) == set(roster.of("eleven"))
    assert {bonus.amount for bonus in highest(bonuses).values()} == {5}


def test_rows_of_three_teams_have_a_bonus_each_and_the_goalkeeper_none() -> None:
    roster = fielding(*BANNERS)
    best = highest(squads.bonuses(BOX, roster))
    assert len(best) == 10
    assert "auntie-hedge" not in best
    assert {bonus.amount for bonus in best.values()} == {4}


def test_a_plain_row_of_one_team() -> None:
    roster = swapped("eleven", "cook-marlow", "bell-tanner", roster=without_captain())
    midfield = [one for one in squads.bonuses(BOX, roster) if one.rows == ("midfielder",)]
    assert [(one.amount, *said(GAME, [one.why])) for one in midfield] == [
        (2, "both from Navy Rovers")
    ]


def without_captain() -> Roster:
    return swapped("eleven", "vera-storm", "jory-scuttle")


def test_a_mixed_row_or_one_with_a_gap_has_none() -> None:
    for roster in (
        swapped("eleven", "cook-marlow", "theo-espresso", roster=without_captain()),
        swapped("eleven", "cook-marlow", roster=without_captain()),
    ):
        rows = [bonus.rows for bonus in squads.bonuses(BOX, roster)]
        assert rows == [("forward",), ("defender",)]


def test_a_captain_among_strangers_gains_nothing() -> None:
    roster = fielding(*instead(BANNERS, "blaze-adeyo", "vera-storm"))
    assert [bonus.rows for bonus in squads.bonuses(BOX, roster)] == [("midfielder",), ("defender",)]


def test_a_squad_is_built_in_the_order_of_shirts() -> None:
    roster = SQUAD
    mixed = replace(roster, parts={**roster.parts, "eleven": tuple(reversed(roster.of("eleven")))})
    signs, packs = squads.actions(BOX, mixed)
    players = [BOX.player(BOX.player_numbers[sign.removeprefix("sign ")]) for sign in signs]
    assert tuple(player.position for player in players[: s.ELEVEN]) == s.POSITION_OF_SHIRT
    assert tuple(player.slug for player in players[s.ELEVEN :]) == roster.of("subs")
    assert packs == [f"pack {slug}" for slug in roster.of("deck")]
    assert squads.actions(BOX, roster)[0] == [
        f"sign {slug}" for slug in (*roster.of("eleven"), *roster.of("subs"))
    ]


# Rules and complaints agree.


def building() -> Match:
    """A match in which seat 0 alone builds."""
    return Match(GAME, 2, {"away": "all-hands", "away-deck": "long-whistle"}, None, seed=1)


def by_chance(dice: Random) -> list[str]:
    """The slugs that seat 0 takes in turn if it builds by chance."""
    match, taken = building(), list[str]()
    while len(taken) < s.SHIRTS + 10:
        legal = [name for name in match.legal if name.startswith(("sign ", "pack "))]
        # Captains and goalkeepers more often than chance would have them.
        rare = [name for name in legal if name.removeprefix("sign ") in RARE]
        name = dice.choice(rare if rare and dice.random() < 0.4 else legal)
        match.play(name)
        taken.append(name.partition(" ")[2])
    return taken


def roster_of(slugs: Sequence[str]) -> Roster:
    eleven, subs, deck = slugs[: s.ELEVEN], slugs[s.ELEVEN : s.SHIRTS], slugs[s.SHIRTS :]
    parts = {"eleven": tuple(eleven), "subs": tuple(subs), "deck": tuple(deck)}
    return Roster("Chance", parts)


@pytest.mark.parametrize("seed", range(6))
def test_what_is_built_in_a_match_has_no_complaints(seed: int) -> None:
    taken = by_chance(Random(seed))
    assert squads.complaints(BOX, roster_of(taken)) == []


@pytest.mark.parametrize("seed", range(6))
def test_a_change_that_the_rules_refuse_is_a_complaint(seed: int) -> None:
    dice = Random(seed)
    taken = by_chance(dice)
    for _ in range(8):
        place = dice.randrange(s.SHIRTS)
        slug = dice.choice([player.slug for player in BOX.players])
        changed = [*taken[:place], slug, *taken[place + 1 :]]
        match, fine = building(), True
        for one in changed[: s.SHIRTS]:
            fine = fine and f"sign {one}" in match.legal
            if fine:
                match.play(f"sign {one}")
        assert (squads.complaints(BOX, roster_of(changed)) == []) == fine
