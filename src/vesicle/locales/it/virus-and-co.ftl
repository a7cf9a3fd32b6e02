# La pagina di Virus & Co.: come si chiamano le carte e che cosa fanno, che cosa si chiede, che cosa si può rispondere e
# che cosa è successo. $who è "you" per chi legge; $player è il nome di chiunque altro, $other un nome oppure "te".

clinic-you = te
clinic-none = niente

## Pasticche

clinic-pill-blue = pasticca blu
    .letter = B
clinic-pill-yellow = pasticca gialla
    .letter = G
clinic-pill-red = pasticca rossa
    .letter = R
clinic-amount-blue = { $count ->
    [one] { $count } pasticca blu
   *[other] { $count } pasticche blu
}
clinic-amount-yellow = { $count ->
    [one] { $count } pasticca gialla
   *[other] { $count } pasticche gialle
}
clinic-amount-red = { $count ->
    [one] { $count } pasticca rossa
   *[other] { $count } pasticche rosse
}
clinic-pills-worth = Pasticche per un valore di { $worth }
clinic-paid-worth = pagate per questa carta: { $pills }

## Carte

clinic-card-rhinovirus = Rinovirus
clinic-card-papillomavirus = Papillomavirus
clinic-card-parvovirus = Parvovirus
clinic-card-norovirus = Norovirus
clinic-card-herpes-simplex = Herpes simplex
clinic-card-adenovirus = Adenovirus
clinic-card-parainfluenza = Parainfluenza
clinic-card-coxsackievirus = Coxsackievirus
clinic-card-roseolovirus = Roseolovirus
clinic-card-varicella-zoster = Varicella zoster
clinic-card-metapneumovirus = Metapneumovirus
clinic-card-astrovirus = Astrovirus
clinic-card-sapovirus = Sapovirus
clinic-card-rubella = Rosolia
clinic-card-mumps = Parotite
clinic-card-rotavirus = Rotavirus
clinic-card-influenza-b = Influenza B
clinic-card-cytomegalovirus = Citomegalovirus
clinic-card-epstein-barr = Epstein-Barr
clinic-card-influenza-a = Influenza A
clinic-card-coronavirus = Coronavirus
clinic-card-hepatitis-a = Epatite A
clinic-card-zika = Zika
clinic-card-west-nile = West Nile
clinic-card-measles = Morbillo
clinic-card-dengue = Dengue
clinic-card-yellow-fever = Febbre gialla
clinic-card-ebola = Ebola
clinic-card-injection = Iniezione
    .said = un’Iniezione
clinic-card-plague = Malanno
clinic-card-sneeze = Starnuto
clinic-card-jab = Puntura
clinic-card-test-subject = Cavia
clinic-card-contagion = Contagio
clinic-card-prescription = Ricetta
clinic-card-recall = Ritiro dal commercio
clinic-card-expiry-date = Data di scadenza
clinic-card-co-payment = Ticket
clinic-card-free-sample = Campione gratuito
clinic-card-senior-doctor = Primario
clinic-card-diagnosis = Diagnosi
clinic-card-nurse = Infermiera
clinic-card-hidden = Carta Rischio
    .said = una carta Rischio
clinic-card-some = carta
    .said = la carta
clinic-card-points = { $card } ({ $points })
clinic-card-the = { $name ->
    [own] { $card }
    [varicella-zoster] la { $card }
    [parainfluenza] la { $card }
    [rubella] la { $card }
    [mumps] la { $card }
    [dengue] la { $card }
    [yellow-fever] la { $card }
    [herpes-simplex] l’{ $card }
    [adenovirus] l’{ $card }
    [astrovirus] l’{ $card }
    [influenza-a] l’{ $card }
    [influenza-b] l’{ $card }
    [epstein-barr] l’{ $card }
    [hepatitis-a] l’{ $card }
    [ebola] l’{ $card }
    [zika] lo { $card }
   *[other] il { $card }
}
clinic-card-on = { $name ->
    [own] su { $card }
    [varicella-zoster] sulla { $card }
    [parainfluenza] sulla { $card }
    [rubella] sulla { $card }
    [mumps] sulla { $card }
    [dengue] sulla { $card }
    [yellow-fever] sulla { $card }
    [test-subject] sulla { $card }
    [herpes-simplex] sull’{ $card }
    [adenovirus] sull’{ $card }
    [astrovirus] sull’{ $card }
    [influenza-a] sull’{ $card }
    [influenza-b] sull’{ $card }
    [epstein-barr] sull’{ $card }
    [hepatitis-a] sull’{ $card }
    [ebola] sull’{ $card }
    [zika] sullo { $card }
    [sneeze] sullo { $card }
   *[other] sul { $card }
}

