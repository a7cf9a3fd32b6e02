"""How the bots understand Cytosis: an estimate of final points in named terms, and a search on top of it."""
