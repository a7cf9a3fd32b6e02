# The table’s screen of the page.

table-seat = Seat { $number }
table-title = { $game } · Vesicle
table-game = { $game ->
    [cytosis] Cytosis
   *[virus-and-co] Virus & Co.
}
table-skip-link = Skip to your choices
table-loading = Setting up the table …
table-bar = Table
table-surface = The game
table-prompt = Your choices
table-aside = Log, chat and people

# Whose turn

table-your-turn = Your turn
table-your-turn-named = Your turn, { $player }
table-turn-of = { $player } is deciding
table-turn-thinking = { $player } is thinking …
table-why-turn = It is the turn of { $player }.
table-showing = { $player } is playing
table-game-over = The game is over
table-clock = Clocks
table-days-left = { $days ->
    [one] { $days } day
   *[other] { $days } days
} { $hours } h

# The bar

table-leave = Leave the table
table-sound-on = Sound on
table-sound-off = Sound off
table-speed = Speed of other players’ moves
table-speed-slow = slow
table-speed-normal = normal
table-speed-fast = fast
table-speed-instant = instant
table-settings = Settings
table-shortcuts = Keys
table-close = Close
table-skip-count = Skip { $count ->
    [0] this move
    [one] { $count } more move
   *[other] { $count } more moves
}
table-link-open = Connected
table-link-connecting = Connecting …
table-link-lost = Connection lost. Your seat is kept; reconnecting …

# The prompt

table-waiting-for = Waiting for { $player }
table-watching = You are watching: you see what spectators may see.
table-on-surface = { $count ->
    [one] One choice glows on the table.
   *[other] { $count } choices glow on the table.
}
table-all-choices = All choices ({ $count })
table-other-choices = Other choices
table-undo-count = Undo ({ $count })
table-end-turn-ask = End your turn now?
table-end-turn-yes = Yes, end it
table-end-turn-no = Not yet
table-ends-alone = Nothing else to do: your turn ends in { $seconds } s.
table-stop = Wait
table-preview = If you choose this:
table-nothing-certain = The outcome can’t be known in advance.
table-why-not = Not possible now
table-why-possible = This is possible now.

# The log, the chat, the people

table-tab-log = Log
table-tab-chat = Chat
table-tab-people = Table
table-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
table-log-empty = Nothing has happened yet.
table-log-goes-on = The game continues from where it was saved.
    .origin = The game continues from move { $at } of another one.
table-log-earlier = Show earlier turns
table-log-show = Show in the log
table-log-all = All
table-log-mine = Mine
table-log-points = Points
table-log-nothing = Nothing of this kind yet.
table-log-undone = undone
table-by-stand-in = (a bot for { $player })
table-by-clock = (out of time)
table-since = Since your last turn
table-since-away = While you were away
table-since-count = { $count ->
    [one] { $count } event
   *[other] { $count } events
}
table-say = Say something
table-send = Send
table-chat-empty = Nobody has said anything yet.
table-chat-spectator = Only players with a seat can chat.
table-people = At the table
table-here = here
table-away = away
table-bot = bot
table-bot-stands-in = a bot is standing in
table-you = you
table-host = host
table-spectators = { $count ->
    [0] Nobody is watching.
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}
table-invite = Link to watch
table-copy = Copy
table-copied = Copied
table-about = This game

# A shared screen, a stand-in

table-pass-device = Pass the device to { $player }
table-pass-why = All hands stay hidden until { $player } looks.
table-look = I am { $player }: show my hand
table-stand-in = A bot is playing for you.
table-take-back = Take your seat back
table-away-now = { $player } is away.
table-let-bot = Let a bot play on
table-ask-bot = Ask for a bot
table-asked = { $count } of { $needed } asked. After a minute away, a bot plays on.
table-make-host = Make host
table-become-host = Become host

# The end

table-wins = { $who ->
    [you] You win!
   *[other] { $player } wins!
}
table-wins-shared = { $players } share the victory!
table-end-points = { $points ->
    [one] with { $points } point
   *[other] with { $points } points
}
table-end-tie = { $points ->
    [one] with { $points } point, on the tiebreak
   *[other] with { $points } points, on the tiebreak
}
table-scoring = Scoring
table-scores = Points by source
table-source = Source
table-total = Total
table-skip-scoring = Show the result
table-rematch = Play again
table-rematch-go = Go to the next game
table-download = Download the game
table-to-lobby = Back to the lobby
table-see-board = Look at the table
table-see-scores = Show the points
table-proof = Proof of the shuffle
table-proof-why = The commitment was published before the game began. It is the SHA-256 of the game’s name, the seed and the salt; vesicle verify checks it against the downloaded game.
table-proof-commitment = Commitment
table-proof-seed = Seed
table-proof-salt = Salt

