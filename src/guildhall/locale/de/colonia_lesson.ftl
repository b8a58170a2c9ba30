# Colonia: die Lektionen, auf Deutsch.

## basics.toml

colonia-lesson-basics-title = Deine ersten zwei Wochen
colonia-lesson-basics-goal = Du führst sechs Wochen lang eine Familie im alten Köln. Reliquien bringen Punkte: die Zahl auf der Karte. Sonntags werden sie am Altar verkauft. Die meisten Punkte gewinnen.
colonia-lesson-basics-family = Jeden Dienstag spielst du eine Familienkarte und schickst so viele Mitglieder ins Rathaus. Die höchste Karte ist die ganze Woche zuerst dran. Spiel die 8 oder die 6.
colonia-lesson-basics-family-family_8 = Niemand schlägt die 8: Du bist zuerst dran. Aber 8 Mitglieder sind beschäftigt, und jede Karte spielt man nur einmal.
colonia-lesson-basics-family-family_6 = Genug: Boudewijn spielte 5, Clara 3. Du bist zuerst dran und behältst die 8. Jede Karte spielt man nur einmal.
colonia-lesson-basics-equal = Und bei gleichen Karten? In Woche eins entscheidet unter ihnen der Würfel. Später gilt zwischen diesen Spielern die umgekehrte Reihenfolge der Vorwoche.
colonia-lesson-basics-street = Die Mitglieder, die du geschickt hast, warten auf dem Dienstagsfeld und kommen nächsten Dienstag heim. So ist es auch sonst: zurück eine Woche später, nach der Arbeit des Tages.
colonia-lesson-basics-week = Jeder Tag hat seinen Ort. Der Markt bringt Rohstoffe, Handwerker machen daraus Waren, Schiffe machen Waren zu Geld, und für Geld gibt es Reliquien.
colonia-lesson-basics-plan = Dein Plan: Ein Schiff im Hafen zahlt 9 für ein Rad, ein Gemälde und Schuhe. Klick auf den Hafen, um es zu sehen. Das Gemälde hast du schon, hinter deinem Sichtschirm.
colonia-lesson-basics-market = Das Rad braucht Eisen und Holz, die Schuhe brauchen Leder und Pelz; dir fehlt nur Eisen. Nimm einen ganzen Stand, ein Mitglied je Rohstoff: Stand 4 oder 7?
colonia-lesson-basics-market-take_4 = Drei Rohstoffe für drei Mitglieder: Eisen für das Rad. Leinen und Pelz ergeben noch eine dritte Ware.
colonia-lesson-basics-market-take_7 = Vier Rohstoffe für vier Mitglieder: Eisen, und mit Leder und noch einem Eisen eine dritte Ware.
colonia-lesson-basics-pass = Es geht reihum, bis alle gepasst haben. Du hast genug: Passe. Dann bist du für heute raus; was niemand nimmt, kommt zurück in den Beutel.
colonia-lesson-basics-vote = Der Donnerstag beginnt mit einer Abstimmung. Du hast so viele Stimmen, wie deine Familienkarte zeigt. Der Beschluss nützt Boudewijn: Er hat Eisen und Holz geholt.
colonia-lesson-basics-vote-vote_yes = Angenommen: Der Stab des Wagners rückt zwei Plätze hinab. Drei Räder sind jetzt sicher. Deins war es als erstes schon; nun ist es auch Boudewijns.
colonia-lesson-basics-vote-vote_no = Abgelehnt: Du und Clara habt Boudewijn überstimmt. Ein Rad ist heute sicher, und du bestellst zuerst.
colonia-lesson-basics-order = Ein Auftrag kostet die zwei gezeigten Rohstoffe und ein Mitglied in der Schlange. Was über dem Stab des Handwerkers liegt, wird heute fertig. Bestell ein Rad.
colonia-lesson-basics-queue = Boudewijn kam als Zweiter zum Wagner: Das kostet zwei Mitglieder, ein dritter Auftrag drei. Schuhe hat heute noch niemand bestellt, also kosten sie eins. Bestell sie.
colonia-lesson-basics-more = Deine Rohstoffe reichen für eine dritte Ware. Vergleiche sie mit den zwei Rohstoffen bei jedem Handwerker: Wer kann sie brauchen?
colonia-lesson-basics-more-order_tailor = Richtig: Leinen und Pelz. Clara war vor dir dort, darum kostete es zwei Mitglieder.
colonia-lesson-basics-more-order_saddler = Richtig: Leder und Eisen. Heute war vor dir niemand dort, darum kostete es ein Mitglied.
colonia-lesson-basics-dice = Als alle gepasst hatten, rückten Würfel die Stäbe weiter hinab. Heute wurde so jeder Auftrag fertig; was darunter bleibt, wartet bis nächsten Donnerstag. Hier sind deine Waren.
colonia-lesson-basics-home = Der Freitag begann mit einer Abstimmung, wir haben für dich Ja gesagt: Jede Familie holte drei Mitglieder vom Donnerstagsfeld sofort heim statt erst nächste Woche.
colonia-lesson-basics-ships = Schiffe mit „läuft aus“ fahren am Samstag und zahlen im Geld ihrer Stadt. Wie viele, sagt die Wochenkarte vom Montag; die anderen bleiben und zahlen später. In Woche sechs fahren alle.
colonia-lesson-basics-load = Ein Laderaum nimmt genau die gezeigten Waren und ein Mitglied. Belade deinen nach Nowgorod. Bergen zahlt 14 für vier Waren, aber sein Geld kauft nur Reliquien aus Bergen: Hier ist keine.
colonia-lesson-basics-display = Samstag, die letzte Abstimmung: zwei Reliquien mehr für morgen? Bei Gleichstand gilt, was der Bürgermeister stimmt. Bürgermeister ist, wer zuerst dran ist: diese Woche du. Stimme mit Ja.
colonia-lesson-basics-money = Die Schiffe sind ausgelaufen. Vier Städte, vier Währungen: Zu deinen 5 Griwnen kamen 9 aus Nowgorod. Eine Reliquie bezahlst du nur im Geld ihrer Stadt.
colonia-lesson-basics-buy = Sonntag, und du wählst zuerst. Für deine 14 Griwnen aus Nowgorod gibt es 4 Punkte für 14 oder 3 Punkte für 12.
colonia-lesson-basics-buy-buy_nowgorod-4 = Vier Punkte. Auch Clara hatte 14 Griwnen, war aber nach dir dran: Ihr blieb die 3.
colonia-lesson-basics-buy-buy_nowgorod-3 = Drei Punkte, und 2 Griwnen bleiben. Auch Clara hatte 14: Sie nahm die 4 Punkte.
colonia-lesson-basics-small = Für deine 5 Pfund aus London gibt es hier 1 Punkt. Kaufen, oder passen und auf eine bessere Londoner Reliquie sparen?
colonia-lesson-basics-small-buy_london-1 = Ein Punkt ist sicher, und dein Londoner Geld ist ausgegeben.
colonia-lesson-basics-small-pass = Du behältst 5 Pfund. Ein gutes Schiff nach London, und du bekommst viel mehr als 1 Punkt.
colonia-lesson-basics-shrine = Das ist ein Schrein. Er selbst bringt keine Punkte, verdoppelt aber eine Reliquie seiner Stadt. Lege sie hinein, wenn du eines von beiden kaufst; später geht es nicht.
colonia-lesson-basics-insure = Heute Abend werden alle übrigen Karten ersetzt. Ein Mitglied auf einer Karte hält sie dort, doch nächsten Sonntag darf jeder sie kaufen. Sichere die Reliquie von Nowgorod mit 5 Punkten.
colonia-lesson-basics-windows = Nach Woche sechs bringt das meiste Geld einer Stadt ihr Fenster: 2 Punkte, bei Gleichstand niemandem. Sonst zählen übriges Geld, Waren und Rohstoffe nur bei Punktgleichheit.
colonia-lesson-basics-tuesday = Woche zwei gehört dir; Stände, Beschlüsse und Schiffe sind neu. Die Mitglieder vom letzten Dienstag kommen erst nach dem Aufdecken heim. Reichen die anderen nicht, zählt deine Karte 0.
colonia-lesson-basics-wednesday = Erst zwei Abstimmungen. Dann schau zum Hafen: Welche Laderäume kannst du füllen, und wessen Geld bringen sie? Hol Rohstoffe für diese Waren und passe.
colonia-lesson-basics-thursday = Bestell, wo du zuerst bist oder wo über dem Stab Platz ist. Wenn du nichts mehr brauchst, passe.
colonia-lesson-basics-friday = Belade nach der Abstimmung, was du kannst; passt nichts, vergeht der Tag ohne dich. Große Laderäume zahlen mehr für jede Ware: 2, 5, 9 oder 14 für eine bis vier.
colonia-lesson-basics-sunday = Sonntag. Züge, in denen du nichts laden oder kaufen konntest, wurden übersprungen. Kauf, was dein Geld hergibt, oder spare; danach können Mitglieder Karten für nächsten Sonntag sichern.
colonia-lesson-basics-setup = Eine richtige Partie beginnt mit einem Wurf: Du bekommst eine Ware, bei 6 eine deiner Wahl. Ein Samstagsbeschluss lässt dich bis zu 5 einer Währung in eine andere wechseln.
colonia-lesson-basics-end = Gute Spieler schauen zuerst zum Altar: Welches Geld werden sie brauchen? Sie füllen große Laderäume und behalten genug Mitglieder für die nächsten Tage.
