### What people read of Fútbol Dash. Variables of seats, names and lists: see the shared messages.
### $player is who acts, $rival on whom; $card is the card that it is about, $value the number on it.

tagline = Build an attack to exactly eleven points, and shoot.

## Options and cards

option-mode = Mode
    .help = When the match ends.
option-mode-regular = Regular
    .help = Whoever first has so many goals wins.
option-mode-express = Express
    .help = Play until the action deck runs out; most goals win, a shoot-out splits ties.
option-goals = Goals
    .help = Goals that win a Regular match.
option-express-end = Express end
    .help = What ends an Express match.
option-express-end-deck-out = Deck out
    .help = The turn in which the last card of the deck is gone is the last.
option-express-end-hands-out = Hands out
    .help = Then the hands are played out, until nobody holds a card.

card-short-pass =
    .text = Keep it simple, keep the ball.
card-nutmeg =
    .text = Through the legs and gone.
card-through-ball =
    .text = Splits the last line.
card-overlap =
    .text = The full-back flies past.
card-long-pass =
    .text = Half the pitch in one kick.
card-pressing =
    .text = No time on the ball.
card-interception =
    .text = Read it before it came.
card-block =
    .text = A wall where the gap was.
card-clearance =
    .text = Row Z will do nicely.
card-slide-tackle =
    .text = All ball. Nearly.
card-penalty =
    .text = Eleven metres, one breath.
card-halftime =
    .text = Oranges, and a word from the coach.
card-offside =
    .text = The flag was up before the run.
card-substitution =
    .text = Fresh legs from the bench.
card-yellow-card =
    .text = That one was late.
card-red-card =
    .text = An early bath.
card-foul =
    .text = The whistle says no.
card-var =
    .text = Draw a square in the air.
# A card that a box adds without a line of its own.
card-without-text = { "" }

# What a card does, by its effect, in a line short enough to stand on it.
does-attack = Adds { $value } to your attack.
does-defend = Takes { $value } off a rival.
does-penalty = A shot, from { $value } points on.
does-halftime = New hands, all attacks to 0.
does-offside = A rival drops to 0 points.
does-substitution = Swap up to { $value } hand cards.
does-yellow = { $value ->
    [one] A rival sits out a turn.
   *[other] A rival sits out { $value } turns.
}
does-red = { $value ->
    [one] A rival holds 1 card fewer.
   *[other] A rival holds { $value } cards fewer.
}
does-foul = Cancels an attack or defence.
does-review = Cancels a referee card.

# The faces of shot cards; .printed is what the card says, .shout what the page does.
face-goal = Goal
    .printed = Goal
    .shout = GOAL!
face-save = Save
    .printed = Save
    .shout = SAVED
face-miss = Miss
    .printed = Miss!
    .shout = WIDE!
face-corner = Corner Kick
    .printed = Corner Kick
    .shout = CORNER
face-own-goal = Own Goal
    .printed = Own Goal!
    .shout = OWN GOAL

## Commentary: cards that are played

plays-short-pass =
    .v1 = { $player-is ->
        [you] { $player } keep it short: { $card }.
       *[other] { $player } keeps it short: { $card }.
    }
    .v2 = { $player-is ->
        [you] { $card }: { $player } find a free man.
       *[other] { $card }: { $player } finds a free man.
    }
plays-nutmeg =
    .v1 = { $player-is ->
        [you] { $player } slip it through the legs: { $card }!
       *[other] { $player } slips it through the legs: { $card }!
    }
    .v2 = { $player-is ->
        [you] { $card }! { $player } leave one standing.
       *[other] { $card }! { $player } leaves one standing.
    }
plays-through-ball =
    .v1 = { $player-is ->
        [you] { $player } thread a { $card }.
       *[other] { $player } threads a { $card }.
    }
    .v2 = { $card } by { $player }, right into the gap.
plays-overlap =
    .v1 = { $player-is ->
        [you] { $player } go round the outside: { $card }.
       *[other] { $player } goes round the outside: { $card }.
    }
    .v2 = { $player-is ->
        [you] { $card }: { $player } have a man over.
       *[other] { $card }: { $player } has a man over.
    }
