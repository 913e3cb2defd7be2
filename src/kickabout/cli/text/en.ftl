### What the command line says: help, results, errors. Errors are one line and begin with a small letter.

## Help: commands, then their arguments and options.

help-kickabout = Football card games: play them, watch them again, playtest them.
    .version = Show the version and stop.
help-play = Start the table and open it in the browser.
    .port = 0 takes one that is free.
    .host = The address to listen on; 0.0.0.0 lets others on the network in.
    .host-name = A name by which others reach it, such as kickabout.example; repeat for more.
    .data = Where the matches are kept.
    .own-folder = your own
    .no-browser = Leave the browser alone.
    .box = A box file that tables of its game are set up with; its name stands on them.
help-serve = Run the table as a server for others; docs/serving.md tells how.
    .host = The address to listen on; 0.0.0.0 is all of the machine's.
    .database = A PostgreSQL that several servers share, such as postgresql://kickabout@db.example/kickabout.
    .own-database = SQLite in the data folder
    .secret-key = What signs cookies and links, the same at all servers of a database; rather a variable than an option.
    .pace = Scales the pauses before chance and bots act; 0 is as fast as possible.
    .trusted-proxy = A proxy's address or network, believed when it says whom it forwards; repeat for more.
    .admin-token = What `kickabout admin` and the page /admin ask for; rather a variable than an option.
    .own-token = one in the data folder
    .panel = How much one browser may ask for; an address has --family times as much
    .limits = on for the internet, wide for friends, off for a benchmark.
    .requests = Requests in ten seconds, dear pages counting up to twenty.
    .streams = Tables followed at once.
    .tables = Tables set up in an hour.
    .open-tables = Of those set up, so many going on at once.
    .hints = Hints in a minute.
    .rosters = Squads and teams begun in an hour.
    .runs = Runs of the laboratory started in an hour.
    .open-runs = Of those, so many waiting or in progress at once.
    .lab-threads = Processors that a run of the laboratory takes.
    .lab-seconds = A run that has taken so long stops, and reports what it has played.
    .family = How many browsers may sit behind one address.
    .connections = Connections of an address.
    .request-seconds = A request that is not whole by then is given up.
    .unvisited-hours = A table at which nobody has decided anything is removed after so long; 0 keeps it.
    .keep-days = Any other table is removed so long after its last change; 0 keeps it.
    .bots = Who thinks for the bots: own for processes beside the server, workers for those of `kickabout bot-worker`.
    .warm = Whether rules that are not compiled yet are compiled beside the server.
    .log = text, or json for those who collect logs.
    .config = A settings file: TOML, with the names of these options as keys.
help-bot-worker = Think for the bots of all servers of a database, on this machine.
    .processes = How many bots think at once; as many as there are processors without it.
help-replay = Tell a match again from its transcript, or step through it.
    .file = A transcript.
    .plain = Neither colours nor marks.
    .open = Step through it in the browser instead.
help-verify = Check that every roll and draw of a match is the one that its dice gave.
    .file = A transcript.
help-games = List the games, with their seats and options.
help-rules = Show the rulebook of a game, one section, or one clause.
    .game = Such as futbol-dash.
    .clause = A clause such as DASH-4.2, or a section: DASH-4.
    .coverage = List the tests of each clause; fail if one has none.
help-sim = Play many matches between bots: wins, length, goals.
    .seats = Seats. Without it, as many as there are bots, or the game's fewest.
    .matches = How many matches to play.
    .bots = world, pro, amateur, youth, rule-of-thumb or random: one for all, or by seat, leaving out automata.
    .seed = The same seed plays the same matches.
    .json = Print JSON with all figures.
    .box = A box file instead of the game's own.
    .option = An option of the game; repeat for more.
    .first = The number of the first match: several machines can play parts, to be merged.
help-merge = Show matches that were kept, perhaps on several machines, as one simulation.
    .places = Folders of kept matches, or files of them.
    .out = Write all matches into one file.
