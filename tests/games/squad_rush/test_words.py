"""What Squad Rush says: its notation, its commentary, and why something cannot be done."""

import re
from collections.abc import Mapping

import pytest

from kickabout.engine.commentary import plain
from kickabout.engine.dice import below, seeded
from kickabout.engine.game import EVERYTHING
from kickabout.engine.match import Match
from kickabout.engine.rulebook import read_rulebook
from kickabout.games.squad_rush import GAME, words
from kickabout.games.squad_rush import state as s
from kickabout.games.squad_rush.box import load_box
from tests.games.notation import beginning, check_notation, names_of
from tests.rulebooks.laying import play
from tests.rulebooks.squad_rush.positions import (
    ARMBAND,
    DERBY,
    DRAMA,
    GROUP_STAGE,
    come_to_light,
    flip,
    go_on,
    hold,
    kick_off,
    lay,
    play_as,
    seven,
    stand,
    whistle,
)

BOX = load_box()
VERBS = "draw play recall tackle book dismiss take off on bench discard hold done call"
NOTATION = names_of(GAME, BOX)
NAMES = ["Anna", "Basti", "Cleo", "Dario"]
RED, BLUE = seven("red"), seven("blue")


# Notation.


def test_every_number_has_a_name_of_its_own_that_leads_back_to_it() -> None:
    check_notation(GAME, BOX, VERBS)


def test_what_the_box_does_not_hold_has_no_name() -> None:
    assert len(beginning(NOTATION, "recall")) == len(BOX.players)
    assert len(beginning(NOTATION, "official")) == len(BOX.cards)


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("", "does not begin with play, show, recall"),
        ("fly fjordland", "does not begin with"),
        ("draw pil", f"among the {len(BOX.players) + len(BOX.cards)} are: "),
        ("play fjordlan", "are: fjordland"),
        ("play fjordland on 0", "there is no card 'fjordland'; there are: tackle"),
        ("play overturned on 4", "one of 0, 1, 2, 3, instant, official, not '4'"),
        ("recall tackle", f"there is no player 'tackle'; among the {len(BOX.players)} are: "),
        ("discard joker", "there is no card or player 'joker'"),
        ("nation nowhere", "there is no nation 'nowhere'; there are: norway"),
        ("start 4", "a seat is a number in 0..3, not '4'"),
        ("official fjordland", "there is no card 'fjordland'"),
        ("show on tackle", "there is no player 'tackle'"),
        ("show off", "there is no card 'off'"),
        ("show fjordland", "there is no card 'fjordland'"),
    ],
)
def test_what_cannot_be_read_is_named(name: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=re.escape(complaint)):
        words.parse(BOX, name)


# Why not.

CLAUSES = {clause.number for clause in read_rulebook(GAME.rulebook).clauses}
GROUP = {"mode": "group-stage", "matchday-drama": "on", "added-time": "new-official"}


@pytest.mark.parametrize(("seed", "options"), [(1, {}), (2, GROUP), (3, {"derby-night": "on"})])
def test_whatever_is_not_legal_has_a_reason_with_a_clause_that_exists(
    seed: int, options: Mapping[str, object]
) -> None:
    match = Match(GAME, 2 + seed % 3, options, None, seed)
    rng = seeded(seed, 1)
    while match.actor is not None:
        choices = match.legal or list(match.outcomes)
        may = {words.parse(match.box, name) for name in choices}
        for number in (below(rng, s.CODES) for _ in range(8)):
            if number not in may and number in NOTATION:
                reason = words.why_not(match.box, match.state, number)
                clauses = set(re.findall(r"RUSH-\d+\.\d+", reason))
                assert clauses, NOTATION[number]
                assert clauses <= CLAUSES, reason
        match.play(choices[below(rng, len(choices))])
    assert "The match is over (RUSH-" in refused(match, "done")


def refused(match: Match, name: str, seat: int | None = None) -> str:
    reason = match.why_not(name, seat)
    assert reason is not None, f"{name} is legal"
    return reason


