"""Counts of the uses of each row of a box, and estimates of its worth."""

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property, partial
from itertools import chain

import numpy as np
from numpy.typing import NDArray

from kickabout.engine.compiled import specialize
from kickabout.engine.playouts import playouts
from kickabout.lab.cards.kernel import HAD, HELD, LEFT, NOTES, PLAYED, STUCK, Mode, counting_kernel
from kickabout.lab.cards.pieces import Pieces, pieces_of
from kickabout.lab.compare.paired import adjusted
from kickabout.lab.executors.base import Executor
from kickabout.lab.executors.threads import Threads
from kickabout.lab.measures import win_shares
from kickabout.lab.say import invalid
from kickabout.lab.simulate import BLOCK, Experiment
from kickabout.lab.statistics import Z


@dataclass(frozen=True)
class Share:
    """A share with its confidence interval."""

    number: int
    """The number of seats, over all matches, that it is the share of."""
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Worth:
    """The effect of a change of a row for one seat on that seat's share in the win."""

    piece: int
    mode: Mode
    matches: int
    """All matches, including those that the change leaves as they are."""
    change: float
    """The change of the share in the win, -1..1."""
    low: float
    high: float
    p: float
    adjusted_p: float = 1.0

    @property
    def is_found(self) -> bool:
        """Return whether the effect is significant after correction for the number of tests."""
        return self.adjusted_p <= 0.05


@dataclass(frozen=True)
class Counted:
    """The uses of each row of a box, match by match."""

    experiment: Experiment
    pieces: Pieces
    notes: NDArray[np.int16]
    """Shape (matches, seats, rows, NOTES): see `kernel`."""
    shares: NDArray[np.float64]
    """Each seat's share in the win, shape (matches, seats)."""

    @property
    def matches(self) -> int:
        """The number of matches played."""
        return len(self.shares)

    @cached_property
    def had(self) -> NDArray[np.bool_]:
        """True for seats that had a row at any time, shape (matches, seats, rows); a squad includes
        its players.
        """
        had: NDArray[np.bool_] = self.notes[..., HAD] > 0
        for number, members in self.pieces.members.items():
            had[..., list(members)] |= had[..., number, None]
        return had

    @cached_property
    def played(self) -> NDArray[np.bool_]:
        """True for seats that played a row, shape (matches, seats, rows)."""
        return np.asarray(self.notes[..., PLAYED] > 0)

    @property
    def draws(self) -> NDArray[np.float64]:
        """The average number of times that a seat gets each row in a match."""
        return np.asarray(self.notes[..., HAD].mean(axis=(0, 1)), np.float64)

    @property
    def plays(self) -> NDArray[np.float64]:
        """The average number of times that a seat plays each row in a match."""
        return np.asarray(self.notes[..., PLAYED].mean(axis=(0, 1)), np.float64)

    @property
    def held_at_end(self) -> NDArray[np.float64]:
        """The average number of copies of each row that a seat holds at the end of a match."""
        left = np.maximum(self.notes[..., HAD] - self.notes[..., LEFT], 0)
        return np.asarray(left.mean(axis=(0, 1)), np.float64)

    @property
    def stuck(self) -> NDArray[np.float64]:
        """The share of the turns in which a row is held that it cannot be played, NaN if it is
        never held.
        """
        held = self.notes[..., HELD].sum(axis=(0, 1), dtype=np.float64)
        stuck = self.notes[..., STUCK].sum(axis=(0, 1), dtype=np.float64)
        share = np.full(len(held), np.nan)
        np.divide(stuck, held, out=share, where=held > 0)
        return share

    def share_of(self, who: NDArray[np.bool_], piece: int) -> Share | None:
        """Return the average share in the win of the seats that had, or played, a row; None if
        there are any in fewer than two matches.

        The interval is that of a ratio with matches as clusters: W. G. Cochran, "Sampling
        Techniques", 3rd edition, 1977, section 6.3.
        """
        mask = who[..., piece]
        number = mask.sum(axis=1).astype(np.float64)
        got = (self.shares * mask).sum(axis=1)
        total = number.sum()
        if (number > 0).sum() < 2:
            return None
        share = float(got.sum() / total)
        gaps = got - share * number
        reach = Z * float(np.sqrt((gaps**2).sum() * len(gaps) / (len(gaps) - 1)) / total)
        return Share(int(total), share, max(0.0, share - reach), min(1.0, share + reach))


def count(
    experiment: Experiment,
    progress: Callable[[int], None] | None = None,
    executor: Executor | None = None,
) -> Counted:
    """Play the matches of an experiment and count the uses of its box's rows.

    `progress` is called with the number of matches played; a `KeyboardInterrupt` ends the run
    early. Raises `ValueError` for bots that search, or if nothing has been played.
    """
    if experiment.searches:
        raise invalid("wrong-cards-bots")
    pieces = pieces_of(experiment.game, experiment.box)
    specialize(
        experiment.game, counting_kernel(experiment.game)
    )  # loaded once, before any threads share it
    numbers = range(experiment.matches)
    tasks = (
        partial(_play, experiment, pieces, numbers[start : start + BLOCK], Mode.AS_IT_IS, -1, -1)
        for start in range(0, experiment.matches, BLOCK)
    )
    blocks: list[tuple[NDArray[np.float64], NDArray[np.int16]]] = []
    played = 0
    with suppress(KeyboardInterrupt):
        for block in (executor or Threads()).in_order(tasks):
            blocks.append(block)
            played += len(block[0])
            if progress is not None:
                progress(played)
    if not blocks:
        raise invalid("wrong-cards-stopped")
    shares = np.concatenate([block[0] for block in blocks])
    notes = np.concatenate([block[1] for block in blocks])
    return Counted(replace(experiment, matches=len(shares)), pieces, notes, shares)


