# Lessons in the browser, in English.

client-lesson-page = Learn
client-lesson-step = { $at } of { $of }
client-lesson-progress = How far you are
client-lesson-next = Next
client-lesson-restart = Start over
client-lesson-meant = You could do that. In this lesson we go on with: { $moves }.
client-lesson-done = You’ve finished this lesson. Now try it for real.
client-lesson-new-game = New game against apprentices
client-lesson-following = Next lesson
