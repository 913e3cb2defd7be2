### What the reports of `kickabout sim` and `kickabout ladder` say.
###
### Shares and intervals are figures that are formatted already, such as "51.2 %".

report-head = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} of { $seats } seats, seed { $seed }
report-speed = { $decisions } decisions in { $seconds } s.
report-seat = Seat
report-seat-number = Seat { $seat }
report-bot = Bot
report-interval = { $confidence } interval

report-wins = Wins
    .share = Share
    .fair = Fair share
    .caption = Bold: the fair share lies outside the interval.
report-draws = Draws: { $number } ({ $share }).
report-tie-breaks = Decided by a tie-break: { $number } ({ $share }).
report-shared = Several winners: { $number } ({ $share }).

report-scores = score
    .caption = The score decides who wins: the goals, and what else the rules add or take off.
report-by-goals = Matches by goals
    .goals = Goals

ladder-title = Elo
ladder-shares = Shares of the points
ladder-anchor = set
ladder-head = { $game }, { $seats } seats, { $options }: { $matches ->
    [one] one match
   *[other] { $matches } matches
}, at least { $least } a pair.
ladder-remarks = A cell is the share of the points that the bot of its row took from that of its column, { $seats ->
    [2] seats swapped
   *[other] in every seating that gives each bot half of the seats, or nearly
}; a draw counts half. Elo is by Bradley and Terry, that of { $anchor } set to { NUMBER($elo, useGrouping: 0) }. Intervals are { $confidence }.

## What all reports share

report-box = Box { $name } ({ $digest })
report-option = { $option }: { $value }
report-method = How it was computed
report-replays = Matches worth looking at
    .how = They are files: where Kickabout is installed, each is watched by the command kickabout replay FILE --open, with --box where it was not the game's own.

## Measures

measure-first = who begins wins
measure-win = seat { $seat } wins
measure-points = points of seat { $seat }
measure-draws = draws
measure-turns = turns by seat
measure-decisions = decisions
measure-minutes = minutes
    .how = Minutes are a model: five seconds for a decision with a choice, one for every other decision, roll or draw.
measure-goals = goals
measure-comebacks = comebacks
measure-lead-changes = lead changes
measure-options = actions to choose from

## `kickabout compare`

compare-title = { $game }: what differs
compare-finding = { $kind ->
    [share] { $variant }, { $measure }: { $value } instead of { $before }, { $difference } points { $direction } (±{ $reach }).
   *[mean] { $variant }, { $measure }: { $value } instead of { $before }, { $difference } { $direction } (±{ $reach }).
}
compare-nothing = { $variant } and { $base }: none of { $number } differences looked at is more than chance.
compare-gain = Pairing: with { $matches } matches of each, “{ $measure }” of { $variant } is as sure as with { $independent } matches without common dice (correlation { $correlation }).
compare-alike = Pairing: { $variant } plays every match as the first box does.
compare-table = { $variant } against { $base }
compare-measure = Measure
compare-difference = Difference
compare-p = p, corrected
compare-caption = Bold: more than chance. Shares differ by percentage points.
compare-plot = { $variant } against { $base }
    .says = Each difference with its interval, in standard errors: away from the line it is more than chance.
    .axis = Difference in standard errors
compare-method = { $matches } matches of each box in { $seconds } s, the same match with the same dice in all. Intervals are { $confidence }, by Student's test for pairs; p is corrected for { $tests } differences by Benjamini and Hochberg.
compare-pairing = A comeback is a win of a seat that was behind in goals after some turn. A match counts for “who begins wins” if it was decided in both.

## `kickabout cards`

cards-title = { $game }: which rows of the box decide
cards-finding = { $mode ->
    [given] { $name } is { $direction ->
        [up] strong
       *[down] weak
    }: a seat that takes it wherever it can wins { $change } points { $direction ->
        [up] more
       *[down] less
    } (±{ $reach }). Who has it gets { $had } of the wins.
   *[without] { $name } is { $direction ->
        [up] a burden
       *[down] strong
    }: a seat that never gets it wins { $change } points { $direction ->
        [up] more
       *[down] less
    } (±{ $reach }). Who has it gets { $had } of the wins{ $has_played ->
        [yes] , who plays it { $played }
       *[no] { "" }
    }.
}
cards-finding-had = { $name } is { $direction ->
    [up] with the winners
   *[down] with the losers
}: who has it gets { $share } of the wins.
cards-nothing-had = No row is with the winners or the losers more often than chance would have it.
cards-nothing = None of { $tests } changes looked at is more than chance.
cards-quiet = Nothing more than chance is known of { $rows }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
}
cards-unmet = Never met in these matches: { $rows }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
}
cards-worth = What each is worth to one seat, in points of the win
    .caption = Bold and *: more than chance. Each seat in turn is the one for which the row is changed.
