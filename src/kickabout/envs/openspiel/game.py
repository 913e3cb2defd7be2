"""A game of Kickabout as a game of OpenSpiel, and its states."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Self

import pyspiel

from kickabout.engine.game import CHANCE, EVERYTHING, OVER, Game
from kickabout.envs.information_state import NEXT, beginning
from kickabout.envs.naming import NamesActions
from kickabout.envs.openspiel.observer import Observer
from kickabout.envs.openspiel.rules_adapter import RulesAdapter, as_text
from kickabout.envs.rewards import write_rewards

MEMORY = 64
"""The number of latest decisions in an information-state tensor, unless the game is loaded with another."""


def game_type(game: Game, path: Path | None) -> Any:
    """Return the `pyspiel.GameType` of a game with a box, which OpenSpiel needs before it is loaded."""
    words = [game.name] if path is None else [game.name, path.stem]
    options = game.load_box(path).options.values()
    return pyspiel.GameType(
        short_name="_".join(["kickabout", *words]).replace("-", "_"),
        long_name=game.title if path is None else f"{game.title}: {path.stem}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most_seats,
        min_num_players=game.least_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "seats": game.least_seats,
            "memory": MEMORY,
            **({"box": ""} if path is None else {}),
            **{option.name.replace("-", "_"): option.default for option in options},
        },
    )


class KickaboutGame(NamesActions, pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game with its number of seats and its options.

    There is a subclass for each game and each box that comes with it (see `game_class`). `parameters`
    has every name of the specification. Raises `ValueError` for a number of seats, an option or a box
    that does not exist.
    """

    path: ClassVar[Path | None]
    """The box file; None for the game's own, which the parameter `box` may replace."""
    kind: ClassVar[Any]
    """The `pyspiel.GameType`."""

    def __init__(self, parameters: dict[str, Any]) -> None:
        game, seats, memory = self.game, parameters["seats"], parameters["memory"]
        if memory < 0:
            raise ValueError(f"memory is a number of decisions, not {memory}")
        file = parameters.get("box")
        path = Path(file) if file else self.path
        names = game.load_box(path).options
        options = {name: parameters[name.replace("-", "_")] for name in names}
        box = game.box_for(seats, options, path)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions.decisions,
            # Outcomes are numbered from 0 here, and OpenSpiel requires all numbers to be below this one.
            max_chance_outcomes=game.actions.codes - game.actions.decisions,
            num_players=seats,
            min_utility=-1 / (seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=game.bound,
        )
        super().__init__(self.kind, info, parameters)
        self.box = box
        self.adapter = RulesAdapter(game, box, seats)
        self.memory = memory
        memories = tuple(Memory(beginning(seat), b"") for seat in range(seats))
        actor: int = self.adapter.lent(self.adapter.start).actor
        self.start = Position(self.adapter.start, actor, memories)

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (self.kind.short_name, self.get_parameters())

    def new_initial_state(self) -> "KickaboutState":
        """Return a match before its first decision."""
        return KickaboutState(self)

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> Observer | None:
        """Return an observer of states; None for an unsupported kind of observation (see `Observer.knows`)."""
        if parameters:
            raise ValueError(
                f"an observation has no parameters, but these were given: {parameters}"
            )
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.adapter, kind, self.memory) if Observer.knows(kind) else None


def game_class(game: Game, path: Path | None) -> type[KickaboutGame]:
    """Return the class that makes a game with a box for OpenSpiel.

    It must be a class: OpenSpiel releases what it was given after Python has ended, which only a class
    survives.
    """
    return type(
        game.title, (KickaboutGame,), {"game": game, "path": path, "kind": game_type(game, path)}
    )


@dataclass(frozen=True, slots=True)
class Memory:
    """The observations of a seat: every decision and chance outcome so far."""

    text: str
    """All of them in the game's notation."""
    codes: bytes
    """The numbers of the latest, as many as a tensor has: two bytes each, the lower one first."""

    def and_then(self, code: int, name: str, most: int) -> Self:
        """Return the memory with one more decision; a tensor has the latest `most`."""
        codes = self.codes + code.to_bytes(2, "little")
        return type(self)(f"{self.text}{NEXT}{name}", codes[max(0, len(codes) - 2 * most) :])


@dataclass(frozen=True, slots=True)
class Position:
    """The record of a match with the memory of each seat. It never changes: clones share it."""

    record: bytes
    actor: int
    memories: tuple[Memory, ...]

    def __deepcopy__(self, memo: object) -> Self:
        return self


class KickaboutState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A state of a match.

    OpenSpiel copies and saves every attribute it finds, so `position` is the only one.
    """

    def __init__(self, game: KickaboutGame) -> None:
        super().__init__(game)
        self.position = game.start

    def current_player(self) -> int:
        """Return the seat that decides, or OpenSpiel's number for chance or the end."""
        actor = self.position.actor
        return int(pyspiel.PlayerId.TERMINAL) if actor == OVER else actor

    def is_terminal(self) -> bool:
        """Return whether the match is over."""
        return self.position.actor == OVER

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002  # always the one who decides
        legal: list[int] = self.get_game().adapter.legal(self.position.record)
        return legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the chance outcomes, numbered from 0, with their probabilities."""
        adapter = self.get_game().adapter
        first = adapter.game.actions.decisions
        return [(code - first, share) for code, share in adapter.outcomes(self.position.record)]

    def _apply_action(self, action: int) -> None:
        game, position = self.get_game(), self.position
        adapter = game.adapter
        code = action + adapter.game.actions.decisions if position.actor == CHANCE else action
        observed = adapter.observed(position.record, code)
        record, actor = adapter.played(position.record, code)
        memories = tuple(
            memory.and_then(seen, adapter.name_of(seen), game.memory)
            for memory, seen in zip(position.memories, observed, strict=True)
        )
        self.position = Position(record, actor, memories)

    def _action_to_string(self, player: int, action: int) -> str:
        adapter = self.get_game().adapter
        is_outcome = player == pyspiel.PlayerId.CHANCE
        name: str = adapter.name_of(
            action + adapter.game.actions.decisions if is_outcome else action
        )
        return name

    def returns(self) -> list[float]:
        """Return the reward of each seat, as in `kickabout.envs.rewards`; all 0 before the end."""
        rewards = [0.0] * self.num_players()
        scores = self.get_game().adapter.scores(self.position.record)
        if scores is not None:
            write_rewards(scores, rewards)
        return rewards

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> Self:
        """Return a random state that `player` cannot tell from this one, by the game's own `determinize`.

        `sampler` returns a random number in 0..1. The other seats' earlier observations are not made up: their
        information states begin with what they see in the new state. Its history is empty.
        """
        game, position = self.get_game(), self.position
        adapter = game.adapter
        record = adapter.determinized(position.record, player, int(sampler() * 2**53))
        memories = tuple(
            memory
            if seat == player
            else Memory(f"{beginning(seat)} from {adapter.digest(record, seat)}", b"")
            for seat, memory in enumerate(position.memories)
        )
        twin: Self = game.new_initial_state()
        twin.position = Position(record, position.actor, memories)
        return twin

    def __str__(self) -> str:
        return as_text(self.get_game().adapter.fields(self.position.record, EVERYTHING))
