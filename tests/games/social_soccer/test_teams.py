"""Teams that people build: what is wrong with them, what to think over."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from kickabout.engine.roster import Roster
from kickabout.games.social_soccer import GAME, preparations, teams
from kickabout.games.social_soccer import state as s
from kickabout.games.social_soccer.actions import TAKE, VERB
from kickabout.games.social_soccer.refusals import Refusal
from kickabout.games.social_soccer.state import Value
from tests.clauses import clause
from tests.games.said import said
from tests.games.social_soccer.boxes import BOX, ROSTER, cards_of, swapped

LARGE = BOX.with_options({"deck": "40x4"})


def test_nothing_is_wrong_with_a_whole_team() -> None:
    assert said(GAME, teams.complaints(BOX, ROSTER)) == []
    assert said(GAME, teams.remarks(BOX, ROSTER)) == []


COMPLAINTS = {
    "nine players": (
        swapped("players", "the-caretaker"),
        "The team has 9 players; it takes 10 (SOC-2.1).",
    ),
    "a player twice": (
        swapped("players", "the-caretaker", "the-caretaker", "zora-headlong"),
        "Zora Headlong is in the team more than once (SOC-2.2).",
    ),
    "a player too many": (
        swapped("players", "the-caretaker", "the-caretaker", "dunya-dash"),
        "The team has 11 players; it takes 10 (SOC-2.1).",
    ),
    "a stranger": (
        swapped("players", "the-caretaker", "the-janitor"),
        "There is no player 'the-janitor' in this box (SOC-2.1).",
    ),
    "a strategy of 29": (
        swapped("strategy", "wet-grass"),
        "The strategy has 29 cards; it takes 30 (SOC-2.3).",
    ),
    "four of a kind": (
        swapped("strategy", "wet-grass", "planted-feet"),
        "The strategy has 4 of Planted Feet; 3 at most (SOC-2.4).",
    ),
    "an unknown card": (
        swapped("strategy", "wet-grass", "wet-socks"),
        "There is no card 'wet-socks' in this box (SOC-2.3).",
    ),
    "a special card too many": (
        swapped("strategy", "wet-grass", "sleeves-up"),
        "The strategy has 13 cards of EFFORT; 6 players of EFFORT in the team allow 12 (SOC-2.5).",
    ),
    "a special card too many for one player less": (
        swapped("players", "noor-already", "dunya-dash"),
        "The strategy has 6 cards of EMPATHY; 2 players of EMPATHY in the team allow 4 (SOC-2.5).",
    ),
    "a value that nobody has": (
        swapped("strategy", "wet-grass", "chin-up"),
        "The strategy has 1 card of KINDNESS; 0 players of KINDNESS in the team allow none (SOC-2.5).",
    ),
}


@clause("SOC-2.15")
@pytest.mark.parametrize("what", COMPLAINTS)
def test_what_is_wrong_is_named_with_its_clause(what: str) -> None:
    roster, complaint = COMPLAINTS[what]
    assert complaint in said(GAME, teams.complaints(BOX, roster))


@pytest.mark.parametrize(
    "what", ["nine players", "a player too many", "four of a kind", "a special card too many"]
)
def test_one_mistake_makes_one_complaint(what: str) -> None:
    roster, complaint = COMPLAINTS[what]
    assert said(GAME, teams.complaints(BOX, roster)) == [complaint]


@clause("SOC-2.9")
def test_the_neutral_player_allows_no_cards() -> None:
    others = tuple(one.slug for one in BOX.players if one.value == Value.KINDNESS)[:9]
    kind = "arm-round-the-shoulder*3 right-behind-you*3 soft-landing*3 up-you-get*3 chin-up*3"
    more = "nobody-alone*3 clean-strike*3 planted-feet*3 deep-breath*3 team-talk*2 wet-grass"
    roster = Roster(
        "Nine", {"players": (*others, "the-caretaker"), "strategy": cards_of(f"{kind} {more}")}
    )
    assert said(GAME, teams.complaints(BOX, roster)) == []
    assert said(
        GAME, teams.complaints(BOX, swapped("strategy", "wet-grass", "your-turn", roster=roster))
    ) == [
        "The strategy has 19 cards of KINDNESS; 9 players of KINDNESS in the team allow 18 (SOC-2.5)."
    ]


@clause("SOC-13.2")
def test_the_larger_strategy() -> None:
    assert said(GAME, teams.complaints(LARGE, ROSTER)) == [
        "The strategy has 30 cards; it takes 40 (SOC-13.2).",
    ]
    more = cards_of("planted-feet shirt-pull*4 route-one*4 lucky-boots")
    whole = replace(ROSTER, parts={**ROSTER.parts, "strategy": (*ROSTER.of("strategy"), *more)})
    assert said(GAME, teams.complaints(LARGE, whole)) == []
    roster = swapped("strategy", "lucky-boots", "planted-feet", roster=whole)
    assert said(GAME, teams.complaints(LARGE, roster)) == [
        "The strategy has 5 of Planted Feet; 4 at most (SOC-13.2)."
    ]


def test_an_empty_team_lacks_everything() -> None:
    roster = teams.parse('name = "Nobody"')
    assert said(GAME, teams.complaints(BOX, roster)) == [
        "The team has 0 players; it takes 10 (SOC-2.1).",
        "The strategy has 0 cards; it takes 30 (SOC-2.3).",
    ]
    assert said(GAME, teams.remarks(BOX, roster)) == []


# What to think over.


def test_cards_that_a_team_forgoes() -> None:
    roster = swapped("strategy", "wrong-foot", "lucky-boots")
    assert said(GAME, teams.complaints(BOX, roster)) == []
    (remark,) = said(GAME, teams.remarks(BOX, roster))
    assert remark == (
        "3 players of EMPATHY would allow 6 cards of it, and the strategy has 5. A card of a value"
        " mostly does more for its Custody than a neutral one (SOC-2.5)."
    )
    assert said(GAME, teams.remarks(BOX, swapped("strategy", "wrong-foot"))) == [], (
        "while it is not complete"
    )


def fielding(*players: str) -> Roster:
    neutral = "clean-strike*3 planted-feet*3 deep-breath*3 team-talk*3 wall-pass*3 shirt-pull*3"
    more = "route-one*3 sliding-tackle*3 lucky-boots*3 wet-grass*3"
    return Roster("Extremes", {"players": players, "strategy": cards_of(f"{neutral} {more}")})


def fewest(stat: str) -> Roster:
    players = sorted(BOX.players, key=lambda one: int(getattr(one, stat)))[: s.MEMBERS]
    return fielding(*(one.slug for one in players))


@pytest.mark.parametrize(
    ("stat", "begins", "cited"),
    [
        ("custody", "The ten bring {} Custody in all; those of every ready-made", "(SOC-4.2)."),
        ("attack", "The ten have {} Attack in all; those of every ready-made", "(SOC-8.11)."),
    ],
)
def test_a_team_that_lacks_something(stat: str, begins: str, cited: str) -> None:
    roster = fewest(stat)
    assert said(GAME, teams.complaints(BOX, roster)) == []
    total = sum(getattr(BOX.player(BOX.player_numbers[one]), stat) for one in roster.of("players"))
    (remark,) = [one for one in said(GAME, teams.remarks(BOX, roster)) if "of it, and" not in one]
    assert remark.startswith(begins.format(total))
    assert remark.endswith(cited)


# Rules and complaints agree.


def built(names: Sequence[str]) -> s.State | None:
    """What the rules make of the decisions of a seat that builds, None if they refuse one."""
    record, state = BOX.record, s.State()
    for name in names:
        action = GAME.actions.parse(BOX, name)
        if preparations.refuse_building(record, state, 0, action) != Refusal.NONE:
            return None
        preparations.build(record, state, 0, action)
    return state if preparations.is_built(record, state, 0) else None


def by_chance(dice: Random) -> list[str]:
    """The decisions of a seat that builds by chance."""
    record, state = BOX.record, s.State()
    out = [0] * GAME.actions.decisions
    names = []
    while not preparations.is_built(record, state, 0):
        n = preparations.legal_building(record, state, 0, out)
        action = dice.choice([one for one in out[:n] if VERB[one] != TAKE])
        preparations.build(record, state, 0, action)
        names.append(GAME.actions.name_of(BOX, action))
    return names


def roster_of(names: Sequence[str]) -> Roster:
    slugs = {verb: [n.split()[1] for n in names if n.startswith(verb)] for verb in ("sign", "pack")}
    return Roster("Chance", {"players": tuple(slugs["sign"]), "strategy": tuple(slugs["pack"])})


@pytest.mark.parametrize("seed", range(6))
def test_what_is_built_by_the_rules_has_no_complaints(seed: int) -> None:
    names = by_chance(Random(seed))
    assert said(GAME, teams.complaints(BOX, roster_of(names))) == []
    assert teams.actions(BOX, roster_of(names)) == [names[: s.MEMBERS], names[s.MEMBERS :]]


@pytest.mark.parametrize("seed", range(6))
def test_a_change_that_the_rules_refuse_is_a_complaint(seed: int) -> None:
    dice = Random(seed)
    names = by_chance(dice)
    refused = 0
    for _ in range(15):
        place = dice.randrange(len(names))
        held = BOX.players if place < s.MEMBERS else BOX.cards
        slugs = [one.slug for one in held]
        changed = [*names[:place], f"{names[place][:4]} {dice.choice(slugs)}", *names[place + 1 :]]
        fine = built(changed) is not None
        assert (said(GAME, teams.complaints(BOX, roster_of(changed))) == []) == fine
        refused += not fine
    assert 0 < refused < 15
