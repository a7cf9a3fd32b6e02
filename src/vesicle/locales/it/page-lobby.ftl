# Le prime schermate della pagina: l'atrio, una nuova partita, la sala dove ci si siede e le impostazioni.

shared-close = Chiudi

language-en = English
language-it = Italiano

settings = Impostazioni
settings-name = Il tuo nome
    .hint = Come ti vedono gli altri al tavolo.
settings-language = Lingua
settings-theme = Aspetto
    .auto = come il dispositivo
    .light = chiaro
    .dark = scuro
settings-speed = A che velocità mostrare le mosse degli altri
    .slow = lenta
    .normal = normale
    .fast = veloce
    .instant = subito
settings-sound = Suoni
    .about = Un leggero rintocco quando tocca a te.
settings-end-turns = I turni finiscono da soli
    .about = Quando resta solo da concludere il turno.
settings-confirm = Chiedi prima di concludere un turno
    .about = Un ultimo sguardo prima che tocchi agli altri.
