"""Check that the statistics of the laboratory find planted effects, and nothing else.

Each repetition plays with a seed of its own and compares the box of Fútbol Dash with three others:
one with its rows in another order, which among random bots changes the draws and nothing else; one
with a known effect; and one in which a card cannot be played, as if it were blank. It prints how
often an effect was found, and how often the intervals contain the truth, which was estimated by a
long run of other matches.
"""

import argparse
import re
import time
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

from kickabout.engine.boxes import Box
from kickabout.games import find
from kickabout.lab.cards.counting import Worth, count, worth
from kickabout.lab.compare.comparison import Variant, compare
from kickabout.lab.compare.paired import Difference
from kickabout.lab.simulate import Experiment
from kickabout.lab.statistics import CONFIDENCE

GAME = find("futbol-dash")
OWN = GAME.load_box(None)
BOTS = ("rule-of-thumb", "rule-of-thumb")
RANDOM = ("random", "random")
"""Random bots: a rule of thumb breaks ties by the order of the rows, which does not matter to them."""
WORTH = ("penalty", "foul", "short-pass")
"""The cards whose worth is estimated."""


def main() -> None:
    """Print the rates over all repetitions."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repetitions", type=int, default=200)
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--truth", type=int, default=20_000, help="matches of the long run")
    args = parser.parse_args()
    start = time.perf_counter()
    with TemporaryDirectory() as folder:
        for line in _comparisons(Path(folder), args.repetitions, args.matches, args.truth):
            print(line, flush=True)
    for line in _worths(args.repetitions, args.matches, args.truth):
        print(line, flush=True)
    print(f"{time.perf_counter() - start:.0f} s")


def _comparisons(folder: Path, repetitions: int, matches: int, truth: int) -> list[str]:
    head, *cards = OWN.text.split("[[cards]]")
    boxes = {
        "rows in another order": "[[cards]]".join([head, *cards[:-1][::-1], cards[-1]]),
        "12 attack points instead of 11": OWN.text.replace(
            "attack-points = 11", "attack-points = 12"
        ),
        "an Offside that cannot be played": re.sub(
            r'(effect = "offside"\nvalue = )1', r"\g<1>60", OWN.text
        ),
    }
    lines = []
    for number, (name, text) in enumerate(boxes.items()):
        path = folder / f"{number}.toml"
        path.write_text(text.replace("\n\n\n", "\n\n"), encoding="utf-8")
        other = GAME.load_box(path)
        bots = RANDOM if number == 0 else BOTS
        known = {one.measure: one.difference for one in _differences(other, bots, 2**40, truth)}
        if number == 0:
            known = dict.fromkeys(known, 0.0)  # the truth is known by design
        found = any_found = held = looked = 0
        for seed in range(repetitions):
            row = _differences(other, bots, seed, matches)
            any_found += any(one.is_found for one in row)
            found += sum(one.is_found for one in row if one.measure == "turns")
            held += sum(one.low <= known[one.measure] <= one.high for one in row)
            looked += len(row)
        lines.append(
            f"compare, {name}: anything found in {any_found / repetitions:.1%} of {repetitions} repetitions,"
            f" a difference in turns in {found / repetitions:.1%}; {held / looked:.1%} of the intervals hold the truth"
        )
    return lines


def _differences(
    other: Box, bots: tuple[str, ...], seed: int, matches: int
) -> tuple[Difference, ...]:
    plan = Experiment(GAME, OWN, bots, matches, seed)
    return compare([Variant("own", OWN), Variant("other", other)], plan, {}).differences[0]


def _worths(repetitions: int, matches: int, truth: int) -> list[str]:
    known = _worth(2**40, truth)
    found, held = Counter[str](), Counter[str]()
    for seed in range(repetitions):
        for name, one in _worth(seed, matches).items():
            found[name] += one.p <= 1 - CONFIDENCE
            held[name] += one.low <= known[name].change <= one.high
    return [
        f"cards, {name}: worth {100 * one.change:+.1f} points; found in {found[name] / repetitions:.1%} of"
        f" {repetitions} repetitions, {held[name] / repetitions:.1%} of the intervals hold it"
        for name, one in known.items()
    ]


def _worth(seed: int, matches: int) -> dict[str, Worth]:
    counted = count(Experiment(GAME, OWN, BOTS, matches, seed))
    return {
        f"{counted.pieces.rows[one.piece].name} {one.mode.name.lower()}": one
        for one in worth(counted, rows=WORTH)
    }


if __name__ == "__main__":
    main()
