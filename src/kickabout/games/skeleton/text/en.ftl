### What people read of Skeleton. Variables of seats, names and lists: see the shared messages.

tagline = Lay a card face down; the highest scores.

## Options and cards

option-hand = Hand
    .help = Cards that everybody is dealt.
option-level = Level rounds
    .help = What a round brings in which the highest cards are level.
option-level-nobody = Nobody scores
    .help = Nobody scores.
option-level-all = All score
    .help = All of them score.

card-toe-poke =
    .text = Better than nothing.
card-side-foot =
    .text = Placed with care.
card-header =
    .text = Up above them all.
card-volley =
    .text = Sweetly struck.
card-bicycle-kick =
    .text = They will talk about it.
# What every card does, in a line.
card-does = The highest card of the round scores.

## Commentary

lays-a-card = { $player-is ->
    [you] { $player } lay a card face down.
   *[other] { $player } lays a card face down.
}
lays = { $player-is ->
    [you] { $player } lay a { $card } face down.
   *[other] { $player } lays a { $card } face down.
}
turns-over = { $player-is ->
    [you] { $player } turn over a { $card }.
   *[other] { $player } turns over a { $card }.
}
# $score is such as "2 : 1".
scores = { $player-is ->
    [you] { $player } score! It is { $score }.
   *[other] { $player } scores! It is { $score }.
}
level-round = Level! Nobody scores.
final-whistle = The referee blows for full time.

## Refusals

refused-match-over = The match is over ({ $clause }).
refused-chance-deals = Chance deals a card of the deck now: roll, or name one that is in it ({ $clause }).
refused-chance-shows = The next card on the table is turned over now ({ $clause }).
refused-seat-decides = { $player-is ->
    [you] { $player } decide now, not chance ({ $clause }).
   *[other] { $player } decides now, not chance ({ $clause }).
}
refused-not-in-hand = There is no { $card } in your hand ({ $clause }).
refused-not-in-box = There is no such card in this box ({ $clause }).

## The page

your-turn = Your turn.
    .ask = Lay a card face down.
full-time = Full time.
# The label of a button.
lay-card = Lay { $card }
not-your-turn = It is not your turn to lay (SKEL-3.1).
the-pitch = The pitch
in-the-deck = in the deck
waiting-for-a-card = { $player } picks a card.
waiting-for-cards-to-turn = The cards are turned over …
waiting-for-the-deal = The cards are dealt.
