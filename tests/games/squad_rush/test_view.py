"""What a seat is shown of Squad Rush: everything playable once, sums that add up, and no secrets."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any

import pytest

from kickabout.engine.dice import below, pick, seeded
from kickabout.engine.game import Meeting
from kickabout.engine.match import Match
from kickabout.engine.views import complaints
from kickabout.games.squad_rush import GAME, squad
from kickabout.games.squad_rush import state as s
from kickabout.games.squad_rush.actions import BOOK, CALL, DISMISS, FIELD, RECALL, TACKLE, VERB
from kickabout.games.squad_rush.sevens import best_seven
from kickabout.games.squad_rush.squad import rating
from kickabout.games.squad_rush.state import Phase
from tests.rulebooks.laying import play
from tests.rulebooks.squad_rush.positions import (
    ARMBAND,
    DERBY,
    DRAMA,
    GROUP_STAGE,
    come_to_light,
    flip,
    kick_off,
    lay,
    play_as,
    seven,
    stand,
)

RED, BLUE = seven("red"), seven("blue")
WHOLE = {
    "mode": "group-stage",
    "matchday-drama": "on",
    "captains-armband": "on",
    "derby-night": "on",
    "added-time": "new-official",
    "golden-boot": "own-nation",
}
VARIANTS: list[Mapping[str, object]] = [{}, DERBY, GROUP_STAGE, WHOLE]


def walk(seed: int, seats: int, options: Mapping[str, object]) -> Iterator[Match]:
    """A random match, in every state; whoever can plays players and calls, so that there are matches."""
    match = Match(GAME, seats, options, None, seed)
    rng = seeded(seed, 5)
    while match.actor is not None:
        yield match
        if match.actor == "chance":
            match.roll()
            continue
        legal = match.legal
        weights = [_weight(GAME.actions.parse(match.box, name)) for name in legal]
        match.play(legal[pick(rng, weights, len(weights))])
    yield match


def _weight(action: int) -> int:
    weights = {FIELD: 12, RECALL: 1, CALL: 100, TACKLE: 2, BOOK: 2, DISMISS: 2}
    return weights.get(VERB[action], 4)


def own(match: Match, seat: int | None = None) -> dict[str, Any]:
    if seat is None:
        assert isinstance(match.actor, int)
        seat = match.actor
    shown: dict[str, Any] = match.view(seat)
    return shown


def men(view: Mapping[str, Any]) -> list[dict[str, Any]]:
    """All who are on a pitch."""
    sides = (player["pitch"].values() for player in view["players"])
    return [man for rows in sides for row in rows for man in row]


# What may be done.


def offered(view: dict[str, Any]) -> list[str]:
    """Every action that a page finds in a view, but the choices; copies of a card offer the same."""
    hand = {card["card"]: card for card in view["hand"]}.values()
    places = [card["plays"] for card in hand]
    places += [man["plays"] for man in men(view)]
    places += [found["plays"] for found in view["look"] or []]
    places += [view["deck_plays"], view["pile"]["plays"]]
    return [entry["action"] for place in places for entry in place]


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("seats", [2, 3])
def test_all_that_is_legal_stands_somewhere_in_the_view(
    seats: int, options: Mapping[str, object]
) -> None:
    for match in walk(3, seats, options):
        if match.number % 3 == 0:
            continue
        for seat in match.deciding:
            view = own(match, seat)
            assert view["legal"] == match.legal_for(seat)
            choices = {choice["action"] for choice in view["choices"]}
            assert set(offered(view)) | choices == set(view["legal"])
            assert all(choice["label"] for choice in view["choices"])
            assert view["prompt"]["lead"]
            for card in view["hand"]:
                assert (card["why"] is None) == bool(card["plays"])


@pytest.mark.parametrize("options", VARIANTS[1:])
def test_views_hold_what_all_tables_read(options: Mapping[str, object]) -> None:
    for match in walk(4, 3, options):
        seat = match.number % 4 - 1
        legal = match.legal_for(seat) if seat in match.deciding else None
        view = match.view(seat)
        assert not list(complaints(view, 3, seat, match.state.actor, legal))
        assert len({card["id"] for card in view["hand"]}) == len(view["hand"])


def test_a_window_shows_who_is_asked_and_lets_them_choose() -> None:
    match = lay(4, hands=("red-f8", "tackle", "", "var-review offside"))
    play(match, "play red-f8")
    view = match.view(3)
    assert view["window"] == {"seats": [1, 3], "ask": "card"}
    assert view["legal"] == ["play var-review", "play offside", "hold"]
    assert match.view(2)["legal"] == []
    assert view["played"]["card"]["card"] == "red-f8"
    assert view["played"]["by"] == 0
    play(match, "hold", "play offside")
    view = own(match)
    assert view["window"]["ask"] == "instant"
    assert view["played"]["answers"][0]["by"] == 3
    assert "Offside!" in view["prompt"]["lead"]


def test_who_is_asked_reads_of_each_card_only_whether_it_answers() -> None:
    match = lay(hands=("red-f8", "var-review play-on"))
    play(match, "play red-f8")
    hand = {card["card"]: card for card in match.view(1)["hand"]}
    assert hand["var-review"]["plays"]
    assert not hand["play-on"]["plays"]
    assert hand["play-on"]["note"] == ""


def test_a_call_under_answer_says_whom_it_hits() -> None:
    match = lay(hands=("red-f8", "var-review"), pitches=(seven("red", but="f8"), ""))
    stand(match, "play red-f8")
    assert {"action": "call", "label": "GOOOAL!"} in own(match)["choices"]
    play(match, "call")
    view = own(match)
    assert view["window"]["ask"] == "call"
    assert view["played"]["call"]
    assert view["played"]["card"] is None
    assert view["played"]["hits"]["card"] == "red-f8"
    assert "Red F8" in view["prompt"]["fact"]


def test_a_tackle_is_offered_on_the_card_and_on_the_player() -> None:
    match = lay(hands=("tackle overturned", ""), pitches=("red-f8!", "blue-f8 blue-g7!"))
    view = own(match)
    hand = {card["card"]: card for card in view["hand"]}
    assert {play["action"] for play in hand["tackle"]["plays"]} == {
        "tackle blue-f8",
        "tackle blue-g7",
    }
    assert {play["label"] for play in hand["tackle"]["plays"]} == {
        "Tackle Blue F8",
        "Tackle Blue G7",
    }
    assert [play["on"] for play in hand["overturned"]["plays"]] == [0, 1]
    tokens = {man["card"]: [play["label"] for play in man["plays"]] for man in men(view)}
    assert tokens == {"red-f8": ["Recall"], "blue-f8": ["Tackle"], "blue-g7": ["Tackle"]}
    booked = {man["card"] for man in men(view) if man["booked"]}
    assert booked == {"red-f8", "blue-g7"}


def test_cards_say_what_they_would_make_of_the_pitch_or_why_they_rest() -> None:
    match = lay(
        hands=("red-f8 red-f6 red-d5 blue-g7 var-review tackle yellow-card overturned", ""),
        pitches=(seven("red", but="f8"), ""),
    )
    hand = {card["card"]: card for card in own(match)["hand"]}
    assert (hand["red-f8"]["note"], hand["red-f8"]["best"]) == ("seven!", True)
    # Before an act is paid it is said why he would stand beside the seven.
    assert hand["red-d5"]["note"] == "no free place"
    assert hand["blue-g7"]["note"] == "doesn't count yet"
    assert hand["var-review"]["note"] == "in answer"
    assert "INSTANT" in hand["var-review"]["why"]
    assert "No rival has a player on the pitch" in hand["tackle"]["why"]
    assert "Nobody is booked" in hand["overturned"]["why"]
    waiting = {card["card"]: card for card in match.view(0)["hand"]}
    assert waiting["yellow-card"]["group"] == "caution"
    match = lay(
        hands=("red-f10 red-m6 blue-d8", "tackle"),
        pitches=(f"{seven('red', but='f10')} red-f6", ""),
        options=GROUP_STAGE,
    )
    notes = {card["card"]: card["note"] for card in own(match)["hand"]}
    assert notes == {"red-f10": "+4", "red-m6": "no free place", "blue-d8": "no free place"}
    assert "not your turn" in match.view(1)["hand"][0]["why"]


@pytest.mark.parametrize(
    ("held", "pitch", "note", "means"),
    [
        (
            "blue-f6",
            "red-f10 red-f8",
            "doesn't count yet",
            "He doesn't count yet: he waits beside your seven, which is of Red Nation. Red Nation fills 2 places, Blue Nation 1.",
        ),
        (
            "blue-f6",
            "red-f10",
            "doesn't count yet",
            (
                "He doesn't count yet: he waits beside your seven, which is of Red Nation."
                " Each fills 1 place, and Red Nation has the higher ratings."
            ),
        ),
        (
            "blue-f10",
            "red-f10",
            "doesn't count yet",
            (
                "He doesn't count yet: he waits beside your seven, which is of Red Nation."
                " Each fills 1 place with the same ratings, and Red Nation comes first in the box."
            ),
        ),
        (
            "blue-f10",
            "red-f8 sub-1",
            "switches to Blue Nation",
            (
                "With him your seven is of Blue Nation, and no longer of Red Nation."
                " Each fills 2 places, and Blue Nation has the higher ratings."
            ),
        ),
        (
            "blue-f10",
            "red-f8 blue-f6",
            "makes 2 of 7",
            (
                "With him your seven is of Blue Nation, and no longer of Red Nation."
                " Blue Nation fills 2 places, Red Nation 1."
            ),
        ),
    ],
)
def test_a_card_foretells_which_nation_the_seven_will_be_of(
    held: str, pitch: str, note: str, means: str
) -> None:
    match = lay(hands=(held, ""), pitches=(pitch, ""))
    (card,) = own(match)["hand"]
    assert (card["note"], card["means"]) == (note, means)
    stand(match, f"play {held}")
    nations = {
        man["nation"]["name"]
        for man in own(match, 0)["players"][0]["slots"]
        if man and man["nation"]
    }
    assert nations == {"Red Nation" if note == "doesn't count yet" else "Blue Nation"}


@pytest.mark.parametrize(
    ("hand", "fact"),
    [
        ("red-f8 red-m9 blue-g7", "Begin with Red Nation: you hold two of its players."),
        ("red-f8 blue-g7 sub-1", "Field any player first: your hand favours no nation."),
        ("sub-1", "Field any player first: your hand favours no nation."),
        ("tackle", "You hold no player yet. Get in the way of a rival, or wait."),
    ],
)
def test_whoever_begins_is_told_with_which_nation(hand: str, fact: str) -> None:
    match = lay(hands=(hand, ""), pile="reverse")
    assert own(match)["prompt"]["fact"] == fact


def test_a_set_piece_shows_its_player_the_midfielders_of_the_deck() -> None:
    match = lay(hands=("set-piece", "red-m9"), deck="red-m7 red-m6 red-f8 tackle")
    stand(match, "play set-piece")
    view = own(match)
    assert [found["card"] for found in view["look"]] == ["red-m7", "red-m6"]
    assert view["look"][0]["plays"] == [{"action": "take red-m7", "label": "Take Red M7"}]
    assert {"action": "done", "label": "Take nobody"} in view["choices"]
    assert match.view(1)["look"] is None


# Pitches and sevens.


def most_worth(match: Match, seat: int) -> int:
    """What the best seven of a pitch is worth, by looking at all of them."""
    record, state = match.box.record, match.state
    here = [player for player in range(record.players) if squad.on_pitch(state, seat, player)]
    best = 0
    for line in combinations(here, s.SEVEN_SLOTS):
        at = Counter(record.position[player] for player in line)
        if all(at[position] <= s.SLOTS_OF[position] for position in range(s.POSITIONS)):
            nations = {record.nation[player] for player in line} - {s.NONE}
            worth = sum(rating(record, state, player) for player in line)
            best = max(best, worth - 2 * record.chemistry * max(0, len(nations) - 1))
    return best


@pytest.mark.parametrize("options", [{}, GROUP_STAGE])
def test_the_seven_shown_is_the_best_that_the_rules_find(options: Mapping[str, object]) -> None:
    for match in walk(6, 3, options):
        record, state = match.box.record, match.state
        if match.number % 5 or state.locked:
            continue
        for seat in range(3):
            found = best_seven(match.box, state, seat)
            assert found.missing == squad.fewest_missing(record, state, seat)
            if found.missing == 0 and not squad.one_nation(record, state):
                assert found.worth == most_worth(match, seat)


def test_a_pitch_shows_its_seven_slot_by_slot() -> None:
    match = lay(pitches=(f"{seven('red', but='d6', booked='m9')} green-d6 red-d5 sub-1", ""))
    mine = own(match)["players"][0]
    cards = [man["card"] for man in mine["slots"]]
    assert cards == "red-g7 red-d8 sub-1 red-m9 red-m7 red-f10 red-f8".split()
    assert mine["legal"]
    assert (mine["missing"], mine["seven"], mine["goals"]) == (0, 7, 7)
    assert [man["card"] for man in mine["pitch"]["sub"]] == ["sub-1"]
    assert {man["card"] for man in men(own(match)) if not man["in_seven"]} >= {"green-d6"}
    nine = next(man for man in mine["pitch"]["midfielder"] if man["card"] == "red-m9")
    assert (nine["rating"], nine["effective"], nine["yellows"]) == (9, 8, 1)
    theirs = own(match)["players"][1]
    assert theirs["slots"] == [None] * 7
    assert (theirs["legal"], theirs["missing"]) == (False, 7)


def test_an_armband_covers_the_first_booking_of_a_star() -> None:
    match = lay(pitches=("red-f10! blue-f10!!", ""), options=ARMBAND)
    shown = {man["card"]: (man["booked"], man["effective"]) for man in men(own(match))}
    assert shown == {"red-f10": (False, 10), "blue-f10": (True, 9)}


def test_hands_are_hidden_but_for_what_everybody_saw() -> None:
    match = lay(hands=("red-f8 tackle*2", "var-review"), pitches=("red-g7", ""), taken=1)
    play(match, "recall red-g7")
    for viewer in (1, -1):
        side = match.view(viewer)["players"][0]
        assert side["cards"] is None
        assert side["hand"] == 4
        assert [card["card"] for card in side["known"]] == ["red-g7"]
    mine = match.view(0)["players"][0]
    assert [card["card"] for card in mine["cards"]] == ["red-g7", "red-f8", "tackle", "tackle"]
    ids = [card["id"] for card in match.view(0)["hand"]]
    assert ids == ["red-g7-1", "red-f8-1", "tackle-1", "tackle-2"]


def test_the_discard_pile_lies_open() -> None:
    match = lay(pile="tackle red-f8 reverse")
    pile = match.view(-1)["pile"]
    assert pile["count"] == 3
    assert pile["top"]["card"] == "reverse"
    assert [card["card"] for card in pile["cards"]] == ["tackle", "red-f8", "reverse"]
    assert pile["cards"][1]["player"]["position"] == "forward"


# Matches.


@pytest.mark.parametrize("added_time", ["same-pitches", "new-official"])
def test_what_is_shown_before_the_whistle_is_the_result(added_time: str) -> None:
    officials = set()
    for seed in range(40):
        match = kick_off(
            f"{seven('red', booked='m9')} green-d6 sub-1",
            f"{seven('blue', but='f8', booked='f10')} sub-2 green-f10",
            hands=("var-review play-on red-m6", "offside green-d8"),
            options={**WHOLE, "added-time": added_time},
        )
        rng = seeded(seed, 7)
        while match.state.phase != Phase.WHISTLE:
            may = match.legal or list(match.outcomes)
            match.play(may[below(rng, len(may))])
        shown = match.view(-1)["match"]
        officials.add(shown["official"]["card"])
        match.play("final whistle")
        _agrees(match, shown)
    assert len(officials) > 8


def _agrees(match: Match, shown: Mapping[str, Any]) -> None:
    """A match as it was shown is the result that has been entered since."""
    state, result = match.state, match.state.results - 1
    entered = [state.result_goals[result, side] for side in range(s.SIDES)]
    assert [side["goals"] for side in shown["sides"]] == entered
    boot = state.result_boot[result]
    assert shown["boot"] == (None if boot == s.NONE else boot)
    if any(shown["forfeit"]):
        return
    for number, side in enumerate(shown["sides"]):
        totals = [state.totals[number, what] for what in range(3)]
        assert [side["defense"]["total"], side["attack"]["total"], side["midfield"]] == totals
        for what in ("defense", "attack"):
            steps = [step["value"] for step in side[what]["steps"]]
            assert sum(steps) == side[what]["total"]
            assert 0 not in steps[1:]
        assert sum(step["value"] for step in side["goal_steps"]) == side["goals"]
    assert [sum(leg["goals"][side] for leg in shown["legs"]) for side in range(s.SIDES)] == entered


def test_the_sums_of_a_match_are_taken_apart() -> None:
    match = kick_off(RED, f"{seven('blue', but='d6 f8', booked='m9')} green-d6 sub-1")
    flip(match, "the-wall")
    shown = match.view(0)["match"]
    assert (shown["home"], shown["away"], shown["number"], shown["of"]) == (0, 1, 1, 1)
    assert shown["official"]["card"] == "the-wall"
    assert shown["official_says"] == "+3 for both defences."
    away = shown["sides"][1]
    assert away["defense"]["steps"] == [
        {"label": "ratings", "value": 21},
        {"label": "chemistry", "value": -1},
        {"label": "The Wall", "value": 3},
    ]
    assert away["attack"]["steps"] == [
        {"label": "ratings", "value": 32},
        {"label": "bookings", "value": -1},
        {"label": "chemistry", "value": -1},
    ]
    assert (away["defense"]["total"], away["attack"]["total"]) == (23, 30)
    home = shown["sides"][0]
    assert home["goals"] == 3
    assert home["goal_steps"] == [{"label": "34 − 23 = 11, one for every 3", "value": 3}]
    assert home["star"]["card"] == "red-f10"
    assert shown["boot"] == 0
    assert match.view(0)["pause"] > 5000


@pytest.mark.parametrize(
    ("official", "steps"),
    [
        ("set-piece", [4, 1]),
        ("added-time", [4, 4]),
        ("full-time-whistle", [1]),
        ("reverse", [0]),
    ],
)
def test_officials_that_make_goals_have_a_line_of_their_own(
    official: str, steps: list[int]
) -> None:
    match = kick_off(RED, seven("blue", booked="m9 d8"))
    flip(match, official)
    home = match.view(0)["match"]["sides"][0]
    assert [step["value"] for step in home["goal_steps"]] == steps
    assert home["goals"] == sum(steps)


def test_who_is_ruled_out_is_marked_with_who_did_it() -> None:
    match = kick_off(RED, BLUE, hands=("offside", "tackle"), options=DRAMA)
    flip(match, "var-review")
    play_as(match, 0, "play offside")
    assert match.view(0)["match"]["sides"][0]["instant"] is None
    play_as(match, 1, "hold")
    come_to_light(match)
    home, away = match.view(1)["match"]["sides"]
    assert home["instant"]["card"] == "offside"
    assert home["instant_stands"]
    assert {man["card"]: man["out"] for man in away["line"] if man["out"]} == {
        "blue-f10": "official",
        "blue-f8": "instant",
    }
    assert [man["effective"] for man in away["line"]] == [7, 8, 6, 9, 7, 0, 0]
    assert away["attack"]["steps"][1:] == [
        {"label": "VAR Review", "value": -10},
        {"label": "Offside!", "value": -8},
    ]


def test_a_forfeit_is_shown_with_its_goals() -> None:
    match = kick_off(RED, "blue-g7")
    shown = match.view(-1)["match"]
    assert shown["forfeit"] == [False, True]
    assert [side["goals"] for side in shown["sides"]] == [2, 0]
    assert [side["line"] for side in shown["sides"]] == [None, None]
    assert shown["boot"] is None


def test_goals_count_against_both_who_forfeit() -> None:
    match = kick_off(RED, "blue-g7")
    play(match, "final whistle")
    (result,) = match.view(-1)["results"]
    assert (result["goals"], result["against"]) == ([2, 0], [0, 2])
    match = kick_off("red-g7", "blue-g7")
    assert match.view(-1)["match"]["recorded"] == "0–2"
    play(match, "final whistle")
    view = match.view(-1)
    (result,) = view["results"]
    assert (result["goals"], result["against"]) == ([0, 0], [2, 2])
    assert [row["goals_against"] for row in view["table"]] == [2, 2]


def test_the_best_seven_can_be_sent_all_at_once() -> None:
    match = kick_off(f"{RED} red-d5 red-f6 green-f10", f"{BLUE} sub-1")
    best = own(match)["best_seven"]
    assert sorted(best) == ["bench green-f10", "bench red-d5", "bench red-f6"]
    assert match.view(1)["best_seven"] == ["bench sub-1"]
    play_as(match, 1, "bench sub-1")
    hidden = match.view(0)["players"][1]["pitch"]["sub"][0]
    assert not hidden["benched"]
    assert match.view(1)["prompt"]["text"] == "Waiting for the other side."
    play(match, *best)
    come_to_light(match)
    line = match.view(-1)["match"]["sides"][0]["line"]
    assert [man["card"] for man in line] == RED.split()


# The table.


def test_the_table_names_the_rung_that_separates_equals() -> None:
    match = kick_off(
        RED,
        BLUE,
        seven("green"),
        matchday=2,
        before={"points": (3, 3, 0), "scored": (9, 8, 1), "conceded": (9, 8, 1)},
    )
    match.state.results = 6
    rows = match.view(-1)["table"]
    assert [row["seat"] for row in rows] == [0, 1, 2]
    assert [row["leads_on"] for row in rows] == ["goals scored", "points", None]
    assert [row["rank"] for row in rows] == [1, 2, 3]


def test_results_and_the_table_are_those_of_the_matches() -> None:
    match = kick_off(RED, f"{seven('blue', but='f10 f8')} sub-1 sub-2")
    flip(match, "the-wall")
    play(match, "final whistle")
    view = match.view(-1)
    (result,) = view["results"]
    assert (result["matchday"], result["goals"], result["boot"]) == (1, [3, 1], 0)
    assert result["official"]["card"] == "the-wall"
    first, second = view["table"]
    assert (first["seat"], first["won"], first["lost"], first["points"]) == (0, 1, 0, 4)
    assert (second["played"], second["lost"], second["points"]) == (1, 1, 0)
    assert view["match"] is None
    assert view["players"][0]["goals"] == 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_matches_of_a_season_add_up_to_its_table(seats: int) -> None:
    *_, match = walk(4, seats, WHOLE)
    meetings = GAME.meetings(match.box, match.state)
    assert len(meetings) == 2 * match.state.results > 0
    assert Counter((one.seat, one.rival) for one in meetings) == Counter(
        (one.rival, one.seat) for one in meetings
    )
    state = match.state
    for seat in range(seats):
        own = [one for one in meetings if one.seat == seat]
        assert sum(one.points for one in own) == state.points[seat]
        assert sum(one.goals for one in own) == state.scored[seat]
        assert sum(one.against for one in own) == state.conceded[seat]


def test_a_double_forfeit_is_lost_by_both_and_a_single_match_has_none_within_it() -> None:
    match = kick_off(seven("red", but="g7"), seven("blue", but="g7"))
    play(match, "final whistle")
    assert GAME.meetings(match.box, match.state) == [
        Meeting(0, 1, goals=0, against=2, points=0),
        Meeting(1, 0, goals=0, against=2, points=0),
    ]
    assert GAME.meetings(lay().box, lay().state) == []
