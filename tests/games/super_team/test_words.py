"""What Super Team says: its notation, its commentary, and why something cannot be done."""

import re
from collections import Counter
from pathlib import Path

import pytest
from kickabout.engine.commentary import plain

from kickabout.engine.dice import below, seeded
from kickabout.engine.match import Match
from kickabout.engine.rulebook import read_rulebook
from kickabout.games.super_team import GAME, words
from kickabout.games.super_team.box import load_box
from kickabout.games.super_team.preparations import clear_pitch
from kickabout.games.super_team.state import ACTIONS, ROLLS, STARTS
from tests.games.notation import beginning, check_notation, names_of
from tests.rulebooks.laying import play
from tests.rulebooks.super_team.positions import SOLO, lay, until

BOX = load_box()
VERBS = "play spend drop end move pass kick shoot dribble tackle push bypass land strike pay take done choose mark place form centre rest"
NOTATION = names_of(GAME, BOX)
VARIANTS = {
    "team-abilities": "on",
    "captain-abilities": "on",
    "hard-fatigue": "on",
    "offside-trap": "on",
}
NAMES = ["Anna", "Basti"]
ACT = "spend forward on action"


# Notation.


def test_every_number_has_a_name_of_its_own_that_leads_back_to_it() -> None:
    check_notation(GAME, BOX, VERBS)
    assert not any("-" in name.partition(" ")[0] for name in NOTATION.values())


def test_what_the_box_does_not_hold_has_no_name() -> None:
    assert ROLLS + 9 * 2 + 1 not in NOTATION  # two white dice out of order
    assert len(beginning(NOTATION, "pass")) == 13 * 9
    dealt = [name for number, name in NOTATION.items() if number >= STARTS and "deal" in name]
    assert len(dealt) == len(BOX.teams) + len(BOX.captains)


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("", "does not begin with"),
        ("fly e7", "does not begin with"),
        ("auto fly e7", "does not begin with"),
        ("play offside", "there is no card 'offside'"),
        ("spend forward", "write 'spend CARD on movement, action, goal-kick'"),
        ("spend forward on tea", "write 'spend CARD on movement, action, goal-kick'"),
        ("spend offside on action", "there is no card 'offside'"),
        ("drop offside", "there is no card 'offside'"),
        ("move 3", "write 'move PIECE SPACE'"),
        ("move 3 e7 by foot", "write 'move PIECE SPACE'"),
        ("move 6 e7", "there is no piece '6'; there are: goalie, captain, 2"),
        ("move 3 j7", "a space is a column a-i and a row 1-13"),
        ("pass e14", "a space is a column a-i and a row 1-13"),
        ("push 3", "write 'push PIECE SPACE'"),
        ("auto move 3", "write 'auto move PIECE SPACE'"),
        ("strike up", "there is no tile 'up'; there are: left, middle, right"),
        ("pay 4", "an amount of Morale is a number in 0..3"),
        ("pay -1", "an amount of Morale is a number in 0..3"),
        ("rest 3", "how many Fatigue cards go back is a number in 0..2"),
        ("start 2", "a seat is a number in 0..1"),
        ("mark stamina", "there is no stat 'stamina'"),
        ("form 4-4-2", "there is no formation '4-4-2'"),
        ("choose nobody", "there is no board 'nobody'"),
        ("turn forward", "there is no auto card 'forward'"),
        ("reveal left", "write 'reveal TILE TILE' or 'reveal AMOUNT AMOUNT'"),
        ("reveal left 2", "there is no tile '2'"),
        ("reveal 2 left", "an amount of Morale is a number in 0..3"),
        ("roll", "a green die is a number in 0..9"),
        ("roll 10", "a green die is a number in 0..9"),
        ("roll fumble", "a green die is a number in 0..9"),
        ("roll 4 7", "a white die is a number in 0..6"),
        ("roll 4 1 1 1", "one green and at most two white dice"),
    ],
)
def test_what_cannot_be_read_is_named(name: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=re.escape(complaint)):
        words.parse(BOX, name)


def test_white_dice_are_read_in_any_order_and_told_in_one() -> None:
    assert words.parse(BOX, "roll 4 fumble 1") == words.parse(BOX, "roll 4 1 fumble")
    assert words.name_of(BOX, words.parse(BOX, "roll 4 fumble 1")) == "roll 4 1 fumble"
    assert words.name_of(BOX, words.parse(BOX, "roll 2 2 0")) == "roll 2 0 2"
    assert words.parse(BOX, "roll 4") < words.parse(BOX, "roll 4 fumble")


