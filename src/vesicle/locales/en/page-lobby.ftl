# The first screens of the page: the lobby, a new game, the room where people sit down, and the settings.

shared-close = Close

language-en = English
language-it = Italiano

settings = Settings
settings-name = Your name
    .hint = As others see you at a table.
settings-language = Language
settings-theme = Appearance
    .auto = same as device
    .light = light
    .dark = dark
settings-speed = Speed of other players’ moves
    .slow = slow
    .normal = normal
    .fast = fast
    .instant = instant
settings-sound = Sound
    .about = A soft chime when it is your turn.
settings-end-turns = End turns automatically
    .about = When the only thing left to do is end the turn.
settings-confirm = Ask before ending a turn
    .about = One last look before the others play on.

game-cytosis = Cytosis
    .about = A human cell is your factory: place flasks, collect resources, and send hormones and receptors on their way in vesicles.
    .facts = Worker placement · 2 to 5 players · about an hour
game-virus-and-co = Virus & Co.
    .about = Everybody is ill, and nobody wants the next virus: pay with your pills to pass it on, and stay out of intensive care.
    .facts = Cards and nerves · 3 to 6 players · about half an hour

lobby-title = Play inside a living cell
lobby-lead = Two biology games at one table: against bots right now, or with friends on any screen.
lobby-newcomer = Guest
lobby-play = Play
    .label = { $game ->
        [cytosis] Play { game-cytosis }
       *[other] Play { game-virus-and-co }
    }
lobby-options = All options
    .label = { $game ->
        [cytosis] All options for { game-cytosis }
       *[other] All options for { game-virus-and-co }
    }
lobby-again = Again: { $level }
lobby-level-title = { $game ->
    [cytosis] { game-cytosis }: choose your opponents
   *[other] { game-virus-and-co }: choose your opponents
}
lobby-level-lead = Three bots will join you. Choose how well they play; the game starts right away.
lobby-level-first = good for a first game
lobby-level-last = as last time
lobby-starting = Setting up the table …

lobby-continue = Continue
lobby-warming = The bots are still warming up. You can start now; their first moves will take a little longer.
lobby-mine = My games
lobby-open = Join a table
    .none = Nobody is looking for players right now. Open a table of your own under “All options”.
lobby-join = Play with friends
    .way = { $count ->
        [0] Set up a table, send the link
        [one] One table is waiting
       *[other] { $count } tables are waiting
    }
lobby-watch = Watch
lobby-unofficial = Vesicle is an unofficial table, made by people who like these games. The boxed games are beautiful and worth buying: get them if you enjoy playing here.

bring-title = Open a saved game
bring-about = A game saved here or from the command line becomes a table: look back at it if it is over, play on if it is not.
bring-choose = Choose a file
bring-reading = Replaying the game, move by move …
bring-not-a-game = { $file } is not a saved game.

seat-open = free seat
line-moved = goes on with others
line-your-turn = Your turn
line-turn = { $player } is playing
line-free = { $count ->
    [0] ready to start
    [one] one free seat
   *[other] { $count } free seats
}
line-playing = in progress
line-over = finished
line-won = { $player } won
line-you-won = You won
line-with = with { $players }
line-alone = nobody else yet
line-deadline = time runs out { $when }
line-remove = Remove
    .label = Remove “{ $title }” from this browser
    .sure = Remove for good?
line-go-mine = { $status ->
    [playing] Continue
    [open] Go to table
   *[other] View
}
    .label = { $status ->
        [playing] Continue “{ $title }”
        [open] Go to “{ $title }”
       *[other] View “{ $title }”
    }
line-go-join = Join
    .label = Join “{ $title }”
line-go-watch = Watch
    .label = Watch “{ $title }”
list-more = { $count } more

notice-home = Go to the lobby
notice-again = Try again
notice-nowhere = Nothing grows here
    .text = This address leads nowhere. Perhaps a letter got lost along the way.
notice-no-table = The link may be incomplete, or the table may have been cleared away long ago.
notice-missing = Part of the page is missing
    .text = The server has probably been updated. Reload the page; if that doesn’t help, try again in a minute.
notice-broken = Something went wrong
    .text = That was the page’s fault, not yours. Your games are safe on the server: try again, or go back to the lobby.

