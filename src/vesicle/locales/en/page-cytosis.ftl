# What the cards, the players’ panels and the expansions say on the page.

card-kind-colour = { $kind }, { $colour }
say-card = { $name }, { $kind }: { $does }
card-usable = { $choice } ({ $kind })
hand-empty = No cards in your hand

detail-effect = When bought
detail-gives = Gives
detail-takes = Takes
detail-worth = Gives
detail-made = How it is made
detail-receptor = { $hormone ->
    [protein-hormone] Whenever a protein hormone is completed, this receptor
   *[other] Whenever a steroid hormone is completed, this receptor
} brings you { $own } HP if the hormone is yours, { $others } HP if it is another player’s.
detail-detox = At the end, the most ATP on detox cards scores { $places } HP.
detail-enzyme = At the end, a set of different colours scores extra: { $sets }.
detail-set = { $size } for { $points } HP

pile-deck = Deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
pile-discard = Discard pile ({ $count }): { $cards }
pile-empty = The discard pile is empty
grey-hire = { $edition ->
    [preview] { $count ->
        [one] { $count } grey worker
       *[other] { $count } grey workers
    }
   *[other] { $count ->
        [one] { $count } grey flask
       *[other] { $count } grey flasks
    }
} for hire, { $price } ATP each: press to place one

say-goal = Goal { $goal }: { $worth }. Markers: { $markers }
goal-unmarked = none
event-now = The Event of this round
event-none = No Event yet
events-left = { $count ->
    [one] { $count } Event to come
   *[other] { $count } Events to come
}

open-player = { $player }: show everything
is-bot = bot
has-marker = has the first-player marker
acts-now = to act
pieces-left = { $edition ->
    [preview] { $count ->
        [one] { $count } worker left
       *[other] { $count } workers left
    }
   *[other] { $count ->
        [one] { $count } flask left
       *[other] { $count } flasks left
    }
}
disks-left = { $count ->
    [one] { $count } unused vesicle disk
   *[other] { $count } unused vesicle disks
}
hand-size = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
title-completed = Completed cards
completed-none = No cards completed yet
title-known-hand = Cards in hand
close-sheet = Close
health-track = Health Track. { $players }
zone-now = Health zone { $zone }: { $dice }
zone-dice = { $zone }: { $dice }

antibodies-against = { $count ->
    [one] { $count } antibody
   *[other] { $count } antibodies
} against { $strain }
panel-fold = Show the cell
panel-open = Show this again
draft-others = The others are choosing.
title-foreseen = Top of the deck

card-completed = Completed in: { $area }
detail-completed = Completed in
detail-have = You have
title-discard = Discard pile
forecast = Final points if the game ended now: { $count }
settings-forecast = Forecast of final points
    .about = Beside each score: what it would be if the game ended now.
