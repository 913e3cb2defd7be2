"""The standings of a ladder: as Markdown for documents and as data for programs."""

import re
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any

from kickabout.lab.commands import command_line
from kickabout.lab.ladder import Ladder, share
from kickabout.lab.ratings import ANCHOR_ELO, Rating, anchor_of, ratings
from kickabout.lab.say import Say, invalid, lab_reader, percent
from kickabout.lab.statistics import CONFIDENCE, share_interval
from kickabout.text.invalid import quoted


@dataclass(frozen=True)
class Share:
    """A bot's share of the points of its matches with another."""

    bot: str
    other: str
    matches: int
    share: float
    low: float
    """The 95 % confidence interval of the true share is `low` to `high`."""
    high: float


@dataclass(frozen=True)
class Standings:
    """The figures of a ladder in which every pair has played."""

    ladder: Ladder
    box_file: str | None = None
    """The file of the box, None for the game's own."""

    @cached_property
    def ratings(self) -> list[Rating]:
        """The ratings, the strongest bot first."""
        return ratings(self.ladder.tournament.bots, self.ladder.points, self.ladder.tournament.seed)

    @property
    def bots(self) -> list[str]:
        """The bots, the strongest first."""
        return [row.bot for row in self.ratings]

    @property
    def anchor(self) -> str:
        """The bot whose Elo is fixed."""
        return anchor_of(self.ladder.tournament.bots)

    @property
    def least_matches(self) -> int:
        """The number of matches that every pair has played at least."""
        return min(map(len, self.ladder.points.values()))

    def share(self, bot: str, other: str) -> Share:
        """Return a bot's share of the points of its matches with another."""
        points = self.ladder.points.get((bot, other))
        if points is None:
            points = [1 - got for got in self.ladder.points[other, bot]]
        return Share(bot, other, len(points), share(points), *share_interval(points))

    @property
    def command(self) -> str:
        """The command line that plays the same matches again."""
        tournament = self.ladder.tournament
        words = ["ladder", tournament.game.name, "--seats", str(tournament.seats)]
        words += ["--matches", str(self.least_matches), "--bots", ",".join(tournament.bots)]
        words += ["--seed", str(tournament.seed)]
        return command_line(words, tournament.box, self.box_file)


def figures(standings: Standings) -> dict[str, Any]:
    """Return all figures as JSON-compatible data, with what is needed to reproduce them."""
    tournament = standings.ladder.tournament
    return {
        "game": tournament.game.name,
        "box": {"file": standings.box_file, "digest": tournament.box.digest},
        "options": dict(tournament.box.chosen),
        "seats": tournament.seats,
        "seed": tournament.seed,
        "matches": standings.ladder.matches,
        "command": standings.command,
        "confidence": CONFIDENCE,
        "anchor": {"bot": standings.anchor, "elo": ANCHOR_ELO},
        "ratings": [asdict(row) for row in standings.ratings],
        "shares": [
            asdict(standings.share(bot, other))
            for bot in standings.bots
            for other in standings.bots
            if bot != other
        ],
    }


def markdown(standings: Standings, picture: str) -> str:
    """Return the figures as a part of a document; `picture` is the address of the plot."""
    say = lab_reader().say
    tournament = standings.ladder.tournament
    options = ", ".join(f"{name} {value}" for name, value in tournament.box.chosen.items())
    rows = [["", "Elo", *(f"`{bot}`" for bot in standings.bots)]]
    rows.append(["---", *["---:"] * (len(rows[0]) - 1)])
    for row in standings.ratings:
        elo = f"**{row.elo:.0f}**"
        if row.bot != standings.anchor:
            elo += f" ({row.low:.0f}–{row.high:.0f})"
        cells = [
            "" if other == row.bot else _share(say, standings.share(row.bot, other))
            for other in standings.bots
        ]
        rows.append([f"`{row.bot}`", elo, *cells])
    head = say(
        "ladder-head",
        game=tournament.game.title,
        seats=tournament.seats,
        options=options,
        matches=standings.ladder.matches,
        least=standings.least_matches,
    )
    return "\n".join(
        [
            head,
            "",
            f"![Elo of each bot with its interval]({picture})",
            "",
            *(f"| {' | '.join(row)} |" for row in rows),
            "",
            remarks(standings, say, standings.anchor),
            "",
            f"    {standings.command}",
        ]
    )


def written_into(document: str, part: str, name: str) -> str:
    """Return a document with the part of this name replaced, or appended if there is none.

    The part stands between two comments that Markdown does not show.
    """
    begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    whole = f"{begin}\n{part}\n{end}"
    if begin not in document:
        start = f"{document.rstrip()}\n\n" if document.strip() else ""
        return f"{start}{whole}\n"
    if end not in document:
        raise invalid("wrong-document", begin=quoted(begin), end=quoted(end))
    pattern = f"{re.escape(begin)}.*?{re.escape(end)}"
    return re.sub(pattern, lambda _: whole, document, count=1, flags=re.DOTALL)


def remarks(standings: Standings, say: Say, anchor: str) -> str:
    """Return the explanation of the table's cells and of the Elo, which is fixed for the bot named `anchor`."""
    return say(
        "ladder-remarks",
        seats=standings.ladder.tournament.seats,
        anchor=anchor,
        elo=ANCHOR_ELO,
        confidence=percent(say, CONFIDENCE, 0),
    )


def _share(say: Say, part: Share) -> str:
    return f"{percent(say, part.share)} ({100 * part.low:.0f}–{100 * part.high:.0f})"
