### What people read of SocialSoccer. Variables of seats, names and lists: see the shared messages.

tagline = Ten friends, a ball, and what each of them is willing to give.

## Options

option-deck = Deck
    .help = How many cards each side packs.
option-deck-30x3 = 30 cards
    .help = Of each kind 3 at most.
option-deck-40x4 = 40 cards
    .help = Of each kind 4 at most.
option-rotation = Rotation
    .help = Who moves on between two rounds.
option-rotation-ring = Ring
    .help = Everybody: attack, bench and defence are one ring.
option-rotation-attack-only = Attack only
    .help = Attack and bench; defenders stay where they are.
option-block-tie = Block tie
    .help = What becomes of a shot if attack and defence are equal.
option-block-tie-blocked = Blocked
    .help = It is blocked.
option-block-tie-goal = Goal
    .help = It goes in.
option-match = Match
    .help = How many games make the match.
option-match-single = Single
    .help = One.
option-match-best-of-3 = Best of 3
    .help = Whoever wins two first; a drawn game is played again.
option-home = Home
    .help = The team of the first side.
option-home-choose = Choose
    .help = They choose one, or build their own.
option-away = Away
    .help = The team of the second side.
option-away-choose = Choose
    .help = They choose one, or build their own.

## Players: a line below the name

player-zora-headlong =
    .text = The door was open. The wall beside it was not, until Zora.
player-mats-morning =
    .text = Up at five, running by ten past, unbearable by six.
player-pim-onemore =
    .text = One more tackle, one more lap. One more, one more, one more.
player-dunya-dash =
    .text = Says sorry to everybody she overtakes, so she says it a lot.
player-kofi-kickstart =
    .text = Coughs twice, rattles, and is back before the counter-attack is.
player-aunt-ottilie =
    .text = Sixty-one, and nobody has dared to hold up her number yet.
player-gus-hammerling =
    .text = Clears his lines. Owes the school four windows and a weathercock.
player-lili-lightfoot =
    .text = Usually there before the ball, tapping her foot.
player-rocco-redline =
    .text = Has two speeds, and the other one is asleep.
player-sunny-blister =
    .text = New boots every August, no skin until October, no complaints ever.
player-big-hanne =
    .text = Has caught falling cups, cats and team-mates, mostly in that order.
player-tomas-blanket =
    .text = Covers everything. Tucks in the corners.
player-ilse-lantern =
    .text = Walks the last one home, then goes back to see whether that was the last one.
player-old-gate =
    .text = Squeaks. Opens for friends.
player-mama-sol =
    .text = Feeds ten, marks one, forgets nobody.
player-yusuf-umbrella =
    .text = Stands in the rain so that the others do not.
player-little-wren =
    .text = Carries the oranges, the water, and the mood.
player-brother-oak =
    .text = Birds have tried to settle on him. He let them.
player-nonna-palma =
    .text = You are not going through there, treasure. Sit down. Eat.
player-doctor-plaster =
    .text = Blows on it. Everything is better after that, including the score.
player-noor-already =
    .text = Was standing there when you decided to go there.
player-felix-footnote =
    .text = Has a question about your last pass. And one about your childhood.
player-quiet-amara =
    .text = You told her everything at the coin toss. She only nodded.
player-iris-askew =
    .text = Looks at the pitch sideways, and sees a way through.
player-theo-echo =
    .text = Does whatever you do, a little better and a little later.
player-vesna-mirror =
    .text = Plays against your left foot with her right one. It is uncanny.
player-professor-hush =
    .text = Holds up one finger, and even the ball listens.
player-lotte-ledger =
    .text = It is all written down: what you did, when, and what you had for breakfast.
player-remi-riddle =
    .text = While you work out what he meant, he is past you.
player-sister-semaphore =
    .text = Waves twice. The far post understands.
player-the-caretaker =
    .text = Locks up after the match. Tonight he has begun early.

## Cards: a line below the name

card-head-down =
    .text = Has not looked up since the halfway line, and sees no reason to now.
card-follow-it-in =
    .text = Shoots, and is already running to see what became of it.
card-everybody-forward =
    .text = Somebody should stay back. Somebody else.
card-second-lung =
    .text = The first one has been out since ten o'clock.
card-quick-throw =
    .text = They were still arguing whose it was.
card-close-them-down =
    .text = Three of them, very near, breathing.
card-press-high =
    .text = Eight of them, and all in the other half.
card-fire-in-the-belly =
    .text = It may also have been the sausage.
card-no-time-to-think =
    .text = Thinking is for the bus home.
card-overlap =
    .text = One runs for nothing, so that the other does not.
card-all-or-nothing =
    .text = The goalposts have asked to be moved further apart.
card-run-through-walls =
    .text = There is a door, but it is round the side.
card-win-it-back =
    .text = "That was ours." "Was it?" "Is."
card-straight-back-at-them =
    .text = The ball is on the spot before they have finished hugging.
card-sleeves-up =
    .text = Short sleeves. Up they go all the same.
card-never-beaten =
    .text = Only ever behind for the moment.
card-point-to-prove =
    .text = Nobody knows what it is, or to whom. It is being proved.
card-chase-everything =
    .text = Balls, buses, a pigeon that looked at us.
card-one-more-sprint =
    .text = The last one was the last one. This is another one.
card-arm-round-the-shoulder =
    .text = "You were brilliant." "I fell over." "Brilliantly."
card-right-behind-you =
    .text = A hand on your back, and behind it four more people.
card-nobody-alone =
    .text = They have linked arms. The referee checks whether one may.
card-soft-landing =
    .text = What a lovely shot. There, there. We have it now.
card-up-you-get =
    .text = Two hands, one pull, grass off the knees.
card-shared-flask =
    .text = Tea for ten out of a flask for four. Nobody knows how.
card-your-turn =
    .text = "I have had plenty. You take it."
card-worth-waiting-for =
    .text = Everybody home, dishes done, lights out. Now, then.
card-the-late-run =
    .text = Saw to the others first. Arrives when nobody is counting any more.
card-wall-of-friends =
    .text = Ten bricks, each of which has baked something.
card-carry-each-other =
    .text = Two of them bring the other four back to the front, on foot.
card-not-on-my-street =
    .text = Said without raising her voice, which made it worse.
card-chin-up =
    .text = It went in off your nose. That is still a sort of save.
card-we-go-again =
    .text = Closer together this time.
card-everybody-up =
    .text = One, two, three, and hup.
card-dry-your-eyes =
    .text = The handkerchief has been in the family since the cup of 1957.
card-warm-hands =
    .text = Gloves on a string, for everybody, all in the same green.
card-for-them =
    .text = Now somebody has made Ilse cry. That was a mistake.
card-open-book =
    .text = It is all in the eyebrows.
card-saw-that-coming =
    .text = Since about Tuesday.
card-same-to-you =
    .text = "What a good idea. May I?"
card-read-the-run =
    .text = The pass was meant for somebody who was about to be there. Somebody was.
card-wrong-foot =
    .text = "You like to go left, do you not?" He used to.
card-loaded-question =
    .text = "And what would your mother say to that plan?"
card-good-listener =
    .text = Mm. Mm-hm. And then?
card-half-a-step-ahead =
    .text = A whole one would be showing off.
card-the-gap-they-left =
    .text = They were so busy closing the other one.
card-think-their-thought =
    .text = And finish it before they do.
card-perfect-mirror =
    .text = Even the limp.
card-walk-in-their-shoes =
    .text = Half a size too small, and the ball came with them.
card-know-everything =
    .text = She has a notebook for each of them, and a key to each notebook.
card-lesson-learned =
    .text = So that is how they do it. How interesting.
card-second-thoughts =
    .text = They are wondering whether that was really them.
card-now-we-see-it =
    .text = The left one always breathes in before he jumps.
card-note-to-self =
    .text = Underlined twice, with a small drawing of a foot.
card-seed-of-doubt =
    .text = "Well done. Will you manage that a second time?"
card-out-of-ideas =
    .text = That was the good one, and it has been used up.
card-clean-strike =
    .text = That sound. You know the one.
card-planted-feet =
    .text = Watered daily, they hold anything.
card-hold-the-line =
    .text = It is a chalk line. They hold it all the same.
card-deep-breath =
    .text = In through the nose, out through the excuses.
card-team-talk =
    .text = Mostly arrows. One of them is the way to the kiosk.
card-wall-pass =
    .text = The wall belongs to Mrs Brandt at number nine, who has been asked.
card-shirt-pull =
    .text = It was like this when I found it.
card-route-one =
    .text = There is no route two.
card-sliding-tackle =
    .text = Began his run at home and has only now stopped.
card-lucky-boots =
    .text = One left, one also left.
card-old-team-photograph =
    .text = Third from the right, with hair: the Caretaker.
card-wet-grass =
    .text = The same for both sides, which never yet consoled anybody.
card-noise-from-the-balconies =
    .text = Pots, ladles, a trombone on the fifth floor.

## Ready-made teams

team-flat-out =
    .text = EFFORT, ten times. They shoot first, and then they shoot.
team-long-table =
    .text = KINDNESS, ten times. Nobody gets past them, and pudding comes last.
team-open-ears =
    .text = EMPATHY, ten times. Whatever you are about to play, they have heard it.
team-stout-hearts =
    .text = EFFORT and KINDNESS make COURAGE: five who go, and five who stay for them.
team-common-room =
    .text = KINDNESS and EMPATHY make TRUST: they ask how you are, and mean it, and win.
team-quick-study =
    .text = EMPATHY and EFFORT make WIT: they learn it while running, and use it before they stop.

## Commentary: passes, shots and blocks. $own is the player who acts, $to the one who gets the ball.

passes-effort =
    .v1 = { $own } drives it at { $to }.
    .v2 = { $own } hurries it on to { $to }.
    .v3 = No time to look: { $own } to { $to }.
    .v4 = { $own } thumps it across to { $to }.
    .v5 = “Run!” shouts { $own }, and { $to } runs, and has it.
    .v6 = { $own } pokes it through to { $to }, and goes down doing so.
    .v7 = Quick, quicker: { $own } to { $to }.
    .v8 = { $own } gets it to { $to } before the thought does.
    .v9 = { $to } asks for it. { $own } has sent it already.
    .v10 = { $own } leans into it: { $to } has the ball, and a red hand.
    .v11 = Twenty yards, flat, no stamp: { $own } to { $to }.
    .v12 = { $own } wins the race to nobody in particular, and feeds { $to }.
    .v13 = { $own } would rather shoot, but { $to } is nearer.
    .v14 = On, on: { $own } gives it to { $to } without stopping.
passes-kindness =
    .v1 = { $own } lays it off for { $to }, with a nod.
    .v2 = “After you”, says { $own }, and gives it to { $to }.
    .v3 = { $own } rolls it to { $to }, no harder than it needs to be.
    .v4 = { $own } keeps the easy one for { $to }.
    .v5 = { $own } hands it on to { $to } like a warm plate.
    .v6 = A ball with a cushion on it: { $own } to { $to }.
    .v7 = { $own } has seen that { $to } has not had one for a while.
    .v8 = { $to } is free. { $own } is glad to hear it.
    .v9 = { $own } wipes the mud off first, then { $to } may have it.
    .v10 = “All yours”, says { $own }, and { $to } believes it.
    .v11 = { $own } takes the kick on the shin so that { $to } gets the ball.
    .v12 = Gently, gently: { $own } to { $to }.
    .v13 = { $own } asks how { $to } is, and sends the ball along.
    .v14 = { $own } carries it half the way for { $to }.
passes-empathy =
    .v1 = { $own } knows where { $to } is going to be.
    .v2 = { $own } looks left and passes right, to { $to }.
    .v3 = { $own } waits, and waits, and finds { $to }.
    .v4 = { $to } starts to run. The ball from { $own } is there first.
    .v5 = { $own } plays it to the foot that { $to } likes.
    .v6 = One glance between { $own } and { $to }, and it is done.
    .v7 = { $own } lets them think it is the other one. It is { $to }.
    .v8 = { $own } has listened, and { $to } has the ball.
    .v9 = Somebody was about to step in. { $own } thought so too: { $to }.
    .v10 = { $own } hears { $to } breathe in, and passes.
    .v11 = { $own } plays it where nobody is. Then { $to } is.
    .v12 = { $to } did not even have to ask { $own }.
    .v13 = { $own } passes to where { $to } will wish to have been.
    .v14 = They watch { $own }. They should have watched { $to }.
passes-neutral =
    .v1 = { $own } passes to { $to }.
    .v2 = From { $own } to { $to }, no comment.
    .v3 = { $own } finds { $to }, and signs for it.
    .v4 = { $own } to { $to }, by the shortest way.
    .v5 = { $own } lends it to { $to }.
