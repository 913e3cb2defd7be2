### What the command line says: help, results, errors. Errors are one line and begin with a small letter.

## Help: commands, then their arguments and options.

help-kickabout = Football card games: play, replay and playtest them.
    .version = Show the version and exit.

# The words that Typer puts around a help text: titles of its parts, remarks on an option, the option --help.
help-frame =
    .any-options = {"[OPTIONS]"}
    .any-command = COMMAND [ARGS]...
    .usage = Usage:
    .arguments = Arguments
    .options = Options
    .commands = Commands
    .default = [default: {"{}"}]
    .environment = [env var: {"{}"}]
    .required = [required]
    .help = Show this message and exit.
# What stands for a value in a command line, and the type of one; `bool`, a switch, takes none.
help-placeholder =
    .FILE = FILE
    .FOLDER = FOLDER
    .DIR = DIR
    .NAME = NAME
    .BOX = BOX
    .GAME = GAME
    .KEY = KEY
    .LOW = LOW
    .HIGH = HIGH
    .LANGUAGE = LANGUAGE
    .LOCALE = LOCALE
    .MEASURE = MEASURE
    .REACH = REACH
    .VALUE = VALUE
    .TOLERANCE = TOLERANCE
    .REASON = REASON
    .SEAT = SEAT
    .TABLE = TABLE
    .TRANSCRIPT = TRANSCRIPT
    .WHOM = WHOM
    .CLAUSE = CLAUSE
    .LESSON = LESSON
    .ADDRESS = ADDRESS
    .TEXT = TEXT
    .ENTRIES = ENTRIES
    .HEAD = HEAD
    .HOST = HOST
    .PORT = PORT
help-type =
    .bool = {""}
    .int = <int>
    .float = <float>
    .str = <str>
    .path = <path>

help-play = Start a local server and open it in the browser.
    .no-browser = Do not open the browser.
    .box = Box file for all tables of its game; they show its name.
help-serve = Run a server for other players; see docs/serving.md.
    .panel = Limits for a browser; an address gets --family times as much
    .config = Settings file: TOML with the names of these options as keys.

# Options of a server, which the documentation lists as well. The default is a text where it is no value.
option-data = Folder of the database, the keys and the lock.
    .default = your user data folder
option-database = PostgreSQL database that several servers share, such as postgresql://kickabout@db.example/kickabout. Prefer the environment variable to this option if it has a password.
    .default = SQLite in the data folder
    .wrong = a database is a PostgreSQL URL, such as postgresql://kickabout@db.example/kickabout
option-secret-key = Key that signs cookies and links, 32 bytes or more; all servers of a database need the same one. Prefer the environment variable to this option.
    .default = a generated one in the data folder
    .wrong = a key has at least { $least } bytes
option-previous-secret-key = Key accepted beside the secret-key: the previous one, or the next one; see docs/hosting.md. Prefer the environment variable to this option.
    .default = none
    .wrong = a key has at least { $least } bytes
option-host = Address to listen on; 0.0.0.0 listens on all interfaces.
option-port = Port to listen on; 0 picks a free one.
option-host-name = Host name under which others reach the server, such as kickabout.example; may be repeated.
    .default = none
    .wrong = a host name is a name or an address, such as kickabout.example, not '{ $value }'
option-trusted-proxy = Address or network of a proxy whose forwarding headers are trusted; may be repeated.
    .default = none
    .wrong = a proxy is an address or a network, such as 127.0.0.1 or 10.0.0.0/8, not '{ $value }'
option-admin-token = Token for `kickabout admin` and the page /admin, 16 characters or more; see docs/hosting.md. Prefer the environment variable to this option, which others on the machine can read.
    .default = a generated one in the data folder
    .wrong = a token has at least { $least } characters
option-mail-host = Mail server by which notices and links to sign in are sent, such as mail.kickabout.example; needs mail-sender.
    .default = no mail
    .wrong = a mail server is a name or an address, such as mail.kickabout.example
option-mail-port = Port of the mail server.
option-mail-security = Encryption of the connection to the mail server: starttls, tls from the start, or none.
option-mail-user = Name under which the mail server knows this one.
    .default = none
    .wrong = a name has at least { $least } characters
