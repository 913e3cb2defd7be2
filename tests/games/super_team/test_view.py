"""What a seat is shown of Super Team: everything playable once, and chances that are those of the dice."""

import itertools
import json
from fractions import Fraction
from typing import Any

import pytest

from kickabout.engine.dice import below, seeded
from kickabout.engine.match import Match
from kickabout.games.super_team import GAME
from kickabout.games.super_team.box import load_box
from kickabout.games.super_team.state import Phase
from kickabout.games.super_team.view.chances import ahead_by, at_least, spread
from tests.rulebooks.laying import play
from tests.rulebooks.super_team.positions import SOLO, lay, stack

BOX = load_box()
ACT = "spend forward on action"
ABILITIES = {"team-abilities": "on", "captain-abilities": "on"}


# Chances.


@pytest.mark.parametrize("whites", [0, 1, 2])
@pytest.mark.parametrize(
    "dice", [(BOX.dice.green, BOX.dice.white), ((1, 2, 3, 4, 5, 6), (-1, -1, 0, 0, 3, 6))]
)
def test_a_spread_is_that_of_all_rolls(
    dice: tuple[tuple[int, ...], tuple[int, ...]], whites: int
) -> None:
    green, white = dice
    rolls = [sum(faces) for faces in itertools.product(green, *[white] * whites)]
    roll = spread(green, white, whites)
    assert sum(chance for _, chance in roll) == pytest.approx(1)
    for total, chance in roll:
        assert chance == pytest.approx(Fraction(rolls.count(total), len(rolls)))
    for least in range(-5, 12):
        share = Fraction(sum(total >= least for total in rolls), len(rolls))
        assert at_least(roll, least) == pytest.approx(share)


def test_a_spread_against_another_is_that_of_all_pairs() -> None:
    mine = [sum(faces) for faces in itertools.product(BOX.dice.green, BOX.dice.white)]
    theirs = [
        sum(faces) for faces in itertools.product(BOX.dice.green, BOX.dice.white, BOX.dice.white)
    ]
    one, other = (
        spread(BOX.dice.green, BOX.dice.white, 1),
        spread(BOX.dice.green, BOX.dice.white, 2),
    )
    for margin in range(-4, 5):
        wins = sum(a - b >= margin for a in mine for b in theirs)
        share = Fraction(wins, len(mine) * len(theirs))
        assert ahead_by(one, other, margin) == pytest.approx(share)


def succeeds(match: Match) -> float:
    """The chance that the action under way comes off, by playing every outcome of its rolls."""
    return _succeeds(match.box.record, match.state)


def _succeeds(box: Any, state: Any) -> float:
    out, weights = [0] * GAME.most_outcomes, [0] * GAME.most_outcomes
    n = GAME.outcomes(box, state, out, weights)
    total = 0.0
    for action, weight in zip(out[:n], weights[:n], strict=True):
        after = state.copy()
        GAME.apply(box, after, action)
        comes_off = _succeeds(box, after) if after.phase == Phase.ANSWER_ROLL else after.success
        total += weight * comes_off
    return total / sum(weights[:n])


def spot(match: Match, action: str) -> dict[str, Any]:
    seat = match.actor
    assert isinstance(seat, int)
    spots: list[dict[str, Any]] = match.view(seat)["spots"]
    shown = [spot for spot in spots if spot["action"] == action]
    assert len(shown) == 1
    return shown[0]


@pytest.mark.parametrize("options", [{}, ABILITIES])
@pytest.mark.parametrize("markers", ["", "pass", "pass*2"])
@pytest.mark.parametrize("action", ["pass e6", "pass e10", "pass b10", "pass h13", "pass e8"])
def test_the_chance_of_a_pass_is_that_of_its_dice(
    action: str, markers: str, options: dict[str, object]
) -> None:
    match = lay(
        "captain e5, 3 e10, 4 b10",
        "3 e7, 4 f8, 5 d8",
        morale=(3, 0),
        markers=(markers, ""),
        options=options,
    )
    play(match, ACT)
    data = spot(match, action)
    play(match, action)
    assert match.state.power[0] == data["power"]
    for paid, chance in enumerate(data["chance"]):
        tried = match.copy()
        tried.play(f"pay {paid}")
        assert succeeds(tried) == pytest.approx(chance)
    assert len(data["chance"]) == 4
    assert match.view(0)["action"]["chance"] == pytest.approx(data["chance"])


