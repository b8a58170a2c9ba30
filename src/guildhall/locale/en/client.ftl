# The browser, in English.

client-skip = Skip to content
client-home = Home
client-menu = Menu
client-rules = Rules
client-settings = Settings
client-about = About
client-people = Players
client-history = Game history
client-profile = Profile
client-ranking = Leaderboard
client-tournaments = Tournaments
client-speed-plain = Bots on this server play below their full strength.
client-speed-compiling = The server has just started: bots reach their full strength in a few minutes.
client-speed-compiled = Bots play at full strength.
client-close = Close
client-back = Back
client-loading = One moment …
client-offline = Can’t reach the server. Check your connection.
client-play-offline = Play without a server
client-reconnecting = Connection lost. Reconnecting …
client-renewed = Guildhall has been updated. Your games are saved: reload the page to go on.
client-part-missing = Part of this page couldn’t be loaded. Reload the page to try again.
client-reload = Reload
client-later = Later
client-rules-changed = The rules of this game were updated after this table was created (version { $began }, now { $now }). The game continues with the new rules.
client-data-changed = This game’s card and board data were corrected after this table was created. The game continues with the corrected data.

## The home page

client-welcome = Welcome to Guildhall
client-welcome-more = Board games of guilds and cities. Play against bots, or send a friend a link.
client-your-tables = Your tables
client-open-tables = Open tables
client-more-tables = Show more tables
client-live-games = Live games
client-delay-mark = delayed
client-games = Games
client-players = { $least }–{ $most } players
client-weight-light = light
client-weight-medium = medium
client-weight-heavy = heavy
client-play-bots = Play against bots
client-learn = Learn
client-puzzles = Puzzles
client-new-table = New table
client-your-turn = Your turn
client-status-open = waiting for players
client-status-playing = in progress
client-status-over = finished
client-open-seat = open seat
client-turn-of = { $names } to play
client-won-by = { $names } won
client-time-left = { $time } left
client-last-move = last move { $time }
client-created = created { $time }
client-ended = ended { $time }
client-manage-tables = Manage tables
client-manage-done = Done
client-hide-table = Hide
client-unhide-table = Show again
client-hidden-tables = Hidden tables
client-hidden-none = No hidden tables.
client-delete-table = Delete
client-delete-surely = Delete for good?
client-table-deleted = { $game }: table deleted.
client-filter-game = Game
client-filter-all-games = All games
client-filter-status = Show
client-filter-all = All
client-filter-due = Waiting for me
client-filter-open = Waiting for players
client-filter-playing = In progress
client-filter-over = Finished
client-sort = Sort by
client-sort-due = My turn first
client-sort-updated = Last move
client-sort-created = Newest table
client-filter-none = No tables match.
client-filter-pace = Pace
client-filter-live = Live
client-filter-correspondence = Correspondence
client-filter-fit = Only tables I can join
client-filter-followed = Only tables of players I follow
client-requires-range = Rating { $least }–{ $most }
client-requires-least = Rating { $least } or more
client-requires-most = Rating up to { $most }
client-requires-settled = no provisional ratings
client-unfit = Not for your rating
client-require = Who can join
client-require-least = Rating at least
client-require-most = Rating at most
client-require-any = any
client-require-settled = No provisional ratings

## A new table

client-name = Your name
client-how-many = How many players?
client-who = Who’s playing?
client-seat = Seat { $seat }
client-seat-me = Me
client-seat-friend = A friend (invite by link)
client-seat-bot = Bot: { $bot }
client-bot-styled = { $style } ({ $bot })
client-draw-seats = Draw seats when the game starts
client-seat-drawn = drawn at the start
client-seats-drawn = Seats are drawn when the game starts.
client-take-seat = Take seat { $seat }: { $led }
client-choose-seat = Choose an open seat.
client-variants = Variants
client-clock = Clock
client-clock-none = No clock
client-clock-live = Live: 10 minutes + 20 seconds per move
client-clock-relaxed = Relaxed: 30 minutes + 1 minute per move
client-clock-evening = One evening: 2 hours + 2 minutes per move
client-clock-daily = Daily: 3 days + 12 hours per move
client-clock-correspondence = Correspondence: 14 days + 2 days per move
client-visibility = Who can watch?
client-visibility-link = Anyone with the link
client-visibility-public = Everyone (open seats are listed)
client-visibility-private = Players only
client-delay = Spectators see the game
client-delay-choice =
    { $kind ->
        [moves] { $count } moves later
        [minutes] { $count } minutes later
        [end] only when it’s over
       *[none] live
    }
