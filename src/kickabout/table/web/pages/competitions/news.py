"""What a match has changed of its competition: the place in a table, or who goes on, and against whom."""

from dataclasses import replace

from kickabout.table.competitions import Running, match_to_play
from kickabout.table.formats.field import table_of
from kickabout.table.formats.fixtures import Fixture, Result
from kickabout.table.formats.ties import Tie, bracket, winner_of
from kickabout.table.store import Account
from kickabout.table.web.pages.competitions.sides_view import shown_side
from kickabout.table.web.pages.competitions.words import match_words, round_words
from kickabout.table.web.pages.news import News, Way, counted_words, place_words
from kickabout.text.reader import Reader


def fixture_news(
    running: Running, fixture: Fixture, account: Account | None, reader: Reader
) -> News:
    """Return what a match that is over has changed, to somebody who may have played it."""
    competition = running.competition
    result = running.tournament.result_of(fixture)
    back = Way(f"/c/{competition.id}/{fixture.number}", reader.say("competition-back"))
    if result is None:
        return News(reader.say("news-waits"), back, is_open=True)
    own = None if account is None else running.accounts.get(account.id)
    if own not in fixture.sides:
        own = None
    if fixture.stage == "knock-out":
        head, lines = _knock_out(running, fixture, result, own, reader)
    else:
        head, lines = _in_table(running, fixture, result, own, reader), []
    if result.how != "played":
        lines = [counted_words(result, reader), *lines]
    due = None if account is None or own is None else match_to_play(running, account)
    sit = Way(f"/c/{competition.id}/sit", reader.say("news-next-match"))
    return News(
        head,
        back,
        lines,
        has_trophy=_is_final(running, fixture) and _through(running, fixture, result) == own,
        next=None if due is None else sit,
    )


def _in_table(
    running: Running, fixture: Fixture, result: Result, own: int | None, reader: Reader
) -> str:
    if own is None:
        return round_words(running, fixture, reader)
    tournament, won = running.tournament, fixture.sides.index(own) in result.winners
    if tournament.order:
        return reader.say("competition-place", place=tournament.order.index(own) + 1)
    if fixture.stage == "third-place":
        return reader.say("competition-means-third", won="yes" if won else "no")
    if fixture.stage == "group-stage":
        return reader.say("news-group-stage", won="yes" if won else "no")
    field = tournament.field
    others = tuple(one for one in field.results if one.fixture != fixture)
    before, after = (
        table_of(replace(field, results=results), fixture.stage, fixture.group)
        for results in (others, field.results)
    )
    return place_words(before, after, own, reader)


def _knock_out(
    running: Running, fixture: Fixture, result: Result, own: int | None, reader: Reader
) -> tuple[str, list[str]]:
    through = _through(running, fixture, result)
    if through is None:
        return reader.say("competition-means-drawn"), []
    name = shown_side(running, through, own, reader)["name"]
    if _is_final(running, fixture):
        if through == own:
            return reader.say("competition-means-won"), []
        won = reader.say("news-winner", name=name)
        return (won, []) if own is None else (reader.say("competition-means-beaten"), [won])
    following = match_words(running, replace(fixture, round=fixture.round + 1), reader)
    told = reader.say("news-through", name=name, round=following)
    if own is None:
        return told, []
    if through != own:
        return reader.say("competition-means-beaten"), [told]
    head = reader.say("competition-means-through", round=following)
    return head, [_opponent(running, fixture, own, reader)]


def _through(running: Running, fixture: Fixture, result: Result) -> int | None:
    """Return who goes on by a match of a knock-out; None while it is to be played again."""
    tournament = running.tournament
    if not result.winners and (fixture.stage, fixture.round) not in tournament.closed:
        return None
    place, ties = _tie(running, fixture)
    return winner_of(tournament.field, fixture.round, ties[place])


def _tie(running: Running, fixture: Fixture) -> tuple[int, list[Tie]]:
    """Return the ties of a round, and the place of a match's among them."""
    ties = bracket(running.tournament.field)[fixture.round]
    return next(n for n, tie in enumerate(ties) if {*tie} == {*fixture.sides}), ties


def _is_final(running: Running, fixture: Fixture) -> bool:
    return fixture.stage == "knock-out" and len(_tie(running, fixture)[1]) == 1


def _opponent(running: Running, fixture: Fixture, own: int, reader: Reader) -> str:
    """Return who waits for the winner of a match, or which two play for that."""
    place, ties = _tie(running, fixture)
    names = [
        shown_side(running, side, own, reader)["name"]
        for side in _still_in(running, fixture.round, ties[place ^ 1])
    ]
    if not names:
        return reader.say("news-opponent-open")
    if len(names) == 1:
        return reader.say("news-opponent", rival=names[0])
    return reader.say("news-opponent-of-two", home=names[0], away=names[1])


def _still_in(running: Running, round_: int, tie: Tie) -> list[int]:
    """Return the sides of a tie that may come through."""
    results = [
        one
        for one in running.tournament.field.of("knock-out")
        if one.fixture.round == round_ and {*one.fixture.sides} == {*tie}
    ]
    if results:
        through = _through(running, results[-1].fixture, results[-1])
        if through is not None or results[-1].how == "void":
            return [] if through is None else [through]
    return [side for side in tie if side is not None]
