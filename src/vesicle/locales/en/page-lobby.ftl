# The first screens of the page: the lobby, a new game, the room where people sit down, and the settings.

shared-close = Close

language-en = English
language-it = Italiano

settings = Settings
settings-name = Your name
    .hint = As others see you at a table.
settings-language = Language
settings-theme = Light
    .auto = as the device
    .light = light
    .dark = dark
settings-speed = How fast the moves of others are shown
    .slow = slowly
    .normal = normally
    .fast = fast
    .instant = at once
settings-sound = Sound
    .about = A soft chime when it is your turn.
settings-end-turns = Turns end by themselves
    .about = When there is nothing left to do but end the turn.
settings-confirm = Ask before a turn ends
    .about = A last look before the others go on.

game-cytosis = Cytosis
    .about = A human cell is your factory: place flasks, collect resources, and send hormones and receptors on their way in vesicles.
    .facts = Worker placement · 2 to 5 players · about an hour
game-virus-and-co = Virus & Co.
    .about = Everybody is ill, and nobody wants the next virus: pay with your pills to pass it on, and stay out of intensive care.
    .facts = Cards and nerves · 3 to 6 players · about half an hour

lobby-title = Play inside a living cell
lobby-lead = Two games of biology at one table: against bots right now, or with friends on any screen.
lobby-newcomer = Guest
lobby-play = Play
    .label = { $game ->
        [cytosis] Play { game-cytosis }
       *[other] Play { game-virus-and-co }
    }
lobby-options = All options
    .label = { $game ->
        [cytosis] All options of { game-cytosis }
       *[other] All options of { game-virus-and-co }
    }
lobby-again = Again against { $level }
lobby-level-title = { $game ->
    [cytosis] { game-cytosis }: who plays against you?
   *[other] { game-virus-and-co }: who plays against you?
}
lobby-level-lead = Three bots sit down with you. Choose how well they play; the game begins at once.
lobby-level-first = good for a first game
lobby-level-last = as last time
lobby-starting = The table is being laid …

refusal-offline = The server does not answer. Is it still running? Try again in a moment.
refusal-busy = The server is busy. Try again in a moment.
refusal-rate = That was a little too fast. Wait a minute, then try again.
refusal-no-such-table = There is no such table here.
refusal-other = The server refuses: { $message }.

lobby-continue = Continue
lobby-warming = The bots are still warming up. You can begin; their first moves take a little longer.
lobby-mine = My games
lobby-open = Join a table
    .none = Nobody is waiting for players just now. Open a table of your own under “All options”.
lobby-watch = Watch
lobby-unofficial = Vesicle is an unofficial table, made by people who like these games. The boxed games are beautiful and worth buying: get them if you enjoy playing here.

bring-title = Bring a saved game
bring-about = A game that was saved here or by the command line becomes a table: to look at if it is over, to play on if it is not.
bring-choose = Choose a file
bring-not-a-game = { $file } is not a saved game.

seat-open = free seat
line-your-turn = Your turn
line-turn = { $player } is playing
line-free = { $count ->
    [0] ready to begin
    [one] one free seat
   *[other] { $count } free seats
}
line-playing = in play
line-over = over
line-won = { $player } won
line-you-won = You won
line-with = with { $players }
line-alone = nobody else yet
line-deadline = time is up { $when }
line-go-mine = { $status ->
    [playing] Continue
    [open] Go there
   *[other] Look
}
    .label = { $status ->
        [playing] Continue “{ $title }”
        [open] Go to “{ $title }”
       *[other] Look at “{ $title }”
    }
line-go-join = Join
    .label = Join “{ $title }”
line-go-watch = Watch
    .label = Watch “{ $title }”
list-more = { $count } more

notice-home = To the lobby
notice-again = Try again
notice-nowhere = Nothing grows here
    .text = This address leads nowhere. Perhaps a letter was lost on the way.
notice-no-table = There is no such table
    .text = The link may be incomplete, or the table was cleared away long ago.
notice-broken = Something went wrong
    .text = That was the page's fault, not yours. Your games are safe on the server: try again, or come back through the lobby.

lobby-page = Vesicle: Cytosis and Virus & Co.