client-delayed =
    { $kind ->
        [moves] Spectators see the game { $count } moves later.
        [minutes] Spectators see the game { $count } minutes later.
       *[end] Spectators see the game when it’s over.
    }
client-allow-hints = Allow hints for everyone (off by default with two or more human players)
client-coach-switch = Coach: ask me before a move that gives a lot away
client-rated-switch = Rated game
client-rescue = If a player stops playing
client-rescue-days =
    { $days ->
        [0] Wait for them
       *[other] Others can let a bot take over after { $days } days
    }
client-lay-table = Create table

## Joining

client-join = You’re invited
client-join-more = { $game } with { $names }.
client-sit = Take a seat
client-stand = Leave seat
client-watch = Just watch
client-waiting-players = waiting for players
client-invited = { $name } (invited)
client-declined = open seat ({ $name } declined)
client-invite = Invite a friend
client-start-bots = Start now (bots fill the open seats)
client-link = Send this link:
client-link-copied = Link copied. Send it to a friend:
client-link-machine = This link only works on this computer. To invite others on your network, restart the server with ./play serve --host 0.0.0.0
client-link-network = This link works on your local network.

## At the table

client-show = View
client-tab-board = Board
client-tab-log = Log
client-tab-seats = Players
client-seats = Players
client-board = Board
client-now = Current move
client-log = Log
client-log-news = New log entries
client-strip = Parts of this round
client-strip-next = next: { $name }
client-round-start = Setup
client-choices = Your choices
client-all-choices = Show all { $count } choices
client-waiting-for =
    { $count ->
        [0] One moment …
       *[other] Waiting for { $names }
    }
client-pondering = Thinking for { $seconds } s …
client-pondering-long = Thinking for { $seconds } s. The server has a lot to do; the game goes on by itself.
client-server-busy = The server is busy, so bots are thinking a little less than usual.
client-bot-stands-in = The network of a bot can’t be used here, so a bot without one is playing for it.
client-you-are-away = A bot is playing for you.
client-come-back = I’m back
client-confirm = Confirm
client-cancel = Cancel
client-just-moved = That just moved. Press again.
client-row-total = { $count } of { $total }
client-row-count = { $count } chosen
client-row-open = { $count ->
    [0] All answered
   *[other] { $count } to go
}
client-row-send = Send
client-row-send-end = Send and finish
client-row-end = Finish
client-row-send-title = Plays everything you chose, in one go.
client-row-end-title = Plays everything you chose and ends your part of this phase.
client-row-phase = Finish phase
client-row-phase-title = Plays what you chose, place by place, and nothing elsewhere. If another player gets in the way, you’re asked again.
client-row-here = Only here
client-row-here-title = Finishes only the place the game is at. You’re asked again at the next one; what you chose there is kept.
client-wishes-on = { $count ->
    [0] No more moves this phase
    [one] 1 choice still to be played
   *[other] { $count } choices still to be played
}
client-wishes-dropped = Another player’s move came in between. Check what is left of your choices.
client-row-fill = Fill in
client-row-fill-title = A bot suggests the rest. You can still change it before sending.
client-row-proposed = Proposed by a bot
client-row-agree = Play the proposal
client-row-always = Always
client-row-clear = Clear
client-row-less = { $what }: one fewer
client-row-last = { $what }, then send
client-row-spread-title = Chooses one of each that you can still choose. Nothing is sent yet.
client-row-how-many = { $what }: how many
client-row-most = All
client-row-most-title = As many as possible (on the board: Shift+click)
client-row-rest = Rest
client-row-rest-title = Places all that is left here and sends the row (on the board: Shift+click)
client-row-take-back = Take one back
client-row-stopped = { $made } of { $of } were made. { $why }
client-sweep-title = Give this answer to every question of this phase that allows it; the others are still asked.
client-again = Same again
client-again-title = Give your last answer again as long as it’s possible: { $moves }
client-bot-answers = Let a bot answer
client-bot-answers-phase = For the rest of this phase
client-bot-answers-always = This question, all game
client-bot-answers-chores = All routine questions, all game
client-bot-answers-on = A bot answers for you.
client-bot-answers-stop = Answer myself
client-proposal-all = Play all proposals ({ $count })
client-proposal-show = List
client-proposal-until = Play up to here
client-proposal-on = Propose answers
client-proposal-title = A bot proposes answers to routine questions. Nothing is played before you agree.
client-proposal-off = No more proposals
client-proposal-goes-on = Your agreed answers are being played: { $count } to go.
client-proposal-dropped = The rest of what you agreed to is no longer possible.
client-plan-ahead = Plan ahead
client-plan-next = Next you’ll be asked:
client-plan-unknown = Your next question can’t be foreseen yet.
client-planned = Planned: { $move }
client-plan-take-back = Cancel plan
client-plan-dropped = Your plan is no longer possible: { $move }
client-undo = Undo
client-undo-turn = Undo turn
client-undo-asked = { $name } requests an undo.
client-agree = Accept
client-refuse = Decline
client-hint = Hint
client-hint-is = Suggested: { $move }
client-no-hint = No hint available right now.
client-hint-row-full = Your choices are complete. Play them or change one.
client-hint-others = Other options
client-hint-play = Play this
client-coach-weighs = The coach is looking at your move…
client-coach-sure = Sure about this move?
client-coach-line = { $move }: wins about { $share } % of games. { $reason }
client-coach-back = Choose again
client-coach-anyway = Play it anyway
client-coach-missed = Played without the coach: you’ve made many moves in the last minute. The coach will be back in a moment.
client-hint-comes = Thinking …
client-hint-hurried = Only the quick hint this time: you’ve asked for many in the last minute. Ask again in a moment for a deeper one.
client-hints-off = Hints are off at this table.
client-hints-on = Hints are allowed for everyone.
client-rated = This game is rated.
client-unrated =
    { $why ->
        [closed] Not rated: a moderator closed the table.
        [choice] Not rated: the table was opened so.
        [hints] Not rated: hints are allowed or were used.
        [coached] Not rated: the coach is on.
        [position] Not rated: it began from a position.
        [undone] Not rated: a move was taken back after something was learned.
        [strangers] Not rated: not everyone is known to the house.
        [alone] Not rated: bots play all seats.
       *[other] Not rated: as agreed.
    }
