# Der Spielplan von Guildes im Browser, auf Deutsch.

client-length-guildes = 20 Minuten
client-weight-guildes = leicht
client-round-guildes = Wahlgang { $ballot }
client-thanks-guildes = von Frédéric Bizet, erschienen bei Bad Taste Games.
client-guildes-table = Gilden und Spieler: ausgelegte Karten und die Stimmen, die sie jetzt brächten
client-guildes-cell = { $guild } von { $name }: { $count }, jetzt { $votes } Stimmen
client-guildes-each = je { $votes }
client-guildes-packet = Dein Päckchen
client-guildes-hand = Deine Karten
client-guildes-laid = Verdeckt ausgelegt
client-source-guildes-votes = Gilden
client-source-guildes-militia = Miliz
client-guildes-turned = Aufgedeckt
client-guildes-covered = Eine verdeckte Karte
