# The browser, in English.

client-skip = To the content
client-home = To the hall
client-menu = Menu
client-rules = Rules
client-settings = Settings
client-about = Who made this
client-speed-plain = Running the plain rules. Bots think less far ahead.
client-speed-compiling = Speeding up: compiling the rules in the background.
client-speed-compiled = Running the compiled rules.
client-close = Close
client-back = Back
client-loading = One moment …
client-offline = The house does not answer. Are you connected?
client-reconnecting = Connection lost. Coming back by itself …
client-rules-changed = The rules of this game were revised after this table was set up (version { $began }, now { $now }). It goes on under the present ones.
client-data-changed = The printed data of this game was corrected after this table was set up. It goes on with the present one.

## The hall

client-welcome = Welcome to the Guildhall
client-welcome-more = Four games of guilds and cities. Sit down alone against bots, or send a friend a link.
client-your-tables = Your tables
client-open-tables = Open tables
client-more-tables = Show more tables
client-games = Games
client-players = { $least }–{ $most } players
client-play-bots = Play against bots
client-new-table = New table
client-your-turn = Your turn
client-status-open = waiting for players
client-status-playing = in progress
client-status-over = finished
client-open-seat = open seat

## A new table

client-name = Your name
client-how-many = How many players?
client-who = Who sits where?
client-seat = Seat { $seat }
client-seat-me = Me
client-seat-friend = A friend (by link)
client-seat-bot = Bot: { $bot }
client-variants = Variants
client-clock = Clock
client-clock-none = No clock
client-clock-live = Live: 10 minutes + 20 seconds a move
client-clock-relaxed = Relaxed: 30 minutes + 1 minute a move
client-clock-evening = An evening: 2 hours + 2 minutes a move
client-clock-daily = By turns: 3 days + 12 hours a move
client-clock-correspondence = Correspondence: 14 days + 2 days a move
client-visibility = Who may watch?
client-visibility-link = Whoever has the link
client-visibility-public = Everybody; open seats are listed
client-visibility-private = Only the players
client-allow-hints = Allow hints for everyone (off by default when two or more people play)
client-rescue = If a player stops playing
client-rescue-days =
    { $days ->
        [0] Wait for them, however long
       *[other] Others can let a bot take over after { $days } days
    }
client-lay-table = Lay the table

## Coming in

client-join = You are invited
client-join-more = { $game } with { $names }.
client-sit = Sit down
client-stand = Stand up
client-watch = Only watch
client-waiting-players = waiting for players
client-invited = { $name } (invited)
client-invite = Invite a friend
client-start-bots = Start; bots take the open seats
client-link = Send this link:
client-link-copied = Copied. Send this link:
client-link-machine = This link only works on this computer. To invite others on your network, stop the server and start it with ./play serve --host 0.0.0.0
client-link-network = This link works on your local network.

## At the table

client-show = What to show
client-tab-board = Board
client-tab-log = Log
client-tab-seats = Players
client-seats = Players
client-board = Board
client-now = What to do now
client-log = Log
client-log-news = New in the log
client-round-start = Before the start
client-choices = Your choices
client-choose = Choose
client-all-choices = Show all { $count } choices
client-waiting-for =
    { $count ->
        [0] One moment …
       *[other] Waiting for { $names }
    }
client-server-busy = The server is busy: bots are playing a little faster than usual.
client-you-are-away = A bot is playing for you.
client-come-back = Come back
client-confirm = Confirm
client-cancel = Cancel
client-undo = Undo
client-undo-asked = { $name } asks to go back.
client-agree = Agree
client-refuse = No
client-hint = Hint
client-hint-is = A bot would: { $move }
client-no-hint = There is no hint now.
client-hint-others = What else was thought of
client-hint-play = Play it
client-hint-comes = Thinking …
client-hints-off = Hints are off at this table.
client-hints-on = Hints are allowed for everyone.
client-rescue-terms =
    { $days ->
        [0] Bots don’t take over for players who are away.
       *[other] If a player is away for { $days } days, the others can let a bot take over.
    }
client-absent = { $name } hasn’t moved since { $day }.
client-absent-from = From { $day } on, a bot can take over.
client-absent-rescue = Let a bot ({ $bot }) play for { $name }
client-foreseen = What it will do
client-foreseen-more =
    { $count ->
        [one] and one thing more
       *[other] and { $count } things more
    }
client-then-chance = Then luck decides.
client-then-others = Then it is the others’ turn.
client-then-you = Then you go on.
client-then-end = Then the game is over.
client-then-unknown = What follows cannot be foreseen.
client-skip-steps =
    { $count ->
        [one] Skip one step
       *[other] Skip { $count } steps
    }
client-count-choices =
    { $count ->
        [one] One choice
       *[other] { $count } choices
    }
client-more = More
client-leave = Leave (a bot plays on)
client-concede = Concede
client-show-rule = Rule { $rule }
client-jump = look
client-conceded = conceded
client-away = away, a bot plays
client-bot = bot
client-you = you
client-thinking = deciding
client-score-of = { $name }: { $score } points. Show where from.
client-no-points = No points yet
client-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
client-talk =
    { $count ->
        [0] Talk
       *[other] Talk ({ $count })
    }
client-talk-earlier = Show earlier messages
client-say = Say something
client-send = Send
client-note = Your private note