client-hint-unrates = Hint; the game is then not rated
client-rescue-terms =
    { $days ->
        [0] Bots don’t take over for players who are away.
       *[other] If a player is away for { $days } days, the others can let a bot take over.
    }
client-absent = { $name } hasn’t moved since { $day }.
client-absent-from = A bot can take over from { $day }.
client-absent-rescue = Let a bot ({ $bot }) play for { $name }
client-foreseen = If you choose this:
client-foreseen-more = +{ $count } more
client-then-chance = Next: a random draw.
client-then-others = Next: another player’s move.
client-then-you = Next: you again.
client-then-end = This ends the game.
client-then-unknown = What follows depends on hidden choices.
client-skip-steps =
    { $count ->
        [one] Skip 1 step
       *[other] Skip { $count } steps
    }
client-told-more = +{ $count } more in the log
client-concerns = This concerns you
client-leads = You lead: { $names }
client-count-choices =
    { $count ->
        [one] 1 choice
       *[other] { $count } choices
    }
client-more = More
client-leave = Leave (a bot takes over)
client-leave-question = Leave this table?
client-leave-more = A bot plays for you until you come back.
client-leave-surely = Leave
client-concede = Concede
client-concede-question = Concede the game?
client-concede-more = A bot plays on for the others, and you come last. This can’t be undone.
client-stay = Keep playing
client-keys = Keyboard shortcuts
client-keys-choose = Choose an answer
client-keys-confirm = Confirm the move
client-keys-skip = Cancel, close or skip
client-keys-show = Show these keys
client-show-rule = Rule { $rule }
client-jump = Show on board
client-conceded = conceded
client-away = away, a bot is playing
client-bot = bot
client-followed = followed
client-you = you
client-thinking = thinking
client-score-of = { $name }: { $score } points. Show breakdown.
client-score-hidden = { $name }: points stay hidden until the end.
client-no-points = No points yet
client-sheet = Scores
client-sheet-open = Show scoring sheet
client-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
client-talk = Chat
client-talk-unread =
    { $count ->
        [one] 1 new message
       *[other] { $count } new messages
    }
client-talk-of =
    { $who ->
        [spectators] Spectators
       *[players] Players
    }
client-talk-apart = Players can read this once the game is over.
client-talk-earlier = Show earlier messages
client-say = Write a message
client-send = Send
client-report = Report
client-report-line = Report this message from { $name }
client-moderation = Moderation
client-status = Server status
client-silenced =
    { $until ->
        [never] You can’t chat. Reason: { $why }
       *[other] You can’t chat until { $until }. Reason: { $why }
    }
client-muted = muted
client-close-table = Close the table
client-slow = Slow mode:
client-slow-pace =
    { $seconds ->
        [0] off
       *[other] one message every { $seconds } s
    }