option-mail-password = Password for the mail server. Prefer the environment variable to this option.
    .default = none
    .wrong = a password has at least { $least } characters
option-mail-sender = Mail address from which mail comes, such as table@kickabout.example.
    .default = none
    .wrong = a mail address is one such as table@kickabout.example, not '{ $value }'
option-oidc-issuer = Issuer of OpenID Connect at which people can sign in, such as https://login.kickabout.example; needs oidc-client-id. It sends people back to /openid/back of this server.
    .default = none
    .wrong = an issuer is an address with https, such as https://login.kickabout.example, not '{ $value }'
option-oidc-client-id = Id of this server at the issuer.
    .default = none
    .wrong = an id has at least { $least } characters
option-oidc-client-secret = Secret of this server at the issuer, if it asks for one. Prefer the environment variable to this option.
    .default = none
    .wrong = a secret has at least { $least } characters
option-pace = Factor for the pauses before chance and bots act, and between rounds of a competition; 0 removes them, for benchmarks.
option-limits = Preset: on for the internet, wide for friends, off for benchmarks.
option-requests = Requests in ten seconds; expensive pages count up to twenty times.
option-streams = Tables followed at the same time.
option-tables = Tables set up in an hour.
option-open-tables = Tables set up that are in play, watched, or were viewed recently.
option-hints = Hints in a minute.
option-rosters = Squads, teams and boxes of the laboratory begun in an hour.
option-accounts = Names claimed, recovered or linked to a device in an hour.
option-reports = Names reported to the host in an hour.
option-mails = Mails asked for in an hour, to confirm an address or to sign in.
option-runs = Laboratory runs started in an hour.
option-open-runs = Laboratory runs waiting or in progress at the same time.
option-lab-threads = Processors of a laboratory run, at the lowest priority; all of them unless limits is on. The runs of a server are played one at a time.
option-lab-seconds = Time limit of a laboratory run, whose report covers what was played by then; none unless limits is on.
option-family = Number of browsers assumed behind one address, which has this many times the limits of a browser.
option-connections = Connections of one address at the same time.
option-request-seconds = Time limit for receiving the head of a request, and then its body.
option-unvisited-hours = Hours after its last change when a table is removed at which no person has made a decision; 0 keeps it.
option-keep-days = Days after its last change when any other table is removed; 0 keeps it.
option-bots = Where bots run: own for processes of this server, workers for those of `kickabout bot-worker`.
option-warm = Whether missing rules are compiled in the background; off leaves that to `kickabout warm`.
option-drain-seconds = Seconds that a server of a shared database goes on answering when it is told to stop, so that the balancer notices first.
option-log = Log format: text, or json with an object a line for log collectors; it has neither links nor passwords.
help-bot-worker = Run the bots of a database's servers on this machine.
    .processes = Number of processes; by default one for each processor.
help-replay = Replay a match from its transcript, as text or in the browser.
    .file = Transcript to replay.
    .plain = Print without colours and marks.
    .open = Step through the match in the browser.
help-verify = Check every roll, draw and entry of a match against the proof of its dice and its record.
    .file = Transcript to check.
    .head = A head of the record that you have kept, with the number of entries before it; may be given several times.
help-backup = Write a backup of everything that a server keeps, while it runs.
    .file = File of the backup; as secret as the server, since it has the keys and all cards to come.
help-restore = Restore a backup into an empty data folder or database, before the server starts.
help-games = List the games with their seats and options.
help-rules = Show the rulebook of a game, a section of it, or a single clause.
    .game = Name of a game, such as futbol-dash.
    .clause = Clause such as DASH-4.2, or section such as DASH-4.
    .coverage = List the tests of each clause; fail if a clause has none.
