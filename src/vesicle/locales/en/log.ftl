# What happened, in lines without a full stop. $who is "you" for the reader, and $player the letter of anybody else.

log-goals = Goals: { $goals }
log-begins = { $who ->
    [you] You have the first-player marker
   *[other] { $player } has the first-player marker
}
log-deal = { $who ->
    [you] You are dealt { $cards } and have { $atp }
   *[other] { $player } is dealt { $cards } and has { $atp }
}
log-return = { $who ->
    [you] You put back { $card }
   *[other] { $player } puts back { $card }
}
log-take = { $who ->
    [you] You take { $amount }
   *[other] { $player } takes { $amount }
}
log-place = { $who ->
    [you] You place { a-piece } on { $spot }
   *[other] { $player } places { a-piece } on { $spot }
}
log-place-marker = { $who ->
    [you] You place { a-piece } on { $spot } and take the first-player marker
   *[other] { $player } places { a-piece } on { $spot } and takes the first-player marker
}
log-place-buy = { $who ->
    [you] You place { a-piece } and buy { $card }
   *[other] { $player } places { a-piece } and buys { $card }
}
log-grey = { $who ->
    [you] You hire { a-grey-piece } for { $spot }
   *[other] { $player } hires { a-grey-piece } for { $spot }
}
log-grey-marker = { $who ->
    [you] You hire { a-grey-piece } for { $spot } and take the first-player marker
   *[other] { $player } hires { a-grey-piece } for { $spot } and takes the first-player marker
}
log-grey-buy = { $who ->
    [you] You hire { a-grey-piece } and buy { $card }
   *[other] { $player } hires { a-grey-piece } and buys { $card }
}
log-exhaust = { $who ->
    [you] You exhaust { a-piece } for { $amount }
   *[other] { $player } exhausts { a-piece } for { $amount }
}
log-play = { $who ->
    [you] You play { $card }
   *[other] { $player } plays { $card }
}
log-translate = { $who ->
    [you] You translate { $count } mRNA
   *[other] { $player } translates { $count } mRNA
}
log-load = { $who ->
    [you] You load a vesicle { $where } with { $cargo }
   *[other] { $player } loads a vesicle { $where } with { $cargo }
}
log-move = { $who ->
    [you] You move a vesicle into the Golgi apparatus
   *[other] { $player } moves a vesicle into the Golgi apparatus
}
log-add = { $who ->
    [you] You add { $amount } to the vesicle in the Golgi apparatus
   *[other] { $player } adds { $amount } to the vesicle in the Golgi apparatus
}
log-complete = { $who ->
    [you] You complete { $card }
   *[other] { $player } completes { $card }
}
log-show = { $who ->
    [you] You show { $card }
   *[other] { $player } shows { $card }
}
log-evict = { $who ->
    [you] You displace a vesicle
   *[other] { $player } displaces a vesicle
}
log-goal = { $who ->
    [you] You put a marker on the Goal { $goal }
   *[other] { $player } puts a marker on the Goal { $goal }
}
log-displaced = { $who ->
    [you] Your vesicle is displaced
   *[other] { $player }’s vesicle is displaced
}
log-discard = Out of the market: { $cards }
log-reshuffle = The discard pile is shuffled and becomes the deck
log-reshuffle-beneath = The discard pile is shuffled and put beneath the deck
log-event = Event { $event }: { $effect }
log-market = Market: { $cards }
log-round = { $who ->
    [you] Round { $round }, you begin
   *[other] Round { $round }, { $player } begins
}
log-end = { $who ->
    [you] The game is over, and you win
   *[other] The game is over, and { $player } wins
}

## With the Epigenetic cards

log-keep = { $who ->
    [you] You keep { $trait }
   *[other] { $player } keeps { $trait }
}
log-trait = { $who ->
    [you] You have { $trait }: { $does }
   *[other] { $player } has { $trait }: { $does }
}
log-trade = { $who ->
    [you] You trade ATP for { $amount }
   *[other] { $player } trades ATP for { $amount }
}
log-scout = { $who ->
    [you] You look at the top of the deck
   *[other] { $player } looks at the top of the deck
}
log-choose = { $who ->
    [you] You take { $card } from the deck
   *[other] { $player } takes { $card } from the deck
}
log-put = { $who ->
    [you] You put { $card } back on the deck
   *[other] { $player } puts { $card } back on the deck
}

## With the Virus expansion

log-outbreak = { $strain } strikes. Responses, the strongest first:
log-response = { $player }: { $dice } + { $antibodies ->
    [one] { $antibodies } antibody
   *[other] { $antibodies } antibodies
} = { $response }
log-lose = { $who ->
    [you] You lose { $amount }
   *[other] { $player } loses { $amount }
}
log-antibody = { $who ->
    [you] You buy { $count ->
        [one] { $count } antibody
       *[other] { $count } antibodies
    } against { $strain }
   *[other] { $player } buys { $count ->
        [one] { $count } antibody
       *[other] { $count } antibodies
    } against { $strain }
}
log-dummy = The dummy gains { $count ->
    [one] { $count } antibody
   *[other] { $count } antibodies
} against { $strain }
