"""Golden transcripts: whole matches in `golden/`, and how to make them again.

A rule that changes shows as a difference of these files. Where the change is meant,
`python -m tests.games.record` writes them anew; read the difference before you commit it.
They are played with the boxes in `boxes/`, which stay as they are when a game's own gets another card.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import kickabout
from kickabout.engine.dice import below, seeded
from kickabout.engine.match import Match

FOLDER = Path(__file__).with_name("golden")
BOXES = Path(__file__).with_name("boxes")
DECISIONS = 2**32
"""The offset of the seats' dice, so that they are not those of chance."""


@dataclass(frozen=True)
class Golden:
    """One recorded match of random decisions."""

    name: str
    game: str
    seats: int
    seed: int
    options: Mapping[str, object] = field(default_factory=dict)
    shows: tuple[str, ...] = ()
    """The purpose of the match: texts that its transcript contains."""
    reluctant: tuple[str, ...] = ()
    """Prefixes of actions that are taken only if there is no other."""

    @property
    def file(self) -> Path:
        """The file of the transcript."""
        return FOLDER / f"{self.name}.txt"

    @property
    def box(self) -> Path:
        """The box that it is played with."""
        return BOXES / f"{self.game}.toml"

    def load(self) -> Match:
        """Return the match, from its transcript."""
        return kickabout.load(self.file.read_text(encoding="utf-8"), self.box)

    def played(self) -> Match:
        """Return the match, made from its seed."""
        match = kickabout.new(self.game, self.seats, self.options, self.box, self.seed)
        while match.actor is not None:
            if match.actor == "chance":
                match.roll()
            else:
                legal = [a for a in match.legal if not a.startswith(self.reluctant)] or match.legal
                rng = seeded(self.seed, DECISIONS + match.number)
                match.play(legal[below(rng, len(legal))])
        return match


HANDS_OUT = {"mode": "express", "express-end": "hands-out"}
VARIANTS = {
    "team-abilities": "on",
    "captain-abilities": "on",
    "hard-fatigue": "on",
    "offside-trap": "on",
}
LONG = VARIANTS | {"length": "long"}
HARD = VARIANTS | {"solo": "hard"}
SQUADS = {
    "home": "two-reigns",
    "away": "city-lights",
    "home-deck": "long-whistle",
    "away-deck": "battering-ram",
}
ONE_GOAL = SQUADS | {"removal": "every-loser", "length": "goals", "goals": 1}
ONE_ATTACK = SQUADS | {"possessions": 1}
EXTRAS = {"captains-armband": "on", "derby-night": "on", "nations": "first"}
SEASON = {"mode": "group-stage"}
DRAMA = SEASON | {
    "matchday-drama": "on",
    "added-time": "new-official",
    "golden-boot": "own-nation",
}
NEIGHBOURS = SEASON | {"pairing": "neighbours", "reverse": "off"}
PURE = {"home": "flat-out", "away": "long-table"}
MIXED = {
    "home": "common-room",
    "away": "quick-study",
    "rotation": "attack-only",
    "block-tie": "goal",
}
LARGE = {"deck": "40x4", "match": "best-of-3"}
BUILD = ("recall ", "tackle ", "done")
"""Without these sevens come to stand, also by chance."""
FRIENDS = (*BUILD, "book ", "dismiss ", "draw pile")
GOLDEN = (
    Golden("dash-regular-2", "futbol-dash", 2, 5, {}, ("play var", "show hand", "play penalty")),
    Golden("dash-regular-6", "futbol-dash", 6, 88, {"goals": 1}, ("shoot own-goal", "swap ")),
    Golden("dash-shoot-out", "futbol-dash", 3, 26, {"mode": "express"}, ("play halftime", ".5")),
    Golden("dash-hands-out", "futbol-dash", 4, 40, HANDS_OUT, ("play red-card", "play yellow")),
    Golden("super-quick", "super-team", 2, 82, {}, ("push ", "bypass ", "by ball", "rest ")),
    Golden("super-goal", "super-team", 2, 68, {}, ("result: 1", "reveal ", "tackle ")),
    Golden("super-variants", "super-team", 2, 5, LONG, ("push ", "drop fatigue", "kick ", "rest ")),
    Golden("super-solo-easy", "super-team", 2, 53, {"solo": "easy"}, ("auto tackle", "auto rest")),
    Golden("super-solo-hard", "super-team", 2, 17, HARD, ("auto shoot", "auto dribble", "drop ")),
    Golden(
        "susu-built",
        "futera-susu",
        2,
        4,
        {},
        ("sign ", "squad ", "injure ", "re-roll ", "play red-"),
    ),
    Golden("susu-goal", "futera-susu", 2, 10, ONE_GOAL, ("result: 1 0", "bring ", "leave")),
    Golden("susu-sudden-death", "futera-susu", 2, 9, ONE_ATTACK, ("0.5", "send d", "send f")),
    Golden("susu-strict", "futera-susu", 2, 2, {"strict": "on"}, ("result: 0 3", "lift ")),
    Golden("rush-two", "squad-rush", 2, 5, {}, (" call", " take ", "dismiss "), BUILD),
    Golden("rush-three", "squad-rush", 3, 0, EXTRAS, (" call", "play-on", "derby-night=on"), BUILD),
    Golden("rush-season", "squad-rush", 3, 5, DRAMA, ("on instant", "show on ", "gather"), FRIENDS),
    Golden(
        "rush-neighbours", "squad-rush", 4, 2, NEIGHBOURS, ("quick-restart", "0 0 7 4"), FRIENDS
    ),
    Golden("rush-sudden-death", "squad-rush", 2, 34, SEASON, ("0.1 0",), ("recall ",)),
    Golden(
        "social-pure",
        "social-soccer",
        2,
        13,
        PURE,
        ("play worth-waiting-for", "play the-late-run", "play follow-it-in", "twist "),
        ("give up",),
    ),
    Golden(
        "social-mixed",
        "social-soccer",
        2,
        4,
        MIXED,
        ("play saw-that-coming", "play same-to-you", "play read-the-run", "aim at ", "tire "),
    ),
    Golden("social-built", "social-soccer", 2, 0, LARGE, ("sign ", "pack ", "place ", "keep")),
)


def write() -> Iterator[str]:
    """Write all transcripts, naming each file that changed."""
    for golden in GOLDEN:
        text = golden.played().transcript()
        if not golden.file.exists() or golden.file.read_text(encoding="utf-8") != text:
            golden.file.write_text(text, encoding="utf-8")
            yield golden.name


if __name__ == "__main__":
    print(f"Changed: {', '.join(write()) or 'none'}")  # noqa: T201  # it is a command
