"""What the system says of a file or a port, as a message: its own words are those of no reader in particular."""

import errno

from kickabout.text.messages import Message, Text

_MESSAGES = {
    errno.ENOENT: "system-missing",
    errno.EACCES: "system-forbidden",
    errno.EPERM: "system-forbidden",
    errno.EISDIR: "system-folder",
    errno.ENOTDIR: "system-no-folder",
    errno.EEXIST: "system-exists",
    errno.ENOSPC: "system-full",
    errno.EROFS: "system-read-only",
    errno.EADDRINUSE: "system-port-taken",
    errno.ECONNREFUSED: "system-refused",
}


def reason(error: OSError) -> Text:
    """Return why the system has refused something; in English if that is rare."""
    message = _MESSAGES.get(error.errno or 0)
    return error.strerror or str(error) if message is None else Message(message)
