### What people read of Futera SuSu. Variables of seats, names and lists: see the shared messages.

tagline = Eleven face-down cards, one die each, three duels to a goal.

## Options

option-length = Length
    .help = When the match ends.
option-length-possessions = By possessions
    .help = When each side has attacked so many times.
option-length-goals = By goals
    .help = When a side has so many goals.
option-length-clock = By the clock
    .help = When the time is up; the attack under way is played out.
option-possessions = Possessions
    .help = Attacks of each side, in a match by possessions: 10 make 20 in all.
option-goals = Goals
    .help = Goals that win a match by goals.
option-minutes = Minutes
    .help = How long a match by the clock takes.
option-home = Home
    .help = The squad of the first side.
option-home-choose = Choose
    .help = They choose one, or build their own.
option-away = Away
    .help = The squad of the second side.
option-away-choose = Choose
    .help = They choose one, or build their own.
option-home-deck = Home deck
    .help = The action deck of the first side.
option-home-deck-choose = Choose
    .help = They choose one, or build their own.
option-away-deck = Away deck
    .help = The action deck of the second side.
option-away-deck-choose = Choose
    .help = They choose one, or build their own.
option-removal = Removal
    .help = Who leaves the pitch after a duel.
option-removal-failed-attack = Failed attack
    .help = Both players of a duel that the attacker loses.
option-removal-every-loser = Every loser
    .help = Whoever loses a duel.
option-lock-in = Lock-in
    .help = Whether the line-up is placed against the clock.
    .newcomer = Gentle for your first matches: by the rulebook, whoever is late loses 0–3.
option-lock-in-timed = Timed
    .help = Whoever has not placed all eleven when it ends is disqualified.
option-lock-in-gentle = Gentle
    .help = Whoever is still missing when it ends is put in the row where they belong.
option-lock-in-untimed = Untimed
    .help = Take your time.
option-strict = Strict
    .help = What happens to whoever touches a player that stands in the right row.
option-strict-off = Off
    .help = It cannot be done.
option-strict-on = On
    .help = Disqualified on the spot.

# Of what a box file brings and says nothing about.
no-text = { "" }

## Teams

team-navy-rovers =
    .tagline = Eleven sailors and one harbour wall, which has been bombarded before.
team-susu-city =
    .tagline = A skyline, a spotlight, and a step-over that nobody asked for.
team-rift-wanderers =
    .tagline = They kicked off last Tuesday and will be with you in a moment.
team-ember-athletic =
    .tagline = A foundry town: everything here is struck while it is hot.
team-moss-county =
    .tagline = They were here before the pitch was, and they will stay for the tea.
team-clockwork-thursday =
    .tagline = Wound up on Wednesdays.

## Players

player-otto-bollard =
    .text = Things get tied to him. Forwards, mostly.
player-mina-fathom =
    .text = Nobody has found the bottom of her patience.
player-big-tom-breakwater =
    .text = Two waves have sued him for damages.
player-ada-keel =
    .text = Take her out of the side and it rolls over.
player-josef-hawser =
    .text = Holds the line. On some days he is the line.
player-pru-buoy =
    .text = Goes under in every tackle and is up before the whistle.
player-sammy-ballast =
    .text = Was asked to be more mobile. Was asked once.
player-nell-starboard =
    .text = Only ever turns right. So far the pitch has given way.
player-cook-marlow =
    .text = Serves everything hot, and nobody asks what is in it.
player-ira-compass =
    .text = Always knows where north is, and plays it south to annoy them.
player-bell-tanner =
    .text = Rings twice: when she wins the ball, and when you notice.
player-old-swell =
    .text = Comes in slowly. Does not stop coming in.
player-gwen-halyard =
    .text = Pulls everything up the pitch, hand over hand.
player-stoker-brand =
    .text = Lives below deck. Comes up for headers.
player-vera-storm =
    .text = The forecast said light winds. The forecast has been taken off.
player-kit-larboard =
    .text = Grew up on the quay and can nutmeg a gull.
player-ruby-squall =
    .text = Gone before the corner flag has finished waving.
player-finn-harpoon =
    .text = One throw. He does not care to swim after it.
player-jory-scuttle =
    .text = Has talked his way into better penalty areas than this one.
player-augusta-tar =
    .text = Sticks to the last defender. Bring turpentine.
player-dion-velvet =
    .text = Makes the save, bows, and makes the next one bowing.
player-mama-halogen =
    .text = Keeps the lights on and the ball out.
player-tram-otero =
    .text = Runs every four minutes and stops for nobody.
player-kiki-lacquer =
    .text = Tackles in heels. The heels win.
player-boris-chandelier =
    .text = Hangs about, very large, until somebody brings him down.
player-zaza-mirror =
    .text = Whatever you do she did first, and the other way round.
player-concierge-paul =
    .text = Nobody comes in without a reservation.
player-lou-escalator =
    .text = Goes up the wing standing still.
player-solomon-marquee =
    .text = His name hangs above the stadium's. It was in the contract.
player-nia-boulevard =
    .text = Wide, bright, and you can see her from the airport.
player-theo-espresso =
    .text = Short and dark, and you will not sleep tonight.
player-pixel-amara =
    .text = Sees the game at a higher resolution.
player-madame-turnstile =
    .text = One at a time, please, and not you.
player-rex-subwoofer =
    .text = You feel him in your ribs before you hear him.
player-nico-neon =
    .text = Buzzes faintly. Works nights.
player-gigi-rollercoaster =
    .text = Keep your arms inside the penalty area at all times.
player-prince-calypso =
    .text = Has scored with his back, his hat and his shadow.
player-duke-skyscraper =
    .text = Crosses come up by lift.
player-lola-jackpot =
    .text = Three cherries every week, and nobody has looked inside the machine.
player-momo-taxi =
    .text = Knows a short cut through your back four.
player-echo-vale =
    .text = Makes every save twice. The second one counts.
player-door-number-nine =
    .text = Closed.
player-orla-threshold =
    .text = Nothing has come past her that did not knock first.
player-hob-lintel =
    .text = Holds up the back line and one corner of the clubhouse.
player-ghost-of-row-z =
    .text = Walks through walls. Stops at forwards, out of politeness.
player-yestin-twice =
    .text = You have beaten him. Here he is again.
player-slab =
    .text = Was part of the pitch until somebody asked it to stay on.
player-mirre-undertow =
    .text = Drags you back to where you lost the ball.
player-professor-wormhole =
    .text = The pass left his foot on Monday. It has just come in.
player-tamsin-blink =
    .text = You missed it.
player-seventh-ferryman =
    .text = Takes everything across. Takes a coin for it.
player-nadir-and-zenith =
    .text = One shirt, two opinions, always free.
player-old-news =
    .text = Has read tomorrow's paper and is standing there.
player-mothwing-issa =
    .text = Comes to any light that midfield has left on.
player-pim-sideways =
    .text = Comes into the box by a side that it does not have.
player-comet-ansgar =
    .text = Comes round every seventy-six minutes.
player-hollow-jack =
    .text = There is nobody in that shirt. Mark him tightly.
player-lady-parallax =
    .text = Shoots at where the goal is from over there.
player-tumble =
    .text = Fell out of the Rift, fell over, scored.
player-sir-gravity =
    .text = What goes up is his.
player-bellows-grogan =
    .text = Breathes in, and crosses drop short.
player-sister-kiln =
    .text = What goes in soft comes out hard.
player-hilda-anvil =
    .text = Hammers come to see her. They go home flatter.
player-tongs-mulvey =
    .text = Takes it out of the fire so that you need not.
player-rusty-grate =
    .text = Stops everything larger than a plum.
player-cinder-molloy =
    .text = Was out. Was not quite out.
player-iron-ida =
    .text = Her shin pads wear shin pads.
player-slag-heap-sven =
    .text = Nobody goes round him. There is no round.
player-poker-flynn =
    .text = Stirs it, stands back, whistles.
player-ash-delmar =
    .text = Settles softly on whatever you meant to keep clean.
player-crucible-jones =
    .text = The midfield is poured into her and comes out in one piece.
player-spark-wren =
    .text = Small. There used to be a haystack here.
player-gaslight-orme =
    .text = There was no ball, and you have always been tired.
player-chimney-brock =
    .text = Everything goes up by way of him.
player-furnace-fitzroy =
    .text = The nets are insured. The keepers are not.
player-blaze-adeyo =
    .text = Runs until something stops him, such as the next town.
player-dagmar-hammer =
    .text = Has one shot. The last wall still shows it.
player-flint-harkness =
    .text = Strike him anywhere.
player-molten-mo =
    .text = Goes round defenders, or under them if there is a draught.
player-scoria-pell =
    .text = Light, rough, and floats to the far post.
player-auntie-hedge =
    .text = Grows a little every season. The goal does not.
player-wick-puddle =
    .text = Never where you shot. Always where it lands.
player-old-boulder =
    .text = Has moved twice in his career, both times downhill.
player-barn-door-bess =
    .text = They say you cannot miss her. Everybody hits her.
player-turnip-ludlow =
    .text = Firm, pale, and better than he looks.
player-stile-hopkin =
    .text = You get over her in the end, and land in the mud.
player-gaffer-fencepost =
    .text = One of a row. You notice when he is missing.
player-marl =
    .text = Three days of rain and he is at his best.
player-granny-thistle =
    .text = Ninety-one. Nobody has grabbed her shirt twice.
player-ploughman-rudd =
    .text = Straight lines, forty of them, then lunch.
player-bramble-quick =
    .text = You may get away. Your shorts may not.
player-dovecote-anne =
    .text = Sends it out and it comes home.
