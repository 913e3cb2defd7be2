"""The commentary of Super Team: what is told of a match, and to whom."""

import re

import pytest

from kickabout.engine.dice import below, seeded
from kickabout.engine.match import Match
from kickabout.games.super_team import GAME
from kickabout.games.super_team.box import load_box
from kickabout.games.super_team.preparations import clear_pitch
from kickabout.text.reader import Reader
from tests.games.commentary import NAMES, told
from tests.rulebooks.laying import play
from tests.rulebooks.super_team.positions import SOLO, lay, until

BOX = load_box()
VARIANTS = {
    "team-abilities": "on",
    "captain-abilities": "on",
    "hard-fatigue": "on",
    "offside-trap": "on",
}
ACT = "spend forward on action"


def test_a_pass_that_fails_tells_its_dice_and_where_it_stopped() -> None:
    match = lay("captain e5, 3 e10", "4 e7", markers=("pass", ""))
    play(match, ACT, "pass e10", "roll 4 fumble")
    story = told(match, 0)
    assert any("with one in the way. It needs 4." in line for line in story)
    assert any("The pass: 4 − 1 fumble = 3, and it needs 4." in line for line in story)
    assert any("Basti’s number 4" in line and "e7" in line for line in story)
    assert any(line.startswith("Basti has the ball now") for line in story)


def test_who_has_the_ball_is_told_with_whose_turn_it_is() -> None:
    match = lay("captain e5, 3 e10", "4 e7", hands=("forward backward", ""), markers=("pass", ""))
    play(match, ACT, "pass e10", "roll 4 fumble")
    assert match.state.turn == 0
    assert "Basti has the ball now, but you play this turn to its end." in told(match, 0)
    assert "You have the ball now, but Anna plays this turn to its end." in told(match, 1)
    match = lay("captain e5, 3 e10", "4 e7", hands=("forward", ""), markers=("pass", ""))
    match.state.played = match.state.allowed - 1
    play(match, ACT, "pass e10", "roll 4 fumble")
    assert "Basti has the ball now, and attacks." in told(match, 0)


def test_preparations_are_told_as_what_they_have_come_to() -> None:
    """Before a first match the table makes them, and nobody is asked."""
    match = Match(GAME, 2, {"basic-cards": "on"}, seed=3)
    until(match, "place")
    play(match, "form wall", "form wall")
    story = told(match, 0)
    for side in ("Your", "Basti’s"):
        assert any(line.startswith(f"{side} white dice: ") for line in story)
        assert any(re.match(f"{side} (formation: |side lines up as )", line) for line in story)
    assert not any("choose" in line or "add white" in line for line in story)


def test_a_goal_is_told_with_dice_and_score() -> None:
    match = lay("captain e10", morale=(2, 1), markers=("shoot*2", "goalkeeping"))
    play(match, ACT, "shoot", "strike left", "strike right", "reveal left right")
    play(match, "pay 2", "pay 0", "reveal 2 0", "roll 4 1 1", "roll 1 fumble")
    off = "Off the shot: 2 for the distance. Off the save: 1 for the Goalie’s distance."
    assert f"Aimed to the left, and the Goalie goes to the right! {off}" in told(match, 0)
    story = told(match, 1)  # she looks at the pitch from the other end
    assert f"Aimed to the right, and the Goalie goes to the left! {off}" in story
    assert "Anna puts 2 Morale on it, you none." in story
    goal = next(line.remark for line in match.story(1) if line.remark.tone == "goal")
    assert (goal.message.id, goal.seat) == ("scores", 0)
    said = Reader(GAME.localization(), NAMES, 1).sentence(goal.message)
    assert "6 against −1: 1–0." in said


def test_what_comes_off_a_shot_is_told_by_its_parts() -> None:
    match = lay("captain e10", "2 e11", morale=(0, 0))
    play(match, ACT, "shoot", "strike middle", "strike middle", "reveal middle middle")
    sides = "Off the shot: 2 for the distance, 2 in the way. Off the save: nothing."
    assert told(match, 0)[-1] == f"Aimed to the middle, and the Goalie goes there too. {sides}"
    play(match, "roll 4", "roll 1")
    assert any("No goal! 0 against 1." in said for said in told(match, 0))


@pytest.mark.parametrize(
    ("action", "dice", "sums"),
    [
        (
            "dribble 3",
            ("roll 3", "roll 3"),
            "Dribble 3 against tackle 3, and a tie is for the ball",
        ),
        ("dribble 3", ("roll 1", "roll 3"), "Dribble 1 against tackle 3"),
        ("pass e9", ("roll 2",), "The pass: 2, and it needs 3."),
    ],
)
def test_one_line_has_the_sums_of_an_action_and_its_result(
    action: str, dice: tuple[str, ...], sums: str
) -> None:
    match = lay("captain e5, 2 e9", "3 e6")
    play(match, ACT, action)
    before = len(told(match, 0))
    play(match, *dice)
    assert sums in told(match, 0)[before]


