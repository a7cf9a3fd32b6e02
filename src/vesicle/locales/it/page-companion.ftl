# Accanto alla scatola: il foglio dei punti.

companion-page = Al tavolo · Vesicle
companion-title = Foglio dei punti di Cytosis
companion-lead = Giochi con la scatola? Scrivi che cosa ha davanti ogni giocatore: ogni voce del punteggio arriva con la sua regola.
companion-rules = Cerca una regola
companion-short = Le regole in breve, da leggere o stampare
companion-loading = Preparo il punteggio …

sheet-players = Giocatori
sheet-virus = Con l’espansione Virus
sheet-how = Lascia i segnalini sul tracciato della salute dove sono: quello che si aggiunge alla fine lo calcola questo foglio. Le carte Epigenetiche non lo cambiano.
sheet-vesicles = Nelle vescicole incomplete
sheet-vesicles-of = { $whose }, nelle vescicole
sheet-player = Giocatore { $number }
sheet-name = Nome del giocatore { $number }
sheet-track = Tracciato della salute
sheet-protein = Proteine
sheet-carb = Carboidrati
sheet-lipid = Lipidi
sheet-mrna = mRNA
sheet-atp = ATP
sheet-antibodies = Anticorpi
sheet-less = { $label }, { $whose }: uno in meno
sheet-more = { $label }, { $whose }: uno in più
sheet-cards = Carte completate
    .hint = Qualche lettera, poi Invio
sheet-card-added = { $card }: aggiunta.
sheet-card-unclear = «{ $typed }» non indica una sola carta libera: scrivi qualche lettera in più.
sheet-card-remove = Togli { $card } a { $whose }
sheet-goals = Obiettivi
sheet-marker-1 = Primo segnalino
sheet-marker-2 = Secondo segnalino
sheet-first = Segnalino del primo giocatore
sheet-tie = I punti sono pari: decide lo spareggio.
sheet-clear = Svuota per la prossima partita