def test_reasons_for_acts() -> None:
    match = lay(
        hands=("tackle yellow-card red-f8 the-wall var-review overturned", ""),
        pitches=("red-g7", "blue-g7 blue-f8"),
    )
    assert "Red F10 is not in your hand (RUSH-4.2)" in refused(match, "play red-f10")
    assert "Blue F8 is not on your pitch (RUSH-4.4)" in refused(match, "recall blue-f8")
    assert "Red G7 is your own" in refused(match, "tackle red-g7")
    assert "Blue D8 is on nobody's pitch (RUSH-4.5)" in refused(match, "book blue-d8")
    assert "no Red Card in your hand (RUSH-4.5)" in refused(match, "dismiss blue-f8")
    assert "Say on whom Tackle is played: tackle PLAYER" in refused(match, "play tackle")
    assert "VAR Review is an INSTANT" in refused(match, "play var-review")
    assert "no Reverse in your hand (RUSH-4.1)" in refused(match, "play reverse")
    assert "play overturned on SEAT (RUSH-18.2)" in refused(match, "play overturned")
    assert "Nobody on the pitch of seat 1 is booked (RUSH-6.16)" in refused(
        match, "play overturned on 1"
    )
    assert "no seat 2 in this match" in refused(match, "play overturned on 2")
    assert "play the-wall (RUSH-18.2)" in refused(match, "play the-wall on 1")
    assert "You lack six players for a legal seven (RUSH-8.2)" in refused(match, "call")
    assert "You have drawn your cards" in refused(match, "draw deck")
    assert "at the end of the turn, if there are too many (RUSH-3.8)" in refused(
        match, "discard tackle"
    )
    assert "play the card first (RUSH-6.2)" in refused(match, "off red-g7")
    assert "by a Set Piece (RUSH-6.6)" in refused(match, "take red-m7")
    assert "when the pitches are locked (RUSH-12.7)" in refused(match, "bench red-g7")
    assert "nothing to answer" in refused(match, "hold")
    assert "Seat 0 decides now, not chance (RUSH-3.1)." in refused(match, "start 0")
    assert "how others read a secret" in refused(match, "draw card")


def test_reasons_where_acts_or_room_are_used_up() -> None:
    full = " ".join(f"red-{role}" for role in "g7 d8 d6 d6b d5 m9 m7 m6 f10 f8 f6".split())
    match = lay(hands=("blue-g7", ""), pitches=(full, ""))
    assert "eleven players on your pitch, and no more fit (RUSH-4.3)" in refused(
        match, "play blue-g7"
    )
    match = lay(hands=("blue-g7 tackle the-wall", ""), pitches=(RED, "green-g7"), acts=0)
    for action in ("play blue-g7", "recall red-g7", "tackle green-g7", "play the-wall"):
        assert "no acts left in this turn (RUSH-3.6)" in refused(match, action)


def test_reasons_behind_the_wall_and_on_a_derby_night() -> None:
    match = lay(
        hands=("tackle*3 blue-g7", "the-wall"), pitches=("", "blue-d8 blue-f8"), options=DERBY
    )
    match.state.walled[1] = 1
    assert "Blue D8 stands behind The Wall" in refused(match, "tackle blue-d8")
    match = lay(
        3, hands=("tackle*3 blue-g7",), pitches=(RED, "blue-f8", "green-f8"), acts=1, options=DERBY
    )
    stand(match, "tackle blue-f8")
    assert "The second Tackle is for a player of seat 1 (RUSH-16.10)" in refused(
        match, "tackle green-f8"
    )


def test_reasons_to_a_call() -> None:
    match = lay(pitches=(RED, ""), taken=1, options=GROUP_STAGE)
    assert "at least one turn before you may call (RUSH-11.3)" in refused(match, "call")
    match = lay(pitches=(RED, BLUE), caller=1, last_turns=(2, 0), options=GROUP_STAGE)
    assert "Seat 1 has called on this matchday already (RUSH-11.8)" in refused(match, "call")


def test_reasons_to_answers() -> None:
    match = lay(
        hands=("red-f8 tackle the-wall", "offside play-on var-review tackle"),
        pitches=("", "blue-f8"),
    )
    play(match, "play the-wall")
    assert "answers a player who has just been played (RUSH-7.8)" in refused(match, "play offside")
    assert "a Tackle, a booking or an INSTANT, nothing else (RUSH-7.9)" in refused(
        match, "play play-on"
    )
    assert "Tackle is none (RUSH-7.1)" in refused(match, "play tackle")
    assert "an INSTANT, or hold (RUSH-7.2)" in refused(match, "play red-f8")
    assert "play var-review (RUSH-18.2)" in refused(match, "play var-review on 0")
    match = lay(3, hands=("red-f8", "var-review", "offside"))
    play(match, "play red-f8", "play var-review")
    assert "answered by Play On alone (RUSH-7.4)" in refused(match, "play offside")


