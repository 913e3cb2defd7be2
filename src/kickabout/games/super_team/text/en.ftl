### What people read of Super Team. Variables of seats, names and lists: see the shared messages.
### $player is who acts. $piece and $opponent are pieces with their side (“your captain”), $to is one
### where its side is plain (“number 4”); $space is such as e7, $score such as 2–1.

tagline = Move your pieces, pick your pass, and outguess the Goalie.

## Options and cards

option-solo = AutoTeam
    .help = Whether the other side is AutoTeam, which the rules play with cards of its own.
option-solo-off = Off
    .help = The other side is a person or a bot.
option-solo-easy = Easy
    .help = AutoTeam rolls one white die, two for a shot and for her Goalie.
option-solo-normal = Normal
    .help = AutoTeam rolls two white dice for everything, and has stars.
option-solo-hard = Hard
    .help = As normal, with more stars and Morale from the start.
option-length = Length
    .help = How long a half takes.
option-length-quick = Quick
    .help = Three shuffles of either deck end a half.
option-length-long = Long
    .help = Six shuffles of either deck end a half: nearly ninety minutes.
option-team-abilities = Team abilities
    .help = Whether the Team boards lie with their advanced side up.
option-team-abilities-off = Off
    .help = Teams differ in their cards alone.
option-team-abilities-on = On
    .help = Each team has its ability.
option-captain-abilities = Captain abilities
    .help = Whether the Captain boards lie with their advanced side up.
option-captain-abilities-off = Off
    .help = Captains differ in their cards alone.
option-captain-abilities-on = On
    .help = Each captain has his stars and his ability.
option-hard-fatigue = Hard fatigue
    .help = What a Fatigue card is good for.
option-hard-fatigue-off = Off
    .help = It may be spent on one move.
option-hard-fatigue-on = On
    .help = Nothing: one in each turn may be thrown away, as one of the cards played.
option-offside-trap = Offside trap
    .help = Whether there is an offside.
option-offside-trap-off = Off
    .help = Pass to whom you like.
option-offside-trap-on = On
    .help = No pass to a team-mate who stands offside.
option-basic-cards = Basic cards only
    .help = Whether both sides play with the five kinds of Basic card alone.
    .newcomer = Five kinds of card, and shorter halves, for your first matches. Teams, captains and coaches bring the rest.
    .kick-off = Move, pass, outguess the Goalie: your first two matches are shorter.
    .whole = Whole game
option-basic-cards-off = Off
    .help = Each side has a team, a captain and a coach, with seven cards of their own.
option-basic-cards-on = On
    .help = Each side has two of each Basic card, and nothing else; a half is a third shorter.

# What a box adds without a line of its own.
without-text = { "" }

## Teams and captains, their cards, and AutoTeam’s: a line of colour each. A language may give names as well.

card-forward =
    .text = The shortest story in football: up the pitch.
card-backward =
    .text = Two steps back, and look again.
card-cross =
    .text = From one flank to the other, over all their heads.
card-through =
    .text = Play it where nobody is. Yet.
card-in-between =
    .text = Two of them, one gap, one ball.
team-weavers =
    .kit = indigo with one cream thread
    .text = They have been passing it since breakfast, and they will tell you when they are done.
card-warp-and-weft =
    .text = Across, then up. Across, then up. You may fall asleep; they will not.
card-three-corners =
    .text = The triangle is the smallest shape that can make six people dizzy.
card-eye-of-the-needle =
    .text = There was a gap. Ask the ball.
card-one-more-stitch =
    .text = "Again," says Madame Bobbin, without looking up.
team-lifeboats =
    .kit = oilskin orange, navy sleeves
    .text = The touchline is a harbour wall: keep it on your right and row.
card-change-of-tide =
    .text = Everybody has run to the left. Good. We are on the right.
card-line-ashore =
    .text = Throw it past the rocks and let the winger swim.
card-cut-back =
    .text = To the byline, then back to the one whom nobody followed.
card-all-hands =
    .text = A bell, a shout, and nobody is lying down any more.
team-night-mail =
    .kit = midnight blue with a red lamp
    .text = Nobody hears them come. Everybody hears them leave.
card-express-parcel =
    .text = No signature needed.
card-last-connection =
    .text = Marked tight? Change trains and be off the other way.
card-non-stop =
    .text = Two stations, one breath.
card-timetable =
    .text = The stationmaster lifts one white glove, and everything happens at once.
team-beekeepers =
    .kit = honey yellow, smoke-grey sleeves
    .text = One is a nuisance. Five are a policy.
card-waggle-dance =
    .text = A little shake back, and all of them know where the flowers are.
card-swarm =
    .text = Count them. Too late.
card-smoke =
    .text = For a moment nobody knew where anybody was. We had practised that moment.
card-queens-order =
    .text = She hums one note. It is a high one.
team-lighthouse =
    .kit = white and red hoops
    .text = Why walk, when it can be seen from here?
card-first-flash =
    .text = Up, and on into the dark where somebody is already running.
card-over-the-rocks =
    .text = Between the two of them there is always a little sky.
card-foghorn =
    .text = Subtle it is not. You will hear it in the next parish.
card-night-watch =
    .text = Old Keeper Thorne has seen four in the morning, and this is nothing like it.
team-stonecutters =
    .kit = slate grey, dusty knees
    .text = They do not win by much. They do not do anything by much.
card-dry-stone =
    .text = No mortar, no hurry, no way past.
card-chisel =
    .text = Tap, tap, tap. Crack.
card-keystone =
    .text = It all leans on the one in the middle, and she does not mind.
card-lunch-pails =
    .text = Bread, cheese, an onion, and ten minutes on a warm stone.
captain-eel =
    .text = Was here a moment ago. Ask anybody.
card-slip =
    .text = In front of you. Behind you. Goodbye.
card-slalom =
    .text = The gates are still looking for their feet.
card-under-the-reeds =
    .text = Nobody marks the water.
captain-cartographer =
    .text = Has a pencil behind one ear and you on the map.
card-contour-line =
    .text = Round the hill is shorter than over it.
card-there-and-back =
    .text = Give it, go, and be where it will be wanted.
card-fold-the-map =
    .text = Make the far corner lie next to this one.
captain-pickpocket =
    .text = Touches the ball four times a match and scores with three of them.
card-tap-in =
    .text = It was lying about. It seemed a pity.
card-half-a-yard =
    .text = A hip, an apology, a shot.
card-thin-air =
    .text = Through legs, past ears, under a hat.
captain-gatepost =
    .text = Was there before the pitch was.
card-fair-shoulder =
    .text = You may have the space over there.
card-crowd-control =
    .text = One this way, please, and one that way.
card-up-and-under =
    .text = Wherever it comes down, it will not be here.
captain-windmill =
    .text = Turns up everywhere, turns round, turns up again.
card-end-to-end =
    .text = Both penalty areas, one afternoon, no lunch.
card-carry-on =
    .text = There was grass in front. It would have been rude not to.
card-through-the-mill =
    .text = A sail comes round, and you are elsewhere.
captain-bellringer =
    .text = When that voice goes up, the pigeons leave and the full-backs arrive.
card-follow-me =
    .text = Past the first one, then a pass, and off we all go.
card-from-the-belfry =
    .text = High, far, and heard all over town.
card-make-way =
    .text = People step aside for a bell.
card-fatigue =
    .text = The legs have sent a letter of complaint.
card-clockwork =
    .text = Tick.
card-mainspring =
    .text = Tock.
card-pendulum =
    .text = Over there. Over here.
card-escapement =
    .text = A very small stop, and on.
card-ratchet =
    .text = It only turns one way.
card-flywheel =
    .text = Hard to start, harder to stop.
card-governor =
    .text = Two brass balls keep the pace.
card-piston =
    .text = Up. Up. Up.
card-camshaft =
    .text = Nothing goes straight, and all of it arrives.
card-punched-card =
    .text = A hole here, a hole there, the ball between.
card-pressure-valve =
    .text = Hiss.
card-steam-whistle =
    .text = Shift's end. Run.

## What the advanced sides of boards add, by the kind of the ability: $amount of it.

ability-kick-off-morale = { $amount } Morale whenever a half is kicked off.
ability-comeback-morale = { $amount } Morale after every goal against you.
ability-long-passes = Passes count as { $amount ->
    [one] one space
   *[other] { $amount } spaces
} shorter.
ability-roll-bonus = Adds { $amount } to every { stat-name } roll.
ability-tireless = In each of your turns { $amount ->
    [one] { $amount } move of a lying piece costs
   *[other] { $amount } moves of lying pieces cost
} no Morale.
ability-sure-feet = The captain need not stop beside opponents.
ability-clear-sight = On the captain's passes and shots { $amount ->
    [one] { $amount } opponent in the way does not count.
   *[other] { $amount } opponents in the way do not count.
}
ability-poacher = The captain's shots from the opponents' penalty area lose { $amount } less for the distance.
ability-leader = { $amount } Morale when the captain wins a dribble or a tackle.

## Pieces, stats and tiles. $shirt is `goalie`, `captain` or a number, $stat and $tile are words of the notation.

piece-noun = { $shirt ->
    [goalie] Goalie
    [captain] captain
   *[other] number { $shirt }
}
# The same as names in tables of scorers.
shirt-goalie = the Goalie
shirt-captain = the captain
shirt-2 = number 2
shirt-3 = number 3
shirt-4 = number 4
shirt-5 = number 5
the-piece = { $shirt ->
    [goalie] the Goalie
    [captain] the captain
   *[other] number { $shirt }
}
whose-piece = { whose-player } { piece-noun }
# The same where a sentence begins.
whose-piece-first = { $player-is ->
    [you] Your
   *[other] { $player }’s
} { piece-noun }
stat-name = { $stat ->
    [pass] Pass
    [shoot] Shoot
    [dribble] Dribble
    [tackle] Tackle
   *[goalkeeping] Keep
}
# $tile is `left`, `middle` or `right` as the home side sees them; $away is the other side, which looks at the pitch from its own end.
tile-name = { $tile ->
    [middle] middle
    [left] { $away-is ->
        [you] right
       *[other] left
    }
   *[right] { $away-is ->
        [you] left
       *[other] right
    }
}

## What cards do. $amount is the number that goes with an element.

element-forward-pass = pass ahead
    .means = To one of yours at least one row ahead.
element-backward-pass = pass back
    .means = To one of yours at least one row behind.
element-cross-pass = pass across
    .means = To one of yours in the same row.
element-through-pass = pass into space
    .means = To an empty space one or two straight ahead of one of yours.
element-in-between-pass = pass between two
    .means = To one of yours, with an opponent on either side of the line, near or far. Each one on the line itself adds 1 to what it needs.
element-forward-move = move ahead
    .means = The move ends at least one row ahead.