plays-long-pass =
    .v1 = { $player-is ->
        [you] { $player } hit a { $card } over everybody.
       *[other] { $player } hits a { $card } over everybody.
    }
    .v2 = { $card } from { $player }, half the pitch long.
plays-pressing =
    .v1 = { $player-is ->
        [you] { $player } give { $rival } no time: { $card }.
       *[other] { $player } gives { $rival } no time: { $card }.
    }
    .v2 = { $player-is ->
        [you] { $card }: { $player } hunt { $rival } down.
       *[other] { $card }: { $player } hunts { $rival } down.
    }
plays-interception =
    .v1 = { $player-is ->
        [you] { $player } read it: { $card } against { $rival }.
       *[other] { $player } reads it: { $card } against { $rival }.
    }
    .v2 = { $player-is ->
        [you] { $card }! { $player } pick off { whose-rival } pass.
       *[other] { $card }! { $player } picks off { whose-rival } pass.
    }
plays-block =
    .v1 = { $player-is ->
        [you] { $player } throw a { $card } in { whose-rival } way.
       *[other] { $player } throws a { $card } in { whose-rival } way.
    }
    .v2 = { $player-is ->
        [you] { $card }: { $player } stand firm against { $rival }.
       *[other] { $card }: { $player } stands firm against { $rival }.
    }
plays-clearance =
    .v1 = { $player-is ->
        [you] { $card }! { $player } boot it away from { $rival }.
       *[other] { $card }! { $player } boots it away from { $rival }.
    }
    .v2 = { $player-is ->
        [you] { $player } clear the lines: { $card } on { $rival }.
       *[other] { $player } clears the lines: { $card } on { $rival }.
    }
plays-slide-tackle =
    .v1 = { $player-is ->
        [you] { $player } go to ground: { $card } on { $rival }!
       *[other] { $player } goes to ground: { $card } on { $rival }!
    }
    .v2 = { $player-is ->
        [you] { $card }! { $player } take it off { whose-rival } toe.
       *[other] { $card }! { $player } takes it off { whose-rival } toe.
    }

# A card that a box adds is told by its effect.
plays-attack = { $player-is ->
    [you] { $player } come forward: { $card }.
   *[other] { $player } comes forward: { $card }.
}
plays-defend = { $player-is ->
    [you] { $player } stop { $rival }: { $card }.
   *[other] { $player } stops { $rival }: { $card }.
}
plays-penalty = { $player-is ->
    [you] { $card }! { $player } put the ball on the spot.
   *[other] { $card }! { $player } puts the ball on the spot.
}
plays-halftime = { $card }. Everybody off, new hands, and all attacks begin again.
plays-offside =
    .v1 = { $rival-is ->
        [you] The flag is up: { $card }. Your attack is gone, { $old } → 0.
       *[other] The flag is up: { $card }. { whose-rival } attack is gone, { $old } → 0.
    }
    .v2 = { $card }! Back to nought for { $rival }, { $old } → 0.
plays-substitution =
    .v1 = { $player-is ->
        [you] { $player } look to the bench: { $card }.
       *[other] { $player } looks to the bench: { $card }.
    }
    .v2 = { $card }: fresh legs for { $player }.
plays-yellow =
    .v1 = { $rival-is ->
        [you] { $rival } see yellow and will sit out a turn.
       *[other] { $rival } sees yellow and will sit out a turn.
    }
    .v2 = { $rival-is ->
        [you] Booked! { $rival } miss the next turn.
       *[other] Booked! { $rival } misses the next turn.
    }
plays-red =
    .v1 = { $rival-is ->
        [you] Red! { $rival } play on with one card fewer.
       *[other] Red! { $rival } plays on with one card fewer.
    }
    .v2 = { $rival-is ->
        [you] { $rival } are sent for an early bath: { $card }.
       *[other] { $rival } is sent for an early bath: { $card }.
    }

