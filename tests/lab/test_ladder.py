from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kickabout.games import find
from kickabout.lab.executors.threads import Threads
from kickabout.lab.ladder import Ladder, Tournament, share
from kickabout.lab.results import load, save
from tests import solo_dash_game
from tests.bots.networks import name_of, network_file

GAME = find("futbol-dash")


def tournament(
    bots: tuple[str, ...] = ("random", "rule-of-thumb", "youth"), seats: int = 2, seed: int = 7
) -> Tournament:
    return Tournament(GAME, GAME.box_for(seats), seats, bots, seed)


def quick(seats: int = 2) -> Tournament:
    return tournament(("rule-of-thumb", "random"), seats)


def test_bots_stand_as_the_levels_do_in_whichever_order_they_are_named() -> None:
    one = tournament(("world", "random", "pro"))
    assert one.bots == ("random", "pro", "world")
    assert one.pairs == [("random", "pro"), ("random", "world"), ("pro", "world")]


@pytest.mark.parametrize("seats", range(2, 7))
def test_each_bot_is_equally_often_in_every_seat_and_beside_every_other(seats: int) -> None:
    seatings = tournament(seats=seats).seatings
    assert len(set(seatings)) == len(seatings)
    assert {abs(seats - 2 * sum(seating)) for seating in seatings} == {seats % 2}
    for seat in range(seats):
        assert 2 * sum(seating[seat] for seating in seatings) == len(seatings)
        after = Counter((seating[seat], seating[(seat + 1) % seats]) for seating in seatings)
        assert after[0, 1] == after[1, 0]
        assert after[0, 0] == after[1, 1]


def test_a_pair_plays_every_seating_equally_often() -> None:
    assert tournament(seats=2).whole(400) == 400
    assert tournament(seats=4).seatings[0] == (0, 0, 1, 1)
    assert tournament(seats=4).whole(400) == 402
    assert tournament(seats=3).whole(1) == 6


