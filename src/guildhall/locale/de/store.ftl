# Die Datenbank, auf Deutsch. Glossar: siehe core.ftl; dazu entry = Eintrag.

error-entry_taken = An Tisch { $table } war jemand schneller: Eintrag { $number } steht schon da. Schau noch einmal auf den Tisch.
error-login_taken = Der Anmeldename „{ $login }“ gehört schon jemand anderem.
error-store_url = „{ $given }“ ist keine bekannte Datenbank. Nimm sqlite:///DATEI oder postgresql://NUTZER@HOST/NAME.
error-store_driver = PostgreSQL braucht einen Treiber, der nicht installiert ist: pip install "guildhall[postgres]"
error-store_missing = Es gibt keine Datenbank { $file }.
error-store_unreachable = Die Datenbank { $url } lässt sich nicht öffnen: { $problem }.
error-store_version = Die Datenbank stammt von einer neueren Version ({ $found }). Aktualisiere zuerst diese hier.
error-store_failed = Die Datenbank antwortet nicht: { $problem }. Versuch es gleich noch einmal.
error-store_closed = Die Datenbank ist geschlossen: Der Server hält gerade an.
error-store_conflict = Das passt nicht zum Inhalt der Datenbank: { $problem }.
error-store_no_table = Die Datenbank hat keinen Tisch { $table }.
error-store_gap = Tisch { $table } geht mit Eintrag { $next } weiter, nicht mit { $number }.
error-plan_damaged = Die Einstellungen von Tisch { $table } sind beschädigt. Stelle die Datenbank aus einer Sicherung wieder her.
error-entry_damaged = Eintrag { $number } von Tisch { $table } ist beschädigt. Stelle die Datenbank aus einer Sicherung wieder her.
error-entry_missing = Eintrag { $number } von Tisch { $table } fehlt. Stelle die Datenbank aus einer Sicherung wieder her.
error-store_text = Dieser Text enthält Zeichen, die sich nicht speichern lassen.
error-export_what = Nenne einen Tisch mit --table oder nimm alle beendeten mit --all.
error-import_unfinished = Nur eine beendete Partie mit Ergebnis und Schlüssel kann ein Tisch werden.
error-backup_postgres = Dieser Befehl kopiert SQLite-Dateien. PostgreSQL hat ein eigenes Werkzeug: pg_dump
error-backup_exists = { $file } gibt es schon; nenne eine neue Datei.
error-tables_left_out = { $count ->
    [one] Ein Tisch ist nicht lesbar und fehlt: { $tables }. Alle anderen sind geschrieben.
   *[other] { $count } Tische sind nicht lesbar und fehlen: { $tables }. Alle anderen sind geschrieben.
}
error-backup_failed = Die Kopie { $file } konnte nicht angelegt werden: { $problem }.
error-restore_exists = { $file } gibt es schon. Halte den Server an und verschiebe die Datei, bevor du wiederherstellst.
error-secret_exists = { $file } enthält ein anderes Geheimnis. Verschiebe die Datei, wenn du das aus der Sicherung willst.
error-secret_failed = Das Geheimnis { $file } lässt sich nicht lesen oder schreiben: { $problem }.

cli-tables-table = Tisch
cli-tables-game = Spiel
cli-tables-status = Stand
cli-tables-seats = Spieler
cli-tables-entries = Einträge
cli-tables-changed = Letzte Änderung (UTC)
cli-tables-due = am Zug
cli-tables-status-open = offen
cli-tables-status-playing = läuft
cli-tables-status-over = beendet
cli-tables-exporting = Schreibe Aufzeichnungen
cli-tables-exported =
    { $count ->
        [one] Eine Aufzeichnung
       *[other] { $count } Aufzeichnungen
    } geschrieben nach { $target }.
cli-tables-imported = { $file } ist geprüft und jetzt Tisch { $table }.
cli-tables-copied = Die Datenbank ist nach { $file } kopiert. Halte sie geheim: Sie enthält Sitzungen, Passwort-Hashes und verdeckte Karten.
cli-tables-secret-copied = Das Geheimnis, das Cookies signiert, ist nach { $file } kopiert. Halte auch diese Datei geheim und bewahre sie bei der Datenbank auf.
cli-tables-restored = Die Datenbank ist als { $file } wiederhergestellt.
cli-tables-secret-restored = Das Geheimnis, das Cookies signiert, ist als { $file } wiederhergestellt. Alle bleiben angemeldet.
