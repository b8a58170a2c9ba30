# Meldingen, en wat moderators zien en doen

moderation-report = { $name } melden
moderation-why = Wat is er mis?
moderation-reason =
    { $reason ->
        [insult] Beledigingen of pesten
        [spam] Spam
        [cheating] Valsspelen
        [name] Aanstootgevende naam
        [thrown] Misschien opzettelijk verloren partijen
       *[other] Iets anders
    }
moderation-words = Toelichting (niet verplicht)
moderation-send = Melding versturen
moderation-cancel = Annuleren
moderation-close-more = De partij stopt voor iedereen en telt niet. Een tafel die nog niet is begonnen, wordt verwijderd. Je reden blijft in het logboek.
moderation-close = Sluiten
moderation-reported = Bedankt. Een moderator kijkt ernaar. De ander hoort niet wie de melding deed.
moderation-warned = Een moderator waarschuwt je
moderation-warned-more = Gebeurt het weer, dan mag je hier misschien niet meer chatten of spelen.
moderation-understood = Gelezen
moderation-banned =
    { $until ->
        [never] Je bent van deze server verbannen
       *[other] Je bent verbannen tot { $until }
    }
moderation-because = Reden: { $why }
moderation-banned-more = Denk je dat dit een vergissing is, of wil je je account laten verwijderen? Schrijf de beheerder van deze server.
moderation-export = Mijn gegevens downloaden
moderation-all = Alle open meldingen
moderation-nothing = Geen open meldingen.
moderation-no-reports = Over deze speler is niets gemeld.
moderation-automatic = door de server opgemerkt
moderation-table = Tafel
moderation-before = Eerder
moderation-sanction =
    { $kind ->
        [warning] Gewaarschuwd
        [silence] Chatverbod
       *[ban] Verbannen
    }
moderation-until =
    { $until ->
        [never] voorgoed
       *[other] tot { $until }
    }
moderation-lifted = opgeheven
moderation-action = Maatregel
moderation-act =
    { $action ->
        [warn] Waarschuwen
        [silence] Chat verbieden
        [ban] Verbannen
        [close] Tafel sluiten
        [lift] Maatregelen opheffen
       *[dismiss] Meldingen afwijzen
    }
moderation-for = Hoe lang
moderation-days =
    { $days ->
        [0] Voorgoed
        [one] 1 dag
       *[other] { $days } dagen
    }
moderation-because-field = Reden
moderation-seen =
    { $action ->
        [warn] De speler leest deze reden. De meldingen hierboven zijn dan afgehandeld.
        [silence] De speler leest deze reden. De meldingen hierboven zijn dan afgehandeld.
        [ban] De speler leest deze reden. De meldingen hierboven zijn dan afgehandeld.
        [close] De partij stopt voor iedereen en telt niet. De meldingen hierboven zijn dan afgehandeld.
       *[other] Alleen moderators lezen dit. De meldingen hierboven zijn dan afgehandeld.
    }
moderation-do = Bevestigen
moderation-done =
    { $action ->
        [warn] { $name } is gewaarschuwd.
        [silence] { $name } kan niet meer chatten.
        [ban] { $name } is verbannen.
        [close] De tafel is gesloten.
        [lift] Maatregelen voor { $name } opgeheven.
       *[dismiss] Meldingen over { $name } afgewezen.
    }
moderation-log = Logboek
moderation-operator = Beheerder
moderation-log-act =
    { $action ->
        [warn] { $name } gewaarschuwd
        [silence] { $name } een chatverbod gegeven
        [ban] { $name } verbannen
        [lift] maatregelen voor { $name } opgeheven
        [dismiss] meldingen over { $name } afgewezen
        [close] tafel van { $name } gesloten
        [slow] langzame chat aan een tafel van { $name } gewijzigd
        [appoint] { $name } moderator gemaakt
       *[depose] { $name } is geen moderator meer
    }
moderation-more = Meer tonen