client-note = Private notes

## The end and after

client-ended-conceded = The game was conceded.
client-ended-closed = A moderator closed this table. The game doesn’t count.
client-won-nobody = Game closed
client-won =
    { $margin ->
        [0] { $name } wins the tiebreak with { $scored }, level with { $next }.
       *[other] { $name } wins with { $scored }, { $margin } ahead of { $next }.
    }
    .you =
        { $margin ->
            [0] You win the tiebreak with { $scored }, level with { $next }.
           *[other] You win with { $scored }, { $margin } ahead of { $next }.
        }
    .next =
        { $margin ->
            [0] { $name } wins the tiebreak with { $scored }, level with you.
           *[other] { $name } wins with { $scored }, { $margin } ahead of you.
        }
client-won-shared = { $names } share the win with { $scored }.
client-end-scored =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
client-won-conceded =
    { $winners ->
        [one] { $names } wins. Conceded: { $others }.
       *[other] { $names } win. Conceded: { $others }.
    }
client-ledger = Score breakdown
client-end-board = Show the board
client-end-result = Show the result
client-end-course = Points over the game
client-end-total = Total
client-end-ahead = Ahead of { $name }: { $why }
client-priced = { $move } · { $price }
client-rematch = Rematch
client-rematch-asked = { $name } invites you to a rematch.
client-invites-you = { $name } invites you
client-invited-you = You’re invited
client-rematch-accept = Accept
client-rematch-decline = Decline
client-rematch-own = You’ve asked for a rematch. It starts once everyone has accepted.
client-rematch-go = Go to the rematch
client-replay = Replay
client-save-record = Download record
client-moment = Move
client-step-back = Previous move
client-step-on = Next move
client-replay-play = Play
client-replay-pause = Pause
client-replay-speed = Speed
client-replay-first = To the start
client-replay-last = To the end
client-round-back = Previous round
client-round-on = Next round
client-jump-to = Jump to
client-copy-moment = Copy link
client-moment-copied = Link copied
client-moment-picture = Save picture
client-whose-view = View as
client-play-on = Continue from here

## Analysis

client-analysis = Analysis
client-analyse = Analyse game
client-analysis-running = { $done } of { $of } decisions analysed
client-analysis-failed = The analysis failed. Try again later.
client-analysis-cancelled = The analysis was cancelled.
client-analysis-chart = Winning chances
client-analysis-costliest = Biggest mistakes
client-analysis-played = { $name }: { $move }
client-analysis-best = Better: { $move }
client-analysis-whose = From { $name }’s point of view:
client-analysis-cost = −{ $cost } %
client-analysis-clean = No clear mistakes.
client-mistakes = Learn from your mistakes
client-analysis-conceded = The game was conceded: the analysis covers it up to the last move, and the curves end with the result at that point.
client-analysis-how = Estimated from simulated games and smoothed. Each decision is judged by what the player could know at the time.
client-analysis-quick = A quick look with the expert. Each decision is judged by what the player could know at the time.
client-analysis-deeper = Analyse in depth

## Rules and settings

client-labelled = { $label }: { $text }
client-search-rules = Search the rules
client-no-rule = No rules found.
client-language = Language
client-theme = Appearance
client-theme-auto = System default
client-theme-light = Light
client-theme-dark = Dark
client-speed = Animation speed
client-speed-calm = Slow
client-speed-brisk = Fast
client-speed-still = Off
client-confirm-turn = Confirm every move
client-ask-all = Also ask when there’s only one answer
client-aid = Explain each question
client-aid-fold = Hide explanations
client-aid-more = More in the rules
client-aid-new = In games that are new to me
client-aid-always = Always
client-aid-never = Never
client-labels = Show labels on the board
client-sound = Sounds

## Account

client-account = Account
client-account-more = You don’t need an account to play. A name is enough, and this browser remembers you.
client-account-nobody = You’re not signed in.
client-account-guest = You’re playing as { $name }, a guest in this browser.
client-account-login = You’re signed in as { $name } (login: { $login }).
client-account-rename = Save name
client-account-rename-more = Other players see this name.
client-account-renamed = Your name is now { $name }.
client-account-keep = Create account
client-account-keep-more = With a login and password, you can reach your tables from any device.
client-account-make = Create account
client-account-kept = Account created. Sign in as { $login }.
client-login = Login
client-password = Password
client-password-new = New password
client-password-old = Current password
client-password-change = Change password
client-password-change-more = This signs you out on your other devices.
client-password-changed = Password changed. Your other devices are signed out.
client-sign-in = Sign in
client-sign-in-more = Use an account you created here or on another device.
client-sign-in-guest = Signing in leaves the guest { $name } and their tables behind. To keep them, create an account first.
client-signed-in = Welcome back, { $name }.
client-sign-out = Sign out
client-sign-out-more = Your account and tables are kept; this browser forgets you.
client-sign-out-guest = You have no password. Without a passkey, you’ll lose this name and its tables.
client-sign-out-surely = Sign out anyway
client-signed-out = You’re signed out.
client-passkeys =
    { $count ->
        [0] Passkeys
       *[other] Passkeys ({ $count })
    }
