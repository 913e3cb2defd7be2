"""Recorded matches replay, and come out the same when they are made again."""

import pytest

from kickabout.engine.match import Match
from tests.games.record import FOLDER, GOLDEN, Golden

each = pytest.mark.parametrize("golden", GOLDEN, ids=[golden.name for golden in GOLDEN])


@each
def test_a_recorded_match_replays(golden: Golden) -> None:
    match = golden.load()
    assert match.actor is None
    assert match.transcript() == golden.file.read_text(encoding="utf-8")


@each
def test_the_same_seed_makes_the_recorded_match(golden: Golden) -> None:
    text = golden.file.read_text(encoding="utf-8")
    again = golden.played().transcript()
    assert again.splitlines() == text.splitlines(), "see tests/games/record.py"
    assert again.encode() == golden.file.read_bytes()


@each
def test_a_recorded_match_shows_what_it_is_there_for(golden: Golden) -> None:
    text = golden.file.read_text(encoding="utf-8")
    missing = [what for what in golden.shows if what not in text]
    assert not missing, f"choose another seed for {golden.name}: it does not show {missing}"


def test_every_file_belongs_to_a_recorded_match() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == {golden.name for golden in GOLDEN}


def nodes(match: Match, depth: int) -> int:
    """Return the number of different sequences of `depth` decisions and outcomes from here."""
    choices = match.legal_numbers or list(match.outcome_numbers)
    if depth == 1:
        return len(choices)
    total = 0
    for number in choices:
        after = match.copy()
        after.apply(number)
        total += nodes(after, depth - 1)
    return total


