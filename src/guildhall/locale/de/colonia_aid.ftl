# Colonia in German: what each question decides and what to look at. Ids: see locale/README.md.

## Der Lauf der Runde

colonia-round = Woche { $week }
colonia-step-monday = Montag: neue Woche
colonia-step-tuesday = Dienstag: Familienkarten
colonia-step-wednesday = Mittwoch: Markt
colonia-step-thursday = Donnerstag: Aufträge
colonia-step-friday = Freitag: Beladen
colonia-step-saturday = Samstag: Schiffe fahren ab
colonia-step-sunday = Sonntag: Reliquien

## Die Fragen

colonia-aid-good = Du beginnst mit einer Ware, die du später auf ein Schiff lädst. Nimm eine, für die dir Würfel fehlen: Die anderen kannst du am Donnerstag bestellen.
colonia-aid-family = Eine hohe Karte ist die ganze Woche zuerst dran und hat mehr Stimmen, schickt aber mehr Mitglieder ins Rathaus. Jede Karte gilt nur einmal im Spiel.
colonia-aid-vote = Deine Stimmen sind die Zahl auf deiner Familienkarte. Mehr Ja als Nein, und der Beschluss gilt sofort; bei Gleichstand entscheidet der Bürgermeister.
colonia-aid-decide = Alle Familienkarten zählen diese Woche 0, also entscheidet der Bürgermeister allein. Wem nützt es mehr: dir oder den anderen?
colonia-aid-exchange = Jede Reliquie kostet das Geld ihrer Stadt. Schau zum Altar: Mit welcher Währung erreichst du am Sonntag einen Preis?
colonia-aid-market = Du nimmst den ganzen Stand und zahlst ein Mitglied je Rohstoff. Achte darauf, welche zwei jeder Handwerker braucht; die Mitglieder kommen nächsten Mittwoch heim.
colonia-aid-orders = Zwei Rohstoffe werden eine Ware. Der zweite Auftrag der Woche kostet zwei Mitglieder, der dritte drei. Nur was über dem Stab liegt, wird hergestellt.
colonia-aid-loading = Ein Laderaum nimmt genau die gezeigten Waren und ein Mitglied und zahlt bei der Abfahrt im Geld des Schiffs. Schiffe über dem Stab fahren morgen.
colonia-aid-purchases = Reliquien sind deine Punkte: je 1 bis 5. Geld, das am Ende übrig ist, gewinnt nur noch Fenster.
colonia-aid-shrine = Ein Schrein verdoppelt eine Reliquie seiner Stadt. Lass ihn nur leer, wenn du eine bessere erwartest: Was du jetzt übergehst, darf nie mehr hinein.
colonia-aid-into_shrine = Darin zählt diese Reliquie doppelt und bleibt für immer. Warte nur, wenn eine teurere derselben Stadt in Reichweite ist.
colonia-aid-insurance = Die anderen Karten verlassen heute Abend die Auslage. Ein Mitglied hält eine bis nächsten Sonntag, doch kaufen darf sie jeder.