def worth(
    counted: Counted,
    progress: Callable[[int, int], None] | None = None,
    executor: Executor | None = None,
    rows: Collection[str] = (),
) -> list[Worth]:
    """Return the worth of each row to one seat: removed, doubled and blank for that seat only, or
    given to it.

    Every counted match is played again with the change and the same dice, if the change can affect
    it: the seat had the row, or could have had it. The seats take turns in being that one. Rows
    that nobody has had are left out; with `rows`, all but those with these slugs. `progress` is
    called with the number of matches played, and their total; a `KeyboardInterrupt` ends the run
    with the rows that are done.
    """
    experiment, pieces = counted.experiment, counted.pieces
    seats = experiment.seats
    treated = np.arange(counted.matches) % seats
    plans = [
        (piece, mode, _touched(counted, treated, piece, mode))
        for piece in range(len(pieces.rows))
        if counted.notes[..., piece, HAD].any() and (not rows or pieces.rows[piece].slug in rows)
        for mode in _modes(pieces, piece)
    ]
    tasks = (
        partial(
            _play,
            experiment,
            pieces,
            [number for number in chunk if number % seats == seat],
            mode,
            piece,
            seat,
        )
        for piece, mode, numbers in plans
        for chunk in _chunks(numbers)
        for seat in range(seats)
    )
    results = (executor or Threads()).in_order(tasks)
    total, done = sum(len(numbers) for _, _, numbers in plans), 0
    worths: list[Worth] = []
    with suppress(KeyboardInterrupt):
        for piece, mode, numbers in plans:
            gaps = np.zeros(counted.matches)
            for chunk in _chunks(numbers):
                for seat in range(seats):
                    mine = np.array(
                        [number for number in chunk if number % seats == seat], np.int64
                    )
                    shares, _ = next(results)
                    gaps[mine] = shares[:, seat] - counted.shares[mine, seat]
                done += len(chunk)
                if progress is not None:
                    progress(done, total)
            worths.append(_worth(piece, mode, gaps))
    corrected = adjusted([one.p for one in worths])
    return [replace(one, adjusted_p=p) for one, p in zip(worths, corrected, strict=True)]


def _modes(pieces: Pieces, piece: int) -> tuple[Mode, ...]:
    modes: list[Mode] = []
    if piece in pieces.drawn:
        modes += [Mode.WITHOUT, Mode.DOUBLED, Mode.BLANK]
    elif piece in pieces.members or piece in pieces.chosen:
        modes += [Mode.GIVEN, Mode.WITHOUT]
    return tuple(modes)


def _touched(counted: Counted, treated: NDArray[np.int64], piece: int, mode: Mode) -> list[int]:
    """Return the matches that a change can affect: the others would be the same, since the dice
    are.
    """
    if mode in (Mode.DOUBLED, Mode.GIVEN):
        return list(range(counted.matches))
    notes = counted.notes[np.arange(counted.matches), treated, piece]
    return [int(number) for number in np.flatnonzero(notes[:, HAD] > 0)]


def _chunks(numbers: Sequence[int]) -> list[Sequence[int]]:
    return [numbers[start : start + 4 * BLOCK] for start in range(0, len(numbers), 4 * BLOCK)]


def _play(
    experiment: Experiment,
    pieces: Pieces,
    numbers: Sequence[int],
    mode: Mode,
    piece: int,
    seat: int,
) -> tuple[NDArray[np.float64], NDArray[np.int16]]:
    """Return each seat's share in the win of these matches, and the matches' notes."""
    game, rows, seats = experiment.game, len(pieces.rows), experiment.seats
    header = [int(mode), piece, seat, rows, game.actions.codes]
    width = seats * rows * NOTES
    played = playouts(
        game,
        experiment.box,
        seats,
        experiment.seed,
        len(numbers),
        experiment.policies,
        False,
        counting_kernel(game),
        numbers=numbers,
        plan=list(chain(header, pieces.piece_of, pieces.use_of)),
        notes=width + rows + 1,
    )
    notes = played.notes[:, :width].reshape(len(numbers), seats, rows, NOTES)
    return win_shares(played.scores), notes


def _worth(piece: int, mode: Mode, gaps: NDArray[np.float64]) -> Worth:
    from scipy import stats

    change, spread = float(gaps.mean()), float(gaps.std(ddof=1))
    if spread == 0:
        return Worth(piece, mode, len(gaps), change, change, change, 1.0)
    reach = Z * spread / float(np.sqrt(len(gaps)))
    p = float(stats.ttest_1samp(gaps, 0.0).pvalue)
    return Worth(piece, mode, len(gaps), change, change - reach, change + reach, p)
