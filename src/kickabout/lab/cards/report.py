"""The report on the uses and the worth of a box's rows."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kickabout.lab.cards.counting import Counted, Share, Worth
from kickabout.lab.cards.kernel import Mode
from kickabout.lab.reports.document import Document, Plot, Table, box_data, box_line
from kickabout.lab.reports.plots import intervals
from kickabout.lab.say import Say, decimal, percent
from kickabout.lab.statistics import CONFIDENCE

MOST_FINDINGS = 6
MOST_PLOTTED = 24


def document(
    counted: Counted, worths: Sequence[Worth], say: Say, box_name: str, command: str
) -> Document:
    """Return the report: the rows that decide matches first, then all of them with their figures."""
    experiment = counted.experiment
    head = say(
        "report-head",
        matches=counted.matches,
        seats=experiment.seats,
        seed=f"{experiment.seed}",
    )
    met = [piece for piece in range(len(counted.pieces.rows)) if counted.had[..., piece].any()]
    unmet = [row.slug for piece, row in enumerate(counted.pieces.rows) if piece not in met]
    findings = _findings(counted, worths, say)
    if unmet:
        findings.append(
            say(
                "cards-unmet",
                number=len(unmet),
                rows=", ".join(unmet[:8]),
                more=max(0, len(unmet) - 8),
            )
        )
    tables = [_counts(counted, met, say)]
    plots = []
    if worths:
        tables.insert(0, _worths(counted, worths, say))
        plots.append(_plot(counted, worths, say))
    return Document(
        title=say("cards-title", game=experiment.game.title),
        head=(head, box_line(say, box_name, experiment.box)),
        findings=tuple(findings),
        tables=tuple(tables),
        method=(
            say("cards-method", matches=counted.matches, confidence=percent(say, CONFIDENCE, 0)),
            say("cards-method.worth", tests=len(worths)),
            say("cards-method.stuck"),
        ),
        command=command,
        data={
            "game": experiment.game.name,
            "box": box_data(box_name, experiment.box),
            "seats": experiment.seats,
            "bots": list(experiment.bots),
            "seed": experiment.seed,
            "matches": counted.matches,
            "confidence": CONFIDENCE,
        },
        plots=tuple(plots),
    )


def _findings(counted: Counted, worths: Sequence[Worth], say: Say) -> list[str]:
    """Return sentences on the rows with the largest effects, preferably that of being without one."""
    telling = [one for one in worths if one.mode in (Mode.WITHOUT, Mode.GIVEN) and one.is_found]
    telling.sort(key=lambda one: -abs(one.change))
    findings = [_finding(counted, one, say) for one in telling[:MOST_FINDINGS]]
    if not worths:
        fair = counted.shares.mean()
        seen = [
            (piece, counted.share_of(counted.had, piece))
            for piece in range(len(counted.pieces.rows))
        ]
        apart = [
            (piece, share)
            for piece, share in seen
            if share is not None and not share.low <= fair <= share.high
        ]
        apart.sort(key=lambda each: -abs(each[1].share - fair))
        if not apart:
            return [say("cards-nothing-had")]
        return [
            say(
                "cards-finding-had",
                name=counted.pieces.rows[piece].name,
                share=_around(say, share),
                direction="up" if share.share > fair else "down",
            )
            for piece, share in apart[:MOST_FINDINGS]
        ]
    quiet = {
        one.piece for one in worths if not any(o.is_found for o in worths if o.piece == one.piece)
    }
    if not findings:
        findings.append(say("cards-nothing", tests=len(worths)))
    elif quiet:
        names = sorted(counted.pieces.rows[piece].name for piece in quiet)
        findings.append(
            say(
                "cards-quiet",
                number=len(names),
                rows=", ".join(names[:8]),
                more=max(0, len(names) - 8),
            )
        )
    return findings


def _finding(counted: Counted, one: Worth, say: Say) -> str:
    had, played = (counted.share_of(who, one.piece) for who in (counted.had, counted.played))
    return say(
        "cards-finding",
        name=counted.pieces.rows[one.piece].name,
        mode=one.mode.name.lower(),
        direction="down" if one.change < 0 else "up",
        change=decimal(say, 100 * abs(one.change), 1),
        reach=decimal(say, 100 * (one.high - one.change), 1),
        had=_around(say, had),
        played=_around(say, played),
        has_played="no" if played is None else "yes",
    )


def _around(say: Say, share: Share | None) -> str:
    if share is None:
        return "–"
    return f"{percent(say, share.share)} (±{decimal(say, 100 * (share.high - share.low) / 2, 1)})"


def _counts(counted: Counted, met: list[int], say: Say) -> Table:
    columns = ("row", "drawn", "played", "held", "stuck", "wins-had", "wins-played")
    cells, records = [], []
    draws, plays, held, stuck = counted.draws, counted.plays, counted.held_at_end, counted.stuck
    for piece in sorted(met, key=lambda piece: (counted.pieces.rows[piece].table, piece)):
        row = counted.pieces.rows[piece]
        had, played = (counted.share_of(who, piece) for who in (counted.had, counted.played))
        cells.append(
            (
                row.name,
                _count(say, draws, piece),
                _count(say, plays, piece),
                _count(say, held, piece),
                "–" if np.isnan(stuck[piece]) else percent(say, float(stuck[piece]), 0),
                _around(say, had),
                _around(say, played),
            )
        )
        records.append(
            {
                "table": row.table,
                "row": row.slug,
                "drawn": float(draws[piece]),
                "played": float(plays[piece]),
                "held_at_end": float(held[piece]),
                "stuck": None if np.isnan(stuck[piece]) else float(stuck[piece]),
                **_record("had", had),
                **_record("played", played),
            }
        )
    return Table(
        "rows",
        say("cards-rows"),
        tuple(say(f"cards-rows.{column}") for column in columns),
        tuple(cells),
        tuple(records),
        say("cards-rows.caption"),
    )


def _count(say: Say, values: NDArray[np.float64], piece: int) -> str:
    return decimal(say, float(values[piece]))


def _record(name: str, share: Share | None) -> dict[str, Any]:
    keys = f"wins_{name}", f"wins_{name}_low", f"wins_{name}_high", f"seats_{name}"
    if share is None:
        return dict.fromkeys(keys)
    return dict(zip(keys, (share.share, share.low, share.high, share.number), strict=True))


def _worths(counted: Counted, worths: Sequence[Worth], say: Say) -> Table:
    modes = [mode for mode in Mode if any(one.mode == mode for one in worths)]
    by_piece: dict[int, dict[Mode, Worth]] = {}
    for one in worths:
        by_piece.setdefault(one.piece, {})[one.mode] = one
    ranked = sorted(
        by_piece.items(), key=lambda item: -max(abs(one.change) for one in item[1].values())
    )
    cells = []
    for piece, worth_by in ranked:
        row = counted.pieces.rows[piece]
        changes = (_change(say, worth_by.get(mode)) for mode in modes)
        cells.append((row.name, row.table, *changes))
    return Table(
        "worth",
        say("cards-worth"),
        (say("cards-rows.row"), say("cards-rows.table"), *(say(f"cards-mode-{m.name.lower()}") for m in modes)),
        tuple(cells),
        tuple(
            {
                "table": counted.pieces.rows[one.piece].table,
                "row": counted.pieces.rows[one.piece].slug,
                "change": one.mode.name.lower(),
                "worth": one.change,
                "low": one.low,
                "high": one.high,
                "p": one.p,
                "adjusted_p": one.adjusted_p,
                "more_than_chance": one.is_found,
                "matches": one.matches,
            }
            for one in worths
        ),
        say("cards-worth.caption"),
        frozenset(
            place for place, (_, worth_by) in enumerate(ranked) if any(one.is_found for one in worth_by.values())
        ),
    )  # fmt: skip


def _change(say: Say, one: Worth | None) -> str:
    if one is None:
        return "–"
    star = " *" if one.is_found else ""
    return f"{decimal(say, 100 * one.change, 1, signed=True)} ±{decimal(say, 100 * (one.high - one.change), 1)}{star}"


def _plot(counted: Counted, worths: Sequence[Worth], say: Say) -> Plot:
    telling = [one for one in worths if one.mode in (Mode.WITHOUT, Mode.GIVEN)]
    telling.sort(key=lambda one: -abs(one.change))
    rows = [
        (
            f"{counted.pieces.rows[one.piece].name}, {say(f'cards-mode-{one.mode.name.lower()}')}",
            100 * one.change,
            100 * one.low,
            100 * one.high,
            one.is_found,
        )
        for one in telling[:MOST_PLOTTED]
    ]
    return Plot(
        say("cards-plot"),
        say("cards-plot.says"),
        intervals(rows, say("cards-plot.axis")),
        0.8 + 0.26 * len(rows),
    )
