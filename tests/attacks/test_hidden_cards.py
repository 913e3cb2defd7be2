"""Two tables that differ in hidden cards alone: whoever may not see those is sent the same, byte for byte.

Both are played side by side. Nothing happens by itself, but both tables have to be about to do the same at the same
time; time stands still, and passes for both alike.
"""

from collections import Counter
from collections.abc import Callable, Coroutine, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import Any

import pytest
from fastapi import FastAPI

from kickabout.engine.actions import HOLD
from kickabout.engine.game import SPECTATOR, never_simultaneous, no_window
from kickabout.games import find
from kickabout.table import catalogue
from kickabout.table.play.decisions import submit
from kickabout.table.play.driver import next_step
from kickabout.table.play.resigning import resign
from kickabout.table.play.seat_changes import ask_bot
from kickabout.table.seats.occupancy import AWAY_SECONDS
from tests.attacks.paired_matches import (
    CROWDED,
    Pair,
    PairedEntry,
    Setting,
    beginnings,
    bound,
    pairs,
    with_outcomes,
)
from tests.attacks.paired_tables import Room, public, rooms
from tests.table.manual_time import MANUAL_TIME, pass_by

pytestmark = pytest.mark.anyio

GAMES = [game.name for game in catalogue.games()]
SETTINGS = [setting for setting in CROWDED if setting.game != "squad-rush"] + [
    # Its seats choose at once, and in secret, in the group stage alone.
    Setting("squad-rush", 2, (("mode", "group-stage"), ("matchday-drama", "on")))
]
PLACES = 40
"""So many places of a pair are compared, if it goes on looking alike as long,"""
LOOKS = 20
"""at every so many of them by all that the viewers may ask, besides what they are told by themselves."""
HIDDEN = 50
"""So many entries of the logs of a game's pairs differ at least; nobody but the seat that made them may know how."""
BOUND = 5
"""In so many windows somebody can only hold at one table, and could answer at the other."""
AT_ONCE = 10
"""So many of the entries are decisions of seats that decide at the same time."""
MOST_PAIRS = 80


@pytest.fixture
def anyio_backend() -> Any:
    return MANUAL_TIME


@dataclass
class Compared:
    """What there was to tell."""

    setting: Setting
    differed: Counter[str] = field(default_factory=Counter)
    """The entries that were other ones at the two tables, by what they were observed as."""
    at_once: int = 0
    """Those of them that were decided where other seats could decide as well."""
    windows: int = 0
    bound: int = 0
    """The windows in which somebody who is asked can only hold at one table, and could answer at the other."""

    def count(self, entries: Sequence[PairedEntry], one: Room, other: Room) -> bool:
        """Count what has been played; return whether the open window tells anything of what is hidden."""
        differing = [entry for entry in entries if entry.differs]
        self.differed.update(entry.seen for entry in differing)
        self.at_once += sum(entry.is_simultaneous for entry in differing)
        self.windows += one.table.window is not None
        tells = bound(one.table.log.match) != bound(other.table.log.match)
        self.bound += tells
        return tells

    def is_enough(self, hidden: int = 1, bound: int = 1, at_once: int = 0) -> bool:
        """Return whether so much differed, as far as the game has any of it."""
        game = find(self.setting.game)
        if game.window is no_window:
            assert not self.windows
            bound = 0
        if game.is_simultaneous is never_simultaneous:
            assert not self.at_once
            at_once = 0
        differed = self.differed.total() >= hidden
        return differed and self.bound >= bound and self.at_once >= at_once


async def compare(
    one: Room, other: Room, pair: Pair, compared: Compared, *, at_once: bool = False
) -> None:
    """Play a pair at the tables, and `at_once` with a decision what chance brings after it, while the viewers look."""
    time, entries = Random(one.table.number), islice(pair.entries(), PLACES)
    groups = with_outcomes(entries) if at_once else ([entry] for entry in entries)
    for viewer in pair.viewers:
        for room in (one, other):
            await room.listen(viewer, page=room.is_shared)
    for place, group in enumerate(groups):
        for number, room in enumerate((one, other)):
            await room.play([(entry.seat, entry.names[number]) for entry in group])
        assert public(next_step(one.table)) == public(next_step(other.table))
        assert await one.heard() == await other.heard()
        if compared.count(group, one, other) or place % LOOKS == 0:
            viewer = time.choice(pair.viewers)
            assert await one.look(viewer) == await other.look(viewer)
        pass_by(time.random())


async def nothing(one: Room, other: Room) -> None: ...


async def compare_all(
    app: FastAPI,
    compared: Compared,
    kinds: Sequence[str],
    viewers: list[int],
    enough: Callable[[], bool],
    before: Callable[[Room, Room], Coroutine[Any, Any, None]] = nothing,
    *,
    at_once: bool = False,
) -> None:
    """Compare pairs, each after something has happened `before` at both tables, until these are enough."""
    for pair in islice(pairs(compared.setting, viewers), MOST_PAIRS):
        async with rooms(app, [pair.start] * 2, kinds) as (one, other):
            await before(one, other)
            await compare(one, other, pair, compared, at_once=at_once)
        if enough():
            return
    raise AssertionError(f"there was little to tell: {compared}")


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
async def test_a_rival_and_the_stands_are_sent_the_same(app: FastAPI, setting: Setting) -> None:
    compared, viewers = Compared(setting), [0, SPECTATOR]
    kinds = beginnings(setting, viewers, 0).keys()

    def enough() -> bool:
        return compared.is_enough(HIDDEN, BOUND, AT_ONCE) and kinds <= compared.differed.keys()

    await compare_all(app, compared, ["open"] * setting.seats, viewers, enough)


