# Come si chiamano i pezzi, i luoghi e le carte di Cytosis. I nomi stanno da soli, come etichette; una frase che ne
# vuole un’altra forma la prende da un attributo.

## Pezzi. L’edizione di anteprima ha lavoratori dove le altre hanno beute.

a-piece = { $edition ->
    [preview] un lavoratore
   *[other] una beuta
}
the-piece = { $edition ->
    [preview] il lavoratore
   *[other] la beuta
}
a-grey-piece = { $edition ->
    [preview] un lavoratore grigio
   *[other] una beuta grigia
}

## Molecole

molecule-mrna = mRNA
molecule-protein = prot
molecule-carb = carb
molecule-lipid = lip
molecule-atp = ATP

amount-mrna = { $count } mRNA
amount-protein = { $count } { $count ->
    [one] proteina
   *[other] proteine
}
amount-carb = { $count } { $count ->
    [one] carboidrato
   *[other] carboidrati
}
amount-lipid = { $count } { $count ->
    [one] lipide
   *[other] lipidi
}
amount-atp = { $count } ATP

## Aree del tabellone

area-nucleus = Nucleo
    .in = nel nucleo
area-glucose = Trasporto glucosio
    .in = al trasporto del glucosio
area-mitochondria = Mitocondrio
    .in = nel mitocondrio
area-lipid = Sintesi dei lipidi
    .in = nel RE liscio
area-ribosome = Ribosoma libero
    .in = sul ribosoma libero
area-smooth = RE liscio
    .in = nel RE liscio
area-rough = RE rugoso
    .in = nel RE rugoso
area-golgi = Apparato di Golgi
    .in = nell’apparato di Golgi
area-exocytosis = Esocitosi
    .in = all’esocitosi
area-cytoplasm = Citoplasma
    .in = nel citoplasma
area-card = Mercato
    .in = al mercato
area-laureates = Campioni
    .in = su Campioni in Biologia

## Spazi: un’area e il numero segnato accanto allo spazio

spot-nucleus-3 = Nucleo 3
spot-nucleus-2 = Nucleo 2
spot-glucose-2 = Glucosio 2
spot-glucose-1 = Glucosio 1
spot-mitochondria-3 = Mitocondrio 3
spot-mitochondria-2 = Mitocondrio 2
spot-mitochondria-6 = Mitocondrio 6
spot-lipid-3 = Lipidi 3
spot-lipid-2 = Lipidi 2
spot-ribosome = Ribosoma libero
spot-smooth-1 = RE liscio 1
spot-smooth-2 = RE liscio 2
spot-rough-1 = RE rugoso 1
spot-rough-2 = RE rugoso 2
spot-rough-3 = RE rugoso 3
spot-golgi-1 = Golgi 1
spot-golgi-2 = Golgi 2
spot-exocytosis-1 = Esocitosi 1
spot-exocytosis-2 = Esocitosi 2
spot-exocytosis-3 = Esocitosi 3
spot-cytoplasm = Citoplasma
spot-card-1 = Mercato 1
spot-card-2 = Mercato 2
spot-card-3 = Mercato 3
spot-card-4 = Mercato 4
spot-laureates = Campioni

## Tipi di carte

kind-enzyme = enzima
    .short = enzima
kind-protein-hormone = ormone proteico
    .short = ormone prot.
kind-steroid-hormone = ormone steroideo
    .short = ormone ster.
kind-protein-receptor = recettore proteico
    .short = recett. prot.
kind-steroid-receptor = recettore steroideo
    .short = recett. ster.
kind-detox = detossificazione
    .short = detox
kind-instant = { $edition ->
    [second] macromolecola
   *[other] risorsa addizionale
}
    .short = risorse
kind-virus-attack = Attacco Virale
    .short = virus

colour-red = rosso
colour-orange = arancione
colour-green = verde
colour-blue = blu
colour-violet = viola

## Carte

