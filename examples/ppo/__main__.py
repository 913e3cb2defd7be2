"""`python -m examples.ppo`: trains, measures as it goes, and draws the curve."""

import argparse
import io
import json
import random
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from scipy.stats import binomtest
from stable_baselines3.common.callbacks import BaseCallback

from examples.ppo import on_device
from examples.ppo.environment import CATEGORIES, KEPT, Seats
from examples.ppo.imitation import imitate
from examples.ppo.network import Features
from examples.ppo.player import write_player
from examples.ppo.plot import draw
from examples.ppo.seats import SeatsVecEnv
from kickabout.bots.levels import LEVELS

MATCHES = 1024
"""Matches under way at once."""
STEPS = 32
"""Decisions in each of them between two updates."""
MEASURED, MEASURED_SEARCHING = 1000, 200
"""Matches of a measurement on the way, and those against an opponent that searches, of the one at the end as well."""
IMITATED = 500_000
"""Decisions in which it imitates the rule of thumb, unless the command says otherwise."""


class Selves:
    """The opponent: the policy as it was some updates ago, another time for each stretch of play."""

    def __init__(self, seed: int) -> None:
        self._kept: list[Any] = []
        self._random = random.Random(seed)
        self._now: Any = None
        self.seats: Seats
        """The environment that it plays in."""

    def keep(self, policy: Any) -> None:
        """Keeps a frozen copy, and picks who plays next: the newest, or any of those kept."""
        buffer = io.BytesIO()
        policy.save(buffer)
        buffer.seek(0)
        frozen = type(policy).load(buffer, device="cpu")
        frozen.set_training_mode(False)
        self._kept = [*self._kept, frozen][-KEPT:]
        self._now = frozen if self._random.random() < 0.5 else self._random.choice(self._kept)

    def __call__(
        self, observations: NDArray[np.int16], masks: NDArray[np.int8]
    ) -> NDArray[np.int64]:
        """Decides as the policy of these days would."""
        choices, acting = self.seats.choices, observations[:, 0]
        chosen, _ = self._now.predict(
            self.seats.normalize(observations), action_masks=choices.masks(acting, masks)
        )
        return choices.actions(acting, chosen)


def win_share(
    policy: Any, game: str, opponent: str, matches: int, seed: int
) -> tuple[float, float, float]:
    """The share of matches that the policy wins, a draw counting half, and its 95 % interval."""
    seats = Seats(game, matches, opponent)
    observations, infos = seats.reset(seed=seed)
    is_over = np.zeros(matches, np.bool_)
    rewards = np.zeros(matches)
    while not is_over.all():
        chosen, _ = policy.predict(
            observations, action_masks=infos["action_mask"], deterministic=True
        )
        observations, reward, ended, _, infos = seats.step(chosen)
        first = ended & ~is_over
        rewards[first] = reward[first]
        is_over |= ended
    wins = float(((rewards + 1) / 2).sum())
    interval = binomtest(round(wins), matches).proportion_ci(method="wilson")
    return wins / matches, float(interval.low), float(interval.high)


class Measure(BaseCallback):
    """After each rollout a new self is kept, and every now and then the policy is measured."""

    def __init__(self, policy: Any, selves: Selves, args: argparse.Namespace) -> None:
        super().__init__()
        self.policy, self.game, self.selves = policy, args.game, selves
        self.every, self.most_seconds = args.every, 60 * args.minutes
        self.opponents = dict.fromkeys(("random", "rule-of-thumb"), MEASURED)
        """How many matches are played against whom."""
        if args.against in LEVELS:
            self.opponents[args.against] = MEASURED_SEARCHING
        self.curve: list[dict[str, Any]] = []
        self.imitated = 0
        """The decisions that it has learnt from before it plays itself."""
        self._due = 0
        self._began = time.process_time()
        self._measuring = 0.0

    @property
    def trained(self) -> float:
        """Seconds of processor time in training, those of measuring not counted."""
        return time.process_time() - self._began - self._measuring

    def _on_rollout_start(self) -> None:
        self.selves.keep(self.policy)
        if self.num_timesteps >= self._due:
            self._due += self.every
            self.measure()

    def _on_step(self) -> bool:
        return self.trained < self.most_seconds

    def measure(self, matches: int | None = None) -> None:
        """Adds a point to the curve, from so many matches against those who do not search."""
        began, trained = time.process_time(), self.trained
        self.policy.set_training_mode(False)
        point: dict[str, Any] = {
            "steps": self.imitated + self.num_timesteps,
            "seconds": round(trained, 1),
        }
        for opponent, number in self.opponents.items():
            played = number if matches is None or opponent in LEVELS else matches
            point[opponent] = win_share(self.policy, self.game, opponent, played, seed=1)
        self.curve.append(point)
        print(json.dumps(point), flush=True)
        self._measuring += time.process_time() - began


