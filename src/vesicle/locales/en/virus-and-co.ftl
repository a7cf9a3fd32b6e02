# The page of Virus & Co.: what its cards are called and do, what is asked, what may be answered and what happened.
# $who is "you" for the reader; $player is anybody else’s name, $other a name or "you".

clinic-you = you
clinic-none = nothing

## Pills

clinic-pill-blue = blue pill
    .letter = B
clinic-pill-yellow = yellow pill
    .letter = Y
clinic-pill-red = red pill
    .letter = R
clinic-amount-blue = { $count ->
    [one] { $count } blue pill
   *[other] { $count } blue pills
}
clinic-amount-yellow = { $count ->
    [one] { $count } yellow pill
   *[other] { $count } yellow pills
}
clinic-amount-red = { $count ->
    [one] { $count } red pill
   *[other] { $count } red pills
}
clinic-pills-worth = Pills worth { $worth }
clinic-paid-worth = paid for this card: { $pills }

## Cards

clinic-card-rhinovirus = Rhinovirus
clinic-card-papillomavirus = Papillomavirus
clinic-card-parvovirus = Parvovirus
clinic-card-norovirus = Norovirus
clinic-card-herpes-simplex = Herpes simplex
clinic-card-adenovirus = Adenovirus
clinic-card-parainfluenza = Parainfluenza
clinic-card-coxsackievirus = Coxsackievirus
clinic-card-roseolovirus = Roseolovirus
clinic-card-varicella-zoster = Varicella zoster
clinic-card-metapneumovirus = Metapneumovirus
clinic-card-astrovirus = Astrovirus
clinic-card-sapovirus = Sapovirus
clinic-card-rubella = Rubella
clinic-card-mumps = Mumps
clinic-card-rotavirus = Rotavirus
clinic-card-influenza-b = Influenza B
clinic-card-cytomegalovirus = Cytomegalovirus
clinic-card-epstein-barr = Epstein-Barr
clinic-card-influenza-a = Influenza A
clinic-card-coronavirus = Coronavirus
clinic-card-hepatitis-a = Hepatitis A
clinic-card-zika = Zika
clinic-card-west-nile = West Nile
clinic-card-measles = Measles
clinic-card-dengue = Dengue
clinic-card-yellow-fever = Yellow fever
clinic-card-ebola = Ebola
clinic-card-injection = Injection
    .said = an Injection
clinic-card-plague = Plague
clinic-card-sneeze = Sneeze
clinic-card-jab = Jab
clinic-card-test-subject = Test subject
clinic-card-contagion = Contagion
clinic-card-prescription = Prescription
clinic-card-recall = Recall
clinic-card-expiry-date = Expiry date
clinic-card-co-payment = Co-payment
clinic-card-free-sample = Free sample
clinic-card-senior-doctor = Senior doctor
clinic-card-diagnosis = Diagnosis
clinic-card-nurse = Nurse
clinic-card-hidden = Risk card
    .said = a Risk card
clinic-card-some = card
    .said = the card
clinic-card-points = { $card } ({ $points })
clinic-card-the = { $name ->
   *[other] { $card }
}
clinic-card-on = { $name ->
   *[other] { $card }
}

## Kinds of cards, and what they do

clinic-kind-light-blue = light blue Virus
    .letter = L
    .does = { $points ->
        [one] { $points } sickness point.
       *[other] { $points } sickness points.
    } Keep it from a pile to get { $pills }. It can only be passed to the next bed on the left.
    .onward = { $points ->
        [one] { $points } sickness point.
       *[other] { $points } sickness points.
    } Keep it from a pile to get { $pills }. It is passed from neighbour to neighbour.
clinic-kind-red = red Virus
    .letter = R
    .does = { $points ->
        [one] { $points } sickness point.
       *[other] { $points } sickness points.
    } Keep it from a pile to get { $pills }. It can be passed to anyone but the player it came from.
clinic-kind-injection = Injection
    .letter = I
    .does = Halves one of your Viruses, rounded up; a second one makes it harmless. But Injection number { $limit } in front of you means intensive care.
clinic-kind-risk = Risk card
    .letter = ?
    .does = Nobody knows what it does until someone takes it.
clinic-kind-own-virus = Risk card
    .does = The taker catches it: a Virus with { $points ->
        [one] { $points } sickness point.
       *[other] { $points } sickness points.
    }
clinic-kind-sent-virus = Risk card
    .does = The taker puts it in front of another player: a Virus with { $points ->
        [one] { $points } sickness point.
       *[other] { $points } sickness points.
    }
clinic-kind-own-injection = Risk card
    .does = The taker gets it as an Injection.
