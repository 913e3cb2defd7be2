"""The sounds of a page: a word for each line of the commentary, which a script plays.

They depend only on the line as its reader sees it, and on the log's actors, which everybody knows.
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
    """Return the sound of a line of the commentary of a match with this log; empty for silence.

    A shot decided by chance that is no goal has hit the post.
    """
    tone = line.remark.tone
    if tone == "shot" and 0 < line.number <= len(log) and log[line.number - 1][0] < 0:
        return "post"
    return SOUNDS[tone]
