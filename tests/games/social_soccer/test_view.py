"""What a seat is shown of SocialSoccer: everything playable once, sums that add up, and no secrets."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from kickabout.engine.dice import below, seeded
from kickabout.engine.match import Match
from kickabout.engine.views import complaints
from kickabout.games.social_soccer import GAME
from kickabout.games.social_soccer import state as s
from kickabout.games.social_soccer.state import ShotEnd
from tests.rulebooks.laying import hold, play
from tests.rulebooks.social_soccer.positions import (
    BEST_OF_3,
    EVERYBODY,
    LEVEL,
    LINE_UP,
    blocked,
    kick_off,
    lay,
    lay_last,
    line_up,
    new,
    turn_up,
)
from tests.rulebooks.social_soccer.reading import SPOTS

MOST = 500
VARIANTS: list[Mapping[str, object]] = [
    {},
    {"match": "best-of-3", "rotation": "attack-only", "home": "flat-out"},
    {"deck": "40x4", "block-tie": "goal", "home": "long-table", "away": "open-ears"},
]


def walk(seed: int, options: Mapping[str, object]) -> Iterator[Match]:
    """A match of the rule of thumb, in every state; now and then somebody does anything else.

    A long match is left before its end.
    """
    match = Match(GAME, 2, options, None, seed)
    rng = seeded(seed, 5)
    while match.actor is not None and match.number < MOST:
        yield match
        if match.actor == "chance":
            match.roll()
            continue
        legal = match.legal
        if below(rng, 3):
            actions = [GAME.actions.parse(match.box, name) for name in legal]
            seen = match.seen(match.actor).state
            best = GAME.heuristic_action(match.box.record, seen, actions, len(actions), rng)
            match.play(GAME.actions.name_of(match.box, best))
        else:
            match.play(legal[below(rng, len(legal))])
    yield match


def own(match: Match, seat: int | None = None) -> dict[str, Any]:
    if seat is None:
        assert isinstance(match.actor, int)
        seat = match.actor
    shown: dict[str, Any] = match.view(seat)
    return shown


def fields(view: Mapping[str, Any]) -> list[dict[str, Any]]:
    """All spots of both sides."""
    return [spot for player in view["players"] for spot in player["field"].values()]


# What may be done.


def offered(view: dict[str, Any]) -> list[str]:
    """Every action that a page finds in a view, but the choices; copies of a card offer the same."""
    hand = {card["card"]: card for card in view["hand"]}.values()
    places = [card["plays"] for card in hand]
    places += [spot["plays"] for spot in fields(view)]
    if view["build"]:
        places += [view["build"][part] for part in ("pool", "cards")]
    found = [entry["action"] for place in places for entry in place]
    if view["place"]:
        members = [one["member"] for one in view["place"]["members"]]
        found += [f"place {one} in {spot}" for one in members for spot in view["place"]["free"]]
    return found


@pytest.mark.parametrize("options", VARIANTS)
def test_all_that_is_legal_stands_somewhere_in_the_view(options: Mapping[str, object]) -> None:
    for match in walk(3, options):
        if match.number % 3 == 0:
            continue
        for seat in match.deciding:
            view = own(match, seat)
            assert view["legal"] == match.legal_for(seat)
            choices = {choice["action"] for choice in view["choices"]}
            assert set(offered(view)) | choices == set(view["legal"])
            assert len(offered(view)) == len(set(offered(view)))
            assert all(choice["label"] for choice in view["choices"])
            spots = [play["action"] for spot in fields(view) for play in spot["plays"]]
            assert sorted(spots) == sorted(play["action"] for play in view["spots"])
            assert view["prompt"]["lead"]
            for card in view["hand"]:
                assert (card["why"] is None) == bool(card["plays"])
                assert (card["waits"] == "") == bool(card["plays"])
                assert card["waits"] != "not now"


@pytest.mark.parametrize("options", VARIANTS)
def test_views_hold_what_all_tables_read(options: Mapping[str, object]) -> None:
    for match in walk(4, options):
        seat = match.number % 3 - 1
        legal = match.legal_for(seat) if seat in match.deciding else None
        view = match.view(seat)
        assert not list(complaints(view, 2, seat, match.state.actor, legal))
        assert len({card["id"] for card in view["hand"]}) == len(view["hand"])
        if match.actor is not None:
            assert view["pause"] > 0


# Sums.


@pytest.mark.parametrize("options", VARIANTS)
def test_every_sum_adds_up_to_what_the_rules_compare(options: Mapping[str, object]) -> None:
    shots = 0
    promised = None
    for match in walk(5, options):
        view, state = match.view(), match.state
        for spot in fields(view):
            if spot["attack"] is not None:
                for what in ("attack", "defence"):
                    added = sum(line["value"] for line in spot[f"{what}_why"])
                    assert max(0, added) == spot[what]
        shot = view["shot"]
        assert (shot is None) == (state.shot_seat == s.NONE)
        if shot is None:
            continue
        sums = {what: shot[what] for what in ("attack", "defence") if shot[what]}
        for one in sums.values():
            assert sum(line["value"] for line in one["steps"]) == one["total"]
        totals = {what: one["total"] for what, one in sums.items()}
        if state.shot_end == ShotEnd.UNDER_WAY:
            promised = totals, shot["leads"]
        elif state.shot_end in (ShotEnd.GOAL, ShotEnd.BLOCKED) and shot["blocker"]:
            shots += 1
            assert totals == {"attack": state.shot_attack, "defence": state.shot_defence}
            if state.worked < s.STACK:  # the card that fills the stack is worked off at once
                assert promised == (totals, shot["leads"])
            assert shot["leads"] == ("attack" if shot["outcome"] == "goal" else "defence")
    assert shots > 3


def test_a_number_is_told_with_what_makes_it() -> None:
    match = lay(hands=("boost long-boost crush", "fog"))
    play(match, "play boost")
    hold(match)
    play(match, "play long-boost")
    hold(match)
    spot = match.view()["players"][0]["field"]["a1"]
    assert (spot["attack"], spot["defence"]) == (5, 2)
    assert spot["attack_why"] == [
        {"label": "printed", "value": 3},
        {"label": "until the sequence ends", "value": 1},
        {"label": "until the round ends", "value": 1},
    ]
    assert spot["defence_why"] == [{"label": "printed", "value": 2}]
    assert spot["has_ball"]
    assert match.view()["ball"]["name"] == "Effort 1"


# Shots and goals.


def steps(one: Mapping[str, Any]) -> dict[str, int]:
    return {line["label"]: line["value"] for line in one["steps"]}


def test_a_shot_under_way_shows_what_it_comes_to_and_what_each_card_would_make_of_it() -> None:
    match = lay(hands=("push boost soften", "guard shove"), at=LEVEL, teams=("red", "green"))
    play(match, "shoot")
    view = own(match)
    assert view["shot"]["announced"]
    assert not view["shot"]["asked"]
    assert view["window"] == {"seats": [1], "ask": "answer"}
    assert view["prompt"]["lead"] == "Player 0’s Effort 1 shoots!"
    assert view["prompt"]["text"] == "You have no answer to it."
    assert "Attack 3." in view["prompt"]["fact"]
    assert [entry["what"] for entry in view["stack"]] == ["shot"]
    play(match, "hold")
    view = own(match)
    assert view["shot"]["asked"]
    assert not view["shot"]["announced"]
    assert view["shot"]["blocker"] is None
    assert view["shot"]["defence"] is None
    assert view["window"] is None
    assert view["players"][0]["field"]["a1"]["shoots"]
    assert {"action": "let it through", "label": "Let it through"} in view["choices"]
    play(match, "block with d1")
    view = own(match)
    assert view["players"][1]["field"]["d1"]["blocks"]
    assert view["window"] == {"seats": [0, 1], "ask": "shot"}
    assert view["shot"]["leads"] == "defence"
    assert view["prompt"]["lead"] == "They block it, as it stands."
    notes = {card["card"]: (card["note"], card["best"]) for card in view["hand"]}
    assert notes == {
        "push": ("4 > 3 goal, unless Player 1 adds a card", True),
        "boost": ("4 > 3 goal, unless Player 1 adds a card", True),
        "soften": ("3 > 2 goal, unless Player 1 adds a card", True),
    }
    waiting = match.view(1)
    assert "play guard" in waiting["legal"]
    assert waiting["hand"][0]["note"] == ""  # the block holds without it
    assert not waiting["hand"][0]["best"]
    play(match, "twist push")
    view = own(match)
    assert steps(view["shot"]["attack"]) == {"Attack": 3, "Push": 1}
    assert view["shot"]["attack"]["steps"][1]["pending"]
    assert [entry["what"] for entry in view["stack"]] == ["shot", "card"]
    assert view["stack"][1]["twist"] == "bonus"
    assert view["stack"][1]["says"] == "+1 Attack"
    assert view["players"][0]["twisted"]
    assert view["prompt"]["text"] == "Player 0 throws in “Push”: +1 Attack."
    notes = {card["card"]: (card["note"], card["best"]) for card in view["hand"]}
    assert notes["shove"] == ("4 = 4 blocked, unless Player 0 adds a card", True)
    play(match, "twist shove", "play soften", "hold", "hold")
    view = match.view()
    assert view["shot"]["outcome"] == "goal"
    assert steps(view["shot"]["defence"]) == {"Defence": 3, "Shove": 1, "Soften": -1}
    assert not view["shot"]["attack"]["steps"][1]["pending"]
    assert view["goal"]["by"] == 0
    assert view["goal"]["scorer"]["name"] == "Effort 1"
    assert view["goal"]["score"] == [1, 0]
    assert not view["goal"]["counted"]


@pytest.mark.parametrize(
    ("hand", "fact"),
    [
        ("push", "1 more Attack makes it a goal."),
        ("push second-wind", "1 more Attack makes it a goal; only one Twist goes into a shot."),
    ],
)
def test_what_a_shot_lacks_is_told(hand: str, fact: str) -> None:
    assert own(blocked(hand, "", at=LEVEL))["prompt"]["fact"] == fact


def test_cards_that_cannot_turn_a_shot_are_told_to_be_too_few() -> None:
    at: tuple[dict[str, str], dict[str, str]] = ({}, {"d1": "wall"})
    assert own(blocked("push*3", "", at=at))["prompt"]["fact"] == (
        "A goal takes 3 more Attack: your cards are not enough; only one Twist goes into a shot."
    )
    assert own(blocked("push overlap", "", at=at))["prompt"]["fact"] == (
        "3 more Attack makes it a goal."
    )


def test_the_only_fresh_player_is_told_that_a_pass_gives_the_ball_away() -> None:
    assert "gives the ball away" in own(lay_last())["prompt"]["fact"]
    assert "gives the ball away" not in own(lay())["prompt"]["fact"]


def test_what_is_cancelled_or_copied_counts_as_it_will() -> None:
    match = blocked("boost*3", "cancel copy", at=LEVEL)
    play(match, "play boost", "play cancel")
    view = own(match, 0)
    assert steps(view["shot"]["attack"]) == {"Attack": 3}
    assert view["shot"]["leads"] == "defence"
    assert [entry["cancelled"] for entry in view["stack"]] == [False, True, False]
    assert view["prompt"]["text"] == "Player 1 plays “Cancel”: your “Boost” does nothing."
    match = blocked("soften*3", "copy*2", at=LEVEL)
    play(match, "play soften", "play copy")
    view = match.view()
    assert steps(view["shot"]["defence"]) == {"Defence": 3, "Soften": -1}
    assert view["stack"][2]["card"]["card"] == "copy"
    match = blocked("push boost", "copy*2", at=LEVEL, decks=("gain", "gain"))
    play(match, "twist push", "play copy")
    assert steps(match.view()["shot"]["attack"]) == {"Attack": 3, "Push": 1}
    match = blocked("guard weaken", "weaken copy*2", at=LEVEL)
    play(match, "hold", "play weaken")
    assert steps(match.view()["shot"]["attack"]) == {"Attack": 3, "Weaken": -1}


def test_a_card_of_the_defence_is_weighed_attack_first() -> None:
    match = blocked("", "guard", at=LEVEL, options={"block-tie": "goal"})
    assert own(match, 1)["hand"][0]["note"] == "3 < 4 blocked"


def test_what_was_added_before_the_shot_is_so_far() -> None:
    match = lay(hands=("boost*2", ""), at=LEVEL)
    play(match, "play boost", "shoot", "block with d1", "play boost")
    match = lay(hands=("boost gain", "gain"), at=LEVEL)
    play(match, "play boost", "hold", "shoot", "hold", "block with d1")
    shot = match.view()["shot"]
    assert steps(shot["attack"]) == {"Attack": 3, "cards before the block": 1}
    assert shot["leads"] == "attack"


def test_a_card_that_takes_the_ball_out_of_a_shot_says_so() -> None:
    match = blocked("gain", "crush", by="d2")
    play(match, "hold")
    card = own(match)["hand"][0]
    assert (card["note"], card["best"]) == ("ball!", True)
    play(match, "play crush")
    hold(match)
    view = match.view()
    assert view["shot"]["outcome"] == "lost"
    assert view["goal"] is None


def test_a_goal_shows_its_card_until_the_ball_is_given() -> None:
    match = lay(decks=("", "shove gain"))
    play(match, "shoot", "let it through")
    view = match.view()
    assert view["shot"]["let_through"]
    assert view["goal"]["card"] is None
    play(match, "reveal shove")
    view = own(match)
    assert view["goal"]["card"]["card"] == "shove"
    assert view["goal"]["twist"]
    assert view["prompt"]["lead"] == "Kick-off."
    assert view["players"][1]["conceded"] == 1
    assert [card["card"] for card in view["players"][1]["zone"]] == ["shove"]
    play(match, "ball to a1")
    assert match.view()["goal"] is None
    assert match.view()["shot"] is None


def test_a_block_shows_who_may_not_have_the_ball() -> None:
    match = blocked(at=LEVEL)
    view = own(match)
    assert view["phase"] == "ball"
    assert view["shot"]["outcome"] == "blocked"
    assert view["players"][1]["field"]["d1"]["may_not"]
    assert view["players"][1]["field"]["d1"]["plays"] == []
    assert "Kindness 1 passes at once" in view["prompt"]["text"]


# Cards.


def test_cards_say_what_they_do_and_why_they_rest() -> None:
    match = lay(hands=("snatch push run*2 wake", "gain"), tired=("a2", ""))
    hand = own(match)["hand"]
    assert [card["id"] for card in hand] == ["wake-1", "snatch-1", "run-1", "run-2", "push-1"]
    cards = {card["card"]: card for card in hand}
    assert cards["push"]["value"] == ""
    assert cards["push"]["twist"] == "attack"
    assert "+1 Attack" in cards["push"]["does"]
    assert "SOC-8.13" in cards["push"]["why"]
    assert cards["push"]["waits"] == "only in your shot"
    assert cards["run"]["tires"] == 1
    assert "Tires one player of yours." in cards["run"]["does"]
    assert (cards["snatch"]["value"], cards["snatch"]["group"]) == ("6", "support")
    assert cards["snatch"]["when_text"] == "while the rival has the ball"
    assert "only while the rival has the ball" in cards["snatch"]["why"]
    assert cards["snatch"]["waits"] == "on their ball"
    assert cards["wake"]["plays"] == [
        {"action": "play wake", "on": None, "label": "Play Wake", "use": "play"}
    ]
    waiting = match.view(1)["hand"][0]
    assert "SOC-7.18" in waiting["why"]
    assert waiting["waits"] == "not your turn"
    early = lay(hands=("at-dusk", ""))
    assert own(early)["hand"][0]["waits"] == "from round 6"


def test_before_a_block_a_card_for_a_shot_of_ones_own_does_not_promise_to_come_after_it() -> None:
    match = lay(hands=("", "push shove at-own-shot at-any-shot"))
    play(match, "shoot", "hold")
    assert match.view(1)["phase"] == "block"
    hand = {card["card"]: card["waits"] for card in match.view(1)["hand"]}
    assert hand["push"] == hand["at-own-shot"] == "only in your shot"
    assert hand["shove"] == hand["at-any-shot"] == "after the block"


def test_before_a_block_a_card_for_this_shot_says_that_it_comes_after_it() -> None:
    match = lay(hands=("push shove", "push shove snatch"))
    play(match, "shoot")
    assert match.view(1)["phase"] == "answer"
    shooter, rival = (
        {card["card"]: card["waits"] for card in match.view(seat)["hand"]} for seat in (0, 1)
    )
    assert shooter == {"push": "after the block", "shove": "only in their shot"}
    assert rival["push"] == "only in your shot"
    assert rival["shove"] == "after the block"
    assert rival["snatch"] == "not in a shot"


def test_while_an_answer_to_a_shot_is_paid_a_card_for_this_shot_still_waits_for_the_block() -> None:
    match = lay(hands=("", "push shove run"))
    play(match, "shoot", "play run")
    assert match.view(1)["phase"] == "cost"
    hand = {card["card"]: card["waits"] for card in match.view(1)["hand"]}
    assert (hand["push"], hand["shove"]) == ("only in your shot", "after the block")


def test_a_copy_of_what_changes_nothing_in_the_shot_is_in_vain() -> None:
    match = blocked("soften", "copy", at=LEVEL)
    play(match, "play soften")
    assert own(match, 1)["hand"][0]["in_vain"]
    match = blocked("copy", "weaken*2", at=LEVEL)
    play(match, "hold", "play weaken")
    assert own(match, 0)["hand"][0]["in_vain"]


def test_a_price_and_a_target_are_chosen_on_the_pitch() -> None:
    match = lay(hands=("change-wings tackle", "gain"), tired=("a2", ""), teams=("red", "blue"))
    play(match, "play change-wings")
    view = own(match)
    assert view["phase"] == "cost"
    assert view["spots"][0] == {
        "action": "tire a1",
        "label": "Tire Effort 1",
        "use": "tire",
        "seat": 0,
        "spot": "a1",
    }
    play(match, "tire a3")
    view = own(match)
    assert {play["action"] for play in view["spots"]} == {"aim at a2", "aim at a3"}
    assert view["prompt"]["fact"] == "Effect: refresh whoever is chosen."
    play(match, "aim at a2")
    view = own(match)
    assert view["window"] == {"seats": [1], "ask": "answer"}
    assert view["stack"][0]["aim"]["name"] == "Effort 2"
    assert view["stack"][0]["says"] == "refresh Effort 2"
    assert view["players"][0]["field"]["a2"]["aimed"] == [0]
    assert view["prompt"]["lead"] == "Player 0 plays “Change Wings”!"
    play(match, "hold", "play tackle")
    plays = own(match)["players"][1]["field"]["d1"]["plays"]
    assert plays == [{"action": "aim at their d1", "label": "Aim at Kindness 10", "use": "aim"}]


def test_a_pass_lies_on_the_stack_while_it_may_be_answered() -> None:
    match = lay(hands=("", "gain"))
    play(match, "pass to a2")
    view = own(match)
    assert view["stack"][0]["what"] == "pass"
    assert view["stack"][0]["from"]["spot"] == "a1"
    assert view["stack"][0]["aim"]["spot"] == "a2"
    assert view["prompt"]["lead"] == "A pass to Player 0’s Effort 2."
    assert not view["working"]


def test_a_look_is_shown_to_who_looks() -> None:
    match = lay(hands=("spy", "gain boost"))
    play(match, "play spy", "hold", "see boost")
    assert [card["card"] for card in match.view(0)["look"]["cards"]] == ["boost"]
    assert match.view(0)["working"]
    assert match.view(-1)["look"] is None
    play(match, "see gain")
    assert match.view(0)["look"] is None
    known = match.view(0)["players"][1]["known"]
    assert {card["card"] for card in known} == {"boost", "gain"}
    assert match.view(-1)["players"][1]["known"] == []
    assert match.view(0)["players"][1]["cards"] is None


def test_decks_are_shown_to_their_owner() -> None:
    match = lay(decks=("gain*2", "boost"))
    left = match.view(0)["players"][0]["deck_cards"]
    assert [(card["card"], card["count"]) for card in left] == [("gain", 2)]
    assert match.view(0)["players"][1]["deck_cards"] is None
    assert match.view(-1)["players"][0]["deck_cards"] is None


def test_a_hand_above_the_limit_is_trimmed() -> None:
    match = lay_last(hands=("gain*9", ""))
    play(match, "pass to a2")
    view = own(match)
    assert view["trim"] == {"over": 1}
    assert view["hand"][0]["plays"][0]["action"] == "discard gain"


# Building, line-ups, rounds, the end.


def test_teams_can_be_taken_or_built() -> None:
    match = new()
    view = own(match)
    assert view["build"]["step"] == "team"
    assert [team["slug"] for team in view["build"]["teams"]] == ["red", "blue", "green", "violet"]
    violet = view["build"]["teams"][3]
    assert violet["values"] == {"effort": 5, "kindness": 5, "empathy": 0, "neutral": 0}
    assert sum(card["count"] for card in violet["cards"]) == 30
    assert {"action": "take red", "label": "Red Team"} in view["choices"]
    play(match, *(f"sign effort-{n}" for n in range(1, 10)))
    assert own(match, 0)["build"]["step"] == "players"
    assert match.view(1)["players"][0]["signed"] == 9
    assert match.view(1)["players"][0]["values"] is None
    play(match, "sign wall", "pack e-1")
    build = own(match, 0)["build"]
    assert build["step"] == "strategy"
    assert build["allowed"][:2] == [
        {"value": "effort", "of": 18, "used": 1},
        {"value": "kindness", "of": 2, "used": 0},
    ]
    assert build["packed"] == {"e-1": 1}
    assert match.view(1)["build"]["step"] == "team"
    assert match.view(-1)["build"] is None
    assert match.view(-1)["players"][0]["team"] is None
    match.play("take blue", 1)
    assert match.view(1)["build"]["step"] == "done"
    assert match.view(1)["players"][1]["team"]["slug"] == "blue"
    assert match.view(0)["players"][1]["team"] is None
    assert match.view(0)["players"][1]["ready"]
    assert not match.view(0)["players"][0]["ready"]


def test_a_line_up_is_suggested_and_covered() -> None:
    match = new({"home": "red", "away": "green"})
    view = own(match, 0)
    assert [one["member"] for one in view["place"]["members"]] == list(range(1, 11))
    suggested = view["place"]["suggested"]
    assert len(suggested) == 10
    play(match, *suggested[:4])
    view = own(match, 0)
    assert len(view["place"]["suggested"]) == len(view["place"]["free"]) == 6
    play(match, *view["place"]["suggested"])
    assert match.view(0)["players"][0]["ready"]
    rival = match.view(1)["players"][0]["field"]
    assert all(spot["covered"] and spot["player"] is None for spot in rival.values())
    assert not any(spot["empty"] for spot in rival.values())
    theirs = match.view(0)["players"][1]["field"]
    assert all(spot["empty"] for spot in theirs.values())
    own_spots = match.view(0)["players"][0]["field"]
    assert all(spot["covered"] and spot["player"] for spot in own_spots.values())


def test_a_suggested_line_up_has_its_best_where_they_belong() -> None:
    match = new({"home": "red", "away": "red"})
    record = match.state
    for member, slug in enumerate(("wall", "striker", "rich", "extra")):
        record.team[0, member] = match.box.player_numbers[slug]
    spots = {name.split()[1]: name.split()[-1] for name in own(match, 0)["place"]["suggested"]}
    assert spots["1"].startswith("d")
    assert spots["2"].startswith("a")
    assert spots["4"].startswith("d")


def test_a_round_begins_with_a_rotation_that_can_be_followed() -> None:
    match = lay_last(decks=("gain*9", "gain*9"))
    before = {spot: match.view()["players"][0]["field"][spot]["member"] for spot in SPOTS}
    play(match, "pass to a2", "draw gain")
    view = match.view()
    assert view["rotation"] == {"ring": "ring", "round": 2}
    field = view["players"][0]["field"]
    assert all(before[field[spot]["came_from"]] == field[spot]["member"] for spot in SPOTS)
    assert field["a1"]["came_from"] == "d2"
    assert view["minute"] == 10
    assert (view["players"][0]["custody"], view["players"][0]["custody_full"]) == (16, 16)
    match = lay_last(decks=("gain*9", ""), options={"rotation": "attack-only"})
    play(match, "pass to a2")
    field = match.view()["players"][0]["field"]
    assert (field["a1"]["came_from"], field["d1"]["came_from"]) == ("b1", "d1")
    assert match.view()["rotation"]["ring"] == "attack-only"
    assert kick_off().view()["players"][0]["field"]["a1"]["came_from"] is None


def test_rest_and_freshness_are_shown() -> None:
    match = lay(tired=("a2 b1", EVERYBODY), exhausted=("d1", ""))
    home, away = match.view()["players"]
    assert home["field"]["a2"]["rest"] == "tired"
    assert home["field"]["d1"]["rest"] == "exhausted"
    assert (home["fresh"], away["fresh"]) == (6, 0)
    assert home["has_ball"]
    assert not away["has_ball"]
    match = lay(tired=("a1", ""))
    assert {"action": "give up", "label": "Give the ball up"} in own(match)["choices"]
    assert own(match)["prompt"]["lead"] == "Your Effort 1 is tired."
    match = lay(ball="d1", tired=("a1 a2 a3 a4", ""))
    assert "exhausted" in own(match)["prompt"]["fact"]


@pytest.mark.parametrize(
    ("position", "why", "lead"),
    [
        ({"goals": (4, 1)}, "lead", "You win!"),
        ({"goals": (1, 0), "in_round": 9}, "rounds", "You win!"),
        ({"goals": (1, 0), "in_round": 10}, "extra", "You win!"),
        ({"goals": (0, 1), "in_round": 10}, "extra", "Full time."),
        ({"goals": (1, 1), "in_round": 12}, "draw", "Full time."),
        (
            {"goals": (3, 0), "games": (1, 0), "played": 1, "options": BEST_OF_3},
            "games",
            "You win!",
        ),
    ],
)
def test_the_end_is_shown(position: Mapping[str, object], why: str, lead: str) -> None:
    match = lay_last(**position)  # type: ignore[arg-type]
    play(match, "pass to a2")
    view = match.view(0)
    assert view["ended"]["why"] == why
    assert view["prompt"]["lead"] == lead
    assert view["phase"] == "full-time"
    assert view["minute"] == 10 * view["round"]
    assert all("(SOC-12." in card["why"] for card in view["hand"])


def test_games_of_a_match_are_counted() -> None:
    match = lay_last(goals=(3, 0), options=BEST_OF_3)
    play(match, "pass to a2")
    view = match.view()
    assert view["match"] == {
        "length": "best-of-3",
        "game": 2,
        "games": [1, 0],
        "to_win": 2,
        "most": 5,
    }
    assert view["players"][1]["team"]["slug"] == "red"
    play(match, *LINE_UP, *LINE_UP)
    turn_up(match)
    view = own(match)
    assert view["phase"] == "choose"
    assert view["seat"] == 1
    assert [choice["action"] for choice in view["choices"]] == ["take ball", "leave ball"]


def test_an_opening_hand_may_be_kept() -> None:
    match = line_up()
    play(match, "priority 1")
    while match.actor == "chance":
        match.roll()
    view = own(match)
    assert view["prompt"]["lead"] == "Keep these cards?"
    assert "Custody pays for cards" in view["prompt"]["fact"]
    assert all("as soon as round one" in card["why"] for card in view["hand"])
    play(match, "redraw")
    assert match.view(0)["players"][1]["redrawn"] is True
    assert match.view(0)["players"][0]["redrawn"] is None
