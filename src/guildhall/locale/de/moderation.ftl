# Meldungen, und was Moderatoren sehen und tun

moderation-report = { $name } melden
moderation-why = Was ist los?
moderation-reason =
    { $reason ->
        [insult] Beleidigung oder Belästigung
        [spam] Spam
        [cheating] Betrug
        [name] Anstößiger Name
        [thrown] Vielleicht absichtlich verlorene Partien
       *[other] Etwas anderes
    }
moderation-words = Einzelheiten (freiwillig)
moderation-send = Meldung senden
moderation-cancel = Abbrechen
moderation-close-more = Die Partie endet für alle und zählt nicht. Ein Tisch, der noch nicht begonnen hat, wird gelöscht. Dein Grund steht im Protokoll.
moderation-close = Schließen
moderation-reported = Danke. Die Moderation sieht es sich an. Die Person erfährt nicht, wer sie gemeldet hat.
moderation-warned = Du wurdest verwarnt
moderation-warned-more = Wenn es wieder vorkommt, kannst du hier vielleicht nicht mehr chatten oder spielen.
moderation-understood = Gelesen
moderation-banned =
    { $until ->
        [never] Du bist von diesem Server ausgeschlossen
       *[other] Du bist bis { $until } ausgeschlossen
    }
moderation-because = Grund: { $why }
moderation-banned-more = Wenn das ein Irrtum ist oder dein Konto gelöscht werden soll, schreib dem Betreiber dieses Servers.
moderation-export = Meine Daten herunterladen
moderation-all = Alle offenen Meldungen
moderation-nothing = Keine offenen Meldungen.
moderation-no-reports = Zu dieser Person liegt nichts vor.
moderation-automatic = vom Server bemerkt
moderation-table = Tisch
moderation-before = Früher
moderation-sanction =
    { $kind ->
        [warning] Verwarnt
        [silence] Chat gesperrt
       *[ban] Ausgeschlossen
    }
moderation-until =
    { $until ->
        [never] für immer
       *[other] bis { $until }
    }
moderation-lifted = aufgehoben
moderation-action = Maßnahme
moderation-act =
    { $action ->
        [warn] Verwarnen
        [silence] Chat sperren
        [ban] Ausschließen
        [close] Tisch schließen
        [lift] Sperren aufheben
       *[dismiss] Meldungen verwerfen
    }
moderation-for = Dauer
moderation-days =
    { $days ->
        [0] Für immer
        [one] 1 Tag
       *[other] { $days } Tage
    }
moderation-because-field = Grund
moderation-seen =
    { $action ->
        [warn] Die Person liest diesen Grund. Erledigt die Meldungen oben.
        [silence] Die Person liest diesen Grund. Erledigt die Meldungen oben.
        [ban] Die Person liest diesen Grund. Erledigt die Meldungen oben.
        [close] Die Partie endet für alle und zählt nicht. Erledigt die Meldungen oben.
       *[other] Das lesen nur Moderatoren. Erledigt die Meldungen oben.
    }
moderation-do = Bestätigen
moderation-done =
    { $action ->
        [warn] { $name } ist verwarnt.
        [silence] { $name } kann nicht mehr chatten.
        [ban] { $name } ist ausgeschlossen.
        [close] Der Tisch ist geschlossen.
        [lift] Sperren für { $name } aufgehoben.
       *[dismiss] Meldungen zu { $name } verworfen.
    }
moderation-log = Protokoll
moderation-operator = Betreiber
moderation-log-act =
    { $action ->
        [warn] { $name } verwarnt
        [silence] Chat für { $name } gesperrt
        [ban] { $name } ausgeschlossen
        [lift] Sperren für { $name } aufgehoben
        [dismiss] Meldungen zu { $name } verworfen
        [close] Tisch von { $name } geschlossen
        [slow] langsamen Chat an einem Tisch von { $name } geändert
        [appoint] { $name } zum Moderator gemacht
       *[depose] { $name } die Moderation entzogen
    }
moderation-more = Mehr anzeigen
