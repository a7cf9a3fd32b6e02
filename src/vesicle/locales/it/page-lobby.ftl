# Le prime schermate della pagina: la pagina iniziale, una nuova partita, la sala dove ci si siede e le impostazioni.

shared-close = Chiudi

language-en = English
language-it = Italiano

settings = Impostazioni
settings-name = Il tuo nome
    .hint = Come ti vedono gli altri al tavolo.
settings-language = Lingua
settings-theme = Aspetto
    .auto = come il dispositivo
    .light = chiaro
    .dark = scuro
settings-speed = Velocità delle mosse degli altri
    .slow = lenta
    .normal = normale
    .fast = veloce
    .instant = subito
settings-sound = Suoni
    .about = Un leggero rintocco quando tocca a te.
settings-end-turns = Fine turno automatica
    .about = Quando non resta altro da fare che concludere il turno.
settings-confirm = Chiedi conferma a fine turno
    .about = Un ultimo sguardo prima che tocchi agli altri.

game-cytosis = Cytosis
    .about = Una cellula umana è la tua fabbrica: piazza le beute, raccogli risorse e spedisci ormoni e recettori con le vescicole.
    .facts = Piazzamento lavoratori · da 2 a 5 giocatori · circa un’ora
game-virus-and-co = Virus & Co.
    .about = Sono tutti malati e nessuno vuole il prossimo virus: paga con le tue pasticche per passarlo a un altro, e resta fuori dalla cura intensiva.
    .facts = Carte e nervi saldi · da 3 a 6 giocatori · circa mezz’ora

lobby-title = Gioca dentro una cellula viva
lobby-lead = Due giochi di biologia allo stesso tavolo: subito contro i bot, o con gli amici su qualsiasi schermo.
lobby-newcomer = Ospite
lobby-play = Gioca
    .label = { $game ->
        [cytosis] Gioca a { game-cytosis }
       *[other] Gioca a { game-virus-and-co }
    }
lobby-options = Tutte le opzioni
    .label = { $game ->
        [cytosis] Tutte le opzioni di { game-cytosis }
       *[other] Tutte le opzioni di { game-virus-and-co }
    }
lobby-again = Di nuovo: { $level }
lobby-level-title = { $game ->
    [cytosis] { game-cytosis }: contro chi giochi?
   *[other] { game-virus-and-co }: contro chi giochi?
}
lobby-level-lead = Tre bot si siedono con te. Scegli quanto sono bravi; la partita comincia subito.
lobby-level-first = ideale per la prima partita
lobby-level-last = come l’ultima volta
lobby-starting = Preparazione del tavolo …

lobby-continue = Continua
lobby-warming = I bot si stanno ancora scaldando. Puoi cominciare: le loro prime mosse richiedono un po’ più di tempo.
lobby-mine = Le mie partite
lobby-open = Unisciti a un tavolo
    .none = In questo momento nessuno aspetta giocatori. Apri un tavolo tuo con «Tutte le opzioni».
lobby-join = Gioca con gli amici
    .way = { $count ->
        [0] Apri un tavolo e manda il link
        [one] Un tavolo aspetta
       *[other] { $count } tavoli aspettano
    }
lobby-watch = Guarda
lobby-unofficial = Vesicle è un tavolo non ufficiale, fatto da persone a cui piacciono questi giochi. I giochi in scatola sono belli e vale la pena comprarli: prendili, se qui ti diverti.

bring-title = Apri una partita salvata
bring-about = Una partita salvata qui o dalla riga di comando diventa un tavolo: da rivedere se è finita, da continuare se non lo è.
bring-choose = Scegli un file
bring-reading = La partita viene rigiocata, mossa per mossa …
bring-not-a-game = { $file } non è una partita salvata.

seat-open = posto libero
line-moved = continua con altri
line-your-turn = Tocca a te
line-turn = Sta giocando { $player }
line-free = { $count ->
    [0] pronto per cominciare
    [one] un posto libero
   *[other] { $count } posti liberi
}
line-playing = in corso
line-over = finita
line-won = Ha vinto { $player }
line-you-won = Hai vinto
line-with = con { $players }
line-alone = ancora nessun altro
line-deadline = il tempo scade { $when }
line-remove = Elimina
    .label = Elimina «{ $title }» da questo browser
    .sure = Eliminarla davvero?
