# Che cosa è successo, in righe senza punto finale. $who è "you" per chi legge, e $player la lettera di chiunque altro.

log-goals = Obiettivi: { $goals }
log-begins = { $who ->
    [you] Hai il segnalino primo giocatore
   *[other] { $player } ha il segnalino primo giocatore
}
log-deal = { $who ->
    [you] Ricevi { $cards } e hai { $atp }
   *[other] { $player } riceve { $cards } e ha { $atp }
}
log-return = { $who ->
    [you] Rimetti nel mazzo { $card }
   *[other] { $player } rimette nel mazzo { $card }
}
log-take = { $who ->
    [you] Prendi { $amount }
   *[other] { $player } prende { $amount }
}
log-place = { $who ->
    [you] Piazzi { a-piece } su { $spot }
   *[other] { $player } piazza { a-piece } su { $spot }
}
log-place-marker = { $who ->
    [you] Piazzi { a-piece } su { $spot } e prendi il segnalino primo giocatore
   *[other] { $player } piazza { a-piece } su { $spot } e prende il segnalino primo giocatore
}
log-place-buy = { $who ->
    [you] Piazzi { a-piece } e compri { $card }
   *[other] { $player } piazza { a-piece } e compra { $card }
}
log-grey = { $who ->
    [you] Noleggi { a-grey-piece } per { $spot }
   *[other] { $player } noleggia { a-grey-piece } per { $spot }
}
log-grey-marker = { $who ->
    [you] Noleggi { a-grey-piece } per { $spot } e prendi il segnalino primo giocatore
   *[other] { $player } noleggia { a-grey-piece } per { $spot } e prende il segnalino primo giocatore
}
log-grey-buy = { $who ->
    [you] Noleggi { a-grey-piece } e compri { $card }
   *[other] { $player } noleggia { a-grey-piece } e compra { $card }
}
log-exhaust = { $who ->
    [you] Esaurisci { a-piece } per { $amount }
   *[other] { $player } esaurisce { a-piece } per { $amount }
}
log-play = { $who ->
    [you] Giochi { $card }
   *[other] { $player } gioca { $card }
}
log-translate = { $who ->
    [you] Traduci { $count } mRNA
   *[other] { $player } traduce { $count } mRNA
}
log-load = { $who ->
    [you] Carichi una vescicola { $where } con { $cargo }
   *[other] { $player } carica una vescicola { $where } con { $cargo }
}
log-move = { $who ->
    [you] Sposti una vescicola nell’apparato di Golgi
   *[other] { $player } sposta una vescicola nell’apparato di Golgi
}
log-add = { $who ->
    [you] Aggiungi { $amount } alla vescicola nell’apparato di Golgi
   *[other] { $player } aggiunge { $amount } alla vescicola nell’apparato di Golgi
}
log-complete = { $who ->
    [you] Completi { $card }
   *[other] { $player } completa { $card }
}
log-show = { $who ->
    [you] Mostri { $card }
   *[other] { $player } mostra { $card }
}
log-evict = { $who ->
    [you] Scalzi una vescicola
   *[other] { $player } scalza una vescicola
}
log-goal = { $who ->
    [you] Metti un segnalino sull’Obiettivo { $goal }
   *[other] { $player } mette un segnalino sull’Obiettivo { $goal }
}
log-displaced = { $who ->
    [you] La tua vescicola lascia il posto e torna da te
   *[other] La vescicola di { $player } lascia il posto
}
log-discard = Fuori dal mercato: { $cards }
log-reshuffle = Gli scarti, rimescolati, diventano il nuovo mazzo
log-reshuffle-beneath = Gli scarti, rimescolati, vanno sotto il mazzo
log-event = Evento { $event }: { $effect }
log-market = Mercato: { $cards }
log-round = { $who ->
    [you] Round { $round }, cominci tu
   *[other] Round { $round }, comincia { $player }
}
log-end = { $who ->
    [you] La partita è finita: vinci tu
   *[other] La partita è finita: vince { $player }
}

## Con le Carte Modificazione Epigenetica

log-keep = { $who ->
    [you] Tieni { $trait }
   *[other] { $player } tiene { $trait }
}
log-trait = { $who ->
    [you] Hai { $trait }: { $does }
   *[other] { $player } ha { $trait }: { $does }
}
log-trade = { $who ->
    [you] Scambi ATP con { $amount }
   *[other] { $player } scambia ATP con { $amount }
}
log-scout = { $who ->
    [you] Guardi le prime carte del mazzo
   *[other] { $player } guarda le prime carte del mazzo
}
log-choose = { $who ->
    [you] Prendi { $card } dal mazzo
   *[other] { $player } prende { $card } dal mazzo
}
log-put = { $who ->
    [you] Rimetti { $card } sul mazzo
   *[other] { $player } rimette { $card } sul mazzo
}

## Con l’Espansione Virus

log-outbreak = { $strain } attacca. Risposte Immunitarie, dalla più alta:
log-response = { $player }: { $dice } + { $antibodies ->
    [one] { $antibodies } anticorpo
   *[other] { $antibodies } anticorpi
} = { $response }
log-lose = { $who ->
    [you] Perdi { $amount }
   *[other] { $player } perde { $amount }
}
log-antibody = { $who ->
    [you] Compri { $count ->
        [one] { $count } anticorpo
       *[other] { $count } anticorpi
    } contro { $strain }
   *[other] { $player } compra { $count ->
        [one] { $count } anticorpo
       *[other] { $count } anticorpi
    } contro { $strain }
}
log-dummy = Il giocatore fittizio riceve { $count ->
    [one] { $count } anticorpo
   *[other] { $count } anticorpi
} contro { $strain }