def main() -> None:
    """Train, measure over more matches at the end, and draw."""
    parser = argparse.ArgumentParser(prog="python -m examples.ppo", description=__doc__)
    parser.add_argument(
        "--game", choices=sorted(CATEGORIES), default="futbol-dash", help="what it learns to play"
    )
    parser.add_argument("--steps", type=int, default=6_000_000, help="decisions to learn from")
    parser.add_argument(
        "--imitate",
        type=int,
        help="decisions, before those, in which it learns to play as the rule of thumb does:"
        f" {IMITATED} by default, none on a GPU, where it cannot",
    )
    parser.add_argument("--threads", type=int, default=1, help="processor cores for the network")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--against",
        choices=("selves", "rule-of-thumb", *LEVELS),
        default="selves",
        help="whom it learns to beat: itself as it was, or one who never learns",
    )
    parser.add_argument(
        "--minutes", type=float, default=float("inf"), help="processor time after which it stops"
    )
    parser.add_argument(
        "--every", type=int, default=500_000, help="decisions between two measurements"
    )
    parser.add_argument(
        "--measured", type=int, default=10_000, help="matches of the measurement at the end"
    )
    parser.add_argument(
        "--out", type=Path, help="folder for what comes out, by default trained/GAME"
    )
    parser.add_argument(
        "--device",
        choices=("cpu", "cuda"),
        default="cpu",
        help="cuda plays and learns on a GPU, whose arrays stay there",
    )
    parser.add_argument("--matches", type=int, default=MATCHES, help="matches under way at once")
    args = parser.parse_args()
    args.out = args.out or Path("trained") / args.game
    torch.set_num_threads(args.threads)
    torch.distributions.Distribution.set_default_validate_args(False)
    if args.device == "cuda":
        if args.imitate:
            parser.error("--imitate is for --device cpu")
        on_device.train(args)
        return

    selves = Selves(args.seed)
    seats = Seats(args.game, args.matches, selves if args.against == "selves" else args.against)
    selves.seats = seats
    model = MaskablePPO(
        "MlpPolicy",
        SeatsVecEnv(seats, args.seed),
        learning_rate=lambda left: 1e-3 * max(left, 0.03),
        n_steps=STEPS,
        batch_size=2048,
        n_epochs=4,
        gamma=1.0,
        gae_lambda=0.9,
        ent_coef=0.003,
        policy_kwargs={"features_extractor_class": Features, "net_arch": []},
        target_kl=0.05,
        seed=args.seed,
        device="cpu",
    )
    imitated = IMITATED if args.imitate is None else args.imitate
    measure = Measure(model.policy, selves, args)
    if imitated:
        measure.measure()
        teacher = Seats(args.game, args.matches, "rule-of-thumb")
        measure.imitated = imitate(model.policy, teacher, imitated, args.seed)
    selves.keep(model.policy)
    model.learn(total_timesteps=args.steps, callback=measure)
    measure.measure(args.measured)
    args.out.mkdir(parents=True, exist_ok=True)
    model.save(args.out / "policy")
    write_player(
        args.out / "player.npz",
        args.game,
        [model.policy.features_extractor, model.policy.action_net],
    )
    (args.out / "curve.json").write_text(json.dumps(measure.curve, indent=1), encoding="utf-8")
    draw(measure.curve, args.out / "curve.svg")


if __name__ == "__main__":
    main()
