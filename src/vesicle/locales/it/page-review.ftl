# Dopo la partita: grafici, che cosa ha deciso la partita, e una cartolina da condividere.

review-open = Che cosa ha deciso la partita
review-title = Che cosa ha deciso la partita
review-loading = Caricamento della partita …
review-not-yet = Questa partita è ancora in corso. Torna quando è finita: vedrai da dove sono venuti i punti e quali momenti hanno deciso la partita.
review-to-table = Al tavolo
review-to-replay = Rivedi la partita
review-as-table = Come tabella

# Grafici

review-round = Round
review-player = Giocatore
review-at-start = Inizio
review-after-round = Dopo il round { $round }
review-at-end = Fine, round { $round }
review-after-moves = { $moves ->
    [0] Prima della prima mossa
    [one] Dopo { $moves } mossa
   *[other] Dopo { $moves } mosse
}
review-moves = { $from ->
    [1] dall’inizio alla mossa { $to }
   *[other] mosse da { $from } a { $to }
}
review-points = Punti per round
    .about = Che cosa c’era sul segnapunti alla fine di ogni round. { $game ->
        [cytosis] L’ultimo round si chiude con il conteggio finale.
       *[virus-and-co] I punti si contano quando finisce un round.
    }
review-sources = Da dove vengono i punti
    .about = I punti finali di ogni giocatore per origine; le perdite vanno verso sinistra.
review-leads = Chi era in testa, e quando
    .about = Il giocatore con più punti in ogni momento. I trattini segnano la fine dei round.
review-leader = In testa
review-when = Quando
review-nobody = Nessuno
review-chances = Probabilità di vittoria
    .about = La stima del bot analista, con gli occhi di ogni giocatore: solo ciò che quel giocatore poteva sapere. I numeri segnano i momenti raccontati qui sotto.
review-sums = Scelte e fortuna
    .about = Quanto è salita e scesa la probabilità di vittoria di ogni giocatore in tutta la partita, in punti percentuali.
review-sum-first = All’inizio
review-sum-own = Errori propri
review-sum-others = Errori altrui
review-sum-luck = Fortuna
review-sum-last = Alla fine

# Svolte

review-swings = I momenti di svolta
    .about = { $decisions ->
        [one] È stata esaminata una sola scelta.
       *[other] Sono state esaminate tutte le { $decisions } scelte.
    } Un errore è una scelta chiaramente peggiore della migliore nella stessa situazione. Fortuna è ciò che è cambiato senza errori: carte, dadi, eventi, e ciò che gli altri hanno fatto senza che si potesse prevedere. Ciò che può essere semplice rumore della stima non è raccontato.
review-own = { $count ->
    [0] I tuoi momenti
    [one] Il tuo momento
    [2] I tuoi due momenti
   *[other] I tuoi tre momenti
}
    .about = Dove hai perso di più, e che cosa sarebbe stato meglio con ciò che sapevi allora.
    .none = Non hai perso niente che salti all’occhio: quel che si poteva fare, l’hai fatto.
review-instead = Invece
review-own-slip = Hai scelto «{ $played }». { $points ->
    [0] Ti è costato una piccola parte delle tue possibilità di vincere.
    [one] Ti è costato circa un punto percentuale di possibilità di vincere.
   *[other] Ti è costato circa { $points } punti percentuali di possibilità di vincere.
}
review-others = Che cos’altro ha mosso la partita
review-no-swings = Nessun momento spicca sugli altri: nessun errore grave, e la fortuna è stata alla pari.
review-kind-slip = Un errore
review-kind-luck = { $why ->
    [chance] Fortuna
   *[others] Imprevisto
}
review-move = Mossa { $number }
review-slip = { $player } ha scelto «{ $played }». Meglio sarebbe stato «{ $better }»: è costato { $points ->
    [one] circa un punto percentuale
   *[other] circa { $points } punti percentuali
} di probabilità di vittoria.
review-why-better = La scelta migliore { $reason }.
review-luck = { $why ->
    [chance] { $way ->
        [up] La fortuna ha aiutato { $player }: carte, dadi o eventi che nessuno ha scelto hanno portato { $points ->
            [one] circa un punto percentuale
           *[other] circa { $points } punti percentuali
        } in più di probabilità di vittoria.
       *[down] La fortuna ha voltato le spalle a { $player }: carte, dadi o eventi che nessuno ha scelto hanno tolto { $points ->
            [one] circa un punto percentuale
           *[other] circa { $points } punti percentuali
        } di probabilità di vittoria.
    }
   *[others] { $way ->
        [up] Ciò che hanno fatto gli altri ha favorito { $player } più del previsto: { $points ->
            [one] circa un punto percentuale
           *[other] circa { $points } punti percentuali
        } in più di probabilità di vittoria.
       *[down] { $player } non poteva prevedere ciò che hanno fatto gli altri: { $points ->
            [one] circa un punto percentuale
           *[other] circa { $points } punti percentuali
        } in meno di probabilità di vittoria.
    }
}
review-more = { $count ->
    [one] e un’altra cosa
   *[other] e altre { $count } cose
}
review-from-to = { $from } → { $to }
review-noise = con un margine di { $points ->
    [one] un punto
   *[other] { $points } punti
}
review-see-moment = Vedi il momento
review-waiting = L’analisi è in attesa …
review-working = Il bot analista esamina il momento { $done } di { $of } …
review-done = { $count ->
    [0] L’analisi è pronta.
    [one] L’analisi è pronta: spicca un momento.
   *[other] L’analisi è pronta: spiccano { $count } momenti.
}
review-failed = Non è stato possibile completare l’analisi.
review-again = Riprova

# La cartolina

review-share = Una cartolina da condividere
    .about = Creata nel tuo browser solo da questa partita: non viene inviato nulla.
    .alt = Il risultato in un’immagine: { $headline } { $scores }
review-save-png = Salva come PNG
review-save-svg = Salva come SVG
review-png-failed = Il tuo browser non è riuscito a disegnare il PNG. L’SVG funziona ovunque.
