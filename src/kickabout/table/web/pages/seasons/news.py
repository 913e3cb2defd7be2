"""What a match has changed of its season: the place in the table, or who is through in the cup."""

from kickabout.table.formats.fixtures import Fixture, Result
from kickabout.table.seasons import CUP_ROUNDS, OpenSeason
from kickabout.table.web.pages.news import (
    FORFEIT_SCORE,
    News,
    Way,
    beaten_words,
    counted_words,
    given_words,
    place_words,
    rival_words,
)
from kickabout.table.web.pages.seasons.words import (
    how_of,
    name_of_side,
    place_at_table,
    rivals_of,
)
from kickabout.text.reader import Reader


def season_news(opened: OpenSeason, number: int, reader: Reader) -> News:
    """Return what the match of a fixture has changed; `opened` is the season as it stands now."""
    season = opened.season
    fixture = season.fixture(number)
    result = season.shown(fixture)
    address = f"/season/{opened.club.id}"
    back = Way(address, reader.say("season-back"))
    if result is None:
        return News(reader.say("news-waits"), back, is_open=True)
    is_out = False
    if fixture.stage == "knock-out":
        head, lines, is_out = _cup(opened, fixture, result, reader)
    else:
        head, lines = _league(opened, fixture, reader), []
    if is_out:
        back = Way(f"{address}#season-cup", reader.say("news-see-cup"))
    counts = given = ""
    if season.is_at_tables(fixture):
        counts = (
            reader.say("news-group", place=place_at_table(season, result, reader))
            if result.how == "played"
            else reader.say("news-counts-group", score=FORFEIT_SCORE, how=how_of(result))
        )
    elif result.how != "played":
        names = [name_of_side(opened, side, reader) for side in fixture.sides]
        counts = counted_words(result, how_of(result), names, reader)
        given = given_words(result, season.own, names, reader)
    due = season.own_fixture
    return News(
        head,
        back,
        counts,
        given,
        lines,
        ahead="" if due is None else next_words(opened, due, reader),
        has_trophy=fixture.stage == "knock-out" and season.cup_winner == season.own,
        is_open=due is None and not season.is_over,
        next=None if due is None else Way(f"{address}/play", reader.say("news-next-match")),
        is_out=is_out,
    )


def _league(opened: OpenSeason, fixture: Fixture, reader: Reader) -> str:
    season = opened.season
    if season.due is not None and fixture in season.due.fixtures:
        return reader.say("news-others")
    before, after = (season.table_after(fixture.round + played) for played in range(2))
    return place_words(before, after, season.own, reader)


def _cup(
    opened: OpenSeason, fixture: Fixture, result: Result, reader: Reader
) -> tuple[str, list[str], bool]:
    """Return what a match of the cup has changed, and whether the club is out of it."""
    season, round_ = opened.season, fixture.round
    tie = next(one for one in season.cup[round_] if {*one} == {*fixture.sides})
    winner = fixture.sides[result.winners[0]] if result.winners else season.through(round_, tie)
    if winner is None:
        return reader.say("competition-means-drawn"), [], False
    name = name_of_side(opened, winner, reader)
    you = "yes" if winner == season.own else "no"
    lot = [] if result.winners else [reader.say("competition-lot", name=name, you=you)]
    is_final = round_ + 1 == CUP_ROUNDS
    if winner == season.own and is_final:
        return reader.say("competition-means-won"), lot, False
    following = reader.say("season-cup-round", number=round_ + 2)
    if winner == season.own:
        ties = season.cup[round_ + 1] if len(season.cup) > round_ + 1 else []
        met = {side for tie in ties if winner in tie for side in tie} - {winner, None}
        lines = [
            reader.say("news-opponent", rival=rival_words(one, reader))
            for side in met
            if side is not None and (one := season.character(side)) is not None
        ]
        head = reader.say("competition-means-through", round=following)
        return head, [*lot, *(lines or [reader.say("news-opponent-open")])], False
    line = (
        reader.say("news-winner", name=name)
        if is_final
        else reader.say("news-through", name=name, round=following)
    )
    return beaten_words(reader, is_final=is_final), [*lot, line], True


def next_words(opened: OpenSeason, fixture: Fixture, reader: Reader) -> str:
    """Return what the club plays next, or plays already, and where, with a full stop."""
    season = opened.season
    is_cup = fixture.stage == "knock-out"
    rivals = rivals_of(season, fixture, reader)
    begun = "no" if opened.table is None else "yes"
    if season.is_at_tables(fixture):
        return reader.say("news-next-group", begun=begun, number=fixture.round + 1, names=rivals)
    return reader.say(
        "news-next",
        begun=begun,
        stage="cup" if is_cup else "league",
        number=fixture.round + 1,
        round=reader.say("season-cup-round", number=fixture.round + 1) if is_cup else "",
        where="home" if fixture.sides[0] == season.own else "away",
        rival=rivals[0],
    )
