"""Section 22: the variants."""

import itertools

import pytest

from kickabout.engine.match import Match
from kickabout.games.super_team import GAME
from kickabout.games.super_team.state import Phase
from tests.clauses import clause
from tests.rulebooks.laying import play
from tests.rulebooks.refusals import refused
from tests.rulebooks.super_team.positions import (
    around,
    can,
    cards,
    hand,
    kicked_off,
    lay,
    morale,
    new,
    next_turn,
    own_box,
    power,
    results,
    settle,
    spaces,
    turn_card,
    until,
)

ACT = "spend forward on action"
TEAMS = {"team-abilities": "on"}
CAPTAINS = {"captain-abilities": "on"}
HARD = {"hard-fatigue": "on"}
TRAP = {"offside-trap": "on"}
BASIC = {"basic-cards": "on"}
SIX = "pass*2 dribble*2 tackle*2"


@clause("SUPER-22.1", "SUPER-22.5")
@pytest.mark.parametrize(("options", "tokens"), [(TEAMS, [2, 0]), ({}, [0, 0])])
def test_morale_at_the_kick_off_of_a_half(options: dict[str, str], tokens: list[int]) -> None:
    match = kicked_off(options, teams=("alpha", "beta"))
    assert morale(match) == tokens
    match = lay(
        "captain e5", "3 g9", turn=1, clock=3, options=options, morale=(1, 1), markers=(SIX, SIX)
    )
    play(match, "spend forward on movement", "move 3 g8")
    next_turn(match)
    until(match, "centre")
    play(match, "centre 3")
    assert morale(match) == [1 + tokens[0], 1]


@clause("SUPER-22.1", "SUPER-22.5")
@pytest.mark.parametrize(("options", "tokens"), [(TEAMS, 2), ({}, 0)])
def test_morale_after_conceding(options: dict[str, str], tokens: int) -> None:
    match = lay("captain e11", options=options, markers=(SIX, SIX))
    play(match, ACT, "shoot", "strike left", "strike right", "reveal left right")
    play(match, "roll 4", "roll 1")
    assert morale(match) == [0, tokens]
    until(match, "centre")
    play(match, "centre 3")
    assert morale(match) == [0, tokens]


@clause("SUPER-22.14")
def test_morale_for_a_goal_that_ends_the_first_half() -> None:
    match = lay(
        "", "captain e3", ball="e3", turn=1, clock=3, teams=("beta", "gamma"), options=TEAMS
    )
    play(match, ACT, "shoot", "strike left", "strike right", "reveal left right")
    play(match, "roll 4", "roll 1")
    assert morale(match) == [2, 0]
    until(match, "centre")
    assert match.state.half == 1
    play(match, "centre 3")
    assert morale(match) == [2, 0]


@clause("SUPER-22.14")
def test_morale_for_the_last_goal_of_the_match() -> None:
    match = lay("captain e11", clock=3, second_half=True, options=TEAMS)
    play(match, ACT, "shoot", "strike left", "strike right", "reveal left right")
    play(match, "roll 4", "roll 1")
    settle(match)
    assert match.actor is None
    assert morale(match) == [0, 2]


@clause("SUPER-22.14")
def test_morale_for_a_goal_of_auto_team_that_ends_the_first_half() -> None:
    options = TEAMS | {"solo": "easy"}
    match = lay(
        "goalie e2",
        "captain e4",
        ball="e4",
        turn=1,
        clock=3,
        teams=("beta", "gamma"),
        options=options,
    )
    turn_card(match, "auto-backward")
    play(match, "auto shoot", "strike left", "turn auto-cross", "roll 4 2", "roll 1")
    assert morale(match) == [2, 0]
    until(match, "turn ")
    assert match.state.half == 1
    assert morale(match) == [2, 0]


@clause("SUPER-22.1", "SUPER-22.5")
@pytest.mark.parametrize(
    ("target", "needed"), [("e6", 1), ("e7", 1), ("e9", 1), ("e10", 2), ("e11", 2)]
)
def test_passes_that_count_as_shorter(target: str, needed: int) -> None:
    match = lay("captain e5", teams=("gamma", "beta"), options=TEAMS)
    play(match, ACT, f"pass {target}")
    assert power(match)[0] == needed


