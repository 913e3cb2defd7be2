### What people read of Squad Rush and its Group Stage. Variables of seats, names and lists: see the
### shared messages. $man is a player on a pitch or in a hand, $number a number of whatever is spoken of.

tagline = Field seven of one nation first, or win a Group Stage.

## Options

option-mode = Game
    .help = What is played.
option-mode-squad-rush = Single match
    .help = Whoever first calls a legal seven of one nation wins.
option-mode-group-stage = Group Stage
    .help = Three matchdays, a group table and a cup.
option-nations = Nations
    .help = Which nations are in the deck, one more than there are managers.
option-nations-random = random
    .help = They are drawn at the start.
option-nations-first = first
    .help = The first ones of the box.
option-pairing = Pairing
    .help = Who meets whom on a matchday of four managers.
option-pairing-everyone = everyone
    .help = Everyone meets everyone once.
option-pairing-neighbours = neighbours
    .help = Whoever called meets the neighbour on the left; the other two meet.
option-added-time = Added Time
    .help = What Added Time does as the official.
option-added-time-same-pitches = same pitches
    .help = The second leg is the first one again: goals count twice.
option-added-time-new-official = new official
    .help = A new official is flipped for the second leg.
option-reverse = Reverse
    .help = What Reverse does as the official.
option-reverse-literal = literal
    .help = Attack and defence change places: mostly 0-0.
option-reverse-off = off
    .help = It is never the official: another card is flipped.
option-golden-boot = Golden Boot
    .help = Whose star earns the Golden Boot.
option-golden-boot-any-star = any star
    .help = Any star in the seven that wins.
option-golden-boot-own-nation = own nation
    .help = Only the star of the nation with most players in it.
option-matchday-drama = Matchday Drama
    .help = Whether an INSTANT may be played in a match.
option-matchday-drama-off = off
    .help = A match is played without.
option-matchday-drama-on = on
    .help = One by each side, in secret, once the official is known.
option-captains-armband = Captain’s Armband
    .help = What the first Yellow Card does to a star.
option-captains-armband-off = off
    .help = He is booked as anybody is.
option-captains-armband-on = on
    .help = He shrugs it off.
option-derby-night = Derby Night
    .help = What a second Tackle on the same manager costs.
option-derby-night-off = off
    .help = An act of its own.
option-derby-night-on = on
    .help = Nothing, straight after the first.

## Lines of colour: cards, players, Super Subs, nations

card-tackle =
    .text = Studs, grass, apologies.
card-yellow-card =
    .text = Name? Spell it.
card-red-card =
    .text = The tunnel is that way.
card-added-time =
    .text = The board goes up, and half the ground groans.
card-substitution =
    .text = The number is held up the wrong way round.
card-quick-restart =
    .text = While they are still arguing.
card-set-piece =
    .text = Everybody knows where it will go. Nobody will be there.
card-the-wall =
    .text = Shoulder to shoulder, eyes shut.
card-reverse =
    .text = Change ends. No, the other ends.
card-full-time-whistle =
    .text = Three blasts. He has a train to catch.
card-overturned =
    .text = It was in pencil all along.
card-var-review =
    .text = A finger to the ear. Everybody waits.
card-offside =
    .text = By one shoelace, the lines say.
card-play-on =
    .text = Both arms forward: he saw it, and he likes it.
player-malvaktsen =
    .text = Has not let in so much as a draught since October.
player-barrikadesen =
    .text = The road is closed.
player-tundrasen =
    .text = Flat, cold, and no end to him in sight.
player-steinroys =
    .text = A heap of stones that somebody gave a shirt.
player-broytekant =
    .text = What the snowplough leaves behind. Nobody parks there.
player-arkitektsen =
    .text = Draws the pass first, then has it built.
player-snofreser =
    .text = Clears the middle and throws it over the neighbour's fence.
player-brunostvik =
    .text = Cuts every ball thin, and there is always more.
player-fjordland =
    .text = Calm, deep, and suddenly on both sides of you.
player-reinsdyrsen =
    .text = A herd of one, going north at speed.
player-nordlysnes =
    .text = Seen on clear nights, for ten minutes at most.
player-tranquerini =
    .text = A ranch gate in gloves. Last one through shuts him.
player-murallini =
    .text = Began as a garden wall and got ambitious.
player-adoquinez =
    .text = One cobblestone. Trips up a whole parade.
player-alambradez =
    .text = Five strands of wire and a warning.
player-siestari =
    .text = Unbeatable until two in the afternoon.
player-bandoneri =
    .text = Opens wide, closes tight, breaks your heart in between.
player-tangarelli =
    .text = Two steps forward, one aside, and you are dancing alone.
player-yerbatero =
    .text = Passes it round and never lets it go cold.
player-barriletini =
    .text = Give him string and look up.
player-potrerez =
    .text = Learned it on a field with a tree in it.
player-asadoni =
    .text = Comes late, smells of smoke, is forgiven every time.
player-cadeadinho =
    .text = Small, made of brass, and nobody has the key.
player-jequitiba =
    .text = Three hundred years tall. Nobody has gone over the top yet.
player-rapadurao =
    .text = Sweet, yes. Soft, no.
player-tamanduai =
    .text = Hugs you until the ball has gone.
player-guarda-chuva =
    .text = Only ever opens once you are wet.
player-compassinho =
    .text = Nobody comes in until he has counted to four.
player-cafezinho =
    .text = Small, strong, and round again in an hour.
player-jabuti =
    .text = Found up a tree. Somebody must have put him there.
player-redemoinho =
    .text = A whirlwind with somebody laughing in it.
player-colibrilho =
    .text = Eighty beats a second, standing still.
player-confetinho =
    .text = You will still find him in your boots at Easter.
player-komainu =
    .text = Sits at the gate, mouth open. Nothing has ever flown in.
player-iwakabe =
    .text = Moss gets on to him. Forwards do not get past.
player-tofuyama =
    .text = Soft to look at. Try moving him.
player-fusumada =
    .text = Slides across without a sound, and there was no room after all.
player-kotatsuda =
    .text = Hard to get out of his corner before spring.
player-origamizawa =
    .text = Folds the pitch once, and somebody is alone in front of goal.
player-shinkansaki =
    .text = Leaves the centre circle at 19:04. Not at 19:05.
player-ramenmura =
    .text = Three minutes, and everything is in it.
player-ryuseino =
    .text = Make a wish. Too late, it is in.
player-kitsunebi =
    .text = Follow the light, and find your own way home.
player-hanabiyama =
    .text = One evening a year. But what an evening.
player-riegelhuber =
    .text = Bolted, barred, and in bed by ten.
player-schrankwand =
    .text = Oak veneer, four metres. It took six to get him in here.
player-kehrwochner =
    .text = Swept this morning. Kindly walk round.
player-handtuchmeier =
    .text = Has had this spot reserved since six o'clock.
player-umleitner =
    .text = Follow the yellow signs. He is not sure either.
player-stellwerk =
    .text = Every ball on its own track, and two of them on time.
player-dampfkessel =
    .text = Takes a while to heat. Stand back when he has.
player-pausenbrot =
    .text = Wrapped, halved, and there when you need him.
player-donnerwetter =
    .text = The first thing anybody said on seeing him.
player-blitzableiter =
    .text = Everything that comes down comes to him.
player-spatlese =
    .text = Left hanging longer than the others. It paid.
player-mlangoni =
    .text = At the door. Wipe your feet and go home.
player-bwana-kifaru =
    .text = Does not see well. Does not have to.
player-kichuguu =
    .text = Was not there last night. Hard as brick this morning.
player-bomani =
    .text = A ring of thorns. The goats are fine.
player-kinyonga =
    .text = Puts one foot forward, and thinks about it.
player-fundisaa =
    .text = Watchmaker. Opens the back of a defence with a thumbnail.
player-matatuni =
    .text = Loud, full, and through a gap that was not there.
player-darajani =
    .text = Two banks and one way across: him.
player-nyotakali =
    .text = First one out in the evening, and nobody looks at the others.
player-swalapala =
    .text = Clears ten metres and looks bored.
player-kimbelembele =
    .text = Always a step ahead, usually of the pass as well.
player-kit-man =
    .text = Has carried the shirts for thirty years. Today he wears one.
player-somebodys-cousin =
    .text = Only came to watch. Has his boots in the car.
player-groundsman =
    .text = Knows every bump. Put most of them there.
player-number-ninety-nine =
    .text = The last shirt in the bag.
player-bus-driver =
    .text = Was only parking. Stayed for the second half.
player-twin-brother =
    .text = Nobody has asked which of the two this is.
nation-norway =
    .tagline = Dressed for sleet, hoping for worse.
nation-argentina =
    .tagline = Eleven poets and one argument.
nation-brazil =
    .tagline = The ball gets a birthday present.
nation-japan =
    .tagline = On time, and bowing to the corner flag.
nation-germany =
    .tagline = There is a plan, and a plan for the plan.
nation-kenya =
    .tagline = Uphill is where they start to smile.
# Super Subs, as they stand behind whose they are and without an article: "Anna’s Kit Man".
owned-kit-man = Kit Man
owned-somebodys-cousin = Somebody's Cousin
owned-groundsman = Groundsman
owned-number-ninety-nine = Number Ninety-Nine
owned-bus-driver = Bus Driver
owned-twin-brother = Twin Brother

## What cards do, in a line. $number is how much, where the card says so.

sub-does = Super Sub: fits any place in a seven of any nation. Rating { $rating }.
man-does = { position-noun } of { $nation }{ $captain ->
    [yes] , the STAR
   *[no] { "" }
}. Rating { $rating }.
does-tackle = Sends a rival's player back to the hand.
does-book = Books a rival's player. Booked twice: sent off.
does-dismiss = Sends a rival's player off, on top of the discards.
does-more-acts = { SIGNED($number) } { $number ->
    [one] act
   *[other] acts
} this turn.
does-exchange = Up to { number-in-words } { $number ->
    [one] player
   *[other] players
}: pitch for hand.
does-restart = Draw { number-in-words }, then field a player: it costs no act.
does-search = Take a Midfielder out of the deck.
does-wall = Your GK and DEF can't be tackled for a round.
does-reverse = Play goes the other way. Of two: rival −1 act.
does-no-acts = Whoever is next gets no acts.
does-clear = Wipes all bookings off one pitch.
does-cancel = INSTANT: cancels the card just played.
does-send-back = INSTANT: a new player goes back to the hand.
does-play-on = INSTANT: stops a Tackle, Yellow, Red or INSTANT.
# The same of a card that lies on a player of $rival.
does-tackle-on = Sends { whose-rival } player back to the hand.
does-book-on = Books { whose-rival } player. Booked twice: sent off.
does-dismiss-on = Sends { whose-rival } player off, on top of the discards.

