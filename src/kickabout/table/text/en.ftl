### What the pages of the table say, whatever the game. What a game says stands in its own folder.
###
### $name is what somebody is called; $player, $rival and $players are people in seats: see the shared
### messages. $noun is what a game has its players build, such as "squad".

## Bots: their names and characters.

bot-strength = strength { $strength } of { $most }

## The cast: bots with a name and a character of their own.

# $kind is its level.
cast-level = { $kind }, { $style ->
    [cautious] cautious
    [bold] bold
   *[rough] rough
}
cast-style = { $kind ->
    [cautious] Cautious: of two moves that are about as good it takes the one that defends.
    [bold] Bold: of two moves that are about as good it takes the one that attacks.
   *[rough] Rough: of two moves that are about as good it takes the foul.
}
    .about = Cautious, bold and rough are styles: of two moves that are about as good such a bot takes the one that defends, the one that attacks, or the foul. None makes it stronger.
cast-granny-longball = Granny Longball
    .character = Sees no reason for a midfield.
    .kick-off = Over the top, dear. It has always been over the top.
cast-count-backheel = Count Backheel
    .character = Has not looked at a ball since he was nine. He does not need to.
    .kick-off = I shall not be looking. Do begin.
cast-wobbly-woodwork = Wobbly Woodwork
    .character = Two posts and a bar, and about as quick.
    .kick-off = Mind my posts. They are freshly painted.
cast-doctor-throughball = Doctor Throughball
    .character = Finds the gap, and sends you the bill.
    .kick-off = Take a seat. This will only hurt at the back.
cast-auntie-offside = Auntie Offside
    .character = Has her arm up before you have the ball.
    .kick-off = The flag is up already. You were thinking of it.
cast-captain-crossbar = Captain Crossbar
    .character = Hits it every time. Just under it, some days.
    .kick-off = Aim high, crew. A little lower than that.
cast-lady-tikitaka = Lady Tikitaka
    .character = You may have the ball back after tea.
    .kick-off = Do watch the ball. You will not be touching it.
cast-bobby-bobblehat = Bobby Bobblehat
    .character = Came to watch. Somebody had to make eleven.
    .kick-off = Is this the right end? I have brought a flask.
cast-madame-bolt-the-door = Madame Bolt-the-Door
    .character = Calls nil–nil a feast.
    .kick-off = The shutters are down. Good evening.
cast-the-sunday-clogger = The Sunday Clogger
    .character = Gets some of the ball. Apologises in the pub.
    .kick-off = Sorry about your ankles. In advance.
cast-sir-toepoke = Sir Toepoke
    .character = No backlift, no manners, no chance for the keeper.
    .kick-off = Stand back. I give no warnings.
cast-nana-nutmeg = Nana Nutmeg
    .character = Through the gap, and home for tea.
    .kick-off = Keep those legs together, love.
cast-baron-von-volley = Baron von Volley
    .character = Considers it vulgar to let the ball bounce.
    .kick-off = One does not wait for it to come down.
cast-uncle-upfield = Uncle Upfield
    .character = Kicks it that way. The other way is for after half-time.
    .kick-off = That way, is it? Right. That way.
cast-old-stopwatch = Old Stopwatch
    .character = Has seen longer added time than this, and colder.
    .kick-off = Ninety minutes? I have waited longer for a bus.
cast-the-duchess-of-dribble = The Duchess of Dribble
    .character = Passes, if at all, on Sundays.
    .kick-off = You may hold my coat. I shall need nobody else.
cast-mister-mudbath = Mister Mudbath
    .character = Plays best where the grass used to be.
    .kick-off = Lovely and soft out there. I watered it myself.
cast-professor-pressing = Professor Pressing
    .character = Will explain it to you, from very close.
    .kick-off = First lesson: you have no time. There is no second.
cast-dizzy-dummy = Dizzy Dummy
    .character = Sold one defender, two spectators and himself.
    .kick-off = Watch this. No, the other one.
cast-grumpy-gloves = Grumpy Gloves
    .character = It was never a corner. It is never a corner.
    .kick-off = It will be a goal kick. I am only saying it now.
cast-miss-chipshot = Miss Chipshot
    .character = Rang the keeper beforehand, out of politeness.
    .kick-off = Tell your keeper to stay on his line. I did ask.
cast-kipper-the-kitman = Kipper the Kitman
    .character = Found a shirt in his size, and nobody said no.
    .kick-off = I washed the shirts, so I am playing.
cast-the-flying-flagpole = The Flying Flagpole
    .character = Heads everything, low bridges included.
    .kick-off = Mind the lamps, I am coming up.

## The matches of the day.

today = Today
    .about = A match in each game, once a day. Everybody meets the same rival with the same luck: what counts is what you make of it. You have one attempt at each.
    .date = { $date }
    .left = { $hours ->
        [0] { $minutes } min left
       *[other] { $hours } h { $minutes } min left
    }
today-strip = { $done ->
        [0] A match of each game: the same luck for everybody, one attempt
       *[other] { $done } of { $number } played
    }
today-streak = { $days ->
        [one] Streak: { $days } day
       *[other] Streak: { $days } days
    }
    .about = A day counts once a match of yours is over, however it ended.
today-rival = against { $name }
today-play = Play
today-one-try = One try: it begins as you press.
today-go-on = Play on
today-look = Look at your match
today-finished = { $number ->
        [0] { "" }
        [one] One person has played it.
       *[other] { $number } people have played it.
    }
today-running = Your match is waiting for you.
today-won = Won { $score }
today-drawn = Drawn { $score }
today-lost = Lost { $score }
today-given-up = { $result }, { result-how }
today-tie-break = { $result }, on tie-break
today-left-open = Not played to the end in time.
today-place = Place { $place } among { $number } people.
today-better-than = Better than { $percent } % of the other people.
today-alone = Nobody else has a result yet.
today-others = For comparison: bots in your place, with the same rival, cards and dice
    .bot = { $name }, { $kind }
today-match = Match of the day
today-share = Share
    .text = Kickabout, { $date }
        { $lines }
    .label = Share your results, without cards and dice
    .picture = Download your day as a picture
    .picture-label = Download your day as a picture: your results, without cards and dice
today-share-match = { $title }: { $result }
today-square-won = 🟩
today-square-drawn = 🟨
today-square-lost = 🟥
today-square-open = ⬜
today-again = Your one attempt of today is made: a new match has other cards and dice, and does not count.
today-back = All matches of today
today-seal = Proof that today’s luck is the same for all
    .about = All cards and dice of a day follow from a secret. Until it is told, two hours after midnight UTC, its seal is shown, so that nobody can exchange it.
    .secrets = The secret
    .closed = told from { $date } on
today-positions = Position of the day
    .about = In each game a position from a match between bots: what would you play? One answer counts, and then you are told what each was worth.
today-yesterday = Yesterday
    .none = Nobody played.
    .guest = a guest
today-picture-rival = { $title } · { $name }
today-picture-open = not played
today-picture-played = { $won } won, { $drawn } drawn, { $lost } lost
today-picture-foot = The same cards and dice for everybody

## What the bots say at kick-off, when they score and concede, and when they win or lose.

# When somebody has resigned against any of them.
bot-is-spared =
    .v1 = Leaving already? Another time, then.
    .v2 = I had only just warmed up. Come back soon.
bot-youth-kick-off =
    .v1 = First whistle! I have practised this in the garden.
    .v2 = I know nearly all the rules. Here we go!
    .v3 = My laces are tied twice. I am ready.
bot-youth-scores =
    .v1 = It went in! Did everybody see that?
    .v2 = Exactly as in the garden. Almost exactly.
    .v3 = Mum! MUM! Did you see?
bot-youth-concedes =
    .v1 = Oh. I was looking at the other one.
    .v2 = That is not how we do it at school.
    .v3 = Can we count that one half?
bot-youth-wins =
    .v1 = I won! I am keeping the ball tonight.
    .v2 = Wait until they hear this at school.
bot-youth-loses =
    .v1 = One more? Please? It is not even dark.
    .v2 = I nearly had you. Nearly.
bot-amateur-kick-off =
    .v1 = Sunday legs, Sunday lungs. Let us see.
    .v2 = I have to be home for lunch, so be quick.
    .v3 = Shake hands first. We always shake hands.
bot-amateur-scores =
    .v1 = That one goes on the clubhouse wall.
    .v2 = Not bad for ten hours of sleep in three days.
    .v3 = The oranges at half-time are on me.
bot-amateur-concedes =
    .v1 = I know exactly what I did wrong there.
    .v2 = Fair enough. I would have clapped, had I been awake.
    .v3 = My knee said left. My knee was wrong.
bot-amateur-wins =
    .v1 = A win! The lemonade is on me.
    .v2 = Well played. I mean it. I also won.
bot-amateur-loses =
    .v1 = Well played. I can tell you why I lost, all of it.
    .v2 = Next Sunday, same time?
bot-rule-of-thumb-kick-off =
    .v1 = Shoot when you can, stop those who are about to. Shall we?
    .v2 = I have read the rule book. Twice, for the footnotes.
    .v3 = By the book, then.
bot-rule-of-thumb-scores =
    .v1 = Rule one: take the chance.
    .v2 = It says so on page four.
    .v3 = Textbook. I have the textbook here.
bot-rule-of-thumb-concedes =
    .v1 = There is a rule against that. I was late for it.
    .v2 = An exception. I shall write it in the margin.
    .v3 = That is not in the book. It should be.
bot-rule-of-thumb-wins =
    .v1 = As the rule says, it was likely.
    .v2 = Simple rules, well kept.
bot-rule-of-thumb-loses =
    .v1 = I shall have to revise a rule or two.
    .v2 = You think ahead. That is not fair on somebody who plays by the book.
bot-pro-kick-off =
    .v1 = I have watched your last matches. All of them.
    .v2 = Good luck. You may need it around the middle.
    .v3 = Warmed up. Are you?
bot-pro-scores =
    .v1 = That was the plan.
    .v2 = I saw that three moves ago.
    .v3 = Thank you. Back to your places.
bot-pro-concedes =
    .v1 = Good. Now it is interesting.
    .v2 = I allowed for that. Not for the grin, though.
    .v3 = It happens once.
bot-pro-wins =
    .v1 = A good day at the office.
    .v2 = You made me think. Not many do.
bot-pro-loses =
    .v1 = Deserved. I want a rematch in writing.
    .v2 = I shall be up all night with the recording.
bot-world-kick-off =
    .v1 = My ten thousandth match. Somebody always cries.
    .v2 = Floodlights, full house. As ever.
    .v3 = I never tire of that whistle.
bot-world-scores =
    .v1 = I have scored that one before. In the rain.
    .v2 = You will tell your grandchildren whose goal it was.
    .v3 = One for the museum.
bot-world-concedes =
    .v1 = Oh, that was pretty. Whom did you learn it from?
    .v2 = I have seen better. Twice, perhaps.
    .v3 = Somebody frame that one, quickly.
bot-world-wins =
    .v1 = You may keep the shirt.
    .v2 = It was closer than it looked. A little.
bot-world-loses =
    .v1 = Remember this evening. I shall.
    .v2 = Take the ball home. You have earned it.
bot-random-kick-off =
    .v1 = No plan! No plan at all! Lovely!
    .v2 = Which way are we going? Never mind!
    .v3 = I shall take whatever comes first!
bot-random-scores =
    .v1 = I meant that! I think I meant that!
    .v2 = Ha! And I was aiming at the corner flag!
    .v3 = GOOOAL! Whose? Mine!
bot-random-concedes =
    .v1 = Hurrah! Oh, it was yours? Hurrah all the same!
    .v2 = What a goal! What a lovely day!
    .v3 = More goals! Any side will do!
bot-random-wins =
    .v1 = I won? How? Do not tell me!
    .v2 = And not one idea from start to finish!
bot-random-loses =
    .v1 = Best match ever! Again!
    .v2 = I lost with great style!

## Words that burst out in a scene.

table-scene-book = Booked!
table-scene-sent-off = Sent off!
table-scene-full-time = Full time
table-scene-save = Saved!
# The totals of a shot or a duel, the winner's first: not as a score is written.
table-scene-sum = { $player }: { $own } against { $other }

## Seats that change hands, in the commentary.

seat-back-on = { $player-is ->
    [you] { $player } are on; { $bot } leaves the pitch.
   *[other] { $player } is on; { $bot } leaves the pitch.
}
seat-taken-by-bot = { $bot } takes the shirt that was left on the peg.
seat-bot-comes-on = { $bot } comes on for { $player }.
# What a seat is called while nobody sits there.
seat-open-name = Seat { $number }
# Beside the name of a side on the pitch.
seat-named = { $player }
seat-thinking = thinking
seat-stand-in = { $name } plays
seat-line-down = elsewhere
# On a side at which a raised card may be played.
seat-aim = on { $player }

## Seats that a bot may take, beside the pitch and in the dressing room. $bot is what it is called.

seat-played-by = { $bot } plays for you.
seat-take-back = Take your seat back
call-off = End the match
    .about = { $name } has been gone for minutes. It is over at once, and you have won it.
    .yes = Yes, end it
in-advance = Answer in advance
    .short = Answers
    .help = When somebody else plays one of these, the match waits until you answer or let it stand. What you tick stands at once, and you are not asked. It is for this match alone, you can change it at any time, and nobody sees it.
    .all = Tick all
    .none = Tick none
    .keep = Save
in-advance-kept = { $number ->
    [0] Saved: you are asked about everything.
    [one] Saved: { $number } of them stands without asking you.
   *[other] Saved: { $number } of them stand without asking you.
}
# Beside a button that lets a card stand: all of its kind stand from now on.
# In a match over days, while a card may be answered: to a seat that has said in advance that it lets the card stand, or not.
let-stand-by-itself = You let it stand in advance: it goes on without you in a minute.
let-stand-waits = It waits for your word whatever you hold, or the others would know.
let-stand = Always: { $card }
    .help = From now on it stands without you in this match. Nobody sees that, and under “Answers” you can change it.
seat-withdrawn = You are out of this match: it cannot be won any more.
seat-bot-asked = { $bot } is to play for { $name }, if { $players } { $players-count ->
    [one] agrees
   *[other] agree
}.
seat-bot-agree = Shall { $bot } play for { $name }, who has left?
seat-agree = Agree
seat-has-left = { $name } has left.
    .all = A bot needs everybody’s yes.
    .end = Wait, play on against a bot, or end it.
seat-send-on = Send { $bot } on
    .label = Send { $bot } on for { $name }
seat-open-asked = { $bot } takes it, if { $players } { $players-count ->
    [one] agrees
   *[other] agree
}.
seat-open-agree = Shall { $bot } take it?
seat-open-give = Give it to { $bot }, a bot
    .label = Give seat { $number } to { $bot }, a bot

## A draw that two people agree on.

draw = Offer a draw
    .about = If your rival accepts it, the match is over and nobody has won. The offer stands until your rival decides something else.
    .yes = Yes, offer it
draw-mine = You have offered a draw.
draw-theirs = { $name } offers a draw. It stands until you decide something else.
draw-accept = Accept the draw

## Giving a match up. $bot is who plays on in the seat.

talk = Say
    .help = Say something
talk-said = What was said
talk-mute = Mute { $name }
text-allow = Let us write to each other
    .help = You can write freely once everybody at this table has switched this on. Nobody but the players sees what is written. It is gone from this page a day after the match, and deleted after 30 days at the latest. Switch this off, and nobody can write any more.
