# Was Administratoren vom Server sehen

status-updated = Stand: { $time }
status-refresh = Aktualisieren
status-server = Server
status-version = Version
status-rules = Regeln
status-rules-of =
    { $rules ->
        [compiled] kompiliert
        [compiling] werden kompiliert
       *[other] nicht kompiliert
    }
status-since = Läuft seit
status-tables = Tische
status-waiting = Warten auf Mitspieler
status-playing = Im Spiel
status-awake = Wach
status-asleep = Schlafend
status-over = Beendet
status-unreadable = Lassen sich nicht öffnen
status-bots = Bots
status-hints = Wartende Tipps
status-watched = Züge, auf die jemand wartet
status-background = Andere wartende Züge und Analysen
status-thinking = Beschäftigte Prozesse
status-of = { $some } von { $all }
status-thinkers = Denken auf anderen Rechnern
status-thinkers-of =
    { $thinkers ->
        [0] keine
        [one] 1, mit { $places ->
            [one] 1 Prozess
           *[other] { $places } Prozessen
        }
       *[other] { $thinkers }, mit { $places } Prozessen
    }
status-asked = Fragen an sie
status-oldest = { $count }, die älteste seit { $time }
status-notices = Benachrichtigungen
status-digest = Warten auf die Sammelnachricht
status-mails = E-Mails unterwegs
status-webhooks = Webhooks unterwegs
status-pushes = Push-Nachrichten unterwegs
status-sent = Gesendet
status-failed = Fehlgeschlagene Versuche
status-refused = Abgelehnt
status-dropped = Verworfen
status-resting = Dienste, die nicht antworten
status-database = Datenbank und Festplatte
status-database-kind = Datenbank
status-revision = Schema
status-size = Größe
status-writes = Nimmt Schreibzugriffe an
status-yes = Ja
status-no = Nein
status-disk = Freier Speicherplatz
status-workers = Worker
status-this = dieser
status-worker =
    { $tables ->
        [one] 1 Tisch
       *[other] { $tables } Tische
    } im Speicher, { $pages ->
        [one] 1 Seite
       *[other] { $pages } Seiten
    } offen, seit { $time }
status-silent = Hat sich noch nicht gemeldet.
status-errors = Letzte Warnungen und Fehler
status-errors-none = Keine seit dem Start des Servers.
status-times =
    { $count ->
        [one] einmal
       *[other] { $count }-mal
    }
