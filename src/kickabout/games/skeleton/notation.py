"""The notation of Skeleton (SKEL-6)."""

from kickabout.engine.notation import Form, Notation, Slot

from . import state as s

NOTATION = Notation(
    [Slot("card", lambda box: box.card_slugs)],
    [
        Form("lay {card}", s.LAYS),
        Form("draw {card}", s.DRAWS),
        Form("show {card}", s.SHOWS),
        Form("draw card", s.HIDDEN_DRAW),
        Form("lay card", s.HIDDEN_LAY),
    ],
)
