"""What a page sounds like: a word for each line of the commentary, that a script makes a noise of.

It goes by what the reader of the line is told, and by who acts next or has acted, which everybody knows.
"""

from collections.abc import Mapping, Sequence

from kickabout.engine.game import Tone
from kickabout.engine.narration import Line

SOUNDS: Mapping[Tone, str] = {
    "play": "card",
    "duel": "kick",
    "shot": "crowd",
    "goal": "net",
    "book": "whistle",
    "sent-off": "whistle",
    "captain": "card",
    "whistle": "whistle",
    "quiet": "",
}


def sound_of(line: Line, log: Sequence[tuple[int, int]]) -> str:
    """What a line of the commentary of a match with this log sounds like; empty for nothing.

    A shot that chance has decided, and that is no goal, has hit the post.
    """
    tone = line.remark.tone
    if tone == "shot" and 0 < line.number <= len(log) and log[line.number - 1][0] < 0:
        return "post"
    return SOUNDS[tone]
