# Der Browser, auf Deutsch. Glossar: siehe core.ftl; dazu
# home = Startseite · board = Spielplan · log = Verlauf · clock = Bedenkzeit · replay = Wiederholung ·
# undo = Zurücknehmen · login = Anmeldename · account = Konto · sign in/out = anmelden/abmelden · notification = Benachrichtigung.

client-skip = Zum Inhalt
client-home = Startseite
client-menu = Menü
client-rules = Regeln
client-settings = Einstellungen
client-about = Über
client-people = Leute
client-history = Gespielte Partien
client-profile = Profil
client-ranking = Rangliste
client-tournaments = Turniere
client-speed-plain = Auf diesem Server spielen die Bots nicht mit voller Stärke.
client-speed-compiling = Der Server ist gerade gestartet: In wenigen Minuten spielen die Bots mit voller Stärke.
client-speed-compiled = Die Bots spielen mit voller Stärke.
client-close = Schließen
client-back = Zurück
client-loading = Einen Moment …
client-offline = Server nicht erreichbar. Prüfe deine Verbindung.
client-play-offline = Ohne Server spielen
client-reconnecting = Verbindung verloren. Wird wiederhergestellt …
client-renewed = Guildhall wurde aktualisiert. Deine Partien sind gespeichert: Lade die Seite neu, um weiterzumachen.
client-part-missing = Ein Teil dieser Seite konnte nicht geladen werden. Lade die Seite neu, um es noch einmal zu versuchen.
client-reload = Neu laden
client-later = Später
client-rules-changed = Die Regeln dieses Spiels wurden aktualisiert, nachdem der Tisch erstellt wurde (Version { $began }, jetzt { $now }). Die Partie läuft mit den neuen Regeln weiter.
client-data-changed = Karten- und Plandaten dieses Spiels wurden korrigiert, nachdem der Tisch erstellt wurde. Die Partie läuft mit den korrigierten Daten weiter.

## Die Startseite

client-welcome = Willkommen bei Guildhall
client-welcome-more = Brettspiele um Zünfte und Städte. Spiel gegen Bots oder schick Freunden einen Link.
client-your-tables = Deine Tische
client-open-tables = Offene Tische
client-more-tables = Weitere Tische anzeigen
client-live-games = Laufende Partien
client-delay-mark = verzögert
client-games = Spiele
client-players = { $least }–{ $most } Spieler
client-weight-light = leicht
client-weight-medium = mittel
client-weight-heavy = schwer
client-play-bots = Gegen Bots spielen
client-learn = Lernen
client-puzzles = Aufgaben
client-new-table = Neuer Tisch
client-your-turn = Du bist am Zug
client-status-open = wartet auf Spieler
client-status-playing = läuft
client-status-over = beendet
client-open-seat = freier Platz
client-turn-of = { $names } am Zug
client-won-by = Sieg: { $names }
client-time-left = noch { $time }
client-last-move = letzter Zug { $time }
client-created = erstellt { $time }
client-ended = beendet { $time }
client-manage-tables = Tische verwalten
client-manage-done = Fertig
client-hide-table = Ausblenden
client-unhide-table = Wieder anzeigen
client-hidden-tables = Ausgeblendete Tische
client-hidden-none = Keine ausgeblendeten Tische.
client-delete-table = Löschen
client-delete-surely = Endgültig löschen?
client-table-deleted = { $game }: Tisch gelöscht.
client-filter-game = Spiel
client-filter-all-games = Alle Spiele
client-filter-status = Anzeigen
client-filter-all = Alle
client-filter-due = Warten auf mich
client-filter-open = Wartet auf Mitspieler
client-filter-playing = Laufend
client-filter-over = Beendet
client-sort = Sortieren nach
client-sort-due = Mein Zug zuerst
client-sort-updated = Letzter Zug
client-sort-created = Neuester Tisch
client-filter-none = Keine passenden Tische.
client-filter-pace = Tempo
client-filter-live = Live
client-filter-correspondence = Fernpartie
client-filter-fit = Nur Tische, an denen ich mitspielen kann
client-filter-followed = Nur Tische von Spielern, denen ich folge
client-requires-range = Wertung { $least }–{ $most }
client-requires-least = Wertung ab { $least }
client-requires-most = Wertung bis { $most }
client-requires-settled = keine vorläufigen Wertungen
client-unfit = Nicht für deine Wertung
client-require = Wer mitspielen kann
client-require-least = Wertung mindestens
client-require-most = Wertung höchstens
client-require-any = beliebig
client-require-settled = Keine vorläufigen Wertungen

