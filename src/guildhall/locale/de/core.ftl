# Was jedes Spiel und jede Oberfläche braucht, auf Deutsch.
#
# Glossar: game (das Spiel) = Spiel · game (eine Partie) = Partie · table = Tisch · seat = Platz · move = Zug ·
# turn = Zug („am Zug“) · decision = Entscheidung · choice = Möglichkeit · luck = Zufall · record = Aufzeichnung ·
# input = Eingabe · hint = Tipp · points = Punkte · win = Sieg · spectator = Zuschauer. Anrede: du.

language-name = Deutsch

## Fehler: sagen, was nicht stimmt und was zu tun ist

error-unknown_game = Es gibt kein Spiel „{ $given }“. Spiele: { $known }.
error-unknown_language = Die Sprache „{ $given }“ gibt es hier nicht. Sprachen: { $known }.
error-seats = Zu { $given } lässt sich { $game } nicht spielen. Mögliche Spielerzahl: { $allowed }.
error-option = { $game } hat keine Option „{ $given }“. Optionen: { $known }.
error-option_value = Die Option { $option } kann nicht „{ $given }“ sein. Möglich: { $allowed }.
error-notation_empty = Gib einen Zug ein, oder ? für deine Möglichkeiten.
error-notation_verb = „{ $given }“ ist hier kein Zug. Meintest du: { $known }?
error-notation_count = { $verb } braucht: { $need }. Angegeben: { $have }.
error-notation_argument = „{ $given }“ gibt es hier nicht ({ $argument }). Meintest du: { $known }?
error-notation_json = Ein Zug in JSON ist ein Objekt mit einem Verb und seinen Argumenten.
error-unknown_move = Es gibt keinen Zug Nummer { $move }; die Liste hat { $size }.
error-chance_verb = „{ $given }“ wird hier nicht gezogen.
error-chance_impossible = Das kann hier nicht gezogen werden.
error-position_json = Das ist keine Stellung: { $problem }.
error-position_game = Diese Stellung gehört zu { $found }, nicht zu dieser Version von { $game }.
error-position_fields = In der Stellung fehlen Felder oder sind unbekannt: { $fields }.
error-position_value = Die Stellung stimmt nicht: { $field }.
error-record_file = { $file } ist nicht lesbar: { $problem }.
error-record_empty = Die Aufzeichnung ist leer.
error-record_line = Zeile { $line } der Aufzeichnung ist beschädigt: { $problem }.
error-record_format = Die Aufzeichnung hat Format { $found }; diese Version liest Format { $known }.
error-record_game = Die Aufzeichnung gehört zu { $found }, nicht zu { $game }.
error-record_version = Die Aufzeichnung entstand mit Regeln und Daten { $found }; diese Version spielt { $known }.
error-record_input = Eingabe { $n } der Aufzeichnung, „{ $move }“, ist dort nicht möglich: { $why }.
error-record_rules_changed = Eingabe { $n } der Aufzeichnung, „{ $move }“, ist unter den jetzigen Regeln und Daten { $known } nicht möglich; sie entstand mit { $found }. Die frühere Version von Guildhall kann sie abspielen.
error-record_luck = Eingabe { $n } der Aufzeichnung, „{ $move }“, ist nicht, was der Zufall dieser Partie ergab.
error-record_commitment = Der Schlüssel in der Aufzeichnung ist nicht der im Kopf versprochene.
error-record_luck_version = Der Zufall dieser Aufzeichnung hat Version { $found }; bekannt sind Versionen bis { $known }.
error-record_numbers = Die Zufallszahlen der Plätze in der Aufzeichnung sind beschädigt.
error-record_spaces = Laut Aufzeichnung wurde der Zufall bei Eingabe { $n } neu eröffnet (Nummer { $space }); das passt nicht zum Rest.
error-record_no_key = Die Aufzeichnung legt den Schlüssel ihres Zufalls nicht offen.
error-record_no_result = Die Partie ist zu Ende, aber die Aufzeichnung hat kein Ergebnis.
error-record_not_over = Die Aufzeichnung hat ein Ergebnis, aber die Partie ist nach { $n } Eingaben nicht zu Ende.
error-record_result = Das Ergebnis in der Aufzeichnung ist falsch: { $field }.
error-analysis_unfinished = Nur eine beendete Partie lässt sich analysieren.

## Menschen und Bots

seat-spectator = Zuschauer
bot-random = Zufall
bot-apprentice = Lehrling
bot-journeyman = Geselle
bot-master = Meister
seat-guest = Gast
error-unknown_bot = Es gibt keinen Bot „{ $given }“. Bots: { $known }.
error-extra_missing = Die Bibliothek { $library } ist nicht installiert. Sie kommt mit: pip install "{ $extra }"
error-policy_file = { $file } taugt nicht als Policy: { $problem }.
error-policy_fit = Die Policy { $file } wurde für { $field } „{ $made }“ gemacht; hier gilt „{ $here }“.
error-unknown_reward = Es gibt keine Belohnung „{ $given }“. Belohnungen: { $known }.
error-weight_missing = Die Bewertung von { $game } braucht ein Gewicht „{ $given }“.
error-weight_unknown = Die Bewertung von { $game } kennt kein Gewicht „{ $given }“.
error-bots_number = { $have } Bots für { $need } Plätze: Nenne einen Bot für alle oder einen pro Platz.
error-unknown_rule = { $game } hat keine Regel „{ $given }“. Regeln: { $known }.
error-no_such_input = Es gibt keine Eingabe { $given }; die Aufzeichnung hat { $last }.
error-no_such_seat = Es gibt hier keinen Platz { $given }; gezählt wird ab 0, Spieler: { $seats }.
error-no_saved_game = { $user } hat noch keine gespeicherte Partie. Los geht’s mit: guildhall play
error-save_failed = { $file } kann nicht geschrieben werden: { $problem }.

## Warum ein Tipp gegeben wird

reason-only_move = Es ist der einzige mögliche Zug.
reason-wins = Damit gewinnst du die Partie.
reason-points =
    Das bringt sofort { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
reason-position =
    Das dürfte { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } mehr bringen als die anderen Züge.
reason-denial =
    Das kostet { $seat } { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
reason-tempo = Du bist vor den anderen wieder am Zug.
reason-least_loss =
    Das verliert { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } weniger als die anderen Züge.
reason-hinders = Das schwächt { $seat }, den stärksten Gegner.
reason-share = Partien, die so weitergehen, bringen { $share } % der Siege, die mit dem nächstbesten Zug { $next } %.
reason-plan = Auf den ersten Blick zeigt sich nichts; nach aller Erfahrung ist es der solideste Zug.
