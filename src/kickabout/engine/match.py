"""A match: one record, its log, and the dice that belong to it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from operator import index
from pathlib import Path
from typing import Any, Literal, NewType, TypeAlias

from kickabout.engine import transcript, views
from kickabout.engine.boxes import Box
from kickabout.engine.dice import pick, seeded
from kickabout.engine.game import (
    CHANCE,
    EVERYTHING,
    OVER,
    SPECTATOR,
    Chance,
    Clock,
    Game,
    Remark,
    Window,
    never_simultaneous,
)
from kickabout.engine.keyed_dice import Proof
from kickabout.engine.narration import Line, Narration
from kickabout.engine.transcript import (
    DRAW,
    LAST,
    LOSE_BY_LEAVING,
    LOSE_ON_TIME,
    RESIGN,
    RUN_OUT,
    WITHDRAWALS,
)
from kickabout.text.invalid import Invalid, explanation, quoted
from kickabout.text.localization import ENGLISH
from kickabout.text.messages import Argument, Message, Seat, Text
from kickabout.text.reader import Reader

SeatNumber = NewType("SeatNumber", int)
"""The number of a seat, a plain `int`. Once an `int` has been compared with 0, a type checker would believe it
to stay 0, however many actions follow.
"""
Actor: TypeAlias = SeatNumber | Literal["chance"] | None
"""The actor: a seat, chance, or None once the match is over."""

_TOLD = {
    RESIGN: "resigned",
    LOSE_ON_TIME: "lost-on-time",
    LOSE_BY_LEAVING: "lost-by-leaving",
    RUN_OUT: "ran-out-of-time",
}
"""The message of the commentary for what a seat enters beside the rules."""
_MOST_OUTCOMES = 30
"""The most outcomes that a refusal lists."""


def checked_seed(seed: int) -> int:
    """Return the seed of a match or a run; raise `ValueError` unless it is in 0..2**64-1."""
    if type(seed) is not int or not 0 <= seed < 2**64:
        raise Invalid(Message("invalid-seed", given=quoted(seed)))
    return seed


class IllegalAction(Invalid):
    """An action that is not legal now; the message says why, with the rulebook's clause, and the text is that of
    `Match.why_not`.
    """

    def __init__(self, message: Text, reader: Reader | None = None) -> None:
        super().__init__(message)
        self._reader = reader

    def __str__(self) -> str:
        return super().__str__() if self._reader is None else self._reader.text(self.message)


@dataclass(frozen=True)
class Beside:
    """What was entered for a seat beside the rules of the game (`transcript.BESIDE_RULES`)."""

    number: int
    """The number of decisions and outcomes before it."""
    seat: int
    name: str
    """Its notation."""
    line: Line
    """The line of the commentary that says so."""
    ends: bool
    """True if the match ended by it."""


@dataclass(frozen=True)
class Seen:
    """One seat's view of a match: all that a bot is given."""

    game: Game
    box: Box
    state: Any
    """The redacted record."""
    seat: int
    legal: list[str]
    """The seat's legal actions; empty while it has nothing to decide."""

    @property
    def is_routine(self) -> bool:
        """True if every bot leaves the seat's decision to the heuristic."""
        return bool(self.legal) and bool(self.game.routine(self.box.record, self.state))