# Behind what a card is $told with: what it makes, unless it is called back, of the attack points of the rival, which
# were $old.
adds-up-offence = { $told } That makes { $old } + { $value } = { $new }{ $lack ->
    [0] : a shot!
    [1] , one from a shot.
    [2] , two from a shot.
    [3] , three from a shot.
    [4] , four from a shot.
    [5] , five from a shot.
   *[other] .
}
adds-up-defence = { $told } Unless it is called back, that leaves { $rival } { $old } − { $value } = { $new }.

# $answered is the card that the referee card calls back.
foul-called = { $player-is ->
    [you] { $card }! { $player } call { $answered } back.
   *[other] { $card }! { $player } calls { $answered } back.
}
review-called = { $player-is ->
    [you] { $card }! { $player } want to see that { $answered } again.
   *[other] { $card }! { $player } wants to see that { $answered } again.
}
# The attack points of the player are $points now.
card-cancelled = { $player-is ->
    [you] No good: { $card } does not count, and { $player } stay at { $points }.
   *[other] No good: { $card } does not count, and { $player } stays at { $points }.
}
card-stands = { $card } counts after all: { $points } for { $player }.
card-makes-shot = { $card } makes { $points }: a shot for { $player }!

## Commentary: cards that come and go

# The full stop after a card; V.A.R. brings its own.
stop-after-card = { $card-slug ->
    [var] { "" }
   *[other] .
}
draws = { $player-is ->
    [you] { $player } draw { $card }{ stop-after-card }
   *[other] { $player } draws { $card }{ stop-after-card }
}
has-no-play = { $player-is ->
    [you] { $player } have nothing to play: the hand is shown, and one card goes.
   *[other] { $player } has nothing to play: the hand is shown, and one card goes.
}
# All $cards of the hand, each with its number.
shows-hand = { $player-is ->
    [you] { $player } show { $cards }: nothing that may be played now.
   *[other] { $player } shows { $cards }: nothing that may be played now.
}
so-many = { $number ->
    [one] { $card }
   *[other] { $number } × { $card }
}
throws-away = { $player-is ->
    [you] With nothing to play, { $player } throw { $card } away.
   *[other] With nothing to play, { $player } throws { $card } away.
}
takes-off = { $player-is ->
    [you] { $player } swap out { $card }{ stop-after-card }
   *[other] { $player } swaps out { $card }{ stop-after-card }
}
brings-on = { $player-is ->
    [you] { $player } swap
   *[other] { $player } swaps
} { $number ->
    [one] { $number } card for a new one
   *[other] { $number } cards for new ones
}.
swaps-none = { $player-is ->
    [you] { $player } keep all cards after all.
   *[other] { $player } keeps all cards after all.
}
pile-becomes-deck = The discard pile is shuffled and becomes the deck.

## Commentary: shots, turns and the end. $score is such as "2–1".

kicks-off = { $player-is ->
    [you] { $player } kick off.
   *[other] { $player } kicks off.
}
sits-out = { $player-is ->
    [you] For the yellow card, { $player } sit this turn out.
   *[other] For the yellow card, { $player } sits this turn out.
}
shot-goal =
    .v1 = { $player-is ->
        [you] { $player } shoot … GOAL! It is { $score }.
       *[other] { $player } shoots … GOAL! It is { $score }.
    }
    .v2 = { $player-is ->
        [you] { $player } shoot … it is IN! { $score }.
       *[other] { $player } shoots … it is IN! { $score }.
    }
    .v3 = { $player-is ->
        [you] { $player } strike it clean: GOAL! { $score }.
       *[other] { $player } strikes it clean: GOAL! { $score }.
    }
shot-save =
    .v1 = { $player-is ->
        [you] { $player } shoot … saved, at full stretch!
       *[other] { $player } shoots … saved, at full stretch!
    }
    .v2 = { $player-is ->
        [you] { $player } shoot … straight at the keeper.
       *[other] { $player } shoots … straight at the keeper.
    }
shot-miss =
    .v1 = { $player-is ->
        [you] { $player } shoot … over the bar!
       *[other] { $player } shoots … over the bar!
    }
    .v2 = { $player-is ->
        [you] { $player } shoot … wide of the post.
       *[other] { $player } shoots … wide of the post.
    }