shoots-effort =
    .v1 = { $own } shoots!
    .v2 = { $own } lets fly!
    .v3 = { $own } has seen the goal, and nothing else since. Shot!
    .v4 = Head down, laces through it: { $own }!
    .v5 = { $own } does not ask anybody. Shot!
    .v6 = { $own } hits it as if it owed somebody money.
    .v7 = From here? From here. { $own } shoots!
    .v8 = Three touches were two too many for { $own }: shot!
    .v9 = { $own } shoots first and will ask afterwards.
    .v10 = Out of the way: { $own } shoots!
    .v11 = { $own } takes the whole leg to it.
    .v12 = It bounces once. { $own } does not wait for twice. Shot!
    .v13 = { $own } wants this one more than breakfast: shot!
    .v14 = One step, one swing: { $own }!
    .v15 = A shot by { $own }, heard three streets away.
    .v16 = { $own } goes through two and a half of them and shoots.
shoots-kindness =
    .v1 = Everybody is looked after, so { $own } shoots.
    .v2 = { $own } says sorry in advance, and shoots.
    .v3 = “Now, then”, says { $own }, and shoots.
    .v4 = { $own } has waited for this one, and shoots.
    .v5 = Nobody else wanted it. { $own } shoots!
    .v6 = For all the others: { $own } shoots!
    .v7 = { $own } looks round for somebody better placed. Nobody. Shot!
    .v8 = { $own } shoots, with love.
    .v9 = The dishes are done. { $own } shoots!
    .v10 = “Watch your heads!” calls { $own }, and shoots.
    .v11 = { $own } has carried nine people here, and now the ball: shot!
    .v12 = Not in a hurry, but in earnest: a shot by { $own }.
    .v13 = { $own } does it for whoever has not scored yet.
    .v14 = { $own } waits until everybody is up again, and shoots.
    .v15 = A shot by { $own }, warm as bread.
    .v16 = It is { $own }’s turn for once. Shot!
shoots-empathy =
    .v1 = { $own } looks at one corner and shoots at the other.
    .v2 = { $own } guesses which way they lean, and shoots.
    .v3 = { $own } shoots just when they have stopped expecting it.
    .v4 = They are thinking of the pass. { $own } is not: shot!
    .v5 = { $own } has read the last page first, and shoots.
    .v6 = A long look, a short run-up: { $own } shoots.
    .v7 = { $own } shoots where the doubt is.
    .v8 = { $own } has felt it coming, and lets it come: shot!
    .v9 = { $own } breathes out when they breathe in, and shoots.
    .v10 = “You are going to dive left”, says { $own }, and shoots.
    .v11 = { $own } has been waiting for that blink: shot!
    .v12 = Nobody knows what { $own } will do. It is a shot.
    .v13 = { $own } shoots the way they would have.
    .v14 = { $own } tells them a story with the shoulder, and shoots.
    .v15 = A shot by { $own }, well considered.
    .v16 = { $own } knows what they are afraid of: shot!
shoots-neutral =
    .v1 = { $own } shoots.
    .v2 = { $own } has a go.
    .v3 = { $own } takes the shot, as one does.
    .v4 = A shot by { $own }, for the record.
shoots-last-breath =
    .v1 = Nobody up front can stand any more, so { $own } comes all the way from the back and shoots!
    .v2 = All attackers are spent. { $own } crosses the halfway line, and shoots with the last breath!
    .v3 = Who is left? { $own }, at the back. It is a long way, and a shot!
    .v4 = { $own } has defended all day. Now there is nobody else: shot!
    .v5 = From the far end comes { $own }, past four people lying down, and shoots!
    .v6 = It will cost two rounds of breath, but { $own } shoots!
steps-in-effort =
    .v1 = { $own } throws everything in front of it
    .v2 = { $own } gets there, on all fours if need be
    .v3 = { $own } comes sliding in from the next street
    .v4 = { $own } would block a bus if it came from there
    .v5 = No! { $own } has run back the whole way
    .v6 = { $own } puts the face in first
    .v7 = { $own } was at the other end a second ago
    .v8 = Studs, knees, elbows: { $own }
    .v9 = { $own } goes in, and so does some of the turf
    .v10 = { $own } will not be told that it is too late
    .v11 = Full stretch, full speed, full stop: { $own }
    .v12 = { $own } dives where others think
steps-in-kindness =
    .v1 = { $own } stands in front of it, arms wide
    .v2 = { $own } would rather it hit here than hurt somebody
    .v3 = Not past { $own }, treasure
    .v4 = { $own } steps out, like somebody holding a door
    .v5 = Behind { $own } there are nine others to think of
    .v6 = { $own } makes a roof of both arms
    .v7 = “I have it”, says { $own } to the others
    .v8 = { $own } was only ever here for this
    .v9 = { $own } gets between the ball and whoever it might have hit
    .v10 = { $own } lights the way, and stands in it
    .v11 = “Come here”, says { $own }, and means the ball
    .v12 = { $own } sends the others behind
steps-in-empathy =
    .v1 = { $own } was standing there already
    .v2 = { $own } saw it leaving the foot before it did
    .v3 = Half a step to the left, and { $own } is in the way
    .v4 = { $own } nods, as if it had been agreed
    .v5 = { $own } could tell by the laces
    .v6 = { $own } has waited in that corner since noon
    .v7 = { $own } thinks the same thought, a little sooner
    .v8 = Of all the places, { $own } stands in this one
    .v9 = { $own } did not fall for the shoulder
    .v10 = { $own } answers before the question is out
    .v11 = { $own } had this one written down, and here it is
    .v12 = “That one”, murmurs { $own }, and is there
steps-in-neutral =
    .v1 = { $own } gets in the way
    .v2 = { $own } is in the way, and knows it
    .v3 = { $own } does not move, which is enough
    .v4 = { $own } shuts the gate
saves-effort =
    .v1 = { $own } wanted it more.
    .v2 = { $own } has it, and most of the turf.
    .v3 = Out it goes! { $own } gets up bleeding and pleased.
    .v4 = It stops at { $own }, who does not stop.
    .v5 = Blocked! { $own } is up again before the ball is.
    .v6 = { $own } wins it, and says so, loudly.
    .v7 = Off the chest, the knee, the chin: { $own } has it.
    .v8 = { $own } has paid for that ball and keeps it.
    .v9 = It would have had to go through { $own }. It did not.
    .v10 = { $own } clears it and would clear another.
saves-kindness =
    .v1 = There, there: { $own } has it.
    .v2 = Safe with { $own }.
    .v3 = { $own } takes the sting out of it, and asks the ball how it feels.
    .v4 = Nobody was hurt, says { $own }, and has the ball.
    .v5 = { $own } catches it like something that fell off a shelf.
    .v6 = { $own } thanks the shooter, and keeps it.
    .v7 = It lands with { $own }, as things do.
    .v8 = It was a good try, says { $own }, with the ball under one arm.
    .v9 = { $own } tucks it in.
    .v10 = Nothing gets past { $own } but the time.
saves-empathy =
    .v1 = { $own } had seen this one before it was shot.
    .v2 = { $own } nods. It came where it had to come.
    .v3 = As { $own } had thought.
    .v4 = { $own } has it, and understands why it was tried.
    .v5 = { $own } picks it up like a sentence left unfinished.
    .v6 = It was a good plan, and { $own } had it too.
    .v7 = { $own } has it, and puts a tick next to it.
    .v8 = No surprise to { $own }, who does not like surprises.
    .v9 = “I would have, too”, says { $own }, with the ball.
    .v10 = { $own } takes it, almost absent-mindedly.
saves-neutral =
    .v1 = { $own } keeps it out.
    .v2 = Closed, says { $own }.
    .v3 = It ends at { $own }.
    .v4 = { $own } puts it away for the night.
celebrates-effort =
    .v1 = { $own } is already asking for the next one.
    .v2 = { $own } runs on, all the way to the bus stop.
    .v3 = That is what { $own } gets up for in the morning.
    .v4 = { $own } shakes both fists at the sky, which started it.
    .v5 = { $own } has no time to celebrate.
    .v6 = The net will need an excuse from { $own }, in writing.
    .v7 = { $own } fetches the ball out personally.
    .v8 = { $own } slides to the corner flag and beyond.
    .v9 = { $own } would like it to be known who that was.
    .v10 = “Again!” shouts { $own }.
celebrates-kindness =
    .v1 = { $own } goes round and thanks everybody.
    .v2 = { $own } helps the other side up first.
    .v3 = It was for all of them, says { $own }.
    .v4 = { $own } would like to share it out in ten pieces.
    .v5 = Nobody begrudges it { $own }.
    .v6 = { $own } blushes as far as the ankles.
    .v7 = { $own } waves at somebody’s grandmother.
    .v8 = They all carry { $own }, as { $own } has carried them.
    .v9 = { $own } wipes the ball before giving it back.
    .v10 = “You did that”, says { $own } to nine people.
celebrates-empathy =
    .v1 = { $own } looks a little sorry for { $rival }.
    .v2 = { $own } had known where they would not be.
    .v3 = { $own } asks { $rival } how that felt.
    .v4 = One quiet smile from { $own }.
    .v5 = { $own } had it in the notes.
    .v6 = { $own } puts a finger to the lips.
    .v7 = { $own } knew, and knows that { $rival } knew.
    .v8 = { $own } explains it to { $rival } afterwards, kindly.
    .v9 = { $own } listens to the noise for a while.
    .v10 = It was your idea too, says { $own } to { $rival }.
celebrates-neutral =
    .v1 = { $own } makes a note of it.
    .v2 = Nobody is more surprised than { $own }.
    .v3 = { $own }, of all people.
    .v4 = { $own } turns the lights on for it.
gives-up-effort =
    .v1 = { $own } has run it into the ground, and leaves it to { $rival }.
    .v2 = { $own } would go on, but the legs would not. { whose-rival } ball.
    .v3 = Empty. { $own } lets the ball roll to { $rival }.
    .v4 = { $own } tries to get up, and lies down again. { whose-rival } ball.
    .v5 = There is no more where that came from: { $own } leaves it to { $rival }.
gives-up-kindness =
    .v1 = “Please”, says { $own }, who cannot any more, and it is { whose-rival } ball.
    .v2 = { $own } has given everything, and now the ball as well, to { $rival }.
    .v3 = { $rival-is ->
        [you] { $own } sits down. The ball is yours.
       *[other] { $own } sits down. The ball is { whose-rival }.
    }
    .v4 = { $own } lets { $rival } have it, and means it.
    .v5 = Somebody should rest, says { $own }, and begins. { whose-rival } ball.
gives-up-empathy =
    .v1 = { $own } knows when it is over, and leaves it to { $rival }.
    .v2 = { $own } sees nothing in it, and lets { $rival } have it.
    .v3 = A tired nod from { $own }: { whose-rival } ball.
    .v4 = { $own } has nothing left to say. { whose-rival } ball.
    .v5 = { $own } can see how this ends, and leaves it to { $rival }.
gives-up-neutral =
    .v1 = { $own } is done for now. { whose-rival } ball.
    .v2 = { $own } leaves it to { $rival }.
    .v3 = { $own } locks up early: { whose-rival } ball.
lets-through =
    .v1 = { $player-is ->
        [you] { $player } let it go by.
       *[other] { $player } lets it go by.
    }
    .v2 = Nobody on { whose-player } side moves.
    .v3 = { $player-is ->
        [you] { $player } keep everybody fresh: nobody steps in.
       *[other] { $player } keeps everybody fresh: nobody steps in.
    }
    .v4 = { $player-is ->
        [you] { $player } look on. Some goals one has to let happen.
       *[other] { $player } looks on. Some goals one has to let happen.
    }
    .v5 = { $player-is ->
        [you] { $player } save the breath for later.
       *[other] { $player } saves the breath for later.
    }
    .v6 = { $player-is ->
        [you] { $player } wave it through.
       *[other] { $player } waves it through.
    }
    .v7 = { $player-is ->
        [you] There was somebody who could have. { $player } shake a head.
       *[other] There was somebody who could have. { $player } shakes a head.
    }
    .v8 = { $player-is ->
        [you] { $player } count the legs that are left, and let nobody go.
       *[other] { $player } counts the legs that are left, and lets nobody go.
    }
