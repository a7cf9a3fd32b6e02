# Che cosa sta sul disegno del tavolo.

you = Tu
nothing = niente
empty = vuoto
free = gratis
waits = { $what } in attesa
hidden-card = una carta
hidden-cards = { $count } { $count ->
    [one] carta coperta
   *[other] carte coperte
}

title-cell = La cellula
title-market = Mercato
title-goals = Obiettivi (primo segnalino: +{ $points } PS)
title-players = Giocatori
title-hand = La tua mano
title-antibodies = Anticorpi
title-traits = Carte Modificazione Epigenetica
title-virus = Virus: { $strain }
title-attack = { $who ->
    [you] Il tuo Attacco Virale: { $strain }
   *[other] Attacco Virale di { $player }: { $strain }
}

heading-round = { $round ->
    [0] Preparazione
   *[other] Round { $round } di { $last }
}
heading-event = Evento { $event }:
heading-piles = { $edition ->
    [preview] lavoratori grigi
   *[other] beute grigie
} a noleggio: { $greys } · mazzo: { $deck } · scarti: { $discard }

column-points = PS
column-pieces = { $edition ->
    [preview] lavor.
   *[other] beute
}
column-vesicles = dischi
column-hand = mano
column-completed = fatte
column-zone = sezione salute
column-trait = carta
column-dice = dadi
column-antibodies = anticorpi
column-response = risposta

completed-list = completate: { $cards }
hand-list = in mano: { $cards }
goal-brief = { $points } PS cad.
goal-brief-antibodies = { $points } PS ogni { $antibodies }
attacks-list = comprate: { $cards }
foreseen = In cima al mazzo: { $cards }
face-down = { $trait } (coperta)
undrafted = da scegliere
virus-waits = { $who ->
    [you] Ancora niente dadi: prima puoi prendere anticorpi.
   *[other] Ancora niente dadi: prima { $player } può prendere anticorpi.
}
rank-gain = guadagna { $count ->
    [one] { $count } risorsa
   *[other] { $count } risorse
}
rank-lose = perde { $count ->
    [one] { $count } risorsa o PS
   *[other] { $count } risorse o PS
}
rank-dummy = (resta nella riserva)

# Che cosa dice il feed dei propri tavoli.
feed-your-turn = { $title }: tocca a te
feed-over = { $title }: la partita è finita
