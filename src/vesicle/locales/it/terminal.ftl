# Che cosa dicono soltanto i comandi usati in un terminale.

bot-random = a caso
welcome = Scrivi il numero di una scelta, oppure ? per tutto il resto.
thinking = { $player } sta pensando …
note-done = (Non resta altro da fare: il tuo turno finisce.)
farewell = Hai lasciato il tavolo. La partita non è finita e non è stato salvato nulla.
farewell-input-ended = L’input è finito. La partita non è finita e non è stato salvato nulla.
farewell-no-answer = Troppe righe senza una risposta. La partita non è finita e non è stato salvato nulla.
not-understood = «{ $answer }» non è tra le scelte: scrivi un numero da 1 a { $last }, un’azione, oppure ? per l’aiuto.
no-such-action = «{ $action }» non è un’azione: un’azione si scrive come «{ $example }».
hints = Che cosa valuterebbe un bot al tuo posto, e la probabilità di vittoria:
why-possible = «{ $action }» è possibile adesso.
why-not = «{ $action }» non è possibile adesso:

title-scores = Punti Salute
total = Totale
result = { $who ->
    [you] Vinci con { $points } PS.
   *[other] { $player } vince con { $points } PS.
}
result-tie = { $who ->
    [you] Vinci con { $points } PS, dopo lo spareggio.
   *[other] { $player } vince con { $points } PS, dopo lo spareggio.
}
saved = Partita salvata: { $path }
not-saved = La partita non è stata salvata, perché non si può scrivere nella cartella delle tue partite.
replay-now = { $who ->
    [you] Dopo { $number } azioni tocca a te.
   *[other] Dopo { $number } azioni tocca a { $player }.
}

help-commands = Puoi scrivere
help-number = fa quella scelta
help-action = fa lo stesso a parole
help-why = dice quale regola vieta ora un’azione
help-hint = mostra che cosa valuterebbe un bot al tuo posto, con quale probabilità di vittoria, e perché
help-table = disegna di nuovo il tavolo
help-log = racconta che cosa è successo di recente, o tutto
help-quit = esce; una partita non finita non si conserva

help-signs = Sul tavolo vedi
help-spot = uno spazio: libero, con A, con { a-grey-piece }, chiuso
help-vesicle = un posto per una vescicola: libero, con una di A
help-marker = chi ha il segnalino primo giocatore
help-disks = dischi vescicola non in uso
help-points = Punti Salute, con cui si vince

help-cards = Come si completano le carte
help-make-enzyme = proteine dal ribosoma libero, poi il citoplasma
help-make-protein-hormone = RE rugoso (mRNA → proteine), Golgi (1 carb), esocitosi
help-make-steroid-hormone = RE liscio (lipidi), Golgi (1 carb), esocitosi
help-make-protein-receptor = { help-make-protein-hormone }
help-make-steroid-receptor = RE rugoso (mRNA → proteine), Golgi (1 lipide), esocitosi
help-make-detox = RE liscio
help-make-instant = non si completa: si gioca dalla mano nel proprio turno
help-make-virus-attack = non si completa: attacca appena comprata
help-atp = L’ATP di una carta si paga all’ultimo passo.

help-virus = Quando un virus attacca
help-dice = { zone-red } { $low }, { zone-yellow } { $middle } da { $yellow } PS, { zone-green } { $high } da { $green } PS
help-response = dadi + anticorpi del ceppo; la più bassa perde
help-antibodies = { $count } per { $price }, dopo ogni virus; non si consumano
help-dummy = tira i dadi di chi ha meno PS; vince i pareggi
help-traits = Carte Modificazione Epigenetica, ognuna per chi la possiede

## Le regole

terminal-editions = Edizioni
terminal-as-above = come sopra
terminal-asked-search = con «{ $asked }»
terminal-asked-module = di { $asked }
terminal-asked-about = su { $asked }
terminal-no-clause = { $game }: nessuna regola{ $asked }
terminal-no-difference = { $game }: nessuna regola{ $asked } cambia tra { $one } e { $other }
terminal-differences = { $count ->
    [one] Una regola è diversa: la mostra `{ $command }`.
   *[other] { $count } regole sono diverse: le mostra `{ $command }`.
}
terminal-choose-ruling = Scegli con --ruling NAME=OPTION, o in Python con { $example }.

## Da dove viene una cifra

figures = Da dove vengono le cifre
figures-printed = Le stampa il regolamento di questa edizione.
figures-partly = Il regolamento di questa edizione ne stampa alcune; le altre sono una nostra proposta.
figures-proposal = Una nostra proposta: il regolamento di questa edizione non le stampa.
figures-why = Un regolamento mostra solo alcune delle carte e delle caselle della scatola: il resto lo abbiamo dovuto aggiungere noi. Se hai il gioco, `{ $command }` scrive un file per le cifre della tua copia (docs/own-box.md).