def test_a_larger_pitch_has_more_names(tmp_path: Path) -> None:
    path = tmp_path / "large.toml"
    path.write_text(BOX.text.replace("rows = 13", "rows = 15"), encoding="utf-8")
    large = load_box(path)
    assert words.name_of(large, words.parse(large, "pass i15")) == "pass i15"
    with pytest.raises(ValueError, match="a row 1-15"):
        words.parse(large, "pass a16")


# Why not.


@pytest.mark.parametrize(
    "options", [{}, VARIANTS, {**SOLO, **VARIANTS}], ids=["plain", "variants", "solo"]
)
def test_every_refusal_gives_a_reason_with_a_clause_of_the_rulebook(
    options: dict[str, object],
) -> None:
    clauses = {clause.number for clause in read_rulebook(GAME.rulebook).clauses}
    match = Match(GAME, 2, options, seed=3)
    rng = seeded(3, 2**33)
    reasons: Counter[str] = Counter()
    while match.actor is not None:
        legal = match.legal or list(match.outcomes)
        for _ in range(30):
            number = below(rng, ACTIONS)
            name = NOTATION.get(number)
            if name is None or name in legal:
                continue
            reason = match.why_not(name)
            assert reason is not None
            found = re.fullmatch(r"[A-Za-z].*\((SUPER-\d+\.\d+)\)\.", reason)
            assert found is not None, (name, reason)
            assert found[1] in clauses, (name, reason)
            reasons[found[1]] += 1
        match.play(legal[below(rng, len(legal))])
    assert len(reasons) > 20


@pytest.mark.parametrize(
    ("hand", "action", "reason"),
    [
        ("forward", "end turn", "You must play at least one card (SUPER-5.2)."),
        (
            "forward",
            "shoot",
            "Play a card: what happens on the pitch comes from cards (SUPER-5.3).",
        ),
        ("forward", "play cross", "There is no Cross Pass in your hand (SUPER-5.2)."),
        ("forward", "spend forward on goal-kick", "Your Goalie owes no goal kick (SUPER-14.6)."),
        ("fatigue forward", "spend fatigue on action", "(SUPER-19.1)."),
        ("forward", "drop forward", "A card is dropped only if none can be used (SUPER-5.6)."),
        ("forward", "roll 3", "Seat 0 decides now, not chance."),
        ("backward", "play backward", "behind the ball can be passed to (SUPER-15.5)."),
        ("cross", "play cross", "in the same row can be passed to (SUPER-15.5)."),
    ],
)
def test_a_card_says_why_it_cannot_be_played(hand: str, action: str, reason: str) -> None:
    match = lay("captain e5, goalie e6, 2 e7, 3 e8, 4 e9, 5 e10", hands=(hand,))
    assert str(match.why_not(action)).endswith(reason)


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("pass e5", "The ball is there already (SUPER-10.1)."),
        ("pass e7", "On e7 stands an opponent, and nobody passes to opponents (SUPER-10.2)."),
        ("pass d13", "Into a small rectangle one passes only to one's own Goalie (SUPER-10.3)."),
        ("dribble 2", "Only an opponent beside the carrier can be dribbled (SUPER-12.1)."),
        ("tackle 3", "The side with the ball does not tackle (SUPER-7.3)."),
        ("move 3 e9", "An action is due: say which (SUPER-5.3)."),
    ],
)
def test_an_action_says_why_it_cannot_be_taken(action: str, reason: str) -> None:
    match = lay("captain e5, 3 e8", "2 e7")
    play(match, ACT)
    assert match.why_not(action) == reason


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("move captain e5", "A movement ends on another space than it began (SUPER-6.7)."),
        ("move captain h8", "h8 is 3 spaces away, and a piece moves one or two (SUPER-6.1)."),
        ("move captain e7", "stop beside an opponent (SUPER-6.12)."),
        ("move goalie e3", "A Goalie moves one space at a time (SUPER-6.16)."),
        ("move 3 e8", "On e8 stands a piece already (SUPER-2.9)."),
        ("move 2 c3", "An inactive piece moves for 1 Morale, and you have none (SUPER-6.3)."),
        ("move 4 d1", "d1 is in a small rectangle, which is for its Goalie alone (SUPER-2.3)."),
        (
            "move 3 e10 by ball",
            "no loose ball one space away to be picked up on the way (SUPER-6.11).",
        ),
        ("pass e8", "A movement is due: say which piece goes where (SUPER-5.3)."),
    ],
)
def test_a_movement_says_why_it_cannot_be_made(action: str, reason: str) -> None:
    match = lay("captain e5, 2 c4, 3 e9, 4 c2", "2 e8, 3 d7, 4 f7", lying=("2", ""))
    play(match, "spend forward on movement")
    assert str(match.why_not(action)).endswith(reason)