text-line = Write something
text-send = Send
# Shown to whoever allows free text; $players are those who do not.
text-waits = You can write to each other as soon as this is also switched on by { $players }.
text-wanted = { $players } would like to write to you. If you would too, switch it on under “Say”.
text-on = You can write to each other now, under “Say”.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice-move = Nice move!
phrase-well-played = Well played!
phrase-ouch = Ouch!
phrase-lucky = Lucky, that!
phrase-so-close = So close!
phrase-thinking = Let me think …
phrase-your-turn = Your turn, I believe.
phrase-sorry = Sorry!
phrase-thanks = Thanks!
phrase-again = Another one?
resign = Resign
    .ends = Give this match up? It is over at once, and you have lost it.
    .ends-match = Give this match up? The series goes on with the next one, and this one is the other’s.
    .ends-series = Give this match up, and the series with it?
    .goes-on = Give this match up for good? { $bot } plays on in your seat, so that the others can finish it, but you cannot win any more.
    .yes = { $goals ->
        [none] Resign
       *[other] Resign — lose { $goals }
    }
    .no = Play on
    .rated = It is rated: your rating goes down.
# What a match counts for that is given up.
resign-stake =
    .day = It is your one attempt at the match of the day. A streak, if you have one, goes on.
    .season = In the league it counts like any other defeat.
    .season-cup = Your club is out of the cup.
    .season-many = For your club it counts as three matches lost { $score }; a bot stands in so that the others can play theirs.
    .competition = In the competition it counts like any other defeat.
    .cup = You are out of the cup.
    .cup-third = You cannot win the cup any more.
    .groups = In a group it counts like any other defeat; in the knock-out you are out.
    .many = You are last at this table, and out of the competition.
# Closes what asks for one press more; nothing has happened.
asks-first-no = Never mind

## Names that people report to whoever runs the server, and the page for that.

report-name = Report a name
    .label = Report the name { $name }
report-words = Report what { $name } has written
report-words-done = Whoever runs this server is told what { $name } has written: they get the last 20 lines of this table.
report-done = Whoever runs this server is told of the name { $name }.
admin-title = The host’s page
admin-token = Token
    .help = It stands in the file admin.token of the server’s data folder.
admin-wrong-token = That is not the token.
admin-enter = Enter
admin-reported = Reported
admin-no-reports = Nobody has reported anything.
admin-note = What comes of it
admin-settle = Close the report
admin-sanctions = Muted and suspended
admin-no-sanctions = Nobody is.
admin-person = A claimed name or a browser’s id
admin-why = Reason, which they are told
admin-days = Days
    .help = Who is muted says nothing; without days, for good. Who is suspended starts and joins no matches either.
admin-mute = Mute
admin-suspend = Suspend
admin-sanction = { $kind ->
    [mute] muted
   *[suspend] suspended
}
admin-until = until { $date }
admin-for-good = for good
admin-lift-why = Reason, for the log
admin-lift = Let { $whom } talk and play again
admin-acts = What operators have done
admin-no-acts = Nothing yet.
admin-blocks = Kept out
admin-no-blocks = Nobody is.
admin-whom = An address, a network or a browser’s id
admin-block = Keep out
# Behind an address.
admin-accounts-only = (may claim no names)
admin-unblock = Let { $whom } in again
admin-tables = Tables
admin-no-tables = There are none.
admin-onlookers = { $number ->
    [one] one onlooker
   *[other] { $number } onlookers
}
admin-close = Close table { $table }
admin-here = here
admin-away = away
admin-reports = { $number ->
    [one] reported once
   *[other] reported { $number } times
}
admin-remove-name = Remove the name { $name }
admin-block-browser = Keep browser { $whom } out
admin-block-address = Keep address { $whom } out

## Errors: why something that was asked for cannot be.

error-fault = Something broke on our side. What was played is kept.
error-fault-at-table = Something broke on our side. The match is kept.
# $error is what the rules or the reader of a file say of it, in English.
error-not-allowed = That cannot be: { $error }.
error-nothing-to-do = There is nothing to do here.
error-too-slow = The request did not arrive whole within { NUMBER($seconds) } seconds, so it was given up.
error-head-too-long = The head of the request is longer than anybody needs.
error-too-many-connections = Too many connections are open from your address. Close some and try again.
error-too-many-requests = Too much has been asked from your browser or your address in a short time. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-too-many-streams = Too many tables are being watched from your browser or your address. Close some, and this page goes on.
error-too-many-tables = Your browser or your address has set up as many tables as one may in an hour. Set up the next one in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
error-too-many-open = Too many tables that your browser or your address has set up are going on. Finish one, or come back in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
error-too-many-hints = Too many hints have been asked for from your browser or your address. Ask for the next one in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-too-many-rosters = Your browser or your address has begun as many of these as one may in an hour. Begin the next one in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
error-host = This server does not answer to the name “{ $host }”. Open it by its own address; whoever runs it adds a name with --host-name.
error-other-site = This was sent from another site, so it was refused.
error-no-such-file = This game has no such file.
error-game-left-out = { $game } cannot be shown here; the log of the server says why.
error-no-table = There is no table here. The link may be incomplete, or from elsewhere.
error-table-closed = Whoever runs this server has closed this table.
error-fixture-closed = Somebody has not come to this match of a competition in time: it is not played here any more.
error-blocked = Whoever runs this server lets nobody in from here.
error-blocked-accounts = Whoever runs this server lets nobody claim a name from here. You can play as a guest.
# $why is the reason that an operator gave; $until is a date and a time.
error-suspend = Whoever runs this server has suspended you until { $until }. The reason: “{ $why }” Until then you cannot start or join matches, challenge anybody or talk. Matches that are running you can finish, and your own matches and your profile you can read.
error-mute = Whoever runs this server has muted you until { $until }. The reason: “{ $why }” Until then you can play, but not talk.
error-mute-for-good = Whoever runs this server has muted you for good. The reason: “{ $why }” You can play, but not talk.
error-suspended-other = Somebody at this table may not start a match at present.
error-suspend-days = That takes a number of days above 0, { NUMBER($most, useGrouping: 0) } at most; only muting can be for good.
error-why = That takes a reason, of { $most } characters at most.
error-no-sanction = “{ $whom }” is neither muted nor suspended.
error-nobody-known = “{ $whom }” is neither a claimed name nor a browser that has had a seat here.
error-no-report = There is no open report of seat { $seat } at table { $table }.
error-not-the-host = This is for whoever runs the server: it takes the token from its data folder.
error-no-previous-key = There is no previous key.
error-keys-of-settings = The keys of this server are changed in its settings, as those of all that share a database are; docs/hosting.md says in which order.
error-keys-unwritten = The new key could not be written into the data folder ({ $reason }), so nothing has changed.
error-block-whom = “{ $whom }” is no address, no network and no browser of those listed.
error-block-loopback = This machine itself cannot be kept out: whoever runs the server comes from there.
error-not-blocked = “{ $whom }” is not kept out.
error-nobodys-name = In this seat sits nobody whose name could be changed.
error-report-own = That is your own name.
error-no-transcript = No transcript is open here; start with `kickabout replay FILE`.
error-rules-changed = This match does not fit the present rules any more and cannot go on: { $error }

error-invitation = This invitation leads to no table. It may be incomplete.
error-invitation-elsewhere = This invitation is for another table.
error-private-link = This private link leads to no seat. It may be incomplete.
error-token-elsewhere = This token is for a seat at another table.
error-no-seat = You hold no seat at this table, so you can watch but not play. If you sat here in another browser, open your private link in this one.
error-seat-not-taken = Nobody has taken this seat yet; ask for its invitation.
error-seat-taken = Somebody else has taken this seat. You may watch the match.
error-seat-kept = This seat is kept for { $name }: no bot takes it.
error-seat-taken-by = { $name } has taken this seat. You may watch the match.
error-second-seat = This browser has a seat at this table already. Open the invitation in another browser, or send it to somebody.
error-not-at-device = That seat is not played at this device.
error-device-of-another = It is { $name }’s turn: pass the device on first.
error-device-passed-on = The page that you pressed showed { $name }’s hand, and the device has been passed on since. Nothing was played.
error-one-seat = One seat is yours; leave the others open or give them to bots.
error-automaton-seat = With these options { $name } has that seat; take another.
error-seat-kind = A seat is one of { $kinds }, not “{ $kind }”.

error-name-missing = Please give a name: it stands beside your seat.
error-name-long = A name has at most { $most } characters; this one has { $length }.
error-name-control = A name cannot hold control characters.
error-name-invisible = A name needs at least one visible character.
error-name-taken = Somebody at this table is called { $name } already, or nearly so; please take another name.
# $word is what pages call whoever reads them, in one of their languages.
error-name-like-you = Everybody reads “{ $word }” of themselves, so nobody can be called that, or nearly so.
error-name-like-bot = A bot is called { $bot }; please take a name that nobody mistakes for it.

# $number has up to six digits.
seat-renamed = Nameless { $number }
error-name-claimed = { $name } is taken, or looks like a name that is; please take another. If it is yours, sign in first: press the figure at the top of the front page.
error-name-reserved = { $name } looks like what people are called who have no name yet; please take another.
error-recovery = That name and that code do not belong together. A code has five groups of five letters.
error-guest = You are a guest in this browser. Claim a name, or recover yours, on your own page first.
error-rated-program = A rated match is played by people on their pages: programs cannot sit down in it, see its hands or decide in it.
error-program-rated = You have begun a rated match, so this is a person’s name. Claim another name for the program.
error-key-label = Say what the key is for, in at most { $most } characters.
error-key-scopes = Choose what the key allows: { $scopes }.
error-key-days = A key is valid for 1 to { NUMBER($most, useGrouping: 0) } days, or for good.
error-keys-full = You have { $most } keys already, the most that there can be: revoke one first.
error-no-key = You have no such key.
error-key-unknown = This key is unknown: it was revoked, its time is over, or it is not whole.
error-key-scope = This key does not allow that: it takes one with the scope “{ $scope }”.
error-key-missing = This takes a key of an account, as `Authorization: Bearer`. Whoever has a name makes one at /me/keys.
error-rated-guest = This match is rated: sign in, or claim a name on your own page, and then sit down.
error-rated-people = A rated match is for people alone, each with a name and a device of their own, or for one of them against one bot.
error-rated-placed = Your rating is known by now: only matches with people change it.
error-rated-unfinished = You have begun a rated match against a bot in this game. Finish it, or give it up, before the next one.
error-rated-fair = A rated match is played by the game's own box, without hints and with the chance of the server.
error-device-link = This link is used up, or older than { $minutes } minutes. Make a new one at the device that has the name.
error-no-account = Nobody has claimed the name { $name }.
error-no-session = That device is signed out already.
error-nobody = Nobody here is called { $name }, or they keep their matches to themselves.
error-remove-name = Type { $name } to remove it; nothing was removed.

error-not-begun = The match begins once every seat is taken.
error-no-seal = A seal is 64 hexadecimal digits in small letters: the SHA-256 of what docs/dice.md says.
error-no-anchor = An anchor is 64 hexadecimal digits in small letters: the first hash of a chain, as docs/dice.md says.
error-no-links = At this table the seats do not make chance together, or this seat has no chain of links.
error-other-link = That is not the link of this seat’s chain for the draw after { $number } entries.
error-sealed-already = This seat has sealed its contribution already.
error-sealed-by-another = Another seat has sealed exactly that. Seal random numbers of your own: nobody could open a copy.
# $number is the number of entries of the log.
error-other-head = Your page’s record of this match is not the server’s: the heads after { $number } entries differ. Keep yours as evidence, and load the page again.
error-sealed-too-late = Chance is sealed: nobody can add to it any more.
error-told-too-early = Contributions are told once every seal is fixed, by those who sealed one.
error-told-too-late = Chance is set: what was not told by then counts as withheld.
error-not-what-was-sealed = That is not what this seat has sealed.
error-no-proof = Chance in this match cannot be verified: in a lesson it is laid out, and older matches have no proof.
error-proof-too-early = The proof gives every draw away, so it is shown once the match is over.
error-day-closed = Others play with the same cards and dice today. Everything about this match opens on { $date }.
error-day-to-come = That day is still to come.
error-clock-alone = A clock is for people with devices of their own, and for matches without real cards.
error-days-people = A match over days takes two people or more.
error-clock-answers = Where time runs, answers to a card need a limit too: choose 4, 8 or 15 seconds.
error-nothing-in-advance = Nothing can be answered in advance here: that is for matches over days, in games with answers.
error-nothing-to-answer = There is nothing to answer any more.
error-not-answerable = Nobody can answer { $card }. What can be: { $cards }.
error-call-off = The match can be ended for somebody only once they have left, and nobody else is in it.
error-best-of = A series is the best of { $numbers } matches.
error-not-over = The match is not over yet.
error-match-over = The match is over.
error-draw-unknown = A draw takes two people, in a match that can end as one.
error-draw-gone = That offer does not stand any more: something else was decided since.
error-draw-again = You have offered a draw already; you can offer one again after your next decision.
error-no-phrase = “{ $phrase }” is no phrase; there are { $phrases }.
error-nobody-listens = There is nobody else at this table to talk to.
error-phrases-often = That is enough for the moment: you can say { $most } things in { $seconds } seconds.
error-no-line = That cannot be sent: write one line of at most { $most } characters, all of which can be seen.
error-not-all-write = You can write here only while everybody at the table allows it.
error-no-free-text = Nobody can write freely here: only at a table that is not open to everybody, with people who each have a device of their own, and until a day after the match.
error-nothing-written = { $name } has written nothing to you that could be reported.
error-withdrawn = You are out of this match: a bot plays on in your seat until it is over.
error-resign-lesson = A lesson is no match: leave it whenever you like.
error-resign-real = With real cards and more than two players nobody can resign, as no bot can take the cards over.
error-other-seat = You sit at this table already, as { $name }. Another seat takes another browser.
error-no-lesson = Nobody is taught in this seat.
error-no-lab-box = There is no such box in this browser’s laboratory: it was deleted, or it is another browser’s.
error-no-lab-run = The laboratory has no such report: it was deleted, or the link is not whole.
error-no-lab-report = There is no report yet.
error-box-of-another-game = That box is one of another game.
error-lab-box = { $error }
error-lab-game = The line “game” names the game that the box is for: one of { $games }, not “{ $game }”.
error-lab-name = A name has 1 to { $most } signs that can be printed.
error-lab-no-file = Choose a file first, or paste one.
error-lab-question = { $error }
error-lab-whole = This is a whole number, such as 5.
error-lab-number = This is a number, such as 1.5.
error-lab-not-yours = Only the browser that has asked a question can cancel or delete it.
error-lab-libraries = The laboratory is not installed on this server: { $libraries } { $libraries-count ->
    [one] is
   *[other] are
} missing. Whoever runs it can add them: pip install 'kickabout[lab]'.
error-too-many-lab-boxes = This browser keeps { $most } boxes already: delete one first.
error-lab-box-moved-on = The box was changed in another window meanwhile. Load this page again, and nothing is lost.
error-lab-runs-open = { $most ->
    [one] One question of yours has no answer yet: wait for it, or cancel it.
   *[other] { $most } questions of yours have no answer yet: wait for one, or cancel one.
}
error-lab-busy = The laboratory has more to do than it can take. Come back in a while.
error-too-many-accounts = From your browser or your address names have been claimed, recovered or linked as often as one may in an hour. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
error-too-many-reports = Your browser or your address has reported as many names as one may in an hour. Report the next one in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
error-too-many-mails = As much mail as one may in an hour has been asked for, from your browser or your address, or to that mail address. Ask again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
error-too-many-runs = Your browser or your address has asked the laboratory as much as one may in an hour. Ask again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
error-body-too-long = That is more than anybody needs to send: a request may bring { $kilobytes } kB.
error-no-pictures = { $game } has no pictures of how to play; its rules tell it.
error-no-such-lesson = { $game } has no lesson “{ $lesson }”.
error-not-your-turn = It is not your turn: the table waits for { $players }.
error-not-yet = It is not your turn: the table waits for the cards.
# What happened since follows as further sentences.
error-moved-on = The table has moved on since you looked.
error-moved-on-elsewhere = The table has moved on by another way; please look again.
error-bot-plays = { $name } plays for you; take your seat back first.
error-one-answer = Give one answer at a time.
error-answer-with = You can answer now with: { $actions }.
error-no-undo = This cannot be taken back any more: something has happened since.
# Of several decisions at once: $reason is a sentence on the first that cannot be played.
error-nothing-played = Nothing is played, for “{ $action }” cannot be: { $reason }
error-not-any-more = by then it is not your turn.
error-again-not-yours = Only those who played can set up the next match.
error-again-fixture = This was a match of a competition, which says what comes next.
error-next-match-set-up = Somebody has already set up the next match.
error-transcript-too-early = The transcript shows every hand, so it is given out once the match is over.
error-replay-too-early = A replay shows every hand, so it opens once the match is over.
error-answer-seconds = The time to answer is 4, 8 or 15 seconds, or none.
error-hints-setting = Hints are alone, on or off.

