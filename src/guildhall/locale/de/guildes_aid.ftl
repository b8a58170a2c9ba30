# Guildes in German: what each question decides and what to look at. Ids: see locale/README.md.

## Der Lauf der Runde

guildes-round = Wahlgang { $ballot }
guildes-step-draft = Draft
guildes-step-aside = Umverteilung
guildes-step-play = Auslegen
guildes-step-tricks = Fiese Tricks
guildes-step-count = Stimmen zählen

## Die Fragen

guildes-aid-pick = Was du behältst, ist deine Hand für diesen Wahlgang. Eine Gilde belohnt den, der die meisten ihrer Karten hat. Dein Nachbar bekommt, was du übrig lässt.
guildes-aid-aside = Die beiseitegelegten Karten werden gemischt, jeder bekommt eine zurück. Gib die, die du am wenigsten brauchst: Es kann jede zurückkommen.
guildes-aid-lay = Eine ausgelegte Karte bleibt auch in den nächsten Wahlgängen liegen. Was zahlt die Gilde, und wie viele Karten fehlen dir zur Führung?
guildes-aid-lay_two = Du wählst jetzt zwei Karten, alle decken zusammen auf. Zwei Karten derselben Gilde können auf einen Schlag die Führung bringen.
guildes-aid-protect = Damit kann dich und deine Karten in diesem Wahlgang kein fremder Trick treffen. Du bist zuerst dran, also gilt es für die ganze Trickphase.
guildes-aid-swap = Zwei Karten zweier Spieler tauschen den Platz; einer davon kannst du sein. Such eine Gilde, in der eine Karte über einen Rang entscheidet.
guildes-aid-swap_with = Die erste Karte geht an diesen Spieler, seine geht den umgekehrten Weg. Denk daran, was beide Gilden danach zahlen.
guildes-aid-sacrifice = Du gibst eine Karte einer Gilde ab 10 auf, dann verschwindet eine beliebige Karte. Das lohnt sich, wenn sie einen Gegner einen ersten Rang kostet.
guildes-aid-eliminate = Die Karte verlässt den Tisch für immer. Such die Gilde, in der jemand nur mit einer Karte führt.
guildes-aid-second_hand = Du siehst zwei zufällige Karten vom Ablagestapel und legst eine aus: eine Karte umsonst, aber du weißt nicht, welche.
guildes-aid-keep = Welche der beiden bringt dich einen Rang nach vorn? Vergleiche, was die beiden Gilden jetzt zahlen.
guildes-aid-recall = Eine deiner ausgelegten Karten kommt zurück, eine Handkarte nimmt ihren Platz ein. Nimm eine zurück, die nichts einbringt.
guildes-aid-replace = Diese Karte bleibt von jetzt an liegen; die zurückgenommene wirfst du ab.
guildes-aid-swing = Nur für diese Auszählung zählen die Karten dieser Gilde bei einem Spieler eine mehr oder weniger. Gut, um einen Gleichstand zu schaffen oder zu brechen.