# Keys

table-keys = Keys at the table
table-key-pick = one of the first nine choices
table-key-move = next or previous choice
table-key-play = play the focused choice
table-key-choices = open or close the list of all choices
table-key-undo = undo your turn
table-key-done = end your turn
table-key-why = why is the focused thing not possible?
table-key-ask = what is the focused thing, or the one under the pointer?
table-key-skip = skip to the present
table-key-log = go to the log
table-key-chat = go to the chat
table-key-shortcuts = this help
table-key-close = close whatever is open

# Refusals

refused-stale = The table has moved on in the meantime: look again.
refused-illegal = A rule forbids it:
refused-not-your-turn = It is not your turn.
refused-not-now = That is not possible at this moment.
refused-not-allowed = You may not do that at this table.
refused-taken = Someone was quicker: that seat or colour is taken.
refused-too-fast = That was too fast: wait a moment.
refused-too-large = That is too long.
refused-rate = That was a little too fast. Wait a minute, then try again.
refused-connections = Too many open connections from here.
refused-busy = The server is busy: try again in a moment.
refused-offline = The server is not responding. Is it still running? Try again in a moment.
refused-no-server = This page has no server, and playing with people elsewhere needs one.
refused-late = The server did not respond in time.
refused-no-such-table = There is no such table.
refused-not-found = There is nothing by that name here. Go back and choose again.
refused-no-such-seat = There is no such seat.
refused-old-rules = This game was started under older rules: it is kept, but can’t be shown or continued here.
refused-damaged = The stored data for this table is damaged. Tell whoever runs this server; other tables are not affected.
refused-unknown-action = The game has no such action.
refused-invalid = The server did not accept that: { $message }.
refused-nothing-focused = Nothing is focused: move to a place or a card first, then press W.
refused-sent-away = You no longer have a seat at this table: the host has freed it.
refused-host = The server does not answer to this address.
refused-origin = This page may not do that.
refused-elsewhere = This game is open in another tab. Go on there, or close that tab: this one then follows by itself.
refused-newer = A newer version of this page keeps the games of this browser, and they are safe. Reload the page.
refused-full = This browser has no room left for games. Remove some in the lobby, then try again; nothing played so far is lost.
refused-not-kept = This browser could not save the move, so it was not played. Try again.
refused-here-broken = The game stopped in this browser, but nothing is lost. Reload the page.
table-fleeting = This browser saves nothing (a private window?): the game lasts until you close the page.
    .close = All right
refused-error = Something went wrong on the server; it was logged.

# What is wrong with a value

wrong-clock = { $kind ->
    [turn] { clock-turn-seconds }
    [days] { clock-days-days }
   *[bank] { clock-bank }
}: enter a whole number from { $least } to { $most }.
wrong-number = { $where }: { $value } won’t work; enter a whole number from { $least } to { $most }.
wrong-choice = { $where }: there is no “{ $value }”. You can choose { $known }.
wrong-key = { $where }: there is nothing by that name. Known names: { $known }.
wrong-near = { $where }: there is nothing by that name. Similar names: { $known }.
wrong-unknown = { $where }: there is nothing by that name.
wrong-missing = { $where }: “{ $value }” is missing.
wrong-truth = { $where }: { $value } won’t work; enter true or false.
wrong-text = { $where }: { $value } won’t work; enter a short text on one line.
wrong-table = { $where }: { $value } won’t work; write a table, as in the exported file.
wrong-list = { $where }: { $value } won’t work; write a list, as in the exported file.
wrong-count = { $where }: a box holds { $wanted }, not { $value }.
wrong-long = That is too long: { $most } characters at most.
wrong-blank = Enter at least one visible character.
wrong-otherwise = { $where } does not fit. In the server’s words: “{ $message }”.

table-watch-on = Watch the game

## A game in the browser is shared

share-title = With other people
share-about = The game moves to the server and waits there. Free bots’ seats, send others the link, and play on from here.
share-do = Invite people
share-moved = This game goes on with other people
    .text = It has moved to a server, with all its moves.
    .go = Go there

projector = For a projector
projector-back = One line back
projector-on = One line on
projector-close = Leave the projector view
