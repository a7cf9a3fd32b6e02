# The first screens of the page: the lobby, a new game, the room where people sit down, and the settings.

shared-close = Close

language-en = English
language-it = Italiano

settings = Settings
settings-name = Your name
    .hint = As others see you at a table.
settings-language = Language
settings-theme = Appearance
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
lobby-again = Again: { $level }
lobby-level-title = { $game ->
    [cytosis] { game-cytosis }: who plays against you?
   *[other] { game-virus-and-co }: who plays against you?
}
lobby-level-lead = Three bots sit down with you. Choose how well they play; the game begins at once.
lobby-level-first = good for a first game
lobby-level-last = as last time
lobby-starting = The table is being laid …

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
bring-reading = The game is being played again, move by move …
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
notice-no-table = The link may be incomplete, or the table was cleared away long ago.
notice-missing = A part of the page is missing
    .text = The server has probably been updated. Load the page again; if that does not help, try in a minute.
notice-broken = Something went wrong
    .text = That was the page’s fault, not yours. Your games are safe on the server: try again, or come back through the lobby.

lobby-page = Vesicle: Cytosis and Virus & Co.

## A new game

new-page = New game · Vesicle
new-loading = The boxes are being opened …
new-title = A new game
new-what = What is played
new-game = Game
new-edition = Edition
new-edition-plays = What sets this edition apart
new-players = Players
new-rounds = Rounds
new-etiquette = Manners count
    .about = Who forgets the Turn Player card, or to say “Doctor” where it is due, pays with a pill.
new-who = Who plays
new-name-missing = Everybody at this screen needs a name.

edition-cytosis-second = Second edition
    .short = second edition
    .about = The newest rules, and the smoothest.
    .one = Resources never run out.
    .two = Instead of placing a flask you may exhaust it for one mRNA, lipid or ATP.
    .three = When an area is full, the vesicle of the leading player makes room.
    .four = Each round the left-most card leaves the market, then comes the Event.
    .five = Six Goals to draw from, and no Toxicity.
edition-cytosis-first = First edition
    .short = first edition
    .about = The first boxes; Virus and Epigenetic cards were written for it.
    .one = The pieces in the box are the limit: piles can run out.
    .two = Toxicity Events cost you where you hoard five or more of a kind.
    .three = When an area is full, you choose whose vesicle makes room.
    .four = Each round comes the Event, then the cheapest card leaves the market.
    .five = A tie goes to whoever sits farthest from the first-player marker.
edition-cytosis-preview = Preview
    .short = preview edition
    .about = An early version, with workers and cubes.
    .one = Workers instead of flasks, and fewer carbohydrates and lipids.
    .two = Left-over macromolecules score the same for every kind: one point for three.
    .three = What lies on unfinished vesicles does not score.
    .four = Two players compete for four Goals instead of three.
    .five = Otherwise much like the first edition.
edition-virus-and-co-later = Later print
    .short = later print
    .about = As the game is mostly found.
    .one = Light blue Viruses and Injections are passed to the left only.
    .two = Who forgets the Turn Player card gives a pill to the neighbour.
edition-virus-and-co-first-print = First print
    .short = first print
    .about = As the game first came out.
    .one = Light blue Viruses and Injections travel onward, away from whoever gave them.
    .two = Who forgets the Turn Player card gives a pill to the Pharmacy.

module-virus = Virus expansion
    .about = Viruses strike by Events and bought cards: roll dice, gather antibodies, and do not be the weakest.
module-epigenetic = Epigenetic cards
    .about = Everybody chooses one lasting ability before the game.
module-other-edition = Written for the first edition, and fitted to this one.

new-seat = Seat { $number }
new-seat-name = Name at seat { $number }
new-seat-name-here = Name
new-seat-bots = Bots
new-seat-people = More people
new-seat-me = Me
    .about = You play here.
new-seat-guest = Somebody at this screen
    .about = You share this screen; a curtain hides the hands between turns.
new-seat-open = Somebody online
    .about = The seat stays free for whoever comes with your invitation.
new-first = Who begins
new-first-chance = Chance decides
new-first-bot = Seat { $number }: { $level }

new-visitors = Guests and spectators
    .about = Only matters when other people come to the table.
new-table-title = Name of the table
    .hint = Optional, for instance “Tuesday evening”.
new-access = Who may take a free seat
new-access-invited = Invited people
    .about = Whoever has the invitation link or the QR code.
