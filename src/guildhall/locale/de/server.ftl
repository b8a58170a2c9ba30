# Tische und Server, auf Deutsch. Glossar: siehe core.ftl und client.ftl.

error-table_not_started = Die Partie hat noch nicht begonnen.
error-table_started = Die Partie hat schon begonnen.
error-table_over = Die Partie ist zu Ende.
error-seat_taken = Platz { $seat } ist besetzt.
error-seat_offered = Dieser Platz ist für { $name } reserviert.
error-rematch_asked = Jemand anderes hat gerade um eine Revanche gebeten. Versuch es noch einmal.
error-already_seated = Du sitzt schon an diesem Tisch, auf Platz { $seat }.
error-bad_luck_number = Eine Zufallszahl hat { $least } bis { $most } Bytes, hexadezimal in Kleinbuchstaben.
error-luck_added = Dieser Platz hat seine Zufallszahl schon beigetragen.
error-seats_open =
    { $open ->
        [one] Ein Platz ist
       *[other] { $open } Plätze sind
    } noch frei.
error-stale = Das beantwortet eine ältere Frage ({ $answers }); die jetzige ist { $current }. Schau noch einmal auf den Tisch.
error-nothing_to_undo = Es gibt nichts zurückzunehmen.
error-no_undo_asked = Niemand hat dich gebeten, etwas zurückzunehmen.
error-flag_up = Platz { $seat } hat noch Zeit.
error-not_absent = Diese Person ist nicht weg oder noch keine { $days } Tage weg.
error-no_rescue = An diesem Tisch übernehmen Bots nicht für Abwesende.
error-clock_runs = Dieser Tisch hat eine Uhr: Ein Bot übernimmt, wenn die Zeit abläuft.
error-not_away = Für Platz { $seat } spielt keine Vertretung.
error-not_present = Für Platz { $seat } spielt gerade ein Bot.
error-not_due = Platz { $seat } hat jetzt nichts zu entscheiden.
error-bot_not_due = Auf Platz { $seat } ist kein Bot mehr am Zug.
error-chat_length = Schreib 1 bis { $most } Zeichen; das sind { $have }.
error-note_length = Eine Notiz hat höchstens { $most } Zeichen; das sind { $have }.
error-bad_name = Ein Name hat 1 bis { $most } gewöhnliche Zeichen.
error-unknown_clock = Es gibt keine Bedenkzeit „{ $given }“. Bedenkzeiten: { $known }.
error-no_such_table = Diesen Tisch gibt es nicht, oder du darfst ihn nicht sehen.
error-table_busy = An diesem Tisch ist viel los. Versuch es gleich noch einmal.
error-too_many_tables = Du hast schon { $most } laufende Tische, mehr geht nicht. Spiel erst einige Partien zu Ende oder gib sie auf.
error-analysis_busy = Das Haus analysiert schon so viele Partien, wie es kann. Versuch es später noch einmal.
error-no_hint = Gerade gibt es keinen Tipp. Versuch es gleich noch einmal.
error-hints_off = An diesem Tisch gibt es keine Tipps, solange zwei oder mehr Menschen spielen.
error-not_signed_in = Sag uns zuerst deinen Namen.
error-wrong_password = Anmeldename oder Passwort ist falsch.
error-wrong_passkey = Dieser Passkey wurde nicht angenommen. Versuch es noch einmal.
error-no_such_passkey = Du hast keinen solchen Passkey.
error-last_way_in = Ohne diesen Passkey könntest du dich nicht mehr anmelden. Füge erst einen anderen hinzu oder leg ein Passwort an.
error-no_mail_here = Dieses Haus verschickt zurzeit keine Mails.
error-nothing_to_confirm = Es gibt keine Adresse, die auf Bestätigung wartet.
error-game_off = Dieses Haus bietet dieses Spiel zurzeit nicht an.
error-not_your_table = Das kann nur, wer den Tisch eröffnet hat.
error-not_seated = Du sitzt nicht an diesem Tisch.
error-invitation_used = Diese Einladung wurde schon benutzt, oder das Spiel hat begonnen. Bitte um eine neue.
error-bad_invitation = Diese Einladung gilt nicht für diesen Tisch.
error-bad_confirmation = Dieser Link gilt nicht mehr. Gib deine Mailadresse noch einmal ein, dann kommt ein neuer.
error-unknown_host = Dieser Server kennt den Namen { $host } nicht. Wenn es deiner ist, starte den Server mit --public-url oder --allow-host.
error-foreign_origin = Diese Anfrage kam nicht von einer Seite dieses Hauses.
error-hidden_until_the_end = Das ist erst nach dem Ende der Partie zu sehen.
error-body_too_slow = Die Anfrage brauchte länger als { $seconds } Sekunden. Prüfe deine Verbindung und versuche es noch einmal.
error-head_too_slow = Die Anfrage brauchte länger als { $seconds } Sekunden. Prüfe deine Verbindung und versuche es noch einmal.
error-head_too_large = Die Kopfzeilen dieser Anfrage sind zu groß.
error-url_too_long = Diese Adresse ist zu lang.
error-too_many_connections = Zu viele Verbindungen aus deinem Netz. Schließ einige und versuch es noch einmal.
error-shutting_down = Der Server startet gerade neu. Versuch es gleich noch einmal.
error-too_large = Das ist zu groß: höchstens { $most } Bytes.
error-too_many_requests = Zu viele Anfragen. Warte ein wenig und versuch es noch einmal.
error-too_many_pages = Du hast schon { $most } Seiten gleichzeitig offen. Schließe eine davon und lade diese neu.
error-method_not_allowed = Diese Adresse nimmt solche Anfragen nicht an.
error-not_found = Unter dieser Adresse gibt es nichts.
error-internal_error = Der Server hat einen Fehler gemacht. Er ist notiert; versuch es noch einmal.
error-try_again = Das Haus konnte das nicht aufschreiben. Nichts ist verloren; versuch es gleich noch einmal.
error-store_cannot_write = Der Server kann gerade nichts speichern: Seine Datenbank nimmt nichts an. Prüfe den Datenträger.
error-table_unreadable = Tisch { $table } kann nicht gelesen werden: Ein Teil ist beschädigt. Bitte den Betreiber des Servers, ihn aus einer Sicherung wiederherzustellen. Deine anderen Tische funktionieren weiter.
error-table_rules_changed = Tisch { $table } wurde unter anderen Regeln dieses Spiels eröffnet (Version { $began }, jetzt { $now }), und was gespielt wurde, ist unter den jetzigen nicht möglich. Es ist nichts verloren: Wer diesen Server betreibt, kann ihn mit der früheren Version von Guildhall zu Ende spielen lassen oder exportieren.
error-bad_request = Die Anfrage ist nicht zu verstehen.
error-bad_login = Ein Anmeldename hat 3 bis { $most } Zeichen und keine Leerzeichen.
error-bad_password = Ein Passwort hat mindestens { $least } Zeichen.
error-bad_body = Die Anfrage ist nicht zu verstehen: { $problem }.
error-bad_cursor = Die Liste lässt sich hier nicht fortsetzen. Lade die Seite neu, um sie von Anfang an zu sehen.
error-bad_webhook = Ein Webhook ist eine https-Adresse außerhalb dieses Netzes.
error-webhook_unresolved = Der Server dieses Webhooks wurde nicht rechtzeitig gefunden. Prüfe die Adresse oder versuch es später noch einmal.
error-bad_mail = Das ist keine Mailadresse.
error-server_busy = Die Adresse { $host }:{ $port } ist belegt. Wähle mit --port eine andere.