lobby-page = Vesicle: Cytosis and Virus & Co.

## A new game

new-page = New game · Vesicle
new-loading = Opening the boxes …
new-title = New game
new-what = What to play
new-game = Game
new-edition = Edition
new-edition-plays = What sets this edition apart
new-players = Players
new-rounds = Rounds
new-etiquette = Manners count
    .about = Forget the Turn Player card, or forget to say “Doctor” when you should, and it costs you a pill.
new-who = Who is playing
new-name-missing = Everyone at this screen needs a name.

edition-cytosis-second = Second edition
    .short = second edition
    .about = The newest rules, and the smoothest.
    .one = Resources never run out.
    .two = Instead of placing a flask you may exhaust it for one mRNA, lipid or ATP.
    .three = When an area is full, the leading player’s vesicle makes room.
    .four = Each round, the leftmost card leaves the market; then comes the Event.
    .five = Six Goals to draw from, and no Toxicity.
edition-cytosis-first = First edition
    .short = first edition
    .about = The original boxes; the Virus and Epigenetic cards were written for these rules.
    .one = The pieces in the box are the limit: piles can run out.
    .two = Toxicity Events cost you if you hoard five or more of a kind.
    .three = When an area is full, you choose whose vesicle makes room.
    .four = Each round, the Event comes first; then the cheapest card leaves the market.
    .five = A tie goes to whoever sits farthest from the first-player marker.
edition-cytosis-preview = Preview
    .short = preview edition
    .about = An early version, with workers and cubes.
    .one = Workers instead of flasks, and fewer carbohydrates and lipids.
    .two = Leftover macromolecules all score alike: one point for every three of a kind.
    .three = Cargo on unfinished vesicles does not score.
    .four = Two players compete for four Goals instead of three.
    .five = Otherwise much like the first edition.
edition-virus-and-co-later = Later print
    .short = later print
    .about = The version most people own.
    .one = Light blue Viruses and Injections are passed to the left only.
    .two = Forget the Turn Player card, and your neighbour gets one of your pills.
edition-virus-and-co-first-print = First print
    .short = first print
    .about = As the game first came out.
    .one = Light blue Viruses and Injections travel onward, away from whoever gave them.
    .two = Forget the Turn Player card, and the Pharmacy gets one of your pills.

module-virus = Virus expansion
    .about = Viruses strike through Events and bought cards: roll dice, gather antibodies, and don’t be the weakest.
module-epigenetic = Epigenetic cards
    .about = Everyone chooses one lasting ability before the game.
module-other-edition = Written for the first edition, and adapted to this one.

new-seat = Seat { $number }
new-seat-name = Name at seat { $number }
new-seat-name-here = Name
new-seat-bots = Bots
new-seat-people = More people
new-seat-me = Me
    .about = You play here.
new-seat-guest = Someone at this screen
    .about = You share this screen; a curtain hides the hands between turns.
new-seat-open = Someone online
    .about = The seat stays free for whoever comes with your invitation.
new-first = Who starts
new-first-chance = At random
new-first-bot = Seat { $number }: { $level }

new-visitors = Guests and spectators
    .about = Only matters if other people join the table.
new-table-title = Name of the table
    .hint = Optional, for instance “Tuesday evening”.
new-access = Who may take a free seat
new-access-invited = Invited people
    .about = Whoever has the invitation link or the QR code.
new-access-address = Anyone with the address
    .about = The table’s plain address is enough.
new-access-public = Everyone
    .about = The table is listed in the lobby for all to see.
new-watch = Spectators may watch
    .about = They see what is face up on the table, never a hand.

new-clock = Thinking time
clock-none = No clock
    .about = Everyone takes the time they need.
clock-turn = Per turn
    .about = A fresh amount of time every turn.
clock-bank = For the whole game
    .about = A time bank that grows a little after each turn.
clock-days = By correspondence
    .about = Days per turn, for a game over a week or a month.
clock-turn-seconds = Seconds per turn
clock-bank-seconds = Minutes for the game
clock-bank-increment = Extra seconds per turn
clock-days-days = Days per turn
clock-bounds = Enter a whole number from { $least } to { $most }.
clock-note = When time runs out, a bot decides for you.