player-beekeeper-osk =
    .text = Moves slowly, and nobody gets stung. Nobody of his.
player-ditch-amory =
    .text = Six feet deep and not on the map.
player-scarecrow-bill =
    .text = Stands in the box with his arms out. It works on birds, too.
player-hare-apparent =
    .text = Fast asleep for eighty minutes. Fast for ten.
player-bull-gentry =
    .text = Saw the flag. Lowered his head.
player-molly-windfall =
    .text = Always stands under the right tree.
player-ferret-doyne =
    .text = Up one sleeve, out of the other, one nil.
player-haystack-jem =
    .text = There is a needle in his left boot.
player-the-escapement =
    .text = Lets one thing through at a time. Not today.
player-bertha-boiler =
    .text = Whistles when she is ready. Stand clear.
player-cuckoo-krantz =
    .text = Comes out on the hour, very suddenly.
player-mainspring-mags =
    .text = The tenser it gets, the longer she runs.
player-sprocket-lyle =
    .text = Has forty teeth and means to keep them.
player-iron-pendulum =
    .text = Left. Right. Left. Ouch.
player-tock =
    .text = A second late, which is when the ball arrives.
player-governor-steele =
    .text = Sees to it that nobody runs too fast.
player-minute-hand-minnie =
    .text = Points at you. Once an hour, exactly.
player-tick =
    .text = A second early, and already past you.
player-orrery-vaughn =
    .text = Everything turns about him, at the proper distances.
player-cog-number-five =
    .text = There are eleven like her. There is nobody like her.
player-widow-quartz =
    .text = Loses a second in ten years, and the ball less often.
player-snooze =
    .text = Nine more minutes, and then you will see.
player-maximilian-brass =
    .text = Polished before every match. Nobody has seen the key.
player-penny-whistle =
    .text = Calls for it, gets it, blows for the goal.
player-ratchet-bo =
    .text = Goes forward one notch. Never back.
player-sundial-ray =
    .text = Useless under floodlights. It is a quarter past two.
player-crank-ottoline =
    .text = Turn her once and stand clear.
player-whirr =
    .text = You hear him once he has passed.

## Action cards

card-red-card =
    .text = The long walk, with the short bath at the end of it.
card-energy-boost =
    .text = It says berry. It tastes of lightning.
card-var-check =
    .text = Somebody in a van far away has seen something.
card-yellow-card =
    .text = Suddenly everybody tackles like a librarian.
card-advantage =
    .text = Both arms forward: play on, and may the bolder one have it.
card-tactical-switch =
    .text = "Not you. The other one."
card-long-ball =
    .text = Why go round the back four when there is all that sky?
card-offside =
    .text = By a toenail. A long one, but a toenail.
card-extra-time =
    .text = The board goes up, and so does a groan.
card-pulled-hamstring =
    .text = He was only warming up. So it seems was the hamstring.
card-captains-cry =
    .text = "AGAIN!" Pigeons leave the stand.
card-the-wall =
    .text = Five of them, hands folded, thinking of other things.
card-home-crowd =
    .text = Nine thousand people and one drum.
card-stern-word =
    .text = The referee has bent down to your height. That is never good.

## Ready-made squads

squad-all-hands =
    .text = Navy Rovers from the mast to the bilge, and Vera Storm lifts every one of them. Do not lose her.
squad-city-lights =
    .text = Solomon Marquee conducts SuSu City going forward; behind them stands a harbour wall on loan.
squad-three-banners =
    .text = Boulder behind, Wormhole between, Furnace in front: three Cult Heroes, and nobody salutes anybody.
squad-hammer-and-spring =
    .text = Ember at both ends under Hilda Anvil, and a midfield that runs like a watch because it is one.
squad-wound-up =
    .text = Clockwork Thursday complete, with Maximilian Brass at the tip. Wins midfields; strikes on the hour.
squad-two-reigns =
    .text = Granny Thistle rules Moss County. When she has had enough, Marquee comes on and SuSu's forwards rise.

## Ready-made decks

deck-long-whistle =
    .text = Everything with a whistle in it. They will leave the pitch talking to themselves.
deck-battering-ram =
    .text = For whoever has the ball and means to put it somewhere.
deck-bolted-door =
    .text = Nil is a fine number. Let them have it.
deck-loaded-dice =
    .text = If you do not like what fortune says, ask her again.

## Commentary: how players and numbers are named

# A player whom both sides know to have on the pitch or the bench.
player-of-side = { whose-player } { $name }
    .first = { $player-is ->
        [you] Your { $name }
       *[other] { $player }’s { $name }
    }
the-card = the card
    .first = The card
a-card = a card
# Somebody of whom only the row is known.
somebody = a { position }
position = { $position ->
    [forward] Forward
    [midfielder] Midfielder
    [defender] Defender
   *[goalkeeper] Goalkeeper
}
# Whom somebody is due to be, or a spot is for.
due-position = { $due ->
    [forward] Forward
    [midfielder] Midfielder
    [defender] Defender
   *[goalkeeper] Goalkeeper
}
in-row = { $row ->
    [forwards] among the forwards
    [midfield] in midfield
    [defence] in defence
   *[goal] in goal
}
stat = { $stat ->
    [speed] Speed
    [accuracy] Accuracy
    [passing] Passing
    [skill] Skill
    [defending] Defending
   *[power] Power
}
hero = { $hero ->
    [local-hero] Local Hero
    [cult-hero] Cult Hero
    [legendary-captain] Legendary Captain
   *[player] Player
}
# A stat as it counts in a duel: Passing 11 +2 = 13.
effort = { stat } { $base }
effort-and = { $before } { SIGNED($amount) }
effort-sum = { $sum } = { $total }
# What has won a duel, before what has lost it.
efforts = { $winning } against { $losing }
score = { $home }–{ $away }
# Of $player and of $rival; after “Bo wins” and before “and Bo wins by …”.
score-below-zero = ({ $player } { $home }, { $rival } { $away })
tally = { $tally } in sudden death

## Commentary: before the match

takes-squad = { $player-is ->
    [you] { $player } play with the squad { $squad }.
   *[other] { $player } plays with the squad { $squad }.
}
signs = { $player-is ->
    [you] { $player } sign { $name } of { $team }: shirt { $shirt }.
   *[other] { $player } signs { $name } of { $team }: shirt { $shirt }.
}
takes-deck = { $player-is ->
    [you] { $player } play with the deck { $deck }.
   *[other] { $player } plays with the deck { $deck }.
}
packs = { $player-is ->
    [you] { $player } pack { $card }.
   *[other] { $player } packs { $card }.
}
squad-stands = { whose-player } squad stands.
deck-stands = { whose-player } action deck stands.
line-up-stands = { whose-player } line-up stands.
decks-shuffled = { $size } action cards each are shuffled, and { $hand } are dealt.
lock-in-begins = Lock-in: eleven cards each, face down, into their rows.
places = { $player-is ->
    [you] Your { $name } stands { in-row }.
   *[other] { $player } puts { $name } { in-row }.
}
places-wrongly = { $player-is ->
    [you] { $player } put { $name } { in-row }, where that card does not belong.
   *[other] { $player } puts { $name } { in-row }, where that card does not belong.
}
lifts = { $player-is ->
    [you] { $player } take { $name } up again.
   *[other] { $player } takes { $name } up again.
}
lifts-a-right-card = { $player-is ->
    [you] { $player } lift { $name }, who stood right!
   *[other] { $player } lifts { $name }, who stood right!
}
lifts-some-right-card = { $player-is ->
    [you] { $player } lift a card that stood right!
   *[other] { $player } lifts a card that stood right!
}
time-up = Time! The { $number } seconds are up.
time-up-gently = Time! The { $number } seconds are up, and everybody who is late runs to the right row.
disqualified = { $player-is ->
    [you] { $player } are disqualified.
   *[other] { $player } is disqualified.
}
locked-in = Both line-ups are locked in.
coin-tossed = { $player-is ->
    [you] The coin is in the air … { $player } attack first.
   *[other] The coin is in the air … { $player } attacks first.
}

## Commentary: who is sent
## $own and $name are the player who is sent, $name by the side as well where both have the same one; $facing
## is the one whom that player meets, $facing-first where a sentence begins with it.

carries-the-ball =
    .v1 = { $player-is ->
        [you] { $player } start from midfield with { $own }.
       *[other] { $player } starts from midfield with { $own }.
    }
    .v2 = The ball is with { $name }.
    .v3 = { $player-is ->
        [you] { $player } build through { $own }.
       *[other] { $player } builds through { $own }.
    }
    .v4 = { $own } brings it forward for { $player }.
answers =
    .v1 = { $name } comes to meet { $facing }.
    .v2 = { $player-is ->
        [you] { $player } answer with { $own }.
       *[other] { $player } answers with { $own }.
    }
    .v3 = In the way: { $name }.
    .v4 = { $own } steps up for { $player }.
goes-forward =
    .v1 = Forward to { $name }!
    .v2 = { $player-is ->
        [you] { $player } find { $own } up front.
       *[other] { $player } finds { $own } up front.
    }
    .v3 = { $name } makes the run.
    .v4 = Into the path of { $name }.
stands-in-the-way =
    .v1 = { $name } closes { $facing } down.
    .v2 = { $player-is ->
        [you] { $player } throw { $own } in the way.
       *[other] { $player } throws { $own } in the way.
    }
    .v3 = { $name } has the angle on { $facing }.
    .v4 = Only { $name } and the Goalkeeper stand between { $facing } and the goal.
breaks-through =
    .v1 = { $name } is sent through, with only { $facing } to beat.
    .v2 = { $name } runs on to it. { $facing-first } comes out!