element-backward-move = move back
    .means = The move ends at least one row behind.
element-free-move = free move
    .means = In any direction.
element-forward-marking = move ahead and mark
    .means = The move ends at least one row ahead, beside an opponent.
element-backward-marking = move back and mark
    .means = The move ends at least one row behind, beside an opponent.
element-move = move
    .means = The captain moves.
element-pass = pass
    .means = The captain passes to anywhere.
element-strike = shoot
    .means = The captain shoots.
element-skip = unblocked
    .means = Opponents do not block the pass or shot that follows.
element-push = push
    .means = The captain moves an opponent beside him by one space.
element-bypass = swap places
    .means = The captain and an opponent beside him change places.
element-stand-up = all stand up
    .means = All your lying pieces stand up, and can move again.
element-morale = { $amount } Morale
    .means = Morale from the bank.
element-draw = draw { $amount }
    .means = From your deck to your hand.
element-shed = return { $amount } Fatigue
    .means = Fatigue goes back to the bank.
element-movements = { $amount ->
    [one] 1 move
   *[other] { $amount } moves
}
    .means = Of any of your pieces.
element-actions = { $amount ->
    [one] 1 action
   *[other] { $amount } actions
}
    .means = Of your role.
element-cards = { $amount ->
    [one] 1 more card
   *[other] { $amount } more cards
}
    .means = May be played in this turn.
# Of the defensive part of an AutoTeam card.
element-movements-towards-ball = { element-movements }
    .means = towards the ball
# In a list of what a side does without the ball.
an-element = { $element }
# What must hold, said of whoever performs the card.
condition-on-the-ball = has the ball
condition-off-the-ball = has not the ball
condition-close-to-opponent = is beside an opponent
condition-close-to-ball = is beside the ball
condition-opponents-half = is in the opponents' half
condition-opponents-area = is in the opponents' penalty area
captain-condition = the captain { $conditions }
carrier-condition = whoever has the ball { $conditions }
# Elements, one after the other.
and-then = { $first }, then { $next }
# What is paid, or is due.
reward-morale = { $number } Morale
reward-movements = { $number ->
    [one] { $number } move
   *[other] { $number } moves
}
reward-actions = { $number ->
    [one] { $number } action
   *[other] { $number } actions
}
rewards = { $rewards }
# What one part of a card does; $tiring is `yes` or `no`.
does-part = { $elements }{ $rewards-count ->
    [0] {""}
   *[other] , which gives { $rewards }
}{ $tiring ->
    [yes] , and tires
   *[no] {""}
}
does-tactic = With the ball: { $offensive }. Without it: { $defensive }.
# In a hand: the part that counts now.
does-with-ball = With the ball: { $does }.
does-without-ball = Without the ball: { $does }.
# What two elements of a card mean, each in sentences.
means-also = { $first } { $next }
does-skill = { $does }.
does-skill-if = If { $condition }: { $does }.
does-coach = { $cost ->
    [0] {""}
   *[other] For { $cost } Morale:{" "}
}{ $does }.
does-fatigue = Good for one move, and for nothing else.
does-fatigue-hard = Good for nothing. One may be thrown away in a turn.

## Commentary: before the match, and at half-time

wins-the-toss = { $player-is ->
    [you] { $player } win the roll and will kick off.
   *[other] { $player } wins the roll and will kick off.
}
is-offered = { $player-is ->
    [you] { $player } are offered { $team } or { $other_team }, and as captain { $captain } or { $other_captain }.
   *[other] { $player } is offered { $team } or { $other_team }, and as captain { $captain } or { $other_captain }.
}
picks-a-board = { $player-is ->
    [you] { $player } pick { $board }.
   *[other] { $player } picks { $board }.
}
lays-a-board = { $player-is ->
    [you] { $player } have chosen; it is shown when both have.
   *[other] { $player } has chosen; it is shown when both have.
}
sends-out-team = { $player-is ->
    [you] { $player } send out { $board }.
   *[other] { $player } sends out { $board }.
}
gives-the-armband = { $player-is ->
    [you] { $player } give { $board } the armband.
   *[other] { $player } gives { $board } the armband.
}
# Whoever has decided this: before a first match nobody is asked.
sets-markers = { $player-is ->
    [you] Your white dice
   *[other] { $player }’s white dice
}: { $markers }.
markers-on-stat = { $number } on { stat-name }
takes-up-formation =
    .v1 = { $player-is ->
        [you] Your side lines up as { $formation }.
       *[other] { $player }’s side lines up as { $formation }.
    }
    .v2 = { $player-is ->
        [you] Your formation
       *[other] { $player }’s formation
    }: { $formation }.
lines-up = { $player-is ->
    [you] { $player } line up: { $spaces }.
   *[other] { $player } lines up: { $spaces }.
}
needs-no-rest = { $player-is ->
    [you] { $player } return no Fatigue.
   *[other] { $player } returns no Fatigue.
}
hands-back-fatigue = { $player-is ->
    [you] A rest does good: { $player } hand back { fatigue-cards }.
   *[other] A rest does good: { $player } hands back { fatigue-cards }.
}
fatigue-cards = { $number ->
    [one] { $number } Fatigue card
   *[other] { $number } Fatigue cards
}

## Commentary: cards

performs-basic =
    .v1 = { $player-is ->
        [you] { $player } play { $card }.
       *[other] { $player } plays { $card }.
    }
    .v2 = { $card } from { $player }.
    .v3 = { $player-is ->
        [you] { $player } call: { $card }!
       *[other] { $player } calls: { $card }!
    }
performs-team =
    .v1 = { $player-is ->
        [you] { $player } try something rehearsed: { $card }.
       *[other] { $player } tries something rehearsed: { $card }.
    }
    .v2 = { $player-is ->
        [you] { $card }! { $player } have worked on that one.
       *[other] { $card }! { $player } has worked on that one.
    }
performs-captain =
    .v1 = The captain takes over: { $card } from { $player }.
    .v2 = { $player-is ->
        [you] { $card }! { $player } let the captain off the leash.
       *[other] { $card }! { $player } lets the captain off the leash.
    }
performs-coach =
    .v1 = { $player-is ->
        [you] A shout from the bench, and { $player } play { $card }: { $does }.
       *[other] A shout from the bench, and { $player } plays { $card }: { $does }.
    }
    .v2 = The bench has an idea. { $card } for { $player }: { $does }.
defends =
    .v1 = { $player-is ->
        [you] { $player } defend with { $card }: { $does }.
       *[other] { $player } defends with { $card }: { $does }.
    }
    .v2 = { $player-is ->
        [you] { $player } use { $card } without the ball: { $does }.
       *[other] { $player } uses { $card } without the ball: { $does }.
    }
spends-on-movement =
    .v1 = { $player-is ->
        [you] { $player } give up { $card } to move.
       *[other] { $player } gives up { $card } to move.
    }
    .v2 = { $player-is ->
        [you] { $player } give up { $card } for a move.
       *[other] { $player } gives up { $card } for a move.
    }
spends-on-action =
    .v1 = { $player-is ->
        [you] { $player } give up { $card } for an action.
       *[other] { $player } gives up { $card } for an action.
    }
    .v2 = { $card } is given up: an action for { $player }.
spends-on-goal-kick = { $player-is ->
    [you] { $player } give up { $card } for a quick goal kick.
   *[other] { $player } gives up { $card } for a quick goal kick.
}
drops =
    .v1 = { $player-is ->
        [you] { $player } drop { $card }.
       *[other] { $player } drops { $card }.
    }
    .v2 = { $card } goes, for nothing in return.
draws = { $player-is ->
    [you] { $player } draw { $card }.
   *[other] { $player } draws { $card }.
}
comes-off = It comes off: { $rewards } for { $player }.
card-has-failed = { $card } has failed, so it pays nothing.
card-cannot-go-on = The rest of { $card } is not possible, so it pays nothing.
takes-fatigue = { $player-is ->
    [you] A card that tires: { $player } take a { $card } card into your hand.
   *[other] A card that tires: { $player } takes a { $card } card.
}
bank-is-short = The bank has only { $gained } Morale for { $player }.
leaves-the-rest = { $player-is ->
    [you] { $player } leave the rest of the rewards.
   *[other] { $player } leaves the rest of the rewards.
}
gains-morale = { $player-is ->
    [you] { $player } gain { $gained } Morale.
   *[other] { $player } gains { $gained } Morale.
}

## Commentary: on the pitch

carries-ball =
    .v1 = { $piece } carries the ball to { $space }.
    .v2 = { $piece } takes it on to { $space }.
    .v3 = { $piece } moves off with the ball, { $way }.
takes-ball-into-area =
    .v1 = { $piece } is in the box with the ball, on { $space }!
    .v2 = { $piece } takes the ball into the area: { $space }.
turns-back-with-ball =
    .v1 = { $piece } turns back with the ball, to { $space }.
    .v2 = { $piece } retreats with it: { $way }.
gets-to-ball =
    .v1 = { $piece } gets to the loose ball on { $space }.
    .v2 = The loose ball on { $space } is picked up by { $piece }.
gathers-ball-on-the-way =
    .v1 = { $piece } gathers the loose ball on the way to { $space }.
    .v2 = { $piece } picks up the ball in passing and goes on to { $space }.
moves-up =
    .v1 = { $piece } pushes up, { $way }.
    .v2 = { $piece } makes a run to { $space }.
    .v3 = { $piece } moves forward to { $space }.
    .v4 = Up comes { $piece }, to { $space }.
moves-across =
    .v1 = { $piece } drifts across, { $way }.
    .v2 = { $piece } moves over to { $space }.
    .v3 = { $piece } sidesteps to { $space }.
drops-back =
    .v1 = { $piece } drops back to { $space }.
    .v2 = { $piece } falls back, { $way }.
    .v3 = Back goes { $piece }, to { $space }.
closes-in =
    .v1 = { $piece } closes in on { $opponent }.
    .v2 = { $piece } is on the heels of { $opponent }, on { $space }.
    .v3 = { $piece } hurries to { $space } and leaves { $opponent } no room.
goalie-moves =
    .v1 = { $piece } comes to { $space }.
    .v2 = { $piece } shifts to { $space }.
# $move is one of the above.
moves-for-morale = { $move } From the ground, for 1 Morale.
moves-for-nothing = { $move } From the ground, but this move costs nothing.
shoulders-aside = { whose-player } captain shoulders { $opponent } aside, to { $space }.
slips-past =
    .v1 = { whose-player } captain slips past { $opponent }.
    .v2 = A turn, and { whose-player } captain is on the other side of { $opponent }.
rolls-ball-out-to = { whose-player } Goalie rolls the ball out to { $to } on { $space }. No dice needed.
rolls-ball-out = { whose-player } Goalie rolls the ball out to { $space }. No dice needed.

