# Looking back at a game on the page.

replay = Replay
replay-title = { $game }: replay
replay-none = There is nothing to replay
replay-not-begun = The game at this table hasn’t started yet.
replay-look-back = Replay
line-replay = Replay
    .label = Replay { $title }
replay-to-table = Back to the table
replay-more = More
replay-log = What happened
replay-origin = continued from move { $at } of another game

## Where one is

replay-scrubber = Moment of the game
replay-controls = Moving through the game
replay-ways = Back and forth
replay-at-start = The start: move 0 of { $of }
replay-at = Move { $at } of { $of }, { $round ->
    [0] setup
   *[other] round { $round }
}
replay-at-told = Move { $at } of { $of }, { $round ->
    [0] setup
   *[other] round { $round }
}: { $told }
replay-play = Play
replay-pause = Pause
replay-next-step = One move forward
replay-previous-step = One move back
replay-next-turn = To the end of the next turn
replay-previous-turn = To the end of the previous turn
replay-next-round = To the next round
replay-previous-round = To the previous round
replay-next-all = To the end
replay-previous-all = To the start
replay-speed = Speed
replay-speed-slow = slow
replay-speed-normal = normal
replay-speed-fast = fast
replay-speed-fastest = very fast

## Through whose eyes

replay-eyes = Through whose eyes
replay-eyes-spectator = Spectator
replay-eyes-running = While the game is on, you see it through your own eyes. Once it is over, every hand is open.

## Tools

replay-copy = Copy a link to this moment
replay-copied = Copied
replay-copy-failed = The link could not be copied. Here it is: { $link }
replay-bring = Open a saved game
replay-drop = Drop a saved game here to open it

## Playing on

replay-on = Play on from here
replay-on-title = Play on from move { $at }
replay-on-lead = A new table starts from this moment. The game you are watching stays as it is.
replay-on-seat = Your seat
replay-on-me = I play this seat
replay-on-bots = A bot plays it
replay-on-name = Your name in { $player }’s seat
replay-on-cards = Hidden cards
replay-on-cards-fresh = Reshuffled
    .about = The decks, and whatever { $player } cannot see of the other hands: nobody knows what is coming.
replay-on-cards-same = The same cards as then
    .about = Everything comes as it did then. Anyone who has seen the end knows it.
replay-on-start = Start

## The proof of the shuffle

replay-proof = Check the shuffle
replay-proof-lead = The cards were shuffled from a secret number, the seed. This shows that it was not changed after the game had begun.
replay-proof-promised = The promise
    .about = This was published when the table was made, before anybody saw a card.
    .brought = This game comes from elsewhere. Compare this with the promise noted where it was played.
replay-proof-told = What was revealed at the end
    .about = Four lines: the form of the promise, the game, the seed, and a salt that kept the seed from being guessed.
replay-proof-hash = The same four lines, computed here
replay-proof-matches = Their SHA-256, computed in your browser, is the promise: the shuffle is the one that was promised.
replay-proof-differs = Their SHA-256 is different: this is not the shuffle that was promised.
replay-proof-insecure = Your browser computes this only over a secure connection. Download the game and run vesicle verify.
replay-proof-none = No promise
    .about = This game started elsewhere, from a position of its own: no shuffle was promised for it.
replay-proof-again = The game, replayed
replay-proof-playing = The server is replaying it …
replay-proof-sound = { $actions ->
    [one] Its one action leads to the same positions and the same points.
   *[other] All { $actions } actions lead to the same positions and the same points.
}
replay-proof-unsound = Something does not fit: { $message }
replay-proof-self = You can do the same without this server: download the game and run vesicle verify on the file.

## Keys

replay-keys = Keys of the replay
replay-key-play = play or pause
replay-key-step = one move back or forward
replay-key-turn = to the end of the previous or next turn
replay-key-round = to the previous or next round
replay-key-ends = to the start or the end
replay-key-eyes = through that seat’s eyes
replay-key-spectator = through a spectator’s eyes
replay-key-rules = in the log: the previous or next line, and the rules behind it
replay-key-help = this help
