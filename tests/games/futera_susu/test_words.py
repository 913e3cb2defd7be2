"""What Futera SuSu says: its notation, its commentary, and why something cannot be done."""

import re
from collections.abc import Mapping

import pytest

from kickabout.engine.commentary import plain
from kickabout.engine.dice import below, seeded
from kickabout.engine.game import EVERYTHING
from kickabout.engine.match import Match
from kickabout.engine.rulebook import read_rulebook
from kickabout.games.futera_susu import GAME, words
from kickabout.games.futera_susu import state as s
from kickabout.games.futera_susu.box import load_box
from tests.games.notation import beginning, check_notation, names_of
from tests.rulebooks.futera_susu.positions import LINE_UP, choices, lay, lock_in, new

BOX = load_box()
VERBS = "squad sign deck pack place lift send play hold bring leave"
NOTATION = names_of(GAME, BOX)
NAMES = ["Anna", "Basti"]
LOYAL = ("loyal", "plain")
CAPTAIN = {8: "red-captain"}


def play(match: Match, *actions: str) -> None:
    """Plays these one after the other, and whatever has to be shown or told in between."""
    for action in actions:
        shown(match)
        match.play(action)


def shown(match: Match) -> None:
    while match.actor is not None and choices(match)[0].startswith(("show ", "bonus ")):
        match.play(choices(match)[0])


def duel(match: Match, dice: str, *spots: str) -> None:
    """A duel without action cards; the first that may go is sent where no spot is named."""
    duels = match.state.duels
    sent = list(spots)
    shown(match)
    while match.state.duels == duels and match.actor is not None:
        first = choices(match)[0]
        if first.startswith("send "):
            match.play(f"send {sent.pop(0)}" if sent else first)
        else:
            match.play("hold" if "hold" in match.legal else f"roll {dice}")
        shown(match)


# Notation.


def test_every_number_has_a_name_of_its_own_that_leads_back_to_it() -> None:
    check_notation(GAME, BOX, VERBS)


def test_what_the_box_does_not_hold_has_no_name() -> None:
    decisions = {number: name for number, name in NOTATION.items() if number < s.ACTIONS}
    assert len(beginning(decisions, "sign")) == len(BOX.players)
    assert len(beginning(decisions, "pack")) == len(BOX.cards)


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("", "does not begin with"),
        ("fly f1", "does not begin with"),
        ("squad nobodies", "there is no squad 'nobodies'; there are: "),
        ("deck of-cards", "there is no deck 'of-cards'; there are: "),
        ("sign vera-strom", f"among the {len(BOX.players)} are: vera-storm"),
        ("pack joker", "there is no card 'joker'; there are: red-card"),
        ("place 9", "write 'place SHIRT in ROW'"),
        ("place 9 in attack", "there is no row 'attack'; there are: forwards, midfield"),
        ("place 12 in forwards", "a shirt of the eleven is a number in 1..11, not '12'"),
        ("place 09 in forwards", "a shirt of the eleven is a number in 1..11, not '09'"),
        ("lift 0", "a shirt of the eleven is a number in 1..11, not '0'"),
        ("send f5", "there is no spot 'f5'; there are: f1, f2"),
        ("play joker on f1", "there is no card 'joker'"),
        ("play red-card on the pitch", "a card is played on a spot (f1, f2"),
        ("play energy-boost on stamina", "or on a stat (speed, accuracy"),
        ("bring 11", "a substitute's shirt is a number in 12..16, not '11'"),
        ("injure 17", "a substitute's shirt is a number in 12..16, not '17'"),
        ("toss 2", "a seat is a number in 0..1, not '2'"),
        ("roll 3", "write 'roll DIE DIE', the attacker's die first"),
        ("roll 3 7", "a die is a number in 1..6, not '7'"),
        ("re-roll 0", "a die is a number in 1..6, not '0'"),
    ],
)
def test_what_cannot_be_read_is_named(name: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=re.escape(complaint)):
        words.parse(BOX, name)


# Why not.

