# The bots, and the levels at which they play against people.

title-bots = Bots
title-levels = Levels
note-spec = Wherever a bot is asked for, write it like this; put commas between several:

about-random = plays any legal action, all equally likely
about-greedy = rates every action by what it knows about the game and takes the best
about-search = tries thousands of continuations, for a time (ms) or a number of iterations (it); :2 uses two threads
about-net = plays what a network that learned from millions of games likes best, at once
about-champion = searches with that network, for a time (ms) or a number of iterations (it); :2 uses two threads
about-stdio = your program: one JSON line in, one line out; 200ms: tells it how long it may think
about-python = your Python file or module with a function choose(situation)

level-freshman = Freshman
    .about = Knows the rules and the cards, and often plays whatever comes to mind.
level-graduate = Graduate
    .about = Takes what looks best right now, and slips up now and then.
level-postdoc = Postdoc
    .about = Thinks a few moves ahead, and rarely slips up.
level-laureate = Laureate
    .about = Thinks ahead for a whole second, and forgives nothing.
slips = { $among ->
    [0] { $bot }, { $slips } slips in 100 moves
   *[other] { $bot }, { $slips } slips in 100 moves, among the { $among } best
}