line-go-mine = { $status ->
    [playing] Continua
    [open] Vai al tavolo
   *[other] Guarda
}
    .label = { $status ->
        [playing] Continua «{ $title }»
        [open] Vai a «{ $title }»
       *[other] Guarda «{ $title }»
    }
line-go-join = Unisciti
    .label = Unisciti a «{ $title }»
line-go-watch = Guarda
    .label = Guarda «{ $title }»
list-more = { $count ->
    [one] un’altra
   *[other] altre { $count }
}

notice-home = Alla pagina iniziale
notice-again = Riprova
notice-nowhere = Qui non cresce nulla
    .text = Questo indirizzo non porta da nessuna parte. Forse si è persa una lettera per strada.
notice-no-table = Il link potrebbe essere incompleto, oppure il tavolo non c’è più da tempo.
notice-missing = Manca una parte della pagina
    .text = Probabilmente il server è stato aggiornato. Ricarica la pagina; se non basta, riprova tra un minuto.
notice-broken = Qualcosa è andato storto
    .text = È colpa della pagina, non tua. Le tue partite sono al sicuro sul server: riprova, o torna dalla pagina iniziale.

lobby-page = Vesicle: Cytosis e Virus & Co.

## Una nuova partita

new-page = Nuova partita · Vesicle
new-loading = Apertura delle scatole …
new-title = Nuova partita
new-what = A che cosa si gioca
new-game = Gioco
new-edition = Edizione
new-edition-plays = Che cosa distingue questa edizione
new-players = Giocatori
new-rounds = Round
new-etiquette = Le buone maniere contano
    .about = Chi dimentica la carta Giocatore di Turno, o dimentica di dire «Dottore» quando si deve, paga una pasticca.
new-who = Chi gioca
new-name-missing = Chi gioca su questo schermo deve avere un nome.

edition-cytosis-second = Seconda edizione
    .short = seconda edizione
    .about = Le regole più recenti e più scorrevoli.
    .one = Le risorse non finiscono mai.
    .two = Invece di piazzare una beuta puoi esaurirla per un mRNA, un lipide o un ATP.
    .three = Quando un’area è piena, fa posto la vescicola di chi è in testa.
    .four = A ogni round la carta più a sinistra lascia il mercato, poi arriva l’Evento.
    .five = Sei Obiettivi tra cui pescare, e nessuna Tossicità.
edition-cytosis-first = Prima edizione
    .short = prima edizione
    .about = Le prime scatole; l’Espansione Virus e le carte Modificazione Epigenetica sono nate per queste regole.
    .one = I pezzi della scatola sono il limite: le riserve possono finire.
    .two = Gli Eventi di Tossicità costano cari a chi accumula cinque o più risorse di un tipo.
    .three = Quando un’area è piena, scegli tu quale vescicola fa posto.
    .four = A ogni round prima arriva l’Evento, poi la carta più economica lascia il mercato.
    .five = A parità di punti vince chi siede più lontano dal segnalino primo giocatore.
edition-cytosis-preview = Anteprima
    .short = edizione di anteprima
    .about = Una versione iniziale, con lavoratori e cubetti.
    .one = Lavoratori al posto delle beute, e meno carboidrati e lipidi.
    .two = Le macromolecole avanzate valgono lo stesso per ogni tipo: un punto ogni tre.
    .three = Il carico delle vescicole incomplete non dà punti.
    .four = In due ci si contendono quattro Obiettivi invece di tre.
    .five = Per il resto, quasi come la prima edizione.
edition-virus-and-co-later = Ristampa
    .short = ristampa
    .about = La versione che si trova di solito.
    .one = I Virus azzurri e le Iniezioni passano solo a sinistra.
    .two = Chi dimentica la carta Giocatore di Turno dà una pasticca al vicino.
edition-virus-and-co-first-print = Prima stampa
    .short = prima stampa
    .about = Come il gioco è uscito la prima volta.
    .one = I Virus azzurri e le Iniezioni proseguono oltre, allontanandosi da chi li ha passati.
    .two = Chi dimentica la carta Giocatore di Turno dà una pasticca alla Farmacia.

module-virus = Espansione Virus
    .about = I virus colpiscono con gli Eventi e con le carte comprate: tira i dadi, raccogli anticorpi e non essere il più debole.
