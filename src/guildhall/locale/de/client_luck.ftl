# Der Zufall einer beendeten Partie, auf Deutsch.

client-luck-checked = Zufall geprüft: Der Server hatte sich vor der ersten Ziehung festgelegt, und deine Zahl ist eingeflossen.
client-luck-checked-seen = Zufall geprüft: Der Server hatte sich vor der ersten Ziehung festgelegt. Dieser Browser hat keine eigene Zahl beigesteuert.
client-luck-unseen = Die Ziehungen passen zur Festlegung des Servers. Dieser Browser hat sie vor der Partie nicht gesehen und weiß daher nicht, wann sie entstand.
client-luck-wrong-seen = Trau dem Zufall dieser Partie nicht: Die Festlegung ist nicht die, die dieser Browser vor der Partie gesehen hat.
client-luck-wrong-key = Trau dem Zufall dieser Partie nicht: Der Schlüssel des Servers passt nicht zu seiner Festlegung.
client-luck-wrong-number = Trau dem Zufall dieser Partie nicht: Die Zahl dieses Browsers fehlt.
client-luck-wrong-draws = Trau dem Zufall dieser Partie nicht: Die Aufzeichnung folgt nicht aus dem Schlüssel des Servers.
client-luck-more = So wurde geprüft
client-luck-draws =
    { $count ->
        [0] Es wurde nichts gezogen.
        [one] Die einzige Ziehung folgt aus dem Schlüssel.
       *[other] Alle { $count } Ziehungen folgen aus dem Schlüssel.
    }
client-luck-numbers =
    { $count ->
        [0] Niemand hat eine Zufallszahl beigesteuert; alle Ziehungen stammen allein aus dem Schlüssel des Servers.
        [one] Von { $seats } Spielern hat einer eine Zufallszahl beigesteuert.
       *[other] { $count } von { $seats } Spielern haben eine Zufallszahl beigesteuert.
    }
client-luck-reopened =
    { $count ->
        [one] Einmal
       *[other] { $count }-mal
    } wurde über bereits Aufgedecktes hinaus zurückgenommen; danach wurde neu gezogen.
client-luck-unfinished = Die Partie endete vorzeitig; sie ist bis zum letzten Zug geprüft.
client-luck-given =
    { $count ->
        [one] Der erste Schritt stammt
       *[other] Die ersten { $count } Schritte stammen
    } aus einer anderen Partie; die Ziehungen dort werden hier nicht geprüft.
client-luck-yourself = Dein Browser hat die Festlegung und deine Zahl geprüft, der Server die Ziehungen nachgespielt. Um alles selbst zu prüfen, lade die Aufzeichnung und starte „guildhall verify“.
