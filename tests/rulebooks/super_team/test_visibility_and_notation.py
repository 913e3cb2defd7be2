"""Sections 27 and 28: who sees what, and the notation."""

import pytest

from kickabout.games.super_team import GAME
from kickabout.games.super_team import state as s
from kickabout.games.super_team.actions import CHOOSE, FORM, PASS, PERFORM, ROLL, number_of
from kickabout.games.super_team.refusals import Refusal
from tests.clauses import clause
from tests.rulebooks.laying import play
from tests.rulebooks.super_team.positions import (
    SOLO,
    can,
    hand,
    lay,
    lies,
    new,
    next_turn,
    turn_card,
    until,
    where,
)

ACT = "spend forward on action"


# 27. Who sees what.


@clause("SUPER-27.1")
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_a_hand_is_seen_by_its_holder_alone(viewer: int) -> None:
    match = lay("captain e5", hands=("forward backward", "cross through in-between"))
    view = match.view(viewer)
    assert [player["hand"] for player in view["players"]] == [2, 3]
    held = [card["card"] for card in view["hand"]]
    assert sorted(held) == (hand(match, viewer) if viewer >= 0 else [])


@clause("SUPER-27.1", "SUPER-27.2")
def test_nothing_in_a_view_depends_on_the_cards_of_others() -> None:
    one = lay("captain e5", hands=("forward backward", "cross"))
    two = lay("captain e5", hands=("forward backward", "beta-1"))
    for viewer in (0, -1):
        assert one.view(viewer) == two.view(viewer)
        assert one.hidden(viewer).tobytes() == two.hidden(viewer).tobytes()
    assert one.hidden(1).tobytes() != two.hidden(1).tobytes()


@clause("SUPER-27.2")
def test_nobody_can_tell_what_is_left_in_a_deck_but_its_owner() -> None:
    one = lay("captain e5", decks=(None, "cross"), hands=("forward", "backward through"))
    two = lay("captain e5", decks=(None, "through"), hands=("forward", "backward cross"))
    assert one.hidden(0).tobytes() == two.hidden(0).tobytes()


@clause("SUPER-27.2")
def test_the_order_of_a_deck_is_nobodys() -> None:
    match = lay("captain e5, 2 c4", hands=("forward",), decks=("cross backward through", None))
    play(match, "spend forward on movement", "move 2 c5")
    assert match.outcomes == pytest.approx(
        {"draw cross": 1 / 3, "draw backward": 1 / 3, "draw through": 1 / 3}
    )
    number = match.number
    play(match, "draw cross")
    assert [match.observed(number, seat) for seat in (0, 1, -1)] == [
        "draw cross",
        "draw card",
        "draw card",
    ]


@clause("SUPER-27.2", "SUPER-28.13")
def test_no_draw_is_seen_by_others() -> None:
    match = lay("captain e5, 2 c4", hands=("through",), decks=("forward backward shove", None))
    play(match, "spend through on movement", "move 2 c5")
    number = match.number
    play(match, "draw forward", "draw backward", "draw shove")
    assert [match.observed(number + n, 1) for n in range(3)] == ["draw card"] * 3


@clause("SUPER-27.3")
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_what_is_open_to_all(viewer: int) -> None:
    match = lay(
        "captain e5, 2 c4",
        "3 e9",
        morale=(3, 1),
        goals=(1, 2),
        clock=2,
        markers=("pass*2 tackle", "goalkeeping*2"),
        lying=("2", "3"),
        decks=("cross", None),
    )
    everything, seen = match.view(), match.view(viewer)
    assert seen["pitch"] == everything["pitch"]
    assert seen["clock"]["moved"] == 2
    assert seen["bank"]["morale"] == 16
    for mine, all_of_it in zip(seen["players"], everything["players"], strict=True):
        for key in ("goals", "morale", "markers", "deck", "discards", "pieces"):
            assert mine[key] == all_of_it[key]
    assert seen["players"][0]["deck"] == 1
    assert len(seen["players"][0]["discards"]) == 9


@clause("SUPER-27.4")
def test_fatigue_is_seen_until_it_leaves_the_hand() -> None:
    match = lay("captain e5, 2 e7", hands=("one-two forward backward",))
    play(match, "play one-two", "pass e7", "roll 4", "pass e5", "roll 4", "done")
    for viewer in (0, 1, -1):
        assert match.view(viewer)["players"][0]["known_fatigue"] == 1
    play(match, "spend fatigue on movement", "move 2 e8")
    assert match.view(1)["players"][0]["known_fatigue"] == 0


@clause("SUPER-27.4")
def test_or_until_the_hand_is_shuffled_in() -> None:
    match = lay(
        "captain c5",
        "captain e9, 2 e7",
        ball="e9",
        turn=1,
        clock=3,
        teams=("beta", "alpha"),
        hands=("forward", "one-two forward backward"),
    )
    play(match, "play one-two", "pass e7", "roll 4", "pass e9", "roll 4", "done")
    assert match.view(0)["players"][1]["known_fatigue"] == 1
    next_turn(match)
    assert match.legal[0].startswith("rest ")
    assert match.view(0)["players"][1]["known_fatigue"] == 0
    assert match.view(0)["players"][1]["fatigues"] == 1


