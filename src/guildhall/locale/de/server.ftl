# Tische und Server, auf Deutsch. Glossar: siehe core.ftl und client.ftl.

error-table_not_started = Die Partie hat noch nicht begonnen.
error-table_started = Die Partie hat schon begonnen.
error-table_over = Die Partie ist zu Ende.
error-seat_taken = Platz { $seat } ist besetzt.
error-seat_offered = Dieser Platz ist für { $name } reserviert.
error-already_here = { $name } ist schon an diesem Tisch oder eingeladen.
error-no_free_seat = Es ist kein Platz mehr frei, zu dem du einladen könntest.
error-rating_too_low = Deine Wertung { $rating } liegt unter dem, was dieser Tisch verlangt: mindestens { $least }.
error-rating_too_high = Deine Wertung { $rating } liegt über dem, was dieser Tisch verlangt: höchstens { $most }.
error-rating_provisional = Dieser Tisch verlangt eine gefestigte Wertung; deine ist noch vorläufig.
error-bad_range = Die untere Grenze { $least } liegt über der oberen { $most }.
error-rematch_asked = Jemand hat gerade schon eine Revanche vorgeschlagen. Versuch es noch einmal.
error-already_seated = Du bist schon an diesem Tisch, auf Platz { $seat }.
error-bad_luck_number = Eine Zufallszahl muss { $least } bis { $most } Bytes haben, hexadezimal in Kleinbuchstaben.
error-luck_added = Dieser Spieler hat schon eine Zufallszahl beigesteuert.
error-seats_open =
    { $open ->
        [one] 1 Platz ist
       *[other] { $open } Plätze sind
    } noch frei.
