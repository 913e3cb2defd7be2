"""Setting tables up: new ones, those of lessons, and those at which the same players play again."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import sqlalchemy as sa

import kickabout
from kickabout.engine.keyed_dice import new_secret
from kickabout.engine.lessons import find_lesson
from kickabout.engine.match import Match
from kickabout.table import catalogue
from kickabout.table.cast import Character
from kickabout.table.errors import BadRequest, NotYours, Refused, Unknown
from kickabout.table.play.dice import TableDice
from kickabout.table.play.eligibility import (
    account_of,
    check_rated,
    check_unclaimed,
    time_control_for,
)
from kickabout.table.play.live import LiveTable
from kickabout.table.play.new_seats import new_places, rated_places
from kickabout.table.play.new_table import Arranged, Terms, new_stored
from kickabout.table.play.preparations import Kept, opening
from kickabout.table.play.record import agreed_by
from kickabout.table.play.registry import Registry, new_match
from kickabout.table.play.rematch import (
    awaited_by,
    check_over,
    next_places,
    turned,
    wanted_by,
)
from kickabout.table.play.sanctions import Sanctions
from kickabout.table.play.sealing import preparation
from kickabout.table.play.series import series_of
from kickabout.table.play.turn import Turn, take_turn
from kickabout.table.seats import Keys, digest, unique_name
from kickabout.table.shirts import against
from kickabout.table.store import (
    Account,
    Entry,
    LaidOut,
    Place,
    Store,
    Stored,
    key_queries,
    notice_queries,
    people_queries,
    queries,
    rating_queries,
)
from kickabout.table.time_control import TimeControl
from kickabout.text.invalid import explanation
from kickabout.text.messages import Message

KEPT_ANSWER_SECONDS = 8.0
"""The time to answer a card at a table whose seats are kept for people, unless it is played over days."""
TAUGHT_AGAINST = "bot:youth"
"""The opponents of the learner once a lesson's script has ended."""
USUAL_TERMS, NOT_ARRANGED = Terms(), Arranged()


@dataclass(frozen=True)
class Created:
    """A new table, and the seat of the person who set it up."""

    table: LiveTable
    seat: int | None


