# Che cosa dicono sulla pagina le carte, i riquadri dei giocatori e le espansioni.

card-kind-colour = { $kind }, { $colour }
say-card = { $name }, { $kind }: { $does }
card-usable = { $choice } ({ $kind })
hand-empty = Nessuna carta in mano

detail-effect = Quando si compra
detail-gives = Dà
detail-takes = Richiede
detail-worth = Vale
detail-made = Come si fa
detail-receptor = { $hormone ->
    [protein-hormone] Ogni volta che si completa un ormone proteico, questo recettore
   *[other] Ogni volta che si completa un ormone steroideo, questo recettore
} ti porta { $own } PS se l’ormone è tuo, { $others } PS se è di un altro giocatore.
detail-detox = Alla fine chi ha più ATP sulle carte detossificazione prende { $places } PS.
detail-enzyme = Alla fine un set di colori diversi porta altri punti: { $sets }.
detail-set = { $size } per { $points } PS

pile-deck = Mazzo: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
pile-discard = Pila degli scarti ({ $count }): { $cards }
pile-empty = La pila degli scarti è vuota
grey-hire = { $edition ->
    [preview] { $count ->
        [one] { $count } lavoratore grigio
       *[other] { $count } lavoratori grigi
    }
   *[other] { $count ->
        [one] { $count } beuta grigia
       *[other] { $count } beute grigie
    }
} a noleggio per { $price } ATP: premi e scegli lo spazio

say-goal = Obiettivo { $goal }: { $worth }. Segnalini: { $markers }
goal-unmarked = nessuno
event-now = L’Evento di questo round
event-none = Ancora nessun Evento
events-left = { $count ->
    [one] { $count } Evento da venire
   *[other] { $count } Eventi da venire
}

open-player = { $player }: mostra tutto
is-bot = bot
has-marker = ha il segnalino primo giocatore
acts-now = di turno
pieces-left = { $edition ->
    [preview] { $count ->
        [one] { $count } lavoratore rimasto
       *[other] { $count } lavoratori rimasti
    }
   *[other] { $count ->
        [one] { $count } beuta rimasta
       *[other] { $count } beute rimaste
    }
}
disks-left = { $count ->
    [one] { $count } disco vescicola non in uso
   *[other] { $count } dischi vescicola non in uso
}
hand-size = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
title-completed = Carte completate
completed-none = Ancora nessuna carta completata
title-known-hand = Carte in mano
close-sheet = Chiudi
health-track = Traccia della Salute. { $players }
zone-now = Sezione salute { $zone }: { $dice }
zone-dice = { $zone }: { $dice }

antibodies-against = { $count ->
    [one] { $count } anticorpo
   *[other] { $count } anticorpi
} contro { $strain }
panel-fold = Mostra la cellula
panel-open = Mostra di nuovo
draft-others = Gli altri stanno scegliendo.
title-foreseen = Cima del mazzo

card-completed = Si completa in: { $area }
detail-completed = Si completa in
detail-have = Hai
title-discard = Pila degli scarti
forecast = Punti finali se la partita finisse ora: { $count }
settings-forecast = Previsione dei punti finali
    .about = Accanto a ogni punteggio: quanto sarebbe se la partita finisse ora.
