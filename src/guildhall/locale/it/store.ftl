# La base di dati, in italiano.

error-entry_taken = Al tavolo { $table } è stata salvata prima un’altra modifica (voce { $number }). Guarda di nuovo e riprova.
error-login_taken = Il nome utente “{ $login }” è già in uso.
error-store_url = “{ $given }” non è un indirizzo di database supportato. Usa sqlite:///FILE oppure postgresql://UTENTE@HOST/NOME.
error-store_driver = PostgreSQL richiede un driver che non è installato: pip install "guildhall[postgres]"
error-store_missing = Non c’è nessun database in { $file }.
error-store_unreachable = Impossibile aprire il database { $url }: { $problem }.
error-store_version = Il database viene da una versione più recente di Guildhall ({ $found }). Aggiorna prima Guildhall.
error-store_failed = Il database non risponde: { $problem }. Riprova tra poco.
error-store_closed = Il database è chiuso perché il server si sta fermando.
error-store_conflict = Questo contraddice il contenuto del database: { $problem }.
error-store_no_table = Nel database non c’è il tavolo { $table }.
error-store_gap = La voce successiva del tavolo { $table } deve essere { $next }, non { $number }.
error-plan_damaged = La configurazione del tavolo { $table } è danneggiata. Ripristina il database da un backup.
error-entry_damaged = La voce { $number } del tavolo { $table } è danneggiata. Ripristina il database da un backup.
error-entry_missing = La voce { $number } del tavolo { $table } manca. Ripristina il database da un backup.
error-store_text = Questo testo contiene caratteri che non si possono salvare.
error-export_what = Scegli un tavolo con --table, oppure tutti quelli finiti con --all.
error-export_one_game = Un file Parquet contiene le decisioni di un solo gioco. Aggiungi --game; giochi disponibili: { $known }.
error-import_unfinished = Si possono importare solo partite finite con risultato e chiave.
error-backup_postgres = Questo comando copia solo file SQLite. Per PostgreSQL usa pg_dump.
error-backup_exists = { $file } esiste già. Scegli un altro nome.
error-backup_no_folder = { $file } non è una cartella; --keep vi cancella le copie vecchie.
error-backup_none = Non ci sono copie in { $folder }.
error-drill_failed = { $file } si può ripristinare, ma questi tavoli non si leggono: { $tables }
error-tables_left_out = { $count ->
    [one] { $count } tavolo è illeggibile ed è stato saltato: { $tables }. Tutti gli altri sono stati scritti.
   *[other] { $count } tavoli sono illeggibili e sono stati saltati: { $tables }. Tutti gli altri sono stati scritti.
}
error-backup_failed = Impossibile creare la copia { $file }: { $problem }.
error-restore_exists = { $file } esiste già. Ferma il server e sposta il file prima di ripristinare.
error-secret_exists = { $file } contiene un altro segreto. Spostalo per usare quello del backup.
error-secret_failed = Impossibile leggere o scrivere il segreto { $file }: { $problem }.
error-config_unreadable = Impossibile leggere il file di impostazioni { $file }: { $problem }
error-config_unknown = { $file }: non esiste un’impostazione { $key }.
error-config_wrong = { $file }: { $problem }

error-ratings_what = Indica un gioco, oppure usa --recompute.
error-unknown_pace = Non c’è un ritmo “{ $given }”. Disponibili: { $known }.
cli-person-sure = Eliminare l’account di { $who }? Le partite finite restano, senza il nome.
cli-person-deleted = { $name } è eliminato. Il server sostituisce il nome ai vecchi tavoli entro un minuto di attività.
cli-person-moderator = { $name } ora modera questo server.
cli-person-no-moderator = { $name } non modera più questo server.
cli-person-administrator = { $name } ora amministra questo server.
cli-person-no-administrator = { $name } non amministra più questo server.
cli-ratings-place = Posto
cli-ratings-name = Nome
cli-ratings-rating = Punteggio
cli-ratings-games = Partite
cli-ratings-wins = Vittorie
cli-ratings-computing = Calcolo dei punteggi
cli-ratings-computed = Partite: { $games }, valide: { $rated }, punteggi cambiati: { $changed }.
cli-tournament-id = Id
cli-tournament-name = Nome
cli-tournament-game = Gioco
cli-tournament-state = Stato
cli-tournament-created = Torneo creato. Iscrizioni aperte su { $path }.
cli-tournament-started = Il server avvia il torneo entro dieci secondi.
cli-tournament-cancelled = Torneo annullato.
cli-tables-table = Tavolo
cli-tables-game = Gioco
cli-tables-status = Stato
cli-tables-seats = Giocatori
cli-tables-entries = Voci
cli-tables-changed = Ultima modifica (UTC)
cli-tables-due = deve giocare
cli-tables-status-open = in attesa
cli-tables-status-playing = in corso
cli-tables-status-over = finito
cli-tables-exporting = Scrittura delle registrazioni
cli-tables-exported =
    { $count ->
        [one] { $count } registrazione scritta
       *[other] { $count } registrazioni scritte
    } in { $target }.
cli-tables-imported = { $file } è valido ed è stato importato come tavolo { $table }.
cli-tables-copied = Database copiato in { $file }. Tienilo riservato: contiene sessioni, hash delle password e carte nascoste.
cli-tables-secret-copied = Il segreto dei cookie è stato copiato in { $file }. Tieni riservato anche questo, accanto al database.
cli-tables-drilled = { $file } è a posto: { $count ->
    [one] 1 tavolo ripristinato e letto
   *[other] { $count } tavoli ripristinati e letti
}.
cli-tables-drilled-no-secret = Accanto non c’è il segreto: dopo un ripristino tutti dovranno accedere di nuovo.
cli-tables-restored = Database ripristinato in { $file }.
cli-tables-secret-restored = Il segreto dei cookie è stato ripristinato in { $file }. Nessuno deve accedere di nuovo.
