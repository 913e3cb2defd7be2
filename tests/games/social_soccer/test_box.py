"""The box of SocialSoccer: what it holds, and what a designer may change."""

from collections import Counter

import pytest

from kickabout.engine.vocabulary import by_slug
from kickabout.games.social_soccer import GAME
from kickabout.games.social_soccer import state as s
from kickabout.games.social_soccer.box import Card, Effect, Player
from kickabout.games.social_soccer.effects import Do
from kickabout.games.social_soccer.state import (
    BlockTie,
    CardType,
    Lasts,
    MatchLength,
    Rotation,
    TwistBonus,
    Value,
    When,
    Whom,
)
from tests.games.box_changes import Change, altered, changed, more, row
from tests.games.said import said
from tests.games.social_soccer.boxes import BOX, CARD, PLAYER, does, team

VALUES = (Value.EFFORT, Value.KINDNESS, Value.EMPATHY)
LISTED = {
    Value.EFFORT: "142 332 232 233 232 323",
    Value.KINDNESS: "124 223 213 114 333 323 521",
    Value.EMPATHY: "214 223 412 322 323 134 324 412 322",
    Value.NEUTRAL: "315",
}
"""Custody, attack and defence of the players that the rulebook lists."""


def player(slug: str) -> Player:
    return BOX.player(BOX.player_numbers[slug])


def card(slug: str) -> Card:
    return BOX.cards[BOX.kinds[slug]]


def stats(one: Player) -> str:
    return f"{one.custody}{one.attack}{one.defence}"


def test_the_numbers_of_the_rules_reach_the_record() -> None:
    record = BOX.record
    assert (record.opening, record.draws, record.steal_draws, record.hand_limit) == (3, 2, 1, 8)
    assert (record.rounds, record.extra_rounds, record.lead) == (9, 3, 3)
    assert (record.specials, record.twist_bonus) == (2, 1)
    assert (record.strategy_size, record.copies) == (30, 3)
    assert (record.players, record.kinds) == (len(BOX.players), len(BOX.cards))
    assert record.teams == len(BOX.teams)


@pytest.mark.parametrize("value", [*VALUES, Value.NEUTRAL])
def test_the_listed_players_are_in_the_box(value: Value) -> None:
    printed = Counter(stats(one) for one in BOX.players if one.value == value)
    listed = Counter(LISTED[value].split())
    assert not listed - printed
    assert printed.total() == (1 if value == Value.NEUTRAL else 10)


def test_players_stay_in_the_printed_ranges() -> None:
    for one in BOX.players:
        assert 1 <= one.custody <= 5
        assert 1 <= one.attack <= 4
        assert 1 <= one.defence <= 5
        assert 6 <= one.custody + one.attack + one.defence <= 9
    sums = [sum(map(int, "".join(map(stats, of_value(value))))) for value in VALUES]
    assert max(sums) - min(sums) <= 2, "a value has more to give than another"
    assert len({one.name for one in BOX.players}) == len(BOX.players)
    texts = [one.text for one in BOX.players] + [one.text for one in BOX.cards]
    assert len(set(texts)) == len(texts)


def of_value(value: int) -> list[Player]:
    return [one for one in BOX.players if one.value == value]


@pytest.mark.parametrize("value", VALUES)
def test_a_value_has_cards_of_every_type(value: int) -> None:
    types = Counter(one.type for one in BOX.cards if one.value == value)
    assert types[CardType.SUPPORT] >= 8
    assert types[CardType.MASTERMOVE] >= 4
    assert types[CardType.TWIST] >= 6
    twists = {one.twist for one in BOX.cards if one.value == value and one.type == CardType.TWIST}
    assert twists == {TwistBonus.ATTACK, TwistBonus.DEFENCE}


def test_a_value_plays_as_it_is_described() -> None:
    def number(value: int, *does: int, whom: int | None = None) -> int:
        """Cards of a value that do one of these."""
        return sum(
            any(e.do in does and e.amount >= 0 and whom in (None, e.whom) for e in one.effects)
            for one in BOX.cards
            if one.value == value and one.type != CardType.TWIST
        )

    effort, kindness, empathy = VALUES
    assert number(effort, Do.ATTACK) > max(number(kindness, Do.ATTACK), number(empathy, Do.ATTACK))
    assert number(effort, Do.DEFENCE) == 0
    assert number(kindness, Do.DEFENCE) > number(empathy, Do.DEFENCE)
    assert {one.value for one in BOX.cards if one.from_round > 1} == {kindness}
    reads = (Do.LOOK, Do.CANCEL, Do.COPY, Do.DISCARD)
    assert number(empathy, *reads) >= 6
    assert number(effort, *reads) == number(kindness, *reads) == 0


