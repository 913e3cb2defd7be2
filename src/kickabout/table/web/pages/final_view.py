"""Full time: the headline, the shares of luck and play, and the turning point."""

from collections.abc import Mapping, Sequence
from math import floor
from typing import Literal, TypedDict

from kickabout.engine.game import CHANCE, SPECTATOR
from kickabout.engine.match import Match
from kickabout.table.play import LiveTable, Manner, WinChart, shares_of
from kickabout.table.seats import default_name
from kickabout.table.shirts import worn
from kickabout.table.web.pages.news import score_text
from kickabout.table.web.pages.picture import Result, is_drawable
from kickabout.table.web.pages.table_types import Forfeit, TablePage
from kickabout.table.web.pages.win_chart_view import (
    DrawnChart,
    PendingChart,
    Swing,
    win_chart_view,
    with_tail,
)
from kickabout.text.messages import Message, Seat
from kickabout.text.reader import Reader

LOST: Mapping[Manner, str] = {"thrashing": "thrashed", "comeback": "overtaken"}
"""The manners of a defeat that have headlines of their own."""


def headline(match: Match, manner: Manner, viewer: int, names: Sequence[str]) -> Message:
    """Return the headline of a finished match, as a viewer's paper has it, -1 for a spectator's."""
    winners = match.winners
    if manner in ("resigned", "on-time", "left"):
        quitter = match.withdrawn[-1]
        own = "final-early-bath" if manner == "resigned" else f"final-{manner}-own"
        message = Message(own if viewer == quitter else f"final-{manner}", rival=Seat(quitter))
        return message.varied(match.number)
    if manner == "draw":
        return Message("final-draw").varied(match.number)
    if manner == "shared":
        players = tuple(map(Seat, winners))
        return Message("final-shared", players=players).varied(match.number)
    seated = 0 <= viewer < len(names)
    said = manner if viewer in winners or not seated else LOST.get(manner, "defeat")
    winner = winners[0]
    scores = match.scores or []
    others = (seat for seat in range(match.seats) if seat != winner)
    rival = viewer if said != manner else max(others, key=lambda seat: scores[seat])
    message = Message(f"final-{said}", player=Seat(winner), rival=Seat(rival))
    return message.varied(match.number)


def forfeit_of(table: LiveTable, viewer: int = SPECTATOR) -> Forfeit | None:
    """Return how a match between two counts that was given up, a viewer's goals first; None of any other."""
    if table.status != "over" or len(table.places) != 2:
        return None
    score = table.situation.final_score
    if score.how == "played":
        return None
    first = score.winners[0] if viewer == SPECTATOR else viewer
    stood, counts = (
        score_text((goals[first], goals[1 - first])) for goals in (score.goals, score.counted)
    )
    return {
        "counted": score.counted,
        "stood": "" if score.counted == score.goals else stood,
        "counts": counts,
    }


class Fortune(TypedDict):
    """How a seat's winning chance changed, in whole per cent."""

    first: int
    last: int
    luck: int
    """What dice and cards gave."""
    play: int
    """What decisions gave."""
    cut_short: int | None
    """What it gave that the match was given up, or a draw agreed on; None if it was played out."""


class AnalysisPage(TablePage):
    """The context of the analysis of a finished match."""

    win_chart: DrawnChart | PendingChart
    at: int
    """The length of the match's log."""
    luck: list[Fortune] | None
    """The fortune of each seat; None until the win chart is complete."""
    turning: Swing | None
    """The swing of the win chart that told."""
    prevailed: Literal["luck", "play"] | None
    """What gave its seat more over the whole match, if the swing came of the other."""
    lost: bool
    """Whether the viewer has lost."""


def analysis_context(context: TablePage, table: LiveTable, chart: WinChart) -> AnalysisPage:
    """Return a table's page context with the analysis of its win chart, once that is complete.

    `context` is that of the page. Of a match that goes on from a position it is about what came after that.
    """
    if table.stored.laid_out is not None:
        chart = chart.since(table.stored.laid_out.number)
    match, viewer = table.log.match, context["table"]["you"]
    shown = win_chart_view(chart, match.story(), match, match.number, context["reader"])
    lost = viewer is not None and bool(match.winners) and viewer not in match.winners
    # What a match was given up after has not turned it.
    swings = shown["swings"] if shown["state"] == "done" and not match.is_cut_short else []
    # A loser is shown a swing of the winners, even if another was larger.
    telling = [swing for swing in swings if not lost or swing["seat"] in match.winners]
    turning = max(telling, key=lambda swing: swing["after"] - swing["before"], default=None)
    luck = fortunes_of(match, chart) if chart.is_done else None
    return {
        **context,
        "win_chart": shown,
        "at": match.number,
        "luck": luck,
        "turning": turning,
        "prevailed": None if turning is None or luck is None else _prevailed(turning, luck),
        "lost": lost,
    }


def _prevailed(turning: Swing, luck: Sequence[Fortune]) -> Literal["luck", "play"] | None:
    """Return what gave the seat of a swing more over the whole match, if the swing came of the other."""
    own = luck[turning["seat"]]
    if turning["by"] == CHANCE:
        return "play" if own["play"] > max(own["luck"], 0) else None
    return "luck" if own["luck"] > max(own["play"], 0) else None


def picture_of(table: LiveTable, chart: WinChart, kicker: str, locale: str) -> Result:
    """Return the content of a finished match's picture, which anybody may see."""
    match = table.log.match
    called = table.reader(SPECTATOR, locale)
    named = [
        name if is_drawable(name) else default_name(seat, locale)
        for seat, name in enumerate(called.names)
    ]
    reader = Reader(called.localization, named)
    players = table.view(SPECTATOR, locale)["players"]
    scores = match.scores or []
    # Like on the page's board: if the score is not goals, the view has what the game counts.
    counted = [floor(score) for score in scores] if match.game.goals is None else None
    forfeit = forfeit_of(table)
    goals = forfeit["counted"] if forfeit else counted or [one["goals"] for one in players]
    result = "table-final-win" if match.winners else "table-final-draw"
    winners = tuple(map(Seat, match.winners))
    points = with_tail(chart.points) if chart.is_done else ()
    return Result(
        kicker,
        reader.sentence(headline(match, table.situation.manner, SPECTATOR, named)),
        reader.say("preview-result", result=reader.say(result, players=winners)),
        named,
        [score_text([number]) for number in goals],
        [one.colour for one in worn([place.shirt for place in table.places])],
        sorted(range(match.seats), key=lambda seat: (seat not in match.winners, -scores[seat])),
        [(point.at / max(points[-1].at, 1), point.chances) for point in points],
    )


def fortunes_of(match: Match, chart: WinChart) -> list[Fortune] | None:
    """Return each seat's change of winning chance by luck, by play and by an early end, in whole per cent; None if points
    lie too far apart to tell.
    """
    shares = shares_of(match, chart.points)
    if shares is None:
        return None
    *_, played, end = chart.points
    is_cut_short = played.at == end.at
    if not is_cut_short:
        played = end
    rows: list[Fortune] = []
    for seat in range(match.seats):
        first, before, last = (
            round(100 * point.chances[seat]) for point in (chart.points[0], played, end)
        )
        luck = round(100 * shares.luck[seat])
        rows.append(
            {
                "first": first,
                "last": last,
                "luck": luck,
                "play": before - first - luck,
                "cut_short": last - before if is_cut_short else None,
            }
        )
    return rows