steps-up =
    .v1 = { $name } steps up, eye to eye with { $facing }.
    .v2 = { $player-is ->
        [you] { $player } send { $own } to the spot. { $facing-first } waits.
       *[other] { $player } sends { $own } to the spot. { $facing-first } waits.
    }
    .v3 = { $name } against { $facing }, and nobody breathes.
in-goal =
    .v1 = In goal: { $name }.
    .v2 = { $name } comes off the line.
    .v3 = And there stands { $name }.
# $missing is forward or defender.
has-to-cover = No { $missing ->
    [forward] Forward
   *[defender] Defender
} is left! Midfielder { $own } has to cover, and must not lose.
takes-over = { $name } takes over.
sent-off-unseen = It is { $name }, and the way off is long.

## Commentary: bonuses

has-bonus = { $name } has { SIGNED($bonus) }: { $why }.
has-no-bonus = { $name } plays without a bonus.
two-bonuses = { $one } { $other }
bonus-of-captain = the Captain’s own
bonus-by-captain = Captain { $captain }
bonus-by-some-captain = Captain of { $team }
bonus-by-row = row of { $team }{ $hero ->
    [local-hero] , Local Hero
    [cult-hero] , Cult Hero
   *[player] { "" }
}
bonus-by-hero = row with { hero } { $name }
# What makes a row one team: all four from Navy Rovers, Cult Hero Ada Flint among them.
group = { $number ->
    [2] both
   *[other] all { number-in-words }
} from { $team }
group-with-hero = { group }, { hero } { $name } among them

## Commentary: dice, and what they decide
## $one is the attacker's card, $other the defender's, with -first where a sentence begins with it.

dice-rolled =
    .v1 = { $one } rolls { $die }: { $effort }. { $other-first } rolls { $other-die }: { $other-effort }.
    .v2 = A { $die } for { $one }, { $effort }. A { $other-die } for { $other }, { $other-effort }.
    .v3 = The dice: { $die } and { $other-die }. { $one-first } has { $effort }, { $other } { $other-effort }.
die-rolled-again = { $name } now has a { $die }: { $effort }.
level-roll =
    .v1 = { $total } each, nothing between them: the dice again.
    .v2 = Level at { $total }! Both roll again.
    .v3 = A tie, { $total } each. Once more.
won-midfielder =
    .v1 = { $one } wins the midfield, { efforts }.
    .v2 = { efforts }: { $one } leaves { $other } behind.
    .v3 = { $one } turns away from { $other }, { efforts }.
    .v4 = { efforts }, and { $one } has room to run.
lost-midfielder =
    .v1 = { $other } takes the ball off { $one }, { efforts }.
    .v2 = { efforts }: { $other } reads it and steps in.
    .v3 = { $other } wins the ball in midfield for { $player }, { efforts }.
won-forward =
    .v1 = { $one } is past { $other }, { efforts }!
    .v2 = { efforts }: { $one } is through!
    .v3 = { $other } is beaten, { efforts }.
lost-forward =
    .v1 = { $other } slides in and has it, { efforts }.
    .v2 = { efforts }: { $one } finds no way past.
    .v3 = { $other } stands like a rock, { efforts }.
won-goalkeeper =
    .v1 = { $one } shoots … GOAL! { efforts }. It is { $score }.
    .v2 = { efforts } … it is IN! { $one-first } makes it { $score }.
    .v3 = No chance, { efforts }. GOAL for { $one }! { $score }.
lost-goalkeeper =
    .v1 = { $one } shoots … SAVED, { efforts }!
    .v2 = { efforts }: { $other } gets a hand to it!
    .v3 = { $other } holds the shot, { efforts }.
shoot-out-won =
    .v1 = { $one } scores, { efforts }! { tally }.
    .v2 = { efforts } … and it is in! { tally }.
shoot-out-lost =
    .v1 = { $other } saves, { efforts }! { tally }.
    .v2 = { efforts }: { $one } is denied. { tally }.
# $name wins with as much as the other, by an action card of $player or because a duel does not go on forever.
level-and-won = Level at { $total }, { $why ->
    [advantage] { $player-is ->
        [you] and { $player } have the advantage
       *[other] and { $player } has the advantage
    }
   *[defender] once too often
}: { $name } { $then ->
    [saved] holds it
    [ball-won] has the ball
    [through] goes through
    [shoot-out] scores! { tally }
   *[goal] scores. GOAL! It is { $score }
}.

## Commentary: action cards
## Each names the side that plays the card. $own is the player's card in the duel, $facing the other one, $target the one on whom a card is played.

player-plays = { $player-is ->
    [you] { $player } play
   *[other] { $player } plays
} { $card }
plays-send-off =
    .v1 = { $player-is ->
        [you] { $player } have { $target } sent off: straight { $card }. No discussion.
       *[other] { $player } has { $target } sent off: straight { $card }. No discussion.
    }
    .v2 = { $player-is ->
        [you] { $player } wave at the referee … { $card } for { $target }!
       *[other] { $player } waves at the referee … { $card } for { $target }!
    }
    .v3 = { $player-is ->
        [you] { $card }! { $player } send { $target } to an early bath.
       *[other] { $card }! { $player } sends { $target } to an early bath.
    }
plays-boost =
    .v1 = { player-plays }: { SIGNED($value) } on { stat } for { $own }.
    .v2 = { $player-is ->
        [you] { $player } dig deep: { $card }, { SIGNED($value) } on { stat }.
       *[other] { $player } digs deep: { $card }, { SIGNED($value) } on { stat }.
    }
    .v3 = { player-plays }, and { $own } finds something extra: { SIGNED($value) } on { stat }.
plays-boost-all =
    .v1 = { player-plays }: { SIGNED($value) } on everything for { $own }.
    .v2 = The crowd is up! { player-plays }, and { $own } has { SIGNED($value) } on every stat.
plays-weaken =
    .v1 = { player-plays }: { SIGNED($less) } on everything for { $facing }.
    .v2 = { player-plays }, and { $facing } goes into the book: { SIGNED($less) } on every stat.
plays-re-roll =
    .v1 = { $player-is ->
        [you] { $card }! { $player } want to see that again: both dice.
       *[other] { $card }! { $player } wants to see that again: both dice.
    }
    .v2 = { player-plays }. Nothing counts until it has been looked at: both roll again.
plays-re-roll-own =
    .v1 = { $player-is ->
        [you] { $card }! { $player } roll that one again.
       *[other] { $card }! { $player } rolls that one again.
    }
    .v2 = “Come on!” { $card }: another go with { whose-player } die.
plays-advantage =
    .v1 = { $player-is ->
        [you] { $card }: a tie is yours now.
       *[other] { $card }: a tie is { $player }’s now.
    }
    .v2 = The referee waves play on: { $card }, and a tie would be enough for { $player }.
plays-switch =
    .v1 = { player-plays }: { $own } makes way, and in comes { $target }.
    .v2 = { $player-is ->
        [you] { $player } think again: { $card }, { $target } instead of { $own }.
       *[other] { $player } thinks again: { $card }, { $target } instead of { $own }.
    }
plays-long-ball =
    .v1 = { player-plays }! Win this, and it goes straight to the goal, at { SIGNED($less) }.
    .v2 = { $player-is ->
        [you] { $player } look up and far: { $card }. No second duel if this one is won.
       *[other] { $player } looks up and far: { $card }. No second duel if this one is won.
    }
plays-offside =
    .v1 = { player-plays }! The flag is up, and the attack is over.
    .v2 = { $rival-is ->
        [you] In the net? Never mind: { $card }. Your attack does not count.
       *[other] In the net? Never mind: { $card }. { $rival }’s attack does not count.
    }
plays-draw =
    .v1 = { $card }: { more-cards } for { $player }.
    .v2 = { $player-is ->
        [you] { $player } buy time: { $card }, { more-cards }.
       *[other] { $player } buys time: { $card }, { more-cards }.
    }
plays-injury =
    .v1 = { player-plays }: somebody on { whose-rival } bench holds a knee.
    .v2 = { player-plays }! Bad news from { whose-rival } bench.
plays-wall =
    .v1 = { player-plays }: { $own } fills the goal, { SIGNED($value) }.
    .v2 = { $player-is ->
        [you] { $player } build a { $card } in front of { $own }: { SIGNED($value) }.
       *[other] { $player } builds a { $card } in front of { $own }: { SIGNED($value) }.
    }
plays-silence =
    .v1 = { $card }: no card for { $rival } in this duel.
    .v2 = { $player-is ->
        [you] { $player } shut it down: { $card }. { $rival } plays no card now.
       *[other] { $rival-is ->
            [you] { $player } shuts it down: { $card }. { $rival } play no card now.
           *[other] { $player } shuts it down: { $card }. { $rival } plays no card now.
        }
    }
more-cards = { $number ->
    [one] one more card
   *[other] { number-in-words } more cards
}
now-it-stands = { $played } It is { $ours } against { $theirs } now.
draws = { $player-is ->
    [you] { $player } draw { $card }.
   *[other] { $player } draws { $card }.
}

## Commentary: who comes and goes

leave-the-pitch = { $names } { $names-count ->
    [one] leaves
   *[other] leave
} the pitch.
comes-on =
    .v1 = { $player-is ->
        [you] { $player } bring on { $name }, face down.
       *[other] { $player } brings on { $name }, face down.
    }
    .v2 = From { whose-player } bench comes { $name }, face down.
    .v3 = { $player-is ->
        [you] { $player } fill the gap: { $name }, face down.
       *[other] { $player } fills the gap: { $name }, face down.
    }
