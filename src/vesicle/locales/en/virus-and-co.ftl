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

## Kinds of cards, and what they do

clinic-kind-light-blue = light blue Virus
    .letter = L
    .does = { $points ->
        [one] { $points } sickness point.
       *[other] { $points } sickness points.
    } Kept from a pile it brings { $pills }. It goes round to the next bed on the left only.
    .onward = { $points ->
        [one] { $points } sickness point.
       *[other] { $points } sickness points.
    } Kept from a pile it brings { $pills }. It goes round from neighbour to neighbour.
clinic-kind-red = red Virus
    .letter = R
    .does = { $points ->
        [one] { $points } sickness point.
       *[other] { $points } sickness points.
    } Kept from a pile it brings { $pills }. It can be passed to anybody but the one it came from.
clinic-kind-injection = Injection
    .letter = I
    .does = Halves one Virus of yours, rounded up; a second one on it makes it harmless. But Injection number { $limit } before you means intensive care.
clinic-kind-risk = Risk card
    .letter = ?
    .does = Nobody knows what it does until somebody takes it.
clinic-kind-own-virus = Risk card
    .does = The taker catches it: a Virus with { $points ->
        [one] { $points } sickness point.
       *[other] { $points } sickness points.
    }
clinic-kind-sent-virus = Risk card
    .does = The taker lays it before another player: a Virus with { $points ->
        [one] { $points } sickness point.
       *[other] { $points } sickness points.
    }
clinic-kind-own-injection = Risk card
    .does = The taker gets it as an Injection.
clinic-kind-test = Risk card
    .does = The taker catches a Virus with { $points ->
        [one] { $points } sickness point
       *[other] { $points } sickness points
    } and takes { $pills } from other players. If the pills are not there, it is put away.
clinic-kind-steal = Risk card
    .does = The taker must take over a Virus without an Injection from another player.
    .may = The taker may take over a Virus without an Injection from another player.
clinic-kind-gain = Risk card
    .does = The taker gets { $pills } from the Pharmacy, as far as it has them.
clinic-kind-others-return = Risk card
    .does = Everybody but the taker returns a pill to the Pharmacy.
clinic-kind-neighbours-return = Risk card
    .does = Both neighbours of the taker return a pill to the Pharmacy.
clinic-kind-taker-returns = Risk card
    .does = The taker returns a pill to the Pharmacy.
clinic-kind-give = Risk card
    .does = The taker gives a pill to another player.
clinic-kind-courtesy = Risk card
    .does = Until the round ends, whoever does not call the taker "Doctor" owes the taker a pill.
    .idle = Nobody minds manners at this table: it does nothing.
clinic-kind-bet-on = Risk card
    .does = The taker names a player who will end this round in intensive care: +{ $right } if right, −{ $wrong } if wrong.
clinic-kind-bet-off = Risk card
    .does = The taker names a player who will not end this round in intensive care: +{ $right } if right, −{ $wrong } if wrong.
clinic-injected = { $count ->
    [one] With { $count } Injection it counts { $points }.
   *[other] With { $count } Injections it counts { $points }.
}
clinic-alone = It lies alone and helps nobody.
clinic-named = It is about { $other }.

## The clinic