## Commentary: passes, shots and duels begin

plays-into-the-open =
    .v1 = { $piece } plays the ball into the open, to { $space }
    .v2 = { $piece } knocks it into the gap on { $space }
goes-long =
    .v1 = { $piece } goes long for { $to } on { $space }
    .v2 = A long ball from { $piece } to { $to }
lays-back =
    .v1 = { $piece } lays it back to { $to }
    .v2 = { $piece } looks behind and finds { $to } free
plays-square =
    .v1 = { $piece } plays it square to { $to }
    .v2 = { $piece } switches it across to { $to }
plays-forward =
    .v1 = { $piece } looks for { $to } on { $space }
    .v2 = { $piece } plays it forward to { $to }
    .v3 = { $piece } spots { $to } ahead
# $pass is one of the above, $number how many opponents are in the way.
pass-needs = { $pass }{ $number ->
    [0] {""}
   *[other] , with { number-in-words } in the way
}. It needs { $power }.
shoots-in-area =
    .v1 = { $piece } is in the area and pulls the trigger …
    .v2 = { $piece } is close enough to see the net … and shoots.
shoots-from-own-half = From the own half! { $first } has seen something …
shoots =
    .v1 = { $piece } lines up a shot from { $space } …
    .v2 = { $piece } tries from { $space } …
    .v3 = { $piece } looks up, { $space }, and shoots …
dribbles =
    .v1 = { $piece } takes on { $opponent }.
    .v2 = { $piece } runs straight at { $opponent }.
    .v3 = { $piece } tries to get past { $opponent }.
tackles =
    .v1 = { $piece } goes in on { $opponent }.
    .v2 = { $piece } slides in on { $opponent }.
    .v3 = { $piece } puts a foot in against { $opponent }.
    .v4 = { $piece } challenges { $opponent }.

## Commentary: secrets are turned over

aims = { $player-is ->
    [you] { $player } aim for the { $tile }.
   *[other] { $player } aims for the { $tile }.
}
sends-goalie = { $player-is ->
    [you] { $player } send the Goalie to the { $tile }.
   *[other] { $player } sends the Goalie to the { $tile }.
}
# What comes off both rolls: $distance and $blocked off the shot, $against for the Goalie’s distance from the ball.
off-both-rolls = Off the shot: { $distance ->
    [0] nothing for the distance
   *[other] { $distance } for the distance
}{ $blocked ->
    [0] {""}
   *[other] , { $blocked } in the way
}. Off the save: { $against ->
    [0] nothing
   *[other] { $against } for the Goalie’s distance
}.
# $aim and $guess are where the ball goes and where the Goalie.
goalie-reads-it = Aimed to the { $aim }, and the Goalie goes there too. { off-both-rolls }
goalie-goes-wrong = Aimed to the { $aim }, and the Goalie goes to the { $guess }! { off-both-rolls }
# $mine and $theirs are Morale, none of them 0.
both-put-morale = { $player-is ->
    [you] { $player } put { $mine } Morale on it, { $rival } { $theirs }.
   *[other] { $player } puts { $mine } Morale on it, { $rival } { $theirs }.
}
one-puts-morale = { $player-is ->
    [you] { $player } put { $mine } Morale on it, { $rival } none.
   *[other] { $player } puts { $mine } Morale on it, { $rival } none.
}

## Commentary: dice decide

# The dice of a roll: the green one, then white ones, of which a fumble is −1.
dice-1 = { $green }
dice-2 = { $green } { $first ->
    [fumble] − 1 fumble
   *[other] + { $first }
}
dice-3 = { dice-2 } { $second ->
    [fumble] − 1 fumble
   *[other] + { $second }
}
# A roll added up: $bonus from abilities and stars, $morale paid; $terms is how many there are besides the green die.
roll-sum = { $dice }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus } extra
}{ $morale ->
    [0] {""}
   *[other] {" "}+ { $morale } Morale
}{ $terms ->
    [0] {""}
   *[other] {" "}= { $result }
}
# Both sides' sums: $mine is that of whoever acts. Those of a shot are totals, so that the goal comes first; the table
# shows what they are made of.
sums-shot = { $mine } against { $theirs }{ $tie ->
    [yes] , and a tie is a goal
   *[no] {""}
}
sums-dribble = Dribble { $mine } against tackle { $theirs }{ $tie ->
    [yes] , and a tie is for the ball
   *[no] {""}
}
sums-tackle = Tackle { $mine } against dribble { $theirs }{ $tie ->
    [yes] , and a tie is for the ball
   *[no] {""}
}
# $made against the power that a pass needs; $fate is what becomes of it.
pass-comes-to = The pass: { $made }, and it needs { $power }. { $fate }
pass-is-short = The pass: { $made }, and it needs { $power }. Too short!
pass-finds-piece =
    .v1 = It finds { $to }.
    .v2 = It arrives at the feet of { $to }.
    .v3 = Well met by { $to }.
pass-finds-space =
    .v1 = It stops on { $space }, as meant.
    .v2 = Right into the gap, on { $space }.
# Where a pass or a shot that failed stops. $first is $piece where a sentence begins.
stops-one-space-away = Weak, but it was only one space: the ball is on { $space }.
rolls-loose =
    .v1 = Too short: the ball lies loose on { $space }.
    .v2 = It rolls out on { $space }, and nobody has it.
own-piece-stops-it =
    .v1 = Too short, but { $piece } is in the way and has it on { $space }.
    .v2 = { $first }, on { $space }, stops it instead.
opponent-cuts-it-out =
    .v1 = Cut out by { $piece } on { $space }!
    .v2 = { $first } steps in on { $space }!
    .v3 = { $first } is in its way and has it, on { $space }.
# $sums is both sides' sums, as above.
scores =
    .v1 = GOAL! One for { $player }. { $sums }: { $score }.
    .v2 = It is IN! A goal for { $player }. { $sums }: { $score }.
    .v3 = GOAL for { $player }! { $sums }: { $score }.
saved =
    .v1 = SAVED! { $sums }: the Goalie holds it.
    .v2 = Held! { $sums }: the Goalie has it.
no-goal = No goal! { $sums }.
no-goal-and = No goal! { $sums }. { $fate }
dribble-won =
    .v1 = Past! { $sums }: the two change places, and { $piece } is on { $space }.
    .v2 = Gone! { $sums }: the two change places, and { $opponent } is left behind.
    .v3 = A drop of the shoulder! { $sums }: the two change places, and { $piece } is on { $space }.
dribble-lost =
    .v1 = No way past! { $sums }: { $opponent } stands firm.
    .v2 = No way through! { $sums }: { $opponent } does not buy it.
    .v3 = Stopped! { $sums }: { $opponent } has seen that one before.
tackle-won =
    .v1 = Won! { $sums }: { $piece } has the ball, and the two change places.
    .v2 = Clean as a whistle! { $sums }: { $piece } has it, and the two change places.
    .v3 = The ball is gone! { $sums }: { $piece } has it, and the two change places.
tackle-lost =
    .v1 = No ball! { $sums }: { $opponent } rides it, and { $piece } may not try again this turn.
    .v2 = Too quick! { $sums }: { $opponent } keeps the ball from { $piece }, who may not try again this turn.
    .v3 = Not this time! { $sums }: { $opponent } shields the ball, and { $piece } may not try again this turn.

## Commentary: AutoTeam

turns-her-card =
    .v1 = { $player-is ->
        [you] { $player } turn { $card }.
       *[other] { $player } turns { $card }.
    }
    .v2 = { $card } for { $player }.
# $morale is what she pays for the roll.
her-morale = { $morale ->
    [0] no Morale
   *[other] { $morale } Morale
}
turns-card-for-duel = { $player-is ->
    [you] { $player } turn { $card }: { her-morale }.
   *[other] { $player } turns { $card }: { her-morale }.
}
turns-card-for-shot = { $player-is ->
    [you] { $player } turn { $card }: { her-morale }, and her shot goes to the { $tile }.
   *[other] { $player } turns { $card }: { her-morale }, and her shot goes to the { $tile }.
}
turns-card-for-save = { $player-is ->
    [you] { $player } turn { $card }: { her-morale }, and her Goalie goes to the { $tile }.
   *[other] { $player } turns { $card }: { her-morale }, and her Goalie goes to the { $tile }.
}
finds-nothing-to-do =
    .v1 = { $player-is ->
        [you] { $player } hold her shape.
       *[other] { $player } holds her shape.
    }
    .v2 = { $player-is ->
        [you] { $player } wait: nothing she could do.
       *[other] { $player } waits: nothing she could do.
    }

## Commentary: the ball changes sides, time goes on

kicks-off = { $player-is ->
    [you] The whistle, and { $player } kick off with { $to }.
   *[other] The whistle, and { $player } kicks off with { $to }.
}
kicks-off-second-half = { $player-is ->
    [you] The second half is on: { $player } kick off with { $to }.
   *[other] The second half is on: { $player } kicks off with { $to }.
}
kicks-off-again = { $player-is ->
    [you] { $player } kick off again, { $to } on the spot.
   *[other] { $player } kicks off again, { $to } on the spot.
}
kick-off-gives = The kick-off gives { $player } { $gained } Morale.
ball-lay-long-enough = The ball has lain there long enough: { whose-player } Goalie gets it.
becomes-attacker = { $player-is ->
    [you] { $player } have the ball now, and attack.
   *[other] { $player } has the ball now, and attacks.
}
# In the middle of the turn of $rival.
becomes-attacker-later = { $player-is ->
    [you] { $player } have the ball now, but { $rival } plays this turn to its end.
   *[other] { $player } has the ball now, but { $rival-is ->
        [you] you play
       *[other] { $rival } plays
    } this turn to its end.
}
owes-goal-kick = { $player-is ->
    [you] Your Goalie has the ball: a goal kick comes before anything else.
   *[other] { $player }’s Goalie has the ball: a goal kick comes before anything else.
}
# $minute has two digits; in the last round of a half $round is `last`.
shuffles-new-deck = { $player-is ->
    [you] { $player } shuffle a new deck, and the clock moves on to { $minute }'.
   *[other] { $player } shuffles a new deck, and the clock moves on to { $minute }'.
}
shuffles-new-deck-last = { shuffles-new-deck } The half ends with this round, when both sides have had their turn.
half-time = Half-time, { $score }: the clock has reached 45', and both sides have had their turn.
full-time-drawn = Full time, { $score }: a draw, since the clock has reached 90' and both sides have had their turn.
full-time-won = { $player-is ->
    [you] Full time, { $score }: { $player } win, since the clock has reached 90' and both sides have had their turn.
   *[other] Full time, { $score }: { $player } wins, since the clock has reached 90' and both sides have had their turn.
}

## Refusals. A .note says in a word or three what keeps a card from being performed, or from being given up.

