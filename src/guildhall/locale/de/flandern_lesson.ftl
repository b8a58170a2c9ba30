# Flandern 1302: die Lektionen, auf Deutsch.

## basics.toml

flandern-lesson-basics-title = Eine Stadt, von der Karte bis zu den Punkten
flandern-lesson-basics-goal = Ist eine Stadt voll, bekommt die Zunft mit den meisten Vierteln ihren Wert, der zweite Platz die Hälfte. Du bist Blau, in Runde 7. Nur Gent zählt: Spiel seine silberne Karte, verdeckt.
flandern-lesson-basics-influence = Alle wählen geheim. Mit mehr Einflusskarten handelst du früher, aber gespielte sind weg; wer am Ende die meisten übrig hat, bekommt 3 Punkte. Legst du eine dazu?
flandern-lesson-basics-influence-influence_0 = Gut gespart. Bei gleich viel Einfluss geht es im Uhrzeigersinn ab dem Startspieler, und das bist in dieser Runde du.
flandern-lesson-basics-influence-influence_1 = Du handelst zuerst. Aber sonst hat niemand Einfluss dazugelegt, und bei gleich viel Einfluss geht es im Uhrzeigersinn ab dem Startspieler: Das bist ohnehin du.
flandern-lesson-basics-build = Eine Längsseite des neuen Viertels grenzt an ein gebautes; es berührt nie die eigene Farbe, Ecken zählen nicht. Blau passt auf M3: Bau dort. S2 und M4 passen für andere Farben.
flandern-lesson-basics-whose = Mit einer Stadtkarte baust du deine Farbe, Grau oder Kirche. Nur Blau zählt für dich. Leg Blau.
flandern-lesson-basics-tile = Die kleinen Figuren sind Meister: Bei gleich vielen Vierteln liegt die Zunft mit mehr Meistern vorn. Welches Plättchen nimmst du?
flandern-lesson-basics-tile-tile_plain = Du sparst deine Meister für eine Stadt, in der es knapp wird. Gut, wenn du hier klar vorn liegen willst.
flandern-lesson-basics-tile-tile_one = Ein Meister genügt bei den meisten Gleichständen, und dein bestes Plättchen bleibt im Vorrat.
flandern-lesson-basics-tile-tile_two = Hier kann dir ein Gleichstand nichts anhaben. Es war aber dein einziges langes Plättchen mit zwei Meistern.
flandern-lesson-basics-box = Bei deinem Namen: Blasse Karten sind gespielt, rote Siegel sind übriger Einfluss, die Fahne zeigt den Startspieler. Die Prognose wären deine Punkte, würde jede Stadt jetzt gewertet.
flandern-lesson-basics-stock = S, M, L bei deinem Namen zählen deine übrigen Plättchen; ohne eines kein Blau in dieser Größe. Bauplätze, auf denen nichts mehr gebaut werden kann, werden abgedeckt: Die Stadt wird ohne sie voll.
flandern-lesson-basics-gold = Der Startspieler zieht geheim eine goldene Karte und nutzt sie, wenn alle gehandelt haben. Deine ist Gent, aber nur für Grau oder Kirche. Wähle S2.
flandern-lesson-basics-church = Ein Kirchenviertel zählt für keine Zunft, bringt der Stadt aber 2 statt 1 an Wert. Gut, wo du führst. Leg die Kirche.
flandern-lesson-basics-special = Vier Kirchenplättchen sind besonders: A, B und C schaffen neue Bauplätze vor der Mauer, D verbindet zwei kleine. Mit D wird Gent schneller voll: Nimm es.
flandern-lesson-basics-site = Eine neue Runde, der Nächste ist Startspieler. Deine Karte Gent ist gespielt, aber die Baustelle baut Blau, Grau oder Kirche in jeder Stadt. Spiel sie, ohne Einfluss.
flandern-lesson-basics-begin = Beginne ein blaues Viertel auf L1. Es besetzt den Bauplatz sofort, und andere können daran anbauen. Der Bauarbeiter heißt: im Bau. Es zählt erst, wenn es fertig ist.
flandern-lesson-basics-back = Da steht dein Bauarbeiter auf L1. Zum Fertigstellen brauchst du wieder die Karte Gent. Der Rückruf bringt alle gespielten Karten zurück. Spiel ihn.
flandern-lesson-basics-again = Nur M4 ist noch frei. Ist es bebaut, wird Gent am Ende der Runde gewertet, und unfertige Viertel zählen nichts. Spiel Gent.
flandern-lesson-basics-finish = Eine Stadtkarte kann dort auch eine Baustelle fertigstellen. Nimm den Bauarbeiter von L1: dein viertes Viertel in Gent.
flandern-lesson-basics-golden = Goldene Karten sind auch Baustelle, Rückruf oder eine Einflusskarte mehr. Nur Gold bringt Dome und zusätzliche Zunftmeister für gebaute Viertel, eigene oder graue.
flandern-lesson-basics-cathedral = Boudewijn hat M4 bebaut, Gent wird gewertet. Vorher deine goldene Karte: Mit einem Dom zählt ein Kirchenviertel 3 statt 2. In Gent oder in Luik?
flandern-lesson-basics-cathedral-cathedral_gent_S2 = Richtig: Gent ist jetzt 14 statt 13 wert, und das bekommst du.
flandern-lesson-basics-cathedral-cathedral_luik_centre = Luik wird irgendwann einen Punkt mehr bringen. Gent wird jetzt gewertet, für dich: Es wären 14 statt 13 gewesen.
flandern-lesson-basics-first = Gent wird gewertet: fertige Zunftviertel zählen 1, Kirchenviertel 2, mit Dom 3. Du hast die meisten Viertel und bekommst alles. Clara (Grün) ist Zweite: die Hälfte, aufgerundet 7.
flandern-lesson-basics-third = Der dritte Rang bekommt immer 4, der vierte 2. Gelb und Grau haben je zwei Viertel; Gelbs Meister entscheidet. Bei völligem Gleichstand gelten für beide die Punkte des niedrigeren Rangs.
flandern-lesson-basics-over = Gewertete Städte sind geschlossen. Bleibt nach einer Runde höchstens ein freier Bauplatz insgesamt oder keine goldene Karte, werden die anderen gewertet, und es ist aus. Die meisten Punkte gewinnen, Grau nie.
flandern-lesson-basics-free = Jetzt du: Spiel diese Runde ohne Hilfe. Die Karten von Gent sind weg. Die Zahlen unter jeder Stadt zeigen, was sie jetzt bringen würde.
flandern-lesson-basics-setup = In einer richtigen Partie wählst du zuerst eine Zunft, dann einen Standort für ihre Stadt; das Zentrum ist dein erstes Viertel. Utrecht (Grau) und Luik (Kirche) werden ausgelost.
flandern-lesson-basics-end = Gute Spieler führen in wenigen Städten, statt überall Dritter zu sein, behalten Karten von Städten, die bald voll sind, und sparen Einfluss für einen letzten Bauplatz.
