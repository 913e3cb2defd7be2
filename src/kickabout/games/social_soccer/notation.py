"""The notation of SocialSoccer (SOC-15)."""

from kickabout.engine.notation import Form, Notation, Slot, fixed, numbers
from kickabout.engine.vocabulary import slugs
from kickabout.games.social_soccer import state as s
from kickabout.games.social_soccer.state import Spot

NOTATION = Notation(
    [
        Slot("card", lambda box: box.card_slugs),
        Slot("player", lambda box: box.player_slugs),
        Slot("team", lambda box: box.team_slugs),
        fixed("spot", slugs(Spot)),
        numbers("member", 1, s.MEMBERS),
        numbers("seat", 0, s.SEATS - 1),
    ],
    [
        Form("take {team}", s.TAKES),
        Form("sign {player}", s.SIGNS),
        Form("pack {card}", s.PACKS),
        Form("place {member} in {spot}", s.PLACES, member=s.SPOTS, spot=1),
        Form("keep", s.KEEP),
        Form("redraw", s.REDRAW),
        Form("take ball", s.TAKE_BALL),
        Form("leave ball", s.LEAVE_BALL),
        Form("ball to {spot}", s.BALLS),
        Form("pass to {spot}", s.PASSES),
        Form("shoot", s.SHOOT),
        Form("block with {spot}", s.BLOCKS),
        Form("let it through", s.LET),
        Form("play {card}", s.PLAYS),
        Form("twist {card}", s.TWISTS),
        Form("tire {spot}", s.TIRES),
        Form("aim at {spot}", s.AIMS),
        Form("aim at their {spot}", s.RIVAL_AIMS),
        Form("hold", s.HOLD),
        Form("give up", s.GIVE_UP),
        Form("discard {card}", s.DISCARDS),
        Form("show {spot} {player}", s.SHOWS, spot=s.PLAYERS, player=1),
        Form("priority {seat}", s.PRIORITIES),
        Form("draw {card}", s.DRAWS),
        Form("lose {card}", s.LOSSES),
        Form("see {card}", s.SIGHTS),
        Form("reveal {card}", s.REVEALS),
        Form("no card", s.NO_CARD),
        Form("choose team", s.HIDDEN_TEAM),
        Form("sign player", s.HIDDEN_SIGN),
        Form("pack card", s.HIDDEN_PACK),
        Form("place player", s.HIDDEN_PLACE),
        Form("draw card", s.HIDDEN_DRAW),
        Form("see card", s.HIDDEN_SIGHT),
    ],
)
