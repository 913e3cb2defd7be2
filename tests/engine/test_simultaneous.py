"""Seats that decide simultaneously, and clocks: the match, its log and its transcript."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import kickabout
from kickabout.engine.check import CheckFailed, check_game
from kickabout.engine.game import CHANCE, Clock, Game
from kickabout.engine.match import IllegalAction, Match
from kickabout.engine.replaying import follow
from kickabout.engine.transcript import parse
from kickabout.text.messages import Message, Seat
from tests.sealed_bids_game import GAME, SEAL, TIME, WHISTLE, State


def sealed(seats: int = 3, **options: object) -> Match:
    return Match(GAME, seats, options, seed=4)


def again(match: Match) -> Match:
    """Return the match that its transcript replays to."""
    head, body = parse(match.transcript())
    options = dict(pair.split("=", 1) for pair in head["options"].split())
    played = Match(GAME, match.seats, options, seed=match.seed)
    for _, actor, name in body:
        follow(played, actor, name)
    return played


def test_seats_decide_in_any_order() -> None:
    match = sealed()
    assert match.is_simultaneous
    assert (match.actor, match.deciding) == (0, [0, 1, 2])
    for seat, name in [(2, "seal 4"), (0, "seal 1"), (2, "seal 3"), (1, "seal 2"), (2, "seal 2")]:
        match.play(name, seat)
    assert match.deciding == [0, 1]
    assert [actor for actor, _ in match.log] == [2, 0, 2, 1, 2]
    assert match.view(2)["players"][2]["bids"] == [4, 3, 2]
    match.play("unseal")  # the actor's, whom the rules name
    assert match.view()["players"][0]["made"] == 0


def test_each_has_legal_actions_of_its_own() -> None:
    match = sealed()
    match.play("seal 2", 1)
    assert "unseal" not in match.legal
    assert match.legal_for(1) == [*match.legal, "unseal"]
    for seat in (0, 1):
        assert match.seen(seat).legal == match.legal_for(seat) == match.view(seat)["legal"]
        assert match.seen(seat).state.actor == seat
    assert match.state.actor == 0
    for bid in ("seal 1", "seal 1"):
        match.play(bid, 1)
    assert match.legal_for(1) == match.seen(1).legal == []
    assert match.legal_for(-1) == []


def test_what_a_seat_may_not_do_is_refused_and_changes_nothing() -> None:
    match = sealed()
    for bid in ("seal 1", "seal 2", "seal 3"):
        match.play(bid, 1)
    state, log = match.state.copy(), list(match.log)
    for name, seat in [("unseal", 0), ("seal 1", 1), ("seal 1", 3), ("seal 1", -1), ("time", 2)]:
        reason = match.why_not(name, seat)
        assert reason
        with pytest.raises(IllegalAction) as refused:
            match.play(name, seat)
        assert str(refused.value) == reason
    assert (match.state, match.log) == (state, log)
    assert match.why_not("seal 1", 1) == "It is not for Player 1 to decide now."


def test_the_others_see_who_decided_but_not_what() -> None:
    match = sealed()
    match.play("seal 3", 2)
    match.play("unseal", 2)
    assert [match.observed(0, seat) for seat in (-1, 0, 2)] == ["seal card", "seal card", "seal 3"]
    assert [line.remark.seat for line in match.story(0)] == [2, 2]
    assert match.story(0)[0].remark.message == Message("makes-bid", player=Seat(2))
    own = Message("decides", player=Seat(2), action="seal 3")
    assert match.story(2)[0].remark.message == own


def test_the_log_is_the_match() -> None:
    match = sealed()
    for name, seat in [("seal 4", 2), ("seal 1", 0), ("unseal", 2), ("seal 2", 1)]:
        match.play(name, seat)
    match.expire_clock()
    while match.actor == "chance":
        match.roll()
    match.play("add 3")
    match.expire_clock()
    assert match.scores == [4, 2, 0]
    assert (
        "\n2 seal 4\n0 seal 1\n2 unseal\n1 seal 2\nchance time\nchance show 1\n"
        in match.transcript()
    )
    assert again(match).transcript() == match.transcript()
    assert again(match).state == match.state
    for number in range(match.number + 1):
        earlier = match.at(number)
        for actor, action in match.log[number:]:
            earlier.follow(actor, match.name_of(action))
        assert earlier.state == match.state
    match.undo()
    assert match.deciding == [1]


def test_a_clock_runs_and_ends() -> None:
    match = sealed(2, tenths=15)
    assert match.clock == Clock("seal", 1.5, TIME)
    for _ in range(3):
        match.play("seal 2", 1)
    assert match.clock == Clock("seal", 1.5, TIME)
    assert match.expire_clock() == "time"
    assert match.log[-1] == (CHANCE, TIME)
    with pytest.raises(IllegalAction, match="No clock runs"):
        match.expire_clock()
    while match.actor == "chance":
        match.roll()
    assert match.clock == Clock("add", 1.5, WHISTLE)
    copied = match.copy()
    assert copied.expire_clock() == "whistle"
    assert (copied.actor, match.actor, copied.clock) == (None, 0, None)


def test_the_end_of_a_clock_is_nobodys_decision_and_no_roll() -> None:
    match = sealed()
    assert match.why_not("time") == "Not now: seal (SEAL-1.1)."
    match.expire_clock()
    assert match.outcomes == {"show 0": 1.0}
    for name in ("time", "whistle"):
        assert match.why_not(name)
    untimed = sealed(timed="off")
    assert untimed.clock is None
    for name in ("time", "seal 1"):
        with pytest.raises(IllegalAction):
            untimed.follow(CHANCE, name)


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("chance whistle", "'whistle' does not fit: It is not chance that decides now"),
        ("chance seal 2", "'seal 2' does not fit: It is not chance that decides now"),
        ("0 time", "'time' does not fit: Not now"),
        ("3 seal 2", "3 acts, but it is for 0 to act"),
        ("1 add 2", "'add 2' does not fit: Not now: seal"),
    ],
)
def test_a_line_that_does_not_fit_is_named(line: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        follow(sealed(), *line.split(" ", 1))


def test_a_game_of_this_kind_keeps_its_promises() -> None:
    checked = check_game(GAME, range(6))
    assert checked.matches == 12
    assert checked.spots > 50


def test_the_check_lets_seats_decide_in_any_order_and_clocks_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    logs: list[list[tuple[int, int]]] = []
    write = Match.transcript

    def noted(match: Match, proof: None = None) -> str:
        logs.append(match.log)
        return write(match)

    monkeypatch.setattr(Match, "transcript", noted)
    check_game(GAME, range(30), seats=[3], machine_code=False)
    played = [entry for log in logs for entry in log]
    assert (CHANCE, TIME) in played
    assert (CHANCE, WHISTLE) in played
    assert any((CHANCE, TIME) not in log for log in logs)
    assert {log[0][0] for log in logs} > {1, 2}


def by_secret(box: Any, state: State, seat: int) -> bool:
    """Return whether a seat may decide, which depends on a secret: not once it has bid 2 first."""
    return state.phase == SEAL and state.made[seat] < 3 and state.bids[seat, 0] != 2


def not_the_actor(box: Any, state: State, seat: int) -> bool:
    return seat > 0 and state.phase == SEAL


def in_the_whole_phase(box: Any, state: State, seat: int) -> bool:
    return state.phase == SEAL


def crowded(box: Any, state: State, out: Any) -> int:
    """Write legal actions, one fewer for every bid of the others."""
    n = GAME.legal(box, state, out)
    others = sum(state.made[seat] for seat in range(state.seats) if seat != state.actor)
    return max(1, n - others)


def always(seconds: int, code: int) -> Callable[[Any, Any], Clock]:
    return lambda *_: Clock("always", seconds, code)


def by_a_secret(box: Any, state: State) -> Clock:
    return Clock("always", 10 + state.bids[0, 0], TIME)


def secretly_routine(box: Any, state: State) -> bool:
    return state.bids[0, 0] == 1


BROKEN: list[tuple[Game, str]] = [
    (replace(GAME, is_simultaneous=by_secret), "Everybody sees which seats may decide"),
    (
        replace(GAME, is_simultaneous=not_the_actor),
        "but not 0, the actor",
    ),
    (replace(GAME, is_simultaneous=in_the_whole_phase), "nothing to choose from|no legal actions"),
    (replace(GAME, legal=crowded), "changes what seat"),
    (replace(GAME, clock=always(1, TIME - 1)), "what may be played without"),
    (replace(GAME, clock=always(0, TIME)), "takes no time"),
    (replace(GAME, clock=always(1, 0)), "plays none of"),
    (replace(GAME, clock=by_a_secret), "window and clock run"),
    (replace(GAME, routine=secretly_routine), "what is routine"),
]


@pytest.mark.parametrize(("game", "complaint"), BROKEN)
def test_what_breaks_a_promise_is_found(game: Game, complaint: str) -> None:
    with pytest.raises(CheckFailed, match=complaint):
        check_game(game, range(20), machine_code=False)


def test_a_clock_that_tells_a_secret_is_found() -> None:
    def telling(box: Any, state: State, action: int) -> None:
        GAME.apply(box, state, action)
        if action == TIME:
            state.goals[0] = state.bids[0, 0]

    with pytest.raises(CheckFailed, match="The end of a clock is seen as what it is"):
        check_game(replace(GAME, apply=telling), range(60), machine_code=False)


def test_a_game_that_says_nothing_has_none_of_it() -> None:
    dash = kickabout.new("futbol-dash", 2, seed=1)
    while dash.actor == "chance":
        dash.roll()
    actor = dash.state.actor
    assert (dash.is_simultaneous, dash.is_routine, dash.clock) == (False, False, None)
    assert dash.deciding == [actor]
    assert dash.legal_for(1 - actor) == []
    with pytest.raises(IllegalAction, match=f"not for Player {1 - actor} to decide"):
        dash.play(dash.legal[0], 1 - actor)
