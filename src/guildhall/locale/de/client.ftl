# Der Browser, auf Deutsch. Glossar: siehe core.ftl; dazu
# hall = Saal · house = Haus · board = Spielplan · log = Verlauf · clock = Bedenkzeit · replay = Wiederholung ·
# undo = Zurücknehmen · login = Anmeldename · account = Konto · sign in/out = anmelden/abmelden · notice = Nachricht.

client-skip = Zum Inhalt
client-home = Zum Saal
client-menu = Menü
client-rules = Regeln
client-settings = Einstellungen
client-about = Über uns
client-speed-plain = Läuft mit unkompilierten Regeln. Bots denken weniger weit voraus.
client-speed-compiling = Wird beschleunigt: Die Regeln werden im Hintergrund kompiliert.
client-speed-compiled = Läuft mit kompilierten Regeln.
client-close = Schließen
client-back = Zurück
client-loading = Einen Moment …
client-offline = Das Haus antwortet nicht. Bist du online?
client-reconnecting = Verbindung verloren. Es geht gleich von selbst weiter …
client-rules-changed = Die Regeln dieses Spiels wurden überarbeitet, nachdem dieser Tisch eröffnet wurde (Version { $began }, jetzt { $now }). Er geht unter den jetzigen weiter.
client-data-changed = Die gedruckten Angaben dieses Spiels wurden berichtigt, nachdem dieser Tisch eröffnet wurde. Er geht mit den jetzigen weiter.

## Der Saal

client-welcome = Willkommen in der Guildhall
client-welcome-more = Vier Spiele um Zünfte und Städte. Setz dich allein gegen Bots an den Tisch oder schick Freunden einen Link.
client-your-tables = Deine Tische
client-open-tables = Offene Tische
client-more-tables = Weitere Tische anzeigen
client-games = Spiele
client-players = { $least }–{ $most } Spieler
client-weight-light = leicht
client-weight-medium = mittel
client-weight-heavy = schwer
client-play-bots = Gegen Bots spielen
client-new-table = Neuer Tisch
client-your-turn = Du bist am Zug
client-status-open = wartet auf Spieler
client-status-playing = läuft
client-status-over = beendet
client-open-seat = freier Platz

## Ein neuer Tisch

client-name = Dein Name
client-how-many = Wie viele Spieler?
client-who = Wer sitzt wo?
client-seat = Platz { $seat }
client-seat-me = Ich
client-seat-friend = Jemand per Link
client-seat-bot = Bot: { $bot }
client-variants = Varianten
client-clock = Bedenkzeit
client-clock-none = Ohne Uhr
client-clock-live = Live: 10 Minuten + 20 Sekunden pro Zug
client-clock-relaxed = Gemütlich: 30 Minuten + 1 Minute pro Zug
client-clock-evening = Spieleabend: 2 Stunden + 2 Minuten pro Zug
client-clock-daily = Zugweise: 3 Tage + 12 Stunden pro Zug
client-clock-correspondence = Fernpartie: 14 Tage + 2 Tage pro Zug
client-visibility = Wer darf zuschauen?
client-visibility-link = Wer den Link hat
client-visibility-public = Alle; freie Plätze stehen in der Liste
client-visibility-private = Nur die Mitspieler
client-allow-hints = Tipps für alle erlauben (sonst aus, wenn zwei oder mehr Menschen spielen)
client-rescue = Wenn jemand nicht mehr spielt
client-rescue-days =
    { $days ->
        [0] Warten, egal wie lange
       *[other] Nach { $days } Tagen kann ein Bot übernehmen
    }
client-lay-table = Tisch eröffnen

## Dazukommen

client-join = Du bist eingeladen
client-join-more = { $game } mit { $names }.
client-sit = Hinsetzen
client-stand = Aufstehen
client-watch = Nur zuschauen
client-waiting-players = wartet auf Spieler
client-invited = { $name } (eingeladen)
client-invite = Freunde einladen
client-start-bots = Starten; Bots füllen freie Plätze
client-link = Schick diesen Link:
client-link-copied = Kopiert. Schick diesen Link:
client-link-machine = Dieser Link funktioniert nur auf diesem Rechner. Um andere im Netzwerk einzuladen, beende den Server und starte ihn mit ./play serve --host 0.0.0.0
client-link-network = Dieser Link funktioniert im lokalen Netzwerk.

## Am Tisch

client-show = Was zu sehen ist
client-tab-board = Spielplan
client-tab-log = Verlauf
client-tab-seats = Spieler
client-seats = Spieler
client-board = Spielplan
client-now = Was jetzt zu tun ist
client-log = Verlauf
client-log-news = Neu im Verlauf
client-round-start = Vor Beginn
client-choices = Deine Möglichkeiten
client-choose = Wählen
client-all-choices = Alle { $count } Möglichkeiten zeigen
client-waiting-for =
    { $count ->
        [0] Einen Moment …
       *[other] Warten auf { $names }
    }
