"""Learning to play as the rule of thumb does, to begin with.

The network decides, and learns what the rule of thumb would have done in the positions it came to: S. Ross,
G. Gordon and J. A. Bagnell, "A Reduction of Imitation Learning and Structured Prediction to No-Regret Online
Learning", AISTATS 2011 (DAgger). So it knows its way out of its own mistakes too.
"""

import json
from typing import Any

import torch
from numpy.typing import NDArray
from torch import nn

from examples.ppo.environment import Seats
from examples.ppo.seats import SeatsVecEnv

STEPS = 16
"""Decisions in each match between two updates."""
EPOCHS = 2
BATCH = 1024
LEARNING_RATE = 1e-3
LINES = 10
"""Lines of progress."""


def imitate(policy: Any, seats: Seats, decisions: int, seed: int) -> int:
    """Move a policy of Stable-Baselines3 towards the rule of thumb; return over how many decisions.

    Its values learn what the game's evaluation expects of the rest of the match, so that training goes on from there.
    """
    env = SeatsVecEnv(seats, seed)
    optimizer = torch.optim.Adam(policy.parameters(), LEARNING_RATE)
    observations = env.reset()
    updates = -(-decisions // (STEPS * seats.num_envs))
    for update in range(1, updates + 1):
        kept: list[tuple[NDArray[Any], ...]] = []
        agreed = 0
        for _ in range(STEPS):
            masks = env.action_masks()
            kept.append((observations, masks, seats.advised(), env.expected()))
            chosen, _ = policy.predict(observations, action_masks=masks)
            agreed += int((chosen == kept[-1][2]).sum())
            env.step_async(chosen)
            observations, *_ = env.step_wait()
        rows = [
            torch.cat([torch.as_tensor(one) for one in column])
            for column in zip(*kept, strict=True)
        ]
        for _ in range(EPOCHS):
            for part in torch.randperm(len(rows[0])).split(BATCH):
                seen, masks, advised, expected = (one[part] for one in rows)
                values, log_odds, _ = policy.evaluate_actions(seen, advised, masks)
                missed = nn.functional.mse_loss(values[:, 0], expected.float())
                loss = 0.5 * missed - log_odds.mean()
                optimizer.zero_grad()
                loss.backward()
                optimizer.step()
        if update % (-(-updates // LINES)) == 0 or update == updates:
            share = agreed / len(rows[0])
            print(json.dumps({"imitated": update * len(rows[0]), "agrees": share}), flush=True)
    return updates * STEPS * seats.num_envs
