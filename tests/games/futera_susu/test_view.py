"""What a seat is shown of Futera SuSu: everything playable once, sums that add up, and no secrets."""

import itertools
import re
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from kickabout.engine.dice import below, seeded
from kickabout.engine.match import Match
from kickabout.games.futera_susu import GAME
from kickabout.games.futera_susu.actions import ACTIONS, ROLL
from kickabout.games.futera_susu.duel import total
from kickabout.games.futera_susu.rules import apply
from kickabout.games.futera_susu.view.chances import chance
from kickabout.text.messages import Message
from kickabout.text.reader import Reader
from tests.rulebooks.futera_susu.positions import lay, lock_in, new
from tests.rulebooks.reading import choices

READY = {"home": "three-banners", "away": "two-reigns", "lock-in": "untimed"}
OWN = {"home": "choose", "away": "choose"}
VARIANTS = [OWN, READY, READY | {"removal": "every-loser"}, READY | {"length": "goals"}]
LOYAL = ("loyal", "plain")


def shown(match: Match) -> None:
    while match.actor is not None and choices(match)[0].startswith(("show ", "bonus ")):
        match.play(choices(match)[0])


def play(match: Match, *actions: str) -> None:
    """Plays these one after the other, and whatever has to be shown or told in between."""
    for action in actions:
        shown(match)
        match.play(action)
    shown(match)


def walk(seed: int, options: dict[str, str]) -> Iterator[Match]:
    """A random match, in every state."""
    match = Match(GAME, 2, options, None, seed)
    rng = seeded(seed, 5)
    while match.actor is not None:
        yield match
        may = choices(match)
        ready = [name for name in may if name.startswith("squad")]
        rows = zip(range(1, 12), "g dddd mm ffff".replace(" ", ""), strict=True)
        right = {f"place {shirt} in {row}" for shirt, row in rows}
        placed = [name for name in may if name[: name.find(" in ") + 5] in right]
        if placed and below(rng, 4):
            may = placed
        match.play((ready or may)[below(rng, len(ready or may))])
    yield match


def own(match: Match, seat: int | None = None) -> dict[str, Any]:
    if seat is None:
        assert isinstance(match.actor, int)
        seat = match.actor
    view: dict[str, Any] = match.view(seat)
    return view


# What may be done.


def offered(view: dict[str, Any]) -> list[str]:
    """Every action that a page finds in a view, but the choices, of which some have a place as well."""
    build, bring = view["build"] or {}, view["bring"] or {}
    return [
        entry["action"]
        for part in (
            view["spots"],
            *(card["plays"] for card in {card["card"]: card for card in view["hand"]}.values()),
            *(build.get(key, []) for key in ("squads", "pool", "decks", "cards")),
            bring.get("subs", []),
        )
        for entry in part
    ]


@pytest.mark.parametrize("options", VARIANTS)
def test_all_that_is_legal_stands_somewhere_in_the_view(options: dict[str, str]) -> None:
    for match in walk(3, options):
        for seat in match.deciding:
            view = own(match, seat)
            assert view["legal"] == match.legal_for(seat)
            actions = offered(view)
            assert len(actions) == len(set(actions))
            labels = {choice["action"] for choice in view["choices"]}
            assert set(actions) | labels == set(view["legal"])
            assert {"hold", "leave"} & set(view["legal"]) <= labels
            assert all(choice["label"] for choice in view["choices"])


def test_both_sides_may_build_and_line_up_at_the_same_time() -> None:
    match = new()
    assert own(match, 0)["legal"] == own(match, 1)["legal"] != []
    assert match.view(-1)["legal"] == []
    match = lock_in()
    match.play("place 1 in goal", 1)
    first, second = own(match, 0), own(match, 1)
    assert first["players"][0]["to_place"][0]["shirt"] == 1
    assert second["players"][1]["to_place"][0]["shirt"] == 2
    assert second["players"][0]["to_place"] is None
    assert first["players"][1]["placed"] is None
    assert second["players"][1]["placed"] == 1
    assert first["clock"] == {"what": "lock-in", "seconds": 90}