shot-corner =
    .v1 = { $player-is ->
        [you] { $player } shoot … turned behind. Corner!
       *[other] { $player } shoots … turned behind. Corner!
    }
    .v2 = { $player-is ->
        [you] { $player } shoot … Corner, and once more.
       *[other] { $player } shoots … Corner, and once more.
    }
shot-own-goal = { $player-is ->
    [you] { $player } shoot … oh no. OWN GOAL! It is { $score }.
   *[other] { $player } shoots … oh no. OWN GOAL! It is { $score }.
}
pick-goal = { $player-is ->
    [you] { $player } step up … scores!
   *[other] { $player } steps up … scores!
}
pick-save = { $player-is ->
    [you] { $player } step up … saved!
   *[other] { $player } steps up … saved!
}
pick-miss = { $player-is ->
    [you] { $player } step up … missed!
   *[other] { $player } steps up … missed!
}
shoot-out-begins = All level at the top: a shoot-out it is.
sudden-death-begins = Still level. Sudden death!
# $why is what has ended it.
wins-match = { $player-is ->
    [you] { $why }: { $score }, and { $player } win it!
   *[other] { $why }: { $score }, and { $player } wins it!
}
over-by-goals = { $goals ->
    [1] The first goal decides
   *[other] Goal number { $goals } decides
}
over-by-goal-cards = The last goal of the shot cards is turned over
over-by-deck = The action deck is used up
over-by-hands = Nobody has a card left
over-by-shoot-out = The shoot-out decides, { $picks }

## The results of a competition

tie-break-shoot-out = the shoot-out

## Refusals

refused-match-over = The match is over ({ $clause }).
refused-seat-decides = { $player-is ->
    [you] { $player } decide now, not chance ({ $clause }).
   *[other] { $player } decides now, not chance ({ $clause }).
}
refused-chance-starts = Chance decides now who kicks off: roll, or name one of the outcomes ({ $clause }).
refused-chance-deals = Chance decides now which card is dealt: roll, or name one of the outcomes ({ $clause }).
refused-chance-deals-again = Chance decides now which card is dealt: roll, or name one of the outcomes ({ $clause }).
refused-chance-draws = Chance decides now which card is drawn: roll, or name one of the outcomes ({ $clause }).
refused-chance-replaces = Chance decides now which card replaces the referee card: roll, or name one of the outcomes ({ $clause }).
refused-chance-brings-on = Chance decides now which card comes on: roll, or name one of the outcomes ({ $clause }).
refused-chance-shoots = Chance decides now which shot card is turned over: roll, or name one of the outcomes ({ $clause }).
refused-chance-picks = Chance decides now which card is picked in the shoot-out: roll, or name one of the outcomes ({ $clause }).
refused-card-is-due = It is your turn: play one card ({ $clause }).
refused-answer-is-due = A card waits for an answer: a referee card, or hold ({ $clause }).
refused-show-is-due = Lay your hand open first, card by card, in the order of the card list ({ $clause }).
refused-discard-is-due = Discard one card of your hand ({ $clause }).
refused-swap-is-due = A Substitution is under way: swap a card, or say done ({ $clause }).

refused-not-in-box = There is no card of that number in this box ({ $clause }).
refused-needs-target = { $card } is played on an opponent: say on whom ({ $clause }).
refused-takes-no-target = { $card } is not played on anybody ({ $clause }).
refused-target-not-at-table = There is no seat { $seat } in this match ({ $clause }).