CLAUSES = {clause.number for clause in read_rulebook(GAME.rulebook).clauses}


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_not_legal_has_a_reason_with_a_clause_that_exists(seed: int) -> None:
    match = Match(GAME, 2, {"strict": "on"} if seed == 2 else {}, None, seed)
    rng = seeded(seed, 1)
    while match.actor is not None:
        if match.actor == "chance":
            may = {words.parse(match.box, name) for name in match.outcomes}
        else:
            may = {words.parse(match.box, name) for name in match.legal}
        for number in (below(rng, s.CODES) for _ in range(12)):
            if number not in may and number in NOTATION:
                reason = words.why_not(match.box, match.state, number)
                clauses = set(re.findall(r"SUSU-\d+\.\d+", reason))
                assert clauses or reason.endswith("decides now, not chance."), NOTATION[number]
                assert clauses <= CLAUSES, reason
        choices = match.legal or list(match.outcomes)
        match.play(choices[below(rng, len(choices))])


def refused(match: Match, name: str) -> str:
    reason = match.why_not(name)
    assert reason is not None, f"{name} is legal"
    return reason


def test_reasons_while_a_squad_is_built() -> None:
    match = new()
    assert "Shirt 1 is for a Goalkeeper, and Red F1 is a Forward (SUSU-2.2)" in refused(
        match, "sign red-f1"
    )
    assert "squad comes before the deck (SUSU-2.7)" in refused(match, "pack red-card")
    play(match, "sign red-g1", "sign red-d1")
    assert "Red D1 is signed already and wears shirt 2 (SUSU-1.8)" in refused(match, "sign red-d1")
    assert "You sign players of your own: 14 to go (SUSU-2.6)" in refused(match, "squad plain")
    for slug in "red-d2 red-d3 red-d4 red-captain-m red-m1".split():
        play(match, f"sign {slug}")
    assert "has its Legendary Captain, Red Captain M; Red Captain may be a substitute" in refused(
        match, "sign red-captain"
    )
    for slug in "red-f1 red-f2 red-f3 red-f4".split():
        play(match, f"sign {slug}")
    assert "No Goalkeeper is among the substitutes (SUSU-1.3)" in refused(match, "sign red-g2")
    for slug in "red-captain red-d5 red-m2 red-m3 red-f5".split():
        play(match, f"sign {slug}")
    assert "Your squad is complete (SUSU-2.1)" in refused(match, "squad plain")
    play(match, "pack red-card", "pack red-card")
    assert "at most two of a kind, and you have packed two Red Card (SUSU-2.4)" in refused(
        match, "pack red-card"
    )
    assert "You pack cards of your own: eight to go (SUSU-2.6)" in refused(match, "deck first")
    assert "come before everything else (SUSU-2.1)" in refused(match, "hold")


def test_reasons_in_the_lock_in() -> None:
    match = lock_in()
    play(match, "place 8 in goal", "place 9 in forwards")
    assert "no free spot in goal (SUSU-3.3)" in refused(match, "place 1 in goal")
    assert "stands in a wrong row: lift it first (SUSU-3.4)" in refused(
        match, "place 8 in forwards"
    )
    assert "stands where it belongs, and may not be lifted (SUSU-3.7)" in refused(match, "lift 9")
    assert "stays there (SUSU-3.5)" in refused(match, "place 9 in midfield")
    assert "Shirt 2 is not placed yet (SUSU-3.4)" in refused(match, "lift 2")
    assert "The clock of the table says that, nobody else (SUSU-16.8)" in refused(match, "time")


def test_reasons_around_a_duel() -> None:
    match = lay(gone=("m1", ""), hands=("offside red-card energy-boost var-check", "long-ball"))
    assert "Nobody stands on m1 any more; send another Midfielder (SUSU-4.3)" in refused(
        match, "send m1"
    )
    assert "f1 is no Midfielder's spot (SUSU-4.3)" in refused(match, "send f1")
    assert "wait until both cards are in the duel (SUSU-7.4)" in refused(match, "play offside")
    play(match, "send m2", "send m1")
    shown(match)
    assert "There is no Long Ball in your hand (SUSU-7.1)" in refused(match, "play long-ball")
    assert "for the duel at the goal (SUSU-8.13)" in refused(match, "play offside")
    assert "is played after the roll (SUSU-8.8)" in refused(match, "play var-check")
    assert "A Goalkeeper never leaves the pitch (SUSU-8.2)" in refused(match, "play red-card on g")
    assert "play red-card on SPOT (SUSU-16.4)" in refused(match, "play red-card")
    assert "play energy-boost on STAT (SUSU-8.6)" in refused(match, "play energy-boost")
    play(match, "hold")
    assert "for the duel in midfield (SUSU-8.12)" in refused(match, "play long-ball")