help-cards = Say how every card, player and squad fares, and what it is worth.
    .bots = rule-of-thumb or random: one for all, or by seat, leaving out automata.
    .worth = Play the matches again with every row changed, to find what each is worth.
help-compare = Play the same matches with several boxes, and say what differs.
    .boxes = Box files; a game's name stands for its own box. The first is what the others are compared with.
    .precision = Play until the difference of a measure is known to ± this; shares in points. Default: first=1.
    .matches = How many matches to play with each box, whatever the precision.
help-tune = Search the values of a box for targets, and write the best box.
    .vary = A number of the box and its range, such as rules.hand=4..7 or cards.penalty.count=0..5; repeat for more.
    .target = What a measure shall be, such as turns=20 or first=50±1; repeat for more.
    .matches = How many matches to try each box with.
    .trials = How many boxes to try.
    .out = Write the best box to this file.
help-report = Write the report as a page, with its figures as JSON and CSV beside it.
help-runs =
    .processes = How many processes of this machine play; as many as there are processors without it.
    .cluster = The address of a Dask scheduler, whose workers play instead.
    .keep = Keep the matches in this folder as Parquet; the same command goes on with what it holds.
help-ladder = Let every bot play every other one, and rate them.
    .seats = Seats. Without it, the game's fewest.
    .matches = Matches of each pair, or a few more.
    .bots = All bots without it.
    .results = Keeps what was played, to go on with; by default ladder-GAME-SEATS.json here.
    .out = A Markdown file to write table and plot into, in place of those of before.
help-box = Write a game's box to a file, or check a changed one.
help-box-export = Write the game's own box to a file, to be changed.
    .file = By default GAME.toml in this folder.
    .force = Overwrite the file.
help-box-diff = Say what differs between two boxes, row by row.
help-box-check = Say what is wrong with a box file, or what it holds.
help-print = Write the cards, counters and boards of a box as a PDF to cut out.
    .out = By default GAME.pdf in this folder.
    .since = Print only what is new or otherwise than in this box.
    .paper = The paper: a4 or letter.
    .black-and-white = Light faces and dark lines, which save ink.
    .language = The language of the texts; by default that of the terminal.
    .force = Overwrite the file.
help-warm = Compile the rules that are not compiled yet; once on a machine, and for changed rules.
    .games = All games without it.
help-roster = Check what you have built for a game: a squad, a team.
help-roster-check = Show a squad or a team, part by part, or say which rules it breaks.
    .file = As the pages of the game save it.
help-lesson = The guided matches that teach a game.
    .game = Such as futbol-dash; all games without it.
help-lesson-list = List the lessons of a game.
help-lesson-check = Take each lesson as a learner does, and say what is wrong with it.
    .name = One lesson of the game; all without it.
help-admin = Look after a running server: its tables, names, and who is kept out.
    .url = Where the server runs.
    .token = The host's token; without it the one in the data folder.
    .data = The server's data folder.
    .table = The id of a table, as in its address.
    .seat = The number of a seat, from 0.
    .whom = An address, a network such as 192.0.2.0/24, or the id of a browser.
help-admin-tables = List the latest tables with who is there, by browser and address.
help-admin-reports = List the names that players have reported.
help-admin-blocks = List those who are kept out.
help-admin-close = End a table for good.
help-admin-remove-name = Take a seat's name away.
help-admin-block = Keep an address, a network or a browser out.
help-admin-unblock = Let somebody in again.
help-new-game = Lay out a package with a new game, to be filled in.
    .name = Such as corner-flag.

## Looking after a server

admin-column-table = table
admin-column-game = game
admin-column-status = status
admin-column-seat = seat
admin-column-name = name
admin-column-here = here
admin-column-browsers = browsers
admin-column-address = address
admin-here = yes
# Behind a name.
admin-reported = { $number ->
    [0] { "" }
    [one] { " " }(reported)
   *[other] { " " }(reported { $number } times)
}
admin-report = table { $table }, seat { $seat }: { $name }
admin-closed = Table { $table } is closed.
admin-renamed = Seat { $seat } is called { $name } now.
admin-blocked = { $whom } is kept out.
admin-unblocked = { $whom } is let in again.

