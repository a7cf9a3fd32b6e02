# Perché a un bot piace una mossa di Cytosis, in mezze frasi senza punto finale. $grey è "yes" per un pezzo grigio
# noleggiato, $served è "yes" se la mossa serve al piano per $card.

why-cytosis-hired = { $grey ->
    [yes] , e vale il prezzo di { a-grey-piece }
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
    [one] basta questo round
   *[other] bastano { $rounds } round
}
why-cytosis-complete = completa { $card } per { why-cytosis-points }{ why-cytosis-hired }
why-cytosis-points = { $points } PS
why-cytosis-start = avvia la vescicola per { $card }; { why-cytosis-time }{ why-cytosis-hired }
why-cytosis-modify = porta nell’apparato di Golgi la vescicola per { $card }{ why-cytosis-hired }
why-cytosis-vesicle = prepara la vescicola per { $card }; { why-cytosis-time }
why-cytosis-translate = produce proteine per { $card }{ why-cytosis-hired }
why-cytosis-collect = { $served ->
    [yes] prende { why-cytosis-amount } per { $card }{ why-cytosis-hired }
   *[no] prende { why-cytosis-amount } di scorta{ why-cytosis-hired }
}
why-cytosis-exhaust = { $served ->
    [yes] esaurisce { a-piece } per { why-cytosis-amount }, che serve a { $card }
   *[no] esaurisce { a-piece } per { why-cytosis-amount }; nessuno spazio libero rende di più
}
why-cytosis-take = { $served ->
    [yes] prende { why-cytosis-amount } per { $card }
   *[no] prende { why-cytosis-amount } di scorta
}
why-cytosis-buy = compra { $card }; { why-cytosis-time }{ why-cytosis-hired }
why-cytosis-laureates = { $goal ->
    [yes] prende il segnalino primo giocatore e arriva per primo su un Obiettivo{ why-cytosis-hired }
   *[no] prende il segnalino primo giocatore{ why-cytosis-hired }
}
why-cytosis-goal = sceglie l’Obiettivo «{ $goal }», adatto alle carte completate e in mano
why-cytosis-return = { $rank ->
    [worst] rimette nel mazzo { $card }: { why-cytosis-bargain }, la carta che rende meno tra le tue
    [middle] rimette nel mazzo { $card }: { why-cytosis-bargain }; un’altra delle tue carte rende meno
    [best] rimette nel mazzo { $card }, anche se { why-cytosis-bargain } sono la resa migliore tra le tue carte
    [even] rimette nel mazzo { $card }: { why-cytosis-bargain }, quanto rendono le altre
   *[none] rimette nel mazzo { $card }, che non chiede lavoro ma non porta a completare nulla
}
why-cytosis-bargain = { why-cytosis-points } per circa { $steps ->
    [one] un piazzamento
   *[other] { $steps } piazzamenti
}
why-cytosis-play = gioca { $card }, perché le sue risorse servono adesso
why-cytosis-done = chiude il turno; non c’è altro da fare
why-cytosis-term = conta soprattutto per: { $term }{ why-cytosis-hired }

## Le voci della stima

why-cytosis-term-points = i punti già fatti
why-cytosis-term-vesicles = ormoni e recettori in mano
why-cytosis-term-enzymes = enzimi in mano
why-cytosis-term-detox = le carte detossificazione e la loro maggioranza
why-cytosis-term-sets = i set di enzimi
why-cytosis-term-receptors = quanto gli ormoni renderanno ai recettori
why-cytosis-term-goals = gli Obiettivi
why-cytosis-term-steps = piazzamenti risparmiati
why-cytosis-term-atp = ATP
why-cytosis-term-macromolecules = macromolecole
why-cytosis-term-hand = carte in mano
why-cytosis-term-marker = il segnalino primo giocatore
why-cytosis-term-modules = le espansioni
why-cytosis-term-rivals = quanto costa agli altri
why-cytosis-term-turn = il piazzamento ancora da fare
