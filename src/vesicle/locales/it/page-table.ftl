# La schermata del tavolo nella pagina.

table-seat = Posto { $number }
table-title = { $game } · Vesicle
table-game = { $game ->
    [cytosis] Cytosis
   *[virus-and-co] Virus & Co.
}
table-skip-link = Vai alle tue scelte
table-loading = Preparazione del tavolo …
table-bar = Tavolo
table-surface = La partita
table-prompt = Le tue scelte
table-aside = Cronaca, chat e persone

# A chi tocca

table-your-turn = Tocca a te
table-your-turn-named = Tocca a te, { $player }
table-turn-of = Sta decidendo { $player }
table-turn-thinking = { $player } sta pensando …
table-why-turn = Tocca a { $player }.
table-showing = Sta giocando { $player }
table-game-over = La partita è finita
table-clock = Orologi
table-days-left = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
} e { $hours } h

# La barra

table-leave = Lascia il tavolo
table-sound-on = Suono attivo
table-sound-off = Suono spento
table-speed = Velocità delle mosse degli altri
table-speed-slow = lenta
table-speed-normal = normale
table-speed-fast = veloce
table-speed-instant = subito
table-settings = Impostazioni
table-shortcuts = Tasti
table-close = Chiudi
table-skip-count = Salta { $count ->
    [0] questa mossa
    [one] ancora { $count } mossa
   *[other] ancora { $count } mosse
}
table-link-open = Connesso
table-link-connecting = Connessione in corso …
table-link-lost = Connessione persa. Il tuo posto resta tuo; riconnessione …

# Le scelte

table-waiting-for = In attesa di { $player }
table-watching = Stai guardando: vedi ciò che possono vedere gli spettatori.
table-on-surface = { $count ->
    [one] Una scelta è illuminata sul tavolo.
   *[other] { $count } scelte sono illuminate sul tavolo.
}
table-all-choices = Tutte le scelte ({ $count })
table-other-choices = Altre scelte
table-undo-count = Annulla ({ $count })
table-end-turn-ask = Vuoi concludere il tuo turno?
table-end-turn-yes = Sì, concludi
table-end-turn-no = Non ancora
table-ends-alone = Non resta altro da fare: il tuo turno finisce fra { $seconds } s.
table-stop = Aspetta
table-preview = Se scegli questo:
table-nothing-certain = L’esito non si può sapere in anticipo.
table-why-not = Adesso non è possibile
table-why-possible = Questo è possibile adesso.

# La cronaca, la chat, le persone

table-tab-log = Cronaca
table-tab-chat = Chat
table-tab-people = Tavolo
table-unread = { $count ->
    [one] { $count } messaggio nuovo
   *[other] { $count } messaggi nuovi
}
table-log-empty = Non è ancora successo nulla.
table-log-goes-on = La partita continua da dove era stata salvata.
    .origin = La partita continua dalla mossa { $at } di un’altra.
table-log-earlier = Mostra i turni precedenti
table-log-show = Mostra nel registro
table-log-all = Tutto
table-log-mine = Mie
table-log-points = Punti
table-log-nothing = Ancora niente di questo tipo.
table-log-undone = annullato
table-by-stand-in = (un bot per { $player })
table-by-clock = (tempo scaduto)
table-since = Dal tuo ultimo turno
table-since-away = Mentre eri via
table-since-count = { $count ->
    [one] { $count } evento
   *[other] { $count } eventi
}
table-say = Di’ qualcosa
table-send = Invia
table-chat-empty = Nessuno ha ancora detto nulla.
table-chat-spectator = Può scrivere solo chi ha un posto.
table-people = Al tavolo
table-here = presente
table-away = assente
table-bot = bot
table-bot-stands-in = gioca un bot al suo posto
table-you = tu
table-host = organizza
table-spectators = { $count ->
    [0] Nessuno sta guardando.
    [one] { $count } persona sta guardando.
   *[other] { $count } persone stanno guardando.
}
table-invite = Link per guardare
table-copy = Copia
table-copied = Copiato
table-about = Questa partita

# Uno schermo condiviso, un sostituto

table-pass-device = Passa il dispositivo a { $player }
table-pass-why = Le mani di tutti restano nascoste finché { $player } non guarda.
table-look = Sono { $player }: mostrami la mano
table-stand-in = Un bot gioca per te.
table-take-back = Riprendi il tuo posto
table-away-now = { $player } non c’è.
table-let-bot = Fai giocare un bot
table-ask-bot = Chiedi un bot
table-asked = Richieste: { $count } su { $needed }. Dopo un minuto di assenza gioca un bot.
table-make-host = Affida il tavolo
table-become-host = Organizza tu

# La fine

table-wins = { $who ->
    [you] Hai vinto!
   *[other] Vince { $player }!
}
table-wins-shared = { $players } si dividono la vittoria!
table-end-points = { $points ->
    [one] con { $points } punto
   *[other] con { $points } punti
}
table-end-tie = { $points ->
    [one] con { $points } punto, dopo lo spareggio
   *[other] con { $points } punti, dopo lo spareggio
}
table-scoring = Punteggio
table-scores = Punti per origine
table-source = Origine
table-total = Totale
table-skip-scoring = Mostra il risultato
table-rematch = Gioca ancora
table-rematch-go = Alla prossima partita
table-download = Scarica la partita
table-to-lobby = Alla pagina iniziale
table-see-board = Guarda il tavolo
table-see-scores = Mostra i punti
table-proof = Prova del mescolamento
table-proof-why = L’impegno è stato pubblicato prima dell’inizio. È lo SHA-256 del nome del gioco, del seme e del sale; vesicle verify lo controlla con la partita scaricata.
table-proof-commitment = Impegno
table-proof-seed = Seme
table-proof-salt = Sale

