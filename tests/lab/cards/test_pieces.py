import pytest

from kickabout.games import find, names
from kickabout.lab.cards.pieces import Use, pieces_of


@pytest.mark.parametrize("name", names())
def test_every_game_has_rows_that_its_notation_names(name: str) -> None:
    game = find(name)
    found = pieces_of(game, game.load_box(None))
    assert len(found.drawn) >= 14
    assert len({(piece.table, piece.slug) for piece in found.rows}) == len(found.rows)
    assert len(found.piece_of) == len(found.use_of) == game.actions.codes
    played = {
        found.piece_of[code]
        for code in range(game.actions.codes)
        if found.use_of[code] & Use.PLAYED
    }
    assert len(found.drawn & played) >= 14


def test_a_squad_brings_its_players_and_a_deck_its_cards() -> None:
    game = find("futera-susu")
    found = pieces_of(game, game.load_box(None))
    tables = {
        found.rows[number].table: {found.rows[each].table for each in members}
        for number, members in found.members.items()
    }
    assert tables == {"squads": {"players"}, "decks": {"cards"}}
    squads = [members for number, members in found.members.items() if len(members) == 16]
    assert len(squads) == 6
