# Frasi di Cytosis che servono alla pagina oltre a quelle del terminale: ogni scelta sta da sola, come su un pulsante.

waiting-for = Tocca a { $player }
log-undone = { $who ->
    [you] Annulli il tuo turno
   *[other] { $player } annulla il proprio turno
}

card-does = richiede { $needs }, vale { $points } PS

grey-piece = { $edition ->
    [preview] Lavoratore grigio
   *[other] Beuta grigia
}

do-return = Rimetti { $card } nel mazzo
do-take = Prendi { $amount }
do-place = Piazza { a-piece } su { $spot }
do-place-buy = Piazza { a-piece } e { $cost ->
    [free] prendi { $card } gratis
    [paid] prendi { $card } e { $price } ATP
   *[bought] compra { $card } per { $price } ATP
}
do-grey = { grey-piece } ({ $grey } ATP) su { $spot }
do-grey-buy = { grey-piece } ({ $grey } ATP): { $cost ->
    [free] prendi { $card } gratis
    [paid] prendi { $card } e { $price } ATP
   *[bought] compra { $card } per { $price } ATP
}
do-exhaust = Esaurisci { a-piece }: { $gain }
do-play = Gioca { $card }
do-translate = { $count ->
    [0] Non tradurre nulla
    [one] Traduci { $count } mRNA in { $count } proteina
   *[other] Traduci { $count } mRNA in { $count } proteine
}
do-load = { $count ->
    [0] Non caricare nulla
   *[other] Carica { $amount } su una vescicola
}
do-load-rough = { $count ->
    [0] Non caricare nulla
   *[other] Carica { $count } mRNA come { $amount }
}
do-move = Sposta nell’apparato di Golgi la vescicola { $where } con { $cargo }
do-add = Aggiungi { $amount } alla vescicola nell’apparato di Golgi
do-complete = Completa { $card }
do-disk = Fai uscire la vescicola { $where } con { $cargo }
do-evict = { $who ->
    [you] Scalza la tua vescicola { $where } con { $cargo }
   *[other] Scalza la vescicola di { $player } { $where } con { $cargo }
}
do-goal = Metti un segnalino sull’Obiettivo { $goal }

## Con le Carte Modificazione Epigenetica

do-keep = Tieni { $trait }
do-trade = Scambia { $price } ATP con { $amount }
do-scout = Guarda le prime { $cards } carte del mazzo{ $price ->
    [0] {" "}gratis
   *[other] {" "}per { $price } ATP
}
do-choose = Prendi { $card }{ $price ->
    [0] {" "}gratis
   *[other] {" "}per { $price } ATP
}
do-put = { $place ->
    [0] Metti { $card } in cima al mazzo
   *[other] Metti { $card } subito sotto
}

## Con l’Espansione Virus

do-lose = Perdi { $amount }
do-antibody = Compra { $count ->
    [one] { $count } anticorpo
   *[other] { $count } anticorpi
} contro { $strain } per { $price } ATP (da { $owned } a { $raised })

## Gruppi di scelte

page-group-collect = Raccogli risorse
page-group-build = Produci proteine e riempi vescicole
page-group-finish = Completa una carta
page-group-goals = Segnalino primo giocatore e Obiettivi
page-group-buy = Prendi una carta dal mercato
page-group-evict = Scalza una vescicola
page-group-play = Gioca una carta dalla mano
page-group-trade = { trait-metabolic-switch }
page-group-scout = { trait-open-chromatin }
page-group-grey = Noleggia { a-grey-piece } per { $grey } ATP, anche per uno spazio occupato
page-group-exhaust = Esaurisci { a-piece }