nobody-left =
    .v1 = Nobody in { whose-player } defence can still stand up.
    .v2 = Down to the last, { whose-player } defence sits in the grass.
    .v3 = { $player-is ->
        [you] { $player } have four defenders, and not one good breath among them.
       *[other] { $player } has four defenders, and not one good breath among them.
    }
    .v4 = There is nobody left to step in for { $player }.
    .v5 = { whose-player } back row watches it fly, sitting down.
    .v6 = Nobody gets up for it at { whose-player } end.
    .v7 = The way is free: { whose-player } defence has run itself empty.
    .v8 = Not a leg is left in { whose-player } defence.
free-ball =
    .v1 = { $player-is ->
        [you] { $player } give the ball to { $to }.
       *[other] { $player } gives the ball to { $to }.
    }
    .v2 = And the ball is with { $to }.
    .v3 = { $player-is ->
        [you] { $player } start with { $to }.
       *[other] { $player } starts with { $to }.
    }
    .v4 = It is { $to } who brings it out for { $player }.
    .v5 = { $player-is ->
        [you] { $player } ask { $to } to take it on.
       *[other] { $player } asks { $to } to take it on.
    }
    .v6 = { $to } picks it up for { $player }.
    .v7 = The ball goes to { $to }.
    .v8 = { $to } raises a hand, and gets it.
    .v9 = { $player-is ->
        [you] { $player } point at { $to }.
       *[other] { $player } points at { $to }.
    }
kicks-off =
    .v1 = { $to } fetches it out of the net and puts it on the spot.
    .v2 = { $player-is ->
        [you] { $player } kick off, with { $to }.
       *[other] { $player } kicks off, with { $to }.
    }
    .v3 = Back to the middle: { $to } for { $player }.
    .v4 = { $to } has the kick-off, and an idea.
    .v5 = Nobody sulks. { $to } starts again for { $player }.
    .v6 = { $player-is ->
        [you] { $player } send { $to } to the centre spot.
       *[other] { $player } sends { $to } to the centre spot.
    }
    .v7 = { $to } puts it down in the middle, and looks up.
    .v8 = From the top: { $to }, for { $player }.
releases =
    .v1 = { $own } plays it out to { $to } at once.
    .v2 = And straight on from { $own } to { $to }.
    .v3 = { $own } looks up, and sees { $to }.
    .v4 = { $own } gets rid of it, to { $to }.
    .v5 = Up, and away to { $to }.
    .v6 = { $to } has it, before { $own } has got up.
    .v7 = { $own } finds { $to }, and sits down.
    .v8 = First thing: { $own } gives it to { $to }.
    .v9 = On it goes, to { $to }.
    .v10 = From { $own }’s hands to { $to }’s feet.
    .v11 = { $own } rolls it out. { $to } takes it.
    .v12 = { $to } calls, and { $own } has heard.
    .v13 = And the other way now, with { $to }.
    .v14 = { $own } hooks it clear, and { $to } is under it.
loses-ball =
    .v1 = { $own } has no Attack left, and loses the ball to { $player }
    .v2 = there is nothing left of { $own }’s Attack: { whose-player } ball
    .v3 = { $own } is talked out of it: the ball goes to { $player }

## Commentary: cards that are played, paid for and discarded

plays-effort =
    .v1 = { $player-is ->
        [you] { $player } play { $card }, at a run.
       *[other] { $player } plays { $card }, at a run.
    }
    .v2 = { $player-is ->
        [you] { $card }! { $player } do not wait to be asked.
       *[other] { $card }! { $player } does not wait to be asked.
    }
    .v3 = { $player-is ->
        [you] { $player } slap it on the table: { $card }.
       *[other] { $player } slaps it on the table: { $card }.
    }
    .v4 = { $card }, with both hands, from { $player }.
    .v5 = { $player-is ->
        [you] { $player } want it more, and it shows: { $card }.
       *[other] { $player } wants it more, and it shows: { $card }.
    }
    .v6 = { $player-is ->
        [you] Louder! { $player } play { $card }.
       *[other] Louder! { $player } plays { $card }.
    }
    .v7 = { $player-is ->
        [you] { $player } roll up both sleeves: { $card }.
       *[other] { $player } rolls up both sleeves: { $card }.
    }
plays-kindness =
    .v1 = { $player-is ->
        [you] “Is that all right?” { $player } ask, with { $card }.
       *[other] “Is that all right?” { $player } asks, with { $card }.
    }
    .v2 = { $player-is ->
        [you] { $card }. { $player } would have done it for anybody.
       *[other] { $card }. { $player } would have done it for anybody.
    }
    .v3 = { $player-is ->
        [you] { $player } bring something for everybody: { $card }.
       *[other] { $player } brings something for everybody: { $card }.
    }
    .v4 = A hand on somebody's shoulder: { $card }, from { $player }.
    .v5 = { $player-is ->
        [you] { $player } think of the others first: { $card }.
       *[other] { $player } thinks of the others first: { $card }.
    }
    .v6 = { $card }, and a biscuit, from { $player }.
    .v7 = { $player-is ->
        [you] { $player } have kept this for when it was needed: { $card }.
       *[other] { $player } has kept this for when it was needed: { $card }.
    }
plays-empathy =
    .v1 = { $player-is ->
        [you] { $player } have been expecting that moment: { $card }.
       *[other] { $player } has been expecting that moment: { $card }.
    }
    .v2 = { $player-is ->
        [you] { $card }. { $player } understand the situation, and everybody in it.
       *[other] { $card }. { $player } understands the situation, and everybody in it.
    }
    .v3 = A thoughtful look, then { $card } from { $player }.
    .v4 = { $player-is ->
        [you] { $player } read the room: { $card }.
       *[other] { $player } reads the room: { $card }.
    }
    .v5 = { $player-is ->
        [you] { $player } hum quietly. It is { $card }.
       *[other] { $player } hums quietly. It is { $card }.
    }
    .v6 = { $card }! How did { $player } know?
    .v7 = { $player-is ->
        [you] { $player } listen for a moment longer, then: { $card }.
       *[other] { $player } listens for a moment longer, then: { $card }.
    }
plays-neutral =
    .v1 = { $player-is ->
        [you] { $player } play { $card }.
       *[other] { $player } plays { $card }.
    }
    .v2 = { $card }, for { $player }.
    .v3 = Out of { whose-player } pocket: { $card }.
    .v4 = { $player-is ->
        [you] { $player } have one of these as well: { $card }.
       *[other] { $player } has one of these as well: { $card }.
    }
    .v5 = Nothing fancy from { $player }: { $card }.
answers-effort =
    .v1 = { $player-is ->
        [you] Not so fast! { $player } answer with { $card }.
       *[other] Not so fast! { $player } answers with { $card }.
    }
    .v2 = { $player-is ->
        [you] { $player } go straight in: { $card }.
       *[other] { $player } goes straight in: { $card }.
    }
    .v3 = { $player-is ->
        [you] “Oh no!” { $player } shout: { $card }.
       *[other] “Oh no!” { $player } shouts: { $card }.
    }
    .v4 = { $player-is ->
        [you] { $card }! { $player } have not given that one up.
       *[other] { $card }! { $player } has not given that one up.
    }
    .v5 = { $player-is ->
        [you] { $player } come from behind, and from far: { $card }.
       *[other] { $player } comes from behind, and from far: { $card }.
    }
answers-kindness =
    .v1 = { $player-is ->
        [you] { $player } step in between: { $card }.
       *[other] { $player } steps in between: { $card }.
    }
    .v2 = { $player-is ->
        [you] “Careful”, { $player } say: { $card }.
       *[other] “Careful”, { $player } says: { $card }.
    }
    .v3 = { $player-is ->
        [you] { $card }. { $player } will not have anybody hurt.
       *[other] { $card }. { $player } will not have anybody hurt.
    }
    .v4 = { $player-is ->
        [you] { $player } put a blanket over it: { $card }.
       *[other] { $player } puts a blanket over it: { $card }.
    }
    .v5 = Nobody is left alone with that: { $card }, from { $player }.
answers-empathy =
    .v1 = { $player-is ->
        [you] “I thought you might”, { $player } say: { $card }.
       *[other] “I thought you might”, { $player } says: { $card }.
    }
    .v2 = { $player-is ->
        [you] { $player } have an answer, and had it before the question: { $card }.
       *[other] { $player } has an answer, and had it before the question: { $card }.
    }
    .v3 = { $player-is ->
        [you] { $card }. { $player } put it very gently.
       *[other] { $card }. { $player } puts it very gently.
    }
    .v4 = { $player-is ->
        [you] { $player } know that feeling: { $card }.
       *[other] { $player } knows that feeling: { $card }.
    }
    .v5 = { $player-is ->
        [you] { $player } look sorry about it already: { $card }.
       *[other] { $player } looks sorry about it already: { $card }.
    }
answers-neutral =
    .v1 = { $player-is ->
        [you] { $player } answer with { $card }.
       *[other] { $player } answers with { $card }.
    }
    .v2 = { $player-is ->
        [you] To which { $player } say: { $card }.
       *[other] To which { $player } says: { $card }.
    }
    .v3 = { $player-is ->
        [you] { $player } object: { $card }.
       *[other] { $player } objects: { $card }.
    }
    .v4 = { $player-is ->
        [you] But { $player } have { $card }.
       *[other] But { $player } has { $card }.
    }
# $bonus is such as “+3 Attack”.
twists-attack =
    .v1 = { $player-is ->
        [you] { $player } throw in { $card }: { $bonus }.
       *[other] { $player } throws in { $card }: { $bonus }.
    }
    .v2 = { $card } goes, and the shot gets harder: { $bonus }.
    .v3 = { $player-is ->
        [you] { $player } spend { $card } on it: { $bonus }.
       *[other] { $player } spends { $card } on it: { $bonus }.
    }
    .v4 = There is a twist to it: { $card }, { $bonus } for { $player }.
twists-defence =
    .v1 = { $player-is ->
        [you] { $player } throw in { $card }: { $bonus }.
       *[other] { $player } throws in { $card }: { $bonus }.
    }
    .v2 = { $card } goes, and the block gets wider: { $bonus }.
    .v3 = { $player-is ->
        [you] { $player } hold on with { $card }: { $bonus }.
       *[other] { $player } holds on with { $card }: { $bonus }.
    }
    .v4 = A twist at the back: { $card }, { $bonus } for { $player }.
is-tired =
    .v1 = { $own } does the running for { $card }, and is tired.
    .v2 = { $own } pays for { $card }, and sits down, tired.
    .v3 = { $card } takes an extra yard of { $own }, and that was the last one.
    .v4 = { $card } costs { $own } the wind of the whole round.
    .v5 = { $own } carries { $card }, and then needs carrying.
puts-away =
    .v1 = { $player-is ->
        [you] { $player } put { $card } away.
       *[other] { $player } puts { $card } away.
    }
    .v2 = Too many cards for { $player }: away with { $card }.
    .v3 = { $player-is ->
        [you] { $player } will not need { $card }, or so it is hoped.
       *[other] { $player } will not need { $card }, or so it is hoped.
    }
    .v4 = { $card } stays on the bench, so to speak.

## Commentary: goals, and the cards that count them

counted-by =
    .v1 = The top card of { whose-player } deck goes into the net for it: { $card }.
    .v2 = { $player-is ->
        [you] { $player } lay the top card in the net for it: { $card }.
       *[other] { $player } lays the top card in the net for it: { $card }.
    }
    .v3 = The top card counts it: { $card } goes into { whose-player } net.
    .v4 = Into the net with the top card, to count it: { $card }.
counted-with-twist =
    .v1 = There is a twist to it: { $card }!
    .v2 = And look what turns up: { $card }!
    .v3 = { $player-is ->
        [you] { $player } turn up { $card }. That changes something.
       *[other] { $player } turns up { $card }. That changes something.
    }
    .v4 = Every goal has two sides. The other one is { $card }.
# A lead that one goal more makes enough.
one-more-ends-it = { $player-is ->
    [you] { $player } lead by { $number }. One more goal, and it is over after this round.
   *[other] { $player } leads by { $number }. One more goal, and it is over after this round.
}
counted-without-card =
    .v1 = { whose-player } deck is empty. It counts all the same.
    .v2 = No card is left to count it. It counts.
    .v3 = { $player-is ->
        [you] { $player } have run out of cards, not of goals against.
       *[other] { $player } has run out of cards, not of goals against.
    }

## Commentary: what cards come to, in parts of a sentence

nothing-comes =
    .v1 = nothing comes of it
    .v2 = there is nobody for whom it could be
    .v3 = it comes too late
steals =
    .v1 = { $player-is ->
        [you] { $player } have the ball
       *[other] { $player } has the ball
    }
    .v2 = { $player-is ->
        [you] the ball is yours
       *[other] the ball is { whose-player }
    }
    .v3 = { $player-is ->
        [you] and { $player } walk off with it
       *[other] and { $player } walks off with it
    }
    .v4 = { $player-is ->
        [you] { $player } take it away
       *[other] { $player } takes it away
    }
