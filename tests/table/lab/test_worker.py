"""What a run plays: the reports are those of the command line, and the process leaves with the server."""

import errno
import json
import subprocess
from dataclasses import replace

import pytest

from kickabout.games.futbol_dash.box import load_box
from kickabout.lab.tune.edits import Knob
from kickabout.table.lab import Aim, Plan, found_boxes, found_text, read_draft, runner, worker
from kickabout.table.lab.worker import answer, file_name

PLAN = Plan("sim", "futbol-dash", "Mine <b>", 2, "rule-of-thumb", 60, seed=3)
TEXT = 'name = "Mine <b>"\n' + load_box().text.replace(
    'name = "Overlap"', 'name = "$Overlap$ $\\\\frac{$"'
)


def answered(plan: Plan, text: str = TEXT, base: str | None = None) -> dict[str, str]:
    told: list[tuple[str, int, int]] = []
    work = {"plan": json.loads(json.dumps(plan.kept)), "box": text, "base": base, "threads": 1}
    found = answer(work, lambda *progress: told.append(progress))
    assert "fault" in found or {phase for phase, _, _ in told} & {"play", "tune"}
    return found


def test_many_matches() -> None:
    found = answered(PLAN)
    assert "60 matches of 2 seats, seed 3" in found["report"]
    assert "<svg" in found["report"]
    assert "<html" not in found["report"]
    figures = json.loads(found["figures"])
    assert figures["matches"] == {"planned": 60, "first": 0, "played": 60}
    assert figures["command"].endswith("--seed 3 --box mine-b.toml")


def test_what_differs() -> None:
    other = TEXT.replace("hand = 6 ", "hand = 4 ").replace("Mine <b>", "Short")
    plan = replace(PLAN, question="compare", base_name="Fútbol Dash")
    found = answered(plan, other)
    assert "Fútbol Dash" in found["report"]
    assert "Mine &lt;b&gt;" in found["report"]
    assert "Mine <b>" not in found["report"]
    same = answered(plan, TEXT, TEXT)
    assert "plays every match as the first box does" in same["report"]


def test_which_rows_decide() -> None:
    found = answered(replace(PLAN, question="cards"))
    assert "$Overlap$" in found["report"]
    assert "kickabout cards futbol-dash --box mine-b.toml" in found["report"]


def test_which_values_are_right() -> None:
    plan = replace(
        PLAN,
        question="tune",
        vary=(Knob("rules.hand", 4, 7),),
        aims=(Aim("turns", 25, 1), Aim("first", 50, 2)),
        trials=3,
    )
    found = answered(plan)
    assert "The best box found: rules.hand = " in found["report"]
    assert "--vary rules.hand=4..7 --target &#39;turns=25±1&#39;" in found["report"]
    boxes = found_boxes(found["figures"])
    assert 3 <= len(boxes) <= 4
    assert boxes[0].seen.keys() == {"turns", "first"}
    text = found_text(read_draft(TEXT), boxes[0])
    hand = boxes[0].values["rules.hand"]
    assert read_draft(text).box.text == TEXT.replace("hand = 6 ", f"hand = {hand} ", 1)


def test_how_strong_the_bots_are() -> None:
    found = answered(replace(PLAN, question="ladder", bots="random,rule-of-thumb", matches=20))
    assert "Rosalind · semi-pro is the strongest" in found["report"]
    assert "--bots random,rule-of-thumb" in json.loads(found["figures"])["command"]
    assert found_boxes(found["figures"]) == []


def test_what_cannot_be_played_is_a_fault() -> None:
    assert "there is no bot" in answered(replace(PLAN, bots="messi"))["fault"]
    assert "hand" in answered(PLAN, TEXT.replace("hand = 6 ", "hand = 60 "))["fault"]


def test_files_have_plain_names() -> None:
    assert file_name("Short Hands!") == "short-hands"
    assert file_name("⚽") == "box"


def test_the_process_leaves_with_its_server() -> None:
    plan = replace(PLAN, bots="pro", matches=100_000)
    work = {"plan": plan.kept, "box": TEXT, "base": None, "threads": 1}
    with subprocess.Popen(runner.COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        child.stdin.write(json.dumps(work).encode() + b"\n")
        child.stdin.flush()
        assert json.loads(child.stdout.readline())["phase"] in ("compile", "play")
        child.stdin.close()
        assert child.wait(timeout=60) == 0


@pytest.mark.parametrize(
    "plan",
    [
        PLAN,
        replace(PLAN, precision=1.0, options={"mode": "express"}),
        replace(PLAN, vary=(Knob("rules.hand", 4, 7),), aims=(Aim("turns", 25, 1),), trials=3),
    ],
)
def test_a_plan_is_kept_as_data(plan: Plan) -> None:
    assert Plan.of(json.loads(json.dumps(plan.kept))) == plan


def test_a_full_disk_is_told_without_the_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    def fill(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device", "/srv/kickabout/cache")

    monkeypatch.setattr(worker, "_document", fill)
    assert answered(PLAN) == {"fault": "OSError: No space left on device"}
