"""How matches of two sides that ended level were decided, in words."""

from collections.abc import Sequence

from kickabout.table import catalogue
from kickabout.table.formats.fixtures import Result
from kickabout.table.language import game_messages
from kickabout.table.web.pages.news import score_text
from kickabout.text.reader import Reader


def tie_break_words(game: str, result: Result, reader: Reader) -> str:
    """Return by which rule of its game a match has a winner whose goals are no more than those of the other side; empty if
    goals have decided it, or nothing has.
    """
    if not result.is_by_tie_break:
        return ""
    names = [one.scorer.named for one in result.incidents if one.kind == "tie-break" and one.scorer]
    messages = game_messages(catalogue.find(game), reader.localization.locale)
    how = Reader(messages).text(names[-1]) if names else "none"
    return reader.say("competition-tie-break", how=how)


def replay_words(results: Sequence[Result], reader: Reader) -> str:
    """Return how the matches of a knock-out tie ended that was drawn and played again; empty if there was one alone."""
    if len(results) < 2:
        return ""
    home = results[0].fixture.sides[0]
    scores = [
        score_text(one.goals[:: 1 if one.fixture.sides[0] == home else -1]) for one in results
    ]
    drawn = sum(not one.winners for one in results)
    last = scores[-1] if drawn < len(results) else "none"
    return reader.say("competition-replays", drawn=tuple(scores[:drawn]), last=last)