pass-arrives =
    .v1 = The pass arrives all the same: { $own } has it.
    .v2 = And still the ball comes to { $own }.
    .v3 = Through all that, { $own } gets the ball.
pass-goes-astray =
    .v1 = The pass to { $own } never arrives.
    .v2 = { $own } waits for a pass that is not coming.
    .v3 = Nothing will come to { $own } now.

## Commentary: teams and priority

team-of-effort =
    .v1 = { $player-is ->
        [you] { $player } have ten of EFFORT, who are warm already and have been since five.
       *[other] { $player } has ten of EFFORT, who are warm already and have been since five.
    }
    .v2 = Ten of EFFORT for { $player }. Somebody tell them that it has not begun.
team-of-kindness =
    .v1 = { $player-is ->
        [you] { $player } have ten of KINDNESS, who have brought soup for both sides.
       *[other] { $player } has ten of KINDNESS, who have brought soup for both sides.
    }
    .v2 = Ten of KINDNESS for { $player }. They ask whether everybody has slept well.
team-of-empathy =
    .v1 = { $player-is ->
        [you] { $player } have ten of EMPATHY, who look as if they had read this already.
       *[other] { $player } has ten of EMPATHY, who look as if they had read this already.
    }
    .v2 = Ten of EMPATHY for { $player }. They have been watching the others warm up.
team-mixed =
    .v1 = { $player-is ->
        [you] { $player } bring together { $values }.
       *[other] { $player } brings together { $values }.
    }
    .v2 = { $player-is ->
        [you] { $player } have { $values }, in one dressing room.
       *[other] { $player } has { $values }, in one dressing room.
    }
    .v3 = Under { whose-player } roof: { $values }.
has-priority =
    .v1 = { $player-is ->
        [you] Rock, paper, scissors … { $player } begin.
       *[other] Rock, paper, scissors … { $player } begins.
    }
    .v2 = Paper wraps rock: { whose-player } ball.
    .v3 = { $player-is ->
        [you] Three times rock against rock, then scissors cut paper: the ball is yours.
       *[other] Three times rock against rock, then scissors cut paper: the ball is { whose-player }.
    }
    .v4 = { $player-is ->
        [you] Rock, as ever. { $player } have the ball.
       *[other] Rock, as ever. { $player } has the ball.
    }

## Commentary: rounds, games and the match. $home and $away are goals.

round-ends =
    .v1 = Sixteen people sit in the grass: round { number-in-words } is over, { $home }–{ $away }.
    .v2 = Nobody can run any more. Round { number-in-words } ends, { $home }–{ $away }.
    .v3 = Everybody is bent double, hands on knees. { $home }–{ $away } after round { number-in-words }.
    .v4 = That was all there was in their legs: round { number-in-words }, { $home }–{ $away }.
    .v5 = The last one standing sits down. Round { number-in-words } is over at { $home }–{ $away }.
    .v6 = Round { number-in-words } is gone, and all the breath with it. { $home }–{ $away }.
    .v7 = Oranges! Round { number-in-words } is done, { $home }–{ $away }.
    .v8 = Somebody brings the water round. { $home }–{ $away } after round { number-in-words }.
    .v9 = Round { number-in-words } lies down, and so does everybody else: { $home }–{ $away }.
ring-turns =
    .v1 = Everybody moves on by two.
    .v2 = The ring turns: two to the bench, two off it.
    .v3 = All change, as in musical chairs, with a chair for everybody.
    .v4 = They move round. Whoever attacked will know soon what it is to defend.
    .v5 = Two spots on, everybody, and mind the puddle.
    .v6 = The carousel goes round by two.
    .v7 = New places, same people, fresh legs.
    .v8 = Up front becomes the bench, the bench becomes the back.
attack-turns =
    .v1 = The attack moves on by two; the defence knows its place.
    .v2 = Two up front go to the bench, two come in from the left.
    .v3 = The front rank turns. The back stays where it is.
still-exhausted =
    .v1 = { $own } is still out of breath.
    .v2 = { $own } is not yet back among the living.
    .v3 = Not so { $own }: that run from the back takes longer to get over.
wins =
    .v1 = { $player-is ->
        [you] It is over: { $home }–{ $away }. { $player } win.
       *[other] It is over: { $home }–{ $away }. { $player } wins.
    }
    .v2 = { $player-is ->
        [you] { $home }–{ $away }, and { $player } have won it.
       *[other] { $home }–{ $away }, and { $player } has won it.
    }
    .v3 = { $player-is ->
        [you] { $home }–{ $away }! { $player } take it, and { $rival } a bow.
       *[other] { $home }–{ $away }! { $player } takes it, and { $rival } a bow.
    }
wins-early =
    .v1 = { $player-is ->
        [you] { $home }–{ $away }: three ahead is three too many. { $player } win early.
       *[other] { $home }–{ $away }: three ahead is three too many. { $player } wins early.
    }
    .v2 = { $player-is ->
        [you] Enough is enough: { $home }–{ $away }, and { $player } have won.
       *[other] Enough is enough: { $home }–{ $away }, and { $player } has won.
    }
    .v3 = { $player-is ->
        [you] { $home }–{ $away }. Somebody has pity and blows the whistle: { $player } win.
       *[other] { $home }–{ $away }. Somebody has pity and blows the whistle: { $player } wins.
    }
draws =
    .v1 = { $home }–{ $away } in the end. Nobody has lost; somebody has to take the nets in.
    .v2 = It ends { $home }–{ $away }. { $player } and { $rival } walk home together.
    .v3 = { $home }–{ $away }, and no legs left to change it. A draw.

shot-blocked = { $text }: Attack { $attack } against Defence { $defence }.
# The Attack or the Defence of a shot that is over, with each card that counts in it.
told-sum = { $total } = { $value }
    .more = { $sum } { SIGNED($value) } ({ $label })
# $text tells who holds the ball, or celebrates the goal.
blocked = Attack { $attack } against Defence { $defence }: blocked! { $text }
level-is-block = Attack { $attack } against Defence { $defence }: level, and level is a block. { $text }
goal = Gol! { $text } { $home }–{ $away }.
goal-past = Gol! Attack { $attack } against Defence { $defence }. { $text } { $home }–{ $away }.
goal-level = Gol! Attack { $attack } against Defence { $defence }: level, and level goes in here. { $text } { $home }–{ $away }.
ended-lead = Whoever leads by { $lead } at the end of a round wins: so it ends after round { number-in-words }.
ended-rounds = All { $rounds } rounds are played, and the score decides.
ended-extra = Level after { $rounds } rounds: the lead after an extra round decides.
ended-draw = Level after all extra rounds: the match is drawn.
is-for = It is for { $own }.
begins-with = { $player-is ->
    [you] { $player } begin with { $cards }.
   *[other] { $player } begins with { $cards }.
}
draws-card = { $player-is ->
    [you] { $player } draw { $card }.
   *[other] { $player } draws { $card }.
}
# A card for winning the ball.
draws-for-ball = { $player-is ->
    [you] { $player } draw { $card } for winning the ball.
   *[other] { $player } draws { $card } for winning the ball.
}
loses-card = { $player-is ->
    [you] { $player } lose { $card }.
   *[other] { $player } loses { $card }.
}
in-hand = In { whose-player } hand: { $cards }.

## Commentary: what cards come to. $said is made of the parts below.

worked-off = { $card }: { $said }.
worked-off-loudly = { $card }: { $said }!
worked-and = { $first }; { $second }
exclaimed = { $part }!
# Cards by number, in words.
cards-in-words = { $number ->
    [one] one card
   *[other] { number-in-words } cards
}
draws-cards = { $number ->
    [0] { $player-is ->
        [you] { $player } have no cards left to draw
       *[other] { $player } has no cards left to draw
    }
   *[other] { $player-is ->
        [you] { $player } draw { cards-in-words }
       *[other] { $player } draws { cards-in-words }
    }
}
loses-cards = { $rival-is ->
    [you] { $rival } lose { cards-in-words }
   *[other] { $rival } loses { cards-in-words }
}
looks-into-hand = { $number ->
    [0] { $rival-is ->
        [you] { $rival } have nothing in hand to look at
       *[other] { $rival } has nothing in hand to look at
    }
   *[other] { $player-is ->
        [you] { $player } look into { whose-rival } hand
       *[other] { $player } looks into { whose-rival } hand
    }
}
gains-custody = { SIGNED($number) } Custody for { $player }
loses-custody = { $rival-is ->
    [you] { $rival } lose { number-in-words } Custody
   *[other] { $rival } loses { number-in-words } Custody
}
ball-is-with = the ball is with { $own }
does-nothing = { $card } has no effect and goes to the discards
is-copied = the same as { $card }, for { $player }
# A whole row of a side.
row-changed = { whose-player } { $row ->
    [attack-row] attackers
    [defence-row] defenders
   *[field] field players
}
# $grammar is `many` for a whole row.
are-fresh = { $who } { $grammar ->
    [many] are
   *[one] is
} fresh again
are-tired = { $who } { $grammar ->
    [many] are
   *[one] is
} tired
# $stat is attack or defence; it changes for what is on its way, or for the round.
stat-name = { $stat ->
    [attack] Attack
   *[defence] Defence
}
row-has-more = { SIGNED($number) } { stat-name } for { $who }{ for-the-round }
has-now = { $who } has { stat-name } { $number }{ for-the-round }
for-the-round = { $lasts ->
    [round] { " " }for the round
   *[sequence] { "" }
}
and-falls = { $first }, and { $players } { $players-count ->
    [one] is
   *[other] are
} tired

## Commentary: before the first round

takes-team = { $player-is ->
    [you] { $player } play with the team { $team }.
   *[other] { $player } plays with the team { $team }.
}
signs = { $player-is ->
    [you] { $player } sign { $own }, number { $number }.
   *[other] { $player } signs { $own }, number { $number }.
}
packs = { $player-is ->
    [you] { $player } pack { $card }.
   *[other] { $player } packs { $card }.
}
a-player = a player
places = { $player-is ->
    [you] { $player } put { $own } in { $spot }.
   *[other] { $player } puts { $own } in { $spot }.
}
line-up = { whose-player } attack: { $attack }. At the back: { $defence }. On the bench: { $bench }.
takes-ball = Whoever lost may choose, and { $player-is ->
    [you] { $player } take the ball.
   *[other] { $player } takes the ball.
}
lets-begin = { $player-is ->
    [you] { $player } let { $rival } begin.
   *[other] { $player } lets { $rival } begin.
}
keeps-hand = { $player-is ->
    [you] { $player } keep the opening hand.
   *[other] { $player } keeps the opening hand.
}
new-hand = All back into the deck, and a new opening hand for { $player }.
team-stands = { whose-player } team stands.
strategy-stands = { whose-player } strategy stands.
players-lie = { whose-player } players lie in their places.
line-up-begins = Ten cards each, covered: four in attack, four at the back, two on the bench.
both-stand = Both stand. Turn them up!
# How many players of a value are in a team.
of-value = { $value ->
    [effort] { number-in-words } of EFFORT
    [kindness] { number-in-words } of KINDNESS
    [empathy] { number-in-words } of EMPATHY
   *[neutral] one of nobody’s
}

## Commentary: rounds, games and the match

custody-of = { $player } { $custody }
round-begins = Round { number-in-words }. Custody: { $custody }.
extra-round-begins = Level, so there is an extra round.{ $last ->
    [yes] { " " }The last one.
   *[no] { "" }
} Custody: { $custody }.
games-stand = Games: { $home }–{ $away }. The players are placed anew.
games-stand-after-draw = Games: { $home }–{ $away }. A drawn game is played again. The players are placed anew.
match-shared = { $number ->
    [one] One game
    [2] Two games
    [3] Three games
    [4] Four games
    [5] Five games
   *[other] { $number } games
}, { $home }–{ $away }: { $player } and { $rival } share the match.
match-won = { $home }–{ $away } in games: { $player-is ->
    [you] { $player } win the match!
   *[other] { $player } wins the match!
}
match-won-after = { $home }–{ $away } in games after { $number ->
    [one] one game
   *[other] { number-in-words } games
}: { $player-is ->
    [you] { $player } win the match!
   *[other] { $player } wins the match!
}

## Who is meant

# Somebody whom the reader does not know.
somebody = { SENTENCE("somebody") }
# A player who is in both teams: $own is his name without an article.
player-of-one-side = { whose-player } { $own }

## What cards do. $said is made of effects, $whom of the messages on whom.

