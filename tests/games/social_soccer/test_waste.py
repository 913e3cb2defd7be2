"""Where a view calls every answer a waste, no answer does better than to hold, by the rules themselves."""

from collections.abc import Iterator

import pytest

from kickabout.engine.dice import below, seeded
from kickabout.engine.game import CHANCE
from kickabout.engine.match import Match
from kickabout.games.social_soccer import GAME
from kickabout.games.social_soccer.actions import HOLD
from kickabout.games.social_soccer.state import ShotEnd, State
from kickabout.games.social_soccer.view.waste import is_waste
from tests.rulebooks.social_soccer.positions import blocked

NODES = 4000
"""An exchange of more positions than these is left alone."""


class TooMany(Exception):
    """The exchange is too long to be searched."""


class Exchange:
    """All that both sides may still do in an exchange, with all cards open."""

    def __init__(self, match: Match, seat: int) -> None:
        self.box = match.box.record
        self.seat = seat
        self.shoots = bool(seat == match.state.turn)
        self.left = NODES

    def is_won(self, state: State) -> bool:
        """Whether the seat can have the shot end its way, whatever the other side does."""
        self.left -= 1
        if self.left < 0:
            raise TooMany
        if state.shot_end != ShotEnd.UNDER_WAY:
            return bool(state.shot_end == ShotEnd.GOAL) == self.shoots
        if state.actor == CHANCE:
            numbers, weights = [0] * GAME.most_outcomes, [0] * GAME.most_outcomes
            GAME.outcomes(self.box, state, numbers, weights)
            return self.is_won_by(state, numbers[0])  # cards that are drawn or lost come too late
        mine = state.actor == self.seat
        for action in reversed(self.legal(state)):  # to hold comes first
            if self.is_won_by(state, action) == mine:
                return mine
        return not mine

    def is_won_by(self, state: State, action: int) -> bool:
        after: State = state.copy()
        GAME.apply(self.box, after, action)
        return self.is_won(after)

    def legal(self, state: State) -> list[int]:
        out = [0] * GAME.actions.decisions
        return out[: GAME.legal(self.box, state, out)]


def exchanges(seed: int, options: dict[str, str]) -> Iterator[Match]:
    """The exchanges of a match of many shots and blocks, each time a seat is asked."""
    match = Match(GAME, 2, options, None, seed)
    rng = seeded(seed, 9)
    while match.actor is not None and match.state.round < 4:
        if match.actor == "chance":
            match.roll()
            continue
        if match.state.blocker:
            yield match
        may = match.legal
        wanted = [name for name in may if name == "shoot" or name.startswith("block")]
        may = wanted if wanted and below(rng, 4) else may
        match.play(may[below(rng, len(may))])


@pytest.mark.parametrize("tie", ["blocked", "goal"])
def test_no_answer_does_better_than_to_hold_where_every_answer_is_a_waste(tie: str) -> None:
    searched = {False: 0, True: 0}
    teams = ("flat-out", "long-table", "open-ears", "stout-hearts", "common-room", "quick-study")
    for seed, home in enumerate(teams):
        options = {"home": home, "away": teams[seed - 2], "block-tie": tie}
        for match in exchanges(seed, options):
            seat, state = match.state.actor, match.state
            if not is_waste(match.box, match.hidden(seat)):
                continue
            exchange = Exchange(match, seat)
            try:
                held = exchange.is_won_by(state, HOLD)
                better = not held and any(
                    exchange.is_won_by(state, action) for action in exchange.legal(state)
                )
            except TooMany:
                continue
            assert not better, match.transcript()
            searched[held] += 1
    assert min(searched.values()) >= 10, searched


@pytest.mark.parametrize(
    ("hands", "waste"),
    [
        (("boost", ""), True),  # ahead, and nobody answers
        (("boost", "guard"), True),  # ahead, and asked again after any answer
        (("draw-two", ""), False),  # worth something after the shot
        (("tackle", ""), False),
    ],
)
def test_only_cards_for_this_shot_alone_are_a_waste(hands: tuple[str, str], waste: bool) -> None:
    match = blocked(*hands)
    assert match.actor == 0
    assert len(match.legal) > 1
    assert is_waste(match.box, match.hidden(0)) == waste
