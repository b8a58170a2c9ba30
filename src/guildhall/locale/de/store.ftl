# Die Datenbank, auf Deutsch. Glossar: siehe core.ftl; dazu entry = Eintrag.

error-entry_taken = An Tisch { $table } wurde zuerst etwas anderes gespeichert (Eintrag { $number }). Schau noch einmal hin und versuch es erneut.
error-login_taken = Der Anmeldename „{ $login }“ ist schon vergeben.
error-store_url = „{ $given }“ ist keine unterstützte Datenbankadresse. Verwende sqlite:///DATEI oder postgresql://NUTZER@HOST/NAME.
error-store_driver = PostgreSQL braucht einen Treiber, der nicht installiert ist: pip install "guildhall[postgres]"
error-store_missing = Es gibt keine Datenbank { $file }.
error-store_unreachable = Die Datenbank { $url } lässt sich nicht öffnen: { $problem }.
error-store_version = Die Datenbank stammt von einer neueren Version von Guildhall ({ $found }). Aktualisiere zuerst Guildhall.
error-store_failed = Die Datenbank antwortet nicht: { $problem }. Versuch es gleich noch einmal.
error-store_closed = Die Datenbank ist geschlossen, weil der Server gerade anhält.
error-store_conflict = Das widerspricht dem Inhalt der Datenbank: { $problem }.
error-store_no_table = In der Datenbank gibt es keinen Tisch { $table }.
error-store_gap = Der nächste Eintrag von Tisch { $table } muss { $next } sein, nicht { $number }.
error-plan_damaged = Die Einstellungen von Tisch { $table } sind beschädigt. Stelle die Datenbank aus einer Sicherung wieder her.
error-entry_damaged = Eintrag { $number } von Tisch { $table } ist beschädigt. Stelle die Datenbank aus einer Sicherung wieder her.
error-entry_missing = Eintrag { $number } von Tisch { $table } fehlt. Stelle die Datenbank aus einer Sicherung wieder her.
error-store_text = Dieser Text enthält Zeichen, die sich nicht speichern lassen.
error-export_what = Wähle einen Tisch mit --table oder alle beendeten mit --all.
error-export_one_game = Eine Parquet-Datei enthält die Entscheidungen eines Spiels. Ergänze --game; verfügbare Spiele: { $known }.
error-import_unfinished = Nur beendete Partien mit Ergebnis und Schlüssel lassen sich importieren.
error-backup_postgres = Dieser Befehl kopiert nur SQLite-Dateien. Für PostgreSQL nimm pg_dump.
error-backup_exists = { $file } gibt es schon. Wähle einen anderen Dateinamen.
error-backup_no_folder = { $file } ist kein Ordner; --keep löscht alte Sicherungen aus einem.
error-backup_none = In { $folder } gibt es keine Sicherungen.
error-drill_failed = { $file } lässt sich wiederherstellen, aber diese Tische sind nicht lesbar: { $tables }
error-tables_left_out = { $count ->
    [one] 1 Tisch war nicht lesbar und wurde ausgelassen: { $tables }. Alle anderen wurden geschrieben.
   *[other] { $count } Tische waren nicht lesbar und wurden ausgelassen: { $tables }. Alle anderen wurden geschrieben.
}
error-backup_failed = Die Kopie { $file } konnte nicht erstellt werden: { $problem }.
error-restore_exists = { $file } gibt es schon. Halte den Server an und verschiebe die Datei, bevor du wiederherstellst.
error-secret_exists = { $file } enthält einen anderen geheimen Schlüssel. Verschiebe die Datei, um den aus der Sicherung zu verwenden.
error-secret_failed = Der geheime Schlüssel { $file } lässt sich nicht lesen oder schreiben: { $problem }.
error-config_unreadable = Die Einstellungsdatei { $file } lässt sich nicht lesen: { $problem }
error-config_unknown = { $file }: Eine Einstellung { $key } gibt es nicht.
error-config_wrong = { $file }: { $problem }

error-ratings_what = Nenne ein Spiel oder nimm --recompute.
error-unknown_pace = Es gibt kein Tempo „{ $given }“. Möglich: { $known }.
cli-person-sure = Konto von { $who } löschen? Beendete Partien bleiben, ohne den Namen.
cli-person-deleted = { $name } ist gelöscht. Der Server ersetzt den Namen an alten Tischen, sobald er eine Minute läuft.
cli-person-moderator = { $name } moderiert jetzt diesen Server.
cli-person-no-moderator = { $name } moderiert diesen Server nicht mehr.
cli-person-administrator = { $name } administriert jetzt diesen Server.
cli-person-no-administrator = { $name } administriert diesen Server nicht mehr.
cli-ratings-place = Platz
cli-ratings-name = Name
cli-ratings-rating = Wertung
cli-ratings-games = Spiele
cli-ratings-wins = Siege
cli-ratings-computing = Wertungen werden berechnet
cli-ratings-computed = Spiele: { $games }, gewertet: { $rated }, geänderte Wertungen: { $changed }.
cli-tournament-id = Kennung
cli-tournament-name = Name
cli-tournament-game = Spiel
cli-tournament-state = Stand
cli-tournament-created = Turnier erstellt. Anmeldung unter { $path }.
cli-tournament-started = Der Server startet das Turnier innerhalb von zehn Sekunden.
cli-tournament-cancelled = Turnier abgesagt.
cli-tables-table = Tisch
cli-tables-game = Spiel
cli-tables-status = Status
cli-tables-seats = Spieler
cli-tables-entries = Einträge
cli-tables-changed = Letzte Änderung (UTC)
cli-tables-due = am Zug
cli-tables-status-open = wartet
cli-tables-status-playing = läuft
cli-tables-status-over = beendet
cli-tables-exporting = Schreibe Aufzeichnungen
cli-tables-exported =
    { $count ->
        [one] 1 Aufzeichnung
       *[other] { $count } Aufzeichnungen
    } nach { $target } geschrieben.
cli-tables-imported = { $file } ist gültig und wurde als Tisch { $table } importiert.
cli-tables-copied = Datenbank nach { $file } kopiert. Halte sie geheim: Sie enthält Sitzungen, Passwort-Hashes und verdeckte Karten.
cli-tables-secret-copied = Der geheime Cookie-Schlüssel wurde nach { $file } kopiert. Halte auch ihn geheim, neben der Datenbank.
cli-tables-drilled = { $file } ist in Ordnung: { $count ->
    [one] 1 Tisch
   *[other] { $count } Tische
} wiederhergestellt und gelesen.
cli-tables-drilled-no-secret = Daneben liegt kein Geheimnis: Nach dem Wiederherstellen müssen sich alle neu anmelden.
cli-tables-restored = Datenbank nach { $file } wiederhergestellt.
cli-tables-secret-restored = Der geheime Cookie-Schlüssel wurde nach { $file } wiederhergestellt. Alle bleiben angemeldet.