does-twist = Throw it in during a shot: { $bonus }. As the top card of your deck when a goal goes in against you: { $said }.
does-card = { $conditions ->
    [none] { CAPITAL($said) }.
   *[some] { CAPITAL($when) }: { $said }.
}{ $tires ->
    [0] { "" }
   *[other] { " " }{ $cost }
}
does-tire = { $number ->
    [one] Tires one player of yours.
   *[other] Tires { number-in-words } players of yours.
}
twist-bonus = { SIGNED($number) } { stat-name }
effects-then = { $first }, then { $second }
# When a card may be played, and from which round on ($number).
from-round = { $number ->
    [1] { "" }
   *[other] , from round { $number } on
}
when-always = from round { $number } on
when-with-ball = while you have the ball{ from-round }
when-without-ball = while the rival has the ball{ from-round }
when-open-play = while nobody shoots{ from-round }
when-own-shot = when your shot is blocked{ from-round }
when-rival-shot = when you block a shot{ from-round }
when-any-shot = when a shot is blocked{ from-round }

effect-attack = { SIGNED($number) } Attack for { $whom }{ for-the-round }
effect-defence = { SIGNED($number) } Defence for { $whom }{ for-the-round }
effect-tire = tire { $whom }
effect-refresh = refresh { $whom }
effect-draw = draw { cards-in-words }
effect-discard = the rival loses { cards-in-words } at random
effect-look = look at the rival's hand
effect-steal = take the ball, and what waits does nothing
effect-move = give the ball to { $whom }
effect-cancel = the card that it answers does nothing
effect-copy = do what the card that it answers does
effect-gain = { SIGNED($number) } Custody
effect-drain = the rival loses { number-in-words } Custody

# $moment is when the card is played: who is in it then.
whom-active = { $moment ->
    [own-shot] your shooter
    [rival-shot] your blocker
    [any-shot] your player in it
    [with-ball] your player with the ball
    [without-ball] your blocker
    [conceded] whoever tried to block
   *[any] your active player
}
whom-rival-active = { $moment ->
    [own-shot] the blocker
    [rival-shot] the shooter
    [any-shot] the rival's player in it
    [with-ball] the blocker
    [without-ball] the player with the ball
    [conceded] the scorer
   *[any] the rival's active player
}
whom-nobody = nobody
whom-chosen = whoever is chosen
whom-same = the same player
whom-target = a field player of yours
whom-rival-target = a field player of the rival
whom-attack-row = your attackers
whom-defence-row = your defenders
whom-field = all your field players
whom-rival-attack-row = the rival's attackers
whom-rival-defence-row = the rival's defenders
whom-rival-field = all the rival's field players
whom-of-side-attack-row = { $player-is ->
    [you] all your attackers
   *[other] all attackers of that side
}
whom-of-side-defence-row = { $player-is ->
    [you] all your defenders
   *[other] all defenders of that side
}
whom-of-side-field = { $player-is ->
    [you] your whole field
   *[other] the whole field of that side
}
whom-of-side-rival-attack-row = all attackers of the other side
whom-of-side-rival-defence-row = all defenders of the other side
whom-of-side-rival-field = the whole field of the other side

## Refusals. $there stands at the spot in question, $holder has the ball, $top is the card on top of the stack.

value-name = { $value ->
    [effort] EFFORT
    [kindness] KINDNESS
    [empathy] EMPATHY
   *[neutral] neutral
}
match-is-over = The match is over
chance-decides = Chance decides now: roll, or name one of the outcomes
fresh-players = { $number ->
    [one] one fresh player
   *[other] { number-in-words } fresh players
}
number-of-players = { $players ->
    [2] Two players
    [3] Three players
    [4] Four players
    [5] Five players
    [6] Six players
    [7] Seven players
    [8] Eight players
    [9] Nine players
   *[other] { $players } players
}
allowed-cards = { $number ->
    [one] one card
   *[other] { number-in-words } cards
}

refused-won-by-lead = { match-is-over } ({ $clause }).
refused-won-after-all-rounds = { match-is-over } ({ $clause }).
refused-won-in-extra-rounds = { match-is-over } ({ $clause }).
refused-drawn = { match-is-over } ({ $clause }).
refused-won-by-games = { match-is-over } ({ $clause }).
refused-no-more-games = { match-is-over } ({ $clause }).
refused-hidden-name = That is how others read a secret; name it in full ({ $clause }).
refused-not-in-box = There is nothing of that number in the box ({ $clause }).
refused-seat-decides = { $player-is ->
    [you] { $player } decide now, not chance ({ $clause }).
   *[other] { $player } decides now, not chance ({ $clause }).
}
refused-chance-shows-players = Chance decides now: { $due } is turned up next ({ $clause }).
refused-chance-gives-priority = { chance-decides } ({ $clause }).
refused-chance-deals-opening = { chance-decides } ({ $clause }).
refused-chance-deals-round = { chance-decides } ({ $clause }).
refused-chance-draws-for-effect = { chance-decides } ({ $clause }).
refused-chance-takes-from-hand = { chance-decides } ({ $clause }).
refused-chance-shows-hand = { chance-decides } ({ $clause }).
refused-chance-counts-goal = { chance-decides } ({ $clause }).
refused-chance-draws-for-steal = { chance-decides } ({ $clause }).
refused-build-first = Team and strategy come before everything else ({ $clause }).
refused-signs-own-players = You sign players of your own: { $unsigned } to go ({ $clause }).
refused-signed-already = { $signed } is signed already ({ $clause }).
refused-team-complete = Your team is complete ({ $clause }).
refused-players-first = The ten players come before the strategy ({ $clause }).
refused-too-many-copies = A strategy holds at most { number-in-words } { $card }, and yours does ({ $clause }).
refused-too-many-copies-in-large = A strategy holds at most { number-in-words } { $card }, and yours does ({ $clause }).
refused-nobody-of-value = Nobody in your team is of { value-name }, so no card of it is allowed ({ $clause }).
refused-value-used-up = { $players ->
    [one] One player of { value-name } allows { allowed-cards } of it, and you have packed as many ({ $clause }).
   *[other] { number-of-players } of { value-name } allow { allowed-cards } of it, and you have packed as many ({ $clause }).
}
refused-place-first = First everybody gets a place: place NUMBER in SPOT ({ $clause }).
refused-placed-already = Number { $member }, { $placed }, has a place already ({ $clause }).
refused-spot-taken = { $spot } is taken, by { $there } ({ $clause }).
refused-mulligan-first = First the opening hand: keep it, or redraw it once ({ $clause }).
refused-priority-first = You lost the last game: take ball, or leave ball ({ $clause }).
refused-ball-first = First somebody gets the ball: ball to SPOT ({ $clause }).
refused-release-first = First somebody gets the ball: ball to SPOT ({ $clause }).
refused-on-bench = { $there } sits on the bench ({ $clause }).
refused-blocker-passes-on = { $there } has blocked the shot and passes on, to somebody else ({ $clause }).
refused-tired-gets-no-ball = { $there } is tired; somebody fresh gets the ball ({ $clause }).
refused-tired-gets-no-release = { $there } is tired; somebody fresh gets the ball ({ $clause }).
refused-would-lose-ball-again = { $there } has no Attack left; somebody who has some gets the ball ({ $clause }).
refused-holder-has-ball = { $holder } has the ball; to give it on, pass to SPOT ({ $clause }).
refused-tired-holder-passes = { $holder } is tired and cannot pass ({ $clause }).
refused-bench-gets-no-pass = { $there } sits on the bench and gets no ball ({ $clause }).
refused-holder-gets-no-pass = { $there } has the ball; a pass goes to somebody else ({ $clause }).
refused-tired-gets-no-pass = { $there } is tired; a pass goes to somebody fresh ({ $clause }).
refused-holder-is-fresh = { $holder } is fresh and goes on: pass, shoot or play a card ({ $clause }).
refused-holder-is-tired = { $holder } is tired: play a card, or give up ({ $clause }).
refused-yours-to-begin = It is yours to begin: pass, shoot or play a card ({ $clause }).
refused-you-have-ball = You have the ball: pass, shoot or play a card ({ $clause }).
refused-tired-holder-shoots = { $holder } is tired and cannot shoot ({ $clause }).
refused-attackers-shoot-first = { $holder } defends, and may shoot only when all attackers are tired; { $rested } is not ({ $clause }).
refused-block-first = There is a shot: block with a fresh defender, or let it through ({ $clause }).
refused-attacker-blocks-not = { $there } attacks; only a defender blocks ({ $clause }).
refused-tired-blocks-not = { $there } is tired and cannot block ({ $clause }).
refused-not-in-hand = There is no { $card } in your hand ({ $clause }).
refused-twist-is-not-played = { $card } is a Twist: it is thrown in during a shot, not played ({ $clause }).
refused-too-dear = { $card } costs { $cost } Custody, and you have { $pool } left ({ $clause }).
    .short = too dear
refused-too-few-fresh = { $card } tires { fresh-players } of yours, and { $fresh ->
    [0] nobody is
    [1] one is
    [2] two are
    [3] three are
   *[other] { $fresh } are
} left ({ $clause }).
    .short = too few fresh
refused-too-early = { $card } is played only from round { $round } on ({ $clause }).
    .short = from round { $round }
refused-wrong-moment = { $card } is played only { $when } ({ $clause }).
    .short = { $when ->
        [with-ball] { page-card-when-with-ball }
        [without-ball] { page-card-when-without-ball }
        [own-shot] only { page-card-when-own-shot }
        [rival-shot] only { page-card-when-rival-shot }
        [any-shot] only { page-card-when-any-shot }
       *[open-play] only { page-card-when-open-play }
    }
refused-nothing-to-cancel = { $card } answers a card of the other side, and none is there ({ $clause }).
    .short = no card there
refused-nothing-to-copy = { $card } answers a card of the other side, and none is there ({ $clause }).
    .short = no card there
refused-steals-no-shot = { $card } takes no ball out of a shot ({ $clause }).
    .short = not in a shot
refused-moves-no-shot = { $card } moves no ball that is on its way to the goal ({ $clause }).
    .short = not in a shot
refused-nobody-active = { $card } is for your active player, and you have none ({ $clause }).
    .short = nobody active
refused-no-rival-active = { $card } is for the rival's active player, and there is none ({ $clause }).
    .short = no rival active
refused-nobody-to-aim-at = There is nobody for whom { $card } could be ({ $clause }).
    .short = { $does ->
        [refresh] nobody tired
       *[other] no target
    }
refused-no-twist = { $card } is no Twist ({ $clause }).
refused-twist-not-in-hand = There is no { $card } in your hand ({ $clause }).
refused-twist-without-block = A Twist is thrown in only when a shot is blocked ({ $clause }).
    .short = { $twist ->
        [attack] only { page-card-when-own-shot }
       *[defence] only { page-card-when-rival-shot }
    }
refused-twist-for-shooter = { $card } adds { stat-name }: it is for the shooter's side ({ $clause }).
    .short = { $twist ->
        [attack] only { page-card-when-own-shot }
       *[defence] only { page-card-when-rival-shot }
    }
refused-twist-for-blocker = { $card } adds { stat-name }: it is for the blocker's side ({ $clause }).
    .short = { $twist ->
        [attack] only { page-card-when-own-shot }
       *[defence] only { page-card-when-rival-shot }
    }
refused-one-twist-only = You have thrown in a Twist for this shot already ({ $clause }).
    .short = Twist used
refused-pay-first = { $top } tires { fresh-players } of yours first: tire SPOT ({ $clause }).
refused-bench-pays-not = { $there } sits on the bench and cannot be tired ({ $clause }).
refused-tired-pays-not = { $there } is tired already; { $top } is paid with somebody fresh ({ $clause }).
refused-aim-first = Say first for whom { $top } is: { $own ->
    [yes] aim at SPOT
   *[no] aim at their SPOT
} ({ $clause }).
refused-aims-at-own = { $top } is for a player of your own ({ $clause }).
refused-aims-at-rival = { $top } is for a player of the other side ({ $clause }).
refused-fresh-already = { $there } is fresh already ({ $clause }).
refused-tired-already = { $there } is tired already ({ $clause }).
refused-gets-ball-already = { $there } has the ball already ({ $clause }).
refused-add-or-hold = The shot is blocked: add a card or a Twist, or hold ({ $clause }).
refused-only-answers = You are asked for an answer: play a card, or hold ({ $clause }).
refused-answer-first = There is something to answer: play a card, or hold ({ $clause }).
refused-discard-first = The round is over: discard until you hold { number-in-words } ({ $clause }).
refused-not-in-hand-to-discard = There is no { $card } in your hand ({ $clause }).

## The hand, the choices and the prompt

