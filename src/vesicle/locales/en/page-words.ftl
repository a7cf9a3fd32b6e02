# Sentences that the page needs for Cytosis besides those of the terminal: each choice stands alone, as on a button.

waiting-for = Waiting for { $player }
log-undone = { $who ->
    [you] You undo your turn
   *[other] { $player } undoes their turn
}

card-does = needs { $needs }, worth { $points } HP

grey-piece = { $edition ->
    [preview] Grey worker
   *[other] Grey flask
}

do-return = Put { $card } back into the deck
do-take = Take { $amount }
do-place = Place { a-piece } on { $spot }
do-place-buy = Place { a-piece } and { $cost ->
    [free] take { $card } for free
    [paid] take { $card } and { $price } ATP
   *[bought] buy { $card } for { $price } ATP
}
do-grey = { grey-piece } ({ $grey } ATP) on { $spot }
do-grey-buy = { grey-piece } ({ $grey } ATP): { $cost ->
    [free] take { $card } for free
    [paid] take { $card } and { $price } ATP
   *[bought] buy { $card } for { $price } ATP
}
do-exhaust = Exhaust { a-piece }: { $gain }
do-play = Play { $card }
do-translate = { $count ->
    [0] Translate nothing
    [one] Translate { $count } mRNA into { $count } protein
   *[other] Translate { $count } mRNA into { $count } proteins
}
do-load = { $count ->
    [0] Load nothing
   *[other] Load { $amount } on a vesicle
}
do-load-rough = { $count ->
    [0] Load nothing
   *[other] Load { $count } mRNA as { $amount }
}
do-move = Move the vesicle { $where } with { $cargo } into the Golgi apparatus
do-add = Add { $amount } to the vesicle in the Golgi apparatus
do-complete = Complete { $card }
do-disk = Send out the vesicle { $where } with { $cargo }
do-evict = { $who ->
    [you] Displace your vesicle { $where } with { $cargo }
   *[other] Displace { $player }’s vesicle { $where } with { $cargo }
}
do-goal = Put a marker on the Goal { $goal }

## With the Epigenetic cards

do-keep = Keep { $trait }
do-trade = Trade { $price } ATP for { $amount }
do-scout = Look at the top { $cards } cards of the deck{ $price ->
    [0] {" "}for free
   *[other] {" "}for { $price } ATP
}
do-choose = Take { $card }{ $price ->
    [0] {" "}for free
   *[other] {" "}for { $price } ATP
}
do-put = { $place ->
    [0] Put { $card } on top of the deck
   *[other] Put { $card } beneath it
}

## With the Virus expansion

do-lose = Lose { $amount }
do-antibody = Buy { $count ->
    [one] { $count } antibody
   *[other] { $count } antibodies
} against { $strain } for { $price } ATP (from { $owned } to { $raised })

## Groups of choices

page-group-collect = Collect resources
page-group-build = Make proteins and fill vesicles
page-group-finish = Complete a card
page-group-goals = First-player marker and Goals
page-group-buy = Take a card from the market
page-group-evict = Displace a vesicle
page-group-play = Play a card from your hand
page-group-trade = { trait-metabolic-switch }
page-group-scout = { trait-open-chromatin }
page-group-grey = Hire { a-grey-piece } for { $grey } ATP, even for a taken spot
page-group-exhaust = Exhaust { a-piece }