## Parts of sentences

# $man, a player of $rival, in the middle of a sentence.
man-of = { whose-rival } { $man }
# The end of a sentence behind a card: $loud is `yes` where its name brings an exclamation mark.
stop = { $loud ->
    [yes] { "" }
   *[no] .
}
number-opening = { $number ->
    [0] No
    [1] One
    [2] Two
    [3] Three
    [4] Four
    [5] Five
    [6] Six
    [7] Seven
    [8] Eight
    [9] Nine
    [10] Ten
    [11] Eleven
    [12] Twelve
   *[other] { $number }
}
number-of-players = { $number ->
    [one] one player
   *[other] { number-in-words } players
}
number-of-cards = { $number ->
    [one] one card
   *[other] { number-in-words } cards
}
number-of-cards-opening = { $number ->
    [one] One card
   *[other] { number-opening } cards
}
each-gets-cards = { number-of-cards-opening } each.
number-of-turns = { $number ->
    [one] one turn
   *[other] { number-in-words } turns
}
number-of-points = { $number ->
    [one] one point
   *[other] { number-in-words } points
}
number-of-points-opening = { $number ->
    [one] One point
   *[other] { number-opening } points
}
# $position is `goalkeeper`, `defender`, `midfielder`, `forward` or `sub`.
position-noun = { $position ->
    [goalkeeper] Goalkeeper
    [defender] Defender
    [midfielder] Midfielder
    [forward] Forward
   *[sub] Super Sub
}
position-short = { $position ->
    [goalkeeper] GK
    [defender] DEF
    [midfielder] MID
    [forward] FWD
   *[sub] SUB
}
man-described = { $man } ({ position-short } { $rating }, { $nation })
sub-described = { $man } (Super Sub { $rating })

## Commentary: setting up and drawing

nations-in-the-deck = In the deck: { $nations }.
begins =
    .v1 = The coin says { $player }. { each-gets-cards }
    .v2 = { $player-is ->
        [you] { $player } begin. { each-gets-cards }
       *[other] { $player } begins. { each-gets-cards }
    }
    .v3 = { $player-is ->
        [you] { $player } win the toss. { each-gets-cards }
       *[other] { $player } wins the toss. { each-gets-cards }
    }
draws = { $player-is ->
    [you] { $player } draw { $card }{ stop }
   *[other] { $player } draws { $card }{ stop }
}
draws-unseen = { $player-is ->
    [you] { $player } draw from the deck.
   *[other] { $player } draws from the deck.
}
takes-from-pile =
    .v1 = { $player-is ->
        [you] { $player } take { $card } off the discard pile.
       *[other] { $player } takes { $card } off the discard pile.
    }
    .v2 = { $player-is ->
        [you] Waste not: { $player } take { $card } off the discard pile.
       *[other] Waste not: { $player } takes { $card } off the discard pile.
    }
    .v3 = { $player-is ->
        [you] Good as new: { $player } take { $card } off the discard pile.
       *[other] Good as new: { $player } takes { $card } off the discard pile.
    }
throws-away =
    .v1 = { $player-is ->
        [you] { $player } throw { $card } away.
       *[other] { $player } throws { $card } away.
    }
    .v2 = { $card } is one too many for { $player }, and is thrown away.
    .v3 = Surplus to { whose-player } requirements: { $card } goes to the discard pile.

## Commentary: players, acts and cards

comes-on-goalkeeper =
    .v1 = { $man } of { $nation } takes the gloves for { $player }.
    .v2 = Between { whose-player } posts now: { $man } of { $nation }.
    .v3 = { $player-is ->
        [you] { $player } put { $man } of { $nation } in goal.
       *[other] { $player } puts { $man } of { $nation } in goal.
    }
comes-on-defender =
    .v1 = { $man } of { $nation } joins { whose-player } back line.
    .v2 = { $player-is ->
        [you] { $player } bolt the door with { $man } of { $nation }.
       *[other] { $player } bolts the door with { $man } of { $nation }.
    }
    .v3 = At the back for { $player }: { $man } of { $nation }.
comes-on-midfielder =
    .v1 = { $player-is ->
        [you] { $player } hand the midfield to { $man } of { $nation }.
       *[other] { $player } hands the midfield to { $man } of { $nation }.
    }
    .v2 = In the middle for { $player }: { $man } of { $nation }.
    .v3 = Somebody has to do the running: { $man } of { $nation }, for { $player }.
comes-on-forward =
    .v1 = { $player-is ->
        [you] { $player } send { $man } of { $nation } up front.
       *[other] { $player } sends { $man } of { $nation } up front.
    }
    .v2 = { $man } of { $nation } has come to score for { $player }.
    .v3 = Boots laced, hair done: { $man } of { $nation } goes up front for { $player }.
# Beside the seven, in which there is no place for him.
comes-on-spare =
    .v1 = { $man } warms up beside { whose-player } pitch: { why-beside }.
    .v2 = { $player-is ->
        [you] { $player } send { $man } out, and he waits beside the seven for now: { why-beside }.
       *[other] { $player } sends { $man } out, and he waits beside the seven for now: { why-beside }.
    }
    .v3 = { $man } stands by for { $player }: { why-beside }.
# $seven is the nation of the seven where he is not of it, else nothing.
why-beside = { $seven-count ->
    [0] his place is taken
   *[other] wrong nation for a seven of { $seven }
}
comes-on-star =
    .v1 = The star! { $man } of { $nation } leads { whose-player } line.
    .v2 = { $player-is ->
        [you] All eyes on { $man }: { $player } field the star of { $nation }.
       *[other] All eyes on { $man }: { $player } fields the star of { $nation }.
    }
    .v3 = The armband comes out of the tunnel: { $man } of { $nation }, for { $player }.
    .v4 = { $man }! The whole of { $nation } stands up for { $player }.
comes-on-sub =
    .v1 = { $player-is ->
        [you] { $player } send on { $man }, a Super Sub. Any position will do.
       *[other] { $player } sends on { $man }, a Super Sub. Any position will do.
    }
    .v2 = Super Sub { $man } comes on for { $player } and will stand anywhere.
    .v3 = A tracksuit comes off: Super Sub { $man }, for { $player }.
recalls =
    .v1 = { $player-is ->
        [you] { $player } call { $man } back to the hand.
       *[other] { $player } calls { $man } back to the hand.
    }
    .v2 = { $player-is ->
        [you] Change of plan: { $player } take { $man } back to the hand.
       *[other] Change of plan: { $player } takes { $man } back to the hand.
    }
    .v3 = { $man } trots back to { whose-player } hand, none the wiser.
plays-tackle =
    .v1 = { $player-is ->
        [you] { $card }! { $player } go straight through { whose-rival } { $man }.
       *[other] { $card }! { $player } goes straight through { whose-rival } { $man }.
    }
    .v2 = Crunch. { $card } by { $player } on { whose-rival } { $man }.
    .v3 = { $player-is ->
        [you] { $player } arrive late, with both feet: { $card } on { whose-rival } { $man }.
       *[other] { $player } arrives late, with both feet: { $card } on { whose-rival } { $man }.
    }
    .v4 = Grass flies. { $card } by { $player } on { whose-rival } { $man }.
tackles-again =
    .v1 = And again, it is a derby! { $card } by { $player } on { whose-rival } { $man }.
    .v2 = Same address, second delivery: { $card } by { $player } on { whose-rival } { $man }.
plays-book =
    .v1 = { $player-is ->
        [you] { $player } show { whose-rival } { $man } the { $card }.
       *[other] { $player } shows { whose-rival } { $man } the { $card }.
    }
    .v2 = { $player-is ->
        [you] { $player } have seen something: { $card } for { whose-rival } { $man }.
       *[other] { $player } has seen something: { $card } for { whose-rival } { $man }.
    }
    .v3 = { $player-is ->
        [you] { $player } write a name down: { $card } for { whose-rival } { $man }.
       *[other] { $player } writes a name down: { $card } for { whose-rival } { $man }.
    }
plays-dismiss =
    .v1 = { $player-is ->
        [you] Straight { $card }! { $player } point { whose-rival } { $man } to the tunnel.
       *[other] Straight { $card }! { $player } points { whose-rival } { $man } to the tunnel.
    }
    .v2 = { $player-is ->
        [you] { $player } reach for the back pocket … { $card } for { whose-rival } { $man }!
       *[other] { $player } reaches for the back pocket … { $card } for { whose-rival } { $man }!
    }
    .v3 = { $player-is ->
        [you] { $player } have had enough of { whose-rival } { $man }: { $card }!
       *[other] { $player } has had enough of { whose-rival } { $man }: { $card }!
    }
plays-more-acts =
    .v1 = The board goes up: { $card } gives { $player } more acts this turn.
    .v2 = { $player-is ->
        [you] { $player } find minutes that nobody else saw: { $card }, and more acts this turn.
       *[other] { $player } finds minutes that nobody else saw: { $card }, and more acts this turn.
    }
plays-exchange =
    .v1 = The numbers are up: { $card }, and { $player } may swap players with the hand.
    .v2 = { $player-is ->
        [you] { $player } look along the bench: { $card }, players for players.
       *[other] { $player } looks along the bench: { $card }, players for players.
    }
plays-restart =
    .v1 = { $player-is ->
        [you] { $card }! { $player } draw while the others complain, and may field a player, which costs no act.
       *[other] { $card }! { $player } draws while the others complain, and may field a player, which costs no act.
    }
    .v2 = No wall, no whistle: { $card } by { $player }, for new cards and a player who costs no act.
plays-search =
    .v1 = { $player-is ->
        [you] { $player } put the ball down: { $card }, for a Midfielder out of the deck.
       *[other] { $player } puts the ball down: { $card }, for a Midfielder out of the deck.
    }
    .v2 = { $player-is ->
        [you] { $card }! { $player } go through the deck for a Midfielder.
       *[other] { $card }! { $player } goes through the deck for a Midfielder.
    }
plays-wall =
    .v1 = { $player-is ->
        [you] { $player } build { $card }: no Tackles on keeper and defenders for a round.
       *[other] { $player } builds { $card }: no Tackles on keeper and defenders for a round.
    }
    .v2 = { $card } goes up in front of { whose-player } goal: keeper and defenders are safe from Tackles.
plays-reverse =
    .v1 = { $player-is ->
        [you] { $card }! { $player } turn the order of play round; between two, the rival loses an act.
       *[other] { $card }! { $player } turns the order of play round; between two, the rival loses an act.
    }
    .v2 = Everybody change ends: { $card } by { $player }. Between two it costs the rival an act.