@pytest.mark.parametrize("game", GAMES)
async def test_so_they_are_where_chance_comes_at_once(app: FastAPI, game: str) -> None:
    compared = Compared(Setting(game, 2))
    await compare_all(app, compared, ["open"] * 2, [0, SPECTATOR], compared.is_enough, at_once=True)


@pytest.mark.parametrize("game", GAMES)
async def test_so_is_who_was_replaced_by_a_bot(app: FastAPI, game: str) -> None:
    async def replace(one: Room, other: Room) -> None:
        pass_by(AWAY_SECONDS)
        for room in (one, other):
            with room.table.watching(1):
                await ask_bot(room.table, 0, by=1)
            assert room.table.people == [1]

    compared = Compared(Setting(game, 2))
    await compare_all(app, compared, ["open"] * 2, [0], compared.is_enough, replace)


@pytest.mark.parametrize("game", GAMES)
async def test_so_is_who_looks_at_somebody_alone_with_a_bot(app: FastAPI, game: str) -> None:
    async def look(one: Room, other: Room) -> None:
        for room in (one, other):
            assert room.table.situation.is_private
            await room.look(SPECTATOR)
            assert not room.table.situation.is_private

    compared = Compared(Setting(game, 2))
    kinds = ["open", "bot:random"]
    await compare_all(app, compared, kinds, [SPECTATOR], compared.is_enough, look)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
async def test_a_curtain_tells_nothing_of_any_hand(app: FastAPI, setting: Setting) -> None:
    compared, kinds = Compared(setting), ["you"] + ["here"] * (setting.seats - 1)

    async def be_shared(one: Room, other: Room) -> None:
        assert one.is_shared
        assert other.is_shared

    await compare_all(app, compared, kinds, [SPECTATOR], compared.is_enough, be_shared)


@pytest.mark.parametrize(
    "setting", [each for each in CROWDED if find(each.game).window is not no_window], ids=str
)
async def test_an_answer_that_stands_tells_nothing(app: FastAPI, setting: Setting) -> None:
    """At one table a seat answers with a card before its turn, and then holds after all; at the other it can only hold."""
    viewers = [0, SPECTATOR]
    pair, seat, card = next(early_answers(setting, viewers))
    async with rooms(app, [pair.one, pair.other], ["open"] * setting.seats) as (one, other):

        async def compared() -> None:
            assert public(next_step(one.table)) == public(next_step(other.table))
            assert await one.heard() == await other.heard()
            for viewer in viewers:
                assert await one.look(viewer) == await other.look(viewer)

        for room in (one, other):
            for viewer in viewers:
                await room.listen(viewer)
                await room.listen(viewer, page=True)
        await compared()
        for room, answer in ((one, card), (other, HOLD)):
            assert await submit(room.table, seat, answer, room.table.number) == "standing"
        await compared()
        assert await submit(one.table, seat, HOLD, one.table.number) == "standing"
        await compared()


@pytest.mark.parametrize(
    "setting", [each for each in CROWDED if find(each.game).window is not no_window], ids=str
)
async def test_who_resigns_in_a_window_tells_nothing(app: FastAPI, setting: Setting) -> None:
    """At one table a seat that resigns could have answered with a card, and had; at the other it could only hold."""
    viewers = [0, SPECTATOR]
    pair, seat, card = next(early_answers(setting, viewers))
    async with rooms(app, [pair.one, pair.other], ["open"] * setting.seats) as (one, other):
        for room, answer in ((one, card), (other, HOLD)):
            for viewer in viewers:
                await room.listen(viewer)
                await room.listen(viewer, page=True)
            assert await submit(room.table, seat, answer, room.table.number) == "standing"
            await resign(room.table, seat)
            assert room.table.status == ("over" if setting.seats == 2 else "playing")
        assert public(next_step(one.table)) == public(next_step(other.table))
        assert await one.heard() == await other.heard()
        for viewer in viewers:
            assert await one.look(viewer) == await other.look(viewer)


def early_answers(setting: Setting, viewers: list[int]) -> Iterator[tuple[Pair, int, str]]:
    """Yield pairs where a seat is asked after another one and can only hold in the second match, with its card in the
    first.
    """
    for pair in pairs(setting, viewers):
        for _ in islice(pair.entries(), PLACES):
            window = pair.one.window
            for seat in () if window is None else window.seats[1:]:
                cards = [name for name in pair.one.legal_ahead(seat) if name != HOLD]
                if seat not in viewers and cards and pair.other.legal_ahead(seat) == [HOLD]:
                    yield pair, seat, cards[0]