## The end and after

client-ended-conceded = The game was conceded.
client-ledger = Where the points come from
client-rematch = Rematch
client-rematch-asked = { $name } invites you to a rematch.
client-rematch-invited = Rematch: you’re invited
client-rematch-accept = Accept
client-rematch-own = You’ve asked for a rematch. It starts once everyone has accepted.
client-rematch-go = Go to the rematch
client-replay = Replay
client-save-record = Save the record
client-moment = Moment
client-step-back = One step back
client-step-on = One step on
client-whose-view = Whose view
client-play-on = Play on from here

## Analysis

client-analysis = Analysis
client-analyse = Analyse the game
client-analysis-running = { $done } of { $of } decisions looked at
client-analysis-failed = The analysis did not work.
client-analysis-cancelled = The analysis was called off.
client-analysis-chart = Chances to win
client-analysis-costliest = What cost most
client-analysis-played = { $name }: { $move }
client-analysis-best = The master: { $move }
client-analysis-cost = −{ $cost } %
client-analysis-clean = No decision clearly cost anything.
client-analysis-conceded = The game was conceded: it is judged up to the last move, and the curves end with the result as it was then.
client-analysis-how = Estimated from imagined games, as a running mean. Each decision is judged by what its player could know.

## Rules and settings

client-search-rules = Search the rules
client-no-rule = No rule has these words.
client-language = Language
client-theme = Appearance
client-theme-auto = As the system
client-theme-light = Light
client-theme-dark = Dark
client-speed = Movement
client-speed-calm = Calm
client-speed-brisk = Brisk
client-speed-still = None
client-confirm-turn = Confirm every move
client-labels = Labels on the board

## Account

client-account = Account
client-account-more = You need no account to play: a name is enough, and this browser remembers you.
client-account-nobody = You have not come in yet.
client-account-guest = You are { $name }, a guest in this browser.
client-account-login = You are { $name }; your login is { $login }.
client-account-rename = Save the name
client-account-rename-more = This is what others call you at the table.
client-account-renamed = You are called { $name } now.
client-account-keep = Keep this name
client-account-keep-more = With a login and a password you find your tables on every device.
client-account-make = Make an account
client-account-kept = The account is made; your login is { $login }.
client-login = Login
client-password = Password
client-password-new = New password
client-password-old = Old password
client-password-change = Change the password
client-password-change-more = Your other devices are signed out then.
client-password-changed = The password is changed; your other devices are signed out.
client-sign-in = Sign in
client-sign-in-more = Use an account you have made before, here or on another device.
client-sign-in-guest = The guest { $name } is left behind with all tables: keep the name first if you want to find them again.
client-signed-in = Welcome back, { $name }.
client-sign-out = Sign out
client-sign-out-more = This browser forgets you; your account and your tables stay.
client-sign-out-guest = You have no password: unless you have a passkey, this name and its tables cannot be found again.
client-sign-out-surely = Sign out all the same
client-signed-out = You are signed out.
client-passkeys =
    { $count ->
        [0] Passkeys
       *[other] Passkeys ({ $count })
    }
client-passkey = Passkey
client-passkey-nth = Passkey { $n }
client-passkey-name = Name
client-passkey-name-new = Name of the new passkey
client-passkey-made = made { $day }
client-passkey-used = last used { $day }
client-passkey-unused = not used yet
client-passkey-rename = Rename
client-passkey-rename-of = Rename { $name }
client-passkey-rename-save = Save
client-passkey-renamed = The passkey has its new name.
client-passkey-remove = Remove
client-passkey-remove-of = Remove { $name }
client-passkey-remove-more = { $name } will no longer let you in. Other devices that came in with it are signed out. Press once more to remove it; then delete it on your device, too.
client-passkey-remove-surely = Remove for good
client-passkey-removed = { $name } is removed.
client-passkey-more = A passkey lets you in by fingerprint, face or PIN instead of a password.
client-passkey-add = Add a passkey
client-passkey-use = Sign in with a passkey
client-passkey-added = The passkey is added: you can sign in with it.
client-passkey-known = This device has a passkey of yours already.
client-passkey-stopped = No passkey was given; nothing has changed.
client-passkey-none = This browser cannot use passkeys here.
client-notices = Turn notices
client-notices-more = We can tell you when it is your turn and you are away; you need neither way to play.
client-notices-save = Save the notices
client-notices-saved = The notices are saved.
client-mail = Mail address
client-mail-more = We first send a link there, to be sure that the address is yours.
client-mail-none = This house does not send mail at present.
client-mail-confirmed = { $mail } is confirmed.
client-mail-unconfirmed = { $mail } is not confirmed yet: open the link in the mail we sent there.
client-mail-again = Send the confirmation again
client-mail-sent-again = A new link is on its way to { $mail }.
client-mail-remove = Remove the address
client-mail-removed = The address is removed.
client-notify-mail = Tell me by mail
client-webhook = Webhook
client-webhook-more = An https address of yours that gets the names of the tables that wait for you.
client-notify-webhook = Tell my webhook

## About

client-about-text = Guildhall is a free, independent home for four board games. The games are the work of their designers and publishers; thank you!
client-about-rights = All code and drawings are our own, the rules are told in our own words. Values that are not printed in the rulebooks are reconstructed. If you like a game, buy the box.
