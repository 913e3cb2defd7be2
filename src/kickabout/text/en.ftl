### What all parts of Kickabout say alike.
###
### Variables that a seat gives, such as $player: $player is a name, or "you" (see below) to that seat
### itself; $player-is is `you` or `other`. Those of a name from the box, such as $card: $card and
### $card-slug. Those of a list, such as $cards: the list in words, and $cards-count.
### The function SIGNED($number) writes +2 and −2; CAPITAL($text) begins a text with a capital
### letter, and SENTENCE($text) does so where a sentence begins with it.
### A language in which words agree with a noun has the gender of a name or message in its attribute .gender,
### and what goes with it in messages noun-WORD, such as noun-the, which select by $gender. So $card gives
### $card-gender and $card-the as well; an attribute .the says what the rule gets wrong. See CONTRIBUTING.md.
### A message whose attributes are .v1, .v2 ... has that many ways to be said, which take turns.

# Who reads it, where $player stands in the middle of a sentence; at its beginning it is written with a
# capital letter.
you = you
# A number with decimals alone, such as 0.5 or 52.5 %.
figure = { $figure }
# A day, or a moment, alone.
moment = { $moment }
# A name alone, as the box has it.
named = { $name }
# A seat where nobody has given a better name.
seat-name = Player { $number }

## What a box adds.

# A ready-made team, squad or deck among the words of an option.
ready-made = { $name }. { $text }

## Whose: the possessive of a seat.

whose-player = { $player-is ->
    [you] { SENTENCE("your") }
   *[other] { $player }’s
}
whose-rival = { $rival-is ->
    [you] { SENTENCE("your") }
   *[other] { $rival }’s
}

## Small numbers in words, by $number.

number-in-words = { $number ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $number }
}

## What the commentary says of a match itself, whatever the game.

resigned = { $player-is ->
    [you] { $player } resign and head for the dressing room.
   *[other] { $player } resigns and heads for the dressing room.
}

lost-on-time = { $player-is ->
    [you] Your time is up: { $player } have lost on the clock.
   *[other] { $player }’s time is up: a loss on the clock.
}

lost-by-leaving = { $player-is ->
    [you] { $player } left the ground, so the match is lost.
   *[other] { $player } has left the ground and loses the match.
}

# The seat's time for a decision is over; the server makes it, this once.
ran-out-of-time = { $player-is ->
    [you] Your time is up: the bench decides for { $player }, this once.
   *[other] { $player }’s time is up: the bench decides, this once.
}

draw-agreed = Both agree on a draw.

## Why something cannot be played, whatever the game. A refusal of a game's rules names its clause.

# $error says what is wrong with a name in the notation, and what would be right.
not-understood = Not understood: { $error }.
not-this-seat = It is not for { $player } to decide now.
no-such-action = There is no action number { $action }.
no-such-seat = There is no seat { $number } at this table.
not-chance = It is not chance that decides now, so “{ $action }” cannot come.
nothing-to-roll = There is nothing to roll: chance does not decide now.
nothing-to-undo = There is nothing to take back.
nothing-to-resign = There is nothing to resign: the match is over, or this seat is out of it already.
nothing-to-draw = There is no draw to agree on: the match is over, or cannot end as one.
no-clock = No clock runs now.
# $reason is a sentence; $outcomes are the names of those that are possible, as few as there may be.
impossible-outcome = { $reason } Possible { $outcomes-count ->
    [one] is
   *[other] are
} { $outcomes }.
more-outcomes = { $number } more

## What is wrong with the dice or the record of a match that is verified. $line is a line of its transcript.

dice-wrong-draw = line { $line }: “{ $action }” was played, but the dice gave “{ $right }”
dice-misfit = line { $line }: { $error }
dice-misfit-draw = line { $line }: { $error } The dice gave “{ $right }” here.
dice-wrong-result = the result is { $result }, but the decisions give { $right }
dice-wrong-secret = the secret is not the one that the server was committed to: the commitment is { $commitment }, that of the secret would be { $right }
dice-wrong-seal = the contribution of seat { $number } is not the one that it had sealed
# $term is a key of the JSON object with what was agreed, $agreed and $right are values in JSON.
record-other-terms = agreed was { $term } { $agreed }, but this is { $right }
record-unreadable = what was agreed is not written as it should be
record-other-agreement = the record begins with another agreement than the one that is told here
record-other-entry = line { $line }: this is not entry { $number } of the record, nor is what follows
record-other-length = there are { $entries } entries, but the record has { $right }
record-unsigned = the server has not signed the head after { $number } entries
record-wrong-signature = the server’s signature of the head after { $number } entries is not valid
# The seat's last head that is contained was after entry $after - 1.
record-other-head = { $after ->
    [0] seat { $number } was shown a record with another agreement
   *[other] seat { $number } was shown another record: what differs first is one of the entries { $after } to { $until }
}
links-unreadable = line { $line }: { $error }
links-misplaced = line { $line }: links belong to the first draw after a decision, and anchors to anything but a draw
links-misfit = line { $line }: the link of seat { $number } is not the one of its chain that was due
links-undone = line { $line }: a decision was taken back when a draw was due, for which links had been revealed
players-misplaced = line { $line }: a player is named for what nobody decided
players-beyond = a player is named for entry { $number }, which does not exist
links-beyond = there are links of entry { $number }, which does not exist

