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
