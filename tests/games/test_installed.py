"""Games are found by entry points, whoever's package brings them; a broken one stands in nobody's way."""

import pickle
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

import kickabout
from kickabout import games
from kickabout.cli.new_game import lay_out
from kickabout.engine.compiled import specialize
from kickabout.engine.compiled.calls import rules_of
from kickabout.engine.compiled.folders import digest
from kickabout.engine.match_loop import PLAY_MATCHES
from kickabout.engine.playouts import playouts
from kickabout.games import BrokenGame
from tests.temporary_games import forget_games, installed, packages, temporary_games

OWN = kickabout.available_games()
FOLDER = Path(kickabout.__file__).parent / "games"


def test_every_folder_of_a_game_is_registered_but_the_skeleton() -> None:
    folders = {book.parent.name.replace("_", "-") for book in FOLDER.glob("*/rulebook.md")}
    assert {*OWN} == folders - {"skeleton"}
    assert {games.package_of(name) for name in OWN} == {games.OWN}


def test_those_of_other_packages_come_after_them(tmp_path: Path) -> None:
    with temporary_games(tmp_path, "low-ball", "a-ball") as temporary:
        assert kickabout.available_games() == [*OWN, "a-ball", "low-ball"]
        assert [games.find(game.name) for game in temporary] == temporary
        assert pickle.loads(pickle.dumps(temporary)) == temporary
        assert games.package_of("a-ball") == "somebodys"
        assert games.find_all()[1] == []
    assert kickabout.available_games() == OWN


def test_asking_for_the_names_imports_no_game() -> None:
    program = (
        "import sys, kickabout\n"
        "from kickabout import games\n"
        "kickabout.available_games(), [games.package_of(name) for name in games.names()]\n"
        "games.find('futbol-dash')\n"
        "print(*sorted(name for name in sys.modules if name.count('.') == 2 and '.games.' in name))"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert ran.stdout.split() == ["kickabout.games.futbol_dash"]


@pytest.mark.parametrize(
    ("points", "reason"),
    [
        ({"high-ball": "no_such_module:GAME"}, "cannot be loaded: ModuleNotFoundError: No module"),
        ({"high-ball": "json:GAME"}, "cannot be loaded: AttributeError: module 'json'"),
        ({"high-ball": "of nothing"}, "cannot be loaded: "),
        ({"high-ball": "raises:GAME"}, "cannot be loaded: ZeroDivisionError: division by zero"),
        ({"High Ball": "json:loads"}, "has a name that is not lower-case words with hyphens"),
        ({"high-ball": "json:loads"}, "is no Game: json:loads"),
        ({"high-ball": "kickabout.games.skeleton:GAME"}, "calls itself 'skeleton'"),
    ],
)
def test_a_broken_game_is_named_with_its_package_and_the_others_are_there(
    points: Mapping[str, str], reason: str, tmp_path: Path
) -> None:
    (tmp_path / "raises.py").write_text("GAME = 1 / 0\n", encoding="utf-8")
    with installed(tmp_path, points):
        (name,) = points
        assert kickabout.available_games() == [*OWN, name]
        wanted = f"the game {name!r} of the package somebodys {reason}"
        for _ in range(2):
            with pytest.raises(BrokenGame) as raised:
                kickabout.new(name, 2)
            assert str(raised.value).startswith(wanted)
        loaded, broken = games.find_all()
        assert [game.name for game in loaded] == OWN
        assert [str(fault) for fault in broken] == [str(raised.value)]


def test_a_broken_module_is_imported_once(tmp_path: Path) -> None:
    (tmp_path / "counts.py").write_text(
        "import pathlib\nwith pathlib.Path(__file__).with_name('tries').open('a') as tries:\n"
        "    tries.write('x')\nraise OSError\n",
        encoding="utf-8",
    )
    with installed(tmp_path, {"high-ball": "counts:GAME"}):
        for _ in range(3):
            games.find_all()
    assert (tmp_path / "tries").read_text(encoding="utf-8") == "x"


def test_nobody_takes_the_name_of_another_game(tmp_path: Path) -> None:
    skeleton = {"skeleton": "kickabout.games.skeleton:GAME"}
    taken = {"skeleton": "json:loads", "futbol-dash": "json:loads"}
    with installed(tmp_path / "b", taken, "b"), installed(tmp_path / "a", skeleton, "a"):
        assert kickabout.available_games() == [*OWN, "skeleton"]
        assert games.find("futbol-dash").title == "Fútbol Dash"
        assert games.find("skeleton").title == "Skeleton"
        assert [str(fault) for fault in games.find_all()[1]] == [
            "the game 'futbol-dash' of the package b has a name that kickabout has given away already",
            "the game 'skeleton' of the package b has a name that a has given away already",
        ]


def test_a_package_that_is_found_twice_brings_its_game_once(tmp_path: Path) -> None:
    skeleton = {"skeleton": "kickabout.games.skeleton:GAME"}
    with installed(tmp_path / "b", skeleton, "b"), installed(tmp_path / "a", skeleton, "a"):
        assert [game.name for game in games.find_all()[0]] == [*OWN, "skeleton"]
        assert games.find_all()[1] == []


def test_without_any_the_error_says_how_to_get_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.metadata.entry_points", lambda **_: ())
    forget_games()
    try:
        assert kickabout.available_games() == []
        with pytest.raises(ValueError, match=r"no game 'futbol-dash'; no installed.*make env"):
            kickabout.games.find("futbol-dash")
    finally:
        monkeypatch.undo()
        forget_games()


def test_its_machine_code_is_made_anew_when_any_of_its_modules_changes(tmp_path: Path) -> None:
    lay_out(tmp_path / "high-ball", "high-ball")
    own = tmp_path / "high-ball" / "src" / "high_ball"
    rules = (own / "rules.py").read_text(encoding="utf-8")
    assert "    best = 0\n" in rules
    rules = rules.replace("    best = 0\n", "    best = numbers.BEST\n")
    (own / "rules.py").write_text(f"from high_ball import numbers\n{rules}", encoding="utf-8")

    def digest_with(constants: str) -> str:
        (own / "numbers.py").write_text(constants, encoding="utf-8")
        with packages(tmp_path, "high-ball"):
            return digest(games.find("high-ball"))

    assert digest_with("BEST = 0\n") != digest_with("BEST = 10\n")


def test_its_rules_are_interpreted_as_they_are(tmp_path: Path) -> None:
    with temporary_games(tmp_path, "high-ball") as (game,):
        loop = specialize(game, PLAY_MATCHES, interpret=True)
        called = {value for value in loop.__globals__.values() if callable(value)}
        assert game.setup in called
        assert {*rules_of(game).values()} >= {
            f for f in called if f.__module__ == "high_ball.rules"
        }
        played = playouts(game, game.load_box(None), 2, 1, 5, interpret=True)
        assert len(played.scores) == 5