@clause("SUPER-22.1", "SUPER-22.5")
@pytest.mark.parametrize(("options", "bonus"), [(TEAMS, 1), ({}, 0)])
def test_a_bonus_on_a_roll(options: dict[str, str], bonus: int) -> None:
    match = lay("2 e5, 3 e7", ball="e5", teams=("delta", "beta"), options=options)
    play(match, ACT, "pass e7", "roll 2")
    assert results(match)[0] == 2 + bonus - 1


@clause("SUPER-22.1", "SUPER-22.5")
def test_movements_that_are_free() -> None:
    match = lay(
        "captain e5, 2 c4, 3 g4", teams=("epsilon", "beta"), options=TEAMS, lying=("2 3", "")
    )
    play(match, "spend forward on movement", "move 2 c5", "spend backward on movement")
    assert spaces(match, "move 2") == spaces(match, "move 3") == set()


@clause("SUPER-22.2", "SUPER-22.6")
@pytest.mark.parametrize(("options", "far"), [(CAPTAINS, 2), ({}, 1)])
def test_a_captain_who_does_not_have_to_stop(options: dict[str, str], far: int) -> None:
    match = lay("captain e5", "3 e6", options=options)
    play(match, "spend forward on movement")
    assert max(int(space[1:]) for space in spaces(match, "move captain")) == 5 + far
    match = lay("2 e5", "3 e6", ball="e5", options=options)
    play(match, "spend forward on movement")
    assert spaces(match, "move 2") == around("e5") - {"e6"}


@clause("SUPER-22.2", "SUPER-22.6")
def test_a_captain_who_ignores_a_block() -> None:
    for home, space, needed in (("captain e5", "e5", 3), ("2 e5", "e5", 4)):
        match = lay(home, "3 e6, 4 e7", ball=space, captains=("bolt", "ace"), options=CAPTAINS)
        play(match, ACT, "pass e9")
        assert power(match)[0] == needed
    match = lay("captain e9", "3 e10", captains=("bolt", "ace"), options=CAPTAINS)
    play(match, ACT, "shoot", "strike middle", "strike left", "reveal middle left")
    assert power(match)[0] == 2


@clause("SUPER-22.2", "SUPER-22.6")
@pytest.mark.parametrize(("space", "needed"), [("e11", 0), ("e10", 2)])
def test_a_captain_who_lurks_in_their_area(space: str, needed: int) -> None:
    match = lay(f"captain {space}", captains=("cliff", "ace"), options=CAPTAINS)
    play(match, ACT, "shoot", "strike middle", "strike left", "reveal middle left")
    assert power(match)[0] == needed


@clause("SUPER-22.2", "SUPER-22.6")
@pytest.mark.parametrize("turn", [0, 1])
def test_a_captain_who_lifts_his_side(turn: int) -> None:
    ball = ("e5", "e6")[turn]
    match = lay("captain e5", "captain e6", ball=ball, captains=("dune", "ace"), options=CAPTAINS)
    play(match, ACT, ("dribble captain", "tackle captain")[turn])
    play(match, "roll 4", "roll 1")
    assert morale(match) == [1, 0]


@clause("SUPER-22.2", "SUPER-22.3", "SUPER-22.4")
@pytest.mark.parametrize(
    ("options", "home", "star"),
    [(CAPTAINS, "captain e5", 1), (CAPTAINS, "2 e5", 0), ({}, "captain e5", 0)],
)
def test_stars_of_the_captain(options: dict[str, str], home: str, star: int) -> None:
    match = lay(home, ball="e5", options=options)
    play(match, ACT, "pass e7", "roll 2")
    assert results(match)[0] == 2 + star - 1


@clause("SUPER-22.4")
def test_they_count_when_he_answers_a_roll() -> None:
    match = lay("captain e5, 2 c5", "3 e6, 4 c6", turn=1, options=CAPTAINS)
    play(match, ACT, "tackle 3", "roll 3", "roll 2")
    assert results(match) == [2 + 1, 3]


@clause("SUPER-4.8", "SUPER-22.7", "SUPER-22.8")
@pytest.mark.parametrize(("length", "steps"), [("quick", 3), ("long", 6)])
def test_two_lengths(length: str, steps: int) -> None:
    match = new({"length": length})
    assert match.view()["clock"]["of"] == steps
    assert new().view()["options"]["length"] == "quick"


