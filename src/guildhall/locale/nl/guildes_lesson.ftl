# Guildes: de lessen, in het Nederlands.

## basics.toml

guildes-lesson-basics-title = Je eerste stemming
guildes-lesson-basics-goal = Elk gilde stemt op de speler met de meeste van zijn kaarten; wie de meeste stemmen heeft, wint. Alchemisten leveren het meest op: 14. Kies ze.
guildes-lesson-basics-second = Iedereen gaf de rest door, die van jou ging naar Boudewijn; een pijl, elke stemming opnieuw getrokken, geeft de richting aan. Nog meer Alchemisten, of Schutterij, 3 zekere stemmen per kaart? Kies zelf.
guildes-lesson-basics-second-pick_alchemists = Twee van een gilde is een goed begin. Maar ook anderen kunnen Alchemisten kiezen.
guildes-lesson-basics-second-pick_militia = Schutterij geeft 3 stemmen per kaart, zeker en zonder rivalen. Een tweede kaart Alchemisten had geholpen om hun 14 te winnen.
guildes-lesson-basics-rest = Zo gaat het door tot de pakjes leeg zijn: één kiezen, de rest doorgeven. Druk op Verder, dan kiezen wij de andere voor je.
guildes-lesson-basics-lay = Je hebt 9 kaarten en speelt er 7, één voor één. Iedereen speelt gedekt, dan draait alles samen om. Begin met Alchemisten.
guildes-lesson-basics-fight = Boudewijn en Diederik speelden ook Alchemisten! Speel je de kaart die je als tweede koos, Alchemisten of Schutterij, of probeer je Ridders? Jij kiest.
guildes-lesson-basics-fight-lay_alchemists = Jullie hebben er nu alle drie twee. Blijft dat zo, dan delen jullie de 14 stemmen: elk 4.
guildes-lesson-basics-fight-lay_knights = Je laat de Alchemisten aan de anderen en probeert een ander gilde. In deze stemming krijgt alleen wie de meeste Ridders heeft hun stemmen.
guildes-lesson-basics-fight-lay_militia = Drie zekere stemmen. Met één kaart krijg je niets van de Alchemisten.
guildes-lesson-basics-last = We hebben nog vier kaarten voor je gespeeld. Nog één! De twee die je niet speelt, gaan ongezien weg.
guildes-lesson-basics-last-lay_nobles = Goed gezien: zo kom je gelijk met Clara, elk twee Edelen. De 12 stemmen worden gedeeld: elk 6.
guildes-lesson-basics-last-lay_knights = Boudewijn heeft twee Ridders. Met minder krijg je er niets voor. Met Edelen had je gelijkgestaan met Clara: 6 stemmen.
guildes-lesson-basics-last-lay_alchemists = Drie spelers met twee Alchemisten delen 14 stemmen: elk 4. Met Edelen had je gelijkgestaan met Clara: 6 stemmen.
guildes-lesson-basics-last-lay_militia = Drie zekere stemmen, en weer bij de twee volgende tellingen. Met Edelen had je gelijkgestaan met Clara: 6 stemmen.
guildes-lesson-basics-won = Er wordt gilde voor gilde geteld. Jij hebt de meeste Burgers: 10 stemmen. In de eerste stemming levert alleen de eerste plaats stemmen op.
guildes-lesson-basics-tie = Bij de Kooplieden sta je gelijk met Diederik: jullie delen de 9 stemmen, naar beneden afgerond elk 4. Tellen er meer plaatsen, dan deelt wie gelijk staat alle plaatsen die hij inneemt.
guildes-lesson-basics-militia = De Schutterij is geen wedloop: elk van de 15 kaarten geeft 3 stemmen, bij elke telling. Met drie spelers zijn er maar 12 kaarten Schutterij en geen Alchemisten.
guildes-lesson-basics-stay = Kaarten op tafel blijven liggen. De tweede stemming beloont ook de tweede plaats, de derde de derde. De getallen met + tonen hoeveel stemmen elke speler nu zou krijgen.
guildes-lesson-basics-free = Nu jij: speel de hele tweede stemming zelf. Eerste en tweede plaats leveren stemmen op. Waar haal je met een of twee kaarten iemand in?
guildes-lesson-basics-own = De tweede stemming is geteld: kijk wat elk gilde je opleverde. Ook de tweede plaats telde: Alchemisten geven 14 stemmen, dan 7; wie gelijkstaat, deelt.
guildes-lesson-basics-third = De derde stemming beloont drie plaatsen; bij Vissers en Burgers maar twee, bij Alchemisten vier. Elk gilde heeft evenveel kaarten als zijn eerste plaats stemmen oplevert.
guildes-lesson-basics-end = Na de derde stemming wint wie de meeste stemmen heeft; wie gelijk eindigt, wint samen. Goede spelers nemen gilden die weinigen willen en spelen Schutterij vroeg: die telt elke keer mee.