cards-mode-without = removed
cards-mode-doubled = doubled
cards-mode-blank = blank
cards-mode-given = always taken
cards-rows = How they fare, for each seat and match
    .row = Row
    .table = Table
    .drawn = Had
    .played = Played
    .held = At the end
    .stuck = Stuck
    .wins-had = Wins, had
    .wins-played = Wins, played
    .caption = Stuck: of the turns with something to play in which it was held, those in which it could not be played.
cards-plot = What a seat loses or gains
    .says = The change of a seat's win chance if it never gets the row, or takes it wherever it can.
    .axis = Points of the win
cards-method = { $matches } matches, counted row by row. Shares are of the win of a match, a draw in equal parts, over all seats that had or played the row; intervals are { $confidence }, with matches as clusters.
    .worth = For what a row is worth, the same matches were played again with the same dice and the row changed for one seat alone: removed (chance draws another), doubled (it counts twice in the draw), blank (it cannot be played), or always taken. A match that the change cannot touch was not played again. Student's test for pairs, { $tests } tests corrected by Benjamini and Hochberg.
    .stuck = That who plays a row wins more does not say that the row is why: strong positions let more be played. What it is worth does.

## `kickabout tune`

tune-title = { $game }: a box for the targets
tune-best = The best box found: { $values }.
tune-finding = { $measure }: { $value } (±{ $reach }) on fresh matches, { $is_met ->
    [yes] which meets
    [maybe] which may or may not meet
   *[no] which misses
} the target { $target } ±{ $tolerance }; it was { $before }.
tune-stopped = The search was stopped after { $tried ->
    [one] one box
   *[other] { $tried } boxes
}: nothing is confirmed on fresh matches, and what looked best is a little worse there.
tune-unconfirmed = { $measure }: { $value } (±{ $reach }), { $is_met ->
    [yes] which meets
    [maybe] which may or may not meet
   *[no] which misses
} the target { $target } ±{ $tolerance }.
tune-disagree = The targets disagree: { $number } boxes are each the best in something, and the front shows them.
tune-where = { $measure } ({ $where })
tune-confirmed = The best, on fresh matches
    .caption = Miss: how far from all targets, in tolerances; at most 1 in each is met.
tune-front = The front
    .caption = Of the boxes tried, those that no other beats in every target.
tune-box = Box
tune-miss = Miss
tune-plot = What is possible
    .says = Each dot is a box by how far it misses the first two targets; those on the line no other beats.
    .axis = Miss of “{ $measure }”, in tolerances
tune-method = { $tried ->
    [one] One box was
   *[other] { $tried } boxes were
} tried with { $matches } matches each, the same for all, as Optuna proposed them (tree-structured Parzen estimators); { $refused ->
    [one] one combination of values was
   *[other] { $refused } combinations of values were
} not a valid box. { $confirmed ->
    [0] The search was stopped before the best could play fresh matches.
    [one] It played { $fresh } fresh matches.
   *[other] The best { $confirmed } played { $fresh } fresh matches each, and the order is theirs.
}

## The pages of `kickabout sim` and `kickabout ladder`

sim-title = { $game }: { $matches ->
    [one] one match
   *[other] { $matches } matches
}
sim-starter = Whoever begins wins { $share } (±{ $reach }){ $is_fair ->
    [yes] : no more than chance above or below a fair { $fair }.
   *[no] , and { $fair } would be fair.
}
sim-length = A match takes { $turns } turns by seat, most of them { $low } to { $high }: about { $minutes } minutes.
sim-drama = Of the matches { $comebacks } are won from behind and { $draws } are drawn; the lead passes { $changes } times a match.
sim-measures = What was measured
    .mean = Mean
    .median = Median
sim-method = Intervals are { $confidence }: of shares Wilson’s, with half of it after ±; of means by the normal distribution; 5 – 95 % holds most matches.
sim-histogram = How many matches had how many { $measure }; the line is the mean.
sim-chances = Win chance of whoever leads
    .says = How often whoever alone had scored the most after a turn wins in the end, matches that were over left out.
    .turns = Turns, all seats together
    .wins = Wins, %
