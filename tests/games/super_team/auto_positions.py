"""Lays out positions of the solo game of Super Team, and plays AutoTeam's turns on them.

Pieces stand in the order goalie, captain, 2, 3, 4, 5: `"e13 e7 c9 g9 c11 g11"`.
"""

from typing import Any

import numpy as np

from kickabout.engine.game import CHANCE
from kickabout.games.super_team import GAME, rules
from kickabout.games.super_team import state as s
from kickabout.games.super_team.actions import ACTIONS, AUTO_TURN, number_of
from kickabout.games.super_team.box import load_box
from kickabout.games.super_team.pitch import put, take_ball
from kickabout.games.super_team.state import Element, Phase, Stage

BOX = load_box()
SHIRTS = ("goalie", "captain", "2", "3", "4", "5")
YOURS = "e1 e3 c3 g3 b2 h2"


def name_of(action: int) -> str:
    """What a step of hers is called; movements have no verb."""
    return ACTIONS.name_of(BOX, action).removeprefix("auto ").removeprefix("move ")


class Solo:
    """A match in which AutoTeam is about to turn a card of hers; her cards are laid with `card`."""

    def __init__(
        self,
        hers: str,
        yours: str = YOURS,
        ball: str = "",
        *,
        lying: str = "",
        attacker: int = 1,
        trap: bool = False,
    ) -> None:
        """`ball` is a space, the captain's of hers by default; `lying` are shirts of hers, `trap` is offside."""
        options = {"solo": "normal", "offside-trap": "on" if trap else "off"}
        self.box = BOX.with_options(options).record.copy()
        self.state = s.State()
        rules.setup(self.box, self.state, 2)
        self.out: Any = np.zeros(1000, np.int64)
        self.weights: Any = np.zeros(1000, np.int64)
        state = self.state
        state.stage = Stage.PLAYING
        state.turn = 1
        state.phase, state.actor = Phase.AUTO_TURN, CHANCE
        state.team[0] = state.captain[0] = 0
        for seat, spaces in enumerate((yours, hers)):
            for shirt, space in enumerate(spaces.split()):
                put(state, seat * s.PIECES + shirt, BOX.space(space))
        take_ball(self.box, state, BOX.space(ball or hers.split()[1]), s.NONE)
        if state.on[state.ball] == 0:
            state.attacker = attacker
        for slot in range(4):
            state.hands[0, slot] = 1
            state.decks[0, slot] = 0
        state.hand_size[0] = 4
        state.deck_size[0] = 8
        for name in lying.split():
            state.lying[s.PIECES + SHIRTS.index(name)] = 1
        state.morale[1] = 0
        for card in range(2):
            self.card(card)

    def card(
        self,
        number: int = 0,
        *,
        does: tuple[int, ...] = (Element.CROSS_PASS,),
        morale: int = 0,
        runs: int = 0,
        guards: int = 1,
        gains: int = 0,
        tackles: int = 0,
        strike: int = 1,
        reach: int = 1,
        pays: int = 0,
    ) -> "Solo":
        """Writes one of her cards: `morale` and `runs` are what the tactic pays, `guards` the movements
        of the other part, `gains` and `tackles` what that pays, `pays` the Morale for a roll.
        """
        box = self.box
        for step in range(s.STEPS):
            box.auto_elements[number, step] = does[step] if step < len(does) else 0
        box.auto_reward_morale[number, 0], box.auto_reward_morale[number, 1] = morale, gains
        box.auto_reward_moves[number], box.auto_reward_actions[number] = runs, tackles
        box.auto_moves[number] = guards
        box.auto_strike[number], box.auto_range[number] = strike, reach
        box.auto_morale[number] = pays
        return self

    def turn(self, card: int = 0) -> list[str]:
        """She turns a card over; her steps."""
        assert self.state.phase == Phase.AUTO_TURN
        rules.apply(self.box, self.state, number_of(AUTO_TURN, card))
        return self.steps()

    def outcomes(self) -> list[int]:
        """What chance may bring."""
        n = GAME.outcomes(self.box, self.state, self.out, self.weights)
        return [int(action) for action in self.out[:n]]

    def steps(self) -> list[str]:
        """What she may do now, among which a lot decides; nothing if no step of hers is due."""
        if self.state.phase != Phase.AUTO_STEP:
            return []
        actions = self.outcomes()
        assert actions == sorted(set(actions))
        assert set(self.weights[: len(actions)]) == {1}
        return [name_of(action) for action in actions]

    def step(self, name: str = "") -> list[str]:
        """She makes the step of this name, or her only one; the steps that follow."""
        actions = self.outcomes()
        names = [name_of(action) for action in actions]
        assert name or len(names) == 1, names
        rules.apply(self.box, self.state, actions[names.index(name or names[0])])
        return self.steps()

    def do(self, action: int) -> list[str]:
        """Plays any decision or outcome."""
        rules.apply(self.box, self.state, action)
        return self.steps()

    def roll(self, well: bool) -> list[str]:
        """The best or the worst dice; the steps that follow."""
        assert self.state.phase in (Phase.ROLL, Phase.ANSWER_ROLL)
        return self.do(self.outcomes()[-1 if well else 0])

    def duel(self, card: int, won: bool) -> list[str]:
        """Another card is turned for the Morale, and she wins or loses the roll."""
        assert self.state.phase == Phase.AUTO_REVEAL
        self.do(number_of(AUTO_TURN, card))
        self.roll(won)
        return self.roll(not won)

    def at(self, shirt: str, seat: int = 1) -> str:
        """Where a piece stands."""
        return BOX.space_name(self.state.at[seat * s.PIECES + SHIRTS.index(shirt)])

    @property
    def ball(self) -> str:
        """Where the ball is."""
        return BOX.space_name(self.state.ball)

    @property
    def her_turn(self) -> bool:
        """Whether it is still her turn."""
        return self.state.turn == 1