@clause("SUPER-27.5")
@pytest.mark.parametrize("viewer", [0, 1, -1])
def test_secret_choices_are_not_in_the_view_before_all_stand(viewer: int) -> None:
    one, two = (lay("captain e9", morale=(3, 3)) for _ in range(2))
    for match, tile in ((one, "left"), (two, "right")):
        play(match, ACT, "shoot", f"strike {tile}")
    assert (one.view(viewer) == two.view(viewer)) == (viewer != 0)
    one, two = (lay("captain e5", "3 e6", morale=(3, 3)) for _ in range(2))
    for match, tokens in ((one, 0), (two, 3)):
        play(match, ACT, "dribble 3", f"pay {tokens}")
    assert (one.view(viewer) == two.view(viewer)) == (viewer != 0)


@clause("SUPER-27.6")
@pytest.mark.parametrize("viewer", [0, 1, -1])
def test_boards_to_choose_from_are_open(viewer: int) -> None:
    match = new()
    until(match, "choose")
    for player in match.view(viewer)["players"]:
        assert len(player["offered"]["teams"]) == len(player["offered"]["captains"]) == 2


@clause("SUPER-27.7")
def test_auto_team_does_not_look() -> None:
    match = lay("captain e9", options=SOLO, morale=(2, 0))
    play(match, ACT, "shoot")
    number = match.number
    play(match, "strike left", "pay 2")
    assert [match.observed(number + n, -1) for n in range(2)] == ["strike left", "pay 2"]


# 28. Notation.


@clause("SUPER-28.1", "SUPER-28.10")
def test_boards_and_markers() -> None:
    match = new()
    play(match, "start 1", "deal alpha", "deal gamma", "deal ace", "deal dune")
    play(match, "deal beta", "deal delta", "deal bolt", "deal cliff")
    assert match.legal == ["choose alpha", "choose gamma"]
    play(match, "choose gamma", "choose ace", "choose beta", "choose cliff")
    play(match, "show gamma", "show ace", "show beta", "show cliff")
    assert match.legal == [
        "mark pass",
        "mark shoot",
        "mark dribble",
        "mark tackle",
        "mark goalkeeping",
    ]
    assert match.state.team[0] == 2


@clause("SUPER-28.2")
def test_placing() -> None:
    match = new()
    play(match, "start 1")
    until(match, "place")
    for piece, space in zip(
        ("goalie", "captain", "2", "3", "4", "5"), ("d1", "a2", "b2", "c2", "d2", "e2"), strict=True
    ):
        play(match, f"place {space}")
        assert where(match, 0, piece) == space
    play(match, "form arrow")
    assert match.legal == [f"centre {piece}" for piece in ("captain", "2", "3", "4", "5")]


@clause("SUPER-28.3")
def test_cards() -> None:
    match = lay("captain e5, 2 e7", hands=("forward fatigue wake-up",))
    assert match.legal == [
        "play forward",
        "spend forward on movement",
        "spend wake-up on movement",
        "spend fatigue on movement",
        "spend forward on action",
        "spend wake-up on action",
    ]
    match = lay("captain e5", ball="e1", goal_kick=True)
    assert can(match, "spend forward on goal-kick")
    match = lay("captain e5", hands=("fatigue*2",), options={"hard-fatigue": "on"})
    play(match, "drop fatigue", "end turn")


@clause("SUPER-28.4")
def test_movements() -> None:
    match = lay("2 c4, goalie e2", ball="d5")
    play(match, "spend forward on movement")
    assert {"move goalie e3", "move 2 c5", "move 2 d5", "move 2 e5 by ball"} <= set(match.legal)
    assert lies(match, 0, "2") is False


@clause("SUPER-28.5")
def test_actions() -> None:
    match = lay("captain e5, 2 e7", "3 e6, goalie d5")
    play(match, ACT)
    assert {"pass e7", "shoot", "dribble 3", "dribble goalie"} <= set(match.legal)
    match = lay("captain e5", "3 e6, captain d5", turn=1)
    play(match, ACT)
    assert match.legal == ["tackle captain", "tackle 3"]
    match = lay(ball="e1", goal_kick=True)
    play(match, "spend forward on goal-kick")
    assert match.legal == ["kick b4", "kick h4", "kick b6", "kick h6"]


@clause("SUPER-28.6")
def test_pushes_bypasses_and_half_ways() -> None:
    match = lay("captain e5", "3 e6", hands=("shove",))
    play(match, "play shove")
    assert "push 3 f7" in match.legal
    match = lay("captain e5", "3 e6", hands=("glide",), captains=("bolt", "ace"))
    play(match, "play glide")
    assert match.legal == ["bypass 3"]
    match = lay("captain e5", markers=("pass", ""))
    play(match, ACT, "pass f9", "roll 1 fumble")
    assert match.legal == ["land e7", "land f7"]