## Errors

admin-unreached = the server at { $url } cannot be reached: { $reason }
admin-wrong-url = '{ $url }' is no address such as http://127.0.0.1:8000

# What Typer has found wrong, and where there is more to read.
see-help = { $error } See: { $command } --help
not-utf8 = { $file }is not UTF-8 text
no-such-clause = there is no clause '{ $clause }'; { $game } has { $first } to { $last }
untested-clauses = no test shows { $clauses }
coverage-no-checkout = the clause tests are not part of the installed package; use a clone
coverage-no-pytest = pytest collects the clause tests, and this Python has none; `make env` brings it
coverage-not-collected = the clause tests cannot be collected; `pytest --collect-only { $folder }` says why
rules-not-kept = the compiled rules cannot be kept in { $folder } ({ $error }); KICKABOUT_CACHE in the environment names another folder
option-form = { $named } takes NAME=VALUE, not '{ $option }'
file-exists = { $file } exists; --force overwrites it
matches-written = wrote { $matches ->
    [one] one match
   *[other] { $matches } matches
} to { $file }
print-written = wrote { $game } to { $file }: print it on both sides, turned over the long edge, at 100 %
print-no-language = there are no texts in '{ $language }'; there are: { $languages }
print-nothing = nothing to print: both boxes look the same
print-needs = printing needs { $library }: pip install 'kickabout[print]'
stopped-at-once = stopped before a match was over
stopped-simulation = stopped after { $played } of { $matches } matches; these are their figures
compare-stopped = stopped after { $matches } matches with each box; these are their differences
tune-stopped = stopped after { $tried } boxes; the best of them is not confirmed
ladder-stopped-at-once = stopped before every pair had a match; { $file } keeps those played
ladder-stopped = stopped after { $played } matches; { $file } keeps them, and the same command goes on
roster-wrong = { $file }: { $number ->
    [one] one thing is
   *[other] { $number } things are
} wrong with the { $noun } { $name }
roster-none = nothing is built for { $game } before a match
new-game-name = a game's name is lower-case words with hyphens, not '{ $name }'
new-game-there = there is a game { $name } already
new-game-module = there is a module { $module } already, and so none for a game of that name
new-game-exists = { $folder } exists already

## The table and transcripts

table-at = Kickabout is at { $address } (Ctrl-C stops it).
table-kept-in = Matches are kept in { $folder }.
table-kept-shared = Matches are kept in the database that its servers share.
worker-ready = The bots of the database have { $processes ->
    [one] one process
   *[other] { $processes } processes
} here to think in (Ctrl-C stops them).
worker-needs-database = say with --database which database's bots are to think here
table-stopped = Stopped.
serve-unknown-key = { $file }: there is no setting '{ $key }'; the settings are { $known }
serve-bad-value = { $file }: { $key }: { $reason }
# Reasons of the line above.
wrong-host-name = a host name is a name or an address, such as kickabout.example, not '{ $name }'
serve-wrong-proxy = a proxy is an address or a network, such as 127.0.0.1 or 10.0.0.0/8, not '{ $proxy }'
serve-wrong-database = a database is a PostgreSQL, such as postgresql://kickabout@db.example/kickabout
serve-workers-need-database = bots of workers are asked by way of a database that is shared: give one with --database
serve-short-key = a key has at least { $least } bytes
serve-short-token = a token has at least { $least } characters
serve-plain-value = a number or a text is meant
serve-one-value = one value is meant, not a list
serve-a-list = a list of values is meant, such as ["..."]
replay-unfinished = Unfinished, after { $number } decisions and outcomes.
verify-commitment = Commitment, which the table showed before the first roll: { $commitment }
verify-contribution = Seat { $number } contributed { $value }.
verify-withheld = Seat { $number } sealed a contribution and withheld it. If it was in league with the server, the two had a choice between two sets of dice.
verify-nobody = Nobody contributed: the server alone chose these dice, and could have chosen them to its liking.
verify-right = OK: { $draws ->
    [one] the one roll or draw is
   *[other] all { $draws } rolls and draws are
} what the dice gave and the rules allow.
verify-wrong = { $number ->
    [one] one thing is
   *[other] { $number } things are
} wrong with the dice
verify-nothing = { $file } cannot be verified: it has no proof of its dice. Lessons have none, nor have matches played elsewhere than at a table, or before tables had proofs

