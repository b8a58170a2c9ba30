# Tables and the server, in English.

error-table_not_started = The game has not begun yet.
error-table_started = The game has begun already.
error-table_over = The game is over.
error-seat_taken = Seat { $seat } is taken.
error-seat_offered = This seat is reserved for { $name }.
error-rematch_asked = Another player has just asked for a rematch. Try again.
error-already_seated = You sit at this table already, on seat { $seat }.
error-bad_luck_number = A random number for the luck has { $least } to { $most } bytes, written in lowercase hexadecimal.
error-luck_added = This seat has already added its random number.
error-seats_open =
    { $open ->
        [one] One seat is
       *[other] { $open } seats are
    } still open.
error-stale = This answers an older question ({ $answers }); the present one is { $current }. Look at the table again.
error-nothing_to_undo = There is nothing to take back.
error-no_undo_asked = Nobody has asked you to go back.
error-flag_up = Seat { $seat } still has time.
error-not_absent = This player isn’t away, or hasn’t been away for { $days } days yet.
error-no_rescue = At this table bots don’t take over for players who are away.
error-clock_runs = This table has a clock: a bot takes over when a player’s time runs out.
error-not_away = Seat { $seat } is not being played by a stand-in.
error-not_present = Seat { $seat } is being played by a bot now.
error-not_due = Seat { $seat } has nothing to decide now.
error-bot_not_due = Seat { $seat } is no longer a bot's to move.
error-chat_length = Say between 1 and { $most } characters; this has { $have }.
error-note_length = A note has at most { $most } characters; this has { $have }.
error-bad_name = A name has 1 to { $most } ordinary characters.
error-unknown_clock = There is no clock “{ $given }”. Clocks: { $known }.
error-no_such_table = There is no such table, or it is not for you to see.
error-table_busy = The table is very busy. Try again in a moment.
error-too_many_tables = You already have { $most } unfinished tables, and that’s the limit. Finish or concede some of them first.
error-analysis_busy = The house is analysing as many games as it can. Try again in a while.
error-no_hint = No hint can be given at present. Try again in a moment.
error-hints_off = Hints are off at this table while two or more people are playing.
error-not_signed_in = Tell us your name first.
error-wrong_password = Login or password is wrong.
error-wrong_passkey = This passkey was not accepted. Try again.
error-no_such_passkey = You have no such passkey.
error-last_way_in = You could not sign in again without this passkey. Add another one or make a password first.
error-no_mail_here = This house does not send mail at present.
error-nothing_to_confirm = There is no address that waits to be confirmed.
error-game_off = This house does not offer this game at present.
error-not_your_table = Only the host of the table can do this.
error-not_seated = You do not sit at this table.
error-invitation_used = This invitation has been used, or the game has started. Ask for a new one.
error-bad_invitation = This invitation is not valid for this table.
error-bad_confirmation = This link is not valid any more. Enter your mail address again to get a new one.
error-unknown_host = This server doesn't know the name { $host }. If it is yours, start the server with --public-url or --allow-host.
error-foreign_origin = This request did not come from a page of this site.
error-hidden_until_the_end = This is shown when the game is over.
error-body_too_slow = The request took longer than { $seconds } seconds to arrive. Check your connection and try again.
error-head_too_slow = The request took longer than { $seconds } seconds to arrive. Check your connection and try again.
error-head_too_large = The headers of this request are too large.
error-url_too_long = This address is too long.
error-too_many_connections = Too many connections from your network. Close some and try again.
error-shutting_down = The server is restarting. Try again in a moment.
error-too_large = This is too large: at most { $most } bytes.
error-too_many_requests = Too many requests. Wait a little and try again.
error-too_many_pages = You already have { $most } pages open. Close one of them, then reload this one.
error-method_not_allowed = This address does not take that kind of request.
error-not_found = There is nothing at this address.
error-internal_error = The server has made a mistake. It is noted; try again.
error-try_again = The house could not write this down. Nothing is lost; try again in a moment.
error-store_cannot_write = The server can’t save anything right now: its database refuses to write. Check the disk.
error-table_unreadable = Table { $table } can’t be read: part of it is damaged. Ask the operator of this server to restore it from a backup. Your other tables still work.
error-table_rules_changed = Table { $table } was set up under other rules of this game (version { $began }, now { $now }), and what was played is not possible under the present ones. Nothing is lost: whoever runs this server can finish or export it with the earlier version of Guildhall.
error-bad_request = The request is not understood.
error-bad_login = A login has 3 to { $most } characters and no spaces.
error-bad_password = A password has at least { $least } characters.
error-bad_body = The request is not understood: { $problem }.
error-bad_cursor = This list can’t be continued from here. Reload the page to see it from the top.
error-bad_webhook = A webhook is an https address outside this network.
error-webhook_unresolved = This webhook’s host could not be looked up in time. Check the address, or try again later.
error-bad_mail = This is not a mail address.
error-server_busy = The address { $host }:{ $port } is in use. Choose another with --port.

mail-subject =
    { $count ->
        [one] Guildhall: it is your turn
       *[other] Guildhall: it is your turn at { $count } tables
    }
mail-subject-rematch =
    { $count ->
        [one] Guildhall: you’re invited to a rematch
       *[other] Guildhall: you’re invited to { $count } rematches
    }
mail-body =
    Hello { $name },

    { $count ->
        [one] a table is
       *[other] { $count } tables are
    } waiting for you:

    { $links }

cli-serving = Guildhall is open at { $url } (stop with Ctrl-C). Data: { $db }
cli-serving-network = On your local network: { $url }
cli-serving-here = Only this machine can open it. To let others on your network join, start it with: serve --host 0.0.0.0
cli-serving-metrics = Health and numbers for operators: { $url }/healthz and { $url }/metrics
cli-compiling = Compiling the rules in the background. You can play now; bots will think further once it's done.
cli-compiled = The compiled rules are now in use.
cli-compile-failed = The rules couldn't be compiled. The server carries on with the plain rules. Details: { $log }
cli-mail-needs-url = Mail is set up, but no mail is sent without --public-url: links in mails need it.
error-workers_need_postgresql = More than one worker needs PostgreSQL: add --db postgresql://… (you asked for { $workers }).
error-client_not_built = The pages are not built yet. Start with ./play, which builds them.
mail-confirm-subject = Guildhall: is this your address?
mail-confirm-body =
    Hello { $name },

    somebody, most likely you, wants to be told at this address when it is his turn.
    Follow this link to confirm it:

    { $link }

    If it was not you, do nothing: no more mail will come.