## Squads, teams and decks that people build. $clause is a clause of the rulebook, or `none`.

# The end of a sentence, with the clause behind it if there is one.
cited = { $clause ->
    [none] .
   *[other] { " " }({ $clause }).
}
cannot-put-here = { $piece } has no place here{ cited }
cannot-put-because = { $reason }{ cited }
cannot-put-again = { $copies ->
    [1] { $piece } is there already
   *[other] At most { $copies } of a card, and { $piece } is in it as often
}{ cited }
cannot-put-twice = { $piece } is in { $part } already{ cited }
cannot-put-full = { $row }: { $size ->
    [1] the one place is taken
   *[other] all { $size } places are taken
}{ cited }
cannot-put-unknown = There is no “{ $piece }” in the box.
cannot-take = “{ $piece }” is not in { $part }.

## Rules that are made machine code.

compiling = Compiling the rules of { $game }, once on this machine

## What is wrong with the file of a trained player

trained-unread = { $file } cannot be read: { $reason }
trained-no-network = { $file } does not hold a trained player
trained-other-game = the player in { $file } was trained for { $theirs }, not for { $game }
trained-other-seats = the player in { $file } was trained for { $theirs } seats, not for { $seats }
trained-other-observations = the player in { $file } was trained with other observations than those of { $game } in this version; train it again
trained-other-box = the player in { $file } was trained with another box (digest { $theirs }, not { $box })
trained-other-size = the layers of { $file } do not fit what it was trained for

## Invalid values
#
# What pages and the command line say of a value that somebody has given. `given`, `value`, `name` and `key` come with
# their quotes, as code is written; a list such as `known` comes with its commas.

