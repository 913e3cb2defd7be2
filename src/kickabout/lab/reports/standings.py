"""The report on a ladder."""

from kickabout.lab.ladder_report import Standings, figures, remarks
from kickabout.lab.reports.document import Document, Plot, Table, box_line, percent
from kickabout.lab.reports.plots import ladder
from kickabout.lab.say import Say


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
                best=best.bot,
                least=least.bot,
                elo=f"{best.elo - least.elo:.0f}",
                share=percent(standings.share(best.bot, least.bot).share),
            ),
        ),
        tables=(
            Table(
                "elo",
                say("ladder-title"),
                (say("report-bot"), "Elo", *standings.bots),
                tuple(
                    (
                        row.bot,
                        f"{row.elo:.0f} ({row.low:.0f}–{row.high:.0f})",
                        *(
                            ""
                            if other == row.bot
                            else percent(standings.share(row.bot, other).share)
                            for other in standings.bots
                        ),
                    )
                    for row in rows
                ),
                tuple(
                    {"bot": row.bot, "elo": row.elo, "low": row.low, "high": row.high}
                    for row in rows
                ),
            ),
        ),
        method=(remarks(standings, say), standings.command),
        data=figures(standings),
        plots=(
            Plot(
                title,
                say("ladder-report.says"),
                ladder([(row.bot, row.elo, row.low, row.high) for row in rows], "Elo"),
                0.8 + 0.4 * len(rows),
            ),
        ),
    )
