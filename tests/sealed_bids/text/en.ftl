tagline = The highest sum wins.
option-timed = Clock
    .help = Against the clock.
option-timed-on = On
    .help = A clock runs.
option-timed-hurried = Hurried
    .help = The sealing is there so that nobody is kept waiting.
option-timed-off = Off
    .help = None does.
option-tenths = Tenths
    .help = Tenths of a second on the clock.
time-is-up = Time is up.
shows-bid = A bid of { $bid }.
# $action is the name of a decision.
decides = { $player-is ->
    [you] You decide: { $action }.
   *[other] { $player } decides: { $action }.
}
makes-bid = { $player-is ->
    [you] You decide: a bid.
   *[other] { $player } decides: a bid.
}
bid = Bid.
others-decide = The others decide.
refused-not-now = Not now: { $phase } ({ $clause }).
refused-no-bid-left = All bids are made ({ $clause }).
refused-nothing-to-take-back = No bid can be taken back now ({ $clause }).
refused-another-bid = Another bid is turned over ({ $clause }).
refused-match-over = The match is over ({ $clause }).
