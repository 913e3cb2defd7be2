"""A game of simultaneous decisions and clocks, for tests: Sealed Bids.

All seats seal three bids from 1 to 4, secretly and simultaneously, and may take the last one back as long
as they have a bid left to make; a clock may end that. The bids are revealed, then every seat in turn adds
to its own while another clock runs. The highest sum wins.
"""

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any

import numpy as np

from kickabout.engine.actions import Actions, numbers
from kickabout.engine.boxes import Box, Option
from kickabout.engine.dice import Words, below
from kickabout.engine.game import CHANCE, HIDDEN, OVER, Chance, Clock, Game, Remark
from kickabout.engine.records import Cells, Int8, Int32, Record
from kickabout.engine.refusals import RefusalTable
from kickabout.engine.view_types import GameView, HandCard, Player
from kickabout.text.messages import Message, Seat
from tests.temporary_games import installed

SEATS, BIDS, MOST = 3, 3, 4
SEAL, SHOW, ADD, DONE = range(4)
ACTIONS = Actions(numbers("bid", 1, MOST), numbers("more", 1, MOST), numbers("made", 0, MOST))
SEALS = ACTIONS.decision("seal {bid}")
UNSEAL = ACTIONS.decision("unseal")
ADDS = ACTIONS.decision("add {more}")
SHOWS = ACTIONS.outcome("show {made}")  # a bid of 0 was never made
TIME = ACTIONS.outcome("time")
WHISTLE = ACTIONS.outcome("whistle")
HIDDEN_SEAL = ACTIONS.observation("seal card")
PHASES = {SEAL: "seal", SHOW: "show", ADD: "add", DONE: "full-time"}
PAUSE_MS = 200
FOLDER = Path(__file__).with_name("sealed_bids")


class BoxRecord(Record):
    timed: Int8


class State(Record):
    actor: Int8
    seats: Int8
    phase: Int8
    turn: Int8
    turns: Int32
    bids: Annotated[Cells, np.int8, (SEATS, BIDS)]
    made: Annotated[Cells, np.int8, (SEATS,)]
    shown: Int8
    goals: Annotated[Cells, np.int8, (SEATS,)]


@dataclass(frozen=True)
class SealedBox(Box):
    @cached_property
    def record(self) -> BoxRecord:
        record = BoxRecord()
        record.timed = self.chosen["timed"] != "off"
        return record

    @property
    def content(self) -> str:
        return "# sealed bids"

    def check_seats(self, seats: int) -> None:
        pass


def option_of(name: str, default: str | int, words: tuple[str, ...], most: int = 0) -> Option:
    helps = {word: Message(f"option-{name}-{word}.help") for word in words}
    return Option(name, default, Message(f"option-{name}.help"), helps, 1, most)


TIMED = option_of("timed", "on", ("on", "hurried", "off"))
TENTHS = option_of("tenths", 300, (), 600)


def load_box(path: Path | None = None) -> SealedBox:
    chosen: dict[str, str | int] = {"timed": "on", "tenths": 300}
    return SealedBox("# sealed bids", {"timed": TIMED, "tenths": TENTHS}, chosen)


def setup(box: BoxRecord, state: State, seats: int) -> None:
    state.seats = seats


class Refusal(RefusalTable):
    NONE = ""
    NOT_NOW = "SEAL-1.1"
    NO_BID_LEFT = "SEAL-1.1"
    NOTHING_TO_TAKE_BACK = "SEAL-1.1"
    ANOTHER_BID = "SEAL-1.2"
    MATCH_OVER = "SEAL-2.1"