new-access-address = Anyone with the address
    .about = The plain address of the table is enough.
new-access-public = Everybody
    .about = The table stands in the lobby for all to see.
new-watch = Spectators may watch
    .about = They see what lies open on the table, never a hand.

new-clock = Time to think
clock-none = No clock
    .about = Everybody takes the time they need.
clock-turn = For each turn
    .about = A fresh amount of time every turn.
clock-bank = For the whole game
    .about = A bank of time that grows a little after each turn.
clock-days = By correspondence
    .about = Days for each turn, to play over a week or a month.
clock-turn-seconds = Seconds for a turn
clock-bank-seconds = Minutes for the game
clock-bank-increment = Seconds more after a turn
clock-days-days = Days for a turn
clock-bounds = A whole number from { $least } to { $most }, please.
clock-note = When the time is over, a bot decides in your place.

new-rulings = Rulings
    .about = Where the rulebooks leave a question open, or editions differ, your table decides. The usual answers are fine.
new-rulings-changed = { $count ->
    [0] All answers are the usual ones.
    [one] One answer is your own.
   *[other] { $count } answers are your own.
}
new-rulings-reset = Back to the usual ones
new-ruling-usual = { $answer } (usual)

new-box = Your own box
    .about = If your cards or board print other figures, paste them here: a file as “vesicle box export” writes it, or only what differs.
box-label = Content of the box file
box-example = [cards.insulin]
    points = 9
box-wrong = { $line ->
    [0] This cannot be read: { $message }.
   *[other] Line { $line } cannot be read: { $message }.
}
box-found = { $count ->
    [one] Read: one section.
   *[other] Read: { $count } sections.
}
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
    [now] The game begins at once.
   *[later] The game begins when all seats are taken.
}
new-not-ready = Something is still missing: see the red lines.
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
    .unlimited = anything stands in for them
ruling-cytosis-shortage = What does a spot do when its pile is too small?
    .partial = it serves what is left
    .full = it is closed until it can serve in full
ruling-cytosis-exhaust = May you tip over a flask for one mRNA, lipid or ATP?
    .no = no
    .yes = yes, instead of placing it
ruling-cytosis-exhaust-after-grey = After hiring a grey flask, may you exhaust your own?
    .no = no
    .yes = yes
ruling-cytosis-phase-two = What comes first between two rounds?
    .event-first = the Event
    .market-first = the market
ruling-cytosis-market-removal = Which card leaves the market between two rounds?
    .cheapest = the cheapest
    .left-most = the left-most
ruling-cytosis-reshuffle = Is the discard pile shuffled when the deck is empty?
    .no = no, the deck stays empty
    .yes = yes, it becomes the new deck
ruling-cytosis-displacement = Which vesicle makes room in a full area?
    .choice = whichever the newcomer chooses
    .highest = one of the player highest on the health track
ruling-cytosis-displacement-tie = When players are equally high, whose vesicle makes room?
    .round = counted from who began the round
    .marker = counted from the marker’s holder
ruling-cytosis-displace-for-disk = With both disks in use, may you push out one of your own?
    .no = no
    .yes = yes, to start another vesicle
ruling-cytosis-ribosome-zero = May you use the Free Ribosome without translating?
    .no = no
    .yes = yes
ruling-cytosis-laureates-decline = May you take neither the ATP nor a Goal as a Laureate?
    .no = no, one of the two
    .yes = yes
ruling-cytosis-reduce-bonus = Does { event-reduce-atp-cost } bring one ATP on the free market spot?
    .no = no
    .yes = yes
ruling-cytosis-collect-vesicles = Does the cargo of unfinished vesicles score?
    .no = no
    .yes = yes, it joins the stock first
ruling-cytosis-final-tie = What breaks a tie after the completed cards?
    .farthest = who sits farthest from the marker
    .atp = most ATP, then closest to the marker
ruling-cytosis-boost-spots = Which spots bring a Boost?
    .location = every spot of its location
    .collecting = only spots that give resources
ruling-cytosis-grey-in-cap = With two players, does a grey flask count for an area’s limit?
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
    .held = a fitting card in hand and cargo for it
ruling-cytosis-enzyme-sets = How many sets of enzymes score?
    .all = all of them
    .two = two at the most
ruling-cytosis-detox-tie = What happens in a tie for most detoxification?
    .cards = more cards decide first
    .split = it is shared at once
ruling-cytosis-stuck = What if no spot can be used?
    .place = place a flask without effect
    .aside = lay a flask aside