new-rulings = Rulings
    .about = Where the rulebooks leave a question open, or editions differ, your table decides. The usual answers are fine.
new-rulings-changed = { $count ->
    [0] All answers are the usual ones.
    [one] You have changed one answer.
   *[other] You have changed { $count } answers.
}
new-rulings-reset = Restore the usual ones
new-ruling-usual = { $answer } (usual)

new-box = Your own box
    .about = If your cards or board show different numbers, paste them here: a file written by “vesicle box export”, or just what differs.
box-label = Contents of the box file
box-example = [cards.insulin]
    points = 9
box-syntax = { $kind ->
    [text] A quotation mark is missing.
    [header] The square bracket isn’t closed.
    [open] A comma or a closing bracket is missing before this line.
    [equals] An equals sign is missing after the name.
    [value] There’s no value after the equals sign.
    [twice] { $key } is already in line { $first }.
    [word] { $word } must be in quotation marks.
    [json] This starts like JSON but isn’t: check the commas, quotation marks and brackets.
   *[other] This can’t be read; the example shows how a box file is written.
}
box-at = { $has_file ->
    [yes] { $file }, line { $line }: { $said }
   *[no] Line { $line }: { $said }
}
box-found = { $count ->
    [one] Read: one section.
   *[other] Read: { $count } sections.
}
box-template = Download a template
    .about = All values of our box: change what yours prints differently, and leave out the rest if you like.
box-clear = Clear

new-played = { $game } ({ $parts })
new-with-virus = Virus expansion
new-with-epigenetic = Epigenetic cards
new-with-rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
}
new-with-etiquette = manners
new-with-box = own box
new-who-you = you
new-who-bots = { $count ->
    [one] a bot ({ $level })
   *[other] { $count } bots ({ $level })
}
new-who-open = { $count ->
    [one] a free seat
   *[other] { $count } free seats
}
new-summary = { $played } for { $who }. { $begins ->
    [now] The game starts right away.
   *[later] The game starts once all seats are taken.
}
new-not-ready = Something is still missing: check the lines in red.
new-start = Start the game
new-open = Open the table

## Rulings: a question, and its answers

ruling-group-turn = Your turn
ruling-group-supply = Resources
ruling-group-vesicles = Vesicles
ruling-group-market = Market and Events
ruling-group-grey = Grey flasks and two players
ruling-group-scoring = The end of the game
ruling-group-modules = Virus and Epigenetic cards
ruling-group-passing = Passing cards on
ruling-group-risk = Risk cards
ruling-group-rounds = Rounds and ties
ruling-group-others = Other questions

ruling-cytosis-supply = What happens when a pile of resources is empty?
    .finite = the pieces are the limit
    .unlimited = use anything as a substitute
ruling-cytosis-shortage = What does a spot do when its pile runs short?
    .partial = it gives what is left
    .full = it stays closed until it can give in full
ruling-cytosis-exhaust = May you exhaust a flask for one mRNA, lipid or ATP?
    .no = no
    .yes = yes, instead of placing it
ruling-cytosis-exhaust-after-grey = After hiring a grey flask, may you exhaust your own?
    .no = no
    .yes = yes
ruling-cytosis-phase-two = What comes first between rounds?
    .event-first = the Event
    .market-first = the market
ruling-cytosis-market-removal = Which card leaves the market between rounds?
    .cheapest = the cheapest
    .left-most = the leftmost
ruling-cytosis-reshuffle = Is the discard pile reshuffled when the deck runs out?
    .no = no, the deck stays empty
    .yes = yes, it becomes the new deck
ruling-cytosis-displacement = Which vesicle makes room in a full area?
    .choice = whichever the arriving player chooses
    .highest = one belonging to whoever is highest on the health track
ruling-cytosis-displacement-tie = If players are tied for highest, whose vesicle makes room?
    .round = count from whoever started the round
    .marker = count from the marker’s holder
ruling-cytosis-displace-for-disk = With both disks in use, may you displace one of your own?
    .no = no
    .yes = yes, to start another vesicle
ruling-cytosis-ribosome-zero = May you use the Free Ribosome without translating?
    .no = no
    .yes = yes