hand-play = Play { $card }
hand-twist = Throw in { $card }
hand-discard = Discard { $card }
# A card that takes the ball.
note-ball = ball!
# How a shot ends with the card; $sum is like "5 = 5", Attack first.
note-sum = { $sum } { $ends ->
    [goal] goal
   *[blocked] blocked
}
    .open = { note-sum }, unless { $rival-is ->
        [you] { $rival } add a card
       *[other] { $rival } adds a card
    }
# $helps is whether that is of use to whoever copies it in this shot.
note-copies = { $helps ->
    [no] no use now: { $does }
   *[yes] now: { $does }
}
waits-for-match = Cards are played as soon as round one has begun ({ $clause }).
    .short = before kick-off
waits-for-round = The round is over; hands come down to the limit ({ $clause }).
    .short = next round
waits-for-block = A Twist is thrown in only when a shot is blocked ({ $clause }).
    .short = { $twist ->
        [attack] only { page-card-when-own-shot }
       *[defence] only { page-card-when-rival-shot }
    }
waits-for-blocker = First somebody is chosen to block; cards for a block come after that ({ $clause }).
    .short = after the block
waits-for-decision = First the question above the cards is to be answered ({ $clause }).
    .short = after this choice
waits-for-turn = Not your turn: you begin with the ball, and answer without it ({ $clause }).
    .short = not your turn

pitch-ball = Give the ball to { $own }
pitch-pass = Pass to { $own }
pitch-block = Block with { $own }
pitch-tire = Tire { $own }
pitch-aim = Aim at { $own }
pitch-shoot = Shoot with { $own }
choice-keep = Keep these
choice-redraw = Draw three others
choice-take-ball = Take the ball
choice-leave-ball = Leave it to the rival
choice-shoot = Shoot!
choice-let = Let it through
choice-hold = No answer
choice-add-nothing = Add nothing
choice-give-up = Give the ball up

sum-printed = printed
sum-for-sequence = until the sequence ends
sum-for-round = until the round ends
sum-so-far = cards before the block

you-win = You win!
full-time = Full time.
your-team-stands = Your team stands.
    .ask = Waiting for the other side.
your-ten-lie = Your ten lie in their places.
    .ask = Waiting for the other side.
sign-first = Your team.
    .ask = Take a ready-made one, or sign ten players of your own.
sign-next = Player { $number }.
    .ask = Sign another one.
    .fact = Each of a value allows { cards-in-words } of it in your strategy.
pack-next = Your strategy.
    .ask = Pack another card.
    .fact = { $left } to go, of a kind { number-in-words } at most.
place-ten = Line up!
    .ask = Place your ten, covered.
    .fact = Attackers shoot, defenders block, the bench rests.
    .left = { $left } to go.
your-opening-hand = Keep these cards?
    .ask = Keep them, or draw three others, once.
    .fact = Custody pays for cards: the coins of your field players. These cost { $cost }; round one brings you { $pool }, { $rival } { $theirs }.
you-lost-last = You lost the last game.
    .ask = Take the ball, or leave it to the other side?
you-blocked = Blocked!
    .ask = { $own } passes at once. To whom?
    .fact = It is free, and tires nobody.
your-kick-off = Kick-off.
    .ask = Who gets the ball?
your-ball = Your ball.
    .ask = Who gets it, to pass or shoot?
custody-left = { $custody } Custody for cards.
a-card-first = { $cards ->
    [some] ; a lit card may come first.
   *[none] .
}
# The kick-off of a side of which nobody can run any more.
no-legs = Nobody of yours is fresh: whoever gets it can only give it up.
    .round-over = Nobody is fresh: the round is over. Whoever gets it begins the next one, but those in A3 and A4 move to the bench.
    .but-one = Your others are tired: a pass only gives the ball away.
# $cards is `some` if a card can be played.
holder-tired = { $own } is tired.
    .ask = { $cards ->
        [some] Play a card, or give the ball up.
       *[none] Give the ball up.
    }
holder-has-ball = { $own } has the ball.
    .ask = Pass to a better shooter, or shoot: both tire for this round{ a-card-first }
    .beat = { $tie ->
        [blocked] Beat the shield to score: a tie is blocked.
       *[goal] Match the shield to score: a tie goes in.
    }
    .pass = Pass, which tires{ a-card-first }
    .back = Pass, or shoot from the back: both tire for this round{ a-card-first }
    .exhausts = A defender who shoots is exhausted for this round and the next.
takes-legs = “{ $card }” has a price.
    .ask = Tire { $number ->
        [one] one player
       *[other] { number-in-words } players
    } of yours: out for the rest of the round.
card-aims = “{ $card }”.
aim-at-theirs = For which of their field players?
aim-at-yours = For which of your field players?
what-it-does = { $player-is ->
    [you] Effect: { $said }.
   *[other] { $player }’s card: { $said }.
}
rival-shoots = { $own } shoots!
    .fact = Attack { $attack }. The block comes next.
    .free = Attack { $attack }, and nobody of yours is fresh to block it.
who-steps-in = Who steps in?
    .fact = Attack { $attack }. { $tie ->
        [blocked] As much Defence stops it.
       *[goal] It takes more Defence.
    }
shot-lost = The ball is lost.
# $player shoots; whoever else reads it is to block.
shot-goes-in = { $player-is ->
    [you] Your shot goes in, as it stands.
   *[other] Their shot goes in, as it stands.
}
shot-is-blocked = { $player-is ->
    [you] They block it, as it stands.
   *[other] You block it, as it stands.
}
# $twists is `many` if the seat could throw in any of several.
only-one-twist = { $twists ->
    [0] .
    [one] .
   *[other] ; only one Twist goes into a shot.
}
# $more is what turns the shot; a shot that stands well needs nothing, whatever the other side may add.
add-to-shot =
    .alone = You can add nothing.
    .attack = { $more } more Attack makes it a goal{ only-one-twist }
    .defence = { $more } more Defence blocks it{ only-one-twist }
    .attack-short = A goal takes { $more } more Attack: your cards are not enough{ only-one-twist }
    .defence-short = A block takes { $more } more Defence: your cards are not enough{ only-one-twist }
    .enough = You need no card unless they add one.
# The card that the rival has added last, and what it does.
rival-adds = { $rival } { $use ->
    [bonus] throws in
   *[played] plays
} “{ $card }”: { $said }.
rival-stops = { $rival } plays “{ $card }”: your “{ $stopped }” does nothing.
answer-it =
    .ask = Play a card before it happens?
    .alone = You have no answer to it.
a-pass = A pass to { $to }.
card-is-out = { $player-is ->
    [you] Your “{ $card }”!
   *[other] { $player } plays “{ $card }”!
}
too-many-cards = Too many cards.
    .ask = Discard { number-in-words }.
    .fact = { $limit } may stay.

## Teams that people build

a-team = team
what-a-team-is = Ten players, and thirty or forty cards of the values that they stand for.
the-ten = The ten
one-player = player
put-in-team = Team
the-strategy = Strategy
one-card = card
put-in-strategy = Strategy
all-players = Players
all-cards = Cards
facet-value = Value
facet-type = Type
facet-cost = Cost
value-title = { $value ->
    [neutral] Neutral
   *[other] { value-name }
}
card-type = { $type ->
    [support] Support
    [mastermove] Mastermove
   *[twist] Twist
}
price = { $cost } Custody
price-free = free
no-such-player = There is no player '{ $slug }' in this box ({ $clause }).
no-such-card = There is no card '{ $slug }' in this box ({ $clause }).
wrong-number-of-players = The team has { $number ->
    [one] { $number } player
   *[other] { $number } players
}; it takes 10 ({ $clause }).
player-twice = { $own } is in the team more than once ({ $clause }).
wrong-number-of-cards = The strategy has { $number ->
    [one] { $number } card
   *[other] { $number } cards
}; it takes { $size } ({ $clause }).
too-many-of-card = The strategy has { $number } of { $card }; { $most } at most ({ $clause }).
too-many-of-value = The strategy has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} of { value-name }; { $players ->
    [one] { $players } player of { value-name } in the team allows
   *[other] { $players } players of { value-name } in the team allow
} { $allowed ->
    [0] none
   *[other] { $allowed }
} ({ $clause }).
forgone-of-value = { $players ->
    [one] { $players } player
   *[other] { $players } players
} of { value-name } would allow { $allowed ->
    [one] { $allowed } card
   *[other] { $allowed } cards
} of it, and the strategy has { $cards ->
    [0] none
   *[other] { $cards }
}. A card of a value mostly does more for its Custody than a neutral one ({ $clause }).
little-custody = The ten bring { $sum } Custody in all; those of every ready-made team bring at least { $least }. Few cards can be paid in a round ({ $clause }).
little-attack = The ten have { $sum } Attack in all; those of every ready-made team have at least { $least }. A shot has to beat the Defence of whoever blocks it ({ $clause }).

## The page: what its parts share

# Somebody who stands alone: a name, or "You".
page-attack = Attack
    .short = Att
page-defence = Defence
    .short = Def
page-custody = Custody
    .short = Cus
# What a player or a card stands for.
page-value = { $value ->
    [effort] effort
    [kindness] kindness
    [empathy] empathy
   *[neutral] neutral
}
# How many there are of a value; $values are those before it, as a list that goes on.
page-of-value = { $number } of { page-value }
    .more = { $values }, { page-of-value }
# A player read aloud, as his card has him.
page-player = { $name }, { page-value }, Attack { $attack }, Defence { $defence }, Custody { $custody }
page-rotation = { $rotation ->
    [attack-only] Attack and bench move on two spots.
   *[ring] Everybody moves on two spots.
}
    .way = { $rotation ->
        [attack-only] A1 A2 → A3 A4 → bench → A1 A2
       *[ring] A1 A2 → A3 A4 → bench → D4 D3 → D2 D1 → A1 A2
    }

# On the face of a card: when it may be played, and whom an effect is for.
page-card-when-with-ball = on your ball
page-card-when-without-ball = on their ball
page-card-when-own-shot = in your shot
page-card-when-rival-shot = in their shot
page-card-when-any-shot = in a shot
page-card-when-open-play = between shots
# In its place, why a card cannot be played now, where `.short` of the reason does not say it.
page-not-now = not now
# What a card does, in a few words; $number is signed where it changes something.
page-brief-whom = { $whom ->
    [active] { "" }
    [rival-active] their man{ " " }
    [target] one of yours{ " " }
    [rival-target] one of theirs{ " " }
    [attack-row] attackers{ " " }
    [defence-row] defenders{ " " }
    [field] all yours{ " " }
    [rival-attack-row] their attackers{ " " }
    [rival-defence-row] their defenders{ " " }
   *[rival-field] all theirs{ " " }
}
page-brief-lasts = { $lasts ->
    [round] { " " }all round
   *[sequence] { "" }
}
page-brief-attack = { page-brief-whom }{ SIGNED($number) } Attack{ page-brief-lasts }
page-brief-defence = { page-brief-whom }{ SIGNED($number) } Defence{ page-brief-lasts }
page-brief-tire = tires { page-brief-whom }
page-brief-refresh = { page-brief-whom }fresh again
page-brief-draw = { $number ->
    [one] draw { $number } card
   *[other] draw { $number } cards
}
page-brief-discard = { $number ->
    [one] rival −{ $number } card
   *[other] rival −{ $number } cards
}
page-brief-look = see their hand
page-brief-steal = take the ball
page-brief-move = ball to one of yours
page-brief-cancel = stops a card
page-brief-copy = copies a card
page-brief-gain = { SIGNED($number) } Custody
page-brief-drain = rival −{ $number } Custody
page-brief-tires = tires { $number }
page-brief-twist = in a shot: +1 { stat-name }

# Beside the hand: a button that places whoever is left.
page-line-up = Line up for me
    .rest = Place the rest
page-no-cards = No cards in hand.
    .before = Cards are drawn once both sides stand.
# Beside a side at full time. The number stands behind it.
page-games-won = { $number ->
    [one] game won
   *[other] games won
}
page-own-team = own team

# On the team sheet.
page-duration = { $time } for a match of nine rounds; a best of three fills an evening.
    .time = About half an hour

## The page: keys, by the first of each line

keys-arrows = from the hand to the pitch and back; the arrows go from player to player, Enter does what is written on him
keys-ball = shoot; give the ball up
keys-let = no answer, add nothing
keys-let-through = let the shot through
keys-keep = keep the opening hand, or draw anew; take the ball
keys-line-up = line up as suggested; leave the ball

## The page: while somebody else decides, or chance

