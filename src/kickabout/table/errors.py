"""What can be wrong with a request: each error knows its HTTP status and says why as a message."""

from kickabout.table.language import table_messages
from kickabout.text.localization import MessageError
from kickabout.text.messages import Message
from kickabout.text.reader import Reader


class TableError(Exception):
    """A request that cannot be granted."""

    status = 400

    def __init__(self, message: Message, at: int | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.at = at
        """The length of the log now, where the table has moved on."""

    def __str__(self) -> str:
        """The message in English, for logs; one that only a game has a text for by its id."""
        try:
            return Reader(table_messages()).text(self.message)
        except MessageError:
            return repr(self.message)


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


class Refused(TableError):
    """The table stands in a way in which this cannot be done now."""

    status = 409


class Stale(Refused):
    """The table has moved on since the page was made."""


class Unsaved(TableError):
    """The decision could not be written down, so it did not happen."""

    status = 503
