"""Reading and checking the tables of a box file of SocialSoccer."""

from collections.abc import Mapping, Sequence

from kickabout.engine.box_files import Section, Slugs
from kickabout.engine.vocabulary import by_slug, slug
from kickabout.games.social_soccer import state as s
from kickabout.games.social_soccer.box.contents import Card, Effect, Player, ReadyTeam
from kickabout.games.social_soccer.state import CardType, Do, Lasts, TwistBonus, Value, When, Whom
from kickabout.text.messages import Message

WHOMS = {word: whom for word, whom in by_slug(Whom).items() if whom != Whom.NOBODY}
"""The targets that a box may give an effect."""
DECKS = {"30x3": (s.STRATEGY, 3), "40x4": (40, 4)}
"""The sizes of a strategy, smaller first, each with the most copies of a card."""
CHOOSE = "choose"
"""The value of an option that leaves a team to its seat."""

_MOST_STAT = 9
_MOST_COST = 40
_MOST_TIRES = 4
MOST_ROUNDS = 45
_CHANGES = (Do.ATTACK, Do.DEFENCE)
_AMOUNTS: Mapping[int, tuple[int, int]] = {
    Do.ATTACK: (-_MOST_STAT, _MOST_STAT),
    Do.DEFENCE: (-_MOST_STAT, _MOST_STAT),
    Do.DRAW: (1, 9),
    Do.DISCARD: (1, 9),
    Do.GAIN: (1, _MOST_COST),
    Do.DRAIN: (1, _MOST_COST),
}
"""Effects that take an amount, with its range."""
_FOR_SOMEBODY = (Do.ATTACK, Do.DEFENCE, Do.TIRE, Do.REFRESH, Do.MOVE)
"""Effects that take a target."""
_NOT_ON_TWISTS = (Do.STEAL, Do.MOVE, Do.CANCEL, Do.COPY)
_ONLY_WHEN: Mapping[int, str] = {Do.STEAL: "without-ball", Do.MOVE: "with-ball"}
"""The only condition under which an effect makes sense."""
_EXAMPLE = "{ do = 'draw', amount = 1 }"
_TARGETS = (Whom.TARGET, Whom.RIVAL_TARGET)
_TAKEN = ("ball", "card", "player", "team", CHOOSE)
"""Words of the notation and of the options that no slug may be."""


def read_players(top: Section) -> tuple[Player, ...]:
    """Read the player cards."""
    players: list[Player] = []
    slugs = Slugs(_TAKEN)
    for row in top.rows("players"):
        word, name, value = slugs.read(row), row.string("name"), row.choice("value", by_slug(Value))
        custody = row.integer("custody", 0, _MOST_STAT)
        attack, defence = (row.integer(stat, 1, _MOST_STAT) for stat in ("attack", "defence"))
        text, number = row.text("text", Message(f"player-{word}.text")), len(players) + 1
        players.append(Player(number, word, name, value, custody, attack, defence, text))
        row.end()
    if not s.MEMBERS <= len(players) <= s.PLAYERS:
        raise top.error("players", f"are {len(players)}; a box holds {s.MEMBERS}..{s.PLAYERS}")
    return tuple(players)


def read_cards(top: Section) -> tuple[Card, ...]:
    """Read the kinds of cards."""
    cards: list[Card] = []
    slugs = Slugs(_TAKEN)
    for row in top.rows("cards"):
        cards.append(_read_card(row, slugs.read(row)))
        row.end()
    if not 1 <= len(cards) <= s.KINDS:
        raise top.error("cards", f"are {len(cards)} kinds; a box holds 1..{s.KINDS}")
    if all(card.type == CardType.TWIST for card in cards):
        raise top.error("cards", "hold nothing that can be played: a Support or a Mastermove")
    return tuple(cards)


def read_teams(
    top: Section, players: Sequence[Player], cards: Sequence[Card], specials: int
) -> tuple[ReadyTeam, ...]:
    """Read the ready-made teams."""
    teams = []
    slugs = Slugs(_TAKEN)
    known = {player.slug: player for player in players}
    for row in top.rows("teams"):
        word, name = slugs.read(row), row.string("name")
        text = row.text("text", Message(f"team-{word}.text"))
        members = _read_members(row, known)
        limits = [
            specials * sum(one.value == value for one in members) for value in range(s.VALUES)
        ]
        (size, copies), (large, more_copies) = DECKS.values()
        strategy = _read_counts(row, "strategy", cards, size, copies)
        extra = _read_counts(row, "extra", cards, large - size, more_copies)
        whole = [one + more for one, more in zip(strategy, extra, strict=True)]
        for kind, count in enumerate(whole):
            if count > more_copies:
                complaint = (
                    f"makes {count} of {cards[kind].slug} with strategy; {more_copies} at most"
                )
                raise row.error("extra", complaint)
        _check_specials(row, "strategy", strategy, cards, limits)
        _check_specials(row, "extra", whole, cards, limits)
        numbers = tuple(player.number for player in members)
        teams.append(ReadyTeam(word, name, text, numbers, strategy, extra))
        row.end()
    if not 1 <= len(teams) <= s.TEAMS:
        raise top.error("teams", f"are {len(teams)}; a box holds 1..{s.TEAMS}")
    return tuple(teams)