def test_a_pass_says_who_blocks_it_and_where_it_would_be_lost() -> None:
    match = lay("captain e5, 3 e10, 4 b10", "3 e7, 4 f8, 5 e8")
    play(match, ACT)
    data = spot(match, "pass e10")
    assert sorted(data["blocks"]) == ["e7", "e8"]
    assert (data["power"], data["lost_to"]) == (5, "e7")
    assert (data["kind"], data["from"], data["piece"], data["via"]) == (
        "pass",
        "e5",
        "captain",
        None,
    )
    assert len(data["chance"]) == 1
    play(match, "pass e10", "roll 1")
    assert match.view(0)["pitch"]["ball"] == "e7"
    assert match.view(0)["action"]["success"] is False


@pytest.mark.parametrize("options", [{}, ABILITIES])
@pytest.mark.parametrize(("home", "away"), [("", ""), ("dribble*2", "tackle"), ("", "tackle*2")])
def test_the_chance_of_a_dribble_is_that_of_both_dice(
    home: str, away: str, options: dict[str, object]
) -> None:
    match = lay("captain e5", "3 e6", morale=(2, 2), markers=(home, away), options=options)
    play(match, ACT)
    chances = spot(match, "dribble 3")["chance"]
    assert len(chances) == 3
    play(match, "dribble 3")
    assert match.view(0)["action"]["chance"] == pytest.approx(chances)
    for paid, chance in enumerate(chances):
        tried = match.copy()
        play(tried, f"pay {paid}", "pay 0", f"reveal {paid} 0")
        assert succeeds(tried) == pytest.approx(chance)
    play(match, "pay 0")
    for paid, chance in enumerate(match.view(1)["action"]["chance"]):
        tried = match.copy()
        play(tried, f"pay {paid}", f"reveal 0 {paid}")
        assert 1 - succeeds(tried) == pytest.approx(chance)


@pytest.mark.parametrize(("home", "away"), [("", ""), ("tackle*2", "dribble"), ("tackle", "")])
def test_the_chance_of_a_tackle_is_that_of_both_dice(home: str, away: str) -> None:
    match = lay("3 e6", "captain e5", ball="e5", markers=(home, away), morale=(1, 3))
    play(match, ACT)
    chances = spot(match, "tackle 3")["chance"]
    play(match, "tackle 3")
    for paid, chance in enumerate(chances):
        tried = match.copy()
        play(tried, f"pay {paid}", "pay 0", f"reveal {paid} 0")
        assert succeeds(tried) == pytest.approx(chance)
    play(match, "pay 1")
    for paid, chance in enumerate(match.view(1)["action"]["chance"]):
        # What the tackler paid is a secret, so the figure takes it for nothing.
        tried = lay("3 e6", "captain e5", ball="e5", markers=(home, away), morale=(0, 3))
        play(tried, ACT, "tackle 3", f"pay {paid}", f"reveal 0 {paid}")
        assert 1 - succeeds(tried) == pytest.approx(chance)


@pytest.mark.parametrize(
    ("keeper", "options"), [("e13", {}), ("e13", ABILITIES), ("d13", {}), ("e11", {}), ("c9", {})]
)
def test_the_chance_of_a_shot_is_the_mean_over_what_the_goalie_guesses(
    keeper: str, options: dict[str, object]
) -> None:
    match = lay(
        "captain f10",
        f"goalie {keeper}, 3 f12, 4 h10",
        morale=(2, 1),
        markers=("shoot*2", "goalkeeping"),
        options=options,
    )
    play(match, ACT)
    shot = spot(match, "shoot")
    play(match, "shoot")
    tiles = {tile: spot(match, f"strike {tile}") for tile in ("left", "middle", "right")}
    assert shot["chance"][0] == max(data["chance"][0] for data in tiles.values())
    for tile, data in tiles.items():
        assert data["space"] == {"left": "d13", "middle": "e13", "right": "f13"}[tile]
        for paid, mean in enumerate(data["chance"]):
            chances = []
            for guess in data["guesses"]:
                tried = match.copy()
                play(tried, f"strike {tile}", f"strike {guess['guess']}")
                play(tried, f"reveal {tile} {guess['guess']}")
                assert [tried.state.power[0], tried.state.power[1]] == guess["power"]
                asked = tried.view(0)["action"]["chance"]
                assert asked == pytest.approx(guess["chance"])
                play(tried, f"pay {paid}", "pay 0", f"reveal {paid} 0")
                chances.append(succeeds(tried))
                assert chances[-1] == pytest.approx(guess["chance"][paid])
            assert mean == pytest.approx(sum(chances) / 3)