ruling-cytosis-two-player-board = How is the board tightened for two?
    .full = not at all
    .caps = by limits on the areas
    .printed = by fewer printed spots
ruling-cytosis-blocking = May you take a spot only to close it to others?
    .no = no
    .yes = yes
ruling-cytosis-displaced-cargo = Where does the cargo of a displaced vesicle go?
    .owner = back to its owner
    .supply = to the supply
ruling-cytosis-market-gap = What leaves the market if the card that should go is already sold?
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
    .yes = yes, one that it counts
ruling-cytosis-collector-bottom = Does { trait-hyperacetylation } help on the lowest spot of the Mitochondria too?
    .no = no
    .yes = yes
ruling-cytosis-virus-order = Who is first for the ties and antibodies of a virus?
    .marker = the marker’s holder at that moment
    .round = who began the round
ruling-cytosis-dummy-rises = With two players, does the dummy gain antibodies after Virus Attack cards?
    .no = no
    .yes = yes
ruling-cytosis-attacks-in-tie = Do bought Virus Attack cards count in a final tie?
    .no = no
    .yes = yes
ruling-cytosis-round-start = What comes first at the start of a round?
    .income-first = the resource of { trait-housekeeping }
    .early-first = the flask of { trait-poised-promoter }
ruling-cytosis-scout-reduced = Does { event-reduce-atp-cost } help to pay for { trait-open-chromatin }?
    .no = no
    .yes = yes
ruling-cytosis-early-sets-order = Does a marker taken by { trait-poised-promoter } change who begins this round?
    .no = no
    .yes = yes
ruling-cytosis-grey-abilities = Do { trait-hyperacetylation } and { trait-demethylation } serve a grey flask?
    .no = no
    .yes = yes, like your own

ruling-virus-and-co-starter = Who begins a later round?
    .icu = who was in intensive care
    .rotate = the next player in turn
ruling-virus-and-co-payment = May you overpay when you refuse a card?
    .exact = only if the exact sum is not there
    .free = yes, but with no idle pill
ruling-virus-and-co-passing = Where do light blue Viruses and Injections go?
    .left = to the left only
    .onward = onward, away from who gave them
ruling-virus-and-co-forgotten = Who gets the pill of a forgetful player?
    .neighbour = the neighbour
    .pharmacy = the Pharmacy
ruling-virus-and-co-circulation-pills = Do you get the pills of a Virus that came back to you?
    .no = no
    .active = yes, if it is your turn
ruling-virus-and-co-prescription = What if the Pharmacy lacks some of a prescription?
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
ruling-virus-and-co-test-subject = What if the others lack pills for a test subject?
    .whole = nothing happens without all of them
    .partial = those that there are go over
ruling-virus-and-co-contagion = Must you take over a Virus by contagion?
    .must = yes
    .may = no, you may decline

## The room before a game

room-title = Take a seat
room-seats = Seats
room-waits = waits for somebody
room-bot = a bot
room-you = that is you
room-here = is here
room-away = is away just now
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
    [one] One seat is still free: wait for somebody, or put a bot there.
   *[other] { $count } seats are still free: wait for people, or put bots there.
}
room-ready = Everybody is here. You can begin.
room-host-begins = Everybody is here. The host begins the game.
room-fill = { $count ->
    [one] Add a bot
   *[other] Add { $count } bots
}
room-start = Begin
room-invited = { $host } invites you to the table
room-welcome = Welcome to the table
room-only-invited = This table is for invited people: open the whole invitation link to sit down.

sit-title = Sit down on seat { $number }
sit-change-title = Your seat
sit-name = Name
sit-name-missing = A name, please, so that the others know who plays.
sit-colour = Colour
sit-do = Sit down
sit-change-do = Keep it so
seat-colour-teal = teal
seat-colour-amber = amber
seat-colour-violet = violet
seat-colour-rose = rose
seat-colour-green = green
seat-colour-blue = blue

invite-title = Invite others
invite-about = Send the link, or let them point a phone here.
invite-code = QR code of the invitation
invite-link = Invitation link
invite-copy = Copy the link
invite-copied = Copied.
invite-not-copied = The link is selected: copy it with Ctrl+C.
invite-renewed = This link is new: the old one lets nobody in any more.
invite-local = This address works on this machine only. To invite others, start the server on your network or on a host: see “vesicle serve”.

nav = Main ways
nav-learn = Learn
nav-rules = Rules
nav-atlas = Atlas
