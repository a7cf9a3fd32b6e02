# Learning by playing: the choice of lessons, and a lesson with its teacher.

lessons-page = Learn · Vesicle
lessons-title = Learn by playing
lessons-lead = No rulebook: a few small tasks at a real table, each with a word on why. Leave whenever you like; you’ll pick up where you left off.
lessons-minutes = { $minutes ->
    [one] about { $minutes } minute
   *[other] about { $minutes } minutes
}
lessons-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
lessons-begin = Start
lessons-again = Start over
lessons-go-on = Continue
lessons-done = done
lessons-passed = { $passed } of { $count } done
lessons-invite = New here?
    .way = Learn Cytosis in ten minutes, by playing
lessons-invite-back = Your lesson is waiting
    .way = Pick up where you left off

lesson-bar = Lesson
lesson-loading = Setting up the lesson …
lesson-missing = This lesson can’t be opened
lesson-leave = Leave the lesson (your place is kept)
lesson-to-lessons = All lessons
lesson-you = You
lesson-teacher = The teacher
lesson-step = Step { $number } of { $count }
lesson-go-to = Go to a step
lesson-why = Why
lesson-more = Why?
lesson-less = Less
lesson-things = The real biology behind it
lesson-rules = Rules behind this step ({ $count })

lesson-back = Back
lesson-next = Next
lesson-skip = Skip
lesson-finish = Finish
lesson-again = Try again
lesson-show = Show me
lesson-answer = { $kind ->
    [good] Well done!
    [hint] Keep going.
   *[wrong] Not quite.
}

lesson-idle-read = Read what the teacher says, then press Next.
lesson-idle-reached = Done: press Next to continue.
lesson-idle-wrong = Try again, or undo your last move.

lesson-closing = { $lesson }: you made it!
    .text = Now you know enough for a first game. The bots at the first level are beginners too.
lesson-learnt = What you have learnt
lesson-first-game = Play your first game against bots
lesson-following = Next lesson: { $lesson }
lesson-last-step = Back to the last step

lesson-keys = Keys in a lesson
lesson-key-next = next step, or skip this one
lesson-key-back = the previous step
lesson-key-show = show me where
lesson-key-again = start this step again
