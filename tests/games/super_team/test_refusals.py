"""What may not be done has a reason: legal if and only if nothing is against it, over all numbers."""

from collections import Counter

import pytest

from kickabout.engine.dice import below, seeded
from kickabout.engine.match import Match
from kickabout.engine.rulebook import read_rulebook
from kickabout.games.super_team import GAME
from kickabout.games.super_team.legality import refuse
from kickabout.games.super_team.refusals import CLAUSES, Refusal
from tests.games.notation import names_of
from tests.games.super_team.test_words import VARIANTS

SOLO_HARD = {**VARIANTS, "solo": "hard"}


@pytest.mark.parametrize(
    "options",
    [{}, VARIANTS, {"solo": "easy"}, SOLO_HARD],
    ids=["plain", "variants", "solo", "hard"],
)
def test_legal_is_what_nothing_forbids(options: dict[str, object]) -> None:
    match = Match(GAME, 2, options, seed=7)
    rng = seeded(7, 2**33)
    met: Counter[Refusal] = Counter()
    kinds: Counter[str] = Counter()
    while match.actor is not None:
        names = match.legal or list(match.outcomes)
        number = below(rng, len(names))
        action = GAME.words.parse(match.box, names[number])
        kind = f"{match.state.phase} {match.state.auto_mode}"
        kinds[kind] += 1
        if kinds[kind] <= 6:
            may = {GAME.words.parse(match.box, name) for name in names}
            refusals = [refuse(match.box.record, match.state, code) for code in range(GAME.codes)]
            assert {code for code, refusal in enumerate(refusals) if refusal == 0} == may
            met.update(map(Refusal, refusals))
        match.play(names[number])
        assert action >= 0
    over = {refuse(match.box.record, match.state, code) for code in range(GAME.codes)}
    assert over == {Refusal.MATCH_OVER}
    assert len(met) > 30


def test_a_number_without_a_name_is_refused_as_one() -> None:
    match = Match(GAME, 2)
    names = names_of(GAME, match.box)
    for code in range(GAME.codes):
        unnamed = refuse(match.box.record, match.state, code) == Refusal.NOT_IN_BOX
        assert unnamed == (code not in names), code


def test_every_refusal_has_a_clause_of_the_rulebook() -> None:
    clauses = {clause.number for clause in read_rulebook(GAME.rulebook).clauses}
    assert set(CLAUSES) == set(Refusal) - {Refusal.NONE}
    assert set(CLAUSES.values()) <= clauses
