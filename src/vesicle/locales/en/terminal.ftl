# What only the commands say that are used in a terminal.

bot-random = random
welcome = Type the number of a choice, or ? for everything else.
thinking = { $player } is thinking …
note-done = (Nothing more to do: your turn ends.)
farewell = You have left the table. The game is not finished, and nothing was saved.
farewell-input-ended = The input ended. The game is not finished, and nothing was saved.
farewell-no-answer = Too many lines came without an answer. The game is not finished, and nothing was saved.
not-understood = "{ $answer }" is not one of the choices: type a number from 1 to { $last }, an action, or ? for help.
no-such-action = "{ $action }" is not an action: one looks like "{ $example }".
hints = What a bot would consider in your place, and the chance to win:
why-possible = "{ $action }" is possible now.
why-not = "{ $action }" is not possible now:

title-scores = Health points
total = Total
result = { $who ->
    [you] You win with { $points } HP.
   *[other] { $player } wins with { $points } HP.
}
result-tie = { $who ->
    [you] You win with { $points } HP, on the tiebreak.
   *[other] { $player } wins with { $points } HP, on the tiebreak.
}
saved = Game saved: { $path }
not-saved = The game was not saved, because the folder for your games can’t be written to.
replay-now = { $who ->
    [you] After { $number } actions it is your turn.
   *[other] After { $number } actions it is { $player }’s turn.
}

help-commands = You can type
help-number = makes that choice
help-action = does the same in words
help-why = tells you which rule forbids an action now
help-hint = shows what a bot would consider in your place, the chance to win, and why
help-table = draws the table again
help-log = tells you what happened lately, or the whole story
help-quit = leaves the table; an unfinished game is not kept

help-signs = On the table you see
help-spot = a spot: free, with A, with { a-grey-piece }, closed
help-vesicle = a place for a vesicle: free, with one of A
help-marker = who has the first-player marker
help-disks = unused vesicle disks
help-points = health points, which win the game

help-cards = How cards are completed
help-make-enzyme = proteins from the Free Ribosome, then the Cytoplasm
help-make-protein-hormone = Rough ER (mRNA → proteins), Golgi (1 carb), Exocytosis
help-make-steroid-hormone = Smooth ER (lipids), Golgi (1 carb), Exocytosis
help-make-protein-receptor = { help-make-protein-hormone }
help-make-steroid-receptor = Rough ER (mRNA → proteins), Golgi (1 lipid), Exocytosis
help-make-detox = Smooth ER
help-make-instant = not completed, but played from your hand on your turn
help-make-virus-attack = not completed: it strikes as soon as it is bought
help-atp = The ATP of a card is paid at its last step.

help-virus = When a virus strikes
help-dice = { zone-red } { $low }, { zone-yellow } { $middle } from { $yellow } HP, { zone-green } { $high } from { $green } HP
help-response = dice + antibodies against the strain; the weakest loses
help-antibodies = { $count } for { $price } after every virus; never used up
help-dummy = rolls as many dice as the weaker of you; wins ties
help-traits = Epigenetic cards, each for its owner

## The rules

terminal-editions = Editions
terminal-as-above = as above
terminal-asked-search = with “{ $asked }”
terminal-asked-module = of { $asked }
terminal-asked-about = about { $asked }
terminal-no-clause = { $game }: no clause{ $asked }
terminal-no-difference = { $game }: no clause{ $asked } differs between { $one } and { $other }
terminal-differences = { $count ->
    [one] One clause differs: `{ $command }` shows it.
   *[other] { $count } clauses differ: `{ $command }` shows them.
}
terminal-choose-ruling = Choose with --ruling NAME=OPTION, or { $example } in Python.

## Where a figure comes from

figures = Where the figures come from
figures-printed = The rulebook of this edition prints them.
figures-partly = The rulebook of this edition prints some of them; the others are our proposal.
figures-proposal = Our proposal: the rulebook of this edition does not print them.
figures-why = A rulebook shows only a few of the cards and spots in the box, so we had to fill in the rest. If you own the game, `{ $command }` writes a file for the figures of your copy (docs/own-box.md).
