# Was jedes Spiel und jede Oberfläche braucht, auf Deutsch.
#
# Glossar: game (das Spiel) = Spiel · game (eine Partie) = Partie · table = Tisch · seat = Platz · move = Zug ·
# turn = Zug („am Zug“) · decision = Entscheidung · choice = Möglichkeit · luck = Zufall · record = Aufzeichnung ·
# input = Eingabe · hint = Tipp · points = Punkte · win = Sieg · spectator = Zuschauer. Anrede: du.

language-name = Deutsch

## Fehler: sagen, was nicht stimmt und was zu tun ist

error-unknown_game = Es gibt kein Spiel „{ $given }“. Spiele: { $known }.
error-unknown_lesson =
    { $count ->
        [0] Für { $game } gibt es noch keine Lektionen.
       *[other] { $game } hat keine Lektion „{ $given }“. Lektionen: { $known }.
    }
error-unknown_language = Die Sprache „{ $given }“ wird nicht unterstützt. Verfügbar: { $known }.
error-seats = { $game } geht nicht zu { $given }. Mögliche Spielerzahl: { $allowed }.
error-option = { $game } hat keine Option „{ $given }“. Optionen: { $known }.
error-option_value = „{ $given }“ ist kein gültiger Wert für die Option { $option }. Möglich: { $allowed }.
error-notation_empty = Gib einen Zug ein, oder ? für deine Möglichkeiten.
error-notation_verb = „{ $given }“ ist hier kein Zug. Meintest du: { $known }?
error-notation_count = { $verb } braucht: { $need }. Angegeben: { $have }.
error-notation_argument = „{ $given }“ gibt es hier nicht ({ $argument }). Meintest du: { $known }?
error-notation_json = Ein Zug in JSON muss ein Objekt mit Verb und Argumenten sein.
error-unknown_move = Es gibt keinen Zug Nummer { $move }; dieses Spiel hat { $size } Züge.
error-chance_verb = „{ $given }“ kann hier nicht gezogen werden.
error-chance_impossible = Das kann hier nicht gezogen werden.
error-position_json = Das ist keine gültige Stellung: { $problem }.
error-position_game = Diese Stellung gehört zu { $found }, nicht zu dieser Version von { $game }.
error-position_fields = In der Stellung fehlen Felder oder sind unbekannt: { $fields }.
error-position_value = Die Stellung ist ungültig: { $field }.
error-record_file = { $file } kann nicht gelesen werden: { $problem }.
error-record_empty = Die Aufzeichnung ist leer.
error-record_line = Zeile { $line } der Aufzeichnung ist beschädigt: { $problem }.
error-record_format = Die Aufzeichnung hat Format { $found }; diese Version liest Format { $known }.
error-record_game = Die Aufzeichnung gehört zu { $found }, nicht zu { $game }.
error-record_version = Die Aufzeichnung entstand mit Regeln und Daten { $found }; diese Version verwendet { $known }.
error-record_input = Eingabe { $n } der Aufzeichnung, „{ $move }“, ist dort nicht möglich: { $why }.
error-record_rules_changed = Eingabe { $n } der Aufzeichnung, „{ $move }“, ist mit den aktuellen Regeln und Daten { $known } nicht möglich. Die Aufzeichnung entstand mit { $found }; mit dieser Version von Guildhall kannst du sie abspielen.
error-record_luck = Eingabe { $n } der Aufzeichnung, „{ $move }“, passt nicht zu den Ziehungen dieser Partie.
error-record_commitment = Der Schlüssel in der Aufzeichnung passt nicht zur Festlegung im Kopf.
error-record_luck_version = Die Ziehungen der Aufzeichnung haben Version { $found }; diese Version von Guildhall kennt Versionen bis { $known }.
error-record_numbers = Die Zufallszahlen der Spieler in der Aufzeichnung sind beschädigt.
error-record_spaces = Laut Aufzeichnung hat ein Zurücknehmen die Ziehungen bei Eingabe { $n } neu gestartet (Nummer { $space }); das widerspricht dem Rest.
error-record_no_key = Die Aufzeichnung enthält den Schlüssel ihrer Ziehungen nicht.
error-record_no_result = Die Partie ist zu Ende, aber die Aufzeichnung hat kein Ergebnis.
error-record_not_over = Die Aufzeichnung hat ein Ergebnis, aber die Partie ist nach { $n } Eingaben nicht zu Ende.
error-record_result = Das Ergebnis in der Aufzeichnung ist falsch: { $field }.
error-analysis_unfinished = Nur beendete Partien lassen sich analysieren.

