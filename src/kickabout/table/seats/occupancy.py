"""The occupancy of a table: the owners of its seats, their current players, and who is present.

A seat whose person has left, or never came, may be given to a bot if all who are present agree. The
kind of bot is chosen when the table is set up, so that nobody picks a weak one for a rival. The
seat remains the person's: whoever comes back to it, or has the invitation to it, takes over.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from kickabout.engine.game import SPECTATOR, Remark
from kickabout.engine.narration import Line
from kickabout.table.errors import BadRequest, NotYours, Refused
from kickabout.table.language import bot_title
from kickabout.table.seats.names import unique_name
from kickabout.table.store import Place, SeatChange, Stored
from kickabout.text.messages import Message, Seat

AWAY_SECONDS = 60.0
"""The silence in seconds after which a person counts as gone. Every request of a seat counts, and a
stream of events counts for as long as it lasts, even that of a page in the background, whose
scripts hardly run. A page that is merely reloaded has called back by then, and so has a program
that polls the table now and then. A person who was heard through another server counts as gone up
to a quarter of this later (`Occupancy.telling`)."""
GIVEN_UP = 3
"""How many times as long a person has to be silent before the match may be ended as one that they have given up. A bot
that stands in for them goes as soon as they are back; an end stays."""


@dataclass(frozen=True)
class Seats:
    """The seats of a table, and who plays them now."""

    places: tuple[Place, ...]
    changes: tuple[SeatChange, ...]
    """The changes of their players, in order."""

    @cached_property
    def names(self) -> list[str]:
        """The players' names, by seat; a bot in a seat that was never taken has its own name."""
        stand_ins = ((place, self.stand_in(place.seat)) for place in self.places)
        return [
            stand_in.name if place.kind == "open" and stand_in else place.name
            for place, stand_in in stand_ins
        ]

    @cached_property
    def people(self) -> list[int]:
        """The seats that a person plays."""
        return [
            place.seat
            for place in self.places
            if place.kind == "person" and self.stand_in(place.seat) is None
        ]

    @cached_property
    def has_one_person(self) -> bool:
        """Return whether only one seat is a person's, or open to one, the others being bots' from
        the beginning.
        """
        return sum(place.kind in ("person", "open") for place in self.places) == 1

    def home_of(self, seat: int) -> int:
        """Return the seat at whose device a seat's person plays, which may be itself."""
        device = self.places[seat].device
        return seat if device is None else device

    def at_device(self, home: int) -> list[int]:
        """Return the seats of people at the device of a seat, those among them for whom a bot plays now."""
        return [
            place.seat
            for place in self.places
            if place.kind == "person" and self.home_of(place.seat) == home
        ]

    def with_devices(self, seats: Iterable[int]) -> list[int]:
        """Return these people and those who share their devices: what one of them says of the table they say together."""
        homes = {self.home_of(seat) for seat in seats}
        return [
            place.seat
            for place in self.places
            if place.kind == "person" and self.home_of(place.seat) in homes
        ]

    def is_shared(self, home: int) -> bool:
        """Return whether several people play at the device of a seat; False for a spectator's (-1)."""
        return len(self.at_device(home)) > 1

    @cached_property
    def devices(self) -> set[int]:
        """The seats at whose devices people play."""
        return {self.home_of(seat) for seat in self.people}

    @cached_property
    def has_one_device(self) -> bool:
        """Return whether all people play at one device, and no seat is open to another."""
        kinds = ("person", "open")
        return len({self.home_of(p.seat) for p in self.places if p.kind in kinds}) == 1

    def last_lift(self, home: int) -> tuple[int, int] | None:
        """Return who last took a device that several share, and which time that was; None if it has been put
        down since.
        """
        lifts = [
            (place.lifted, place.seat)
            for place in self.places
            if place.lifted is not None and self.home_of(place.seat) == home
        ]
        return max(lifts)[::-1] if lifts else None

    @cached_property
    def unplayed(self) -> list[int]:
        """The seats that nobody plays yet."""
        return [
            place.seat
            for place in self.places
            if place.kind == "open" and self.stand_in(place.seat) is None
        ]

    def stand_in(self, seat: int) -> SeatChange | None:
        """Return the change by which a bot stands in for the seat's person; None if none does."""
        if not self.changes:
            return None
        last = next((change for change in reversed(self.changes) if change.seat == seat), None)
        return None if last is None or last.bot is None else last

    def bot_at(self, seat: int) -> str | None:
        """Return the kind of the bot that plays a seat now; None if a person does, or nobody."""
        kind = self.places[seat].kind
        if kind.startswith("bot:"):
            return kind.removeprefix("bot:")
        stand_in = self.stand_in(seat)
        return None if stand_in is None else stand_in.bot

    def with_changes(self, lines: Sequence[Line]) -> list[Line]:
        """Return the commentary with the seat changes inserted where they happened."""
        story = list(lines)
        for number, change in enumerate(self.changes):
            place = next((i for i, line in enumerate(story) if line.number > change.after), None)
            place = len(story) if place is None else place
            minute = story[place - 1].minute if place else 0
            remark = Remark(self._message(number), "whistle", change.seat)
            story.insert(place, Line(change.after, minute, remark))
        return story

    def _message(self, number: int) -> Message:
        change = self.changes[number]
        player = Seat(change.seat)
        if change.bot is None:
            before = [one.name for one in self.changes[:number] if one.seat == change.seat]
            return Message("seat-back-on", player=player, bot=before[-1])
        if self.places[change.seat].kind == "open":
            return Message("seat-taken-by-bot", bot=change.name)
        return Message("seat-bot-comes-on", bot=change.name, player=player)