error-stand-in-fixed = Who plays for somebody who has left was said when the table was set up: “{ $bot }”.
error-no-such-bot = There is no bot “{ $bot }”; the bots are: { $bots }.
error-no-such-speed = There is no speed “{ $speed }”; there are { $speeds }.
error-speed-of-others = People play here as well, so the table goes on at its own speed.
error-asking-of-others = People play here as well, so every question is asked.
error-no-such-seat = The seats are 0 to { $last }.
error-give-seat = Only those who play here can give a seat to a bot.
error-is-here = { $name } is here.
error-seat-played = The seat is played by { $name } already.

error-picture-too-early = The picture of a match is made once it is over.
error-passkey = That is no passkey for this server and this moment: please try again.
error-passkey-late = A passkey has { $minutes } minutes to sign: please try again.
error-passkey-unknown = No name on this server has that passkey.
error-passkey-host = Browsers allow passkeys at an address that has a name and https, and at http://localhost. Here your code and the link for another device bring your name back.
error-passkeys-full = You have { $most } passkeys already, the most that there can be: remove one first.
error-no-passkey = You have no such passkey.
error-friend-self = That is your own name: ask somebody else.
error-friends-full = You have to do with { $most } people already, the most that there can be: part with some first.
error-push = That is no address at the push service of a browser.
error-no-openid = This server knows no other place to sign in.
error-openid-late = You were not sent there from this browser, have been there before, or took longer than { $minutes } minutes: please try again.
error-openid-provider = The other place cannot be reached just now, or does not answer as it should. Please try again later.
error-openid-token = What the other place says about you is not right: please try again.
error-openid-taken = You have connected another name with that already. End that connection first.
error-openid-unknown = No name here is connected with what you are called at { $host }. Take a name, or sign in to yours, and connect it on your page.
error-openid-settings = OpenID Connect needs both settings, oidc-issuer and oidc-client-id: give both, or neither
error-no-mail = This server sends no mail.
error-mail-address = That is no mail address. One is nina@example.com, for example.
error-mail-link = This link is not valid any more. Ask for a new one on the page of your notices.
error-mail-links = Several links for you are on their way already: open the latest, or wait until they have expired.
error-mail-taken = That address belongs to another name on this server already.
error-mail-stop = This link is none to stop mails. You can stop them on the page of your notices.
error-mail-settings = mail needs both settings, mail-host and mail-sender: give both, or neither
error-no-feed = There is no feed at this address. Whoever owns it can make a new one.
error-no-push = No such browser shows your notices.
error-zone = There is no time zone “{ $zone }”. One is Europe/Berlin, for example.
error-hour = Hours go from 0 to 23.
error-no-friend = That is none of your friends.
error-withdraw = There is no invitation to withdraw any more.
error-no-competition = There is no such competition.
error-competition-name = A competition has a name of 1 to { $most } characters.
error-competition-grace = A match waits { $least } to { $most } minutes for its players with this time control.
error-competition-days = A match over days may take 1 to { $most } days in all; live matches have their time control.
error-competition-arena-days = An arena is for quick matches: choose a time control in minutes or seconds.
error-competition-arena-bots = An arena is for people alone: whoever is there is paired at once.
error-competition-group-stage = Only Squad Rush has a Group Stage.
error-competition-past = Choose a moment from now on, and within a year.
error-competition-solo = In a competition both seats are played by somebody: choose options for two.
error-competition-not-yours = Only whoever organises the competition can do that.
error-competition-begun = The competition has begun: nobody can enter any more.
error-competition-full = There is room for { $most } sides, and all of it is taken.
error-competition-few = It takes { $least } sides to begin: invite somebody, or let bots fill up.
error-competition-room = There is room for { $number ->
    [one] one more side
   *[other] { $number } more sides
}.
error-competition-strength = Of this strength there { $number ->
    [0] is nobody left who plays
    [one] is one more who plays
   *[other] are { $number } more who play
} competitions.
error-competition-bots = All { $most } bots that play competitions have entered.
error-competition-banned = You were out of a competition as you did not come to your matches: you can enter one again from { $until }.
error-competition-no-part = You take no part in this competition.
error-competition-no-side = There is no such side in this competition any more.
error-competition-no-match = There is no match for you to play now.
error-competition-no-result = That match has no result that could be corrected.
error-competition-round = A match of this round is not over yet.
error-competition-settled = Others have been paired by this result: it cannot be corrected any more.
error-competition-goals = Give each side 0 to { $most } goals.
error-competition-level = A match cannot end level at { $goals } here: give one side more goals.
error-competition-reason = Give a reason of 1 to { $most } characters, which everybody is shown.
error-competition-over = The competition is over.
error-no-challenge = Nobody waits for you at that table any more.
error-no-hints = This table was set up without hints.
error-hint-on-nothing = A hint is for your own decision; there is none to make now.
error-hint-lost = The bot has lost its thread; please ask again.

# $id is where the server’s log has the cause, which is for nobody else.
error-unsaved = This could not be saved, so it did not happen. Please try again in a moment. Whoever runs the server finds the reason in its log: { $id }.
error-unreadable = This cannot be read just now. Please try again in a moment. Whoever runs the server finds the reason in its log: { $id }.

error-nothing-to-build = There is nothing to build for { $game }.
error-no-such-kind = There is nothing of this kind to build: { $error }.
error-nothing-ready = There is nothing ready-made called “{ $slug }”.
error-no-file = Choose a file, or paste its text.
error-form-long = That is too long: a file has at most { NUMBER($most, useGrouping: 0) } bytes.
error-file-long = The file has { NUMBER($size, useGrouping: 0) } bytes; at most { NUMBER($most, useGrouping: 0) } are read.
error-not-utf8 = The file is not text in UTF-8.
error-wrong-file = This file is no { $noun }: { $error }
error-not-built-here = There is nothing here that this browser has built. What is built stays in the browser that built it; export it there to bring it along.
error-too-many-built = This browser keeps { $most } of these already: delete one first.

# On the command line, in one line each.
error-data-folder = the data folder { $folder } cannot be used: { $error }
error-folder-in-use = another Kickabout server keeps its tables in { $folder }: stop it, or choose another folder with --data
error-database-newer = { $file } was made by a newer version of Kickabout: start that, or choose another folder with --data
error-database-unusable = the database { $file } cannot be used (“{ $cause }”): make room if the disk is full, put a backup in its place, or choose another folder with --data
error-other-key = the other servers of this database sign with another key: give all of them the same with --secret-key or KICKABOUT_SECRET_KEY; docs/hosting.md says how all of them get a new one
error-key-not-accepted = a server of this database does not accept this one’s --secret-key, or signs with a key that this one does not accept: docs/hosting.md says in which order servers get a new one
error-key-short = { $file } does not hold a key of 32 bytes or more: put a backup in its place, or remove it to have one made, which voids the cookies that it signed
error-token-short = { $file } does not hold a token of 16 characters or more: write one into it, or remove it to have one made
error-port = port { $port } on { $host } cannot be used ({ $reason }): choose another with --port
# $fields are the names of fields of a form.
error-fields = Missing here, or not as it should be: { $fields }.

# The headings of pages that say what has gone wrong, and what they say if nobody knows more.
error-page = Stoppage
    .help = Something did not go through.
error-page-400 = Foul throw
    .help = The server could not make sense of that.
error-page-403 = Not your shirt
    .help = This seat belongs to somebody else. Open the private link of your own seat, or watch the table from the stands.
error-page-sanctioned = Red card
error-page-404 = Over the bar
    .help = There is nothing at this address. A table’s link may have been cut short when it was copied.
error-page-409 = The play has moved on
    .help = The match went on before this arrived. Go back to the table: it shows where things stand.
error-page-410 = The floodlights are off
    .help = This table is closed.
error-page-421 = Wrong ground
    .help = This server does not answer to that name.
error-page-429 = Time wasting
    .help = Too much was asked in a short time. Wait a moment.
error-page-500 = Injury time
    .help = Something broke on our side. The match is kept; reload in a moment.

# In place of every page while there is no line to the server.
offline = The line is down
    .help = Kickabout is played on a server, and it cannot be reached just now. Your matches are safe there.
    .again = Try again
server-unreached = That did not reach the server. Try again.

## The front page

front-title = Kickabout · matchday programme
front-home = Kickabout, front page
front-link = Front page
front-skip = Skip to the games
# The choice of a language on every page; the languages have their own names.
language-choice = Language
    .of = Language: { $tag }
# Behind the name of a language that is not translated as a whole.
language-partial = parts in English
error-language = There is no “{ $locale }” here: choose one of the languages at the end of the page

front-kicker = Official matchday programme
    .games = Card games of football
    .now = Kick-off: now
front-warming = Warming up for { $game }, once on this machine, for a minute or so. Play meanwhile: the bots and their hints go by rule of thumb until then.
    .progress = { $done } of { $of }
front-games = Kick off
front-all-games = All games
# $bot is what a bot is called, and how strong it plays.
front-against = against { $bot }
front-try = Play { $bot }
front-change = Options
    .of = Change how { $game } is played: opponents, options
# The next lesson of a game that this browser has not finished: the first, one that was left, or a later one.
front-lesson-take-up = Go on with the lesson
front-lesson-next = Next lesson: { $minutes } min
front-learn = Learn it in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}
# On the game to begin with, for somebody who has played nothing yet.
front-begin-here = Begin here
front-people = With people
    .now = Play somebody now
    .now-about = You sit down with whoever waits for this game and plays about as well as you, or wait for them yourself. The longer you wait, the less it matters how well they play.
    .now-rated = Rated: the result changes both ratings
    .friend = Invite by a link
    .friend-about = You get a link to send to a friend. No account is needed.
    .by-name = Invite a friend by name
    .by-name-about = Pick a friend on this server, who sees it on the front page.
    .rated = For more seats, other rules, several matches, or a match over days, { $link }: days are among the “Finer points”, under “Time to decide”. Guests can set up all of these.
    .sheet = change the settings
front-people-of = { $game } with people
front-lessons = Lessons
# On a narrow page: the first lesson.
front-learn-short = Learn it
front-lessons-of = Lessons of { $game }
front-lesson-state = { $state ->
    [done] { $minutes } min · done
    [begun] { $minutes } min · begun
   *[new] { $minutes } min
}
front-lesson-begin = { $state ->
    [new] Begin
   *[other] From the start
}
front-lesson-go-on = Go on
# In place of what is to be decided, until the coach's note has been read.
lesson-reads = The coach explains.
    .how = Read on, then press “Go on”.
front-how-to-play = In pictures
    .of = In pictures: how to play { $game }
front-rules = Rules
    .of = Rules of { $game }
# On a button that starts a match against the other level. $number is how many matches were won, or lost.
front-level-up = { $number } wins in a row. Stronger?
front-level-down = Lost the last one. Gentler?
front-prepared = Teams and line-up
    .help = What is decided before kick-off.
    .no = I choose
    .yes = chosen for me
# $players is a number or a range such as "2–4".
front-players = { $players } players
front-read-rules = Read the rulebook
front-team-sheet = Team sheet
front-your-name = Your name
    .placeholder = sign here
front-open-seat = Open: invite
    .help = Gives you a link to send.
# Somebody who plays at the browser's own device.
front-here = Right here
    .help = Shares this screen with you. A curtain hides each hand while you pass the device.
    .name = Name of player { $number }
    .placeholder = name
front-nobody = Nobody
front-rated = Rated
    .help = The result changes everybody’s rating. For people with names, without hints, nothing is taken back, and whoever leaves loses.
    .bot = Against a bot it counts as long as your rating is provisional (?); the bot’s own is fixed.
    .no = No
    .yes = Yes
front-extra-options = Finer points
front-hints = Hints
    .help = What would a strong bot do?
    .alone = alone with bots
    .on = for everybody
    .off = none
front-clock = Time to decide
    .help = How long may people take?
clock-none = no limit
# The terms of a match that somebody is invited to; $clock is a time to decide.
match-terms = { $rated ->
    [yes] Rated
   *[no] Not rated
} · time to decide: { $clock }
clock-seconds = { $seconds } s a decision
clock-match = { $minutes } min a side + { $seconds } s a turn
clock-over-days = { $days ->
    [one] { $days } day a decision
   *[other] { $days } days a decision
}
clock-title = What { $player-is ->
    [you] you have
   *[other] { $player } has
} left to decide
moves = Your moves
moves-live = Now
moves-others = The others’ turn
moves-none = No match waits for you.
    .begin = Ask a friend for a match over days, or begin one on the front page with another time to decide.
moves-against = against { $names }
moves-left = { $left } left
moves-next = Next move
    .help = The next match over days that waits for you
moves-previous = Previous move
    .help = The match over days before this one that waits for you
moves-done-back = You are back: every move that waits for you is due as much sooner.
moves-done-vacation = You are on vacation: every move that waits for you is due later by as many days.
vacation = Vacation
    .about = On vacation no time runs in your matches over days. { $days ->
        [one] { $days } day is
       *[other] { $days } days are
    } left this year: you choose how many of them it takes at most. It ends by itself after those, or when you come back before.
        Your rivals see beside your name that you are on vacation, and until when.
    .away = You are away until { $date }. You may still play.
    .days = Days
    .press = Go on vacation
    .sure = It begins at once. You can come back sooner, but each day that has begun is used up.
    .yes = Go on vacation for these days
    .end = Come back now
    .end-about = Whole days that you have not used are left for another vacation.
seat-away = vacation until { $date }
seat-away-title = { $player-is ->
    [you] You are
   *[other] { $player } is
} on vacation until { $date }
vacation-rivals = Rivals on vacation
vacation-until = until { $date }
error-vacation-days = A vacation takes 1 to { $most } days.
error-no-vacation = You are not on vacation.
error-vacation = You are on vacation already, or have not so many days left this year.
# What is left in a match over days.
clock-days = { $days } d { $hours } h
front-watch = Spectators
    .help = When may others watch by the link of the table?
    .now = at once
    .behind = { $number } moves behind
    .later = once it is over
error-watch = “{ $watch }” does not say when others watch; there are { $choices }.
front-best-of = Matches
    .help = Who is to win how many?
    .of-1 = a single one
    .of-3 = best of three
    .of-5 = best of five
front-stand-in = Plays for whoever leaves
front-kick-off = Kick off
front-tables = Your tables
front-more-tables = { $number ->
    [one] { $number } more table
   *[other] { $number } more tables
}
front-club = { $state ->
    [over] The season is over.
   *[waits] The others are still playing.
}
front-kept-here = Your matches are kept here: close the page, come back, play on.
    .name = A name takes them to your other devices.