## Ein neuer Tisch

client-name = Dein Name
client-how-many = Wie viele Spieler?
client-who = Wer spielt mit?
client-seat = Platz { $seat }
client-seat-me = Ich
client-seat-friend = Jemand (per Link einladen)
client-seat-bot = Bot: { $bot }
client-bot-styled = { $style } ({ $bot })
client-draw-seats = Plätze zu Beginn auslosen
client-seat-drawn = wird ausgelost
client-seats-drawn = Die Plätze werden zu Beginn der Partie ausgelost.
client-take-seat = Platz { $seat } nehmen: { $led }
client-choose-seat = Wähle einen freien Platz.
client-variants = Varianten
client-clock = Bedenkzeit
client-clock-none = Ohne Zeitlimit
client-clock-live = Live: 10 Minuten + 20 Sekunden pro Zug
client-clock-relaxed = Entspannt: 30 Minuten + 1 Minute pro Zug
client-clock-evening = Spieleabend: 2 Stunden + 2 Minuten pro Zug
client-clock-daily = Täglich: 3 Tage + 12 Stunden pro Zug
client-clock-correspondence = Fernpartie: 14 Tage + 2 Tage pro Zug
client-visibility = Wer darf zuschauen?
client-visibility-link = Alle mit dem Link
client-visibility-public = Alle (freie Plätze werden gelistet)
client-visibility-private = Nur die Mitspieler
client-delay = Zuschauer sehen die Partie
client-delay-choice =
    { $kind ->
        [moves] { $count } Züge später
        [minutes] { $count } Minuten später
        [end] erst nach dem Ende
       *[none] live
    }
client-delayed =
    { $kind ->
        [moves] Zuschauer sehen die Partie { $count } Züge später.
        [minutes] Zuschauer sehen die Partie { $count } Minuten später.
       *[end] Zuschauer sehen die Partie erst nach dem Ende.
    }
client-allow-hints = Tipps für alle erlauben (ab zwei Menschen sonst aus)
client-coach-switch = Trainer: vor einem Zug nachfragen, der viel verschenkt
client-rated-switch = Gewertete Partie
client-rescue = Wenn jemand nicht weiterspielt
client-rescue-days =
    { $days ->
        [0] Warten
       *[other] Nach { $days } Tagen kann ein Bot übernehmen
    }
client-lay-table = Tisch erstellen

## Mitspielen

client-join = Du bist eingeladen
client-join-more = { $game } mit { $names }.
client-sit = Mitspielen
client-stand = Platz verlassen
client-watch = Nur zuschauen
client-waiting-players = wartet auf Spieler
client-invited = { $name } (eingeladen)
client-declined = freier Platz ({ $name } hat abgelehnt)
client-invite = Freunde einladen
client-start-bots = Jetzt starten (Bots füllen freie Plätze)
client-link = Schick diesen Link:
client-link-copied = Link kopiert. Schick ihn an Freunde:
client-link-machine = Dieser Link funktioniert nur auf diesem Rechner. Um andere im Netzwerk einzuladen, starte den Server neu mit ./play serve --host 0.0.0.0
client-link-network = Dieser Link funktioniert im lokalen Netzwerk.

## Am Tisch

client-show = Ansicht
client-tab-board = Spielplan
client-tab-log = Verlauf
client-tab-seats = Spieler
client-seats = Spieler
client-board = Spielplan
client-now = Aktueller Zug
client-log = Verlauf
client-log-news = Neue Einträge
client-strip = Abschnitte dieser Runde
client-strip-next = danach: { $name }
client-round-start = Aufbau
client-choices = Deine Möglichkeiten
client-all-choices = Alle { $count } Möglichkeiten zeigen
client-waiting-for =
    { $count ->
        [0] Einen Moment …
       *[other] Warten auf { $names }
    }
