# What the laboratory says in the browser: boxes that people change, and the questions that are played with them.
# $name is what a box is called, $game a game. Keys and values of a box file stand as they do in the file.

lab-title = The laboratory
    .lead = Change what is in a game’s box: its cards, players and numbers. Have it played by the thousand, or play it yourself tonight.
lab-link = Laboratory
lab-skip = Skip to the laboratory
lab-first-name = My box

## Where one begins

lab-start = Take a game
    .help = You get a copy of its box, to change as you like. The game stays as it is.
lab-start-game = Change { $game }
lab-upload = Or bring a box file
    .choose = A file that “kickabout box export” or this page has written
    .paste = or its text
    .example = game = "futbol-dash"
    .button = Open it
lab-boxes = Your boxes
    .none = You have no box yet: take a game, and you get a copy of its box to change.
lab-box-state = { $changes ->
    [0] unchanged
    [one] one change
   *[other] { $changes } changes
}, { $updated }
lab-open = Open
lab-runs = Your reports
    .none = Nothing has been asked yet. Open a box and ask: who wins, what differs, which card decides?
lab-state = { $state ->
    [waiting] waits
    [running] is being played
    [done] done
    [failed] failed
   *[cancelled] cancelled
}
lab-question = { $question ->
    [sim] { $matches ->
        [one] One match
       *[other] { $matches } matches
    }
    [compare] What differs
    [tune] Which values are right
    [ladder] How strong the bots are
   *[cards] Which rows decide
}
lab-kept-here = Boxes and reports are kept for this browser. A report has a link that you can send to anybody.
lab-missing = Boxes can be looked at, but not played by the thousand: { $libraries } { $libraries-count ->
    [one] is
   *[other] are
} not installed on this server (pip install 'kickabout[lab]').

## A box

lab-box-title = { $name } · { $game }
lab-box-name = Name of the box
lab-rename = Rename
lab-all = All boxes
lab-file-download = Download the file
lab-play = Play it
    .help = Sets up a table with this box, for you, friends and bots.
lab-delete = Delete
    .sure = Delete { $name }? Its reports stay.
    .yes = Delete it
lab-undo = Take back the last change
lab-changes = What you have changed
    .none = Nothing yet: this is the game’s own box. Change a number below, and it stands here.
# Of the box of a report, which may be somebody else’s.
lab-changes-of-run = How this box differs from the game’s own
lab-change-added = new: { $path } { $value }
lab-change-removed = gone: { $path }
lab-change-value = { $path }: { $before } → { $after }
lab-notes = What to think over
    .wait = Looking for rows that nobody meets …
    .show = Look for rows that nobody meets
    .none = Nothing: every row is met, and no number is far from the game’s own.
lab-form = What is in the box
    .words = The file of a box is in English. What your language has no words for yet is shown as the file has it.
lab-group-changed = { $number ->
    [one] one change
   *[other] { $number } changes
}
lab-group-rows = { $number ->
    [one] one row
   *[other] { $number } rows
}
lab-range = { $least } to { $most }
lab-own = was { $value }
lab-list-help = separated by commas
lab-yes = yes
lab-no = no
lab-save = Save these
lab-row-copy = Copy
    .label = Copy { $row }
lab-row-remove = Take out
    .label = Take { $row } out of the box
lab-file = The file itself
    .help = The same as above. Tables that are too deep for the form, and rows that do not exist yet, are changed here.
    .save = Save the file
lab-wrong = Nothing was changed:
lab-wrong-at = At { $key }:

## A question

lab-ask = Have it played
    .help = Bots play match after match behind the people at the tables. You can close the page meanwhile.
lab-ask-what = What do you want to know?
lab-ask-sim = Who wins, how long does it take, and how do the chances move?
lab-ask-compare = What differs from this other box?
lab-ask-cards = Which card, player or squad decides, and what is it worth?
lab-ask-tune = Which values give the length or the balance that I want?
lab-ask-ladder = How strong are the bots against each other with this box?
lab-own-box = the game’s own box
lab-vary = Numbers to vary
    .help = Up to { $most } numbers of the box, each from a lowest to a highest value. Those you have changed stand here already.
    .number = Number { $place }
    .path = Number
    .low = From
    .high = To
    .now = now { $value }