class Occupancy:
    """The presence of a table's players; anything that needs the database or the match is the
    table's job.
    """

    def __init__(self, stored: Stored, pace: float, now: float) -> None:
        self.seats = Seats(stored.places, stored.seat_changes)
        self._is_over_days = stored.is_over_days
        """True if people are expected to be away."""
        self._keeps_open = stored.is_rated
        """True if nobody but people may take its open seats."""
        self.stand_in_kind = stored.stand_in
        """The kind of bot that stands in for a person who has left."""
        self.requests: dict[int, set[int]] = {}
        """For each seat that a bot is requested for, the seats that have agreed."""
        self.patience = AWAY_SECONDS * pace
        """The silence in seconds after which a person counts as gone, at the table's pace."""
        self.addresses: dict[int, str] = {}
        """The address of the last request of each seat, and of spectators (-1); for the host, in
        memory only."""
        self.elsewhere: frozenset[int] = frozenset()
        """The seats that follow the table through other servers, -1 for spectators."""
        self._watching: Counter[int] = Counter()
        self._heard = dict.fromkeys(range(len(stored.places)), now)
        self._looked = dict(self._heard)

    # --- presence ------------------------------------------------------------------------------

    def connect(self, viewer: int) -> bool:
        """Count a stream of a viewer; return whether it is the only one from this seat."""
        self._watching[viewer] += 1
        self.requests.pop(viewer, None)
        return self._watching[viewer] == 1

    def disconnect(self, viewer: int, now: float) -> bool:
        """Stop counting a stream of a viewer; return whether it was the last one from this seat."""
        self._watching[viewer] -= 1
        self.look(viewer, now)
        return self._watching[viewer] == 0

    @property
    def telling(self) -> float:
        """The interval in seconds in which a server tells the others of one sign of life of a seat
        at most.
        """
        return self.patience / 4

    def heartbeat(self, viewer: int, moment: float) -> None:
        """Note a sign of life of a viewer, be it at another page."""
        self._heard[viewer] = max(moment, self._heard.get(viewer, moment))

    def look(self, viewer: int, moment: float) -> None:
        """Note that a viewer looks at the table, which is a sign of life as well."""
        self.heartbeat(viewer, moment)
        self._looked[viewer] = max(moment, self._looked.get(viewer, moment))

    def heard_elsewhere(self, seat: int, moment: float) -> None:
        """Note a sign of life that another server has told.

        It may have had more of them since, as late as the end of the interval in which it tells of
        one: that moment counts, so that nobody is gone too early.
        """
        self.heartbeat(seat, moment + self.telling)

    def connected(self, viewer: int) -> bool:
        """Return whether somebody follows the table from this seat, or from one at whose device it is played."""
        devices = {viewer} if viewer == SPECTATOR else {viewer, self.seats.home_of(viewer)}
        return any(self._watching[one] > 0 or one in self.elsewhere for one in devices)

    @property
    def followed_from(self) -> list[int]:
        """The seats that follow the table through this server, -1 for spectators."""
        return [viewer for viewer, streams in self._watching.items() if streams > 0]

    def set_elsewhere(self, viewers: frozenset[int], now: float) -> None:
        """Set the seats that follow the table through other servers."""
        for viewer in self.elsewhere - viewers:
            self.look(viewer, now)
        self.elsewhere = viewers

    @property
    def onlookers(self) -> int:
        """The number of spectators."""
        return self._watching[SPECTATOR]

    @property
    def watched(self) -> bool:
        """Return whether anybody follows the table."""
        return self._watching.total() > 0

    # --- stand-in bots -------------------------------------------------------------------------

    def is_vacant(self, seat: int, now: float, viewer: int = SPECTATOR) -> bool:
        """Return whether the others may give the seat to a bot: its person has left, or never came.

        A viewer's own seat is never vacant to them: whoever looks has not left.
        """
        kind = self.seats.places[seat].kind
        if (
            seat == viewer
            or kind not in ("person", "open")
            or self.seats.stand_in(seat) is not None
        ):
            return False
        if kind == "open":
            return not self._keeps_open
        return not self._is_over_days and not self.is_here(seat, now)

    def is_here(self, seat: int, now: float) -> bool:
        """Return whether the person of a seat follows the table, or was heard of lately."""
        return self._silence(seat, now) < self.patience or self.connected(seat)

    def is_looking(self, seat: int, now: float) -> bool:
        """Return whether the person of a seat follows the table, or looked at it lately; reading another page does not
        count.
        """
        looked = max(self._looked[seat], self._looked[self.seats.home_of(seat)])
        return now - looked < self.patience or self.connected(seat)

    def has_given_up(self, seat: int, now: float) -> bool:
        """Return whether the person of a seat has been gone for so long that the match may be ended by it."""
        return self._silence(seat, now) >= self.silences[1] and not self.connected(seat)

    @property
    def silences(self) -> tuple[float, float]:
        """The seconds of silence of a person after which the others may do something more."""
        return self.patience, GIVEN_UP * self.patience

    def _silence(self, seat: int, now: float) -> float:
        return now - max(self._heard[seat], self._heard[self.seats.home_of(seat)])

    def asked(self, seat: int) -> list[int]:
        """Return the people present, all of whom have to agree that a bot take the seat."""
        return [one for one in self.seats.people if one != seat and self.connected(one)]

    def missing(self, seat: int) -> list[int]:
        """Return the people who have not agreed yet to a bot for the seat."""
        agreed = self.seats.with_devices(self.requests[seat])
        return [one for one in self.asked(seat) if one not in agreed]

    def ask(self, seat: int, by: int, now: float) -> None:
        """Ask, or agree, that the table's bot take a seat.

        Raises `BadRequest` for a seat that does not exist, `NotYours` unless a person who plays
        here asks, and `Refused` while the seat is not vacant.
        """
        if not 0 <= seat < len(self.seats.places):
            raise BadRequest(Message("error-no-such-seat", last=len(self.seats.places) - 1))
        if by not in self.seats.people:
            raise NotYours(Message("error-give-seat"))
        if not self.is_vacant(seat, now, by):
            here = self.seats.places[seat].kind == "person" and self.seats.stand_in(seat) is None
            raise Refused(
                Message(
                    "error-is-here" if here else "error-seat-played", name=self.seats.names[seat]
                )
            )
        self.requests.setdefault(seat, set()).add(by)

    def granted(self, now: float) -> list[int]:
        """Return the seats for which all who are present have agreed on a bot; obsolete requests
        are dropped.
        """
        for seat in [seat for seat in self.requests if not self.is_vacant(seat, now)]:
            del self.requests[seat]
        return [seat for seat in self.requests if not self.missing(seat)]

    def coming_on(self, seat: int, after: int) -> SeatChange:
        """Return the change by which the requested bot comes on, with a unique name."""
        bot = self.stand_in_kind
        others = [one for one in range(len(self.seats.places)) if one != seat]
        names = {self.seats.names[one] for one in others}
        names |= {stand_in.name for one in others if (stand_in := self.seats.stand_in(one))}
        return SeatChange(seat, bot, unique_name(bot_title(bot), names), after)

    def follow(self, seats: Seats) -> None:
        """Follow changes of the seats' players, to which nobody need agree any more."""
        for change in seats.changes[len(self.seats.changes) :]:
            self.requests.pop(change.seat, None)
        self.seats = seats
