# Why a bot likes or dislikes a move of Virus & Co., in half sentences without a full stop. $term is what sets the move
# apart from the best other one, $way whether for the better; $player is a letter, $worth points of pills.

why-virus-reason = { $term ->
    [pills] { $way ->
        [better] it leaves more pills
       *[worse] it leaves fewer pills
    }
    [sickness] { $way ->
        [better] it leaves you less ill
       *[worse] it leaves you more ill
    }
    [bets] { $way ->
        [better] the bet looks good
       *[worse] the bet looks bad
    }
    [danger] { $way ->
        [better] intensive care is farther off
       *[worse] intensive care comes nearer
    }
    [change] { $way ->
        [better] it leaves more small change
       *[worse] it leaves less small change
    }
    [rivals] { $way ->
        [better] the others come off worse
       *[worse] the others come off better
    }
    [icu] that means intensive care
   *[none] it hardly matters
}
why-virus-card = { $kind ->
    [injection] the Injection
    [risk] the Risk card
   *[virus] the Virus with { $points ->
        [one] { $points } sickness point
       *[other] { $points } sickness points
    }
}

why-virus-keep = keeps { why-virus-card }{ $worth ->
    [0] { "" }
   *[other] {" "}and pills worth { $worth }
}; { why-virus-reason }
why-virus-circulate = passes round { why-virus-card }; { why-virus-reason }
why-virus-risk = plays a Risk card; { why-virus-reason }
why-virus-accept = takes { why-virus-card }; { why-virus-reason }
why-virus-pay = refuses { why-virus-card }, paying pills worth { $worth }; { why-virus-reason }
why-virus-pass = passes the card to { $player }; { why-virus-reason }
why-virus-inject = { $less ->
    [0] puts the Injection on the Virus with { $points }, which does not help; { why-virus-reason }
    [one] puts the Injection on the Virus with { $points }: one sickness point less; { why-virus-reason }
   *[other] puts the Injection on the Virus with { $points }: { $less } sickness points less; { why-virus-reason }
}
why-virus-choose = takes the Virus with { $points } from { $player }; { why-virus-reason }
why-virus-name = { $kind ->
    [sent-virus] puts the Virus in front of { $player }; { why-virus-reason }
    [give] gives a pill to { $player }; { why-virus-reason }
    [bet-on] bets that { $player } ends up in intensive care; { why-virus-reason }
   *[bet-off] bets that { $player } does not end up in intensive care; { why-virus-reason }
}
why-virus-pill = { $pill ->
    [0] gives up a blue pill; { why-virus-reason }
    [1] gives up a yellow pill; { why-virus-reason }
   *[2] gives up a red pill; { why-virus-reason }
}
why-virus-done = takes no Virus; { why-virus-reason }
why-virus-donor = takes the pill from { $player }; { why-virus-reason }
why-virus-took = takes the Turn Player card, as it should
why-virus-forgot = leaves the Turn Player card, which costs a pill
why-virus-plain = leaves out the title, which costs a pill if a doctor is owed it
why-virus-doctor = says "Doctor", which costs nothing
