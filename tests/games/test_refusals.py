"""The refusals of all games: each is met, names its clause, and is told what it speaks of."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import kickabout
from kickabout.engine.game import Game
from kickabout.engine.refusals import RefusalTable
from kickabout.engine.vocabulary import slug
from kickabout.games import find, names
from kickabout.text.messages import Name
from tests.games.futbol_dash import refused as futbol_dash
from tests.games.futera_susu import refused as futera_susu
from tests.games.refusals import Position
from tests.games.social_soccer import refused as social_soccer
from tests.games.squad_rush import refused as squad_rush
from tests.games.super_team import refused as super_team
from tests.rulebooks.laying import play
from tests.rulebooks.refusals import reason_of, refused_by

GAMES = [find(name) for name in names()]
TABLES: Mapping[str, Any] = {
    "futbol-dash": futbol_dash,
    "futera-susu": futera_susu,
    "social-soccer": social_soccer,
    "squad-rush": squad_rush,
    "super-team": super_team,
}
CASES = [
    pytest.param(table.ARGUMENTS, *case, id=f"{game}-{case[0].name}")
    for game, table in TABLES.items()
    for case in table.CASES
]
NOT_IN_BOX = {"NOT_IN_BOX", "NO_SUCH_PLAYER", "NO_SUCH_CARD", "NO_SUCH_NATION"}
"""The refusals of numbers that a box gives no name."""
BY_BOX = {"ONLY_AFTER_ROLL", "ONLY_BEFORE_ROLL", "NO_SUCH_CARD"}
"""Those that only some boxes know: the `test_refusals.py` of a game meets them."""
EVERY = 40
"""Numbers are tried after so many decisions and outcomes."""


@pytest.mark.parametrize(("arguments", "refusal", "position", "before", "action"), CASES)
def test_a_refusal_names_its_clause_and_what_it_is_about(
    arguments: Mapping[RefusalTable, Mapping[str, object]],
    refusal: RefusalTable,
    position: Position,
    before: Sequence[str],
    action: str,
) -> None:
    match = position()
    play(match, *before)
    refused_by(match, refusal, action)
    told = reason_of(match, action).arguments
    for noun, wanted in arguments.get(refusal, {}).items():
        argument = told[noun]
        assert (argument.slug if isinstance(argument, Name) else argument) == wanted


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_refusal_is_met(game: Game) -> None:
    met = {refusal.name for refusal, *_ in TABLES[game.name].CASES}
    assert {refusal.name for refusal in game.Refusal} - met <= {"NONE"} | NOT_IN_BOX | BY_BOX


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_number_that_the_box_gives_no_name_is_refused_and_no_other(game: Game) -> None:
    match = kickabout.new(game.name, 2, seed=1)
    thumb = kickabout.bot("rule-of-thumb", seed=1)
    named = dict(game.actions.names(match.box, game.actions.codes))
    while match.actor is not None:
        if match.number % EVERY == 0:
            for code in range(game.actions.codes):
                refusal = game.Refusal.of(game.refuse(match.box.record, match.state, code))
                assert (refusal.name in NOT_IN_BOX) == (code not in named), code
                if code not in named:
                    message = game.explain(refusal, match.box, match.state, code)
                    assert message.id == f"refused-{slug(refusal)}"
        if match.actor == "chance":
            match.roll()
        else:
            match.play(thumb.choose(match.seen(match.actor)))
