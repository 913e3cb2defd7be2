"""A small roster for a game that has none: three players and two cards."""

from typing import Any

from kickabout.engine.roster import (
    Bonus,
    Facet,
    Part,
    Piece,
    Plan,
    Pool,
    Roster,
    Row,
    read_roster,
    write_roster,
)
from kickabout.text.messages import Text


def player(slug: str, name: str, team: str, row: str, speed: int) -> Piece:
    places = {"side": row} if row == "goal" else {"side": row, "bench": "bench"}
    return Piece(
        slug,
        name,
        places,
        {"team": team, "place": row},
        f"{name} says little.",
        (("speed", speed), ("power", 10)),
        {"kit": "#102030 #f0f0f0"},
    )


PLAYERS = (
    player("ann", "Ann", "reds", "front", 9),
    player("bea", "Bea", "reds", "front", 14),
    player("cal", "Cal", "blues", "front", 3),
    player("dot", "Dot", "blues", "goal", 7),
)
CARDS = tuple(
    Piece(slug, slug.title(), {"deck": "deck"}, {"kind": "trick"}, look={"card": card})
    for slug in ("feint", "dive")
    for card in [{"card": slug, "name": slug.title(), "value": "", "group": "offence", "sign": ""}]
)
PLAN = Plan(
    (
        Part(
            "side",
            "The side",
            "players",
            (
                Row("front", "Front", 2, "forward", {"place": "front"}, "TOY-1.1"),
                Row("goal", "Goal", 1, "keeper", {"place": "goal"}, "TOY-1.2"),
            ),
            "pitch",
            "Pitch",
            clause="TOY-1.3",
        ),
        Part(
            "bench",
            "Bench",
            "players",
            (Row("bench", "Bench", 1, "substitute"),),
            "bench",
            "Bench",
            clause="TOY-1.4",
            refuses="No keeper sits on the bench",
        ),
        Part(
            "deck", "Deck", "cards", (Row("deck", "Deck", 3, "card"),), "deck", "Deck", 2, "TOY-2.1"
        ),
    ),
    (
        Pool(
            "players",
            "Players",
            (
                Facet("team", "Team", {"reds": "Reds", "blues": "Blues"}),
                Facet("place", "Place", {"front": "Front", "goal": "Goal"}),
            ),
            PLAYERS,
        ),
        Pool("cards", "Cards", (Facet("kind", "Kind", {"trick": "Trick"}, "trick"),), CARDS),
    ),
    {
        "reds": (
            Roster(
                "All Reds",
                {
                    "side": ("ann", "bea", "dot"),
                    "bench": ("cal",),
                    "deck": ("feint", "feint", "dive"),
                },
            ),
            "Fast.",
        )
    },
)
LISTS, COUNTS = ("side", "bench"), ("deck",)


class ToyRoster:
    noun: Text = "side"
    option = ""
    lead: Text = "Two forwards and a keeper."
    decisions: tuple[tuple[str, ...], ...] = ()
    """The result of `actions`."""

    def plan(self, box: Any) -> Plan:
        return PLAN

    def parse(self, text: str) -> Roster:
        return read_roster(text, LISTS, COUNTS)

    def dump(self, roster: Roster) -> str:
        return write_roster(roster, LISTS, COUNTS)

    def complaints(self, box: Any, roster: Roster) -> list[Text]:
        found: list[Text] = [
            f"{part.title} takes {part.size} (TOY-1.1)."
            for part in PLAN.parts
            if len(roster.of(part.key)) != part.size
        ]
        if {"bea", "cal"} <= set(roster.of("side")):
            found.append("Bea and Cal do not speak (TOY-1.5).")
        return found

    def remarks(self, box: Any, roster: Roster) -> list[Text]:
        twice = roster.of("deck").count("dive") > 1
        return ["The referee knows both dives (TOY-2.2)."] if twice else []

    def bonuses(self, box: Any, roster: Roster) -> list[Bonus]:
        reds = tuple(slug for slug in roster.of("side") if slug in ("ann", "bea"))
        found = [Bonus(2, "both from Reds", reds, ("front",))] if len(reds) == 2 else []
        if "dot" in roster.of("side"):
            found.append(Bonus(5, "Dot shouts", roster.of("side")))
        return found

    def actions(self, box: Any, roster: Roster) -> list[list[str]]:
        return [list(group) for group in self.decisions]