@pytest.mark.parametrize(
    ("seats", "number", "scores", "points"),
    [
        (2, 0, [3, 1], 1),
        (2, 1, [3, 1], 0),
        (2, 1, [2, 2], 0.5),
        (4, 0, [3, 2, 1, 1], 1),
        (4, 0, [0, 0, 1, 1], 0),
        (4, 0, [3, 1, 3, 1], 0.5),
        (4, 0, [3, 3, 3, 1], 2 / 3),
        (4, 0, [2, 2, 2, 2], 0.5),
    ],
)
def test_what_a_bot_gets_is_the_share_of_its_seats_in_the_win(
    seats: int, number: int, scores: list[float], points: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Played:
        def __init__(self) -> None:
            self.scores = np.array([scores], np.float64)

    monkeypatch.setattr("kickabout.lab.ladder.contest", lambda *_: Played())
    assert quick(seats).play(("random", "rule-of-thumb"), number) == points


def test_matches_hang_on_the_pair_and_not_on_the_others_of_the_ladder() -> None:
    pair, more = quick(), tournament()
    one, other = Ladder(pair), Ladder(pair)
    assert one.climb(30, executor=Threads(1))
    assert other.climb(30, executor=Threads(3))
    assert one.points == other.points
    assert [more.play(more.pairs[0], number) for number in range(30)] == one.points[pair.pairs[0]]
    seed = Ladder(tournament(("random", "rule-of-thumb"), seed=8))
    seed.climb(30)
    assert seed.points != one.points


def test_the_rule_of_thumb_beats_random_from_either_seat() -> None:
    ladder = Ladder(quick())
    ladder.climb(200)
    points = ladder.points["random", "rule-of-thumb"]
    assert share(points[::2]) < 0.35
    assert share(points[1::2]) < 0.35


def test_a_level_plays_its_seat() -> None:
    ladder = Ladder(tournament(("random", "pro")))
    assert ladder.climb(2)
    assert ladder.matches == 2


def interrupted(after: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Interrupt a ladder after so many matches, like Ctrl-C."""
    play = Tournament.play
    left = [after]

    def stopping(*arguments: Any) -> float:
        if left[0] == 0:
            raise KeyboardInterrupt
        left[0] -= 1
        return play(*arguments)

    monkeypatch.setattr(Tournament, "play", stopping)


def test_playing_on_after_an_interrupt_leads_to_the_same_matches(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    whole = Ladder(quick())
    heard: list[int] = []
    assert whole.climb(20, heard.append)
    assert heard == list(range(1, 21))
    file = tmp_path / "ladder.json"
    with monkeypatch.context() as patch:
        interrupted(7, patch)
        part = load(quick(), file)
        assert not part.climb(20, executor=Threads(1))
        save(part, file)
    assert part.matches == 7
    again = load(quick(), file)
    assert again.points == part.points
    assert again.climb(20)
    assert again.points == whole.points
    assert again.climb(10)
    assert again.matches == 20


def test_shares_of_a_win_are_kept_to_the_last_digit(tmp_path: Path) -> None:
    four = quick(4)
    ladder = Ladder(four, {four.pairs[0]: [0.0, 1.0, 2 / 3, 0.5]})
    save(ladder, tmp_path / "ladder.json")
    assert load(four, tmp_path / "ladder.json") == ladder
    assert not (tmp_path / "ladder.json.part").exists()


@pytest.mark.parametrize(
    ("other", "complaint"),
    [
        (tournament(("random", "rule-of-thumb"), seed=8), "seed is 7 there, not 8"),
        (quick(3), "seats is 2 there, not 3"),
        (tournament(), "bots is .* there, not "),
        (
            Tournament(GAME, GAME.box_for(2, {"goals": 1}), 2, ("random", "rule-of-thumb"), 7),
            "options is .*3.* there, not .*1",
        ),
    ],
)
def test_results_of_another_ladder_are_not_gone_on_with(
    other: Tournament, complaint: str, tmp_path: Path
) -> None:
    save(Ladder(quick()), tmp_path / "ladder.json")
    with pytest.raises(ValueError, match=complaint):
        load(other, tmp_path / "ladder.json")


def test_nor_are_those_of_a_level_that_was_another(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    save(Ladder(tournament()), tmp_path / "ladder.json")
    monkeypatch.setattr("kickabout.lab.results.policy", lambda *_: (2, 1))
    with pytest.raises(ValueError, match="bots is"):
        load(tournament(), tmp_path / "ladder.json")


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"pairs": [{"bots": 1}]}', '{"pairs": []}'])
def test_a_file_that_holds_something_else(text: str, tmp_path: Path) -> None:
    (tmp_path / "ladder.json").write_text(text)
    with pytest.raises(ValueError, match="does not hold the results of a ladder"):
        load(quick(), tmp_path / "ladder.json")


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        ({"bots": ("random", "basti")}, "no bot 'basti'; the bots are: .*random"),
        ({"bots": ("random",)}, "two or more bots, each named once"),
        ({"bots": ("random", "random")}, "two or more bots, each named once"),
        ({"seed": -1}, r"0\.\.2\*\*64-1, not -1"),
    ],
)
def test_a_plan_says_what_is_wrong_with_it(changed: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        tournament(**changed)


def test_the_rules_play_no_seat_of_a_ladder() -> None:
    box = solo_dash_game.GAME.box_for(2, {"solo": "on"})
    with pytest.raises(ValueError, match="one of these is for Otto"):
        Tournament(solo_dash_game.GAME, box, 2, ("random", "rule-of-thumb"), 0)


def test_a_trained_player_is_rated_like_the_others(tmp_path: Path) -> None:
    file = network_file(tmp_path, GAME)
    trained = name_of(file)
    found = Ladder(tournament((trained, "rule-of-thumb", "random")))
    assert found.tournament.bots == ("random", "rule-of-thumb", trained)
    assert found.climb(4)
    again = Ladder(tournament((trained, "random")))
    assert again.climb(4)
    assert again.points["random", trained] == found.points["random", trained]
    results = tmp_path / "results.json"
    save(again, results)
    assert load(again.tournament, results).points == again.points
    network_file(tmp_path, GAME, categories={"phase": (0, 4), "card": (0, 1)})
    with pytest.raises(ValueError, match="the layers of"):
        tournament((trained, "random"))
    file.unlink()
    with pytest.raises(ValueError, match="cannot be read"):
        tournament((trained, "random"))
