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
