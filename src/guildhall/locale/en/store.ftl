# The database, in English.

error-entry_taken = Another change was saved first at table { $table } (entry { $number }). Take another look and try again.
error-login_taken = The login “{ $login }” is already taken.
error-store_url = “{ $given }” isn’t a supported database address. Use sqlite:///FILE or postgresql://USER@HOST/NAME.
error-store_driver = PostgreSQL needs a driver that isn’t installed: pip install "guildhall[postgres]"
error-store_missing = There’s no database at { $file }.
error-store_unreachable = Can’t open the database { $url }: { $problem }.
error-store_version = The database was created by a newer version of Guildhall ({ $found }). Update Guildhall first.
error-store_failed = The database isn’t responding: { $problem }. Try again in a moment.
error-store_closed = The database is closed because the server is stopping.
error-store_conflict = This conflicts with the data already in the database: { $problem }.
error-store_no_table = There’s no table { $table } in the database.
error-store_gap = The next entry of table { $table } must be { $next }, not { $number }.
error-plan_damaged = The setup of table { $table } is damaged. Restore the database from a backup.
error-entry_damaged = Entry { $number } of table { $table } is damaged. Restore the database from a backup.
error-entry_missing = Entry { $number } of table { $table } is missing. Restore the database from a backup.
error-store_text = This text contains characters that can’t be saved.
error-export_what = Choose one table with --table, or all finished ones with --all.
error-export_one_game = A Parquet file holds decisions of one game. Add --game; available games: { $known }.
error-import_unfinished = Only finished games with a result and a key can be imported.
error-backup_postgres = This command only copies SQLite files. For PostgreSQL, use pg_dump.
error-backup_exists = { $file } already exists. Choose another file name.
error-backup_no_folder = { $file } isn’t a folder; --keep removes old backups from one.
error-backup_none = There are no backups in { $folder }.
error-drill_failed = { $file } can be restored, but these tables can’t be read: { $tables }
error-tables_left_out = { $count ->
    [one] 1 table couldn’t be read and was left out: { $tables }. All others were written.
   *[other] { $count } tables couldn’t be read and were left out: { $tables }. All others were written.
}
error-backup_failed = Couldn’t create the copy { $file }: { $problem }.
error-restore_exists = { $file } already exists. Stop the server and move the file away before you restore.
error-secret_exists = { $file } contains a different secret. Move it away to use the one from the backup.
error-secret_failed = Can’t read or write the secret { $file }: { $problem }.
error-config_unreadable = The settings file { $file } can’t be read: { $problem }
error-config_unknown = { $file }: there is no setting called { $key }.
error-config_wrong = { $file }: { $problem }

error-ratings_what = Name a game, or use --recompute.
error-unknown_pace = There’s no pace “{ $given }”. Available: { $known }.
cli-person-sure = Delete the account of { $who }? Finished games stay, without the name.
cli-person-deleted = { $name } is deleted. The server replaces the name at past tables within a minute of running.
cli-person-moderator = { $name } is a moderator now.
cli-person-no-moderator = { $name } is no longer a moderator.
cli-person-administrator = { $name } is an administrator now.
cli-person-no-administrator = { $name } is no longer an administrator.
cli-ratings-place = Place
cli-ratings-name = Name
cli-ratings-rating = Rating
cli-ratings-games = Games
cli-ratings-wins = Wins
cli-ratings-computing = Computing ratings
cli-ratings-computed = Games: { $games }, rated: { $rated }, ratings changed: { $changed }.
cli-tournament-id = Id
cli-tournament-name = Name
cli-tournament-game = Game
cli-tournament-state = Status
cli-tournament-created = Tournament created. Sign-up is open at { $path }.
cli-tournament-started = The server starts the tournament within ten seconds.
cli-tournament-cancelled = Tournament cancelled.
cli-tables-table = Table
cli-tables-game = Game
cli-tables-status = Status
cli-tables-seats = Players
cli-tables-entries = Entries
cli-tables-changed = Last change (UTC)
cli-tables-due = their turn
cli-tables-status-open = waiting
cli-tables-status-playing = in progress
cli-tables-status-over = finished
cli-tables-exporting = Writing records
cli-tables-exported =
    { $count ->
        [one] 1 record
       *[other] { $count } records
    } written to { $target }.
cli-tables-imported = { $file } is valid and was imported as table { $table }.
cli-tables-copied = Database copied to { $file }. Keep it private: it contains sessions, password hashes and hidden cards.
cli-tables-secret-copied = The cookie secret was copied to { $file }. Keep it private too, next to the database.
cli-tables-drilled = { $file } is good: { $count ->
    [one] 1 table
   *[other] { $count } tables
} restored and read.
cli-tables-drilled-no-secret = There is no secret beside it: after a restore everyone has to sign in again.
cli-tables-restored = Database restored to { $file }.
cli-tables-secret-restored = The cookie secret was restored to { $file }. Everyone stays signed in.
