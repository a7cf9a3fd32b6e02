# Le prime schermate della pagina: l'atrio, una nuova partita, la sala dove ci si siede e le impostazioni.

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
settings-speed = A che velocità mostrare le mosse degli altri
    .slow = lenta
    .normal = normale
    .fast = veloce
    .instant = subito
settings-sound = Suoni
    .about = Un leggero rintocco quando tocca a te.
settings-end-turns = I turni finiscono da soli
    .about = Quando resta solo da concludere il turno.
settings-confirm = Chiedi prima di concludere un turno
    .about = Un ultimo sguardo prima che tocchi agli altri.

game-cytosis = Cytosis
    .about = Una cellula umana è la tua fabbrica: piazza le beute, raccogli risorse e spedisci ormoni e recettori con le vescicole.
    .facts = Piazzamento lavoratori · da 2 a 5 giocatori · circa un'ora
game-virus-and-co = Virus & Co.
    .about = Sono tutti malati e nessuno vuole il prossimo virus: paga con le tue pasticche per passarlo oltre, e resta fuori dalla terapia intensiva.
    .facts = Carte e nervi saldi · da 3 a 6 giocatori · circa mezz'ora

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
lobby-again = Di nuovo contro { $level }
lobby-level-title = { $game ->
    [cytosis] { game-cytosis }: contro chi giochi?
   *[other] { game-virus-and-co }: contro chi giochi?
}
lobby-level-lead = Tre bot si siedono con te. Scegli quanto sono bravi; la partita comincia subito.
lobby-level-first = ideale per la prima partita
lobby-level-last = come l'ultima volta
lobby-starting = Si apparecchia il tavolo …

refusal-offline = Il server non risponde. È ancora in funzione? Riprova tra un momento.
refusal-busy = Il server è occupato. Riprova tra un momento.
refusal-rate = Un po' troppo in fretta. Aspetta un minuto e riprova.
refusal-no-such-table = Qui non c'è nessun tavolo con questo nome.
refusal-other = Il server rifiuta: { $message }.

lobby-continue = Continua
lobby-warming = I bot si stanno ancora scaldando. Puoi cominciare: le loro prime mosse richiedono un po' più di tempo.
lobby-mine = Le mie partite
lobby-open = Unisciti a un tavolo
    .none = In questo momento nessuno aspetta giocatori. Apri un tavolo tuo con «Tutte le opzioni».
lobby-watch = Guarda
lobby-unofficial = Vesicle è un tavolo non ufficiale, fatto da persone a cui piacciono questi giochi. I giochi in scatola sono belli e vale la pena comprarli: prendili, se qui ti diverti.

bring-title = Porta una partita salvata
bring-about = Una partita salvata qui o dalla riga di comando diventa un tavolo: da guardare se è finita, da continuare se non lo è.
bring-choose = Scegli un file
bring-not-a-game = { $file } non è una partita salvata.

seat-open = posto libero
line-your-turn = Tocca a te
line-turn = Gioca { $player }
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
    [one] un'altra
   *[other] altre { $count }
}

notice-home = All'atrio
notice-again = Riprova
notice-nowhere = Qui non cresce nulla
    .text = Questo indirizzo non porta da nessuna parte. Forse si è persa una lettera per strada.
notice-no-table = Questo tavolo non c'è
    .text = Il link potrebbe essere incompleto, oppure il tavolo è stato sparecchiato da tempo.
notice-broken = Qualcosa è andato storto
    .text = È colpa della pagina, non tua. Le tue partite sono al sicuro sul server: riprova, o torna passando dall'atrio.

lobby-page = Vesicle: Cytosis e Virus & Co.
