people-joined = Dabei seit { $date }
people-shown = Mein Profil anderen zeigen
people-shown-more = Wer angemeldet ist, auch als Gast, sieht deinen Namen, deine Partien, Wertungen, Lektionen und Aufgaben. Sonst nur du, und du stehst nicht in der Rangliste.
people-presence = Anderen zeigen, wenn ich online bin
people-here-now = Jetzt online
people-here = Online
people-here-more = +{ $count } weitere
people-saved = Gespeichert.
people-follow = Folgen
people-unfollow = Nicht mehr folgen
people-block = Blockieren
people-unblock = Blockierung aufheben
people-followed = Du folgst { $name }. Offene Tische sind auf der Startseite markiert.
people-unfollowed = Du folgst { $name } nicht mehr.
people-blocked = { $name } ist blockiert.
people-unblocked = { $name } ist nicht mehr blockiert.
people-block-more = Wen du blockierst, kann dich nicht einladen, sich nicht an deine Tische setzen und weder dein Profil sehen noch, ob du online bist. Nachrichten von dort siehst du nicht.
people-follows = Du folgst
people-blocks = Blockiert
people-follows-none = Du folgst noch niemandem. Öffne ein Profil, um zu folgen.
people-blocks-none = Du hast niemanden blockiert.
people-mute = Stummschalten
people-unmute = Stummschaltung aufheben
people-muted = { $name } ist stummgeschaltet.
people-unmuted = { $name } ist nicht mehr stummgeschaltet.
people-mute-more = Wen du stummschaltest, dessen Nachrichten siehst du nicht; niemand erfährt davon.
people-mutes = Stummgeschaltet
people-mutes-none = Du hast niemanden stummgeschaltet.
people-someone = Diese Person
people-export-more = Lade alles, was dieser Server über dich speichert, als JSON-Datei herunter.
people-export = Meine Daten herunterladen
people-delete = Konto löschen
people-delete-more = Dein Konto, deine Anmeldungen, Benachrichtigungen und Listen verschwinden sofort. Laufende Partien gibst du auf. Beendete Partien bleiben, mit „Ehemaliges Mitglied“ statt deines Namens, und deine Nachrichten werden geleert. Das lässt sich nicht rückgängig machen.
people-delete-password = Dein Passwort
people-delete-name = Dein Name, zur Bestätigung
people-deleted = Dein Konto ist gelöscht.
people-titles = Gespielt
people-learned = Lektionen und Aufgaben
people-lessons = { $lessons } von { $all } Lektionen
people-puzzles =
    { $count ->
        [one] { $count } Aufgabe gelöst
       *[other] { $count } Aufgaben gelöst
    }
people-streak = längste Serie: { $longest }
people-ratings = Wertungen
people-score =
    { $games ->
        [one] { $games } Partie, { $wins } gewonnen
       *[other] { $games } Partien, { $wins } gewonnen
    }
people-no-games = Noch keine beendeten Partien.
people-live = Live
people-correspondence = Fernpartien
people-provisional = vorläufig
people-provisional-more = Vorläufig, bis etwa zehn Partien gewertet sind.
people-curve = Wertung nach jeder Partie: { $game }, { $pace }
people-all-games = Alle Spiele
people-game = Spiel
people-name = Name eines Mitspielers
people-result = Ergebnis
people-any = Jedes Ergebnis
people-won = Gewonnen
people-lost = Nicht gewonnen
people-since = Von
people-until = Bis
people-search = Suchen
people-option = Variante
people-any-option = Alle Varianten
people-replay = Ansehen
people-unrated = ungewertet
people-whose = Wessen Partien
people-more = Mehr zeigen
people-nothing = Keine beendete Partie passt zu dieser Suche.
people-mine = Meine Partien
people-public = Alle öffentlichen Partien
people-place = Platz
people-player = Name
people-rating = Wertung
people-games = Partien
people-wins = Siege
people-newcomers = Vorläufige Wertungen
people-ranking-none = Noch hat niemand genug gewertete Partien.
people-ranking-more = Alle mit Konto. Bots sind feste Marken: Lehrling 900, Geselle 1500, Experte 1700, Meister 2200.
people-pace = Tempo
people-find = Mitspieler finden
people-find-more = Wir suchen andere, die dasselbe spielen wollen, und setzen euch an einen Tisch. Bleib auf irgendeiner Seite in diesem Tab, dann behältst du deinen Platz.
people-find-lost = Die Suche ist beendet: Die Verbindung war zu lange weg. Du kannst neu suchen.
people-seats = Spieler
people-bots-after = Mit Bots auffüllen
people-after =
    { $minutes ->
        [0.5] nach { $seconds } Sekunden
        [one] nach 1 Minute
       *[other] nach { $minutes } Minuten
    }
people-never = Nie
people-seek = Mitspieler finden
people-seeking = Suche Mitspieler: { $game } ({ $waiting } von { $seats })
people-bots-in = Bots in { $time }
people-seek-stop = Abbrechen
people-sign-in = Spiel eine Partie oder melde dich an, um diese Seite zu sehen.
people-invite = Jemanden mit Namen einladen
people-invite-name = Anfang des Namens
people-invite-do = Einladen
people-invite-done = { $name } ist eingeladen.
people-invite-whom = { $name } einladen
people-how-followed = du folgst
people-how-recent = kürzlich gespielt
people-how-here = online
people-invite-none = Niemand gefunden. Den Link kannst du immer schicken.
people-invite-withdraw = Zurückziehen
people-invite-withdraw-whom = Einladung an { $name } zurückziehen