## I tipi di carte e che cosa fanno

clinic-kind-light-blue = Virus azzurro
    .letter = A
    .does = { $points ->
        [one] { $points } punto malattia.
       *[other] { $points } punti malattia.
    } Se lo tieni da un mazzo, ricevi { $pills }. Si passa solo al vicino di sinistra.
    .onward = { $points ->
        [one] { $points } punto malattia.
       *[other] { $points } punti malattia.
    } Se lo tieni da un mazzo, ricevi { $pills }. Si passa da un vicino all’altro.
clinic-kind-red = Virus rosso
    .letter = R
    .does = { $points ->
        [one] { $points } punto malattia.
       *[other] { $points } punti malattia.
    } Se lo tieni da un mazzo, ricevi { $pills }. Si può passare a chiunque, tranne a chi l’ha passato a te.
clinic-kind-injection = Iniezione
    .letter = I
    .does = Dimezza un tuo Virus, arrotondando per eccesso; una seconda lo rende innocuo. Ma l’Iniezione numero { $limit } davanti a te vuol dire cura intensiva.
clinic-kind-risk = carta Rischio
    .letter = ?
    .does = Nessuno sa che cosa fa finché qualcuno non la prende.
clinic-kind-own-virus = carta Rischio
    .does = Chi la prende la mette davanti a sé: un Virus da { $points ->
        [one] { $points } punto malattia.
       *[other] { $points } punti malattia.
    }
clinic-kind-sent-virus = carta Rischio
    .does = Chi la prende la mette davanti a un altro giocatore: un Virus da { $points ->
        [one] { $points } punto malattia.
       *[other] { $points } punti malattia.
    }
clinic-kind-own-injection = carta Rischio
    .does = Chi la prende la mette davanti a sé come Iniezione.
clinic-kind-test = carta Rischio
    .does = Chi la prende la mette davanti a sé, un Virus da { $points ->
        [one] { $points } punto malattia
       *[other] { $points } punti malattia
    }, e prende dagli altri { $pills }. Se le pasticche non ci sono, la carta è tolta dal round.
clinic-kind-steal = carta Rischio
    .does = Chi la prende deve prendere un Virus senza Iniezioni da un altro giocatore.
    .may = Chi la prende può prendere un Virus senza Iniezioni da un altro giocatore.
clinic-kind-gain = carta Rischio
    .does = Chi la prende riceve dalla Farmacia { $pills }, se ci sono.
clinic-kind-others-return = carta Rischio
    .does = Tutti, tranne chi la prende, restituiscono una pasticca alla Farmacia.
clinic-kind-neighbours-return = carta Rischio
    .does = I due vicini di chi la prende restituiscono una pasticca alla Farmacia.
clinic-kind-taker-returns = carta Rischio
    .does = Chi la prende restituisce una pasticca alla Farmacia.
clinic-kind-give = carta Rischio
    .does = Chi la prende dà una pasticca a un altro giocatore.
clinic-kind-courtesy = carta Rischio
    .does = Fino alla fine del round chi non dice «Dottore» a chi ha questa carta gli deve una pasticca.
    .idle = A questo tavolo nessuno bada alle buone maniere: non fa nulla.
clinic-kind-bet-on = carta Rischio
    .does = Chi la prende indica un giocatore che in questo round finirà in cura intensiva: +{ $right } se indovina, −{ $wrong } se sbaglia.
clinic-kind-bet-off = carta Rischio
    .does = Chi la prende indica un giocatore che in questo round non finirà in cura intensiva: +{ $right } se indovina, −{ $wrong } se sbaglia.
clinic-injected = { $count ->
    [one] Con { $count } Iniezione conta { $points }.
   *[other] Con { $count } Iniezioni conta { $points }.
}
clinic-alone = Sta da sola e non serve a nessuno.
clinic-named = Riguarda { $other }.

## La clinica

