# What a player is asked, and what may be answered.

ask-return = Setup: you were dealt three cards. Which one goes back into the deck?
ask-free = Setup: take a resource for free ({ $free } left).
ask-turn = Your turn: use { a-piece } ({ $left } left).
ask-after = Your move is made. Anything else before your turn ends?
ask-translate = Free Ribosome: how many mRNA do you translate into proteins?
ask-smooth = Smooth ER: detoxify, or load lipids on a vesicle?
ask-start-smooth = Smooth ER: how many lipids go on the vesicle?
ask-rough = Rough ER: how many mRNA go on the vesicle as proteins?
ask-evict-rough = The Rough ER is full. Whose vesicle must leave?
ask-evict-golgi = The Golgi apparatus is full. Whose vesicle must leave?
ask-move = Golgi apparatus: which of your vesicles comes in?
ask-add = Golgi apparatus: what do you add to the vesicle?
ask-export = Exocytosis: which card do you complete?
ask-disk = Exocytosis: both of your vesicles would do. Which one leaves?
ask-enzyme = Cytoplasm: which enzyme do you complete?
ask-laureates = Laureates in Biology: what do you take besides the first-player marker?
ask-draft = Setup: which of these Epigenetic cards do you keep?
ask-income = { trait-housekeeping }: which resource do you take at the start of this round?
ask-early = { trait-poised-promoter }: place { a-piece } before the first turn of this round, for { $early } ATP?
ask-collect = { trait-hyperacetylation }: take one more?
ask-scout = { trait-open-chromatin }: take one of these cards for { $choose } ATP?
ask-put = { trait-open-chromatin }: { $place ->
    [0] which card goes on top of the deck?
   *[other] which card goes beneath it?
}
ask-vaccinate = { $strain }: buy antibodies before your virus strikes?
ask-gain = { $strain }: your response was strong. Take a resource ({ $due } left to take).
ask-lose = { $strain }: your response was the weakest. What do you lose{ $due ->
    [1] ?
   *[other] {" "}({ $due } left to lose)?
}
ask-antibody = { $strain }: buy antibodies against the next outbreak?

# Steps that come after a question, without a question of their own.

ask-first-turn = the first turn of the round
ask-offer-early = a poised promoter
ask-offer-income = housekeeping
ask-market = the new market
ask-new-round = the next round
ask-resume = the interrupted turn
ask-strike = the others lose { $loss } HP
ask-spread = everyone rolls
ask-pay-out = the next rank
ask-immunise = antibodies
then = Then: { $steps }

group-place = Place { a-piece }
group-grey = Hire { a-grey-piece } first for { $price } ATP, even for a taken spot
group-exhaust = Exhaust { a-piece } and take
group-play = Play a card from your hand
group-load = Load a vesicle with
group-complete = Complete
group-evict = Displace
group-take = Take
group-goal = Put a marker on a Goal
group-trade = { trait-metabolic-switch }: trade for ATP
group-scout = { trait-open-chromatin }

use-ribosome = mRNA → proteins
use-smooth = detox, or load lipids
use-rough = load proteins
use-golgi = move a vesicle on
use-exocytosis = complete a hormone or a receptor
use-cytoplasm = complete an enzyme
use-laureates = marker, 1 ATP or a Goal

no-effect = without effect
enough-for = enough for { $cards }
choice-buy = Buy { $card }, { $price }
choice-translate = { $count } mRNA → { $count ->
    [one] { $count } protein
   *[other] { $count } proteins
}
choice-vesicle = the vesicle { $where } with { $cargo }
choice-done-after = end your turn
choice-done-turn = set { the-piece } aside
choice-done-laureates = neither
choice-done-income = take nothing
choice-done-early = wait for your turn
choice-done-collect = take no more
choice-done-scout = take none
choice-done-vaccinate = enough, let it strike
choice-done-antibody = enough
choice-trade = { $amount } for { $price }
choice-scout = look at the top { $cards } cards for { $price }
choice-antibody = { $count ->
    [one] { $count } antibody
   *[other] { $count } antibodies
} for { $price } (from { $owned } to { $raised })
