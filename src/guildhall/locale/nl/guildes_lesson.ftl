# Guildes: de lessen, in het Nederlands.

## basics.toml

guildes-lesson-basics-title = Je eerste stemming
guildes-lesson-basics-goal = Elk gilde stemt op wie de meeste van zijn kaarten heeft; de meeste stemmen winnen. Alchemisten leveren het meest op: 14. Kies ze.
guildes-lesson-basics-second = Iedereen gaf de rest naar links door; dit pakje is nieuw voor je. Nog meer Alchemisten, of Schutterij, die niemand betwist? Kies zelf.
guildes-lesson-basics-second-pick_alchemists = Twee van een gilde is een goed begin. Maar ook anderen kunnen Alchemisten kiezen.
guildes-lesson-basics-second-pick_militia = Schutterij geeft 3 stemmen per kaart, zeker en zonder rivalen. Een tweede Alchemisten had geholpen om hun 14 te winnen.
guildes-lesson-basics-rest = Zo gaat het door tot de pakjes leeg zijn: één kiezen, de rest doorgeven. Druk op Verder, dan kiezen wij de andere voor je.
guildes-lesson-basics-lay = Je hebt 9 kaarten en speelt er 7, één voor één. Iedereen speelt gedekt, dan draait alles samen om. Begin met Alchemisten.
guildes-lesson-basics-fight = Boudewijn en Diederik speelden ook Alchemisten! Doorvechten of iets anders spelen? Jij kiest.
guildes-lesson-basics-fight-lay_alchemists = Jullie hebben er nu alle drie twee. Blijft dat zo, dan delen jullie de 14 stemmen: elk 4.
guildes-lesson-basics-fight-lay_knights = Je laat de Alchemisten aan de anderen en probeert een ander gilde. In deze stemming leveren alleen de meeste Ridders op.
guildes-lesson-basics-fight-lay_militia = Drie zekere stemmen. Met één kaart krijg je niets van de Alchemisten.
guildes-lesson-basics-last = We hebben nog vier kaarten voor je gespeeld. Nog één! De twee die je niet speelt, gaan ongezien weg.
guildes-lesson-basics-last-lay_nobles = Goed gezien: zo kom je gelijk met Clara, elk twee Edelen. De 12 stemmen worden gedeeld: elk 6.
guildes-lesson-basics-last-lay_knights = Boudewijn heeft twee Ridders. Met minder krijg je er niets voor. Edelen hadden gelijkgestaan met Clara: 6 stemmen.
guildes-lesson-basics-last-lay_alchemists = Drie spelers met twee Alchemisten delen 14 stemmen: elk 4. Edelen hadden gelijkgestaan met Clara: 6 stemmen.
guildes-lesson-basics-last-lay_militia = Drie zekere stemmen, en weer bij de twee volgende tellingen. Edelen hadden gelijkgestaan met Clara: 6 stemmen.
guildes-lesson-basics-won = Er wordt gilde voor gilde geteld. Jij hebt de meeste Burgers: 10 stemmen. In de eerste stemming levert alleen de eerste plaats op.
guildes-lesson-basics-tie = Bij de Kooplieden stonden jij en Diederik gelijk. De stemmen worden gedeeld en afgerond naar beneden: van de 9 kregen jullie elk 4.
guildes-lesson-basics-militia = De Schutterij is geen wedloop: elke kaart geeft 3 stemmen, bij elke telling. Clara heeft er één.
guildes-lesson-basics-stay = Kaarten op tafel blijven liggen. De tweede stemming beloont ook de tweede plaats, de derde de derde. De getallen met + tonen wat kaarten nu opleveren.
guildes-lesson-basics-free = Nu jij: speel de hele tweede stemming zelf. Eerste en tweede plaats leveren op. Waar haal je met een of twee kaarten iemand in?
guildes-lesson-basics-end = Goede spelers kijken wat anderen verzamelen, nemen gilden die weinig mensen willen en spelen Schutterij vroeg: die levert elke volgende telling op.