# $gaps is how many spots are empty.
# $why is "nobody" where it is known that none of the substitutes may come on.
leaves-gap = { $why ->
    [nobody] { $gaps ->
        [one] The gap { in-row } stays open: nobody
       *[other] The gaps stay open: nobody
    } on { $player-is ->
        [you] your
       *[other] { $player }’s
    } bench may fill { $gaps ->
        [one] it.
       *[other] them.
    }
   *[left] { $player-is ->
        [you] { $player } leave
       *[other] { $player } leaves
    } { $gaps ->
        [one] the gap { in-row }
       *[other] the gaps
    } open.
}
substitute-hurt = { $name } limps off { whose-player } bench and is out.
captain-down = The captain is down! Without { $captain }, { whose-player } { $team } have no { SIGNED($bonus) } any more.
the-row = { $row ->
    [forwards] forwards
    [midfield] Midfielders
   *[defence] Defenders
}
row-broken = { whose-player } { the-row } are no longer a full row of one team: { SIGNED($bonus) } is lost.
# $hero is the class of who raises the bonus, or `player`.
row-whole = { whose-player } { the-row } are all from { $team } again: { SIGNED($bonus) }, { $hero ->
    [player] with no hero among them
   *[other] with { hero } { $name } among them
}.
last-midfielder = { $player-is ->
    [you] { $player } are down to the last Midfielder: without one you lose a goal, and the match ends.
   *[other] { $player } is down to the last Midfielder: without one they lose a goal, and the match ends.
}

## Commentary: the end

last-possession = The last possession: { $player }, at { $score }.
last-possession-by-clock = The time is up: this possession is the last.
sudden-death = { $player-is ->
    [you] { $score }, as many Midfielders, as many cards: sudden death. { $player } shoot first.
   *[other] { $score }, as many Midfielders, as many cards: sudden death. { $player } shoots first.
}
lost-points = { $points ->
    [one] 1 goal
   *[other] { $points } goals
}
# The last line of a match: $why it ends, and the $result.
match-ends = { $why }: { $result }.
over-by-possessions = All { $number } possessions are played
over-by-clock = The time is up
over-by-goals = { $player-is ->
    [you] { $player } have
   *[other] { $player } has
} { so-many-goals }
over-by-midfielders = { $player-is ->
    [you] { $player } have no Midfielder left, which ends the match and takes { lost-points } off you
   *[other] { $player } has no Midfielder left, which ends the match and takes { lost-points } off them
}
over-by-midfielders-of-both = Neither side has a Midfielder left, which takes { lost-points } off each
over-by-cover = { $player-is ->
    [you] The Midfielder who covered for you is beaten, and { $player } lose { lost-points }
   *[other] The Midfielder who covered for { $player } is beaten, and { $player } loses { lost-points }
}
over-by-disqualified = { $player-is ->
    [you] { $player } are disqualified
   *[other] { $player } is disqualified
}
over-by-disqualified-of-both = Both sides are disqualified
player-wins = { $player-is ->
    [you] { $player } win
   *[other] { $player } wins
}
won-by-nobody = { $score }, nobody wins
# $score has the winner's goals first.
won-by-goals = { player-wins } { $score }
won-by-forfeit = { player-wins } { $score }
won-by-midfielders = { $score }, and { player-wins } by more Midfielders on the pitch
won-by-cards = { $score }, and { player-wins } by more cards on the pitch
won-by-sudden-death = { $score }, and { player-wins } in sudden death

## The results of a competition

tie-break-midfielders = more Midfielders on the pitch
tie-break-cards = more cards on the pitch
tie-break-sudden-death = sudden death
why-below-zero = A minus: a side has a goal taken off when it loses its last Midfielder, or when a Midfielder who stands in at another place loses the duel.
scorers-deductions = A side has a goal taken off when it loses its last Midfielder, or when a Midfielder who stands in at another place loses the duel; so a score may end below zero. Where sides are level, the one with more Midfielders on the pitch wins.

## Refusals

match-over = The match is over
roll-or-name = roll, or name one of the outcomes
send-one = Send a { due-position } into the duel
no-spot-of-theirs = A { due-position } is due now, and { $spot } is no { due-position }'s spot
nobody-there = Nobody stands on { $spot } any more; send another { due-position }
after-the-roll = { $card } is played after the roll
before-the-roll = { $card } is played before the roll
refused-not-in-box = There is no such thing in this box ({ $clause }).
refused-hidden-name = That is how the other side reads a secret; name it in full ({ $clause }).
refused-clock-decides = The clock of the table says that, nobody else ({ $clause }).
refused-seat-decides = { $player-is ->
    [you] { $player } decide now, not chance ({ $clause }).
   *[other] { $player } decides now, not chance ({ $clause }).
}
refused-played-all-possessions = { match-over } ({ $clause }).
refused-goals-reached = { match-over } ({ $clause }).
refused-whistle-gone = { match-over } ({ $clause }).
refused-midfielders-lost = { match-over } ({ $clause }).
refused-cover-beaten = { match-over } ({ $clause }).
refused-forfeited = { match-over } ({ $clause }).
refused-forfeited-by-both = { match-over } ({ $clause }).
refused-chance-deals = The hands are dealt now: { roll-or-name } ({ $clause }).
refused-chance-tosses = The coin is tossed now: { roll-or-name } ({ $clause }).
refused-chance-rolls = Both dice are rolled now: { roll-or-name } ({ $clause }).
refused-chance-re-rolls = One die is rolled again now: { roll-or-name } ({ $clause }).
refused-chance-injures = A substitute is hurt now: { roll-or-name } ({ $clause }).
refused-chance-draws = Action cards are drawn now: { roll-or-name } ({ $clause }).
refused-chance-shows = A card is turned face up now: { roll-or-name } ({ $clause }).
refused-chance-tells = The bonuses of the duel are told now: { roll-or-name } ({ $clause }).
refused-build-first = Squads and decks come before everything else ({ $clause }).
refused-squad-complete = Your squad is complete ({ $clause }).
refused-signing-begun = You sign players of your own: { $left } to go ({ $clause }).
refused-shirt-of-other-position = Shirt { $next } is for a { due-position }, and { $name } is a { position } ({ $clause }).
refused-goalkeeper-as-substitute = No Goalkeeper is among the substitutes ({ $clause }).
refused-signed-already = { $name } is signed already and wears shirt { $shirt } ({ $clause }).
refused-second-captain = Your eleven has its Legendary Captain, { $captain }; { $name } may be a substitute ({ $clause }).
refused-squad-before-deck = The squad comes before the deck ({ $clause }).
refused-packing-begun = You pack cards of your own: { $left } to go ({ $clause }).
refused-too-many-copies = A deck holds at most { $copies } of a kind, and you have packed { $copies } { $card } ({ $clause }).
refused-line-up-first = The line-ups come first: place your eleven ({ $clause }).
refused-stands-right = Shirt { $shirt } stands where it belongs, and stays there ({ $clause }).
refused-stands-wrong = Shirt { $shirt } stands in a wrong row: lift it first ({ $clause }).
refused-row-full = There is no free spot { in-row } ({ $clause }).
refused-not-placed = Shirt { $shirt } is not placed yet ({ $clause }).
refused-right-and-not-lifted = Shirt { $shirt } stands where it belongs, and may not be lifted ({ $clause }).
refused-cards-wait = Action cards wait until both cards are in the duel ({ $clause }).
refused-midfielder-due = { send-one } ({ $clause }).
refused-shooter-due = { send-one } ({ $clause }).
refused-cover-up-front-due = { send-one } ({ $clause }).
refused-cover-at-the-back-due = { send-one } ({ $clause }).
refused-facing-row-due = { send-one } ({ $clause }).
refused-not-of-midfield = { no-spot-of-theirs } ({ $clause }).
refused-not-of-shooters = { no-spot-of-theirs } ({ $clause }).
refused-not-of-cover-up-front = { no-spot-of-theirs } ({ $clause }).
refused-not-of-cover-at-the-back = { no-spot-of-theirs } ({ $clause }).
refused-not-of-facing-row = { no-spot-of-theirs } ({ $clause }).
refused-nobody-in-midfield = { nobody-there } ({ $clause }).
refused-nobody-to-shoot = { nobody-there } ({ $clause }).
refused-nobody-to-cover-up-front = { nobody-there } ({ $clause }).
refused-nobody-to-cover-at-the-back = { nobody-there } ({ $clause }).
refused-nobody-in-facing-row = { nobody-there } ({ $clause }).
refused-card-or-hold = Both cards are in the duel: play an action card, or hold ({ $clause }).
refused-not-in-hand = There is no { $card } in your hand ({ $clause }).
refused-only-after-roll = { after-the-roll } ({ $clause }).
refused-only-before-roll = { before-the-roll } ({ $clause }).
refused-re-roll-after-roll = { after-the-roll } ({ $clause }).
refused-own-re-roll-after-roll = { after-the-roll } ({ $clause }).
refused-switch-before-roll = { before-the-roll } ({ $clause }).
refused-long-ball-before-roll = { before-the-roll } ({ $clause }).
refused-offside-before-roll = { before-the-roll } ({ $clause }).
refused-long-ball-from-midfield = { $card } is the attacker's, for the duel in midfield ({ $clause }).
refused-offside-at-goal = { $card } is the defender's, for the duel at the goal ({ $clause }).
refused-wall-at-goal = { $card } is for your Goalkeeper, in the duel at your goal ({ $clause }).
refused-deck-empty = Your deck is used up: there is nothing to draw ({ $clause }).
refused-bench-empty = Your opponent has no substitute left to be hurt ({ $clause }).
refused-rival-not-asked = Your opponent is not asked for a card in this duel anyway ({ $clause }).
refused-alone-in-row = Nobody else stands in that row to change with ({ $clause }).
refused-stat-not-named = Say which stat { $card } is for: play { $card-slug } on STAT ({ $clause }).
refused-played-on-nothing = { $card } is played as it is: play { $card-slug } ({ $clause }).
refused-spot-not-named = Say on whom { $card } is played: play { $card-slug } on SPOT ({ $clause }).
refused-goalkeeper-stays = A Goalkeeper never leaves the pitch ({ $clause }).
refused-nobody-to-send-off = Your opponent has nobody on { $spot } ({ $clause }).
refused-in-duel-already = Your card on { $spot } is in the duel already ({ $clause }).
refused-other-row = { $card } brings another card of the same row ({ $clause }).
refused-nobody-to-switch-with = Nobody stands on { $spot } ({ $clause }).
refused-gap-first = { $gap } is empty: bring on a { due-position }, or leave it so ({ $clause }).
refused-not-on-bench = { $name } is not on the bench any more ({ $clause }).
refused-other-position = { $name } is a { position }, and { $gap } is for a { due-position } ({ $clause }).
refused-captain-not-left = { $name } is a Legendary Captain, and yours has not left the pitch ({ $clause }).
refused-captain-on-pitch = A Legendary Captain of yours is on the pitch already ({ $clause }).

