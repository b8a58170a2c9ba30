# Guildes auf Deutsch. Ids: siehe locale/README.md.
#
# Glossar: guild = Gilde · ballot = Wahlgang · vote = Stimme · count = Auszählung · place = Rang · tie = Gleichstand ·
# draft = Draft · packet = Päckchen · pick = nehmen · pass = weitergeben · lay = auslegen · table = Auslage ·
# hand = Hand · deck = Nachziehstapel · discard = abwerfen, Ablagestapel · put aside = beiseitelegen · lap = Durchgang ·
# open = eröffnen · event = Ereignis · dirty trick = fieser Trick, kurz Trick · face down/up = verdeckt/offen · reveal = aufdecken.

guildes-name = Guildes
guildes-about = Drafte Karten und spiel sie vor dir aus, um zehn Gilden für dich zu gewinnen. In drei Wahlgängen stimmt jede Gilde für die, die am meisten ihrer Karten haben; wer die meisten Stimmen hat, gewinnt.
guildes-option-events = Ereigniskarten: Jeder Wahlgang bekommt eine Sonderregel
    .short = Ereigniskarten
guildes-option-dirty_tricks = Fiese Tricks: Alle bekommen einen Trick für die Zeit vor der Auszählung
    .short = Fiese Tricks
guildes-style-courtier = Höfling
guildes-style-courtier-about = Umwirbt die großen Gilden: Ritter, Adlige, Priester und Alchemisten.
guildes-style-tribune = Volkstribun
guildes-style-tribune-about = Sammelt die kleinen Gilden, von den Fischern bis zu den Gelehrten.
guildes-style-captain = Hauptmann
guildes-style-captain-about = Spielt mehr Miliz: Stimmen bei jeder Auszählung, ganz ohne Mehrheit.
guildes-ending-ballots_done = Der dritte Wahlgang ist ausgezählt.

## Dinge

guildes-guild-fishermen = Fischer
guildes-guild-peasants = Bauern
guildes-guild-craftsmen = Handwerker
guildes-guild-scholars = Gelehrte
guildes-guild-merchants = Kaufleute
guildes-guild-burghers = Bürger
guildes-guild-knights = Ritter
guildes-guild-nobles = Adlige
guildes-guild-priests = Priester
guildes-guild-alchemists = Alchemisten
guildes-guild-militia = Miliz

guildes-event-one_less = Eine Karte weniger
guildes-event-ties_vanish = Gleichstand zählt nicht
guildes-event-sequential = Der Reihe nach
guildes-event-redistribution = Umverteilung
guildes-event-one_or_two = Eine oder zwei Karten
guildes-event-delayed_reveal = Spätes Aufdecken

guildes-effect-one_less = Alle legen in diesem Wahlgang eine Karte weniger aus.
guildes-effect-ties_vanish = Bei Gleichstand in einer Gilde zählen die Beteiligten, als hätten sie keine Karten davon.
guildes-effect-sequential = Karten werden reihum gegen den Uhrzeigersinn offen ausgelegt; jeden Durchgang beginnt jemand anders.
guildes-effect-redistribution = Nach dem Draft legen alle eine Karte beiseite; sie werden gemischt und wieder verteilt.
guildes-effect-one_or_two = Abwechselnd werden eine und zwei Karten ausgelegt.
guildes-effect-delayed_reveal = Eine Karte wird erst aufgedeckt, wenn die nächste liegt.

guildes-trick-a = A Schutz
guildes-trick-b = B Tausch
guildes-trick-c = C Opfer
guildes-trick-d = D Aus zweiter Hand
guildes-trick-e = E Ersatz
guildes-trick-f = F Ritter ±1
guildes-trick-g = G Adlige ±1
guildes-trick-h = H Priester ±1
guildes-trick-i = I Alchemisten ±1