# Commentary.


def told(match: Match, viewer: int = 0) -> list[str]:
    return [plain(line.text, NAMES, viewer) for line in match.story(viewer)]


def test_a_pass_that_fails_tells_its_dice_and_where_it_stopped() -> None:
    match = lay("captain e5, 3 e10", "4 e7", markers=("pass", ""))
    play(match, ACT, "pass e10", "roll 4 fumble")
    story = told(match)
    assert any("with one in the way: power 4." in line for line in story)
    assert any(line.startswith("4 and a fumble: 3 against 4.") for line in story)
    assert any("Basti’s number 4" in line and "e7" in line for line in story)
    assert "Basti is the attacker now." in story


def test_a_goal_is_told_with_dice_and_score() -> None:
    match = lay("captain e10", morale=(2, 1), markers=("shoot*2", "goalkeeping"))
    play(match, ACT, "shoot", "strike left", "strike right", "reveal left right")
    play(match, "pay 2", "pay 0", "reveal 2 0", "roll 4 1 1", "roll 1 fumble")
    story = told(match, 1)
    assert "Aimed to the left, and the Goalie goes right! Power 2 against 1." in story
    assert "Anna puts 2 Morale on it, you none." in story
    assert "Anna’s captain rolls 4, 1 and 1, 2 Morale, less 2: 6." in story
    assert "Your Goalie rolls 1 and a fumble, less 1: −1." in story
    goal = next(line for line in match.story(1) if line.tone == "goal")
    assert "1–0" in goal.text
    assert "6 against −1" in goal.text


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
    assert sum(line.startswith("Half-time: ") for line in story) == 1
    assert story[-1].startswith("Full time, ")
    assert sum("kicks off with" in line for line in story) == 2


def test_autoteam_is_told_of_as_she() -> None:
    match = Match(GAME, 2, {"solo": "hard"}, seed=2)
    rng = seeded(2, 2**33)
    while match.actor is not None:
        legal = match.legal or list(match.outcomes)
        match.play(legal[below(rng, len(legal))])
    lines = [plain(line.text, ["Anna", "AutoTeam"], 0) for line in match.story(0)]
    assert any(line.startswith("AutoTeam turns ") for line in lines)
    assert any("AutoTeam’s number" in line and "power" in line for line in lines)


def test_what_ends_a_half_is_told_although_the_pitch_is_cleared() -> None:
    for action, dice in (("dribble 3", ("roll 4", "roll 1")), ("pass e9", ("roll 1",))):
        match = lay("captain e5", "3 e6")
        play(match, ACT, action, *dice[:-1])
        before = match.state.copy()
        match.play(dice[-1])
        after = match.state.copy()
        clear_pitch(after, 0)
        number = words.parse(match.box, dice[-1])
        remarks = words.tell(match.box, before, number, after, 0)
        spaces = re.findall(r"\b[a-z]\d+\b", " ".join(remark.text for remark in remarks))
        assert set(spaces) <= {"e6"}
        assert spaces or "number 3" in remarks[-1].text


@pytest.mark.parametrize("options", [{}, {**SOLO, **VARIANTS}], ids=["plain", "solo"])
def test_the_commentary_is_prose(options: dict[str, object]) -> None:
    """No mark, no gap and no double stop is left over, and it does not say one thing all the time."""
    for seed in (1, 2):
        match = Match(GAME, 2, options, seed=seed)
        rng = seeded(seed, 2**33)
        while match.actor is not None:
            legal = match.legal or list(match.outcomes)
            match.play(legal[below(rng, len(legal))])
        for viewer in (0, 1, -1):
            lines = told(match, viewer)
            for line in lines:
                assert not re.search(r"[{}<>@%]|\.\.|  | ,|None|\?\?", line), line
                assert line[0].isupper() or line[0].isdigit() or line[0] == "−", line
                assert line[-1] in ".!…", line
                named = re.findall(r"\b[a-z]\d+\b", line)
                assert all(BOX.space(space) >= 0 for space in named), line
            moves = [line for line in lines if " to " in line or "→" in line]
            shapes = Counter(
                re.sub(r"\b[a-i]\d+\b|number \d|captain|Goalie", "X", x) for x in moves
            )
            assert len(shapes) >= 10
