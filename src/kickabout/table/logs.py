"""Logging of a server: lines of text, or of JSON for collectors. Secrets are removed from them."""

import logging
import logging.config
import re
from typing import Literal

LogFormat = Literal["text", "json"]
SECRETS = (
    (re.compile(r"(?<=/seat/)[\w-]+|(?<=/join/)[\w-]+"), "..."),
    (re.compile(r"(?<=://)([^:/@\s]*):[^@\s]+@"), r"\1:***@"),
    (re.compile(r"(?i)(?<=bearer )[\w.~+/=-]+"), "..."),
)
"""Secrets that a library might log: the tokens of seats and invitations, and the password in an
address."""


class WithoutSecrets(logging.Filter):
    """Filter that removes keys to seats and databases from log records."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Remove secrets from a record's text; every record passes."""
        text = record.getMessage()
        blanked = without_secrets(text)
        if blanked != text:
            record.msg, record.args = blanked, ()
        return True


def without_secrets(text: str) -> str:
    """Return a text with the secrets in it replaced."""
    for pattern, instead in SECRETS:
        text = pattern.sub(instead, text)
    return text


def write_logs(how: LogFormat) -> None:
    """Set the log format of this process; the log goes to standard error."""
    formatter: dict[str, object] = {"format": "%(levelname)s %(name)s: %(message)s"}
    if how == "json":
        formatter = {
            "()": "pythonjsonlogger.json.JsonFormatter",
            "format": "%(asctime)s %(levelname)s %(name)s %(process)d %(message)s",
            "rename_fields": {"asctime": "time", "levelname": "level", "name": "logger"},
        }
    logging.config.dictConfig(
        {
            "version": 1,
            "disable_existing_loggers": False,
            "filters": {"secrets": {"()": WithoutSecrets}},
            "formatters": {"line": formatter},
            "handlers": {
                "errors": {
                    "class": "logging.StreamHandler",
                    "formatter": "line",
                    "filters": ["secrets"],
                }
            },
            "root": {"handlers": ["errors"], "level": "WARNING"},
            "loggers": {"kickabout": {"level": "INFO" if how == "json" else "WARNING"}},
        }
    )