ruling-cytosis-laureates-decline = At the Laureates, may you take neither the ATP nor a Goal?
    .no = no, one of the two
    .yes = yes
ruling-cytosis-reduce-bonus = Does { event-reduce-atp-cost } give you one ATP on the free market spot?
    .no = no
    .yes = yes
ruling-cytosis-collect-vesicles = Does the cargo of unfinished vesicles score?
    .no = no
    .yes = yes, it joins your stock first
ruling-cytosis-final-tie = What breaks a tie after the completed cards?
    .farthest = whoever sits farthest from the marker
    .atp = most ATP, then closest to the marker
ruling-cytosis-boost-spots = Which spots give a Boost?
    .location = every spot at its location
    .collecting = only spots that give resources
ruling-cytosis-grey-in-cap = With two players, does a grey flask count towards an area’s limit?
    .no = no
    .yes = yes
ruling-cytosis-open-turn = Can instant cards still be played after placing a flask?
    .no = no, the turn is over
    .yes = yes, the turn stays open
ruling-cytosis-golgi-lipid = May a steroid vesicle get another lipid in the Golgi?
    .no = no
    .yes = yes
ruling-cytosis-vesicle-card = What do you need to start a vesicle?
    .free = nothing but its cargo
    .held = a matching card in hand, and its cargo
ruling-cytosis-enzyme-sets = How many sets of enzymes score?
    .all = all of them
    .two = at most two
ruling-cytosis-detox-tie = What happens in a tie for the most detoxification?
    .cards = more cards decide first
    .split = it is shared at once
ruling-cytosis-stuck = What if no spot can be used?
    .place = place a flask without effect
    .aside = set a flask aside
ruling-cytosis-two-player-board = How is the board made tighter for two?
    .full = not at all
    .caps = by limits on the areas
    .printed = by fewer printed spots
ruling-cytosis-blocking = May you take a spot just to block it?
    .no = no
    .yes = yes
ruling-cytosis-displaced-cargo = Where does the cargo of a displaced vesicle go?
    .owner = back to its owner
    .supply = to the supply
ruling-cytosis-market-gap = What leaves the market if the card due to go has been sold?
    .next = the next one still there
    .none = nothing
ruling-cytosis-boost-lasts = How long does a Boost wait?
    .taken = until somebody takes it
    .round = until the next Event
ruling-cytosis-grey-boost = Does a grey flask collect a waiting Boost?
    .no = no
    .yes = yes, like your own
ruling-cytosis-grey-spot = Is a spot with a grey flask open to others?
    .closed = no, it is taken
    .open = yes
ruling-cytosis-toxic-bands = How does Toxicity count?
    .highest = only the highest step reached
    .sum = every step up to it
ruling-cytosis-goal-card = Do you need a completed card to claim a Goal?
    .no = no
    .yes = yes, one that the Goal counts
ruling-cytosis-collector-bottom = Does { trait-hyperacetylation } help on the lowest spot of the Mitochondria too?
    .no = no
    .yes = yes
ruling-cytosis-virus-order = Who goes first for a virus’s ties and antibodies?
    .marker = the marker’s holder at that moment
    .round = whoever started the round
ruling-cytosis-dummy-rises = With two players, does the dummy gain antibodies after Virus Attack cards?
    .no = no
    .yes = yes
ruling-cytosis-attacks-in-tie = Do bought Virus Attack cards count in a final tie?
    .no = no
    .yes = yes
ruling-cytosis-round-start = What comes first at the start of a round?
    .income-first = the resource from { trait-housekeeping }
    .early-first = the flask from { trait-poised-promoter }
ruling-cytosis-scout-reduced = Does { event-reduce-atp-cost } also make { trait-open-chromatin } cheaper?
    .no = no
    .yes = yes
ruling-cytosis-early-sets-order = Does taking the marker with { trait-poised-promoter } change who starts this round?
    .no = no
    .yes = yes
ruling-cytosis-grey-abilities = Do { trait-hyperacetylation } and { trait-demethylation } apply to a grey flask?
    .no = no
    .yes = yes, like your own