help-sim = Simulate matches between bots: who wins, how long they take, how many goals.
    .seats = Number of seats; by default one for each bot named, or the game's minimum.
    .matches = Number of matches.
    .bots = world, pro, amateur, youth, rule-of-thumb or random: one for all seats, or one for each seat that is not an automaton's.
    .seed = Seed of the dice; the same seed gives the same matches.
    .json = Print all figures as JSON.
    .box = Box file to use instead of the game's own box.
    .option = Option of the game; may be repeated.
    .first = Number of the first match, to split a simulation between machines; see `kickabout merge`.
    .device = cpu, or cuda to play the same matches on an NVIDIA GPU (experimental: no GPU has run it yet).
help-merge = Combine kept matches, from one machine or several, into one simulation.
    .places = Folders or files of kept matches.
    .out = Write all matches to one Parquet file.
help-dataset = Write matches between bots as a data set: a row for each decision, with what the seat sees of it.
    .out = Parquet file to write.
help-cards = Measure how every card, player and squad is used, and what it is worth.
    .bots = rule-of-thumb or random: one for all seats, or one for each seat that is not an automaton's.
    .worth = Play the matches again with each row of the box changed, to measure what it is worth.
help-compare = Play the same matches with several boxes and report the differences.
    .boxes = Box files; the name of a game stands for its own box. All others are compared with the first.
    .precision = Play until the margin of error of a difference is this small, shares in percentage points; may be repeated. By default first=1. Measures: first, win-SEAT, draws, turns, decisions, minutes, goals, comebacks, lead-changes, options.
    .matches = Number of matches with each box; with --precision, the maximum.
help-tune = Search for values of a box that meet targets, and write the best box.
    .vary = Number of the box and its range, such as rules.hand=4..7 or cards.penalty.count=0..5; may be repeated.
    .target = Target for a measure, such as turns=20 or first=50±1; may be repeated. Its own options, bots and matches go in brackets: 'points-0[home=flat-out,bots=pro]=50'. Measures: those of `kickabout compare`, and points-SEAT, in which a draw is half a win.
    .fill = Number of the box that offsets the varied ones of its table, so that their sum (the size of a deck) stays the same.
    .matches = Number of matches with each box.
    .trials = Number of boxes to try.
    .out = Write the best box to this file.
help-report = Write the report as an HTML page, with its figures as JSON and CSV files beside it.
help-runs =
    .processes = Number of processes; by default one for each processor.
    .cluster = Address of a Dask scheduler whose workers play the matches.
    .keep = Keep the matches as Parquet files in this folder; the same command continues from them.
help-ladder = Let every bot play every other one, and rate them.
    .seats = Number of seats; by default the game's minimum.
    .matches = Number of matches for each pair, rounded up so that all seatings occur equally often.
    .bots = Bots to rate, by default all of them; trained:FILE is a network that the training example has written.
    .results = File that keeps the results, from which the same command continues; by default ladder-GAME-SEATS.json in the current folder.
    .out = Markdown file in which to insert the table and the plot, or to replace those of an earlier run.
help-box = Export, check and compare boxes.
help-box-export = Write a game's own box to a file, to be edited.
    .file = By default GAME.toml in the current folder.
    .force = Overwrite the file if it exists.
help-box-diff = List the differences between two boxes.
    .before = Box file; the name of a game stands for its own box.
    .after = Box to compare with it.
help-box-check = Check a box file, and list what it contains and what deserves a second look.
    .file = Box file to check.
help-print = Write the cards, counters and boards of a box to a PDF, to be cut out.
    .out = By default GAME.pdf in the current folder.
    .since = Print only what is new or different compared with this box.
    .paper = Size of the paper: a4 or letter.
    .bleed = Print each side of a card on a page of its own, 3 mm beyond its edge, as print shops ask for.
    .black-and-white = Light backgrounds and dark lines, to save ink.
    .language = Language of the texts; by default that of the terminal.
    .force = Overwrite the file if it exists.
help-warm = Compile the rules of games ahead of time; needed once per machine, and after rules have changed.
    .games = Games to compile; by default all of them.
help-roster = Check squads and teams that were built for a game.
help-roster-check = Show a squad or a team, or say which rules it breaks.
    .file = File saved by the game's pages.
help-lesson = List and check the lessons of games.
    .game = Name of a game, such as futbol-dash; by default all games.
