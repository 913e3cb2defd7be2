"""What there is to build a squad of Futera SuSu from, as the pages for rosters show it."""

import kickabout
from kickabout.engine.roster import Roster, highest, lay_out, put
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


def test_every_ready_made_squad_is_legal_and_fills_its_places() -> None:
    assert len(PLAN.ready) == len(BOX.squads)
    for roster, text in PLAN.ready.values():
        assert RULES.complaints(BOX, roster) == []
        assert text
        for part in PLAN.parts:
            rows, strays = lay_out(PLAN, part, roster)
            assert strays == []
            assert [len(filled.pieces) for filled in rows] == [row.size for row in part.rows]


def test_rows_that_have_a_bonus_are_rows_of_the_pitch() -> None:
    keys = {row.key for row in ELEVEN.rows}
    for roster, _ in PLAN.ready.values():
        bonuses = RULES.bonuses(BOX, roster)
        assert bonuses
        assert {key for bonus in bonuses for key in bonus.rows} <= keys
        assert set(highest(bonuses)) <= set(roster.of(ELEVEN.key))


def test_a_squad_put_together_piece_by_piece_is_what_a_match_takes() -> None:
    roster = Roster("Mine", {})
    for part, pool in ((ELEVEN, "players"), (BENCH, "players"), (DECK, "cards")):
        for piece in [*PLAN.pool(pool).pieces, *PLAN.pool(pool).pieces]:
            taken = {slug for other in (ELEVEN, BENCH) for slug in roster.of(other.key)}
            if piece.slug in taken:
                continue
            try:
                roster = put(PLAN, roster, part, piece.slug)
            except ValueError:
                continue
    assert RULES.complaints(BOX, roster) == []
    match = kickabout.new("futera-susu", seats=2, seed=1)
    for group in RULES.actions(BOX, roster):
        for action in group:
            match.play(action, 0)
    own = match.view(0)["players"][0]
    assert (own["signed"], own["packed"], own["ready"]) == (16, 10, True)