card-hexokinase = Esochinasi
card-pyruvate-kinase = Piruvato chinasi
card-lactate-dehydrogenase = Lattato deidrogenasi
card-creatine-kinase = Creatina chinasi
card-glycogen-synthase = Glicogeno sintasi
card-glycogen-phosphorylase = Glicogeno fosforilasi
card-superoxide-dismutase = Superossido dismutasi
card-glutathione-reductase = Glutatione reduttasi
card-carbonic-anhydrase = Anidrasi carbonica
card-fatty-acid-synthase = Acido grasso sintasi
card-glucagon = Glucagone
card-insulin = Insulina
card-oxytocin = Ossitocina
card-prolactin = Prolattina
card-growth-hormone = Ormone della crescita
card-erythropoietin = Eritropoietina
card-progesterone = Progesterone
card-testosterone = Testosterone
card-cortisol = Cortisolo
card-estradiol = Estradiolo
card-aldosterone = Aldosterone
card-calcitriol = Calcitriolo
card-glucagon-receptor = Recettore del glucagone
card-insulin-receptor = Recettore dell’insulina
card-oxytocin-receptor = Recettore dell’ossitocina
card-prolactin-receptor = Recettore della prolattina
card-growth-hormone-receptor = Recettore del GH
card-progesterone-receptor = Recettore del progesterone
card-androgen-receptor = Recettore degli androgeni
card-glucocorticoid-receptor = Recettore dei glucocorticoidi
card-estrogen-receptor = Recettore degli estrogeni
card-mineralocorticoid-receptor = Recettore dei mineralcorticoidi
card-ethanol = Etanolo
card-propanol = Propanolo
card-butanol = Butanolo
card-isopropanol = Isopropanolo
card-acetaldehyde = Acetaldeide
card-methanol = Metanolo
card-ethylene-glycol = Glicole etilenico
card-lipid-reserve = Riserva di lipidi
card-carb-reserve = Riserva di carboidrati
card-mrna-reserve = Riserva di mRNA
card-protein-reserve = Riserva di proteine
card-ebola-attack-1 = Attacco Ebola
card-ebola-attack-2 = Attacco Ebola
card-influenza-attack-1 = Attacco Influenza
card-influenza-attack-2 = Attacco Influenza
card-rhinovirus-attack-1 = Attacco Raffreddore
card-rhinovirus-attack-2 = Attacco Raffreddore
attack-effect = −{ $points } PS agli altri, poi tutti rispondono
attack-brief = −{ $points } PS agli altri

## Obiettivi, e che cosa conta ciascuno

goal-enzymes = Enzimi
    .each = { $points } PS per ogni enzima
goal-protein-hormones = Ormoni proteici
    .each = { $points } PS per ogni ormone proteico
goal-steroid-hormones = Ormoni steroidei
    .each = { $points } PS per ogni ormone steroideo
goal-receptors = Recettori
    .each = { $points } PS per ogni recettore
goal-detox = Detossificazione
    .each = { $points } PS per ogni carta detossificazione
goal-diversity = Diversità
    .each = { $points } PS per ogni tipo diverso
goal-virus-attack = Attacco Virale
    .each = { $points } PS per ogni carta Attacco Virale
goal-immune-response = Risposta Immunitaria
    .each = { $points } PS ogni { $antibodies } anticorpi

## Eventi, e che cosa fanno i loro effetti

event-respiration-boost = Incremento respirazione
event-nucleus-boost = Incremento nucleo
event-glucose-boost = Incremento glucosio
event-smooth-er-boost = Incremento RE liscio
event-reduce-atp-cost = Riduzione Costo ATP
event-toxicity = Tossicità
event-ebola-outbreak = Virus Ebola
event-influenza-outbreak = Virus Influenza
event-rhinovirus-outbreak = Virus Raffreddore

effect-boost = { $amount } { $where } per chi arriva per primo
effect-reduce = in questo round le carte del mercato costano 1 ATP in meno
effect-toxicity = chi aveva molte macromolecole di un tipo ne ha perse alcune
effect-virus = decide la Risposta Immunitaria di ognuno

## Da dove vengono i Punti Salute

points = { $count } PS
source-cards = Carte completate
source-receptors = Recettori
source-claims = Primo su un Obiettivo
source-macromolecules = Macromolecole rimaste
source-detox = Maggioranza detox
source-sets = Set di enzimi
source-goals = Obiettivi
source-virus = Persi per i virus

## Virus

strain-ebola = Ebola
strain-influenza = Influenza
strain-rhinovirus = Raffreddore
zone-red = rossa
zone-yellow = gialla
zone-green = verde
dice = { $count ->
    [one] { $count } dado
   *[other] { $count } dadi
}
dummy = fittizio

## Carte Modificazione Epigenetica, e che cosa permettono

trait-metabolic-switch = Interruttore metabolico
    .does = nel proprio turno si comprano con ATP: { $trades }
trait-open-chromatin = Cromatina aperta
    .does = una volta per turno: { $look } ATP per vedere le prime { $cards } carte, altri { $choose } per prenderne una
trait-hyperacetylation = Iperacetilazione
    .does = gli spazi numerati danno 1 in più; ogni carboidrato costa comunque il suo ATP
trait-cell-plasticity = Plasticità cellulare
    .does = { a-grey-piece } costa { $hire } ATP invece di { $grey }
trait-poised-promoter = Promotore predisposto
    .does = per { $early } ATP si piazza { a-piece } prima del primo turno del round
trait-housekeeping = Geni costitutivi
    .does = ogni round comincia con una risorsa ({ $kinds })
trait-demethylation = Demetilazione
    .does = le carte del mercato non costano nulla