mail-subject =
    { $count ->
        [one] Guildhall: Du bist am Zug
       *[other] Guildhall: Du bist an { $count } Tischen am Zug
    }
mail-subject-rematch =
    { $count ->
        [one] Guildhall: Einladung zu einer Revanche
       *[other] Guildhall: { $count } Einladungen zur Revanche
    }
mail-body =
    Hallo { $name },

    { $count ->
        [one] ein Tisch wartet
       *[other] { $count } Tische warten
    } auf dich:

    { $links }

cli-serving = Guildhall ist offen unter { $url } (Ende mit Ctrl-C). Daten: { $db }
cli-serving-network = Im lokalen Netzwerk: { $url }
cli-serving-here = Nur dieser Rechner hat Zugriff. Damit andere im Netzwerk mitspielen können, starte mit: serve --host 0.0.0.0
cli-serving-metrics = Zustand und Zahlen für den Betrieb: { $url }/healthz und { $url }/metrics
cli-compiling = Die Regeln werden im Hintergrund kompiliert. Du kannst schon spielen; danach denken die Bots weiter voraus.
cli-compiled = Die kompilierten Regeln sind jetzt im Einsatz.
cli-compile-failed = Die Regeln konnten nicht kompiliert werden. Der Server läuft mit den unkompilierten Regeln weiter. Details: { $log }
cli-mail-needs-url = E-Mail ist eingerichtet, aber ohne --public-url wird keine verschickt: Links in E-Mails brauchen sie.
error-workers_need_postgresql = Mehr als ein Arbeitsprozess braucht PostgreSQL: Ergänze --db postgresql://… (verlangt: { $workers }).
error-client_not_built = Die Seiten sind noch nicht gebaut. Starte mit ./play, das baut sie.
mail-confirm-subject = Guildhall: Ist das deine Adresse?
mail-confirm-body =
    Hallo { $name },

    jemand, wahrscheinlich du, möchte unter dieser Adresse Bescheid bekommen, sobald er am Zug ist.
    Folge diesem Link, um sie zu bestätigen:

    { $link }

    Wenn du es nicht warst, tu nichts: Dann kommt keine weitere Mail.
