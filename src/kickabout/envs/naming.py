"""The names of actions, the same in every environment."""

from kickabout.engine.boxes import Box
from kickabout.engine.game import Game


class NamesActions:
    """An environment that converts between the numbers and the names of a game's actions."""

    @property
    def _vocabulary(self) -> tuple[Game, Box]:
        """The game, and the box whose cards occur in the names."""
        raise NotImplementedError

    def name_of(self, number: int) -> str | None:
        """Return the notation of an action; None for a number that no action of this box has."""
        game, box = self._vocabulary
        if not 0 <= number < game.actions.decisions:
            return None
        try:
            return game.actions.name_of(box, int(number))
        except ValueError:
            return None

    def action_of(self, name: str) -> int:
        """Return the number of an action, in 0..actions-1; raise `ValueError` saying what would be right."""
        game, box = self._vocabulary
        number = game.actions.parse(box, name)
        if number >= game.actions.decisions:
            raise ValueError(f"{name!r} is decided by chance: it is no action of a seat")
        return number
