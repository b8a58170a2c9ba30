# Guildes: die Lektionen, auf Deutsch.

## basics.toml

guildes-lesson-basics-title = Dein erster Wahlgang
guildes-lesson-basics-goal = Jede Gilde stimmt für den Spieler mit den meisten ihrer Karten; wer die meisten Stimmen hat, gewinnt. Alchemisten bringen am meisten: 14. Nimm sie.
guildes-lesson-basics-second = Alle haben den Rest weitergegeben, deiner ging an Boudewijn; ein Pfeil, in jedem Wahlgang neu gezogen, gibt die Richtung an. Noch mehr Alchemisten oder Miliz, 3 sichere Stimmen je Karte? Du wählst.
guildes-lesson-basics-second-pick_alchemists = Zwei Karten einer Gilde sind ein guter Anfang. Aber auch andere können Alchemisten nehmen.
guildes-lesson-basics-second-pick_militia = Miliz bringt 3 Stimmen pro Karte, sicher und ohne Gegner. Eine zweite Karte Alchemisten hätte geholfen, deren 14 zu gewinnen.
guildes-lesson-basics-rest = So geht es weiter, bis die Päckchen leer sind: eine nehmen, den Rest weitergeben. Drück auf Weiter, wir nehmen die anderen für dich.
guildes-lesson-basics-lay = Du hast 9 Karten und legst 7 aus, eine nach der anderen. Alle legen verdeckt, dann wird zusammen aufgedeckt. Beginne mit den Alchemisten.
guildes-lesson-basics-fight = Boudewijn und Diederik haben auch Alchemisten gelegt! Legst du deine zweite Karte, Alchemisten oder Miliz, oder versuchst du es mit Rittern? Du entscheidest.
guildes-lesson-basics-fight-lay_alchemists = Jetzt habt ihr alle drei zwei. Bleibt es so, teilt ihr die 14 Stimmen: 4 für jeden.
guildes-lesson-basics-fight-lay_knights = Du überlässt die Alchemisten den anderen und versuchst eine andere Gilde. In diesem Wahlgang zählen nur die meisten Ritter.
guildes-lesson-basics-fight-lay_militia = Drei sichere Stimmen. Mit einer Karte bekommst du von den Alchemisten nichts.
guildes-lesson-basics-last = Wir haben vier weitere Karten für dich gelegt. Noch eine! Die zwei, die du nicht legst, werden abgeworfen, und niemand sieht sie.
guildes-lesson-basics-last-lay_nobles = Gut gesehen: Damit ziehst du mit Clara gleich, je zwei Adlige. Die 12 Stimmen werden geteilt, 6 für jeden.
guildes-lesson-basics-last-lay_knights = Boudewijn hat zwei Ritter. Mit weniger bekommst du nichts dafür. Adlige hätten mit Clara gleichgezogen: 6 Stimmen.
guildes-lesson-basics-last-lay_alchemists = Drei Spieler mit zwei Alchemisten teilen 14 Stimmen: je 4. Adlige hätten mit Clara gleichgezogen: 6 Stimmen.
guildes-lesson-basics-last-lay_militia = Drei sichere Stimmen, und wieder in beiden nächsten Wahlgängen. Adlige hätten mit Clara gleichgezogen: 6 Stimmen.
guildes-lesson-basics-won = Gezählt wird Gilde für Gilde. Du hast die meisten Bürger: 10 Stimmen. Im ersten Wahlgang zählt nur der erste Rang.
guildes-lesson-basics-tie = Bei den Kaufleuten liegst du mit Diederik gleichauf: Ihr teilt die 9 Stimmen, abgerundet je 4. Zählen mehr Ränge, teilt ein Gleichstand alle Ränge, die er einnimmt.
guildes-lesson-basics-militia = Die Miliz ist kein Wettlauf: Jede der 15 Karten bringt 3 Stimmen, in jedem Wahlgang. Zu dritt gibt es nur 12 Milizkarten und keine Alchemisten.
guildes-lesson-basics-stay = Ausgelegte Karten bleiben. Der zweite Wahlgang belohnt auch den zweiten Rang, der dritte den dritten. Die Zahlen mit + zeigen, wie viele Stimmen jeder jetzt bekäme.
guildes-lesson-basics-free = Jetzt du: Spiel den ganzen zweiten Wahlgang ohne Hilfe. Erster und zweiter Rang zählen. Wo überholst du jemanden mit ein oder zwei Karten?
guildes-lesson-basics-own = Wahlgang zwei ist gezählt: Sieh nach, was dir jede Gilde gebracht hat. Auch der zweite Rang zählte: Alchemisten bringen 14 Stimmen, dann 7; bei Gleichstand wird geteilt.
guildes-lesson-basics-third = Der dritte Wahlgang belohnt drei Ränge, bei Fischern und Bürgern nur zwei, bei Alchemisten vier. Jede Gilde hat so viele Karten, wie ihr erster Rang Stimmen bringt.
guildes-lesson-basics-end = Nach dem dritten Wahlgang gewinnt, wer die meisten Stimmen hat; bei Gleichstand gewinnt ihr gemeinsam. Gute Spieler nehmen wenig umkämpfte Gilden und legen Miliz früh: Sie zählt in jedem Wahlgang.

