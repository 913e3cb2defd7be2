### What the reports of `kickabout sim` and `kickabout ladder` say.
###
### Shares and intervals are figures that are formatted already, such as "51.2 %".

report-head = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} of { $seats } seats, seed { $seed }
report-speed = { $decisions } decisions in { $seconds } s, { $rate } a second
report-seat = Seat
report-seat-number = Seat { $seat }
report-bot = Bot
report-interval = { $confidence } interval

report-wins = Wins
    .share = Share
    .fair = Fair share
    .caption = Bold: the fair share lies outside the interval.
report-starter = Whoever had the first turn won { $share } of the { $matches } matches decided ({ $low } – { $high }; fair { $fair })
report-starter-undecided = Whoever had the first turn: no match was decided.
report-draws = Draws: { $number } ({ $share })
report-tie-breaks = decided by a tie-break: { $number } ({ $share })
report-shared = several winners: { $number } ({ $share })

report-spreads = Length and goals
    .mean = Mean
    .median = Median
report-turns = Turns by seat
report-goals = Goals a match
report-scores = Score a match
    .caption = Scores decide who wins: the goals, with what else the rules add or take off.
report-by-goals = Matches by goals
    .goals = Goals

ladder-title = Elo, and shares of the points
ladder-anchor = set
ladder-remarks = A cell is the share of the points that the bot of its row took from that of its column, { $seats ->
    [2] seats swapped
   *[other] in every seating that gives each bot half of the seats, or nearly
}; a draw counts half. Elo is by Bradley and Terry, that of { $anchor } set to { NUMBER($elo, useGrouping: 0) }. Intervals are { $confidence }.

## What all reports share

report-box = Box { $name } ({ $digest }): { $options }
report-method = How it was computed
report-replays = Matches worth looking at
    .how = Saved, each is watched by `kickabout replay FILE --open`, with --box where it was not the game's own.

## Measures

measure-first = who begins wins
measure-win = seat { $seat } wins
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
