"""Series: matches of the same players, until one of them has won most of so many."""

from dataclasses import dataclass

from kickabout.table.play.live import LiveTable

BEST_OF = (1, 3, 5)
"""The numbers of matches that a series can be the best of; a single match is none."""


@dataclass(frozen=True)
class Series:
    """The standing of a series."""

    best_of: int
    wins: list[int]
    """By seat, this match included once it is over. A match that several have won, or nobody, counts for nobody."""

    @property
    def winner(self) -> int | None:
        """The seat that has won the series, None while it goes on."""
        most = self.best_of // 2 + 1
        return next((seat for seat, wins in enumerate(self.wins) if wins >= most), None)

    def lacks_one(self, wins: int) -> bool:
        """Return whether a seat with so many wins has the series by another one."""
        return wins == self.best_of // 2


def series_of(table: LiveTable) -> Series | None:
    """Return the standing of the series that a table's match belongs to; None if it stands by itself."""
    if table.stored.best_of == 1:
        return None
    wins = list(table.stored.wins or [0] * len(table.places))
    won = table.log.match.winners
    if len(won) == 1:
        wins[won[0]] += 1
    return Series(table.stored.best_of, wins)


def is_undecided(table: LiveTable) -> bool:
    """Return whether a table's match is over, and its series goes on."""
    series = series_of(table)
    return table.status == "over" and series is not None and series.winner is None