## events.toml

guildes-lesson-events-title = Een stemming met een gebeurtenis
guildes-lesson-events-rule = Met gebeurtenissen heeft elke stemming een eigen regel. Hier vallen gelijken weg: wie in een gilde gelijkstaat, telt daar zonder kaarten, en de anderen schuiven op.
guildes-lesson-events-last = Jullie hebben met z’n drieën elk twee Alchemisten. Blijft het zo, dan tellen jullie alle drie niet en krijgt niemand de 14 stemmen. Wat is je laatste kaart?
guildes-lesson-events-last-lay_alchemists = Drie kaarten: je staat met niemand gelijk, alle 14 stemmen zijn voor jou.
guildes-lesson-events-last-lay_militia = Bij de Schutterij bestaat geen gelijkstand: 3 stemmen. Een derde kaart Alchemisten had je 14 stemmen gegeven.
guildes-lesson-events-last-lay_peasants = Diederik heeft er ook een: jullie tellen daar niet. Een derde kaart Alchemisten had je 14 stemmen gegeven.
guildes-lesson-events-vanished = Kijk naar de Edelen: Boudewijn en Clara hadden er elk twee en vielen weg. Jouw ene kaart kreeg alle 12 stemmen. De Schutterij telt zoals altijd.
guildes-lesson-events-others = De volgende stemming heeft een andere gebeurtenis: je speelt één kaart, dan twee tegelijk, dan weer één, enzovoort. Wat samen is gespeeld, draait samen om.
guildes-lesson-events-more = Andere gebeurtenissen: je speelt een kaart minder; elke kaart draait pas om als de volgende ligt; je speelt om de beurt, open; of iedereen geeft een kaart af, die geschud en weer verdeeld wordt.
guildes-lesson-events-end = Goede spelers lezen de gebeurtenis voor hun eerste keuze. Als gelijken wegvallen, is een gilde voor jezelf beter dan een strijd tussen gelijken.

## tricks.toml

guildes-lesson-tricks-title = Vuile trucs
guildes-lesson-tricks-trick = Met vuile trucs krijgt iedereen er vóór de draft een, open. De jouwe: Priesters ±1 bij één speler. Trucs komen na de laatste kaart. Speel Priesters.
guildes-lesson-tricks-swap = De letters bepalen de volgorde. Diederiks A, Bescherming: geen andere truc raakt hem. Boudewijns B, Ruil, ruilt een kaart van twee spelers: zijn Alchemisten tegen jouw Edelen.
guildes-lesson-tricks-substitution = Clara’s E, Vervanging: ze nam Kooplieden terug van tafel en speelde een andere handkaart, Boeren. Met trucs houd je ongespeelde kaarten tot je eigen truc voorbij is.
guildes-lesson-tricks-use = Nu jouw H: één speler, behalve Diederik, telt een Priester meer of minder. Clara en jij hebben er elk twee. Wat doe je?
guildes-lesson-tricks-use-raise_0 = Je telt nu drie Priesters: alle 13 stemmen zijn voor jou in plaats van 6.
guildes-lesson-tricks-use-lower_2 = Clara telt nu één Priester: alle 13 stemmen zijn voor jou in plaats van 6. Jezelf verhogen had hetzelfde gedaan.
guildes-lesson-tricks-use-decline = Niemand hoeft zijn truc te gebruiken. Maar nu deel je 13 stemmen met Clara, elk 6; één Priester meer had je alles gegeven.
guildes-lesson-tricks-counted = Een verhoogd of verlaagd aantal geldt alleen voor deze telling. Geruilde of afgelegde kaarten komen niet terug.
guildes-lesson-tricks-others = Voor de volgende stemming heeft iedereen een nieuwe truc, nooit twee keer achter elkaar dezelfde letter. Niemand hoeft de zijne te gebruiken; beschermde spelers kun je niet kiezen.
guildes-lesson-tricks-more = C, Offer: leg een eigen kaart van een gilde van 10 of meer af, dan een willekeurige kaart op tafel. D, Tweedehands: trek twee afgelegde kaarten en speel er een.
guildes-lesson-tricks-end = Alle trucs liggen vanaf het begin open. Goede spelers vragen zich af voor ze kiezen: wie kan mijn beste gilde schaden, en wie komt na mij?
