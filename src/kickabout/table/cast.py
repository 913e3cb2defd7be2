"""The cast: bots with a name and a character of their own. Their words are messages, `cast-SLUG`.

No person may be called like one of them (`checked_name`).
"""

from dataclasses import dataclass
from typing import Literal

from kickabout.engine.game import Style
from kickabout.table.language import table_messages
from kickabout.text.localization import ENGLISH
from kickabout.text.reader import Reader

Hair = Literal["bun", "bob", "cap", "crop", "curls", "quiff", "bald"]


@dataclass(frozen=True)
class Character:
    """A member of the cast."""

    slug: str
    bot: str
    """The kind of the bot that decides."""
    style: Style | None
    """What it leans to; None for one that has no style."""
    shirt: str
    """What it wears, in the notation of `table/shirts.py`."""
    hair: Hair
    skin: int
    """The number of its colour, as that of the figures on a pitch."""
    hair_colour: int
    """Likewise."""
    has_beard: bool = False

    @property
    def player(self) -> str:
        """The bot that decides, as `kickabout.bot` takes it."""
        return self.bot if self.style is None else f"{self.bot}:{self.style}"

    def name(self, locale: str = ENGLISH) -> str:
        """Return what it is called."""
        return Reader(table_messages(locale)).say(f"cast-{self.slug}")


CAST = (
    Character("granny-longball", "amateur", "bold", "311-2", "bun", 0, 4),
    Character("count-backheel", "world", "bold", "051-10", "quiff", 2, 4, has_beard=True),
    Character("wobbly-woodwork", "youth", "cautious", "254-1", "curls", 4, 5),
    Character("doctor-throughball", "pro", "bold", "140-8", "bald", 0, 3, has_beard=True),
    Character("auntie-offside", "rule-of-thumb", None, "523-4", "bob", 2, 4),
    Character("captain-crossbar", "amateur", "bold", "405-6", "cap", 4, 1, has_beard=True),
    Character("lady-tikitaka", "world", "cautious", "142-7", "bun", 1, 1),
    Character("bobby-bobblehat", "youth", "cautious", "031-11", "cap", 2, 0),
    Character("madame-bolt-the-door", "pro", "cautious", "325-5", "curls", 5, 6),
    Character("the-sunday-clogger", "amateur", "rough", "213-3", "crop", 0, 5, has_beard=True),
    Character("sir-toepoke", "pro", "bold", "534-9", "quiff", 3, 3),
    Character("nana-nutmeg", "amateur", "bold", "450-14", "bob", 5, 4),
    Character("baron-von-volley", "pro", "bold", "501-22", "quiff", 0, 2, has_beard=True),
    Character("uncle-upfield", "youth", "bold", "342-15", "bald", 2, 1),
    Character("old-stopwatch", "rule-of-thumb", None, "105-16", "cap", 5, 4, has_beard=True),
    Character("the-duchess-of-dribble", "world", "bold", "514-17", "bun", 1, 4),
    Character("mister-mudbath", "rule-of-thumb", None, "230-18", "crop", 2, 6),
    Character("professor-pressing", "pro", "rough", "421-19", "bald", 4, 5),
    Character("dizzy-dummy", "youth", "bold", "015-20", "curls", 0, 3),
    Character("grumpy-gloves", "rule-of-thumb", None, "353-21", "crop", 3, 2, has_beard=True),
    Character("miss-chipshot", "world", "bold", "245-23", "bob", 4, 1),
    Character("kipper-the-kitman", "amateur", "cautious", "534-24", "cap", 0, 2),
    Character("the-flying-flagpole", "pro", "rough", "120-25", "crop", 4, 0),
)
"""All of them, so that those beside each other differ in strength."""
CHARACTERS = {one.slug: one for one in CAST}
"""By their slugs."""
