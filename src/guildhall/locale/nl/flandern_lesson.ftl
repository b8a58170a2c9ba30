# Flandern 1302: de lessen, in het Nederlands.

## basics.toml

flandern-lesson-basics-title = Eén stad, van kaart tot punten
flandern-lesson-basics-goal = Is een stad vol, dan krijgt het gilde met de meeste wijken haar waarde, de tweede plaats de helft. Jij bent Blauw, in ronde 7. Alleen Gent telt: speel de zilveren kaart, gedekt.
flandern-lesson-basics-influence = Iedereen kiest in het geheim. Met meer invloedskaarten ben je eerder, maar gespeelde zijn weg; wie er aan het eind de meeste overheeft, krijgt 3 punten. Voeg je er een toe?
flandern-lesson-basics-influence-influence_0 = Goed bewaard. Bij evenveel invloed gaat het met de klok mee vanaf de startspeler, en dat ben jij deze ronde.
flandern-lesson-basics-influence-influence_1 = Jij bent eerst. Maar verder voegde niemand invloed toe, en bij evenveel invloed gaat het met de klok mee vanaf de startspeler: dat was je toch al.
flandern-lesson-basics-build = Een lange zijde van de nieuwe wijk grenst aan een gebouwde; ze raakt nooit haar eigen kleur, hoeken tellen niet. Blauw past op M3: bouw daar. S2 en M4 zijn voor andere kleuren.
flandern-lesson-basics-whose = Met een stadskaart bouw je je eigen kleur, grijs of de Kerk. Alleen blauw telt voor jou. Leg Blauw.
flandern-lesson-basics-tile = De poppetjes zijn gildemeesters: bij evenveel wijken staat het gilde met meer meesters hoger. Welke tegel gebruik je?
flandern-lesson-basics-tile-tile_plain = Je bewaart je meesters voor een stad waar het spannend wordt. Goed als je hier duidelijk vooraan wilt staan.
flandern-lesson-basics-tile-tile_one = Eén meester is genoeg bij de meeste gelijke standen, en je beste tegel blijft in voorraad.
flandern-lesson-basics-tile-tile_two = Hier deert een gelijke stand je niet. Het was wel je enige lange tegel met twee meesters.
flandern-lesson-basics-box = Bij je naam: bleke kaarten zijn gespeeld, rode zegels zijn resterende invloed, de vlag wijst de startspeler aan. De prognose: je punten als elke stad nu telde.
flandern-lesson-basics-stock = S, M, L bij je naam tellen je resterende tegels; bij nul geen blauw meer in die maat. Percelen waar niets meer gebouwd kan worden, worden afgedekt: de stad raakt vol zonder.
flandern-lesson-basics-gold = De startspeler trekt in het geheim een gouden kaart en gebruikt die als iedereen is geweest. De jouwe is Gent, maar alleen voor grijs of de Kerk. Kies S2.
flandern-lesson-basics-church = Een kerkwijk telt voor geen enkel gilde, maar voegt 2 toe aan de waarde van de stad in plaats van 1. Goed waar jij leidt. Leg de Kerk.
flandern-lesson-basics-special = Vier kerktegels zijn speciaal: A, B en C voegen percelen buiten de muur toe, D voegt twee kleine samen. Met D is Gent eerder vol: gebruik hem.
flandern-lesson-basics-site = Een nieuwe ronde, en de volgende begint. Je kaart Gent is gespeeld, maar de bouwplaats bouwt blauw, grijs of Kerk in elke stad. Speel die, zonder invloed.
flandern-lesson-basics-begin = Begin een blauwe wijk op L1. Ze bezet het perceel meteen, en andere kunnen eraan grenzen. De pion betekent: in aanbouw. Ze telt pas als ze af is.
flandern-lesson-basics-back = Daar staat je pion op L1. Om de wijk te voltooien heb je Gent weer nodig. Terugnemen haalt al je gespeelde kaarten terug. Speel die kaart.
flandern-lesson-basics-again = Alleen M4 is nog leeg. Is het vol, dan wordt Gent aan het eind van de ronde gewaardeerd en tellen onvoltooide wijken niet. Speel Gent.
flandern-lesson-basics-finish = Een stadskaart kan daar ook een bouwplaats voltooien. Haal de pion van L1: je vierde wijk in Gent.
flandern-lesson-basics-golden = Gouden kaarten zijn ook bouwplaats, terugnemen of een invloedskaart erbij. Alleen goud geeft kathedralen en extra gildemeesters voor gebouwde wijken, eigen of grijze.
flandern-lesson-basics-cathedral = Boudewijn bouwde op M4, dus Gent wordt gewaardeerd. Eerst je gouden kaart: met een kathedraal telt een kerkwijk 3 in plaats van 2. In Gent of in Luik?
flandern-lesson-basics-cathedral-cathedral_gent_S2 = Goed: Gent is nu 14 waard in plaats van 13, en dat krijg jij.
flandern-lesson-basics-cathedral-cathedral_luik_centre = Luik levert ooit één punt meer op. Gent wordt nu gewaardeerd, voor jou: het had 14 kunnen zijn in plaats van 13.
flandern-lesson-basics-first = Gent wordt gewaardeerd: voltooide gildewijken tellen 1, kerkwijken 2, met kathedraal 3. Jij hebt de meeste wijken en krijgt alles. Clara (Groen) is tweede: de helft, naar boven afgerond 7.
flandern-lesson-basics-third = De derde plaats krijgt altijd 4, de vierde 2. Geel en Grijs hebben elk twee wijken; de meester van Geel beslist. Helemaal gelijk: beide krijgen de punten van de lagere plaats.
flandern-lesson-basics-over = Gewaardeerde steden zijn gesloten. Blijft er na een ronde hoogstens één leeg perceel in totaal over, of geen gouden kaart, dan worden de andere gewaardeerd en is het uit. De meeste punten winnen, Grijs nooit.
flandern-lesson-basics-free = Nu jij: speel deze ronde zelf. De kaarten van Gent zijn weg. De getallen onder elke stad tonen wat ze nu zou opleveren.
flandern-lesson-basics-setup = In een echt spel kies je eerst een gilde, dan een bouwgrond voor zijn stad; het centrum is je eerste wijk. Utrecht (Grijs) en Luik (Kerk) komen er bij loting.
flandern-lesson-basics-end = Goede spelers staan in een paar steden vooraan in plaats van overal derde, bewaren kaarten van steden die bijna vol zijn en sparen invloed voor een laatste perceel.