@clause("SUPER-28.7", "SUPER-28.12", "SUPER-28.13")
@pytest.mark.parametrize("turn", [0, 1])
def test_secrets(turn: int) -> None:
    match = lay("captain e7", "captain e6", ball=("e7", "e6")[turn], turn=turn, morale=(3, 3))
    play(match, ACT, "shoot", "strike left", "strike middle")
    assert list(match.outcomes) == ["reveal left middle"]
    play(match, "reveal left middle")
    assert match.box.space_name(match.state.target) == ("d13", "d1")[turn]
    play(match, "pay 2", "pay 1")
    assert list(match.outcomes) == ["reveal 2 1"]
    seen = [match.observed(n, 1 - turn) for n in range(match.number)]
    assert seen[2:] == [
        "strike secret",
        "strike middle",
        "reveal left middle",
        "pay secret",
        "pay 1",
    ]


@clause("SUPER-28.8")
def test_rewards() -> None:
    match = lay("captain e5, 2 e7", hands=("one-two",))
    play(match, "play one-two", "pass e7", "roll 4", "pass e5", "roll 4")
    assert match.legal == ["take morale", "take movement", "take action", "done"]


@clause("SUPER-28.9")
def test_rest() -> None:
    match = lay(turn=1, clock=3, hands=("forward fatigue", "forward"), ball="e7")
    play(match, "spend forward on movement")
    play(match, match.legal[0])
    next_turn(match)
    assert match.legal == ["rest 0", "rest 1"]


@clause("SUPER-28.10", "SUPER-28.13")
def test_chance() -> None:
    match = new()
    assert list(match.outcomes) == ["start 0", "start 1"]
    until(match, "draw")
    number = match.number
    seat = match.state.drawer
    name = match.roll()
    assert name.startswith("draw ")
    assert match.observed(number, 1 - seat) == "draw card"


@clause("SUPER-28.11")
def test_rolls() -> None:
    match = lay("captain e5, 2 e7", markers=("pass*2", ""))
    play(match, ACT, "pass e7")
    assert {"roll 4 1 fumble", "roll 1 fumble fumble", "roll 2 0 2"} <= set(match.outcomes)
    for wrong in ("roll 4 1", "roll 5 1 1", "roll 4 1 1 1", "roll"):
        assert match.why_not(wrong) is not None


@clause("SUPER-28.14")
def test_auto_team() -> None:
    match = lay("captain e5", "3 e8", turn=1, ball="e5", options=SOLO)
    assert set(match.outcomes) == {f"turn {card.slug}" for card in match.box.auto_cards}
    assert turn_card(match, "auto-backward") == ["auto move 3 e6"]
    play(match, "auto move 3 e6")
    assert list(match.outcomes) == ["auto tackle 3"]
    match = lay("3 e6", "captain e7", turn=1, ball="e7", options=SOLO)
    assert turn_card(match, "auto-cross") == ["auto dribble 3"]
    match = lay("", "captain e7", turn=1, ball="e7", options=SOLO, lying=("", "captain"))
    assert turn_card(match, "auto-cross") == ["auto rest"]
    match = lay("", "captain e5", turn=1, ball="e5", options=SOLO)
    assert turn_card(match, "auto-backward") == ["auto shoot"]
    match = lay("", "2 h8", turn=1, ball="e13", options=SOLO, goal_kick=True)
    assert turn_card(match, "auto-backward") == ["auto kick h8"]
    match = lay("", "captain e8, 2 f4", turn=1, ball="e8", options=SOLO)
    assert turn_card(match, "auto-forward") == ["auto pass f4"]
    play(match, "auto pass f4", "roll 1 fumble")
    assert list(match.outcomes) == ["auto land e6", "auto land f6"]


@clause("SUPER-28.3")
@pytest.mark.parametrize(
    "name", ["", "play", "play nothing", "Play forward", "move 2", "move 6 e5", "pass j1", "pay 4"]
)
def test_what_is_no_notation_is_refused(name: str) -> None:
    match = lay("captain e5")
    with pytest.raises(ValueError, match="Not understood"):
        match.play(name)


@clause("SUPER-28.15")
def test_what_is_not_in_the_box_has_no_name_and_is_refused() -> None:
    match = lay("captain e5")
    record, last = match.box.record, match.box.space("i13")
    unnamed = {
        "a row beyond the last": number_of(PASS, last + s.COLS),
        "a card of a seventh team": number_of(PERFORM, s.TEAM_CARDS + 3 * record.teams),
        "a seventh captain": number_of(CHOOSE, s.TEAMS + record.captains),
        "another formation": number_of(FORM, record.formations),
        "dice from high to low": number_of(ROLL, 4, 2, 1),
    }
    for what, number in unnamed.items():
        assert GAME.refuse(record, match.state, number) == Refusal.NOT_IN_BOX, what
        with pytest.raises(ValueError, match="there is no"):
            GAME.actions.name_of(match.box, number)