class TableSetup:
    """Everything by which new tables come into being."""

    def __init__(self, tables: Registry, store: Store, keys: Keys, sanctions: Sanctions) -> None:
        self._tables = tables
        self._sanctions = sanctions
        self._store = store
        self._keys = keys
        self._boxes = tables.boxes

    async def create(
        self,
        game: str,
        kinds: Sequence[str],
        options: Mapping[str, object] | None = None,
        terms: Terms = USUAL_TERMS,
        *,
        name: str = "",
        guests: Mapping[int, str] | None = None,
        browser: str | None = None,
        by_program: bool = False,
        box: str | None = None,
        prepared: bool = False,
        contributes: bool = False,
        arranged: Arranged = NOT_ARRANGED,
    ) -> Created:
        """Set up a table; `kinds` gives for each seat `you`, `here`, `open` or `bot:` with a bot's kind.

        Seats that are `here` are played by people who share the `browser` with `you`; `guests` has their
        names. Seats that the rules themselves play with these options are automata, whatever `kinds` says.
        Set up `by_program`, or with an account that is one, the seat is shown as a program's. With
        the digest of a stored `box` it is played with that one. A `prepared` match begins with the first
        decision of play, unless it waits for players: teams and line-ups are made by the rule of
        thumb. If the seat `contributes` to the dice, the match waits for it a while. Raises `MovedOn` if
        what is `arranged` is there already, `BadRequest` saying what is not allowed, `Unknown`
        for the box, `Sanctioned` for a browser that is suspended, or `Unsaved`.
        """
        self._sanctions.check_play(browser)
        given = self._boxes.given if box is None else await self._boxes.kept(box)
        if box is not None and given is not None and given.game != game:
            raise BadRequest(Message("error-box-of-another-game"))
        try:
            file = given.file if given is not None and given.game == game else None
            match = kickabout.new(game, seats=len(kinds), options=dict(options or {}), box=file)
        except ValueError as error:
            raise BadRequest(Message("error-not-allowed", error=explanation(error))) from error
        for given_name in (name, *(guests or {}).values()):
            await check_unclaimed(self._store, given_name, browser)
        owner = await account_of(self._store, browser)
        if terms.is_rated or not name:
            name = "" if owner is None else owner.name
        is_program = by_program or (owner is not None and owner.is_program)
        guests = guests or {} if browser else None
        places = new_places(
            kinds,
            name,
            match.box.automata,
            guests,
            is_program=is_program,
            shirt=arranged.shirt or shirt_of(owner),
            rivals=arranged.rivals,
        )
        terms.check(places, prepared=prepared)
        if any(place.device is not None for place in places):
            terms = replace(terms, answer_seconds=None)
        control = time_control_for(terms, places)
        if control is not None and control.in_days:
            terms = replace(terms, answer_seconds=None)
        account = check_rated(owner, is_program=is_program) if terms.is_rated else None
        if account is not None:
            places = tuple(rated_places(match, places, account.id, terms))
            terms = replace(terms, hints=False)
        mine = kinds.index("you") if "you" in kinds else None
        holders = {digest(browser): mine} if browser and mine is not None else {}
        stored = replace(
            new_stored(match, places, holders, terms),
            time_control=control,
            day=arranged.day,
            secret=arranged.secret,
            season_fixture=arranged.season_fixture,
        )
        if holders:
            played = await self._store.read(lambda c: queries.finished_matches(c, holders, game))
            stored = replace(stored, asks_always=played >= catalogue.FIRST_MATCHES)
        awaited = {mine} if contributes and mine is not None else set()
        kept: Kept | None = {} if prepared else None
        stored, entries = await self._with_dice(stored, match, awaited, kept, file, real=terms.real)
        stored = await self._issued(stored, mine)

        def add(connection: sa.Connection) -> None:
            if account is not None:
                key_queries.check_person(connection, account.id)
            if account is not None and all(place.kind != "open" for place in places):
                rating_queries.check_placement(connection, account.id, game)
            queries.add_table(connection, stored, match.box.text, entries)
            arranged.note(connection, stored.id)

        await self._store.write(add)
        return Created(await self._tables.open_new(stored, file, entries), mine)

    async def create_kept(
        self,
        game: str,
        options: Mapping[str, object],
        players: Sequence[Account | Character],
        time_control: TimeControl,
        note: Callable[[sa.Connection, str], None],
        *,
        fixture: str,
        form: Mapping[str, Any],
        is_rated: bool,
    ) -> LiveTable:
        """Set up the table of the `fixture` of a competition of this `form`, whose open seats are kept for accounts; the other players are bots of
        the cast. In the same transaction `note` has what belongs to it, with the id of the table.

        Raises `MovedOn` if somebody else has noted that at the same moment, `ValueError` for options that the game does
        not have, or `Unsaved`.
        """
        match = kickabout.new(game, seats=len(players), options=dict(options))
        names: list[str] = []
        own = next((one.shirt for one in players if isinstance(one, Account)), None)
        places = []
        for seat, player in enumerate(players):
            if isinstance(player, Character):
                called = unique_name(player.name(), names)
                shirt = against(own, player.shirt)
                place = Place(seat, f"bot:{player.bot}", called, shirt=shirt, cast=player.slug)
            else:
                kept = unique_name(player.name, names)
                place = Place(seat, "open", kept, account=player.id, shirt=player.shirt)
            names.append(place.name)
            places.append(place)
        answer_seconds = None if time_control.in_days else KEPT_ANSWER_SECONDS
        stored = replace(
            new_stored(match, tuple(places), {}, Terms(answer_seconds, False, is_rated=is_rated)),
            time_control=time_control,
            fixture=fixture,
            form=form,
        )
        stored, entries = await self._with_dice(stored, match, set(), None, None, real=False)
        stored = await self._issued(stored, None)

        def add(connection: sa.Connection) -> None:
            queries.add_table(connection, stored, match.box.text, entries)
            note(connection, stored.id)

        await self._store.write(add)
        return await self._tables.open_new(stored, None, entries)

    async def _with_dice(
        self,
        stored: Stored,
        match: Match,
        awaited: set[int],
        kept: Kept | None,
        box: Path | None,
        *,
        real: bool,
    ) -> tuple[Stored, list[Entry]]:
        """Return a new table with real dice, or with dice of its own unless it has common ones, and the log that it begins
        with.

        They are set at once if nobody contributes and no seat is open, or if the server does not
        wait. Unless `kept` is None or a seat is open, the match begins prepared as soon as the dice
        are set, as it was in `kept` where possible.
        """
        if real:
            return replace(stored, dice="real"), []
        waits = bool(self._tables.settings.pace) and (bool(awaited) or stored.status == "waiting")
        stored = replace(
            stored,
            seed=0,
            secret=stored.secret or new_secret(),
            dice="open" if waits else "set",
            awaited=frozenset(awaited),
        )
        if not waits and stored.status != "waiting":
            stored = replace(stored, agreed=agreed_by(stored, match))
        if kept is None or stored.status == "waiting":
            return stored, []
        if waits:
            preparing = {str(seat): list(actions) for seat, actions in kept.items()}
            return replace(stored, preparing=preparing), []
        return stored, await asyncio.to_thread(
            preparation,
            new_match(stored, box),
            stored.places,
            kept,
            TableDice(stored, 0, 0),
            stored.created,
        )

    async def begin_lesson(
        self, game: str, name: str, *, player: str = "", browser: str | None = None
    ) -> LiveTable:
        """Set up the table of a lesson, with the first steps of its script played.

        Raises `Unknown` for a lesson that does not exist, `BadRequest` for the player's name, `Sanctioned` for a browser
        that is suspended, or `Unsaved`.
        """
        self._sanctions.check_play(browser)
        rules = catalogue.find(game)
        lesson = find_lesson(rules, name)
        if lesson is None:
            raise Unknown(Message("error-no-such-lesson", game=rules.title, lesson=name))
        match = lesson.begin(rules)
        kinds = ["you" if seat == lesson.seat else TAUGHT_AGAINST for seat in range(lesson.seats)]
        script = [(step.actor, step.action) for step in lesson.steps[: lesson.laid_out]]
        return await self._laid_out(
            match, kinds, script, name, player=player, browser=browser, hints=False, rivals={}
        )

    async def begin_position(
        self,
        match: Match,
        seat: int,
        rival: Character,
        position: LaidOut,
        *,
        player: str = "",
        browser: str | None = None,
    ) -> LiveTable:
        """Set up a table at which a seat plays a match on from where it stands, against a rival and with other dice. It has
        come there by a position.

        Raises `BadRequest` for the player's name, `Sanctioned` for a browser that is suspended, or `Unsaved`.
        """
        self._sanctions.check_play(browser)
        kinds = ["you" if one == seat else f"bot:{rival.bot}" for one in range(match.seats)]
        return await self._laid_out(
            match,
            kinds,
            match.entries(),
            position.name,
            player=player,
            browser=browser,
            hints=True,
            rivals=dict.fromkeys(range(match.seats), rival),
        )

    async def _laid_out(
        self,
        match: Match,
        kinds: Sequence[str],
        script: Sequence[tuple[int, str]],
        lesson: str,
        *,
        player: str,
        browser: str | None,
        hints: bool,
        rivals: Mapping[int, Character],
    ) -> LiveTable:
        """Set up a table of a match whose log begins with a script."""
        await check_unclaimed(self._store, player, browser)
        owner = await account_of(self._store, browser)
        player = player or ("" if owner is None else owner.name)
        places = new_places(kinds, player, match.box.automata, shirt=shirt_of(owner), rivals=rivals)
        seat = kinds.index("you")
        holders = {digest(browser): seat} if browser else {}
        stored = replace(new_stored(match, places, holders, Terms(None, hints)), lesson=lesson)
        stored = await self._issued(stored, seat)
        played = [
            Entry(number, actor, action, stored.created)
            for number, (actor, action) in enumerate(script)
        ]
        await self._store.write(lambda c: queries.add_table(c, stored, match.box.text, played))
        return await self._tables.get(stored.id)

    async def again(
        self,
        table: LiveTable,
        seat: int | None,
        *,
        prepared: bool = False,
        contributes: bool = False,
    ) -> LiveTable | None:
        """Note that the people of a seat want to play again, and return the table at which all do: None until everybody
        has said so who is still there. There everybody has moved on by a seat (`rematch.turned`).

        In a `prepared` match, people keep the teams and line-ups that they had, as far as possible:
        what is dealt is dealt anew; it is not prepared if any of them wants changes. If the seat `contributes` to the
        dice, so do the others whose pages have done so at the old table. Raises `NotYours` unless asked by a seat, `Refused` while the
        match runs or if somebody else there is suspended, `Sanctioned` for the seat, or `Unsaved`.
        """
        if seat is None:
            raise NotYours(Message("error-again-not-yours"))
        moved = turned(table)

        async def agree(turn: Turn) -> None:
            check_over(table)
            if table.stored.successor is not None:
                return
            if table.stored.fixture is not None:
                raise Refused(Message("error-again-fixture"))
            self._sanctions.check_start(table, seat)
            said = "same" if prepared else "changes"
            turn.change(lambda c: queries.change_seat(c, table.id, seat, again=said))
            if awaited_by(table, seat):
                return
            others = (place.again for place in table.places if place.seat != seat)
            is_prepared = "changes" not in (said, *others)
            awaited: set[int] = set()
            if contributes:
                known = set() if table.dice is None else table.dice.awaited
                agreed = known & set(wanted_by(table))
                awaited = {moved[seat], *(moved[one] for one in agreed)}
            places = next_places(table, moved)
            box = await self._boxes.of(table.stored)
            match = kickabout.new(table.game, seats=len(places), options=table.options, box=box)
            terms = Terms(
                table.answer_seconds,
                table.hints,
                table.occupancy.stand_in_kind,
                joint=table.stored.joint,
                is_rated=table.stored.is_rated and await self._have_accounts(places),
                best_of=table.stored.best_of,
                watch="now" if table.stored.day else table.stored.watch,
            )
            holders = {browser: moved[own] for browser, own in table.stored.holders.items()}
            stored = new_stored(match, places, holders, terms)
            # The choice is kept, but for its default once the game is no longer new.
            played = await self._store.read(
                lambda c: queries.finished_matches(c, holders, table.game)
            )
            asks = table.stored.asks_always or played == catalogue.FIRST_MATCHES
            stored = replace(stored, asks_always=asks, time_control=table.stored.time_control)
            series = series_of(table)
            if series is not None and series.winner is None:
                before = {moved[own]: wins for own, wins in enumerate(series.wins)}
                stored = replace(stored, wins=[before[place.seat] for place in places])
            kept: Kept | None = None
            if is_prepared and not table.real:
                made = opening(table.log.match)
                people = {place.seat for place in places if place.kind == "person"}
                kept = {moved[own]: made[own] for own in made if moved[own] in people}
            stored, entries = await self._with_dice(
                stored, match, awaited, kept, box, real=table.real
            )
            stored = await self._issued(stored, moved[seat])
            absent = table.absent_holders

            def add(connection: sa.Connection) -> None:
                queries.add_successor(connection, table.id, stored, match.box.text, entries)
                notice_queries.notify_owners(connection, "next", absent, stored.id)

            turn.change(add)

        await take_turn(table, agree)
        following = table.stored.successor
        return None if following is None else await self._tables.get(following)

    async def _have_accounts(self, places: Sequence[Place]) -> bool:
        """Return whether the accounts of all seats exist still, and are people's."""
        own = {place.account for place in places if place.account is not None}
        known = await self._store.read(
            lambda c: [people_queries.find_account(c, account) for account in own]
        )
        people = [one for one in known if one is not None and not one.is_program]
        return len(own) == len(places) == len(people)

    async def _issued(self, stored: Stored, opener: int | None) -> Stored:
        """Return a new table with the tokens of its seats, the seat of whoever set it up, and at a rated one the ratings of
        those who sit there.
        """
        key = self._keys.current
        places = tuple(key.issue(stored.id, place) for place in stored.places)
        stored = replace(stored, places=places, opener=opener)
        if not stored.is_rated:
            return stored
        ratings = await self._store.read(
            lambda c: rating_queries.ratings_at(c, stored.id, stored.game, stored.places)
        )
        return replace(stored, ratings=ratings)


def shirt_of(account: Account | None) -> str | None:
    """Return the shirt of somebody who may have an account."""
    return None if account is None else account.shirt
