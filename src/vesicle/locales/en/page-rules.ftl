# The rules in the page: the reference, and the clauses of a thing or of a line of the log.

## The clauses of something

rules-loading = Looking up the rules …
rules-none-for-this = No rule mentions this.
rules-more = { $count ->
    [one] One more clause
   *[other] { $count } more clauses
}
rules-unreachable = The rules can’t be loaded right now.
rules-new-tab = opens in a new tab
rules-of-line = The rules behind this
    .label = The rules behind: { $line }

## The reference

rules-page = Rules · Vesicle
rules-page-of = Rules of { $game } · Vesicle
rules-title = The rules
rules-lead = Every rule as one numbered sentence: by subject, by edition, word by word.
rules-open = Open the rules of { $game }
rules-title-of = The rules of { $game }
rules-lead-of = { $clauses } clauses and { $rulings } rulings, each a sentence with a number to cite.
rules-other-game = The rules of { $game }
rules-contents = Contents
rules-view = How to view them
rules-view-read = Read
rules-view-short = In short
rules-view-compare = Compare editions
rules-view-choices = What you can choose
rules-search = Search the rules
    .hint = Words, or a number such as C-GOL-03
rules-found = { $count ->
    [0] Nothing found
    [one] One clause found
   *[other] { $count } clauses found
}
rules-all-shown = { $count } clauses
rules-nothing = No clause here has all of these words.
rules-clear = Show everything again
rules-edition = Edition
    .all = All editions
rules-module = Part of the game
    .all = Everything
rules-module-base = Base game
rules-module-virus = Virus
rules-module-epigenetic = Epigenetic
rules-copy = Copy the link to { $clause }
rules-copied = Link to { $clause } copied.
rules-uncopied = This browser won’t let the page copy the link. Here it is: { $address }

rules-status-derived = follows from the text
rules-status-silent = not in the rulebook; our ruling
rules-status-unknown = not printed anywhere; our ruling
rules-status-none = no such rule
rules-status-absent = no such component
rules-status-unneeded = the question does not arise
rules-notes = { $count ->
    [one] Note
   *[other] Notes ({ $count })
}
rules-why = Why
rules-fit-certain = The text all but says so.
rules-fit-likely = It is the best reading.
rules-fit-open = A choice had to be made.
rules-settled = Doubts settled by
rules-settles = Settles
rules-see = See also
rules-play-so = Play it this way
    .label = Play it this way: { $answer }

rules-compare-one = This edition
rules-compare-other = compared with
rules-differ = { $count ->
    [0] Nothing differs here.
    [one] One clause differs.
   *[other] { $count } clauses differ.
}
rules-differ-about = Marked words appear in one edition only. What one text states and another leaves you to infer is played the same way, and is not listed.
rules-only-in = Only in: { $edition }
rules-choices-lead = Where a rulebook leaves a question open, or editions differ, a table may choose. Each switch has a name, to use on the command line (--ruling name=option) and in Python.

rules-part-beginning = Before you start
rules-part-turn = On your turn
rules-part-areas = In the cell
rules-part-cards = Cards
rules-part-end = End of the round and of the game
rules-part-variants = Two players and expansions
rules-part-doubts = Doubts settled

rules-subject-names = Names
rules-subject-components = Components
rules-subject-setup = Setting up
rules-subject-round = Rounds
rules-subject-placing = Placing
rules-subject-exhaust = Exhausting a flask
rules-subject-grey = Grey flasks
rules-subject-first-player = First-player marker
rules-subject-nucleus = Nucleus
rules-subject-glucose = Glucose transporter
rules-subject-mitochondria = Mitochondria
rules-subject-lipid-synthesis = Lipid synthesis
rules-subject-ribosome = Free Ribosome
rules-subject-buying = Buying cards
rules-subject-smooth-er = Smooth ER
rules-subject-rough-er = Rough ER
rules-subject-golgi = Golgi
rules-subject-exocytosis = Exocytosis
rules-subject-cytoplasm = Cytoplasm
rules-subject-laureates = Laureates in Biology
rules-subject-vesicles = Vesicles
rules-subject-displacement = Full areas
rules-subject-market = Market
rules-subject-cards = Cards in general
rules-subject-hormones = Hormones
rules-subject-receptors = Receptors
rules-subject-enzymes = Enzymes
rules-subject-detoxification = Detoxification
rules-subject-instant-cards = Instant cards
rules-subject-goals = Goals
rules-subject-events = Events
rules-subject-phase-two = Phase 2
rules-subject-end = The last round
rules-subject-scoring = Scoring
rules-subject-macromolecules = Macromolecules at the end
rules-subject-detox-majority = Detoxification majority
rules-subject-enzyme-sets = Sets of enzymes
rules-subject-goal-scoring = Goals at the end
rules-subject-winner = The winner
rules-subject-two-players = Two players
rules-subject-virus-expansion = Virus expansion
rules-subject-epigenetic-modifications = Epigenetic cards
rules-subject-rulings = Rulings
rules-subject-turns = Turns
rules-subject-keeping = Keeping a card
rules-subject-circulation = Circulating a card
rules-subject-payment = Paying to refuse
rules-subject-sickness = Sickness
rules-subject-risk = Playing a Risk card
rules-subject-risk-cards = The Risk cards

## The rules in short

short-title = { $game } in short · { $edition }
short-print = Print (two pages)
short-clause = Clause { $clause }
short-aim = The aim
short-setup = Setting up
short-turn = Your turn
short-collect = Collecting resources
short-cards = Buying cards
short-enzymes = Enzymes
short-vesicles = Starting a vesicle
short-golgi = Golgi apparatus
short-exocytosis = Exocytosis
short-detox = Detoxification
short-laureates = Laureates and Goals
short-round-end = The end of a round
short-scoring = Scoring
short-passing = Passing a card
short-paying = Taking or paying
short-injections = Injections
short-risk = Risk cards
short-care = Intensive care
