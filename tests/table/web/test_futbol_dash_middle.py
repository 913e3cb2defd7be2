"""The middle of the pitch of Fútbol Dash: what happened last lies there, once, until the next card is played."""

import re

import pytest

from kickabout.engine.match import Match
from kickabout.table.language import game_messages
from kickabout.table.web.pages.render import environment
from kickabout.table.web.pages.say import reading
from kickabout.table.web.pages.still_view import still_table
from kickabout.table.web.pages.story_view import story_context
from kickabout.text.reader import Reader
from tests.rulebooks.futbol_dash.positions import lay, next_turn, pass_window, play_all

IMPORT = '{% import "games/futbol_dash/macros.html" as macros with context %}'


def staged(match: Match, macro: str = "staged()", seat: int = 0) -> str:
    """Return what lies in the middle, or another part of the page, for somebody in a seat."""
    reader = Reader(game_messages(match.game), ("Ana", "Bo"), seat)
    context = {
        "table": still_table(match, reader, you=seat),
        "view": match.view(seat, reader),
        "story": story_context(match.story(seat), match, reader),
        "mine": match.actor == seat,
    }
    with reading(reader):
        return environment().from_string(f"{IMPORT}{{{{ macros.{macro} }}}}").render(**context)


def said(html: str) -> str:
    """Return the text of the middle in one line, without what is said of a card on the card itself."""
    caption = html[html.index('<p class="caption') :]
    return " ".join(re.sub(r"<[^>]+>", " ", caption).split())


def test_a_save_is_still_told_when_the_next_has_nothing_to_play() -> None:
    match = lay(hands=("overlap nutmeg", "foul var"), points=(7, 0), deck="foul nutmeg*2")
    play_all(match, "play overlap", "hold", "shoot save", "draw foul", "show hand")
    assert said(staged(match)) == (
        "You shot: Save Bo has nothing to play: the hand is shown, and one card goes."
    )
    play_all(match, "show foul", "show foul", "show var", "discard var")
    assert said(staged(match)) == "You shot: Save With nothing to play, Bo throws V.A.R. away."
    assert staged(match).count("shot-card") == 1
    next_turn(match)
    play_all(match, "play nutmeg")
    pass_window(match)
    assert said(staged(match)) == "You played Nutmeg 0 → 2"


def test_a_turn_that_is_sat_out_is_told_with_what_was_played_in_it() -> None:
    match = lay(turn=1, hands=("nutmeg*2", "yellow-card overlap"), points=(0, 0))
    play_all(match, "play yellow-card on 0")
    assert said(staged(match)) == (
        "Bo played Yellow Card on you For the yellow card, you sit this turn out."
    )
    next_turn(match)
    play_all(match, "play overlap")
    pass_window(match)
    assert said(staged(match)) == "Bo played Overlap 0 → 4 You sat out a turn, for the yellow card."
    next_turn(match)
    play_all(match, "play nutmeg")
    pass_window(match)
    assert said(staged(match)) == "You played Nutmeg 0 → 2"


def test_a_card_that_was_called_back_lies_on_the_discard_pile_alone() -> None:
    match = lay(hands=("overlap nutmeg", "foul"), deck="nutmeg*3")
    play_all(match, "play overlap", "play foul")
    next_turn(match)
    pass_window(match)
    assert match.view(0)["discard"]["top"]["card"] == "overlap"
    assert said(staged(match)) == "You played Overlap called back"
    assert 'class="stack"' not in staged(match)


@pytest.mark.parametrize(
    ("points", "answers", "said"),
    [
        (7, [], "It makes 11: a shot!"),
        (7, ["play foul", "draw nutmeg"], "A shot is at stake."),
        (3, [], ""),
    ],
)
def test_who_may_answer_a_shot_is_told_that_it_is_one(
    points: int, answers: list[str], said: str
) -> None:
    match = lay(hands=("overlap var", "foul"), points=(points, 0), deck="nutmeg*3")
    play_all(match, "play overlap", *answers)
    assert match.actor == 1 - len(answers) // 2
    reader = Reader(game_messages(match.game), ("Ana", "Bo"))
    assert reader.text(match.view(match.actor, reader)["prompt"]["fact"]) == said


def test_points_and_cards_wait_for_the_result_of_a_shot() -> None:
    match = lay(hands=("overlap nutmeg", "nutmeg"), points=(7, 0))
    play_all(match, "play overlap", "hold", "shoot save")
    next_turn(match)
    assert 'class="points late"' in staged(match, "lane(view.players[0])")
    assert 'class="points"' in staged(match, "lane(view.players[1])")
    assert staged(match, "noted(view.hand[0])") == ""
    waiting = lay(turn=1, hands=("nutmeg", "nutmeg"))
    assert staged(waiting, "noted(view.hand[0])") == "not your turn"


def test_a_card_that_is_swapped_out_leaves_its_place_in_the_hand() -> None:
    match = lay(hands=("substitution nutmeg*2 through-ball foul", ""))
    play_all(match, "play substitution", "swap nutmeg", "swap foul")
    held = staged(match, "held | map(attribute='id') | join(' ')").split(" ")
    places = staged(match, "held | select('string') | join(' ')").split(" ")
    assert held == ["nutmeg-1", "", "through-ball-1", ""]
    assert places == ["nutmeg-2", "foul-1"]
