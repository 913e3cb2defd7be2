"""Bots speak at the same lines, in the same words, whenever the commentary is made."""

from pathlib import Path

import pytest

import kickabout
from kickabout.bots import KINDS
from kickabout.engine.match import Match
from kickabout.table.cast import CAST
from kickabout.table.language import game_messages
from kickabout.table.web import pages
from kickabout.table.web.pages.story_view import story_context
from kickabout.table.web.pages.voices import SeatedBot
from kickabout.text.reader import Reader


@pytest.fixture(scope="module")
def match() -> Match:
    played = kickabout.new("futbol-dash", seats=2, seed=4)
    bot = kickabout.bot("rule-of-thumb", seed=4)
    while played.actor is not None:
        if isinstance(played.actor, int):
            played.play(bot.choose(played.seen(played.actor)))
        else:
            played.roll()
    return played


def spoken(match: Match, bots: dict[int, SeatedBot]) -> list[tuple[int, int, str]]:
    """Return the place, the seat and the words of each voice, the first one first."""
    reader = Reader(game_messages(match.game), match.names)
    story = story_context(match.story(), match, reader, bots=bots)
    return [
        (line.place, line.voice.seat, reader.text(line.voice.words))
        for line in reversed(story)
        if line.voice
    ]


@pytest.mark.parametrize("bot", KINDS)
def test_a_bot_speaks_at_kick_off_at_goals_and_at_the_end(match: Match, bot: str) -> None:
    voices = spoken(match, {1: SeatedBot(bot)})
    goals = [line for line in match.story() if line.remark.tone == "goal"]
    own = [line for line in goals if "own-goal" in line.remark.message.id]
    assert len(voices) == 2 + len(goals) - len(own)
    assert {seat for _, seat, _ in voices} == {1}
    assert voices == spoken(match, {1: SeatedBot(bot)})


def test_a_bot_does_not_boast_of_a_resignation() -> None:
    given_up = kickabout.new("futbol-dash", seats=2, seed=4)
    while given_up.actor is None or not isinstance(given_up.actor, int):
        given_up.roll()
    given_up.resign(0, ends=True)
    closing = {spoken(given_up, {1: SeatedBot(bot)})[-1][2] for bot in KINDS}
    assert len(closing) == 1
    assert closing <= {
        "Leaving already? Another time, then.",
        "I had only just warmed up. Come back soon.",
    }


def test_members_of_the_cast_do_not_begin_alike_and_have_faces_of_their_own(match: Match) -> None:
    begun = [spoken(match, {1: SeatedBot(one.bot, one.slug)})[0] for one in CAST]
    assert len({words for _, _, words in begun}) == len(CAST)
    faces = {(one.hair, one.has_beard, one.skin, one.hair_colour) for one in CAST}
    assert len(faces) == len(CAST)


def test_a_replay_has_the_same_words(match: Match) -> None:
    reader = Reader(game_messages(match.game), match.names)
    lines = match.story()
    whole = story_context(lines, match, reader, bots={0: SeatedBot("pro"), 1: SeatedBot("world")})
    half = story_context(
        lines[: len(lines) // 2], match, reader, bots={0: SeatedBot("pro"), 1: SeatedBot("world")}
    )
    assert [line.voice for line in half] == [line.voice for line in whole[-len(half) :]]


def test_the_scorer_speaks_if_it_is_a_bot_and_the_winner_at_the_end(match: Match) -> None:
    reader = Reader(game_messages(match.game), match.names)
    both = story_context(
        match.story(), match, reader, bots={0: SeatedBot("pro"), 1: SeatedBot("world")}
    )
    for line in both:
        if line.voice and line.tone == "goal" and line is not both[0]:
            assert line.voice.seat == line.seat
    assert both[0].voice is not None
    assert both[0].voice.seat == match.winners[0]


def test_nobody_speaks_without_bots_or_for_one_without_a_face(match: Match) -> None:
    assert spoken(match, {}) == []
    assert spoken(match, {0: SeatedBot("trained:mine")}) == []


@pytest.mark.parametrize("bot", KINDS)
def test_a_bot_has_a_face_and_a_line_on_the_team_sheet(bot: str) -> None:
    folder = Path(pages.__file__).parent
    faces = folder / "templates" / "partials" / "stage_signs.html"
    sheet = folder / "static" / "front" / "team_sheet.css"
    assert f'call bot("{bot}",' in faces.read_text(encoding="utf-8")
    assert f'[data-bot="{bot}"]' in sheet.read_text(encoding="utf-8")