module-epigenetic = Carte Modificazione Epigenetica
    .about = Prima della partita ognuno sceglie un’abilità permanente.
module-other-edition = Nate per la prima edizione e adattate a questa.

new-seat = Posto { $number }
new-seat-name = Nome al posto { $number }
new-seat-name-here = Nome
new-seat-bots = Bot
new-seat-people = Altre persone
new-seat-me = Io
    .about = Qui giochi tu.
new-seat-guest = Qualcuno su questo schermo
    .about = Condividete lo schermo; tra un turno e l’altro un sipario copre le mani.
new-seat-open = Qualcuno online
    .about = Il posto resta libero per chi arriva con il tuo invito.
new-first = Chi comincia
new-first-chance = Decide la sorte
new-first-bot = Posto { $number }: { $level }

new-visitors = Ospiti e spettatori
    .about = Conta solo se altre persone vengono al tavolo.
new-table-title = Nome del tavolo
    .hint = Facoltativo, per esempio «Martedì sera».
new-access = Chi può prendere un posto libero
new-access-invited = Chi è invitato
    .about = Chi ha il link d’invito o il codice QR.
new-access-address = Chi ha l’indirizzo
    .about = Basta il semplice indirizzo del tavolo.
new-access-public = Tutti
    .about = Il tavolo compare nella pagina iniziale, visibile a tutti.
new-watch = Gli spettatori possono guardare
    .about = Vedono ciò che è scoperto sul tavolo, mai le mani.

new-clock = Tempo per pensare
clock-none = Senza orologio
    .about = Ognuno si prende il tempo che gli serve.
clock-turn = Per ogni turno
    .about = A ogni turno il tempo riparte.
clock-bank = Per tutta la partita
    .about = Una riserva di tempo che cresce un poco dopo ogni turno.
clock-days = Per corrispondenza
    .about = Giorni per ogni turno: si gioca nell’arco di una settimana o di un mese.
clock-turn-seconds = Secondi per turno
clock-bank-seconds = Minuti per la partita
clock-bank-increment = Secondi in più dopo un turno
clock-days-days = Giorni per turno
clock-bounds = Inserisci un numero intero da { $least } a { $most }.
clock-note = Quando il tempo scade, un bot decide al posto tuo.

new-rulings = Interpretazioni
    .about = Dove i regolamenti lasciano aperta una domanda, o le edizioni differiscono, decide il tuo tavolo. Le risposte abituali vanno bene.
new-rulings-changed = { $count ->
    [0] Tutte le risposte sono quelle abituali.
    [one] Hai cambiato una risposta.
   *[other] Hai cambiato { $count } risposte.
}
new-rulings-reset = Torna a quelle abituali
new-ruling-usual = { $answer } (abituale)

new-box = La tua scatola
    .about = Se le tue carte o il tuo tabellone hanno altri valori, incollali qui: un file come lo scrive «vesicle box export», o solo ciò che cambia.
box-label = Contenuto del file della scatola
box-example = [cards.insulin]
    points = 9
box-syntax = { $kind ->
    [text] Manca una virgoletta.
    [header] La parentesi quadra non è chiusa.
    [open] Prima di questa riga manca una virgola o una parentesi chiusa.
    [equals] Dopo il nome manca il segno di uguale.
    [value] Dopo il segno di uguale manca il valore.
    [twice] { $key } c’è già alla riga { $first }.
    [word] { $word } va tra virgolette.
    [json] Inizia come JSON, ma non lo è: controlla virgole, virgolette e parentesi.
   *[other] Non è leggibile; l’esempio mostra come si scrive il file.
}
box-at = { $has_file ->
    [yes] { $file }, riga { $line }: { $said }
   *[no] Riga { $line }: { $said }
}
box-found = { $count ->
    [one] Letto: una sezione.
   *[other] Letto: { $count } sezioni.
}
box-template = Scarica un modello
    .about = Tutti i valori della nostra scatola: cambia ciò che la tua stampa diversamente; il resto puoi anche toglierlo.
box-clear = Svuota