clinic-table = The clinic
clinic-pharmacy = Pharmacy
clinic-pharmacy-has = Pharmacy: { $pills }
clinic-pile = Pile { $pile }
clinic-pile-has = Pile { $pile }: { $count ->
    [0] no card is left beneath
    [one] { $count } card beneath
   *[other] { $count } cards beneath
}
clinic-pile-empty = empty
clinic-icu = Intensive care
clinic-icu-rule = { $limit }+ sickness points or { $injections } Injections: −{ $points } points
clinic-icu-patient = { $who ->
    [you] You are in intensive care
   *[other] { $player } is in intensive care
}
clinic-discard = Used
clinic-discard-has = { $count ->
    [0] No Risk card is used up
    [one] { $count } used Risk card
   *[other] { $count } used Risk cards
}
clinic-out = Put away
clinic-out-has = { $count ->
    [0] No Risk card is put away
    [one] { $count } Risk card put away unseen
   *[other] { $count } Risk cards put away unseen
}
clinic-hand = Your Risk cards
clinic-hand-empty = You have no Risk cards left.
clinic-hand-of = Risk cards of { $player }
clinic-hand-size = { $count ->
    [0] no Risk cards in hand
    [one] { $count } Risk card in hand
   *[other] { $count } Risk cards in hand
}
clinic-risk-from = from { $points } sickness points on
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
clinic-bed-active = has the turn
clinic-bed-decides = decides now
clinic-bed-turn-card = Turn Player card
clinic-bed-gives = passed the card on
clinic-bed-receives = has the card before them
clinic-no-virus = no Virus
clinic-row = Virus cards and Injections
clinic-tray = The card on its way
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
   *[other] { $player } begins the turn
}
clinic-ask-turn = { $who ->
    [you] Your turn: keep an open card, pass one round, or play a Risk card.
   *[other] { $player } is at turn
}
clinic-ask-turn-no-risk = { $who ->
    [you] Your turn: keep an open card or pass one round.
   *[other] { $player } is at turn
}
clinic-ask-pass = { $who ->
    [you] Whose bed does { $card } go to?
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
   *[other] { $player } has { $card } before them: take it, or pay { $price }?
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
    [you] Contagion: which Virus do you take over?
   *[other] { $player } chooses a Virus to take over
}
clinic-ask-name = { $who ->
    [you] { $kind ->
        [sent-virus] { $card }: whose bed does it go to?
        [give] { $card }: who gets one of your pills?
        [bet-on] { $card }: who will end this round in intensive care?
       *[bet-off] { $card }: who will not end this round in intensive care?
    }
   *[other] { $player } chooses somebody for { $card }
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
clinic-choice-pay = Refuse for { $pills }
clinic-choice-overpay = Refuse for { $pills } ({ $surplus } too much)
clinic-choice-pass = Pass it to { $other }
clinic-choice-plain = Just use the name
clinic-choice-doctor = Say "Doctor"
clinic-choice-inject = Inject { $card }: { $before } → { $after }
clinic-choice-choose = Take over { $card } from { $other }
clinic-choice-name = { $kind ->
    [sent-virus] Lay it before { $other }
    [give] Give a pill to { $other }
    [bet-on] { $other } will be in intensive care
   *[bet-off] { $other } will stay out of intensive care
}
clinic-choice-pill = Give up the { $pill }
clinic-choice-donor = Take the { $pill } from { $other }
clinic-choice-done = Take over no Virus

clinic-group-keep = Keep an open card
clinic-group-circulate = Pass an open card round
clinic-group-risk = Play a Risk card
clinic-group-pay = Refuse and pay
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
clinic-log-offers = Open on the piles: { $cards }
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
    [you] You keep the open card of pile { $pile }
   *[other] { $player } keeps the open card of pile { $pile }
}
clinic-log-circulate = { $who ->
    [you] You pass the open card of pile { $pile } round
   *[other] { $player } passes the open card of pile { $pile } round
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
    [you] You turn the Risk card up: { $card }
   *[other] { $player } turns the Risk card up: { $card }
}
clinic-log-pay = { $who ->
    [you] You refuse for { $pills }
   *[other] { $player } refuses for { $pills }
}
clinic-log-pay-on = { $who ->
    [you] You refuse for { $pills } and pass the card to { $other }
   *[other] { $player } refuses for { $pills } and passes the card to { $other }
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
    [you] You inject { $card }
   *[other] { $player } injects { $card }
}
clinic-log-choose = { $who ->
    [you] You take over { $card }
   *[other] { $player } takes over { $card }
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
    [you] You take over no Virus
   *[other] { $player } takes over no Virus
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
    [you] { $card } lies before you
   *[other] { $card } lies before { $player }
}
clinic-log-injection-on = { $who ->
    [you] The Injection lies on your { $card }
   *[other] The Injection of { $player } lies on { $card }
}
clinic-log-injection-alone = { $who ->
    [you] The Injection lies alone before you
   *[other] The Injection lies alone before { $player }
}
clinic-log-lasting = { $kind ->
    [bet-on] { $who ->
        [you] You bet that { $other } will end in intensive care
       *[other] { $player } bets that { $other } will end in intensive care
    }
    [bet-off] { $who ->
        [you] You bet that { $other } will not end in intensive care
       *[other] { $player } bets that { $other } will not end in intensive care
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
clinic-log-nobody-icu = The piles are used up: nobody is in intensive care
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
    [you] You take your turn back
   *[other] { $player } takes the turn back
}

## Rounds and points

clinic-heading = Round { $round } of { $rounds }
clinic-heading-turn = Round { $round } of { $rounds } · { $who ->
    [you] your turn
   *[other] turn of { $player }
}
clinic-source-pills = Pills
clinic-source-sickness = Sickness
clinic-source-bets = Bets
clinic-source-icu = Intensive care