front-box = Make a game your own
    .help = Change the cards and the rules of a game, have it played by the thousand, and play it yourself.
    .open = Change a game
    .file = Play with cards and rules that somebody has sent you (a .toml file)
    .play = Set it up
# The button of a field for a file, and the words behind it until there is one.
file-choose = Choose a file
file-none = no file yet
front-your-turn = Your turn
front-asked = { $said ->
    [no] { $name }: not now
   *[nothing] { $name } has been asked
}
front-waits-for = { $names } to play
front-you-won = You won
# How a match came to its result, behind it.
result-how = { $how ->
    [resigned] { front-resigned }
    [on-time] { front-on-time }
    [left] { front-left }
    [stood] as it stood
    [walkover] walkover
    [conceded] { season-walkover }
    [void] nobody came
    [tie-break] on tie-break
   *[played] played
}
front-practice = practice
front-resigned = by resignation
front-on-time = on time
front-left = by leaving
front-won = { $names } won
front-status = { $status ->
    [waiting] Waiting
    [playing] In play
   *[over] Full time
}
front-just-now = just now
front-minutes-ago = { $number ->
    [one] { $number } minute ago
   *[other] { $number } minutes ago
}
front-hours-ago = { $number ->
    [one] { $number } hour ago
   *[other] { $number } hours ago
}
front-days-ago = { $number ->
    [one] { $number } day ago
   *[other] { $number } days ago
}

## An invitation

join-title = You are invited
join-heading = Your shirt is on the peg
join-yours = Yours
join-open = Open
join-sit = Put it on
join-as = You play as { $name }.
seat-title = A seat of one’s own
seat-heading = Play { $name } from here?
seat-take = Sit down
seat-fine = Whoever has this link can play this seat. Take it if it is yours; other browsers of yours keep it as well.
join-series = It is a series, the best of { $number ->
    [3] three
   *[5] five
} matches.
join-rated = This match is rated: its result changes your rating, which everybody at the table sees. Nobody gets hints or takes anything back, and whoever leaves loses.
    .guess = In a rating, ± is how far off it may be, and a question mark says that it is only a guess so far.
    .guest = It is for people with names. Take one, or sign in, and open this invitation again.
join-fine = Nobody else can move your cards. { $link } first, if you like: the match waits.
    .link = Read the rulebook

## The table

table-skip = Skip to the table
table-skip-page = Skip to the page
table-tools = Tools
table-theme = Light or dark
table-close = Close
table-sound = Sound
# How fast bots and dice follow each other, for a person alone with bots.
table-speed = Speed
table-speed-calm = Slow
table-speed-brisk = Fast
table-speed-instant = Instant
# A switch for somebody alone with bots, of which the help says what happens while it is off.
table-asking = Ask me always
    .help = Ask me always, even where any card would be wasted. While this is off, the table lets such questions pass.
table-notify = Tell me when it is my turn
    .notice = Your move
table-to-the-table = To the table
table-you = You
# Two sentences, one after the other.
table-sentences = { $first } { $second }
# The value of an option of which the match is played with another than the usual.
table-option-number = { $option } { $number }
table-option-switch = { $option }: { $value }
# Before the title of the page, in the browser’s tab.
table-your-move = ● Your move
table-trouble = Play is stopped.
table-line-down = The line is down. Your match is safe; we are calling back …
table-unreached = That did not reach the table. Try again.
# A heading for those who do not see the board.
table-board = On the table
table-commentary = Commentary
    .order = newest first
table-commentary-empty = The teams are coming out of the tunnel.
# The strip of what happened last, which steps through what happened before.
table-strip-back = What happened before
table-strip-on = What happened next
table-your-hand = Your hand
# The arrows of a hand that is wider than a phone.
table-hand-before = Cards to the left
table-hand-after = Cards to the right
table-no-cards = No cards in hand.
# On a card that can be played on one player alone.
table-on-player = on { $name }
table-on-the-bench = On the bench.
    .help = This is your hand as it stands.
table-answer-in = Your answer is in.
    .soon = Answers are opened together, a minute after the card: so nobody can tell who gave one ahead of time.
    .hold = You let it stand.
    .answer = You answer when your turn comes.
# To somebody alone with bots whose cards would all be wasted; the second in the strip, before what came of it.
table-passes = No card changes it: play goes on.
# $what is what is done; `.any` where it has no name.
table-sole = Nothing else is possible, so it is done by itself: { $what }.
    .any = Only one thing is possible: it goes on by itself, no need to press.
# In an open response window, to whoever is asked, whether they hold an answer or not.
table-goes-on = It goes on by itself within { $seconds } s.
table-passed = Passed for you: no card would have helped.
table-waiting-for = Waiting for { $players }.
table-undo = Undo
    .title = Take your last step back: you may until a card has been turned over, or somebody else has decided
# Beside the name of a bot, which takes another team than you.
table-chooses-after-you = chooses after you
# The card that a finger has lifted from the hand.
# On a phone, above the targets of a raised card.
table-aims-back = Choose one. Another tap on the card puts it back.
table-lift = The card, lifted
table-lift-play = Play
table-lift-discard = Discard
table-lift-take = Take it
table-lift-help = Or tap the card again, or drag it onto the pitch.
table-lift-wait = You may play it when you are asked.
table-watching = From the stands
    .help = From the stands: the hands stay hidden.
    .behind = { $number } moves behind.
    .later = This match is shown once it is over.
    .day = Others play with the same cards and dice: this match is shown from { $date } on.

table-lobby = Dressing room
table-lobby-heading = { $number ->
    [one] { $number } shirt still on the peg
   *[other] { $number } shirts still on the peg
}
table-lobby-send = { $number ->
    [one] Send the link.
   *[other] Send a link each.
}
    .also = { $number ->
    [one] You can also send somebody the link.
   *[other] You can also send a link each.
}
table-lobby-asked = { $name } has been asked: they see it on their front page.
table-lobby-declined = { $name } says: not now.
table-lobby-withdraw = Withdraw the invitation
table-lobby-watching = You watch: the link of a seat comes from whoever opened the table.
table-lobby-kick-off = Kick-off is the moment the last shirt is taken.
table-lobby-fixture = A match of a competition: its seats are kept for those who are to play it.
table-lobby-open = Open seat
table-lobby-open-seat = waiting for somebody
table-lobby-asked-seat = asked
table-lobby-automaton-seat = plays by itself
table-lobby-here-seat = in the dressing room
table-lobby-away-seat = on the way
table-lobby-listed = Everybody on this server sees on the front page that you wait, and can sit down.
    .bots = Nobody comes? Give the seat to a bot.
table-lobby-watch-behind = Whoever watches is { $number } moves behind.
table-lobby-watch-later = Nobody else can watch it before it is over.
table-lobby-rated = It is rated: nobody gets hints or takes anything back, whoever leaves loses, and everybody here sees the ratings. A question mark after a rating says that it is only a guess so far.
# Where the server can be reached from its own machine alone. $command starts it for the others as well.
table-lobby-local = Do you run this server? Its links open on this computer only.
    .help = For a phone or another computer in the same network, stop the server and start it with { $command }; this page then shows links with an address that works there. Nothing is lost meanwhile.
    .command = make play ARGS="--host 0.0.0.0"
table-lobby-links = Whoever opens a link takes that seat.
table-lobby-kept = You may close this page and come back: your seat is kept in this browser.
table-copy = Copy
    .seat = Copy the link for seat { $number }
    .own = Copy your private link
table-share = Share
    .seat = Share the link for seat { $number }
table-qr = QR code
    .seat = The link for seat { $number } as a QR code
    .help = Point a phone’s camera at it.
table-copied = Copied
table-copy-by-hand = No way to the clipboard here: copy it by hand
table-about = About this table: fair chance, links, names
table-private-link = Your own seat on another device: { $link }
    .link = private link
    .watch = Friends watch at the address of this page: it shows them no hand.

# Making the links of a table anew: all of them for whoever opened the table, the own one for others.
links-new-all = Make new links for this table
    .about = All links of this table stop working and new ones take their place: invitations, and everybody’s private link. Whoever sits here in a browser stays seated.
    .yes = Make new links
links-new-own = Make a new private link
    .about = Your private link stops working and a new one takes its place. You stay seated in this browser.
    .yes = Make a new link
links-new-alone = Other browsers lose my seat
# After the server's key was replaced, twice or at once.
links-hidden = The links of this table still work, but this server cannot show them any more. It can show new ones.
links-new-done = The old links lead nowhere any more. The new ones are on this page.

table-final-resigned = By resignation
table-final-on-time = On time
table-final-left = By leaving the ground
# A match between two that was given up, and counts otherwise.
final-forfeit = Given up at { $goals }: a match that is given up counts { $counts }.
table-final-draw = A draw
table-final-you-win = You win!
table-final-you-share = You share it
table-final-win = { $players } { $players-count ->
    [one] wins
   *[other] win
}
table-final-undecided = { $stake ->
    [season-many] The others play on among themselves
   *[other] Given up before anybody had won
}
table-final-winner = winner
# How often a side shot at goal, beside its score.
table-final-shots = { $number ->
    [one] { $number } shot
   *[other] { $number } shots
}{ $corners ->
    [0] { "" }
    [one] , { $corners } Corner
   *[other] , { $corners } Corners
}
table-again = Play again
    .changes = Play again, with changes
    .series = Another best of { $number ->
        [3] three
       *[5] five
    }
# Everybody who is still there has to say so before the next match begins.
rematch-wants = { $players } { $players-count ->
    [one] wants
   *[other] want
} to play again.
rematch-waits = You want to play again. Waiting for { $players }.
rematch-declined = { $players } { $players-count ->
    [one] does
   *[other] do
} not want to play again.
rematch-you-declined = You have said no thanks to another match.
rematch-bot = Play a bot
rematch-no = No thanks
rematch-without = Play again without them
rematch-begins = You want to play again. The next match is being set up.
rematch-not = Never mind
# A series of matches, and who has won how many of them so far.
series = Best of { $number ->
    [3] three
   *[5] five
}:
series-side = { $player } { $number }
series-won = { $player-is ->
    [you] { $player } win the series!
   *[other] { $player } wins the series.
}
series-next = It begins by itself within half a minute.
table-next-match = The next match
table-transcript = Transcript

## A device that several people share. $name is who takes it next.

device-pass = Pass the device to { $name }
device-answer = Does { $name } answer?
device-stands = { $name } says no: it stands
device-take = I am { $name }
device-next = { $name }’s turn
device-look = Show { $name }’s hand
device-hidden = Nobody’s hand is on the screen now.
device-undo = Take { $name }’s last move back
device-put-down = Hide the hand on the screen
    .key = Hide the hand on the screen (C)
    .short = Hide
device-shares = at this device

## Full time, as a newspaper's back page has it. $player has won, $rival comes next or is who reads it.

final-back-page = The back page
final-draw =
    .v1 = Honours even
    .v2 = Nobody blinks
    .v3 = All square at the whistle
final-shared =
    .v1 = { $players } share the spoils
    .v2 = Nothing between { $players }
# $rival has resigned.
final-resigned =
    .v1 = White flag from { $rival }
    .v2 = Over early: { $rival } walks off
# $rival has lost on time.
final-on-time =
    .v1 = The clock beats { $rival }
    .v2 = Time’s up for { $rival }
final-on-time-own =
    .v1 = Beaten by the clock
    .v2 = Out of time
# $rival has left.
final-left =
    .v1 = { $rival } left the ground
    .v2 = No sign of { $rival }
final-left-own =
    .v1 = Lost in your absence
    .v2 = Gone before the whistle
final-early-bath =
    .v1 = An early bath
    .v2 = The white flag is up
final-win =
    .v1 = { $player-is ->
        [you] { $player } do the job
       *[other] { $player } does the job
    }
    .v2 = { $player-is ->
        [you] { $player } see off { $rival }
       *[other] { $player } sees off { $rival }
    }
    .v3 = { $player-is ->
        [you] { $player } are too good for { $rival }
       *[other] { $player } is too good for { $rival }
    }
final-narrow =
    .v1 = { $player-is ->
        [you] { $player } edge it
       *[other] { $player } edges it
    }
    .v2 = By a whisker: { $player }
    .v3 = { $player-is ->
        [you] { $player } pip { $rival } at the post
       *[other] { $player } pips { $rival } at the post
    }
final-thrashing =
    .v1 = { $player-is ->
        [you] { $player } run riot
       *[other] { $player } runs riot
    }
    .v2 = { $player-is ->
        [you] { $player } put { $rival } to the sword
       *[other] { $player } puts { $rival } to the sword
    }
    .v3 = No mercy from { $player }
final-comeback =
    .v1 = Back from the dead: { $player }
    .v2 = { $player-is ->
        [you] { $player } turn it round
       *[other] { $player } turns it round
    }
    .v3 = What a comeback by { $player }
final-defeat =
    .v1 = { $player } too strong today
    .v2 = Beaten, but not broken
    .v3 = This one goes to { $player }
final-thrashed =
    .v1 = A day to forget
    .v2 = Swept aside by { $player }
    .v3 = Lessons from { $player }
final-overtaken =
    .v1 = It was in the bag
    .v2 = { $player } snatches it from you
    .v3 = Two hands on the cup, then none
final-analysis = The analysis
final-analysis-waits = The analysis takes a while yet: it appears here by itself, or when you come back.
final-analysis-working = The analysis is being written: { $percent } %
final-analysis-failed = The analysis could not be written. { $link } looks at it again.
# Behind a percentage: of what.
final-to-win = to win
final-luck = Luck and play
    .help = What luck and decisions did to the chance of winning, in percentage points. It knows every hidden card, which a hint never does. An estimate: a few points mean nothing.
final-luck-side = Side
final-luck-luck = Luck
final-luck-play = Play
# What it did that a match was given up, or a draw agreed on.
final-luck-cut-short = Ended early
final-luck-from = At kick-off
    .position = At the position
# $number is a change of the chance of winning, in points per cent.
final-luck-points = { $number ->
    [0] 0
   *[other] { SIGNED($number) }
}
final-turning = The turning point
final-turning-lost = How did that happen?
# What turned the match.
final-turning-chance = Luck did that.
final-turning-decision = { $player-is ->
    [you] It came of a decision of yours.
   *[other] It came of a decision by { $player }.
}
    .other = { $player-is ->
        [you] It came of a decision of yours, in favour of { $rival }.
       *[other] It came of a decision by { $player }, in { $rival-is ->
            [you] your favour
           *[other] favour of { $rival }
        }.
    }
# What gave more than what turned it: $by is `luck` or `play`.
final-turning-whole = { $by ->
    [luck] Over the whole match luck counted for more.
   *[play] Over the whole match decisions counted for more.
}
final-turning-watch = Watch it
final-graph = The match at a glance
final-share = Share
    .label = Share the result
    .text = { $headline } · { $title }
# What else can be had of a finished match.
final-more = More
final-picture = This match as a picture

## Previews of a link, where it is sent, and what pictures say.

preview-invitation = You are invited: { $game }
preview-table = { $title }: { $players }
preview-status = { $status ->
    [waiting] Waiting for players.
    [playing] In play: watch from the stands.
   *[over] Full time.
}
preview-result = Full time: { $result }

## The signs and the keys of a table

table-legend = What do the signs mean?
    .short = Signs
table-keys = Keys
    .key = Keys (?)
table-keys-numbers = play the card of that number; with a card raised, pick what for
table-keys-arrows = go along the hand
table-keys-enter = play the card in focus
table-keys-escape = put a raised card back
table-keys-hint = ask for a hint, while that is offered
table-keys-undo = take it back, while that is offered
table-keys-curtain = hide the hand, at a device that you share
table-keys-rules = open or close the rulebook
table-keys-keys = these keys

## Cards: how a value such as +2 is read aloud.

cards-plus = plus
cards-minus = minus

