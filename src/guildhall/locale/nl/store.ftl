# De database, in het Nederlands.

error-entry_taken = Aan tafel { $table } is eerst iets anders opgeslagen (regel { $number }). Kijk nog eens en probeer het opnieuw.
error-login_taken = De gebruikersnaam “{ $login }” is al bezet.
error-store_url = “{ $given }” is geen ondersteund databaseadres. Gebruik sqlite:///BESTAND of postgresql://GEBRUIKER@HOST/NAAM.
error-store_driver = PostgreSQL heeft een driver nodig die niet is geïnstalleerd: pip install "guildhall[postgres]"
error-store_missing = Er is geen database { $file }.
error-store_unreachable = Kan de database { $url } niet openen: { $problem }.
error-store_version = De database is gemaakt met een nieuwere versie van Guildhall ({ $found }). Werk eerst Guildhall bij.
error-store_failed = De database reageert niet: { $problem }. Probeer het zo meteen opnieuw.
error-store_closed = De database is gesloten omdat de server stopt.
error-store_conflict = Dit klopt niet met de inhoud van de database: { $problem }.
error-store_no_table = Er is geen tafel { $table } in de database.
error-store_gap = De volgende regel van tafel { $table } moet { $next } zijn, niet { $number }.
error-plan_damaged = De instellingen van tafel { $table } zijn beschadigd. Zet de database terug vanuit een back-up.
error-entry_damaged = Regel { $number } van tafel { $table } is beschadigd. Zet de database terug vanuit een back-up.
error-entry_missing = Regel { $number } van tafel { $table } ontbreekt. Zet de database terug vanuit een back-up.
error-store_text = Deze tekst bevat tekens die niet kunnen worden opgeslagen.
error-export_what = Kies één tafel met --table, of alle afgelopen tafels met --all.
error-export_one_game = Een Parquet-bestand bevat de beslissingen van één spel. Voeg --game toe; beschikbare spellen: { $known }.
error-import_unfinished = Alleen afgelopen partijen met een uitslag en een sleutel kunnen worden geïmporteerd.
error-backup_postgres = Dit commando kopieert alleen SQLite-bestanden. Gebruik voor PostgreSQL pg_dump.
error-backup_exists = { $file } bestaat al. Kies een andere bestandsnaam.
error-backup_no_folder = { $file } is geen map; --keep verwijdert oude back-ups uit een map.
error-backup_none = Er zijn geen back-ups in { $folder }.
error-drill_failed = { $file } kan worden teruggezet, maar deze tafels zijn niet te lezen: { $tables }
error-tables_left_out = { $count ->
    [one] 1 tafel kon niet worden gelezen en is overgeslagen: { $tables }. Alle andere zijn geschreven.
   *[other] { $count } tafels konden niet worden gelezen en zijn overgeslagen: { $tables }. Alle andere zijn geschreven.
}
error-backup_failed = De kopie { $file } kon niet worden gemaakt: { $problem }.
error-restore_exists = { $file } bestaat al. Stop de server en verplaats het bestand voordat je de back-up terugzet.
error-secret_exists = { $file } bevat een ander geheim. Verplaats het om dat uit de back-up te gebruiken.
error-secret_failed = Het geheim { $file } kan niet worden gelezen of geschreven: { $problem }.
error-config_unreadable = Kan het instellingenbestand { $file } niet lezen: { $problem }
error-config_unknown = { $file }: er is geen instelling { $key }.
error-config_wrong = { $file }: { $problem }

error-ratings_what = Noem een spel, of gebruik --recompute.
error-unknown_pace = Er is geen tempo “{ $given }”. Beschikbaar: { $known }.
cli-person-sure = Account van { $who } verwijderen? Afgelopen spellen blijven, zonder de naam.
cli-person-deleted = { $name } is verwijderd. De server vervangt de naam aan oude tafels binnen een minuut nadat hij draait.
cli-person-moderator = { $name } is nu moderator.
cli-person-no-moderator = { $name } is geen moderator meer.
cli-person-administrator = { $name } is nu beheerder.
cli-person-no-administrator = { $name } is geen beheerder meer.
cli-ratings-place = Plaats
cli-ratings-name = Naam
cli-ratings-rating = Rating
cli-ratings-games = Partijen
cli-ratings-wins = Gewonnen
cli-ratings-computing = Ratings berekenen
cli-ratings-computed = Partijen: { $games }, meegeteld: { $rated }, gewijzigde ratings: { $changed }.
cli-tournament-id = Id
cli-tournament-name = Naam
cli-tournament-game = Spel
cli-tournament-state = Stand
cli-tournament-created = Toernooi gemaakt. Inschrijven kan op { $path }.
cli-tournament-started = De server start het toernooi binnen tien seconden.
cli-tournament-cancelled = Toernooi afgelast.
cli-tables-table = Tafel
cli-tables-game = Spel
cli-tables-status = Status
cli-tables-seats = Spelers
cli-tables-entries = Regels
cli-tables-changed = Laatste wijziging (UTC)
cli-tables-due = aan de beurt
cli-tables-status-open = wacht
cli-tables-status-playing = bezig
cli-tables-status-over = afgelopen
cli-tables-exporting = Partijbestanden worden geschreven
cli-tables-exported =
    { $count ->
        [one] 1 partijbestand
       *[other] { $count } partijbestanden
    } weggeschreven naar { $target }.
cli-tables-imported = { $file } is geldig en geïmporteerd als tafel { $table }.
cli-tables-copied = Database gekopieerd naar { $file }. Houd het bestand privé: het bevat sessies, wachtwoordhashes en verborgen kaarten.
cli-tables-secret-copied = Het cookiegeheim is gekopieerd naar { $file }. Houd ook dit privé, naast de database.
cli-tables-drilled = { $file } is goed: { $count ->
    [one] 1 tafel
   *[other] { $count } tafels
} teruggezet en gelezen.
cli-tables-drilled-no-secret = Er ligt geen geheim naast: na het terugzetten moet iedereen opnieuw inloggen.
cli-tables-restored = Database teruggezet naar { $file }.
cli-tables-secret-restored = Het cookiegeheim is teruggezet naar { $file }. Iedereen blijft ingelogd.
