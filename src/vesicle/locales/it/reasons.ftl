# Perché qualcosa ora non si può fare, detto a chi gioca: prima che cosa manca, poi che cosa è pieno, poi a chi tocca.
# La clausola delle regole viene dopo. $atp, $mrna, $protein, $carb e $lipid sono ciò che ha.

because-C-RIB-02 = { $mrna ->
    [0] Non hai mRNA.
   *[other] Traduci almeno un mRNA.
}
because-C-RIB-04 = { $mrna ->
    [0] Non hai mRNA.
   *[other] Hai solo { $mrna } mRNA.
}
because-C-RER-03 = { because-C-RIB-04 }
because-C-RER-05 = Non hai mRNA.
because-C-SER-04 = { $lipid ->
    [0] Non hai lipidi.
    [one] Hai un solo lipide.
   *[other] Hai solo { $lipid } lipidi.
}
because-C-MIT-03 = Non hai un carboidrato da bruciare.
because-C-GLU-04 = Servono { $price } ATP; ne hai { $atp }.
because-C-BUY-03 = Questa carta costa { $price } ATP; ne hai { $atp }.
because-C-GREY-01 = Per { a-grey-piece } servono { $price } ATP; ne hai { $atp }.
because-C-CYT-02 = Nessuno dei tuoi enzimi ha già tutto ciò che serve.
because-C-SER-02 = Non hai gli ATP per una carta detossificazione.
because-C-VES-01 = Le tue due vescicole sono già in viaggio.
because-C-VES-07 = Nessuna tua vescicola porta ciò che serve a una delle tue carte.
because-C-GOL-07 = Non hai vescicole in un RE.
because-C-GOL-03 = Non hai un carboidrato o un lipide da aggiungere.
because-C-EXO-01 = Non hai vescicole nell’apparato di Golgi.
because-C-EXO-03 = Non hai gli ATP per la carta a cui è pronta la tua vescicola.
because-C-EPI-08 = Non hai gli ATP, o il tratto, per questo scambio.
because-C-EPI-09 = Non hai gli ATP, o il tratto, per farlo.
because-C-EPI-11 = Non hai gli ATP per un’altra risorsa.
because-C-EPI-13 = Non hai gli ATP per partire in anticipo.
because-A-35 = Non hai completato carte che contano per questo Obiettivo.

because-C-P1-04 = { $whose ->
    [own] Questo spazio lo occupi già tu.
    [other] Questo spazio lo occupa già { $player }.
   *[grey] Questo spazio è occupato.
}
because-C-2P-03 = In due giocatori, qui per questo round non c’è più posto.
because-C-2P-05 = { because-C-2P-03 }
because-C-2P-06 = { because-C-2P-03 }
because-C-2P-07 = { because-C-2P-03 }
because-C-2P-08 = { because-C-2P-03 }
because-C-2P-09 = { because-C-2P-03 }
because-A-81 = Qui i posti per le vescicole sono pieni, e nessuna può essere spostata.
because-A-18 = Qui non c’è una carta da comprare.
because-A-77 = La riserva è esaurita.
because-C-COMP-12 = La riserva è esaurita.
because-C-GREY-07 = I pezzi grigi sono tutti in uso.
because-C-GOAL-02 = I due posti di questo Obiettivo sono occupati.
because-C-GOAL-03 = Il tuo segnalino è già su questo Obiettivo.
because-C-GOAL-08 = I tuoi segnalini Obiettivo sono tutti in uso.
because-C-SETUP-07 = Questo Obiettivo non è in gioco.

because-C-GREY-06 = In questo turno hai già usato un pezzo grigio.
because-C-GREY-09 = Il pezzo grigio viene prima del tuo, non dopo.
because-C-P1-02 = In questo turno hai già fatto il tuo piazzamento.
because-first = { $question } Prima viene questo.
because-C-GOAL-01 = Gli Obiettivi si rivendicano dai Campioni.
because-C-RES-01 = Si gioca nel tuo turno, prima o dopo il piazzamento.
because-C-END-03 = La partita è finita.

# Una carta in mano che ora non si può completare: che cosa serve, quanto ce n’è, e dove va.
because-card = { $card } richiede { $needs }; hai { $stock }. La sua strada: { $made }.
because-card-instant = { $card } si gioca nel tuo turno e dà { $gain }.

## Virus & Co.

because-V-068 = Non hai quelle pasticche.
because-V-085 = { because-V-068 }
because-V-048 = Deve andare a qualcun altro.
because-V-050 = Un virus azzurro va solo a chi siede alla tua sinistra.
because-V-051 = Un’Iniezione va solo a chi siede alla tua sinistra.
because-V-052 = Non può tornare a chi te l’ha passata.
because-V-080 = { because-V-052 }
because-R-67 = { because-V-052 }
because-V-076 = Non stai abbastanza male per giocare una carta Rischio.
because-V-091 = Questo giocatore non ha pasticche di quel tipo.
because-R-58 = Dev’essere qualcun altro.
because-V-093 = Scegli un virus davanti a qualcun altro.
because-V-094 = Questo virus è protetto da un’Iniezione.
because-V-042 = Un’Iniezione va su un virus davanti a te.
because-V-045 = { because-V-042 }
because-R-07 = Qui non ci sono più carte.
because-R-26 = È più di quanto devi.
because-V-114 = La partita è finita.
