"""The names of actions, the same in every environment."""

from kickabout.engine.boxes import Box
from kickabout.engine.game import Game


class NamesActions:
    """An environment that converts between the numbers and the names of a game's actions."""

    game: Game
    box: Box
    """The box whose cards occur in the names."""

    def name_of(self, number: int) -> str | None:
        """Return the notation of an action; None for a number that no action of this box has."""
        if not 0 <= number < self.game.actions.decisions:
            return None
        try:
            return self.game.actions.name_of(self.box, int(number))
        except ValueError:
            return None

    def action_of(self, name: str) -> int:
        """Return the number of an action, in 0..actions-1; raise `ValueError` saying what would be right."""
        number = self.game.actions.parse(self.box, name)
        if number >= self.game.actions.decisions:
            raise ValueError(f"{name!r} is decided by chance: it is no action of a seat")
        return number