plays-no-acts =
    .v1 = { $player-is ->
        [you] { $card }! { $player } blow it long before time: whoever is next has no acts.
       *[other] { $card }! { $player } blows it long before time: whoever is next has no acts.
    }
    .v2 = { whose-player } watch is fast today: { $card }, and whoever is next has no acts.
plays-clear =
    .v1 = { $player-is ->
        [you] { $card }! { $player } tear up the notebook: a pitch loses its bookings.
       *[other] { $card }! { $player } tears up the notebook: a pitch loses its bookings.
    }
    .v2 = { $player-is ->
        [you] { $card }. { $player } have the better lawyer, and a pitch loses its bookings.
       *[other] { $card }. { $player } has the better lawyer, and a pitch loses its bookings.
    }
takes-off =
    .v1 = { $player-is ->
        [you] { $player } hold up the number of { $man }, who goes back to the hand.
       *[other] { $player } holds up the number of { $man }, who goes back to the hand.
    }
    .v2 = { $player-is ->
        [you] { $player } take { $man } off, back to the hand.
       *[other] { $player } takes { $man } off, back to the hand.
    }
brings-on =
    .v1 = { $player-is ->
        [you] { $player } bring on { $man }.
       *[other] { $player } brings on { $man }.
    }
    .v2 = On comes { $man } for { $player }, still chewing.
takes-midfielder =
    .v1 = { $player-is ->
        [you] { $player } pick { $man } out of the deck, and it is shuffled.
       *[other] { $player } picks { $man } out of the deck, and it is shuffled.
    }
    .v2 = { $player-is ->
        [you] It is for { $man }. { $player } show everybody, and the deck is shuffled.
       *[other] It is for { $man }. { $player } shows everybody, and the deck is shuffled.
    }
takes-nobody = { $player-is ->
    [you] { $player } take nobody after all. The deck is shuffled.
   *[other] { $player } takes nobody after all. The deck is shuffled.
}
ends-turn = { $player-is ->
    [you] { $player } end the turn with { acts-unused } unused.
   *[other] { $player } ends the turn with { acts-unused } unused.
}
acts-unused = { $number ->
    [one] one act
   *[other] { number-in-words } acts
}
hides-instant = { $player-is ->
    [you] { $player } slip { $card } up the sleeve.
   *[other] { $player } slips { $card } up the sleeve.
}
names-who-leaves = { $player-is ->
    [you] { $player } take { $man } off.
   *[other] { $player } takes { $man } off.
}
names-who-comes-on = { $player-is ->
    [you] { $player } get { $man } ready.
   *[other] { $player } gets { $man } ready.
}
leaves-out = { $player-is ->
    [you] { $player } leave { $man } out.
   *[other] { $player } leaves { $man } out.
}
leaves-everybody-on = { $player-is ->
    [you] { $player } leave everybody on.
   *[other] { $player } leaves everybody on.
}

## Commentary: answers, and what comes of a card

answers-cancel =
    .v1 = { $player-is ->
        [you] { $player } answer with { $card }: that shall not count.
       *[other] { $player } answers with { $card }: that shall not count.
    }
    .v2 = { $player-is ->
        [you] Finger to the ear: { $player } answer with { $card }, and it shall not count.
       *[other] Finger to the ear: { $player } answers with { $card }, and it shall not count.
    }
    .v3 = { $player-is ->
        [you] Everybody waits for a screen: { $player } answer with { $card }.
       *[other] Everybody waits for a screen: { $player } answers with { $card }.
    }
answers-send-back =
    .v1 = { $player-is ->
        [you] { $card } Up goes your flag: back to the hand with { $man }.
       *[other] { $card } Up goes { $player }’s flag: back to the hand with { $man }.
    }
    .v2 = { $player-is ->
        [you] { $card } By half a bootlace, { $player } claim: back to the hand with { $man }.
       *[other] { $card } By half a bootlace, { $player } claims: back to the hand with { $man }.
    }
answers-play-on =
    .v1 = { $player-is ->
        [you] { $card }! { $player } wave both arms: no whistle, nothing happened.
       *[other] { $card }! { $player } waves both arms: no whistle, nothing happened.
    }
    .v2 = { $player-is ->
        [you] { $player } answer with { $card }: no harm was done.
       *[other] { $player } answers with { $card }: no harm was done.
    }
calls-goal =
    .v1 = { $player-is ->
        [you] GOOOAL! { $player } call it, with seven players of one nation on the pitch.
       *[other] GOOOAL! { $player } calls it, with seven players of one nation on the pitch.
    }
    .v2 = { $player-is ->
        [you] { $player } tear the shirt off: GOOOAL! All seven places are filled from one nation.
       *[other] { $player } tears the shirt off: GOOOAL! All seven places are filled from one nation.
    }
    .v3 = { $player-is ->
        [you] GOOOAL! { $player } slide towards the corner flag: seven of one nation stand.
       *[other] GOOOAL! { $player } slides towards the corner flag: seven of one nation stand.
    }
calls-full-time =
    .v1 = { $player-is ->
        [you] FULL-TIME! { $player } call it, with a legal seven on the pitch.
       *[other] FULL-TIME! { $player } calls it, with a legal seven on the pitch.
    }
    .v2 = { $player-is ->
        [you] { $player } have seven and no patience: FULL-TIME!
       *[other] { $player } has seven and no patience: FULL-TIME!
    }
    .v3 = { $player-is ->
        [you] { $player } point at the clock, with a legal seven: FULL-TIME!
       *[other] { $player } points at the clock, with a legal seven: FULL-TIME!
    }
tackled =
    .v1 = { $man } limps back to { whose-rival } hand.
    .v2 = That is { $man } off { whose-rival } pitch and back in the hand.
    .v3 = A stretcher for { $man }, as far as { whose-rival } hand.
    .v4 = { $man } gets up and goes: back to { whose-rival } hand.
booked =
    .v1 = { $man } is in the book{ booking-cost }. One more and it is the tunnel.
    .v2 = { $man } walks on tiptoe from here: booked{ booking-cost }.
    .v3 = { $man } shrugs, and is booked{ booking-cost }.
shrugs-off =
    .v1 = { $man } points to the armband and shrugs. This one does not count.
    .v2 = The captain has a word with the referee: no booking for { $man }.
second-yellow =
    .v1 = Booked twice is one too many for { $man }. Off!
    .v2 = { $man } had one booking already. Off, past { whose-rival } bench, without a look.
    .v3 = { $rival-is ->
        [you] The second booking: { $rival } lose { $man }, sent off.
       *[other] The second booking: { $rival } loses { $man }, sent off.
    }
sent-off =
    .v1 = { $rival-is ->
        [you] { $man } takes the long walk: sent off, and { $rival } play on without.
       *[other] { $man } takes the long walk: sent off, and { $rival } plays on without.
    }
    .v2 = The tunnel swallows { $man }: sent off, and gone from { whose-rival } pitch.
player-cancelled =
    .v1 = Decision: { $man } was never on. To the discard pile.
    .v2 = The screen says no: { $man } goes to the discard pile.
player-sent-back =
    .v1 = { $man } trudges back to { whose-player } hand.
    .v2 = { $man } was a step too early, and is back in { whose-player } hand.
card-cancelled =
    .v1 = { $card } does not count.
    .v2 = Nothing comes of the { $card }.
    .v3 = As you were: no { $card }.
# $answer is one of the sentences above, $card the INSTANT that it stops.
answers-an-instant = { $answer } { $rival-is ->
    [you] Your
   *[other] { $rival }’s
} { $card } does not count.
# What a booking takes from a rating, where ratings count.
booking-cost = { $cost ->
    [0] { "" }
   *[other] , −{ $cost }
}
call-hit-discarded = { $man } does not count, and goes to the discard pile.
call-hit-sent-back = { $man } does not count, and goes to { whose-player } hand.
call-stands = The call stands. { $number ->
    [one] One more turn
   *[other] { number-opening } more turns
} for everybody but { $player }.
call-falls = Without { $man } there is no seven, and no call.
goal-stands = But the seven still stands, and so does the goal!
# $left is what can be done now that the card itself has cost an act.
more-acts = { $number ->
    [one] One more act
   *[other] { number-opening } more acts
} for { $player }, and the card has cost one: { $left } to go.
wall-stands = Until the next turn nobody tackles { whose-player } Goalkeeper and Defenders.
order-turned = Now it goes round the other way.
one-act-fewer = { $rival-is ->
    [you] { $rival } have one act fewer in the next turn.
   *[other] { $rival } has one act fewer in the next turn.
}
nobody-slowed = Nobody is left to be slowed down.
no-acts-next = { $rival-is ->
    [you] { $rival } may draw in the next turn, but have no acts.
   *[other] { $rival } may draw in the next turn, but has no acts.
}
nobody-whistled = Nobody is left to hear it.
bookings-cleared = { whose-rival } pitch is free of bookings.
no-deck = There is no deck to look through.

## Commentary: what follows

one-short =
    .v1 = { $player-is ->
        [you] { $player } have six of the seven: one place is empty.
       *[other] { $player } has six of the seven: one place is empty.
    }
    .v2 = { $player-is ->
        [you] One more player, and { $player } have a seven.
       *[other] One more player, and { $player } has a seven.
    }
seven-stands =
    .v1 = A legal seven for { $player }{ all-of-nation }!
    .v2 = { $player-is ->
        [you] Count them: { $player } have a legal seven{ all-of-nation }.
       *[other] Count them: { $player } has a legal seven{ all-of-nation }.
    }
    .v3 = { $player-is ->
        [you] Nobody is missing any more: { $player } have seven{ all-of-nation }.
       *[other] Nobody is missing any more: { $player } has seven{ all-of-nation }.
    }
# The seven of $player is of $nation now, and no longer of $other.
nation-takes-over =
    .v1 = All change: { whose-player } seven is of { $nation } now, not of { $other }. { nation-leads }
    .v2 = { $nation } takes over { whose-player } pitch from { $other }. { nation-leads }
# Why $nation leads $other: $number and $less are the places of a seven that each fills.
nation-leads = { $by ->
    [places] { $nation } fills { places-filled }, { $other } { $less }.
    [ratings] Each fills { places-filled }, and { $nation } has the higher ratings.
   *[order] Each fills { places-filled } with the same ratings, and { $nation } comes first in the box.
}
places-filled = { $number ->
    [one] 1 place
   *[other] { $number } places
}
seven-falls =
    .v1 = { whose-player } seven has a gap again: a place is empty.
    .v2 = There goes { whose-player } seven: a place is empty again.