def test_reasons_for_substitutes() -> None:
    match = lay(bench=("12 13 16", ""))
    duel(match, "1 6")
    assert "Green D1 is a Defender, and m1 is for a Midfielder (SUSU-9.8)" in refused(
        match, "bring 12"
    )
    assert "is not on the bench any more (SUSU-9.6)" in refused(match, "bring 14")
    assert "m1 is empty: bring on a Midfielder, or leave it so (SUSU-9.7)" in refused(
        match, "send m2"
    )


# Commentary.


def told(match: Match, viewer: int | None = None) -> list[str]:
    seat = EVERYTHING if viewer is None else viewer
    return [plain(line.text, NAMES, seat) for line in match.story(viewer)]


def tones(match: Match) -> Mapping[str, str]:
    return {plain(line.text, NAMES, EVERYTHING): line.tone for line in match.story()}


def with_text(lines: list[str], part: str) -> str:
    found = [line for line in lines if part in line]
    assert len(found) == 1, (part, lines)
    return found[0]


def test_a_duel_is_told_with_dice_stats_bonuses_and_totals() -> None:
    match = lay(squads=LOYAL, hands=("", "yellow-card"))
    play(match, "send m1", "send m1", "play yellow-card", "roll 3 2")
    lines = told(match)
    assert "Anna’s Red M1 has +2: all from Red Team." in lines
    roll = with_text(lines, "Accuracy 6")
    assert "Passing 7 +2 −2 = 7" in roll
    assert "Red M1" in roll
    assert "3" in roll
    verdict = with_text(lines, "7 to 6")
    assert tones(match)[verdict] == "duel"
    assert tones(match)[with_text(lines, "Yellow Card")] == "book"


def test_a_goal_is_told_with_the_score() -> None:
    match = lay(goals=(1, 2))
    duel(match, "6 1")
    duel(match, "6 1")
    assert "Red G1" in told(match)[-1]
    duel(match, "6 1")
    goal = with_text(told(match), "2–2")
    assert tones(match)[goal] == "goal"
    assert "10 to 5" in goal


def test_a_level_roll_is_told_and_so_is_the_advantage() -> None:
    match = lay(hands=("advantage", ""))
    play(match, "send m1", "send m1", "hold", "roll 3 3", "hold")
    assert any(part in told(match)[-1] for part in ("Level!", "A tie.", "Nothing between"))
    play(match, "roll 4 4", "play advantage")
    assert "Level at 8, and Anna has the advantage: Anna’s Red M1 goes through." in told(match)
    assert "Level at 8, and you have the advantage: your Red M1 goes through." in told(match, 0)


def test_both_cards_leave_and_substitutes_come_on_unseen() -> None:
    match = lay(bench=("13", "14"))
    duel(match, "1 6")
    assert "Anna’s Red M1 and Basti’s Red M1 leave the pitch." in told(match)
    play(match, "bring 13", "bring 14")
    own, other = told(match, 0)[-2:], told(match, 1)[-2:]
    assert "Green M1" in own[0]
    assert "a Midfielder" in own[1]
    assert "a Midfielder" in other[0]
    assert "Green M2" in other[1]
    assert "Green" not in " ".join(told(match, -1))


def test_a_gap_that_is_left_and_the_last_midfielder_are_told() -> None:
    match = lay(bench=("13", ""))
    duel(match, "1 6")
    assert not any("last Midfielder" in line for line in told(match))
    play(match, "leave")
    assert told(match)[-3:] == [
        "Anna leaves the gap in midfield open.",
        "Anna is down to the last Midfielder.",
        "Basti is down to the last Midfielder.",
    ]


def test_a_captain_who_falls_is_told() -> None:
    match = lay(wearing=(CAPTAIN, {}))
    duel(match, "6 1")
    duel(match, "1 6", "f1")
    captain = with_text(told(match, 0), "captain is down")
    assert captain == (
        "The captain is down! Without Red Captain, your Red Team have no +5 any more."
    )
    assert "captain" in tones(match).values()


def test_a_row_that_breaks_is_told_to_those_who_know_it() -> None:
    match = lay(squads=LOYAL, bench=("13", ""))
    duel(match, "1 6")
    broken = "Your Midfielders are no longer one team: +2 is lost."
    assert broken in told(match, 0)
    assert not any("no longer" in line for line in told(match, 1))  # m2 has not been seen
    play(match, "bring 13")
    assert "Your Midfielders are all from Red Team again: +2." in told(match, 0)