client-pondering = Denkt seit { $seconds } s …
client-pondering-long = Denkt seit { $seconds } s. Der Server hat viel zu tun; die Partie geht von selbst weiter.
client-server-busy = Der Server ist ausgelastet, darum denken Bots etwas kürzer als sonst.
client-bot-stands-in = Das Netz eines Bots lässt sich hier nicht verwenden, darum spielt ein Bot ohne Netz für ihn.
client-you-are-away = Ein Bot spielt für dich.
client-come-back = Wieder selbst spielen
client-confirm = Bestätigen
client-cancel = Abbrechen
client-just-moved = Das hat sich gerade bewegt. Bitte noch einmal drücken.
client-row-total = { $count } von { $total }
client-row-count = { $count } gewählt
client-row-open = { $count ->
    [0] Alles beantwortet
   *[other] Noch { $count } offen
}
client-row-send = Senden
client-row-send-end = Senden und beenden
client-row-end = Beenden
client-row-send-title = Spielt alles Gewählte auf einmal.
client-row-end-title = Spielt alles Gewählte und beendet deinen Teil dieser Phase.
client-row-phase = Phase beenden
client-row-phase-title = Spielt das Gewählte, Ort für Ort, und sonst nichts. Kommt jemand dazwischen, wirst du wieder gefragt.
client-row-here = Nur hier
client-row-here-title = Beendet nur den Ort, der gerade dran ist. Beim nächsten wirst du wieder gefragt; was du dort gewählt hast, bleibt.
client-wishes-on = { $count ->
    [0] Nichts mehr in dieser Phase
    [one] Noch 1 Wahl zu spielen
   *[other] Noch { $count } zu spielen
}
client-wishes-dropped = Ein Zug von jemand anderem kam dazwischen. Sieh nach, was von deiner Auswahl noch geht.
client-row-fill = Ergänzen
client-row-fill-title = Ein Bot schlägt den Rest vor. Vor dem Senden kannst du noch alles ändern.
client-row-proposed = Vorschlag eines Bots
client-row-agree = Vorschlag spielen
client-row-always = Immer
client-row-clear = Leeren
client-row-less = { $what }: einmal weniger
client-row-last = { $what }, dann senden
client-row-spread-title = Wählt von allem, was noch geht, eins. Gesendet wird noch nichts.
client-row-how-many = { $what }: wie oft
client-row-most = Alle
client-row-most-title = So viele wie möglich (auf dem Brett: Umschalt+Klick)
client-row-rest = Rest
client-row-rest-title = Setzt alles Übrige hierher und sendet (auf dem Plan: Umschalt+Klick)
client-row-take-back = Eins zurücknehmen
client-row-stopped = { $made } von { $of } wurden gespielt. { $why }
client-sweep-title = Alle Fragen dieser Phase so beantworten, die es zulassen; die anderen werden gestellt.
client-again = Noch einmal so
client-again-title = Gibt deine letzte Antwort wieder, solange es geht: { $moves }
client-bot-answers = Bot antworten lassen
client-bot-answers-phase = Bis zum Ende der Phase
client-bot-answers-always = Auf diese Frage, das ganze Spiel
client-bot-answers-chores = Auf alle Routinefragen, das ganze Spiel
client-bot-answers-on = Ein Bot antwortet für dich.
client-bot-answers-stop = Selbst antworten
client-proposal-all = Alle Vorschläge spielen ({ $count })
client-proposal-show = Liste
client-proposal-until = Bis hier spielen
client-proposal-on = Antworten vorschlagen
client-proposal-title = Ein Bot schlägt Antworten auf Routinefragen vor. Ohne dein Ja wird nichts gespielt.
client-proposal-off = Keine Vorschläge mehr
client-proposal-goes-on = Deine bestätigten Antworten werden gespielt: noch { $count }.
client-proposal-dropped = Der Rest deiner bestätigten Antworten ist nicht mehr möglich.
client-plan-ahead = Vorausplanen
client-plan-next = Als Nächstes wirst du gefragt:
client-plan-unknown = Deine nächste Frage steht noch nicht fest.
client-planned = Geplant: { $move }
client-plan-take-back = Plan verwerfen
client-plan-dropped = Dein Plan ist nicht mehr möglich: { $move }
client-undo = Zurücknehmen
client-undo-turn = Ganzen Zug zurück
client-undo-asked = { $name } möchte einen Zug zurücknehmen.
client-agree = Annehmen
client-refuse = Ablehnen
client-hint = Tipp
client-hint-is = Vorschlag: { $move }
client-no-hint = Gerade gibt es keinen Tipp.
client-hint-row-full = Deine Auswahl ist vollständig. Spiel sie oder ändere etwas.
client-hint-others = Andere Möglichkeiten
client-hint-play = So spielen
client-coach-weighs = Der Trainer schaut sich deinen Zug an…
client-coach-sure = Wirklich dieser Zug?
client-coach-line = { $move }: gewinnt etwa { $share } % der Partien. { $reason }
client-coach-back = Neu wählen
client-coach-anyway = Trotzdem spielen
client-coach-missed = Ohne den Trainer gespielt: Du hast in der letzten Minute viele Züge gemacht. Gleich schaut er wieder mit.
client-hint-comes = Überlegt …
client-hint-hurried = Diesmal nur der schnelle Tipp: Du hast in der letzten Minute oft gefragt. Frag gleich noch einmal, dann wird er gründlicher.
client-hints-off = Tipps sind an diesem Tisch aus.
client-hints-on = Tipps sind für alle erlaubt.
client-rated = Diese Partie wird gewertet.
client-unrated =
    { $why ->
        [closed] Nicht gewertet: ein Moderator hat den Tisch geschlossen.
        [choice] Nicht gewertet: der Tisch wurde so eröffnet.
        [hints] Nicht gewertet: Tipps sind erlaubt oder wurden benutzt.
        [coached] Nicht gewertet: der Trainer ist an.
        [position] Nicht gewertet: sie begann mitten in einer Stellung.
        [undone] Nicht gewertet: ein Zug wurde zurückgenommen, nachdem etwas bekannt war.
        [strangers] Nicht gewertet: nicht alle am Tisch sind im Haus bekannt.
        [alone] Nicht gewertet: alle Plätze spielen Bots.
       *[other] Nicht gewertet: wie vereinbart.
    }
