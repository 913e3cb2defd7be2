"""The cast: bots with a name and a character of their own. Their words are messages, `cast-SLUG`.

No person may be called like one of them (`checked_name`).
"""

from dataclasses import dataclass
from typing import Literal

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
    shirt: str
    """What it wears, in the notation of `table/shirts.py`."""
    hair: Hair
    has_beard: bool = False

    def name(self, locale: str = ENGLISH) -> str:
        """Return what it is called."""
        return Reader(table_messages(locale)).say(f"cast-{self.slug}")


CAST = (
    Character("granny-longball", "amateur", "311-2", "bun"),
    Character("count-backheel", "world", "051-10", "quiff", has_beard=True),
    Character("wobbly-woodwork", "youth", "254-1", "curls"),
    Character("doctor-throughball", "pro", "140-8", "bald", has_beard=True),
    Character("auntie-offside", "rule-of-thumb", "523-4", "bob"),
    Character("captain-crossbar", "amateur", "405-6", "cap", has_beard=True),
    Character("lady-tikitaka", "world", "142-7", "bun"),
    Character("bobby-bobblehat", "youth", "031-11", "cap"),
    Character("madame-bolt-the-door", "pro", "325-5", "curls"),
    Character("the-sunday-clogger", "rule-of-thumb", "213-3", "crop", has_beard=True),
    Character("sir-toepoke", "pro", "534-9", "quiff"),
    Character("nana-nutmeg", "amateur", "450-14", "bob"),
    Character("baron-von-volley", "pro", "501-22", "quiff", has_beard=True),
    Character("uncle-upfield", "youth", "342-15", "bald"),
    Character("old-stopwatch", "rule-of-thumb", "105-16", "cap", has_beard=True),
    Character("the-duchess-of-dribble", "world", "514-17", "bun"),
    Character("mister-mudbath", "amateur", "230-18", "crop"),
    Character("professor-pressing", "pro", "421-19", "bald"),
    Character("dizzy-dummy", "youth", "015-20", "curls"),
    Character("grumpy-gloves", "rule-of-thumb", "353-21", "crop", has_beard=True),
    Character("miss-chipshot", "world", "245-23", "bob"),
    Character("kipper-the-kitman", "amateur", "534-24", "cap"),
    Character("the-flying-flagpole", "pro", "120-25", "crop"),
)
"""All of them, so that those beside each other differ in strength."""