## Hints. $who is the bot that is asked: one on the viewer's own bench, whoever plays against them.

hint-ask = Hint
    .title = Ask { $who }, the assistant on your bench
hint-thinking = { $who } thinks it over
hint-lost = { $who } has lost the thread. Ask again.
hint-would = { $who } would: { $what }, { $percent } per cent.
hint-would-plainly = { $who } would: { $what }.
hint-would-short = { $who } would: { $what }
hint-chance-of-card = { $percent } per cent to win the match, thinks { $who }.
# Before the percentage on a card, a button or a spot, each in the word of a narrow sign: what it is of.
hint-odds = match
hint-heading = Hint by { $who }, a strong bot
    .chances = { $draws ->
        [counted] chance to win the match, a draw as half a win
       *[none] chance to win the match
    }, ±{ $error }%
    .about = Each choice was played on many times, and the figure is the share of those matches that are won. ±{ $error }%: the true share is within that in 95 of 100 cases.
hint-choices = Your chance of winning with each choice
hint-best = best
# Beside the best choice, if $number choices are as good.
hint-one-of = one of { $number } equally good
# Over the choices of a list that are as good as the best, of which it has only the first ones if not $all, and over the
# rest.
hint-group-equal = Equally good{ $all ->
    [yes] { "" }
   *[no] : the first { $shown } of { $number }
}
hint-group-rest = Weaker
# Why some cards and buttons have no figure.
hint-untried = Only the most promising choices have a figure; the others looked weaker at first sight.
# What the best choice gains over the next one, in matches of a hundred.
hint-why = { $gap ->
        [one] “{ $best }” wins one match in a hundred more than the next best, “{ $other }”.
       *[other] “{ $best }” wins { $gap } matches in a hundred more than the next best, “{ $other }”.
    }
# Other choices are as good as the best, as far as the trials can tell: $others of them, of which $other is the first.
hint-equal = { $others ->
        [one] “{ $other }” is as good, as far as { $who } can tell: take the one you like.
       *[other] { $others } others are as good, as far as { $who } can tell: take the one you like.
    }
# Instead, if no choice is better than another.
hint-level = { $number ->
        [2] Both are equally good, as far as { $who } can tell: take the one you like.
       *[other] All choices are equally good, as far as { $who } can tell: take the one you like.
    }
# In how many trials of a hundred a choice was followed by a goal ($here), and another ($there), within so many $turns.
# The best choice is compared with the next, which is the best of the weaker ones if several are as good ($equals),
# and all others with the best.
hint-scores-more = You score more often with it: { hint-here } { $turns ->
        [one] before the turn is over
       *[other] within { $turns } turns
    }; { $equals ->
        [one] with the next best
       *[other] with the best of the weaker choices
    }, { hint-there }.
hint-scores-less = You score less often: { hint-here } { $turns ->
        [one] before the turn is over
       *[other] within { $turns } turns
    }; with the best choice, { hint-there }.
hint-concedes-less = A rival scores less often after it: { hint-here } { $turns ->
        [one] before the turn is over
       *[other] within { $turns } turns
    }; { $equals ->
        [one] after the next best
       *[other] after the best of the weaker choices
    }, { hint-there }.
hint-concedes-more = A rival scores more often: { hint-here } { $turns ->
        [one] before the turn is over
       *[other] within { $turns } turns
    }; after the best choice, { hint-there }.
hint-routine = Every bot leaves this to its rule of thumb: this is what that would do.
hint-cold = Chances in figures come in a minute or two: this machine still gets the game ready.
# What the others would most often do after the best choice, and after the next one. $reply is a sentence.
hint-then = Most often it goes on like this: “{ $reply }”
hint-after = With “{ $other }” it goes on: “{ $reply }”
hint-press = { $choices ->
        [one] Press it to play it.
       *[other] Press one to play it.
    }

## The position of the day: a decision for everybody, to be answered once. Chances are in percent, distances in points.

position-title = Position of the day
    .about = One decision: find the best move.
# $lead is `ahead`, `level` or `behind`; $own and $theirs are goals.
position-score = { $lead ->
    [ahead] You lead { $rival } { $score }.
    [level] It is { $score } against { $rival }.
   *[behind] You trail { $rival } { $score }.
}
position-task = Choose what you would play: one answer counts, once you confirm it.
# $what is the choice.
position-chosen = Your answer: { $what }
position-begun = You have begun with: { $what }. How does it go on?
position-answer = Answer
position-choose-another = Choose another
position-others = Positions of today and of past days
position-past = Past days
position-done = answered
position-over = The day is over
position-grade-best = The best there is!
    .short = best
position-grade-good = Well chosen
    .short = good
position-grade-playable = Playable, but there is better
    .short = playable
position-grade-poor = That costs you
    .short = poor
position-grade-costly = That costs you dearly
position-grade-blunder = That hands them the match
# $what is the choice.
position-yours = Your answer: { $what }.
position-gives-away = It is { position-away }.
position-answered = { $number ->
    [0] Nobody has answered this one.
    [one] One person has answered so far.
   *[other] { $number } people have answered so far.
}
position-streak = { $days ->
    [one] Come back tomorrow for the next one.
   *[other] { $days } days in a row with an answer!
}
position-play-on = Play on from your answer
    .here = Play on from here
    .about = Against { $rival }, a bot of the level “{ $level }”, and luck falls anew. It is for practice and counts for nothing.
# At the end of a match that went on from a position: play it on once more.
position-practice = For practice, from the position of the day: it counts for nothing
position-again = The position again
    .back = To the answers
position-answers = All answers, the best first
position-alike = { $number ->
    [one] and, as it comes to the same: { $what }
   *[other] and { $number } others that come to the same: { $what }
}
position-own = yours
# How many have chosen an answer.
position-given = { $number ->
    [0] not chosen
   *[other] chosen { $number }×
}
position-away = { $points ->
    [0] hardly worse than the best
    [one] { $points } point worse than the best
   *[other] { $points } points worse than the best
}
    .about = The difference in the chance of winning, give or take { $error } points: the true number is within that in 95 of 100 cases.
position-chance = Your chance of winning
position-more = { $number ->
    [one] One more answer
   *[other] { $number } more answers
}
position-rule = Good: up to { $good } points below the best. Playable: up to { $playable }.
    .draws = A draw counts as half a win.
    .narrow = Even the best wins only { $best } matches in 100 here, so the grades are closer together than elsewhere.
position-how = From { $playouts } matches for each answer, which a semi-pro bot has played to the end with the same luck after every answer. What cannot be told from the best counts as best too. What is best holds against wilder rivals and against rivals who look ahead as well.
    .title = How the chances are found
error-no-position = There is no position of { $game } for that day
error-position-over = That day is over: its position can be looked at, but not answered any more
error-position-unfinished = Say what else belongs to this answer, such as whom it is for
error-position-unanswered = Answer the position first: then you can play on from it

## The rulebook

rules-title = Rulebook
    .key = Rulebook (R)
rules-link = Rules
rules-skip = Skip to the rules
rules-close = Close the rulebook
rules-contents = Contents
rules-ruling = our ruling
rules-search = Search the rules
    .placeholder = A word, or a clause such as 4.2
    .button = Search
rules-found = { $number ->
        [0] No clause has
        [one] One clause has
       *[other] { $number } clauses have
    } “{ $words }”.
    .all = Show all rules
rules-in-english = The rules are in English so far.
rules-picture = See it in a picture
# The page that describes the interface for programs, which is a document in English as well.
rules-api-title = API
rules-api-skip = Skip to the description
rules-api = the API, { $version }

## The replay

replay-title = Replay
replay-link = Watch it again
    .of = Watch it again: { $sides }
replay-skip = Skip to the replay
replay-first = Kick-off
replay-back = One back
replay-on = One on
replay-last = Full time
replay-position = Position
replay-go = Go
replay-step = step { $at } of { $last }
replay-keys = keys ← →, space plays
replay-play = Play
replay-speed = Speed
    .times = × { $number }
replay-chances = Chance of winning
replay-chances-figures = In figures
replay-chances-minute = Minute
replay-swings = Turning points
# After the sentence that tells of a card or a call: a player could have answered, and did not.
replay-no-answer = No answer from { $player }.
replay-chances-wait = The chances of winning take a while yet: they appear here by themselves, or when you come back.
replay-chances-working = Working out the chances of winning: { $percent } %
    .label = Working out the chances of winning
    .again = Look again
replay-chances-failed = The chances of winning could not be worked out.
    .again = Try again

## Building

build-link = Build your { $noun }
build-title = { $noun } builder
build-skip = Skip to the { $noun }
build-skip-list = Skip to the { $noun }s
build-yours = Your { $noun }s
build-choose = Play with one of your { $noun }s
build-own = What you have built
    .take = Take one of your own
build-another = Build another
build-and-more = and { $number } more
build-mend = Mend it
build-too-late = Too late: you have begun another way.
build-play = Play it
    .label = Play with { $name }
build-change = Change it
    .label = Change { $name }
build-none-at-table = You have built no { $noun } of your own. { $link }: { $clock ->
    [yes] your clock runs on.
   *[no] the match waits.
}
    .link = Build one
build-unchanged = Nothing has changed.
build-legal = Legal
build-not-legal = Not legal
build-not-complete = Not complete
# $option is an option of a match, $kind one of its values.
build-kind = { $option } { $kind }
build-for-match = For a match with { $option }
build-ready = Ready to play. It is kept in this browser: at a table you take it with one click.
build-ready-with = Ready to play. It is kept in this browser: at a table with { $option } { $kind } you take it with one click.
build-find-table = Find a table
build-remarks = Think it over
build-export = Export
    .label = Export { $name }
build-duplicate = Duplicate
    .label = Duplicate { $name }
build-delete = Delete
    .label = Delete { $name }
    .sure = Delete { $name }?
    .yes = Delete it
build-none = No { $noun } yet.
    .help = Start from a ready-made one and change what you like, or from nothing: every step is kept in this browser.
build-new = A new { $noun }
build-from-nothing = From nothing
    .help = Every place is yours to fill.
build-from-file = From a file
    .choose = Choose the file that somebody exported
    .paste = or paste its text
    .import = Import
    .example = name = "Night Shift"
build-name = Name of the { $noun }
build-rename = Rename
build-undo = Take back
build-parts = Parts of the { $noun }
build-count = { $count } of { $size }
build-of = of { $most }
build-clear = Clear
build-bonuses = Bonuses
build-plus = plus { $amount }: { $why }
build-keep = Keep
build-replace = Replace
build-take-off = Take { $piece } off
build-add = Add a { $piece }
build-free = { $number } more to choose
build-strays = Out of place
build-less = One { $piece } less
build-more = One { $piece } more
build-pools = What to choose from
build-search = Search
build-order = Order
build-facet-all = { $facet }: all
build-show = Show
build-show-all = show all
build-swap = Swap
build-instead-of-player = Who comes on for { $piece }?
build-instead-of-card = What comes on for { $piece }?
build-instead-nobody = Nobody
build-nobody-fits = Nobody fits.
    .help = Ask for less: { $link }.
    .link = show all { $number }
build-first-name = My { $noun }
build-copy-name = { $name }, again
build-sort-printed = As printed
build-sort-name = By name
build-sort-total = Best in all
build-sort-stat = Best { $stat }
# What a change has done, to be read aloud. $pieces are what came in or went out.
build-said-name = Now called { $name }.
build-said-in = { $piece } in
build-said-out = { $piece } out
build-said-part = { $pieces }. { $part }: { $count } of { $size }.
build-said-bonus = Plus { $amount }: { $why }.
build-said-legal = The { $noun } is legal.

## Lessons

# How far somebody has come in a lesson.
lesson-progress = { $number } of { $of }
# While the result that the next note is about has yet to show.
lesson-watch = Watch what comes of it …
lesson-go-on = Go on
# After the last note: the rest of the match without a script.
lesson-play-on = Play this one to the end
lesson-next = Next: { $lesson }
lesson-own-match = A match of your own
# Beside the first match of a game.
lesson-offer = Never played { $game }?
    .about = { $minutes ->
        [one] One minute
        [2] Two minutes
        [3] Three minutes
        [4] Four minutes
        [5] Five minutes
       *[other] { $minutes } minutes
    } with the coach, and you know what you are doing.
    .take = Learn it
    .close = No, thank you
# A decision that the rules allow and the lesson does not mean; $asks is a sentence on what is meant.
lesson-not-now = The rules allow that, but this lesson goes on in another way: { $asks }

## How to play

how-to-play = How to play
    .title = How to play { $game }
    .skip = Skip to the pictures
    .lesson = Learn by playing: { $lesson } ({ $minutes } min)
    .rules = All the rules, clause by clause
    .match = Play a match
    .in-pictures = How to play, in five pictures
    .clauses = In the rules:

## The dice, and how they are checked

me-title = You
guest-then = Choose a name first: you are led back after that.
guest-heading = You play as a guest
guest-removed = The name { $name } is free again. What you have played stays in this browser, without it.
guest-name = Name
guest-own-name = Your name
    .about = It is yours on this server from then on: no password, no mail address.
    .have = You have a name already? Sign in
guest-code = Recovery code
guest-claim = Take a name
    .about = It is yours on this server, and so is all that you have played and built here, on every device that you sign in. No password, no mail address.
    .press = Take this name
    .fine = Nobody else can take it, or one whose letters look the same.
guest-recover = You have a name already?
    .about = On a device that is signed in, open your account and press “Sign in another device”: it shows a link to open here. If no device of yours is signed in any more, enter the recovery code that you wrote down.
    .press = Sign in
own-tabs = Your pages
    .account = Account
    .matches = Matches
    .moves = Moves
    .friends = Friends
    .collection = Collection
    .notices = Notices
account-code = Your recovery code
    .about = Write it down: if you lose all your devices, it is the only way back to your name. It stays here until you say so.
    .copy = Copy
    .written = I have written it down
    .then = I have written it down: on to the competition
account-link = Open this on your other device
    .about = It works once, within { $minutes } minutes.
    .copy = Copy the link
    .make = Sign in another device
account-matches = Your matches
account-devices = Your devices
account-device = A browser
account-since = since { $date }
account-here = this browser
account-leave = Sign out here
account-end = Sign it out
account-then = Go on to the competition
    .about = { $to ->
        [competition] Your competition is set up, and this name is yours now. Write down its recovery code, then press the red button.
       *[form] A competition takes a name, and this one is yours now. Write down its code, then press the red button.
    }
account-keys = Recovery code
    .about = With it you get your name back when no device is signed in.
    .new = Make a new code
    .replaces = The code that you have now stops working at once.
    .press = Replace it
account-privacy = What others see
    .public = Anybody can see your results under your name.
    .private = Only you can see your results. At a rated table everybody there sees your rating.
    .hide = Keep them to myself
    .look = See the page
    .show = Show them
account-done-passkey = Done: you can sign in with this passkey.
account-done-passkey-removed = Done: that passkey signs nobody in any more.
passkeys = Passkeys
    .about = Sign in by your finger, your face or the lock of your device. Nothing to remember, nothing to type.
passkeys-make = Make a passkey
passkeys-use = Sign in with a passkey
passkeys-remove = Remove
passkeys-cancelled = Nothing has changed: the browser gave up, or you did.
account-rename = Change your name
    .about = The old one is free for anybody then. Matches keep the name that you played them by.
    .press = Take this name
account-done-dressed = Done: you wear it at the tables where you sit down from now on.
shirt = Your shirt
    .about = You wear it at every table. Where somebody else has the same colour, or one like it, you wear the second one.
shirt-colour = Colour
    .of-red = red
    .of-blue = blue
    .of-yellow = yellow
    .of-purple = purple
    .of-teal = teal
    .of-pink = pink
