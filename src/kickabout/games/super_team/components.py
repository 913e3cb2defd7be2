"""What of a box of Super Team is made of paper."""

from kickabout.engine.box_records import plain
from kickabout.engine.components import Component
from kickabout.engine.vocabulary import slug

from . import state as s
from .box import SuperBox
from .box.cards import BASIC, FATIGUE_CARD, AutoBoard
from .state import Level, Stat, Zone
from .view.cards import auto_card_data, captain_data, card_data, stats_data, team_data


def components(box: SuperBox) -> list[Component]:
    """Both decks with all Team and Captain cards, AutoTeam's, boards, pieces, tokens, the dice and the pitch."""
    # All that the advanced sides of the boards say is printed, whatever a match is played with.
    advanced = box.with_options({"team-abilities": "on", "captain-abilities": "on"})
    assert isinstance(advanced, SuperBox)
    copies = {BASIC: s.SEATS, FATIGUE_CARD: box.rules.fatigue_cards}
    return [
        *(
            Component(
                "card",
                "card",
                card.slug,
                card_data(box, card.kind),
                copies.get(card.group, 1),
                "action",
            )
            for card in box.cards
            if card is not None
        ),
        *(
            Component("card", "auto_card", card.slug, auto_card_data(box, card), 1, "auto")
            for card in box.auto_cards
        ),
        *(
            Component("board", "board", team.slug, {"kind": "team", **team_data(advanced, number)})
            for number, team in enumerate(box.teams)
        ),
        *(
            Component(
                "board",
                "board",
                captain.slug,
                {"kind": "captain", **captain_data(advanced, number)},
            )
            for number, captain in enumerate(box.captains)
        ),
        *(
            Component("board", "auto_board", slug(level), _auto_board(level, board))
            for level, board in zip(
                (level for level in Level if level), box.auto_boards, strict=True
            )
        ),
        *(
            Component(
                "counter", "piece", f"piece-{seat + 1}-{shirt}", {"kit": seat, "shirt": shirt}
            )
            for seat in range(s.SEATS)
            for shirt in range(s.PIECES)
        ),
        Component("counter", "token", "ball", {"sign": "ball", "use": "ball"}),
        Component("counter", "token", "time", {"sign": "icon-next", "use": "time"}),
        Component(
            "counter",
            "token",
            "morale",
            {"sign": "st-morale", "use": "morale"},
            box.rules.morale_tokens,
        ),
        Component(
            "counter",
            "token",
            "marker",
            {"sign": "st-tick", "use": "marker"},
            s.SEATS * box.rules.coach_markers,
        ),
        Component("sheet", "pitch", "pitch", _pitch(box)),
        Component("sheet", "dice", "dice", {**plain(box.dice), "track": plain(box.track)}),
    ]


def _auto_board(level: Level, board: AutoBoard) -> dict[str, object]:
    return {
        "level": slug(level),
        "markers": stats_data(board.markers),
        "stars": stats_data(board.stars),
        "morale": board.morale,
        "stats": [slug(stat) for stat in Stat],
    }


def _pitch(box: SuperBox) -> dict[str, object]:
    flags, pitch = box.record.flags, box.pitch
    return {
        "columns": pitch.columns,
        "rows": [
            [
                {
                    "name": box.space_name(row * s.COLS + column),
                    "zones": [
                        word
                        for word, zone in (
                            ("area", Zone.AREA | Zone.AREA << 1),
                            ("rectangle", Zone.RECTANGLE | Zone.RECTANGLE << 1),
                            ("marked", Zone.MARKED),
                        )
                        if flags[row * s.COLS + column] & zone
                    ],
                }
                for column in range(pitch.columns)
            ]
            for row in reversed(range(pitch.rows))
        ],
    }