## What is shown of cards and duels

signed = { SIGNED($number) }
# Below a card of the hand: what it would make of the duel, or in two words why it cannot be played now.
gain-in-duel = duel { $now }→{ $then }%
no-gain-in-duel = { $number ->
    [100] ahead without it
    [0] no help here
   *[other] duel stays { $number }%
}
# Below a player who may be sent; a team bonus of the rival may lie face down and make it the $least.
chances-of-sending = wins { $least }–{ $most }%
# Why a chance is a range.
chances-open = A range: their bonus may be higher, which is told after you send somebody.
chance-in-duel = wins { $number }%
compared = { $result ->
    [win] win { $mine }–{ $theirs }
    [lose] lose { $mine }–{ $theirs }
   *[level] { $mine }–{ $theirs }: re-roll
}
pick-whom = pick whom
no-answer = they play none
no-duel = ends the attack
not-now = { $why ->
    [turn] not your turn
    [no-duel] no duel yet
    [send-first] send a player first
    [gap-first] fill the gap first
    [only-after-roll] after the roll
    [re-roll-after-roll] after the roll
    [own-re-roll-after-roll] after the roll
    [only-before-roll] before the roll
    [switch-before-roll] before the roll
    [long-ball-before-roll] before the roll
    [offside-before-roll] before the roll
    [long-ball-from-midfield] midfield attack
    [offside-at-goal] at your goal
    [wall-at-goal] at your goal
    [deck-empty] deck empty
    [bench-empty] bench empty
    [rival-not-asked] no reply to stop
    [alone-in-row] nobody else
   *[other] not now
}
# Of whom a Legendary Captain lifts $mates on the pitch.
captain-for = Legendary Captain { $captain }, for { $mates } of { $team }
captain-of = Legendary Captain { $captain } of { $team }
card-does-send-off = An opponent's card, but no Goalkeeper, leaves the pitch at once.
    .brief = sends one off
card-does-boost = { SIGNED($value) } on a stat of your choice in this duel.
    .brief = { SIGNED($value) } on one stat
card-does-boost-all = { SIGNED($value) } on every stat of your card in this duel.
    .brief = { SIGNED($value) } on all stats
card-does-weaken = { SIGNED($less) } on every stat of your opponent's card in this duel.
    .brief = rival { SIGNED($less) } on all
card-does-re-roll = After the roll: both sides roll again.
    .brief = both roll again
card-does-re-roll-own = After the roll: you roll your own die again.
    .brief = re-roll your die
card-does-advantage = You win a tie in this duel.
    .brief = you win a tie
card-does-switch = Before the roll: another card of the row takes the place of yours.
    .brief = swap your player
card-does-long-ball = In attack, in midfield: win this duel and go straight to the goal{ $value ->
    [0] .
   *[other] , with { SIGNED($less) } on every stat there.
}
    .brief = skip duel 2
card-does-offside = In defence, before the roll at the goal: the possession is over.
    .brief = stops the shot
card-does-draw = You draw { $number ->
    [one] a card
   *[other] { number-in-words } cards
} from your deck.
    .brief = draw { $number } { $number ->
        [one] card
       *[other] cards
    }
card-does-injury = One of your opponent's substitutes, by lot, is out.
    .brief = rival loses a sub
card-does-wall = { SIGNED($value) } on every stat of your Goalkeeper in the duel at the goal.
    .brief = keeper { SIGNED($value) } on all
card-does-silence = Your opponent plays no card in this duel.
    .brief = rival: no card
no-cards-in-sudden-death = In sudden death no action cards are played ({ $clause }).
silenced = Your opponent's card keeps you from playing one in this duel ({ $clause }).
has-played-a-card = One card a duel, and yours is played ({ $clause }).
waits-for-a-duel = It waits for a duel: you are asked { $when ->
    [before] before the roll
    [after] after the roll
   *[either] before the roll and after it
} ({ $clause }).

## What may be done: the labels of buttons

hold = Hold
# $costs is what it costs at once.
leave-it-empty = Bring on nobody{ $costs ->
    [match] : you lose at once
    [end] : the match ends
   *[nothing] { "" }
}
send-player = Send { $name }
put-player = Put { $name } { in-row }
take-up = Take { $name } up again
bring-on = Bring on { $name }
    .short = Bring on
play-card = Play { $card }
card-on = { $card } { $on }
on-player = on { $name }
on-spot = on { spot-name }
# What stands on a card that lies face down, too.
spot-name = { $position ->
    [goalkeeper] { position }
   *[other] { position } { $number }
}
on-stat = on { $stat }
# With the chance of the duel then.
on-stat-then = on { $stat }: { $number }%
stat-speed = speed
    .short = Spe
stat-accuracy = accuracy
    .short = Acc
stat-passing = passing
    .short = Pas
stat-skill = skill
    .short = Ski
stat-defending = defending
    .short = Def
stat-power = power
    .short = Pow

## What is asked: the line above the hand

full-time = Full time.
you-win = You win!
squad-and-deck-stand = Squad and deck stand.
you-are-locked-in = Locked in.
waiting-for-other-side = Waiting for the other side.
to-go = { $number } to go.
ask-squad =
    .lead = Your squad.
    .text = Take a ready-made one, or sign { number-in-words } of your own.
ask-player =
    .lead = Shirt { $shirt }.
    .text = Sign a { position }.
ask-substitute =
    .lead = The bench.
    .text = Any position but Goalkeeper.
ask-deck =
    .lead = Your action deck.
    .text = Take a ready-made one, or pack { number-in-words } cards of your own.
    .fact = At most { number-in-words } of a kind.
ask-card =
    .lead = Your action deck.
    .text = Pack another card.
ask-line-up =
    .lead = Lock in!
    .text = Take a card, then press the row that lights up.
# $left cards are still to be placed.
stand-wrong = { $left ->
    [0] { "" }
   *[other] { $left } to go.{ " " }
}{ $number ->
    [one] One stands
    [2] Two stand
    [3] Three stand
    [4] Four stand
    [5] Five stand
    [6] Six stand
    [7] Seven stand
    [8] Eight stand
    [9] Nine stand
    [10] Ten stand
   *[other] { $number } stand
} in a wrong row: lift and place anew.
ask-midfielder =
    .lead = You attack.
    .text = Which { position } starts?
ask-forward =
    .lead = Through midfield!
    .text = Which { position } goes on?
ask-goalkeeper =
    .lead = On goal!
    .text = Which { position } shoots?
ask-answer =
    .lead = { $name } comes.
    .text = Which { position } answers?
# In place of a card that has been sent off.
ask-replacement =
    .lead = The duel goes on.
    .text = Which { $position } takes over?
die-stays = Your die stays: { $number }, { $stat } counts.
# After a card in the duel has been sent off.
duel-goes-on = Then another card of yours takes over in the duel{ $rolled ->
    [yes] , and the dice stay as they lie
   *[no] { "" }
}.
ask-shooter =
    .lead = Sudden death.
    .text = Which { position } shoots?
    .fact = { $tally } so far.
# What a duel takes off the pitch, as whoever $role sends a card; $removal is the option of that name.
who-leaves = { $removal ->
    [every-loser] { $role ->
        [shoots] If it is saved, your card leaves the pitch; the Goalkeeper never does.
       *[other] Whoever loses the duel leaves the pitch.
    }
   *[failed-attack] { $role ->
        [shoots] If it is saved, your card leaves the pitch; the Goalkeeper never does.
        [attacks] Lose, and the attack ends: both leave the pitch; win, and both stay.
       *[defends] Win, and the attack ends: both leave the pitch; lose, and both stay.
    }
}
# The reader’s Captain may be sent, or is in the duel.
who-leaves-captain = { who-leaves } If your Captain leaves, so does the +{ $bonus }.
who-covers-must-not-lose = If this one loses, you lose a goal and the match ends.
# $number Midfielders are left on the pitch, and none on the bench.
midfielders-run-out = { $number ->
    [one] Your last Midfielder
   *[other] Your last { number-in-words } Midfielders
}, and none on your bench: when you have none left, you lose a goal and the match ends.
# $held says whether the rival, who is asked first, has held.
ask-before =
    .lead = { $held ->
        [yes] { $rival } { $rival-is ->
            [you] hold
           *[other] holds
        }.
       *[no] { $shot ->
            [mine] Shot!
            [theirs] A shot at your goal!
           *[no] Before the roll.
        }
    }
    .text = { $shot ->
        [mine] Score, and it is { $score }.{ " " }
       *[other] { "" }
    }Play one card, or hold and see the dice first.
