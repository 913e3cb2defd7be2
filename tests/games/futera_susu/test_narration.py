"""The commentary of Futera SuSu, as everybody reads it."""

from kickabout.engine.game import EVERYTHING
from kickabout.engine.match import Match
from kickabout.games.futera_susu import GAME
from kickabout.games.futera_susu.actions import TIME, WHISTLE
from kickabout.games.futera_susu.narration import narrate
from kickabout.text.messages import Message
from kickabout.text.reader import Reader
from tests.games.commentary import NAMES, told, tones, with_text
from tests.rulebooks.futera_susu.positions import LINE_UP, lay, lock_in
from tests.rulebooks.reading import choices

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


def test_a_duel_is_told_with_dice_stats_bonuses_and_totals() -> None:
    match = lay(squads=LOYAL, hands=("", "yellow-card"))
    play(match, "send m1", "send m1", "play yellow-card", "roll 3 2")
    lines = told(match)
    assert "Anna’s Red M1 has +2: row of Red Team." in lines
    rolled = next(line.remark.message for line in match.story() if line.remark.tone == "duel")
    assert rolled.id == "dice-rolled"
    assert (rolled.arguments["die"], rolled.arguments["other-die"]) == (3, 2)
    verdict = with_text(lines, "Passing 7 +2 −2 = 7 against Accuracy 6")
    assert tones(match)[verdict] == "duel"
    assert tones(match)[with_text(lines, "Yellow Card")] == "book"


def test_a_sum_is_told_with_each_of_its_parts() -> None:
    match = lay(squads=LOYAL, hands=("energy-boost", "yellow-card"))
    play(match, "send m1", "send m1", "play energy-boost on passing", "play yellow-card")
    play(match, "roll 3 6")
    assert with_text(told(match), "A 3 for", "Passing 7 +2 −2 +2 = 9")


def test_a_goal_is_told_with_the_score() -> None:
    match = lay(goals=(1, 2))
    duel(match, "6 1")
    duel(match, "6 1")
    duel(match, "6 1")
    goal = with_text(told(match), "2–2")
    assert tones(match)[goal] == "goal"
    assert "Power 10 against Speed 5" in goal


def test_each_reads_the_score_with_the_own_goals_first() -> None:
    match = lay(goals=(1, 3))
    for _ in range(3):
        duel(match, "6 1")
    for seat, score in ((0, "2–3"), (1, "3–2"), (None, "2–3")):
        goal = next(line for line in match.story(seat) if line.remark.tone == "goal")
        assert score in match.reader(-1 if seat is None else seat).text(goal.remark.message)


def test_a_level_roll_is_told_and_so_is_the_advantage() -> None:
    match = lay(hands=("advantage", ""))
    play(match, "send m1", "send m1", "hold", "roll 3 3", "hold")
    level = match.story()[-1].remark.message
    assert (level.id, level.arguments) == ("level-roll", {"total": 7})
    play(match, "roll 4 4", "play advantage")
    assert "Level at 8, and Anna has the advantage: Anna’s Red M1 goes through." in told(match)
    assert "Level at 8, and you have the advantage: your Red M1 goes through." in told(match, 0)


def test_a_roll_that_a_card_has_made_level_is_told_with_it() -> None:
    match = lay(hands=("home-crowd", ""))
    play(match, "send m1", "send m1", "hold", "roll 3 4", "play home-crowd")
    level = match.story()[-1].remark.message
    assert (level.id, level.arguments) == ("level-roll", {"total": 8})


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


def test_who_is_hurt_on_the_bench_as_a_duel_ends_does_not_leave_the_pitch() -> None:
    match = lay(hands=("", "pulled-hamstring"), bench=("13", ""))
    play(match, "send m1", "send m1", "hold", "roll 6 1")
    play(match, "play pulled-hamstring", "injure 13 green-m1")
    assert any("limps off" in line for line in told(match))
    assert not any("the pitch" in line for line in told(match))


def test_a_gap_that_is_left_and_the_last_midfielder_are_told() -> None:
    match = lay(bench=("13", ""))
    duel(match, "1 6")
    assert not any("last Midfielder" in line for line in told(match))
    play(match, "leave")
    assert told(match)[-3:] == [
        "Anna leaves the gap in midfield open.",
        "Anna is down to the last Midfielder: without one they lose a goal, and the match ends.",
        "Basti is down to the last Midfielder: without one they lose a goal, and the match ends.",
    ]


def test_a_gap_that_nobody_may_fill_is_told_so_to_who_sees_the_bench() -> None:
    match = lay(bench=("13", ""))
    duel(match, "6 1")
    duel(match, "1 6")
    play(match, "leave")
    assert (
        told(match, 0)[-1]
        == "The gap among the forwards stays open: nobody on your bench may fill it."
    )
    assert told(match, 1)[-1] == "Anna leaves the gap among the forwards open."


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
    broken = "Your Midfielders are no longer a full row of one team: +2 is lost."
    assert broken in told(match, 0)
    assert not any("no longer" in line for line in told(match, 1))  # m2 has not been seen
    play(match, "bring 13")
    assert "Your Midfielders are all from Red Team again: +2, with no hero among them." in told(
        match, 0
    )


def test_cover_and_what_it_costs_are_told() -> None:
    match = lay(gone=("f1 f2 f3 f4", ""))
    duel(match, "6 1")
    play(match, "send m2")
    shown(match)
    cover = with_text(told(match), "cover")
    assert cover == "No Forward is left! Midfielder Blue M1 has to cover, and must not lose."
    duel(match, "1 6")
    assert told(match)[-1] == (
        "The Midfielder who covered for Anna is beaten, and Anna loses 1 goal: Basti wins (Basti 0, Anna −1)."
    )


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
    assert "Your Red G1 stands in goal." in told(match, 0)
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
        "You are disqualified: Basti wins 3–0.",
    ]
    assert "Anna lifts a card that stood right!" in told(match, 1)


def test_the_end_of_the_lock_in_and_of_the_time_are_told() -> None:
    match = lock_in()
    ended = match.state.copy()
    GAME.apply(match.box.record, ended, TIME)
    remarks = narrate(match.box, match.state, TIME, ended, EVERYTHING)
    reader = Reader(GAME.localization(), NAMES, EVERYTHING)
    lines = [reader.sentence(remark.message) for remark in remarks]
    assert lines == [
        "Time! The 90 seconds are up.",
        "Anna is disqualified.",
        "Basti is disqualified.",
        "Both sides are disqualified: 0–0, nobody wins.",
    ]
    match = lay(options={"length": "clock"})
    whistled = match.state.copy()
    GAME.apply(match.box.record, whistled, WHISTLE)
    (remark,) = narrate(match.box, match.state, WHISTLE, whistled, EVERYTHING)
    assert remark.message == Message("last-possession-by-clock")


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
    assert lines[-1].startswith("All 20 possessions are played: 0–0, and ")
    assert lines[-1].endswith("in sudden death.")


def test_hands_are_told_to_their_owner_alone() -> None:
    match = lay(hands=("extra-time", ""), decks=("offside var-check", ""))
    play(match, "send m1", "send m1", "play extra-time", "draw offside", "draw var-check")
    assert "You draw Offside." in told(match, 0)
    assert not any("Offside" in line for viewer in (1, -1) for line in told(match, viewer))