# $nation is the one nation of a seven; none where there may be several.
all-of-nation = { $nation-count ->
    [0] { "" }
   *[other] , all { $nation }
}
pile-shuffled = The discard pile is shuffled and becomes the deck.
no-acts-this-turn = { $player-is ->
    [you] { $player } have no acts this turn: the whistle has gone.
   *[other] { $player } has no acts this turn: the whistle has gone.
}
# A Reverse between two has cost an act.
fewer-acts-this-turn = After the Reverse there { $number ->
    [one] is only one act
   *[other] are only { number-in-words } acts
} for { $player } this turn.
last-turn = The last turn for { $player }.
standings-after = The table after matchday { number-in-words }: { $rows }.
standings-row = { $player } { $points } ({ $difference ->
    [0] 0
   *[other] { SIGNED($difference) }
})
# The rows above, and the next one.
standings-rows = { $above }, { $row }
matchday-begins = { $player-is ->
    [you] Pitches and hands stay as they are. { $player } begin matchday { number-in-words }.
   *[other] Pitches and hands stay as they are. { $player } begins matchday { number-in-words }.
}
sudden-death-begins = { $players } are level on everything. Sudden death: all cards are shuffled, and the first seven of one nation wins the cup. Nobody needs to call.
call-wins = { $player-is ->
    [you] Nobody can stop it: { $player } win!
   *[other] Nobody can stop it: { $player } wins!
}
wins-cup = { $player-is ->
    [you] { $player } lift the cup{ cup-by }!
   *[other] { $player } lifts the cup{ cup-by }!
}
# What the winner owes it to: a rung of the ladder that parts $player from $rival.
cup-by = { $by ->
    [points] { " " }with { number-of-points }
    [goal-difference] { " " }on goal difference, level on points with { $rival }
    [goals-scored] { " " }on goals scored, level on points with { $rival }
   *[sent-off] { " " }with fewer players sent off, level on points with { $rival }
}
wins-sudden-death = { $player-is ->
    [you] Seven in sudden death: { $player } lift the cup!
   *[other] Seven in sudden death: { $player } lifts the cup!
}
# $missing is a number in words.
wins-by-fewest = { $player-is ->
    [you] { nobody-called } With only { $missing } missing, { $player } take { prize }.
   *[other] { nobody-called } With only { $missing } missing, { $player } takes { prize }.
}
share-by-fewest = { nobody-called } { $players } lack { $missing } and share { prize }.
nobody-called = { number-opening } turns each, and no seven.
prize = { $prize ->
    [cup] the cup
   *[win] the win
}

## Commentary: a matchday

meets =
    .v1 = { $player } against { $rival }. Hands are shaken, harder than need be.
    .v2 = Next on the grass: { $player } against { $rival }.
    .v3 = { $player } and { $rival } walk out side by side and look straight ahead.
    .v4 = The coin is tossed for { $player } and { $rival }. Nobody looks.
    .v5 = { $player } and { $rival } swap pennants and mean none of it.
    .v6 = { $player }, { $rival }, one ball.
    .v7 = The anthems are over. { $player } against { $rival }.
forfeits =
    .v1 = { $player-is ->
        [you] { $player } have no legal seven and must forfeit.
       *[other] { $player } has no legal seven and must forfeit.
    }
    .v2 = No legal seven for { $player }: the match is forfeited.
    .v3 = { whose-player } side is not seven, and stays in the dressing room.
official-two-legs =
    .v1 = { official-is } { $card }. There will be a second leg, straight away.
    .v2 = Out comes { $card }: two legs, and both count.
official-top-out =
    .v1 = { official-is } { $card }. A look at the screen, and { $out } no longer { count-or-counts }.
    .v2 = { $card } has the whistle, and { $out } { count-or-counts } for nothing.
official-top-forward-out =
    .v1 = { official-is } { $card } The flag stays up for { $out }.
    .v2 = { $card } it is, all afternoon: nothing from { $out }.
official-no-chemistry =
    .v1 = { official-is } { $card }. Mixed sevens cost nothing today.
    .v2 = { $card } has the whistle and does not care who is from where.
official-swap-one =
    .v1 = { official-is } { $card }. Each side may change one player.
    .v2 = { $card } holds the board: one change for either side, if they like.
official-draw-and-play =
    .v1 = { official-is } { $card }. { number-of-cards-opening } for each side, and one player may still come on.
    .v2 = { $card } has the whistle: { number-of-cards } each, and room for one more.
official-midfield-goal =
    .v1 = { official-is } { $card }. The better midfield is worth { worth-of-midfield }: { $home } to { $away }.
    .v2 = { $card } has the whistle, and counts the midfields: { $home } to { $away }, for { worth-of-midfield }.
official-defences-up =
    .v1 = { official-is } { $card }. Both defences have { SIGNED($number) }.
    .v2 = { $card } lines up in both boxes: { SIGNED($number) } for either defence.
official-swap-totals =
    .v1 = { official-is } { $card }. The attack defends, and the defence attacks.
    .v2 = { $card } has the whistle: front is back, and back is front.
official-goalless =
    .v1 = { official-is } { $card }, and in a hurry. Only a lead of { number-in-words } will make a goal.
    .v2 = { $card } looks at the clock already: no goals, unless an attack leads by { number-in-words }.
official-no-bookings =
    .v1 = { official-is } { $card }. Every booking is forgotten for this match.
    .v2 = { $card } has lost the notebook: nobody is booked today.
swaps =
    .v1 = { $player-is ->
        [you] Off goes { $off }, on comes { $on }, and { $player } clap.
       *[other] Off goes { $off }, on comes { $on }, and { $player } claps.
    }
    .v2 = { $player-is ->
        [you] { $off } makes way for { $on }: { $player } have had an idea.
       *[other] { $off } makes way for { $on }: { $player } has had an idea.
    }
no-swap =
    .v1 = { $player-is ->
        [you] { $player } change nobody.
       *[other] { $player } changes nobody.
    }
    .v2 = { $player-is ->
        [you] { $player } trust the seven.
       *[other] { $player } trusts the seven.
    }
late-player =
    .v1 = Late, but still: { $man } comes on for { $player }.
    .v2 = { $player-is ->
        [you] { $player } send { $man } on at the last moment.
       *[other] { $player } sends { $man } on at the last moment.
    }
drama-cancel =
    .v1 = { $player-is ->
        [you] { $player } produce a { $card } from the sleeve.
       *[other] { $player } produces a { $card } from the sleeve.
    }
    .v2 = { $card } by { $player }! To the screen, all of you.
drama-send-back =
    .v1 = { $player-is ->
        [you] { $player } raise a flag of private means: { $card }
       *[other] { $player } raises a flag of private means: { $card }
    }
    .v2 = { $card } By a line that nobody but { $player } has seen.
drama-play-on =
    .v1 = { $player-is ->
        [you] { $player } wave it all away: { $card }, against { what-is-stopped }.
       *[other] { $player } waves it all away: { $card }, against { what-is-stopped }.
    }
    .v2 = { $player-is ->
        [you] { $card }! { $player } will hear nothing of { what-is-stopped }.
       *[other] { $card }! { $player } will hear nothing of { what-is-stopped }.
    }
no-drama =
    .v1 = { $player-is ->
        [you] { $player } keep both sleeves rolled up: no INSTANT.
       *[other] { $player } keeps both sleeves rolled up: no INSTANT.
    }
    .v2 = Nothing from { $player }.
    .v3 = { $player-is ->
        [you] { $player } leave it to the players.
       *[other] { $player } leaves it to the players.
    }
pitches-lock = { $why ->
    [rounds] Nobody has called in { $rounds } rounds. The pitches are locked: matchday { number-in-words }.
    [empty] There is nothing left to draw. The pitches are locked: matchday { number-in-words }.
   *[called] The pitches are locked: matchday { number-in-words }.
}
# The seven by slot: the goalkeeper, two defenders, two midfielders, two forwards.
line-up = { whose-player } seven: { $man-1 }; { $man-2 }, { $man-3 }; { $man-4 }, { $man-5 }; { $man-6 }, { $man-7 }. Defence { $defence }, attack { $attack }.
# A total, and what makes it: the ratings and what is added, such as "21, −1 for chemistry".
sum-made = { $total } ({ $parts })
sum-step = { $before }, { SIGNED($value) } for { $step }
sum-ratings = ratings
sum-bookings = bookings
sum-chemistry = chemistry
sum-floor = never below 0
# How a match is whistled: $leg is `first` or `second`.
official-is = { $leg ->
    [second] For the second leg:
   *[first] The official:
}
count-or-counts = { $out-count ->
    [one] counts
   *[other] count
}
worth-of-midfield = { $number ->
    [one] a goal
   *[other] { number-in-words } goals
}
officials-gathered = No official in the deck: the discard pile is shuffled in.
no-official = No official can be found. They will have to be honest by themselves.
no-second-official = Nobody is left to whistle the second leg. It is played all the same.
# What a Play On stops: $target is `official` or `instant`.
what-is-stopped = { $target ->
    [official] the official
   *[instant] whatever comes
}
instant-waved-away = { $card } of { $player } is waved away.
official-waved-away = The call of the official is off: no { $card }{ stop }
waves-at-nothing = { $player-is ->
    [you] { $player } wave at nothing: there was no INSTANT to stop.
   *[other] { $player } waves at nothing: there was no INSTANT to stop.
}
ruled-out = { $out } { count-or-counts } for nothing.

# What an official does, in a line.
official-does-two-legs = A second leg at once; both count.
official-does-top-out = The highest rating of each side counts for nothing.
official-does-top-forward-out = The best Forward of each side adds nothing.
official-does-no-chemistry = Mixed sevens cost nothing.
official-does-swap-one = Each side may change one player.
official-does-draw-and-play = { number-of-cards-opening } for each side, and one player more.
official-does-midfield-goal = The better midfield is worth { $number ->
    [one] one goal
   *[other] { number-in-words } goals
}.
official-does-defences-up = { SIGNED($number) } for both defences.
official-does-swap-totals = Attack and defence change places.
official-does-goalless = No goals, unless an attack leads by { $number }: then one.
official-does-no-bookings = Bookings count for nothing.

## Commentary: the final whistle

attack-0 =
    .v1 = { $player-is ->
        [you] { $player } run into a wall: attack { $attack } against defence { $defence }, no goal.
       *[other] { $player } runs into a wall: attack { $attack } against defence { $defence }, no goal.
    }
    .v2 = Attack { $attack } against defence { $defence }: not a sniff for { $player }, no goal.
attack-1 =
    .v1 = { $player-is ->
        [you] Attack { $attack } against defence { $defence }: { $player } get one past { $keeper }.
       *[other] Attack { $attack } against defence { $defence }: { $player } gets one past { $keeper }.
    }
    .v2 = Attack { $attack } against defence { $defence }: one goal for { $player }, and it is not pretty.
