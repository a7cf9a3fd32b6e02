# What stands on the drawing of a table.

you = You
nothing = nothing
empty = empty
free = free
waits = { $what } waiting
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
title-antibodies = Antibodies
title-traits = Epigenetic cards
title-virus = Virus: { $strain }
title-attack = { $who ->
    [you] Your Virus Attack: { $strain }
   *[other] { $player }’s Virus Attack: { $strain }
}

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
column-zone = health zone
column-trait = trait
column-dice = dice
column-antibodies = antibodies
column-response = response

completed-list = completed { $cards }
hand-list = in hand { $cards }
goal-brief = { $points } HP each
goal-brief-antibodies = { $points } HP per { $antibodies }
attacks-list = bought { $cards }
foreseen = Next on the deck: { $cards }
face-down = { $trait } (face down)
undrafted = not chosen yet
virus-waits = { $who ->
    [you] No dice yet: you may get antibodies first.
   *[other] No dice yet: { $player } may get antibodies first.
}
rank-gain = gains { $count ->
    [one] { $count } resource
   *[other] { $count } resources
}
rank-lose = loses { $count ->
    [one] { $count } resource or HP
   *[other] { $count } resources or HP
}
rank-dummy = (stays in the supply)

# What a feed of one's tables says.
feed-your-turn = { $title }: your turn
feed-over = { $title }: the game is over
