"""Competitions in a few words: their form, their rounds and what has come of a match."""

from kickabout.table.competitions import Running
from kickabout.table.formats.fixtures import Fixture
from kickabout.table.formats.forms import Form
from kickabout.table.formats.ties import bracket
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
    return reader.say("competition-round", **_round(running, fixture))


def match_words(running: Running, fixture: Fixture, reader: Reader) -> str:
    """Return what the match of a fixture is, such as `semi-final`."""
    return reader.say("competition-match", **_round(running, fixture))


def occasion_words(running: Running, fixture: Fixture, reader: Reader) -> str:
    """Return what a match is in its competition, such as `Cup of the street, semi-final`."""
    return reader.say(
        "competition-occasion",
        competition=running.competition.name,
        match=match_words(running, fixture, reader),
    )


def _round(running: Running, fixture: Fixture) -> dict[str, str | int]:
    sides = 0
    if fixture.stage == "knock-out":
        sides = 2 * len(bracket(running.tournament.field)[0]) >> fixture.round
    return {"stage": fixture.stage, "number": fixture.round + 1, "sides": sides}
