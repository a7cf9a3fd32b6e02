# What the pieces, places and cards of Cytosis are called. Names stand alone, as labels; a sentence that needs
# another form of a name takes it from an attribute.

## Pieces. The preview edition has workers where the others have flasks.

a-piece = { $edition ->
    [preview] a worker
   *[other] a flask
}
the-piece = { $edition ->
    [preview] the worker
   *[other] the flask
}
a-grey-piece = { $edition ->
    [preview] a grey worker
   *[other] a grey flask
}

## Molecules

molecule-mrna = mRNA
molecule-protein = prot
molecule-carb = carb
molecule-lipid = lipid
molecule-atp = ATP

amount-mrna = { $count } mRNA
amount-protein = { $count } { $count ->
    [one] protein
   *[other] proteins
}
amount-carb = { $count } { $count ->
    [one] carb
   *[other] carbs
}
amount-lipid = { $count } { $count ->
    [one] lipid
   *[other] lipids
}
amount-atp = { $count } ATP

## Areas of the board

area-nucleus = Nucleus
    .in = in the Nucleus
area-glucose = Glucose transporter
    .in = at the glucose transporter
area-mitochondria = Mitochondria
    .in = in the Mitochondria
area-lipid = Lipid synthesis
    .in = in the Smooth ER
area-ribosome = Free Ribosome
    .in = at the Free Ribosome
area-smooth = Smooth ER
    .in = in the Smooth ER
area-rough = Rough ER
    .in = in the Rough ER
area-golgi = Golgi apparatus
    .in = in the Golgi apparatus
area-exocytosis = Exocytosis
    .in = at Exocytosis
area-cytoplasm = Cytoplasm
    .in = in the Cytoplasm
area-card = Market
    .in = at the market
area-laureates = Laureates
    .in = at the Laureates in Biology

## Spots: an area and what is marked beside the spot

spot-nucleus-3 = Nucleus 3
spot-nucleus-2 = Nucleus 2
spot-glucose-2 = Glucose 2
spot-glucose-1 = Glucose 1
spot-mitochondria-3 = Mitochondria 3
spot-mitochondria-2 = Mitochondria 2
spot-mitochondria-6 = Mitochondria 6
spot-lipid-3 = Lipids 3
spot-lipid-2 = Lipids 2
spot-ribosome = Free Ribosome
spot-smooth-1 = Smooth ER 1
spot-smooth-2 = Smooth ER 2
spot-rough-1 = Rough ER 1
spot-rough-2 = Rough ER 2
spot-rough-3 = Rough ER 3
spot-golgi-1 = Golgi 1
spot-golgi-2 = Golgi 2
spot-exocytosis-1 = Exocytosis 1
spot-exocytosis-2 = Exocytosis 2
spot-exocytosis-3 = Exocytosis 3
spot-cytoplasm = Cytoplasm
spot-card-1 = Market 1
spot-card-2 = Market 2
spot-card-3 = Market 3
spot-card-4 = Market 4
spot-laureates = Laureates

## Kinds of cards

kind-enzyme = enzyme
    .short = enzyme
kind-protein-hormone = protein hormone
    .short = prot. hormone
kind-steroid-hormone = steroid hormone
    .short = ster. hormone
kind-protein-receptor = protein receptor
    .short = prot. receptor
kind-steroid-receptor = steroid receptor
    .short = ster. receptor
kind-detox = detoxification
    .short = detox
kind-instant = { $edition ->
    [second] macromolecule
   *[other] extra resource
}
    .short = resources
kind-virus-attack = Virus Attack
    .short = virus

colour-red = red
colour-orange = orange
colour-green = green
colour-blue = blue
colour-violet = violet

## Cards