attack-2 =
    .v1 = Attack { $attack } against defence { $defence }: two goals for { $player }.
    .v2 = { $player-is ->
        [you] Attack { $attack } against defence { $defence }: { $player } put two past { $keeper }.
       *[other] Attack { $attack } against defence { $defence }: { $player } puts two past { $keeper }.
    }
attack-3 =
    .v1 = { $player-is ->
        [you] Attack { $attack } against defence { $defence }: { $player } score three.
       *[other] Attack { $attack } against defence { $defence }: { $player } scores three.
    }
    .v2 = Attack { $attack } against defence { $defence }: { $keeper } has been busy, three for { $player }.
attack-flood =
    .v1 = Attack { $attack } against defence { $defence }: { number-in-words } for { $player }, and { $keeper } sits down.
    .v2 = { $player-is ->
        [you] It rains, attack { $attack } against defence { $defence }: { $player } score { number-in-words } past { $keeper }.
       *[other] It rains, attack { $attack } against defence { $defence }: { $player } scores { number-in-words } past { $keeper }.
    }
wins =
    .v1 = { $player-is ->
        [you] It is over: { $score }. { $player } beat { $rival }.
       *[other] It is over: { $score }. { $player } beats { $rival }.
    }
    .v2 = { $player-is ->
        [you] { $score }! { $player } take it from { $rival }.
       *[other] { $score }! { $player } takes it from { $rival }.
    }
    .v3 = { $player-is ->
        [you] { $score }, and { $player } shake { whose-rival } hand a little long.
       *[other] { $score }, and { $player } shakes { whose-rival } hand a little long.
    }
thrashes =
    .v1 = { $player-is ->
        [you] { $score }. { $player } run { $rival } off the pitch.
       *[other] { $score }. { $player } runs { $rival } off the pitch.
    }
    .v2 = { $player-is ->
        [you] { $score }! Somebody carry { $rival } home. { $player } win.
       *[other] { $score }! Somebody carry { $rival } home. { $player } wins.
    }
level-score =
    .v1 = { $score }: nothing between { $player } and { $rival }.
    .v2 = It ends { $score }. { $player } and { $rival } swap shirts and excuses.
    .v3 = { $score }. { $player } and { $rival } share what there is.
no-goals =
    .v1 = 0–0. { $player } and { $rival } thank both people who stayed.
    .v2 = 0–0 between { $player } and { $rival }. The pie was good.
golden-boot =
    .v1 = { $player-is ->
        [you] The Golden Boot: { $star } finishes on the pitch, and { $player } have { worth-of-boot } for it.
       *[other] The Golden Boot: { $star } finishes on the pitch, and { $player } has { worth-of-boot } for it.
    }
    .v2 = { $star } holds up the Golden Boot: { worth-of-boot } for { $player }.
both-forfeit = Neither { $player } nor { $rival } can play: { $score } for both.
forfeit-recorded = Recorded as { $score }: { number-of-points } for { $player }, none for { $rival }.
first-leg = The first leg.
second-leg = The second leg.
second-leg-same = The second leg is the first one again.
leads = Attack less defence: { $player } { $lead }, { $rival } { $against }.
goalless-leg = { $leads } { $why ->
    [level] No more for the one than the other: no goal.
   *[little] Too little: no goal.
}
one-goal-leg = { $leads } One goal for { $player }, and that is that.
set-piece-level = { $home } to { $away } in midfield: nobody takes the set piece.
set-piece-goal = { $more } to { $less } in midfield: { $number ->
    [one] one more goal
   *[other] { number-in-words } more goals
} for { $player }.
# $result is one of the sentences above.
result-drawn = { $result } { number-of-points-opening } each.
result-won = { $result } { number-of-points-opening }.
worth-of-boot = { $number ->
    [one] a point
   *[other] { number-in-words } points
}

## Refusals: each ends with its clause. $card and $slug are what the action names, $off is who leaves the
## pitch, $seat a seat's number.

# What several of them say.
match-over = The match is over ({ $clause }).
roll-or-name = roll, or name one of the outcomes ({ $clause }).
it-is-for-a-seat = Seat { $seat } decides now, not chance ({ $clause }).
not-in-hand = { $card } is not in your hand ({ $clause }).
none-in-hand = There is no { $card } in your hand ({ $clause }).
not-on-pitch = { $card } is not on your pitch ({ $clause }).
played-as-it-is = { $card } is played as it is: play { $slug } ({ $clause }).

# Whatever the phase.
refused-call-stood = { match-over }
refused-rounds-over = { match-over }
refused-cup-awarded = { match-over }
refused-sudden-death-won = { match-over }
refused-sudden-death-over = { match-over }
refused-hidden-name = That is how others read a secret; name it in full ({ $clause }).
refused-no-such-player = There is no such player in this box ({ $clause }).
refused-no-such-card = There is no such card in this box ({ $clause }).
refused-no-such-nation = There is no such nation in this box ({ $clause }).
refused-no-such-seat = There is no seat { $seat } in this match ({ $clause }).
refused-not-held = { none-in-hand }
refused-pitch-full = There are { number-in-words } players on your pitch, and no more fit ({ $clause }).
refused-takes-no-target = { played-as-it-is }

# Chance decides.
refused-chance-picks-nations = The nations in play are drawn now: { roll-or-name }
refused-chance-picks-starter = Who begins is drawn now: { roll-or-name }
refused-chance-deals = The hands are dealt now: { roll-or-name }
refused-chance-draws = A card is drawn from the deck now: { roll-or-name }
refused-chance-looks-through = The deck is looked through for Midfielders now: { roll-or-name }
refused-chance-draws-restart = Cards are drawn for the Quick Restart now: { roll-or-name }
refused-chance-draws-for-sides = Cards are drawn for both sides now: { roll-or-name }
refused-chance-shows-sevens = The sevens are shown now: { roll-or-name }
refused-chance-flips = An official is flipped now: { roll-or-name }
refused-chance-shows-swaps = The swaps are shown now: { roll-or-name }
refused-chance-shows-drama = The INSTANTs are shown now: { roll-or-name }
refused-chance-whistles = The final whistle is blown now: { roll-or-name }

# A seat decides, and no chance.
refused-seat-acts = { it-is-for-a-seat }
refused-seat-answers = { it-is-for-a-seat }
refused-seat-picks-seven = { it-is-for-a-seat }
refused-seat-swaps = { it-is-for-a-seat }
refused-seat-plays-late = { it-is-for-a-seat }
refused-seat-has-drama = { it-is-for-a-seat }

# Draws.
refused-draw-first = Draw first, from the deck or the top of the discard pile ({ $clause }).
refused-pile-empty = The discard pile is empty ({ $clause }).

# Acts and the call.
refused-drawn-already = You have drawn your cards; now you act ({ $clause }).
refused-no-acts-left = You have no acts left in this turn ({ $clause }).
refused-player-not-held = { not-in-hand }
refused-recall-not-on-pitch = { not-on-pitch }
refused-rival-card-not-held = { none-in-hand }
refused-on-no-pitch = { $card } is on nobody's pitch ({ $clause }).
refused-own-player = { $card } is your own; it is for players of your rivals ({ $clause }).
refused-behind-wall = { $card } stands behind The Wall and cannot be tackled ({ $clause }).
refused-second-tackle-elsewhere = The second Tackle is for a player of seat { $seat } ({ $clause }).
refused-set-piece-takes = A Midfielder is taken from the deck by a Set Piece ({ $clause }).
refused-substitution-exchanges = Players are exchanged by a Substitution: play the card first ({ $clause }).
refused-sevens-picked-later = The seven is picked when the pitches are locked ({ $clause }).
refused-instant-is-no-act = { $card } is an INSTANT: it is played in answer ({ $clause }).
refused-say-on-whom = Say on whom { $card } is played: { $verb } PLAYER ({ $clause }).
refused-say-on-which-pitch = Say on whose pitch { $card } is played: play { $slug } on SEAT ({ $clause }).
refused-nobody-booked = Nobody on the pitch of seat { $seat } is booked ({ $clause }).
refused-discarded-at-end = Cards are discarded at the end of the turn, if there are too many ({ $clause }).
refused-nothing-to-answer = There is nothing to answer: act, or say done ({ $clause }).
refused-sudden-death-needs-no-call = In sudden death nobody calls: the first seven wins ({ $clause }).
refused-lacks-seven = You lack { number-of-players } for a legal seven ({ $clause }).
refused-lacks-seven-for-full-time = You lack { number-of-players } for a legal seven ({ $clause }).
refused-called-already = Seat { $seat } has called on this matchday already ({ $clause }).
refused-call-too-early = On each matchday you take at least { number-of-turns } before you may call ({ $clause }).

# Cards that take more than one decision.
refused-restart-plays-one = Quick Restart: play one player from your hand, or say done ({ $clause }).
refused-name-who-comes-off = Substitution: name a player of yours to take off, or say done ({ $clause }).
refused-off-not-on-pitch = { not-on-pitch }
refused-nobody-to-come-on = You have no player in your hand who could come on ({ $clause }).
refused-just-come-off = { $card } has just come off; somebody else comes on ({ $clause }).
refused-on-not-held = { not-in-hand }
refused-name-who-comes-on = Name the player of your hand who comes on for { $off } ({ $clause }).
refused-take-midfielder = Set Piece: take a Midfielder from the deck, or say done ({ $clause }).
refused-no-midfielder = { $card } is no Midfielder ({ $clause }).
refused-midfielder-not-in-deck = { $card } is not in the deck ({ $clause }).

# The end of a turn.
refused-hand-too-large = Your turn is over: discard until you hold { number-in-words } ({ $clause }).
refused-discard-not-held = { none-in-hand }

# Answers.
refused-card-waits = There is a card to answer: an INSTANT, or hold ({ $clause }).
refused-call-waits = There is a call to answer: an INSTANT, or hold ({ $clause }).
refused-no-instant = Only an INSTANT answers, and { $card } is none ({ $clause }).
refused-instant-not-held = { none-in-hand }
refused-play-on-alone = An INSTANT is answered by Play On alone ({ $clause }).
refused-sends-back-players = { $card } answers a player who has just been played ({ $clause }).
refused-not-against-calls = { $card } does not answer a call ({ $clause }).
refused-stops-no-such-card = { $card } stops a Tackle, a booking or an INSTANT, nothing else ({ $clause }).

# Sevens.
refused-leave-somebody-out = The pitches are locked: leave players out until seven are left ({ $clause }).
refused-bench-not-on-pitch = { not-on-pitch }
refused-left-out-already = { $card } is left out already ({ $clause }).
refused-cannot-be-spared = Without { $card } no legal seven would be left ({ $clause }).

