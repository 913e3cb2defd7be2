"""The commentary of all games in whole matches: no line has a mark, a gap or a double stop left over."""

import re
from collections.abc import Mapping

import pytest

import kickabout
from kickabout.engine.dice import below, seeded
from kickabout.games import find, names
from tests.games.commentary import told

VARIANTS: Mapping[str, Mapping[str, object]] = {
    "futbol-dash": {"mode": "express"},
    "futera-susu": {"removal": "every-loser"},
    "social-soccer": {"match": "best-of-3", "rotation": "attack-only", "block-tie": "goal"},
    "squad-rush": {
        "mode": "group-stage",
        "matchday-drama": "on",
        "captains-armband": "on",
        "added-time": "new-official",
    },
    "super-team": {
        "solo": "hard",
        "team-abilities": "on",
        "captain-abilities": "on",
        "hard-fatigue": "on",
        "offside-trap": "on",
    },
}
LEFT_OVER = re.compile(r"[<>{}\[\]@%*|$]|  |\.\.|!\.|\?\?|None| [.,!?]|[.!?] you")


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", names())
def test_no_mark_is_left_in_any_line_of_whole_matches(name: str, seed: int) -> None:
    game = find(name)
    options = VARIANTS[name] if seed % 2 else {}
    seats = min(game.least_seats + seed, game.most_seats)
    match = kickabout.new(name, seats, options=options, seed=seed)
    thumb, rng = kickabout.bot("rule-of-thumb", seed=seed), seeded(seed, 2)
    while match.actor is not None:
        if match.actor == "chance":
            match.roll()
        elif below(rng, 2):
            match.play(thumb.choose(match.seen(match.actor)))
        else:
            match.play(match.legal[below(rng, len(match.legal))])
    for viewer in (None, *range(-1, match.seats)):
        for line in told(match, viewer):
            assert not LEFT_OVER.search(line), line
            assert line[0] == line[0].upper(), line
            assert line[-1] in ".!?…", line