def check_pool(
    top: Section, players: Sequence[Player], cards: Sequence[Card], specials: int
) -> None:
    """Check that the cards suffice for a strategy, whatever team a seat has signed."""
    signed = s.MEMBERS - sum(player.value == Value.NEUTRAL for player in players)
    for word, (size, copies) in DECKS.items():
        room = [
            copies * sum(card.value == value for card in cards) for value in range(s.VALUES + 1)
        ]
        # The cards that a value allows grow ever more slowly with its players, so a team of a single value
        # has the fewest cards to choose from.
        least = min(min(room[value], specials * max(signed, 0)) for value in range(s.VALUES))
        if room[Value.NEUTRAL] + least < size:
            complaint = (
                f"may leave a team {room[Value.NEUTRAL] + least} cards to pack with deck {word!r}"
            )
            raise top.error("cards", f"{complaint}; {size} are needed, so add neutral ones")


def _read_card(row: Section, word: str) -> Card:
    name, type_ = row.string("name"), row.choice("type", by_slug(CardType))
    value = row.choice("value", by_slug(Value))
    cost = tires = 0
    twist, when, from_round = s.NONE, "any", 1
    if type_ == CardType.TWIST:
        twist = row.choice("twist", by_slug(TwistBonus))
    else:
        cost = row.integer("cost", 0, _MOST_COST)
        if row.holds("when"):
            row.choice("when", by_slug(When))
            when = row.string("when")
        from_round = row.integer("from-round", 1, MOST_ROUNDS, default=1)
    if type_ == CardType.MASTERMOVE:
        tires = row.integer("tires", 1, _MOST_TIRES)
    effects = _read_effects(row, type_, when)
    sign = slug(Do(effects[0].do))
    sign, text = row.string("sign", sign), row.text("text", Message(f"card-{word}.text"))
    return Card(
        word,
        name,
        type_,
        value,
        cost,
        tires,
        twist,
        by_slug(When)[when],
        from_round,
        effects,
        sign,
        text,
    )


def _read_effects(row: Section, type_: int, when: str) -> tuple[Effect, ...]:
    effects: list[Effect] = []
    for number, held in enumerate(row.values("effects", 1, s.EFFECTS), 1):
        key = f"effects[{number}]"
        if not isinstance(held, dict):
            raise row.error(key, f"must be a table such as {_EXAMPLE}, not {held!r}")
        effect = _read_effect(Section(row.file, f"{row.key}.{key}", held), type_)
        only = _ONLY_WHEN.get(effect.do)
        if only is not None and when != only:
            raise row.error("when", f"must be {only!r} with {held['do']!r}, not {when!r}")
        if any(_does_again(effect, other) for other in effects):
            raise row.error(key, f"does {held['do']!r} for the same again")
        effects.append(effect)
    if len({effect.whom for effect in effects if effect.whom in _TARGETS}) > 1:
        raise row.error("effects", "are for 'target' and for 'rival-target'; a card has one target")
    if any(effect.do == Do.COPY for effect in effects[:-1]):
        raise row.error("effects", "go on after 'copy', which must be the last")
    return tuple(effects)


def _does_again(one: Effect, other: Effect) -> bool:
    return (one.do, one.whom, one.lasts) == (other.do, other.whom, other.lasts)


def _read_effect(table: Section, type_: int) -> Effect:
    do = table.choice("do", by_slug(Do))
    if type_ == CardType.TWIST and do in _NOT_ON_TWISTS:
        raise table.error("do", f"must not be {table.string('do')!r} on a Twist")
    whom, amount, lasts = Whom.NOBODY.value, 0, Lasts.SEQUENCE.value
    if do in _FOR_SOMEBODY:
        whom = table.choice("whom", WHOMS)
    if do == Do.MOVE and whom != Whom.TARGET:
        raise table.error("whom", "must be 'target' with 'move'")
    if type_ == CardType.TWIST and whom in _TARGETS:
        raise table.error(
            "whom", f"must not be {table.string('whom')!r} on a Twist: nobody is asked"
        )
    if do in _AMOUNTS:
        amount = table.integer("amount", *_AMOUNTS[do])
        if amount == 0:
            raise table.error("amount", "must not be 0")
    if do in _CHANGES:
        lasts = table.choice("lasts", by_slug(Lasts))
        if type_ == CardType.TWIST and lasts == Lasts.SEQUENCE:
            raise table.error("lasts", "must be 'round' on a Twist: a goal ends the sequence")
    table.end()
    return Effect(do, whom, amount, lasts)


def _read_members(row: Section, known: Mapping[str, Player]) -> list[Player]:
    members: list[Player] = []
    for i, word in enumerate(row.values("players", s.MEMBERS, s.MEMBERS), 1):
        if not isinstance(word, str) or word not in known:
            raise row.error(f"players[{i}]", f"must be the slug of a player, not {word!r}")
        if known[word] in members:
            raise row.error(f"players[{i}]", f"names {word} a second time")
        members.append(known[word])
    return members


def _read_counts(
    row: Section, key: str, cards: Sequence[Card], size: int, copies: int
) -> tuple[int, ...]:
    table = row.section(key)
    kinds = {card.slug: kind for kind, card in enumerate(cards)}
    counts = [0] * len(cards)
    for word in table.words():
        if word not in kinds:
            raise table.error(word, "is no card of this box")
        counts[kinds[word]] = table.integer(word, 1, copies)
    if sum(counts) != size:
        raise row.error(key, f"has {sum(counts)} cards; it takes {size}")
    return tuple(counts)


def _check_specials(
    row: Section, key: str, counts: Sequence[int], cards: Sequence[Card], limits: Sequence[int]
) -> None:
    for word, value in by_slug(Value).items():
        found = sum(count for count, card in zip(counts, cards, strict=True) if card.value == value)
        if value != Value.NEUTRAL and found > limits[value]:
            complaint = f"has {found} of value {word!r}; its players allow {limits[value]}"
            raise row.error(key, complaint)