@clause("SUPER-22.9")
def test_hard_fatigue_can_only_be_thrown_away() -> None:
    match = lay("captain e5, 2 c4", hands=("fatigue*3 forward",), options=HARD)
    assert "SUPER-22.9" in refused(match, "spend fatigue on movement")
    play(match, "drop fatigue")
    assert not can(match, "drop fatigue")
    assert "SUPER-22.9" in refused(match, "drop fatigue")
    play(match, "spend forward on movement", "move 2 c5")
    assert match.legal == ["end turn"]


@clause("SUPER-22.9")
def test_one_in_every_turn() -> None:
    match = lay("captain e5", hands=("fatigue*2 forward backward",), options=HARD)
    play(match, "drop fatigue", "end turn")
    next_turn(match)
    play(match, "spend forward on movement")
    play(match, match.legal[0])
    next_turn(match)
    assert can(match, "drop fatigue")


@clause("SUPER-22.9")
def test_it_is_one_of_the_cards_of_the_turn() -> None:
    match = lay("captain e5, 2 c4, 3 g4", hands=("fatigue forward backward cross",), options=HARD)
    play(match, "drop fatigue")
    play(match, "spend forward on movement", "move 2 c5")
    play(match, "spend backward on movement", "move 3 g5")
    assert next(iter(match.outcomes)).startswith("draw ")


@clause("SUPER-22.9")
def test_elsewhere_nothing_is_thrown_away() -> None:
    match = lay("captain e5, 2 c4", hands=("fatigue forward",))
    refused(match, "drop fatigue")


BEHIND = "goalie e13, captain a9, 2 b9, 3 h9, 4 i9, 5 i8"


@clause("SUPER-22.10", "SUPER-22.11")
@pytest.mark.parametrize(
    ("ball", "receiver", "away", "offside"),
    [
        ("e7", "c10", BEHIND, True),
        ("e7", "c9", BEHIND, False),  # level with the last but one
        ("e7", "c8", BEHIND, False),
        ("c11", "g10", BEHIND, False),  # behind the ball
        ("c10", "g10", BEHIND, False),  # level with the ball
        ("c10", "g11", BEHIND, True),
        ("e7", "c10", BEHIND.replace("i8", "i11"), False),  # two opponents behind him
        ("e4", "c7", "goalie e13, captain a3, 2 b3, 3 h3, 4 i3, 5 i4", False),  # middle row
        ("e4", "c6", "goalie e13, captain a3, 2 b3, 3 h3, 4 i3, 5 i4", False),  # own half
        ("e4", "c8", "goalie e13, captain a3, 2 b3, 3 h3, 4 i3, 5 i4", True),
        ("e7", "c10", "goalie e8, captain a12, 2 b9, 3 h9, 4 i9, 5 i8", True),
    ],
)
def test_offside(ball: str, receiver: str, away: str, offside: bool) -> None:
    match = lay(f"captain {ball}, 2 {receiver}", away, options=TRAP)
    play(match, ACT)
    assert can(match, f"pass {receiver}") != offside
    if offside:
        assert "SUPER-22.1" in refused(match, f"pass {receiver}")
    without = lay(f"captain {ball}, 2 {receiver}", away)
    play(without, ACT)
    assert can(without, f"pass {receiver}")


@clause("SUPER-22.12")
def test_a_pass_to_an_empty_space_is_never_offside() -> None:
    match = lay("captain e7, 2 c10", BEHIND, options=TRAP, hands=("forward through",))
    by_card = match.copy()
    play(by_card, "play through")
    play(match, ACT)
    assert can(by_card, "pass c11")
    assert can(match, "pass c11")


@clause("SUPER-22.11")
def test_a_tactic_passes_to_nobody_offside_either() -> None:
    match = lay("captain e7, 2 c10, 3 g8", BEHIND, options=TRAP)
    play(match, "play forward")
    assert spaces(match, "pass") == {"g8"}