# Tasti

table-keys = Tasti al tavolo
table-key-pick = una delle prime nove scelte
table-key-move = alla scelta seguente o precedente
table-key-play = gioca la scelta evidenziata
table-key-choices = apre o chiude l’elenco di tutte le scelte
table-key-undo = annulla il tuo turno
table-key-done = conclude il tuo turno
table-key-why = perché la cosa evidenziata non è possibile?
table-key-ask = che cos’è la cosa evidenziata, o quella sotto il puntatore?
table-key-skip = salta al presente
table-key-log = alla cronaca
table-key-chat = alla chat
table-key-shortcuts = questa guida
table-key-close = chiude ciò che è aperto

# Rifiuti

refused-stale = Nel frattempo il tavolo è andato avanti: guarda di nuovo.
refused-illegal = Lo vieta una regola:
refused-not-your-turn = Non tocca a te.
refused-not-now = In questo momento non è possibile.
refused-not-allowed = A questo tavolo non puoi farlo.
refused-taken = Qualcuno è stato più veloce: quel posto o quel colore è preso.
refused-too-fast = Troppo in fretta: aspetta un momento.
refused-too-large = È troppo lungo.
refused-rate = Un po’ troppo in fretta. Aspetta un minuto, poi riprova.
refused-connections = Ci sono troppe connessioni aperte da qui.
refused-busy = Il server è occupato: riprova tra un momento.
refused-offline = Il server non risponde. È ancora in funzione? Riprova tra un momento.
refused-no-server = Questa pagina non ha un server, e per giocare con persone altrove ne serve uno.
refused-late = Il server non ha risposto in tempo.
refused-no-such-table = Questo tavolo non esiste.
refused-not-found = Qui non c’è nulla con questo nome. Torna indietro e scegli di nuovo.
refused-no-such-seat = Questo posto non esiste.
refused-old-rules = Questa partita è iniziata con regole precedenti: è conservata, ma qui non si può mostrare né continuare.
refused-damaged = I dati salvati di questo tavolo sono danneggiati. Avvisa chi gestisce il server; gli altri tavoli continuano.
refused-unknown-action = Il gioco non conosce quest’azione.
refused-invalid = Il server non lo accetta: { $message }.
refused-nothing-focused = Non è evidenziato nulla: spostati prima su uno spazio o su una carta, poi premi W.
refused-sent-away = Non hai più un posto a questo tavolo: chi organizza lo ha liberato.
refused-host = Il server non risponde a questo indirizzo.
refused-origin = Questa pagina non può farlo.
refused-elsewhere = Questa partita è aperta in un’altra scheda. Continua lì, o chiudi quella scheda: questa riprende da sola.
refused-newer = Le partite di questo browser le custodisce una versione più recente di questa pagina, e sono al sicuro. Ricarica la pagina.
refused-full = Questo browser non ha più spazio per le partite. Eliminane qualcuna nella lobby, poi riprova; niente di quanto giocato va perso.
refused-not-kept = Questo browser non è riuscito a salvare la mossa, quindi non è stata giocata. Riprova.
refused-here-broken = La partita si è fermata in questo browser, ma niente è perso. Ricarica la pagina.
table-fleeting = Questo browser non salva nulla (una finestra privata?): la partita dura finché non chiudi la pagina.
    .close = Va bene
refused-error = Qualcosa è andato storto sul server; l’errore è stato registrato.

# Che cosa non va in un valore

wrong-clock = { $kind ->
    [turn] { clock-turn-seconds }
    [days] { clock-days-days }
   *[bank] { clock-bank }
}: inserisci un numero intero da { $least } a { $most }.
wrong-number = { $where }: { $value } non va bene; serve un numero intero da { $least } a { $most }.
wrong-choice = { $where }: «{ $value }» non esiste. Puoi scegliere tra { $known }.
wrong-key = { $where }: non c’è nulla con questo nome. Nomi validi: { $known }.
wrong-near = { $where }: non c’è nulla con questo nome. Nomi simili: { $known }.
wrong-unknown = { $where }: non c’è nulla con questo nome.
wrong-missing = { $where }: manca «{ $value }».
wrong-truth = { $where }: { $value } non va bene; serve true o false.
wrong-text = { $where }: { $value } non va bene; serve un testo breve su una riga.
wrong-table = { $where }: { $value } non va bene; serve una tabella, come nel file esportato.
wrong-list = { $where }: { $value } non va bene; serve una lista, come nel file esportato.
wrong-count = { $where }: una scatola ne contiene { $wanted }, non { $value }.
wrong-long = È troppo lungo: al massimo { $most } caratteri.
wrong-blank = Serve almeno un carattere visibile.
wrong-otherwise = { $where } non va bene. Parole del server (in inglese): «{ $message }».

table-watch-on = Guarda la partita

## Una partita nel browser viene condivisa

share-title = Con altre persone
share-about = La partita passa al server e lì aspetta. Libera i posti dei bot, manda il link agli altri e si continua da qui.
share-do = Invita qualcuno
share-moved = Questa partita continua con altre persone
    .text = È passata a un server, con tutte le sue mosse.
    .go = Vai al tavolo

projector = Per il proiettore
projector-back = Una riga indietro
projector-on = Una riga avanti
projector-close = Esci dalla vista per il proiettore