new-played = { $game } ({ $parts })
new-with-virus = Espansione Virus
new-with-epigenetic = carte Modificazione Epigenetica
new-with-rounds = { $count ->
    [one] un round
   *[other] { $count } round
}
new-with-etiquette = buone maniere
new-with-box = scatola personale
new-who-you = te
new-who-bots = { $count ->
    [one] un bot ({ $level })
   *[other] { $count } bot ({ $level })
}
new-who-open = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
}
new-summary = { $played } per { $who }. { $begins ->
    [now] La partita comincia subito.
   *[later] La partita comincia quando tutti i posti sono presi.
}
new-not-ready = Manca ancora qualcosa: controlla le righe in rosso.
new-start = Comincia la partita
new-open = Apri il tavolo

## Interpretazioni: una domanda e le sue risposte

ruling-group-turn = Il tuo turno
ruling-group-supply = Risorse
ruling-group-vesicles = Vescicole
ruling-group-market = Mercato ed Eventi
ruling-group-grey = Beute grigie e partite in due
ruling-group-scoring = La fine della partita
ruling-group-modules = Virus e carte Modificazione Epigenetica
ruling-group-passing = Passare le carte
ruling-group-risk = Carte Rischio
ruling-group-rounds = Round e parità
ruling-group-others = Altre domande

ruling-cytosis-supply = Che succede quando una riserva di risorse è vuota?
    .finite = i pezzi sono il limite
    .unlimited = li sostituisce qualsiasi cosa
ruling-cytosis-shortage = Che fa uno spazio se la sua riserva è troppo piccola?
    .partial = dà quello che resta
    .full = è chiuso finché non può dare tutto
ruling-cytosis-exhaust = Puoi esaurire una beuta per un mRNA, un lipide o un ATP?
    .no = no
    .yes = sì, invece di piazzarla
ruling-cytosis-exhaust-after-grey = Dopo aver noleggiato una beuta grigia, puoi esaurire la tua?
    .no = no
    .yes = sì
ruling-cytosis-phase-two = Che cosa viene prima tra un round e l’altro?
    .event-first = l’Evento
    .market-first = il mercato
ruling-cytosis-market-removal = Quale carta lascia il mercato tra un round e l’altro?
    .cheapest = la più economica
    .left-most = quella più a sinistra
ruling-cytosis-reshuffle = A mazzo vuoto si rimescolano gli scarti?
    .no = no, il mazzo resta vuoto
    .yes = sì, diventano il nuovo mazzo
ruling-cytosis-displacement = Quale vescicola fa posto in un’area piena?
    .choice = quella che sceglie chi arriva
    .highest = una di chi è più avanti sulla Traccia della Salute
ruling-cytosis-displacement-tie = In caso di parità, di chi è la vescicola che fa posto?
    .round = si conta da chi ha cominciato il round
    .marker = si conta da chi ha il segnalino
ruling-cytosis-displace-for-disk = Con entrambi i dischi in uso, puoi scalzarne uno tuo?
    .no = no
    .yes = sì, per iniziare un’altra vescicola
ruling-cytosis-ribosome-zero = Puoi usare il ribosoma libero senza tradurre nulla?
    .no = no
    .yes = sì
ruling-cytosis-laureates-decline = Su Campioni in Biologia puoi rinunciare sia all’ATP sia all’Obiettivo?
    .no = no, uno dei due
    .yes = sì
ruling-cytosis-reduce-bonus = Con { event-reduce-atp-cost } lo spazio gratuito del mercato dà un ATP?
    .no = no
    .yes = sì
ruling-cytosis-collect-vesicles = Il carico delle vescicole incomplete dà punti?
    .no = no
    .yes = sì, prima va nella riserva personale
ruling-cytosis-final-tie = Che cosa risolve una parità dopo le carte completate?
    .farthest = chi siede più lontano dal segnalino
    .atp = più ATP, poi chi è più vicino al segnalino
ruling-cytosis-boost-spots = Quali spazi danno la risorsa di un Incremento?
    .location = tutti quelli del suo luogo
    .collecting = solo quelli che danno risorse
ruling-cytosis-grey-in-cap = In due, una beuta grigia conta per il limite di un’area?
    .no = no
    .yes = sì
ruling-cytosis-open-turn = Dopo aver piazzato una beuta si possono ancora giocare carte risorsa?
    .no = no, il turno è finito
    .yes = sì, il turno resta aperto
ruling-cytosis-golgi-lipid = Una vescicola steroidea può ricevere un altro lipide nel Golgi?
    .no = no
    .yes = sì
