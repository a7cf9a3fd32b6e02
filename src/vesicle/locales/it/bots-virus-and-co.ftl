# Perché a un bot piace o non piace una mossa di Virus & Co., in mezze frasi senza punto finale. $term è ciò che
# distingue la mossa dalla migliore delle altre, $way se in meglio; $player è una lettera, $worth punti in pasticche.

why-virus-reason = { $term ->
    [pills] { $way ->
        [better] restano più pasticche
       *[worse] restano meno pasticche
    }
    [sickness] { $way ->
        [better] restano meno punti malattia
       *[worse] restano più punti malattia
    }
    [bets] { $way ->
        [better] il pronostico promette bene
       *[worse] il pronostico promette male
    }
    [danger] { $way ->
        [better] la cura intensiva si allontana
       *[worse] la cura intensiva si avvicina
    }
    [change] { $way ->
        [better] restano più spiccioli
       *[worse] restano meno spiccioli
    }
    [rivals] { $way ->
        [better] agli altri va peggio
       *[worse] agli altri va meglio
    }
    [icu] vuol dire cura intensiva
   *[none] cambia poco
}
why-virus-card = { $kind ->
    [injection] l’Iniezione
    [risk] la carta Rischio
   *[virus] il Virus da { $points ->
        [one] { $points } punto malattia
       *[other] { $points } punti malattia
    }
}

why-virus-keep = tiene { why-virus-card }{ $worth ->
    [0] { "" }
   *[other] {" "}e pasticche per un valore di { $worth }
}; { why-virus-reason }
why-virus-circulate = mette in circolazione { why-virus-card }; { why-virus-reason }
why-virus-risk = gioca una carta Rischio; { why-virus-reason }
why-virus-accept = prende { why-virus-card }; { why-virus-reason }
why-virus-pay = rifiuta { why-virus-card } pagando pasticche per un valore di { $worth }; { why-virus-reason }
why-virus-pass = passa la carta a { $player }; { why-virus-reason }
why-virus-inject = { $less ->
    [0] mette l’Iniezione sul Virus da { $points }, che non serve; { why-virus-reason }
    [one] mette l’Iniezione sul Virus da { $points }: un punto malattia in meno; { why-virus-reason }
   *[other] mette l’Iniezione sul Virus da { $points }: { $less } punti malattia in meno; { why-virus-reason }
}
why-virus-choose = prende il Virus da { $points } di { $player }; { why-virus-reason }
why-virus-name = { $kind ->
    [sent-virus] mette il Virus davanti a { $player }; { why-virus-reason }
    [give] dà una pasticca a { $player }; { why-virus-reason }
    [bet-on] pronostica che { $player } finirà in cura intensiva; { why-virus-reason }
   *[bet-off] pronostica che { $player } non finirà in cura intensiva; { why-virus-reason }
}
why-virus-pill = { $pill ->
    [0] cede una pasticca blu; { why-virus-reason }
    [1] cede una pasticca gialla; { why-virus-reason }
   *[2] cede una pasticca rossa; { why-virus-reason }
}
why-virus-done = non prende nessun Virus; { why-virus-reason }
why-virus-donor = prende la pasticca da { $player }; { why-virus-reason }
why-virus-took = prende la carta Giocatore di Turno, come si deve
why-virus-forgot = lascia la carta Giocatore di Turno, e questo costa una pasticca
why-virus-plain = non usa il titolo, e questo costa una pasticca se spetta a un dottore
why-virus-doctor = dice «Dottore», e non costa nulla