ruling-virus-and-co-starter = Who starts each later round?
    .icu = whoever was in intensive care
    .rotate = the next player in turn
ruling-virus-and-co-payment = May you overpay when you refuse a card?
    .exact = only if you can’t pay exactly
    .free = yes, but with no needless pill
ruling-virus-and-co-passing = Where do light blue Viruses and Injections go?
    .left = to the left only
    .onward = onward, away from whoever gave them
ruling-virus-and-co-forgotten = Who gets a forgetful player’s pill?
    .neighbour = the neighbour
    .pharmacy = the Pharmacy
ruling-virus-and-co-circulation-pills = Do you get the pills of a Virus that came back to you?
    .no = no
    .active = yes, if it is your turn
ruling-virus-and-co-prescription = What if the Pharmacy can’t fill a whole prescription?
    .partial = you get what there is
    .whole = you get nothing
ruling-virus-and-co-turn-up = When is the next card of a pile turned up?
    .at-once = as soon as a card leaves it
    .after = once that card has an owner
ruling-virus-and-co-final-tie = What happens in a tie for the best result?
    .visits = visits to intensive care decide, then the last round
    .shared = the victory is shared
ruling-virus-and-co-icu-payments = Pills paid to refuse a card that sends somebody to intensive care …
    .lost = are lost
    .returned = come back
ruling-virus-and-co-test-subject = What if the others don’t have the pills for a test subject?
    .whole = nothing happens without all of them
    .partial = you get those they have
ruling-virus-and-co-contagion = Does Contagion force you to take a Virus?
    .must = yes
    .may = no, you may decline

## The room before a game

room-title = Take a seat
room-seats = Seats
room-waits = waiting for someone
room-bot = a bot
room-you = that’s you
room-here = is here
room-away = is away right now
room-host = host
room-change = Change
room-stand-up = Stand up
room-sit = Sit here
    .label = { $text }: seat { $number }
room-sit-another = Another person here
room-add-bot = Add a bot
room-bot-at = Bot at seat { $number }
room-free = Free the seat
    .label = Free the seat of { $name }
room-missing = { $count ->
    [one] One seat is still free: wait for someone, or put a bot there.
   *[other] { $count } seats are still free: wait for people, or put bots there.
}
room-ready = Everyone is here. You can start.
room-host-begins = Everyone is here. The host can start the game.
room-fill = { $count ->
    [one] Add a bot
   *[other] Add { $count } bots
}
room-start = Start
room-invited = { $host } invites you to the table
room-welcome = Welcome to the table
room-only-invited = This table is by invitation only: open the full invitation link to sit down.

sit-title = Take seat { $number }
sit-change-title = Your seat
sit-name = Name
sit-name-missing = Enter a name, so the others know who’s playing.
sit-colour = Colour
sit-do = Sit down
sit-change-do = Save
seat-colour-teal = teal
seat-colour-amber = amber
seat-colour-violet = violet
seat-colour-rose = rose
seat-colour-green = green
seat-colour-blue = blue

invite-title = Invite others
invite-about = Send the link, or let them scan the code with a phone.
invite-code = QR code of the invitation
invite-link = Invitation link
invite-copy = Copy the link
invite-copied = Copied.
invite-not-copied = The link is selected: copy it with Ctrl+C.
invite-renewed = This link is new; the old one no longer lets anyone in.
invite-local = This address only works on this machine. To invite others, start the server on your network or on a host: see “vesicle serve”.

nav = Main navigation
nav-learn = Learn
nav-rules = Rules
nav-atlas = Atlas
nav-companion = Companion

update-ready = A new version is ready.
update-take = Reload
update-later = Later

## A server for playing with others, on a page that has none of its own

server-title = Play with others
server-about = Games on your own need nothing but this page. To meet people elsewhere, enter the address of a Vesicle server, yours or a friend’s.
server-address = Server’s address
    .here = https://table.example.org
server-connect = Connect
server-asking = Asking the server …
server-now = Tables with others are at { $server }.
server-leave = Disconnect
server-wrong-address = That is not an address such as https://table.example.org.
server-wrong-away = No Vesicle server responds there, or it does not allow this page in.
server-wrong-other = That server runs another version of Vesicle, and the two cannot play together.
