"""What there is to build a team of SocialSoccer from, as the builder's pages show it."""

from kickabout.engine.building import Sheet, lay_out, put
from kickabout.engine.match import Match
from kickabout.games.social_soccer import GAME
from kickabout.games.social_soccer.building import BUILDER
from tests.games.social_soccer.boxes import BOX, SHEET

PLAN = BUILDER.plan(BOX)
TEN, STRATEGY = PLAN.parts


def test_every_player_and_card_of_the_box_can_be_chosen() -> None:
    assert GAME.builder is BUILDER
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


def test_every_ready_made_team_is_legal_and_fills_its_places() -> None:
    for box in (BOX, BOX.with_options({"deck": "40x4"})):
        plan = BUILDER.plan(box)
        assert list(plan.ready) == list(box.team_numbers)
        for sheet, text in plan.ready.values():
            assert BUILDER.complaints(box, sheet) == []
            assert BUILDER.remarks(box, sheet) == []
            assert text
            for part in plan.parts:
                (filled,), strays = lay_out(plan, part, sheet)
                assert strays == []
                assert len(filled.pieces) == part.size


def test_the_larger_strategy_cites_its_own_clause() -> None:
    _, strategy = BUILDER.plan(BOX.with_options({"deck": "40x4"})).parts
    assert (strategy.size, strategy.copies) == (40, 4)
    assert strategy.clause == strategy.rows[0].clause == "SOC-13.2"


def test_a_team_put_together_piece_by_piece_is_what_a_match_takes() -> None:
    sheet = Sheet("Mine", {})
    for part in PLAN.parts:
        for slug in SHEET.of(part.key):
            sheet = put(PLAN, sheet, part, slug)
    assert BUILDER.complaints(BOX, sheet) == []
    assert BUILDER.bonuses(BOX, sheet) == []
    match = Match(GAME, 2, seed=1)
    for group in BUILDER.actions(BOX, sheet):
        for action in group:
            match.play(action, 0)
    assert match.state.signed[0] == 10
    assert match.state.packed[0] == match.state.deck_size[0] == 30