class Match:
    """A match in progress.

    `box` is a box or the path of its file, the game's own without it. `seed` (0..2**64-1) fixes every roll: the
    outcome at a place in the log depends on the seed and the place alone. Raises `ValueError` for a number of seats or an option that does not exist.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, object] | None = None,
        box: str | Path | Box | None = None,
        seed: int = 0,
    ) -> None:
        self.seed = checked_seed(seed)
        self.game = game
        self.box: Any
        if isinstance(box, Box):
            self.box = box.with_options(options or {})
            self.box.check_seats(game.seats_checked(seats))
        else:
            self.box = game.box_for(seats, options, Path(box) if box is not None else None)
        self.seats = seats
        self.state: Any = game.State()
        self.log: list[tuple[int, int]] = []
        """Every decision and outcome so far: (actor, action), the actor being CHANCE for dice and clocks."""
        self.beside: list[Beside] = []
        """What was entered beside the rules, in order."""
        self._narrations: dict[int, Narration] = {}
        game.setup(self.box.record, self.state, seats)
        self._start = self.state.copy()

    @property
    def number(self) -> int:
        """The number of decisions and chance outcomes played."""
        return len(self.log)

    @property
    def actor(self) -> Actor:
        """The seat that decides, "chance", or None when the match is over."""
        actor: int = self.state.actor
        return "chance" if actor == CHANCE else None if actor == OVER else SeatNumber(actor)

    @property
    def is_chance(self) -> bool:
        """True if chance decides: a die, a draw, a coin."""
        return bool(self.state.actor == CHANCE)

    @property
    def is_over(self) -> bool:
        """True once the match is over."""
        return bool(self.state.actor == OVER)

    @property
    def is_cut_short(self) -> bool:
        """True if the match is over by what was entered beside the rules: but one seat is left in it, or a draw was
        agreed on.
        """
        return bool(self.beside) and self.beside[-1].ends

    @property
    def is_draw_agreed(self) -> bool:
        """True if the match has ended by agreement on a draw."""
        return bool(self.beside) and self.beside[-1].name == DRAW

    @property
    def withdrawn(self) -> list[int]:
        """The seats that have resigned, or lost on time or by leaving, in order."""
        return [told.seat for told in self.beside if told.name in WITHDRAWALS]

    @property
    def deciding(self) -> list[int]:
        """The seats that may decide now: the actor, or all seats with a decision left where they decide
        simultaneously.
        """
        actor: int = self.state.actor
        if actor < 0:
            return []
        if self.game.is_simultaneous is never_simultaneous:
            return [actor]
        seats = range(self.seats)
        return [seat for seat in seats if seat == actor or self._decides_jointly(seat)]

    @property
    def is_simultaneous(self) -> bool:
        """True if seats decide simultaneously now, even if only one is left."""
        if self.state.actor < 0 or self.game.is_simultaneous is never_simultaneous:
            return False
        return any(self._decides_jointly(seat) for seat in range(self.seats))

    @property
    def is_routine(self) -> bool:
        """True if every bot leaves the decision at hand to the heuristic."""
        return self.state.actor >= 0 and bool(self.game.routine(self.box.record, self.state))

    @property
    def clock(self) -> Clock | None:
        """The clock that runs at a table now, or None; away from a table no time passes."""
        return None if self.state.actor == OVER else self.game.clock(self.box, self.state)

    @property
    def window(self) -> Window | None:
        """The open response window, or None."""
        return None if self.is_over else self.game.window(self.box, self.hidden(SPECTATOR))

    @property
    def pause(self) -> int:
        """The milliseconds that a table pauses before chance or a bot goes on."""
        return self.game.pause(self.box, self.hidden(SPECTATOR))

    @property
    def names(self) -> list[str]:
        """The default names of the seats."""
        reader = Reader(self.game.localization())
        return [
            self.box.automata.get(seat) or reader.say("seat-name", number=seat)
            for seat in range(self.seats)
        ]

    @property
    def legal(self) -> list[str]:
        """The actor's legal actions, in the order of their numbers; empty unless a seat decides."""
        return self.legal_for(self.state.actor)

    def legal_for(self, seat: int) -> list[str]:
        """Return a seat's legal actions, in the order of their numbers; empty if it may not decide now."""
        return [self.name_of(action) for action in self._legal(seat)]

    def legal_ahead(self, seat: int) -> list[str]:
        """Return the actions that a seat may send to a table now: its legal actions, and in a response window
        those that it will have when its turn comes.
        """
        actions = self.game.legal_ahead(self.box, self.hidden(seat), seat)
        return [self.name_of(action) for action in actions]

    def is_waste(self, seat: int) -> bool:
        """Return whether every answer of a seat that is asked but to hold is a plain waste, as far as it can know."""
        seen = self.hidden(seat).copy()
        seen.actor = seat
        return self.game.is_waste(self.box, seen)

    @property
    def legal_numbers(self) -> list[int]:
        """The numbers of the actor's legal actions, ascending; empty unless a seat decides."""
        return self._legal(self.state.actor)

    @property
    def chance(self) -> Chance | None:
        """The seat that draws or rolls, and the source; None unless chance decides."""
        return self.game.chance(self.box, self.hidden(SPECTATOR)) if self.is_chance else None

    @property
    def outcomes(self) -> dict[str, float]:
        """The chance outcomes with their probabilities; empty unless chance decides."""
        return {self.name_of(number): share for number, share in self.outcome_numbers.items()}

    @property
    def outcome_numbers(self) -> dict[int, float]:
        """The probabilities of the chance outcomes by number, ascending; empty unless chance decides."""
        weights = self.outcome_weights
        total = sum(weights.values())
        return {number: weight / total for number, weight in weights.items()}

    @property
    def outcome_weights(self) -> dict[int, int]:
        """The weights of the chance outcomes by number; the probabilities are their shares of the sum."""
        return dict(zip(*self._outcomes(), strict=True))

    @property
    def scores(self) -> list[float] | None:
        """The final score of each seat, None before the end; the goals so far if the match was cut short."""
        if not self.is_cut_short:
            return views.final_scores(self.game, self.box, self.state)
        out = [0.0] * self.seats
        (self.game.goals or self.game.scores)(self.box.record, self.state, out)
        return out

    @property
    def winners(self) -> list[int]:
        """The seats that won; empty for a draw among all, and before the end. Who has withdrawn does not win: the
        best of the others do.
        """
        scores, withdrawn = self.scores, self.withdrawn
        if self.is_draw_agreed:
            return []
        if scores is None or not withdrawn:
            return views.winners(scores)
        left = [seat for seat in range(self.seats) if seat not in withdrawn]
        best = max(scores[seat] for seat in left)
        return [seat for seat in left if scores[seat] == best]

    def play(self, name: str, seat: int | None = None) -> list[str]:
        """Play a decision or a chance outcome by its notation; return what happened, in English.

        The decision is the actor's, or that of a `seat` that may decide as well. Raises `IllegalAction`
        if it is not legal now, and changes nothing then.
        """
        self._forbid(self.refusal(name, seat))
        action = self.number_of(name)
        before = self._as_decider(seat)
        after = self._after(before, action)
        remarks = self.game.narrate(self.box, before, action, after, EVERYTHING)
        self._enter(before.actor, action, after)
        reader = self.reader()
        return [reader.sentence(remark.message) for remark in remarks]

    def apply(self, action: int, seat: int | None = None) -> None:
        """Play a decision or a chance outcome by its number, as `play` does by name, without commentary.

        It is several times as fast. Raises `IllegalAction` as `play` does.
        """
        number = index(action)
        self._forbid(self._not_deciding(seat) or self._refusal(number, self._as_decider(seat)))
        self._apply(number, seat)

    def roll(self) -> str:
        """Let the match's own dice decide at a chance point; return the outcome's name."""
        return self.name_of(self.roll_number())

    def roll_number(self) -> int:
        """Roll like `roll`, but return the outcome's number: several times as fast."""
        actions, weights = self._outcomes()
        if not actions:
            raise self._illegal("nothing-to-roll")
        action = actions[pick(seeded(self.seed, self.number), weights, len(weights))]
        self._apply(action)
        return action

    def resign(self, seat: int, *, ends: bool = False) -> None:
        """Have a seat give the match up, whoever is to decide: it cannot win any more.

        The match is over once a single seat is left, which has won, or at once if it `ends` by that: then the best of
        those who are left have. Raises `IllegalAction` for a seat that does not exist or has withdrawn already, and once
        the match is over.
        """
        self._withdraw(seat, RESIGN, ends=ends)

    def accept_draw(self, seat: int) -> None:
        """End the match as a draw, which a seat accepts that the other one has offered, whoever is to decide.

        Raises `IllegalAction` where the game knows no draw, among more than two, and once the match is over.
        """
        self._check_seat(seat)
        if self.is_over or self.seats != 2 or not self.game.can_be_drawn(self.box):
            raise self._illegal("nothing-to-draw")
        self._tell(seat, DRAW, Message("draw-agreed"), ends=True)

    def enter(self, seat: int, name: str) -> None:
        """Enter something for a seat beside the rules, by its notation (`transcript.BESIDE_RULES`).

        Raises `IllegalAction` as `resign` and `accept_draw` do.
        """
        if name == DRAW:
            self.accept_draw(seat)
        elif name == RUN_OUT:
            self._check_in_play(seat)
            self._tell(seat, name, Message(_TOLD[name], player=Seat(seat)))
        else:
            self._withdraw(seat, name.removesuffix(LAST), ends=name.endswith(LAST))

    def _withdraw(self, seat: int, verb: str, *, ends: bool) -> None:
        self._check_in_play(seat)
        left = self.seats - len(self.withdrawn) - 1
        name = verb + LAST if ends and left > 1 else verb
        self._tell(seat, name, Message(_TOLD[verb], player=Seat(seat)), ends=ends or left == 1)

    def _check_in_play(self, seat: int) -> None:
        self._check_seat(seat)
        if self.is_over or seat in self.withdrawn:
            raise self._illegal("nothing-to-resign")

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            self._forbid(Message("no-such-seat", number=seat))

    def _tell(self, seat: int, name: str, message: Message, *, ends: bool = False) -> None:
        minute = max(self.game.minute(self.box, self.state), 1)
        line = Line(self.number, minute, Remark(message, "whistle", -1 if name == DRAW else seat))
        self.beside = [*self.beside, Beside(self.number, seat, name, line, ends)]
        if ends:
            self._stop()

    def expire_clock(self) -> str:
        """Let the running clock expire; return the name of what that plays."""
        clock = self.clock
        if clock is None:
            raise self._illegal("no-clock")
        state = self._after(self.state, clock.code)
        self._enter(CHANCE, clock.code, state)
        return self.name_of(clock.code)

    def is_clock_end(self, name: str) -> bool:
        """Return whether this is the name of what the running clock plays when it expires."""
        clock = self.clock
        return clock is not None and name == self.name_of(clock.code)

    def follow(self, actor: int, name: str, *, is_checked: bool = False) -> None:
        """Play an entry of a log: a seat's decision, or with the actor CHANCE an outcome or the expiry of the
        clock. Raises `IllegalAction` if it does not fit; whether it does is not asked again if it `is_checked`.
        """
        if actor == CHANCE and self.is_clock_end(name):
            self.expire_clock()
        elif actor == CHANCE != self.state.actor:
            raise self._illegal("not-chance", action=name)
        else:
            seat = None if actor == CHANCE else actor
            if not is_checked:
                self._forbid(self.refusal(name, seat))
            self._apply(self.number_of(name), seat)

    def why_not(self, name: str, seat: int | None = None) -> str | None:
        """Return why an action or outcome is not possible now, with its clause, in English; None if it is.

        The question is about the actor, or about a `seat`.
        """
        reason = self.refusal(name, seat)
        return None if reason is None else self.reader().text(reason)

    def refusal(self, name: str, seat: int | None = None) -> Message | None:
        """Return the answer of `why_not` as a message."""
        not_deciding = self._not_deciding(seat)
        if not_deciding is not None:
            return not_deciding
        try:
            action = self.number_of(name)
        except ValueError as error:
            return Message("not-understood", error=explanation(error))
        return self._refusal(action, self._as_decider(seat))

    def rewind(self, number: int) -> None:
        """Take back everything after the first `number` decisions and outcomes."""
        # Before the first of them nothing was entered, even if that was all there was.
        is_whole = 0 < number == self.number
        self.log = self.log[:number]
        self.state = self._start.copy()
        self._narrations = {}
        for actor, action in self.log:
            self.game.replay(self.box.record, self.state, actor, action)
        self.beside = [
            told
            for told in self.beside
            if 0 < told.number <= number and (is_whole or not told.ends)
        ]
        if self.is_cut_short:
            self._stop()

    def undo(self) -> None:
        """Take the last decision back; raise `IllegalAction` before the first, and after an entry beside the rules."""
        if not self.log or any(told.number == self.number for told in self.beside):
            raise self._illegal("nothing-to-undo")
        self.rewind(self.number - 1)

    def hidden(self, seat: int) -> Any:
        """Return the record redacted for a seat (-1: a spectator)."""
        state = self.state.copy()
        self.game.redact(self.box.record, state, self._viewer(seat))
        return state

    def seen(self, seat: int) -> Seen:
        """Return what a seat sees, for a bot; a seat that may decide is the actor there."""
        state = self.hidden(seat)
        if self._decides_jointly(seat):
            state.actor = seat
        return Seen(self.game, self.box, state, seat, self.legal_for(seat))

    def view(self, seat: int | None = None, reader: Reader | None = None) -> Any:
        """Return what a seat sees as plain data (-1: a spectator); without a seat, everything.

        It is a dict with the keys of `engine.view_types.View` and of the game's own `View`; a program that knows
        its game may annotate it as that. `reader` has the language and the names; by default English and "Player 0".
        """
        state, viewer = self.state, self.state.actor
        if seat is not None:
            state, viewer = self.hidden(seat), seat
        data = views.view_of(self.game, self.box, state, max(viewer, EVERYTHING), self._result)
        return (reader or self.reader(viewer)).plain(data)

    def story(self, seat: int | None = None) -> list[Line]:
        """Return the commentary so far for a seat, as messages; without a seat, with everything."""
        lines = list(self._narration(seat).lines)
        for told in self.beside:
            after = (place for place, line in enumerate(lines) if line.number > told.number)
            lines.insert(next(after, len(lines)), told.line)
        return lines

    def entries(self) -> list[tuple[int, str]]:
        """Return the decisions, the outcomes and what was entered beside the rules, in order, as actors and notations."""
        log = [(actor, self.name_of(action)) for actor, action in self.log]
        for told in reversed(self.beside):
            log.insert(told.number, (told.seat, told.name))
        return log

    def reader(self, viewer: int = SPECTATOR, locale: str = ENGLISH) -> Reader:
        """Return a reader of the match's messages for a seat (-1: for nobody at the table), with the names of
        `names`.
        """
        return Reader(self.game.localization(locale), self.names, viewer)

    def observed(self, number: int, seat: int) -> str:
        """Return the name of entry `number` (from 0) of the log as a seat saw it: hidden draws stay hidden."""
        return self.name_of(self._narration(seat).observed[number])

    def last_observed(self, before: Any) -> tuple[str, ...]:
        """The last entry of the log as each seat saw it, and last of all a spectator; `before` is the record that it
        was played on.
        """
        actor, action = self.log[-1]
        if actor not in (CHANCE, before.actor):  # decided while another could as well
            before = before.copy()
            before.actor = actor
        record, observation_of = self.box.record, self.game.observation_of
        viewers = (*range(self.seats), SPECTATOR)
        return tuple(
            self.name_of(observation_of(record, before, action, viewer)) for viewer in viewers
        )

    def at(self, number: int) -> "Match":
        """Return the match as it stood after its first `number` decisions and outcomes."""
        if not 0 <= number <= self.number:
            raise ValueError(f"the match has 0..{self.number} decisions, not {number}")
        earlier = self.copy()
        earlier.rewind(number)
        return earlier

    def name_of(self, action: int) -> str:
        """Return the notation of an action or outcome; raise `ValueError` for a number that has none."""
        name: str | None = self.box.names.get(action)
        if name is None:
            name = self.box.names[action] = self.game.actions.name_of(self.box, action)
            self.box.numbers[name] = action
        return name

    def number_of(self, name: str) -> int:
        """Return the number of an action or outcome; raise `ValueError` saying what would be right."""
        number: int | None = self.box.numbers.get(name)
        return self.game.actions.parse(self.box, name) if number is None else number

    def copy(self) -> "Match":
        """Return an independent match at the same point, with the same dice to come."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__getstate__(), state=self.state.copy(), log=list(self.log))
        return twin

    def adopt(self, twin: "Match") -> None:
        """Goes to where a copy of this match has come, be it forwards or back."""
        if self._narrations and twin.log[: len(self.log)] != self.log:
            self._narrations = {}
        self.state, self.log = twin.state, twin.log
        self.beside = twin.beside

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> "Match":
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        return vars(self) | {"_narrations": {}}  # built again when somebody asks

    @property
    def result(self) -> str:
        """The final scores by seat as a transcript has them, or `unfinished`."""
        scores = self.scores
        return "unfinished" if scores is None else " ".join(f"{score:g}" for score in scores)

    def transcript(
        self, proof: Proof | None = None, log: Iterable[tuple[int, str]] | None = None
    ) -> str:
        """Return the match as text, which `kickabout.load` plays again; with the `proof` of its dice it can be
        verified. `log` has the actors and notations of a table's log, what was taken back included.
        """
        values = {
            "game": self.game.name,
            "box": self.box.fingerprint,
            "seats": str(self.seats),
            "seed": str(self.seed),
            "options": " ".join(f"{name}={value}" for name, value in self.box.chosen.items()),
            "result": self.result,
        }
        if self.box.name:
            values[transcript.BOX_NAME] = self.box.name
        return transcript.write(values, self.entries() if log is None else log, proof)

    def __repr__(self) -> str:
        if self.is_over:
            now = f"over, won by {_listed(self.winners)}" if self.winners else "over, drawn"
        elif self.is_chance:
            now = f"chance to {self.chance} ({len(self.outcome_numbers)} possible)"
        else:
            now = f"{_listed(self.deciding)} to decide ({len(self.legal_numbers)} legal)"
        players = views.view_of(self.game, self.box, self.state, EVERYTHING, self._result)[
            "players"
        ]
        goals = "-".join(f"{player['goals']}" for player in players)
        return f"<Match {self.game.name}: {self.seats} seats, {self.number} played, {now}, {goals}>"

    def _illegal(self, message_id: str, action: str = "") -> IllegalAction:
        return IllegalAction(Message(message_id, action=action), self.reader())

    @property
    def _result(self) -> views.Result:
        return self.scores, self.winners

    def _stop(self) -> None:
        self.state = self.state.copy()
        self.state.actor = OVER

    def _decides_jointly(self, seat: int) -> bool:
        return self.state.actor >= 0 <= seat and self.game.is_simultaneous(
            self.box.record, self.state, seat
        )

    def _not_deciding(self, seat: int | None) -> Message | None:
        """Return why this seat may not decide; None for a seat that may, and for the actor."""
        if seat is None or seat == self.state.actor:
            return None
        if not 0 <= seat < self.seats:
            return Message("no-such-seat", number=seat)
        return None if seat in self.deciding else Message("not-this-seat", player=Seat(seat))

    def _refusal(self, action: int, state: Any) -> Message | None:
        """Return what forbids an action to the actor of a record, or None."""
        if not 0 <= action < self.game.actions.codes:
            return Message("no-such-action", action=str(action))
        if state.actor == CHANCE and action in self._outcomes()[0]:
            return None
        refused = self.game.refuse(self.box.record, state, action)
        if refused == 0:
            return None
        message = self.game.explain(self.game.Refusal.of(refused), self.box, state, action)
        if state.actor != CHANCE or action < self.game.actions.decisions:
            return message
        possible = list(self.outcomes)
        more = len(possible) - _MOST_OUTCOMES
        rest = [Message("more-outcomes", number=more)] if more > 0 else []
        shown: tuple[Argument, ...] = (*possible[:_MOST_OUTCOMES], *rest)
        return Message("impossible-outcome", reason=message, outcomes=shown)

    def _forbid(self, reason: Message | None) -> None:
        if reason is not None:
            raise IllegalAction(reason.of_files(self.game.text), self.reader())

    def _as_decider(self, seat: int | None) -> Any:
        """Return the record with a seat that may decide as its actor; the record itself if it is that already."""
        if seat is None or seat == self.state.actor:
            return self.state
        state = self.state.copy()
        state.actor = seat
        return state

    def _legal(self, seat: int) -> list[int]:
        if seat < 0 or not (seat == self.state.actor or self._decides_jointly(seat)):
            return []
        out = [0] * self.game.actions.decisions
        return out[: self.game.legal(self.box.record, self._as_decider(seat), out)]

    def _outcomes(self) -> tuple[list[int], list[int]]:
        if not self.is_chance:
            return [], []
        actions, weights = [0] * self.game.most_outcomes, [0] * self.game.most_outcomes
        n = self.game.outcomes(self.box.record, self.state, actions, weights)
        return actions[:n], weights[:n]

    def _apply(self, action: int, seat: int | None = None) -> None:
        before = self._as_decider(seat)
        self._enter(before.actor, action, self._after(before, action))

    def _after(self, before: Any, action: int) -> Any:
        # On a copy: if a rule fails, nothing is half applied.
        after = before.copy()
        self.game.apply(self.box.record, after, action)
        return after

    def _enter(self, actor: int, action: int, state: Any) -> None:
        self.state = state
        self.log.append((actor, action))

    def _viewer(self, seat: int) -> int:
        if type(seat) is not int or not -1 <= seat < self.seats:
            raise ValueError(f"a seat is a number in 0..{self.seats - 1}, or -1 for a spectator")
        return seat

    def _narration(self, seat: int | None) -> Narration:
        viewer = EVERYTHING if seat is None else self._viewer(seat)
        if viewer not in self._narrations:
            self._narrations[viewer] = Narration(self.game, self.box, self._start, viewer)
        narration = self._narrations[viewer]
        narration.follow(self.log)
        return narration


def _listed(seats: Sequence[int]) -> str:
    return f"seat{'s' * (len(seats) > 1)} {' and '.join(map(str, seats))}"