def test_a_wrong_row_is_marked_for_its_owner() -> None:
    match = lock_in()
    match.play("place 9 in defence")
    spot = next(spot for spot in own(match, 0)["players"][0]["field"] if spot["spot"] == "d1")
    assert spot["wrong_row"]
    assert spot["shirt"] == 9
    assert "1 in a wrong row" not in own(match, 0)["prompt"]["fact"]
    assert "One stands in a wrong row" in own(match, 0)["prompt"]["fact"]
    assert all(spot["empty"] for spot in own(match, 1)["players"][0]["field"])
    lift = [spot for spot in own(match, 0)["spots"] if spot["action"] == "lift 9"]
    label = "Take Blue F1 up again"
    assert lift == [{"action": "lift 9", "label": label, "seat": 0, "spot": "d1", "shirt": 9}]


def test_a_squad_that_is_built_is_shown_as_it_grows() -> None:
    match = new()
    view = own(match)
    assert view["build"]["step"] == "squad"
    loyal = next(squad for squad in view["build"]["squads"] if squad["slug"] == "loyal")
    assert [bonus["row"] for bonus in loyal["bonuses"]] == ["forwards", "midfield", "defence"]
    assert loyal["bonuses"][1] == {
        "row": "midfield",
        "bonus": 2,
        "why": "both from Red Team",
    }
    match.play("sign red-g1")
    view = own(match)
    assert [player["slug"] for player in view["build"]["signed"]] == ["red-g1"]
    assert view["build"]["squads"] == []
    assert {entry["player"]["position"] for entry in view["build"]["pool"]} == {"defender"}
    assert own(match, 1)["players"][0]["signed"] == 1
    match = new({"home": "plain"})
    view = own(match)
    assert view["players"][0]["squad"] == {"slug": "plain", "name": "Plain"}
    assert view["build"]["step"] == "deck"
    match.play("pack red-card")
    assert own(match)["build"]["packed"] == {"red-card": 1}
    assert own(match, 1)["players"][0]["squad"] is not None  # agreed on by an option
    match.play("squad plain", 1)
    assert own(match, 1)["players"][1]["squad"] is not None
    assert own(match, 0)["players"][1]["squad"] is None


# Duels.


@pytest.mark.parametrize("options", VARIANTS[1:])
@pytest.mark.parametrize("seed", range(3))
def test_totals_are_those_of_the_rules(seed: int, options: dict[str, str]) -> None:
    for match in walk(seed, options):
        state, view = match.state, match.view()
        for duel in (view["duel"], view["last_duel"]):
            if duel is None:
                continue
            for side in duel["sides"]:
                if side["total"] is None:
                    continue
                counted = [
                    boost["amount"]
                    for boost in side["boosts"]
                    if boost["stat"] in ("all", side["stat"])
                ]
                bonus = side["bonus"]["total"] if side["bonus"] else 0
                assert side["total"] == side["base"] + bonus + sum(counted)
                assert all(boost["amount"] and boost["why"] for boost in side["boosts"])
                assert bonus == 0 or side["bonus"]["why"]
            totals = [side["total"] for side in duel["sides"]]
            if duel["over"]:
                winner, loser = duel["winner"], 1 - duel["winner"]
                assert totals[winner] >= totals[loser]
                if totals[0] == totals[1]:
                    assert duel["sides"][winner]["advantage"] or winner != duel["attacker"]
            elif None not in totals and state.told:
                assert totals == [total(match.box.record, state, seat) for seat in range(2)]


