"""Opponents: the players of the other seats of an environment."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from kickabout.bots import KINDS, Bot
from kickabout.bots.levels import unknown_bot
from kickabout.bots.trained import is_trained
from kickabout.engine.boxes import Box
from kickabout.envs.loop import POLICIES

Policy: TypeAlias = Callable[[NDArray[np.int16], NDArray[np.int8]], NDArray[np.integer]]
"""A function that decides for seats: from observations, shape (n, size), and action masks, shape (n, actions),
to one action each, shape (n,). In place of an illegal action a legal one is drawn.
"""

Opponent: TypeAlias = str | Bot | Policy
"""The kind of a bot, or its level (`kickabout.bots.KINDS`: `random`, `rule-of-thumb`, `youth`, `amateur`,
`pro`, `world`); `trained:FILE`; a bot; or a function, such as a frozen copy of the policy in training.

An environment of many matches runs `random` and `rule-of-thumb` in compiled code; the other kinds search, and
decide for one match after the other.
"""


def opponents_for(opponents: Opponent | Sequence[Opponent], number: int) -> list[Opponent]:
    """Return one opponent for each of so many seats, from one for all of them or a list.

    Raises `ValueError` for a list of another length, and for an unknown bot.
    """
    if isinstance(opponents, Sequence) and not isinstance(opponents, str):
        chosen = list(opponents)
    else:
        chosen = [opponents] * number
    if len(chosen) != number:
        raise ValueError(f"{number} opponents are needed, not {len(chosen)}")
    for one in chosen:
        if isinstance(one, str):
            if one not in KINDS and not is_trained(one):
                raise unknown_bot(one, KINDS)
        elif not (isinstance(one, Bot) or callable(one)):
            raise ValueError(f"an opponent is a kind of bot, a bot or a function, not {one!r}")
    return chosen


def players_for(
    opponents: Opponent | Sequence[Opponent], seats: int, box: Box
) -> tuple[list[str], dict[int, Opponent]]:
    """Return the policy of every player for the loop over matches, and the opponents that it does not play.

    Player 0 is the caller; the opponents that the loop does not play are the caller's there as well. Raises
    `ValueError` as `opponents_for` does.
    """
    policies, others = ["caller"], dict[int, Opponent]()
    for player, one in enumerate(opponents_for(opponents, seats - 1 - len(box.automata)), 1):
        is_in_loop = isinstance(one, str) and one in POLICIES
        policies.append(str(one) if is_in_loop else "caller")
        if not is_in_loop:
            others[player] = one
    return [*policies, *["random"] * len(box.automata)], others
