# Rivedere una partita sulla pagina.

replay = Replay
replay-title = { $game }: replay
replay-none = Non c’è niente da rivedere
replay-not-begun = La partita a questo tavolo non è ancora cominciata.
replay-look-back = Rivedi
line-replay = Rivedi
    .label = Rivedi { $title }
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
replay-eyes-running = Finché la partita è in corso la rivedi con i tuoi occhi. Alla fine tutte le mani sono scoperte.

## Strumenti

replay-copy = Copia un link a questo momento
replay-copied = Copiato
replay-copy-failed = Non è stato possibile copiare il link. Eccolo: { $link }
replay-bring = Apri una partita salvata
replay-drop = Trascina qui una partita salvata per aprirla

## Continuare a giocare

replay-on = Gioca da qui
replay-on-title = Gioca dalla mossa { $at }
replay-on-lead = Un nuovo tavolo riparte da questo momento. La partita che stai guardando resta com’è.
replay-on-seat = Il tuo posto
replay-on-me = In questo posto gioco io
replay-on-bots = Ci gioca un bot
replay-on-name = Il tuo nome al posto di { $player }
replay-on-cards = Carte coperte
replay-on-cards-fresh = Rimescolate
    .about = I mazzi e ciò che { $player } non vede delle altre mani: nessuno sa che cosa verrà.
replay-on-cards-same = Le stesse carte di allora
    .about = Tutto arriva come allora: chi ha visto la fine lo sa già.
replay-on-start = Comincia

## La prova del mescolamento

replay-proof = Verifica il mescolamento
replay-proof-lead = Le carte sono state mescolate a partire da un numero segreto, il seme. Qui si vede che non è stato cambiato dopo l’inizio della partita.
replay-proof-promised = La promessa
    .about = È stata pubblicata quando il tavolo è stato creato, prima che qualcuno vedesse una carta.
    .brought = Questa partita viene da fuori. Confronta questa promessa con quella annotata dove è stata giocata.
replay-proof-told = Che cosa è stato rivelato alla fine
    .about = Quattro righe: la forma della promessa, il gioco, il seme e un sale che impediva di indovinare il seme.
replay-proof-hash = Le stesse quattro righe, calcolate qui
replay-proof-matches = Il loro SHA-256, calcolato nel tuo browser, è la promessa: il mescolamento è quello promesso.
replay-proof-differs = Il loro SHA-256 è diverso: questo non è il mescolamento promesso.
replay-proof-insecure = Il tuo browser lo calcola solo con una connessione sicura. Scarica la partita ed esegui vesicle verify.
replay-proof-none = Nessuna promessa
    .about = Questa partita è cominciata altrove, da una posizione propria: non è stato promesso alcun mescolamento.
replay-proof-again = La partita, rigiocata
replay-proof-playing = Il server la sta rigiocando …
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
replay-key-rules = nella cronaca: la riga precedente o la successiva, e le sue regole
replay-key-help = questa guida