error-stale = Am Tisch ging es inzwischen weiter: Du hast Frage { $answers } beantwortet, aktuell ist { $current }. Schau noch einmal hin und versuch es erneut.
error-row_ended = Es ist etwas Neues passiert. Sieh es dir an, bevor du weitermachst.
error-nothing_to_undo = Es gibt nichts zurückzunehmen.
error-no_undo_asked = Niemand möchte etwas zurücknehmen.
error-flag_up = Platz { $seat } hat noch Zeit.
error-not_absent = Diese Person ist nicht abwesend, oder noch keine { $days } Tage.
error-no_rescue = An diesem Tisch springen Bots nicht für Abwesende ein.
error-no_roles = In diesem Spiel werden Plätze nicht ausgelost: Sie sind alle gleich.
error-clock_runs = Dieser Tisch hat eine Uhr: Ein Bot übernimmt, wenn die Zeit abgelaufen ist.
error-not_away = Für Platz { $seat } spielt kein Bot.
error-not_present = Für Platz { $seat } spielt gerade ein Bot.
error-not_due = Platz { $seat } hat gerade nichts zu entscheiden.
error-bot_not_due = Auf Platz { $seat } ist kein Bot mehr am Zug.
error-chat_length = Eine Nachricht muss 1 bis { $most } Zeichen haben; deine hat { $have }.
error-note_length = Notizen dürfen höchstens { $most } Zeichen haben; deine haben { $have }.
error-bad_name = Ein Name muss 1 bis { $most } normale Zeichen haben.
error-mixed_name = Ein Name darf nur Buchstaben eines Alphabets haben.
error-unknown_clock = Es gibt keine Bedenkzeit „{ $given }“. Bedenkzeiten: { $known }.
error-no_such_table = Diesen Tisch gibt es nicht, oder du hast keinen Zugriff darauf.
error-table_busy = An diesem Tisch ist viel los. Versuch es gleich noch einmal.
error-too_many_tables = Du hast schon { $most } laufende Tische, mehr sind nicht erlaubt. Beende oder gib zuerst einige Partien auf.
error-no_such_tournament = Dieses Turnier gibt es nicht.
error-not_your_tournament = Das kann nur, wer das Turnier erstellt hat.
error-tournament_closed = Die Anmeldung zu diesem Turnier ist geschlossen.
error-tournament_full = Das Turnier ist voll ({ $most } Personen).
error-tournament_started = Das Turnier hat schon begonnen.
error-too_few_entrants = Erst müssen sich mindestens { $least } Personen anmelden.
error-too_many_tournaments = Du hast schon { $most } laufende Turniere, mehr sind nicht erlaubt.
error-tournament_clock = Ein Turnier braucht eine Uhr.
error-tournament_rounds = Wähle, wie viele Runden gespielt werden.
error-tournament_start = Wähle eine Startzeit in den nächsten zwölf Monaten.
error-tournament_most = Die Höchstzahl muss mindestens { $least } sein: ein voller Tisch.
error-analysis_busy = Der Server analysiert schon so viele Partien wie möglich. Versuch es in ein paar Minuten noch einmal.
error-no_hint = Gerade gibt es keinen Tipp. Versuch es gleich noch einmal.
error-plan_ended = Danach bist du erst einmal nicht am Zug, also gibt es dazu noch keinen Tipp.
error-hints_off = Tipps sind an diesem Tisch aus, solange zwei oder mehr Menschen spielen.
error-coach_off = Der Trainer ist an diesem Tisch aus.
error-not_signed_in = Du bist nicht angemeldet. Gib deinen Namen ein oder melde dich an.
error-wrong_password = Anmeldename oder Passwort falsch.
error-wrong_passkey = Dieser Passkey wurde nicht akzeptiert. Versuch es noch einmal.
error-wrong_name = Gib deinen Namen genau so ein: { $name }.
error-no_such_passkey = Diesen Passkey gibt es nicht.
error-no_such_puzzle = Diese Aufgabe gibt es nicht.
error-no_such_decision = Diese Entscheidung ist nicht in der Analyse. Analysiere zuerst die Partie.
error-last_way_in = Ohne diesen Passkey könntest du dich nicht mehr anmelden. Füge zuerst einen anderen hinzu oder lege ein Passwort fest.
error-no_mail_here = Dieser Server verschickt keine E-Mails.
error-nothing_to_confirm = Es gibt keine E-Mail-Adresse zu bestätigen.
error-game_off = Dieses Spiel ist auf diesem Server nicht verfügbar.
error-feature_off = Dieser Server bietet diese Funktion nicht an ({ $feature }).
error-unknown_feature = Es gibt kein Spiel und keine Funktion „{ $given }“. Möglich: { $known }.
error-not_your_table = Das kann nur, wer den Tisch erstellt hat.
error-not_alone = Andere sind an diesem Tisch beteiligt, er kann nicht gelöscht werden. Verlasse ihn oder gib auf.
error-not_seated = Du spielst an diesem Tisch nicht mit.
error-invitation_used = Diese Einladung wurde schon benutzt, oder die Partie hat begonnen. Bitte um eine neue.
error-bad_invitation = Diese Einladung gilt nicht für diesen Tisch.
error-bad_confirmation = Dieser Link gilt nicht mehr. Gib deine E-Mail-Adresse noch einmal ein, um einen neuen zu bekommen.
error-unknown_host = Dieser Server kennt den Hostnamen { $host } nicht. Wenn es deiner ist, starte den Server mit --public-url oder --allow-host.
error-foreign_origin = Diese Anfrage kam von einer anderen Website und wurde blockiert.
error-hidden_until_the_end = Das siehst du erst, wenn die Partie zu Ende ist.
error-body_too_slow = Die Anfrage brauchte länger als { $seconds } Sekunden. Prüfe deine Verbindung und versuch es noch einmal.
error-head_too_slow = Die Anfrage brauchte länger als { $seconds } Sekunden. Prüfe deine Verbindung und versuch es noch einmal.
error-head_too_large = Die Kopfzeilen dieser Anfrage sind zu groß.
error-url_too_long = Diese Adresse ist zu lang.
error-too_many_connections = Zu viele Verbindungen aus deinem Netzwerk. Schließ einige und versuch es noch einmal.
error-shutting_down = Der Server startet gerade neu. Versuch es gleich noch einmal.
error-too_large = Das ist zu groß. Erlaubt sind höchstens { $most } Bytes.
error-too_many_requests = Zu viele Anfragen. Warte einen Moment und versuch es noch einmal.
error-too_many_pages = Du hast schon { $most } Seiten offen. Schließ eine davon und lade diese neu.
error-method_not_allowed = Diese Adresse nimmt keine solchen Anfragen an.
error-not_found = Seite nicht gefunden.
error-internal_error = Auf dem Server ist etwas schiefgegangen. Der Fehler wurde protokolliert; bitte versuch es noch einmal.
error-try_again = Dein Zug konnte nicht gespeichert werden. Es ging nichts verloren; bitte versuch es noch einmal.
error-store_cannot_write = Der Server kann gerade nichts speichern: Die Datenbank nimmt nichts an. Prüfe den Datenträger.
error-table_unreadable = Tisch { $table } lässt sich nicht öffnen: Ein Teil der Daten ist beschädigt. Bitte den Betreiber des Servers, ihn aus einer Sicherung wiederherzustellen. Deine anderen Tische funktionieren weiter.
error-table_rules_changed = Tisch { $table } wurde mit einer älteren Version der Spielregeln erstellt ({ $began }, jetzt { $now }), und seine Züge sind mit der neuen nicht möglich. Es ist nichts verloren: Der Betreiber des Servers kann ihn mit der älteren Version von Guildhall beenden oder exportieren.
error-bad_request = Die Anfrage wurde nicht verstanden.
error-bad_login = Ein Anmeldename muss 3 bis { $most } Zeichen haben, ohne Leerzeichen.
error-bad_password = Ein Passwort muss mindestens { $least } Zeichen haben.
error-bad_body = Die Anfrage wurde nicht verstanden: { $problem }.
error-bad_cursor = Die Liste lässt sich hier nicht fortsetzen. Lade die Seite neu, um sie von Anfang an zu sehen.
error-bad_subscription = Das Abonnement deines Browsers ist ungültig. Schalte die Benachrichtigungen aus und wieder ein.
error-bad_zone = Die Zeitzone { $given } ist unbekannt.
error-no_such_person = Diese Person gibt es nicht, oder sie zeigt ihr Profil nicht.
error-not_yourself = Das bist du selbst.
error-too_many_bonds = Du folgst oder blockierst schon { $most } Personen; mehr geht nicht.
error-not_welcome = An diesen Tisch kannst du dich nicht setzen.
error-banned =
    { $until ->
        [never] Du bist von diesem Server ausgeschlossen. Grund: { $why }
       *[other] Du bist bis { $until } von diesem Server ausgeschlossen. Grund: { $why }
    }
