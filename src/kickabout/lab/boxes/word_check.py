"""The check of the words and notes of boxes in a language: what is missing, and what no box has any more."""

from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path

from kickabout.engine.game import Game
from kickabout.lab.boxes.fields import groups
from kickabout.lab.boxes.words import OPTION, read_words, words_file
from kickabout.lab.say import TEXT
from kickabout.text.messages import Message
from kickabout.text.translation.check import Checked, Finding


def check_words(games: Iterable[Game], locale: str) -> dict[str, Checked]:
    """Compare the words of each game's own box with those in a language, by the name of the game; `lab` has what
    boxes share.
    """
    try:
        shared, met = _entries(locale, TEXT), set[tuple[str, str]]()
    except ValueError as error:
        return {"lab": Checked(words_file(TEXT, locale), 0, [], [_broken(error)])}
    checked = {}
    for game in games:
        path = words_file(game.text, locale)
        try:
            own = _entries(locale, game.text)
        except ValueError as error:
            checked[game.name] = Checked(path, 0, [], [_broken(error)])
            continue
        wanted = dict.fromkeys(_wanted(game, {*own, *shared}))
        met.update(wanted.keys() - own)
        asked = [one for one in wanted if one in own or one not in shared]
        missing = [".".join(one) for one in asked if one not in own]
        checked[game.name] = Checked(path, len(asked), missing, _unused(path, own, wanted))
    path = words_file(TEXT, locale)
    return {"lab": Checked(path, len(shared), [], _unused(path, shared, met)), **checked}


def _entries(locale: str, folder: Path) -> list[tuple[str, str]]:
    tables = read_words(locale, folder)
    return [(table, english) for table, entries in tables.items() for english in entries]


def _wanted(game: Game, known: set[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """Yield the entries that the form of a game's own box asks for: keys of several words as such if they are known,
    else each word that names no row.
    """
    box = game.load_box(None)
    form = groups(box.text, box.fields(box.text))
    rows = [row for group in form for row in group.rows]
    inputs = [(row, given) for row in rows for given in row.inputs]
    slugs = {given.value for _, given in inputs if given.label.split()[-1] == "slug"}
    tables = [group.name for group in form]
    inner = [row.title for row in rows if "." in row.key and not row.key.startswith(OPTION)]
    labels = [given.label for _, given in inputs]
    choices = (given.choices for row, given in inputs if not row.key.startswith(OPTION))
    for text in chain(tables, inner, labels, *choices, [given.unit for _, given in inputs]):
        whole = ("keys", text)
        if whole in known:
            yield whole
        else:
            yield from (("keys", word) for word in text.split() if word not in slugs)
    yield from (("notes", given.note) for _, given in inputs if given.note)


def _unused(
    path: Path, entries: Iterable[tuple[str, str]], wanted: Iterable[tuple[str, str]]
) -> list[Finding]:
    used = {*wanted}
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    return [
        Finding(
            _line(lines, english), f"{table}.{english}", Message("text-no-word"), is_error=False
        )
        for table, english in entries
        if (table, english) not in used
    ]


def _line(lines: list[str], english: str) -> int:
    """Return the number of the line that an entry begins on."""
    begins = (english, f'"{english}"')
    return next((n for n, line in enumerate(lines, 1) if line.partition(" = ")[0] in begins), 1)


def _broken(error: ValueError) -> Finding:
    return Finding(1, "", Message("text-junk", wrong=str(error)))