help-lesson-list = List the lessons.
help-lesson-check = Play through each lesson, and say what is wrong with it.
    .name = Name of one lesson; by default all lessons of the game.
help-text = Begin and check translations.
    .locale = Tag of a language, such as es or pt-BR.
help-text-check = Compare a translation with the English messages: what is broken, and what is missing.
    .missing = List the ids of the texts without a translation.
help-text-new = Write the message files of a language, with the English texts as comments.
help-positions = Find decisions worth thinking about.
help-positions-find = Look through matches between bots for positions in which one choice is clearly the best.
    .matches = Number of matches to look through.
    .keep = Folder into which each position is written, as a JSON file.
help-admin = Administer a running server: its tables, people, blocks and keys.
    .url = URL of the server.
    .token = Admin token; by default the one in the data folder.
    .data = Data folder of the server.
    .table = Id of a table, as in its address.
    .seat = Number of a seat, from 0.
    .name = A claimed name.
    .whom = Address, network such as 192.0.2.0/24, or id of a browser.
    .person = A claimed name, or the id of a browser as `kickabout admin tables` shows it.
    .why = Why, for the audit log; who is muted or suspended reads it as well.
    .by = Your name, for the audit log; by default "command line".
help-admin-tables = List the latest tables with their players, browsers and addresses.
help-admin-reports = List the names that players have reported, and the last lines where they have reported what somebody wrote, latest first.
    .settled = List those that were settled, with the notes.
help-admin-settle = Settle the reports of a name, with a note.
    .note = What came of it.
help-admin-mute = Keep somebody from talking; they can go on playing.
    .days = For so many days, such as 7 or 0.5; for good if not given.
help-admin-suspend = Keep somebody from starting and joining matches, and from talking; running matches they finish.
    .days = For so many days, such as 7 or 0.5.
help-admin-lift = End the muting and the suspension of somebody.
help-admin-sanctions = List those who are muted or suspended, by their browsers.
help-admin-rename = Take a claimed name away: its owner gets another one and is asked to choose a new one.
help-admin-audit = List what has been done with `kickabout admin` and on the page /admin, latest first.
    .number = At most so many lines.
help-admin-blocks = List the blocked addresses, networks and browsers.
help-admin-close = Close a table for good.
help-admin-remove-name = Remove the name of a seat.
help-admin-block = Block an address, a network or a browser.
    .accounts = Keep it only from claiming names; guests can play from there.
help-admin-unblock = Unblock an address, a network or a browser.
help-admin-login-link = Print a link that signs one browser in to a claimed name.
help-admin-remove-account = Remove a claimed name; its matches stay without it.
help-admin-ratings = Compute all ratings anew from the results of the rated matches, and store those that differ.
    .check = Store nothing, and fail if any differs.
help-admin-keys = Show the names of the keys: the one in use, and the one accepted besides.
help-admin-rotate-key = Sign cookies with a new key, and accept those signed so far.
help-admin-revoke-key = Accept the previous key no longer, which voids the cookies that it signed.
help-new-game = Create a package for a new game from a template.
    .name = Name of the game, such as corner-flag.

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
admin-column-when = when (UTC)
admin-column-reports = reports
admin-column-lines = written
admin-column-settled = settled
admin-column-note = note
admin-column-browser = browser
admin-column-sanction = sanction
admin-column-since = since
admin-column-until = until
admin-column-who = who
admin-column-what = what
admin-column-whom = whom
admin-column-why = reason
admin-no-reports = No reports.
admin-no-sanctions = Nobody is muted or suspended.
admin-no-acts = Nothing has been done yet.
admin-sanction-mute = muted
admin-sanction-suspend = suspended
admin-for-good = for good
admin-settled = The reports of seat { $seat } at table { $table } are settled.
# $until is a date and a time.
admin-muted = { $whom } is muted until { $until } UTC.
admin-muted-for-good = { $whom } is muted for good.
admin-suspended = { $whom } is suspended until { $until } UTC.
admin-lifted = { $whom } is neither muted nor suspended any more.
admin-renamed-account = { $name } is called { $new } now, and is asked for another name.
admin-block-accounts = { $whom } (may claim no names)
admin-blocked-accounts = { $whom } can claim no names.
admin-login-link = This link signs one browser in, once, within { $minutes } minutes:
admin-removed = The name { $name } is free again.
# $matches is the number of rated matches.
admin-ratings-agree = { $matches ->
    [one] { $matches } rated match: every rating is as its result says.
   *[other] { $matches } rated matches: every rating is as their results say.
}
admin-ratings-corrected = { $number ->
    [one] { $number } rating was not as the results say, and is now.
   *[other] { $number } ratings were not as the results say, and are now.
}
admin-ratings-deviate = { $number ->
    [one] { $number } rating is not as the results say. Without --check it is put right.
   *[other] { $number } ratings are not as the results say. Without --check they are put right.
}
admin-closed = Table { $table } is closed.
admin-renamed = Seat { $seat } is called { $name } now.
admin-blocked = { $whom } is blocked.
admin-unblocked = { $whom } is no longer blocked.
admin-key-current = { $name } signs cookies.
admin-key-previous = { $name } is accepted.

