"""What a match has changed of its competition: the place in a table, or who goes on, and against whom."""

from dataclasses import replace

from kickabout.table.competitions import Running, match_to_play
from kickabout.table.formats.field import table_of
from kickabout.table.formats.fixtures import Fixture, Result
from kickabout.table.formats.ties import Tie, bracket, drawn_by_lot, first_of, winner_of
from kickabout.table.store import Account
from kickabout.table.web.pages.competitions.sides_view import shown_side
from kickabout.table.web.pages.competitions.words import match_words, round_words
from kickabout.table.web.pages.news import (
    News,
    Way,
    beaten_words,
    counted_words,
    place_words,
    rival_words,
    score_text,
)
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
    lines = [*_lot(running, result, own, reader), *lines]
    counts = ""
    if result.how != "played":
        names = [shown_side(running, side, own, reader)["name"] for side in fixture.sides]
        counts = counted_words(result, result.how, names, reader)
    due = None if account is None or own is None else match_to_play(running, account)
    sit = Way(f"/c/{competition.id}/sit", reader.say("news-next-match"))
    is_out = own is not None and _is_out(running, fixture, result, own)
    return News(
        head,
        _see(running, reader) if is_out else back,
        counts,
        lines=lines,
        ahead=_won(running, own, reader) if is_out and not _is_final(running, fixture) else "",
        has_trophy=_is_final(running, fixture) and _through(running, fixture, result) == own,
        next=None if due is None else sit,
        is_out=is_out,
        other=Way("/competitions/new", reader.say("news-set-up-another")) if is_out else None,
    )


def _lot(running: Running, result: Result, own: int | None, reader: Reader) -> list[str]:
    """Return that the lot has decided a match, and for whom; nothing where it has not."""
    side = drawn_by_lot(running.tournament.field, result)
    if side is None:
        return []
    name = shown_side(running, side, own, reader)["name"]
    return [reader.say("competition-lot", name=name, you="yes" if side == own else "no")]


def exit_news(running: Running, account: Account, reader: Reader) -> News | None:
    """Return how somebody went out of a knock-out, or of the groups before it; None if they have not."""
    tournament, own = running.tournament, running.accounts[account.id]
    played = [one for one in tournament.fixtures if own in one.sides]
    if any(tournament.result_of(one) is None for one in played):
        return None
    if played and played[-1].stage != "group":
        news = fixture_news(running, played[-1], account, reader)
        return news if news.is_out else None
    if not any(one.stage == "knock-out" for one in tournament.paired):
        return None
    if any(own in tie for tie in bracket(tournament.field)[0]):
        return None
    other = Way("/competitions/new", reader.say("news-set-up-another"))
    return News(
        reader.say("competition-means-groups"), _see(running, reader), is_out=True, other=other
    )


def _see(running: Running, reader: Reader) -> Way:
    """Return the way to a competition for somebody who is out of it."""
    return Way(f"/c/{running.competition.id}#bracket-title", reader.say("news-see-cup"))


def _won(running: Running, own: int | None, reader: Reader) -> str:
    """Return who has won a competition, and by which final; nothing before it is over."""
    if not running.tournament.order:
        return ""
    winner = shown_side(running, running.tournament.order[0], own, reader)
    won = reader.say("news-winner", name=winner["name"])
    return f"{final_words(running, own, reader)} {won}".lstrip()


def final_words(running: Running, own: int | None, reader: Reader) -> str:
    """Return how the final of a competition ended that is over; empty if it had none."""
    knock_out = running.tournament.field.of("knock-out")
    if not knock_out:
        return ""
    final = max(knock_out, key=lambda one: (one.fixture.round, one.fixture.number))
    names = [shown_side(running, side, own, reader)["name"] for side in final.fixture.sides]
    score = score_text(final.goals)
    return reader.say("news-final", home=names[0], score=score, away=names[1], how=final.how)


def _is_out(running: Running, fixture: Fixture, result: Result, own: int) -> bool:
    """Return whether a side that has played a match plays no more, as whoever loses is out."""
    if fixture.stage == "group-stage":
        return first_of(running.tournament.field, result) != own
    if fixture.stage != "knock-out":
        return fixture.stage == "third-place"
    through = _through(running, fixture, result)
    return through not in (None, own) and not _is_for_third_place(running, fixture)


def _is_for_third_place(running: Running, fixture: Fixture) -> bool:
    """Return whether the losers of a knock-out match meet in one for the third place."""
    return running.tournament.form.third_place and len(_tie(running, fixture)[1]) == 2


def _in_table(
    running: Running, fixture: Fixture, result: Result, own: int | None, reader: Reader
) -> str:
    if own is None:
        return round_words(running, fixture, reader)
    tournament = running.tournament
    won = "yes" if first_of(tournament.field, result) == own else "no"
    if tournament.order:
        return reader.say("competition-place", place=tournament.order.index(own) + 1)
    if fixture.stage == "third-place":
        return reader.say("competition-means-third", won=won)
    if fixture.stage == "group-stage":
        return reader.say("news-group-stage", won=won)
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
        return (won, []) if own is None else (beaten_words(reader, is_final=True), [won])
    following = match_words(running, replace(fixture, round=fixture.round + 1), reader)
    told = reader.say("news-through", name=name, round=following)
    if own is None:
        return told, []
    if through != own:
        if _is_for_third_place(running, fixture):
            return reader.say("competition-means-third-place"), [told]
        has_played = any(
            through in one.fixture.sides and one.fixture.round > fixture.round
            for one in running.tournament.field.of("knock-out")
        )
        return beaten_words(reader, is_final=False), [] if has_played else [told]
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
        if (rival := running.character(side)) is None
        else rival_words(rival, reader)
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
