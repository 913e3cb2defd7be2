"""Record golden files, and show what they have digests of.

    python -m tests.golden.record                            # all games
    python -m tests.golden.record super-team squad-rush
    python -m tests.golden.record --only "view of"           # the rest as it is recorded
    python -m tests.golden.record --boxes social-soccer      # with the game's own box of today
    python -m tests.golden.record --explain futbol-dash 17 130

A test that fails names the match and the state that differ. `--explain` prints what that state shows now; the
difference from what it prints in a checkout from before the change is what has changed.
"""

import argparse
import json
import lzma
import shutil
import sys
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TypeVar

import kickabout
from kickabout.games import find
from tests.games.ways import ways
from tests.golden.digests import golden_of
from tests.golden.files import COMPRESSION, Golden, box_of, file_of, golden
from tests.golden.playing import LONGEST, Explorer, setups
from tests.golden.values import canonical, commentary, onwards, refusals, walk

POSITIONS = 100
"""The positions of a game at which everything is tried."""
ENDS = 2
"""How many of them are ends of matches."""
T = TypeVar("T")
NAMES = "names"
ONWARDS = "onwards"


def played(game: str) -> Golden:
    """Return the golden file of new matches of a game."""
    all_ways = list(ways(find(game), find(game).load_box(box_of(game))))
    explorer = Explorer(game)
    matches = [
        replace(setup, log=explorer.play(setup, daring).log)
        for setup, daring in setups(game, all_ways)
    ]
    ends = [(one.seed, len(one.log)) for one in matches if len(one.log) < LONGEST]
    places = [*ends[:ENDS], *explorer.spread(POSITIONS - ENDS)]
    return golden_of(game, all_ways, matches, places)


def updated(game: str, old: Golden, only: str) -> Golden:
    """Return a golden file with the same matches, in which what begins with `only` is recorded anew."""
    ways_then = [(one.seats, one.options) for one in old.vocabularies]
    now = golden_of(game, ways_then, old.matches, [(one.match, one.state) for one in old.positions])

    def merged(before: Mapping[str, T], after: Mapping[str, T]) -> dict[str, T]:
        kept = {kind: value for kind, value in before.items() if not kind.startswith(only)}
        return kept | {kind: value for kind, value in after.items() if kind.startswith(only)}

    matches = [
        replace(one, digests=merged(one.digests, new.digests))
        for one, new in zip(old.matches, now.matches, strict=True)
    ]
    positions = [
        replace(
            one,
            refusals=merged(one.refusals, new.refusals),
            onwards=new.onwards if ONWARDS.startswith(only) else one.onwards,
        )
        for one, new in zip(old.positions, now.positions, strict=True)
    ]
    names_from = now if NAMES.startswith(only) else old
    return replace(names_from, matches=matches, positions=positions)


def write(game: str, recorded: Golden) -> bool:
    """Write the golden file of a game unless it says the same already; return whether it did.

    Compressed files may differ where their contents do not: each version of the compressor has its own.
    """
    text, file = recorded.to_json().encode(), file_of(game)
    if file.exists() and lzma.decompress(file.read_bytes()) == text:
        return False
    file.write_bytes(lzma.compress(text, preset=COMPRESSION))
    return True


def explained(game: str, number: int, state: int) -> Iterator[str]:
    """Yield lines with all that is pinned of a state of a match, as it is now.

    Raises `ValueError` if there is no such state, and if the match cannot be played to there.
    """
    find(game)  # raises for a name that is none
    recorded = golden(game)
    if number not in range(len(recorded.matches)):
        raise ValueError(f"{game} has matches 0 to {len(recorded.matches) - 1}, not {number}")
    match, log = recorded.matches[number].begin(game), recorded.matches[number].log
    if state not in range(len(log) + 1):
        raise ValueError(f"match {number} has states 0 to {len(log)}, not {state}")
    *_, (_, found) = walk(match, log[:state])
    if state < len(log):
        actor, action = log[state]
        found["played next"] = [actor, match.name_of(action)]
        found |= commentary(match, match.state, actor, action)
    if (number, state) in {(one.match, one.state) for one in recorded.positions}:
        found["what follows the choices"] = onwards(match)
        found |= refusals(match)
    for kind, value in found.items():
        yield f"{kind}:"
        yield json.dumps(json.loads(canonical(value)), indent=1)


def _arguments() -> argparse.Namespace:
    about, examples = (__doc__ or "").split("\n\n", 1)
    parser = argparse.ArgumentParser(
        prog="python -m tests.golden.record",
        description=about,
        epilog=examples,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games by default")
    parser.add_argument("--only", metavar="KIND", help="record what begins with this word alone")
    parser.add_argument("--boxes", action="store_true", help="copy the games' own boxes first")
    parser.add_argument("--explain", nargs=3, metavar=("GAME", "MATCH", "STATE"))
    return parser.parse_args()


def record(games: list[str], only: str | None, *, boxes: bool) -> None:
    """Record games, or what begins with `only` of them; with `boxes` copy their own boxes first.

    Raises `ValueError` for a game that does not exist, and for matches that cannot be played as they are recorded.
    """
    for game in games:
        own = find(game).folder / "box.toml"
        if boxes:
            shutil.copyfile(own, box_of(game))
        recorded = played(game) if only is None else updated(game, golden(game), only)
        change = "recorded" if write(game, recorded) else "as it was"
        print(f"{game}: {change}, {file_of(game).stat().st_size:,} bytes", flush=True)  # noqa: T201


def main() -> None:
    """Do what the command line says."""
    asked = _arguments()
    try:
        if asked.explain:
            game, number, state = asked.explain
            print(*explained(game, int(number), int(state)), sep="\n")  # noqa: T201  # it is a command
        else:
            record(asked.games or kickabout.available_games(), asked.only, boxes=asked.boxes)
    except ValueError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
