"""A process that thinks for the bots: each line of its input is a job, each line of its output an
answer, both in JSON.

It runs beside the server, with low priority and its own compiled rules. All it knows of a match is
the payload of the job: what one seat sees or, once the match is over, its records. It ends when the
server does, however that happens.
"""

import base64
import json
import os
import queue
import sys
import tempfile
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, astuple
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, TypedDict

from kickabout.bots import make
from kickabout.bots.analysis import Analysis, candidates, explained, prepare, win_probabilities
from kickabout.bots.estimates import Choice
from kickabout.bots.foresight import Reply
from kickabout.bots.levels import policy
from kickabout.bots.trials import trials
from kickabout.engine.boxes import Box
from kickabout.engine.game import SPECTATOR, Game
from kickabout.engine.incidents import incidents_of, written
from kickabout.engine.match import Match, Seen
from kickabout.games import find
from kickabout.table.bots.whole_match import WholeMatch

NICENESS = 5
HINT_LEVEL = "pro"
"""The level that gives hints."""
CHART_MATCHES, CHART_MILLISECONDS = 1000, 150
"""The budget of one point of a win chart. The errors of all points add up in the reported luck:
with 60 matches a point, it differed by up to 20 percentage points from run to run."""

STRETCH_SECONDS = 0.2
"""How long a process plays on in a match of bots alone before it looks for other jobs: no longer than a person's bot may
well be kept waiting.
"""


class MatchPayload(TypedDict):
    """The game and box of a match."""

    game: str
    seats: int
    options: dict[str, str | int]
    box: str | None
    """The text of its box file, None for the game's own."""


class SeenPayload(MatchPayload):
    """The information set of a seat: the redacted record and the legal actions."""

    state: str
    """The bytes of the redacted record, in Base64."""
    seat: int
    legal: list[str]


@cache
def _own_text(game: Game) -> str:
    return game.load_box(None).text


def match_payload(game: Game, box: Box, seats: int) -> MatchPayload:
    """Return the payload that describes a match's game to another process."""
    text = None if box.text == _own_text(game) else box.text
    return MatchPayload(game=game.name, seats=seats, options=dict(box.chosen), box=text)


def packed(record: Any) -> str:
    """Return a record as text."""
    return base64.b64encode(record.tobytes()).decode()


def seen_payload(seen: Seen) -> SeenPayload:
    """Return the payload of what a seat sees, for another process."""
    payload = match_payload(seen.game, seen.box, seen.state.seats)
    return SeenPayload(**payload, state=packed(seen.state), seat=seen.seat, legal=seen.legal)


def unpacked(game: Game, text: str) -> Any:
    """Return the record that `packed` has encoded."""
    return game.State.from_bytes(base64.b64decode(text))