waiting-build = { $player-is ->
    [you] { $player } are ready.
   *[other] { $player } picks a team.
}
waiting-place = { $player-is ->
    [you] { $player } line up, covered.
   *[other] { $player } lines up, covered.
}
waiting-mulligan = { $player-is ->
    [you] { $player } look at your opening hand.
   *[other] { $player } looks at the opening hand.
}
waiting-choose = { $player } may take the ball or leave it.
waiting-ball = { $player-is ->
    [you] { $player } give the ball to somebody.
   *[other] { $player } gives the ball to somebody.
}
waiting-play = { $player-is ->
    [you] { $player } have the ball.
   *[other] { $player } has the ball.
}
waiting-cost = { $player-is ->
    [you] { $player } send players running.
   *[other] { $player } sends players running.
}
waiting-aim = { $player-is ->
    [you] { $player } take aim.
   *[other] { $player } takes aim.
}
waiting-block = { $player-is ->
    [you] { $player } look for somebody to step in.
   *[other] { $player } looks for somebody to step in.
}
# To a shot, before or after somebody has stepped in.
waiting-answer = { $player } may answer.
    .shot = To the shot.
    .blocked = To the shot, as it lies.
waiting-trim = { $player-is ->
    [you] { $player } discard down to the limit.
   *[other] { $player } discards down to the limit.
}
waiting-show = The line-ups are turned up.
waiting-priority = Rock, paper, scissors: the lot decides.
waiting-opening = Three cards each.
waiting-round-draw = Both sides draw two.
waiting-effect-draw = Cards are drawn.
waiting-lose = Chance picks what is lost.
waiting-see = A hand is shown.
waiting-reveal = The top card goes into the net, to count the goal.
waiting-steal-draw = Whoever wins the ball draws a card.
waiting-full-time = Full time.
waiting-otherwise = Play goes on.

## The page: the pitch. $spot is its name, such as "A1".

field-pitch = The pitch
field-ring = { $player }: the ring of ten, attack, bench, defence
# A spot read aloud. $rest is `fresh`, `tired` or `exhausted`; $does is empty, `ball` (has it), `shoots`,
# both or `blocks`.
field-spot = { $spot }: { $name }, Attack { $attack }, Defence { $defence }{ $rest ->
    [tired] , tired
    [exhausted] , exhausted
   *[fresh] { "" }
}{ $does ->
    [ball] , has the ball
    [ball-shoots] , has the ball, shoots
    [shoots] , shoots
    [blocks] , blocks
   *[nothing] { "" }
}
    .covered = { $spot }: covered
    .empty = { $spot }: empty
# A button on a player: $label says what it does, $spot is the spot read aloud. A block may stop the shot.
field-pick = { $label }. { $spot }
    .stops = { $label }. { $spot }. Stops it as it is
field-use-pass = Pass
field-use-shoot = Shoot
field-use-ball = Ball
field-use-block = Block
field-use-tire = Tire
field-use-aim = Choose
# On the holder of the ball, to whom a card cannot give it.
field-has-ball-already = has the ball
# A free spot for a player who has been picked up.
field-put-here = Place { $name } in { $spot }
# The rows of a side, at their first spots.
field-row-attack = attack
field-row-bench = bench
field-row-defence = defence
field-hidden = hidden
    .title = Hidden from your rival until both sides stand
field-rest-tired = tired
field-rest-exhausted = exhausted

# The figures of a player; $attack and $defence may be sums.
field-figures = { $name }: Attack { $attack }; Defence { $defence }; Custody { $custody }{ $rest ->
    [tired] ; tired
    [exhausted] ; exhausted
   *[fresh] { "" }
}
# How a figure comes about: "5 = 4 printed", then "5 = 4 printed, +1 until the round ends".
field-sum = { $sum } = { $value } { $label }
    .more = { $sum }, { SIGNED($value) } { $label }

## The page: the board of a side