client-hint-unrates = Tipp; die Partie wird dann nicht gewertet
client-rescue-terms =
    { $days ->
        [0] Bots springen nicht für Abwesende ein.
       *[other] Ist jemand { $days } Tage weg, können die anderen einen Bot übernehmen lassen.
    }
client-absent = { $name } hat seit dem { $day } nicht gespielt.
client-absent-from = Ab dem { $day } kann ein Bot übernehmen.
client-absent-rescue = Bot ({ $bot }) für { $name } spielen lassen
client-foreseen = Wenn du das wählst:
client-foreseen-more = +{ $count } weitere
client-then-chance = Danach: eine Ziehung.
client-then-others = Danach: die anderen.
client-then-you = Danach: noch einmal du.
client-then-end = Damit endet die Partie.
client-then-unknown = Wie es weitergeht, hängt von verdeckten Entscheidungen ab.
client-skip-steps =
    { $count ->
        [one] 1 Schritt überspringen
       *[other] { $count } Schritte überspringen
    }
client-told-more = +{ $count } weitere im Verlauf
client-concerns = Das betrifft dich
client-leads = Du führst: { $names }
client-count-choices = Auswahl ({ $count })
client-more = Mehr
client-leave = Verlassen (ein Bot übernimmt)
client-leave-question = Diesen Tisch verlassen?
client-leave-more = Ein Bot spielt für dich, bis du zurückkommst.
client-leave-surely = Verlassen
client-concede = Aufgeben
client-concede-question = Partie aufgeben?
client-concede-more = Ein Bot spielt für die anderen weiter, und du landest auf dem letzten Platz. Das lässt sich nicht zurücknehmen.
client-stay = Weiterspielen
client-keys = Tastenkürzel
client-keys-choose = Antwort wählen
client-keys-confirm = Zug bestätigen
client-keys-skip = Abbrechen, schließen oder überspringen
client-keys-show = Diese Tasten zeigen
client-show-rule = Regel { $rule }
client-jump = Auf dem Plan zeigen
client-conceded = hat aufgegeben
client-away = abwesend, ein Bot spielt
client-bot = Bot
client-followed = gefolgt
client-you = du
client-thinking = überlegt
client-score-of = { $name }: { $score } Punkte. Aufschlüsselung zeigen.
client-score-hidden = { $name }: Die Punkte bleiben bis zum Ende verborgen.
client-no-points = Noch keine Punkte
client-sheet = Wertung
client-sheet-open = Wertung anzeigen
client-days =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
client-talk = Chat
client-talk-unread =
    { $count ->
        [one] 1 neue Nachricht
       *[other] { $count } neue Nachrichten
    }
