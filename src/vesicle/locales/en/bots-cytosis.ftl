# Why a bot likes a move of Cytosis, in half sentences without a full stop. $grey is "yes" for a hired grey piece,
# $served "yes" where the move serves the plan for $card.

why-cytosis-hired = { $grey ->
    [yes] , worth the price of { a-grey-piece }
   *[no] { "" }
}
why-cytosis-amount = { $molecule ->
    [mrna] { amount-mrna }
    [protein] { amount-protein }
    [carb] { amount-carb }
    [lipid] { amount-lipid }
   *[atp] { amount-atp }
}
why-cytosis-time = { $rounds ->
    [one] it can be done this round
   *[other] it can be done in { $rounds } rounds
}
why-cytosis-complete = completes { $card } for { why-cytosis-points }{ why-cytosis-hired }
why-cytosis-points = { $points } HP
why-cytosis-start = starts the vesicle for { $card }; { why-cytosis-time }{ why-cytosis-hired }
why-cytosis-modify = brings the vesicle for { $card } into the Golgi apparatus{ why-cytosis-hired }
why-cytosis-vesicle = readies the vesicle for { $card }; { why-cytosis-time }
why-cytosis-translate = makes proteins for { $card }{ why-cytosis-hired }
why-cytosis-collect = { $served ->
    [yes] gets { why-cytosis-amount } for { $card }{ why-cytosis-hired }
   *[no] gets { why-cytosis-amount } for later{ why-cytosis-hired }
}
why-cytosis-exhaust = { $served ->
    [yes] exhausts { a-piece } for { why-cytosis-amount }, which { $card } needs
   *[no] exhausts { a-piece } for { why-cytosis-amount }; no open spot is worth more
}
why-cytosis-take = { $served ->
    [yes] takes { why-cytosis-amount } for { $card }
   *[no] takes { why-cytosis-amount } for later
}
why-cytosis-buy = buys { $card }; { why-cytosis-time }{ why-cytosis-hired }
why-cytosis-laureates = { $goal ->
    [yes] takes the first-player marker and is first on a Goal{ why-cytosis-hired }
   *[no] takes the first-player marker{ why-cytosis-hired }
}
why-cytosis-goal = claims the Goal “{ $goal }”, which suits the cards completed and in hand
why-cytosis-return = { $rank ->
    [worst] puts back { $card }: { why-cytosis-bargain }, the poorest bargain in your hand
    [middle] puts back { $card }: { why-cytosis-bargain }; another card in your hand pays less for its work
    [best] puts back { $card }, although { why-cytosis-bargain } is the best bargain in your hand
    [even] puts back { $card }: { why-cytosis-bargain }, as good a bargain as the others
   *[none] puts back { $card }, which takes no work but also leads to no card completed
}
why-cytosis-bargain = { why-cytosis-points } for about { $steps ->
    [one] one placement
   *[other] { $steps } placements
}
why-cytosis-play = plays { $card }, since its resources are needed now
why-cytosis-done = ends the turn; there is nothing left to do
why-cytosis-term = matters most for: { $term }{ why-cytosis-hired }

## The terms of the estimate

why-cytosis-term-points = points scored so far
why-cytosis-term-vesicles = hormones and receptors in hand
why-cytosis-term-enzymes = enzymes in hand
why-cytosis-term-detox = detox cards and their majority
why-cytosis-term-sets = sets of enzymes
why-cytosis-term-receptors = what hormones will pay the receptors
why-cytosis-term-goals = Goals
why-cytosis-term-steps = placements saved
why-cytosis-term-atp = ATP
why-cytosis-term-macromolecules = macromolecules
why-cytosis-term-hand = cards in hand
why-cytosis-term-marker = the first-player marker
why-cytosis-term-modules = the expansions
why-cytosis-term-rivals = what it costs the others
why-cytosis-term-turn = the placement still to come