# What the official lets the sides do.
refused-swap-or-nobody = Name a player of yours to take off, or nobody ({ $clause }).
refused-swap-not-on-pitch = { not-on-pitch }
refused-nobody-fits = Nobody of your hand can come on for { $card } and leave the seven legal ({ $clause }).
refused-nobody-leaves = Nobody leaves the pitch, so on nobody is all that is left ({ $clause }).
refused-somebody-leaves = { $off } leaves, so somebody has to come on ({ $clause }).
refused-name-who-swaps-in = Name the player who comes on for { $off } ({ $clause }).
refused-swap-not-held = { not-in-hand }
refused-seven-broken = With { $card } for { $off } the seven is not legal ({ $clause }).
refused-official-lets-one = The official lets you play one player from your hand, or say done ({ $clause }).
refused-late-not-held = { not-in-hand }

# The drama.
refused-one-instant = The pitches are locked: an INSTANT, or hold ({ $clause }).
refused-no-instant-now = Only an INSTANT may be played now, and { $card } is none ({ $clause }).
refused-drama-not-held = { none-in-hand }
refused-drama-takes-no-target = { played-as-it-is }
refused-no-official-to-stop = There is no official whose call could be stopped ({ $clause }).
refused-say-what-it-stops = Say what { $card } stops: play { $slug } on instant, or on official ({ $clause }).

## The page: prompts above the hand

you-win = You win!
full-time = Full time.
chosen = Done.
    .ask = Waiting for the other side.
you-have-called = You have called.
    .ask = The others take their last turns.
your-turn = Your turn.
    .ask = { $pile ->
        [yes] Draw { draw-how-many }: from the deck, or the top of the discard pile.
       *[no] Draw { draw-how-many } from the deck.
    }
draw-how-many = { $more ->
    [yes] one more card
   *[no] { number-of-cards }
}
# A Reverse between two has cost an act, or the Full-Time Whistle all of them.
fact-acts = { $number ->
    [0] The whistle has gone: no acts this turn.
    [one] The Reverse leaves you one act this turn.
   *[other] The Reverse leaves you { number-in-words } acts this turn.
}
fact-last-turn = Your last turn before the matches.
two-facts = { $one } { $other }
may-call-squad-rush = GOOOAL?
may-call-group-stage = FULL-TIME?
may-call =
    .ask = Call, or go on.
must-call =
    .ask = Call it!
derby-night = Derby Night!
    .ask = A second Tackle on the same manager is free.
acts-left = { $number ->
    [one] One act left.
   *[other] { number-opening } acts left.
}
    .ask = Play a card, or end the turn.
# The pitch is empty; $number is how many players of $nation the hand has.
fact-begin = Begin with { $nation }: you hold { number-in-words } of its players.
fact-begin-any = Field any player first: your hand favours no nation.
fact-begin-nobody = You hold no player yet. Get in the way of a rival, or wait.
fact-drawn = You drew { number-of-cards }: there were no discards to take.
# The first player is on the pitch, of $nation.
fact-first = Your seven is { $nation }, for now.
fact-short = { $number ->
    [one] One place of your seven is empty.
   *[other] { number-opening } places of your seven are empty.
}
fact-stands = Your seven stands.
fact-stands-with = Your seven stands: defence { $defence }, attack { $attack }.
card-is-played = { $player-is ->
    [you] { $player } play { $card }.
   *[other] { $player } plays { $card }.
}
    .ask = Answer with an INSTANT, or let it stand.
    .with = Answer with { $card } or let it stand.
    .no-answer = You hold no answer to it.
called-squad-rush = GOOOAL!
called-group-stage = FULL-TIME!
player-comes-on = { $man } comes on.
# $aim is `hits`, or `protects` in answer to a card that hits $man of $player.
fact-target = It { $aim ->
    [protects] protects
   *[hits] hits
} { whose-player } { $man }.
fact-hits = An answer hits { $man }, played last.
too-many-cards = Too many cards.
    .ask = Discard { number-in-words }.
fact-may-stay = You may keep { number-in-words }.
extra-player = Quick Restart!
    .ask = Field one player, which costs no act, or nobody.
substitution = Substitution.
who-comes-off = Pick who comes off your pitch; then one of your hand comes on.
who-comes-on = Choose a player of your hand to come on.
fact-changes = Up to { $number ->
    [one] one change
   *[other] { number-in-words } changes
}.
is-off = { $man } is off.
set-piece = Set Piece.
    .ask = Take one of these Midfielders from the deck, or nobody.
    .nobody = No Midfielder is in the deck.
matchday = Matchday { number-in-words }.
leave-out = Leave { number-of-players } out of your seven.
fact-at-best = At best: defence { $defence }, attack { $attack }.
may-swap = You may change one player.
fact-other-side = The other side chooses as well.
nobody-off = Nobody comes off.
    .ask = Then nobody comes on.
comes-off = { $man } comes off.
late = Late, but allowed.
    .ask = Play one player, or nobody.
drama = Matchday drama.
    .ask = Play one INSTANT, or nothing.
    .no-instant = You hold no INSTANT.
fact-both-shown = Both are shown at once.

## The page: buttons

label-draw-deck = Draw from the deck
label-take = Take { $card }
label-recall = Recall
label-tackle = Tackle
label-book = Book
label-dismiss = Send off
label-take-off = Take off
label-leave-out = Leave out
label-discard = Discard { $card }
label-play = Play { $card }
label-play-on = Play { $card } on
label-play-against-instant = Play { $card } against an INSTANT
label-play-against-official = Play { $card } against the official
label-bring-on = Bring on { $card }
label-tackle-man = Tackle { $man }
label-book-man = Book { $man }
label-dismiss-man = Send off { $man }
label-call-squad-rush = GOOOAL!
label-call-group-stage = FULL-TIME!
label-done = End the turn
label-done-take-off = No more changes
label-done-look = Take nobody
label-done-extra = Play nobody
label-done-late-player = Play nobody
label-hold-answer = Let it stand
label-hold-drama = Play nothing
label-off-nobody = Change nobody
label-on-nobody = All stay on

## The page: notes on the cards of a hand

note-in-answer = in answer
note-seven = seven!
note-of-seven = makes { $number } of 7
note-gain = { SIGNED($number) }
# The notes as sentences are read beside the card.
note-full = no free place
    .means = No place of your seven is free for him: he doesn't count yet, and waits beside it until somebody leaves.
note-foreign = doesn't count yet
    .means = He doesn't count yet: he waits beside your seven, which is of { $nation }. { nation-leads }
note-takes-over = switches to { $nation }
    .means = With him your seven is of { $nation }, and no longer of { $other }. { nation-leads }
why-locked = The pitches are locked (RUSH-12.1).
why-not-your-turn = It is not your turn (RUSH-3.1).
why-answer-first = What you played may be answered first (RUSH-7.1).
why-nobody-booked = Nobody is booked on any pitch (RUSH-6.16).
why-no-rival = No rival has a player on the pitch (RUSH-4.5).
# The same on the card itself, in two words or so.
short-not-your-turn = not your turn
short-answer-first = answer first
short-draw-first = draw first
short-no-acts = no more this turn
short-no-target = no target
short-no-booking = nobody booked
short-instant-only = only INSTANTs now
short-no-answer = no answer
short-players-only = players only
short-locked = pitches locked
short-pitch-full = pitch full
short-not-now = not now
# What a player does on the pitch; $rating where ratings count.
line-player = { position-noun }{ $counts ->
    [yes] , rated { $rating }
   *[no] { "" }
}
line-sub = Fits any place{ $counts ->
    [yes] , rated { $rating }
   *[no] { "" }
}

## The page: how totals make goals, and the group table

scene-score = { $player } { $own } : { $other } { $rival }

step-lead = { $attack } − { $defence } = { $lead }
step-goals = { $taken }, one for every { $number }
step-goalless = { $taken }. { $card }: the larger lead, of { $number } or more, is one goal
step-midfield = { $card }: midfield { $home } to { $away }
step-same-leg = the second leg is the same
rung-points = points
rung-goal-difference = goal difference
rung-goals-scored = goals scored
rung-sent-off = fewest sent off
rung-sudden-death = sudden death

## The page: what goes on while others decide, or chance

will-it-stand = Will it stand?
waiting-call = { $player-is ->
    [you] { $player } call.
   *[other] { $player } calls.
}
waiting-for-answers = Waiting for an answer from { $players }.
waiting = Play goes on.
waiting-draw = { $player-is ->
    [you] { $player } draw.
   *[other] { $player } draws.
}
waiting-drawn = { waiting-draw }
waiting-act = { $player-is ->
    [you] { $player } have the turn.
   *[other] { $player } has the turn.
}
waiting-extra = { $player } may play one more.
waiting-take-off = { $player-is ->
    [you] { $player } make a substitution.
   *[other] { $player } makes a substitution.
}
waiting-bring-on = { waiting-take-off }
waiting-look-through = { $player-is ->
    [you] { $player } look through the deck.
   *[other] { $player } looks through the deck.
}
waiting-look = { waiting-look-through }
waiting-restart-draw = { $player-is ->
    [you] { $player } restart quickly.
   *[other] { $player } restarts quickly.
}
waiting-trim = { $player-is ->
    [you] { $player } discard down to nine.
   *[other] { $player } discards down to nine.
}
waiting-late-player = { $player } may send on one more.
waiting-nation = The nations are drawn.
waiting-start = Who begins?
waiting-deal = The cards are dealt.
waiting-seven = The sevens are picked.
waiting-show-seven = The line-ups are out.
waiting-flip = The official comes on.
waiting-swap = Both sides may swap.
waiting-show-swap = The boards go up.
waiting-drama = Drama: anybody with an INSTANT?
waiting-show-drama = The INSTANTS are shown.
waiting-whistle = The sums are done.
waiting-full-time = Full time.

## The page: the pitches, and what is to be known of a manager's turn

the-match = The match
the-pitches = The pitches
other-managers = The other managers
the-group = The group
chip-draws = { $number ->
    [0] draws
   *[other] draws { $number }
}
chip-discards = discards
chip-acts = { $number ->
    [0] no more this turn
    [one] { $number } act
   *[other] { $number } acts
}
    .title = { $number ->
        [one] { $number } act
       *[other] { $number } acts
    } left this turn: each player or card takes one
chip-called = called
chip-turns-left = { $number ->
    [one] { $number } turn left
   *[other] { $number } turns left
}
chip-wall = The Wall
    .title = The Wall: keeper and defenders cannot be tackled
chip-fewer = −{ $number } act next
chip-no-acts = no acts next
chip-beaten = out of it
# $word stands behind $number where that is shown by itself.
sent-off-count = { $number } sent off
    .word = { $number ->
       *[other] sent off
    }