refused-not-in-hand = There is no { $card } in your hand ({ $clause }).
refused-referee-card-in-turn = { $card } is never the card of your turn; it answers another card ({ $clause }).
refused-no-free-discard = While a card can be played, none may be thrown away ({ $clause }).
refused-card-to-play = A hand is shown only when none of its cards can be played ({ $clause }).
refused-nothing-to-play = None of your cards can be played: show your hand first ({ $clause }).
# $sum is what the attack points would be, $most what they may be.
refused-too-many-points = { $card } would make { $sum } attack points, and { $most } is the most ({ $clause }).
# $theirs are the attack points of the rival.
refused-too-few-points = { $card } takes { $value }, and there { $theirs ->
    [0] are no attack points
    [one] is only { $theirs } attack point
   *[other] are only { $theirs } attack points
} to take ({ $clause }).
refused-defence-on-oneself = { $card } is played on an opponent, not on yourself ({ $clause }).
refused-too-few-for-penalty = A { $card } needs { $value } attack points: you have { $yours } ({ $clause }).
refused-offside-on-oneself = { $card } is played on an opponent, not on yourself ({ $clause }).
refused-too-few-for-offside = { $card } needs an opponent with { $value } attack points or more ({ $clause }).
refused-booking-on-oneself = { $card } is played on an opponent, not on yourself ({ $clause }).

refused-no-referee-card = Only a referee card answers ({ $clause }).
refused-fouled-already = A card can be fouled only once ({ $clause }).
refused-nothing-to-review = { $card } answers a referee card, and none has been played ({ $clause }).
refused-not-in-hand-to-swap = You hold no { $card } to swap ({ $clause }).

## The hand: what to do, and what is said on a card

# What to do next: the lead, what is asked, and the fact that matters.
your-turn = Your turn.
    .ask = Play one card.
    .fact = You need exactly { SIGNED($need) } for a shot.
blocked-hand = No card of yours can be played.
    .fact = Your hand is shown, then you throw one card away.
card-is-played = { $card }!
    .ask = Cancel it with { $answers }, or let it stand?
    .helpless = You hold no answer to it.
    .shot = It makes { $points }: a shot!
    .at-stake = A shot is at stake.
show-your-hand = Your hand is shown.
    .ask = It has nothing to play. One of these cards goes.
throw-one-away = Throw one card away.
    .ask = The one you need least: it makes room to draw.
substitution-ask = Swap up to { $most } cards, for your whole turn. New ones come with the last, or when you are done.
    .lead = Substitution.
sit-out-next = You sit out your next turn.
you-win = You win!
full-time = Full time.

# Labels of buttons. With "on", the name of the opponent follows.
play-card = Play { $card }
    .on = Play { $card } on
swap-card = Swap { $card }
show-card = Show { $card }
discard-card = Discard { $card }
let-it-stand = Let it stand
    .key = let it stand, or be done
done = Done
show-hand = Show your hand

# Short notes on a card in hand.
note-shot = shot!
note-in-answer = answers only
note-too-many = { $sum } is over { $most }
note-penalty = needs { $value } points
note-no-target = no rival has { $value }
    .only = rival has only { $points }
# On all cards while somebody else decides.
note-not-your-turn = not your turn
# On a referee card while an answer is asked for that it cannot give.
note-no-foul-yet = no Foul to cancel
note-fouled = only a V.A.R. now
not-your-turn = It is not your turn (DASH-4.1).

## The page: the pitch

the-pitch = The pitch
# A lane read aloud. $target is how many goals win, 0 where they do not.
lane = { $player }: { $points } of { $most } attack points, { $goals ->
    [one] { $goals } goal
   *[other] { $goals } goals
}{ $target ->
    [0] { "" }
   *[other] { " " }of { $target }
}, { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
}
cards-laid = In front of { $player }
    .more = { $number } more
# Between a card and how many of it there are.
times = times
# What stands on the last part of the own lane, and the signs beside it.
penalty-area = Penalty playable from { $from }
    .title = Beyond this line, at { $from } points or more, a Penalty may be played
# What a position is about, after the score. $own and $theirs are points of attack, $limit those of a shot, and $shots the shot cards that are covered.
how-it-stands = First to { $goals }. Your attack is at { $own } of { $limit }, that of { $rival } at { $theirs }; { $shots ->
    [one] one shot card is
   *[other] { $shots } shot cards are
} left.
points-of = Attack points: exactly { $most } are a shot
goals-of = { $number ->
    [one] Goals: the first one wins
   *[other] Goals: whoever has { $number } wins
}
# Somebody on the ball $waits while another may answer the card.
on-the-ball = { $player-is ->
    [you] { $waits ->
        [yes] on the ball
       *[no] your turn
    }
   *[other] on the ball
}
turns-to-sit-out = { $turns ->
    [one] sits out a turn
   *[other] sits out { $turns } turns
}
red-card-lies-here = Red Card
    .title = Red Card: one card fewer