ask-winning =
    .lead = { $level ->
        [yes] { level } at { $ours }: you win it.
       *[no] You win this, { as-the-dice-lie }.
    }
    .text = Hold, and it is yours{ unless-answered }.
ask-losing =
    .lead = { $level ->
        [yes] { level } at { $ours }: you lose it.
       *[no] You lose this, { as-the-dice-lie }.
    }
    .text = { $gain }
ask-level =
    .lead = Level at { $ours }.
    .text = Hold, and both roll again{ unless-answered }.
as-the-dice-lie = { $ours } to { $theirs }
# What a card could gain in the duel.
gain-none = No card of yours turns this duel.
gain-some = Play a card, or hold and let it go.
# $when the duel is so decided, the last Midfielder leaves, and nobody on the bench may come on.
last-midfielder-at-stake = Your last Midfielder: { $when ->
    [won] even if the attack fails, that card leaves
   *[lost] lose this duel, and that card leaves
}, a goal is taken off you, and the match ends.
ask-for-gap =
    .lead = A gap { in-row }.
    .text = Bring on a { position }, or nobody.
# Nobody may come on.
ask-for-nobody =
    .lead = A gap { in-row }.
    .text = No { position } on your bench may come on, so it stays empty.
# $rows are those with gaps: "in midfield and in defence".
ask-for-gaps =
    .lead = Gaps { $rows }.
    .text = Bring on one substitute, or nobody.
ask-for-last =
    .lead = No Midfielder left!
    .text = Bring one on, or you lose a goal and the match ends.
# $bench more are on the bench.
midfielders-left = { $number ->
    [one] 1 Midfielder is left on the pitch{ $bench ->
        [0] { " " }and none on your bench: if that one goes too, you lose a goal and the match ends.
       *[other] : if that one goes too, bring one on from the bench, or you lose a goal and the match ends.
    }
   *[other] { $number } Midfielders are still on the pitch.
}
# $rows are the gaps that nobody can fill.
nobody-for-rows = Nobody on your bench plays { $rows }.

## Building a squad

a-squad = squad
what-a-squad-is = Eleven players, five substitutes and ten action cards.
the-eleven = The eleven
substitutes = Substitutes
action-deck = Action deck
row-of = { $position ->
    [forward] Forwards
    [midfielder] Midfielders
    [defender] Defenders
   *[goalkeeper] Goalkeeper
}
# What stands at one place of a row.
one-of-row = { $position ->
    [forward] forward
    [midfielder] midfielder
    [defender] defender
   *[goalkeeper] goalkeeper
}
one-substitute = substitute
one-card = card
put-on-pitch = Pitch
put-on-bench = Bench
put-in-deck = Deck
no-goalkeeper-on-bench = No Goalkeeper is among the substitutes
players = Players
action-cards = Action cards
facet-team = Team
facet-position = Position
facet-class = Class
facet-kind = Kind
card-type = { $type ->
    [tactic] Tactic card
   *[referee] Referee card
}
ready-squad = { $text } With the deck { $deck }.
no-such-player = There is no player '{ $slug }' in this box ({ $clause }).
no-such-card = There is no action card '{ $slug }' in this box ({ $clause }).
wrong-number-in-row = The eleven has { $number } { $position ->
    [forward] { $number ->
        [one] Forward
       *[other] Forwards
    }
    [midfielder] { $number ->
        [one] Midfielder
       *[other] Midfielders
    }
    [defender] { $number ->
        [one] Defender
       *[other] Defenders
    }
   *[goalkeeper] { $number ->
        [one] Goalkeeper
       *[other] Goalkeepers
    }
}; it takes { $places } ({ $clause }).
wrong-number-on-bench = The squad has { $number } { $number ->
    [one] substitute
   *[other] substitutes
}; it takes { $places } ({ $clause }).
goalkeeper-on-bench = { $name } is a Goalkeeper, no substitute ({ $clause }).
twice-in-squad = { $name } is in the squad twice ({ $clause }).
too-many-captains = The eleven has { $captains-count } Legendary Captains, { $captains }; one at most ({ $clause }).
wrong-size-of-deck = The deck has { $number } { $number ->
    [one] action card
   *[other] action cards
}; it takes { $size } ({ $clause }).
too-many-of-a-card = The deck has { $number } of { $card }; { $copies } at most ({ $clause }).
only-midfielders-on-bench = All { $number } substitutes are Midfielders: no side lasts longer, but nobody can come on for a Forward or a Defender ({ $clause }).
few-midfielders-on-bench = { $number ->
    [0] No Midfielder
    [one] 1 Midfielder
   *[other] { $number } Midfielders
} among the substitutes; every ready-made squad has at least { $least }. Most matches end because a side has run out of Midfielders, so take more along ({ $clause }).

## The page: names of things

# Somebody in a heading: the name, or You.
# A first name or a last one, where there is no room for both in a line.
part-of-name = { $name }
row-name = { $row ->
    [forwards] Forwards
    [midfield] Midfield
    [defence] Defence
    [goal] Goal
   *[captain] Captain’s team
}
row-short = { $row ->
    [forwards] FWD
    [midfield] MID
    [defence] DEF
   *[goal] GK
}
position-short = { $position ->
    [forward] FWD
    [midfielder] MID
    [defender] DEF
    [goalkeeper] GK
   *[substitute] SUB
}
# In three letters, as the pages for rosters ask for it.
stat-short = { $stat ->
    [speed] { stat-speed.short }
    [accuracy] { stat-accuracy.short }
    [passing] { stat-passing.short }
    [skill] { stat-skill.short }
    [defending] { stat-defending.short }
   *[power] { stat-power.short }
}
stat-and-value = { $stat } { $number }
face-down = face down
the-pitch = The pitch
the-duel = The duel
the-dressing-room = The dressing room
both-benches = Both benches
bench-of = { $player-is ->
    [you] Your bench
   *[other] { $player }’s bench
}
    .purpose = They come on for those who leave the pitch.
line-up-of = { $player-is ->
    [you] Your line-up
   *[other] The line-up of { $player }
}
bonuses = Bonuses
open-hand = Hand

## The page: the dressing room

way-to-kick-off = On the way to kick-off
step-squad = Squad
step-deck = Deck
step-lock-in = Lock-in
    .how = both sides at once
so-many-of = { $number } of { $of }
is-ready = is ready
is-choosing = is choosing
take-squad = Take the squad { $squad }.
take-deck = Take the deck { $deck }.
# What holds a row together, read aloud.
bond-heard = { row-name } { SIGNED($bonus) }, { $why }.
ready-made-squads = Ready-made squads
ready-made-decks = Ready-made decks
sign-your-own = Sign your own
next-shirt = Shirt { $shirt }: { $position ->
    [forward] a forward
    [midfielder] a midfielder
    [defender] a defender
    [goalkeeper] a goalkeeper
   *[substitute] a substitute, no goalkeeper
}
players-for-shirt = Players for shirt { $shirt }
search-players = Search
    .hint = Name, team, hero …
signed-so-far = Signed so far
pack-your-own = Pack your own
next-card = Card { $number } of { $of }
cards-to-pack = Action cards to pack
pack-label = Pack { $card }: { $text } { $number } packed
you-are-ready = You are ready.
    .waiting = Waiting for { $player } to choose.

## The page: players read aloud. $shirt is 0 where none is worn; $stats is a list.

heard-player = { $name }{ $shirt ->
    [0] { "" }
   *[other] , number { $shirt }
}, { one-of-row } of { $team }{ $hero ->
    [player] { "" }
   *[other] , { hero }
}: { $stats }
heard-sign = Sign { heard-player }
heard-send = Send { heard-player }
heard-bring-on = Bring on { heard-player }
heard-take = Take { heard-player }
bonus-heard = { SIGNED($bonus) } by { $why }

## The page: the lock-in

cards-to-place = Cards to place
place-by-name = Which card, and where
    .button = Place
line-up-all = Line up for me
    .rest = Line up the rest
wrong-row = wrong row
lift-fatally = Lift { $name }, which disqualifies you
    .short = lift: you are out
take-back-player = Take back { $name }
    .short = take back
seconds-left = Seconds left
out-of-sight = out of sight

## The page: a side of the pitch

ready-chip = ready
attacks-chip = { $player-is ->
    [you] you attack
   *[other] attacks
}
disqualified-chip = disqualified
your-bench-heard = Your bench: { so-many-substitutes }
so-many-substitutes = { $number ->
    [one] 1 substitute
   *[other] { $number } substitutes
}
subs-stub = { $number ->
    [one] sub
   *[other] subs
}
midfielders-stub = mid
    .in-full = { $number ->
        [one] Midfielder
       *[other] Midfielders
    }
bench-stub = on bench
    .short = bench
# $number are on the pitch, $bench on the bench; `hidden` if nobody may know.
so-many-midfielders = { $number ->
    [one] 1 Midfielder
   *[other] { $number } Midfielders
} on the pitch{ $bench ->
    [hidden] { "" }
   *[other] , { $bench } on the bench
}. Whoever has none left loses a goal, and the match is over.
so-many-in-hand = { $number ->
    [one] 1 card in hand
   *[other] { $number } cards in hand
}
hand-stub = hand
so-many-in-deck = { $number ->
    [one] 1 card in the deck
   *[other] { $number } cards in the deck
}
deck-stub = deck
so-many-goals = { $number ->
    [one] 1 goal
   *[other] { $number } goals
}
gone-for-good = gone
used-up = used
# The question of a card that is played on somebody.
ask-whom = { $side ->
    [own] Who comes in?
   *[rival] Whom do you send off? Any card but the Goalkeeper, face up or face down. To keep the Red Card, press it again.
}
substitutes-for-gap = Substitutes for the gap
# $names are substitutes of other rows.
no-gap-for = No gap for { $names }: only those of the row may come on.
nobody-plays-there = Nobody on your bench plays there.
no-cards-yet = Cards are dealt once both sides are ready.
no-cards-in-hand = No action cards in hand.