def test_all_that_counts_in_a_duel_is_explained() -> None:
    match = lay(squads=LOYAL, hands=("energy-boost home-crowd", "yellow-card"))
    play(match, "send m1", "send m1", "play energy-boost on passing", "play yellow-card")
    play(match, "roll 3 6")
    last = own(match, 0)["last_duel"]
    assert last["over"]
    side = last["sides"][0]
    assert (side["stat"], side["base"], side["die"], side["total"]) == ("passing", 7, 3, 9)
    assert side["bonus"] == {"total": 2, "why": "row of Red Team"}
    assert side["boosts"] == [
        {"stat": "all", "amount": -2, "why": "Yellow Card"},
        {"stat": "passing", "amount": 2, "why": "Energy Boost"},
    ]
    assert side["card"]["card"] == "energy-boost"
    assert last["winner"] == 1


def test_a_long_ball_is_explained_at_the_goal() -> None:
    match = lay(hands=("long-ball", ""))
    play(match, "send m1", "send m1", "play long-ball", "roll 6 1", "send f2")
    duel = own(match, 0)["duel"] or {}
    side = duel["sides"][0]
    assert side["boosts"] == [{"stat": "all", "amount": -2, "why": "Long Ball"}]
    play(match, "roll 6 1")
    assert own(match, 0)["last_duel"]["sides"][0]["boosts"] == side["boosts"]
    assert own(match, 0)["last_duel"]["sides"][0]["total"] == 8


def test_a_boost_is_explained_at_the_goal_though_a_long_ball_takes_as_much() -> None:
    match = lay(hands=("long-ball energy-boost", ""))
    play(match, "send m1", "send m1", "play long-ball", "roll 6 1", "send f2")
    play(match, "play energy-boost on power", "roll 6 1")
    side = own(match, 0)["last_duel"]["sides"][0]
    assert [boost["amount"] for boost in side["boosts"]] == [2, -2]
    assert side["total"] == side["base"]


def test_a_boost_of_a_stat_that_is_not_rolled_is_idle() -> None:
    for stat, idle in (("passing", False), ("power", True)):
        match = lay(hands=("energy-boost", ""))
        play(match, "send m1", "send m1", f"play energy-boost on {stat}", "roll 3 1")
        assert match.view(1)["last_duel"]["sides"][0]["idle"] is idle
        match = lay(hands=("energy-boost", "offside"))
        play(match, "send m1", "send m1", f"play energy-boost on {stat}", "hold", "roll 3 1")
        assert match.view(1)["duel"]["sides"][0]["idle"] is idle


def test_dice_are_fresh_once() -> None:
    match = lay(hands=("home-crowd", "home-crowd"))
    play(match, "send m1", "send m1", "hold", "hold", "roll 3 2")
    view = own(match)
    assert view["duel"]["fresh"]
    assert view["duel"]["rolls"] == 1
    assert view["pause"] > 2000
    play(match, "hold")
    assert not own(match)["duel"]["fresh"]
    assert own(match)["pause"] < 2000
    play(match, "hold")
    view = match.view(0)
    assert view["last_duel"]["rolls"] == 1
    assert view["last_duel"]["winner"] == 0


def wins(match: Match, seat: int) -> float:
    """The chance that a seat wins the next roll, ties left out, by playing every outcome."""
    won = decided = 0
    for pair in ACTIONS.numbers(ROLL):
        state = match.state.copy()
        apply(match.box.record, state, pair)
        if state.duels > match.state.duels:
            decided += 1
            won += state.last_winner == seat
    return won / decided


@pytest.mark.parametrize("squads", list(itertools.product(("plain", "loyal"), repeat=2)))
def test_chances_are_those_of_all_rolls(squads: tuple[str, str]) -> None:
    match = lay(squads=squads)
    play(match, "send m1", "send m2")
    for seat in range(2):
        told = chance(match.box, match.state, seat)
        assert told == pytest.approx(wins(match, seat))
    assert match.view(0)["duel"]["chance"] == pytest.approx(wins(match, 0), abs=1e-4)