@lru_cache(maxsize=32)
def _box(
    game: Game, seats: int, options: tuple[tuple[str, str | int], ...], text: str | None
) -> Box:
    if text is None:
        return game.box_for(seats, dict(options))
    with tempfile.NamedTemporaryFile("w", suffix=".toml", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        return game.box_for(seats, dict(options), Path(file.name))


def box_of(payload: MatchPayload) -> Box:
    """Return the box of a match."""
    options = tuple(sorted(payload["options"].items()))
    return _box(find(payload["game"]), payload["seats"], options, payload["box"])


def seen_of(payload: SeenPayload) -> Seen:
    """Return what the seat sees, the inverse of `seen_payload`."""
    game = find(payload["game"])
    return Seen(
        game, box_of(payload), unpacked(game, payload["state"]), payload["seat"], payload["legal"]
    )


# --- the jobs ----------------------------------------------------------------------------------


def _load(game: str) -> None:
    prepare(find(game))


def _choose(kind: str, seen: SeenPayload, seed: int | None = None) -> str:
    return make(kind, seed=seed).choose(seen_of(seen))


def _candidates(seen: SeenPayload) -> list[str]:
    return candidates(seen_of(seen), HINT_LEVEL)


def _trials(
    seen: SeenPayload, actions: Sequence[str], first: int, number: int, seed: int
) -> list[Any]:
    known = seen_of(seen)
    row = policy(HINT_LEVEL, known.game)
    rows: list[Any] = trials(known, row, actions, first, number, seed).tolist()
    return rows


def _explained(seen: SeenPayload, choices: Sequence[Any], equals: int) -> dict[str, Any]:
    ranked = [Choice(**choice) for choice in choices]
    return analysis_payload(explained(seen_of(seen), ranked, equals))


def analysis_payload(analysis: Analysis) -> dict[str, Any]:
    """Return the payload of an analysis, for another process."""
    replies = [
        {**vars(reply), "before": packed(reply.before), "after": packed(reply.after)}
        for reply in analysis.replies
    ]
    return {
        "choices": [asdict(choice) for choice in analysis.choices],
        "equals": analysis.equals,
        "replies": replies,
    }


def analysis_of(game: Game, payload: Mapping[str, Any]) -> Analysis:
    """Return the analysis that `analysis_payload` has encoded."""
    replies = tuple(
        Reply(
            reply["action"],
            reply["observed"],
            unpacked(game, reply["before"]),
            unpacked(game, reply["after"]),
        )
        for reply in payload["replies"]
    )
    choices = tuple(Choice(**choice) for choice in payload["choices"])
    return Analysis(choices, payload["equals"], replies)


def _win_probabilities(match: MatchPayload, states: Sequence[str]) -> list[Sequence[float]]:
    game, box = find(match["game"]), box_of(match)
    return [
        win_probabilities(
            game, box, unpacked(game, state), CHART_MATCHES, milliseconds=CHART_MILLISECONDS
        )
        for state in states
    ]


def _play_on(
    match: MatchPayload, bots: Sequence[str], key: str, entries: Sequence[tuple[int, str]]
) -> dict[str, Any]:
    """Play on in a match of bots alone, after these entries; return those that were played, and how it ended if it
    has.
    """
    played = Match(find(match["game"]), match["seats"], box=box_of(match))
    whole = WholeMatch(played, bots, bytes.fromhex(key))
    whole.follow(entries)
    whole.play_on(STRETCH_SECONDS)
    return {"entries": played.entries()[len(entries) :], "score": _score_of(played)}


def _score_of(match: Match) -> dict[str, Any] | None:
    """Return how a match has ended, with its goals and bookings and the matches within it; None if it goes on."""
    if not match.is_over:
        return None
    return {
        "goals": [player["goals"] for player in match.view(SPECTATOR)["players"]],
        "winners": match.winners,
        "incidents": written(incidents_of(match)),
        "meetings": [astuple(one) for one in match.game.meetings(match.box, match.state)],
    }


JOBS: Mapping[str, Callable[..., Any]] = {
    "load": _load,
    "choose": _choose,
    "candidates": _candidates,
    "trials": _trials,
    "explained": _explained,
    "win_probabilities": _win_probabilities,
    "play_on": _play_on,
}


def answer(line: str) -> str:
    """Do the job of a line; the answer contains its `result` or its `fault`."""
    job = json.loads(line)
    try:
        return json.dumps({"result": JOBS[job["do"]](**job["with"])})
    except Exception as error:  # noqa: BLE001 - reported to whoever asked
        return json.dumps({"fault": f"{type(error).__name__}: {error}"})


def main() -> None:
    """Answer jobs until the server is gone."""
    os.nice(NICENESS)
    jobs: queue.SimpleQueue[str] = queue.SimpleQueue()
    # Anything else that is printed goes to standard error.
    with os.fdopen(os.dup(1), "w", encoding="utf-8") as answers:
        os.dup2(2, 1)
        threading.Thread(target=_listen, args=(jobs,), daemon=True).start()
        while True:
            answers.write(answer(jobs.get()) + "\n")
            answers.flush()


def _listen(jobs: queue.SimpleQueue[str]) -> None:
    for line in sys.stdin:
        jobs.put(line)
    os._exit(0)  # nobody waits for the answer, even if a job is in progress