## The page: the duel

# The bonus that counts for a row in place of its own.
# Before the bonuses of rows that the Captain's, which is higher, replaces.
without-captain = if the Captain goes:
rung = Duel { $number }: { who-meets-whom }
who-meets-whom = { $stage ->
    [midfielder] Midfielder v Midfielder
    [forward] Forward v Defender
   *[goalkeeper] Forward v Goalkeeper
}
die-heard = die: { $number }, { $stat }
total-heard = total
wins-ties = wins ties
may-play-no-card = may play no card
in-cover = in cover
# On the card of a player who has just played a duel.
leaves-now = leaves now
goal-shout = Goal!
    .large = GOAL!
wins-it = { $player-is ->
    [you] { $player } win it
   *[other] { $player } wins it
}
played-in-duel = { $player } played { $card }
# For another stat than the one that was rolled.
played-for-nothing = { played-in-duel }: not for { $stat }
# What has ended a duel without the dice, or had it rolled again.
event-offside = { $card }: no goal
event-send-off = { $card }: { $target } is off
event-injury = { $card }: { $name } is out
event-re-roll = { $card }: both roll again
event-level = Level at { $total }: rolled again
    .decided = Level at { $total }, rolled again: { $player-is ->
        [you] you won
       *[other] { $player } won
    }
level = Level
# Where no duel can be seen yet.
how-a-duel-goes = Each side rolls a die: it picks the stat, and the higher total wins.
# $number possessions in all, $each for each side.
possessions-ahead = Up to { $number } possessions, { $each } for each side; a side that has no Midfielder left ends the match at once.
plays-squad = Your squad: { $squad }. Choose another under Options, before a match.
chances-heard = Chance to win the duel: { $player } { $ours } per cent, { $rival } { $theirs } per cent
# Below the chances of both sides.
chances-in-duel = to win this duel
chances-as-rolled = as the dice lie
sudden-death-line = Sudden death
possession-line = Possession
time-left = Time left
coin-in-the-air = The coin is in the air.
cards-dealt = The cards are dealt.
squads-picked = Both sides pick their squads.
attacks = { $player-is ->
    [you] { $player } attack.
   *[other] { $player } attacks.
}

## The page: the pitch in words, for those who do not see it

pitch-in-words = The pitch in words
# $of is 0 where nothing is agreed on.
attack-in-words = { $player-is ->
    [you] { $player } attack
   *[other] { $player } attacks
}: { $stage ->
    [midfielder] Midfielder against Midfielder
    [forward] Forward against Defender
   *[goalkeeper] Forward against goalkeeper
}, duel { $number } of 3. Possession { $possession }{ $of ->
    [0] .
   *[other] { " " }of { $of }.
}
side-in-words = { $player-is ->
    [you] Your side
   *[other] { $player }
}: { $goals ->
    [one] 1 goal
   *[other] { $goals } goals
}, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand, { so-many-substitutes }.
row-in-words = { row-name }: { $there }.
row-empty = { row-name }: nobody.
card-face-down = a card face down
stands-face-down = { $name } face down
stands-wrong = { $name } in the wrong row

## The page: what is going on while somebody else decides, or chance

waiting-build = { $player-is ->
    [you] { $player } are ready.
   *[other] { $player } picks a squad.
}
waiting-lock-in = { $player-is ->
    [you] { $player } are locked in.
   *[other] { $player } is still placing cards.
}
waiting-send = { $player-is ->
    [you] { $player } send a card.
   *[other] { $player } sends a card.
}
waiting-before = { $player-is ->
    [you] { $player } look at your action cards.
   *[other] { $player } looks at the action cards.
}
waiting-after = { waiting-before }
waiting-bring = { $player-is ->
    [you] { $player } look at your bench.
   *[other] { $player } looks at the bench.
}
waiting-re-roll = { $player-is ->
    [you] { $player } roll one die again.
   *[other] { $player } rolls one die again.
}
waiting-deal = The cards are dealt.
waiting-toss = Up goes the coin.
waiting-show = The card is turned up.
waiting-tell = Team-mates lend a hand.
waiting-roll = The dice roll.
waiting-draw = Both sides draw.
waiting-injury = The stretcher comes on.
waiting-full-time = Full time.

## The page: how long it takes, and its keys

how-long = About a quarter of an hour
    .for = for ten attacks each, with a ready-made squad and deck.
key-player = send that player into the duel, or bring him on
key-line-up = in the lock-in: take the card with that shirt, then its row:
key-hold = play no card; leave a gap empty

## Lessons

lesson-first-match = Your first match
    .about = Dice, duels and whistles on the way to one goal: a whole match.
lesson-first-match-climb = Two teams stand face down. Whoever wins three duels in a row scores: in midfield, up front, and against the Goalkeeper. Here one goal wins.
lesson-first-match-rows = Your eleven, lined up already: four Forwards, two Midfielders, four Defenders and a Goalkeeper. Beside each row stands its bonus. You see who they are; the others see backs.
lesson-first-match-toss = The toss was theirs, so they attack first, and an attack always begins in midfield.
lesson-first-match-stats = Professor Wormhole! Everybody has six numbers, one for each face of a die. Both sides roll, the die names the number that counts, and the higher total wins.
lesson-first-match-bonus = Players with the same crest help each other. Theirs: +4, for a whole row of one team with a Cult Hero, whose sign is the crown; your Defenders have that, too. Yours: +5 for SuSu City, as long as Solomon is on the pitch. So your chance is 38%.
lesson-first-match-first-send = Who stands in the Professor’s way? Below each card is its chance, a range until the Professor’s bonus is told. If the attack fails both cards leave the pitch, so spare Solomon with the star: he is the Captain, and gives all of SuSu City +5.
    .ask = Send Nia Boulevard.
lesson-first-match-yellow = One card a duel, before the dice or after. A Yellow Card takes 2 off all six numbers of the Professor: that helps whatever the dice say.
    .ask = Show it: play your Yellow Card.
lesson-first-match-roll = A 1 for them: Speed 14, +4, −2 makes 16. A 2 for you: Accuracy 12, +5 makes 17. Ahead by one, and only thanks to the Yellow Card!
lesson-first-match-won = The attack is over, and when an attack fails both cards leave the pitch. Each side may bring on a substitute.
lesson-first-match-bring = The match ends as soon as a side has no Midfielder left, and that side loses a goal. So keep the row full. Theo is of SuSu City, too: like Nia he has Solomon’s +5.
    .ask = Bring on Theo Espresso.
lesson-first-match-ours = Now you attack. Win here, then against a Defender, then against the Goalkeeper.
lesson-first-match-send-theo = If your attack fails, the card that you send leaves the pitch. Solomon’s +5 is too dear to lose.
    .ask = Send Theo.
lesson-first-match-wait = Energy Boost is for one number, and nobody knows yet which one the dice will ask for. After the roll you will know.
    .ask = Keep your cards: hold.
lesson-first-match-behind = Your Passing, 17, against 18. One short! Energy Boost makes it 2 more: 19.
    .ask = Play Energy Boost.
lesson-first-match-second-rung = 19 to 18, and up you go. Second duel: a Forward of yours against a Defender.
    .ask = Send Nico Neon, the Cult Hero.
lesson-first-match-var = Ouch: 13 against 22. But you have a referee in your hand.
    .ask = Play VAR Check: both roll again.
lesson-first-match-boulder = Speed for both! Old Boulder has 1 and his row’s +4, Nico 17 and the Captain’s +5: 22 to 5.
lesson-first-match-keeper = Whoever has won up front goes on to the goal. A Goalkeeper never leaves the pitch, and has no row: only a Captain of the same team could help Auntie Hedge, and there is none.
lesson-first-match-goal = 22 against 16: goal, and the match!
lesson-first-match-end = That is Futera SuSu: win midfield, win up front, beat the Goalkeeper, and keep a card for the dice. A real match has ten attacks for each side.
lesson-your-eleven = Your eleven
    .about = Lining up, who comes on for whom, and a side that has run out of Midfielders.
lesson-your-eleven-rows = Before kick-off both sides lay their eleven out, face down and out of each other’s sight. Nine of yours stand already.
lesson-your-eleven-keeper = Take a card, then press its row. The front of the card says where a player belongs.
    .ask = Take Mama Halogen, and put her in goal.
lesson-your-eleven-forward = A card in a wrong row does not count, but you may take it back. In a match a button lines up everybody for you.
    .ask = Put Nico Neon among the Forwards.
lesson-your-eleven-send = Both line-ups are locked, and the toss is yours. You attack.
    .ask = Send Nia Boulevard.
lesson-your-eleven-hold = A Red Card sends anybody off but a Goalkeeper, even a card that lies face down. It is your only one, so wait for the right moment.
    .ask = Not yet: hold.
lesson-your-eleven-stern = A Stern Word! Now you may play no card in this duel, and the dice decide.
lesson-your-eleven-lost = 13 against 21. Your attack is over, and both cards leave the pitch for good.
lesson-your-eleven-bring = When a card leaves, one substitute of the same position may take its place. A full row of one team keeps its bonus.
    .ask = Bring on Pixel Amara.