def test_a_card_says_what_it_would_make_of_the_duel() -> None:
    match = lay(hands=("home-crowd energy-boost offside var-check", ""))
    play(match, "send m1", "send m1", "hold", "roll 3 3")
    hand = {card["card"]: card for card in own(match, 0)["hand"]}
    assert hand["home-crowd"]["note"] == hand["energy-boost"]["note"].replace("9", "8") == "win 8–7"
    assert hand["home-crowd"]["best"] is False  # level: it is an even chance as it stands
    assert hand["offside"]["plays"] == []
    assert "at the goal (SUSU-8.13)" in hand["offside"]["why"]
    assert hand["offside"]["note"] == "at your goal"
    assert hand["var-check"]["note"] == "duel stays 50%"
    (boost,) = hand["energy-boost"]["plays"]
    assert (boost["stat"], boost["label"]) == ("passing", "Energy Boost on passing")
    match = lay(hands=("home-crowd*2 yellow-card", ""))
    play(match, "send m1", "send m1", "hold", "roll 3 4")
    hand = {card["id"]: card for card in own(match, 0)["hand"]}
    assert set(hand) == {"home-crowd-1", "home-crowd-2", "yellow-card-1"}
    assert hand["home-crowd-1"]["note"] == "8–8: re-roll"
    assert hand["yellow-card-1"]["note"] == "win 7–6"
    assert hand["yellow-card-1"]["best"]
    match = lay(hands=("advantage home-crowd", ""))
    play(match, "send m1", "send m1", "hold", "roll 3 3")
    hand = {card["card"]: card["note"] for card in own(match, 0)["hand"]}
    assert hand["advantage"] == "win 7–7"


def test_the_prompt_says_whether_a_card_could_help() -> None:
    match = lay(hands=("home-crowd offside", ""))
    play(match, "send m1", "send m1")
    assert {card["note"] for card in match.view(1)["hand"]} <= {"not your turn"}
    play(match, "hold", "roll 1 6")
    assert own(match, 0)["prompt"]["text"] == "No card of yours turns this duel."
    assert {card["note"] for card in own(match, 0)["hand"]} == {"lose 6–10", "at your goal"}
    play(match, "hold")
    assert {card["note"] for card in match.view(0)["hand"]} == {"not your turn"}


@pytest.mark.parametrize(
    ("position", "said"),
    [("forward", "delantero"), ("midfielder", "mediocampista"), ("defender", "defensa")],
)
@pytest.mark.parametrize("prompt", ["forward", "goalkeeper", "answer", "replacement", "shooter"])
def test_a_prompt_names_the_position_in_the_readers_language(
    prompt: str, position: str, said: str
) -> None:
    spanish = Reader(GAME.localization("es"))
    asked = spanish.sentence(Message(f"ask-{prompt}.text", position=position))
    assert asked.startswith(f"¿Qué {said} ")


def test_a_play_on_a_spot_says_whose_and_who() -> None:
    match = lay(hands=("red-card tactical-switch", ""))
    play(match, "send m1", "send m1")
    hand = {card["card"]: card for card in own(match, 0)["hand"]}
    red = {play["spot"]: play for play in hand["red-card"]["plays"]}
    assert set(red) == {"f1", "f2", "f3", "f4", "m1", "m2", "d1", "d2", "d3", "d4"}
    assert (red["m1"]["label"], red["m1"]["seat"]) == ("on Red M1", 1)
    assert red["m1"]["said"] == "Red Card on Red M1"
    assert (red["d3"]["label"], red["d3"]["on"]) == ("on Defender 3", None)
    (switch,) = hand["tactical-switch"]["plays"]
    assert (switch["label"], switch["seat"], switch["spot"]) == ("on Blue M1", 0, "m2")


# Who sees what.


def test_a_card_that_is_sent_is_blank_until_it_is_shown() -> None:
    match = lay()
    match.play("send m1")
    side = match.view(1)["duel"]["sides"][0]
    assert (side["spot"], side["shirt"], side["player"]) == ("m1", None, None)
    assert (side["bonus"], side["total"]) == (None, None)
    match.play(choices(match)[0])
    assert match.view(1)["duel"]["sides"][0]["player"]["slug"] == "red-m1"


