# Wat beheerders van de server zien

status-updated = Bijgewerkt: { $time }
status-refresh = Vernieuwen
status-server = Server
status-version = Versie
status-rules = Regels
status-rules-of =
    { $rules ->
        [compiled] gecompileerd
        [compiling] worden gecompileerd
       *[other] niet gecompileerd
    }
status-since = Actief sinds
status-tables = Tafels
status-waiting = Wachten op spelers
status-playing = Bezig
status-awake = Actief
status-asleep = In rust
status-over = Afgelopen
status-unreadable = Niet te openen
status-bots = Bots
status-hints = Wachtende hints
status-watched = Zetten waar spelers op wachten
status-background = Andere wachtende zetten en analyses
status-thinking = Processen bezig
status-of = { $some } van { $all }
status-thinkers = Denken op andere machines
status-thinkers-of =
    { $thinkers ->
        [0] geen
        [one] 1, met { $places ->
            [one] 1 proces
           *[other] { $places } processen
        }
       *[other] { $thinkers }, met { $places } processen
    }
status-asked = Vragen aan hen
status-oldest = { $count }, de oudste sinds { $time }
status-notices = Meldingen
status-digest = Wachten op de samenvatting
status-mails = E-mails onderweg
status-webhooks = Webhooks onderweg
status-pushes = Pushmeldingen onderweg
status-sent = Verstuurd
status-failed = Mislukte pogingen
status-refused = Geweigerd
status-dropped = Vervallen
status-resting = Diensten die niet antwoorden
status-database = Database en schijf
status-database-kind = Database
status-revision = Schema
status-size = Grootte
status-writes = Neemt schrijfacties aan
status-yes = Ja
status-no = Nee
status-disk = Vrije schijfruimte
status-workers = Workers
status-this = deze
status-worker =
    { $tables ->
        [one] 1 tafel
       *[other] { $tables } tafels
    } in het geheugen, { $pages ->
        [one] 1 pagina
       *[other] { $pages } pagina’s
    } open, sinds { $time }
status-silent = Heeft zich nog niet gemeld.
status-errors = Laatste waarschuwingen en fouten
status-errors-none = Geen sinds de start van de server.
status-times =
    { $count ->
        [one] één keer
       *[other] { $count } keer
    }