clinic-table = La clinica
clinic-pharmacy = Farmacia
clinic-pharmacy-has = Farmacia: { $pills }
clinic-pile = Mazzo { $pile }
clinic-pile-has = Mazzo { $pile }: { $count ->
    [0] sotto non ci sono più carte
    [one] sotto c’è { $count } carta
   *[other] sotto ci sono { $count } carte
}
clinic-pile-empty = vuoto
clinic-icu = Cura intensiva
clinic-icu-rule = più di { $limit } punti malattia o { $injections } Iniezioni: −{ $points } punti
clinic-icu-patient = { $who ->
    [you] Sei in cura intensiva
   *[other] { $player } è in cura intensiva
}
clinic-discard = Usate
clinic-discard-has = { $count ->
    [0] Nessuna carta Rischio usata
    [one] { $count } carta Rischio usata
   *[other] { $count } carte Rischio usate
}
clinic-out = Tolte
clinic-out-has = { $count ->
    [0] Nessuna carta Rischio tolta
    [one] { $count } carta Rischio tolta senza guardarla
   *[other] { $count } carte Rischio tolte senza guardarle
}
clinic-hand = Le tue carte Rischio
clinic-hand-empty = Non hai più carte Rischio.
clinic-hand-of = Carte Rischio di { $player }
clinic-hand-size = { $count ->
    [0] nessuna carta Rischio in mano
    [one] { $count } carta Rischio in mano
   *[other] { $count } carte Rischio in mano
}
clinic-risk-from = da { $points } punti malattia in su
clinic-sickness = { $points } punti malattia su { $limit }
clinic-injections = { $count } Iniezioni su { $limit }
clinic-score = { $points ->
    [one] { $signed } punto
   *[other] { $signed } punti
}
clinic-visits = { $count ->
    [one] { $count } volta in cura intensiva
   *[other] { $count } volte in cura intensiva
}
clinic-bed = Letto di { $player }
clinic-bed-yours = il tuo letto
clinic-bed-active = è di turno
clinic-bed-decides = decide adesso
clinic-bed-turn-card = carta Giocatore di Turno
clinic-bed-gives = ha passato la carta
clinic-bed-receives = ha la carta davanti a sé
clinic-no-virus = nessun Virus
clinic-row = Carte Virus e Iniezioni
clinic-tray = La carta in circolazione
clinic-tray-from = da { $other }
clinic-tray-price = rifiutarla costa { $price }
clinic-tray-owed = rifiutarla costa { $price }, già pagato { $paid }
clinic-tray-take = Prendila
clinic-tray-helpless = Non puoi pagare. Perché?
clinic-why-not = Perché no?
clinic-keep = Tieni
clinic-circulate = Metti in circolazione

## Che cosa si chiede

clinic-ask-turn-card = { $who ->
    [you] Tocca a te: che cosa fai per prima cosa?
   *[other] { $player } comincia il turno
}
clinic-ask-turn = { $who ->
    [you] Tocca a te: tieni una carta scoperta, mettine una in circolazione o gioca una carta Rischio.
   *[other] { $player } è di turno
}
clinic-ask-turn-no-risk = { $who ->
    [you] Tocca a te: tieni una carta scoperta o mettine una in circolazione.
   *[other] { $player } è di turno
}
clinic-ask-pass = { $who ->
    [you] Davanti a chi metti { $card }?
   *[other] { $player } sceglie chi riceve { $card }
}
clinic-ask-address = { $who ->
    [you] Come ti rivolgi a { $other }?
   *[other] { $player } si rivolge a { $other }
}
clinic-ask-lapse = { $who ->
    [you] Hai dimenticato la carta Giocatore di Turno. Quale pasticca ti costa?
   *[other] { $player } paga una pasticca per la carta Giocatore di Turno dimenticata
}
clinic-ask-receive = { $who ->
    [you] { $other } ti passa { $card }: prendi la carta, o paghi { $price } e la passi?
   *[other] { $player } ha davanti a sé { $card }: prende la carta, o paga { $price }?
}
clinic-price-worth = pasticche per un valore di { $count }
clinic-price-pills = { $count ->
    [one] { $count } pasticca
   *[other] { $count } pasticche
}
clinic-ask-inject = { $who ->
    [you] Su quale dei tuoi Virus va l’Iniezione?
   *[other] { $player } sceglie un Virus per l’Iniezione
}
clinic-ask-choose = { $who ->
    [you] Contagio: quale Virus prendi?
   *[other] { $player } sceglie quale Virus prendere
}
clinic-ask-name = { $who ->
    [you] { $kind ->
        [sent-virus] { $card }: davanti a chi metti la carta?
        [give] { $card }: a chi dai una tua pasticca?
        [bet-on] { $card }: chi finirà in cura intensiva in questo round?
       *[bet-off] { $card }: chi non finirà in cura intensiva in questo round?
    }
   *[other] { $player } sceglie qualcuno per { $card }
}
clinic-ask-return = { $who ->
    [you] { $card }: quale pasticca restituisci alla Farmacia?
   *[other] { $player } sceglie una pasticca per la Farmacia
}
clinic-ask-give = { $who ->
    [you] Quale pasticca dai a { $other }?
   *[other] { $player } sceglie una pasticca per { $other }
}
clinic-ask-donor = { $who ->
    [you] Chi ti dà la { $pill }?
   *[other] { $player } sceglie chi dà la { $pill }
}
clinic-ask-manners = { $who ->
    [you] Hai dimenticato di dire «Dottore». Quale pasticca riceve { $other }?
   *[other] { $player } paga { $other } per un «Dottore» mancato
}
clinic-ask-over = La partita è finita.