shirt-other = Second colour
    .about = Worn where the other side already has the first.
    .differs = Choose a second colour that differs from the first.
shirt-pattern = Pattern
    .of-sleeves = white sleeves
    .of-stripes = stripes
    .of-sash = sash
    .of-hoops = hoops
    .of-halves = halves
    .of-shoulders = white shoulders
shirt-number = Number
shirt-wear = Wear it
shirt-unsaved = Not worn yet.
shirt-none = Take it off: wear the shirt that each seat has
error-shirt = A shirt has two different colours, a pattern, and a number from 1 to { $most }.
account-done-written = Done: the code is not shown again. You can make a new one below, under “Recovery code”.
account-done-renamed = That is your name from now on.
account-done-private = Done: only you can see your results now.
account-done-public = Done: everybody can see your results now.
account-done-ended = Done: that browser is signed out.
account-needs-name = Whoever runs this server has taken your name away. Please choose another one, under “Change your name”.
keys = Programs
    .about = A key lets a program of yours act for your name, as far as you allow. No key opens this page, your devices or your other settings.
    .api = What programs can do
keys-made = Your new key
    .about = It is shown this once. Whoever has it can do what it allows: keep it like a password.
    .copy = Copy the key
keys-there = Your keys
# $date is a date and a time.
keys-used = last used { $date }
keys-unused = not used yet
keys-until = until { $date }
keys-for-good = for good
keys-revoke = Revoke
    .label = Revoke the key { $name }
keys-new = Make a key
keys-label = What it is for
keys-life = How long it is valid
    .days = { $number } days
keys-scopes = What it allows
keys-scope-read = read
    .about = your profile, your matches and your tables
keys-scope-play = play
    .about = set up tables, join them and decide there, and go on vacation
keys-scope-challenge = challenge
    .about = ask friends to a match, and see who asks you
keys-scope-notices = notices
    .about = read your notices, mark them as read, and choose by what ways they come
keys-make = Make the key
keys-marked = A seat for which a key sits down or decides is shown to everybody as a program’s. No key plays rated matches.
keys-program = An account of a program
    .is = A program plays by this name: it is shown wherever it sits, and none of its matches is rated.
    .declare = Declare that a program plays by this name
    .about = It is shown wherever the name sits down, whether by a key or not, and no match of it is ever rated. There is no way back, and it is not possible once you have begun a rated match.
    .press = Yes, a program plays by it
profile-program = A program plays by this name.
seat-program = program
seat-bot = bot
account-more = Programs, your data, and the way out
account-export = Download everything kept about you (JSON)
account-remove = Remove this name
    .about = Everybody can take the name then, and your other devices are signed out. Your matches stay in this browser, without your name.
    .name = Type { $name } to go through with it
    .press = Remove it for good
device-title = Sign in as { $name }?
device-about = What you have played in this browser as a guest comes along. You can sign it out at any time.
device-press = Yes, I am { $name }
profile-since = Here since { $date }
profile-own = This is what others see of you.
    .private = Others see nothing of this: you keep it to yourself.
profile-nothing = No finished matches yet.
profile-played = Played
profile-won = Won
profile-drawn = Drawn
profile-lost = Lost
profile-sign =
    .played = P
    .won = W
    .drawn = D
    .lost = L
profile-form = Form
    .about = The last matches, the latest first.
ratings = Ratings
    .about = From rated matches, each game by itself. True strength lies within the range 95 times in 100. Everybody begins at 1000; 400 points more are odds of ten to one.
    .guess = A question mark stands where too few matches have been played to be sure.
# $points may have a question mark.
rating = { $points } ± { $margin }
rating-points = { $points }
    .guess = { $points }?
rating-change = { $before } → { $after }
rating-title = Rating: { $rating }
rating-chance = Before the match, the ratings gave { $player } { $percent } % to win it.
ratings-matches = { $number ->
    [one] { $number } rated match
   *[other] { $number } rated matches
}
collection = Your collection
    .about = What you have come across in matches that are over. What you have not is face down.
collection-cards = { $number } of { $of } cards met
collection-officials = { $number } of { $of } officials survived
collection-official = { $number ->
    [one] { $number } match
   *[other] { $number } matches
}
collection-lessons = { $number } of { $of } lessons finished
collection-lesson = Lesson: { $title }
    .done = done
    .open = not done yet
profile-favourites = Favourite cards
    .about = Those played most often in matches that are over.
profile-favourite = { $card } ({ $number }×)
profile-streak = { $outcome ->
    [won] The last { $number } were won.
    [drawn] The last { $number } were drawn.
   *[lost] The last { $number } were lost.
}
profile-longest = The most wins in a row: { $number }.
profile-games = By game, against people and bots
profile-game = Game
profile-against = Against
profile-people = people
matches-all = All
matches-open = Not over
matches-outcome = Outcome
matches-filter = Show
matches-number = { $number } of { $every } { $every ->
    [one] match
   *[other] matches
}
matches-none = None of your matches is like that.
matches-page = Page { $page } of { $pages }
matches-later = Later ones
matches-earlier = Earlier ones
matches-csv = Download them (CSV)
# Some games have no dice: what is sealed is called chance.
dice-title = Chance nobody can doubt
dice-line = Fair chance: sealed
    .joint = Chance from everybody: sealed
dice-about = Before the match begins the server has fixed a secret, and shows its seal here. It can change nothing about the secret any more.
    .seats = Then the browser of everybody who plays adds random numbers of its own. They are sealed as well, and opened once all seals are fixed: nobody can choose theirs to fit the others’. Bots add nothing.
    .after = All that chance decides follows from secret and numbers together. After the match both are shown, and everybody can compute it again.
dice-commitment = The seal of the server’s secret:
dice-sealing = Sealing chance …
    .help = Everybody’s browser adds to it. The match begins in a moment.
    .on = On to the match
dice-seals = What the seats have sealed
dice-links = Chance from everybody
    .about = For each draw that follows a decision, every browser adds a link of a chain that it had fixed before. Nobody, not even the server, can know the draw before all of them are there. A browser that stays silent is not waited for; in league with the server it could choose between two draws that way.
    .seat = { $name }: { $given } of { $due } links
dice-withheld = sealed, and then withheld. If this seat was in league with the server, the two had a choice between two courses of the match.
dice-none = Chance in this match cannot be checked: in a lesson it is laid out, and matches of older versions have no proof.
dice-check = Check that it was fair
dice-check-closed = Others play with the same cards and dice. They are told, and can be checked, from { $date } on.
dice-check-later = Once the match is over, this page checks all that chance decided.
dice-check-pending = Computing …
dice-check-secret = The server’s secret is the one that it had sealed.
    .wrong = The server’s secret is not the one that it had sealed.
dice-check-commitment = The seal is the one that this browser saw before the match began.
    .wrong = The seal is not the one that this browser saw before the match began: the server has changed it.
    .unknown = This browser did not see the seal before the match began, so it cannot say whether it is the same.
dice-check-contributions = All contributions are what the seats had sealed.
    .wrong = A contribution is not what its seat had sealed.
dice-check-seals = The seals of the seats are those that this browser saw when they were fixed.
    .wrong = The seals of the seats are not those that this browser saw when they were fixed.
    .unknown = This browser did not see the seals of the seats when they were fixed.
dice-check-own = This browser’s own contribution is in it.
    .wrong = This browser’s own contribution is not in it: it came too late, or the server has left it out.
    .unknown = This browser has contributed nothing of its own.
dice-check-others = Nobody withheld a contribution.
    .wrong = Somebody withheld a contribution. If they were in league with the server, the two had a choice between two courses of the match.
    .unknown = Nobody contributed: the server alone made the chance of this match, and could have made it to its liking.
dice-check-draws = All that chance decided is what follows from secret and numbers.
    .wrong = Not all that chance decided is what follows from secret and numbers: what is wrong is marked.
dice-check-links = Every link is the one of the seat’s chain that was due.
    .wrong = A link is not the one of the seat’s chain that was due, in entry
    .unknown = All chance in this match was settled before it began: the server could look ahead.
dice-check-shown = All links that this browser has sent are in it.
    .wrong = Some links that this browser has sent are not in it: they came too late, or the server left them out. Each time it had a choice between two draws. After so many entries:
    .unknown = This browser has sent no link.
dice-check-terms = What was agreed is what the record begins with: the game, its rules and options, the box, the seats and the seals.
    .wrong = The record does not begin with what is said to have been agreed:
    .unknown = This match is from before records were kept: it is not proved what was agreed.
dice-check-record = Every entry is the one that the record has, and none is missing.
    .wrong = The entries are not those of the record. The first that differs:
    .unknown = This match is from before records were kept: its decisions are not proved.
dice-check-heads = The record is the one whose heads this browser was shown during the match.
    .wrong = The record is not the one whose heads this browser was shown during the match. The first entry that differs:
    .unknown = This browser was shown no head of this record during the match.
dice-check-signatures = The server has signed the record.
    .wrong = The server’s signature is not valid for the head after entry
    .unknown = This browser cannot check the server’s signatures: “kickabout verify” does.
dice-check-acknowledged = { $name } has acknowledged heads of this record.
    .wrong = { $name } was shown another record. The first entry that differs:
    .unknown = { $name } has acknowledged no head.
dice-record = The record
    .about = Everything that happens is chained: each entry gives a new head, to which no other record leads. Your browser keeps the heads that it is shown, and compares them after the match. Whoever wants to be sure of it beyond this browser writes down the last one now and then.
    .head = The head after { $number ->
        [one] one entry
       *[other] { $number } entries
    }:
dice-draws = All that chance decided
    .place = Place
    .drawn = Played
    .due = Follows
dice-doubt = This page came from the server itself. Whoever doubts it takes the transcript to a computer of their own: the command “kickabout verify” checks it by the rules as well, and the documents on it have fifty lines of Python that do without.
dice-proof = The proof
dice-server = The server’s key

proof-title = What this server can be held to
proof-key = The key with which it signs:
    .about = It signs the record of every match from time to time. Whoever holds two signed heads for one place in one match can prove that the server has lied.
proof-matches = { $number ->
    [one] One match
   *[other] { $number } matches
} with sealed chance
    .opened = { $number } over: it is open and can be checked
    .running = { $number } under way
    .closed = { $number } closed by the host before they were over
    .left = { $number } removed before they were over, as nobody had gone on with them
    .about = A server that stops matches which it does not like shows here.
proof-on = To the games

## A box on paper

# At the foot of a card: which of its copies it is.
print-copy = { $name } { $number }/{ $of }
print-foot = { $game } · box { $box }
print-summary = { $game }: the game in short
print-goals = Goals
print-possessions = Possession
print-rounds = Round
print-lanes = Attack points and goals of each side
    .how = Each side has a lane and two counters. Points start on 0 and move right as cards are played; on the last field the side shoots and goes back to 0. From a shaded field a Penalty may be taken.
print-line-up = The line-up
    .how = Lay the card of a player on each field of the position that is written there; cards may overlap. Substitutes lie beside it.
print-field = The side’s ten
    .how = Lay the card of a player on each field: A attack, D defence, B are on the bench. Your two counters show the round and your goals; a “tired” lies on whoever has passed, shot or blocked in this round.
print-pitch = The manager’s pitch
    .how = Bring your seven on here: each field takes a player of the position that is written there. Beside it lies who has been taken off.
print-dice = What a die says
print-track = Time, { $length }
print-group-table = Group table
    .how = A line for each manager, to be filled in after every match: a win brings 3 points, a draw 1, a defeat none.
print-stat = { $stat ->
    [attack] attack
    [defence] defence
   *[custody] custody
}
print-group-table-column = { $column ->
    [manager] Manager
    [played] Played
    [won] Won
    [drawn] Drawn
    [lost] Lost
    [goals] Goals
   *[points] Points
}

## Real cards and dice

front-anybody = Open: anybody
    .help = Stands on the front page of everybody here until somebody sits down.
company = Who waits for you
challenges = Friends wait for you
    .who = { $names } would like a match:
    .decline = Not now
notices = Notices
notices-unread = { $number ->
    [0] Notices
    [one] Notices: one unread
   *[other] Notices: { $number } unread
}
notices-none = Nothing yet. When it is your move, a friend waits for you or the next match is set up, you find it here.
notices-none-new = Nothing new.
notices-all = All notices
notices-read-one = Mark as read
    .label = Mark as read: { $notice }
notices-read = Mark all as read
notices-back = Back to your page
notices-done-chosen = Done: from now on you are told as you have chosen.
notices-done-push = Done: this browser shows you notices now, even when no page is open.
notices-done-push-removed = Done: that browser shows no notices any more.
notices-choose = What you are told about
notices-what = What
notices-way-page = Here
notices-way-push = Browser
notices-way-mail = Mail
notices-kind-move = Your move
notices-kind-short = Your time is short (matches over days)
notices-kind-challenge = A friend asks for a match
notices-kind-declined = A friend cannot play now
notices-kind-asks = Somebody asks to be friends
notices-kind-agreed = Somebody agrees to be friends
notices-kind-next = The next match is set up
notices-kind-over = A match is over
notices-kind-fixture = Your match in a competition can be played
notices-kind-missed = You have missed a match in a competition
notices-kind-award = A competition is over
notices-quiet = Nothing is sent to you between these hours: it comes afterwards. Choose the same hour twice to have no quiet.
notices-quiet_from = Quiet from
notices-quiet_to = to
notices-zone = Time zone
notices-save = Save
notices-done-feed-ended = Done: the addresses of your feed and your calendar lead nowhere any more.
notices-done-mail-asked = Now open the link that we have sent to that address.
notices-done-mail-removed = Done: that address is forgotten.
notices-done-mail-resumed = Done: mail comes again.
mail = By mail
    .about = A mail every six hours at most, and only if something has happened that you have not seen; sooner only if a move of yours has less than six hours left. With a link sent to the same address you can sign in on another device.
mail-own = Your address is { $address }.
mail-own-stopped = Your address is { $address }. You have stopped the mails that tell you what has happened.
mail-address = Mail address
mail-add = Use this address
mail-change = Use another address
mail-remove = Forget my address
mail-resume = Send them again
mail-confirm-title = Is this your address?
mail-confirm-about = { $address } is told then what happens to { $name } on Kickabout, and whoever reads its mail can sign in by that name.
mail-confirm-press = Yes, it is mine
mail-confirmed-title = Your address is confirmed
mail-confirmed-about = You choose on the page of your notices what is sent there.
mail-stop-title = No more mails?
mail-stop-about = You will no longer be told by mail what has happened on Kickabout.
mail-stop-press = Stop the mails
mail-stopped-title = No more mails
mail-stopped-about = You are no longer told by mail what has happened. On the page of your notices you can have them sent again.
mail-confirm = Hello { $name },

    somebody, probably you, wants to be told at this address what happens on Kickabout. Open this link within { $hours } hours to confirm it:

    { $link }

    If it was not you, forget this mail: nothing more is sent.
    .subject = Kickabout: is this your address?
mail-sign-in = Hello { $name },

    this link signs you in on Kickabout. It works once, within { $minutes } minutes:

    { $link }

    If you have not asked for it, forget this mail. Nobody gets in without the link.
    .subject = Kickabout: your link to sign in
mail-digest = Hello { $name },

    this has happened on Kickabout:

    { $happened }

    All of it: { $link }
    No more mails: { $stop }
    .subject = { $number ->
        [one] Kickabout: something has happened
       *[other] Kickabout: { $number } things have happened
    }
openid = { $host }
openid-guest = If you have connected your name here with { $host }, you can sign in there.
openid-press = Sign in with { $host }
openid-unbound = Connect your name with { $host }, and you can sign in there on any device.
openid-bind = Connect with { $host }
openid-bound = Your name is connected with { $host }: you can sign in there on any device.
openid-unbind = End the connection
openid-way = There you say who you are. Kickabout learns neither your password nor your mail address.
    .bind = There you say who you are, and from then on you can sign in as { $name } by that. Kickabout learns neither your password nor your mail address.