client-passkey = Passkey
client-passkey-nth = Passkey { $n }
client-passkey-name = Name
client-passkey-name-new = Name of the new passkey
client-passkey-made = created { $day }
client-passkey-used = last used { $day }
client-passkey-unused = never used
client-passkey-rename = Rename
client-passkey-rename-of = Rename { $name }
client-passkey-rename-save = Save
client-passkey-renamed = Passkey renamed.
client-passkey-remove = Remove
client-passkey-remove-of = Remove { $name }
client-passkey-remove-more = You won’t be able to sign in with { $name } any more, and devices that used it are signed out. Press again to remove it, then delete it on your device as well.
client-passkey-remove-surely = Remove permanently
client-passkey-removed = { $name } was removed.
client-passkey-more = Sign in with your fingerprint, face or PIN instead of a password.
client-passkey-add = Add passkey
client-passkey-use = Sign in with passkey
client-passkey-added = Passkey added. You can now sign in with it.
client-passkey-known = This device already has a passkey for your account.
client-passkey-stopped = No passkey was used. Nothing has changed.
client-passkey-none = This browser doesn’t support passkeys here.
client-bonds = Following and blocked
client-data = Your data
client-notices = Notifications
client-notices-more = We can let you know when something happens at your tables. All of it is optional.
client-notices-save = Save notifications
client-notices-saved = Notifications saved.
client-mail = Email address
client-mail-more = We’ll send you a link to confirm the address.
client-mail-none = This server doesn’t send email.
client-mail-confirmed = { $mail } is confirmed.
client-mail-unconfirmed = { $mail } isn’t confirmed yet. Open the link in the email we sent you.
client-mail-again = Resend confirmation
client-mail-sent-again = We’ve sent a new link to { $mail }.
client-mail-remove = Remove address
client-mail-removed = Address removed.
client-notify-mail = Email me
client-webhook = Webhook URL
client-webhook-more = We’ll POST the tables waiting for you to this HTTPS address.
client-push = This browser
client-push-more = Get a notification on this device, even when Guildhall isn’t open. Never about the table in front of you.
client-calls-more = Get a notification on this device while a table, a tournament or the home page is open in another tab. Never about the table in front of you.
client-calls-are-on = Notifications are on in this browser, as long as Guildhall is open in a tab.
client-push-on = Turn on in this browser
client-push-off = Turn off in this browser
client-push-is-on = Notifications are on in this browser.
client-push-is-off = Notifications are off in this browser.
client-push-blocked = Your browser blocks notifications from this site. Allow them in its settings.
client-push-none = This browser can’t show notifications here. On a phone, install Guildhall to the home screen first.
client-install = App
client-install-more = Install Guildhall to open it like any other app and, on a phone, to get notifications.
client-install-now = Install Guildhall
client-installed = Guildhall is installed.
client-not-installed = Not installed. You can do it later in your browser’s menu.
client-notify = Tell me
client-notify-turn = When it’s my turn
client-notify-clock = When my time is running out
client-notify-invitation = When I’m invited
client-notify-talk = When someone writes at my table
client-notify-tournament = When my tournament table is ready
client-quiet-begin = Quiet from
client-quiet-end = to
client-quiet-more = If both times are the same, there are no quiet hours.
client-webhook-format = Webhook format
client-webhook-format-plain = JSON
client-webhook-format-discord = Discord
client-webhook-format-slack = Slack
client-webhook-format-matrix = Matrix
client-notify-webhook = Call the webhook

## About

client-about-text = Guildhall is a free, independent site for playing board games. The games are the work of their designers and publishers. Thank you!
client-thanks = by { $designer }, published by { $publisher }.
client-thanks-designer = by { $designer }.
client-about-rights = All code and artwork are our own, and the rules are explained in our own words. Values that aren’t printed in the rulebooks are reconstructed. If you like a game, buy it!
client-about-docs = Documentation: servers, bots, research