refused-match-over = The match is over ({ $clause }).
refused-hidden-name = This is only how others read a secret ({ $clause }).
refused-not-in-box = There is nothing of that kind in this box ({ $clause }).
refused-seat-decides = { $player-is ->
    [you] { $player } decide now, not chance ({ $clause }).
   *[other] { $player } decides now, not chance ({ $clause }).
}
refused-toss-due = Chance decides now: roll, or name one of the outcomes ({ $clause }).
refused-deal-due = Chance decides now: roll, or name one of the outcomes ({ $clause }).
refused-showing-due = Chance decides now: roll, or name one of the outcomes ({ $clause }).
refused-draw-due = Chance decides now: roll, or name one of the outcomes ({ $clause }).
refused-tiles-due = Chance decides now: roll, or name one of the outcomes ({ $clause }).
refused-tokens-due = Chance decides now: roll, or name one of the outcomes ({ $clause }).
refused-roll-due = Chance decides now: roll, or name one of the outcomes ({ $clause }).
refused-lot-due = Chance decides now: roll, or name one of the outcomes ({ $clause }).
refused-her-card-due = AutoTeam's procedure decides now: roll, or name one of the outcomes ({ $clause }).
refused-her-reveal-due = AutoTeam's procedure decides now: roll, or name one of the outcomes ({ $clause }).
refused-her-step-due = AutoTeam's procedure decides now: roll, or name one of the outcomes ({ $clause }).
refused-board-due = Choose one of the boards dealt to you first ({ $clause }).
refused-team-first = A team is to be chosen now, the team first ({ $clause }).
refused-captain-next = A captain is to be chosen now, the team first ({ $clause }).
refused-not-dealt = That board was not dealt to you ({ $clause }).
refused-marker-due = Put your Coach Markers on your stats first ({ $clause }).
refused-goalkeeping-stays = At half-time the markers on Goalkeeping stay as they are ({ $clause }).
refused-stat-full = { stat-name } has 2 markers, and a stat takes no more ({ $clause }).
refused-place-due = Place your pieces first: { $shirt ->
    [goalie] Goalie
    [captain] captain
   *[other] number { $shirt }
} is next ({ $clause }).
refused-formation-too-late = A formation places all six pieces, and some stand already ({ $clause }).
refused-not-own-half = { $space } is not in your own half ({ $clause }).
refused-goalie-starts-at-home = The Goalie starts in his small rectangle ({ $clause }).
refused-centre-due = Put one of your pieces on the centre first, to kick off ({ $clause }).
refused-goalie-kicks-not-off = The Goalie does not kick off ({ $clause }).
refused-rest-due = Say first how many Fatigue cards go back to the bank ({ $clause }).
refused-too-little-fatigue = You have { $fatigue ->
    [0] none
    [one] { $fatigue } Fatigue card
   *[other] { $fatigue } Fatigue cards
} ({ $clause }).
refused-card-due = Play a card: what happens on the pitch comes from cards ({ $clause }).
refused-no-card-played = You must play at least one card ({ $clause }).
refused-goal-kick-first = Your Goalie owes a goal kick, and it comes first ({ $clause }).
    .note = goal kick first
refused-not-in-hand = There is no { $card } in your hand ({ $clause }).
refused-fatigue-only-moves = Fatigue is good for one move and for nothing else ({ $clause }).
    .note = tired
refused-fatigue-is-useless = Fatigue is good for nothing; one a turn may be dropped ({ $clause }).
    .note = tired
refused-fatigue-moves-nobody = Fatigue gives no move in this match ({ $clause }).
    .note = tired
refused-fatigue-thrown = Only one Fatigue card may be thrown away in a turn ({ $clause }).
refused-needs-the-ball = { $card } is only for a side with the ball ({ $clause }).
    .note = with the ball
refused-costs-morale = { $card } costs { $cost } Morale, and you have { $morale } ({ $clause }).
    .note = costs { $cost } Morale
refused-carrier-alone = { $card } can be played only if whoever has the ball is beside an opponent ({ $clause }).
    .note = nobody beside
refused-captain-has-no-ball = { $card } can be played only if the captain has the ball ({ $clause }).
    .note = not on the ball
refused-captain-has-the-ball = { $card } can be played only if the captain has not the ball ({ $clause }).
    .note = on the ball
refused-captain-alone = { $card } can be played only if the captain is beside an opponent ({ $clause }).
    .note = nobody beside
refused-captain-far-from-ball = { $card } can be played only if the captain is beside the ball ({ $clause }).
    .note = ball too far
refused-captain-not-in-their-half = { $card } can be played only if the captain is in the opponents' half ({ $clause }).
    .note = not in their half
refused-captain-not-in-their-area = { $card } can be played only if the captain is in the opponents' penalty area ({ $clause }).
    .note = not in their area
refused-kick-to-a-piece-first = Your Goalie owes a goal kick: a pass to a piece of yours comes first ({ $clause }).
    .note = goal kick first
refused-ball-lies-loose = { $card } cannot begin: the ball lies loose, and nobody can pass it ({ $clause }).
    .note = the ball is loose
refused-nobody-ahead = { $card } cannot begin: no piece of yours ahead of the ball can be passed to ({ $clause }).
    .note = nobody ahead
refused-nobody-behind = { $card } cannot begin: no piece of yours behind the ball can be passed to ({ $clause }).
    .note = nobody behind
refused-nobody-level = { $card } cannot begin: no piece of yours in the same row can be passed to ({ $clause }).
    .note = nobody in this row
refused-no-room-ahead = { $card } cannot begin: no space straight ahead of a team-mate is free ({ $clause }).
    .note = no room ahead
refused-no-gap = { $card } cannot begin: no pass to a piece of yours goes between two opponents ({ $clause }).
    .note = no pass between two
refused-receivers-offside = { $card } cannot begin: whoever of yours it could go to is offside ({ $clause }).
    .note = offside
refused-nobody-moves-ahead = { $card } cannot begin: none of your pieces can move ahead ({ $clause }).
    .note = nobody can
refused-nobody-moves-back = { $card } cannot begin: none of your pieces can move back ({ $clause }).
    .note = nobody can
refused-nobody-in-play-moves = { $card } cannot begin: none of your pieces can move ({ $clause }).
    .note = nobody can
refused-nobody-to-mark-ahead = { $card } cannot begin: none of your pieces can move ahead to an opponent ({ $clause }).
    .note = nobody to mark
refused-nobody-to-mark-behind = { $card } cannot begin: none of your pieces can move back to an opponent ({ $clause }).
    .note = nobody to mark
refused-captain-cannot-move = { $card } cannot begin: the captain cannot move ({ $clause }).
    .note = cannot move
refused-nobody-to-push = { $card } cannot begin: no opponent is beside the captain ({ $clause }).
    .note = nobody to push
refused-goalie-is-not-pushed = Goalies are not pushed ({ $clause }).
    .note = nobody to push
refused-nowhere-to-push = { $card } cannot begin: nowhere is free for an opponent beside the captain ({ $clause }).
    .note = nobody to push
refused-nobody-to-pass-by = { $card } cannot begin: no opponent is beside the captain ({ $clause }).
    .note = nobody to pass by
refused-nobody-passed-by-into-rectangle = { $card } cannot begin: somebody would end up in a small rectangle where he may not be ({ $clause }).
    .note = nobody to pass by
refused-nobody-can-move = None of your pieces can move ({ $clause }).
    .note = nobody can
refused-nobody-can-tackle = None of your pieces can tackle now ({ $clause }).
    .note = too far to tackle
refused-no-goal-kick-owed = Your Goalie owes no goal kick ({ $clause }).
refused-marked-spaces-taken = On every marked space of your half stands an opponent ({ $clause }).
refused-card-played = You have played a card: end your turn instead ({ $clause }).
refused-cards-usable = A card is dropped only if none can be used ({ $clause }).
refused-reward-due = Rewards are taken before anything else; say done to leave the rest ({ $clause }).
refused-bank-empty = The bank has no Morale left ({ $clause }).
refused-no-morale-due = No Morale is due to you ({ $clause }).
refused-no-movement-due = No move is due to you ({ $clause }).
refused-no-action-due = No action is due to you ({ $clause }).
refused-no-action-to-take = There is no action that you could take now ({ $clause }).
refused-movement-due = A move is due: say which piece goes where ({ $clause }).
refused-captain-moves = A skill moves the captain alone ({ $clause }).
refused-moved-in-tactic = Each move of a tactic is made by another piece ({ $clause }).
refused-goalie-owes-kick = A Goalie who owes a goal kick does not move ({ $clause }).
refused-too-tired = A lying piece moves for 1 Morale, and you have none ({ $clause }).
    .note = cannot move
refused-same-space = A move ends on another space than it began ({ $clause }).
refused-rectangle-is-goalies = { $space } is in a small rectangle, which is for its Goalie alone ({ $clause }).
refused-space-taken = On { $space } stands a piece already ({ $clause }).
refused-no-ball-on-the-way = There is no loose ball one space away to be picked up on the way ({ $clause }).
refused-ball-is-goalies = A loose ball in a small rectangle is for its Goalie alone ({ $clause }).
refused-stops-with-ball = Whoever picks the ball up beside an opponent stops there ({ $clause }).
refused-not-next-to-ball = { $space } is not one space from the ball ({ $clause }).
refused-goalie-one-space = A Goalie moves one space at a time ({ $clause }).
refused-inactive-one-space = A lying piece moves exactly one space ({ $clause }).
refused-too-far = { $space } is { $length } spaces away, and a piece moves one or two ({ $clause }).
refused-not-a-forward-move = A Forward Move ends at least one row ahead ({ $clause }).
refused-not-a-backward-move = A Backward Move ends at least one row behind ({ $clause }).
refused-not-forward-and-marking = Forward & Marking ends at least one row ahead, beside an opponent ({ $clause }).
refused-not-backward-and-marking = Backward & Marking ends at least one row behind, beside an opponent ({ $clause }).
refused-stops-after-leaving = A carrier who leaves an opponent's side stops on the next space ({ $clause }).
refused-stops-on-the-way = On every way there the carrier would have to stop beside an opponent ({ $clause }).
refused-way-blocked = Every way to { $space } is blocked ({ $clause }).
refused-action-due = An action is due: say which ({ $clause }).
refused-not-a-forward-pass = A Forward Pass goes to a piece of yours at least one row ahead ({ $clause }).
refused-not-a-backward-pass = A Backward Pass goes to a piece of yours at least one row behind ({ $clause }).
refused-not-a-cross-pass = A Cross Pass goes to a piece of yours in the same row ({ $clause }).
refused-not-a-through-pass = A Through Pass goes to an empty space one or two straight ahead of a team-mate ({ $clause }).
refused-not-an-in-between-pass = An In-Between Pass goes to a piece of yours, between two opponents whose line neither end touches ({ $clause }).
refused-captain-passes = The captain passes now ({ $clause }).
refused-only-tackles = The side without the ball tackles, and nothing else ({ $clause }).
refused-nobody-on-the-ball = While the ball lies loose nobody passes, shoots or dribbles ({ $clause }).
    .note = the ball is loose