client-talk-of =
    { $who ->
        [spectators] Zuschauer
       *[players] Spieler
    }
client-talk-apart = Die Spieler können das erst nach dem Ende der Partie lesen.
client-talk-earlier = Frühere Nachrichten anzeigen
client-say = Nachricht schreiben
client-send = Senden
client-report = Melden
client-report-line = Diese Nachricht von { $name } melden
client-moderation = Moderation
client-status = Serverstatus
client-silenced =
    { $until ->
        [never] Du kannst nicht chatten. Grund: { $why }
       *[other] Du kannst bis { $until } nicht chatten. Grund: { $why }
    }
client-muted = stummgeschaltet
client-close-table = Tisch schließen
client-slow = Langsamer Chat:
client-slow-pace =
    { $seconds ->
        [0] aus
       *[other] eine Nachricht alle { $seconds } s
    }
client-note = Private Notizen

## Das Ende und danach

client-ended-conceded = Die Partie wurde aufgegeben.
client-ended-closed = Ein Moderator hat diesen Tisch geschlossen. Die Partie zählt nicht.
client-won-nobody = Partie geschlossen
client-won =
    { $margin ->
        [0] Im Gleichstand mit { $next } gewinnt { $name } mit { $scored }.
       *[other] { $name } gewinnt mit { $scored }, { $margin } vor { $next }.
    }
    .you =
        { $margin ->
            [0] Im Gleichstand mit { $next } gewinnst du mit { $scored }.
           *[other] Du gewinnst mit { $scored }, { $margin } vor { $next }.
        }
    .next =
        { $margin ->
            [0] Im Gleichstand mit dir gewinnt { $name } mit { $scored }.
           *[other] { $name } gewinnt mit { $scored }, { $margin } vor dir.
        }
client-won-shared = { $names } teilen sich den Sieg mit { $scored }.
client-end-scored =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }
client-won-conceded =
    { $winners ->
        [one] { $names } gewinnt. Aufgegeben: { $others }.
       *[other] { $names } gewinnen. Aufgegeben: { $others }.
    }
client-ledger = Punkteübersicht
client-end-board = Brett zeigen
client-end-result = Ergebnis zeigen
client-end-course = Punkte im Verlauf
client-end-total = Summe
client-end-ahead = Vor { $name }: { $why }
client-priced = { $move } · { $price }
client-rematch = Revanche
client-rematch-asked = { $name } lädt dich zu einer Revanche ein.
client-invites-you = { $name } lädt dich ein
client-invited-you = Du bist eingeladen
client-rematch-accept = Annehmen
client-rematch-decline = Ablehnen
client-rematch-own = Du hast eine Revanche vorgeschlagen. Sie beginnt, sobald alle angenommen haben.
client-rematch-go = Zur Revanche
client-replay = Wiederholung
client-save-record = Aufzeichnung laden
client-moment = Zug
client-step-back = Voriger Zug
client-step-on = Nächster Zug
client-replay-play = Abspielen
client-replay-pause = Pause
client-replay-speed = Tempo
client-replay-first = Zum Anfang
client-replay-last = Zum Ende
client-round-back = Vorige Runde
client-round-on = Nächste Runde
client-jump-to = Springen zu
client-copy-moment = Link kopieren
client-moment-copied = Link kopiert
client-moment-picture = Bild speichern
client-whose-view = Ansicht von
client-play-on = Von hier weiterspielen

## Analyse

client-analysis = Analyse
client-analyse = Partie analysieren
client-analysis-running = { $done } von { $of } Entscheidungen analysiert
client-analysis-failed = Die Analyse ist fehlgeschlagen. Versuch es später noch einmal.
client-analysis-cancelled = Die Analyse wurde abgebrochen.
client-analysis-chart = Gewinnchancen
client-analysis-costliest = Größte Fehler
client-analysis-played = { $name }: { $move }
client-analysis-best = Besser: { $move }
client-analysis-whose = Aus Sicht von { $name }:
client-analysis-cost = −{ $cost } %
client-analysis-clean = Keine klaren Fehler.
client-mistakes = Aus Fehlern lernen
client-analysis-conceded = Die Partie wurde aufgegeben: Die Analyse reicht bis zum letzten Zug, und die Kurven enden mit dem damaligen Stand.
client-analysis-how = Geschätzt aus simulierten Partien, geglättet. Jede Entscheidung wird danach beurteilt, was man in dem Moment wissen konnte.
client-analysis-quick = Ein schneller Blick mit dem Experten. Jede Entscheidung wird danach beurteilt, was man in dem Moment wissen konnte.
client-analysis-deeper = Gründlich analysieren

