# What stands on the drawing of a table.

you = You
nothing = nothing
empty = empty
free = free
waits = { $what } waits
hidden-card = a card
hidden-cards = { $count } hidden { $count ->
    [one] card
   *[other] cards
}

title-cell = The cell
title-market = Market
title-goals = Goals (first marker: +{ $points } HP)
title-players = Players
title-hand = Your hand

heading-round = { $round ->
    [0] Setup
   *[other] Round { $round } of { $last }
}
heading-event = Event { $event }:
heading-piles = { $edition ->
    [preview] grey workers
   *[other] grey flasks
} for hire: { $greys } · deck: { $deck } · discard pile: { $discard }

column-points = HP
column-pieces = { $edition ->
    [preview] workers
   *[other] flasks
}
column-vesicles = disks
column-hand = hand
column-completed = done

completed-list = completed { $cards }
hand-list = in hand { $cards }
goal-brief = { $points } HP each
