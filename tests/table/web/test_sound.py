"""Sounds of the commentary's lines."""

from typing import get_args

import pytest

import kickabout
from kickabout.engine.game import Remark, Tone
from kickabout.engine.narration import Line
from kickabout.table.web.pages.sound import SOUNDS, sound_of
from kickabout.table.web.pages.story_view import story_context
from kickabout.text.messages import Message

LOG = [(-1, 5), (0, 3)]


def line(number: int, tone: Tone) -> Line:
    return Line(number, 1, Remark(Message("error-match-over"), tone))


def test_every_tone_has_its_sound() -> None:
    assert set(SOUNDS) == set(get_args(Tone))


@pytest.mark.parametrize(
    ("number", "tone", "sound"),
    [(1, "shot", "post"), (2, "shot", "crowd"), (1, "goal", "net"), (0, "shot", "crowd")],
)
def test_a_shot_that_chance_decides_is_another_sound(number: int, tone: Tone, sound: str) -> None:
    assert sound_of(line(number, tone), LOG) == sound


def test_the_commentary_says_how_it_sounds() -> None:
    match = kickabout.new("futbol-dash", seats=2, seed=1)
    bot = kickabout.bot("rule-of-thumb", seed=1)
    while match.number < 60:
        if isinstance(match.actor, int):
            match.play(bot.choose(match.seen(match.actor)))
        else:
            match.roll()
    shown = story_context(match.story(0), match, match.reader(0))
    assert {"whistle", "card"} <= {each.sound for each in shown}