guildes-phase-deal = Austeilen
guildes-phase-event = Ereignis
guildes-phase-tricks = Austeilen der Tricks
guildes-phase-draft = Draft
guildes-phase-aside = Umverteilung
guildes-phase-handback = Umverteilung
guildes-phase-opener = Auslosen, wer eröffnet
guildes-phase-play = Auslegen
guildes-phase-trick = fiese Tricks
guildes-phase-draw = Ziehen vom Ablagestapel
guildes-phase-over = Ende der Partie

## Der Spielplan

guildes-board-head = Wahlgang { $ballot } von 3, { $phase }
guildes-board-left = Päckchen gehen im Uhrzeigersinn weiter.
guildes-board-right = Päckchen gehen gegen den Uhrzeigersinn weiter.
guildes-board-event = { $event }: { $effect }
guildes-board-piles = Nachziehstapel { $deck }, Ablagestapel { $discard }
guildes-board-guild = Gilde
guildes-board-pays = Wert
guildes-board-each = je { $votes }
guildes-board-votes = Stimmen
guildes-board-trick = { $seat } hat { $trick }
guildes-board-packet = Dein Päckchen: { $cards }
guildes-board-hand = Deine Karten: { $cards }
guildes-board-chosen = Verdeckt ausgelegt: { $cards }

## Fragen und Züge

guildes-ask-pick = Nimm eine Karte aus dem Päckchen. Der Rest geht weiter.
guildes-ask-aside = Lege eine Karte beiseite. Du bekommst eine zufällige zurück.
guildes-ask-lay = Lege eine deiner Karten aus.
guildes-ask-lay_two = Lege zwei deiner Karten aus. Wähle die erste.
guildes-ask-protect = Willst du dich vor den Tricks der anderen schützen?
guildes-ask-swap = Zwei Karten zwischen zwei Spielern tauschen? Wähle die erste Karte.
guildes-ask-swap_with = Wähle die Karte eines anderen Spielers zum Tausch.
guildes-ask-sacrifice = Eine deiner Karten im Wert von 10 oder mehr opfern, um eine Karte deiner Wahl zu entfernen?
guildes-ask-eliminate = Wähle die Karte, die du entfernst.
guildes-ask-second_hand = Zwei Karten vom Ablagestapel ziehen und eine davon auslegen?
guildes-ask-keep = Wähle die Karte zum Auslegen. Die andere wirfst du ab.
guildes-ask-recall = Eine Karte aus deiner Auslage zurücknehmen, um eine andere Handkarte auszulegen?
guildes-ask-replace = Wähle die Handkarte, die du stattdessen auslegst.
guildes-ask-swing = { $guild }: eine Karte mehr oder weniger zählen? Wähle, bei wem.

guildes-move-pick = { $guild } nehmen
guildes-move-aside = { $guild } beiseitelegen
guildes-move-lay = { $guild } auslegen
guildes-move-decline = Trick nicht einsetzen
guildes-move-use = Trick einsetzen
guildes-move-swap = { $guild } von { $owner } tauschen …
guildes-move-with = … gegen { $guild } von { $owner }
guildes-move-sacrifice = { $guild } opfern
guildes-move-eliminate = { $guild } von { $owner } entfernen
guildes-move-keep = { $guild } auslegen, die andere abwerfen
guildes-move-recall = { $guild } zurück auf die Hand nehmen …
guildes-move-replace = … und stattdessen { $guild } auslegen
guildes-move-raise = Eine mehr für { $owner }
guildes-move-lower = Eine weniger für { $owner }

## Was geschah

