# Riguardare una partita sulla pagina.

replay = Replay
replay-title = { $game }: replay
replay-none = Non c’è niente da riguardare
replay-not-begun = La partita a questo tavolo non è ancora cominciata.
replay-look-back = Riguarda
line-replay = Riguarda
    .label = Riguarda { $title }
replay-to-table = Al tavolo
replay-more = Altro
replay-log = Che cosa è successo
replay-origin = continua dalla mossa { $at } di un’altra partita

## A che punto si è

replay-scrubber = Momento della partita
replay-controls = Muoversi nella partita
replay-ways = Avanti e indietro
replay-at-start = L’inizio: mossa 0 di { $of }
replay-at = Mossa { $at } di { $of }, { $round ->
    [0] preparazione
   *[other] round { $round }
}
replay-at-told = Mossa { $at } di { $of }, { $round ->
    [0] preparazione
   *[other] round { $round }
}: { $told }
replay-play = Avvia
replay-pause = Pausa
replay-next-step = Avanti di una mossa
replay-previous-step = Indietro di una mossa
replay-next-turn = Alla fine del turno successivo
replay-previous-turn = Alla fine del turno precedente
replay-next-round = Al round successivo
replay-previous-round = Al round precedente
replay-next-all = Alla fine
replay-previous-all = All’inizio
replay-speed = Velocità
replay-speed-slow = lenta
replay-speed-normal = normale
replay-speed-fast = veloce
replay-speed-fastest = velocissima

## Con gli occhi di chi

replay-eyes = Con gli occhi di
replay-eyes-spectator = Spettatore
replay-eyes-running = Finché la partita è in corso la riguardi con i tuoi occhi. Alla fine tutte le mani sono scoperte.

## Strumenti

replay-copy = Copia un link a questo momento
replay-copied = Copiato
replay-copy-failed = Non è stato possibile copiare il link. Eccolo: { $link }
replay-bring = Apri una partita salvata
replay-drop = Lascia qui una partita salvata per guardarla

## Continuare a giocare

replay-on = Gioca da qui
replay-on-title = Gioca dalla mossa { $at }
replay-on-lead = Un nuovo tavolo comincia in questo momento. La partita che stai guardando resta com’è.
replay-on-me = Gioco io questo posto
replay-on-bots = Lo gioca un bot
replay-on-name = Il tuo nome al posto di { $player }
replay-on-cards = Carte coperte
replay-on-cards-fresh = Mescolato di nuovo
    .about = I mazzi e ciò che { $player } non vede delle altre mani: nessuno sa che cosa verrà.
replay-on-cards-same = Le stesse carte di allora
    .about = Tutto arriva come arrivò. Chi ha visto la fine lo conosce già.
replay-on-start = Comincia

## La prova del mescolamento

replay-proof = Verifica il mescolamento
replay-proof-lead = Le carte sono state mescolate a partire da un numero segreto, il seme. Qui si vede che non è stato cambiato dopo l’inizio della partita.
replay-proof-promised = La promessa
    .about = È stata pubblicata alla creazione del tavolo, prima che qualcuno vedesse una carta.
    .brought = Questa partita è stata portata da fuori. Confronta questa promessa con quella annotata dove è stata giocata.
replay-proof-told = Che cosa è stato detto alla fine
    .about = Quattro righe: la forma della promessa, il gioco, il seme e un sale che impediva di indovinare il seme.
replay-proof-hash = Le stesse quattro righe, calcolate qui
replay-proof-matches = Il loro SHA-256, calcolato nel tuo browser, è la promessa: il mescolamento è quello promesso.
replay-proof-differs = Il loro SHA-256 è un altro: questo non è il mescolamento promesso.
replay-proof-insecure = Il tuo browser lo calcola solo con una connessione sicura. Scarica la partita ed esegui vesicle verify.
replay-proof-none = Nessuna promessa
    .about = Questa partita è cominciata altrove, da una posizione sua: per lei non è stato promesso alcun mescolamento.
replay-proof-again = La partita, giocata di nuovo
replay-proof-playing = Il server la gioca di nuovo …
replay-proof-sound = { $actions ->
    [one] La sua unica azione porta alle stesse posizioni e agli stessi punti.
   *[other] Tutte le { $actions } azioni portano alle stesse posizioni e agli stessi punti.
}
replay-proof-unsound = Qualcosa non torna: { $message }
replay-proof-self = Puoi fare lo stesso senza questo server: scarica la partita ed esegui vesicle verify sul file.

## Tasti

replay-keys = Tasti del replay
replay-key-play = avvia o metti in pausa
replay-key-step = una mossa indietro o avanti
replay-key-turn = alla fine del turno precedente o del successivo
replay-key-round = al round precedente o al successivo
replay-key-ends = all’inizio o alla fine
replay-key-eyes = con gli occhi di quel posto
replay-key-spectator = con gli occhi di uno spettatore
replay-key-rules = nel registro: la riga precedente o la successiva, e le regole dietro di essa
replay-key-help = questo aiuto