openid-go = Go on to { $host }
openid-stay = Stay here
account-done-openid = Done: you can sign in there from now on.
account-done-openid-removed = Done: the connection has ended.
guest-mail = Sign in by mail
    .about = If you have told your name here a mail address, a link comes to it.
    .press = Send me a link
account-done-mailed = If that address belongs to a name here, a link is on its way to it. It works once, within ten minutes.
feed = As a feed or a calendar
    .about = A program that reads feeds (Atom) can show your notices, and a calendar (iCal) by when you have to decide in matches over days. Whoever knows their addresses can read them: keep them to yourself.
feed-make = Make the addresses
feed-renew = Make new addresses
feed-end = Stop both
feed-address = The address of your feed
    .about = Give it to your feed reader. It is shown this once; a new one replaces it.
    .copy = Copy the address
feed-calendar = The address of your calendar
    .about = A calendar that subscribes to it (iCal) shows by when you have to decide in your matches over days. It belongs to the feed, and ends with it.
calendar-due = Decide in { $game } with { $names }
feed-title = Kickabout: notices of { $name }
pushes = In your browsers
    .about = A browser can show you notices even when no page of Kickabout is open. On an iPhone or iPad, add Kickabout to the home screen first.
pushes-add = Show notices in this browser
pushes-remove = Stop it
pushes-refused = The browser does not allow notices from this page. Its settings can change that.
pushes-none = This browser cannot show notices from here: it needs an address with https, or http://localhost.
notice-move = It is your move: { $game } with { $names }.
notice-short = Your time is short: decide in { $game } with { $names }.
notice-challenge = { $names } asks you for a match of { $game }.
notice-declined = { $names } cannot play { $game } now.
notice-asks = { $names } asks to be friends.
notice-agreed = { $names } and you are friends now.
notice-next = The next match is set up: { $game } with { $names }.
notice-fixture = Your next match can be played: { $game } with { $names }.
notice-missed = You did not come in time: { $game } with { $names } is lost.
notice-award = { $names } is over: see who has won.
notice-over = The match is over: { $game } with { $names }.
# How a match has ended, that of a series with its standing: the matches that the reader has won, and the best rival.
notice-ended = { $outcome ->
    [won] You won { $game } against { $names }
    [lost] You lost { $game } against { $names }
   *[drawn] A draw in { $game } with { $names }
}{ $how ->
    [resigned] , by resignation
    [on-time] , on time
    [left] , by leaving
   *[played] {""}
}.{ $series ->
    [won] {" "}The series is yours, { $own } : { $theirs }.
    [lost] {" "}The series is lost, { $own } : { $theirs }.
    [on] {" "}The series stands at { $own } : { $theirs }.
   *[none] {""}
}
friends = Friends
friends-here = here now
friends-yours = Your friends
friends-none = None yet. Ask somebody by their name; once they agree, you see when the other is here, and can ask for a match by name.
    .asked = None yet: whom you have asked stands below until they agree.
friends-more = More
    .label = More about { $name }
friends-name = Their name on this server
friends-ask = Ask to be friends
friends-fine = Your friends see when you are here, even if you show your results to nobody. Nobody else sees it.
friends-asked-now = Done: they are told of your request.
friends-unknown = Nobody here has the name { $name }.
# A game, whether its result shall count, and the time to decide, all chosen before.
friends-wanted = Choose a friend for a { $rated ->
    [yes] rated match
   *[no] match
} of { $game }{ $time ->
    [none] {", without a limit of time"}
   *[some] , { $clock }
}.
friends-agreed-now = You and { $name } are friends.
friends-asks = They ask to be friends
friends-agree = Agree
    .label = Be friends with { $name }
    .done = You agree to be friends with { $name }.
friends-refuse = No thanks
    .label = Decline the request of { $name }
friends-play = Play
    .label = Ask { $name } for a match
    .ask = Ask { $name }
    .about = Choose the game, and { $name } is asked at once:
friends-part = End friendship
    .label = End the friendship with { $name }
friends-block = Block
    .label = Block { $name }: you do not meet at open tables any more, and requests of theirs do not reach you
friends-asked = You have asked them
friends-withdraw = Withdraw
    .label = Withdraw your request to { $name }
friends-blocked = You have blocked them
friends-unblock = Unblock
    .label = Lift the block on { $name }
profile-tie = { $tie ->
    [friend] You are friends.
    [asks] They ask to be friends.
    [asked] You have asked them to be friends.
   *[blocked] You have blocked them.
}
lobby = Open tables
lobby-all = All open tables
lobby-watch = Open tables, and matches to watch
lobby-running = Matches to watch
    .who = { $names } play
    .watch = Watch
    .none = Nothing to watch just now. A match stands here if its table was open to anybody: begun by “Play somebody now”, or with a seat set to “Open: anybody”. To watch any other match, ask somebody who plays in it for the address of its page.
lobby-none = Nobody waits at a table like that just now. The page shows them as they come.
lobby-game = Game
lobby-seats = Seats
    .of = { $number } seats
lobby-time = Time to decide
lobby-rated = Rated
    .of-yes = rated
    .of-no = not rated
# While somebody waits for a match with whoever comes: at the table, on other pages, and when somebody has come.
seek = Playing now
seek-waits = You wait for somebody who plays { $game }. Your place is kept as long as a page is open here.
    .go = Back to your place
seek-bot = Play a bot meanwhile
    .about = Nobody has come yet. You keep your place while you play a bot, and are told when somebody sits down.
seek-found = { $names } wants to play { $game } with you.
    .title = Somebody wants to play · Kickabout
    .go = Go to the match
seek-stop = Stop waiting
open-tables = Somebody wants to play
    .join = Sit down
    .who = { $names } { $number ->
    [one] waits for one more
   *[other] waits for { $number } more
}
front-joint = Chance from everybody
    .help = Every browser adds something new to each roll, so that not even whoever runs the server can know it beforehand. A roll may take a moment longer.
    .people = If all are people
    .yes = Always
    .no = Never

front-real = Real cards and dice
    .help = You play with a box on your table, and each says here what was drawn or rolled. Without bots: somebody would have to look into their cards.
    .no = Off
    .yes = On
real-about = Real cards and dice: whoever draws or rolls says here what it was, and only those who may see it read it. Bots do not play.
real-no-proof = The dice are your own, so there is nothing of the server’s to be checked.
real-ask = { $kind ->
    [roll] What was rolled?
    [pick] How was it decided?
    [deal] Which card was dealt to you?
   *[draw] Which card was drawn?
}
real-enter = Enter
real-choose = Choose …
real-other = Another one
    .label = The card, by its name in the notation
# What may have been drawn or rolled, in the words of the notation or of the commentary.
real-outcome = { $outcome }
real-waiting = { $kind ->
    [roll] The table waits for the roll of { $players }.
    [pick] The table waits for { $players } to say how it was decided.
   *[draw] The table waits for { $players } to draw.
}
real-misfit = What { $player } has entered does not fit with what was entered before. Compare the cards, and take back what was wrong.
error-real-misfit = By what was entered before this cannot have come. The others have been told: compare the cards, and take back what was wrong.
error-real-bots = No bot plays with real cards and dice: somebody would have to look into its cards
error-real-prepared = With real cards and dice nothing is prepared by the server: leave that to the players
error-one-outcome = say one card or one roll at a time

## What a server counts of itself, as Prometheus shows it

metric-decision-seconds = From the arrival of a person's decision until it is committed
metric-decisions-refused-total = Decisions that were not played, by the kind of error
metric-steps-total = What happened at tables by itself, by kind
metric-database-seconds = Time of a transaction, with the wait for its turn
metric-streams = Open streams of events, by kind
metric-tables = Tables in memory, by state
metric-bot-wait-seconds = From a question to a bot until its turn to think
metric-news-total = News of the other servers, by kind

## Competitions: the list of them, the form for a new one, and the page of each.

competitions = Competitions
competitions-front = Cups and leagues
competitions-about = Cups, leagues and other competitions, with friends or bots: matches are paired and tables set up by themselves.
competitions-organise = Organise one
competitions-own = Yours
competitions-seasons = Your seasons
competitions-open = You can enter
competitions-running = Being played
competitions-over = Over
competitions-none = Nothing is being played
    .about = Press “Organise one”: a cup of eight takes a minute to set up. Send the link to whoever is to play, and let bots fill the rest.
competitions-all = All competitions
competition-sides = { $number ->
    [one] { $number } side
   *[other] { $number } sides
}
competition-starts = begins on { $moment }
competition-status = { $status ->
    [open] can be entered
    [running] being played
    [over] over
   *[called-off] called off
}
    .won = won by { $name }
competition-todo-play = Your match
    .label = Your match in { $name } can be played
competition-todo-begin = Begin it
    .label = { $name } is yours to begin
competition-form = { $kind ->
    [league] { $legs ->
        [1] League, everybody meets once
       *[2] League, everybody meets twice
    }
    [cup] { $third ->
        [yes] Cup with a match for third place
       *[no] Cup
    }
    [groups] { $groups } groups, { $qualify ->
        [1] the winner of each
       *[other] the best { $qualify } of each
    } in a knock-out
    [swiss] { $rounds ->
        [0] Swiss
       *[other] Swiss, { $rounds } rounds
    }
    [arena] Arena, { $minutes } min
   *[group-stage] Group Stage
}
competition-round = { $stage ->
    [league] Matchday { $number }
    [group] Groups, matchday { $number }
    [third-place] Third place
    [knock-out] { $sides ->
        [2] Final
        [4] Semi-finals
        [8] Quarter-finals
       *[other] Round of { $sides }
    }
    [arena] Pairing { $number }
   *[other] Round { $number }
}
competition-match = { $stage ->
    [league] matchday { $number }
    [group] groups, matchday { $number }
    [third-place] match for third place
    [knock-out] { $sides ->
        [2] final
        [4] semi-final
        [8] quarter-final
       *[other] round of { $sides }
    }
    [arena] arena
   *[other] round { $number }
}
competition-grace = { $hours ->
    [0] { $minutes } minutes
    [1] 1 hour
   *[other] { $hours } hours
}
competition-criterion = { $by ->
    [head-to-head-points] points in the matches between them
    [head-to-head-goal-difference] goal difference in the matches between them
    [head-to-head-goals] goals in the matches between them
    [goal-difference] goal difference
    [goals] goals
    [away-goals] goals away
    [wins] wins
    [away-wins] wins away
    [opponents-points] points of those whom they have met
    [conduct] fair play
   *[lot] a name drawn from a hat
}
competition-level = { $by ->
    [lot] { $side } and { $other } are level in everything: { $other } was drawn from a hat first.
    [conduct] { $side } is behind { $other } by fair play: { $own } to { $theirs } in points for cards, and fewer are better.
   *[other] { $side } is behind { $other } by { competition-criterion }.
}
competition-level-title = What parts sides that are level on points
competition-out = { $why ->
    [own] Has withdrawn.
    [organiser] Excluded by the organiser.
   *[absent] Out: did not come to two matches.
}
    .you = { $why ->
        [own] You have withdrawn.
        [organiser] The organiser has excluded you.
       *[absent] You are out: you did not come to two matches.
    }
competition-versus = { $number ->
    [2] { $home } v { $away }
   *[other] { $sides }
}
competition-kicker = Competition in { $game }
competition-organiser = Organised by { $name }
competition-begun = begun on { $day }
competition-called-off = { $reason ->
    [none] Called off: too few had entered when it was to begin.
   *[other] Called off: { $reason }
}
competition-entered = { $number ->
    [0] Nobody takes part yet
    [one] One side takes part
   *[other] { $number } sides take part
}
competition-entered-about = { $least } to { $most } sides can take part: as many as have entered when it begins.
competition-missing = { $missing ->
    [one] One more side is needed to begin: invite somebody, or let bots fill up.
   *[other] { $missing } more sides are needed to begin: invite others, or let bots fill up.
}
competition-enter = Take part
competition-withdraw = Withdraw
    .label = Withdraw from the competition
    .about = You lose the match that you play, and all that follow. You cannot come back.
    .press = Yes, withdraw
competition-bots = Choose bots
    .number = Number
    .strength = Strength
    .mixed = of all strengths
    .press = Add bots
competition-options = Options of the game
competition-fill = { $number ->
    [one] Add a bot
   *[other] Add { $number } bots
}
competition-begin = Begin
competition-remove = Remove
    .label = Remove { $name }
    .about = They take part no more. As long as the competition has not begun they can enter again.
    .press = Yes, remove
competition-organising = You organise it
competition-exclude = Exclude a side
    .about = They take part no more, and lose what they have not played. Everybody is shown that you have excluded them.
    .press = Yes, exclude
competition-call-off = Call the competition off
    .press = Yes, call it off
competition-reason = Reason, which everybody is shown
competition-link = Invite others
    .about = { $listed ->
        [yes] Whoever opens this link can take part. The list of competitions shows it to everybody as well.
       *[no] Whoever opens this link can take part. It is shown nowhere else.
    }
    .copy = Copy the link to the competition
    .share = Share the link to the competition
    .qr = Show the link as a QR code
competition-feed = { $name }: results and rounds
    .link = Atom feed for a reader
    .calendar = Calendar file
    .embed = Show it on another site
    .code = Copy this into a page of that site:
    .copy = Copy the code
    .about = A feed reader shows the results and rounds as they come, and a calendar when matches have to be begun and over.
    .look = Look at it
    .print = Print
competition-feed-round = { $round }: the matches are set
competition-feed-side = { $name } { $goals }
competition-feed-result = { $how ->
    [void] { $round }: { $names } have not met
    [walkover] { $round }: { $sides } by a walkover
    [corrected] { $round }, corrected by the organiser: { $sides }
    [played] { $round }: { $sides }
   *[other] { $round }: { $sides }, { result-how }
 }
competition-feed-award = { $winner } wins { $name }
competition-feed-called-off = { $name } is called off
competition-calendar-begins = { $name } begins
competition-calendar-sit-down = { $round }: { $names } have to have sat down
competition-calendar-ends = { $round }: the match of { $names } counts as it stands
competition-you-take-part = { $begins ->
    [short] You take part. { competition-missing }
    [now] You take part. Press “Begin” when everybody is in.
   *[later] You take part. You are told as soon as your first match can be played.
}
competition-yours-kept = Your match against { $rivals } is ready
competition-yours-waiting = You sit at your table: { $rivals } has not come yet
competition-yours-playing = Your match against { $rivals } is on
competition-until = { $hours ->
    [0] { $minutes ->
        [0] less than a minute left to sit down
        [one] { $minutes } minute left to sit down
       *[other] { $minutes } minutes left to sit down
    }
   *[other] { $hours } hours left to sit down
}
competition-pause = All matches of this round are over. { $organiser ->
    [yes] It goes on by itself in { competition-pause.wait }.
    [corrects] You can still put a result right. It goes on by itself in { competition-pause.wait }.
   *[no] It goes on in { competition-pause.wait }, or as soon as the organiser likes.
}
    .wait = { $minutes ->
        [one] less than a minute
       *[other] less than { $minutes } minutes
    }
    .close = Go on now
competition-all-played = All matches are over. { $organiser ->
    [corrects] You can still put a result right: in { competition-pause.wait } it is official.
   *[no] The result is official in { competition-pause.wait }.
}
    .close = Make it official
competition-sit = Sit down
competition-awaits = You wait for { $matches }: your next match can be played after that.
competition-awaits-many = You wait for { $number } other matches: yours can be played after that.
competition-awaits-next = Your next match is about to be paired.
competition-place = { $place ->
    [1] You have won it!
    [2] You came second.
    [3] You came third.
   *[other] You came { $place }th.
}
competition-table = Table
competition-group = Group { $letter }
competition-champion = champion
competition-through = goes through
    .legend = Green: goes through to the knock-out.
