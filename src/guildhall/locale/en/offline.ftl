# The page that plays without a server: rules and bots run in the browser.

offline-about = The rules and the bots run in this browser; nothing you do leaves it. Your game is kept here until you begin another. The first visit loads about 14 MB.
offline-which = Which game?
offline-seat = Your side
offline-level = Opponents
offline-begin = Begin
offline-coming = The rules are loading. This takes a few seconds.
offline-resuming = Your game is being opened again.
offline-again = New game
offline-leave-question = Begin another game?
offline-leave-more = This one won’t be kept.
offline-try-again = Try again
offline-broken = The rules can’t run here. Reload the page. If that doesn’t help, this browser is too old, or files are missing on the host.
