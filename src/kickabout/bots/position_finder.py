"""Finding positions worth thinking about in matches between bots.

A decision is accepted if its best choice is better than all others whoever goes on: by GAP in playouts to the end of the match, be they the rule of thumb's or full of random decisions, and clearly
against rivals who search. All of that has to hold in either half of the deals. Within a judgement all choices meet the
same deals and the same dice, and the number of playouts is fixed, so that nothing is decided by when one stops to look.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

import kickabout
from kickabout.bots.foresight import Determinized
from kickabout.bots.ismcts import IsmctsBot
from kickabout.bots.levels import policy
from kickabout.bots.lines import Lines
from kickabout.bots.positions import Answer, Position, kind_of
from kickabout.bots.search import look_ahead
from kickabout.bots.tree import DEPTH, HORIZON, ITERATIONS, THUMB
from kickabout.bots.trials import CONCEDED, SCORED, SHARE
from kickabout.engine.dice import below, seeded
from kickabout.engine.game import Game
from kickabout.engine.match import Match
from kickabout.engine.match_loop import Policy

Shares = NDArray[np.float64]
"""The shares of the win, of each deal a row and of each choice a column."""
PLAYERS = ("youth", "amateur")
"""The levels of the bots whose matches are looked at."""
GAP = 0.06
"""The least distance of the second answer to the best, as a share of the win."""
HINTED = 0.02
"""The same where much less is asked: at first sight, and against rivals who search, for a turn or two."""
CLEAR = 2.0
"""The number of standard errors by which the best has to be ahead in each half of the deals."""
LEAST_ANSWERS = 4
"""The least number of answers that come to something different: with fewer the best has to be `is_surprising`, as for who
may answer a card, or hold theirs.
"""
DECIDED = 0.97
"""The chance of winning, or of not winning, from which a match counts as decided."""
GLANCE, LOOK, MIXED, PLAYOUTS, DEALS = 80, 200, 400, 2000, 60
"""The playouts of each choice at first sight, at the second, with random decisions, and by the rule of thumb; and the
deals in which rivals search."""
TOLD_BY = "pro"
"""The level in whose playouts is counted who scores soon, as in hints."""
RIVALLED = 5
"""The number of choices, from the best on, that are tried against rivals who search."""
SOON, TO_THE_END = 4, 1 << 20
"""The turns of a playout at second sight, and more than a match has."""


@dataclass
class Finder:
    """A search for positions of a game; the same seed finds the same ones."""

    game: Game
    seed: int
    decisions: int = 0
    """The number of decisions with enough choices that were looked at so far."""
    judged: int = 0
    """The number of those that were worth a judgement."""
    known: set[str] = field(default_factory=set)
    """The kinds of positions that are not looked for, or no more: of each kind one is enough."""

    def look_through(self, number: int, *, surprising: bool = False) -> Iterator[Position]:
        """Yield the positions of the match of this number: one at most whose best choice is the first that comes to mind,
        and none if they have to be `surprising`.
        """
        key = (self.seed ^ number << 32) % 2**62
        for lines in _choices(self.game, key):
            self.decisions += 1
            if not self._is_promising(lines, key, surprising=surprising):
                continue
            self.judged += 1
            position = judge(lines.match, self.seed)
            if position is not None and position.kind not in self.known:
                surprising = True
                self.known.add(position.kind)
                yield position

    def _is_promising(self, lines: Lines, seed: int, *, surprising: bool) -> bool:
        """Return whether it may be that one choice is clearly ahead, of a kind that is not known, and `surprising` if it has
        to be.
        """
        first = lines.names.index(lines.first)
        own = policy(TOLD_BY, self.game)[HORIZON]
        for playouts, horizon, gap in ((GLANCE, own, HINTED), (LOOK, SOON, 2 * HINTED)):
            shares = _shares(lines, playouts, seed, thumb=100, horizon=horizon)
            chances = shares.mean(0)
            best = int(chances.argmax())
            others = [place for place in _distinct(shares, range(len(chances))) if place != best]
            if not others or kind_of(lines.names[best]) in self.known:
                return False
            if (surprising or len(others) + 1 < LEAST_ANSWERS) and (
                shares[:, first] == shares[:, best]
            ).all():
                return False
            is_open = 1 - DECIDED < chances[best] < DECIDED
            if not is_open or chances[best] - max(chances[place] for place in others) < gap:
                return False
        return True


def is_surprising(position: Position) -> bool:
    """Return whether the best choice is not the first that comes to mind: the one of the rule of thumb."""
    return position.lines.first not in position.answers[0].actions


def judge(match: Match, seed: int) -> Position | None:
    """Return the position of a match at a decision of a seat, or None unless it is worth thinking about."""
    lines = Lines(match)
    mixed = _shares(lines, MIXED, seed, thumb=60)
    order = [int(place) for place in np.argsort(-mixed.mean(0), kind="stable")]
    firsts = _distinct(mixed, order)
    if len(firsts) < 2 or not _holds(mixed[:, firsts], GAP):
        return None
    near = [lines.names[place] for place in firsts[:RIVALLED]]
    if not _holds(_against_search(lines, near, seed), HINTED):
        return None
    position, shares = judged(match, seed)
    best = position.answers[0]
    if best.actions[0] not in near[:1]:
        return None
    if len(position.answers) < LEAST_ANSWERS and not is_surprising(position):
        return None
    if not 1 - DECIDED <= best.chance <= DECIDED or _scores_by_itself(lines, best.actions[0], seed):
        return None
    return position if _holds(shares, GAP) else None


def judged(match: Match, seed: int, playouts: int = PLAYOUTS) -> tuple[Position, Shares]:
    """Return the position of a match with its answers, best first, and the shares that each of these had."""
    lines = Lines(match)
    names = lines.names
    row = _row(match.game, thumb=100, horizon=TO_THE_END)
    outcomes = lines.trials(row, playouts, seed)
    alike: dict[bytes, list[int]] = {}
    for place in range(len(names)):
        alike.setdefault(outcomes[:, place].tobytes(), []).append(place)
    shares = outcomes[:, :, SHARE]
    order = sorted(alike.values(), key=lambda places: -float(shares[:, places[0]].mean()))
    best = shares[:, order[0][0]]
    answers: list[Answer] = []
    soon = lines.trials(policy(TOLD_BY, match.game), MIXED, seed).mean(0)
    for places in order:
        one = shares[:, places[0]]
        spread = one if places is order[0] else best - one
        scores, concedes = soon[places[0], [SCORED, CONCEDED]]
        answers.append(
            Answer(
                tuple(names[place] for place in places),
                round(float(one.mean()), 4),
                round(float(spread.std()) / len(spread) ** 0.5, 4),
                round(float(scores), 3),
                round(float(concedes), 3),
            )
        )
    position = Position(
        match.transcript(), match.state.actor, tuple(answers), playouts, seed, kickabout.__version__
    )
    return position, shares[:, [places[0] for places in order]]


def _choices(game: Game, key: int) -> Iterator[Lines]:
    """Yield the lines of a match between bots wherever a seat has a decision that may be worth thinking about."""
    rng = seeded(key)
    match = Match(game, game.least_seats, seed=key)
    level = PLAYERS[below(rng, len(PLAYERS))]
    bots = [IsmctsBot(level, below(rng, 1 << 30)) for _ in range(match.seats)]
    while not match.is_over:
        if match.is_chance:
            match.roll_number()
            continue
        seat, legal = match.state.actor, match.legal
        if (
            len(legal) > 1
            and match.state.turns > 0
            and not match.is_routine
            and not match.is_simultaneous
            and (lines := Lines(match)).names
        ):
            yield lines
        name = bots[seat].choose(match.seen(seat)) if len(legal) > 1 else legal[0]
        match.follow(seat, name, is_checked=True)


def _distinct(shares: Shares, order: Iterable[int]) -> list[int]:
    """Return the columns of an order that differ from all before them."""
    known: set[bytes] = set()
    firsts = []
    for place in order:
        column = shares[:, place].tobytes()
        if column not in known:
            known.add(column)
            firsts.append(place)
    return firsts


def _scores_by_itself(lines: Lines, line: str, seed: int) -> bool:
    """Return whether a goal follows from a line without anything else that happens, in most deals."""
    row = _row(lines.match.game, thumb=100, horizon=0)
    place = lines.names.index(line)
    return bool(lines.trials(row, DEALS, seed)[:, place, SCORED].mean() > 1 / 2)


def _holds(shares: Shares, gap: float) -> bool:
    """Return whether the first column is ahead of all others by a gap, and clearly so in either half of the rows."""
    ahead = shares[:, :1] - shares[:, 1:]
    if float(ahead.mean(0).min()) < gap:
        return False
    for half in (ahead[::2], ahead[1::2]):
        errors = half.std(0) / len(half) ** 0.5
        if not bool((half.mean(0) > CLEAR * errors).all()):
            return False
    return True


def _shares(
    lines: Lines, playouts: int, seed: int, *, thumb: int, horizon: int = TO_THE_END
) -> Shares:
    """Return the shares of all lines in so many playouts."""
    row = _row(lines.match.game, thumb=thumb, horizon=horizon)
    return lines.trials(row, playouts, seed)[:, :, SHARE]


def _against_search(lines: Lines, near: Sequence[str], seed: int) -> Shares:
    """Return the shares of some lines where all go on by a search, which knows the deal that it is in."""
    game, box = lines.match.game, lines.match.box
    row = _row(game, thumb=100, horizon=policy(TOLD_BY, game)[HORIZON] + 1, depth=6, iterations=60)
    ends = [lines.end_of(line) for line in near]
    shares = np.zeros((DEALS, len(ends)))
    for deal in range(DEALS):
        for place, (branch, action) in enumerate(ends):
            dealt = Determinized(branch.seen, (seed + deal) % 2**62)
            after = dealt.after(game.actions.parse(box, action))
            found = look_ahead(game, box, after, row, deal, [])
            shares[deal, place] = found.win_probabilities[lines.match.state.actor]
    return shares


def _row(game: Game, *, thumb: int, horizon: int, depth: int = 0, iterations: int = 0) -> Policy:
    """Return the policy of a level with another way to play on."""
    row = list(policy(TOLD_BY, game))
    row[THUMB], row[HORIZON], row[DEPTH], row[ITERATIONS] = thumb, horizon, depth, iterations
    return tuple(row)
