"""The server that the journeys visit, and tables laid out as a story needs them."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from itertools import permutations
from pathlib import Path

import sqlalchemy as sa

import kickabout
from kickabout.bots import KINDS
from kickabout.engine.game import CHANCE, Meeting
from kickabout.engine.match import Match
from kickabout.engine.verification import source_of
from kickabout.table.bots import STAND_IN
from kickabout.table.language import bot_title
from kickabout.table.play.dice import TableDice, links_of
from kickabout.table.play.log import MatchLog
from kickabout.table.play.new_table import Terms, new_stored
from kickabout.table.play.registry import new_match
from kickabout.table.seasons import Season
from kickabout.table.seats import read_keys
from kickabout.table.store import (
    Outcome,
    due_queries,
    log_queries,
    queries,
    records,
    season_queries,
)
from kickabout.table.store.competition_models import CompetitionEntryRow, CompetitionRow
from kickabout.table.store.engines import FILE, make_engine
from kickabout.table.store.models import SeatRow
from kickabout.table.store.people_models import SeekRow
from kickabout.table.store.season_models import ClubRow
from kickabout.table.time_control import TimeControl

HERE = Path(__file__).parent
BOTS = {f"bot:{bot}": bot_title(bot) for bot in KINDS}
QUICK_SEED = 274
"""A seed with which a match of one goal, set up on the front page, is short."""


@dataclass(frozen=True)
class PreparedTable:
    """A table that was set up for a story, with the addresses that lead to it."""

    id: str
    seats: list[str]
    """The private link of each seat."""
    tokens: list[str]
    """The token of each seat, for programs."""
    invites: list[str]

    @property
    def address(self) -> str:
        """The address for spectators."""
        return f"/t/{self.id}"


class TableServer:
    """A server in a process of its own, with a folder of its own."""

    def __init__(
        self,
        folder: Path,
        pace: float = 0.0,
        seed: int | None = QUICK_SEED,
        locale: str = "",
        limits: dict[str, int] | None = None,
        pushes: str = "",
    ) -> None:
        self.folder = folder
        self.pace = pace
        self.seed = "" if seed is None else seed
        self.locale = locale
        """The language of its pages; that of each browser if there is none."""
        self.limits = "" if limits is None else json.dumps(limits)
        """The limits of each browser that differ from the usual ones; without any there are none."""
        self.pushes = pushes
        """The origin of a push service on this machine."""
        self.url = ""
        self._port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def log(self) -> str:
        """The server's log of warnings and errors."""
        path = self.folder / "server.log"
        return path.read_text(encoding="utf-8") if path.exists() else ""

    def open(self) -> None:
        """Start the server, on its previous port if it had one."""
        self.folder.mkdir(parents=True, exist_ok=True)
        given = [
            self.folder,
            self._port,
            self.pace,
            self.seed,
            self.locale,
            self.limits,
            self.pushes,
        ]
        with (self.folder / "server.log").open("a", encoding="utf-8") as log:
            self._process = subprocess.Popen(
                [sys.executable, str(HERE / "table_server_process.py"), *map(str, given)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=os.environ | {"PYTHONUNBUFFERED": "1"},
            )
        assert self._process.stdout is not None
        self.url = self._process.stdout.readline().strip().rstrip("/")
        assert self.url, f"The server did not start:\n{self.log}"
        self._port = int(self.url.rpartition(":")[2])

    def kill(self) -> None:
        """Kill the server by SIGKILL."""
        assert self._process is not None
        self._process.kill()
        self._gone()

    def close(self) -> None:
        """Ask the server to stop."""
        assert self._process is not None
        self._process.terminate()
        self._gone()

    def _gone(self) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        self._process.wait(20)
        self._process.stdout.close()

    def set_up(
        self,
        match: Match,
        players: Sequence[str] | None = None,
        answer_seconds: float | None = None,
        stand_in: str = STAND_IN,
        time_control: str | None = None,
    ) -> PreparedTable:
        """Set up a match at a table, as if it had been played there so far.

        `players` are names of people, `open` or a bot such as `bot:rule-of-thumb`. Without
        `answer_seconds` there is no limit on the time to answer.
        """
        players = players or ["Ada", "Bo", "Cleo", "Dan", "Eve", "Fay"][: match.seats]
        places = []
        for seat, player in enumerate(players):
            kind = player if player.partition(":")[0] in ("open", "bot") else "person"
            name = BOTS.get(kind, f"Seat {seat + 1}" if kind == "open" else player)
            if seat in match.box.automata:
                kind, name = "automaton", match.box.automata[seat]
            places.append(records.Place(seat, kind, name))
        stored = new_stored(match, tuple(places), {}, Terms(answer_seconds, stand_in=stand_in))
        control = None if time_control is None else TimeControl.read(time_control)
        stored = replace(stored, seed=match.seed, time_control=control)
        if match.actor is None:
            stored = replace(stored, status="over")
        key = read_keys(self.folder).current
        issued = tuple(key.issue(stored.id, place) for place in places)
        stored = replace(stored, places=issued)
        seats = [key.seat_token(stored.id, place) for place in issued]
        invites = [key.invite_token(stored.id, place) for place in issued]
        engine = make_engine(self.folder / FILE)
        with engine.begin() as connection:
            queries.add_table(connection, stored, match.box.text)
            for number, (actor, action) in enumerate(match.log):
                entry = records.Entry(number, actor, match.name_of(action), records.now())
                log_queries.add_move(connection, stored.id, entry)
        engine.dispose()
        return PreparedTable(
            stored.id,
            [f"/seat/{token}" for token in seats],
            seats,
            [f"/join/{token}" for token in invites],
        )

    def let_time_pass(self, by: timedelta) -> None:
        """Have all that is due in matches over days be due so much earlier, while the server is closed."""
        engine = make_engine(self.folder / FILE)
        with engine.begin() as connection:
            due = sa.select(SeatRow.table_id, SeatRow.seat, SeatRow.due)
            for table, seat, moment in connection.execute(due).all():
                if moment is not None:
                    due_queries.set_due(connection, table, seat, moment - by)
        engine.dispose()

    def let_people_wait(self, by: timedelta) -> None:
        """Have the matches of all competitions wait for their people for so long already."""
        engine = make_engine(self.folder / FILE)
        with engine.begin() as connection:
            rows = connection.execute(sa.select(CompetitionEntryRow)).all()
            for row in rows:
                own = (
                    CompetitionEntryRow.competition == row.competition,
                    CompetitionEntryRow.number == row.number,
                )
                change = sa.update(CompetitionEntryRow).where(*own)
                connection.execute(change.values(at=row.at - by))
            going_on = CompetitionRow.status == "running"
            change = sa.update(CompetitionRow).where(going_on)
            connection.execute(change.values(due=records.now() - by))
        engine.dispose()

    def let_seekers_wait(self, by: timedelta) -> None:
        """Have all who want to play now have waited so much longer."""
        engine = make_engine(self.folder / FILE)
        with engine.begin() as connection:
            for table, since in connection.execute(sa.select(SeekRow.table_id, SeekRow.since)):
                own = sa.update(SeekRow).where(SeekRow.table_id == table)
                connection.execute(own.values(since=since - by))
        engine.dispose()

    def let_others_draw(self) -> None:
        """Have all matches between bots that are due in seasons end as a draw: within a table of four each of them does."""
        engine = make_engine(self.folder / FILE)
        with engine.begin() as connection:
            rows = connection.execute(sa.select(ClubRow.id, ClubRow.secret, ClubRow.group_stage))
            for club, secret, group_stage in rows.all():
                current = season_queries.seasons_of(connection, club)[0]
                outcomes = season_queries.outcomes_of(connection, club, current.number)
                season = Season(
                    secret, current.number, current.sides, outcomes, group_stage=group_stage
                )
                drawn = {one.number: _drawn(len(one.sides)) for one in season.others}
                season_queries.add_outcomes(connection, club, current.number, drawn)
        engine.dispose()

    def play_to_the_end(self, table: str) -> None:
        """Play a table's match to its end by bots and the table's own dice, while the server is
        closed.
        """
        engine = make_engine(self.folder / FILE)
        with engine.begin() as connection:
            stored = queries.read_table(connection, table)
            assert stored is not None
            log = MatchLog(new_match(stored, None), links_of(stored))
            log.extend(log_queries.read_moves(connection, table))
            match, dice = log.match, TableDice(stored, 0, 0)
            bot = kickabout.bot("rule-of-thumb", seed=1)
            while match.actor is not None:
                if isinstance(match.actor, int):
                    actor, action = int(match.actor), bot.choose(match.seen(match.actor))
                else:
                    number = dice.next_number(match, log.places, source_of(match), log.links)
                    actor, action = CHANCE, match.name_of(number)
                entry = records.Entry(log.number, actor, action, records.now())
                log.append(entry)
                log_queries.add_move(connection, table, entry)
        engine.dispose()

    def played(self, table: str) -> list[tuple[int, str]]:
        """Return the log of a table in the database, as actors and actions."""
        engine = make_engine(self.folder / FILE)
        with engine.connect() as connection:
            entries = log_queries.read_moves(connection, table)
        engine.dispose()
        return [(entry.actor, entry.action) for entry in entries]


def _drawn(sides: int) -> Outcome:
    meetings = (Meeting(one, other, 1, 1, 1) for one, other in permutations(range(sides), 2))
    return Outcome((1,) * sides, (), meetings=tuple(meetings) if sides > 2 else ())