refused-goalie-must-pass = The Goalie must pass to a piece of his own first ({ $clause }).
refused-ball-is-there = The ball is there already ({ $clause }).
refused-pass-to-opponent = On { $space } stands an opponent, and nobody passes to opponents ({ $clause }).
refused-pass-into-rectangle = Into a small rectangle one passes only to one's own Goalie ({ $clause }).
refused-offside = { $receiver ->
    [goalie] Goalie
    [captain] Captain
   *[other] Number { $receiver }
} is offside ({ $clause }).
refused-goal-kick-to-a-piece = A goal kick goes to a piece of your own ({ $clause }).
refused-goalie-does-not-dribble = In his own penalty area a Goalie does not dribble ({ $clause }).
refused-not-beside-carrier = Only an opponent beside the carrier can be dribbled ({ $clause }).
refused-dribble-into-rectangle = Somebody would end up in a small rectangle where he may not be ({ $clause }).
refused-attacker-does-not-tackle = The side with the ball does not tackle ({ $clause }).
refused-loose-ball-not-tackled = A loose ball cannot be tackled ({ $clause }).
    .note = the ball is loose
refused-tackle-has-failed = That piece has failed to tackle in this turn ({ $clause }).
refused-too-far-to-tackle = Only a piece beside the carrier can tackle ({ $clause }).
refused-goalie-does-not-tackle = In his own penalty area a Goalie does not tackle ({ $clause }).
refused-goalie-not-tackled = In his own penalty area a Goalie cannot be tackled ({ $clause }).
    .note = the Goalie has it
refused-kick-due = The goal kick is due: say to which marked space ({ $clause }).
refused-not-marked = { $space } is not a marked space of your half ({ $clause }).
refused-kick-leads-nowhere = The ball is there already ({ $clause }).
refused-kick-to-opponent = On { $space } stands an opponent ({ $clause }).
refused-push-due = A push is due: say whom, and where to ({ $clause }).
refused-too-far-to-push = Only an opponent beside the captain can be pushed ({ $clause }).
refused-pushed-one-space = A push moves an opponent by one space ({ $clause }).
refused-pushed-onto-no-free-space = { $space } is not free for that piece ({ $clause }).
refused-bypass-due = A bypass is due: say past whom ({ $clause }).
refused-too-far-to-pass-by = Only an opponent beside the captain can be passed by ({ $clause }).
refused-bypass-into-rectangle = Somebody would end up in a small rectangle where he may not be ({ $clause }).
refused-landing-due = Say first on which of the two half-way spaces the ball stops ({ $clause }).
refused-not-half-way = { $space } is neither of the two half-way spaces ({ $clause }).
refused-tile-due = A shot: pick a Strike tile first, left, middle or right ({ $clause }).
refused-payment-due = Say first how much Morale you pay for the roll ({ $clause }).
refused-too-little-morale = You have { $morale } Morale ({ $clause }).

## What is asked: the lead, what to do, and the fact that matters

ask-centre = Kick-off.
    .text = Who stands on the centre with the ball?
    .fact = The others stay where they are.
# Behind a chance per cent: of what it is.
stage-chance-of-striking = goal
stage-chance-of-guarding = saved
ask-striking = Where do you aim?
    .text = The Goalie picks a side as well. A tie is a goal.
    .fact = The large numbers are without Morale: you pay that after aiming.
ask-guarding = A shot!
    .text = Where does your Goalie go?
    .fact = Guess where they aim. The large numbers take all three sides as equally likely{ $most ->
        [0] {""}
       *[other] , and { $player } as paying { $most } Morale
    }.
ask-land = Too short.
    .text = The ball stops half-way, between two spaces. Which of them?
ask-goal-kick = Goal kick.
    .text = Put the ball on a marked space of your half.
    .fact = No dice are rolled.
ask-pushed = Push.
    .text = Which opponent beside your captain goes where?
ask-bypassed = Bypass.
    .text = With which opponent does your captain change places?
ask-team = Choose your team.
    .text = The other side sees it when both have chosen.
ask-captain = Choose your captain.
    .text = The other side sees it when both have chosen.
ask-mark = White dice.
    .text = Each is rolled beside the green one, for what you press: 2 at most.
    .half-time = Half-time: white dice.
    .fact = { $number ->
        [one] { $number } die
       *[other] { $number } dice
    } left.
# $kicks is whether the reader kicks off.
ask-formation = Line up.
    .text = Pick a formation, or place your pieces one by one on the pitch, the Goalie first.
    .half-time = Half-time: line up.
    .fact = { $kicks ->
        [yes] You kick off, so some may stand far forward.
       *[no] They kick off and attack first, so put some players between them and your goal.
    }
ask-arrange = Line up.
    .text = Place { the-piece }.
    .fact = { $number } to go.
ask-rest = Half-time.
    .text = Return up to 2 Fatigue cards: they only clog your hand.
    .fact = You have { fatigue-cards }.
ask-movement = Move.
    .text = Which piece goes where?
    .fact = One or two spaces, then inactive. With the ball it stops beside opponents.
ask-action = Action.
    .text = Pass to anybody or into any space, shoot, or dribble past an opponent.
    .fact = The chances are without Morale.
    .inactive = The chances are without Morale. Being inactive limits moves, not actions.
    .tackle = Who tackles?
    .pass = Where does the ball go?
# The element of a card that is carried out.
ask-element = Next: { $element }.
ask-card = Your turn.
    .text = { $performs ->
        [yes] Pick a card
       *[no] None can be played as pictured: give one up { to-give-up }
    }.
    .fact = Card { $number } of { $most }.
    .next = Another card?
    .attack = Card { $number } of { $most }. { $loose ->
        [yes] You had the ball last
       *[no] You attack
    }: green halves count.
    .defence = Card { $number } of { $most }. { $loose ->
        [yes] They had the ball last
       *[no] You defend
    }: blue halves count.
    .drop = None of your cards can be used: drop one.
    .end = None of your cards can be used: end your turn.
    .goal-kick = Goal kick.
    .first = Your Goalie has to kick it out: pass to one of yours, or give up a card to put it on a triangle, without dice.
# What a card may be given up for: a move, an action, or either.
to-give-up = { $for ->
    [run] to move
    [attack] for an action
    [tackle] for an action
    [run-or-attack] to move or for an action
   *[run-or-tackle] to move or for an action
}
# What an action may be, by the role of the side.
to-act = { $role ->
    [offensive] pass, shoot or dribble
   *[defensive] tackle
}
# The rival has no Morale to pay (unanswered), or some (answered); AutoTeam pays what its card says.
ask-morale = Dice against dice.
    .text = Pay Morale? Each adds 1 to your roll.
    .tie = Pay Morale? Each adds 1 to your roll. A tie is a goal.
    .fact = Nobody can answer a pass: these are your chances.
    .unanswered = { $player } has no Morale to answer with: these are your chances.
    .answered = These are your chances if { $player } pays none of { $number } Morale. Both decide in secret.
    .auto = These are your chances if AutoTeam’s card pays no Morale.
    .power = A pass that needs { $power }.
    .shot = Your shot.
    .save = Your save.
ask-reward = It came off!
    .text = It pays { $rewards }.
    .one = Yours now: { $rewards }. What you leave is lost.
    .any = Yours now: { $rewards }, in any order. What you leave is lost.
    .loose = The ball lies loose on { $space }, for the first who gets there.
you-win = You win!
ended = Full time.

## What buttons and cards say

not-your-turn = A card is played in your own turn.
under-way = The next card is played once this one is over and its rewards are taken.
label-perform = Play { $card }
label-movement = Give up { $card } to move
label-action = Give up { $card } for an action
label-goal-kick = Give up { $card } for a goal kick
label-drop = Drop { $card }
label-end = End your turn
label-tile = { CAPITAL(tile-name) }
label-pay = { $number ->
    [0] No Morale
   *[other] { $number } Morale
}
label-centre = { $shirt ->
    [goalie] Goalie
    [captain] Captain
   *[other] Number { $shirt }
}
label-rest = { $number ->
    [0] Return none
   *[other] Return { $number }
}
label-take-morale = Take { $number } Morale
label-take-movement = Take a move
label-take-action = Take an action
label-done = Leave the rest

## The page: what its parts share

# Whoever sits in a seat, alone.
# $stat is `pass`, `shoot`, `dribble`, `tackle` or `goalkeeping`: a name as short as can be.
page-stat = { $stat ->
    [pass] Pass
    [shoot] Shoot
    [dribble] Dribble
    [tackle] Tackle
   *[goalkeeping] Keep
}
# $piece is `goalie`, `captain` or the number of a shirt.
page-piece = { $piece ->
    [goalie] the Goalie
    [captain] the captain
   *[other] number { $piece }
}
# The same at the beginning of a sentence.
page-piece-first = { $piece ->
    [goalie] The goalie
    [captain] The captain
   *[other] Number { $piece }
}
# A card of somebody else’s, or on a board: its name and what it does.
page-card-title = { $card }: { $does }
# When a card can be performed: $conditions are such as “is beside the ball”, said of whoever performs it.
page-card-when = if he { $conditions }
# On a card that cannot be played now: while another plays, and while one's own card is under way.
page-card-turn = in your turn
page-card-later = after { $card }
    .rewards = after the rewards
# In the place of what is asked, once a card is raised, and once a piece is picked that has several spaces to go to.
page-picked-card = Play it as pictured, or give it up.
# $piece is a `goalie`, `inactive`, the `carrier` or `free`; $beside is whether an opponent is, and $loose whether the ball is.
page-range = { $piece ->
    [goalie] The Goalie goes one space, and is never inactive.
    [inactive] Inactive: he still passes, shoots, dribbles and tackles; he moves one space only, { $costs ->
        [0] this time for nothing
       *[other] for { $costs } Morale
    }.
    [carrier] { $beside ->
        [yes] With the ball, and beside an opponent: one space.
       *[no] With the ball: one or two spaces, but the player stops as soon as he is beside an opponent.
    }
   *[free] One or two spaces{ $loose ->
        [yes] ; whoever picks up the ball beside an opponent stops there
       *[no] {""}
    }. Then the player is inactive until your next turn.
} Where to?
# On a card with a single use.
page-card-only-movement = give up: a move
page-card-only-action = give up: an action
page-card-only-goal-kick = give up: goal kick
page-card-only-drop = only to drop

## What a card does, as short as it fits on it: the parts, one after the other. $amount is the number that goes with one.

