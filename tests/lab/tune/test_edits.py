import pytest

from kickabout.games import find, names
from kickabout.lab.boxes.changes import Change, changes
from kickabout.lab.tune.edits import Editor, Knob

GAME = find("futbol-dash")
OWN = GAME.load_box(None)


@pytest.mark.parametrize("path", ["cards[penalty].count", "cards.penalty.count"])
def test_a_value_is_changed_and_nothing_else(path: str) -> None:
    editor = Editor(GAME, OWN, (Knob(path, 0, 5),))
    assert [knob.path for knob in editor.knobs] == ["cards[penalty].count"]
    text = editor.text({"cards[penalty].count": 3})
    assert changes(OWN.text, text) == [Change("cards[penalty].count", 1, 3)]
    assert text.startswith("# What is in the box of Fútbol Dash")
    assert editor.made({"cards[penalty].count": 3}).digest != OWN.digest


@pytest.mark.parametrize("name", names())
def test_every_games_box_is_written_as_it_was(name: str) -> None:
    game = find(name)
    box = game.load_box(None)
    assert Editor(game, box, ()).text({}) == box.text


def test_a_path_that_is_not_there_is_asked_about() -> None:
    with pytest.raises(ValueError, match=r"no number 'rules.hnad' \(is it 'rules.hand'"):
        Editor(GAME, OWN, (Knob("rules.hnad", 1, 2),))
    with pytest.raises(ValueError, match=r"rules.hand is varied .* not 4..4"):
        Knob("rules.hand", 4, 4)


def test_values_that_are_no_box_are_refused() -> None:
    with pytest.raises(ValueError, match="hand must be a whole number in 1"):
        Editor(GAME, OWN, (Knob("rules.hand", 4, 40),)).made({"rules.hand": 40})
