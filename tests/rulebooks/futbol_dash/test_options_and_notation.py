"""Sections 15 and 16: options and notation."""

import pytest

import kickabout
from kickabout.games.futbol_dash.box import load_box
from tests.clauses import clause
from tests.rulebooks.futbol_dash.positions import HANDS_OUT, lay, play_all, stand
from tests.rulebooks.reading import over


@clause("DASH-15.1")
def test_mode() -> None:
    option = load_box().options["mode"]
    assert option.default == "regular"
    assert list(option.choices) == ["regular", "express"]
    with pytest.raises(ValueError, match="option mode is one of regular, express"):
        kickabout.new("futbol-dash", seats=2, options={"mode": "long"})


@clause("DASH-15.2")
@pytest.mark.parametrize("needed", [1, 2, 9])
def test_goals_needed(needed: int) -> None:
    match = lay(hands=("nutmeg",), points=(9,), goals=(needed - 1,), options={"goals": needed})
    stand(match, "play nutmeg")
    match.play("shoot goal")
    assert match.winners == [0]
    match = lay(hands=("nutmeg",), points=(9,), goals=(needed - 1,), options={"goals": needed})
    stand(match, "play nutmeg")
    match.play("shoot save")
    assert match.winners == []


@clause("DASH-15.2")
def test_goals_needed_are_three_and_one_to_nine() -> None:
    assert load_box().options["goals"].default == 3
    for goals in (0, 10, "many"):
        with pytest.raises(ValueError, match="option goals"):
            kickabout.new("futbol-dash", seats=2, options={"goals": goals})


@clause("DASH-15.3")
def test_express_end() -> None:
    option = load_box().options["express-end"]
    assert option.default == "deck-out"
    assert list(option.choices) == ["deck-out", "hands-out"]
    hands = ("nutmeg", "nutmeg foul")
    match = lay(hands=hands, goals=(1,), deck="", options={"mode": "express"})
    stand(match, "play nutmeg")
    assert over(match)
    match = lay(hands=hands, goals=(1,), deck="", options=HANDS_OUT)
    stand(match, "play nutmeg")
    assert match.actor == 1


@clause("DASH-16.1")
def test_plays() -> None:
    match = lay(
        3,
        hands=("nutmeg block penalty halftime offside substitution yellow-card red-card foul",),
        points=(8, 5),
    )
    assert sorted(match.legal) == [
        "play block on 1",
        "play halftime",
        "play nutmeg",
        "play offside on 1",
        "play penalty",
        "play red-card on 1",
        "play red-card on 2",
        "play substitution",
        "play yellow-card on 1",
        "play yellow-card on 2",
    ]


@clause("DASH-16.2")
def test_answers() -> None:
    match = lay(hands=("nutmeg var", "foul"))
    match.play("play nutmeg")
    assert match.legal == ["play foul", "hold"]
    play_all(match, "play foul", "draw block")
    assert match.legal == ["play var", "hold"]


@clause("DASH-16.3")
def test_exchanges() -> None:
    match = lay(hands=("substitution nutmeg foul",))
    match.play("play substitution")
    assert match.legal == ["swap nutmeg", "swap foul", "done"]
    match.play("swap foul")
    assert match.legal == ["swap nutmeg", "done"]
    match.play("done")
    assert match.actor == "chance"


@clause("DASH-16.4")
def test_nothing_to_play() -> None:
    match = lay(hands=("nutmeg foul",), points=(10,))
    for action in ("show hand", "show nutmeg", "show foul"):
        assert match.legal == [action]
        match.play(action)
    assert match.legal == ["discard nutmeg", "discard foul"]


@clause("DASH-16.5")
def test_chance() -> None:
    match = kickabout.new("futbol-dash", seats=2)
    assert list(match.outcomes) == ["start 0", "start 1"]
    match.play("start 0")
    assert list(match.outcomes) == [f"draw {card.slug}" for card in load_box().cards]
    match = lay(hands=("nutmeg",), points=(9,))
    stand(match, "play nutmeg")
    faces = ["goal", "save", "miss", "corner", "own-goal"]
    assert list(match.outcomes) == [f"shoot {face}" for face in faces]
    match = lay(hands=("nutmeg", "foul"), deck="", options={"mode": "express"})
    stand(match, "play nutmeg")
    assert list(match.outcomes) == ["shoot goal", "shoot save", "shoot miss"]


@clause("DASH-16.6")
def test_a_draw_of_somebody_else() -> None:
    match = lay(3, hands=("nutmeg", "foul"))
    play_all(match, "play nutmeg", "play foul")
    number = len(match.log)
    match.play("draw overlap")
    assert [match.observed(number, seat) for seat in (0, 1, 2, -1)] == [
        "draw card",
        "draw overlap",
        "draw card",
        "draw card",
    ]


@clause("DASH-16.1")
@pytest.mark.parametrize("name", ["play", "play dribble", "Play nutmeg", "play  nutmeg", "shout"])
def test_what_is_no_notation_is_refused(name: str) -> None:
    match = lay(hands=("nutmeg",))
    with pytest.raises(ValueError, match="Not understood"):
        match.play(name)