## Games and rulebooks

games-name = Name
games-title = Title
games-seats = Seats
games-options = Options
games-option-number = { $option }={ $value } ({ $least }–{ $most })
games-option-choices = { $option }={ $value } (or { $others })
rules-ruling = Our ruling: { $reason }
coverage-title = Clauses and their tests in { $folder }
coverage-clause = Clause
coverage-ruling = Ruling
    .mark = ruling
coverage-tests = Tests
    .none = none
coverage-summary = { $clauses } clauses, { $rulings } of them rulings, shown by { $tests } tests.

## Compiling

compiling-function = { $doing }: { $function } { $done }/{ $total }
compiled = Compiled the rules of { $game } in { $seconds } s.
compiling-stopped = Stopped. The next run starts again.

## Boxes

box-written = Wrote the box of { $game } to { $file }.
box-right = OK: a box of { $game } for { $seats } seats, digest { $digest }
box-right-own = OK: a box of { $game } for { $seats } seats, digest { $digest } (the game's own)
box-seats = { $fewest } to { $most }
box-kinds = { $table }: { $pieces } of { $kinds } kinds
box-options = options: { $options }

## Matches under way

matches-unit = matches

## Ladders

ladder-written = Wrote { $document } and { $picture }.

## What people build

roster-right = OK: the { $noun } { $name } may play.
roster-remark = Think it over: { $remark }
roster-name = Name
roster-stat = { CAPITAL($stat) }
roster-bonus = Bonus
roster-bonuses = Bonuses: of several the highest counts
roster-bonus-for = For
roster-bonus-why = Why
roster-in-all = { $number } in all

## A new game

new-game-next =
    Laid out { $name }/, a package of its own. It plays already, by the rules of a toy:

    { "  " }cd { $name }
    { "  " }pip install -e '.[dev]'
    { "  " }pytest
    { "  " }kickabout play

    Then make one file after the other in src/{ $module }/ yours. CONTRIBUTING.md of Kickabout says what
    belongs into which, and the tests say what is missing.

## Lessons

lesson-name = Lesson
lesson-minutes = Minutes
lesson-about = What it teaches
lesson-right = { $game }, { $lesson }: { $notes ->
    [one] one note
   *[other] { $notes } notes
}, about { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}; every decision is legal and every part is on the page.
lessons-wrong = { $number ->
    [one] One lesson does
   *[other] { $number } lessons do
} not hold.
no-such-lesson = { $game } has no lesson { $lesson }; its lessons are: { $lessons }.

## The laboratory

lab-needs = this needs { $libraries }: pip install 'kickabout[{ $extra }]'
executor-two = --processes and --cluster exclude each other
report-suffix = the report is a page: name it { $file }.html
report-folder = there is no folder { $folder } to write the report to
report-written = Wrote { $file }, and { $others ->
    [one] one file
   *[other] { $others } files
} of figures beside it.
boxes-of-two-games = { $first } is a box of { $game }, and { $file } one of { $other }
compare-needs-two = name two boxes or more
precision-option = --precision
precision-number = --precision { $measure } takes a number, not '{ $value }'
box-diff = { $game }: { $number ->
    [one] one difference
   *[other] { $number } differences
} between { $before } and { $after }
box-diff-alike = { $game }: the rules read the same in both boxes ({ $before }); { $number ->
    [0] so does everybody else.
    [one] one difference is in words or options.
   *[other] { $number } differences are in words or options.
}
box-doubt = note: { $doubt }
boxes-unit = boxes
vary-form = --vary takes KEY=LOW..HIGH, not '{ $text }'
target-form = --target takes MEASURE=VALUE or MEASURE=VALUE±TOLERANCE, not '{ $text }'
