"""A whole match from the kick-off to the last shot, every die and draw named."""

import kickabout
from tests.clauses import clause
from tests.rulebooks.futbol_dash.positions import play_all, points
from tests.rulebooks.reading import over

START = """
start 1
draw overlap/draw overlap/draw nutmeg/draw foul/draw block/draw red-card
draw long-pass/draw penalty/draw through-ball/draw yellow-card/draw var/draw interception
"""


@clause("DASH-1.1", "DASH-3.3", "DASH-4.1", "DASH-6.1", "DASH-10.9", "DASH-12.1")
def test_a_short_match() -> None:
    match = kickabout.new("futbol-dash", seats=2, options={"goals": 1})
    play_all(match, *START.strip().replace("\n", "/").split("/"))
    # Seat 1 attacks, seat 0 cries foul, the referee looks again: the pass counts.
    play_all(match, "draw nutmeg", "play long-pass", "play foul", "draw offside")
    play_all(match, "play var", "draw short-pass", "hold")
    assert points(match) == [0, 5]
    # Seat 0 answers with an attack of its own.
    play_all(match, "draw pressing", "play overlap", "hold")
    # Seat 1 books seat 0, and so plays twice.
    play_all(match, "draw substitution", "play yellow-card on 0")
    play_all(match, "draw nutmeg", "play through-ball", "hold")
    assert points(match) == [4, 8]
    # A block only delays it; a Corner, then the Goal.
    play_all(match, "draw pressing", "play block on 1", "hold")
    assert points(match) == [4, 5]
    play_all(match, "draw overlap", "play overlap", "hold")
    play_all(match, "draw pressing", "play overlap", "hold")
    assert points(match) == [8, 9]
    play_all(match, "draw pressing", "play nutmeg", "hold", "shoot corner", "shoot goal")
    assert over(match)
    assert match.winners == [1]
    assert match.scores == [0, 1]
    again = kickabout.load(match.transcript())
    assert again.state.tobytes() == match.state.tobytes()
