# Der Zufall einer beendeten Partie, auf Deutsch.

client-luck-checked = Zufall geprüft: Der Server hatte sich vor der ersten Ziehung festgelegt, und deine Zahl ist darin enthalten.
client-luck-checked-seen = Zufall geprüft: Der Server hatte sich vor der ersten Ziehung festgelegt. Dieser Browser hat keine eigene Zahl beigetragen.
client-luck-unseen = Der Zufall passt zur Festlegung des Servers. Dieser Browser hat sie vor der Partie nicht gesehen und kann nicht sagen, wann sie entstand.
client-luck-wrong-seen = Trau dem Zufall dieser Partie nicht: Die Festlegung ist nicht die, die dieser Browser vor der Partie gesehen hat.
client-luck-wrong-key = Trau dem Zufall dieser Partie nicht: Der Schlüssel des Servers passt nicht zu seiner Festlegung.
client-luck-wrong-number = Trau dem Zufall dieser Partie nicht: Die Zahl, die dieser Browser beigetragen hat, fehlt.
client-luck-wrong-draws = Trau dem Zufall dieser Partie nicht: Die Aufzeichnung folgt nicht aus dem Schlüssel des Servers.
client-luck-more = Wie der Zufall geprüft wurde
client-luck-draws =
    { $count ->
        [0] Gezogen wurde nichts.
        [one] Die einzige Ziehung folgt aus dem Schlüssel.
       *[other] Alle { $count } Ziehungen folgen aus dem Schlüssel.
    }
client-luck-numbers =
    { $count ->
        [0] Niemand hat eine Zufallszahl beigetragen; der Zufall stammt allein aus dem Schlüssel des Servers.
        [one] Einer von { $seats } Plätzen hat eine Zufallszahl beigetragen.
       *[other] { $count } von { $seats } Plätzen haben eine Zufallszahl beigetragen.
    }
client-luck-reopened =
    { $count ->
        [one] Einmal
       *[other] { $count }-mal
    } wurde etwas schon Bekanntes zurückgenommen; danach wurde neu gezogen.
client-luck-unfinished = Die Partie endete vorzeitig; sie ist bis zum letzten Zug geprüft.
client-luck-given =
    { $count ->
        [one] Die erste Eingabe stammt
       *[other] Die ersten { $count } Eingaben stammen
    } aus einer anderen Partie; was dort gezogen wurde, wird hier nicht geprüft.
client-luck-yourself = Dein Browser hat die Festlegung und deine Zahl geprüft, der Server die Ziehungen nachgespielt. Um alles selbst zu prüfen, speichere die Aufzeichnung und starte „guildhall verify“.
