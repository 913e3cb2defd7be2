"""Competitions in a few words: their form, their rounds and what has come of a match."""

from functools import lru_cache

from kickabout.table.competitions import Running, match_of
from kickabout.table.formats.fixtures import Fixture, Stage
from kickabout.table.formats.forms import Form
from kickabout.table.formats.ties import bracket
from kickabout.table.language import game_messages
from kickabout.table.web.pages.options_words import options_text
from kickabout.text.reader import Reader


def form_words(form: Form, reader: Reader) -> str:
    """Return how a competition is played."""
    return reader.say(
        "competition-form",
        kind=form.kind,
        legs=form.legs,
        groups=form.groups,
        qualify=form.qualify,
        third="yes" if form.third_place else "no",
        rounds=form.rounds or 0,
        minutes=form.minutes,
    )


def round_words(running: Running, fixture: Fixture, reader: Reader) -> str:
    """Return the name of the round of a fixture, such as `Semi-finals`."""
    return reader.say("competition-round", **round_arguments(running, fixture.stage, fixture.round))


def match_words(running: Running, fixture: Fixture, reader: Reader) -> str:
    """Return what the match of a fixture is, such as `semi-final`."""
    return reader.say("competition-match", **round_arguments(running, fixture.stage, fixture.round))


def occasion_words(running: Running, fixture: Fixture, reader: Reader) -> str:
    """Return what a match is in its competition, such as `Cup of the street, semi-final`."""
    return reader.say(
        "competition-occasion",
        competition=running.competition.name,
        match=match_words(running, fixture, reader),
    )


def round_arguments(running: Running, stage: Stage, round_: int) -> dict[str, str | int]:
    """Return the arguments of the messages that name a round, from 0 within its stage."""
    sides = 0
    if stage == "knock-out":
        sides = 2 * len(bracket(running.tournament.field)[0]) >> round_
    return {"stage": stage, "number": round_ + 1, "sides": sides}


def options_words(running: Running, locale: str) -> str:
    """Return the options with which the game is played."""
    competition = running.competition
    return _options(competition.game, tuple(sorted(competition.options.items())), locale)


@lru_cache(maxsize=256)  # to set a match up takes milliseconds
def _options(game: str, options: tuple[tuple[str, str | int], ...], locale: str) -> str:
    match = match_of(game, dict(options), 2)
    return options_text(match, Reader(game_messages(match.game, locale)))
