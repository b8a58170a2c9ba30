# Tables and the server, in English.

error-table_not_started = The game hasn’t started yet.
error-table_started = The game has already started.
error-table_over = The game is over.
error-seat_taken = Seat { $seat } is taken.
error-seat_offered = This seat is reserved for { $name }.
error-already_here = { $name } is already at this table, or invited.
error-no_free_seat = There’s no free seat left to invite anyone to.
error-rating_too_low = Your rating of { $rating } is below what this table asks for: at least { $least }.
error-rating_too_high = Your rating of { $rating } is above what this table asks for: at most { $most }.
error-rating_provisional = This table is for settled ratings; yours is still provisional.
error-bad_range = The lower bound { $least } is above the upper bound { $most }.
error-rematch_asked = Another player just asked for a rematch. Try again.
error-already_seated = You’re already at this table, in seat { $seat }.
error-bad_luck_number = A random number must have { $least } to { $most } bytes, written in lowercase hexadecimal.
error-luck_added = This player has already added a random number.
error-seats_open =
    { $open ->
        [one] 1 seat is
       *[other] { $open } seats are
    } still open.
error-stale = The table has moved on: you answered question { $answers }, but the current one is { $current }. Take another look and try again.
error-row_ended = Something new has happened. Look again before you go on.
error-nothing_to_undo = There’s nothing to undo.
error-no_undo_asked = Nobody has requested an undo.
error-flag_up = Seat { $seat } still has time.
error-not_absent = This player isn’t away, or hasn’t been away for { $days } days yet.
error-no_rescue = At this table, bots don’t take over for players who are away.
error-no_roles = Seats can’t be drawn in this game: they are all alike.
error-clock_runs = This table has a clock: a bot takes over when a player’s time runs out.
error-not_away = No bot is standing in for seat { $seat }.
error-not_present = A bot is playing for seat { $seat } now.
error-not_due = Seat { $seat } has nothing to decide right now.
error-bot_not_due = It’s no longer the bot’s move in seat { $seat }.
error-chat_length = A message must have 1 to { $most } characters; yours has { $have }.
error-note_length = Notes can have at most { $most } characters; yours have { $have }.
error-bad_name = A name must have 1 to { $most } ordinary characters.
error-mixed_name = Use letters of one alphabet in a name.
error-unknown_clock = There’s no clock “{ $given }”. Available clocks: { $known }.
error-no_such_table = This table doesn’t exist, or you don’t have access to it.
error-table_busy = The table is very busy. Try again in a moment.
error-too_many_tables = You already have { $most } unfinished tables, which is the limit. Finish or concede some of them first.
error-no_such_tournament = There’s no such tournament.
error-not_your_tournament = Only the player who created the tournament can do this.
error-tournament_closed = Sign-up for this tournament is closed.
error-tournament_full = The tournament is full ({ $most } players).
error-tournament_started = The tournament has already started.
error-too_few_entrants = At least { $least } players must sign up first.
error-too_many_tournaments = You’re already in { $most } unfinished tournaments, which is the limit.
error-tournament_clock = A tournament needs a clock.
error-tournament_rounds = Choose how many rounds to play.
error-tournament_start = Choose a start time in the next twelve months.
error-tournament_most = The player limit must be at least { $least }: one full table.
error-analysis_busy = The server is already analysing as many games as it can. Try again in a few minutes.
error-no_hint = No hint is available right now. Try again in a moment.
error-plan_ended = After these choices it isn’t your turn, so there’s nothing to suggest yet.
error-hints_off = Hints are off at this table while two or more people are playing.
error-coach_off = The coach is off at this table.
error-not_signed_in = You’re not signed in. Enter your name or sign in first.
error-wrong_password = Wrong login or password.
error-wrong_passkey = This passkey wasn’t accepted. Try again.
error-wrong_name = Type your name exactly as it is: { $name }.
error-no_such_passkey = This passkey doesn’t exist.
error-no_such_puzzle = This puzzle doesn’t exist.
error-no_such_decision = This decision isn’t in the analysis. Analyse the game first.
error-last_way_in = Without this passkey you couldn’t sign in again. Add another passkey or set a password first.
error-no_mail_here = This server doesn’t send email.
error-nothing_to_confirm = There’s no email address to confirm.
error-game_off = This game isn’t available on this server.
error-feature_off = This server doesn’t offer this feature ({ $feature }).
error-unknown_feature = There’s no game or feature “{ $given }”. Available: { $known }.
error-not_your_table = Only the table’s host can do this.
error-not_alone = Other players have to do with this table, so it can’t be deleted. Leave or concede instead.
error-not_seated = You’re not a player at this table.
error-invitation_used = This invitation has already been used, or the game has started. Ask for a new one.
error-bad_invitation = This invitation isn’t valid for this table.
error-bad_confirmation = This link is no longer valid. Enter your email address again to get a new one.
error-unknown_host = This server doesn’t recognise the host name { $host }. If it’s yours, start the server with --public-url or --allow-host.
error-foreign_origin = This request came from another site and was blocked.
error-hidden_until_the_end = You can see this once the game is over.
error-body_too_slow = The request took more than { $seconds } seconds to arrive. Check your connection and try again.
error-head_too_slow = The request took more than { $seconds } seconds to arrive. Check your connection and try again.
error-head_too_large = The request headers are too large.
error-url_too_long = This address is too long.
error-too_many_connections = Too many connections from your network. Close some and try again.
error-shutting_down = The server is restarting. Try again in a moment.
error-too_large = This is too large. The limit is { $most } bytes.
error-too_many_requests = Too many requests. Wait a moment and try again.
error-too_many_pages = You already have { $most } pages open. Close one of them, then reload this one.
error-method_not_allowed = This address doesn’t accept that kind of request.
error-not_found = Page not found.
error-internal_error = Something went wrong on the server. The error was logged; please try again.
error-try_again = Your move couldn’t be saved. Nothing was lost; please try again.
error-store_cannot_write = The server can’t save anything right now: its database refuses to write. Check the disk.
error-table_unreadable = Table { $table } can’t be opened: some of its data is damaged. Ask the server’s operator to restore it from a backup. Your other tables still work.
error-table_rules_changed = Table { $table } was created with an older version of this game’s rules ({ $began }, now { $now }), and its moves aren’t possible in the new version. Nothing is lost: the server’s operator can finish or export it with the older version of Guildhall.
error-bad_request = The request couldn’t be understood.
error-bad_login = A login must have 3 to { $most } characters and no spaces.
error-bad_password = A password must have at least { $least } characters.
error-bad_body = The request couldn’t be understood: { $problem }.
error-bad_cursor = This list can’t be continued from here. Reload the page to see it from the top.
error-bad_subscription = That subscription of your browser isn’t valid. Turn notifications off and on again.
error-bad_zone = The time zone { $given } isn’t known.
error-no_such_person = There’s no such person, or they don’t show their profile.
error-not_yourself = That’s you.
error-too_many_bonds = You already follow or block { $most } players, which is the limit.
error-not_welcome = You can’t join this table.
error-banned =
    { $until ->
        [never] You’re banned from this server. Reason: { $why }
       *[other] You’re banned from this server until { $until }. Reason: { $why }
    }
