from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pytest
from pyarrow import parquet

from kickabout.engine.parquet_metadata import content_of, metadata_of
from kickabout.games import find
from kickabout.lab.kept.files import head_of, read, write
from kickabout.lab.kept.folder import Folder
from kickabout.lab.kept.merging import merge
from kickabout.lab.simulate import BLOCK, Experiment, Simulation, simulate

GAME = find("futbol-dash")
MATCHES = 3 * BLOCK
COLUMNS = ("scores", "goals", "table", "leaders")


def plan(matches: int = MATCHES, seed: int = 5) -> Experiment:
    return Experiment(GAME, GAME.box_for(2, {"mode": "express"}), ("random",) * 2, matches, seed)


@pytest.fixture(scope="module")
def played() -> Simulation:
    return simulate(plan())


def assert_same(one: Simulation, other: Simulation) -> None:
    assert one.first == other.first
    for name in COLUMNS:
        mine, theirs = getattr(one, name), getattr(other, name)
        assert mine.dtype == theirs.dtype
        assert np.array_equal(mine, theirs)


def test_a_file_holds_the_matches_and_the_experiment(played: Simulation, tmp_path: Path) -> None:
    file = tmp_path / "part.parquet"
    write(played.cut(40, 100), file)
    assert [place.name for place in tmp_path.iterdir()] == ["part.parquet"]
    part = read(file)
    assert (part.first, part.matches, part.end) == (100, 40, 140)
    assert part.head == head_of(plan())
    assert part.box_text == GAME.load_box(None).text
    assert_same(part.run(plan()), played.cut(40, 100))


def test_other_tools_read_a_row_for_each_match(played: Simulation, tmp_path: Path) -> None:
    write(played, tmp_path / "part.parquet")
    table = parquet.read_table(tmp_path / "part.parquet")
    assert table["match"].to_pylist() == list(range(MATCHES))
    assert table["goals-1"].to_pylist() == played.goals[:, 1].tolist()
    assert table["lead-changes"].to_pylist() == played.table[:, 6].tolist()


def test_what_was_kept_is_not_played_again(
    played: Simulation, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = Folder(tmp_path)
    folder.keep(played.cut(50, 30))
    folder.keep(played.cut(BLOCK, 2 * BLOCK))
    begun: list[tuple[int, int]] = []
    play = Experiment.play

    def counted(self: Experiment, first: int, size: int, device: str) -> Any:
        begun.append((first, size))
        return play(self, first, size, device)

    monkeypatch.setattr(Experiment, "play", counted)
    heard: list[int] = []
    assert_same(simulate(plan(), heard.append, keep=folder), played)
    assert sorted(begun) == [(0, 30), (80, BLOCK), (80 + BLOCK, 2 * BLOCK - 80 - BLOCK)]
    assert heard == [30, 80, 80 + BLOCK, 2 * BLOCK, 3 * BLOCK]
    begun.clear()
    assert_same(simulate(plan(200), keep=folder, first=20), played.cut(180, 20))
    assert_same(merge([tmp_path]), played)
    assert begun == []


def test_a_run_that_fails_keeps_what_was_played(
    played: Simulation, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = Experiment.play

    def failing(self: Experiment, first: int, size: int, device: str) -> Any:
        if first == 2 * BLOCK:
            raise RuntimeError("no memory")
        return play(self, first, size, device)

    monkeypatch.setattr(Experiment, "play", failing)
    with pytest.raises(RuntimeError, match="no memory"):
        simulate(plan(), keep=Folder(tmp_path))
    (kept,) = Folder(tmp_path).runs(plan())
    assert_same(kept, played.cut(2 * BLOCK))


@pytest.mark.parametrize(
    ("other", "complaint"),
    [
        (plan(seed=6), "seed is 5 there, and 6 in this one"),
        (
            Experiment(GAME, GAME.box_for(2), ("random",) * 2, 9, 5),
            r'options is {"mode": "express".* there, and {"mode": "regular"',
        ),
        (
            Experiment(GAME, GAME.box_for(2), ("rule-of-thumb", "random"), 9, 5),
            r'bots is \["random", "random"\] there',
        ),
    ],
)
def test_matches_of_another_experiment_are_refused(
    other: Experiment, complaint: str, played: Simulation, tmp_path: Path
) -> None:
    Folder(tmp_path).keep(played)
    if "bots" in complaint:
        other = Experiment(GAME, plan().box, other.bots, 9, 5)
    with pytest.raises(ValueError, match=rf"matches-0.*another experiment: {complaint}"):
        Folder(tmp_path).runs(other)


def half(file: Path) -> None:
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])


def flip(file: Path) -> None:
    data = bytearray(file.read_bytes())
    data[len(data) // 3] ^= 255
    file.write_bytes(data)


def empty(file: Path) -> None:
    file.write_bytes(b"")


def changed(change: Callable[[pa.Table], pa.Table]) -> Callable[[Path], None]:
    def rewrite(file: Path) -> None:
        parquet.write_table(change(parquet.read_table(file)), file)

    return rewrite


def with_metadata(**values: object) -> Callable[[Path], None]:
    def change(table: pa.Table) -> pa.Table:
        found = content_of(table.schema.metadata) | values
        return table.replace_schema_metadata(metadata_of(found))

    return changed(change)


@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        (half, "no Parquet file, or only a part of one"),
        (flip, "no Parquet file, or only a part of one"),
        (empty, "no Parquet file, or only a part of one"),
        (changed(lambda table: table.slice(1)), "lacks rows or columns, or has been changed"),
        (changed(lambda table: table.drop(["turns"])), "lacks rows or columns"),
        (changed(lambda table: table.replace_schema_metadata({})), "holds no matches of Kickabout"),
        (with_metadata(options=7), "holds no matches of Kickabout"),
        (with_metadata(first=1), "lacks rows or columns, or has been changed"),
        (with_metadata(format=2), "its format is 2; this release reads 1"),
        (with_metadata(release="0.0.1 (abc)"), r'release is "0.0.1 \(abc\)" there'),
    ],
)
def test_a_damaged_file_is_named(
    damage: Callable[[Path], None], complaint: str, played: Simulation, tmp_path: Path
) -> None:
    folder = Folder(tmp_path)
    folder.keep(played)
    damage(tmp_path / f"matches-000000000-{MATCHES - 1:09}.parquet")
    with pytest.raises(ValueError, match=rf"matches-0\S*\.parquet: .*{complaint}"):
        simulate(plan(), keep=folder)


def test_files_that_do_not_belong_together_are_not_merged(
    played: Simulation, tmp_path: Path
) -> None:
    one, other = tmp_path / "one.parquet", tmp_path / "other.parquet"
    write(played.cut(100), one)
    write(played.cut(100, 150), other)
    with pytest.raises(ValueError, match=r"matches 100 to 149 are missing, between .*one.parquet"):
        merge([one, other])
    write(played.cut(100, 50), other)
    with pytest.raises(ValueError, match=r"other.parquet: match 50 is in .*one.parquet as well"):
        merge([one, other])
    write(simulate(plan(100, seed=6)).cut(10, 90), other)
    with pytest.raises(ValueError, match=r"other.parquet.*seed is 6 there, and 5 in .*one.parquet"):
        merge([one, other])