clinic-kind-test = Risk card
    .does = The taker catches a Virus with { $points ->
        [one] { $points } sickness point
       *[other] { $points } sickness points
    } and takes { $pills } from other players. If they don’t have the pills, the card is set aside.
clinic-kind-steal = Risk card
    .does = The taker must take a Virus without an Injection from another player.
    .may = The taker may take a Virus without an Injection from another player.
clinic-kind-gain = Risk card
    .does = The taker gets { $pills } from the Pharmacy, as far as its stock allows.
clinic-kind-others-return = Risk card
    .does = Everyone but the taker returns a pill to the Pharmacy.
clinic-kind-neighbours-return = Risk card
    .does = Both neighbours of the taker return a pill to the Pharmacy.
clinic-kind-taker-returns = Risk card
    .does = The taker returns a pill to the Pharmacy.
clinic-kind-give = Risk card
    .does = The taker gives a pill to another player.
clinic-kind-courtesy = Risk card
    .does = Until the round ends, whoever does not call the taker "Doctor" owes the taker a pill.
    .idle = This table plays without manners: it does nothing.
clinic-kind-bet-on = Risk card
    .does = The taker names a player who will end this round in intensive care: +{ $right } if right, −{ $wrong } if wrong.
clinic-kind-bet-off = Risk card
    .does = The taker names a player who will not end this round in intensive care: +{ $right } if right, −{ $wrong } if wrong.
clinic-injected = { $count ->
    [one] With { $count } Injection it counts { $points }.
   *[other] With { $count } Injections it counts { $points }.
}
clinic-alone = It lies on its own and helps nobody.
clinic-named = It is about { $other }.

## The clinic

clinic-table = The clinic
clinic-pharmacy = Pharmacy
clinic-pharmacy-has = Pharmacy: { $pills }
clinic-pile = Pile { $pile }
clinic-pile-has = Pile { $pile }: { $count ->
    [0] no cards left below
    [one] { $count } card below
   *[other] { $count } cards below
}
clinic-pile-empty = empty
clinic-icu = Intensive care
clinic-icu-rule = over { $limit } sickness points or { $injections } Injections: −{ $points } points
clinic-icu-patient = { $who ->
    [you] You are in intensive care
   *[other] { $player } is in intensive care
}
clinic-discard = Used
clinic-discard-has = { $count ->
    [0] No Risk cards used yet
    [one] { $count } used Risk card
   *[other] { $count } used Risk cards
}
clinic-out = Set aside
clinic-out-has = { $count ->
    [0] No Risk cards set aside
    [one] { $count } Risk card set aside unseen
   *[other] { $count } Risk cards set aside unseen
}
clinic-hand = Your Risk cards
clinic-hand-empty = You have no Risk cards left.
clinic-hand-of = Risk cards of { $player }
clinic-hand-size = { $count ->
    [0] no Risk cards in hand
    [one] { $count } Risk card in hand
   *[other] { $count } Risk cards in hand
}
clinic-risk-from = from { $points } sickness points up
clinic-sickness = { $points } of { $limit } sickness points
clinic-injections = { $count } of { $limit } Injections
clinic-score = { $points ->
    [one] { $signed } point
   *[other] { $signed } points
}
clinic-visits = { $count ->
    [one] { $count } visit to intensive care
   *[other] { $count } visits to intensive care
}
clinic-bed = Bed of { $player }
clinic-bed-yours = your bed
clinic-bed-active = current player
clinic-bed-decides = deciding now
clinic-bed-turn-card = Turn Player card
clinic-bed-gives = passed the card on
clinic-bed-receives = has the card in front of them
clinic-no-virus = no Virus
clinic-row = Virus cards and Injections
clinic-tray = The card going round
clinic-tray-from = from { $other }
clinic-tray-price = refusing costs { $price }
clinic-tray-owed = refusing costs { $price }, { $paid } already paid
clinic-tray-take = Take it
clinic-tray-helpless = You cannot pay. Why?
clinic-why-not = Why not?
clinic-keep = Keep
clinic-circulate = Pass round

## What is asked

