# Dutch Revolt: the lessons, in Dutch.

## provinces.toml

dutch_revolt-lesson-provinces-title = Twee provincies
dutch_revolt-lesson-provinces-goal = Steden en provincies leveren punten op. Je leidt de Burgers, in het blauw; laat de rest van de kaart nog even. Een paar eenheden wachten in het buitenland: kies Londense kooplieden, dan Zeeland.
dutch_revolt-lesson-provinces-support = Er wachten nog twee eenheden in Londen. Stuur je er een naar Holland, of maak je er een munt van voor je schatkist? Munten betalen later legers. Jij kiest.
dutch_revolt-lesson-provinces-support-send_london_holland = Eenheden komen op het platteland aan: in de provincie, maar in geen van haar stadjes of steden. De laatste ging mee.
dutch_revolt-lesson-provinces-support-cash_london = Een munt voor je schatkist. Eenheden en munten zijn twee kanten van dezelfde 40 fiches. De laatste eenheid ging naar Holland.
dutch_revolt-lesson-provinces-units = Nieuwe eenheden! Ze gaan waar je er al hebt en mogen die hoogstens verdubbelen. Kies drie keer Holland, één keer Zeeland, dan Versturen.
dutch_revolt-lesson-provinces-conflict = Holland had meer eenheden dan zijn limiet van 12: conflict! Tot het past of er één kant over is, verliest elke kant er om beurten een, de kleinste eerst: Gereformeerden en neutralen elk één, jij geen.
dutch_revolt-lesson-provinces-neutrals = Dan vullen grijze neutralen de provincies aan, deze eerste keer tot één onder elke limiet. Ze zijn van niemand, maar tellen tegen elke meerderheid.
dutch_revolt-lesson-provinces-town = Nu schikt elke factie haar eenheden binnen een provincie; die met de meeste daar begint. In een stadje past één eenheid. Delft is leeg: trek erin.
dutch_revolt-lesson-provinces-city = Een stad is van jou met meer eenheden binnen dan alle andere samen. In Amsterdam zitten twee neutralen: zet er drie in, dan “Versturen en afronden”.
dutch_revolt-lesson-provinces-zeeland = Zeeland is aan de beurt. In Vlissingen zit een neutraal, die je mag verdrijven. Neem je het stadje, of stop je?
dutch_revolt-lesson-provinces-zeeland-occupy_vlissingen_town = De neutraal moest naar het platteland. Vanaf nu levert elk stadje dat je bezit elke ronde een nieuwe eenheid op.
dutch_revolt-lesson-provinces-zeeland-done = Zeeland blijft zoals het is. Elk stadje dat je bezit levert elke ronde een nieuwe eenheid op: Vlissingen was er een meer geweest.
dutch_revolt-lesson-provinces-province = Een provincie is van jou met meer eenheden op platteland en in stadjes dan alle andere samen. Holland en Zeeland zijn van jou: 3 sterren en 1, 4 punten.
dutch_revolt-lesson-provinces-cities = Eenheden in steden tellen niet voor de provincie: elke stad win je apart. Boven Amsterdam en Haarlem wappert jouw vlag, elk 1 punt.
dutch_revolt-lesson-provinces-aim = Elke factie heeft een eigen doel. Dat van jou: handelsstadjes, met een anker, 1 punt voor elk dat je bezit. Je hebt er drie: met provincies en steden 9 punten in totaal.
dutch_revolt-lesson-provinces-aims = Katholieken krijgen 1 punt per bisdom dat niet gereformeerd is, Habsburgers 1 per regio met een leger van hen, Gereformeerden 1 per gereformeerde universiteit. Steden en provincies tellen voor iedereen.
dutch_revolt-lesson-provinces-bishoprics = Acht provincies hebben een bisdom. Vanaf de volgende ronde schuift de factie die de provincie beheerst het elke ronde een stap op: Burgers en Gereformeerden richting gereformeerd, de anderen richting katholiek.
dutch_revolt-lesson-provinces-universities = Een universiteit wordt gereformeerd als de Gereformeerden haar stadje of stad hebben. De Edelen tellen eenheden buiten steden: met vijf spelers 1 punt per 3, met drie per 5.
dutch_revolt-lesson-provinces-count = Punten worden niet opgeteld. Elke ronde wordt opnieuw geteld, en alleen de telling na ronde 5 beslist wie wint; bij gelijke stand meer steden, dan provincies, dan eenheden.
dutch_revolt-lesson-provinces-order = Wie de meeste punten heeft, kiest als eerste zijn beurt in de volgende ronde: de Katholieken. Jij bent tweede. Wil je vóór of na hen?
dutch_revolt-lesson-provinces-order-queue_1 = Als eerste werf je legers en beleger je vóór de anderen. Maar je plaatst je eenheden voordat je die van hen ziet.
dutch_revolt-lesson-provinces-order-queue_2 = Je ziet wat de Katholieken doen voordat je beslist. Als eerste had je vóór hen legers geworven en belegerd.
dutch_revolt-lesson-provinces-setup = In een echt spel hoort je factie bij je plaats. Eerst zetten de Habsburgers twee legers, Burgers en Gereformeerden sturen eenheden uit het buitenland; dan plaatst iedereen nieuwe eenheden, de Katholieken eerst.
dutch_revolt-lesson-provinces-end = Dat was de korte eerste ronde. Deel twee speelt een hele, met belastingen, legers en belegeringen. Onthoud: één eenheid meer dan alle andere samen is genoeg.

