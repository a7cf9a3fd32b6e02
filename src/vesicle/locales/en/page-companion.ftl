# Beside the boxed game: the score sheet.

companion-page = Companion · Vesicle
companion-title = Score sheet for Cytosis
companion-lead = The boxed game is on your table? Type in what lies before each player, and get every source with its rule.
companion-rules = Look up a rule
companion-short = The rules in short, to read or print
companion-loading = Getting the scoring ready …

sheet-players = Players
sheet-virus = With the Virus expansion
sheet-how = Leave the markers on the Health Track as they are: what the end adds is worked out here. Epigenetic cards change nothing in it.
sheet-vesicles = In unfinished vesicles
sheet-vesicles-of = { $whose }, in vesicles
sheet-player = Player { $number }
sheet-name = Name of player { $number }
sheet-track = Health Track
sheet-protein = Proteins
sheet-carb = Carbs
sheet-lipid = Lipids
sheet-mrna = mRNA
sheet-atp = ATP
sheet-antibodies = Antibodies
sheet-less = { $label } of { $whose }: one less
sheet-more = { $label } of { $whose }: one more
sheet-cards = Completed cards
    .hint = A few letters, then Enter
sheet-card-added = { $card } is added.
sheet-card-unclear = “{ $typed }” is no single free card: type more of its name.
sheet-card-remove = Remove { $card } of { $whose }
sheet-goals = Goals
sheet-marker-1 = First marker
sheet-marker-2 = Second marker
sheet-first = First-player marker
sheet-tie = The points are level; the tie-break decides.
sheet-clear = Clear for the next game