## events.toml

guildes-lesson-events-title = Ein Wahlgang mit Ereignis
guildes-lesson-events-rule = Mit Ereignissen hat jeder Wahlgang eine eigene Regel. Hier zählt Gleichstand nicht: Wer in einer Gilde gleichauf liegt, hat dort keine Karte, und die anderen rücken vor.
guildes-lesson-events-last = Ihr habt zu dritt je zwei Alchemisten. Bleibt es so, zählt keiner von euch, und niemand bekommt die 14 Stimmen. Was ist deine letzte Karte?
guildes-lesson-events-last-lay_alchemists = Drei Karten: Du liegst mit niemandem gleichauf, alle 14 Stimmen gehören dir.
guildes-lesson-events-last-lay_militia = Bei der Miliz gibt es keinen Gleichstand: 3 Stimmen. Eine dritte Karte Alchemisten hätte dir 14 Stimmen gebracht.
guildes-lesson-events-last-lay_peasants = Diederik hat auch eine: Ihr zählt dort beide nicht. Eine dritte Karte Alchemisten hätte dir 14 Stimmen gebracht.
guildes-lesson-events-vanished = Schau auf die Adligen: Boudewijn und Clara hatten je zwei und zählen nicht. Deine einzige Karte hat alle 12 Stimmen geholt. Miliz zählt wie immer.
guildes-lesson-events-others = Der nächste Wahlgang hat ein anderes Ereignis: Man legt eine Karte, dann zwei zugleich, dann wieder eine und so weiter. Was zusammen liegt, wird zusammen aufgedeckt.
guildes-lesson-events-more = Andere Ereignisse: Man spielt eine Karte weniger; jede Karte wird erst aufgedeckt, wenn die nächste liegt; man spielt reihum und offen; oder alle geben eine Karte ab, die gemischt und neu verteilt wird.
guildes-lesson-events-end = Gute Spieler lesen das Ereignis, bevor sie die erste Karte nehmen. Zählt Gleichstand nicht, ist eine eigene Gilde besser als ein Kampf unter Gleichen.

## tricks.toml

guildes-lesson-tricks-title = Fiese Tricks
guildes-lesson-tricks-trick = Mit fiesen Tricks bekommt jeder vor der Auswahl einen, offen. Deiner: Priester ±1 bei einem Spieler. Tricks kommen nach der letzten Karte dran. Leg Priester.
guildes-lesson-tricks-swap = Die Buchstaben bestimmen die Reihenfolge. Diederiks A, Schutz: Kein anderer Trick trifft ihn. Boudewijns B, Tausch, tauscht je eine Karte zweier Spieler: seine Alchemisten gegen deine Adligen.
guildes-lesson-tricks-substitution = Claras E, Ersatz: Sie nahm Kaufleute vom Tisch zurück und legte dafür eine andere Handkarte, Bauern. Mit Tricks behältst du ungespielte Karten, bis dein eigener vorbei ist.
guildes-lesson-tricks-use = Jetzt dein H: Bei einem Spieler außer Diederik zählt ein Priester mehr oder weniger. Du und Clara habt je zwei. Was machst du?
guildes-lesson-tricks-use-raise_0 = Du zählst jetzt drei Priester: Alle 13 Stimmen gehören dir statt 6.
guildes-lesson-tricks-use-lower_2 = Clara zählt jetzt nur einen Priester: Alle 13 Stimmen gehören dir statt 6. Dich selbst zu erhöhen hätte dasselbe gebracht.
guildes-lesson-tricks-use-decline = Niemand muss seinen Trick nutzen. Aber jetzt teilst du 13 Stimmen mit Clara, je 6; ein Priester mehr hätte dir alle gebracht.
guildes-lesson-tricks-counted = Eine erhöhte oder gesenkte Zahl gilt nur für diese Zählung. Getauschte oder abgeworfene Karten kommen nicht zurück.
guildes-lesson-tricks-others = Für den nächsten Wahlgang hat jeder einen neuen Trick, nie zweimal hintereinander denselben Buchstaben. Niemand muss seinen nutzen; geschützte Spieler kann man nicht wählen.
guildes-lesson-tricks-more = C, Opfer: Wirf eine eigene Karte einer Gilde ab 10 Stimmen ab, dann eine beliebige auf dem Tisch. D, Aus zweiter Hand: Zieh zwei abgeworfene Karten und leg eine aus.
guildes-lesson-tricks-end = Alle Tricks liegen von Anfang an offen. Gute Spieler fragen vor der Auswahl: Wer kann meiner besten Gilde schaden, und wer kommt nach mir?