def test_reasons_within_a_card() -> None:
    match = lay(hands=("substitution set-piece quick-restart blue-g7", ""), pitches=("red-g7", ""))
    stand(match, "play substitution")
    assert "Blue F8 is not on your pitch (RUSH-6.3)" in refused(match, "off blue-f8")
    assert "name a player of yours to take off" in refused(match, "hold")
    play(match, "off red-g7")
    assert "Red G7 has just come off" in refused(match, "on red-g7")
    assert "Blue F8 is not in your hand" in refused(match, "on blue-f8")
    assert "comes on for Red G7" in refused(match, "done")
    play(match, "on blue-g7", "done")
    stand(match, "play set-piece")
    assert "Red F8 is no Midfielder" in refused(match, "take red-f8")
    assert "or say done (RUSH-6.6)" in refused(match, "call")


def test_reasons_on_a_matchday() -> None:
    match = kick_off(f"{RED} red-d5", f"{BLUE} sub-1", hands=("red-m6 tackle",), options=DRAMA)
    assert "leave players out until seven are left (RUSH-12.7)" in refused(match, "done")
    assert "Without Red G7 no legal seven would be left (RUSH-12.10)" in refused(
        match, "bench red-g7"
    )
    assert "Blue G7 is not on your pitch" in refused(match, "bench blue-g7")
    flip(match, "substitution")
    assert "Name a player of yours to take off" in refused(match, "done", 0)
    assert "Nobody of your hand can come on for Red G7" in refused(match, "off red-g7", 0)
    play_as(match, 0, "off red-m7")
    assert "Red M7 leaves, so somebody has to come on" in refused(match, "on nobody", 0)
    assert "Red F6 is not in your hand" in refused(match, "on red-f6", 0)


# Commentary.


def told(match: Match, viewer: int | None = None) -> list[str]:
    seat = EVERYTHING if viewer is None else viewer
    return [plain(line.text, NAMES, seat) for line in match.story(viewer)]


def tones(match: Match) -> Mapping[str, str]:
    return {plain(line.text, NAMES, EVERYTHING): line.tone for line in match.story()}


def with_text(lines: list[str], *parts: str) -> str:
    found = [line for line in lines if all(part in line for part in parts)]
    assert len(found) == 1, (parts, lines)
    return found[0]


def test_a_player_is_told_with_his_nation_and_what_is_missing() -> None:
    match = lay(hands=("red-f10 red-f8", ""), pitches=(seven("red", but="f10 f8"), ""))
    stand(match, "play red-f8")
    assert "Red Nation" in with_text(told(match), "Red F8")
    assert "Anna" in told(match)[-1]
    stand(match, "play red-f10")
    assert "all Red Nation" in told(match)[-1]
    assert told(match, 0)[-1] != told(match)[-1]


def test_a_tackle_is_told_as_it_comes_and_as_it_ends() -> None:
    match = lay(hands=("tackle*2", "play-on"), pitches=("", f"{BLUE} sub-1"))
    stand(match, "tackle blue-f8")
    attack, end = told(match)[-2:]
    assert "Tackle" in attack or "slides in" in attack
    assert "Basti’s Blue F8" in attack
    assert "Blue F8" in end
    play(match, "tackle sub-1", "play play-on")
    assert any("Basti’s Super Sub 1" in line for line in told(match))
    assert "Tackle" in told(match)[-1]


def test_a_seven_that_falls_is_told() -> None:
    match = lay(hands=("tackle", ""), pitches=("", BLUE))
    stand(match, "tackle blue-f8")
    assert re.search(r"Basti’s seven", told(match)[-1])


def test_bookings_are_told_up_to_the_red() -> None:
    match = lay(
        hands=("yellow-card*2 red-card", ""),
        pitches=("", "blue-f10 blue-f8"),
        acts=3,
        options={**ARMBAND, **GROUP_STAGE},
    )
    stand(match, "book blue-f10")
    shrugged = told(match)[-1]
    assert "does not count" in shrugged or "no booking" in shrugged
    stand(match, "book blue-f10")
    assert "−1" in told(match)[-1]
    stand(match, "dismiss blue-f8")
    told_off = with_text(told(match), "Red Card")
    assert tones(match)[told_off] == "sent-off"
    assert tones(match)[told(match)[-1]] == "sent-off"


