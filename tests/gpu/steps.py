"""The same steps of the environment of many matches on the CPU and on a GPU, or in the simulator of one."""

from typing import Any

import numpy as np

from kickabout.bots.vectors import ANY
from kickabout.envs.vector import SeatsEnv
from kickabout.games import find
from kickabout.gpu.seats_env import DeviceSeatsEnv

SEED = 2026


def last_legal(observations: Any, action_masks: Any) -> Any:
    """Decide as an opponent: the last legal action, whatever is seen."""
    masks = action_masks if isinstance(action_masks, np.ndarray) else action_masks.copy_to_host()
    return masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)


def differing(name: str, matches: int, steps: int) -> tuple[set[str], int]:
    """Return what differs in any of the steps, and how many matches ended on the way."""
    seats = max(2, find(name).least_seats)
    found, ended = set(), 0
    for arguments in (
        {"opponents": last_legal},
        {"opponents": "random"},
        {"opponents": "rule-of-thumb", "choices_only": True, "skip_routine": True, "seat": 1},
    ):
        chosen: Any = {"seats": seats, **arguments}
        cpu, gpu = SeatsEnv(name, matches, **chosen), DeviceSeatsEnv(name, matches, **chosen)
        told: Any = cpu.reset(seed=SEED)
        found |= _differing(_flat(*told), _flat(*gpu.reset(seed=SEED)))
        for step in range(steps):
            # Now and then an action that is not legal.
            actions = np.full(matches, ANY) if step % 3 else told[-1]["action_mask"].argmin(axis=1)
            told = cpu.step(actions)
            found |= _differing(_flat(*told), _flat(*gpu.step(actions)))
            ended += int(told[2].sum())
    return found, ended


def _flat(observations: Any, *told: Any) -> dict[str, Any]:
    """Return by name what an environment has told, on the host."""
    *results, infos = told
    named = dict(zip(("rewards", "terminations", "truncations"), results, strict=False))
    named |= {"observations": observations, **infos}
    return {
        key: one.copy_to_host() if hasattr(one, "copy_to_host") else one
        for key, one in named.items()
    }


def _differing(expected: dict[str, Any], found: dict[str, Any]) -> set[str]:
    differs = set()
    for name, rows in found.items():
        if name == "final_obs":
            ended = np.flatnonzero(found["_final_obs"]).tolist()
            same = all(np.array_equal(rows[k], expected[name][k]) for k in ended)
        elif name == "_final_obs":
            same = np.array_equal(rows, expected["terminations"])
        else:
            same = rows.dtype == expected[name].dtype and np.array_equal(rows, expected[name])
        if not same:
            differs.add(name)
    return differs


def main(name: str, matches: str, steps: str) -> int:
    """Compare interpreted steps and print how many matches ended; return 1 and print what differs."""
    found, ended = differing(name, int(matches), int(steps))
    print(f"{name}: {ended} ended; what differs: {sorted(found)}")  # noqa: T201  # read by the test
    return int(bool(found))
