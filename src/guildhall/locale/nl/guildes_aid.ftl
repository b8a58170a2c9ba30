# Guildes in Dutch: what each question decides and what to look at. Ids: see locale/README.md.

## Het verloop van de ronde

guildes-round = Stemming { $ballot }
guildes-step-draft = Draft
guildes-step-aside = Herverdeling
guildes-step-play = Kaarten spelen
guildes-step-tricks = Vuile trucs
guildes-step-count = Stemmen tellen

## De vragen

guildes-aid-pick = Wat je houdt, is je hand voor deze stemming. Een gilde betaalt wie de meeste van zijn kaarten heeft. Je buur krijgt wat je overlaat.
guildes-aid-aside = De opzijgelegde kaarten worden geschud en iedereen krijgt er een terug. Geef de kaart die je het minst nodig hebt: je kunt elke kaart terugkrijgen.
guildes-aid-lay = Een gespeelde kaart blijft ook in latere stemmingen voor je liggen. Wat betaalt het gilde, en hoeveel kaarten kom je tekort voor de leiding?
guildes-aid-lay_two = Je kiest nu twee kaarten en iedereen draait tegelijk om. Twee van hetzelfde gilde kunnen je in één keer de leiding geven.
guildes-aid-protect = Dan kan geen truc van een ander jou of je kaarten deze stemming raken. Je bent als eerste, dus het geldt de hele trucfase.
guildes-aid-swap = Twee kaarten van twee spelers wisselen van plaats; een van hen mag jij zijn. Zoek een gilde waar één kaart een plaats beslist.
guildes-aid-swap_with = De eerste kaart gaat naar deze speler, die van hem de andere kant op. Bedenk wat beide gilden daarna betalen.
guildes-aid-sacrifice = Je geeft een kaart op van een gilde van 10 of meer, dan verdwijnt een kaart naar keuze. Dat loont als het een tegenstander een eerste plaats kost.
guildes-aid-eliminate = De kaart gaat voorgoed van tafel. Zoek het gilde waar de leider maar één kaart voorstaat.
guildes-aid-second_hand = Je ziet twee willekeurige kaarten van de aflegstapel en speelt er een: een gratis kaart, maar je weet niet welke.
guildes-aid-keep = Met welke van de twee stijg je een plaats? Vergelijk wat beide gilden nu betalen.
guildes-aid-recall = Een van je kaarten komt terug en een handkaart neemt haar plaats in. Neem er een terug die niets oplevert.
guildes-aid-replace = Deze kaart blijft voortaan liggen; de teruggenomen kaart leg je af.
guildes-aid-swing = Alleen bij deze telling tellen iemands kaarten van dit gilde één hoger of lager. Handig om gelijk te komen of een gelijkstand te breken.
