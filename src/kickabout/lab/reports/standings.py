"""The report on a ladder."""

from dataclasses import asdict

from kickabout.lab.ladder_report import Share, Standings, figures, remarks
from kickabout.lab.reports.document import Document, Plot, Table, box_line
from kickabout.lab.reports.plots import ladder
from kickabout.lab.say import Say, bot_name, percent
from kickabout.lab.statistics import CONFIDENCE


def document(standings: Standings, say: Say) -> Document:
    """Return the report: the bots by strength, and each one's share against each other."""
    tournament = standings.ladder.tournament
    rows = standings.ratings
    best, least = rows[0], rows[-1]
    title = say("ladder-report", game=tournament.game.title)
    return Document(
        title=title,
        head=(
            say(
                "report-head",
                matches=standings.ladder.matches,
                seats=tournament.seats,
                seed=f"{tournament.seed}",
            ),
            box_line(say, standings.box_file or tournament.game.name, tournament.box),
        ),
        findings=(
            say(
                "ladder-finding",
                best=bot_name(say, best.bot),
                least=bot_name(say, least.bot),
                elo=f"{best.elo - least.elo:.0f}",
                share=percent(say, standings.share(best.bot, least.bot).share),
            ),
        ),
        tables=(_ratings(standings, say), _shares(standings, say)),
        method=(remarks(standings, say, bot_name(say, standings.anchor)),),
        command=standings.command,
        data=figures(standings),
        plots=(
            Plot(
                title,
                say("ladder-report.says"),
                ladder(
                    [(bot_name(say, row.bot), row.elo, row.low, row.high) for row in rows], "Elo"
                ),
                0.8 + 0.4 * len(rows),
            ),
        ),
    )


def _ratings(standings: Standings, say: Say) -> Table:
    return Table(
        "ratings",
        say("ladder-title"),
        (say("report-bot"), "Elo", say("report-interval", confidence=percent(say, CONFIDENCE, 0))),
        tuple(
            (
                bot_name(say, row.bot),
                f"{row.elo:.0f}",
                say("ladder-anchor")
                if row.bot == standings.anchor
                else f"{row.low:.0f} – {row.high:.0f}",
            )
            for row in standings.ratings
        ),
        tuple(asdict(row) for row in standings.ratings),
    )


def _shares(standings: Standings, say: Say) -> Table:
    bots = standings.bots
    # Two lines a cell, so that six bots fit on a terminal of 80 columns.
    return Table(
        "shares",
        say("ladder-shares"),
        ("", *(_in_lines(say, bot) for bot in bots)),
        tuple(
            (
                _in_lines(say, bot),
                *(
                    "" if other == bot else _cell(say, standings.share(bot, other))
                    for other in bots
                ),
            )
            for bot in bots
        ),
        tuple(
            asdict(standings.share(bot, other)) for bot in bots for other in bots if other != bot
        ),
    )


def _in_lines(say: Say, bot: str) -> str:
    return bot_name(say, bot).replace(" · ", "\n")


def _cell(say: Say, part: Share) -> str:
    return f"{percent(say, part.share)}\n{100 * part.low:.0f} – {100 * part.high:.0f}"