## Che cosa si può rispondere

clinic-choice-took = Prendi la carta Giocatore di Turno
clinic-choice-forgot = Lascia la carta Giocatore di Turno dov’è
clinic-choice-keep = Tieni { $card }{ $pills ->
    [none] { "" }
   *[other] , +{ $pills }
}
clinic-choice-circulate = Metti { $card } in circolazione
clinic-choice-risk = Gioca { $card } coperta
clinic-choice-accept = Prendi { $card }
clinic-choice-pay = Rifiuta pagando { $pills }
clinic-choice-overpay = Rifiuta pagando { $pills } ({ $surplus } di troppo)
clinic-choice-pass = Passala a { $other }
clinic-choice-plain = Di’ soltanto il nome
clinic-choice-doctor = Di’ «Dottore»
clinic-choice-inject = Metti l’Iniezione { $card }: { $before } → { $after }
clinic-choice-choose = Prendi { $card } da { $other }
clinic-choice-name = { $kind ->
    [sent-virus] Mettila davanti a { $other }
    [give] Dai una pasticca a { $other }
    [bet-on] { $other } finirà in cura intensiva
   *[bet-off] { $other } non finirà in cura intensiva
}
clinic-choice-pill = Cedi la { $pill }
clinic-choice-donor = Prendi la { $pill } da { $other }
clinic-choice-done = Non prendere nessun Virus

clinic-group-keep = Tieni una carta scoperta
clinic-group-circulate = Metti in circolazione una carta scoperta
clinic-group-risk = Gioca una carta Rischio
clinic-group-pay = Paga per rifiutare
clinic-group-pay-red = { $count ->
    [0] Rifiuta senza pasticche rosse
    [one] Rifiuta con { $count } pasticca rossa
   *[other] Rifiuta con { $count } pasticche rosse
}

## Che cosa è successo

