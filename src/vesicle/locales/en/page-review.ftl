# After the game: charts, what decided it, and a card to share.

review-open = What decided it
review-title = What decided it
review-loading = Loading the game …
review-not-yet = This game is still going on. Come back when it is over to see where the points came from and which moments decided it.
review-to-table = Back to the table
review-to-replay = Watch the replay
review-as-table = As a table

# Charts

review-round = Round
review-player = Player
review-at-start = Start
review-after-round = After round { $round }
review-at-end = End, round { $round }
review-after-moves = { $moves ->
    [0] Before the first move
    [one] After { $moves } move
   *[other] After { $moves } moves
}
review-moves = { $from ->
    [1] from the start to move { $to }
   *[other] moves { $from } to { $to }
}
review-points = Points by round
    .about = What was on the score sheet when each round ended. { $game ->
        [cytosis] The last round ends with the final scoring.
       *[virus-and-co] Points are counted when a round ends.
    }
review-sources = Where the points came from
    .about = Each player’s final points by source; losses extend to the left.
review-leads = Who led when
    .about = The player with the most points at each moment. The small ticks mark the ends of rounds.
review-leader = In the lead
review-when = When
review-nobody = Nobody
review-chances = Chance to win
    .about = The search bot’s estimate through each player’s own eyes: only what that player could know. Numbers mark the moments described below.
review-sums = Decisions and luck
    .about = What each player’s chance to win gained and lost over the whole game, in percentage points.
review-sum-first = At the start
review-sum-own = Own slips
review-sum-others = Others’ slips
review-sum-luck = Luck
review-sum-last = At the end

# Swings

review-swings = The moments that swung it
    .about = { $decisions ->
        [one] One decision was examined.
       *[other] All { $decisions } decisions were examined.
    } A slip is a choice that was clearly worse than the best one in the same situation. Luck is what changed without a slip: cards, dice, events, and what others did that could not be foreseen. Anything that may be mere noise in the estimate is left out.
review-own = { $count ->
    [0] Your moments
    [one] Your moment
    [2] Your two moments
   *[other] Your three moments
}
    .about = Where you missed the most, and what would have been better with what you knew then.
    .none = You missed nothing that stands out: what could be won, you won.
review-instead = Instead
review-own-slip = You chose “{ $played }”. { $points ->
    [0] It cost you a little of your chance to win.
    [one] It cost you about one percentage point of your chance to win.
   *[other] It cost you about { $points } percentage points of your chance to win.
}
review-others = What else swung the game
review-no-swings = No single moment stood out: nobody slipped up badly, and luck was even.
review-kind-slip = A slip
review-kind-luck = { $why ->
    [chance] Luck
   *[others] Unforeseen
}
review-move = Move { $number }
review-slip = { $player } chose “{ $played }”. “{ $better }” would have been better: this cost { $points ->
    [one] about one percentage point
   *[other] about { $points } percentage points
} of the chance to win.
review-why-better = The better choice { $reason }.
review-luck = { $why ->
    [chance] { $way ->
        [up] Luck was with { $player }: cards, dice or events that nobody chose added { $points ->
            [one] about one percentage point
           *[other] about { $points } percentage points
        } to the chance to win.
       *[down] Luck was against { $player }: cards, dice or events that nobody chose took { $points ->
            [one] about one percentage point
           *[other] about { $points } percentage points
        } off the chance to win.
    }
   *[others] { $way ->
        [up] What the others did next suited { $player } better than expected: { $points ->
            [one] about one percentage point
           *[other] about { $points } percentage points
        } more of the chance to win.
       *[down] What the others did next could not be foreseen by { $player }: { $points ->
            [one] about one percentage point
           *[other] about { $points } percentage points
        } less of the chance to win.
    }
}
review-more = { $count ->
    [one] and one more thing
   *[other] and { $count } more things
}
review-from-to = { $from } → { $to }
review-noise = give or take { $points ->
    [one] one point
   *[other] { $points } points
}
review-see-moment = See the moment
review-waiting = The review is waiting for its turn …
review-working = The search bot is looking at moment { $done } of { $of } …
review-done = { $count ->
    [0] The review is done.
    [one] The review is done: one moment stands out.
   *[other] The review is done: { $count } moments stand out.
}
review-failed = The review could not be completed.
review-again = Try again

# The card

review-share = A card to share
    .about = Made in your browser from this game alone: nothing is sent anywhere.
    .alt = The result as a picture: { $headline } { $scores }
review-save-png = Save as PNG
review-save-svg = Save as SVG
review-png-failed = Your browser could not draw the PNG. The SVG works everywhere.
