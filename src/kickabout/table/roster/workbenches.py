"""Workbenches for building a roster: a game's roster rules and everything that may go into one."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache

from kickabout.engine.boxes import Box
from kickabout.engine.game import Game
from kickabout.engine.roster import Plan, Roster, RosterRules, has_room
from kickabout.table import catalogue
from kickabout.table.errors import Unknown
from kickabout.table.language import game_messages
from kickabout.text.invalid import explanation
from kickabout.text.localization import ENGLISH
from kickabout.text.messages import Message, Text
from kickabout.text.reader import Reader


@dataclass(frozen=True)
class Workbench:
    """A game with rosters, its rules for them, and its own box with one kind of roster chosen."""

    game: Game
    rules: RosterRules
    box: Box
    plan: Plan
    kind: str
    """The kind of roster, a value of the rules' option; empty if there is only one kind."""
    locale: str
    """The language of all texts in the plan."""

    @property
    def kinds(self) -> Mapping[str, Text]:
        """Every kind of roster with a line about it; empty if there is only one kind."""
        option = self.box.options.get(self.rules.option)
        return option.choices if option else {}


@cache
def workbench(name: str, kind: str = "", locale: str = ENGLISH) -> Workbench:
    """Return the workbench of a game for one kind of roster, by default its usual one, with the
    texts in a language.

    Raises `Unknown` if the game has no rosters, or none of this kind.
    """
    game = catalogue.find(name)
    if game.roster is None:
        raise Unknown(Message("error-nothing-to-build", game=game.title))
    box, option = game.load_box(None), game.roster.option
    if kind:
        try:
            box = box.with_options({option: kind})
        except ValueError as error:
            raise Unknown(Message("error-no-such-kind", error=explanation(error))) from error
    chosen = str(box.chosen[option]) if option else ""
    plan = _readable(game.roster.plan(box), Reader(game_messages(game, locale)))
    return Workbench(game, game.roster, box, plan, chosen, locale)


def _readable(plan: Plan, reader: Reader) -> Plan:
    """Return a plan with its messages formatted as text."""
    return Plan(
        tuple(
            replace(
                part,
                title=reader.text(part.title),
                put=reader.text(part.put),
                rows=tuple(
                    replace(row, title=reader.text(row.title), one=reader.text(row.one))
                    for row in part.rows
                ),
            )
            for part in plan.parts
        ),
        tuple(
            replace(
                pool,
                title=reader.text(pool.title),
                facets=tuple(
                    replace(
                        facet,
                        title=reader.text(facet.title),
                        values=reader.plain(facet.values),
                    )
                    for facet in pool.facets
                ),
                pieces=tuple(
                    replace(piece, text=reader.text(piece.text), look=reader.plain(piece.look))
                    for piece in pool.pieces
                ),
            )
            for pool in plan.pools
        ),
        {slug: (roster, reader.text(line)) for slug, (roster, line) in plan.ready.items()},
    )


def workbench_for(name: str, roster: Roster, kind: str = "", locale: str = ENGLISH) -> Workbench:
    """Return the workbench for a roster: for the kind given, else for the kind that the roster
    already is.

    That is the first kind for which it is legal, or else the first with room for it; the usual kind
    comes first.
    """
    usual = workbench(name, locale=locale)
    if kind in usual.kinds:
        return workbench(name, kind, locale)
    every = [
        usual,
        *(workbench(name, other, locale) for other in usual.kinds if other != usual.kind),
    ]
    legal = (at for at in every if not at.rules.complaints(at.box, roster))
    roomy = (at for at in every if has_room(at.plan, roster))
    return next(legal, None) or next(roomy, usual)


def renamed(rules: RosterRules, text: str, name: str) -> str:
    """Return the text of a roster under another name."""
    return rules.dump(replace(rules.parse(text), name=name))