def test_instants_are_told_with_what_they_stop() -> None:
    match = lay(3, hands=("red-f8 red-f10", "var-review offside", "play-on"))
    play(match, "play red-f8", "play var-review", "play play-on")
    assert "VAR Review does not count." in told(match)[-1]
    hold(match)
    play(match, "play red-f10", "play offside")
    hold(match)
    assert "Red F10" in told(match)[-1]
    assert "Anna’s hand" in told(match)[-1]
    assert not any("!." in line or "!!" in line for line in told(match))


def test_a_call_is_told_to_its_end() -> None:
    match = lay(hands=("", "var-review"), pitches=(RED, ""), acts=0)
    play(match, "call")
    assert "GOOOAL" in told(match)[-2]
    assert told(match)[-1] == "Nobody can stop it: Anna wins!"
    assert told(match, 0)[-1] == "Nobody can stop it: you win!"
    assert tones(match)[told(match)[-1]] == "goal"
    match = lay(hands=("red-f8", "var-review"), pitches=(seven("red", but="f8"), ""))
    stand(match, "play red-f8")
    play(match, "call", "play var-review")
    hold(match)
    assert "Red F8 does not count, and goes to the discard pile." in told(match)
    assert any("no seven, and no call" in line for line in told(match))
    match = lay(pitches=(RED, ""), options=GROUP_STAGE)
    play(match, "call")
    assert "The call stands. Two more turns for everybody but Anna." in told(match)


def test_draws_are_told_to_their_owner_alone() -> None:
    match = lay(hands=("quick-restart", ""), deck="tackle red-f8")
    stand(match, "play quick-restart")
    play(match, "draw tackle", "draw red-f8")
    assert "You draw Tackle." in told(match, 0)
    assert "You draw Red F8 (FWD 8, Red Nation)." in told(match, 0)
    assert not any("Tackle" in line for viewer in (1, -1) for line in told(match, viewer))


def test_a_match_is_told_as_an_event() -> None:
    match = kick_off(f"{RED} red-d5", seven("blue", but="d6 f8", booked="m9") + " green-d6 sub-1")
    assert told(match)[-2] == "The pitches are locked: matchday one."
    assert "Anna" in told(match)[-1]
    assert "Basti" in told(match)[-1]
    play(match, "bench red-d5")
    come_to_light(match)
    assert told(match, 1)[-1] == (
        "Your seven: Blue G7; Blue D8, Green D6; Blue M9, Blue M7; Blue F10, Super Sub 1."
        " Defence 20 (21, −1 for chemistry), attack 30 (32, −1 for bookings, −1 for chemistry)."
    )
    play(match, "official the-wall")
    assert "+3" in told(match)[-1]
    play(match, "final whistle")
    lines = told(match)
    assert any("34" in line and "23" in line for line in lines)
    assert any("30" in line and "24" in line for line in lines)
    result = with_text(lines, "3–2")
    assert "Anna" in result
    assert "Three points." in result
    assert tones(match)[result] == "goal"
    assert "Red F10" in with_text(lines, "Golden Boot")
    assert "The table after matchday one: Anna 4 (+1), Basti 0 (−1)." in lines


@pytest.mark.parametrize(
    ("official", "parts"),
    [
        ("added-time", ("Added Time", "two legs|second leg")),
        ("var-review", ("VAR Review", "Anna’s Red F10 and Basti’s Blue F10")),
        ("offside", ("Offside!", "Anna’s Red F10 and Basti’s Blue F10")),
        ("play-on", ("Play On", "cost nothing|does not care")),
        ("set-piece", ("Set Piece", "16 to 16")),
        ("the-wall", ("The Wall", r"\+3")),
        ("reverse", ("Reverse", "attack")),
        ("full-time-whistle", ("Full-Time Whistle", "six")),
        ("overturned", ("Overturned", "book")),
    ],
)
def test_every_official_is_told_with_what_its_call_does(
    official: str, parts: tuple[str, str]
) -> None:
    match = kick_off(RED, BLUE)
    flip(match, official)
    line = with_text(told(match), parts[0])
    assert re.search(parts[1], line) or official == "reverse", line
    whistle(match)
    assert any("table after matchday one" in line for line in told(match))


