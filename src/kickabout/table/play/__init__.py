"""Play: the authority over live tables, which alone decides what happens at them and when."""

from kickabout.table.play.background import Background
from kickabout.table.play.behind import MOVES_BEHIND
from kickabout.table.play.clock import ShownClock, left_ms
from kickabout.table.play.coach import Coach
from kickabout.table.play.collected import names_of_cards
from kickabout.table.play.decisions import dismiss_note, submit, take_back
from kickabout.table.play.devices import put_down, take_device
from kickabout.table.play.dice import ShownDice
from kickabout.table.play.draws import draw, draw_offered_by, may_offer_draw
from kickabout.table.play.dues import away_until
from kickabout.table.play.eligibility import account_of
from kickabout.table.play.full_time import (
    CutShort,
    Manner,
    Shares,
    cut_short,
    is_abandoned,
    manner_of,
    shares_of,
)
from kickabout.table.play.hints import (
    Named,
    OfferedHint,
    ShownHint,
    adviser,
    analysis_of,
    hint_context,
    may_ask,
    named,
    reasons_of,
    whys_of,
)
from kickabout.table.play.host import Host
from kickabout.table.play.linking import give_link, offer_anchor
from kickabout.table.play.links import own_token, renew_links
from kickabout.table.play.live import LiveTable
from kickabout.table.play.new_table import Arranged, Terms
from kickabout.table.play.player_clocks import PlayerClock, clock_of
from kickabout.table.play.preparations import opening
from kickabout.table.play.real_chance import possible, told
from kickabout.table.play.record import ShownRecord, SignedHead
from kickabout.table.play.rematch import (
    awaited_by,
    decline,
    declined_by,
    turned,
    wanted_by,
    withdraw,
)
from kickabout.table.play.resigning import (
    call_off,
    goes_on_without,
    may_call_off,
    may_resign,
    resign,
)
from kickabout.table.play.revealed import SeatLinks, ShownLinks, links_by_seat
from kickabout.table.play.sanctions import notice_of
from kickabout.table.play.sealing import expect, seal, sealed, tell
from kickabout.table.play.seat_changes import (
    add_holder,
    ask_bot,
    come_back,
    decide,
    looked_at,
    mark_program,
    play_without,
    read_again,
)
from kickabout.table.play.series import BEST_OF, is_undecided, series_of
from kickabout.table.play.speed import set_asks_always, set_speed
from kickabout.table.play.standing import answerable, let_stand, lets_stand, set_lets_stand
from kickabout.table.play.tables import Tables
from kickabout.table.play.talk import PHRASES, Said, may_talk, said_at, say
from kickabout.table.play.win_chart import Point, WinChart
from kickabout.table.play.writing import (
    MOST_CHARACTERS,
    Line,
    allow_text,
    allows_text,
    awaited_to_allow,
    lines_for,
    may_allow_text,
    may_write,
    write,
)