## Menschen und Bots

seat-spectator = Zuschauer
bot-random = Zufall
bot-apprentice = Lehrling
bot-journeyman = Geselle
bot-master = Meister
bot-expert = Experte
bot-grandmaster = Großmeister
seat-guest = Gast
error-unknown_bot = Es gibt keinen Bot „{ $given }“. Bots: { $known }.
error-unknown_style = { $game } hat keinen Bot mit dem Charakter „{ $given }“. Charaktere: { $known }; oder eine Temperatur über 0, zum Beispiel 0.5.
error-extra_missing = { $library } ist nicht installiert. Installiere es mit: pip install "{ $extra }"
error-policy_file = { $file } lässt sich nicht als Policy verwenden: { $problem }.
error-policy_fit = Die Policy { $file } wurde für { $field } „{ $made }“ trainiert, hier gilt aber „{ $here }“.
error-positions_file = In { $file } lassen sich keine Entscheidungen lesen: { $problem }.
error-positions_fit = { $file } wurde für { $field } „{ $made }“ geschrieben, hier gilt aber „{ $here }“. Exportiere sie neu.
error-no_expert = Noch hat kein Netz { $game } gut genug gelernt. Einen Experten gibt es für: { $known }.
error-unknown_profile = Es gibt kein Profil „{ $given }“. Wähle eines von: { $known }.
error-train_other = { $folder } enthält einen anderen Lauf ({ $game }, Kodierung { $encoding }, { $blocks } Blöcke zu { $width }). Wähle mit --folder einen anderen Ordner.
error-kept_other = { $file } enthält Partien anderer Bots, Varianten, Regeln oder Netze. Nenne mit --keep eine andere Datei.
error-kept_broken = Zeile { $line } von { $file } ist unlesbar. Lösche die Zeile oder nenne mit --keep eine andere Datei.
error-sharpen_other = { $folder } enthält Partien mit anderem Spiel, Startwert oder Aufbau, oder nach anderen Regeln. Wähle mit --folder einen anderen Ordner.
error-sharpen_broken = { $file } lässt sich nicht lesen. Lösche die Datei; ihre Partie wird neu gespielt.
error-sharpen_few = Es sind erst { $games } Partien da; nötig sind zwei: eine zum Lernen, eine zum Prüfen. Starte den Befehl noch einmal.
error-unknown_reward = Es gibt keine Belohnung „{ $given }“. Belohnungen: { $known }.
error-unknown_render_mode = Es gibt keine Darstellung „{ $given }“. Möglich: { $known }.
error-weight_missing = Die Bewertung von { $game } braucht das Gewicht „{ $given }“.
error-weight_unknown = Die Bewertung von { $game } hat kein Gewicht „{ $given }“.
error-bots_number = { $have } Bots für { $need } Plätze: Gib einen Bot für alle oder einen pro Platz an.
error-unknown_rule = { $game } hat keine Regel „{ $given }“. Regeln: { $known }.
error-no_such_input = Es gibt keine Eingabe { $given }; die Aufzeichnung hat { $last }.
error-no_such_seat = Platz { $given } gibt es nicht. Gezählt wird ab 0, und es spielen { $seats }.
error-no_saved_game = { $user } hat noch keine gespeicherten Partien. Starte eine mit: guildhall play
error-save_failed = { $file } kann nicht geschrieben werden: { $problem }.

## Warum ein Tipp gegeben wird

reason-only_move = Es ist der einzig mögliche Zug.
reason-wins = Damit gewinnst du die Partie.
reason-points =
    Das bringt sofort { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
reason-more_points =
    Das bringt sofort { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr als der schwächste der anderen Züge.
reason-position =
    Das dürfte etwa { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr bringen als die Alternativen.
reason-denial =
    Das kostet { $seat } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
reason-tempo = Du bist vor den anderen wieder am Zug.
reason-least_loss =
    Das verliert { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } weniger als die Alternativen.
reason-share = Gewonnene Testpartien nach diesem Zug: { $share } %, nach dem nächstbesten: { $next } %.
reason-even =
    { $count ->
        [one] Gewonnene Testpartien nach diesem Zug: { $share } %. Ein anderer Zug ist genauso gut.
       *[other] Gewonnene Testpartien nach diesem Zug: { $share } %. { $count } andere Züge sind genauso gut.
    }
reason-plan = Er ändert sofort wenig und zahlt sich später aus.