cards-in-hand = { $number ->
    [one] { $number } card in hand
   *[other] { $number } cards in hand
}
deck = deck
    .title = New cards come from here
    .label = { $number ->
        [one] Action deck: { $number } card
       *[other] Action deck: { $number } cards
    }
discard-pile = discards
# The number stands before it; $faces are such as "10 × Goal".
shots-left = { $number ->
    [one] shot card left
   *[other] shot cards left
}
    .label = Shot cards: { $number } of { $most } face down
    .title = A shot turns one of these over: { $faces }
    .face = { $number } × { $face }

## The page: what lies on the centre circle

has-played = { $player-is ->
    [you] { $player } play { $card }
   *[other] { $player } plays { $card }
}
has-played-on = { $player-is ->
    [you] { $player } play { $card } on { $rival }
   *[other] { $player } plays { $card } on { $rival }
}
answer-from = { $card } from { $player }
# Of more than one the shirts follow.
asked-for-foul = { $players-count ->
    [one] { $players } may answer with a Foul
   *[other] May answer with a Foul:
}
asked-for-var = { $players-count ->
    [one] { $players } may answer with V.A.R.
   *[other] May answer with V.A.R.:
}
had-played = { $player } played { $card }
had-played-on = { $player } played { $card } on { $rival }
called-back = called back
had-sat-out = { $player } sat out a turn, for the yellow card.
had-shot = { $player } shot:
has-shot = { $player-is ->
    [you] { $player } shoot:
   *[other] { $player } shoots:
}
shoot-out = Shoot-out
    .stop = Shoot-out.
    .sudden-death = Sudden death
    .round = Round { $number }
    .cards = { $number } of { $most } cards left
substitution = Substitution
    .changed = { $done } of { $most } chosen
# Read aloud behind a card that adds attack points: what they will be.
points-heard = , to { $points }
no-cards = No cards in hand.
    .shoot-out = No cards now: it is between you and the keeper.
goals-in-shoot-out = { $goals } in the shoot-out

## The page: while others decide

# $players are those who are still to answer.
waits-for-answers = { $player } plays { $card }.
    .own = Will it stand?
    .from = Waiting for an answer from { $players }.
steps-up = { $player-is ->
    [you] { $player } step up.
   *[other] { $player } steps up.
}
is-shooting = { $player-is ->
    [you] { $player } shoot!
   *[other] { $player } shoots!
}
    .what = One of { $left } shot cards is turned over, and { $goals ->
    [one] 1 of them is a Goal
   *[other] { $goals } of them are Goals
}.
you-draw = You draw a card.
is-stuck = { $player-is ->
    [you] { $player } have nothing to play.
   *[other] { $player } has nothing to play.
}
    .what = The hand is shown, and one card goes.
is-on-the-ball = { $player-is ->
    [you] { $player } are on the ball.
   *[other] { $player } is on the ball.
}

## The front page

duration-of-two = About ten minutes
    .goals = for two sides and three goals.
duration-of-more = Three sides and more take their time.
    .goals = Half an hour to three goals: pick Express, or play to one goal.
time-to-answer = Time to answer
    .help = seconds for a Foul or V.A.R., twice that for a card’s first time
    .none = no limit

## Lessons

lesson-first-match = Your first match
    .about = Eleven points to the dot, a whistle, fresh legs and a shot: a whole match of one goal.
lesson-first-match-hand = Your seven cards: each says what it does. The green ones are attacks. The grey ones cannot be played now: Foul and V.A.R., for example, wait until somebody plays a card.
lesson-first-match-eleven = Your run at goal: the ball rolls one field for every point. At exactly eleven you shoot, and in this lesson one goal wins. The yellow line at seven is for a Penalty card alone; you hold none now.
lesson-first-match-first-pass = You play one card a turn. The number in its corner is what it adds. Start big.
    .ask = Play your Long Pass: +5.