error-silenced =
    { $until ->
        [never] Du kannst nicht chatten. Grund: { $why }
       *[other] Du kannst bis { $until } nicht chatten. Grund: { $why }
    }
error-warning_unread = Du wurdest von der Moderation verwarnt. Lies zuerst die Verwarnung.
error-not_moderator = Das können nur Moderatoren.
error-not_administrator = Das können nur Administratoren sehen.
error-not_on_moderators = Diese Person moderiert selbst. Nur der Betreiber des Servers kann etwas gegen sie unternehmen.
error-no_such_line = Diese Nachricht kann nicht gemeldet werden.
error-why_needed = Gib den Grund an.
error-days_needed = Wähle die Dauer.
error-talk_slow = Langsamer Chat: Du kannst in { $seconds } s wieder schreiben.
error-spectators_only = Hier können nur Zuschauer schreiben. Lesen kannst du es, wenn deine Partie zu Ende ist.
error-slow_length = Wähle zwischen 0 und { $most } Sekunden.
error-match_lost = Jemand davon ist gegangen. Versuch es noch einmal.
error-bad_search = Diese Suche ist nicht lesbar. Prüfe die Daten.
error-bad_webhook = Ein Webhook muss eine HTTPS-Adresse außerhalb dieses Netzwerks sein.
error-webhook_unresolved = Der Host des Webhooks wurde nicht rechtzeitig gefunden. Prüfe die Adresse oder versuch es später noch einmal.
error-bad_mail = Das ist keine gültige E-Mail-Adresse.
error-server_busy = { $host }:{ $port } ist schon belegt. Wähle mit --port einen anderen Port.

former-player = Ehemaliges Mitglied
push-your_turn = Du bist am Zug.
push-clock = Deine Zeit läuft ab.
push-invitation = Du bist zu einem Spiel eingeladen.
push-invitation-by = { $name } lädt dich zu einem Spiel ein.
push-match = Dein Tisch ist bereit.
push-talk = Jemand hat an deinem Tisch geschrieben.
push-talk-by = { $name } hat an deinem Tisch geschrieben.
push-tournament =
    { $round ->
        [0] { $name }: Dein Tisch ist bereit.
       *[other] { $name }, Runde { $round }: Dein Tisch ist bereit.
    }
