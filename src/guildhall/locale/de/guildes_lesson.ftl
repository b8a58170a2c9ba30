# Guildes: die Lektionen, auf Deutsch.

## basics.toml

guildes-lesson-basics-title = Dein erster Wahlgang
guildes-lesson-basics-goal = Jede Gilde stimmt für den, der die meisten ihrer Karten hat; die meisten Stimmen gewinnen. Alchemisten bringen am meisten: 14. Nimm sie.
guildes-lesson-basics-second = Alle haben den Rest nach links gegeben; dieses Päckchen ist neu für dich. Noch mehr Alchemisten oder Miliz, um die niemand streitet? Du wählst.
guildes-lesson-basics-second-pick_alchemists = Zwei Karten einer Gilde sind ein guter Anfang. Aber auch andere können Alchemisten nehmen.
guildes-lesson-basics-second-pick_militia = Miliz bringt 3 Stimmen pro Karte, sicher und ohne Gegner. Eine zweite Karte Alchemisten hätte geholfen, deren 14 zu gewinnen.
guildes-lesson-basics-rest = So geht es weiter, bis die Päckchen leer sind: eine nehmen, den Rest weitergeben. Drück Weiter, wir nehmen die anderen für dich.
guildes-lesson-basics-lay = Du hast 9 Karten und legst 7 aus, eine nach der anderen. Alle legen verdeckt, dann wird zusammen aufgedeckt. Beginn mit den Alchemisten.
guildes-lesson-basics-fight = Boudewijn und Diederik haben auch Alchemisten gelegt! Weiterkämpfen oder etwas anderes legen? Du entscheidest.
guildes-lesson-basics-fight-lay_alchemists = Jetzt habt ihr alle drei zwei. Bleibt es so, teilt ihr die 14 Stimmen: 4 für jeden.
guildes-lesson-basics-fight-lay_knights = Du überlässt die Alchemisten den anderen und versuchst eine andere Gilde. In diesem Wahlgang zählen nur die meisten Ritter.
guildes-lesson-basics-fight-lay_militia = Drei sichere Stimmen. Mit einer Karte bekommst du von den Alchemisten nichts.
guildes-lesson-basics-last = Wir haben vier weitere Karten für dich gelegt. Noch eine! Die zwei, die du nicht legst, werden abgeworfen, und niemand sieht sie.
guildes-lesson-basics-last-lay_nobles = Gut gesehen: Damit ziehst du mit Clara gleich, je zwei Adlige. Die 12 Stimmen werden geteilt, 6 für jeden.
guildes-lesson-basics-last-lay_knights = Boudewijn hat zwei Ritter. Mit weniger bekommst du nichts dafür. Adlige hätten mit Clara gleichgezogen: 6 Stimmen.
guildes-lesson-basics-last-lay_alchemists = Drei Spieler mit zwei Alchemisten teilen 14 Stimmen: je 4. Adlige hätten mit Clara gleichgezogen: 6 Stimmen.
guildes-lesson-basics-last-lay_militia = Drei sichere Stimmen, und wieder in beiden nächsten Wahlgängen. Adlige hätten mit Clara gleichgezogen: 6 Stimmen.
guildes-lesson-basics-won = Gezählt wird Gilde für Gilde. Du hast die meisten Bürger: 10 Stimmen. Im ersten Wahlgang zählt nur der erste Platz.
guildes-lesson-basics-tie = Bei den Kaufleuten hattest du Gleichstand mit Diederik. Die Stimmen werden geteilt und abgerundet: von 9 bekam jeder 4.
guildes-lesson-basics-militia = Die Miliz ist kein Wettlauf: Jede Karte bringt 3 Stimmen, in jedem Wahlgang. Clara hat eine.
guildes-lesson-basics-stay = Ausgelegte Karten bleiben. Der zweite Wahlgang belohnt auch den zweiten Platz, der dritte den dritten. Die Zahlen mit + zeigen, was Karten jetzt brächten.
guildes-lesson-basics-free = Jetzt du: Spiel den ganzen zweiten Wahlgang allein. Erster und zweiter Platz zählen. Wo überholst du jemanden mit ein oder zwei Karten?
guildes-lesson-basics-end = Gute Spieler achten darauf, was andere sammeln, nehmen wenig umkämpfte Gilden und legen Miliz früh: Sie zählt in jedem folgenden Wahlgang.
