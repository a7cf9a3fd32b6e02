# What bots say at telling moments, each in their own manner.

remark-hello = { $manner ->
    [cheerful] Hello! This is going to be fun.
    [kind] Good luck, everyone.
    [shy] Oh … hello.
    [keen] Ready? I’ve got a plan.
    [dry] Shall we?
   *[proud] Watch and learn.
}
remark-score = { $manner ->
    [cheerful] Yes! Did you see that?
    [kind] That worked out nicely.
    [shy] I … did that?
    [keen] Just as planned!
    [dry] That will do.
   *[proud] As expected.
}
remark-praise = { $manner ->
    [cheerful] Wow, well played!
    [kind] Lovely move.
    [shy] That was good …
    [keen] I saw that coming. Almost.
    [dry] Not bad.
   *[proud] I’d have done the same.
}
remark-hurt = { $manner ->
    [cheerful] Ouch! Never mind.
    [kind] Oh dear.
    [shy] I knew it …
    [keen] New plan, then.
    [dry] Charming.
   *[proud] That hardly counts.
}
remark-won = { $manner ->
    [cheerful] I won! Again?
    [kind] Thank you for the game.
    [shy] Really? Me?
    [keen] The plan worked!
    [dry] Well, that’s that.
   *[proud] Naturally.
}
remark-lost = { $manner ->
    [cheerful] Congratulations! Again?
    [kind] Well deserved.
    [shy] You were great.
    [keen] I’ll work on that.
    [dry] Fair enough.
   *[proud] A lucky day for you.
}
settings-remarks = Bots’ remarks
    .about = At telling moments, bots say a word.
