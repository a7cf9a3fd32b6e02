# L’atlante della cellula, e la finestra che dice che cos’è una cosa sul tavolo.

atlas-page = Atlante della cellula
atlas-ask = Che cos’è?
atlas-ask-hint = Clicca o tocca ciò che vuoi conoscere.
atlas-ask-missed = Qui non c’è nulla da raccontare. Prova con un organello, una molecola o una carta scoperta.
atlas-ask-end = Fine
atlas-here = Che cosa c’è qui
atlas-loading = Caricamento delle note …
atlas-no-note = Su questa cosa non c’è una nota.
atlas-more = Leggi di più
atlas-more-touch = Per saperne di più: tocca il libro aperto in alto, poi la carta.
atlas-references = Per approfondire
atlas-in-game = Nel gioco
atlas-rules = Nelle regole
atlas-open = Apri nell’atlante (in una nuova scheda)

## Che cose sono, e le molecole con il nome completo

atlas-kind-area = Parte della cellula
atlas-kind-molecule = Molecola
atlas-kind-event = Evento
atlas-kind-strain = Virus
atlas-kind-trait = Tratto epigenetico
atlas-kind-goal = Obiettivo

atlas-molecule-mrna = RNA messaggero (mRNA)
atlas-molecule-protein = Proteina
atlas-molecule-carb = Carboidrato
atlas-molecule-lipid = Lipide
atlas-molecule-atp = ATP

## L’atlante

atlas-title = { $game ->
    [cytosis] Atlante della cellula
   *[other] Atlante dei virus
}
atlas-lead = { $game ->
    [cytosis] Che cosa c’è di vero dietro ogni organello, molecola e carta del gioco. Comincia da un punto qualsiasi della cellula.
   *[other] Che cosa c’è di vero dietro ogni virus e ogni carta Rischio del gioco.
}
atlas-games = Giochi
atlas-search = Cerca per nome
atlas-found = { $count ->
    [0] Nulla ha questo nome.
    [one] Una voce trovata
   *[other] { $count } voci trovate
}
atlas-map = Le parti della cellula
atlas-map-hint = Indica o scegli una parte della cellula per sapere che cosa fa.
atlas-crumbs = Dove ti trovi
atlas-steps = Voci vicine
atlas-before = Precedente
atlas-after = Successiva
atlas-related = Vedi anche
atlas-nowhere = Nell’atlante non c’è questa voce

atlas-shelf-area = Parti della cellula
atlas-shelf-molecule = Molecole
atlas-shelf-enzyme = Enzimi
atlas-shelf-protein-hormone = Ormoni proteici
atlas-shelf-steroid-hormone = Ormoni steroidei
atlas-shelf-protein-receptor = Recettori degli ormoni proteici
atlas-shelf-steroid-receptor = Recettori degli ormoni steroidei
atlas-shelf-detox = Veleni e detossificazione
atlas-shelf-instant = Riserve
atlas-shelf-card = Carte
atlas-shelf-event = Eventi
atlas-shelf-strain = Virus
atlas-shelf-trait = Tratti epigenetici
atlas-shelf-light-blue = Virus azzurri
atlas-shelf-red = Virus rossi
atlas-shelf-injection = Iniezioni
atlas-shelf-risk = Carte Rischio