# Read aloud.
board-side = { $player }: { $goals ->
    [one] { $goals } goal
   *[other] { $goals } goals
}, { $custody } Custody, { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand, { $fresh ->
    [one] { $fresh } fresh player
   *[other] { $fresh } fresh players
}
board-games-won = { $number ->
    [one] { $number } game won
   *[other] { $number } games won
}
board-pool = Custody: { $number } left of { $full }
    .title = Custody pays for cards: the coins on the players on the field, counted anew in each round. The bench brings none.
# $limit is how many stay when the round ends.
board-hand = hand
    .over = hand, { $limit } stay
    .title = { $number ->
        [one] { $number } card in hand
       *[other] { $number } cards in hand
    }; { $limit } at most stay when the round ends
board-deck = deck
    .of = { $player-is ->
        [you] Your deck
       *[other] deck of { $player }
    }
board-discards = discards
    .of = { $player-is ->
        [you] Your discards
       *[other] discards of { $player }
    }
# The cards that have counted the goals against a side.
board-net = in the net
    .title = Goals against this side: each is counted by the top card of its deck, which stays in the net
    .of = { $player-is ->
        [you] Cards in your net
       *[other] Cards in the net of { $player }
    }
# A heap whose cards have been seen in the hand, so many of them; then a hand that lies open.
board-seen = hand, { $number } seen
    .of = { $player-is ->
        [you] Seen in your hand
       *[other] Seen in the hand of { $player }
    }
board-open-hand = hand:

# Chips: how a side stands.
board-ball = ball
board-twisted = Twist used
    .title = Each side may throw one Twist into a shot, and this side has done so
board-ready = ready
board-placing = placing { $number }/10
board-choosing = choosing

## The page: the stack

scene-ask-answer = May answer:
scene-ask-shot = May add cards:
scene-stack = Played, not yet done
    .working = It happens now, the top first
    .order = the top happens first
    .laid = The last card played works first
# $name is who has the ball.
scene-shoots = { $name } shoots
scene-pass = Pass
# Whom a card is for.
scene-on = on { $name }
scene-twist-bonus = thrown in
scene-twist-reveal = turned up
scene-cancelled = cancelled

## The page: a shot

# Who steps in: not known yet, and nobody.
scene-blocker = who?
    .nobody = nobody
scene-who-blocks = Who steps in?
    .announced = No block yet: first the answers.
    .free = Nobody is fresh to block it.
# Above the number of a player: whose it is.
scene-whose = { whose-player }
# The order of a shot.
scene-stages = How a shot goes
    .answers = answers
    .block = block
    .cards = cards
    .result = result
# How a shot stands; $side is the reader's: `shooter`, `blocker` or `nobody`. $open is `yes` while $rival may still
# answer it.
unless-answered = { $open ->
    [yes] , unless { $rival } adds a card.
   *[no] .
}
scene-leads-attack = { $side ->
    [shooter] It goes in{ unless-answered }
    [blocker] It goes in: you lack { $more } Defence.
   *[nobody] As it lies, it goes in.
}
    .level = { $side ->
        [shooter] Level goes in{ unless-answered }
        [blocker] Level goes in: you lack 1 Defence.
       *[nobody] Level goes in.
    }
scene-leads-defence = { $side ->
    [shooter] They hold it: you lack { $more } Attack.
    [blocker] You hold it{ unless-answered }
   *[nobody] As it lies, it is blocked.
}
    .level = { $side ->
        [shooter] Level is blocked: you lack 1 Attack.
        [blocker] Level is blocked: you hold it{ unless-answered }
       *[nobody] Level is blocked.
    }
scene-blocked = Blocked!
scene-lost = Ball lost
scene-goal = Goal!
    .shout = GOAL!
# Why a card goes: it is the mark of the goal.
scene-counts = { $player-is ->
    [you] A goal against you is counted by the top card of your deck: { $card } stays in your net.
   *[other] A goal against { $player } is counted by the top card of the deck: { $card } stays in the net.
}
# $said is what a Twist does that counts a goal.
scene-counts-twist = It also takes effect: { $said }.
scene-top-card-counts = { $player-is ->
    [you] The top card of your deck counts it …
   *[other] The top card of { $player }’s deck counts it …
}
# How the last shot ended, and below what made its sums.
scene-last-shot = { $end ->
    [blocked] Last shot: blocked.
    [level-is-block] Last shot: level, and level is blocked.
    [goal-level] Last shot: level, and level is a goal.
    [goal-past] Last shot: a goal.
   *[goal] Last shot: a goal, nobody blocked.
}
    .attack = Attack { $sum }
    .defence = Defence { $sum }
# Those who could step in before there is a shot.
scene-holder =
    .passes = defender: passes only
    .tired = is tired
scene-in-the-way = may step in
    .nobody = nobody is fresh to step in
    .one = { $name }: Defence { $defence }
    .stops = { $name }: Defence { $defence }, stops it

## The page: in between

scene-look = { $player-is ->
    [you] Your hand
   *[other] The hand of { $player }
}
scene-line-up = Line up, covered
    .help = attackers shoot, defenders block, the bench rests
    .left = To be placed
# A player who is to be placed, read aloud.
scene-place = Place { page-player }
    .where = Where to
# A match of several games; $score is such as "1:0".
scene-games = Game { $number } · { $score } in games, first to { $most }
scene-idle = Ten against ten
    .help = { $rounds ->
        [one] { $rounds } round, or a lead of { $lead }
       *[other] { $rounds } rounds, or a lead of { $lead }
    }
scene-idle-build = Both sides choose a team
scene-idle-place = Both sides line up
scene-idle-show = The line-ups are turned up
scene-idle-priority = Rock, paper, scissors
    .help = the lot decides who gets the ball first
# What a position is about, after the score. $ball is `own`, `theirs` or `nobody`.
how-it-stands = { $extra ->
    [yes] Extra round: the next lead decides.
   *[no] Round { $round } of { $rounds }: a lead of { $lead } ends it.
} { $ball ->
    [own] You have the ball.
    [theirs] { $rival } has the ball.
   *[nobody] Nobody has the ball yet.
} You have { $custody } Custody, { $rival } { $theirs }.{ $shared ->
    [yes] {" "}Some people play for both sides.
   *[no] { "" }
}
scene-round = Round { $number }
    .ends = a lead of { $lead } ends it
scene-extra-round = Extra round { $number }
    .ends = the next lead decides
# A lead that one goal more makes enough, and one that is enough, if it stays until the round ends.
scene-lead-near = { $player-is ->
    [you] { $player } lead by { $number }
   *[other] { $player } leads by { $number }
}: one more goal ends it after this round
scene-lead-enough = { $player-is ->
    [you] { $player } lead by { $number }
   *[other] { $player } leads by { $number }
}: as it stands, this round is the last
scene-over-limit = { $number ->
    [one] { $number } card over the limit
   *[other] { $number } cards over the limit
}
scene-ended-lead = A lead of { $lead } ends it.
scene-ended-rounds = All { $rounds } rounds are played.
scene-ended-extra = An extra round decides.
scene-ended-draw = Level to the very end.
scene-ended-games = { $score } in games.

## The page: the dressing room

dressing-room = The dressing room
dressing-room-way = On the way to kick-off
    .team = Team
    .strategy = Strategy
    .line-up = Line-up
    .line-up-help = covered, both at once
dressing-room-count = { $number } of { $most }
# What the other side does; its name stands before it.
dressing-room-rival = is choosing
    .ready = is ready
dressing-room-teams = Ready-made teams
# $text describes the team in a sentence, $values say how many it has of each.
dressing-room-take = Take the team { $name }. { $text } { $values }
dressing-room-own = Sign your own ten
dressing-room-signed = Signed so far
    .free = free
    .player = { $first ->
        [The] { $name }
        [Old] { $name }
        [Big] { $name }
        [Little] { $name }
       *[other] { $first }
    }
dressing-room-player = Player { $number }
    .of = Player { $number } of { $most }
dressing-room-pool = Player
dressing-room-search = Search
    .placeholder = Name or value …
dressing-room-sign = Sign { page-player }
dressing-room-allowed = Cards that your players allow
# $does says what the card does, in sentences; $number are packed already.
dressing-room-pack = Pack { $card }: { $does } { $number } packed
    .strategy = Pack your strategy
    .cards = Cards of { page-value } to pack
dressing-room-done = Your team stands.
    .wait = Waiting for { $rival } to choose.

## The numbers of a player, where people build a team

stat = { $stat ->
    [custody] custody
    [attack] attack
   *[defence] defence
}
stat-short = { $stat ->
    [custody] cus
    [attack] att
   *[defence] def
}

## Lessons

lesson-first-match = Your first round
    .about = Pass, shoot, block, get tired: ten minutes on the ring, and a goal.
lesson-first-match-ring = Your ten: four attackers in front, four defenders behind, and two on the bench, who rest this round. It is nearly over: you play its last four moves.
lesson-first-match-aim = A match is nine rounds. More goals win, and whoever leads by three when a round ends wins at once.
lesson-first-match-tired = Everybody acts once in a round: passes, shoots or blocks. Whoever has done so lies down, tired, like these two.
lesson-first-match-ball = Gus has the ball. A defender passes; he may shoot only when no attacker of yours is fresh.
    .ask = Pass to Zora: press her.
lesson-first-match-shoot = White circle: Attack. Zora’s 4 is the most you have. Black shield: Defence, for those who block. At the right stands who may step in: a blue shield stops her, a grey one does not.
    .ask = Shoot!
lesson-first-match-block = There is no goalkeeper: a shot that nobody blocks is a goal. One fresh defender may step in; these two still stand upright.
lesson-first-match-blocked = Noor steps in with Defence 4 against your 4, and level means blocked. Whoever blocks wins the ball, draws a card and passes on for free.
lesson-first-match-their-shot = Now Vesna has the ball, with Attack 3. She is going to shoot, and you need a fresh defender.
lesson-first-match-answer = A shot goes in four steps. First you may answer with a card, then somebody blocks, then both may add cards, and then it is decided. None of your cards is an answer; in a match such a step passes by itself.
    .ask = Press “{ choice-hold }”.
lesson-first-match-step-in = Pim’s Defence is 5 against 3: “Block 3:5 ✓”. It costs him his round, but it saves the goal.
    .ask = Block with Pim: press him.
lesson-first-match-won = Held! The ball is yours, and so is a new card: Head Down. It waits for a shot of yours that is blocked.
    .ask = Pim passes for free. Give the ball to Dunya.
lesson-first-match-shoot-again = Only Dunya is still fresh: the tired may be given the ball, but can do nothing with it. Her Attack is 3, and one defender with Defence 3 is fresh.
    .ask = Shoot all the same!
lesson-first-match-custody = Level again, so it would be blocked. But cards help, and these gold coins, your Custody, pay for them. The coin on each player is what that player brings in, except from the bench.
lesson-first-match-head-down = Head Down costs 4 coins, the figure in its corner, and gives your shooter 2 more Attack. 5 beats 3!
    .ask = Play your Head Down.
lesson-first-match-goal = Goal! The top card of their deck goes into their net: one card there for each goal against them. Then they kick off.
lesson-first-match-rotation = Nobody was fresh any more, so that round is over. Everybody has moved on by two spots along the ring: two from the attack to the bench, and the two from the bench into defence. And all are fresh again.
lesson-first-match-pool = Your Custody is counted anew for each round, and both sides draw two cards. What was not spent is gone, so spend it!
lesson-first-match-end = That is a round: nobody is fresh for ever, so choose who runs and when. Play on from here, or take the next lesson: cards, Twists, and how to answer theirs.
lesson-cards-and-answers = Cards and answers
    .about = Support, Mastermove and Twist in one shot, and how to spoil what the others play.
lesson-cards-and-answers-hand = The coin in a card’s corner is its price in Custody, the words say what it does and when. These are grey: each says why it must wait.
lesson-cards-and-answers-shoot = Everybody is fresh, and Zora has the ball. The others have a wall called Brother Oak: Defence 5.
    .ask = Never mind the wall. Shoot!
lesson-cards-and-answers-support = Here he is, 5 against your 4. Now both sides may add cards in turn. Head Down has lit up: a Support costs coins and tires nobody.
    .ask = Play Head Down: 2 more Attack.
lesson-cards-and-answers-mastermove = 6! But they stand Right Behind him: 7. The gold cards are Mastermoves: they cost coins, and one of your own tires for it.
    .ask = Play Route One: 2 more again.
lesson-cards-and-answers-price = Somebody has to run for it. Felix can be spared: he will be tired for the rest of the round.
    .ask = Tire Felix: press him.
lesson-cards-and-answers-twist = 8 against 8, and level is blocked! The purple cards are Twists, thrown in for 1 more, for free. One in each shot, and they have used theirs.
    .ask = Throw in Sleeves Up: 9.
lesson-cards-and-answers-goal = 9 beats 8: goal! Four cards and a pair of lungs, but it counts. Their top card is turned over now.
lesson-cards-and-answers-turned-up = It is a Twist. When a goal turns one up, it does what is written on it for whoever let the goal in: 2 more Custody for them.
lesson-cards-and-answers-answer = Without the ball you begin nothing, but you answer: whatever they do, pass, shot or card, you may play a card against it.
lesson-cards-and-answers-cancel = A Shared Flask would bring them two cards. Nothing has happened yet: cards wait for answers, and the last one played works first.
    .ask = Play Saw That Coming: their card does nothing.
lesson-cards-and-answers-cancelled = Spilt! Their coins are gone all the same. They may answer your answers, too, so keep a little Custody back.
lesson-cards-and-answers-steal = A pass to Wren. Nobody can block a pass, but a card can get there first.
    .ask = Play Read the Run: steal the ball.
lesson-cards-and-answers-stolen = Yours, before it ever arrived! You draw one card for the steal and one for Read the Run.
    .ask = Give the ball to Lili.
lesson-cards-and-answers-end = You know it all now: coins, cards, lungs, and who runs when. Undo takes back a move until somebody has answered it. Off you go!

## Hints on what comes before play, by the phase: what the rule of thumb goes by.

hint-in-build = The bots draw lots among the ready-made teams: take any that you like.
hint-in-place = Strong attack in front, strong defence behind, and whoever is least of either on the bench.

## How to play

how-to-play-aim = Nine rounds of ten minutes
    .text = More goals win, and three ahead at the end of a round wins at once. Each round both sides count their Custody anew and draw two cards.
how-to-play-turn = Everybody acts once a round
    .text = The front row passes or shoots, the back row passes or blocks. Then they are tired. When nobody is fresh, the ring turns by two spots and they recover.
how-to-play-shot = A shot
    .text = Nobody in the way is a goal. A fresh defender may block, and then Attack has to be the higher number.
how-to-play-cards = Three types of cards
    .text = A Support costs Custody. A Mastermove tires a player as well. A Twist is thrown in for 1 more, free of charge.
how-to-play-signs = What the signs mean
    .text = Without the ball you answer: a card against a pass, a shot or another card.
how-to-play-sign-attack = Attack, to shoot
how-to-play-sign-defence = Defence, to block
how-to-play-sign-custody = Custody, to pay for cards
how-to-play-sign-support = Support
how-to-play-sign-mastermove = Mastermove
how-to-play-sign-twist = Twist
how-to-play-sign-values = EFFORT, KINDNESS and EMPATHY

## What the signs mean

legend-custody = Custody: a side’s pool, from which its cards are paid; the figure on a player is what that player brings in
# A row of the ring, by its letter.
legend-row = { $row }
legend-rows = The spots: A attack, D defence, B bench
legend-moves = Between two rounds: { page-rotation.way }
legend-attack = The figure in the circle: Attack
legend-defence = The figure on the shield: Defence
legend-value = { $value ->
    [neutral] neutral: any team may pack these cards
   *[other] { page-value }, a value: for each player with this sign, a team may pack two cards with it
}
legend-group-support = A Support: paid with Custody, and tires nobody
legend-group-mastermove = A Mastermove: paid with Custody, and tires players of one’s own
legend-group-twist = A Twist: thrown in during a shot for 1 more Attack or Defence; what it does happens when a goal turns it up
legend-legs = So many players tire for it
legend-tired = Tired: he has passed, shot or blocked, and rests until the next round
legend-net = Goals conceded: each lies there as the card that it turned up
legend-effect-attack = Changes Attack
legend-effect-defence = Changes Defence
legend-effect-tire = Tires somebody
legend-effect-refresh = Makes somebody fresh again
legend-effect-draw = Draws cards
legend-effect-discard = Discards cards
legend-effect-look = Looks at cards
legend-effect-steal = Steals the ball
legend-effect-move = Moves the ball or a player
legend-effect-cancel = Stops a card
legend-effect-copy = Copies a card
legend-effect-gain = Gains Custody
legend-effect-drain = Takes Custody from the rival
legend-away = The line to that player is down

## Reasons in a hint

# $attack is the Attack of the shot, $number how many of the rival's fresh defenders have the Defence to block it.
reason-shot-free = No fresh defender of { $rival } can block a shot of Attack { $attack }.
reason-shot-blocked = { $number ->
    [one] One fresh defender of { $rival } can block a shot of Attack { $attack }.
   *[other] { $number } fresh defenders of { $rival } can block a shot of Attack { $attack }.
}
reason-receiver = { $number ->
    [0] The receiver shoots with Attack { $attack }, which no fresh defender of { $rival } can block.
    [one] The receiver shoots with Attack { $attack }, which one fresh defender of { $rival } can block.
   *[other] The receiver shoots with Attack { $attack }, which { $number } fresh defenders of { $rival } can block.
}
reason-pass-tires = The pass tires whoever makes it, and a shot of the receiver (Attack { $attack }) is no harder to block.
# What the opening hand costs, and the Custody of the first round.
reason-hand-paid = These cards cost { $cost } in all, and you have { $pool } Custody in round one.
reason-hand-dear = These cards cost { $cost } in all, more than your { $pool } Custody in round one.
reason-no-attack = A player without Attack loses the ball at once.
reason-gives-up = It leaves the ball to { $rival }.
reason-let-goal = It is a goal, though a fresh defender of yours can block a shot of Attack { $attack }.
reason-let-spares = No fresh defender of yours can block a shot of Attack { $attack }, so nobody tires for nothing.
# $more is how much Defence is missing, $spare how much is not needed.
reason-block-short = Defence { $defence } is { $more } too little to stop Attack { $attack }, and no card of yours makes up for it.
reason-block-card = Defence { $defence } is { $more } too little to stop Attack { $attack }, but { $card } makes up for it.
reason-block-holds = Defence { $defence } stops Attack { $attack } { $spare ->
    [0] with nothing to spare
   *[other] with { $spare } to spare
}, and no weaker defender of yours can.
reason-block-spare = It tires a defender with Defence { $defence }, and one with { $least } would stop Attack { $attack } as well.
# Attack and Defence once everything that has been played is counted.
reason-is-goal = Without another card it is a goal: Attack { $attack } against Defence { $defence }.
reason-is-blocked = Without another card the shot is stopped: Attack { $attack } against Defence { $defence }.
reason-turns = { $ends ->
    [goal] It makes the shot a goal
   *[blocked] It stops the shot
}: Attack { $attack } against Defence { $defence }.
# $cost is the Custody that the card takes.
reason-no-turn = { $ends ->
    [goal] The shot is a goal all the same
   *[blocked] The shot is stopped all the same
}: Attack { $attack } against Defence { $defence }. The card { $cost ->
    [0] is
   *[other] and { $cost } Custody are
} spent.
reason-settled = The shot is { $ends ->
    [goal] a goal
   *[blocked] stopped
} without it.
reason-takes-ball = It takes the ball from { $rival }.
reason-draws = It draws { $number ->
    [0] no card, for the deck is empty
    [one] a card
   *[other] { $number } cards
}.
reason-discards = It takes { $number ->
    [0] no card
    [one] a card
   *[other] { $number } cards
} out of the hand of { $rival }.
reason-no-shot-yet = It counts only until the next shot is over or the ball is lost, and nobody has shot yet.
reason-tires = It tires { $number ->
    [one] a fresh player
   *[other] { $number } fresh players
} of yours.
reason-costs = It costs { $number } of your { $left } Custody.

## What is printed on paper

print-counter = { $use ->
    [round] round
    [goals] goals
   *[ball] ball
}

## What can be answered in advance, in a list of cards.

answered-pass = A pass
answered-shot = A shot
answered-duel = The duel of a shot

## What is wrong in the file of a box, after the key that it is about

wrong-amount = must not be 0
wrong-whom = must be '{ $whom }' with '{ $effect }'
wrong-when = must be '{ $when }' with '{ $effect }', not '{ $given }'
wrong-same = does '{ $effect }' for the same again
wrong-targets = are for 'target' and for 'rival-target'; a card has one target
wrong-last = go on after '{ $effect }', which must be the last
wrong-twist = must not be '{ $effect }' on a Twist
wrong-twist-target = must not be '{ $whom }' on a Twist: nobody is asked
wrong-twist-lasts = must be 'round' on a Twist: a goal ends the sequence
wrong-size = has { $number } cards; it takes { $size }
wrong-no-plays = hold nothing that can be played: a Support or a Mastermove
wrong-copies = makes { $number } of { $card } with strategy; { $most } at most
wrong-pool = may leave a team { $number } cards to pack with deck '{ $deck }'; { $needed } are needed, so add neutral ones
wrong-specials = has { $number } of value '{ $value }'; its players allow { $most }
