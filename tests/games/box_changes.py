"""How tests change the text of a box file."""

from collections.abc import Callable

Change = Callable[[str], str]


def changed(*pairs: tuple[str, str]) -> Change:
    """The box with the first of each old text replaced by the new one."""

    def change(text: str) -> str:
        for old, new in pairs:
            assert old in text, old
            text = text.replace(old, new, 1)
        return text

    return change


def more(rows: str, number: int) -> Change:
    """The box with rows added at its end, `#` in them being a number."""
    return lambda text: text + "".join(rows.replace("#", str(i)) for i in range(number))