ruling-cytosis-vesicle-card = Che cosa serve per iniziare una vescicola?
    .free = solo il suo carico
    .held = una carta adatta in mano e il suo carico
ruling-cytosis-enzyme-sets = Quanti set di enzimi danno punti?
    .all = tutti
    .two = due al massimo
ruling-cytosis-detox-tie = Che succede in caso di parità nella detossificazione?
    .cards = decide prima chi ha più carte
    .split = si divide subito
ruling-cytosis-stuck = E se nessuno spazio è utilizzabile?
    .place = piazzi una beuta senza effetto
    .aside = metti da parte una beuta
ruling-cytosis-two-player-board = Come si restringe il tabellone in due?
    .full = per niente
    .caps = con limiti alle aree
    .printed = con meno spazi stampati
ruling-cytosis-blocking = Puoi occupare uno spazio solo per chiuderlo agli altri?
    .no = no
    .yes = sì
ruling-cytosis-displaced-cargo = Dove va il carico di una vescicola scalzata?
    .owner = torna al proprietario
    .supply = nella riserva generale
ruling-cytosis-market-gap = Che cosa lascia il mercato se la carta da togliere è già stata comprata?
    .next = la prossima ancora presente
    .none = niente
ruling-cytosis-boost-lasts = Quanto resta in attesa la risorsa di un Incremento?
    .taken = finché qualcuno non la prende
    .round = fino al prossimo Evento
ruling-cytosis-grey-boost = Una beuta grigia raccoglie la risorsa di un Incremento?
    .no = no
    .yes = sì, come la tua
ruling-cytosis-grey-spot = Uno spazio con una beuta grigia è aperto ad altri?
    .closed = no, è occupato
    .open = sì
ruling-cytosis-toxic-bands = Come conta la Tossicità?
    .highest = solo il gradino più alto raggiunto
    .sum = ogni gradino fino a quello
ruling-cytosis-goal-card = Serve una carta completata per scegliere un Obiettivo?
    .no = no
    .yes = sì, una di quelle che l’Obiettivo conta
ruling-cytosis-collector-bottom = { trait-hyperacetylation } vale anche sullo spazio inferiore del Mitocondrio?
    .no = no
    .yes = sì
ruling-cytosis-virus-order = Chi viene prima per le parità e gli anticorpi di un virus?
    .marker = chi ha il segnalino in quel momento
    .round = chi ha cominciato il round
ruling-cytosis-dummy-rises = In due, il giocatore fittizio guadagna anticorpi dopo le carte Attacco Virale?
    .no = no
    .yes = sì
ruling-cytosis-attacks-in-tie = Le carte Attacco Virale comprate contano in una parità finale?
    .no = no
    .yes = sì
ruling-cytosis-round-start = Che cosa viene prima all’inizio di un round?
    .income-first = la risorsa di { trait-housekeeping }
    .early-first = la beuta di { trait-poised-promoter }
ruling-cytosis-scout-reduced = { event-reduce-atp-cost } vale anche per { trait-open-chromatin }?
    .no = no
    .yes = sì
ruling-cytosis-early-sets-order = Un segnalino preso con { trait-poised-promoter } cambia chi comincia questo round?
    .no = no
    .yes = sì
ruling-cytosis-grey-abilities = { trait-hyperacetylation } e { trait-demethylation } valgono per una beuta grigia?
    .no = no
    .yes = sì, come per la tua

ruling-virus-and-co-starter = Chi comincia i round successivi?
    .icu = chi era in cura intensiva
    .rotate = il giocatore seguente
ruling-virus-and-co-payment = Puoi pagare di più quando rifiuti una carta?
    .exact = solo se non hai la somma esatta
    .free = sì, ma senza pasticche superflue
ruling-virus-and-co-passing = Dove vanno i Virus azzurri e le Iniezioni?
    .left = solo a sinistra
    .onward = oltre, allontanandosi da chi li ha passati
ruling-virus-and-co-forgotten = Chi riceve la pasticca di chi si è dimenticato?
    .neighbour = il vicino
    .pharmacy = la Farmacia
ruling-virus-and-co-circulation-pills = Ricevi le pasticche di un Virus che torna da te?
    .no = no
    .active = sì, se è il tuo turno