## Errors

admin-unreached = the server at { $url } cannot be reached: { $reason }
admin-wrong-url = '{ $url }' is not a URL such as http://127.0.0.1:8000

# What Typer has found wrong. Names come with their quotes; `near` are names that are alike.
misuse-command = No such command '{ $name }'.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean { $near }?
}
misuse-option = No such option: { $name }{ $near ->
    [none] {""}
   *[other] {" "}(Possible options: { $near })
}
misuse-missing = { $kind ->
    [argument] Missing argument { $name }
   *[other] Missing option { $name }
}
misuse-value = Invalid value for { $name }: { $reason }
misuse-value-choice = { $value } is none of { $choices }
misuse-value-int-parsing = it is not an integer
misuse-value-float-parsing = it is not a number
misuse-value-less-than-equal = it is more than { $le }
misuse-value-greater-than-equal = it is less than { $ge }
misuse-value-greater-than = it is not more than { $gt }

# What Typer has found wrong, and where there is more to read.
see-help = { $error } See: { $command } --help
not-utf8 = { $file }is not UTF-8 text
no-such-clause = there is no clause '{ $clause }'; { $game } has { $first } to { $last }
untested-clauses = no test covers { $clauses }
coverage-no-checkout = the clause tests are not part of the installed package; use a clone of the repository
coverage-no-pytest = collecting the clause tests needs pytest; `make env` installs it
coverage-not-collected = the clause tests cannot be collected; `pytest --collect-only { $folder }` says why
rules-not-kept = the compiled rules cannot be written to { $folder } ({ $error }); set KICKABOUT_CACHE to another folder
option-form = { $named } takes NAME=VALUE, not '{ $option }'
file-exists = { $file } exists; --force overwrites it
backup-saved = Backup saved: { $file }
backup-restored = Restored into { $where }. Start the server again, and the matches go on.
backup-restored-database = Restored into the database. Start the servers again, and the matches go on.
matches-written = wrote { $matches ->
    [one] one match
   *[other] { $matches } matches
} to { $file }
print-written = wrote { $game } to { $file }: print it double-sided, flipped on the long edge, at 100 %
print-no-language = there are no texts in '{ $language }'; the languages are: { $languages }
print-nothing = nothing to print: both boxes look the same
print-needs = printing needs { $library }: pip install 'kickabout[print]'
stopped-at-once = stopped before a match was over
stopped-simulation = stopped after { $played } of { $matches } matches; these are their figures
compare-stopped = stopped after { $matches } matches with each box; these are their differences
tune-stopped = stopped after { $tried } of { $trials } boxes; the best of them is not confirmed
dataset-written = wrote { $rows ->
    [one] one decision
   *[other] { $rows } decisions
} to { $file }
dataset-stopped = stopped; { $file } was not written
ladder-stopped-at-once = stopped before every pair had played; { $file } keeps the matches so far
ladder-stopped = stopped after { $played } matches; { $file } keeps them, and the same command continues
roster-wrong = { $file }: { $number ->
    [one] one thing is
   *[other] { $number } things are
} wrong with the { $noun } { $name }
roster-none = { $game } has no squads or teams to build
new-game-name = a game's name is lower-case words with hyphens, not '{ $name }'
new-game-there = a game named { $name } exists already
new-game-module = a module named { $module } exists already
new-game-exists = { $folder } exists already

