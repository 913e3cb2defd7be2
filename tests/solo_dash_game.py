"""A game with an automaton: Fútbol Dash with an option by which the rules play the last of two seats.

Every decision of seat 1 is then drawn from its legal actions, and written as `auto play nutmeg`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from kickabout.engine.actions import Actions
from kickabout.engine.boxes import Option
from kickabout.engine.game import CHANCE, Chance, Game
from kickabout.engine.records import Int8
from kickabout.games import find
from kickabout.games.futbol_dash.box import DashBox
from kickabout.games.futbol_dash.state import BoxRecord, Phase

DASH = find("futbol-dash")
CODES = DASH.actions.codes
OTTO = 1
ASKED = (Phase.PLAY, Phase.ANSWER, Phase.SWAP, Phase.SHOW, Phase.DISCARD)
"""The phases in which a seat decides."""
SOLO = Option("solo", "off", "Play alone.", {"off": "Two players.", "on": "Otto plays."})


class SoloRecord(BoxRecord):
    """The numbers of the box, and 1 if Otto plays."""

    solo: Int8


@dataclass(frozen=True)
class SoloBox(DashBox):
    """A box with the option of playing alone."""

    @property
    def automata(self) -> Mapping[int, str]:
        return {OTTO: "Otto"} if self.chosen["solo"] == "on" else {}

    @cached_property
    def record(self) -> SoloRecord:
        record = SoloRecord()
        whole = DashBox(**{field.name: getattr(self, field.name) for field in fields(self)}).record
        for name in BoxRecord.dtype.names or ():
            record.data[name] = whole.data[name]
        record.solo = self.chosen["solo"] == "on"
        return record


def load_box(path: Path | None = None) -> SoloBox:
    own = DASH.load_box(path)
    values = {field.name: getattr(own, field.name) for field in fields(own)}
    values["options"] = {**own.options, "solo": SOLO}
    values["chosen"] = {**own.chosen, "solo": "off"}
    return SoloBox(**values)


def apply(box: Any, state: Any, action: int) -> None:
    if action >= CODES:
        state.actor = OTTO
        action -= CODES
    DASH.apply(box, state, action)
    if box.solo and state.actor == OTTO:
        state.actor = CHANCE


def outcomes(box: Any, state: Any, out: Any, weights: Any) -> int:
    if state.phase not in ASKED:
        return DASH.outcomes(box, state, out, weights)
    seen = state.copy()
    seen.actor = OTTO
    n = DASH.legal(box, seen, out)
    for place in range(n):
        out[place] += CODES
        weights[place] = 1
    return n


def observation_of(box: Any, state: Any, action: int, seat: int) -> int:
    return action if action >= CODES else DASH.observation_of(box, state, action, seat)


class SoloActions(Actions):
    """The actions of the game, and once more with `auto` before them as Otto's."""

    decisions = DASH.actions.decisions
    codes = 2 * CODES

    def name_of(self, box: Any, number: int) -> str:
        if number >= CODES:
            return f"auto {DASH.actions.name_of(box, number - CODES)}"
        return DASH.actions.name_of(box, number)

    def parse(self, box: Any, name: str) -> int:
        if name.startswith("auto "):
            return DASH.actions.parse(box, name.removeprefix("auto ")) + CODES
        return DASH.actions.parse(box, name)


def refuse(box: Any, state: Any, action: int) -> int:
    if box.solo and state.actor == CHANCE and state.phase in ASKED:
        seen = state.copy()
        seen.actor = OTTO
        return DASH.refuse(box, seen, action - CODES if action >= CODES else DASH.actions.decisions)
    return DASH.refuse(box, state, min(action, CODES - 1))


def explain(refusal: Any, box: Any, state: Any, action: int) -> Any:
    return DASH.explain(refusal, box, state, action % CODES)


def narrate(box: Any, before: Any, action: int, after: Any, viewer: int) -> Any:
    return DASH.narrate(box, before, action % CODES, after, viewer)


def chance(box: Any, state: Any) -> Chance:
    if state.phase in ASKED:
        return Chance("pick", "actions", OTTO)
    return DASH.chance(box, state)


GAME: Game = replace(
    DASH,
    actions=SoloActions(),
    most_outcomes=DASH.actions.decisions,
    apply=apply,
    outcomes=outcomes,
    observation_of=observation_of,
    refuse=refuse,
    explain=explain,
    narrate=narrate,
    chance=chance,
    load_box=load_box,
)
