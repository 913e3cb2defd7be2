"""Training with matches, network and everything between them on one device.

Proximal policy optimization: J. Schulman et al., "Proximal Policy Optimization Algorithms", 2017; advantages by
J. Schulman et al., "High-Dimensional Continuous Control Using Generalized Advantage Estimation", ICLR 2016.
"""

import argparse
import json
import time
from typing import Any

import torch
from scipy.stats import binomtest
from torch import nn

from examples.ppo.player import write_player
from examples.ppo.plot import draw
from examples.ppo.tensors import Network, Seats, Selves, Views

STEPS = 32
"""Decisions in each match between two updates."""
EPOCHS = 4
BATCHES = 16
"""Parts of what was collected, each of which moves the network once in an epoch."""
LAMBDA, CLIP, ENTROPY, MOST_KL = 0.9, 0.2, 0.003, 0.05


def collect(network: Network, seats: Seats) -> list[torch.Tensor]:
    """Play STEPS decisions in every match; return a row for each of them, as `update` takes it."""
    kept = []
    for _ in range(STEPS):
        vectors, masks = seats.vectors, seats.masks
        with torch.no_grad():
            policy, value = network(vectors, masks)
            chosen = policy.sample()
        _, rewards, ended = seats.step(chosen)
        kept.append((vectors, masks, chosen, policy.log_prob(chosen), value, rewards, ended))
    vectors, masks, chosen, odds, values, rewards, ended = map(torch.stack, zip(*kept, strict=True))
    with torch.no_grad():
        following = network(seats.vectors, seats.masks)[1]
    advantages = torch.zeros_like(rewards)
    ahead = torch.zeros_like(following)
    for step in reversed(range(STEPS)):
        goes_on = (~ended[step]).float()
        surprise = rewards[step] + following * goes_on - values[step]
        ahead = surprise + LAMBDA * goes_on * ahead
        advantages[step], following = ahead, values[step]
    rows = (vectors, masks, chosen, odds, advantages, advantages + values)
    return [one.flatten(0, 1) for one in rows]


def update(network: Network, optimizer: torch.optim.Optimizer, rows: list[torch.Tensor]) -> None:
    """Move the network towards what has turned out better than expected."""
    for _ in range(EPOCHS):
        for part in torch.randperm(len(rows[0]), device=rows[0].device).chunk(BATCHES):
            vectors, masks, chosen, odds, advantages, returns = (one[part] for one in rows)
            policy, value = network(vectors, masks)
            change = policy.log_prob(chosen) - odds
            ratio = change.exp()
            if float((ratio - 1 - change).detach().mean()) > 1.5 * MOST_KL:
                return
            scaled = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
            gained = torch.min(ratio * scaled, ratio.clamp(1 - CLIP, 1 + CLIP) * scaled).mean()
            missed = nn.functional.mse_loss(value, returns)
            loss = 0.5 * missed - gained - ENTROPY * policy.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


@torch.no_grad()
def win_share(network: Network, opponent: str, matches: int) -> tuple[float, float, float]:
    """Return the share of matches that the network wins, a draw counting half, and its 95 % interval."""
    seats = Seats(network.views, matches, opponent)
    seats.reset(seed=1)
    is_over = torch.zeros(matches, dtype=torch.bool, device=network.views.device)
    rewards = torch.zeros(matches, device=network.views.device)
    while not is_over.all():
        chosen = network(seats.vectors, seats.masks)[0].logits.argmax(1)
        results, _, ended = seats.step(chosen)
        rewards = torch.where(ended & ~is_over, results, rewards)
        is_over |= ended
    wins = float(((rewards + 1) / 2).sum())
    interval = binomtest(round(wins), matches).proportion_ci(method="wilson")
    return wins / matches, float(interval.low), float(interval.high)


def train(args: argparse.Namespace) -> None:
    """Train, measure over more matches at the end, and draw; `args` are those of the command."""
    torch.manual_seed(args.seed)
    views = Views(args.game, args.device)
    network = Network(views).to(args.device)
    optimizer = torch.optim.Adam(network.parameters(), eps=1e-5)
    selves = Selves(args.seed)
    seats = Seats(views, args.matches, selves if args.against == "selves" else args.against)
    selves.keep(network)
    seats.reset(args.seed)
    curve: list[dict[str, Any]] = []
    trained, done, due = 0.0, 0, 0

    def measure(matches: int) -> None:
        point: dict[str, Any] = {"steps": done, "seconds": round(trained, 1)}
        for opponent in ("random", "rule-of-thumb"):
            point[opponent] = win_share(network, opponent, matches)
        curve.append(point)
        print(json.dumps(point), flush=True)

    while done < args.steps:
        if done >= due:
            due += args.every
            measure(1000)
        began = time.perf_counter()
        optimizer.param_groups[0]["lr"] = 1e-3 * max(1 - done / args.steps, 0.03)
        update(network, optimizer, collect(network, seats))
        selves.keep(network)
        done += STEPS * args.matches
        trained += time.perf_counter() - began
    measure(args.measured)
    args.out.mkdir(parents=True, exist_ok=True)
    torch.save(network.state_dict(), args.out / "network.pt")
    write_player(args.out / "player.npz", args.game, [network.layers, network.policy])
    (args.out / "curve.json").write_text(json.dumps(curve, indent=1), encoding="utf-8")
    draw(curve, args.out / "curve.svg")
