"""What there is to build a team of SocialSoccer from, as the pages for rosters show it."""

from kickabout.engine.match import Match
from kickabout.engine.roster import Roster, lay_out, put
from kickabout.games.social_soccer import GAME
from kickabout.games.social_soccer.roster import RULES
from tests.games.social_soccer.boxes import BOX, ROSTER

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


def test_every_ready_made_team_is_legal_and_fills_its_places() -> None:
    for box in (BOX, BOX.with_options({"deck": "40x4"})):
        plan = RULES.plan(box)
        assert list(plan.ready) == list(box.team_slugs)
        for roster, text in plan.ready.values():
            assert RULES.complaints(box, roster) == []
            assert RULES.remarks(box, roster) == []
            assert text
            for part in plan.parts:
                (filled,), strays = lay_out(plan, part, roster)
                assert strays == []
                assert len(filled.pieces) == part.size


def test_the_larger_strategy_cites_its_own_clause() -> None:
    _, strategy = RULES.plan(BOX.with_options({"deck": "40x4"})).parts
    assert (strategy.size, strategy.copies) == (40, 4)
    assert strategy.clause == strategy.rows[0].clause == "SOC-13.2"


def test_a_team_put_together_piece_by_piece_is_what_a_match_takes() -> None:
    roster = Roster("Mine", {})
    for part in PLAN.parts:
        for slug in ROSTER.of(part.key):
            roster = put(PLAN, roster, part, slug)
    assert RULES.complaints(BOX, roster) == []
    assert RULES.bonuses(BOX, roster) == []
    match = Match(GAME, 2, seed=1)
    for group in RULES.actions(BOX, roster):
        for action in group:
            match.play(action, 0)
    assert match.state.signed[0] == 10
    assert match.state.packed[0] == match.state.deck_size[0] == 30