def test_bonuses_are_shown_to_their_owner_and_in_the_duel() -> None:
    match = lay(squads=LOYAL, wearing=({8: "red-captain"}, {}))
    mine = match.view(0)["players"][0]
    bonuses = {spot["spot"]: spot["bonus"] for spot in mine["field"]}
    assert bonuses["f1"] == {"total": 5, "why": "the Captain’s own"}
    assert bonuses["g"] == {"total": 5, "why": "Captain Red Captain"}
    assert mine["groups"][0]["row"] is None
    assert "for 10 of Red Team" in mine["groups"][0]["why"]
    play(match, "send m1", "send m1")
    theirs = {spot["spot"]: spot["bonus"] for spot in match.view(1)["players"][0]["field"]}
    assert theirs.pop("m1") == {"total": 5, "why": "Captain of Red Team"}
    assert set(theirs.values()) == {None}


def test_the_bonus_of_one_duel_is_not_shown_in_the_next() -> None:
    match = lay(squads=LOYAL)
    play(match, "send m1", "send m1")
    assert match.view(1)["duel"]["sides"][0]["bonus"]["total"] > 0
    play(match, "roll 6 1", "send f1")
    assert match.view(1)["duel"]["sides"][0]["bonus"] is None
    field = {spot["spot"]: spot["bonus"] for spot in match.view(1)["players"][0]["field"]}
    assert field["f1"] is None


def test_who_has_left_is_open_and_a_gap_is_asked_of_its_owner() -> None:
    match = lay(bench=("12 13", ""))
    play(match, "send m1", "send m1", "roll 1 6")
    view = own(match, 0)
    assert view["phase"] == "bring"
    assert view["bring"]["spot"] == "m1"
    assert [entry["action"] for entry in view["bring"]["subs"]] == ["bring 13"]
    assert [entry["bonus"] for entry in view["bring"]["subs"]] == [None]
    assert view["choices"] == [{"action": "leave", "label": "Bring on nobody"}]
    assert match.view(1)["bring"] is None
    assert "red-m1" in [player["slug"] for player in match.view(1)["players"][0]["gone"]]
    play(match, "bring 13")
    spot = next(s for s in match.view(1)["players"][0]["field"] if s["spot"] == "m1")
    assert (spot["player"], spot["from_bench"], spot["empty"]) == (None, True, False)


def test_a_gap_in_midfield_says_how_many_are_left_and_when_it_costs_the_match() -> None:
    match = lay(bench=("12 13", ""))
    play(match, "send m1", "send m1", "roll 1 6")
    assert own(match, 0)["prompt"]["fact"] == (
        "1 Midfielder is left on the pitch: if that one goes too, "
        "bring one on from the bench, or you lose a goal and the match ends."
    )
    match = lay(bench=("12", ""))
    play(match, "send m1", "send m1", "roll 1 6")
    assert own(match, 0)["prompt"]["fact"] == (
        "1 Midfielder is left on the pitch and none on your bench: if that one goes too, "
        "you lose a goal and the match ends."
    )
    match = lay(gone=("m2", ""), bench=("13", ""))
    play(match, "send m1", "send m1", "roll 1 6")
    assert own(match, 0)["prompt"]["lead"] == "No Midfielder left!"
    assert own(match, 0)["choices"][0]["label"] == "Bring on nobody: you lose at once"
    match = lay(gone=("m2", ""), bench=("13", ""), goals=(2, 0))
    play(match, "send m1", "send m1", "roll 1 6")
    assert own(match, 0)["choices"][0]["label"] == "Bring on nobody: the match ends"
    match = lay(gone=("d1", ""), bench=("13", ""))
    play(match, "send m1", "send m1", "roll 1 6")
    assert own(match, 0)["prompt"]["fact"] == "Nobody on your bench plays in defence."


