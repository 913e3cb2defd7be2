"""What there is to build a squad of Futera SuSu from, as the pages for rosters show it."""

from kickabout.engine.roster import highest
from kickabout.games.futera_susu import GAME
from kickabout.games.futera_susu.box import load_box
from kickabout.games.futera_susu.roster import RULES

BOX = load_box()
PLAN = RULES.plan(BOX)
ELEVEN, BENCH, DECK = PLAN.parts


def test_every_player_and_card_of_the_box_can_be_chosen() -> None:
    assert GAME.roster is RULES
    assert [piece.slug for piece in PLAN.pool("players").pieces] == [
        player.slug for player in BOX.players
    ]
    assert [piece.slug for piece in PLAN.pool("cards").pieces] == [card.slug for card in BOX.cards]
    assert (ELEVEN.size, BENCH.size, DECK.size, DECK.copies) == (11, 5, 10, 2)


def test_goalkeepers_have_no_place_on_the_bench() -> None:
    for piece in PLAN.pool("players").pieces:
        assert piece.places[ELEVEN.key] == piece.facets["position"]
        assert (BENCH.key in piece.places) == (piece.facets["position"] != "goalkeeper")


def test_rows_that_have_a_bonus_are_rows_of_the_pitch() -> None:
    keys = {row.key for row in ELEVEN.rows}
    for roster, _ in PLAN.ready.values():
        bonuses = RULES.bonuses(BOX, roster)
        assert bonuses
        assert {key for bonus in bonuses for key in bonus.rows} <= keys
        assert set(highest(bonuses)) <= set(roster.of(ELEVEN.key))