## turn.toml

dutch_revolt-lesson-turn-title = Een hele ronde
dutch_revolt-lesson-turn-taxes = Belasting: je provincies betaalden 3 munten; elke stad betaalt 1 tot 3. Dat kost alleen fiches: munten en eenheden delen er 40; zijn die op, dan krijg je geen van beide. Neem 3.
dutch_revolt-lesson-turn-support = Vanuit het buitenland kan een eenheid in elke provincie landen; blijft ze, dan levert ze een nieuwe op. Stuur je de hugenoten naar Friesland, bij een handelsstadje, of stop je?
dutch_revolt-lesson-turn-support-send_huguenots_friesland = Ze staat op het Friese platteland. Straks zetten we haar in Harlingen, een handelsstadje: 1 punt.
dutch_revolt-lesson-turn-support-done = Ze blijft en levert je deze ronde een extra nieuwe eenheid op. In Friesland had ze Harlingen kunnen nemen, een handelsstadje: 1 punt.
dutch_revolt-lesson-turn-upkeep = Een leger kost 1 munt per ronde, voor Katholieken 2. Onbetaald plundert het: een eenheid in zijn regio wordt neutraal, of er komt een neutraal bij. Het doet die ronde niets en gaat dan weg.
dutch_revolt-lesson-turn-regions = Legers staan in regio’s. Een regio is een groep provincies met vakken voor legers: de regio Holland is Holland, Utrecht en Zeeland. Eenheden staan in provincies.
dutch_revolt-lesson-turn-raise = Elke ronde kun je tot drie legers werven, in regio’s waar je eenheden hebt. Het eerste kost je 2 munten. Werf het in de regio Holland.
dutch_revolt-lesson-turn-second = Het tweede kost nog eens 2, een derde zou 3 kosten. Werf nog een leger in Holland; voor elk is er iets te doen.
dutch_revolt-lesson-turn-battle = Veldslag in Vlaanderen! Twee Habsburgse legers tegen één van de Gereformeerden. Het kleinste kamp verliest al zijn legers; gelijke kampen blokkeren elkaar alleen. Twee legers alleen vechten nooit.
dutch_revolt-lesson-turn-camps = Wie hoort bij welk kamp? Op de lijn Katholieken, Habsburgers, Edelen, Burgers, Gereformeerden leiden de twee aanwezige facties die het verst uiteen staan; de andere gaan naar de dichtstbijzijnde, of kiezen precies ertussenin.
dutch_revolt-lesson-turn-siege = Een leger dat niemand blokkeert, kan een stad in zijn regio belegeren die niet van jou is. Eén gereformeerde eenheid houdt Leiden. Beleger het: niemand kan er nog in of uit.
dutch_revolt-lesson-turn-fleet = Burgers of Gereformeerden, niet allebei, huren tot drie watergeuzen, 2 munten per stuk. Zijn het er meer dan de legers in een regio, dan vernietigen ze het meest katholieke; evenveel breken er de belegeringen.
dutch_revolt-lesson-turn-sack = Waar geen leger staat, kan één geus een stadje brandschatten: een neutraal meer in de provincie. Twee belegeren een stad: aan het eind worden haar eenheden neutraal.
dutch_revolt-lesson-turn-beggars = Of er wacht één om een zet of bekering te stoppen: legers kunnen een eenheid tot de hunne maken. Houd je er in Brabant een achter de hand, tegen het Habsburgse leger, of rond je af?
dutch_revolt-lesson-turn-beggars-hold_brabant = Hij wacht in Brabant en houdt één zet of één bekering van het Habsburgse leger tegen. De Gereformeerden kunnen er deze ronde geen huren.
dutch_revolt-lesson-turn-beggars-done = Je houdt 5 munten. Een geus in Brabant had daar één zet of één bekering van het Habsburgse leger kunnen tegenhouden.
dutch_revolt-lesson-turn-march = Het belegerende leger blijft staan. Verplaats het andere naar een buurregio zonder legers: kies Holland, dan Gelderland.
dutch_revolt-lesson-turn-convert = Zonder vijandelijk leger in zijn regio bekeert een leger één eenheid op platteland of in een stadje. Nijmegen, een Habsburgs handelsstadje, of het neutrale Harderwijk?
dutch_revolt-lesson-turn-convert-convert_nijmegen_town_habsburgs = Goed gekozen: een handelsstadje is 1 punt voor jou, en de Habsburgers hebben een stadje minder.
dutch_revolt-lesson-turn-convert-convert_harderwijk_town_neutral = Harderwijk levert nieuwe eenheden op, maar is geen handelsstadje. Nijmegen was 1 punt voor jou geweest en een verlies voor de Habsburgers.
dutch_revolt-lesson-turn-units = Nieuwe eenheden: één per stad, stadje en eenheid in het buitenland, één per vijf op het platteland; minstens 7. Een paar staan er al. Plaats er nog 3 in Zeeland en 2 bij de Londense kooplieden.
dutch_revolt-lesson-turn-surplus = Provincies in jouw bezit nemen zoveel nieuwe eenheden als je wilt. Maar de limiet van Zeeland is 5 en alleen de jouwe zijn over: één te veel, de rode −1. Kies er een op het platteland.
dutch_revolt-lesson-turn-reach = Ze kan naar een buurprovincie of langs een rivier; is de provincie vol, dan verdrijft ze er een neutraal. Kan ze nergens heen, dan gaat ze terug naar de voorraad. Stuur haar naar de Generaliteit.
dutch_revolt-lesson-turn-alkmaar = In het conflict verloren de Gereformeerden Alkmaar. Het stadje hoort bij Amsterdam: met allebei krijg je elke beurt een extra nieuwe eenheid. Trek erin.
dutch_revolt-lesson-turn-bosch = Je overtollige eenheid is in de Generaliteit. ’s-Hertogenbosch is een handelsstadje: trek erin. De eenheid die er zit, neutraal of van een factie die na jou komt, moet naar het platteland.
dutch_revolt-lesson-turn-leiden = De belegeringen eindigen: twee eenheden in de stad worden van de belegeraar, de overige neutraal. In Leiden was er maar één: die is nu van jou, en de stad ook.
dutch_revolt-lesson-turn-faith = Een marker toont de gezindheid van de stedelingen in elke stad. Links, aan de katholieke kant, verdrijven ze Burgers en Gereformeerden; rechts, aan de gereformeerde, Katholieken en Habsburgers; in het midden niemand.
dutch_revolt-lesson-turn-citizens = Eén munt schuift de marker van één stad één vak jouw kant op, hoogstens drie per stad en ronde. Amsterdam is katholiek: betaal er twee tot het midden, dan “Versturen en afronden”.
dutch_revolt-lesson-turn-driven = Als iedereen betaald heeft, verdrijft elke stad één eenheid, aan de uiteinden van de lijn twee. Brugge, nu streng gereformeerd, verdreef twee Habsburgse eenheden; twee Gereformeerden trokken erin.
dutch_revolt-lesson-turn-score = Drie steden zijn 3 punten, Holland en Zeeland 4, elk handelsstadje 1. Dat is meer dan de 9 van vorige ronde.
dutch_revolt-lesson-turn-church = De Gereformeerden beheersen Brabant, dus schoof het bisdom Mechelen een stap op: het is gereformeerd, 1 punt minder voor de Katholieken. Ook Burgers trekken die kant op.
dutch_revolt-lesson-turn-setup = In een echt spel wordt je factie geloot, tenzij je bij het maken van de tafel een plaats kiest. Bij de eerste vraag staat waarvoor die punten krijgt.
dutch_revolt-lesson-turn-end = Goede spelers houden legers waar geen rivaal staat, betalen stedelingen voordat een stad valt, en sparen kracht voor de laatste telling. Nog vier rondes!