short-morale = { SIGNED($amount) } Morale
short-in-between-pass = between two
short-draw = draw { $amount }
short-shed = return { $amount } Fatigue
short-cards = { SIGNED($amount) } { $amount ->
    [one] card
   *[other] cards
}
short-fatigue = one move, no more
short-fatigue-hard = good for nothing
short-times = { $what } ×{ $number }
short-then = { $first }, { $next }
# The signs of a card that pays, and of one that tires.
pays-morale = It pays { reward-morale }
pays-movements = It pays { reward-movements }
pays-actions = It pays { reward-actions }
pays-fatigue = It tires: a Fatigue card for your hand

## The page: the team sheet, and the keys

page-duration = { $time } with the quick track, a third less with Basic cards only. A long half is twice that.
    .time = About three quarters of an hour
# Behind the keys that do it.
page-keys-space = a space by its name: choose the piece there, or look at what a play there would need
page-keys-arrows = go over what is lit on the pitch; Enter plays it
page-keys-end = end the turn, or leave the rest of a reward

## The page: the hand, and the buttons above it

# What a card is raised for.
page-use-perform = Play as pictured
page-use-movement = Give it up to move
page-use-action = Give it up for an action
page-use-goal-kick = Give it up for a goal kick
page-use-drop = Drop it
page-cards-to-come = Cards come at kick-off.
page-end-turn = End turn
# Morale paid for a roll, as the button says it ($what), and the chance that it makes.
page-pay = { $what }: { $percent } per cent
# In the place of the coins.
page-pay-none = none

## The page: what is going on while somebody else decides, or chance. By the phase of the match.

waiting-kick-off = { $player-is ->
    [you] { $player } roll for the kick-off.
   *[other] { $player } rolls for the kick-off.
}
waiting-deal = The boards are dealt.
waiting-choose = { $player-is ->
    [you] { $player } choose a board.
   *[other] { $player } chooses a board, in secret.
}
waiting-show = Both sides show their boards.
waiting-mark = { $player-is ->
    [you] { $player } place your white dice.
   *[other] { $player } places the white dice.
}
waiting-arrange = { $player-is ->
    [you] { $player } line up.
   *[other] { $player } lines up.
}
waiting-centre = { $player-is ->
    [you] { $player } bring the ball to the centre.
   *[other] { $player } brings the ball to the centre.
}
waiting-draw = { $player-is ->
    [you] { $player } draw new cards.
   *[other] { $player } draws new cards.
}
waiting-move = { $player-is ->
    [you] { $player } move.
   *[other] { $player } moves.
}
waiting-act = { $player-is ->
    [you] { $player } are on the ball.
   *[other] { $player } is on the ball.
}
waiting-goal-kick = { $player-is ->
    [you] { $player } take a goal kick.
   *[other] { $player } takes a goal kick.
}
waiting-striking = { $player-is ->
    [you] { $player } take aim.
   *[other] { $player } takes aim.
}
waiting-guarding = { $player-is ->
    [you] { $player } guess the corner.
   *[other] { $player } guesses the corner.
}
waiting-tiles = Both show their tiles.
waiting-paying = { $player-is ->
    [you] { $player } weigh your Morale.
   *[other] { $player } weighs the Morale.
}
waiting-matching = { waiting-paying }
waiting-tokens = Both show their Morale.
waiting-roll = { $player-is ->
    [you] { $player } roll.
   *[other] { $player } rolls.
}
waiting-answer-roll = { waiting-roll }
waiting-rest = { $player-is ->
    [you] { $player } send tired legs to rest.
   *[other] { $player } sends tired legs to rest.
}
# In every other phase.
waiting-turn = { $player-is ->
    [you] { $player } have the turn.
   *[other] { $player } has the turn.
}

## The page: the boards beside the pitch

board-all = The boards
# What is rolled on a stat.
board-stat-dice = { page-stat }: green die{ $dice ->
    [0] {""}
   *[other] { " " }and { $dice } white
}
board-markers = { $markers } of { $most } white dice{ $stars ->
    [0] {""}
    [one] , { $stars } star
   *[other] , { $stars } stars
}
# $level is `easy`, `normal` or `hard`, or else it is not said.
board-auto-level = { $level ->
    [easy] easy
    [normal] normal
    [hard] hard
   *[none] automaton
}
board-turn = { $player-is ->
    [you] your turn
   *[other] has the turn
}
# Under the number of each.
board-morale = Morale
    .title = { $number } Morale
board-hand = hand
    .title = { $number ->
        [one] { $number } card in hand
       *[other] { $number } cards in hand
    }
board-deck = deck
    .title = { $number ->
        [one] { $number } card in the deck
       *[other] { $number } cards in the deck
    }
board-used = used
board-fatigues = tired
    .title = { $number ->
        [one] { $number } Fatigue card
       *[other] { $number } Fatigue cards
    }
# What has been used: each card, and all of them.
board-discard = { $count ->
    [one] { $card }
   *[other] { $card } ×{ $count }
}
board-discards = { $cards }, { $card }
board-open-hand = Hand
board-score-and-clocks = Score and clocks
board-goals = { $player }: { $number ->
    [one] { $number } goal
   *[other] { $number } goals
}
# What a position is about, after the score. $ball is `own`, `theirs` or `nobody`.
how-it-stands = { $half ->
    [1] First half
   *[other] Second half
}, { $minute }′: { $shuffles ->
    [0] it ends with this round{ $half ->
            [1] {""}
           *[other] , and if it is level then, it is a draw
        }
    [one] it ends when a deck next runs out of cards
   *[other] it ends when decks have run out of cards { $shuffles } more times
}. { $ball ->
    [own] You have the ball.
    [theirs] { $rival } has the ball.
   *[nobody] The ball is loose.
}
# $shuffles is how often the clock has to move on yet.
board-half = { $half ->
    [1] 1st half
   *[other] 2nd half
}, { $minute }′
    .moves = { $half ->
        [1] Half-time
       *[other] Full time
    } { $shuffles ->
        [0] after this round
        [one] when a deck next runs out
       *[other] when decks have run out { $shuffles } more times
    }
    .help = A match has two halves of 45 minutes. Whenever a side has to draw from an empty deck, it shuffles its used cards, and the clock moves on. At its end both sides finish the round.
    .clock = { $half ->
        [1] First half
       *[other] Second half
    }, minute { $minute }. { board-half.moves }.

## The page: the pitch

pitch-label = The pitch
# On the shirt of the captain.
pitch-captain = C
pitch-spots = Spaces that light up
pitch-mover = { page-piece-first } on { $space }{ $costs ->
    [0] {""}
   *[other] , for { $costs } Morale
}
# On a piece that has moved, or failed to tackle.
pitch-spent = { $lying ->
    [yes] Inactive: it has moved, and lies down until its side’s next turn. It still passes, shoots, dribbles and tackles; it moves one space only{ $costs ->
        [0] {""}
       *[other] , for { $costs } Morale
    }.
   *[no] It has failed to tackle, and may not try again in this turn.
}
# Below a piece that has moved.
pitch-inactive = inactive
pitch-all-moves = All moves by name
pitch-move = Move
# Its letters come one by one.
pitch-goal = GOAL!
# Another piece than the Goalie has stopped a shot.
pitch-blocked = Blocked!
# A shot has stopped on its way.
pitch-short = Too short!

