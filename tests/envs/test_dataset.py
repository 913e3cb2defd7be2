"""Matches as a data set: the rows, and that they hold nothing that is hidden from their seat."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pyarrow import parquet

import kickabout
from kickabout.bots import Bot
from kickabout.engine.dice import seeded
from kickabout.engine.match import Match
from kickabout.engine.parquet_metadata import content_of
from kickabout.envs import dataset
from kickabout.envs.dataset import Source, decisions, write
from kickabout.envs.information_state import information_state
from kickabout.envs.observation import layout
from kickabout.games import find


def source(game: str, seats: int = 2, seed: int = 5) -> Source:
    """Return matches of a game between random seats and, in the first one, the rule of thumb."""
    rules = find(game)
    bots = ("rule-of-thumb", *["random"] * (seats - 1))
    return Source(rules, rules.box_for(seats, {}, None), bots, seed)


def written(file: Path, of: Source, matches: int = 2) -> list[dict[str, Any]]:
    """Write a data set, and return its rows."""
    write(file, of, matches, {"game": of.game.name}, lambda _: None)
    rows: list[dict[str, Any]] = parquet.read_table(file).to_pylist()
    return rows


@pytest.mark.parametrize("game", kickabout.available_games())
def test_rows_are_the_decisions_of_the_match_played_again(game: str, tmp_path: Path) -> None:
    of = source(game)
    plan = layout(of.game, 2)
    rows = written(tmp_path / "rows.parquet", of, 1)
    match, bots = of.match(0)
    for _ in decisions(match, bots):
        pass
    log = [(n, actor, action) for n, (actor, action) in enumerate(match.log) if actor >= 0]
    assert [(row["number"], row["seat"], row["action"]) for row in rows] == log
    again = match.at(0)
    for row in rows:
        while again.number < row["number"]:
            again.apply(match.log[again.number][1])
        seat = row["seat"]
        assert row["legal"] == again.legal_numbers
        assert row["name"] == again.name_of(row["action"])
        assert row["observation"] == plan.observe(again.hidden(seat), seat).tolist()
        assert row["information_state"] == information_state(again, seat)
        share = (seat in match.winners) - bool(match.winners) / 2
        assert row["return"] == 2 * share
        again.apply(row["action"])


class Reseated:
    """A bot's place in a match whose hidden cards are dealt anew before each of its decisions."""

    def __init__(self, match: Match, bot: Bot) -> None:
        self.match = match
        self.bot = bot

    def choose(self, seen: Any) -> str:
        """Choose as the bot does, having checked that other hidden cards would have made the same row."""
        match, true = self.match, self.match.state
        plan = layout(match.game, match.seats)
        for seed in range(3):
            match.state = seen.state.copy()
            match.game.determinize(match.box.record, match.state, seeded(seed))
            hidden = match.hidden(seen.seat)
            assert np.array_equal(
                plan.observe(hidden, seen.seat), plan.observe(seen.state, seen.seat)
            )
            assert match.legal == seen.legal
        match.state = true
        return self.bot.choose(seen)


@pytest.mark.parametrize("game", kickabout.available_games())
def test_a_row_does_not_depend_on_cards_that_its_seat_does_not_see(game: str) -> None:
    match, bots = source(game).match(1)
    watched = [Reseated(match, bot) for bot in bots if bot is not None]
    assert sum(1 for _ in decisions(match, watched)) > 20


def test_an_information_state_names_no_card_that_only_others_drew(tmp_path: Path) -> None:
    of = source("futbol-dash", 3)
    rows = written(tmp_path / "rows.parquet", of, 1)
    match, bots = of.match(0)
    drawn: dict[int, int] = dict.fromkeys(range(3), 0)
    for _ in decisions(match, bots):
        pass
    for row in rows:
        seen = row["information_state"].split(" | ")[1:]
        assert len(seen) == row["number"]
        for (_, action), told in zip(match.log, seen, strict=False):
            if told == "draw card":
                assert match.name_of(action) != told
                drawn[row["seat"]] += 1
    assert all(drawn.values())


def test_the_same_seed_gives_the_same_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "MOST_ROWS", 50)
    one, two, other = (tmp_path / name for name in ("one", "two", "other"))
    rows = written(one, source("futbol-dash"))
    written(two, source("futbol-dash"))
    assert one.read_bytes() == two.read_bytes()
    assert written(other, source("futbol-dash", seed=6)) != rows
    assert parquet.ParquetFile(one).num_row_groups == -(-len(rows) // 50) > 2


def test_the_numbers_of_an_observation_are_named_and_read_without_a_copy(tmp_path: Path) -> None:
    file = tmp_path / "rows.parquet"
    rows = written(file, source("futbol-dash"))
    opened = parquet.ParquetFile(file)
    names = content_of(opened.schema_arrow.metadata)["numbers"]
    hands = layout("futbol-dash", 2).part("hands")
    assert names[hands.start] == "hands[0,0]"
    assert names[hands.stop - 1] == f"hands[1,{hands.shape[1] - 1}]"
    batch = next(opened.iter_batches())
    flat = batch["observation"].flatten()
    matrix = flat.to_numpy(zero_copy_only=True).reshape(batch.num_rows, -1)
    assert matrix.dtype == np.int16
    assert matrix.shape == (len(rows), len(names))
    assert matrix[7].tolist() == rows[7]["observation"]
    assert np.from_dlpack(flat).ctypes.data == flat.to_numpy().ctypes.data


def test_what_fails_leaves_no_file(tmp_path: Path) -> None:
    def stop(_: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write(tmp_path / "rows.parquet", source("futbol-dash"), 3, {}, stop)
    assert not list(tmp_path.iterdir())