clinic-ask-turn-card = { $who ->
    [you] Your turn: what do you do first?
   *[other] { $player } starts the turn
}
clinic-ask-turn = { $who ->
    [you] Your turn: keep a face-up card, pass one round, or play a Risk card.
   *[other] It’s { $player }’s turn
}
clinic-ask-turn-no-risk = { $who ->
    [you] Your turn: keep a face-up card or pass one round.
   *[other] It’s { $player }’s turn
}
clinic-ask-pass = { $who ->
    [you] Who do you pass { $card } to?
   *[other] { $player } chooses who gets { $card }
}
clinic-ask-address = { $who ->
    [you] How do you address { $other }?
   *[other] { $player } addresses { $other }
}
clinic-ask-lapse = { $who ->
    [you] You forgot the Turn Player card. Which pill does that cost you?
   *[other] { $player } pays a pill for the forgotten Turn Player card
}
clinic-ask-receive = { $who ->
    [you] { $other } passes you { $card }: take it, or pay { $price } and pass it on?
   *[other] { $player } has { $card } in front of them: take it, or pay { $price }?
}
clinic-price-worth = pills worth { $count }
clinic-price-pills = { $count ->
    [one] { $count } pill
   *[other] { $count } pills
}
clinic-ask-inject = { $who ->
    [you] Which of your Virus cards gets the Injection?
   *[other] { $player } chooses a Virus for the Injection
}
clinic-ask-choose = { $who ->
    [you] Contagion: which Virus do you take?
   *[other] { $player } chooses a Virus to take
}
clinic-ask-name = { $who ->
    [you] { $kind ->
        [sent-virus] { $card }: who do you put it in front of?
        [give] { $card }: who gets one of your pills?
        [bet-on] { $card }: who will end this round in intensive care?
       *[bet-off] { $card }: who will not end this round in intensive care?
    }
   *[other] { $player } chooses someone for { $card }
}
clinic-ask-return = { $who ->
    [you] { $card }: which pill do you return to the Pharmacy?
   *[other] { $player } chooses a pill for the Pharmacy
}
clinic-ask-give = { $who ->
    [you] Which pill do you give to { $other }?
   *[other] { $player } chooses a pill for { $other }
}
clinic-ask-donor = { $who ->
    [you] Who gives you the { $pill }?
   *[other] { $player } chooses who gives the { $pill }
}
clinic-ask-manners = { $who ->
    [you] You forgot to say "Doctor". Which pill does { $other } get?
   *[other] { $player } pays { $other } for a missing "Doctor"
}
clinic-ask-over = The game is over.

## What may be answered

clinic-choice-took = Take the Turn Player card
clinic-choice-forgot = Leave the Turn Player card where it is
clinic-choice-keep = Keep { $card }{ $pills ->
    [none] { "" }
   *[other] , +{ $pills }
}
clinic-choice-circulate = Pass { $card } round
clinic-choice-risk = Play { $card } face down
clinic-choice-accept = Take { $card }
clinic-choice-pay = Pay { $pills } to refuse
clinic-choice-overpay = Pay { $pills } to refuse ({ $surplus } too much)
clinic-choice-pass = Pass it to { $other }
clinic-choice-plain = Just use the name
clinic-choice-doctor = Say "Doctor"
clinic-choice-inject = Put the Injection on { $card }: { $before } → { $after }
clinic-choice-choose = Take { $card } from { $other }
clinic-choice-name = { $kind ->
    [sent-virus] Put it in front of { $other }
    [give] Give a pill to { $other }
    [bet-on] { $other } will be in intensive care
   *[bet-off] { $other } will stay out of intensive care
}
clinic-choice-pill = Give up the { $pill }
clinic-choice-donor = Take the { $pill } from { $other }
clinic-choice-done = Take no Virus

clinic-group-keep = Keep a face-up card
clinic-group-circulate = Pass a face-up card round
clinic-group-risk = Play a Risk card
clinic-group-pay = Pay to refuse
clinic-group-pay-red = { $count ->
    [0] Refuse without red pills
    [one] Refuse with { $count } red pill
   *[other] Refuse with { $count } red pills
}

## What happened