error-silenced =
    { $until ->
        [never] You can’t chat. Reason: { $why }
       *[other] You can’t chat until { $until }. Reason: { $why }
    }
error-warning_unread = A moderator has warned you. Read the warning first.
error-not_moderator = Only moderators can do this.
error-not_administrator = Only administrators can see this.
error-not_on_moderators = This person is a moderator. Only the operator of this server can act on moderators.
error-no_such_line = This message can’t be reported.
error-why_needed = Write down the reason.
error-days_needed = Choose how long.
error-talk_slow = Slow mode: you can write again in { $seconds } s.
error-spectators_only = Only spectators can write here. You can read it once your game is over.
error-slow_length = Choose between 0 and { $most } seconds.
error-match_lost = One of these players has left. Try again.
error-bad_search = This search can’t be read. Check the dates.
error-bad_webhook = A webhook must be an HTTPS address outside this network.
error-webhook_unresolved = Couldn’t look up the webhook’s host in time. Check the address or try again later.
error-bad_mail = This isn’t a valid email address.
error-server_busy = { $host }:{ $port } is already in use. Choose another port with --port.

former-player = Former player
push-your_turn = It’s your turn.
push-clock = Your time is running out.
push-invitation = You’re invited to a game.
push-invitation-by = { $name } invites you to a game.
push-match = Your table is ready.
push-talk = Somebody wrote at your table.
push-talk-by = { $name } wrote at your table.
push-tournament =
    { $round ->
        [0] { $name }: your table is ready.
       *[other] { $name }, round { $round }: your table is ready.
    }