# A pitch, as it is read out. $mode is that of the match.
team-heard = { $player }: { $stands } of a legal seven{ $legal ->
    [yes] , complete
   *[no] { "" }
}, { $hand } cards{ $mode ->
    [group-stage] , attack { $attack }, defence { $defence }
   *[squad-rush] { "" }
}
no-players-yet = no players yet
only-super-subs = Super Subs only
hand-holds = { $number } cards in hand
known-in-hand = in hand:
    .title = Everybody saw these go to the hand
band-goalkeeper = Goalkeeper
band-defender = Defenders
band-midfielder = Midfielders
band-forward = Forwards
team-defence = Defence
team-attack = Attack
team-chemistry = { SIGNED($number) } chemistry
    .title = Chemistry: each nation beyond the first
legal-seven = Legal seven
also-on-the-pitch = Also on the pitch
deck-heard = Deck: { $number } cards
the-deck = deck
the-discards = { $number ->
    [one] discard
   *[other] discards
}
    .title = The top one may be drawn in place of a card from the deck, by whoever's turn it is
pile-draw = Draw
pile-take = Take
beneath-the-top = Under it, from the top
more-beneath = { SIGNED($number) } more beneath

## The page: what is played, and what goes on between the pitches

may-answer = { $player } may answer
may-answer-many = May answer:
answer-from = { $card } from { $player }
who-plays = { $player-is ->
    [you] { $player } play { $card }
   *[other] { $player } plays { $card }
}
of-whom = { $player-is ->
    [you] your pitch
   *[other] of { $player }
}
matchday-number = Matchday { $number }
match-number = match { $number } of { $of }
who-meets-whom = { $player } v { opponent }
opponent = { $rival-is ->
    [you] You
   *[other] { $rival }
}
in-sudden-death = Sudden death
    .help = the first legal seven of one nation wins the cup
full-time-is-called = Full-time is called
round-of-matchday = round { $number }
# What a position is about. $own and $theirs are places of a seven that are filled.
how-it-stands = Round { $round }. Of seven places you have filled { $own }, and { $rival } { $theirs }: first to fill them all from one nation, and call GOOOAL.
round-number = Round { $number }
    .help = First to fill seven places from one nation, and call GOOOAL.
other-way-round = play goes the other way round
nations-in-play = Nations in the deck

## The page: players and cards, as they are drawn and read out

heard-position = { $position ->
    [goalkeeper] goalkeeper
    [defender] defender
    [midfielder] midfielder
    [forward] forward
   *[sub] Super Sub
}
# $nation, but for a Super Sub.
of-nation = { $position ->
    [sub] { "" }
   *[other] { " " }of { $nation }
}
player-heard = { $man }, { heard-position }{ of-nation }, { $rating }
man-heard = { player-heard }{ $booked ->
    [yes] , booked
   *[no] { "" }
}{ $captain ->
    [yes] , captain
   *[no] { "" }
}{ $fresh ->
    [yes] , played last in this turn
   *[no] { "" }
}{ $benched ->
    [yes] , left out
   *[no] { "" }
}{ $out ->
    [yes] , counts for nothing
   *[no] { "" }
}
# Behind the name of a card of the hand.
heard-in-hand = , { $position ->
    [sub] stands in anywhere
   *[other] { heard-position }{ of-nation }
}
booked-one-less = booked: one less
sure = Sure?
position-missing = { heard-position } missing
any-nation = any nation
instant-tag = INSTANT
midfielders-in-the-deck = Midfielders in the deck
field-best-seven = Field the best seven
# The prompt while a raised card is aimed.
aim-at-player = Now click a player framed in gold. Esc puts the card back.
    .caution = Now click a player framed in gold. Whoever is sent off lands on top of the discards, where { $rivals-count ->
        [one] { $rivals } may take him
       *[other] the next may take him
    }.
no-cards-in-hand = No cards in hand.
done-to-man = { $label } { $man }

## The page: a match, the group and its results

no-legal-seven = No legal seven
whose-attack = { whose-player } attack
whose-defence = { whose-player } defence
total-attack = attack
total-defence = defence
goals-heard = { $player }: goals
number-of-goals = { $number ->
    [one] { $number } goal
   *[other] { $number } goals
}
score-heard = { $player }: { $goals }
no-score-yet = { $player }: no score yet
match-forfeit = Forfeit
official-comes = The official is flipped.
no-official-comes = No official.
both-have-forfeited = Neither side has a legal seven: { $score } for both.
has-forfeited = { $player-is ->
    [you] { $player } have no legal seven: the match goes to { $rival }.
   *[other] { $player } has no legal seven: the match goes to { $rival }.
}
leg-first = First leg
leg-second = Second leg
match-drawn = A draw: a point each
match-won = { $player-is ->
    [you] { $player } win
   *[other] { $player } wins
}
golden-boot-for = Golden Boot: { $star }
golden-boot-of = Golden Boot { $player }
group-on-matchday = Group · matchday { $number } of { $of }
group-in-sudden-death = Group · sudden death
column-place = Place
column-manager = Manager
column-played = P
    .title = Played
column-results = W-D-L
    .title = Won, drawn, lost
column-goals = Goals
    .title = Goals
column-difference = GD
    .title = Goal difference
column-points = Pts
    .title = Points
ahead-on = ↑ ahead on { $rung }
results = Results
each-side = each
both-sides-forfeit = both forfeit
one-side-forfeits = forfeit
# What stands beside a manager's points or players when the match is over.
league-points = league points
points-by-sudden-death = sudden death · points
a-legal-seven = a legal seven
of-seven = places filled
scorers-win = A match is won with one player, who makes the seven complete; nobody is named where a card does that, the rounds run out or the match is given up. Its score, such as 7–4, counts the players fielded.

## The page: keys, and how long it takes

keys-draw = draw from the deck; take the top of the discards
keys-arrows = from the hand to the pitches and back; the arrows go from player to player, Enter opens what you may do
keys-call = call: GOOOAL, or FULL-TIME
keys-end = end the turn, or leave the rest
keys-hold = let it stand; field the best seven
duration = About ten minutes
    .more = for a single match. A Group Stage of three matchdays is three quarters of an hour.

## Lessons

lesson-first-match = Your first seven
    .about = Two cards, two acts, a tackle and a whistle: the last steps of a race to seven players of one nation.
lesson-first-match-aim = A match half played, and this is your pitch. You are building a side: a goalkeeper, two defenders, two midfielders and two forwards, all of one nation. Whoever has that seven first and calls GOOOAL wins. You have four, all from Norway.
lesson-first-match-rival = Your rival collects Brazil, and is a player ahead of you. Not for long.
lesson-first-match-deck = A turn: draw two cards, then act twice. For each of the two you choose where it comes from. What lies open on the discard pile stays there while it is your turn, so look into the deck first.
    .ask = Draw one from the deck.
lesson-first-match-pile = And look who lies on the discard pile: Fjordland, a forward, and the STAR of Norway: its captain, in a single match a forward like any other. A Red Card has just sent him off your pitch, which the red 1 beside your name counts, but he may come back. Leave him, and in the next turn your rival can have him.
    .ask = Take him from the pile.
lesson-first-match-star = To play a player is an act. He takes his place on your pitch by himself.
    .ask = Play Fjordland.
lesson-first-match-asked = Whatever you play, your rival is asked first: an INSTANT, a card with a flash of lightning in its corner, can still stop it. Go on, and you have the answer.
lesson-first-match-tackle = With your second act, hold your rival up. A Tackle sends a player back to the hand. A nation has just one goalkeeper, and without one there is no seven.
    .ask = Choose your Tackle, then Cadeadinho in your rival’s goal.
lesson-first-match-theirs = Your rival is down to four. Cadeadinho is named on that pitch as “in hand”, since everybody saw him go there. You have no act left, so the turn passes, and the answer will not be friendly.
lesson-first-match-instant = A Tackle on Arkitektsen, your only midfielder! But you hold an INSTANT: Play On cancels a Tackle, a Yellow, a Red or another INSTANT.
    .ask = Answer with Play On.
lesson-first-match-booked = Arkitektsen stays. But then Fjordland was shown a Yellow: on the pitch his number is yellow, and 9 instead of 10. In a single match that hardly matters, since he fills his place all the same. But a second Yellow sends him off.
lesson-first-match-finish = Time to finish this.
    .ask = Draw from the deck.
lesson-first-match-limit = A forward too many: Nordlysnes is spare, but keep him for when somebody is sent off. You may hold nine cards at the end of a turn.
    .ask = Draw another one.
lesson-first-match-extra = You have five, and two acts for the two that are missing. But an INSTANT may stop one of them, so better safe: Added Time, just drawn, costs one act and brings two.
    .ask = Play Added Time.
lesson-first-match-three = One act spent, two won: three are left.
    .ask = Play Tundrasen, a defender.
lesson-first-match-seventh = A midfielder is all that is missing. Siestari would only wait beside your seven: he is from Argentina, and your seven is of the nation that fills most places.
    .ask = Play Snøfreser.
lesson-first-match-offside = Offside! An INSTANT of your rival’s has sent him back to your hand. How good that you have an act to spare.
    .ask = Play Snøfreser once more.
lesson-first-match-call = A goalkeeper, two, two and two, all from one nation: a legal seven. To call it costs no act, but may be answered: an INSTANT would hit Snøfreser, the player you played last, with the green arrow.
    .ask = Shout it: GOOOAL!
lesson-first-match-end = Nobody answers your call: you have won! Super Subs, with orange shirts on the pitch, fit any place in a seven of any nation. In a Group Stage, the longer game, sevens meet in matches and score goals.

lesson-group-stage = A Group Stage
    .about = Sevens that play: ratings, the FULL-TIME call, an official, goals by the numbers, and a table.
lesson-group-stage-season = A season: three matchdays, and after the third whoever leads this table has the cup. A win is worth 3 points, a draw 1.
lesson-group-stage-numbers = Now the ratings count. Your goalkeeper and defenders add up to the defence, your midfielders and forwards to the attack: the two numbers at the foot of your pitch.
lesson-group-stage-mixed = A seven may be of any nations here, but each nation beyond the first costs 1 of both. Tamanduaí comes from Brazil. You are on six, and it is your turn.
    .ask = Draw from the deck.
lesson-group-stage-second = Snøfreser, a midfielder of your own! Everything else goes as in a race: two cards, two acts, Tackles and INSTANTs.
    .ask = Draw another one.
lesson-group-stage-seventh = With a midfielder you would have a seven.
    .ask = Play Snøfreser.