competition-column-place = #
    .long = Place
competition-column-side = Side
competition-column-played = P
    .long = Played
competition-column-won = W
    .long = Won
competition-column-drawn = D
    .long = Drawn
competition-column-lost = L
    .long = Lost
competition-column-goals = Goals
    .long = Goals for and against
competition-column-difference = ±
    .long = Goal difference
competition-column-points = Pts
    .long = Points
competition-column-form = Form
competition-outcome = { $outcome ->
    [won] won
    [drawn] drawn
   *[lost] lost
}
competition-outcome-short = { $outcome ->
    [won] W
    [drawn] D
   *[lost] L
}
competition-seed = Seed { $number }
    .about = The small number before a name is its seed: 1 has the best rating, and equals are drawn from a hat. A newcomer begins with the rating of a semi-pro; bots have theirs from matches among themselves, whatever their level is called.
    .bots = In { $game }: { $bots }{ $percent ->
        [0] { "" }
       *[other] , so that the first wins about { $percent } of 100 matches against the last
    }.
competition-bracket = Bracket
competition-bracket-whole = Show the first rounds too
competition-bracket-about = { $seeds ->
    [yes] { $bots ->
        [yes] What the small numbers are, and how bots play each other
       *[no] What the small numbers are
    }
   *[no] How bots play each other
}
competition-bots-among = Bots play each other as soon as a round is paired, and at no table: their results are kept, but there is nothing to watch, then or later. The next round is paired once all matches of this one are over.
competition-nobody = { $bye ->
    [yes] bye
   *[no] to come
}
competition-fixtures = Matches
competition-free = No match: { $sides }
competition-ahead = Still to come
    .about = All matches of a matchday are played at the same time. The next one begins once they are over.
competition-state = { $state ->
    [to-come] to come
    [waiting] waiting for its players
    [playing] being played
    [lot] drawn from a hat
    [bye] bye
   *[other] { result-how }
}
competition-tie-break = { $how ->
    [none] Level: the game’s own tie-break decided
   *[other] Level: decided by { $how }
}
competition-replays = { $last ->
    [none] Drawn { $drawn }
   *[other] Drawn { $drawn }, then { $last } in the replay
}
competition-replay = played again after a draw
competition-watch = Watch
    .label = Watch { $sides }
competition-correct = Correct the result
    .label = Correct the result of { $sides }
    .press = Correct it
    .limits = Up to { $most } goals a side, and level only where a match can end like that.
    .about = You organise this. { $status ->
        [running] You can correct the result of a match with people in it, until others are paired by it or the competition is over.
       *[other] It is over: its results stand.
    }
competition-corrected = Corrected by the organiser, from { $was }{ $how ->
    [played] { "" }
   *[other] { " " }{ result-how }
}: { $reason }
    .short = Corrected by the organiser
competition-gone = Out of it
competition-won = { $you ->
    [yes] You have won!
   *[no] { $name } has won!
}
competition-order = Final order
    .seeds = Of those who went out in the same round, the better seed is ahead.
competition-why = { $what ->
    [won] { $stage ->
        [group-stage] won the last table
       *[other] won the final
    }
    [final] lost the final
    [third] won the match for third place
    [fourth] lost the match for third place
    [out] { $stage ->
        [group-stage] out in round { $number }
       *[other] out in the { competition-match }
    }
    [group] { competition-group }, place { $place }
    [ahead] { competition-points }, ahead of { $other } on { competition-criterion }
    [behind] { competition-points }, behind { $other } on { competition-criterion }
   *[points] { competition-points }
}{ $lot ->
    [yes] , drawn from a hat
   *[no] {""}
}
competition-lot = { $you ->
    [yes] Still level, so a name was drawn from a hat: yours.
   *[no] Still level, so a name was drawn from a hat: { $name }.
}
competition-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
scorers-title = { $cards ->
    [shown] Goals and cards
   *[none] Goals
}
scorers-goals = { $by ->
    [card] Goals by cards
    [win] Who completed a winning side
   *[other] Most goals
}
    .more = { $number ->
        [one] Show one more
       *[other] Show { $number } more
    }
    .own-goals = Own goals by rivals
    .group-stage = In the Group Stage whole sevens score, and nobody in particular: those goals are not counted here.
    .shared = Sides with the same ready-made squad have the same players: a scorer may be listed for several of them.
scorers-decided = Winning goals
    .about = The goals that put the winner of a match ahead for good. An own goal is nobody's.
scorers-booked = Cards shown
    .about = Points: a yellow card 1, a second yellow for the same player 2 more, a straight red 4. Where sides are level, fewer are better.
scorers-column-scorer = { $by ->
    [card] Its cards
    [win] Player
   *[other] Scorer
}
scorers-column-goals = { $by ->
    [win] Wins
   *[other] Goals
}
scorers-column-decided = Matches
scorers-column-yellow = Yellow
scorers-column-sent-off = Sent off
scorers-column-conduct = Points
scorers-times = ×{ $number }
scorers-own-goals = { $number ->
    [one] an own goal by the rival
   *[other] { $number } own goals by the rival
}
scorers-deducted = { $number ->
    [one] 1 goal taken off
   *[other] { $number } goals taken off
}
    .about = Whoever scored keeps the goal: one that was taken off counts against the side alone.
scorers-decided-by = Winning goal: { $name }
competition-how = How it is played
    .hints = Nobody gets hints here; in a season alone they are there.
    .waits = A match waits { $grace } for its players to sit down: whoever has not come by then has lost. { $kind ->
        [cup] { "" }
       *[other] Whoever misses two matches is out.
    }
    .clock = The clock: { $clock }. { $each ->
        [yes] Where it runs out, a bot decides the first time, unless the match is rated; the next time the match is lost.
       *[no] Whose time runs out has lost.
    }
    .lasts = A match that is not over after { $days } days counts as it stands.
    .drawn = A drawn knock-out match is played again with the sides swapped, twice at most; then a name is drawn from a hat.
competition-new = Organise a competition
    .next = Once it is set up, you take part, send others the link, and fill free places with bots: as many and as strong as you like.
    .press = Set it up
    .back = Never mind
competition-new-name = { $kind ->
    [league] League of the street
    [groups] World cup of the street
    [swiss] Swiss of the street
    [arena] Arena of the street
    [group-stage] Group Stage of the street
   *[cup] Cup of the street
}
competition-name = Name of the competition
competition-kind = Form
    .sides = { $least } to { $most } sides.
competition-kind-league = League
    .about = Everybody meets everybody.
competition-kind-cup = Cup
    .about = Whoever loses is out. The best are kept apart until late.
competition-kind-groups = Groups and knock-out
    .about = The best of each group go on to a knock-out.
competition-kind-swiss = Swiss
    .about = In each round those meet who have done about as well: for many sides and few rounds.
competition-kind-arena = Arena
    .about = Whoever is free is paired at once, until the time is over. For quick matches among people.
competition-kind-group-stage = Group Stage
    .about = Up to four sit at a table and play each other; the winners of the tables meet again, until one is left.
    .only = The Group Stage is of Squad Rush: choose that game for it.
competition-legs = Everybody meets
    .once = once
    .twice = twice, home and away
competition-groups = Number of groups
competition-qualify = Go on from each
competition-rounds = Rounds
    .enough = as many as it takes
competition-minutes = How long it takes
    .of = { $number } minutes
competition-third = With a match for third place
competition-tie-breakers = If sides are level on points
competition-ties-plain = Goal difference
competition-ties-world-2026 = As at the World Cup 2026
competition-ties-world-2018 = As at the World Cup 2018
competition-ties-european = As in Europe’s qualifying groups
competition-ties-swiss = As in Swiss tournaments of chess
competition-ties-order = First { $first }; then { $then }.
competition-waits = How long a match waits for its players
    .about = Whoever has not sat down by then has lost that match.
competition-lasts = How long a match may take
    .open = as long as it takes
competition-lasts-days = { $days } days, then it counts as it stands
competition-begins = When it begins
    .press = When I press “Begin”
    .moment = At a set time
competition-moment = Date and time ({ $zone })
competition-listed = Everybody on this server can find it; otherwise only who has the link
competition-rated = Rated: matches between people change their ratings
competition-back = To the competition
competition-occasion = { $competition }, { $match }
competition-beside-waiting = Waiting for { $names }
competition-beside-yours = Your seat is kept for you
competition-beside-walkover = { $names } has not come in time: the match is yours.
competition-beside-missed = You have not come in time: the match is lost.
competition-beside-closed = This match is over before it was played.
competition-means-through = You are through to the { $round }.
competition-means-won = You have won it!
competition-means-beaten = { $final ->
    [yes] You have lost the final.
   *[no] You are out of the cup.
}
competition-means-third-place = You have lost the semi-final: you play for third place.
competition-means-groups = You are out: the knock-out goes on without you.
competition-means-drawn = A draw: the match is played again, or a name is drawn from a hat.
competition-means-third = { $won ->
    [yes] You are third.
   *[no] You are fourth.
}

## What a match has changed of that which it belongs to, at the end of its page.

news = What it has changed
news-back = See what it has changed
news-waits = The result is being entered …
news-place = { $change ->
    [up] Up from { $before } to { $after }
    [down] Down from { $before } to { $after }
    [same] Still { $after }
   *[first] You are { $after }
}, with { competition-points }
news-others = The table stands once the others have played.
news-counts = It counts as { $score }, { result-how }.
news-given = { $you ->
    [yes] It counts as a win for you.
   *[no] It counts as a win for { $name }.
}
news-counts-group = It counts as three matches lost { $score }, { result-how }.
news-group = At the table you were { $place }.
news-see-cup = See the cup
news-set-up-another = Set up another
news-through = { $name } is through to the { $round }.
news-winner = { $name } has won the cup.
news-final = The final: { $home } { $score } { $away }{ $how ->
    [played] { "" }
   *[other] , { result-how }
}.
# A rival whom a bot plays, with how strong that is.
news-rival = { $name } ({ $kind })
news-opponent = { $rival } is waiting for you there.
news-opponent-of-two = You meet the winner of { $home } – { $away } there.
news-opponent-open = Whom you meet there is not known yet.
news-group-stage = { $won ->
    [yes] You have won your table.
   *[no] You have not won your table.
}
# What a club plays next, or plays already.
news-when = { $begun ->
    [yes] Under way
   *[no] Next
}
news-next = { news-when }: { $stage ->
    [cup] cup, { $round }
   *[league] matchday { $number }
}, { $where ->
    [home] at home against { $rival }
   *[away] away against { $rival }
}.
news-next-match = Next match
news-next-group = { news-when }: round { $number } with { $names }.

## Seasons of one person among bots.

season = Season
season-front = A season with a club of your own
season-new = Found a club
    .about = A name, a shirt, and the bottom of the bottom division: every great club has begun like that. You play { $matchdays } matchdays in a division of { $sides }, and work your way up through { $divisions } of them.
    .rules = The best { $moving } of a division go up; the last { $moving } go down, except from the bottom one. In between there are { $rounds } rounds of the cup, for all divisions: whoever loses is out, and a draw is played again with the sides turned round, twice at most, before a name is drawn from a hat.
    .group-stage = { $game }: Group Stage (tables of four)
    .group-about = In a Group Stage you sit down with three others, and each of you plays three matches, which all count in the league. There are { $rounds } rounds at tables of { $sides } instead of { $matchdays } matchdays, so that everybody meets everybody three times; a table is three quarters of an hour. The cup is plain Squad Rush.
    .game = The game
    .name = The name of the club, { $most } characters at most
    .example = Dynamo Duvet
    .press = Begin the season
    .another = Found another club
season-latest = Your latest match
season-number = Season { $number }
season-division = Division { $number }
season-clubs = Other clubs
season-place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
season-matchday = Matchday { $number } of { $of }
season-matchday-short = Matchday { $number }
season-group = Round { $number } of { $of }
    .of = table of { $sides }, { $matches } matches each
season-group-short = Round { $number }
season-matchdays = Matchdays
    .group = Rounds
season-round = Cup: { $number ->
        [1] first round
        [2] second round
        [3] quarter-final
        [4] semi-final
       *[5] final
    }
season-occasion = Division { $division }, matchday { $number }: { $home } – { $away }
    .cup = Cup, { season-cup-round }: { $home } – { $away }
    .group = Division { $division }, Group Stage, round { $number }: { $club }
season-cup-round = { $number ->
        [1] first round
        [2] second round
        [3] quarter-final
        [4] semi-final
       *[5] final
    }
season-replay = replay
season-at-home = at home
season-away = away
season-versus = against
season-prepared = Every club keeps one squad all season. Yours is { $squad }, and no other club has it. Some of the others have a squad in common, and so the same players. The line-up is set up for you: you begin with the first decision of play.
    .short = team and line-up set up for you
season-play = Play
season-play-on = Play on
season-concede = Concede
    .sure = Stay in bed, and lose 0–3? The league takes a dim view, and so does your kitman.
    .sure-group = Stay in bed, and lose all three matches { $score }? A bot keeps your seat warm, and the other three will not even notice.
    .sure-cup = Stay in bed, lose 0–3 and be out of the cup? The ribbons were ironed already.
    .yes = Concede the match
    .yes-group = Concede all three matches
season-walkover = conceded
season-waits = The others play first; the button appears here by itself.
    .end = The last results appear here by themselves, and then how the season has ended.
season-column-place = Place
season-column-side = Side
season-column-played = Played
    .short = P
season-column-won = Won
    .short = W
season-column-drawn = Drawn
    .short = D
season-column-lost = Lost
    .short = L
season-column-goals = Goals for and against
    .short = Goals
season-column-difference = Goal difference
    .short = ±
season-column-points = Points
    .short = Pts
season-column-form = Form
season-form =
    .won = Won
    .won-short = W
    .drawn = Drawn
    .drawn-short = D
    .lost = Lost
    .lost-short = L
season-zone =
    .up = Goes up
    .down = Goes down
season-table-about = Level on points, the better goal difference is ahead, then more goals, then fair play, then a name drawn from a hat. The other divisions are not played: the hat says there who goes up and down, too, and stronger clubs have better chances.
    .group = Every match at a table counts: 3 points for a win, 1 for a draw, and 1 more with the Golden Boot, which is a win with the STAR in the seven.
    .tie-break = A level match that the game’s own tie-break decides counts as a win, not as a draw.
season-table-place = { $place } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }
season-table-won = has won the table
season-table-rest = The other three among themselves
season-cup = Cup
    .about = All divisions, one trophy.
season-byes = The first division comes in with the second round.
season-through = goes on
season-end = The season is over: you are { season-place }
    .champions = Champions of division { $number }
season-goes =
    .up = Up you go! Pack the good shirts.
    .down = Down you go. It is warmer there, they say.
    .stays = Same again next season, then.
    .top = Nothing above you but the floodlights.
season-cup-undrawn = Drawn once the round before is over.
season-cup-won = And the cup is yours. Mind the handles.
season-cup-gone = The cup went to { $name }.
season-next = Begin season { $number }
season-past = Seasons past
    .line = Division { $division }: { season-place }
season-cup-reached = Cup: { $rounds ->
        [0] out in the first round
        [1] out in the second round
        [2] out in the quarter-final
        [3] out in the semi-final
        [4] lost the final
       *[5] won
    }
season-back = Back to the season
error-no-club = That club is not yours, or has folded.
error-too-many-clubs = You have { $most } clubs, which is as many as anybody may have.
error-nothing-to-play = There is nothing for your club to play now.
error-season-not-over = The season is not over yet.