@pytest.mark.parametrize("morale", [0, 2])
def test_the_chance_of_a_save_is_the_mean_over_the_spaces_aimed_at(morale: int) -> None:
    match = lay("captain f10", "goalie e13, 3 f12", morale=(morale, 0), markers=("shoot*2", ""))
    play(match, ACT, "shoot")
    names = ("left", "middle", "right")
    shots = {name: spot(match, f"strike {name}")["guesses"] for name in names}
    for aimed in names:
        tried = match.copy()
        play(tried, f"strike {aimed}")
        for number, name in enumerate(names):
            assert shots[aimed][number]["guess"] == name
            unpaid, paid = (
                1 - sum(shots[tile][number]["chance"][pays] for tile in names) / 3
                for pays in (0, -1)
            )
            save = spot(tried, f"strike {name}")
            assert save["chance"] == pytest.approx([paid])
            here, *elsewhere = (
                1 - shots[tile][number]["chance"][-1]
                for tile in sorted(names, key=lambda tile: tile != name)
            )
            by_aim = {"here": here, "elsewhere": sum(elsewhere) / 2}
            assert save["aimed"] == pytest.approx(by_aim)
            assert save.get("unpaid") == (pytest.approx(unpaid) if morale else None)


def test_against_autoteam_the_chance_of_a_shot_is_over_her_three_tiles() -> None:
    match = lay("captain e10", "goalie e13", morale=(2, 0), markers=("shoot", ""), options=SOLO)
    play(match, ACT, "shoot")
    tiles = {tile: spot(match, f"strike {tile}") for tile in ("left", "middle", "right")}
    for tile, data in tiles.items():
        tried = match.copy()
        play(tried, f"strike {tile}")
        assert tried.view(0)["action"]["chance"] == pytest.approx(data["chance"])
        stack(tried, "auto-cross")  # to the right, without Morale
        play(tried, "pay 1", "turn auto-cross")
        right = next(guess for guess in data["guesses"] if guess["guess"] == "right")
        assert succeeds(tried) == pytest.approx(right["chance"][1])


# Everything else.


def plays(view: dict[str, Any]) -> list[str]:
    """Every action that a page offers, by card, button and pitch."""
    cards = [play["action"] for card in view["hand"] for play in card["plays"]]
    spots = [spot["action"] for spot in view["spots"]]
    buttons = [choice["action"] for choice in view["choices"]]
    return cards + spots + [name for name in buttons if not name.startswith("strike ")]


@pytest.mark.parametrize(
    "options", [{}, ABILITIES | {"hard-fatigue": "on"}, SOLO], ids=["plain", "variants", "solo"]
)
def test_all_that_is_legal_is_offered_once(options: dict[str, object]) -> None:
    match = Match(GAME, 2, options, seed=4)
    rng = seeded(4, 2**33)
    while match.actor is not None:
        legal = match.legal or list(match.outcomes)
        for viewer in (-1, 0, 1):
            view = match.view(viewer)
            assert json.loads(json.dumps(view)) == view
            offered = plays(view)
            # Two Fatigue cards in a hand are played in the same way.
            assert set(offered) == set(match.legal if viewer == match.actor else [])
            copies = sum(card["card"] == "fatigue" for card in view["hand"])
            assert len(offered) - len(set(offered)) <= 2 * max(copies - 1, 0)
            assert (view["prompt"]["lead"] != "") == (viewer == match.actor)
        match.play(legal[below(rng, len(legal))])
    view = match.view(0)
    assert view["scores"] == match.scores
    assert view["winners"] == match.winners
    assert view["prompt"]["lead"]


def test_a_hand_says_of_each_card_what_it_does_and_why_it_cannot() -> None:
    match = lay("captain e5, 3 e8", hands=("forward backward fatigue*2",))
    cards = {card["id"]: card for card in match.view(0)["hand"]}
    assert sorted(cards) == ["backward-1", "fatigue-1", "fatigue-2", "forward-1"]
    forward = cards["forward-1"]
    assert [play["use"] for play in forward["plays"]] == ["perform", "movement", "action"]
    assert (forward["why"], forward["note"]) == (None, "")
    assert [element["text"] for element in forward["parts"]["offensive"]["elements"]] == [
        "pass ahead"
    ]
    assert forward["does"].startswith("With the ball: pass ahead, which gives ")
    assert "Without" not in forward["does"]
    fatigue = cards["fatigue-1"]
    assert [play["use"] for play in fatigue["plays"]] == ["movement"]
    assert fatigue["why"].endswith("(SUPER-19.1).")
    assert all(card["plays"] == [] and card["why"] for card in match.view(1)["hand"])


def test_a_use_that_a_card_has_not_says_why() -> None:
    match = lay("captain e5", "3 e7", hands=("forward fatigue",))
    hand = {card["card"]: card for card in match.view(0)["hand"]}
    assert hand["forward"]["barred"] == {"perform": "nobody ahead"}
    assert hand["fatigue"]["barred"] == {"perform": "tired", "action": "tired"}
    match = lay("captain e5", "3 e7", turn=1)
    assert {card["barred"]["action"] for card in match.view(1)["hand"]} == {"too far to tackle"}
    play(match, "spend forward on movement")
    assert all(card["barred"] == {} for card in match.view(1)["hand"])