lesson-group-stage-spare = A seven, but one that mixes. And if somebody were tackled now, you would forfeit the match, 0–2. A spare player is good against both.
    .ask = Play Tundrasen, a defender from Norway.
lesson-group-stage-call = Whoever has a seven at the end of a turn may call FULL-TIME. All others have exactly two more turns then, and you have none.
    .ask = Call it: FULL-TIME!
lesson-group-stage-last-turns = Two turns to complete a seven of theirs, or to break yours. Watch.
lesson-group-stage-booked = There is their seventh, and a Yellow for Fjordland, your STAR. He plays on, but counts 1 less.
lesson-group-stage-seven = The whistle: nobody plays cards any more. You have eight, so you leave one out, before anybody knows the referee.
    .ask = Click Tamanduaí twice to leave him out: then all are from Norway, and it costs you nothing.
lesson-group-stage-official = Before each match a card is turned over until a referee comes. It is the official, and every one changes the match in its own way.
lesson-group-stage-wall = The Wall! Both sides get 3 more defence. That could have been a Reverse, a second leg, or a match without a goal.
lesson-group-stage-goals = Your attack is 33: four players, less 1 for the Yellow. Their defence with The Wall is 21. The difference is 12, and every 3 are a goal: four!
lesson-group-stage-booked-again = Theirs is 33 as well, but you defend with 24, so they have three. You have won by that one defender more.
lesson-group-stage-table = 4–3, and 3 points. A winner with a STAR in the side gets the Golden Boot on top: 4. Whoever is level is parted by goal difference, then by goals.
lesson-group-stage-end = Two matchdays to go. Pitches and hands stay as they are, the Yellow as well, and you begin, as you have called. Play on for the cup!

## Hints on what comes before play, by the phase: what the rule of thumb goes by.

hint-in-seven = The seven loses least without this player.

## How to play

how-to-play-aim = Seven of one nation
    .text = A goalkeeper, two defenders, two midfielders, two forwards. Whoever has them first calls GOOOAL and wins.
how-to-play-turn = Draw two, act twice
    .text = Each card you draw comes from the deck or from the top of the discard pile, where used cards lie, INSTANTs too. An act plays a card, or takes a player of yours back.
how-to-play-against = And stop theirs
    .text = A Tackle sends a player back to the hand, a Red Card off, a Yellow halfway. An INSTANT stops a card before it works.
how-to-play-season = In the Group Stage a seven plays
    .text = Every 3 that your attack has over their defence make a goal. Three matchdays, a table, a cup.
how-to-play-signs = What the signs mean
    .text = The number on a player is the rating: it counts in the Group Stage.
how-to-play-sign-star = the STAR, captain of a nation
how-to-play-sign-group-tackle = a Tackle, on a rival’s player
how-to-play-sign-group-caution = a booking, or worse
how-to-play-sign-group-referee = a referee, or a match’s official
how-to-play-sign-group-instant = an INSTANT, played in answer

## What the signs mean

legend-positions = Places: GK is the goalkeeper, DEF a defender, MID a midfielder, FWD a forward, SUB a Super Sub for any of them
legend-group-tackle = A Tackle: takes a player off a rival’s pitch
legend-group-caution = A booking: a yellow or a red card for a rival’s player
legend-group-referee = A referee card, played in your turn
legend-group-instant = An INSTANT: played in answer to a card or to a call
legend-rating = The rating of a player: it counts in the matches of a Group Stage, and not in a single match
legend-star = The STAR of his nation, its captain: like any forward in a single match; in a Group Stage he may win a point more
legend-tally = How many of the seven places on a pitch are filled
legend-fresh = Played last in this turn: an answer to a call hits this player
legend-booked = Booked: the rating in yellow counts 1 less; booked twice is sent off
legend-sent-off = Players sent off so far
legend-wall = The Wall: no Tackles on goalkeeper and defenders
legend-keeper = A goalkeeper wears the colours of the nation the other way round
legend-of-seven = Under a card: so many of your seven places would be filled with him
legend-full = No free place: he waits beside the seven, at the edge of the pitch, until somebody leaves it
legend-foreign = Of another nation: he waits there until his nation fills more places of a seven, or as many with higher ratings
legend-in-answer = Played only in answer to a card or a call
legend-away = The line to that player is down

## Reasons in a hint

# The goal of a race is the seven that stands.
hint-scores-more-of-game = Your seven comes good within { $turns } turns: { hint-here }; { $equals ->
    [one] with the next best
   *[other] with the best of the weaker choices
}, { hint-there }.
hint-scores-less-of-game = Your seven comes good within { $turns } turns: { hint-here }; with the best choice, { hint-there }.
hint-concedes-less-of-game = A rival’s seven comes good within { $turns } turns: { hint-here }; { $equals ->
    [one] after the next best
   *[other] after the best of the weaker choices
}, { hint-there }.
hint-concedes-more-of-game = A rival’s seven comes good within { $turns } turns: { hint-here }; after the best choice, { hint-there }.
reason-call = It ends the race with your seven on the pitch.
reason-completes = It completes a seven on your pitch.
# What the pitch has of a seven with him, and what pitch and hand together lack for it.
reason-fields = Your pitch then has { $number } of seven; { $lacks ->
    [0] the others are in your hand.
    [one] pitch and hand then lack one player.
   *[other] pitch and hand then lack { $lacks } players.
}
reason-fields-idly = He has no place in the seven that is nearest.
# $number is how many players of the hand, each by itself, would bring a seven nearer.
reason-ends = { $number ->
    [0] No player in your hand brings a seven nearer.
    [one] A player in your hand would bring a seven nearer.
   *[other] { $number } players in your hand would bring a seven nearer.
}
reason-more-acts = { $number ->
    [0] No player in your hand has a use for { $more } more acts.
    [one] It gives { $more } more acts, and a player in your hand brings a seven nearer.
   *[other] It gives { $more } more acts, and { $number } players in your hand bring a seven nearer.
}
# What pitch and hand together lack for a seven, $now and $then.
reason-deck = { $card } on the discard pile brings no seven nearer.
# $number is how many players nobody has seen, each of whom would help.
reason-deck-hopes = { $number } players have not been seen yet who would bring your seven nearer.
reason-pile-helps = With it, pitch and hand lack { $then } for a seven instead of { $now }.
reason-pile-idle = It brings no seven nearer.
reason-pile-hits = { $card } takes a player off a pitch, and { rival-lacks }.
reason-known-card = You know what you get: { $card }.
reason-taken-helps = With him, pitch and hand lack { $then } for a seven instead of { $now }.
reason-taken-idle = He brings no seven nearer.
reason-spare = You can do without it: { $now ->
    [0] pitch and hand hold a seven.
   *[other] pitch and hand lack { $now } for a seven either way.
}
reason-needed = Without it, pitch and hand lack { $then } for a seven instead of { $now }.
reason-leaves-gap = Without him your pitch lacks { $then } for a seven instead of { $now }.
reason-leaves-idly = Your pitch lacks { lacked } for a seven, with him or without.
reason-sets-back = { $rival } then { $rival-is ->
    [you] lack
   *[other] lacks
} { $then } for a seven instead of { $now }.
# $man is the player that is cancelled, $card what cancels him.
reason-takes-man = { reason-sets-back } And you draw next: you may take { $man } from the top of the discard pile, and then { $card } from below him.
reason-no-setback = { $rival } { $rival-is ->
    [you] lack
   *[other] lacks
} { $now } for a seven, with that player or without.
reason-stays = A first yellow card sends nobody off.
# Referee cards; $number is what $rival lacks, where it speaks of one.
reason-restarts = For one act you get { $more } cards, { $number ->
    [0] and one of them may come on at once.
   *[other] and a player of your hand comes on at once.
}
reason-exchanges = With its changes your pitch lacks { $then } for a seven instead of { $now }.
reason-exchanges-idly = No change with your hand brings a seven nearer.
reason-searches = Pitch and hand can use a Midfielder.
reason-searches-idly = No Midfielder brings a seven nearer.
reason-walls = Until your next turn, { $number ->
    [0] there is nobody for it to keep from a Tackle.
    [one] it keeps one player of yours from Tackles.
   *[other] it keeps { number-in-words } players of yours from Tackles.
}
reason-clears = It wipes { $number ->
    [one] one booking
   *[other] { number-in-words } bookings
} off { whose-rival } pitch.
reason-slows-reverse = { rival-lacks }, and has one act fewer next turn.
reason-slows-no-acts = { rival-lacks }, and has no acts next turn.
reason-slows-turns = The next turn goes round to { $rival }, who lacks { lacked } for a seven.
reason-slows-nobody = Nobody is left to be slowed down.
# Answers; $man is the player that a card is played on.
reason-rescues = { $card } counts after all.
reason-gives-up = { $card } does not count then.
reason-call-stands = The call stands then, and { $rival } wins.
reason-call-falls = Without the player played last, { rival-lacks }: the call falls.
reason-call-survives = The call stands even without the player played last.
reason-rival-lacks = With that player, { rival-lacks }.
reason-not-yours = It hits { $rival }, not you.
reason-would-lose = Without { $man } you lack { $then } for a seven instead of { $now }.
reason-can-spare = You lack { lacked-now } for a seven, with { $man } or without.
reason-no-acts = You lack { lacked } for a seven, and it leaves you no acts next turn.
reason-fewer-acts = You lack { lacked } for a seven, and it leaves you an act fewer next turn.
lacked = { $number ->
    [0] nobody
    [one] one player
   *[other] { number-in-words } players
}
lacked-now = { $now ->
    [0] nobody
    [one] one player
   *[other] { $now } players
}
rival-lacks = { $rival } lacks { lacked } for a seven

## What is printed on paper

print-counter = booked

## What can be answered in advance, in a list of cards.

answered-call = A call of full time
answered-player = A player coming on

## What is wrong in the file of a box, after the key that it is about

wrong-hand = must not exceed most-hand, { $most }
wrong-call = must be below build-rounds, { $rounds }: nobody could call
wrong-group = must be '{ $group }' with this effect
wrong-players = and subs are { $number }; at most { $most } fit
wrong-hit = is that of { $card } already: one kind of card has it
wrong-deal = cannot be dealt: { $error }
wrong-nation = hold { $number } of position '{ $position }' for { $nation }; a seven needs { $needed }
wrong-star = must be a forward of this nation, one of { $forwards }, not '{ $star }'
# How many seats a box is enough for: $number is what it has.
unfit-nations = { $seats } seats play with { $allowed } nations, the box holds { $number }
unfit-few-cards = { $seats } seats need at least { $allowed } cards, a deck may hold { $number }
unfit-many-cards = a deck for { $seats } seats may hold { $number } cards, at most { $allowed } fit
