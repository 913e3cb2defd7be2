"""The box of Squad Rush: what it holds, and what a designer may change."""

from dataclasses import replace

import pytest

from kickabout.games.squad_rush import GAME
from kickabout.games.squad_rush import state as s
from kickabout.games.squad_rush.box import Card, Player, load_box
from kickabout.games.squad_rush.calls import OfficialEffect
from kickabout.games.squad_rush.effects import Effect
from kickabout.games.squad_rush.state import (
    AddedTime,
    GoldenBoot,
    Mode,
    Nations,
    Pairing,
    Position,
)
from kickabout.text.reader import Reader
from tests.games.box_changes import altered, more, none_of, row, without
from tests.games.squad_rush.boxes import CARD, PLAYER, SUB, nation

BOX = load_box()
READER = Reader(GAME.localization())


def luminance(colour: str) -> float:
    channels = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_the_numbers_of_the_rules_reach_the_record() -> None:
    record = BOX.record
    assert (record.hand, record.most_hand, record.draws, record.acts) == (5, 9, 2, 2)
    assert (record.pitch, record.rush_rounds, record.build_rounds) == (11, 40, 12)
    assert (record.turns_before_call, record.last_turns, record.thin) == (1, 2, 10)
    assert (record.chemistry, record.booked, record.goal) == (1, 1, 3)
    assert (record.win, record.draw, record.golden_boot, record.forfeit) == (3, 1, 1, 2)
    assert (record.players, record.nations, record.kinds) == (72, 6, 14)


def test_records_say_what_the_file_says() -> None:
    record = BOX.record
    number = BOX.player_slugs.index("barrikadesen")
    assert (record.nation[number], record.position[number]) == (0, Position.DEFENDER)
    assert (record.rating[number], record.star[number]) == (8, 0)
    assert record.star[BOX.player_slugs.index("fjordland")] == 1
    sub = BOX.player_slugs.index("kit-man")
    assert (record.nation[sub], record.position[sub], record.rating[sub]) == (
        s.NONE,
        Position.SUB,
        6,
    )
    kinds = {slug: kind for kind, slug in enumerate(BOX.card_slugs)}
    assert list(record.hits) == [kinds["tackle"], kinds["yellow-card"], kinds["red-card"]]
    assert (record.officials[kinds["tackle"]], record.counts[kinds["tackle"]]) == (s.NONE, 4)
    whistle = kinds["full-time-whistle"]
    assert (record.effects[whistle], record.values[whistle]) == (Effect.NO_ACTS, 0)
    assert (record.officials[whistle], record.official_values[whistle]) == (
        OfficialEffect.GOALLESS,
        6,
    )
    assert (record.effects[kinds["added-time"]], record.values[kinds["added-time"]]) == (
        Effect.MORE_ACTS,
        2,
    )
    assert record.official_values[kinds["the-wall"]] == 3


def test_everybody_has_a_name_and_a_line_of_his_own() -> None:
    entries: list[Player | Card] = [*BOX.players, *BOX.cards]
    lines = [READER.text(one.text) for one in entries]
    for words in ([one.name for one in entries], lines):
        assert len(set(words)) == len(words)
    assert all(len(player.name) <= 18 for player in BOX.players)
    assert all(len(line) <= 64 for line in lines)
    assert len({READER.text(nation.tagline) for nation in BOX.nations}) == 6


def test_trims_can_be_read_on_their_shirts() -> None:
    for one in BOX.nations:
        shirt, trim = (luminance(colour) for colour in one.kit.split())
        light, dark = max(shirt, trim), min(shirt, trim)
        assert (light + 0.05) / (dark + 0.05) >= 4.5, one.name


def test_options_reach_the_rules() -> None:
    record = BOX.record
    assert (record.mode, record.nations_in_play, record.pairing) == (0, 0, 0)
    assert (record.added_time, record.reverse, record.boot_for) == (0, 0, 0)
    assert (record.drama, record.armband, record.derby) == (0, 0, 0)
    other = BOX.with_options(
        {
            "mode": "group-stage",
            "nations": "first",
            "pairing": "neighbours",
            "added-time": "new-official",
            "reverse": "off",
            "golden-boot": "own-nation",
            "matchday-drama": "on",
            "captains-armband": "on",
            "derby-night": "on",
        }
    )
    record = other.record
    assert (record.mode, record.nations_in_play) == (Mode.GROUP_STAGE, Nations.FIRST)
    assert (record.pairing, record.added_time) == (Pairing.NEIGHBOURS, AddedTime.NEW_OFFICIAL)
    assert (record.reverse, record.boot_for) == (1, GoldenBoot.OWN_NATION)
    assert (record.drama, record.armband, record.derby) == (1, 1, 1)
    assert (record.golden_boot, record.draw) == (1, 1)
    assert other.digest == BOX.digest
    with pytest.raises(
        ValueError, match="option mode is one of squad-rush, group-stage, not 'cup'"
    ):
        BOX.with_options({"mode": "cup"})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_box_is_enough_for_every_number_of_seats(seats: int) -> None:
    BOX.check_seats(seats)


# Variants of a designer.


def test_more_players_subs_and_cards_fit() -> None:
    box = altered(BOX, lambda text: more(SUB, 8)(more(PLAYER, 16)(more(CARD, 2)(text))))
    record = box.record
    assert (record.players, record.kinds) == (s.PLAYERS, s.KINDS)
    assert record.position[s.PLAYERS - 1] == Position.SUB
    assert record.officials[s.KINDS - 1] == OfficialEffect.DEFENCES_UP
    assert box.digest != BOX.digest
    box.check_seats(2)


def test_another_nation_can_be_added() -> None:
    box = altered(BOX, lambda text: text + nation(10))
    assert box.record.nations == 7
    assert box.nations[6].slug == "extra-10"
    assert [player.slug for player in box.players if player.star][-1] == "extra-10-10"


def test_a_box_may_do_without_some_cards() -> None:
    box = altered(
        BOX,
        lambda text: none_of("subs")(without("cards", r'effect = "(tackle|book|dismiss)"')(text)),
    )
    record = box.record
    assert (record.players, record.kinds) == (66, 11)
    assert list(record.hits) == [s.NONE] * s.HITS


def test_too_few_nations_for_four() -> None:
    change = without("nations", '"(japan|germany|kenya)"')
    box = altered(
        BOX, lambda text: without("players", 'nation = "(japan|germany|kenya)"')(change(text))
    )
    box.check_seats(2)
    with pytest.raises(ValueError, match="3 seats play with 4 nations, the box holds 3"):
        box.check_seats(3)


def test_too_few_cards_for_four() -> None:
    box = replace(BOX, rules=replace(BOX.rules, hand=25))
    box.check_seats(3)
    with pytest.raises(ValueError, match="4 seats need at least 101 cards, a deck may hold 92"):
        box.check_seats(4)


def test_too_many_cards_for_four() -> None:
    box = altered(BOX, row("cards", "tackle", "count = 4", "count = 40"))
    box.check_seats(3)
    with pytest.raises(ValueError, match="a deck for 4 seats may hold 128 cards, at most 127 fit"):
        box.check_seats(4)