clinic-log-round = Round { $round }: { $who ->
    [you] you begin
   *[other] { $player } begins
}
clinic-log-offers = Face up on the piles: { $cards }
clinic-log-deal = { $who ->
    [you] You are dealt { $cards }
   *[other] { $player } is dealt { $cards }
}
clinic-log-deal-hidden = { $count ->
    [one] { $players } get { $count } Risk card each
   *[other] { $players } get { $count } Risk cards each
}
clinic-log-shuffle = The piles are shuffled
clinic-log-took = { $who ->
    [you] You take the Turn Player card
   *[other] { $player } takes the Turn Player card
}
clinic-log-forgot = { $who ->
    [you] You forget the Turn Player card
   *[other] { $player } forgets the Turn Player card
}
clinic-log-keep = { $who ->
    [you] You keep { $card }
   *[other] { $player } keeps { $card }
}
clinic-log-keep-pile = { $who ->
    [you] You keep the face-up card of pile { $pile }
   *[other] { $player } keeps the face-up card of pile { $pile }
}
clinic-log-circulate = { $who ->
    [you] You pass round the face-up card of pile { $pile }
   *[other] { $player } passes round the face-up card of pile { $pile }
}
clinic-log-send = { $who ->
    [you] You pass { $card } to { $other }
   *[other] { $player } passes { $card } to { $other }
}
clinic-log-risk = { $who ->
    [you] You play { $card } face down
   *[other] { $player } plays { $card } face down
}
clinic-log-accept = { $who ->
    [you] You take { $card }
   *[other] { $player } takes { $card }
}
clinic-log-reveal = { $who ->
    [you] You turn up the Risk card: { $card }
   *[other] { $player } turns up the Risk card: { $card }
}
clinic-log-pay = { $who ->
    [you] You pay { $pills } to refuse
   *[other] { $player } pays { $pills } to refuse
}
clinic-log-pay-on = { $who ->
    [you] You pay { $pills } to refuse and pass the card to { $other }
   *[other] { $player } pays { $pills } to refuse and passes the card to { $other }
}
clinic-log-plain = { $who ->
    [you] You just use the name
   *[other] { $player } just uses the name
}
clinic-log-doctor = { $who ->
    [you] You say "Doctor"
   *[other] { $player } says "Doctor"
}
clinic-log-inject = { $who ->
    [you] You put the Injection on { $card }
   *[other] { $player } puts the Injection on { $card }
}
clinic-log-choose = { $who ->
    [you] You take { $card }
   *[other] { $player } takes { $card }
}
clinic-log-name = { $who ->
    [you] You name { $other }
   *[other] { $player } names { $other }
}
clinic-log-pill = { $who ->
    [you] You give up the { $pill }
   *[other] { $player } gives up the { $pill }
}
clinic-log-pill-hidden = { $who ->
    [you] You choose a pill
   *[other] { $player } chooses a pill
}
clinic-log-donor = { $who ->
    [you] You take { $pills } from { $other }
   *[other] { $player } takes { $pills } from { $other }
}
clinic-log-done = { $who ->
    [you] You take no Virus
   *[other] { $player } takes no Virus
}
clinic-log-circulates = { $card } goes round
clinic-log-pills-gained = { $who ->
    [you] You get { $pills }
   *[other] { $player } gets { $pills }
}
clinic-log-pills-lost = { $who ->
    [you] You lose { $pills }
   *[other] { $player } loses { $pills }
}
clinic-log-pills-back = { $who ->
    [you] You take { $pills } back
   *[other] { $player } takes { $pills } back
}
clinic-log-pills-gone = { $who ->
    [you] You pay the Pharmacy { $pills }
   *[other] { $player } pays the Pharmacy { $pills }
}
clinic-log-pharmacy-more = The Pharmacy gets { $pills }
clinic-log-pharmacy-less = The Pharmacy gives { $pills }
clinic-log-virus = { $who ->
    [you] { $card } lies in front of you
   *[other] { $card } lies in front of { $player }
}
clinic-log-injection-on = { $who ->
    [you] The Injection lies on your { $card }
   *[other] { $player }’s Injection lies on { $card }
}
clinic-log-injection-alone = { $who ->
    [you] The Injection lies on its own in front of you
   *[other] The Injection lies on its own in front of { $player }
}
clinic-log-lasting = { $kind ->
    [bet-on] { $who ->
        [you] You bet that { $other } will end up in intensive care
       *[other] { $player } bets that { $other } will end up in intensive care
    }
    [bet-off] { $who ->
        [you] You bet that { $other } will not end up in intensive care
       *[other] { $player } bets that { $other } will not end up in intensive care
    }
   *[courtesy] { $who ->
        [you] From now on you are to be called "Doctor"
       *[other] From now on { $player } is to be called "Doctor"
    }
}
clinic-log-offer = Pile { $pile } shows { $card }
clinic-log-turn-card = { $who ->
    [you] The Turn Player card is yours: your turn
   *[other] The Turn Player card goes to { $player }
}
clinic-log-icu = { $who ->
    [you] You end up in intensive care!
   *[other] { $player } ends up in intensive care!
}
clinic-log-nobody-icu = The piles have run out: nobody is in intensive care
clinic-log-scored = { $who ->
    [you] You score { $points } ({ $parts })
   *[other] { $player } scores { $points } ({ $parts })
}
clinic-log-end = { $who ->
    [you] You win!
   *[other] { $player } wins!
}
clinic-log-end-shared = { $players } share the victory!
clinic-log-undone = { $who ->
    [you] You undo your turn
   *[other] { $player } undoes their turn
}

## Rounds and points

clinic-heading = Round { $round } of { $rounds }
clinic-heading-turn = Round { $round } of { $rounds } · { $who ->
    [you] your turn
   *[other] { $player }’s turn
}
clinic-source-pills = Pills
clinic-source-sickness = Sickness
clinic-source-bets = Bets
clinic-source-icu = Intensive care
