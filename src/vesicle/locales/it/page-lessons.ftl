# Imparare giocando: la scelta delle lezioni, e una lezione con il suo insegnante.

lessons-page = Impara · Vesicle
lessons-title = Impara giocando
lessons-lead = Niente regolamento: piccoli compiti su un tavolo vero, ognuno con il suo perché. Puoi uscire quando vuoi; riprendi da dove eri.
lessons-minutes = { $minutes ->
    [one] circa { $minutes } minuto
   *[other] circa { $minutes } minuti
}
lessons-steps = { $count ->
    [one] { $count } passo
   *[other] { $count } passi
}
lessons-begin = Comincia
lessons-again = Ricomincia
lessons-go-on = Continua
lessons-done = completata
lessons-passed = { $passed } di { $count } completati
lessons-invite = Prima volta qui?
    .way = Impara Cytosis in dieci minuti, giocando
lessons-invite-back = La tua lezione ti aspetta
    .way = Riprendi da dove l’hai lasciata

lesson-bar = Lezione
lesson-loading = Preparazione della lezione …
lesson-missing = Questa lezione non si può aprire
lesson-leave = Lascia la lezione (riprenderai da qui)
lesson-to-lessons = Tutte le lezioni
lesson-you = Tu
lesson-teacher = L’insegnante
lesson-step = Passo { $number } di { $count }
lesson-go-to = Vai a un passo
lesson-why = Perché
lesson-more = Perché?
lesson-less = Meno
lesson-things = La vera biologia
lesson-rules = Le regole di questo passo ({ $count })

lesson-back = Indietro
lesson-next = Avanti
lesson-skip = Salta
lesson-finish = Concludi
lesson-again = Riprova
lesson-show = Mostrami
lesson-answer = { $kind ->
    [good] Ben fatto!
    [hint] Continua.
   *[wrong] Non proprio.
}

lesson-idle-read = Leggi che cosa dice l’insegnante, poi premi Avanti.
lesson-idle-reached = Fatto: premi Avanti per continuare.
lesson-idle-wrong = Riprova, o annulla l’ultima mossa.

lesson-closing = { $lesson }: ce l’hai fatta!
    .text = Ora sai abbastanza per una prima partita. Anche i bot del primo livello sono principianti.
lesson-learnt = Che cosa hai imparato
lesson-first-game = Gioca la prima partita contro i bot
lesson-following = Prossima lezione: { $lesson }
lesson-last-step = Torna all’ultimo passo

lesson-keys = Tasti in una lezione
lesson-key-next = il passo seguente, o salta questo
lesson-key-back = il passo precedente
lesson-key-show = mostra dove
lesson-key-again = questo passo da capo
