"""The games as environments: PettingZoo, Gymnasium (one match, or thousands at once), OpenSpiel.

Importing this package registers `Kickabout/FutbolDash-v0` and so on with Gymnasium, where that is installed.
"""

from importlib.util import find_spec

from kickabout.games import names


def gymnasium_id(game: str) -> str:
    """Return the id of a game's environment in Gymnasium."""
    return f"Kickabout/{game.title().replace('-', '')}-v0"


if find_spec("gymnasium"):
    import gymnasium

    for _name in names():
        gymnasium.register(
            gymnasium_id(_name),
            entry_point="kickabout.envs.seat:SeatEnv",
            vector_entry_point="kickabout.envs.vector:seats_env",
            kwargs={"game": _name},
        )