lesson-your-eleven-gap = They have a gap in midfield, too, but nobody comes on. It looks as if they had no Midfielder left on the bench.
lesson-your-eleven-answer = And here comes their last one, with an attack of their own.
    .ask = Send Pixel Amara.
lesson-your-eleven-red = A side that has no Midfielder left loses a goal, and the match is over at once. You know what to do.
    .ask = Play your Red Card on Tamsin Blink.
lesson-your-eleven-won = Off! Nobody can come on for her, and it is 0:−1. You have won without a shot.
lesson-your-eleven-end = So take Midfielders along, and spare them. Now build a squad of your own, or take a ready-made one.

## Hints on what comes before play, by the phase: what the rule of thumb goes by.

hint-in-build = None of the ready-made squads and decks is best, so the bots draw lots. The lot fell on this one; any other is as good.
hint-in-lock-in = Each card counts in one row alone, its own: that is where this one goes.

## How to play

how-to-play-aim = Three duels make a goal
    .text = A Midfielder against a Midfielder, a Forward against a Defender, that Forward against the Goalkeeper: win all three in a row.
how-to-play-duel = Roll, and compare
    .text = Each die names the number of its side that counts, and the higher total wins. Where an attack fails, both cards leave the pitch.
how-to-play-together = One team, one bonus
    .text = A row of one team has +2, with a hero more. A Captain’s whole team has +5.
how-to-play-cards = One card a duel
    .text = Before the dice or after them: add to a number, take from theirs, have it rolled again.
how-to-play-signs = What the signs mean
    .text = Whoever has no Midfielder left loses a goal, and the match is over at once.
how-to-play-sign-legendary-captain = Captain: +5 for the whole team
how-to-play-sign-cult-hero = Cult Hero: +4 for a row of the team
how-to-play-sign-local-hero = Local Hero: +3 for a row of the team
how-to-play-sign-tactic = Tactic: helps your card
how-to-play-sign-referee = Referee: turns the duel around

## What the signs mean

legend-die = A die that shows { $number }: { $stat } counts
legend-bonus = The bonus of a player, or of everybody in a row, on every stat: +2 for a full row of one team, +3 with its Local Hero, +4 with its Cult Hero, +5 for the whole team of a Captain on the pitch. Only the highest counts
legend-substitute = Substitute
legend-percent = Under a card: your chance to win this duel if you play it, and nobody plays another. Of two numbers the lower one is your chance if face-down cards give the highest bonus
legend-compared = Under a card: the totals if you play it, yours first
legend-high = In green: 14 or more, of 20
legend-midfielders = Midfielders on the pitch, and on your bench. Whoever has none left on the pitch loses a goal, and the match is over
legend-gone = Players who have left the match
legend-used = Action cards that have been played
legend-ladder = The duel that is due: 1 in midfield, 2 up front, 3 at the goal
legend-face-down = A card that lies face down; one of your own has a red corner and stripes
legend-crest = The crest of a team
legend-value = In the corner of an action card: what it adds, or takes off
legend-away = The line to that player is down

## Real dice: which of two is whose.

real-dice = The attacker’s die first, then the defender’s; for a single one, that die.

## Reasons in a hint

# Here a possession is what a turn is in other games.
hint-scores-more-of-game = You score more often with it: { hint-here } { $turns ->
    [one] before the possession is over
   *[other] within { $turns } possessions
}; { $equals ->
    [one] with the next best
   *[other] with the best of the weaker choices
}, { hint-there }.
hint-scores-less-of-game = You score less often: { hint-here } { $turns ->
    [one] before the possession is over
   *[other] within { $turns } possessions
}; with the best choice, { hint-there }.
hint-concedes-less-of-game = A rival scores less often after it: { hint-here } { $turns ->
    [one] before the possession is over
   *[other] within { $turns } possessions
}; { $equals ->
    [one] after the next best
   *[other] after the best of the weaker choices
}, { hint-there }.
hint-concedes-more-of-game = A rival scores more often: { hint-here } { $turns ->
    [one] before the possession is over
   *[other] within { $turns } possessions
}; after the best choice, { hint-there }.
# Chances are of 100, and of the duel under way if no more cards are played.
reason-sends = { $number ->
    [100] It wins this duel as it stands
    [0] It loses this duel as it stands
   *[other] It wins this duel in { $number } of 100 rolls
}{ unless-answered }.
# $least is the chance if cards that lie face down give the rival's card the highest bonus.
reason-sends-between = It wins this duel in { $least } to { $number } of 100 rolls{ unless-answered }: { $least } if { $rival-is ->
    [you] your
   *[other] { $rival }’s
} face-down cards give the highest bonus, { $number } if they give none.
# $answered is yes if the rival may still play a card in this duel.
unless-answered = { $answered ->
    [yes] , unless { $rival } { $rival-is ->
        [you] play
       *[other] plays
    } a card
   *[no] { "" }
}
# $sum is that of all six stats.
reason-strongest = { $sum } in all six stats with the bonus: nobody of yours in this row has more.
reason-weaker = { $sum } in all six stats with the bonus, where another of this row has { $best }.
reason-bench-best = { $sum } in all six stats: nobody on your bench has more for this gap.
reason-bench-weaker = { $sum } in all six stats, where another on your bench has { $best } for this gap.
# $name is better than the player that is sent.
reason-spares = The player whom you send is gone if the attack fails: { $name } stays for the next one.
reason-spares-in-defence = Whoever stops the attack leaves the pitch with it: { $name } stays for the next one.
reason-captain = If the attack fails, your Legendary Captain is gone.
reason-duel-now = { $number ->
    [100] You win this duel as it stands
    [0] You lose this duel as it stands
   *[other] As it stands you win this duel in { $number } of 100 rolls
}{ unless-answered }.
reason-spends-early = It is gone then, even if the dice need no help: after the roll you know, and may still play it.
reason-waits = Keep your cards for now: after the roll you know which number counts, and may still play a card.
reason-keeps = Your cards stay in hand for another duel.
# $number more duels have to be won after this one for a goal.
reason-no-goal-yet = Even won, this duel is no goal: { $number ->
    [one] { number-in-words } more has
   *[other] { number-in-words } more have
} to be won after it{ $held ->
    [yes] . Your cards stay in hand for another attack.
   *[no] .
}
reason-no-goal-yet-in-defence = Even lost, this duel is no goal: { $rival } still { $rival-is ->
    [you] have
   *[other] has
} to win { number-in-words } more{ $held ->
    [yes] . Your cards stay in hand for that.
   *[no] .
}
reason-leaves-with-it = Stopping the attack takes your card off the pitch as well.
reason-duel-then = { $then ->
    [100] It wins this duel as the dice lie
   *[other] It lifts your chance in this duel from { $now } to { $then } of 100
}{ unless-answered }.
reason-duel-no-help = { $now ->
    [100] You win this duel without it
    [0] You lose this duel with it, too
   *[other] It does nothing for you in this duel: you win { $then } of 100 rolls
}{ unless-answered }.
reason-offside = It ends an attack that scores in { $number } of 100 rolls.
reason-silence = { $rival } { $rival-is ->
    [you] hold
   *[other] holds
} { $number ->
    [one] { $number } card
   *[other] { $number } cards
} that cannot be played in this duel then.
reason-injury = { $rival } loses one of { $number ->
    [one] { $number } substitute
   *[other] { $number } substitutes
}.
reason-long-ball = If you win in midfield you shoot at once, with { $number } less on every stat.
reason-draws = It draws { $number ->
    [one] { $number } card
   *[other] { $number } cards
} and leaves this duel as it is.
reason-red-midfield = { $number ->
    [0] It takes the last Midfielder of { $rival } off the pitch: if none comes on, a goal is taken off and the match ends.
   *[other] It leaves { $rival } a single Midfielder: when that one goes and nobody comes on, { $rival } loses a goal and the match ends.
}
# A red card leaves $rival one Midfielder, who is in this duel. $how is what wins the match then: goals or midfielders.
reason-red-last = It leaves { $rival } only the Midfielder of this duel. { $attacks ->
    [yes] Lose the duel, and both cards go
   *[no] Win the duel, and both cards go
}: unless a Midfielder comes on from the bench, { $rival } loses a goal, and you win { $score }{ $how ->
    [midfielders] , with more Midfielders.
   *[goals] .
}
reason-red-duel = The duel goes on: { $rival } may fill the gap from the bench, and { $rival-is ->
    [you] send
   *[other] sends
} another card into it.
reason-red-unseen = You know what { $name } can do; whoever takes over may still lie face down.
# $number Midfielders are left to $rival.
reason-red-idle = It changes nothing in this duel, and you have no Red Card left for { $number ->
    [one] the last Midfielder
   *[other] one of the { number-in-words } Midfielders
} of { $rival }: a side that has none left loses a goal, and the match ends.
reason-fills = It makes the row full and all of { $team }: { $number } more for each of them.
reason-gap = The gap stays, and a row with a gap has no bonus.

## What is printed on paper

print-counter = { $use ->
    [goals] goals
    [possession] possession
   *[ball] ball
}
print-tracks =
    .how = A die says which figure the players compare. The counter “possession” moves on one field with every possession, the shirts count the goals of each side; the ball lies beside whoever attacks.

## What is wrong in the file of a box, after the key that it is about

wrong-window = must be '{ $window }' with this effect
wrong-deck = are { $number }; a deck has { $size }
wrong-pool = hold { $number } of position '{ $position }' beside Legendary Captains; at least { $needed } are needed
wrong-shirt = must be a { $asked }; { $player } is a { $position }
wrong-bench = must not be a goalkeeper, as { $player } is
wrong-captain = is a second Legendary Captain in the eleven: { $captain } and { $player }
