"""What can be wrong with a request: each error knows its HTTP status and says why as a message."""

from kickabout.table.language import table_messages
from kickabout.text.localization import MessageError
from kickabout.text.messages import Argument, Message
from kickabout.text.reader import Reader

SEATS = [f"seat {seat}" for seat in range(10)]
"""What seats are called in a log."""


MOST_ECHOED = 400
"""What somebody sent stands in an answer with at most this many characters."""


def excerpt(text: str, most: int = MOST_ECHOED) -> str:
    """A text as it can stand in an answer: its beginning and end if it is long, and nothing that is no text.

    JSON may bring halves of a surrogate pair, which cannot be sent.
    """
    sendable = text.encode(errors="replace").decode()
    if len(sendable) <= most:
        return sendable
    return f"{sendable[: most // 2]} … {sendable[-most // 2 :]}"


def _excerpted(argument: Argument) -> Argument:
    if isinstance(argument, str):
        return excerpt(argument)
    if isinstance(argument, tuple):
        return tuple(map(_excerpted, argument))
    return _briefly(argument) if isinstance(argument, Message) else argument


def _briefly(message: Message) -> Message:
    given = {name: _excerpted(argument) for name, argument in message.arguments.items()}
    return message.with_arguments(given)


class Explained(Exception):
    """Something that cannot be, and why; of long texts in the message there are excerpts."""

    def __init__(self, message: Message) -> None:
        self.message = _briefly(message)
        super().__init__(self.message)

    def __str__(self) -> str:
        """The message in English, for logs; one that only a game has a text for by its id."""
        try:
            return Reader(table_messages(), SEATS).text(self.message)
        except MessageError:
            return repr(self.message)


class CannotStart(Explained):
    """The server cannot start; the message says why and what to do."""


class TableError(Explained):
    """A request that cannot be granted."""

    status = 400

    def __init__(self, message: Message, at: int | None = None) -> None:
        super().__init__(message)
        self.at = at
        """The length of the log now, where the table has moved on."""


class BadRequest(TableError):
    """Something in the request is not allowed."""


class Illegal(TableError):
    """The decision is against the rules; the message is the rules' own reason."""


class NotYours(TableError):
    """The browser or the token holds no seat that may do this."""

    status = 403


class Unknown(TableError):
    """There is no such table, seat or link."""

    status = 404


class Gone(TableError):
    """The host has closed the table."""

    status = 410


class Refused(TableError):
    """The table stands in a way in which this cannot be done now."""

    status = 409


class Stale(Refused):
    """The table has moved on since the page was made."""


class Unsaved(TableError):
    """The decision could not be written down, so it did not happen."""

    status = 503


class MovedOn(Unsaved):
    """Another server was faster: nothing was written, and what is in memory is not the newest."""