client-server-busy = Der Server ist gerade ausgelastet: Die Bots spielen etwas schneller als sonst.
client-you-are-away = Ein Bot spielt für dich.
client-come-back = Zurückkommen
client-confirm = Bestätigen
client-cancel = Abbrechen
client-undo = Zurücknehmen
client-undo-asked = { $name } möchte einen Zug zurücknehmen.
client-agree = Einverstanden
client-refuse = Nein
client-hint = Tipp
client-hint-is = Ein Bot würde: { $move }
client-no-hint = Gerade gibt es keinen Tipp.
client-hint-others = Was noch infrage kam
client-hint-play = So spielen
client-hint-comes = Überlegt …
client-hints-off = Keine Tipps an diesem Tisch.
client-hints-on = Tipps sind für alle erlaubt.
client-rescue-terms =
    { $days ->
        [0] Bots übernehmen nicht für Abwesende.
       *[other] Wer { $days } Tage nicht spielt, kann von einem Bot vertreten werden.
    }
client-absent = { $name } hat seit dem { $day } nicht gespielt.
client-absent-from = Ab dem { $day } kann ein Bot übernehmen.
client-absent-rescue = Bot ({ $bot }) für { $name } spielen lassen
client-foreseen = Was das bewirkt
client-foreseen-more =
    { $count ->
        [one] und noch eines
       *[other] und { $count } weitere
    }
client-then-chance = Dann entscheidet der Zufall.
client-then-others = Dann sind die anderen am Zug.
client-then-you = Dann machst du weiter.
client-then-end = Dann ist die Partie zu Ende.
client-then-unknown = Was folgt, lässt sich nicht vorhersehen.
client-skip-steps =
    { $count ->
        [one] Einen Schritt überspringen
       *[other] { $count } Schritte überspringen
    }
client-count-choices = Auswahl ({ $count })
client-more = Mehr
client-leave = Gehen (ein Bot spielt weiter)
client-concede = Aufgeben
client-show-rule = Regel { $rule }
client-jump = ansehen
client-conceded = hat aufgegeben
client-away = weg, ein Bot spielt
client-bot = Bot
client-you = du
client-thinking = überlegt
client-score-of = { $name }: { $score } Punkte. Zeigen, woher sie kommen.
client-no-points = Noch keine Punkte
client-days =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
client-talk =
    { $count ->
        [0] Plaudern
       *[other] Plaudern ({ $count })
    }
client-talk-earlier = Frühere Nachrichten
client-say = Sag etwas
client-send = Senden
client-note = Deine private Notiz

## Das Ende und danach

client-ended-conceded = Die Partie wurde aufgegeben.
client-ledger = Woher die Punkte kommen
client-rematch = Revanche
client-rematch-asked = { $name } lädt dich zu einer Revanche ein.
client-rematch-invited = Einladung zur Revanche
client-rematch-accept = Annehmen
client-rematch-own = Du hast um eine Revanche gebeten. Sie beginnt, sobald alle angenommen haben.
client-rematch-go = Zur Revanche
client-replay = Wiederholung
client-save-record = Aufzeichnung speichern
client-moment = Zeitpunkt
client-step-back = Einen Schritt zurück
client-step-on = Einen Schritt vor
client-whose-view = Wessen Sicht
client-play-on = Von hier weiterspielen

## Analyse

client-analysis = Analyse
client-analyse = Partie analysieren
client-analysis-running = { $done } von { $of } Entscheidungen betrachtet
client-analysis-failed = Die Analyse hat nicht geklappt.
client-analysis-cancelled = Die Analyse wurde abgebrochen.
client-analysis-chart = Siegchancen
client-analysis-costliest = Was am meisten gekostet hat
client-analysis-played = { $name }: { $move }
client-analysis-best = Der Meister: { $move }
client-analysis-cost = −{ $cost } %
client-analysis-clean = Keine Entscheidung hat klar etwas gekostet.
client-analysis-conceded = Die Partie wurde aufgegeben: Sie wird bis zum letzten Zug beurteilt, und die Kurven enden mit dem Ergebnis, wie es da stand.
client-analysis-how = Geschätzt aus gedachten Partien, als gleitendes Mittel. Jede Entscheidung wird an dem gemessen, was ihr Spieler wissen konnte.

## Regeln und Einstellungen

client-search-rules = Regeln durchsuchen
client-no-rule = Keine Regel enthält diese Wörter.
client-language = Sprache
client-theme = Aussehen
client-theme-auto = Wie das System
client-theme-light = Hell
client-theme-dark = Dunkel
client-speed = Bewegung
client-speed-calm = Ruhig
client-speed-brisk = Zügig
client-speed-still = Keine
client-confirm-turn = Jeden Zug bestätigen
client-labels = Beschriftungen auf dem Spielplan

## Konto