def test_who_is_to_send_a_card_is_told_what_leaves_the_pitch() -> None:
    captained = partial(
        lay, squads=("loyal", "plain"), wearing=({7: "red-captain-m"}, {}), bench=("13", "13")
    )
    match = captained()
    assert own(match, 0)["prompt"]["fact"] == (
        "Lose, and the attack ends: both leave the pitch; win, and both stay. "
        "If your Captain leaves, so does the +5."
    )
    play(match, "send m1")
    fact = own(match, 1)["prompt"]["fact"]
    assert fact == "Win, and the attack ends: both leave the pitch; lose, and both stay."
    match = captained(options={"removal": "every-loser"})
    play(match, "send m2")
    assert own(match, 1)["prompt"]["fact"] == "Whoever loses the duel leaves the pitch."


def test_who_sends_the_last_midfielders_is_told_what_it_costs_to_run_out() -> None:
    assert own(lay(), 0)["prompt"]["fact"] == (
        "Your last two Midfielders, and none on your bench: "
        "when you have none left, you lose a goal and the match ends."
    )
    assert own(lay(bench=("13", "")), 0)["prompt"]["fact"].startswith("Lose, and the attack ends")


def test_who_answers_sees_the_chance_of_each_card() -> None:
    match = lay()
    assert {spot["chance"] for spot in own(match, 0)["spots"]} == {None}
    play(match, "send m1")
    for spot in own(match, 1)["spots"]:
        assert spot["least"] < spot["chance"] == 0.5
        sent = lay()
        play(sent, "send m1", spot["action"])
        assert spot["least"] <= (chance(sent.box, sent.state, 1) or 0) <= spot["chance"]


def test_a_boost_before_the_roll_may_be_for_any_stat() -> None:
    match = lay(hands=("energy-boost extra-time", ""), decks=("home-crowd*2", ""))
    play(match, "send m1", "send m1")
    hand = {card["card"]: card for card in own(match, 0)["hand"]}
    stats = [play["stat"] for play in hand["energy-boost"]["plays"]]
    assert stats == ["speed", "accuracy", "passing", "skill", "defending", "power"]
    labels = [play["label"] for play in hand["energy-boost"]["plays"]]
    assert re.fullmatch(r"on speed: \d\d%", labels[0])
    assert hand["energy-boost"]["note"].startswith("duel 50→5")
    assert hand["extra-time"]["note"] == "duel stays 50%"


def test_a_captain_who_must_stay_on_the_bench_is_shown_with_the_reason() -> None:
    match = lay(wearing=({8: "green-captain", 16: "blue-captain"}, {}), bench=("16", ""))
    play(match, "send m1", "send m1", "roll 6 1", "send f2", "send d1", "roll 1 6")
    view = own(match, 0)
    (barred,) = view["bring"]["barred"]
    assert (view["legal"], barred["shirt"]) == (["leave"], 16)
    assert "yours has not left the pitch" in barred["why"]
    assert view["prompt"]["text"].endswith("so it stays empty.")


def test_the_end_says_why_and_who() -> None:
    match = lock_in({"strict": "on"})
    assert match.view(0)["ended"] is None
    match.play("place 1 in goal")
    match.play("lift 1")
    ended = {"why": "disqualified", "seat": 0, "seats": [0], "won_by": "forfeit"}
    assert match.view(0)["ended"] == ended
    assert match.view(1)["prompt"]["lead"] == "You win!"
    match = lay(gone=("m2", ""))
    play(match, "send m1", "send m1", "roll 1 6")
    ended = {"why": "midfielders", "seat": 0, "seats": [0], "won_by": "goals"}
    assert match.view(0)["ended"] == ended


def test_who_shoots_is_told_so_and_what_a_goal_would_make_of_it() -> None:
    match = lay(hands=("home-crowd", "home-crowd"))
    play(match, "send m1", "send m1", "hold", "hold", "roll 6 1", "hold", "hold")
    play(match, "send f1", "send d1", "hold", "hold", "roll 6 1", "hold", "hold")
    assert own(match, 0)["prompt"]["lead"] == "Shot!"
    assert own(match, 0)["prompt"]["text"].startswith("Score, and it is 1–0.")
