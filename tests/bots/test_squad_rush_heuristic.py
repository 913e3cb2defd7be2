"""The heuristic of Squad Rush and its strength."""

import pytest

from kickabout.engine.match_loop import HEURISTIC, RANDOM
from kickabout.engine.playouts import playouts
from kickabout.games.squad_rush import GAME
from tests.bots.judgement import choice, wins_against_random
from tests.rulebooks.laying import play
from tests.rulebooks.squad_rush.positions import GROUP_STAGE, kick_off, lay, seven


def test_it_plays_whom_its_seven_lacks() -> None:
    match = lay(hands=("blue-f10 red-m9 green-g7", ""), pitches=(seven("red", but="g7 m9"), ""))
    assert choice(match) == "play red-m9"


def test_it_draws_whom_its_seven_lacks_from_the_pile() -> None:
    for top, expected in (("red-g7", "draw pile"), ("blue-d5", "draw deck")):
        match = lay(turn=1, pitches=(seven("red", but="g7"), ""), hands=("", "tackle"), pile=top)
        play(match, "done")
        assert choice(match) == expected


def test_whoever_is_whistled_off_keeps_the_whistle_from_being_blown_again() -> None:
    match = lay(hands=("full-time-whistle", ""))
    play(match, "play full-time-whistle", "done")
    assert choice(match) == "draw pile"


def test_it_calls() -> None:
    assert choice(lay(pitches=(seven("red"), ""), hands=("tackle", ""))) == "call"


def test_who_is_not_needed_shields_the_call() -> None:
    match = lay(pitches=(seven("red", but="g7"), ""), hands=("red-g7 blue-d5", ""))
    play(match, "play red-g7")
    assert choice(match) == "play blue-d5"
    play(match, "play blue-d5")
    assert choice(match) == "call"


def test_it_tackles_who_is_about_to_finish() -> None:
    match = lay(3, hands=("tackle", "", ""), pitches=("", "blue-g7", seven("green", but="g7 d6")))
    assert choice(match).startswith("tackle green-")
    assert choice(lay(hands=("tackle", ""), pitches=("", "blue-g7 blue-d6"))) == "done"


def test_it_tackles_nobody_when_it_can_finish_itself() -> None:
    match = lay(
        hands=("tackle red-g7 red-d8", ""),
        pitches=(seven("red", but="g7 d8"), seven("blue", but="g7 d6")),
    )
    assert choice(match).startswith("play red-")


def test_a_second_yellow_card_goes_to_who_has_seen_one() -> None:
    match = lay(hands=("yellow-card", ""), pitches=("", seven("blue", but="g7", booked="m9")))
    assert choice(match) == "book blue-m9"


@pytest.mark.parametrize("card", ["var-review", "offside"])
def test_it_answers_the_player_who_completes_a_seven(card: str) -> None:
    match = lay(hands=("red-g7", card), pitches=(seven("red", but="g7"), ""), acts=1)
    play(match, "play red-g7")
    assert choice(match) == f"play {card}"


def test_it_keeps_its_instants_for_what_matters() -> None:
    match = lay(hands=("red-g7 red-d8", "var-review offside"), pitches=("", ""))
    play(match, "play red-g7")
    assert choice(match) == "hold"


def test_it_has_its_own_player_stand() -> None:
    match = lay(hands=("red-g7 play-on", "var-review"), pitches=(seven("red", but="g7"), ""))
    play(match, "play red-g7", "play var-review")
    assert choice(match) == "play play-on"


def test_it_gives_up_what_it_needs_least() -> None:
    hand = "red-g7 red-d8 red-d6 red-m9 red-m7 red-f10 red-f8 var-review play-on blue-d5"
    match = lay(hands=(hand, ""), acts=0, pitches=("", "green-g7"))
    if match.legal == ["done"]:
        play(match, "done")
    assert choice(match) == "discard blue-d5"


def test_full_time_is_called_with_players_to_spare() -> None:
    spare = "blue-g7 blue-d6 blue-m7 blue-f8"
    rivals = seven("green")
    for more, expected in (("", False), (f" {spare}", True)):
        match = lay(pitches=(seven("red") + more, rivals), options=GROUP_STAGE)
        assert (choice(match) == "call") is expected


def test_the_best_seven_plays() -> None:
    match = kick_off(seven("red") + " red-d5 blue-f6", seven("green"))
    left_out = set()
    while match.actor == 0:
        left_out.add(choice(match))
        play(match, choice(match))
    assert left_out == {"bench red-d5", "bench blue-f6"}


def test_it_beats_random_in_nineteen_matches_of_twenty() -> None:
    assert wins_against_random(GAME, 2000) >= 0.95


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_among_random_managers_wins_the_season(seats: int) -> None:
    box = GAME.box_for(seats, GROUP_STAGE)
    policies = (HEURISTIC, *[RANDOM] * (seats - 1))
    scores = playouts(GAME, box, seats, 1, 100, policies).scores
    assert (scores.argmax(axis=1) == 0).mean() > 0.75