card-hexokinase = Hexokinase
card-pyruvate-kinase = Pyruvate kinase
card-lactate-dehydrogenase = Lactate dehydrogenase
card-creatine-kinase = Creatine kinase
card-glycogen-synthase = Glycogen synthase
card-glycogen-phosphorylase = Glycogen phosphorylase
card-superoxide-dismutase = Superoxide dismutase
card-glutathione-reductase = Glutathione reductase
card-carbonic-anhydrase = Carbonic anhydrase
card-fatty-acid-synthase = Fatty acid synthase
card-glucagon = Glucagon
card-insulin = Insulin
card-oxytocin = Oxytocin
card-prolactin = Prolactin
card-growth-hormone = Growth hormone
card-erythropoietin = Erythropoietin
card-progesterone = Progesterone
card-testosterone = Testosterone
card-cortisol = Cortisol
card-estradiol = Estradiol
card-aldosterone = Aldosterone
card-calcitriol = Calcitriol
card-glucagon-receptor = Glucagon receptor
card-insulin-receptor = Insulin receptor
card-oxytocin-receptor = Oxytocin receptor
card-prolactin-receptor = Prolactin receptor
card-growth-hormone-receptor = Growth hormone receptor
card-progesterone-receptor = Progesterone receptor
card-androgen-receptor = Androgen receptor
card-glucocorticoid-receptor = Glucocorticoid receptor
card-estrogen-receptor = Estrogen receptor
card-mineralocorticoid-receptor = Mineralocorticoid receptor
card-ethanol = Ethanol
card-propanol = Propanol
card-butanol = Butanol
card-isopropanol = Isopropanol
card-acetaldehyde = Acetaldehyde
card-methanol = Methanol
card-ethylene-glycol = Ethylene glycol
card-lipid-reserve = Lipid reserve
card-carb-reserve = Carbohydrate reserve
card-mrna-reserve = mRNA reserve
card-protein-reserve = Protein reserve
card-ebola-attack-1 = Ebola Attack
card-ebola-attack-2 = Ebola Attack
card-influenza-attack-1 = Influenza Attack
card-influenza-attack-2 = Influenza Attack
card-rhinovirus-attack-1 = Rhinovirus Attack
card-rhinovirus-attack-2 = Rhinovirus Attack
attack-effect = −{ $points } HP for the others, then everyone responds
attack-brief = others −{ $points } HP

## Goals, and what one counts

goal-enzymes = Enzymes
    .each = { $points } HP for each enzyme
goal-protein-hormones = Protein hormones
    .each = { $points } HP for each protein hormone
goal-steroid-hormones = Steroid hormones
    .each = { $points } HP for each steroid hormone
goal-receptors = Receptors
    .each = { $points } HP for each receptor
goal-detox = Detoxification
    .each = { $points } HP for each detox card
goal-diversity = Diversity
    .each = { $points } HP for each different kind
goal-virus-attack = Virus Attack
    .each = { $points } HP for each Virus Attack card
goal-immune-response = Immune Response
    .each = { $points } HP for every { $antibodies } antibodies

## Events, and what their effects do

event-respiration-boost = Respiration Boost
event-nucleus-boost = Nucleus Boost
event-glucose-boost = Glucose Boost
event-smooth-er-boost = Smooth ER Boost
event-reduce-atp-cost = Reduce ATP Cost
event-toxicity = Toxicity
event-ebola-outbreak = Ebola Virus
event-influenza-outbreak = Influenza Virus
event-rhinovirus-outbreak = Rhinovirus

effect-boost = { $amount } { $where } for whoever gets there first
effect-reduce = market cards cost 1 ATP less this round
effect-toxicity = anyone with too many macromolecules of a kind has lost some
effect-virus = everyone’s immune response decides

## Where health points come from

points = { $count } HP
source-cards = Completed cards
source-receptors = Receptors
source-claims = First on a Goal
source-macromolecules = Macromolecules left
source-detox = Detox majority
source-sets = Enzyme sets
source-goals = Goals
source-virus = Lost to viruses

## Viruses

strain-ebola = Ebola
strain-influenza = Influenza
strain-rhinovirus = Rhinovirus
zone-red = red
zone-yellow = yellow
zone-green = green
dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
dummy = dummy

## Epigenetic cards, and what they let their owner do

trait-metabolic-switch = Metabolic switch
    .does = on the owner’s turn, ATP buys { $trades }
trait-open-chromatin = Open chromatin
    .does = once a turn, { $look } ATP to see the top { $cards } cards, { $choose } more to take one
trait-hyperacetylation = Hyperacetylation
    .does = numbered spots give one more; a carb still costs its ATP
trait-cell-plasticity = Cell plasticity
    .does = { a-grey-piece } costs { $hire } ATP instead of { $grey }
trait-poised-promoter = Poised promoter
    .does = for { $early } ATP, place { a-piece } before a round’s first turn
trait-housekeeping = Housekeeping
    .does = every round starts with one of { $kinds }
trait-demethylation = Demethylation
    .does = market cards cost nothing