## The table and transcripts

table-at = Kickabout is at { $address } (Ctrl-C stops it).
table-kept-in = Matches are kept in { $folder }.
table-kept-shared = Matches are kept in the database that its servers share.
worker-ready = Running the bots of the database in { $processes ->
    [one] one process
   *[other] { $processes } processes
} (Ctrl-C stops them).
worker-needs-database = --database is missing: it names the database whose bots run here
table-stopped = Stopped.
serve-workers-need-database = bot workers need a shared database: name it with --database
serve-previous-key-alone = previous-secret-key is accepted beside a secret-key: give both
serve-unknown-key = { $file }: there is no setting '{ $key }'; the settings are { $known }
serve-bad-value = { $file }: { $key }: { $reason }
# Reasons of the line above.
serve-plain-value = this takes a number or a text
serve-one-value = this takes one value, not a list
serve-a-list = this takes a list of values, such as ["..."]
replay-unfinished = Unfinished, after { $number } decisions and outcomes.
verify-commitment = Commitment, which the table showed before the first roll: { $commitment }
verify-contribution = Seat { $number } contributed { $value }.
verify-withheld = Seat { $number } sealed a contribution but never revealed it. Together with the server it could have chosen between two sets of dice.
verify-nobody = Nobody contributed: the server alone chose these dice, and could have chosen any that it liked.
verify-signed = The record is signed with the key { $server }.
verify-linked = Seat { $number } revealed { $given } of { $due } links. For each that is missing it could have chosen between two draws together with the server.
verify-unasked = For { $draws ->
    [one] one draw
   *[other] { $draws } draws
} that followed a decision nobody was asked for a link: they are those made while teams were prepared, or the server foresaw them.
verify-substitute = { $number ->
    [one] One decision
   *[other] { $number } decisions
} of seat { $seat } came from { $player }, who was not its agreed player.
# $name is the notation, such as “resign”.
verify-beside = Entered for seat { $number } beside the rules: { $name }.
verify-acknowledged = Seat { $number } has acknowledged { $heads ->
    [one] one head
   *[other] { $heads } heads
} of this record.
verify-old = This match has no record: its decisions could be exchanged unnoticed.
verify-right = OK: { $draws ->
    [one] the one roll or draw is
   *[other] all { $draws } rolls and draws are
} what the dice gave and the rules allow.
verify-wrong = { $number ->
    [one] one thing is
   *[other] { $number } things are
} wrong with the dice or the record
verify-no-head = --head is written ENTRIES:HEAD, with at least 8 hexadecimal digits, such as 120:5e0c91aa, not { $given }
verify-head = The head { $head } after { $number } entries is in this record.
verify-other-head = the head { $head } after { $number } entries is not in this record, which has { $right } there
verify-nothing = { $file } cannot be verified: it contains no proof of its dice. Lessons and simulated matches have none, and neither have matches from before tables gave proofs

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
coverage-summary = { $clauses } clauses, { $rulings } of them rulings, covered by { $tests } tests.

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
roster-remark = Note: { $remark }
roster-name = Name
roster-stat = { CAPITAL($stat) }
roster-bonus = Bonus
roster-bonuses = Bonuses: of several the highest counts
roster-bonus-for = For
roster-bonus-why = Why
roster-in-all = { $number } in all

## A new game

new-game-next =
    Created the package { $name }/. It contains a toy game that can be played already:

    { "  " }cd { $name }
    { "  " }pip install -e '.[dev]'
    { "  " }pytest
    { "  " }kickabout play

    Then replace the files in src/{ $module }/ one by one. CONTRIBUTING.md of Kickabout describes each of
    them, and the tests report what is missing.

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
    [one] One lesson is
   *[other] { $number } lessons are
} broken.
no-such-lesson = { $game } has no lesson { $lesson }; its lessons are: { $lessons }.

