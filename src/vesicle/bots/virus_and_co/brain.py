"""The brain of Virus & Co., as the bots call it."""

from vesicle.bots.brains import Brain
from vesicle.bots.tree import new_tree
from vesicle.bots.virus_and_co.desk import TERMS, new_desk
from vesicle.bots.virus_and_co.explain import REASONS, WORDS, explain_first
from vesicle.bots.virus_and_co.greedy import weigh_first
from vesicle.bots.virus_and_co.iterate import search_first

BRAIN = Brain(
    game="virus-and-co",
    terms=TERMS,
    new_desk=new_desk,
    new_tree=new_tree,
    weigh_first=weigh_first,
    search_first=search_first,
    explain_first=explain_first,
    reasons=REASONS,
    words=WORDS,
)