## Regeln und Einstellungen

client-labelled = { $label }: { $text }
client-search-rules = Regeln durchsuchen
client-no-rule = Keine Regeln gefunden.
client-language = Sprache
client-theme = Darstellung
client-theme-auto = Systemstandard
client-theme-light = Hell
client-theme-dark = Dunkel
client-speed = Animationstempo
client-speed-calm = Langsam
client-speed-brisk = Schnell
client-speed-still = Aus
client-confirm-turn = Jeden Zug bestätigen
client-ask-all = Auch fragen, wenn es nur eine Antwort gibt
client-aid = Jede Frage erklären
client-aid-fold = Erklärungen ausblenden
client-aid-more = Mehr in den Regeln
client-aid-new = In Spielen, die neu für mich sind
client-aid-always = Immer
client-aid-never = Nie
client-labels = Beschriftungen auf dem Plan
client-sound = Töne

## Konto

client-account = Konto
client-account-more = Zum Spielen brauchst du kein Konto. Ein Name genügt, und dieser Browser merkt sich dich.
client-account-nobody = Du bist nicht angemeldet.
client-account-guest = Du spielst als { $name }, Gast in diesem Browser.
client-account-login = Du bist angemeldet als { $name } (Anmeldename: { $login }).
client-account-rename = Name speichern
client-account-rename-more = Diesen Namen sehen die anderen.
client-account-renamed = Du heißt jetzt { $name }.
client-account-keep = Konto erstellen
client-account-keep-more = Mit Anmeldename und Passwort kommst du von jedem Gerät an deine Tische.
client-account-make = Konto erstellen
client-account-kept = Konto erstellt. Melde dich an als { $login }.
client-login = Anmeldename
client-password = Passwort
client-password-new = Neues Passwort
client-password-old = Aktuelles Passwort
client-password-change = Passwort ändern
client-password-change-more = Deine anderen Geräte werden abgemeldet.
client-password-changed = Passwort geändert. Deine anderen Geräte sind abgemeldet.
client-sign-in = Anmelden
client-sign-in-more = Mit einem Konto, das du hier oder auf einem anderen Gerät erstellt hast.
client-sign-in-guest = Beim Anmelden verlierst du den Gast { $name } samt Tischen. Erstelle zuerst ein Konto, um sie zu behalten.
client-signed-in = Willkommen zurück, { $name }.
client-sign-out = Abmelden
client-sign-out-more = Konto und Tische bleiben erhalten; dieser Browser vergisst dich.
client-sign-out-guest = Du hast kein Passwort. Ohne Passkey verlierst du diesen Namen und seine Tische.
client-sign-out-surely = Trotzdem abmelden
client-signed-out = Du bist abgemeldet.
client-passkeys =
    { $count ->
        [0] Passkeys
       *[other] Passkeys ({ $count })
    }
