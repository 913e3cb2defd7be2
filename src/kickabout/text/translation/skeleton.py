"""Skeletons of message files: the English texts as comments, in the places of a translation to be written."""

from collections.abc import Iterator

from fluent.syntax import FluentParser, ast

from kickabout.text.localization import ENGLISH
from kickabout.text.translation.check import Part, is_kept
from kickabout.text.translation.units import start_of


def skeleton(part: Part) -> str:
    """Return a message file without a message: each one of the English file as a comment, with the names in the
    box that a language replaces.
    """
    text = (part.folder / f"{ENGLISH}.ftl").read_text(encoding="utf-8")
    names = {one: name for one, name in part.names.items() if not is_kept(one)}
    blocks = list(_blocks(text, names))
    # What has a text of its own in English has got its name there.
    rest = [_commented(f"{one} = {name}") for one, name in names.items()]
    return "\n\n".join([*blocks, *rest]) + "\n"


def _blocks(text: str, names: dict[str, str]) -> Iterator[str]:
    body = FluentParser().parse(text).body
    starts = [start_of(entry) for entry in body]
    for entry, start, end in zip(body, starts, [*starts[1:], len(text)], strict=True):
        written = text[start:end].rstrip()
        if isinstance(entry, ast.BaseComment):
            yield written
            continue
        lines = written.splitlines()
        about = sum(line.startswith("#") for line in lines)
        message = "\n".join(lines[about:])
        if isinstance(entry, ast.Message):
            name = names.pop(entry.id.name, None)
            if name is not None and entry.value is None:
                message = message.replace(f"{entry.id.name} =", f"{entry.id.name} = {name}", 1)
        yield "\n".join([*lines[:about], _commented(message)])


def _commented(text: str) -> str:
    return "\n".join(f"# {line}".rstrip() for line in text.splitlines())