push-tournament-tables = { $name } hat begonnen: { $count } Tische sind für dich bereit.
mail-subject-clock =
    { $count ->
        [one] Guildhall: Deine Zeit läuft ab
       *[other] Guildhall: Deine Zeit läuft an { $count } Tischen ab
    }
mail-subject-your_turn =
    { $count ->
        [one] Guildhall: Du bist am Zug
       *[other] Guildhall: Du bist an { $count } Tischen am Zug
    }
mail-subject-invitation =
    { $count ->
        [one] Guildhall: Du bist zu einem Spiel eingeladen
       *[other] Guildhall: Du bist zu { $count } Spielen eingeladen
    }
mail-subject-talk =
    { $count ->
        [one] Guildhall: Jemand hat an deinem Tisch geschrieben
       *[other] Guildhall: Neue Nachrichten an { $count } Tischen
    }
mail-subject-tournament =
    { $count ->
        [one] Guildhall: Dein Turniertisch ist bereit
       *[other] Guildhall: Deine { $count } Turniertische sind bereit
    }
mail-hello = Hallo { $name },
mail-tables-tournament =
    { $count ->
        [one] dein Turniertisch ist bereit:
       *[other] deine { $count } Turniertische sind bereit:
    }

    { $links }
mail-round =
    { $round ->
        [0] „{ $name }“:
       *[other] „{ $name }“, Runde { $round }:
    }
mail-tables-talk =
    { $count ->
        [one] an diesem Tisch hat jemand geschrieben:
       *[other] an diesen { $count } Tischen hat jemand geschrieben:
    }

    { $links }
mail-tables-clock =
    { $count ->
        [one] an diesem Tisch läuft deine Zeit ab:
       *[other] an diesen { $count } Tischen läuft deine Zeit ab:
    }

    { $links }
mail-tables-your_turn =
    { $count ->
        [one] an diesem Tisch bist du am Zug:
       *[other] an diesen { $count } Tischen bist du am Zug:
    }

    { $links }
mail-tables-invitation =
    { $count ->
        [one] an diesen Tisch bist du eingeladen:
       *[other] an diese { $count } Tische bist du eingeladen:
    }

    { $links }

cli-serving = Guildhall läuft unter { $url } (Ctrl-C beendet). Daten: { $db }
cli-serving-network = Im lokalen Netzwerk: { $url }
cli-serving-here = Nur dieser Rechner hat Zugriff. Damit andere im Netzwerk mitspielen können, starte mit: serve --host 0.0.0.0
cli-thinking = Denkt für die Server von { $db } mit { $processes ->
    [one] einem Prozess
   *[other] { $processes } Prozessen
}. Beenden mit Strg+C.
cli-serving-metrics = Status und Metriken: { $url }/healthz und { $url }/metrics
cli-compiling = Die Regeln werden im Hintergrund kompiliert. Du kannst schon spielen; danach denken die Bots weiter voraus.
cli-compiled = Die kompilierten Regeln sind jetzt im Einsatz.
cli-compile-failed = Die Regeln konnten nicht kompiliert werden. Der Server läuft mit den unkompilierten Regeln weiter. Details: { $log }
cli-mail-needs-url = E-Mail ist eingerichtet, wird aber ohne --public-url nicht verschickt: Links in E-Mails brauchen sie.
error-workers_need_postgresql = { $workers } Worker brauchen PostgreSQL: Ergänze --db postgresql://…
error-think_needs_postgresql = Bots können nur für Server mit PostgreSQL anderswo denken: Ergänze --db postgresql://…
error-client_not_built = Die Webseiten sind noch nicht gebaut. Starte mit ./play, das baut sie.
error-docs_not_built = Die Dokumentation ist noch nicht gebaut. Warte einen Moment und lade neu; ./play baut sie im Hintergrund.
mail-confirm-subject = Guildhall: Bestätige deine E-Mail-Adresse
mail-confirm-body =
    Hallo { $name },

    bitte bestätige, dass wir dir unter dieser Adresse schreiben dürfen, wenn du am Zug bist:

    { $link }

    Wenn du das nicht wolltest, ignoriere diese E-Mail einfach. Du bekommst keine weiteren.
