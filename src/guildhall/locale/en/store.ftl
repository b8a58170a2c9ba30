# The database, in English.

error-entry_taken = Somebody else was faster at table { $table }: entry { $number } is written. Look at the table again.
error-login_taken = The login “{ $login }” belongs to somebody else.
error-store_url = “{ $given }” is not a database we know. Use sqlite:///FILE or postgresql://USER@HOST/NAME.
error-store_driver = PostgreSQL needs a driver that is not installed: pip install "guildhall[postgres]"
error-store_missing = There is no database { $file }.
error-store_unreachable = The database { $url } cannot be opened: { $problem }.
error-store_version = The database was made by a newer version ({ $found }). Update this one first.
error-store_failed = The database does not answer: { $problem }. Try again in a moment.
error-store_closed = The database has been closed: the server is stopping.
error-store_conflict = This does not fit what the database holds: { $problem }.
error-store_no_table = The database has no table { $table }.
error-store_gap = Table { $table } goes on with entry { $next }, not with { $number }.
error-plan_damaged = The plan of table { $table } is damaged. Restore the database from a backup.
error-entry_damaged = Entry { $number } of table { $table } is damaged. Restore the database from a backup.
error-entry_missing = Entry { $number } of table { $table } is missing. Restore the database from a backup.
error-store_text = This text contains characters that cannot be kept.
error-export_what = Name one table with --table, or take all finished ones with --all.
error-import_unfinished = Only a finished game with its result and its key can become a table.
error-backup_postgres = This command copies SQLite files. For PostgreSQL use its own tool: pg_dump
error-backup_exists = { $file } is there already; name a new file.
error-tables_left_out = { $count ->
    [one] One table cannot be read and is left out: { $tables }. All others are written.
   *[other] { $count } tables cannot be read and are left out: { $tables }. All others are written.
}
error-backup_failed = The copy { $file } could not be made: { $problem }.
error-restore_exists = { $file } is there already. Stop the server and move it away before you restore.
error-secret_exists = { $file } holds another secret. Move it away if you want the one from the backup.
error-secret_failed = The secret { $file } can’t be read or written: { $problem }.

cli-tables-table = Table
cli-tables-game = Game
cli-tables-status = Status
cli-tables-seats = Players
cli-tables-entries = Entries
cli-tables-changed = Last change (UTC)
cli-tables-due = to move
cli-tables-status-open = open
cli-tables-status-playing = in play
cli-tables-status-over = over
cli-tables-exporting = Writing records
cli-tables-exported =
    { $count ->
        [one] One record
       *[other] { $count } records
    } written to { $target }.
cli-tables-imported = { $file } is verified and is table { $table } now.
cli-tables-copied = The database is copied to { $file }. Keep it private: it holds sessions, password hashes and hidden cards.
cli-tables-secret-copied = The secret that signs cookies is copied to { $file }. Keep it private too, beside the database.
cli-tables-restored = The database is restored to { $file }.
cli-tables-secret-restored = The secret that signs cookies is restored to { $file }. Everybody stays signed in.