invalid-game = there is no game { $name }; { $known ->
    [none] no installed package has any. Kickabout's own are named in its metadata, which an editable install gets when it is made: `make env`, or `pip install -e .`
   *[other] the games are: { $known }
}
invalid-bot = there is no bot { $name }; the bots are: { $known }
invalid-whole = { $name } must be a whole number, not { $value }
invalid-seed = seed is a whole number in 0..2**64-1, not { $given }
invalid-seats = { $game } is for { $span ->
    [one] { $most }
   *[several] { $least } to { $most }
} seats, not { $seats }
invalid-option = there is no option { $name }{ $near ->
    [none] {""}
   *[other] {" "}(is it { $near } that is meant?)
}; { $known ->
    [none] there are none
   *[other] the options are: { $known }
}
invalid-option-word = option { $option } is one of { $allowed }, not { $value }
invalid-option-number = option { $option } is a whole number, not { $value }
invalid-option-range = option { $option } lies in { $least }..{ $most }, not { $value }
# The notation of actions: `noun` is what a word names, such as card.
notation-both = { $first }; { $other }
notation-either = { $first } or { $other }
notation-form = write { $right }, not { $given }
notation-verb = { $given } does not begin with one of: { $known }
notation-number = a { $noun } is a number in { $least }..{ $most }, not { $given }
notation-word = there is no { $noun } { $given }; there are: { $known }
notation-many = there is no { $noun } { $given }; among the { $count } are: { $known }
# Files of matches and lessons; `file` is which of them.
transcript-sealed = the dice are sealed: nothing reads the line { $key }
transcript-no-line = the { $file } has no line { $key }
transcript-format = the { $file } has format { $given }; this version reads { $known }
transcript-head = line { $line }: expected one of { $known } and a colon, not { $given }
transcript-twice = line { $line }: { $key } stands twice
transcript-options = options are written NAME=VALUE, not { $given }
transcript-box = the transcript was played with box { $theirs }, this is box { $box }
transcript-undo = { $actor } takes back a decision of { $last }
transcript-seat = { $name } is for seats 0 to { $last }, not for { $actor }
transcript-actor = { $actor } acts, but it is for { $due } to act
transcript-decision = { $name } does not fit: { $reason }
transcript-line = line { $line }: { $reason }
transcript-result = the result is { $theirs }, but the decisions give { $ours }
# What proves the dice in the head of a transcript; `form` is as in the file.
proof-form = { $key } matches { $form }, which { $given } does not
proof-seats = { $key } names each seat once, in their order, not { $given }
proof-digests = record-heads and record-server are written as 64 hexadecimal digits each
proof-written = { $key } are written { $form }
proof-contributions = { $key } are written SEAT:SEAL:CONTRIBUTION, not { $given }
proof-players = { $key } is a list in JSON of pairs of ENTRIES and PLAYER
proof-links = links are written SEAT:LINK, SEAT:- or SEAT=ANCHOR, not { $given }
# Files of lessons.
lesson-file = { $file }: { $fault }
lesson-file-name = a lesson's file is called NUMBER-NAME.txt
lesson-file-seat = the learner's seat is one of 0..{ $last }, not { $seat }
lesson-file-note = a note is written `note NAME at PART PART`
lesson-file-line = expected a note, a seat or chance, not { $given }
lesson-file-unasked = { $action } is one of several, and no note asks for it
lesson-file-words = there is no message { $id }
lesson-file-part = the page has no part with the id { $part }
lesson-file-undecided = nothing on the page decides { $action }
# Files of squads, teams and decks.
roster-file-no-toml = this { $error }
roster-file-key = there is no key { $key }; the keys are: { $known }
roster-file-part = there is no part { $given }; the parts are: { $known }
roster-file-name = name must be a text in quotes, such as name = "Night Shift"
roster-file-name-long = name has at most { $most } characters, this has { $number }
roster-file-name-unprintable = name cannot hold control characters
roster-file-list = { $key } must be a list of names in quotes, not { $value }
roster-file-many = { $key } has { $number } entries; no roster has more than { $most }
roster-file-counts = { $key } must be a table of counts, such as red-card = 2, not { $value }
roster-file-slug = { $key } must be a short name in quotes of lower-case letters and digits with hyphens, not { $value }
# Box files. `place` is a key, with its row; `near` a word
# that may be meant, or `none`; `span` such as 1..12, `remark` the unit and the clause in brackets.
box-file = { $file }: { $fault }
box-file-fault = { $place } { $fault }
box-file-unread = cannot be read: { $reason }
box-file-not-utf8 = is not UTF-8 text
box-file-meant = { $near ->
    [none] {""}
   *[other] {" "}(is it { $near } that is meant?)
}
box-file-table = must be a table
box-file-missing = is missing{ box-file-meant }
box-file-unknown = is not known here{ box-file-meant }; allowed: { $known }
box-file-slugs = the slugs of { $table }
box-file-rows = must be a list of { $table } tables
box-file-rows-number = are { $number }; there must be { $span }
box-file-values = must be a list of { $span } values, not { $value }
box-file-number = must be a whole number from { $least } to { $most }{ $remark }, not { $value }
box-file-word = must be one of { $known }, not { $value }{ box-file-meant }
box-file-string = must be a text in quotes, not { $value }
box-file-twice = { $value } stands twice
box-file-slug = is lower-case letters and digits with hyphens, not { $value }
box-file-reserved = must not be { $value }, which has a meaning of its own
box-file-again = names { $value } a second time
box-file-colours = must be two colours such as '#16325c #f4f1e6', not { $value }
box-file-only-if = must name an option and one of its words
box-few-cards = { $seats } seats need at least { $needed } cards, the box holds { $number }
# Files of TOML. A rare `error` is that of the language Python, in English.
toml-invalid = is not valid TOML: { $kind ->
    [twice] this stands twice
    [pair] a key, an equals sign and a value are expected
    [bracket] a bracket is not closed
    [rest] there is more after the value
    [quotes] a text has no closing quotation mark
    [value] no value stands here (a text needs quotes)
   *[other] “{ $error }”
} (at line { $line }, column { $column })
toml-parts = has a key of more than { $most } parts; options.goals.least has 3 (at line { $line })
toml-nested = has brackets nested too deeply, more than { $most } in each other (at line { $line })
toml-long = has a word of more than { $most } characters outside of quotes (at line { $line })
# What the system says of a file or a port.
system-missing = No such file or directory
system-forbidden = Permission denied
system-folder = Is a directory
system-no-folder = Not a directory
system-exists = File exists
system-full = No space left on device
system-read-only = Read-only file system
system-port-taken = Address already in use
system-refused = Connection refused
# What it takes to play on a GPU.
device-no-library = a GPU needs numba-cuda: pip install 'kickabout[gpu]'
device-none = no NVIDIA GPU was found, or no driver for it

# Backups.

backup-nothing = there is no database of a server in { $folder }; name its folder with --data
backup-not-empty = { $folder } is not empty; move away what it holds, or name another folder with --data
backup-broken = { $file } is no backup of a data folder, or only a part of one
backup-database = { $file } cannot be copied (“{ $reason }”)
backup-no-tool = { $tool } is not installed; it comes with the client programs of PostgreSQL (on Debian: apt-get install postgresql-client)
backup-failed = PostgreSQL: “{ $reason }”

## Bots: their names and characters.

bot-youth = Yuki
    .kind = youth
    .character = Has the right ideas, most of the time.
bot-amateur = Ama
    .kind = amateur
    .character = Plays on Sundays, and knows why she lost.
bot-rule-of-thumb = Rosalind
    .kind = semi-pro
    .character = Knows the game by heart: shoots when she can, stops who is about to.
bot-pro = Petra
    .kind = pro
    .character = Thinks ahead, and rarely lets you off.
bot-world = Wanda
    .kind = world-class
    .character = Has seen it all before, a thousand times.
bot-random = Basti
    .kind = random
    .character = Plays whatever comes to hand, with great cheer.

# In how many trials of a hundred a choice was followed by a goal ($here), and another ($there).
hint-here = { $here ->
        [0] never
        [100] always
       *[other] in { $here } tries of 100
    }
hint-there = { $there ->
        [0] never
        [100] always
       *[other] in { $there } of 100
    }
