"""What the options of a match, and their values, are called."""

from pathlib import Path

from kickabout.text.messages import Message, Name, Text


def option_label(name: str, folder: Path | None = None) -> Message:
    """Return the label of an option; `folder` has the game's messages, for readers who may not."""
    words = name.replace("-", " ").capitalize()
    return Message(f"option-{name}", name=words).or_else("named").of_files(folder)


def word_label(name: str, word: str, explained: Text, folder: Path | None = None) -> Message:
    """Return the label of an option's value; one that the box defines, such as a squad, goes by its name.

    `explained` is the explanation of the value, which holds that name.
    """
    if isinstance(explained, Message):
        row = explained.arguments.get("name")
        if isinstance(row, Name):
            return Message("named", name=row).of_files(folder)
    words = word.replace("-", " ").title()
    return Message(f"option-{name}-{word}", name=words).or_else("named").of_files(folder)