@pytest.mark.parametrize(
    ("action", "theirs", "said"),
    [
        ("pass e9", 3, "Nobody can answer a pass"),
        ("dribble 3", 0, "has no Morale to answer with"),
        ("dribble 3", 3, "pays none of 3 Morale"),
    ],
)
def test_chances_say_what_the_other_side_may_still_pay(action: str, theirs: int, said: str) -> None:
    match = lay("captain e5, 2 e9", "3 e6", morale=(2, theirs))
    play(match, ACT, action)
    assert said in match.view(0)["prompt"]["fact"]


def test_a_movement_says_how_far_each_piece_goes_and_why() -> None:
    match = lay("captain e5, 2 a3, 3 h4", "4 e6", morale=(1, 0), lying=("3", ""))
    play(match, "spend forward on movement")
    ranges = {one.pop("piece"): one for one in match.view(0)["ranges"]}
    free = {"kind": "free", "costs": 0, "held_up": False, "gathers": False}
    assert ranges["captain"] == free | {"kind": "carrier", "held_up": True}
    assert ranges["2"] == free
    assert ranges["3"] == free | {"kind": "inactive", "costs": 1}
    assert ranges["goalie"] == free | {"kind": "goalie"}
    loose = lay("2 a3", ball="e8")
    play(loose, "spend forward on movement")
    assert all(one["gathers"] for one in loose.view(0)["ranges"])


@pytest.mark.parametrize(
    ("attacker", "lying", "said"),
    [(0, "captain", True), (0, "2", False), (1, "captain", True), (1, "2", False)],
)
def test_an_action_says_that_who_is_inactive_may_act(attacker: int, lying: str, said: bool) -> None:
    match = lay("captain e5, 2 a3", "3 e6", ball=("e5", "e6")[attacker], lying=(lying, ""))
    play(match, ACT)
    assert ("inactive limits moves, not actions" in match.view(0)["prompt"]["fact"]) == said


def test_the_element_under_way_says_what_it_means() -> None:
    match = lay("captain e5, 3 b8", "3 i12", hands=("through",))
    play(match, "play through")
    assert match.view(0)["prompt"]["fact"].startswith("To an empty space one or two straight ahead")


def test_secrets_are_shown_to_their_owner_alone() -> None:
    match = lay("captain e10", morale=(2, 2))
    play(match, ACT, "shoot", "strike left")
    tiles = {viewer: match.view(viewer)["action"]["tiles"] for viewer in (-1, 0, 1)}
    assert tiles == {-1: [None, None], 0: ["left", None], 1: [None, None]}
    play(match, "strike right", "reveal left right", "pay 2")
    paid = {viewer: match.view(viewer)["action"]["paid"] for viewer in (-1, 0, 1)}
    assert paid == {-1: [None, None], 0: [2, None], 1: [None, None]}
    play(match, "pay 0", "reveal 2 0")
    assert match.view(1)["action"]["paid"] == [2, 0]
    assert match.view(1)["hand"] == match.view(1)["hand"]
    assert match.view(0)["players"][1]["hand"] == 2


def test_a_goal_is_shown_with_the_ball_in_it() -> None:
    match = lay("captain e10", markers=("shoot*2", ""))
    play(match, ACT, "shoot", "strike left", "strike right", "reveal left right")
    play(match, "roll 4 2 2", "roll 1")
    view = match.view(-1)
    assert (view["scored"], view["pitch"]["ball"], view["pitch"]["carrier"]) == (True, "d13", None)
    action = view["action"]
    assert (action["kind"], action["success"], action["tiles"]) == ("shot", True, ["left", "right"])
    assert action["dice"] == [{"green": 4, "white": [2, 2]}, {"green": 1, "white": []}]
    assert view["players"][0]["goals"] == 1


def test_boards_lie_open_while_they_are_chosen() -> None:
    match = Match(GAME, 2, ABILITIES, seed=2)
    while match.actor == "chance":
        match.roll()
    view = match.view(-1)
    for player in view["players"]:
        assert len(player["offered"]["teams"]) == len(player["offered"]["captains"]) == 2
        for team in player["offered"]["teams"]:
            assert [card["group"] for card in team["cards"]] == ["team"] * 3 + ["coach"]
            assert team["ability"]["text"]
    assert {choice["action"] for choice in match.view(match.state.actor)["choices"]} == set(
        match.legal
    )
    assert match.view(1 - match.state.actor)["choices"] == []