@pytest.mark.parametrize(
    ("goals", "score", "dice"),
    [((0, 0), "1–0", "roll 4 0"), ((0, 1), "1–1", "roll 4 0"), ((0, 1), "0–1", "roll 1 fumble")],
)
def test_the_last_whistle_says_in_a_sentence_what_ended_the_match(
    goals: tuple[int, int], score: str, dice: str
) -> None:
    """Also where the last kick of the match is a goal, which no kick-off follows."""
    match = lay(
        "captain e11", turn=0, goals=goals, clock=3, second_half=True, markers=("shoot", "")
    )
    match.state.kicker = 0  # the away side began this half
    play(match, ACT, "shoot", "strike left", "strike right", "reveal left right")
    play(match, dice, "roll 1")
    while match.actor is not None:
        match.play(match.legal[-1]) if match.legal else match.roll()
    last = match.story(-1)[-1].remark
    assert last.tone == "whistle"
    said = Reader(GAME.localization(), NAMES, -1).sentence(last.message)
    assert said.startswith(f"Full time, {score}: ")
    assert said.endswith("since the clock has reached 90' and both sides have had their turn.")


def test_what_was_chosen_in_secret_is_told_to_nobody_else() -> None:
    match = lay("captain e10", morale=(2, 2))
    play(match, ACT, "shoot", "strike left")
    assert "You aim for the left." in told(match, 0)
    for viewer in (1, -1):
        assert not any("left" in line for line in told(match, viewer))
    play(match, "strike right", "reveal left right", "pay 2")
    before = [line for line in told(match, 1) if "Morale" in line]
    assert not before
    assert match.observed(match.number - 1, 1) == "pay secret"
    assert match.observed(2, 1) == "strike secret"


def test_a_side_reads_only_its_own_draws() -> None:
    match = Match(GAME, 2, {}, seed=5)
    until(match, "spend", "play")
    for viewer in (0, 1):
        draws = [line for line in told(match, viewer) if " draw" in line]
        assert len(draws) == 4
        assert all(line.startswith("You draw ") for line in draws)
    assert not any(" draw" in line for line in told(match, -1))


def test_the_clock_half_time_and_full_time_are_told() -> None:
    match = Match(GAME, 2, {}, seed=6)
    rng = seeded(6, 2**33)
    while match.actor is not None:
        legal = match.legal or list(match.outcomes)
        match.play(legal[below(rng, len(legal))])
    story = told(match, -1)
    clock = [line for line in story if "the clock moves on to" in line]
    assert [line for line in clock if "15'" in line]
    assert [line for line in clock if "90'" in line]
    assert sum(line.startswith("Half-time, ") for line in story) == 1
    assert story[-1].startswith("Full time, ")
    assert sum("kicks off with" in line for line in story) == 2


def test_autoteam_is_told_of_as_she() -> None:
    match = Match(GAME, 2, {"solo": "hard"}, seed=2)
    rng = seeded(2, 2**33)
    while match.actor is not None:
        legal = match.legal or list(match.outcomes)
        match.play(legal[below(rng, len(legal))])
    lines = told(match, 0, ["Anna", "AutoTeam"])
    assert any(line.startswith("AutoTeam turns ") for line in lines)
    assert any("AutoTeam’s number" in line and "It needs" in line for line in lines)


def test_what_ends_a_half_is_told_although_the_pitch_is_cleared() -> None:
    for action, dice in (("dribble 3", ("roll 4", "roll 1")), ("pass e9", ("roll 1",))):
        match = lay("captain e5", "3 e6")
        play(match, ACT, action, *dice[:-1])
        before = match.state.copy()
        match.play(dice[-1])
        after = match.state.copy()
        clear_pitch(after, 0)
        number = GAME.actions.parse(match.box, dice[-1])
        remarks = GAME.narrate(match.box, before, number, after, 0)
        said = [Reader(GAME.localization(), NAMES, 0).sentence(one.message) for one in remarks]
        spaces = re.findall(r"\b[a-z]\d+\b", " ".join(said))
        assert set(spaces) <= {"e6"}
        assert spaces or "number 3" in said[-1]


def test_the_commentary_names_spaces_of_the_pitch_and_does_not_repeat_itself() -> None:
    match = Match(GAME, 2, {**SOLO, **VARIANTS}, seed=1)
    rng = seeded(1, 2**33)
    while match.actor is not None:
        legal = match.legal or list(match.outcomes)
        match.play(legal[below(rng, len(legal))])
    lines = told(match, -1)
    assert all(BOX.space(space) >= 0 for space in re.findall(r"\b[a-z]\d+\b", " ".join(lines)))
    moves = [line for line in lines if " to " in line or "→" in line]
    shapes = {re.sub(r"\b[a-i]\d+\b|number \d|captain|Goalie", "X", line) for line in moves}
    assert len(shapes) >= 10
