"""Days: when one begins and ends for everybody, in UTC, and what a match of the day is called."""

from datetime import UTC, date, datetime, time, timedelta

GRACE = timedelta(hours=2)
"""How long after its day a match may be played to its end, and everything about it stays closed."""
LONGEST_NAME = 16


def day_of(moment: datetime) -> date:
    """Return the day of a moment."""
    return moment.astimezone(UTC).date()


def begin_of(day: date) -> datetime:
    """Return the moment at which a day begins, and the one before it ends."""
    return datetime.combine(day, time(), UTC)


def opening_of(day: date) -> datetime:
    """Return the moment from which everybody may see what was dealt and rolled on a day: nobody plays with its dice any
    more.
    """
    return begin_of(day + timedelta(days=1)) + GRACE


def name_of_dice(day: date, game: str) -> str:
    """Return how the dice of a day's match of a game are called where others are called by their table: no id of a table
    has a zero.
    """
    return f"{day:%Y%m%d}{game.replace('-', '')}"[:LONGEST_NAME]
