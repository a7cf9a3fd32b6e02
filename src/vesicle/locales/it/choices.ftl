# Che cosa si chiede a un giocatore, e che cosa può rispondere.

ask-return = Preparazione: hai ricevuto tre carte. Quale rimetti nel mazzo?
ask-free = Preparazione: prendi una risorsa gratis (te ne { $free ->
    [one] resta
   *[other] restano
} { $free }).
ask-turn = Tocca a te: usa { a-piece } (te ne { $left ->
    [one] resta
   *[other] restano
} { $left }).
ask-after = Hai fatto la tua mossa. Altro, prima che il turno finisca?
ask-translate = Ribosoma libero: quanti mRNA traduci in proteine?
ask-smooth = RE liscio: detossifichi, o carichi lipidi su una vescicola?
ask-start-smooth = RE liscio: quanti lipidi vanno sulla vescicola?
ask-rough = RE rugoso: quanti mRNA vanno sulla vescicola come proteine?
ask-evict-rough = Il RE rugoso è pieno. Quale vescicola deve lasciare il posto?
ask-evict-golgi = L’apparato di Golgi è pieno. Quale vescicola deve lasciare il posto?
ask-move = Apparato di Golgi: quale delle tue vescicole entra?
ask-add = Apparato di Golgi: che cosa aggiungi alla vescicola?
ask-export = Esocitosi: quale carta completi?
ask-disk = Esocitosi: vanno bene tutt’e due le tue vescicole. Quale esce?
ask-enzyme = Citoplasma: quale enzima completi?
ask-laureates = Campioni in Biologia: che cosa prendi oltre al segnalino primo giocatore?
ask-draft = Preparazione: quale Carta Modificazione Epigenetica tieni?
ask-income = { trait-housekeeping }: quale risorsa prendi all’inizio di questo round?
ask-early = { trait-poised-promoter }: piazzi { a-piece } prima del primo turno del round, per { $early } ATP?
ask-collect = { trait-hyperacetylation }: ne prendi uno in più?
ask-scout = { trait-open-chromatin }: prendi una di queste carte per { $choose } ATP?
ask-put = { trait-open-chromatin }: { $place ->
    [0] quale carta va in cima al mazzo?
   *[other] quale carta va subito sotto?
}
ask-vaccinate = { $strain }: compri anticorpi prima che il tuo virus attacchi?
ask-gain = { $strain }: la tua risposta è alta. Prendi una risorsa (te ne { $due ->
    [one] spetta ancora
   *[other] spettano ancora
} { $due }).
ask-lose = { $strain }: la tua risposta è la più bassa. Che cosa perdi{ $due ->
    [1] ?
   *[other] {" "}(ancora { $due })?
}
ask-antibody = { $strain }: compri anticorpi per la prossima volta?

# Passi che seguono una domanda, senza una domanda propria.

ask-first-turn = il primo turno del round
ask-offer-early = il promotore predisposto
ask-offer-income = i geni costitutivi
ask-market = il nuovo mercato
ask-new-round = il prossimo round
ask-resume = il turno interrotto
ask-strike = gli altri perdono { $loss } PS
ask-spread = tutti tirano i dadi
ask-pay-out = il posto successivo
ask-immunise = anticorpi
then = Poi: { $steps }

group-place = Piazza { a-piece }
group-grey = Noleggia prima { a-grey-piece } per { $price } ATP, anche per uno spazio occupato
group-exhaust = Esaurisci { a-piece } e prendi
group-play = Gioca una carta dalla mano
group-load = Carica su una vescicola
group-complete = Completa
group-evict = Scalza
group-take = Prendi
group-goal = Metti un segnalino su un Obiettivo
group-trade = { trait-metabolic-switch }: scambia ATP
group-scout = { trait-open-chromatin }

use-ribosome = mRNA → proteine
use-smooth = detox, o carica lipidi
use-rough = carica proteine
use-golgi = fai avanzare una vescicola
use-exocytosis = completa un ormone o un recettore
use-cytoplasm = completa un enzima
use-laureates = segnalino, 1 ATP o un Obiettivo

no-effect = senza effetto
enough-for = basta per { $cards }
choice-buy = Compra { $card }, { $price }
choice-translate = { $count } mRNA → { $count } { $count ->
    [one] proteina
   *[other] proteine
}
choice-vesicle = la vescicola { $where } con { $cargo }
choice-done-after = finisci il turno
choice-done-turn = metti da parte { the-piece }
choice-done-laureates = nessuna delle due cose
choice-done-income = non prendere nulla
choice-done-early = aspetta il tuo turno
choice-done-collect = basta così
choice-done-scout = nessuna
choice-done-vaccinate = basta così: che il virus attacchi
choice-done-antibody = basta così
choice-trade = { $amount } per { $price }
choice-scout = guarda le prime { $cards } carte del mazzo per { $price }
choice-antibody = { $count ->
    [one] { $count } anticorpo
   *[other] { $count } anticorpi
} per { $price } (da { $owned } a { $raised })