# A rule that lets in an action too many, or one too few, changes a number here. The first can be
# done by hand: 2 who may start, and 18 kinds twice, less the 9 kinds of which there is one card.
NODES = (
    ("dash-regular-2", 0, 3, 2 * (18 * 18 - 9)),
    ("dash-regular-2", 201, 5, 3123),  # a draw at the start of a turn
    ("dash-regular-2", 256, 5, 951),  # a window
    ("dash-regular-2", 204, 5, 5775),  # a card for a referee card
    ("dash-regular-2", 315, 5, 254),  # a hand is shown, and a card is thrown away
    ("dash-regular-2", 240, 5, 1062),  # a Substitution
    ("dash-regular-2", 301, 5, 598),  # a shot
    ("dash-regular-6", 190, 7, 25),  # a card on an opponent, and five who are asked
    ("dash-regular-6", 309, 5, 221),  # a shoot-out of a Regular match
    ("dash-shoot-out", 18, 4, 3233),  # the end of the deal
    ("dash-shoot-out", 173, 5, 2096),  # a turn
    ("dash-shoot-out", 309, 5, 61),  # sudden death
    ("dash-hands-out", 325, 5, 45),  # the last hands are played
    ("super-quick", 0, 5, 2 * 6 * 5 * 6 * 5),  # who kicks off, two teams and two captains
    ("super-quick", 114, 4, 41765),  # a push, and what follows
    ("super-quick", 128, 4, 877),  # a captain who passes somebody by
    ("super-quick", 168, 4, 120),  # half-time: Fatigue, then markers
    ("super-quick", 182, 2, 49 * 48),  # two more pieces take their places
    ("super-quick", 186, 3, 5 * 13 * 12),  # a kick-off, and the first two cards
    ("super-quick", 91, 3, 39701),  # a movement by way of the ball
    ("super-goal", 53, 4, 3351),  # the tiles of a shot are turned over
    ("super-goal", 75, 4, 519),  # a tackle
    # A goal kick with two cards: a pass to five pieces with 24 rolls, or one to four marked spaces.
    ("super-variants", 356, 3, 2 * (5 * 24 + 4 * 2)),
    ("super-variants", 383, 4, 16977),  # a turn with Fatigue to throw away
    ("super-solo-easy", 307, 4, 1008),  # a tackle of AutoTeam
    ("super-solo-hard", 50, 4, 3456),  # a dribble of hers
    ("super-solo-hard", 287, 4, 6),  # a shot of hers
    # 6 squads with 4 decks and 14 kinds of cards each, and 12 goalkeepers with 36 defenders each.
    ("susu-built", 0, 2, 6 * (4 + 14) + 12 * 36),
    ("susu-built", 225, 4, 50),  # a Pulled Hamstring
    ("susu-built", 273, 4, 1299),  # a Red Card, and four Midfielders who may fill an older gap
    ("susu-built", 251, 4, 419),  # a Tactical Switch
    ("susu-built", 224, 3, 54),  # one die is rolled again
    ("susu-built", 227, 5, 24),  # both sides fill a hole
    # 11 shirts in 4 rows; then a full goal, or a free one, and one card to lift if the row is wrong.
    ("susu-goal", 10, 2, 11 * 10 * 3 + 10 + 33 * 10 * 4 + 7 + 9 + 7),
    ("susu-goal", 130, 5, 2 * 2 * 2),  # the toss, and two Midfielders each, who are turned up
    ("susu-goal", 130, 7, 92),  # and the first window
    ("susu-sudden-death", 133, 4, 4 * 36),  # sudden death: four Forwards, and the dice
    ("susu-sudden-death", 138, 4, 3 * 36),  # and three of the other side
    ("rush-two", 0, 4, 6 * 5 * 4 * 2),  # three nations, and who starts
    ("rush-two", 330, 5, 3000),  # the last looks of a Set Piece, and what is taken
    ("rush-two", 81, 3, 2829),  # a Quick Restart
    ("rush-two", 139, 4, 3300),  # a hand is cut down, and the next turn begins
    ("rush-two", 628, 3, 19),  # a call and other last acts
    ("rush-three", 520, 4, 7961),  # a Substitution
    ("rush-three", 569, 4, 8),  # a call, and two who are asked
    ("rush-season", 439, 3, 144),  # two sides pick their sevens
    ("rush-season", 412, 4, 67),  # a swap
    ("rush-season", 453, 4, 3017),  # the official
    ("rush-season", 633, 4, 2),  # an INSTANT by each side
    ("rush-neighbours", 529, 3, 1452),  # both sides draw
    ("rush-neighbours", 534, 4, 432),  # and may play a player, and pick their sevens again
    ("rush-sudden-death", 706, 3, 1618),  # sudden death
    ("social-pure", 62, 4, 79),  # a decision with the ball
    # Nobody answers a shot; one may block, and two cards answer that, or one of 17 kinds counts it.
    ("social-pure", 137, 3, 2 + 17),
    ("social-pure", 147, 4, 155),  # cards in a shot that is blocked
    # Seven are passed the ball, nobody answers, and one of 18 kinds is drawn; a shot is counted by 15.
    ("social-pure", 99, 3, 7 * 18 + 15),  # the end of a round
    ("social-pure", 220, 2, 1 + 5),  # a shot is answered; else four may block, or nobody
    ("social-built", 651, 2, 3 + 3),  # a shot is answered, and the answer too; else two may block
    ("social-mixed", 328, 2, 8 + 2),  # a pass is answered: eight may be refreshed, or it arrives
    ("social-mixed", 86, 4, 60),  # a stack
    ("social-mixed", 134, 2, 6 * 7),  # who tires for a Mastermove, and whom it is for
    ("social-mixed", 130, 2, 7 * 2),  # a target, and an answer
    ("social-built", 50, 2, 1530),  # a team is built
    ("social-built", 215, 3, 1864),  # a card for a goal
)


@pytest.mark.parametrize(("name", "number", "depth", "expected"), NODES)
def test_the_number_of_ways_to_play_on(name: str, number: int, depth: int, expected: int) -> None:
    golden = next(golden for golden in GOLDEN if golden.name == name)
    match = golden.load().at(number)
    assert nodes(match, depth) == expected
