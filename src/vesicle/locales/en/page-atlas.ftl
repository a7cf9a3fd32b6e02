# The atlas of the cell, and the dialog that tells what something on the table is.

atlas-page = Atlas of the cell
atlas-ask = What is this?
atlas-ask-hint = Click or tap what you want to know about.
atlas-ask-missed = There is nothing to say about that. Try an organelle, a molecule or a face-up card.
atlas-ask-end = Done
atlas-here = What is here
atlas-loading = Loading the notes …
atlas-no-note = There is no note about this one.
atlas-more = Read more
atlas-more-touch = More: tap the open book above, then the card.
atlas-references = Further reading
atlas-in-game = In the game
atlas-rules = In the rules
atlas-open = Open in the atlas (in a new tab)

## Kinds of things, and molecules by their full names

atlas-kind-area = Part of the cell
atlas-kind-molecule = Molecule
atlas-kind-event = Event
atlas-kind-strain = Virus
atlas-kind-trait = Epigenetic trait
atlas-kind-goal = Goal

atlas-molecule-mrna = Messenger RNA (mRNA)
atlas-molecule-protein = Protein
atlas-molecule-carb = Carbohydrate
atlas-molecule-lipid = Lipid
atlas-molecule-atp = ATP

## The atlas

atlas-title = { $game ->
    [cytosis] Atlas of the cell
   *[other] Atlas of the viruses
}
atlas-lead = { $game ->
    [cytosis] The real biology behind every organelle, molecule and card in the game. Start anywhere in the cell.
   *[other] The real biology behind every virus and every Risk card in the game.
}
atlas-games = Games
atlas-search = Search by name
atlas-found = { $count ->
    [0] Nothing by that name.
    [one] One entry found
   *[other] { $count } entries found
}
atlas-map = The parts of the cell
atlas-map-hint = Point at a part of the cell, or choose it, to learn what it does.
atlas-crumbs = Where you are
atlas-steps = Neighbours on the shelf
atlas-before = Previous
atlas-after = Next
atlas-related = See also
atlas-nowhere = There is no such entry in the atlas

atlas-shelf-area = Parts of the cell
atlas-shelf-molecule = Molecules
atlas-shelf-enzyme = Enzymes
atlas-shelf-protein-hormone = Protein hormones
atlas-shelf-steroid-hormone = Steroid hormones
atlas-shelf-protein-receptor = Receptors for protein hormones
atlas-shelf-steroid-receptor = Receptors for steroid hormones
atlas-shelf-detox = Poisons and detoxification
atlas-shelf-instant = Reserves
atlas-shelf-card = Cards
atlas-shelf-event = Events
atlas-shelf-strain = Viruses
atlas-shelf-trait = Epigenetic traits
atlas-shelf-light-blue = Light blue Viruses
atlas-shelf-red = Red Viruses
atlas-shelf-injection = Injections
atlas-shelf-risk = Risk cards
