"""The brain of Cytosis, as the bots call it."""

from vesicle.bots.brains import Brain
from vesicle.bots.cytosis.explain import REASONS, WORDS, explain_first
from vesicle.bots.cytosis.greedy import weigh_first
from vesicle.bots.cytosis.iterate import search_first
from vesicle.bots.cytosis.notes import new_desk
from vesicle.bots.cytosis.terms import TERMS
from vesicle.bots.tree import new_tree

BRAIN = Brain(
    game="cytosis",
    terms=TERMS,
    new_desk=new_desk,
    new_tree=new_tree,
    weigh_first=weigh_first,
    search_first=search_first,
    explain_first=explain_first,
    reasons=REASONS,
    words=WORDS,
)