@clause("SUPER-22.15", "SUPER-22.16")
@pytest.mark.parametrize("solo", ["off", "easy"])
def test_basic_cards_alone(solo: str) -> None:
    match = new(BASIC | {"solo": solo}, box=None)
    until(match, "play ", "spend ", "drop ", "turn ")
    basics = sorted(2 * [tactic.slug for tactic in own_box().basics])
    for seat in range(2 if solo == "off" else 1):
        dealt = cards(match, "hands", seat)
        assert len(dealt) == 4
        assert sorted(dealt + cards(match, "decks", seat)) == basics
        assert match.view()["players"][seat]["deck"] == 6


@clause("SUPER-22.16")
def test_a_hand_may_hold_both_cards_of_a_kind() -> None:
    match = next(found for found in map(_basic_match, range(50)) if _doubles(found))
    seat, slug = match.actor, _doubles(match)[0]
    assert isinstance(seat, int)
    before = hand(match, seat).count(slug)
    match.play(f"spend {slug} on movement")
    assert hand(match, seat).count(slug) == before - 1
    assert cards(match, "discards", seat) == [slug]


def _basic_match(seed: int) -> Match:
    match = Match(GAME, 2, BASIC, seed=seed)
    while match.state.phase != Phase.PLAY:
        match.play(match.legal[0]) if match.legal else match.roll()
    return match


def _doubles(match: Match) -> list[str]:
    held = hand(match, match.state.actor)
    return [slug for slug in held if held.count(slug) > 1]


@clause("SUPER-22.17")
@pytest.mark.parametrize(("options", "first"), [(BASIC, "mark "), ({}, "deal ")])
def test_nobody_chooses_a_board_for_basic_cards(options: dict[str, str], first: str) -> None:
    match = new(options, box=None)
    play(match, "start 0")
    assert (match.legal or list(match.outcomes))[0].startswith(first)


@clause("SUPER-22.18")
@pytest.mark.parametrize(
    ("length", "minutes"),
    [("quick", ["00", "23", "45"]), ("long", ["00", "11", "23", "34", "45"])],
)
def test_a_half_with_basic_cards_is_a_third_shorter(length: str, minutes: list[str]) -> None:
    match = new(BASIC | {"length": length}, box=None)
    assert match.view()["clock"]["spaces"] == minutes


@clause("SUPER-22.17")
def test_without_boards_there_are_no_abilities() -> None:
    match = new(BASIC | TEAMS | CAPTAINS, box=None)
    until(match, "play ", "spend ")
    assert morale(match) == [0, 0]
    assert [player["captain"] for player in match.view()["players"]] == [None, None]
    until(match, "reveal ", "roll ")


@clause("SUPER-22.13")
def test_the_solo_game_is_an_option_too() -> None:
    match = new(box=None)
    assert match.view()["automata"] == {}
    assert set(match.box.chosen.values()) == {"off", "quick"}
    for level in ("easy", "normal", "hard"):
        assert new({"solo": level}).view()["automata"] == {"1": "AutoTeam"}


@clause("SUPER-22.13")
def test_all_variants_go_together() -> None:
    box = own_box()
    switches = {name: ("off", "on") for name in box.options if name not in ("solo", "length")}
    choices = {"solo": ("off", "easy", "normal", "hard"), "length": ("quick", "long")} | switches
    assert len(switches) == 5
    for words in itertools.product(*choices.values()):
        options = dict(zip(choices, words, strict=True))
        record = box.with_options(options).record
        steps = 6 if options["length"] == "long" else 3
        assert record.steps == (steps * 2 // 3 if options["basic-cards"] == "on" else steps)
        chosen = (record.team_abilities, record.captain_abilities, record.hard_fatigue)
        names = ("team-abilities", "captain-abilities", "hard-fatigue")
        assert chosen == tuple(int(options[name] == "on") for name in names)
        assert record.offside_trap == int(options["offside-trap"] == "on")


@clause("SUPER-22.13")
@pytest.mark.parametrize("solo", ["off", "hard"])
def test_and_can_be_played_all_at_once(solo: str) -> None:
    options = TEAMS | CAPTAINS | HARD | TRAP | BASIC | {"solo": solo, "length": "long"}
    match = new(options, box=None)
    for _ in range(100):
        settle(match)
        assert match.actor in ((0, 1) if solo == "off" else (0,))
        match.play(match.legal[match.number % len(match.legal)])
