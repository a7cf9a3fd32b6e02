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

completed-list = completate: { $cards }
hand-list = in mano: { $cards }
goal-brief = { $points } PS cad.
