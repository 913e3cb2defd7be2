"""What there is to build a team of SocialSoccer from, as the pages for rosters show it."""

from kickabout.games.social_soccer import GAME
from kickabout.games.social_soccer.roster import RULES
from tests.games.social_soccer.boxes import BOX

PLAN = RULES.plan(BOX)
TEN, STRATEGY = PLAN.parts


def test_every_player_and_card_of_the_box_can_be_chosen() -> None:
    assert GAME.roster is RULES
    players, cards = PLAN.pools
    assert [piece.slug for piece in players.pieces] == [player.slug for player in BOX.players]
    assert [piece.slug for piece in cards.pieces] == [card.slug for card in BOX.cards]
    assert (TEN.size, TEN.copies, STRATEGY.size, STRATEGY.copies) == (10, 1, 30, 3)


def test_pieces_can_be_found_by_value_type_and_cost() -> None:
    for pool in PLAN.pools:
        for piece in pool.pieces:
            assert {facet.key for facet in pool.facets} == set(piece.facets)
            assert all(piece.facets[facet.key] in facet.values for facet in pool.facets)
    overlap = PLAN.pool("cards").by_slug["overlap"]
    assert overlap.facets == {"value": "effort", "type": "mastermove", "cost": "3"}
    assert overlap.text
    wren = PLAN.pool("players").by_slug["little-wren"]
    assert wren.facets == {"value": "kindness"}
    assert wren.stats == (("custody", 5), ("attack", 2), ("defence", 1))


def test_the_larger_strategy_cites_its_own_clause() -> None:
    _, strategy = RULES.plan(BOX.with_options({"deck": "40x4"})).parts
    assert (strategy.size, strategy.copies) == (40, 4)
    assert strategy.clause == strategy.rows[0].clause == "SOC-13.2"
