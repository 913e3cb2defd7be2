"""The box of Futera SuSu: what it holds, and what a designer may change."""

from kickabout.games.futera_susu import GAME
from kickabout.games.futera_susu import state as s
from kickabout.games.futera_susu.box import Player
from kickabout.games.futera_susu.state import (
    Position,
)
from kickabout.games.futera_susu.view.cards import card_data
from kickabout.text.messages import Message
from kickabout.text.reader import Reader
from tests.games.box_changes import altered, changed, more
from tests.games.futera_susu.boxes import BOX, CARD, DECK, PLAYER, deck, squad
from tests.games.said import said


def named(slug: str) -> Player:
    return BOX.player(BOX.player_numbers[slug])


def test_the_numbers_of_the_rules_reach_the_record() -> None:
    record = BOX.record
    assert (record.deck_size, record.hand, record.copies, record.goal_draw) == (10, 5, 2, 1)
    assert (record.group, record.local, record.cult, record.captain) == (2, 3, 4, 5)
    assert (record.penalty, record.forfeit) == (1, 3)
    assert BOX.rules.lock_in_seconds == 90
    assert (record.players, record.kinds) == (len(BOX.players), len(BOX.cards))
    assert (record.squads, record.decks) == (len(BOX.squads), len(BOX.decks))
    # Nobody, who has number 0 where a spot is empty or a player is unknown, is of no team.
    assert (record.team[0], record.position[0]) == (s.NONE, s.NONE)


def test_each_card_says_what_it_does_in_words_that_a_small_one_has_room_for() -> None:
    reader = Reader(GAME.localization())
    for kind, card in enumerate(BOX.cards):
        brief = card_data(BOX, kind)["brief"]
        assert isinstance(brief, Message)
        assert 0 < len(reader.sentence(brief)) <= 18, card.slug


def test_teams_are_alike_in_sum_and_differ_in_rows() -> None:
    assert len(BOX.teams) == 6
    sums = [[0] * s.POSITIONS for _ in BOX.teams]
    for player in BOX.players:
        sums[player.team][player.position] += sum(player.stats)
    totals = [sum(rows) for rows in sums]
    assert max(totals) - min(totals) < 0.05 * max(totals)
    best = {row: max(range(6), key=lambda team: sums[team][row]) for row in range(s.POSITIONS)}
    assert len(set(best.values())) >= 3


def test_players_have_character() -> None:
    stats = [value for player in BOX.players for value in player.stats]
    assert min(stats) >= 1
    assert max(stats) <= 20
    assert sum(6 <= value <= 15 for value in stats) > 0.75 * len(stats)
    assert all(max(player.stats) - min(player.stats) >= 3 for player in BOX.players)
    # A fast winger and a slow rock.
    assert named("ruby-squall").stats[0] > 15 > 6 > named("old-boulder").stats[0]
    assert len({player.name for player in BOX.players}) == len(BOX.players)
    assert len({*said(GAME, (player.text for player in BOX.players))}) == len(BOX.players)


def test_every_effect_is_in_the_box() -> None:
    assert {card.effect for card in BOX.cards} == set(range(14))
    assert {"Red Card", "Energy Boost", "VAR Check"} <= {card.name for card in BOX.cards}
    assert {card.type for card in BOX.cards} == {"tactic", "referee"}


def test_ready_made_squads_and_decks_fill_the_record() -> None:
    record = BOX.record
    assert (len(BOX.squads), len(BOX.decks)) == (6, 4)
    for number, ready in enumerate(BOX.squads):
        assert tuple(record.squad[number, shirt] for shirt in range(s.SHIRTS)) == ready.shirts
        assert (*ready.eleven, *ready.subs) == ready.shirts
        assert tuple(BOX.player(one).position for one in ready.eleven) == s.POSITION_OF_SHIRT
    for number, packed in enumerate(BOX.decks):
        counts = [record.deck[number, kind] for kind in range(s.KINDS)]
        assert (sum(counts), max(counts)) == (10, 2)
        assert counts[: len(BOX.cards)] == list(packed.counts)
    used = [sum(deck.counts[kind] for deck in BOX.decks) for kind in range(len(BOX.cards))]
    assert all(used), "a card that is in no ready-made deck"


def test_ready_made_squads_have_as_many_midfielders() -> None:
    # Whoever has one fewer runs out of them first and loses a point: that is no plan.
    numbers = {
        sum(BOX.player(one).position == Position.MIDFIELDER for one in ready.shirts)
        for ready in BOX.squads
    }
    assert len(numbers) == 1


# Variants of a designer.


def test_more_cards_and_players_fit() -> None:
    box = altered(BOX, more(CARD, s.KINDS - len(BOX.cards)))
    assert box.record.kinds == s.KINDS
    assert box.digest != BOX.digest
    assert sum(box.decks[0].counts) == 10
    box = altered(BOX, more(PLAYER, s.PLAYERS - len(BOX.players)))
    assert box.record.players == s.PLAYERS
    assert box.record.position[s.PLAYERS] == Position.MIDFIELDER


def test_a_new_squad_and_deck_can_be_chosen_at_once() -> None:
    box = altered(BOX, lambda text: deck(DECK)(squad()(text)))
    record = box.with_options({"away": "extra", "home-deck": "extra"}).record
    assert list(record.fixed_squad) == [s.NONE, len(BOX.squads)]
    assert list(record.fixed_deck) == [len(BOX.decks), s.NONE]


def test_a_squad_can_be_the_default() -> None:
    home = "[options.home]\ndefault = "
    box = altered(BOX, changed((f'{home}"choose"', f'{home}"all-hands"')))
    assert box.record.fixed_squad[0] == 0


def test_longer_decks_of_more_copies() -> None:
    rules = changed(("deck = 10 ", "deck = 12 "), ("copies = 2 ", "copies = 4 "))
    box = altered(
        BOX,
        lambda text: deck(DECK.replace("red-card*2", "red-card*4"))(
            rules(text[: text.index("[[decks]]")])
        ),
    )
    assert (box.record.deck_size, box.record.copies) == (12, 4)
    assert box.record.deck[0, box.kinds["red-card"]] == 4