guildes-told-dealt =
    Wahlgang { $ballot }: Alle bekommen { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
guildes-told-event = Ereignis in Wahlgang { $ballot }: { $event }.
guildes-told-arrow =
    Die Päckchen gehen { $left ->
        [1] im
       *[other] gegen den
    } Uhrzeigersinn weiter.
guildes-told-trick = { $seat } bekommt den Trick { $trick }.
    .you = Du bekommst den Trick { $trick }.
guildes-told-picked = Du nimmst { $guild }.
guildes-told-passed =
    Die Päckchen werden weitergegeben; jedes hat noch { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
guildes-told-kept_last = Alle behalten die letzte Karte. Der Draft ist vorbei.
guildes-told-put_aside = Du legst { $guild } beiseite.
guildes-told-redistributed = Die { $count } beiseitegelegten Karten sind gemischt und wieder verteilt.
guildes-told-handed_back = Du bekommst { $guild } zurück.
guildes-told-opener = { $seat } eröffnet den ersten Durchgang.
    .you = Du eröffnest den ersten Durchgang.
guildes-told-chose = Du legst { $guild } verdeckt aus.
guildes-told-laid = { $seat } legt { $guild } aus.
    .you = Du legst { $guild } aus.
guildes-told-leftovers =
    { $seat } wirft { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } verdeckt ab.
    .you =
        Du wirfst { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        } verdeckt ab.
guildes-told-declined = { $seat } setzt { $trick } nicht ein.
    .you = Du setzt { $trick } nicht ein.
guildes-told-impossible = { $seat } hat kein Ziel für { $trick }.
    .you = Du hast kein Ziel für { $trick }.
guildes-told-protected = { $seat } ist in diesem Wahlgang geschützt.
    .you = Du bist in diesem Wahlgang geschützt.
guildes-told-swapped = { $seat } tauscht { $guild } von { $owner } gegen { $second } von { $other }.
    .you = Du tauschst { $guild } von { $owner } gegen { $second } von { $other }.
    .owner = { $seat } tauscht { $guild } von dir gegen { $second } von { $other }.
    .other = { $seat } tauscht { $guild } von { $owner } gegen { $second } von dir.
guildes-told-sacrificed = { $seat } opfert { $guild }.
    .you = Du opferst { $guild }.
guildes-told-eliminated = { $seat } entfernt { $guild } von { $owner }.
    .you = Du entfernst { $guild } von { $owner }.
    .owner = { $seat } entfernt { $guild } von dir.
guildes-told-drew = Du ziehst { $guild } vom Ablagestapel.
guildes-told-drew_hidden =
    { $seat } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } vom Ablagestapel.
    .you =
        Du ziehst { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        } vom Ablagestapel.
guildes-told-salvaged = { $seat } legt { $guild } vom Ablagestapel aus.
    .you = Du legst { $guild } vom Ablagestapel aus.
guildes-told-recalled = { $seat } nimmt { $guild } zurück.
    .you = Du nimmst { $guild } zurück.
guildes-told-replaced = { $seat } legt stattdessen { $guild } aus.
    .you = Du legst stattdessen { $guild } aus.
guildes-told-raised = { $seat }: eine Karte mehr für { $owner } ({ $guild }).
    .you = Du zählst für { $owner } eine Karte mehr ({ $guild }).
    .owner = { $seat }: eine Karte mehr für dich ({ $guild }).
guildes-told-lowered = { $seat }: eine Karte weniger für { $owner } ({ $guild }).
    .you = Du zählst für { $owner } eine Karte weniger ({ $guild }).
    .owner = { $seat }: eine Karte weniger für dich ({ $guild }).
guildes-told-count = Wahlgang { $ballot } wird ausgezählt.
guildes-told-votes =
    { $guild }: { $seat } hat { $count }, { $tied ->
        [one] Rang { $place }
       *[other] Rang { $place } (geteilt von { $tied })
    }: { $votes ->
        [one] 1 Stimme
       *[other] { $votes } Stimmen
    }.
    .you =
        { $guild }: Du hast { $count }, { $tied ->
            [one] Rang { $place }
           *[other] Rang { $place } (geteilt von { $tied })
        }: { $votes ->
            [one] 1 Stimme
           *[other] { $votes } Stimmen
        }.
guildes-told-militia =
    Miliz: { $seat } hat { $count }: { $votes } Stimmen.
    .you = Miliz: Du hast { $count }: { $votes } Stimmen.
guildes-told-won = { $seat } gewinnt die Wahl mit { $votes } Stimmen.
    .you = Du gewinnst die Wahl mit { $votes } Stimmen.

## Warum nicht

guildes-refusal-unknown_move = Es gibt keinen Zug Nummer { $move } in diesem Spiel.
guildes-refusal-no_such_seat = Diesen Platz gibt es nicht: Es spielen { $seats }.
guildes-refusal-game_over = Die Partie ist zu Ende.
guildes-refusal-dealing = Einen Moment: { $phase }.
guildes-refusal-wrong_phase = Das geht in dieser Phase nicht: { $phase }.
guildes-refusal-already_chosen =
    Du hast schon gewählt; { $waiting ->
        [one] 1 Spieler überlegt
       *[other] { $waiting } Spieler überlegen
    } noch.
guildes-refusal-not_your_turn = { $other } ist am Zug.
guildes-refusal-not_in_game = { $guild }: zu { $seats } nicht im Spiel.
guildes-refusal-not_in_packet = Nicht in deinem Päckchen: { $guild }.
guildes-refusal-not_in_hand = Nicht auf deiner Hand: { $guild }.
guildes-refusal-wrong_trick = Dein Trick ist { $trick }; der kann das nicht.
guildes-refusal-not_begun = { $trick } beginnt mit einem anderen Schritt.
guildes-refusal-already_begun = Du hast { $trick } begonnen; führ den Trick zu Ende.
guildes-refusal-nobody_there = An diesem Tisch gibt es { $owner } nicht: Es spielen { $seats }.
guildes-refusal-protected = { $owner } ist in diesem Wahlgang geschützt.
guildes-refusal-no_such_card = Nicht in der Auslage von { $owner }: { $guild }.
guildes-refusal-same_owner = Die zweite Karte muss von einem anderen Spieler sein als { $owner }.
guildes-refusal-not_worthy = { $guild } kannst du nicht opfern: nur Gilden im Wert von { $least } oder mehr.
guildes-refusal-no_target = Nach diesem Opfer ({ $guild }) bliebe keine Karte zum Entfernen.
guildes-refusal-not_drawn = Das hast du nicht gezogen: { $guild }.
guildes-refusal-only_the_recalled = Die eben zurückgenommene Karte kannst du nicht wieder auslegen: { $guild }.

## Die Regeln, in unseren eigenen Worten

guildes-rule-gu-1 = Zum Spiel gehören 110 Gildenkarten, sechs Ereigniskarten und neun fiese Tricks. Es spielen drei bis sechs Personen.
guildes-rule-gu-2 = Zu dritt bleiben alle Alchemisten und 3 Karten der Miliz in der Schachtel; jeder bekommt pro Wahlgang 10 Karten und legt 8 aus. Zu viert: 9 bekommen, 7 auslegen. Zu fünft: 7 bekommen, 5 auslegen. Zu sechst: 6 bekommen, 5 auslegen.
guildes-rule-gu-3 = Karten, die zu Beginn aussortiert werden, sind ganz aus dem Spiel. Alle anderen werden zu einem Nachziehstapel gemischt.
guildes-rule-gu-4 = Es gibt drei Wahlgänge. Jeder beginnt mit frischen Karten vom Nachziehstapel; abgeworfene Karten werden nie wieder eingemischt.
guildes-rule-gu-5 = In jedem Wahlgang wird nach dem Austeilen und vor dem Draft eine Ereigniskarte aufgedeckt, insgesamt also drei verschiedene. Im Grundspiel zählt nur ihr Pfeil.
guildes-rule-gu-6 = Ein Wahlgang läuft so ab: Draft, Auslegen, fiese Tricks (falls ihr damit spielt), Auszählung.
guildes-rule-gu-7 = Draft: Alle nehmen gleichzeitig eine Karte aus dem Päckchen, das sie in der Hand haben, behalten sie verdeckt und geben den Rest in Richtung des Pfeils weiter. Das geht so, bis die Päckchen aufgebraucht sind; die letzte Karte behält man einfach. Deine genommenen Karten darfst du ansehen, aber nicht mehr ändern.
guildes-rule-gu-8 = Auslegen: Die genommenen Karten sind die Hand. Alle legen eine Karte verdeckt aus; liegen alle, werden sie aufgedeckt und bleiben vor ihren Besitzern. Das wiederholt sich so oft, wie es die Spielerzahl vorgibt.
guildes-rule-gu-9 = Grundspiel: Handkarten, die nicht ausgelegt wurden, werden nach dem Auslegen abgeworfen. Niemand bekommt sie zu sehen.
guildes-rule-gu-10 = Karten in der Auslage bleiben dort auch in den folgenden Wahlgängen.
guildes-rule-gu-11 = Jede Gilde wird für sich ausgezählt. Im ersten Wahlgang bringt ein Rang Stimmen, im zweiten zwei, im dritten drei, jeweils mit den Werten dieser Gilde für diesen Wahlgang.
guildes-rule-gu-12 = Im dritten Wahlgang bringen Fischer und Bürger nur für zwei Ränge Stimmen, Alchemisten für vier.
guildes-rule-gu-13 = An der Auszählung einer Gilde nimmt nur teil, wer mindestens eine Karte von ihr hat.
guildes-rule-gu-14 = Wer gleich viele Karten hat, teilt sich die Ränge, die alle Gleichen zusammen einnehmen: Man zählt die Stimmen derjenigen Ränge zusammen, die etwas bringen, teilt durch die Zahl der Spieler und rundet ab. Die nächste Gruppe belegt die Ränge danach.
guildes-rule-gu-15 = Ein Gleichstand an der Spitze lässt im zweiten Wahlgang also keinen zweiten Rang übrig. Im dritten lassen zwei Führende den dritten Rang dem Nächsten, drei oder mehr lassen nichts; ein Gleichstand auf Rang zwei teilt sich den zweiten und dritten. Bei den Alchemisten lassen drei Führende dem Nächsten den vierten Rang.
guildes-rule-gu-16 = Jede Karte der Miliz in deiner Auslage bringt bei jeder Auszählung 3 Stimmen. Eine Mehrheit gibt es hier nicht.
guildes-rule-gu-17 = Die Stimmen der drei Auszählungen werden zusammengezählt. Wer nach dem dritten Wahlgang die meisten hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
guildes-rule-gu-18 = Eine Karte weniger: In diesem Wahlgang legen alle eine Karte weniger aus als üblich, und eine mehr bleibt auf der Hand.
guildes-rule-gu-19 = Gleichstand zählt nicht: Wird eine Gilde ausgezählt, gelten alle, die gleich viele Karten haben wie jemand anders, als hätten sie keine; nur die Übrigen bekommen Ränge. Das gilt für alle Gleichstände zugleich. Die Miliz ist nicht betroffen.
guildes-rule-gu-20 = Der Reihe nach: Karten werden reihum offen ausgelegt. Wer den ersten Durchgang eröffnet, wird ausgelost, dann geht es gegen den Uhrzeigersinn; nach jedem Durchgang beginnt der nächste Platz in dieser Richtung.
guildes-rule-gu-21 = Umverteilung: Nach dem Draft legen alle eine Karte verdeckt beiseite. Diese Karten werden gemischt, und jeder bekommt eine zurück, vielleicht die eigene. Niemand erfährt, wer welche bekam.
guildes-rule-gu-22 = Eine oder zwei Karten: Ausgelegt wird abwechselnd in Schritten von zwei und einer Karte, und jeder Schritt wird gemeinsam aufgedeckt. 8 Karten: 2, 1, 2, 1, 2; 7 Karten: 1, 2, 1, 2, 1; 5 Karten: 2, 1, 2.
guildes-rule-gu-23 = Spätes Aufdecken: Eine Karte bleibt verdeckt, bis alle die nächste ausgelegt haben. Die letzten beiden werden zusammen aufgedeckt.
guildes-rule-gu-24 = Der Pfeil der Ereigniskarte gibt die Richtung beim Weitergeben an, ob ihr mit Ereignissen spielt oder nicht.
guildes-rule-gu-25 = Fiese Tricks: Sobald das Ereignis bekannt ist und vor dem Draft bekommt jeder einen zufälligen Trick, offen. Zu dritt entfällt Trick I. Niemand bekommt denselben Buchstaben zweimal hintereinander, sondern zieht dann einen anderen.
guildes-rule-gu-26 = Mit fiesen Tricks behält man nicht ausgelegte Karten, bis man den eigenen Trick eingesetzt oder darauf verzichtet hat; dann wirft man sie ab.
guildes-rule-gu-27 = Die Tricks folgen in der Reihenfolge ihrer Buchstaben. Sie einzusetzen ist freiwillig, aber ein begonnener Trick wird ganz ausgeführt. Ein Trick ohne Ziel kann nicht eingesetzt werden. Nach der Auszählung werden alle Tricks eingesammelt und gemischt.
guildes-rule-gu-28 = A Schutz: Bis zum Ende des Wahlgangs kann kein fremder Trick dich oder deine Auslage treffen.
guildes-rule-gu-29 = B Tausch: Wähle zwei verschiedene Spieler mit Karten in der Auslage (einer davon darfst du selbst sein) und von jedem eine Karte; die beiden Karten wechseln die Plätze. Geschützte Spieler sind nicht wählbar.
guildes-rule-gu-30 = C Opfer: Wirf aus deiner Auslage eine Karte einer Gilde im Wert von 10 oder mehr ab (Bürger, Ritter, Adlige, Priester, Alchemisten), danach eine beliebige Karte aus einer beliebigen Auslage, die nicht geschützt ist.
guildes-rule-gu-31 = D Aus zweiter Hand: Mische den Ablagestapel, sieh dir zwei Karten davon an, lege eine in deine Auslage und wirf die andere ab.
guildes-rule-gu-32 = E Ersatz: Nimm eine Karte deiner Auslage auf die Hand und lege eine andere Handkarte aus.
guildes-rule-gu-33 = F, G, H, I: Für diese Auszählung hat ein Spieler eine Karte der Ritter, Adligen, Priester oder Alchemisten mehr oder weniger, wie du willst. Das kannst auch du selbst sein, aber niemand, der geschützt ist.
guildes-rule-gu-34 = Alles Abgeworfene kommt auf einen verdeckten Ablagestapel: nicht gebrauchte Handkarten und was Tricks entfernen. Trick D kann alles ziehen, was dort liegt, wenn er an der Reihe ist.
guildes-rule-gu-35 = Ereigniskarten und fiese Tricks lassen sich unabhängig voneinander ein- und ausschalten.

## Warum ein Tipp gegeben wird

guildes-reason-leads =
    { $best ->
        [0] { $guild }: damit hast du { $mine }, sonst liegt bei niemandem etwas davon. Der erste Rang zahlt { $first }.
       *[other] { $guild }: damit hast du { $mine }, sonst liegen bei niemandem mehr als { $best }. Der erste Rang zahlt { $first }.
    }
guildes-reason-ties = { $guild }: damit hast du { $mine }, so viele wie der Beste der anderen. Der erste Rang zahlt { $first }.
guildes-reason-chases = { $guild }: damit hast du { $mine }; beim Besten der anderen liegen { $best }. Der erste Rang zahlt { $first }.
guildes-reason-votes = { $guild }: jetzt gezählt bekommst du { $votes } statt { $before }.
guildes-reason-costs = { $guild }: jetzt gezählt bekommt { $seat } { $votes } statt { $before }.
guildes-reason-militia = Die Miliz zahlt ohne Mehrheit: Mit { $mine } bekommst du { $votes } bei jeder Auszählung. Auszählungen, die noch kommen: { $counts }.
guildes-reason-neighbour = { $seat } bekommt diesen Stapel als Nächstes. { $guild } liegen dort schon: { $theirs }.
guildes-reason-spare = { $guild }: jetzt gezählt brächte dir eine Karte mehr { $votes }.
guildes-reason-protects = In diesem Wahlgang kann kein fremder Trick deine ausgelegten Karten treffen. Du hast { $count }.
guildes-reason-salvages = Du siehst zwei Karten vom Ablagestapel an und legst die bessere. Er hat { $count }.
