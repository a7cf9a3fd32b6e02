# Why something cannot be done now, said to the player: first what is lacking, then what is full, then whose move it is.
# The clause of the rules stands after it. $atp, $mrna, $protein, $carb and $lipid are what the player has.

because-C-RIB-02 = { $mrna ->
    [0] You have no mRNA.
   *[other] Translate at least one mRNA.
}
because-C-RIB-04 = { $mrna ->
    [0] You have no mRNA.
   *[other] You only have { $mrna } mRNA.
}
because-C-RER-03 = { because-C-RIB-04 }
because-C-RER-05 = You have no mRNA.
because-C-SER-04 = { $lipid ->
    [0] You have no lipids.
   *[other] You only have { $lipid } lipids.
}
because-C-MIT-03 = You have no carbohydrate to burn.
because-C-GLU-04 = This takes { $price } ATP; you have { $atp }.
because-C-BUY-03 = This card costs { $price } ATP; you have { $atp }.
because-C-GREY-01 = You need { $price } ATP for { a-grey-piece }; you have { $atp }.
because-C-CYT-02 = None of your enzymes has all it needs yet.
because-C-SER-02 = You don’t have the ATP for a detox card.
because-C-VES-01 = Both of your vesicles are already on their way.
because-C-VES-07 = No vesicle of yours carries what one of your cards needs.
because-C-GOL-07 = You have no vesicle in an ER.
because-C-GOL-03 = You have no carbohydrate or lipid to add.
because-C-EXO-01 = You have no vesicle in the Golgi apparatus.
because-C-EXO-03 = You don’t have the ATP for the card that your vesicle is ready for.
because-C-EPI-08 = You don’t have the ATP, or the trait, for this trade.
because-C-EPI-09 = You don’t have the ATP, or the trait, for this.
because-C-EPI-11 = You don’t have the ATP for one more.
because-C-EPI-13 = You don’t have the ATP for an early start.
because-A-35 = You have completed no card that counts for this Goal.

because-C-P1-04 = { $whose ->
    [own] You are on this spot already.
    [other] { $player } is on this spot already.
   *[grey] This spot is taken.
}
because-C-2P-03 = With two players, this spot takes no more this round.
because-C-2P-05 = { because-C-2P-03 }
because-C-2P-06 = { because-C-2P-03 }
because-C-2P-07 = { because-C-2P-03 }
because-C-2P-08 = { because-C-2P-03 }
because-C-2P-09 = { because-C-2P-03 }
because-A-81 = All places for vesicles are full here, and none can be displaced.
because-A-18 = There is no card to buy here.
because-A-77 = The supply has run out.
because-C-COMP-12 = The supply has run out.
because-C-GREY-07 = All the grey pieces are in use.
because-C-GOAL-02 = Both places on this Goal are taken.
because-C-GOAL-03 = Your marker is on this Goal already.
because-C-GOAL-08 = All your goal markers are in use.
because-C-SETUP-07 = This Goal is not in play.

because-C-GREY-06 = You have already used a grey piece this turn.
because-C-GREY-09 = A grey piece comes before your own, not after it.
because-C-P1-02 = You have already made your placement this turn.
because-first = { $question } That comes first.
because-C-GOAL-01 = A Goal is claimed from the Laureates.
because-C-RES-01 = It is played on your turn, before or after your placement.
because-C-END-03 = The game is over.

# A card in hand that cannot be completed now: what it takes, what there is of that, and where it goes.
because-card = { $card } takes { $needs }; you have { $stock }. Its way: { $made }.
because-card-instant = { $card } is played on your turn and gives { $gain }.

## Virus & Co.

because-V-068 = You don’t have those pills.
because-V-085 = { because-V-068 }
because-V-048 = It has to go to somebody else.
because-V-050 = A light blue virus only goes to your left neighbour.
because-V-051 = An injection only goes to your left neighbour.
because-V-052 = It can’t go back to whoever gave it to you.
because-V-080 = { because-V-052 }
because-R-67 = { because-V-052 }
because-V-076 = You are not ill enough to play a Risk card.
because-V-091 = This player has none of those pills.
because-R-58 = It has to be somebody else.
because-V-093 = Choose a virus in front of somebody else.
because-V-094 = An injection protects this virus.
because-V-042 = An injection goes on a virus in front of you.
because-V-045 = { because-V-042 }
because-R-07 = There is no card left here.
because-R-26 = That is more than you owe.
because-V-114 = The game is over.
