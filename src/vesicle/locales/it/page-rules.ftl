# Le regole nella pagina: il riferimento, e le regole di una cosa o di una riga della cronaca.

## Le regole di qualcosa

rules-loading = Cerco le regole …
rules-none-for-this = Nessuna regola ne parla.
rules-more = { $count ->
    [one] Un’altra regola
   *[other] Altre { $count } regole
}
rules-unreachable = In questo momento non riesco a leggere le regole.
rules-new-tab = si apre in un’altra scheda
rules-of-line = Le regole di questa riga
    .label = Le regole di questa riga: { $line }

## Il riferimento

rules-page = Regole · Vesicle
rules-page-of = Regole di { $game } · Vesicle
rules-title = Le regole
rules-lead = Ogni regola in una frase numerata: per argomento, per edizione, parola per parola.
rules-open = Apri le regole di { $game }
rules-title-of = Le regole di { $game }
rules-lead-of = { $clauses } regole e { $rulings } interpretazioni, ognuna una frase con un numero da citare.
rules-other-game = Le regole di { $game }
rules-contents = Indice
rules-view = Come vederle
rules-view-read = Leggi
rules-view-short = In breve
rules-view-compare = Confronta le edizioni
rules-view-choices = Che cosa puoi scegliere
rules-search = Cerca nelle regole
    .hint = Parole, o un numero come C-GOL-03
rules-found = { $count ->
    [0] Nessun risultato
    [one] Una regola trovata
   *[other] { $count } regole trovate
}
rules-all-shown = { $count } regole
rules-nothing = Qui nessuna regola contiene tutte queste parole.
rules-clear = Mostra di nuovo tutto
rules-edition = Edizione
    .all = Tutte le edizioni
rules-module = Parte del gioco
    .all = Tutto
rules-module-base = Gioco base
rules-module-virus = Virus
rules-module-epigenetic = Epigenetica
rules-copy = Copia il link a { $clause }
rules-copied = Link a { $clause } copiato.
rules-uncopied = Questo browser non permette alla pagina di copiare il link. Eccolo: { $address }

rules-status-derived = si ricava dal testo
rules-status-silent = non è nel regolamento: decidiamo noi
rules-status-unknown = non è stampato da nessuna parte: decidiamo noi
rules-status-none = questa regola non c’è
rules-status-absent = questo componente non c’è
rules-status-unneeded = il dubbio non si pone
rules-notes = { $count ->
    [one] Nota
   *[other] Note ({ $count })
}
rules-why = Perché
rules-fit-certain = Il testo quasi lo dice.
rules-fit-likely = È la lettura migliore.
rules-fit-open = Bisognava pur scegliere.
rules-settled = Dubbi risolti da
rules-settles = Risolve
rules-see = Vedi anche
rules-play-so = Gioca così
    .label = Gioca così: { $answer }

rules-compare-one = Questa edizione
rules-compare-other = a confronto con
rules-differ = { $count ->
    [0] Qui non cambia nulla.
    [one] Una regola è diversa.
   *[other] { $count } regole sono diverse.
}
rules-differ-about = Le parole evidenziate compaiono in una sola edizione. Quello che un testo dice e un altro lascia capire si gioca allo stesso modo, e qui non compare.
rules-only-in = Solo in: { $edition }
rules-choices-lead = Dove un regolamento lascia aperta una domanda, o le edizioni differiscono, il tavolo può scegliere. Ogni scelta ha un nome, per la riga di comando (--ruling nome=risposta) e per Python.

rules-part-beginning = Per cominciare
rules-part-turn = Nel tuo turno
rules-part-areas = Nella cellula
rules-part-cards = Carte
rules-part-end = La fine dei round e della partita
rules-part-variants = Due giocatori ed espansioni
rules-part-doubts = Dubbi risolti

rules-subject-names = Nomi
rules-subject-components = Componenti
rules-subject-setup = Preparazione
rules-subject-round = Round
rules-subject-placing = Piazzare
rules-subject-exhaust = Esaurire una beuta
rules-subject-grey = Beute grigie
rules-subject-first-player = Segnalino primo giocatore
rules-subject-nucleus = Nucleo
rules-subject-glucose = Trasporto glucosio
rules-subject-mitochondria = Mitocondrio
rules-subject-lipid-synthesis = Sintesi dei lipidi
rules-subject-ribosome = Ribosoma libero
rules-subject-buying = Comprare carte
rules-subject-smooth-er = RE liscio
rules-subject-rough-er = RE rugoso
rules-subject-golgi = Apparato di Golgi
rules-subject-exocytosis = Esocitosi
rules-subject-cytoplasm = Citoplasma
rules-subject-laureates = Campioni in Biologia
rules-subject-vesicles = Vescicole
rules-subject-displacement = Aree piene
rules-subject-market = Mercato
rules-subject-cards = Carte in generale
rules-subject-hormones = Ormoni
rules-subject-receptors = Recettori
rules-subject-enzymes = Enzimi
rules-subject-detoxification = Detossificazione
rules-subject-instant-cards = Carte risorsa
rules-subject-goals = Obiettivi
rules-subject-events = Eventi
rules-subject-phase-two = Fase 2
rules-subject-end = L’ultimo round
rules-subject-scoring = Punteggio
rules-subject-macromolecules = Macromolecole rimaste
rules-subject-detox-majority = Maggioranza detox
rules-subject-enzyme-sets = Set di enzimi
rules-subject-goal-scoring = Punti degli Obiettivi
rules-subject-winner = Chi vince
rules-subject-two-players = In due giocatori
rules-subject-virus-expansion = Espansione Virus
rules-subject-epigenetic-modifications = Carte Modificazione Epigenetica
rules-subject-rulings = Interpretazioni
rules-subject-turns = Turni
rules-subject-keeping = Tenere una carta
rules-subject-circulation = Mettere in circolazione
rules-subject-payment = Pagare per rifiutare
rules-subject-sickness = Malattia
rules-subject-risk = Giocare una carta Rischio
rules-subject-risk-cards = Le carte Rischio

## The rules in short

short-title = { $game } in breve · { $edition }
short-print = Stampa (due pagine)
short-clause = Clausola { $clause }
short-aim = Lo scopo
short-setup = Preparazione
short-turn = Il tuo turno
short-collect = Raccogliere risorse
short-cards = Comprare carte
short-enzymes = Enzimi
short-vesicles = Avviare una vescicola
short-golgi = Apparato di Golgi
short-exocytosis = Esocitosi
short-detox = Detossificazione
short-laureates = Campioni e Obiettivi
short-round-end = La fine di un round
short-scoring = Punteggio
short-passing = Passare una carta
short-paying = Prendere o pagare
short-injections = Iniezioni
short-risk = Carte Rischio
short-care = Cura intensiva
