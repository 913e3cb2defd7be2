"""Changes of a box file's text, and a check that mistakes in it are named."""

from collections.abc import Callable

import pytest

from kickabout.engine.box_files import BoxError

Change = Callable[[str], str]


def changed(*pairs: tuple[str, str]) -> Change:
    """Return the box with the first of each old text replaced by the new one."""

    def change(text: str) -> str:
        for old, new in pairs:
            assert old in text, old
            text = text.replace(old, new, 1)
        return text

    return change


def more(rows: str, number: int) -> Change:
    """Return the box with rows added at its end, `#` in them being a number."""
    return lambda text: text + "".join(rows.replace("#", str(i)) for i in range(number))


def check_mistake(loaded: Callable[[], object], key: str, allowed: str) -> None:
    """Assert that reading a changed box fails, naming the file, the key and what is allowed there."""
    with pytest.raises(BoxError) as caught:
        loaded()
    assert str(caught.value).startswith("box.toml: ")
    assert key in str(caught.value)
    assert allowed in str(caught.value)