lab-aim = Targets
    .help = What the box should come to; shares in per cent. A line without a value is left out. A box meets a target within its tolerance.
    .number = Target { $place }
    .measure = Measure
    .value = Value
    .tolerance = Give or take
lab-trials = Boxes to try
    .help = Up to { $most }, each with the number of matches below. The best three play again, four times as many, with other dice.
lab-ladder = Bots that meet
    .help = Each plays every other one, as many matches as stand below, in turn in every seat.
lab-bots = Who plays
    .help = All bots but the semi-pro and the random one search, which takes seconds for a match: ask them for few. What each row of the box does is measured only with those two.
lab-seats = Seats
lab-matches = Matches
    .help = { $least } to { $most } matches. If boxes are compared, each of them plays that many; if bots meet, each pair does.
lab-until = Stop when it is known well enough
lab-until-matches = after that many matches
lab-until-precision = as soon as the win of who begins is known to
    .unit = points
lab-go = Let the bots play
lab-question-wrong = That cannot be played:

## A question as it stands, and its answer

lab-run-title = { $name } · { $question ->
    [sim] { $matches ->
        [one] one match
       *[other] { $matches } matches
    }
    [compare] what differs
    [tune] which values are right
    [ladder] how strong the bots are
   *[cards] which rows decide
}
lab-meet = { $bots }
lab-run-about = { $game }, { $seats } seats, { $bot }
lab-run-waiting = { $before ->
    [0] It begins in a moment.
    [one] One other question is played before it.
   *[other] { $before } other questions are played before it.
}
lab-run-phase = { $phase ->
    [play] Playing
    [worth] Playing again without each row
    [tune] Trying boxes
    [confirm] Playing the best boxes again, with other matches
   *[other] Getting the rules ready
}
lab-run-done = { $done } of { $total }
lab-look-again = Look again
lab-cancel = Cancel
lab-cancelled = It was cancelled.
lab-failed = It could not be played: { $why }
lab-failed-lost = It could not be played: three times the process that played it was lost.
lab-again = Play it again
lab-share = Link to this page
    .help = Whoever has it can read the report, and play or take over the box.
lab-take = Take over this box
lab-report = Report
    .download = Download the report
    .figures = Download the figures
    .box = Download the box
lab-found = Boxes that were found
    .help = Take one over and change it further, or sit down and play it. The report above says how well each is known.
    .name = { $name }, tuned
    .more = { $number ->
        [one] One other box that comes close
       *[other] { $number } other boxes that come close
    }
lab-beside = Side by side
lab-beside-choose = Beside
    .none = nothing
    .show = Show
lab-beside-measure = Measure
lab-beside-matches = Matches
lab-people = People
    .title = Played by people
    .none = Nobody has finished a match with this box at a table of this server yet. Play it, and the match stands here beside those of the bots.
    .help = Matches that people have played to the end with this box, these options and this number of seats. Minutes are those of the clock, in the middle of all matches.
lab-people-against = { $rival ->
    [person] Among people: { $matches ->
        [one] one match
       *[other] { $matches } matches
    }.
   *[other] Against { $bot }: { $matches ->
        [one] one match
       *[other] { $matches } matches
    }, { $won } won by people.
}

## What is wrong with a question

wrong-plan-kind = There is no question { $given }; there are: { $known }.
wrong-plan-matches = A run has { $least } to { $most } matches, not { $number }.
wrong-plan-precision = The precision lies in 0.1 to 20 points, not { $given }.
wrong-plan-cards-bots = Rows are counted in matches of { $known } alone, not of { $bot }.
wrong-plan-ladder = { $pairs ->
    [one] One pair of bots
   *[other] { $pairs } pairs of bots
} would play { $number } matches, and { $most } is the most: ask for fewer of each pair.
wrong-plan-trials = A search tries 2 to { $most } boxes, not { $number }.
wrong-plan-tried-matches = { $trials } boxes of { $matches } matches each are more than { $most } matches: ask for fewer boxes, or fewer matches of each.
wrong-plan-no-knob = A search needs a number to vary.
wrong-plan-span = A number is varied between −{ $most } and { $most }.
wrong-plan-no-aim = A search needs a target.
wrong-plan-measure = There is no measure { $name }; the measures are: { $known }.
wrong-plan-tolerance = A tolerance is a number above 0.
wrong-plan-aim = A target is a number.