def test_neutral_cards_suffice_for_any_team() -> None:
    neutral = [one for one in BOX.cards if one.value == Value.NEUTRAL]
    assert len(neutral) >= 10
    assert {one.type for one in neutral} == {CardType.SUPPORT, CardType.MASTERMOVE, CardType.TWIST}
    assert 4 * len(neutral) >= 40


def test_records_say_what_the_file_says() -> None:
    record = BOX.record
    assert [one.number for one in BOX.players] == list(range(1, len(BOX.players) + 1))
    wren = player("little-wren")
    assert (wren.name, wren.value, stats(wren)) == ("Little Wren", Value.KINDNESS, "521")
    number = wren.number
    assert record.value[number] == Value.KINDNESS
    assert (record.custody[number], record.attack[number], record.defence[number]) == (5, 2, 1)
    assert (record.value[0], record.custody[0]) == (s.NONE, 0)
    for kind, one in enumerate(BOX.cards):
        assert record.types[kind] == one.type
        assert record.card_value[kind] == one.value
        assert (record.cost[kind], record.tires[kind]) == (one.cost, one.tires)
        assert (record.twist[kind], record.when[kind]) == (one.twist, one.when)
        assert record.from_round[kind] == one.from_round
        assert record.effects[kind] == len(one.effects)
        for place, effect in enumerate(one.effects):
            assert record.effect[kind, place] == effect.do
            assert record.whom[kind, place] == effect.whom
            assert record.amount[kind, place] == effect.amount
            assert record.lasts[kind, place] == effect.lasts


def test_rows_are_read_word_by_word() -> None:
    overlap = card("overlap")
    assert (overlap.type, overlap.value, overlap.tires) == (CardType.MASTERMOVE, Value.EFFORT, 1)
    assert overlap.when == When.WITH_BALL
    assert overlap.effects == (
        Effect(Do.MOVE, Whom.TARGET, 0, Lasts.SEQUENCE),
        Effect(Do.ATTACK, Whom.TARGET, 2, Lasts.SEQUENCE),
    )
    doubt = card("seed-of-doubt")
    assert (doubt.type, doubt.twist, doubt.cost) == (CardType.TWIST, TwistBonus.DEFENCE, 0)
    assert doubt.effects == (Effect(Do.ATTACK, Whom.RIVAL_ATTACK_ROW, -1, Lasts.ROUND),)
    assert card("saw-that-coming").when == When.ANY
    assert card("saw-that-coming").twist == s.NONE


def test_a_card_bears_the_sign_of_its_first_effect() -> None:
    assert card("overlap").sign == "move"
    assert card("perfect-mirror").sign == "copy", "named in its row"
    box = altered(BOX, row("cards", "overlap", "name =", 'sign = "boots"\nname ='))
    assert box.cards[box.kinds["overlap"]].sign == "boots"


def test_every_word_of_the_vocabulary_is_explained_and_most_are_used() -> None:
    comments = "\n".join(line for line in BOX.text.splitlines() if line.startswith("#"))
    vocabularies = (Value, CardType, TwistBonus, When, Do, Lasts)
    words = [word for vocabulary in vocabularies for word in by_slug(vocabulary)]
    for word in {*words, *by_slug(Whom)} - {"nobody"}:
        assert word in comments, word
    used = {effect.do for one in BOX.cards for effect in one.effects}
    assert used == set(Do) - {Do.TIRE}
    assert {one.when for one in BOX.cards} == set(When)


def test_the_cheapest_card_is_known() -> None:
    assert (
        BOX.record.cheapest == min(one.cost for one in BOX.cards if one.type != CardType.TWIST) == 2
    )
    assert altered(BOX, does("do = 'look'", cost=1)).record.cheapest == 1


# Teams.


def test_three_teams_are_pure_and_three_are_mixed() -> None:
    values = [Counter(BOX.player(one).value for one in ready.players) for ready in BOX.teams]
    assert [dict(one) for one in values[:3]] == [{value: 10} for value in VALUES]
    mixed = {tuple(sorted(one.items())) for one in values[3:]}
    pairs = (
        (Value.EFFORT, Value.KINDNESS),
        (Value.KINDNESS, Value.EMPATHY),
        (Value.EFFORT, Value.EMPATHY),
    )
    assert mixed == {((one, 5), (other, 5)) for one, other in pairs}


@pytest.mark.parametrize("deck", ["30x3", "40x4"])
def test_ready_made_strategies_fill_the_record(deck: str) -> None:
    box = BOX.with_options({"deck": deck})
    record = box.record
    size, copies = (30, 3) if deck == "30x3" else (40, 4)
    assert (record.strategy_size, record.copies) == (size, copies)
    for number, ready in enumerate(box.teams):
        assert tuple(record.team[number, member] for member in range(s.MEMBERS)) == ready.players
        counts = tuple(record.strategy[number, kind] for kind in range(len(box.cards)))
        assert counts == box.strategy(number)
        assert sum(record.strategy[number, kind] for kind in range(s.KINDS)) == size
        assert max(counts) <= copies
        for value in VALUES:
            players = sum(box.player(one).value == value for one in ready.players)
            cards = sum(n for n, one in zip(counts, box.cards, strict=True) if one.value == value)
            assert cards == 2 * players, "what a value allows is used"