clinic-log-round = Round { $round }: { $who ->
    [you] cominci tu
   *[other] comincia { $player }
}
clinic-log-offers = Scoperte sui mazzi: { $cards }
clinic-log-deal = { $who ->
    [you] Ricevi { $cards }
   *[other] { $player } riceve { $cards }
}
clinic-log-deal-hidden = { $count ->
    [one] Ricevono { $count } carta Rischio a testa: { $players }
   *[other] Ricevono { $count } carte Rischio a testa: { $players }
}
clinic-log-shuffle = I mazzi sono mescolati
clinic-log-took = { $who ->
    [you] Prendi la carta Giocatore di Turno
   *[other] { $player } prende la carta Giocatore di Turno
}
clinic-log-forgot = { $who ->
    [you] Dimentichi la carta Giocatore di Turno
   *[other] { $player } dimentica la carta Giocatore di Turno
}
clinic-log-keep = { $who ->
    [you] Tieni { $card }
   *[other] { $player } tiene { $card }
}
clinic-log-keep-pile = { $who ->
    [you] Tieni la carta scoperta del mazzo { $pile }
   *[other] { $player } tiene la carta scoperta del mazzo { $pile }
}
clinic-log-circulate = { $who ->
    [you] Metti in circolazione la carta scoperta del mazzo { $pile }
   *[other] { $player } mette in circolazione la carta scoperta del mazzo { $pile }
}
clinic-log-send = { $who ->
    [you] Passi { $card } a { $other }
   *[other] { $player } passa { $card } a { $other }
}
clinic-log-risk = { $who ->
    [you] Giochi { $card } coperta
   *[other] { $player } gioca { $card } coperta
}
clinic-log-accept = { $who ->
    [you] Prendi { $card }
   *[other] { $player } prende { $card }
}
clinic-log-reveal = { $who ->
    [you] Scopri la carta Rischio: { $card }
   *[other] { $player } scopre la carta Rischio: { $card }
}
clinic-log-pay = { $who ->
    [you] Rifiuti pagando { $pills }
   *[other] { $player } rifiuta pagando { $pills }
}
clinic-log-pay-on = { $who ->
    [you] Rifiuti pagando { $pills } e passi la carta a { $other }
   *[other] { $player } rifiuta pagando { $pills } e passa la carta a { $other }
}
clinic-log-plain = { $who ->
    [you] Dici soltanto il nome
   *[other] { $player } dice soltanto il nome
}
clinic-log-doctor = { $who ->
    [you] Dici «Dottore»
   *[other] { $player } dice «Dottore»
}
clinic-log-inject = { $who ->
    [you] Metti l’Iniezione { $card }
   *[other] { $player } mette l’Iniezione { $card }
}
clinic-log-choose = { $who ->
    [you] Prendi { $card }
   *[other] { $player } prende { $card }
}
clinic-log-name = { $who ->
    [you] Indichi { $other }
   *[other] { $player } indica { $other }
}
clinic-log-pill = { $who ->
    [you] Cedi la { $pill }
   *[other] { $player } cede la { $pill }
}
clinic-log-pill-hidden = { $who ->
    [you] Scegli una pasticca
   *[other] { $player } sceglie una pasticca
}
clinic-log-donor = { $who ->
    [you] Prendi { $pills } da { $other }
   *[other] { $player } prende { $pills } da { $other }
}
clinic-log-done = { $who ->
    [you] Non prendi nessun Virus
   *[other] { $player } non prende nessun Virus
}
clinic-log-circulates = In circolazione: { $card }
clinic-log-pills-gained = { $who ->
    [you] Ricevi { $pills }
   *[other] { $player } riceve { $pills }
}
clinic-log-pills-lost = { $who ->
    [you] Perdi { $pills }
   *[other] { $player } perde { $pills }
}
clinic-log-pills-back = { $who ->
    [you] Riprendi { $pills }
   *[other] { $player } riprende { $pills }
}
clinic-log-pills-gone = { $who ->
    [you] Paghi alla Farmacia { $pills }
   *[other] { $player } paga alla Farmacia { $pills }
}
clinic-log-pharmacy-more = La Farmacia riceve { $pills }
clinic-log-pharmacy-less = La Farmacia dà { $pills }
clinic-log-virus = { $who ->
    [you] Davanti a te: { $card }
   *[other] Davanti a { $player }: { $card }
}
clinic-log-injection-on = { $who ->
    [you] La tua Iniezione sta { $card }
   *[other] L’Iniezione di { $player } sta { $card }
}
clinic-log-injection-alone = { $who ->
    [you] L’Iniezione sta da sola davanti a te
   *[other] L’Iniezione sta da sola davanti a { $player }
}
clinic-log-lasting = { $kind ->
    [bet-on] { $who ->
        [you] Il tuo pronostico: cura intensiva per { $other }
       *[other] Pronostico di { $player }: cura intensiva per { $other }
    }
    [bet-off] { $who ->
        [you] Il tuo pronostico: niente cura intensiva per { $other }
       *[other] Pronostico di { $player }: niente cura intensiva per { $other }
    }
   *[courtesy] { $who ->
        [you] D’ora in poi a te si deve dire «Dottore»
       *[other] D’ora in poi a { $player } si deve dire «Dottore»
    }
}
clinic-log-offer = Il mazzo { $pile } mostra { $card }
clinic-log-turn-card = { $who ->
    [you] La carta Giocatore di Turno è tua: tocca a te
   *[other] La carta Giocatore di Turno va a { $player }
}
clinic-log-icu = { $who ->
    [you] Finisci in cura intensiva!
   *[other] { $player } finisce in cura intensiva!
}
clinic-log-nobody-icu = I mazzi sono finiti: nessuno è in cura intensiva
clinic-log-scored = { $who ->
    [you] Fai { $points } ({ $parts })
   *[other] { $player } fa { $points } ({ $parts })
}
clinic-log-end = { $who ->
    [you] Hai vinto!
   *[other] Ha vinto { $player }!
}
clinic-log-end-shared = Vincono insieme { $players }!
clinic-log-undone = { $who ->
    [you] Annulli il tuo turno
   *[other] { $player } annulla il proprio turno
}

## Round e punti

clinic-heading = Round { $round } di { $rounds }
clinic-heading-turn = Round { $round } di { $rounds } · { $who ->
    [you] tocca a te
   *[other] turno di { $player }
}
clinic-source-pills = Pasticche
clinic-source-sickness = Malattia
clinic-source-bets = Pronostici
clinic-source-icu = Cura intensiva
