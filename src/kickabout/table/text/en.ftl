### What the pages of the table say, whatever the game. What a game says stands in its own folder.
###
### $name is what somebody is called; $player, $rival and $players are people in seats: see the shared
### messages. $noun is what a game has its players build, such as "squad".

## Bots: their names and characters.

bot-youth = Yuki
    .character = Has the right ideas, most of the time.
bot-amateur = Ama
    .character = Plays on Sundays, and knows why she lost.
bot-rule-of-thumb = Rosalind
    .character = Knows the game by heart: shoots when she can, stops who is about to.
bot-pro = Petra
    .character = Thinks ahead, and rarely lets you off.
bot-world = Wanda
    .character = Has seen it all before, a thousand times.
bot-random = Basti
    .character = Plays whatever comes to hand, with great cheer.

## Seats that change hands, in the commentary.

seat-back-on = { $player-is ->
    [you] You are on; { $bot } leaves the pitch.
   *[other] { $player } is on; { $bot } leaves the pitch.
}
seat-taken-by-bot = { $bot } takes the shirt that was left on the peg.
seat-bot-comes-on = { $bot } comes on for { $player }.
# What a seat is called while nobody sits there.
seat-open-name = Seat { $number }

## Errors: why something that was asked for cannot be.

error-fault = Something broke on our side. What was played is kept.
error-fault-at-table = Something broke on our side. The match is kept.
# $error is what the rules or the reader of a file say of it, in English.
error-not-allowed = That cannot be: { $error }.
error-nothing-to-do = There is nothing to do here.
error-no-such-file = This game has no such file.
error-no-table = There is no table here. The link may be incomplete, or from elsewhere.
error-no-transcript = No transcript is open here; start with `kickabout replay FILE`.
error-rules-changed = This match does not fit the present rules any more and cannot go on: { $error }

error-invitation = This invitation leads to no table. It may be incomplete.
error-invitation-elsewhere = This invitation is for another table.
error-private-link = This private link leads to no seat. It may be incomplete.
error-token-elsewhere = This token is for a seat at another table.
error-no-seat = You hold no seat at this table, so you can watch but not play. If you sat here in another browser, open your private link in this one.
error-seat-not-taken = Nobody has taken this seat yet; ask for its invitation.
error-seat-taken = Somebody else has taken this seat. You may watch the match.
error-seat-taken-by = { $name } has taken this seat. You may watch the match.
error-second-seat = This browser has a seat at this table already. Open the invitation in another browser, or send it to somebody.
error-one-seat = One seat is yours; leave the others open or give them to bots.
error-automaton-seat = With these options { $name } has that seat; take another.
error-seat-kind = A seat is one of { $kinds }, not “{ $kind }”.

error-name-missing = Please give a name: it stands beside your seat.
error-name-long = A name has at most { $most } characters; this one has { $length }.
error-name-control = A name cannot hold control characters.
error-name-invisible = A name needs at least one visible character.
error-name-taken = Somebody at this table is called { $name } already.

error-not-begun = The match begins once every seat is taken.
error-not-over = The match is not over yet.
error-match-over = The match is over.
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
error-next-match-set-up = Somebody has already set up the next match.
error-transcript-too-early = The transcript shows every hand, so it is given out once the match is over.
error-replay-too-early = A replay shows every hand, so it opens once the match is over.
error-answer-seconds = The time to answer is 4, 8 or 15 seconds, or none.
error-hints-setting = Hints are alone, on or off.

error-no-such-bot = There is no bot “{ $bot }”; the bots are: { $bots }.
error-no-such-seat = The seats are 0 to { $last }.
error-give-seat = Only those who play here can give a seat to a bot.
error-is-here = { $name } is here.
error-seat-played = The seat is played by { $name } already.

error-no-hints = This table was set up without hints.
error-hint-on-routine = What you decide now, bots leave to the rule of thumb: there is no hint on it.
error-hint-on-nothing = A hint is for your own decision; there is none to make now.
error-hint-not-ready = The fast rules are still being made; ask again in a minute.
error-hint-lost = The bot has lost its thread; please ask again.

# $cause is what the database says, in English.
error-unsaved = It could not be saved ({ $cause }), so it did not happen. Please try again.
error-unreadable = The database cannot be read ({ $cause }).

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

## The front page

front-warming = Warming up: making the fast rules of { $game }, once. You can play meanwhile.
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

## The table

# Two sentences, one after the other.
table-sentences = { $first } { $second }
# The value of an option of which the match is played with another than the usual.
table-option-number = { $option } { $number }
table-option-switch = { $option }: { $value }

## Building

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