def test_every_card_is_in_some_strategy() -> None:
    for kind, one in enumerate(BOX.cards):
        assert any(ready.strategy[kind] for ready in BOX.teams), one.slug


# Options.


def test_options_offer_what_is_ready() -> None:
    for side in ("home", "away"):
        assert list(BOX.options[side].choices) == ["choose", *BOX.team_slugs]
        assert BOX.chosen[side] == "choose"
    offered, text = said(GAME, [BOX.options["home"].choices["flat-out"], BOX.teams[0].text])
    assert offered == f"Flat Out. {text}"


def test_options_reach_the_rules() -> None:
    record = BOX.record
    assert (record.rotation, record.tie, record.length) == (
        Rotation.RING,
        BlockTie.BLOCKED,
        MatchLength.SINGLE,
    )
    assert list(record.fixed_team) == [s.NONE, s.NONE]
    other = BOX.with_options(
        {
            "deck": "40x4",
            "rotation": "attack-only",
            "block-tie": "goal",
            "match": "best-of-3",
            "home": "open-ears",
            "away": "choose",
        }
    )
    record = other.record
    assert (record.rotation, record.tie, record.length) == (
        Rotation.ATTACK_ONLY,
        BlockTie.GOAL,
        MatchLength.BEST_OF_3,
    )
    assert list(record.fixed_team) == [other.team_slugs.index("open-ears"), s.NONE]
    assert other.digest == BOX.digest
    with pytest.raises(ValueError, match=r"option away is one of choose, flat-out, .*, not 'us'"):
        BOX.with_options({"away": "us"})


# Variants of a designer.


def test_more_of_everything_fits() -> None:
    box = altered(BOX, more(CARD, s.KINDS - len(BOX.cards)))
    assert box.record.kinds == s.KINDS
    assert box.digest != BOX.digest
    box = altered(BOX, more(PLAYER, s.PLAYERS - len(BOX.players)))
    assert box.record.players == s.PLAYERS
    assert box.record.value[s.PLAYERS] == Value.NEUTRAL
    box = altered(BOX, more(team(slug="extra-#"), s.TEAMS - len(BOX.teams)))
    assert box.record.teams == s.TEAMS
    assert box.with_options({"home": "extra-0"}).record.fixed_team[0] == len(BOX.teams)


EFFECTS: dict[str, tuple[Change, Effect]] = {
    "a rival is tired": (
        does("do = 'tire', whom = 'rival-target'"),
        Effect(Do.TIRE, Whom.RIVAL_TARGET, 0, Lasts.SEQUENCE),
    ),
    "everybody is stronger": (
        does("do = 'attack', whom = 'field', amount = 1, lasts = 'round'"),
        Effect(Do.ATTACK, Whom.FIELD, 1, Lasts.ROUND),
    ),
    "everybody there is weaker": (
        does("do = 'defence', whom = 'rival-field', amount = -9, lasts = 'sequence'"),
        Effect(Do.DEFENCE, Whom.RIVAL_FIELD, -9, Lasts.SEQUENCE),
    ),
    "a Twist that drains": (
        does("do = 'drain', amount = 40", type="twist", twist="attack", cost=None),
        Effect(Do.DRAIN, Whom.NOBODY, 40, Lasts.SEQUENCE),
    ),
    "a steal": (
        does("do = 'steal'", when="without-ball"),
        Effect(Do.STEAL, Whom.NOBODY, 0, Lasts.SEQUENCE),
    ),
}


@pytest.mark.parametrize("what", EFFECTS)
def test_a_card_is_added_by_a_row(what: str) -> None:
    change, effect = EFFECTS[what]
    box = altered(BOX, change)
    assert box.cards[-1].effects == (effect,)
    assert box.digest != BOX.digest


def test_three_effects_with_one_target() -> None:
    change = does(
        "do = 'refresh', whom = 'target'",
        "do = 'attack', whom = 'target', amount = 1, lasts = 'round'",
        "do = 'attack', whom = 'target', amount = 1, lasts = 'sequence'",
    )
    assert len(altered(BOX, change).cards[-1].effects) == s.EFFECTS


def test_a_team_can_be_the_default() -> None:
    head = "[options.home]\ndefault = "
    box = altered(BOX, changed((f'{head}"choose"', f'{head}"long-table"')))
    assert box.record.fixed_team[0] == box.team_slugs.index("long-table")