push-tournament-tables = { $name } has started: { $count } tables are ready for you.
mail-subject-clock =
    { $count ->
        [one] Guildhall: your time is running out
       *[other] Guildhall: your time is running out at { $count } tables
    }
mail-subject-your_turn =
    { $count ->
        [one] Guildhall: it’s your turn
       *[other] Guildhall: it’s your turn at { $count } tables
    }
mail-subject-invitation =
    { $count ->
        [one] Guildhall: you’re invited to a game
       *[other] Guildhall: you’re invited to { $count } games
    }
mail-subject-talk =
    { $count ->
        [one] Guildhall: new message at your table
       *[other] Guildhall: new messages at { $count } tables
    }
mail-subject-tournament =
    { $count ->
        [one] Guildhall: your tournament table is ready
       *[other] Guildhall: your { $count } tournament tables are ready
    }
mail-hello = Hi { $name },
mail-tables-tournament =
    { $count ->
        [one] your tournament table is ready:
       *[other] your { $count } tournament tables are ready:
    }

    { $links }
mail-round =
    { $round ->
        [0] “{ $name }”:
       *[other] “{ $name }”, round { $round }:
    }
mail-tables-talk =
    { $count ->
        [one] there’s a new message at this table:
       *[other] there are new messages at these { $count } tables:
    }

    { $links }
mail-tables-clock =
    { $count ->
        [one] your time is running out at this table:
       *[other] your time is running out at these { $count } tables:
    }

    { $links }
mail-tables-your_turn =
    { $count ->
        [one] it’s your turn at this table:
       *[other] it’s your turn at these { $count } tables:
    }

    { $links }
mail-tables-invitation =
    { $count ->
        [one] you’re invited to this table:
       *[other] you’re invited to these { $count } tables:
    }

    { $links }

cli-serving = Guildhall is running at { $url } (press Ctrl-C to stop). Data: { $db }
cli-serving-network = On your local network: { $url }
cli-serving-here = Only this computer can open it. To let others on your network join, start it with: serve --host 0.0.0.0
cli-thinking = Thinking for the servers of { $db } with { $processes ->
    [one] one process
   *[other] { $processes } processes
}. Stop with Ctrl+C.
cli-serving-metrics = Health checks and metrics: { $url }/healthz and { $url }/metrics
cli-compiling = Compiling the rules in the background. You can play now; bots will think further ahead once it’s done.
cli-compiled = The compiled rules are now in use.
cli-compile-failed = The rules couldn’t be compiled. The server keeps running with the plain rules. Details: { $log }
cli-mail-needs-url = Email is set up but won’t be sent without --public-url, which links in emails need.
error-workers_need_postgresql = Running { $workers } workers needs PostgreSQL: add --db postgresql://…
error-think_needs_postgresql = Bots can think elsewhere only for servers on PostgreSQL: add --db postgresql://…
error-client_not_built = The web pages aren’t built yet. Start with ./play, which builds them.
error-docs_not_built = The documentation isn’t built yet. Wait a moment and reload; ./play builds it in the background.
mail-confirm-subject = Guildhall: confirm your email address
mail-confirm-body =
    Hi { $name },

    please confirm that we may email you at this address when it’s your turn:

    { $link }

    If you didn’t ask for this, just ignore this email. You won’t get any more.
