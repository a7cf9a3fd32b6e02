# The atlas of the cell, and the dialog that tells what something on the table is.

atlas-page = Atlas of the cell
atlas-ask = What is this?
atlas-ask-hint = Click or tap what you want to know about.
atlas-ask-missed = There is nothing to tell about that. Try an organelle, a molecule or an open card.
atlas-ask-end = End
atlas-here = What lies here
atlas-loading = The notes are being fetched …
atlas-no-note = There is no note about this one.
atlas-more = Read more
atlas-references = Read on
atlas-in-game = In the game
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
