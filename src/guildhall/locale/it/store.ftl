# La base di dati, in italiano.

error-entry_taken = Qualcuno è stato più veloce al tavolo { $table }: la voce { $number } è già scritta. Guarda di nuovo il tavolo.
error-login_taken = Il nome utente “{ $login }” appartiene a qualcun altro.
error-store_url = “{ $given }” non è una base di dati conosciuta. Usa sqlite:///FILE oppure postgresql://UTENTE@HOST/NOME.
error-store_driver = PostgreSQL richiede un driver che non è installato: pip install "guildhall[postgres]"
error-store_missing = La base di dati { $file } non esiste.
error-store_unreachable = Non riesco ad aprire la base di dati { $url }: { $problem }.
error-store_version = La base di dati viene da una versione più recente ({ $found }). Aggiorna prima questa.
error-store_failed = La base di dati non risponde: { $problem }. Riprova fra un momento.
error-store_closed = La base di dati è chiusa: il server si sta fermando.
error-store_conflict = Questo non si accorda con ciò che la base di dati contiene: { $problem }.
error-store_no_table = La base di dati non ha il tavolo { $table }.
error-store_gap = Il tavolo { $table } continua con la voce { $next }, non con { $number }.
error-plan_damaged = La configurazione del tavolo { $table } è danneggiata. Ripristina il database da un backup.
error-entry_damaged = La voce { $number } del tavolo { $table } è danneggiata. Ripristina il database da un backup.
error-entry_missing = La voce { $number } del tavolo { $table } manca. Ripristina il database da un backup.
error-store_text = Questo testo contiene caratteri che non si possono conservare.
error-export_what = Indica un tavolo con --table, oppure prendi tutti quelli finiti con --all.
error-import_unfinished = Solo una partita finita, con il risultato e la chiave, può diventare un tavolo.
error-backup_postgres = Questo comando copia file SQLite. Per PostgreSQL usa il suo strumento: pg_dump
error-backup_exists = { $file } esiste già; indica un file nuovo.
error-tables_left_out = { $count ->
    [one] Un tavolo è illeggibile e manca: { $tables }. Tutti gli altri sono scritti.
   *[other] { $count } tavoli sono illeggibili e mancano: { $tables }. Tutti gli altri sono scritti.
}
error-backup_failed = Non è stato possibile fare la copia { $file }: { $problem }.
error-restore_exists = { $file } esiste già. Ferma il server e sposta il file prima di ripristinare.
error-secret_exists = { $file } contiene un altro segreto. Spostalo se vuoi quello del backup.
error-secret_failed = Impossibile leggere o scrivere il segreto { $file }: { $problem }.

cli-tables-table = Tavolo
cli-tables-game = Gioco
cli-tables-status = Stato
cli-tables-seats = Giocatori
cli-tables-entries = Voci
cli-tables-changed = Ultima modifica (UTC)
cli-tables-due = deve giocare
cli-tables-status-open = aperto
cli-tables-status-playing = in corso
cli-tables-status-over = finito
cli-tables-exporting = Scrivo le registrazioni
cli-tables-exported =
    { $count ->
        [one] Una registrazione scritta
       *[other] { $count } registrazioni scritte
    } in { $target }.
cli-tables-imported = { $file } è verificato e ora è il tavolo { $table }.
cli-tables-copied = Il database è copiato in { $file }. Tienilo riservato: contiene sessioni, hash delle password e carte nascoste.
cli-tables-secret-copied = Il segreto che firma i cookie è copiato in { $file }. Tieni riservato anche questo, accanto al database.
cli-tables-restored = Il database è ripristinato in { $file }.
cli-tables-secret-restored = Il segreto che firma i cookie è ripristinato in { $file }. Nessuno deve accedere di nuovo.