client-passkey = Passkey
client-passkey-nth = Passkey { $n }
client-passkey-name = Name
client-passkey-name-new = Name des neuen Passkeys
client-passkey-made = erstellt am { $day }
client-passkey-used = zuletzt verwendet am { $day }
client-passkey-unused = noch nie verwendet
client-passkey-rename = Umbenennen
client-passkey-rename-of = { $name } umbenennen
client-passkey-rename-save = Speichern
client-passkey-renamed = Passkey umbenannt.
client-passkey-remove = Entfernen
client-passkey-remove-of = { $name } entfernen
client-passkey-remove-more = Mit { $name } kannst du dich dann nicht mehr anmelden, und Geräte, die damit angemeldet sind, werden abgemeldet. Drücke noch einmal, um den Passkey zu entfernen; lösche ihn danach auch auf deinem Gerät.
client-passkey-remove-surely = Endgültig entfernen
client-passkey-removed = { $name } wurde entfernt.
client-passkey-more = Melde dich mit Fingerabdruck, Gesicht oder PIN statt mit einem Passwort an.
client-passkey-add = Passkey hinzufügen
client-passkey-use = Mit Passkey anmelden
client-passkey-added = Passkey hinzugefügt. Du kannst dich jetzt damit anmelden.
client-passkey-known = Dieses Gerät hat schon einen Passkey für dein Konto.
client-passkey-stopped = Es wurde kein Passkey verwendet. Nichts hat sich geändert.
client-passkey-none = Dieser Browser unterstützt hier keine Passkeys.
client-bonds = Gefolgt und blockiert
client-data = Deine Daten
client-notices = Benachrichtigungen
client-notices-more = Wir können dir Bescheid geben, wenn an deinen Tischen etwas passiert. Alles ist freiwillig.
client-notices-save = Einstellungen speichern
client-notices-saved = Einstellungen gespeichert.
client-mail = E-Mail-Adresse
client-mail-more = Wir schicken dir einen Link, um die Adresse zu bestätigen.
client-mail-none = Dieser Server verschickt keine E-Mails.
client-mail-confirmed = { $mail } ist bestätigt.
client-mail-unconfirmed = { $mail } ist noch nicht bestätigt. Öffne den Link in unserer E-Mail.
client-mail-again = Bestätigung erneut senden
client-mail-sent-again = Wir haben einen neuen Link an { $mail } geschickt.
client-mail-remove = Adresse entfernen
client-mail-removed = Adresse entfernt.
client-notify-mail = Per E-Mail
client-webhook = Webhook-URL
client-webhook-more = Wir schicken die Tische, die auf dich warten, per POST an diese HTTPS-Adresse.
client-push = Dieser Browser
client-push-more = Erhalte eine Benachrichtigung auf diesem Gerät, auch wenn Guildhall nicht offen ist. Nie zu dem Tisch, den du vor dir hast.
client-calls-more = Erhalte eine Benachrichtigung auf diesem Gerät, solange ein Tisch, ein Turnier oder die Startseite in einem anderen Tab offen ist. Nie zu dem Tisch, den du vor dir hast.
client-calls-are-on = Benachrichtigungen sind in diesem Browser an, solange Guildhall in einem Tab offen ist.
client-push-on = In diesem Browser einschalten
client-push-off = In diesem Browser ausschalten
client-push-is-on = Benachrichtigungen sind in diesem Browser an.
client-push-is-off = Benachrichtigungen sind in diesem Browser aus.
client-push-blocked = Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in seinen Einstellungen.
client-push-none = Dieser Browser kann hier keine Benachrichtigungen zeigen. Installiere Guildhall auf dem Handy zuerst auf dem Startbildschirm.
client-install = App
client-install-more = Installiere Guildhall, um es wie eine App zu öffnen und auf dem Handy Benachrichtigungen zu bekommen.
client-install-now = Guildhall installieren
client-installed = Guildhall ist installiert.
client-not-installed = Nicht installiert. Das geht später auch im Menü deines Browsers.
client-notify = Sag mir Bescheid
client-notify-turn = Wenn ich am Zug bin
client-notify-clock = Wenn meine Zeit abläuft
client-notify-invitation = Wenn ich eingeladen werde
client-notify-talk = Wenn jemand an meinem Tisch schreibt
client-notify-tournament = Wenn mein Turniertisch bereit ist
client-quiet-begin = Ruhe von
client-quiet-end = bis
client-quiet-more = Sind beide Zeiten gleich, gibt es keine Ruhezeit.
client-webhook-format = Webhook-Format
client-webhook-format-plain = JSON
client-webhook-format-discord = Discord
client-webhook-format-slack = Slack
client-webhook-format-matrix = Matrix
client-notify-webhook = Webhook aufrufen

## Über

client-about-text = Guildhall ist eine freie, unabhängige Seite für Brettspiele. Die Spiele sind das Werk ihrer Autoren und Verlage. Danke!
client-thanks = von { $designer }, erschienen bei { $publisher }.
client-thanks-designer = von { $designer }.
client-about-rights = Code und Grafik sind von uns, die Regeln in eigenen Worten erklärt. Werte, die nicht in den Spielregeln stehen, sind rekonstruiert. Wenn dir ein Spiel gefällt, kauf es!
client-about-docs = Dokumentation (auf Englisch): Server, Bots, Forschung
