"""Statistics of the matches that people have played with a box, without anything that identifies them."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from statistics import mean, median
from typing import Any

from kickabout.table.store import PlayedMatch

LONGEST_MINUTES = 240
"""Longer matches, such as those continued the next day, are left out of the minutes."""


@dataclass(frozen=True)
class Played:
    """Statistics of finished matches with people."""

    matches: int = 0
    means: Mapping[str, float] = field(default_factory=dict)
    """The laboratory's measures that can be computed from a table's log, by name."""
    against: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """By the opponent, a kind of bot or `person`: the number of matches, and of those won by people."""


def played(matches_played: list[PlayedMatch], seats: int, options: Mapping[str, Any]) -> Played:
    """Summarize the matches with this number of seats and these options."""
    alike = [
        match
        for match in matches_played
        if len(match.kinds) == seats and match.options == dict(options)
    ]
    if not alike:
        return Played()
    count = len(alike)
    means = {
        f"win-{seat}": sum(seat in match.winners for match in alike) / count
        for seat in range(seats)
    }
    means["draws"] = sum(not match.winners for match in alike) / count
    means["goals"] = mean(sum(match.goals) for match in alike)
    means["decisions"] = mean(match.decisions for match in alike)
    minutes = [match.minutes for match in alike if match.minutes <= LONGEST_MINUTES]
    if minutes:
        means["minutes"] = median(minutes)
    matches, won = Counter[str](), Counter[str]()
    for match in alike:
        people = {seat for seat, kind in enumerate(match.kinds) if kind == "person"}
        rivals = {kind.removeprefix("bot:") for kind in match.kinds if kind.startswith("bot:")}
        for rival in rivals or {"person"}:
            matches[rival] += 1
            won[rival] += bool(people.intersection(match.winners))
    return Played(count, means, {rival: (matches[rival], won[rival]) for rival in matches})