def test_cover_and_what_it_costs_are_told() -> None:
    match = lay(gone=("f1 f2 f3 f4", ""))
    duel(match, "6 1")
    play(match, "send m2")
    shown(match)
    cover = with_text(told(match), "cover")
    assert cover == "No Forward is left! Midfielder Blue M1 has to cover, and must not lose."
    duel(match, "1 6")
    assert told(match)[-2:] == [
        "The cover is beaten! The match is over, and Anna loses 1 point.",
        "It is over. −1 to 0, and Basti wins it!",
    ]


def test_a_red_card_is_told_with_who_goes() -> None:
    match = lay(hands=("red-card", ""))
    play(match, "send m1", "send m1", "play red-card on f2")
    assert "Forward" in with_text(told(match, 0), "Red Card")
    assert "Blue F1" in with_text(told(match, 1), "Red Card")
    shown(match)
    assert told(match, 0)[-1] == "It is Basti’s Blue F1, and the way off is long."
    assert "the way off" not in told(match, 1)[-1]
    assert tones(match)[with_text(told(match), "Red Card")] == "sent-off"


def test_the_lock_in_is_told_to_each_side_without_the_other() -> None:
    match = lock_in()
    play(match, *LINE_UP)
    assert "You put Red G1 in goal." in told(match, 0)
    assert told(match, 1)[-1] == "Anna’s line-up stands."
    assert not any("Red G1" in line for line in told(match, 1))
    play(match, *LINE_UP)
    assert told(match, -1)[-1] == "Both line-ups are locked in."


def test_a_disqualification_is_told() -> None:
    match = lock_in({"strict": "on"})
    play(match, "place 1 in goal", "lift 1")
    assert told(match, 0)[-3:] == [
        "You lift Red G1, who stood right!",
        "You are disqualified.",
        "It is over. 0–3, and Basti wins without a duel.",
    ]
    assert "Anna lifts a card that stood right!" in told(match, 1)


def test_the_end_of_the_lock_in_and_of_the_time_are_told() -> None:
    match = lock_in()
    ended = match.state.copy()
    GAME.apply(match.box.record, ended, s.TIME)
    remarks = words.tell(match.box, match.state, s.TIME, ended, EVERYTHING)
    lines = [plain(remark.text, NAMES, EVERYTHING) for remark in remarks]
    assert lines == [
        "Time! The 90 seconds are up.",
        "Anna is disqualified.",
        "Basti is disqualified.",
        "It is over. 0–0: nobody wins.",
    ]
    match = lay(options={"length": "clock"})
    whistled = match.state.copy()
    GAME.apply(match.box.record, whistled, s.WHISTLE)
    (remark,) = words.tell(match.box, match.state, s.WHISTLE, whistled, EVERYTHING)
    assert remark.text == "The time is up: this possession is the last."


def test_sudden_death_is_told() -> None:
    match = lay(possession=20)
    duel(match, "1 6")
    assert any("sudden death" in line for line in told(match))
    scores = 0
    while match.actor is not None:
        duel(match, "6 1" if scores == 0 else "1 6")
        scores += 1
    lines = told(match)
    assert any("1–0 in sudden death" in line or "0–1 in sudden death" in line for line in lines)
    assert lines[-1].endswith("wins in sudden death!")


def test_hands_are_told_to_their_owner_alone() -> None:
    match = lay(hands=("extra-time", ""), decks=("offside var-check", ""))
    play(match, "send m1", "send m1", "play extra-time", "draw offside", "draw var-check")
    assert "You draw Offside." in told(match, 0)
    assert not any("Offside" in line for viewer in (1, -1) for line in told(match, viewer))


@pytest.mark.parametrize("seed", range(4))
def test_no_mark_is_left_in_any_line_of_whole_matches(seed: int) -> None:
    options = {"removal": "every-loser"} if seed % 2 else {}
    match = Match(GAME, 2, options, None, seed)
    rng = seeded(seed, 2)
    while match.actor is not None:
        choices = match.legal or list(match.outcomes)
        ready = [name for name in choices if name.startswith(("squad", "deck"))]
        match.play((ready or choices)[below(rng, len(ready or choices))])
    for viewer in (None, -1, 0, 1):
        for line in told(match, viewer):
            assert not re.search(r"[<>{}\[\]@%*|]|  |\.\.", line), line
            assert line[0] == line[0].upper(), line