client-account = Konto
client-account-more = Zum Spielen brauchst du kein Konto: Ein Name genügt, und dieser Browser merkt sich dich.
client-account-nobody = Du bist noch nicht hereingekommen.
client-account-guest = Du bist { $name }, Gast in diesem Browser.
client-account-login = Du bist { $name }; dein Anmeldename ist { $login }.
client-account-rename = Namen speichern
client-account-rename-more = So heißt du für die anderen am Tisch.
client-account-renamed = Du heißt jetzt { $name }.
client-account-keep = Diesen Namen behalten
client-account-keep-more = Mit Anmeldename und Passwort findest du deine Tische auf jedem Gerät.
client-account-make = Konto anlegen
client-account-kept = Das Konto ist angelegt; dein Anmeldename ist { $login }.
client-login = Anmeldename
client-password = Passwort
client-password-new = Neues Passwort
client-password-old = Altes Passwort
client-password-change = Passwort ändern
client-password-change-more = Deine anderen Geräte werden dabei abgemeldet.
client-password-changed = Das Passwort ist geändert; deine anderen Geräte sind abgemeldet.
client-sign-in = Anmelden
client-sign-in-more = Mit einem Konto, das du hier oder auf einem anderen Gerät angelegt hast.
client-sign-in-guest = Der Gast { $name } bleibt mit allen Tischen zurück: Behalte zuerst den Namen, wenn du sie wiederfinden willst.
client-signed-in = Willkommen zurück, { $name }.
client-sign-out = Abmelden
client-sign-out-more = Dieser Browser vergisst dich; dein Konto und deine Tische bleiben.
client-sign-out-guest = Du hast kein Passwort: Ohne Passkey sind dieser Name und seine Tische nicht wiederzufinden.
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
client-passkey-made = angelegt am { $day }
client-passkey-used = zuletzt benutzt am { $day }
client-passkey-unused = noch nicht benutzt
client-passkey-rename = Umbenennen
client-passkey-rename-of = { $name } umbenennen
client-passkey-rename-save = Speichern
client-passkey-renamed = Der Passkey hat seinen neuen Namen.
client-passkey-remove = Entfernen
client-passkey-remove-of = { $name } entfernen
client-passkey-remove-more = { $name } lässt dich dann nicht mehr herein. Andere Geräte, die damit hereingekommen sind, werden abgemeldet. Drücke noch einmal, um den Passkey zu entfernen; lösche ihn danach auch auf deinem Gerät.
client-passkey-remove-surely = Endgültig entfernen
client-passkey-removed = { $name } ist entfernt.
client-passkey-more = Mit einem Passkey kommst du per Fingerabdruck, Gesicht oder PIN herein statt mit einem Passwort.
client-passkey-add = Passkey hinzufügen
client-passkey-use = Mit Passkey anmelden
client-passkey-added = Der Passkey ist hinzugefügt: Du kannst dich damit anmelden.
client-passkey-known = Dieses Gerät hat schon einen Passkey von dir.
client-passkey-stopped = Es kam kein Passkey; nichts hat sich geändert.
client-passkey-none = Dieser Browser kann hier keine Passkeys verwenden.
client-notices = Zugnachrichten
client-notices-more = Wir sagen dir gern Bescheid, wenn du am Zug und nicht da bist; zum Spielen brauchst du beides nicht.
client-notices-save = Nachrichten speichern
client-notices-saved = Die Nachrichten sind gespeichert.
client-mail = Mailadresse
client-mail-more = Wir schicken zuerst einen Link dorthin, um sicher zu sein, dass die Adresse dir gehört.
client-mail-none = Dieses Haus verschickt zurzeit keine Mails.
client-mail-confirmed = { $mail } ist bestätigt.
client-mail-unconfirmed = { $mail } ist noch nicht bestätigt: Öffne den Link in der Mail, die wir geschickt haben.
client-mail-again = Bestätigung noch einmal senden
client-mail-sent-again = Ein neuer Link ist unterwegs an { $mail }.
client-mail-remove = Adresse entfernen
client-mail-removed = Die Adresse ist entfernt.
client-notify-mail = Per Mail benachrichtigen
client-webhook = Webhook
client-webhook-more = Eine https-Adresse von dir, die die Namen der Tische bekommt, die auf dich warten.
client-notify-webhook = Per Webhook benachrichtigen

## Wer dahintersteckt

client-about-text = Guildhall ist ein freies, unabhängiges Zuhause für vier Brettspiele. Die Spiele sind das Werk ihrer Autoren und Verlage; danke!
client-thanks = von { $designer }, erschienen bei { $publisher }.
client-thanks-designer = von { $designer }.
client-about-rights = Code und Zeichnungen sind unsere eigenen, die Regeln sind in unseren eigenen Worten erzählt. Werte, die nicht in den Spielregeln abgedruckt sind, sind rekonstruiert. Wenn dir ein Spiel gefällt, kauf die Schachtel.
