"""The notation of Fútbol Dash (DASH-16)."""

from kickabout.engine.notation import Form, Notation, Slot, fixed, numbers
from kickabout.engine.vocabulary import slugs
from kickabout.games.futbol_dash import state as dash
from kickabout.games.futbol_dash.state import Face

NOTATION = Notation(
    [
        Slot("card", lambda box: box.card_slugs),
        numbers("seat", 0, dash.SEATS - 1),
        fixed("face", slugs(Face)),
    ],
    [
        Form("play {card}", dash.PLAYS, card=dash.PLAYS_PER_KIND),
        Form("play {card} on {seat}", dash.PLAYS + 1, card=dash.PLAYS_PER_KIND, seat=1),
        Form("hold", dash.HOLD),
        Form("swap {card}", dash.SWAPS),
        Form("done", dash.DONE),
        Form("show hand", dash.SHOW_HAND),
        Form("show {card}", dash.SHOWS),
        Form("discard {card}", dash.DISCARDS),
        Form("start {seat}", dash.STARTS),
        Form("draw {card}", dash.DRAWS),
        Form("shoot {face}", dash.SHOTS),
        Form("draw card", dash.HIDDEN_DRAW),
    ],
)