lesson-first-match-foul = She plays an Overlap, from 0 to 4. Now your Foul is no longer grey: it calls back the card that was just played.
    .ask = Blow the whistle: play your Foul.
lesson-first-match-second-pass = Called back: she is still at 0, and you drew a card for your Foul at once. You stand at five, six short. Your Clearance is grey: it takes four points, and she has none.
    .ask = Play an Overlap: +4.
lesson-first-match-var = Now she whistles! But a V.A.R. calls back the Foul, and your Overlap counts after all.
    .ask = Play your V.A.R.
lesson-first-match-blue = Nine points. She attacks again, to 4, and you have no Foul left. But now she has the four points that your Clearance takes: blue cards take points from a rival.
    .ask = Play your Clearance: 4 − 4 = 0.
lesson-first-match-eight = She plays Pressing on you. It lies above your run, at its right end: the small blue −1. Your nine are eight, so you need exactly three more.
lesson-first-match-orange = No card of yours makes three, and an Overlap would be 12: nobody may go past 11. An orange card does what it says, and is your one card of the turn. This one brings new cards.
    .ask = Play your Substitution.
lesson-first-match-swap = You may swap up to three cards. Each that you press goes.
    .ask = Swap your Interception.
lesson-first-match-done = One will do here. What comes for it is luck, and this lesson has seen to yours; a real match may take all three. The new card comes when you are done, and then the turn is Yuki’s.
    .ask = Press Done.
lesson-first-match-exact = Yuki had her turn, from 0 to 3. A Through Ball has come to you, too, and it says “shot!”. A small card may be worth more than a big one.
    .ask = Play the Through Ball: 8 + 3 = 11.
lesson-first-match-shot = Eleven is a shot! One of these shot cards will be turned over. Half of them are Goals; there are Saves and Misses among them, even an Own Goal, and a Corner, which gives you another one. After any shot you begin again at 0, and your rival stays where they are. Press “Go on”, and one turns.
lesson-first-match-end = First a Corner, then a Goal! That is most of it: grow to eleven, spoil the others’ attacks, and keep a whistle in hand. A real match takes three goals. You will also meet the Penalty, which shoots from the yellow line on, and yellow and red cards: each says what it does. If you can play nothing, you show your hand and throw one card away.

## Reasons in a hint