def refuse(box: BoxRecord, state: State, action: int) -> int:
    if state.phase == DONE:
        return Refusal.MATCH_OVER
    if state.phase == SEAL and action < ADDS:
        if state.made[state.actor] == BIDS:
            return Refusal.NO_BID_LEFT
        if action == UNSEAL and state.made[state.actor] == 0:
            return Refusal.NOTHING_TO_TAKE_BACK
        return Refusal.NONE
    if state.phase == ADD and ADDS <= action < SHOWS:
        return Refusal.NONE
    if state.phase == SHOW and SHOWS <= action < TIME:
        if action - SHOWS != state.bids[state.shown // BIDS, state.shown % BIDS]:
            return Refusal.ANOTHER_BID
        return Refusal.NONE
    return Refusal.NOT_NOW


def legal(box: BoxRecord, state: State, out: Any) -> int:
    n = 0
    for action in range(SHOWS):
        if refuse(box, state, action) == Refusal.NONE:
            out[n] = action
            n += 1
    return n


def is_simultaneous(box: BoxRecord, state: State, seat: int) -> bool:
    return state.phase == SEAL and state.made[seat] < BIDS


def routine(box: BoxRecord, state: State) -> bool:
    return state.phase == SEAL


def clock(box: SealedBox, state: State) -> Clock | None:
    if box.chosen["timed"] == "off" or state.phase not in (SEAL, ADD):
        return None
    seconds = int(box.chosen["tenths"]) / 10
    if state.phase == SEAL:
        return Clock("seal", seconds, TIME, hurries=box.chosen["timed"] == "hurried")
    return Clock("add", seconds, WHISTLE)


def outcomes(box: BoxRecord, state: State, out: Any, weights: Any) -> int:
    out[0] = SHOWS + state.bids[state.shown // BIDS, state.shown % BIDS]
    weights[0] = 1
    return 1


def apply(box: BoxRecord, state: State, action: int) -> None:
    seat = state.actor
    if action == TIME:
        state.phase = SHOW
        state.actor = CHANCE
    elif action == WHISTLE:
        state.phase = DONE
        state.actor = OVER
    elif state.phase == SEAL:
        if action == UNSEAL:
            state.made[seat] -= 1
            state.bids[seat, state.made[seat]] = 0
        else:
            state.bids[seat, state.made[seat]] = action + 1
            state.made[seat] += 1
        state.phase = SHOW
        state.actor = CHANCE
        for other in range(state.seats - 1, -1, -1):
            if state.made[other] < BIDS:
                state.phase = SEAL
                state.actor = other
    elif state.phase == SHOW:
        state.goals[state.shown // BIDS] += action - SHOWS
        state.shown += 1
        if state.shown == state.seats * BIDS:
            state.phase = ADD
            state.actor = 0
            state.turns = 1
    else:
        state.goals[seat] += action - ADDS + 1
        if seat + 1 < state.seats:
            state.actor = seat + 1
            state.turn = seat + 1
            state.turns += 1
        else:
            state.phase = DONE
            state.actor = OVER


def redact(box: BoxRecord, state: State, seat: int) -> None:
    for other in range(state.seats):
        for bid in range(state.made[other]):
            if other != seat and other * BIDS + bid >= state.shown:
                state.bids[other, bid] = HIDDEN


def determinize(box: BoxRecord, state: State, rng: Words) -> None:
    for seat in range(state.seats):
        for bid in range(BIDS):
            if state.bids[seat, bid] == HIDDEN:
                state.bids[seat, bid] = below(rng, MOST) + 1


def observation_of(box: BoxRecord, state: State, action: int, seat: int) -> int:
    return HIDDEN_SEAL if action < UNSEAL and state.actor != seat else action


def scores(box: BoxRecord, state: State, out: Any) -> None:
    for seat in range(state.seats):
        out[seat] = state.goals[seat]


def census(box: BoxRecord, state: State, out: Any) -> None:
    out[0] = 1


def heuristic_action(box: BoxRecord, state: State, actions: Any, n: int, rng: Words) -> int:
    """Return the highest bid; in turn, a random addition."""
    if state.phase == SEAL:
        highest: int = actions[MOST - 1]
        return highest
    chosen: int = actions[below(rng, n)]
    return chosen


def narrate(box: SealedBox, before: State, action: int, after: State, viewer: int) -> list[Remark]:
    if action in (TIME, WHISTLE):
        return [Remark(Message("time-is-up"), "whistle")]
    if before.actor < 0:
        return [Remark(Message("shows-bid", bid=action - SHOWS), "shot")]
    player = Seat(before.actor)
    if action in (HIDDEN_SEAL, UNSEAL):
        return [Remark(Message("makes-bid", player=player), "play", before.actor)]
    name = ACTIONS.name_of(box, action)
    return [Remark(Message("decides", player=player, action=name), "play", before.actor)]


def explain(refusal: Refusal, box: SealedBox, state: State, action: int) -> Message:
    return refusal.message(phase=PHASES[state.phase])


class Bidder(Player):
    bids: list[int]
    made: int


class View(GameView):
    players: list[Bidder]
    hand: list[HandCard]


def view(box: SealedBox, state: State, seat: int, legal_now: list[int]) -> View:
    names = [ACTIONS.name_of(box, action) for action in legal_now]
    return {
        "phase": PHASES[state.phase],
        "players": [
            {
                "seat": other,
                "goals": state.goals[other],
                "bids": [state.bids[other, bid] for bid in range(BIDS)],
                "made": state.made[other],
            }
            for other in range(state.seats)
        ],
        "hand": [],
        "choices": [{"action": name, "label": name.capitalize()} for name in names],
        "prompt": {"lead": Message("bid") if names else "", "text": "", "fact": ""},
    }


GAME = Game(
    name="sealed-bids",
    title="Sealed Bids",
    least_seats=2,
    most_seats=SEATS,
    State=State,
    actions=ACTIONS,
    most_outcomes=1,
    cards=1,
    bound=5000,
    setup=setup,
    refuse=refuse,
    legal=legal,
    outcomes=outcomes,
    apply=apply,
    redact=redact,
    determinize=determinize,
    observation_of=observation_of,
    scores=scores,
    census=census,
    heuristic_action=heuristic_action,
    evaluate=scores,
    Refusal=Refusal,
    explain=explain,
    narrate=narrate,
    view=view,
    View=View,
    pause=lambda *_: PAUSE_MS,
    chance=lambda *_: Chance("reveal", "bids"),
    load_box=load_box,
    rulebook=FOLDER / "rulebook.md",
    is_simultaneous=is_simultaneous,
    clock=clock,
    routine=routine,
)


@contextmanager
def on_the_table(folder: Path) -> Iterator[Game]:
    """Install the game while the block runs, with templates in a folder."""
    own = shutil.copytree(FOLDER, folder / "sealed_bids")
    module = ModuleType("sealed_bids")
    module.GAME = replace(GAME, rulebook=own / "rulebook.md")  # type: ignore[attr-defined]  # a stand-in
    sys.modules[module.__name__] = module
    try:
        with installed(folder, {GAME.name: "sealed_bids:GAME"}):
            yield module.GAME
    finally:
        del sys.modules[module.__name__]
