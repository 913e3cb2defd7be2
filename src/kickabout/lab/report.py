"""The figures of a simulation as data for programs, and the command that repeats it."""

from dataclasses import asdict
from typing import Any

from kickabout.lab.commands import command_line
from kickabout.lab.simulate import Simulation
from kickabout.lab.statistics import CONFIDENCE, statistics


def figures(simulation: Simulation, box_file: str | None = None) -> dict[str, Any]:
    """Return all figures of a simulation as JSON-compatible data, with what is needed to reproduce
    it.

    `box_file` is the file of the box, None for the game's own. All but `speed` is the same in every
    run of the experiment.
    """
    experiment = simulation.experiment
    data = asdict(statistics(simulation))
    data["goals"] = [{str(goals): count for goals, count in seat.items()} for seat in data["goals"]]
    return {
        "game": experiment.game.name,
        "box": {"file": box_file, "digest": experiment.box.digest},
        "options": dict(experiment.box.chosen),
        "seats": experiment.seats,
        "bots": list(experiment.bots),
        "seed": experiment.seed,
        "matches": {
            "first": simulation.first,
            "planned": experiment.matches - simulation.first,
            "played": simulation.matches,
        },
        "command": command(simulation, box_file),
        "confidence": CONFIDENCE,
        **data,
        "decisions": simulation.decisions,
        "choices": simulation.choices,
        "chances": simulation.chances,
        "speed": {
            "seconds": simulation.seconds,
            "decisions_a_second": simulation.decisions / simulation.seconds,
        },
    }


def command(simulation: Simulation, box_file: str | None = None) -> str:
    """Return the command line that plays the same matches again."""
    experiment = simulation.experiment
    named = [bot for seat, bot in enumerate(experiment.bots) if seat not in experiment.box.automata]
    bots = named[:1] if len(set(named)) == 1 else named
    words = ["sim", experiment.game.name, "--seats", str(experiment.seats)]
    words += ["--matches", str(simulation.matches), "--bots", ",".join(bots)]
    words += ["--seed", str(experiment.seed)]
    words += ["--first", str(simulation.first)] if simulation.first else []
    return command_line(words, experiment.box, box_file)