# Of the shot cards that are still face down, $goals are goals and $left are there in all.
reason-shot = It is a shot{ $left ->
    [0] { "" }, for which the shot cards are mixed anew.
   *[other] { "" }, and { $goals } of the { $left } shot cards that are left are goals.
}
# $need are the points that are still missing, $cards the $number cards of the hand that make them.
reason-way = { $card } leaves you { $need } short: { $cards } { $number ->
    [one] makes
   *[other] make
} the shot.
# The hand does not make a shot: its $cards make the $sum that comes nearest. $fewest cards of the box could make one.
reason-far = { $card } leaves you { $need } short{ $sum ->
    [0] { $fewest ->
        [0] .
        [one] : one card could make that, but you hold none that does.
       *[other] : that takes { $fewest } cards or more, and you hold none that fits.
    }
   *[other] , and the most that your hand makes of it is { $sum }, with { $cards }.
}
reason-near = { $card } brings you to { $points }, from where one card can make a shot.
reason-brings = { $card } brings you on to { $points } of { $most }.
reason-listed-attack = { $card } (+{ $value })
reason-listed-penalty = { $card } (from { $value })
reason-stops = { $rival } has { $points } points, one card from a shot. From { $rest } no single card makes one.
reason-early = { $rival } has only { $points ->
    [one] 1 point
   *[other] { $points } points
}: too few for a shot with one card.
reason-stops-shown = { $rival } has shown { $card }: a shot from { $points }, but not from { $rest }.
reason-stops-gone = { $rival } falls from { $points } to { $rest }: every card that makes a shot from there is played, or in your hand.
reason-too-little = { $rival } falls from { $points } to { $rest }, still one card from a shot.
reason-falls = { $rival } falls back from { $points } to { $rest }.
reason-left-open = It leaves { $rival } one card from a shot.
reason-left-to-shown = It leaves { $rival } on { $points }, and { $card }, which { $rival } has shown, is a shot from there.
reason-sits-out = { $rival } has { $points } points, one card from a shot: let { $rival } sit out a turn.
reason-skips = It takes { $turns ->
    [one] a turn
   *[other] { $turns } turns
} from { $rival }.
reason-fewer = { $rival } plays on with { $number ->
    [one] one card fewer
   *[other] { $number } cards fewer
} in hand.
reason-new-cards = You are { $need } short, and no cards of your hand make a shot: change some.
reason-costs-turn = It costs the turn, and you need no new cards: { $cards } { $number ->
    [one] makes
   *[other] make
} the shot.
reason-changes = { $most ->
    [one] It changes a card of your hand.
   *[other] It changes up to { $most } cards of your hand.
}
reason-new-hands = No cards of your hand make a shot: everybody gets new ones.
# The most points of any rival, and those of your own, which all go.
reason-all-lose = Attack points lost: a rival { $theirs }, you { $yours }.
reason-counts = Your { $card } counts.
reason-lost = Your { $card } is lost.
reason-you-fall = You fall from { $points } to { $rest }.
reason-you-stay = You stay on { $points } instead of falling to { $rest }.
reason-lets-shoot = It gives { $rival } a shot.
reason-stops-shot = It stops a shot by { $rival }.
reason-lets-near = It lets { $rival } reach { $points } points, one card from a shot.
reason-stops-near = It keeps { $rival } from { $points } points, one card from a shot.
reason-harmless = { $rival } would have only { $points ->
    [one] 1 point
   *[other] { $points } points
}: too few for a shot with one card.
reason-only-one = It is your only { $card }.
reason-no-shot = No cards of your hand make a shot.
reason-has-shot = { $cards } { $number ->
    [one] makes
   *[other] make
} a shot.
reason-needed = Your nearest shot needs it.
reason-spare = Your nearest shot does without it.

## How to play

how-to-play-aim = Eleven, exactly
    .text = Every attack card adds its points in front of you. Land on eleven, no more and no less, and you shoot. Three goals win.
how-to-play-turn = One card a turn
    .text = Draw a card, play a card: attack for yourself, or take points from a rival. A card that would carry anybody past eleven, or below nothing, stays in the hand.
how-to-play-shot = The shot
    .text = A shot card is turned over, and it says what became of it. A Corner gives you another. Then you begin again at nothing.
how-to-play-answer = Whistle!
    .text = When a card is played, a Foul calls it back. A V.A.R. calls back the Foul. Both are played in answer, and you draw a card for each at once.
how-to-play-signs = What the signs mean
    .text = The colour of a card says what it is for.
how-to-play-group-offence = Attack: points for you
how-to-play-group-defence = Defence: points off a rival
how-to-play-group-changer = Game changer: does what it says, in your turn
how-to-play-group-referee = Referee: played in answer to a card

## What the signs mean

legend-offence = Offence: adds to your attack points
legend-defence = Defence: takes attack points off an opponent
legend-changer = Game changer: does what it says, in your turn
legend-referee = Referee: played in answer to a card
legend-value = The figure on a card: attack points that it adds or takes
legend-points = Attack points of a side, out of { $most }: with all of them it shoots
legend-ball = How far a side has come: the ball rolls towards the goal
legend-away = The line to that player is down

## What is printed on paper

print-counter = { $use ->
    [points] points
   *[goals] goals
}

## What is wrong in the file of a box, after the key that it is about

wrong-no-goals = must be at least 1: nobody could score
wrong-no-end = and miss must not both be 0: a shot could go on for ever
wrong-many-shots = makes more than { $most } cards with the others
wrong-few-shots = makes fewer than { $least } cards with the others: one a player
wrong-reviews = hold { $number } review cards; at most { $most } fit
wrong-points = never make { $points } attack points nor enough for a penalty
