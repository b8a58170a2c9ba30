# Lessons, in English: what all of them share.

lesson-page = Learn
lesson-step = { $at } of { $of }
lesson-progress = How far you are
lesson-next = Next
lesson-restart = Start over
lesson-meant = You could do that. In this lesson we go on with: { $moves }.
lesson-done = You’ve finished this lesson. Now try it for real.
lesson-new-game = New game against apprentices
lesson-following = Next lesson
