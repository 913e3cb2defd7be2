"""What a server writes of its own life: lines of text, or of JSON for those who collect them. No secret stands in them."""

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
"""What a library might repeat: the tokens of seats and invitations, and the password in an address."""


class WithoutSecrets(logging.Filter):
    """Blank what opens a seat or a database."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Blank it in a record's text; every record passes."""
        text = record.getMessage()
        blanked = without_secrets(text)
        if blanked != text:
            record.msg, record.args = blanked, ()
        return True


def without_secrets(text: str) -> str:
    """A text with the secrets in it blanked."""
    for pattern, instead in SECRETS:
        text = pattern.sub(instead, text)
    return text


def write_logs(how: LogFormat) -> None:
    """Set how this process writes its log, to where errors go."""
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
