# The coach at the table: hints by the search bot. $percent is a chance to win, 0 to 100.

coach-hint = Hint
coach-key = ask the coach for a hint, or put the hints away
coach-title = The coach suggests
coach-thinking = The coach is thinking …
coach-close = Put the hints away
coach-again = Ask again
coach-best = Best
coach-percent = { $percent ->
    [0] under 1 %
    [100] over 99 %
   *[other] { $percent } %
}
coach-chance = Chance to win:
coach-about = The bars show your chance to win as the search bot sees it. It knows no more than you do.
coach-told = The coach suggests: { $choice }. Chance to win: { $chance }. Why: { $reason }.
coach-verdict-clear = One choice stands out.
coach-verdict-slight = The first is a little better than the others.
coach-verdict-even = These are about equally good: take the one you like.
coach-verdict-only = There is only one sensible choice.
coach-play = Play
    .named = Play this: { $choice }
coach-switch = Coach
    .about = A hint button shows what the search bot would do, and why.
    .open = A hint button shows what the search bot would do, and why. It goes away as soon as a second person sits down.
coach-level = With a coach who gives hints.
coach-table = With a coach: you can ask for hints.
