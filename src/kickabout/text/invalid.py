"""What is wrong with a value that somebody has given, as a message: a page and the command line say it in the language
of the reader, and to a program it is a `ValueError` with a text in English.
"""

from kickabout.text.localization import ENGLISH, localization
from kickabout.text.messages import Text
from kickabout.text.reader import Reader

MOST_QUOTED = 100
"""The most characters of a value that an error repeats."""


class Told(Exception):  # its kinds are called after what they are
    """An error with a message, which is one of those shared by all parts, or names the folder of its text; a game of
    another package may say it as a text.
    """

    def __init__(self, message: Text) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        """Return the message in English."""
        return Reader(localization(ENGLISH)).text(self.message)


class Invalid(Told, ValueError):
    """An invalid value: the message says what is wrong or what would be right."""


def quoted(value: object) -> str:
    """Return a value that somebody has given as an error repeats it: in quotes, and its beginning if it is long."""
    text = repr(value)
    return text if len(text) <= MOST_QUOTED else f"{text[:MOST_QUOTED]}…"


def explanation(error: Exception) -> Text:
    """Return what is wrong: a message if the error has one, else its text, which is in English."""
    return error.message if isinstance(error, Told) else str(error)
