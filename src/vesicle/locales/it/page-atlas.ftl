# L’atlante della cellula, e la finestra che dice che cos’è una cosa sul tavolo.

atlas-page = Atlante della cellula
atlas-ask = Che cos’è?
atlas-ask-hint = Clicca o tocca ciò che vuoi conoscere.
atlas-ask-missed = Di questo non c’è nulla da raccontare. Prova con un organello, una molecola o una carta scoperta.
atlas-ask-end = Fine
atlas-here = Che cosa c’è qui
atlas-loading = Le note stanno arrivando …
atlas-no-note = Su questa cosa non c’è una nota.
atlas-more = Leggi di più
atlas-references = Per approfondire
atlas-in-game = Nel gioco
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
