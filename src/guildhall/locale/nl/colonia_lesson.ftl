# Colonia: de lessen, in het Nederlands.

## basics.toml

colonia-lesson-basics-title = Je eerste twee weken
colonia-lesson-basics-goal = Zes weken lang leid je een familie in het middeleeuwse Keulen. Relikwieën geven punten: het getal op de kaart. Ze zijn ’s zondags te koop bij het altaar. De meeste punten winnen.
colonia-lesson-basics-family = Elke dinsdag speel je een familiekaart en stuur je zoveel familieleden naar het stadhuis. De hoogste kaart is de hele week eerst. Speel de 8 of de 6.
colonia-lesson-basics-family-family_8 = Niemand verslaat 8: jij begint. Maar 8 familieleden zijn bezig, en elke kaart speel je maar één keer.
colonia-lesson-basics-family-family_6 = Genoeg: Boudewijn speelde 5, Clara 3. Jij begint en bewaart de 8. Elke kaart speel je maar één keer.
colonia-lesson-basics-equal = En bij gelijke kaarten? In week één beslist de dobbelsteen tussen die spelers. Later draaien zij onderling de volgorde van vorige week om.
colonia-lesson-basics-street = De familieleden die je stuurde, wachten op het dinsdagveld en komen volgende dinsdag thuis. Zo ook de andere dagen: een week later terug, na het werk van die dag.
colonia-lesson-basics-week = Elke dag heeft zijn plek. De markt geeft blokjes, ambachtslieden maken er producten van, schepen maken die tot geld, en geld koopt relikwieën.
colonia-lesson-basics-plan = Je plan: een schip in de haven betaalt 9 voor een wiel, een schilderij en schoenen. Klik op de haven om het te zien. Het schilderij heb je al, achter je scherm.
colonia-lesson-basics-market = Het wiel vraagt ijzer en hout, de schoenen leer en bont; je mist alleen ijzer. Neem een hele kraam, één familielid per blokje: kraam 4 of 7?
colonia-lesson-basics-market-take_4 = Drie blokjes voor drie familieleden: ijzer voor het wiel. Linnen en bont geven een derde product.
colonia-lesson-basics-market-take_7 = Vier blokjes voor vier familieleden: ijzer, en met leer en nog een ijzer een derde product.
colonia-lesson-basics-pass = Het gaat rond tot iedereen heeft gepast. Je hebt genoeg blokjes: pas. Dan ben je klaar voor vandaag; wat overblijft, gaat terug in de zak.
colonia-lesson-basics-vote = Donderdag begint met een stemming. Je hebt zoveel stemmen als je familiekaart aangeeft. Dit besluit komt Boudewijn goed uit: hij nam ijzer en hout.
colonia-lesson-basics-vote-vote_yes = Aangenomen: het stokje van de wagenmaker zakt twee vakken. Drie wielen zijn zeker. Dat van jou, als eerste, was het al; nu is dat van Boudewijn het ook.
colonia-lesson-basics-vote-vote_no = Afgewezen: jij en Clara hadden meer stemmen dan Boudewijn. Eén wiel is vandaag zeker, en jij bestelt eerst.
colonia-lesson-basics-order = Een bestelling kost de twee getoonde blokjes en één familielid in de rij. Wat boven het stokje van de ambachtsman ligt, is vandaag klaar. Bestel een wiel.
colonia-lesson-basics-queue = Boudewijn kwam als tweede bij de wagenmaker: dat kost twee familieleden, een derde bestelling drie. Schoenen bestelde nog niemand, dus die kosten er één. Bestel ze.
colonia-lesson-basics-more = Je hebt blokjes voor nog een product. Vergelijk ze met de twee blokjes bij elke ambachtsman: wie kan de jouwe gebruiken?
colonia-lesson-basics-more-order_tailor = Juist: linnen en bont. Clara was er eerder, dus het kostte twee familieleden.
colonia-lesson-basics-more-order_saddler = Juist: leer en ijzer. Je was er vandaag als eerste, dus het kostte één familielid.
colonia-lesson-basics-dice = Toen iedereen had gepast, zakten de stokjes verder door de dobbelstenen. Vandaag kwam elke bestelling klaar; wat eronder blijft, wacht tot volgende donderdag. Hier zijn je producten.
colonia-lesson-basics-home = Vrijdag begon met een stemming en wij zeiden ja voor je: elke familie haalde meteen drie leden van het donderdagveld naar huis, in plaats van volgende week.
colonia-lesson-basics-ships = Schepen met “vaart uit” vertrekken zaterdag en betalen in het geld van hun stad. De weekkaart van maandag zegt hoeveel; de andere blijven en betalen later. In week zes vertrekken ze allemaal.
colonia-lesson-basics-load = Een ruim neemt precies de getoonde producten en één familielid. Laad het jouwe voor Novgorod. Bergen betaalt 14 voor vier producten, maar dat geld koopt alleen relikwieën van Bergen: hier geen.
colonia-lesson-basics-display = Zaterdag, de laatste stemming: morgen twee relikwieën meer? Bij gelijke stemmen wint de kant van de burgemeester. Die is eerst aan de beurt: deze week jij. Stem ja.
colonia-lesson-basics-money = De schepen zijn uitgevaren. Vier steden, vier soorten geld: bij je 5 grivna kwamen er 9 uit Novgorod. Een relikwie betaal je alleen in het geld van haar stad.
colonia-lesson-basics-buy = Zondag, en je kiest eerst. Je 14 grivna van Novgorod kopen 4 punten voor 14, of 3 punten voor 12.
colonia-lesson-basics-buy-buy_nowgorod-4 = Vier punten. Clara had ook 14 grivna, maar was na jou: voor haar bleef de 3 over.
colonia-lesson-basics-buy-buy_nowgorod-3 = Drie punten, en 2 grivna over. Clara had er ook 14: zij nam de 4 punten.
colonia-lesson-basics-small = Je 5 pond van Londen kopen hier 1 punt. Kopen, of passen en sparen voor een betere relikwie van Londen?
colonia-lesson-basics-small-buy_london-1 = Eén punt is binnen, en je geld van Londen is op.
colonia-lesson-basics-small-pass = Je houdt 5 pond. Eén goed schip naar Londen, en je kunt veel meer dan 1 punt betalen.
colonia-lesson-basics-shrine = Dit is een schrijn. Het geeft zelf geen punten, maar verdubbelt één relikwie van zijn stad. Leg haar erin als je een van beide koopt; later kan het niet.
colonia-lesson-basics-insure = Vanavond worden alle overgebleven kaarten vervangen. Een familielid op een kaart houdt haar daar, maar volgende zondag mag iedereen haar kopen. Verzeker de relikwie van Novgorod met 5 punten.
colonia-lesson-basics-windows = Na week zes krijgt wie het meeste geld van een stad heeft haar raam: 2 punten, bij gelijkstand niemand. Verder tellen overgebleven geld, producten en blokjes alleen bij een gelijke eindstand.
colonia-lesson-basics-tuesday = Week twee is van jou: nieuwe kramen, besluiten en schepen. De leden van vorige dinsdag komen pas thuis als de kaarten open liggen. Te weinig zonder hen? Dan telt je kaart 0.
colonia-lesson-basics-wednesday = Eerst twee stemmingen. Kijk dan naar de haven: welke ruimen kun je vullen, en in welk geld? Neem blokjes voor die producten, en pas.
colonia-lesson-basics-thursday = Bestel waar je eerst bent, of waar het stokje ruimte laat. Heb je niets meer nodig, pas dan.
colonia-lesson-basics-friday = Laad na de stemming wat je kunt; past er niets, dan gaat de dag zonder jou voorbij. Grote ruimen betalen meer per product: 2, 5, 9 of 14 voor één tot vier.
colonia-lesson-basics-sunday = Zondag. Beurten waarin je niets kon laden of kopen, zijn overgeslagen. Koop wat je kunt betalen, of spaar; daarna kunnen familieleden kaarten vasthouden tot volgende zondag.
colonia-lesson-basics-setup = Een echt spel begint met een worp: je krijgt een product, bij 6 naar keuze. Eén zaterdagbesluit laat je tot 5 van het ene geld voor ander geld wisselen.
colonia-lesson-basics-end = Goede spelers kijken eerst naar het altaar: welk geld hebben ze nodig? Ze vullen grote ruimen en houden genoeg familieleden over voor de dagen erna.
