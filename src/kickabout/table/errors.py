"""Errors in answer to requests: each has its HTTP status and explains itself as a message."""

from kickabout.table.language import table_messages
from kickabout.text.localization import MessageError
from kickabout.text.messages import Argument, Message
from kickabout.text.reader import Reader

SEATS = [f"seat {seat}" for seat in range(10)]
"""The names of seats in a log."""


MOST_ECHOED = 400
"""The largest number of characters of a sender's text that an answer repeats."""


def excerpt(text: str, most: int = MOST_ECHOED) -> str:
    """Return a text fit for an answer: its beginning and end if it is long, without lone
    surrogates.

    JSON may contain lone surrogates, which cannot be sent.
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
    """An error explained by a message, in which long texts are abbreviated."""

    def __init__(self, message: Message) -> None:
        self.message = _briefly(message)
        super().__init__(self.message)

    def __str__(self) -> str:
        """Return the message in English, for logs; if only a game has its text, the message's repr."""
        try:
            return Reader(table_messages(), SEATS).text(self.message)
        except MessageError:
            return repr(self.message)


class CannotStart(Explained):
    """The server cannot start; the message says why and what to do."""


class TableError(Explained):
    """A request that cannot be granted."""

    status = 400
    heading: str | None = None
    """The message that heads a page about it, if it is not that of the status."""

    def __init__(self, message: Message, at: int | None = None, *, back: str | None = None) -> None:
        super().__init__(message)
        self.back = back
        """The page to which a page about it leads on."""
        self.at = at
        """The current length of the log, if the table has moved on."""


class BadRequest(TableError):
    """Something in the request is not allowed."""


class Illegal(TableError):
    """The decision is against the rules; the message is the rules' own reason."""


class NotYours(TableError):
    """The browser or the token holds no seat that may do this."""

    status = 403


class Sanctioned(TableError):
    """An operator keeps whoever asks from this for a while."""

    status = 403
    heading = "error-page-sanctioned"


class Unknown(TableError):
    """There is no such table, seat or link."""

    status = 404


class Gone(TableError):
    """The host has closed the table."""

    status = 410


class Refused(TableError):
    """The table's current state does not allow this."""

    status = 409


class Stale(Refused):
    """The table has moved on since the page was made."""


class Unsaved(TableError):
    """The decision could not be committed, so it did not happen."""

    status = 503


class MovedOn(Unsaved):
    """Another server was faster: nothing was written, and the state in memory is outdated."""