replay-lead-changes = the lead passes { $changes } times
replay-late = turned late
replay-goals = { $goals ->
    [one] { $goals } goal
   *[other] { $goals } goals
}
replay-longest = a long one, { $turns } turns in all
replay-shortest = a short one, { $turns } turns in all
ladder-report = { $game }: how strong the bots are
    .says = The Elo of each bot with its 95 % interval.
ladder-finding = { $best } is the strongest, { $elo } Elo above { $least }, from which it takes { $share } of the points.

## What in a box deserves a second look

box-doubt-unreached = { $table }: no ready-made deck, squad or team holds { $rows }. Bots never meet such a row, so no simulation shows what it does.
box-doubt-no-copies = { $table }: the deck holds no { $rows }.
box-doubt-unread = { $table }: no rule reads { $rows }: without { $number ->
    [one] it
   *[other] them
} every match is the same.
box-doubt-far = { $table } is { $value }; the bots were made and measured with { $span ->
    [one] { $low }
   *[range] { $low } to { $high }
}.
box-doubt-more = { " " }and { $number } more

## What is wrong with the numbers that a search varies. $path is such as rules.hand, $near what may be meant.

wrong-knob-span = { $path } is varied from one number to a higher one, not { $span }
wrong-knob-unknown = the box has no number { $path }{ box-file-meant }
wrong-knob-fill-varied = { $path } is varied, and cannot make up for the others as well
wrong-knob-fill-alone = nothing beside { $path } is varied that it could make up for
wrong-ladder-bots = a ladder is for two or more bots, each named once
wrong-ladder-seats = every seat of a ladder is a bot's, and one of these is for { $names }
wrong-bots = { $bots } bots for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}{ $names-count ->
    [0] {""}
   *[other] {" "}beside { $names }
}: name one for all seats, or one for each
wrong-gpu-bots = bots that search do not play on a GPU
wrong-measure = there is no measure { $name }; the measures are: { $known }
wrong-target-tolerance = the tolerance of { $measure } is a number above 0
wrong-search-boxes = none of the boxes that were tried can be played
wrong-search-stopped = stopped before a box was tried
wrong-cards-bots = cards are counted in matches of rule-of-thumb and random bots alone
wrong-cards-stopped = stopped before a match was over
wrong-comparison-few = { $measure } means something in { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} of both: play more
wrong-comparison-precision = the precision of { $measure } is a number above 0, not { $given }
wrong-comparison-stopped = stopped before two matches were over
wrong-field = the box has no { $key }
wrong-field-row = the box has no row { $key }

## What is wrong with a file or a cluster.

wrong-document = there is { $begin } but no { $end } after it
wrong-results-file = this file does not hold the results of a ladder
wrong-results-other = these are the results of another ladder: { $key } is { $theirs } there, not { $ours }
wrong-results-pairs = these are the results of other pairs than those of its bots
wrong-cluster = no Dask scheduler answers there
wrong-cluster-address = this is no address of a Dask scheduler, such as tcp://host:8786
wrong-cluster-empty = this Dask scheduler has no workers
wrong-cluster-workers = its workers have no Kickabout of this release
wrong-cluster-release = its worker { $worker } has Kickabout { $theirs }, which may play otherwise than the { $ours } of this machine
lost-processes = { $number } processes ended in the middle of the same matches, the last with exit code { $code }{ $killed ->
    [yes] {" "}(as where memory runs out)
   *[no] {""}
}
lost-workers = several workers of the cluster ended in the middle of the same matches, the last at { $worker }
lost-scheduler = the scheduler of the cluster was lost
# Kept matches. $before is the file before it, or `none`.
kept-twice = { $file }: match { $match } is in { $before } as well
kept-missing = matches { $first } to { $last } are missing, { $before ->
    [none] before { $file }
   *[other] between { $before } and { $file }
}
kept-none = { $folder }: there are no kept matches in this folder ({ $pattern })
kept-unread = { $file }: this is no Parquet file, or only a part of one
kept-no-matches = { $file }: this Parquet file holds no matches of Kickabout
kept-format = { $file }: its format is { $given }; this release reads { $known }
kept-changed = { $file }: this Parquet file lacks rows or columns, or has been changed
kept-other-box = { $file }: its box is another one for this release
# $whose is the other file, or `none` for the matches to be played.
kept-other = { $file }: these are matches of another experiment: { $key } is { $theirs } there, and { $ours } in { $whose ->
    [none] this one
   *[other] { $whose }
}
