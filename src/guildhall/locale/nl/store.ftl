# De databank, in het Nederlands.

error-entry_taken = Iemand anders was sneller aan tafel { $table }: notering { $number } is al geschreven. Bekijk de tafel opnieuw.
error-login_taken = De gebruikersnaam “{ $login }” is van iemand anders.
error-store_url = “{ $given }” is geen databank die we kennen. Gebruik sqlite:///BESTAND of postgresql://GEBRUIKER@HOST/NAAM.
error-store_driver = PostgreSQL heeft een stuurprogramma nodig dat niet is geïnstalleerd: pip install "guildhall[postgres]"
error-store_missing = Er is geen databank { $file }.
error-store_unreachable = De databank { $url } kan niet worden geopend: { $problem }.
error-store_version = De databank is gemaakt door een nieuwere versie ({ $found }). Werk eerst deze bij.
error-store_failed = De databank antwoordt niet: { $problem }. Probeer het zo meteen opnieuw.
error-store_closed = De databank is gesloten: de server stopt.
error-store_conflict = Dit past niet bij wat de databank bevat: { $problem }.
error-store_no_table = De databank heeft geen tafel { $table }.
error-store_gap = Tafel { $table } gaat verder met notering { $next }, niet met { $number }.
error-plan_damaged = De instellingen van tafel { $table } zijn beschadigd. Zet de database terug vanuit een back-up.
error-entry_damaged = Regel { $number } van tafel { $table } is beschadigd. Zet de database terug vanuit een back-up.
error-entry_missing = Regel { $number } van tafel { $table } ontbreekt. Zet de database terug vanuit een back-up.
error-store_text = Deze tekst bevat tekens die niet kunnen worden bewaard.
error-export_what = Noem één tafel met --table, of neem alle afgelopen tafels met --all.
error-import_unfinished = Alleen een afgelopen partij met haar uitslag en haar sleutel kan een tafel worden.
error-backup_postgres = Dit commando kopieert SQLite-bestanden. Gebruik voor PostgreSQL het eigen hulpmiddel: pg_dump
error-backup_exists = { $file } bestaat al; noem een nieuw bestand.
error-tables_left_out = { $count ->
    [one] Eén tafel is onleesbaar en ontbreekt: { $tables }. Alle andere zijn geschreven.
   *[other] { $count } tafels zijn onleesbaar en ontbreken: { $tables }. Alle andere zijn geschreven.
}
error-backup_failed = De kopie { $file } kon niet worden gemaakt: { $problem }.
error-restore_exists = { $file } bestaat al. Stop de server en verplaats het bestand voordat je de back-up terugzet.
error-secret_exists = { $file } bevat een ander geheim. Verplaats het als je dat uit de back-up wilt.
error-secret_failed = Het geheim { $file } kan niet worden gelezen of geschreven: { $problem }.

cli-tables-table = Tafel
cli-tables-game = Spel
cli-tables-status = Status
cli-tables-seats = Spelers
cli-tables-entries = Noteringen
cli-tables-changed = Laatste wijziging (UTC)
cli-tables-due = aan zet
cli-tables-status-open = open
cli-tables-status-playing = bezig
cli-tables-status-over = afgelopen
cli-tables-exporting = Partijbestanden worden geschreven
cli-tables-exported =
    { $count ->
        [one] Eén partijbestand
       *[other] { $count } partijbestanden
    } weggeschreven naar { $target }.
cli-tables-imported = { $file } is gecontroleerd en is nu tafel { $table }.
cli-tables-copied = De database is gekopieerd naar { $file }. Houd het bestand privé: het bevat sessies, wachtwoordhashes en verborgen kaarten.
cli-tables-secret-copied = Het geheim dat cookies ondertekent is gekopieerd naar { $file }. Houd ook dit bestand privé en bewaar het bij de database.
cli-tables-restored = De database is teruggezet als { $file }.
cli-tables-secret-restored = Het geheim dat cookies ondertekent is teruggezet als { $file }. Iedereen blijft aangemeld.
