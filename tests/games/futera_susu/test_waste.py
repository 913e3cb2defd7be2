"""Where every answer is called a waste, the duel ends the same way with and without it, by the rules themselves."""

from typing import Any

import pytest

from kickabout.engine.dice import below, seeded
from kickabout.engine.match import Match
from kickabout.games.futera_susu import GAME
from kickabout.games.futera_susu.actions import HOLD
from kickabout.games.futera_susu.view.waste import is_waste
from tests.rulebooks.futera_susu.positions import lay, play, send

READY = {"home": "three-banners", "away": "two-reigns", "lock-in": "untimed"}
OF_THE_CARD = {"hand", "hand_size", "used", "played", "last_played", "last_boost"}
OF_THE_DUEL = {"boost", "advantage", "silenced"}
"""What may differ once a card has been wasted, with the card: what it did in the duel that is over (SUSU-7.2)."""


def told(match: Match, action: int) -> dict[str, Any]:
    """What is left once an answer has settled the duel."""
    after = match.state.copy()
    GAME.apply(match.box.record, after, action)
    assert after.duels == match.state.duels + 1 or after.ended
    return {
        name: after.data[name].tolist()
        for name in after.data.dtype.names
        if name not in OF_THE_CARD | OF_THE_DUEL
    }


@pytest.mark.parametrize("removal", ["failed-attack", "every-loser"])
def test_the_duel_ends_the_same_way_whatever_is_wasted(removal: str) -> None:
    found = 0
    for seed in range(20):
        match = Match(GAME, 2, READY | {"removal": removal}, None, seed)
        rng = seeded(seed, 3)
        while match.actor is not None:
            if match.actor == "chance":
                match.roll()
                continue
            seat = match.actor
            if is_waste(match.box, match.hidden(seat)):
                found += 1
                assert len(match.legal_numbers) > 1
                ends = [told(match, action) for action in match.legal_numbers]
                assert all(end == ends[-1] for end in ends), match.transcript()
                assert match.legal_numbers[-1] == HOLD
            may = match.legal
            match.play(may[-1 if below(rng, 3) else below(rng, len(may))])
    assert found >= 10


@pytest.mark.parametrize(
    ("hands", "dice", "waste"),
    [
        (("", "home-crowd"), "6 1", True),  # 10 against 5
        (("", "home-crowd"), "6 6", False),  # level, so it wins
        (("", "home-crowd"), "6 5", False),  # makes it level
        (("", "home-crowd var-check"), "6 1", False),  # another roll
        (("", "extra-time"), "1 6", False),  # two cards
        (("home-crowd", ""), "1 6", True),
        (("home-crowd", "home-crowd"), "6 1", False),  # the other side may still answer
    ],
)
def test_only_a_card_for_the_totals_that_turns_nothing_is_a_waste(
    hands: tuple[str, str], dice: str, waste: bool
) -> None:
    match = lay(hands=hands, decks=("", "home-crowd*2"))
    send(match)
    play(match, *("hold",) * sum(map(bool, hands)), f"roll {dice}")
    seat = match.actor
    assert isinstance(seat, int)
    assert len(match.legal) > 1
    assert is_waste(match.box, match.hidden(seat)) == waste