pitch-in-words = The pitch in words
pitch-towards = { $viewer ->
    [plays] You play towards row { $row }.
   *[watches] The home side plays towards row { $row }.
}
pitch-ball-with = The ball is with { page-piece } of { $player-is ->
    [you] your side
   *[other] { $player }
}, on { $space }.
pitch-ball-loose = The ball lies loose on { $space }.
pitch-piece = { $piece ->
    [goalie] Goalie
    [captain] captain
   *[other] number { $piece }
} { $space ->
    [none] beside the pitch
   *[other] { $space }
}{ $lying ->
    [yes] , lying
   *[no] {""}
}{ $tackled ->
    [yes] , may not tackle again
   *[no] {""}
}
pitch-pieces = { $pieces }; { $piece }
pitch-side = { $player-is ->
    [you] Your side
   *[other] { $player }
}: { $pieces }. { $goals ->
    [one] { $goals } goal
   *[other] { $goals } goals
}, { $morale } Morale, { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand.

## The page: what may be played on the pitch

# Read aloud behind what is played: what decides it (one of the next, or `none`), and its chance.
spot-numbers = { $sum ->
    [none] {""}
   *[other] . { $sum }
} { $percent } per cent
# What decides a pass: dice and Morale against a number, made of half the distance and of who is in the way.
spot-sum-pass = Needs { $power } from dice and Morale{ $blocked ->
    [0] {""}
   *[other] : { $distance } for the distance, { $blocked } in the way
}.
# What comes off a shot. $least and $most in the way, as the Goalie goes; $between is whether they differ.
spot-sum-shot = Your dice against the Goalie’s. Off yours: { $distance } for the distance{ $most ->
    [0] {""}
   *[other] , { $between ->
        [yes] { $least } to { $most }
       *[no] { $most }
    } in the way
}. Each two spaces nearer save you 1. A tie is a goal. They may pay Morale, too.
spot-sum-dribble = Your dice against theirs, if they pay no Morale. A tie is yours.
spot-sum-tackle = Your dice against theirs, if they pay no Morale. A tie is theirs.
# $piece is who is there to get the ball, or `none`.
spot-to = { $piece ->
    [none] { $space }
   *[other] { $space }, { page-piece }
}
spot-pass = Pass to { spot-to }
spot-kick = Goal kick to { spot-to }
spot-shoot = Shoot
spot-strike = Strike { tile-name }, { $space }
spot-land = The ball stops on { $space }
spot-place = Place on { $space }
spot-centre = Kick off with { page-piece }
spot-move = { page-piece-first } to { $space }{ $way ->
    [by-ball] , taking the ball along
    [round-ball] , leaving the ball
   *[straight] {""}
}
# $piece is the opponent.
spot-dribble = Dribble past { page-piece } on { $space }
# $piece is who tackles, and $start where he stands.
spot-tackle = Tackle with { page-piece } on { $start }
spot-push = Push { page-piece } to { $space }
spot-bypass = Change places with { page-piece } on { $space }

# On the plate beside the spot that one looks at.
# Over a chance that no Morale can change, and over the first of several, the others of which have coins.
plate-chance = chance
plate-no-morale = without
plate-commit = Do it
# On the space where the ball stops if it fails.
plate-else-here = here if it fails

## The page: the stage, with what is being done and the dice

# $colour is `green` or `white`; $value is a number, or `fumble`.
stage-die = { $colour ->
    [green] green
   *[white] white
} die: { $value ->
    [fumble] a fumble, which takes 1 off
   *[other] { $value }
}
stage-tile = { $tile ->
    [none] a Strike tile, face down
   *[other] Strike tile: { tile-name }
}
# Under the numbers that a roll is added up from.
stage-sum-roll = roll
# $shoots is whether it comes off a shot, or off a save.
stage-sum-distance = distance
    .title = { $shoots ->
        [yes] Half the spaces from the shooter to where he aims, rounded up
       *[no] Half the spaces from the Goalie to where the ball goes, rounded up
    }
stage-sum-in-way = in the way
    .title = 1 for each opponent on the line of the shot, the Goalie too
stage-sum-secret = Morale that { $player } has put down in secret
stage-sum-needs = needs
stage-sum-total = total
stage-verdict-pass = { $success ->
    [yes] On the spot
   *[no] Astray
}
stage-verdict-shot = { $success ->
    [yes] Goal!
   *[no] No goal
}
stage-verdict-dribble = { $success ->
    [yes] Past him
   *[no] Stopped
}
stage-verdict-tackle = { $success ->
    [yes] Won it
   *[no] Held off
}
# Why: what a pass made and needs, and two totals of a duel or a shot.
stage-because-pass = { $total }, needs { $power }
stage-because-duel = { $mine } against { $theirs }
stage-ball-on = ball on { $space }

# The three spaces of the goal, for whoever shoots and whoever guards it.
stage-goal = The goal
stage-striking = Shoot at { tile-name }, { $space }
stage-guarding = Guard { tile-name }, { $space }
# Chances of a shot in per cent: if the Goalie goes to this space, and if he goes to another.
stage-if-guessed = { $percent }% if guessed, else { $other }%
# The chance of a save in per cent if the shooter, who is named, pays no Morale.
stage-if-unpaid = { $percent }% if { $player } pays no Morale
# The chances of a save in per cent: if the shot is aimed at this space, and if at another.
stage-if-aimed = { $percent }% if they aim here, else { $other }%
# The chance of a goal with all the Morale that the shooter may pay.
stage-if-paid = { $percent }% with { $morale } Morale

# On the card of which something is still to be done.
stage-now = under way
# What a card under way is used for, other than what it says.
stage-spent-movement = given up to move
stage-spent-action = given up for an action: { to-act }
stage-spent-goal-kick = given up for a goal kick
stage-spent-drop = thrown away
stage-rewards = Rewards to take
stage-take-morale = Morale
    .comes = Morale, by itself
stage-take-movement = { $number ->
    [one] move
   *[other] moves
}
stage-take-action = { $number ->
    [one] action
   *[other] actions
}
# Before the rewards of a card; `then` once it has come off and one of them is under way.
stage-pays = pays if it comes off
    .then = still to take after this
    .label = It pays

stage-choose = Choose { $board }
stage-teams = Teams to choose from
stage-captains = Captains to choose from
stage-formations = Formations
stage-marking = Stats to mark
stage-mark = A white die for { page-stat }: { $number } so far
stage-good-for = { $stat ->
    [pass] every pass
    [shoot] your shots
    [dribble] with the ball
    [tackle] without it
   *[goalkeeping] your Goalie
}

# AutoTeam’s card, and the steps of her turn.
stage-auto = { $card }, a card of AutoTeam: Morale { $morale }, shoots at { $column } from { $range } or nearer
stage-auto-card = card { $number } of { $of } · { board-auto-level }
stage-auto-shot = A shot, if she is near enough
stage-auto-range = from { $range } or nearer
stage-auto-tactic = Her tactic
stage-auto-pass = to the front
    .title = A pass to her foremost piece
stage-auto-dribble = A dribble
stage-auto-carrier = The carrier moves
stage-auto-moves = { $number ->
    [one] { $number } move
   *[other] { $number } moves
} to the ball
    .title = The nearest piece goes towards the ball
stage-auto-tackle = tackle
    .title = A tackle, if it stands beside the ball

stage-legend = How to read the cards
    .dots = dots: the ball’s way
    .line = line: a piece’s way
    .needs = your chance, without Morale
    .cross = cross: an opponent; dotted box: a free space
    .lying = inactive: still passes, shoots, dribbles and tackles; moves one space only, for 1 Morale
    .morale = Morale: +1 to a roll

## Lessons

lesson-first-match = Your first goal
    .about = A pass, a dribble, and a corner of the net: one whole attack, with its cards and its dice.
lesson-first-match-aim = You join a match that is under way. Six pieces a side on a pitch of squares. You play upwards, and whoever has more goals when time is up wins. A ring with a triangle only matters for goal kicks.
lesson-first-match-blocked = The others have the ball, and pass from d11 to number 5 on e7, with your captain in the way. A pass needs half its distance, rounded up: 2. Everybody in the way adds 1, so this one needs 3. Watch the dice: the six faces of the green one are 1, 2, 2, 3, 3 and 4; of the six faces of the white one three add 1, two are blank, and one, painted red, takes 1 off.
lesson-first-match-caught = A 1 and a 0: too short! A pass that fails goes to the first piece in its way, and there stood your captain. The ball is yours.
lesson-first-match-turn = Your turn. You hold four cards and play up to three of them; then you draw back to four. The shield marks a card of your team alone; the others both sides have.
lesson-first-match-spend = No need to read them all: any card, whatever is drawn on it, can be given up to move a piece.
    .ask = Click Backward Pass, and give it up to move.
lesson-first-match-move = A piece moves one or two spaces in any direction. Then it is inactive and lies down until your next turn: it still passes, shoots, dribbles and tackles; it moves one space only, for 1 Morale.
    .ask = Click number 4, then the space h8: level with your captain.
lesson-first-match-card = Now a card as it is drawn. The bright green half is for the side with the ball: this one is a pass along a row. At its left edge stands what it pays if the pass arrives: 1 Morale and 1 action.
    .ask = Click Cross Pass, and play it as pictured.
lesson-first-match-pass = Three spaces need 2, half of them rounded up, and nobody stands in the way. You roll the green die, and as many white ones as your board shows under Pass: one. Number 4 shows your chance.
    .ask = Pass to number 4 on h8.
lesson-first-match-reward = 3 and 1 make 4, and 2 were needed. The card has come off, so it pays. The Morale, the rosette, has gone to your side by itself; the action is yours to use or to leave.
    .ask = Take the action.
lesson-first-match-duel = Their number 3 stands beside yours, and can be dribbled past. A dribble is a duel, your dice against theirs, and a tie is yours: you have the ball.
    .ask = Dribble past number 3.
lesson-first-match-keep = Before any roll of yours you may pay Morale: each adds 1. Here the button shows what your one would do. A goal needs it more.
    .ask = Keep it: pay nothing.
lesson-first-match-third = Past him! The two have changed places. You may play one more card this turn. Any card can also be given up for an action: a pass, a shot or a dribble.
    .ask = Click In-Between Pass, and give it up for an action.
lesson-first-match-shoot = A shot is your dice against the Goalie’s. Half the distance to the goal comes off your roll: 2 from here, and 1 more if the Goalie is in the way. So come close before you shoot. The goal shows your chance.
    .ask = Shoot: click the goal.
lesson-first-match-corner = You aim left, middle or right, the others choose where the Goalie goes, and neither sees the other’s choice. Below each chance stands what it is if they guess yours, and if they do not.
    .ask = Shoot at the right.
lesson-first-match-pay = The Goalie went the other way, which raises your chance: his distance from the ball takes 1 off his roll. Now both roll, and here your Morale is well spent.
    .ask = Pay your one Morale.
lesson-first-match-goal = Goal! And by a hair: 3 and 1, less 1 for a fumble, the red side of a white die, plus 1 Morale, less 2 for the distance, make 2. The Goalie made 2 as well, and a tie is yours: you have the ball.
lesson-first-match-line-up = After a goal both sides line up anew, and whoever let it in kicks off.
    .ask = Pick a formation: The Wall.
lesson-first-match-end = That is an attack: move, pass, take what the card pays, shoot. When a deck runs out it is shuffled and the clock moves on, until half-time and full time. Still to come: your own team, and life without the ball.

lesson-without-the-ball = Without the ball
    .about = Run, mark and tackle; a captain’s trick, tired legs, and a Goalie who picks the right corner.
lesson-without-the-ball-defend = They have the ball, and they are in your half. Whoever has no ball cannot pass or shoot, but runs and tackles.
lesson-without-the-ball-halves = So now the blue lower halves of your cards count. A line is a move, and the cross is an opponent to end beside. The card with the gold star is your captain’s own, the orange one with the whistle your coach’s.
lesson-without-the-ball-plan = Waggle Dance is a card of your team: two moves ahead, by two different pieces, the second up to an opponent. Then it pays an action.
    .ask = Click Waggle Dance, and play it.
lesson-without-the-ball-forward = First a move ahead. Far up the pitch, somebody can wait for a pass.
    .ask = Click number 5, then h8.
lesson-without-the-ball-marking = Now one who ends beside an opponent. Take the captain, with the star, to the one with the ball.
    .ask = Click your captain, then f5.
lesson-without-the-ball-reward = Done exactly as pictured, so the card pays: the Morale has come to you, and an action is yours. If any part of a plan fails, it pays nothing.
    .ask = Take the action.
lesson-without-the-ball-tackle = A tackle is a duel as well. This time the tie is theirs, so you need more than they have; but you have two white dice on Tackle.
    .ask = Tackle with your captain.
lesson-without-the-ball-hold = They have no Morale to answer with. But yours will carry your captain further in a moment.
    .ask = Keep it: pay nothing.
lesson-without-the-ball-won = 4 against 3: the ball is yours, the two have changed places, and the rest of your turn you attack.
lesson-without-the-ball-skill = Your captain’s cards are for the captain alone. Carry On is a move and then a pass.
    .ask = Click Carry On, and play it.
lesson-without-the-ball-lying = But your captain lies down! For 1 Morale one who lies down still moves a single space.
    .ask = Move on to f7.
lesson-without-the-ball-away = And there waits number 5, two spaces off. That needs no more than a 1.
    .ask = Pass to number 5 on h8.
lesson-without-the-ball-fatigue = Waggle Dance is tiring: the drop on it brought you a Fatigue card. It takes up a place in your hand, and is good for nothing but one move. Out with it!
    .ask = Click the Fatigue, and give it up to move.
lesson-without-the-ball-wing = The triangles on the pitch are for goal kicks. You may soon be glad of somebody who stands there.
    .ask = Click number 3, then b6.
lesson-without-the-ball-round = Three cards are played, so your turn is over and all of your pieces will stand up again before the next. Now it is theirs.
lesson-without-the-ball-beaten = They tackle your number 5. You roll Dribble, they roll Tackle.
lesson-without-the-ball-guard = Lost, then a long ball, and now they shoot! They have chosen a corner already, face down. You choose where your Goalie goes.
    .ask = Guess: send the Goalie to the right.
lesson-without-the-ball-keep = The same corner! The Goalie stands in the way of the ball, so distance and Goalie take 4 off their roll, and nothing comes off yours.
lesson-without-the-ball-saved = Saved, 2 against 0. A Goalie with the ball in hand has to kick it out before you do anything else.
lesson-without-the-ball-goal-kick = That is a pass like any other; or, for a card, a safe kick to one of the triangles in your half.
    .ask = Click Backward Pass, and give it up for the goal kick.
lesson-without-the-ball-kick = No dice, no risk. And who is standing there already?
    .ask = Kick it to number 3 on b6.
lesson-without-the-ball-end = Now you know both halves of the game: with the ball you are bold, without it you stand in the way. You have two cards left in this turn; play on, or build a side of your own.

lesson-your-own-team = Your own team
    .about = A team, a captain, six white dice and a formation: the five choices before the kick-off. Then the match is yours.
lesson-your-own-team-team = In the whole game you choose one of two teams. Each has three green and blue cards, its plans, and an orange one of its coach; the five Basic cards are the same for all. No need to study them: you meet them in play.
    .ask = Choose Night Mail Athletic, who like a ball into space.
lesson-your-own-team-captain = Then a captain, who brings three cards that the captain alone can play.
    .ask = Choose The Pickpocket, who waits where the ball will be.
lesson-your-own-team-markers = Six white dice: each is rolled for what you put it on, beside the green one that you always have. Passing wins you pieces, space and cards.
    .ask = Put one on Pass.
lesson-your-own-team-shoot = Shots win you matches, and The Pickpocket lives off them.
    .ask = Put one on Shoot.
lesson-your-own-team-shoot-again = Two on one stat is the most that it takes.
    .ask = Put another one on Shoot.
lesson-your-own-team-dribble = Dribble gets you past an opponent, and is what you roll when they tackle you.
    .ask = Put one on Dribble.
lesson-your-own-team-tackle = Tackle is the same from the other side: it wins the ball back.
    .ask = Put one on Tackle.
lesson-your-own-team-keep = And your Goalie rolls Keep, whenever they shoot. At half-time you may move all your white dice but these.
    .ask = Put the last one on Keep.
lesson-your-own-team-shape = A formation places all six pieces in your half at once. You could also place them one by one on the pitch, where the Goalie is next.
    .ask = Take The Arrow: it points at their goal.
lesson-your-own-team-clock = This is the clock. Whenever a deck runs out and is shuffled, it moves on. At 45 the half ends with the round, and at 90 the match.
lesson-your-own-team-end = That is all there is to prepare, and a match takes about three quarters of an hour. It has begun: they line up next, and kick off. Good luck!

## Hints on what comes before play, by the phase: what the rule of thumb goes by.

hint-in-choose = The bots draw lots between the two that they are dealt: take the one that you like.
hint-in-mark = White dice pay most on Shoot and Keep, then on Pass and Tackle; Dribble comes last.
hint-in-arrange = Whoever kicks off stands far forward; the other side keeps men before its own goal.
hint-in-centre = The captain takes the kick-off: bots never leave it to anybody else.
hint-in-rest = Bots take back as much Fatigue as they may.

## How to play

how-to-play-aim = Up the pitch, into the net
    .text = Six pieces a side, and you play upwards. A shot is the only way to score. Each time a deck runs out the clock moves on, to half-time and full time. More goals win.
how-to-play-turn = One to three cards a turn
    .text = Play a card as pictured: the upper half with the ball, the lower without it. Or give up any card for one move or one action. Then draw back to four.
how-to-play-pass = Half the distance, one for each in the way
    .text = A pass needs half its distance, and 1 for each opponent in the way. As much is taken off a shot. Too short, and the first piece on the line has the ball.
how-to-play-dice = Dice, and heart
    .text = A green die, the white ones that you put on what you do, and 1 for each Morale paid. The higher result wins; a tie is for the side with the ball.
how-to-play-signs = What the signs mean
    .text = A card that comes off pays what stands at its edge.
how-to-play-sign-pass = dots: the ball’s way
how-to-play-sign-step = line: a piece’s way, and one move
how-to-play-sign-forward-marking = cross: end beside an opponent
how-to-play-sign-morale = Morale: 1 more on a roll
how-to-play-sign-action = an action: pass, shot, dribble or tackle
how-to-play-sign-fatigue = Fatigue: a tired card for your hand

## What the signs mean

# An element of a tactic: its name, and what it means.
legend-element = { $name }: { $means }
legend-stat = { page-stat }: the white dice of a side for that
legend-morale = Morale: a token, paid for +1 to a roll or as the price of something
legend-step = A move: one of your pieces moves one or two spaces, or a single one if it lies down
legend-action = An action: pass, shoot or dribble with the ball, tackle without it
legend-fatigue = Fatigue: a card that can be spent on one move and on nothing else
legend-group-team = A card of the team
legend-group-captain = A card of the captain
legend-group-coach = A card of the coach
legend-lying = Inactive: it has moved, and lies down until its side’s next turn. It still passes, shoots, dribbles and tackles; it moves one space only, for 1 Morale
legend-star = A star of the captain: +1 to a roll of that stat by him
legend-die = { $colour ->
    [green] The green die, which is always rolled: its faces are { $faces }
   *[white] A white die, which is added: its faces are { $faces }
}
legend-fumble = The red face of a white die: a fumble, which takes 1 off
legend-beaten = On a piece: it has failed to tackle, and may not tackle again in this turn
legend-marked = A ring with a triangle on the pitch: where a goal kick may go without dice

## Real dice: in which order they are written.

real-dice = The green die first, then the white ones.

## On paper

print-auto-board = AutoTeam, { $level ->
    [easy] easy
    [normal] normal
   *[hard] hard
}

## Reasons in a hint

# $number is a chance of 100, as long as nobody pays Morale.
reason-pass = The pass arrives in { $number } of 100 cases without Morale.
reason-shot = The shot is a goal in { $number } of 100 cases if nobody pays Morale.
reason-save = Your Goalie saves it in { $number } of 100 cases if they pay all the Morale they can.
reason-dribble = It gets past in { $number } of 100 cases if nobody pays Morale.
reason-tackle = It wins the ball in { $number } of 100 cases if nobody pays Morale.
reason-card-pays = It pays { $rewards }.
reason-card-begins = Its pass to { $space } arrives in { $number } of 100 cases without Morale.
reason-card-pays-then = If it comes off, it pays { $rewards }.
reason-card-acts = The safest action that it gives, at { $space }, comes off in { $number } of 100 cases without Morale.
reason-card-idle = The card cannot be played as pictured now.
reason-card-forgoes = As drawn, the card could pay { $rewards }.
reason-to-nobody = No player of yours stands there.
reason-nearer = { $number ->
    [one] It brings the ball a space nearer to the goal.
   *[other] It brings the ball { $number } spaces nearer to the goal.
}
reason-further = { $number ->
    [one] It takes the ball a space away from the goal.
   *[other] It takes the ball { $number } spaces away from the goal.
}
reason-open = From there it gets a pass in { $number } of 100 cases without Morale.
reason-in-front = It comes in front of the ball, { $number ->
    [one] one space
   *[other] { $number } spaces
} from the goal.
reason-falls-back = It falls back, { $number ->
    [one] one space
   *[other] { $number } spaces
} from the goal.
reason-no-dice = It needs no dice.
reason-free = The card has paid for it already.
reason-leaves = It leaves { $rewards } unused.
# What the best of the moves that a card or a reward gives can do.
reason-move-picks-up = A move can pick up the loose ball.
reason-move-in-reach = A move can bring somebody beside the ball, to tackle.
reason-move-shuts = A move can shut one of the ball’s lines to your goal.
reason-move-in-front = A move can bring somebody in front of the ball, to be passed to.
reason-move-nearer = A move can take the ball nearer to the goal.
reason-picks-up = It picks up the loose ball.
reason-to-ball = { $number ->
    [one] It comes nearer to the ball: one space from it.
   *[other] It comes nearer to the ball: { $number } spaces from it.
}
reason-off-ball = { $number ->
    [one] It comes no nearer to the ball.
   *[other] It comes no nearer to the ball: { $number } spaces from it.
}
# A shot has three spaces of the goal to choose from, and $number is how many of the lines there.
reason-shuts = { $number ->
    [one] It stands in the way of a shot: one line to your goal less is open.
   *[other] It stands in the way of a shot: { $number } lines to your goal less are open.
}
reason-leaves-shot = { $number ->
    [one] It leaves one of three lines to your goal open for a shot.
   *[other] It leaves { $number } of three lines to your goal open for a shot.
}
reason-in-reach = It stands beside the ball, from where it can tackle.
reason-ends = { $number ->
    [one] You still hold a card.
   *[other] You still hold { $number } cards.
}
# $most is the Morale with which the other side may answer, `unknown` of AutoTeam.
reason-pays = { $number ->
        [0] Without Morale
       *[other] With { $number } Morale
    } it works in { $then } of 100 cases{ $most ->
        [0] {""}
        [unknown] {" "}if the other side pays none
       *[other] {" "}if the other side pays none, in { $least } if it pays { $most }
    }.
reason-pays-for-nothing = { $number } Morale changes nothing: { $then } of 100.

## What is printed on paper

print-token = { $use ->
    [ball] ball
    [time] time
    [morale] Morale
   *[marker] marker
}
print-spaces = Small rectangles are darkest, penalty areas dark. The cheap goal kick goes to a yellow space.
print-tracks =
    .how = Roll the green die and a white one for each marker of the stat: the table says what a face is worth. The “time” counter moves on by one field whenever a deck is shuffled anew.

## What is wrong in the file of a box, after the key that it is about

wrong-through-last = must be the last: after a through-pass nobody has the ball
wrong-through-actions = needs movements beside it: after a through-pass nobody has the ball
wrong-ball = must not ask for on-the-ball and for the ball being elsewhere
wrong-no-ball = needs the ball: when on-the-ball, or close-to-ball and a move before
wrong-shot-last = must be the last: a shot ends the card
wrong-skip = needs a pass or a strike after it
wrong-even = must be odd, so that there is a middle, not { $number }
wrong-marked = lies in the small rectangle
wrong-goalie = must lie in the small rectangle
wrong-piece = must not lie in the small rectangle
wrong-kick-off = must end with the piece furthest forward, which kicks off
wrong-face = must be "{ $fumble }" or a whole number from 0 to 6, not { $value }
wrong-home-space = must be a space of the home half, a1-{ $last }, not { $value }
# Words of the notation.
wrong-space = a space is a column a-{ $column } and a row 1-{ $row }, not { $value }
wrong-die = { $colour ->
    [green] a green die
   *[white] a white die
} is a number in { $span }, not { $value }