## Translations

text-no-locale = { $locale } is no language: its tag is one such as es or pt-BR
text-english = { $locale } is what translations are made from
text-none = there is no message file in { $locale } yet: kickabout text new { $locale }
text-there = every part has a message file in { $locale } already
text-written = Wrote { $file }
text-title-making = { $language } ({ $locale }), not offered yet
text-title-partial = { $language } ({ $locale }), offered as incomplete
text-title-whole = { $language } ({ $locale }), offered as complete
text-part = Part
# The clauses of a rulebook.
text-rulebook = { $game }, rules
# The words and notes of a box.
text-box = { $name }, box
text-texts = Texts
text-missing = Missing
text-done = Done
text-errors-column = Errors
text-remarks = Remarks
text-all = all
text-number = { $number }
text-share = { $share } %
text-errors = { $number ->
    [one] one error
   *[other] { $number } errors
} in the translation
# $place is a file with a line, $about one of the following.
text-error = { $place }: { $id }: error: { $about }
text-remark = { $place }: { $id }: { $about }
text-junk = this is no message: { $wrong }
text-twice = stands here a second time
text-obsolete = the English messages have no such text
text-no-function = there is no function { $name }
text-no-reference = there is no { $name } in this language, which a message here would need
text-key-twice = two choices have the same key
text-no-category = the language has no plural category { $name }
text-category = the plural category { $name } has no choice
text-no-variable = there is no variable ${ $name } here
text-left-out = ${ $name } is not used; if that is right, say so in the comment: # without ${ $name }: REASON
text-long = { $number } characters, where { $most } are the most that fit
text-no-rulebook = there is no rulebook in this language: pages show the English one
text-no-clause = the clause is missing
text-no-such-clause = the English rulebook has no such clause
text-no-word = no box has this any more
text-ruling = the English clause is a ruling of ours, with *Ruling.* and *Why:*
text-no-ruling = the English clause is no ruling of ours
text-clauses-cited = refers to other clauses than the English one
text-notes = has other notes or tables than the English section, or in another order
text-term = “{ $term }” is { $own } in the glossary

## Positions

position-found = Match { $match } at { $at }, seat { $seat }: { $best } wins { $percent } %, { $points } points more than { $second }, of { $answers } different answers{ $surprising ->
    [yes] ; the rule of thumb would not find it
   *[no] {""}
}.
positions-found = { $number ->
    [one] One position
   *[other] { $number } positions
} in { $matches ->
    [one] one match
   *[other] { $matches } matches
}: { $decisions } decisions looked at, { $judged } judged, in { $seconds } s.

## The laboratory

lab-needs = this command needs { $libraries }: pip install 'kickabout[{ $extra }]'
executor-two = --processes and --cluster exclude each other
device-alone = a GPU plays alone: leave out --processes and --cluster
report-suffix = the report is an HTML page: name it { $file }.html
report-folder = there is no folder { $folder } to write the report to
report-written = Wrote { $file }, and { $others ->
    [one] one file
   *[other] { $others } files
} of figures beside it.
no-such-box = there is no file { $box }, and no game of that name; the games are: { $games }
boxes-of-two-games = { $first } is a box of { $game }, and { $file } one of { $other }
compare-needs-two = name two boxes or more
precision-option = --precision
precision-number = --precision { $measure } takes a number, not '{ $value }'
box-diff = { $game }: { $number ->
    [one] one difference
   *[other] { $number } differences
} between { $before } and { $after }
box-diff-alike = { $game }: both boxes play by the same values ({ $before }); { $number ->
    [0] the files say the same.
    [one] one difference is in texts or options.
   *[other] { $number } differences are in texts or options.
}
box-doubt = note: { $doubt }
boxes-unit = boxes
vary-form = --vary takes KEY=LOW..HIGH, not '{ $text }'
target-form = --target takes MEASURE=VALUE or MEASURE=VALUE±TOLERANCE, with conditions MEASURE[OPTION=CHOICE,bots=BOT]=VALUE, not '{ $text }'
target-matches = the matches of a target are a number from { $least } on, not '{ $matches }'
