import pytest

from kickabout.games import find, names
from kickabout.lab.boxes.changes import Change, changes
from kickabout.lab.tune.edits import Editor, Knob, numbers

GAME = find("futbol-dash")
OWN = GAME.load_box(None)


@pytest.mark.parametrize("path", ["cards[penalty].count", "cards.penalty.count"])
def test_a_value_is_changed_and_nothing_else(path: str) -> None:
    editor = Editor(OWN, (Knob(path, 0, 5),))
    assert [knob.path for knob in editor.knobs] == ["cards[penalty].count"]
    text = editor.text({"cards[penalty].count": 3})
    assert changes(OWN.text, text) == [Change("cards[penalty].count", 1, 3)]
    assert text.startswith("# What is in the box of Fútbol Dash")
    assert editor.made({"cards[penalty].count": 3}).digest != OWN.digest


@pytest.mark.parametrize("name", names())
def test_every_games_box_is_written_as_it_was(name: str) -> None:
    game = find(name)
    box = game.load_box(None)
    assert Editor(box, ()).text({}) == box.text


def test_a_path_that_is_not_there_is_asked_about() -> None:
    with pytest.raises(ValueError, match=r"no number 'rules.hnad' \(is it 'rules.hand'"):
        Editor(OWN, (Knob("rules.hnad", 1, 2),))
    with pytest.raises(ValueError, match=r"rules.hand is varied .* not 4..4"):
        Knob("rules.hand", 4, 4)


def test_values_that_are_no_box_are_refused() -> None:
    with pytest.raises(ValueError, match="hand must be a whole number from 1"):
        Editor(OWN, (Knob("rules.hand", 4, 40),)).made({"rules.hand": 40})


def test_a_number_makes_up_for_the_varied_ones_of_its_column() -> None:
    knobs = (Knob("cards.penalty.count", 0, 5), Knob("rules.hand", 4, 7))
    editor = Editor(OWN, knobs, "cards.overlap.count")
    filled = editor.filled({"cards[penalty].count": 3, "rules.hand": 5})
    assert filled["cards[overlap].count"] == 13
    made = [count for path, count in numbers(editor.made(filled)).items() if "].count" in path]
    assert sum(made) == sum(count for path, count in numbers(OWN).items() if "].count" in path)


def test_a_number_makes_up_for_the_varied_ones_of_its_table() -> None:
    soccer = find("social-soccer")
    strategy = "teams.long-table.strategy"
    knobs = (Knob(f"{strategy}.hold-the-line", 0, 3), Knob(f"{strategy}.route-one", 0, 3))
    editor = Editor(soccer.load_box(None), knobs, f"{strategy}.wet-grass")
    prefix = "teams[long-table].strategy"
    filled = editor.filled({f"{prefix}.hold-the-line": 2, f"{prefix}.route-one": 1})
    assert filled[f"{prefix}.wet-grass"] == 2
    editor.made(filled)


@pytest.mark.parametrize(
    ("fill", "complaint"),
    [
        ("cards.overlap.count", "nothing beside cards.overlap..count is varied"),
        ("rules.hand", "rules.hand is varied, and cannot make up"),
        ("rules.hnad", "is it 'rules.hand' that is meant"),
    ],
)
def test_what_cannot_make_up_for_others_is_refused(fill: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        Editor(OWN, (Knob("rules.hand", 4, 7),), fill)