def test_what_an_official_opens_is_told_once_shown() -> None:
    match = kick_off(RED, BLUE, hands=("red-m6", "tackle"))
    flip(match, "substitution")
    play_as(match, 0, "off red-m7")
    play_as(match, 0, "on red-m6")
    assert not any("Red M6" in line for line in told(match, 1))
    assert any("Red M7" in line for line in told(match, 0)[-2:])
    play_as(match, 1, "off nobody")
    play_as(match, 1, "on nobody")
    come_to_light(match)
    assert with_text(told(match, 1), "Red M6", "Red M7")
    again = [line for line in told(match) if "seven: " in line]
    assert len(again) == 3


def test_a_drama_is_told_when_both_are_known() -> None:
    match = kick_off(RED, BLUE, hands=("var-review", "play-on"), options=DRAMA)
    flip(match, "the-wall")
    play_as(match, 0, "play var-review")
    assert "VAR Review" in told(match, 0)[-1]
    assert "VAR Review" not in told(match, 1)[-1]
    play_as(match, 1, "play play-on on instant")
    come_to_light(match)
    assert told(match)[-1] == "VAR Review of Anna is waved away."
    match = kick_off(RED, BLUE, hands=("offside", "play-on"), options=DRAMA)
    flip(match, "the-wall")
    play_as(match, 0, "play offside")
    play_as(match, 1, "play play-on on official")
    come_to_light(match)
    assert told(match)[-2:] == [
        "The call of the official is off: no The Wall.",
        "Basti’s Blue F10 counts for nothing.",
    ]


def test_forfeits_are_told() -> None:
    match = kick_off(RED, "blue-g7")
    assert "Basti" in told(match)[-1]
    assert "seven" in told(match)[-1]
    assert told(match, 1)[-1] != told(match)[-1]
    play(match, "final whistle")
    assert "Recorded as 2–0: three points for Anna, none for Basti." in told(match)
    match = kick_off("red-g7", "blue-g7")
    play(match, "final whistle")
    assert "Neither Anna nor Basti can play: 0–2 for both." in told(match)


@pytest.mark.parametrize(
    ("before", "how"),
    [
        ({"points": (3, 0)}, "Anna lifts the cup with six points!"),
        ({"points": (0, 3), "scored": (9, 0)}, "on goal difference, level on points with Basti!"),
        (
            {"points": (0, 3), "scored": (9, 10), "conceded": (9, 6)},
            "on goals scored, level on points with Basti!",
        ),
        (
            {"points": (0, 3), "scored": (9, 11), "conceded": (9, 7), "sent_off": (0, 1)},
            "with fewer players sent off, level on points with Basti!",
        ),
    ],
)
def test_the_cup_is_told_with_what_decided_it(
    before: Mapping[str, tuple[int, int]], how: str
) -> None:
    match = kick_off(RED, "blue-g7", matchday=2, before=before)
    play(match, "final whistle")
    assert told(match)[-1].endswith(how)


def test_sudden_death_is_told() -> None:
    match = kick_off("red-g7", "blue-g7", matchday=2)
    play(match, "final whistle")
    assert "Anna and Basti are level on everything." in told(match)[-1]
    while match.actor is not None:
        go_on(match)
    lines = told(match)
    assert sum("Five cards each." in line for line in lines) == 1
    assert re.search(r"lifts? the cup!|takes? the cup\.|share the cup\.", lines[-1])


@pytest.mark.parametrize("seed", range(4))
def test_no_mark_is_left_in_any_line_of_whole_matches(seed: int) -> None:
    options = GROUP if seed % 2 else {}
    match = Match(GAME, 2 + seed % 3, options, None, seed)
    rng = seeded(seed, 2)
    while match.actor is not None:
        choices = match.legal or list(match.outcomes)
        comes = [name for name in choices if name.startswith("play ")] or choices
        match.play((comes if below(rng, 3) else choices)[below(rng, len(comes))])
    for viewer in (None, *range(-1, match.seats)):
        for line in told(match, viewer):
            assert not re.search(r"[<>{}\[\]@%*|]|  |\.\.|!\.", line), line
            assert line[0] == line[0].upper(), line
            assert not re.search(r"[.!?] you", line), line