ruling-virus-and-co-prescription = E se alla Farmacia manca parte di una ricetta?
    .partial = ricevi quello che c’è
    .whole = non ricevi niente
ruling-virus-and-co-turn-up = Quando si scopre la carta seguente di un mazzo?
    .at-once = appena una carta lo lascia
    .after = quando quella carta ha un proprietario
ruling-virus-and-co-final-tie = Che succede in caso di parità per il risultato migliore?
    .visits = decidono le visite in cura intensiva, poi l’ultimo round
    .shared = la vittoria è condivisa
ruling-virus-and-co-icu-payments = Le pasticche pagate per una carta che manda qualcuno in cura intensiva …
    .lost = sono perse
    .returned = tornano indietro
ruling-virus-and-co-test-subject = E se agli altri mancano le pasticche per la Cavia?
    .whole = senza tutte non succede niente
    .partial = ricevi quelle che ci sono
ruling-virus-and-co-contagion = Con Contagio devi prendere un Virus?
    .must = sì
    .may = no, puoi rifiutare

## La sala prima della partita

room-title = Accomodati
room-seats = Posti
room-waits = in attesa di qualcuno
room-bot = un bot
room-you = sei tu
room-here = è qui
room-away = in questo momento non c’è
room-host = organizza
room-change = Cambia
room-stand-up = Alzati
room-sit = Siediti qui
    .label = { $text }: posto { $number }
room-sit-another = Un’altra persona qui
room-add-bot = Aggiungi un bot
room-bot-at = Bot al posto { $number }
room-free = Libera il posto
    .label = Libera il posto di { $name }
room-missing = { $count ->
    [one] Un posto è ancora libero: aspetta qualcuno, o mettici un bot.
   *[other] { $count } posti sono ancora liberi: aspetta qualcuno, o mettici dei bot.
}
room-ready = Ci siete tutti. Puoi cominciare.
room-host-begins = Ci siete tutti. La partita la avvia chi organizza.
room-fill = { $count ->
    [one] Aggiungi un bot
   *[other] Aggiungi { $count } bot
}
room-start = Comincia
room-invited = { $host } ti invita al tavolo
room-welcome = Ti diamo il benvenuto al tavolo
room-only-invited = A questo tavolo ci si siede su invito: apri il link d’invito per intero.

sit-title = Siediti al posto { $number }
sit-change-title = Il tuo posto
sit-name = Nome
sit-name-missing = Serve un nome, così gli altri sanno chi gioca.
sit-colour = Colore
sit-do = Siediti
sit-change-do = Salva
seat-colour-teal = verde acqua
seat-colour-amber = ambra
seat-colour-violet = viola
seat-colour-rose = rosa
seat-colour-green = verde
seat-colour-blue = blu

invite-title = Invita altre persone
invite-about = Manda il link, o fai inquadrare il codice con un telefono.
invite-code = Codice QR dell’invito
invite-link = Link d’invito
invite-copy = Copia il link
invite-copied = Copiato.
invite-not-copied = Il link è selezionato: copialo con Ctrl+C.
invite-renewed = Questo link è nuovo: quello vecchio non fa più entrare nessuno.
invite-local = Questo indirizzo funziona solo su questo computer. Per invitare altri, avvia il server nella tua rete o su un host: vedi «vesicle serve».

nav = Navigazione principale
nav-learn = Impara
nav-rules = Regole
nav-atlas = Atlante
nav-companion = Al tavolo

update-ready = È pronta una nuova versione.
update-take = Ricarica
update-later = Più tardi

## Un server per giocare con altri, su una pagina che non ne ha uno suo

server-title = Gioca con altri
server-about = Per giocare da soli basta questa pagina. Per incontrare altre persone, scrivi l’indirizzo di un server Vesicle, tuo o di un amico.
server-address = Indirizzo del server
    .here = https://table.example.org
server-connect = Connetti
server-asking = Chiedo al server …
server-now = I tavoli con altri sono su { $server }.
server-leave = Disconnetti
server-wrong-address = Non è un indirizzo come https://table.example.org.
server-wrong-away = Lì non risponde nessun server Vesicle, oppure non ammette questa pagina.
server-wrong-other = Quel server ha un’altra versione di Vesicle, e le due non possono giocare insieme.
