# Guildes in het Nederlands. Ids: zie locale/README.md.
#
# Woordenlijst: ballot = stemming, vote = stem, count = telling, guild = gilde (het), draft = draft, packet = pakje,
# pick = kiezen, lay = spelen (gedekt of open), discard = afleggen, discard pile = aflegstapel, deck = trekstapel,
# put aside = opzijleggen, lap = ronde, tie = gelijke stand, place = plaats, event = gebeurtenis,
# dirty trick = vuile truc (kort: truc), swap = ruilen, sacrifice = opofferen, remove = wegnemen,
# take back = terugnemen, table = tafel, hand = hand, militia = schutterij.
# Een kaart heet naar haar gilde, zonder lidwoord: “Speel Vissers”.

guildes-name = Guildes
guildes-about = Draft kaarten en speel ze voor je uit om tien gilden te winnen. Bij elk van drie stemmingen stemt een gilde op wie de meeste van zijn kaarten heeft; de meeste stemmen winnen.
guildes-option-events = Gebeurteniskaarten: elke stemming heeft een speciale regel
    .short = Gebeurteniskaarten
guildes-option-dirty_tricks = Vuile trucs: elke speler krijgt een truc om vóór de telling te gebruiken
    .short = Vuile trucs
guildes-style-courtier = Hoveling
guildes-style-courtier-about = Zoekt de gunst van de grote gilden: ridders, edelen, priesters en alchemisten.
guildes-style-tribune = Volkstribuun
guildes-style-tribune-about = Verzamelt de kleine gilden, van de vissers tot de geleerden.
guildes-style-captain = Kapitein
guildes-style-captain-about = Speelt meer schutterij: stemmen bij elke telling, zonder meerderheid.
guildes-ending-ballots_done = De derde stemming is geteld.

## Dingen

guildes-guild-fishermen = Vissers
guildes-guild-peasants = Boeren
guildes-guild-craftsmen = Ambachtslieden
guildes-guild-scholars = Geleerden
guildes-guild-merchants = Kooplieden
guildes-guild-burghers = Burgers
guildes-guild-knights = Ridders
guildes-guild-nobles = Edelen
guildes-guild-priests = Priesters
guildes-guild-alchemists = Alchemisten
guildes-guild-militia = Schutterij

guildes-event-one_less = Een kaart minder
guildes-event-ties_vanish = Gelijken vallen weg
guildes-event-sequential = Om de beurt
guildes-event-redistribution = Herverdeling
guildes-event-one_or_two = Een of twee kaarten
guildes-event-delayed_reveal = Late onthulling

guildes-effect-one_less = iedereen speelt in deze stemming een kaart minder.
guildes-effect-ties_vanish = spelers die gelijkstaan bij een gilde, tellen alsof ze er geen kaarten van hebben.
guildes-effect-sequential = kaarten worden open en om de beurt gespeeld, tegen de klok in; elke ronde begint iemand anders.
guildes-effect-redistribution = na de draft legt iedereen een kaart opzij; die worden geschud en weer uitgedeeld.
guildes-effect-one_or_two = kaarten worden afwisselend per één en per twee gespeeld.
guildes-effect-delayed_reveal = een kaart wordt pas opengedraaid als de volgende is gespeeld.

guildes-trick-a = A Bescherming
guildes-trick-b = B Ruil
guildes-trick-c = C Offer
guildes-trick-d = D Tweedehands
guildes-trick-e = E Vervanging
guildes-trick-f = F Ridders ±1
guildes-trick-g = G Edelen ±1
guildes-trick-h = H Priesters ±1
guildes-trick-i = I Alchemisten ±1

guildes-phase-deal = uitdelen
guildes-phase-event = gebeurtenis
guildes-phase-tricks = trucs uitdelen
guildes-phase-draft = draft
guildes-phase-aside = herverdeling
guildes-phase-handback = herverdeling
guildes-phase-opener = loten wie begint
guildes-phase-play = kaarten spelen
guildes-phase-trick = vuile trucs
guildes-phase-draw = trekken van de aflegstapel
guildes-phase-over = einde van de partij

## Het bord

guildes-board-head = Stemming { $ballot } van 3, { $phase }
guildes-board-left = Pakjes gaan met de klok mee.
guildes-board-right = Pakjes gaan tegen de klok in.
guildes-board-event = { $event }: { $effect }
guildes-board-piles = Trekstapel { $deck }, aflegstapel { $discard }
guildes-board-guild = Gilde
guildes-board-pays = Waarde
guildes-board-each = { $votes } per kaart
guildes-board-votes = Stemmen
guildes-board-trick = { $seat } heeft { $trick }
guildes-board-packet = Jouw pakje: { $cards }
guildes-board-hand = Jouw kaarten: { $cards }
guildes-board-chosen = Je hebt gedekt gespeeld: { $cards }

## Vragen en zetten

guildes-ask-pick = Kies een kaart uit het pakje. De rest gaat naar je buur.
guildes-ask-aside = Leg een van je kaarten opzij. Je krijgt er een willekeurige terug.
guildes-ask-lay = Speel een van je kaarten.
guildes-ask-lay_two = Speel twee van je kaarten. Kies de eerste.
guildes-ask-protect = Jezelf beschermen tegen de trucs van de anderen?
guildes-ask-swap = Twee kaarten van twee spelers ruilen? Kies de eerste kaart.
guildes-ask-swap_with = Kies de kaart van een andere speler om mee te ruilen.
guildes-ask-sacrifice = Een eigen kaart van 10 of meer opofferen om een willekeurige kaart weg te nemen?
guildes-ask-eliminate = Kies de kaart die je wegneemt.
guildes-ask-second_hand = Twee kaarten van de aflegstapel trekken en er een spelen?
guildes-ask-keep = Kies de kaart die je speelt. De andere wordt afgelegd.
guildes-ask-recall = Een kaart van tafel terugnemen om een andere uit je hand te spelen?
guildes-ask-replace = Kies de kaart die je ervoor in de plaats speelt.
guildes-ask-swing = { $guild }: een kaart meer of minder tellen? Kies bij wie.

guildes-move-pick = Kies { $guild }
guildes-move-aside = Leg { $guild } opzij
guildes-move-lay = Speel { $guild }
guildes-move-decline = Gebruik de truc niet
guildes-move-use = Gebruik de truc
guildes-move-swap = Ruil { $guild } van { $owner } …
guildes-move-with = … met { $guild } van { $owner }
guildes-move-sacrifice = Offer { $guild } op
guildes-move-eliminate = Neem { $guild } van { $owner } weg
guildes-move-keep = Speel { $guild }, leg de andere kaart af
guildes-move-recall = Neem { $guild } terug in je hand …
guildes-move-replace = … en speel { $guild } in de plaats
guildes-move-raise = Eén meer voor { $owner }
guildes-move-lower = Eén minder voor { $owner }

## Wat er gebeurde

guildes-told-dealt =
    Stemming { $ballot }: iedereen krijgt { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }.
guildes-told-event = Gebeurtenis van stemming { $ballot }: { $event }.
guildes-told-arrow =
    Pakjes worden doorgegeven { $left ->
        [1] met de klok mee
       *[other] tegen de klok in
    }.
guildes-told-trick = { $seat } krijgt de truc { $trick }.
    .you = Je krijgt de truc { $trick }.
guildes-told-picked = Je kiest { $guild }.
guildes-told-passed =
    De pakjes worden doorgegeven; elk telt nog { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }.
guildes-told-kept_last = Iedereen houdt de laatste kaart. De draft is voorbij.
guildes-told-put_aside = Je legt { $guild } opzij.
guildes-told-redistributed = De { $count } opzijgelegde kaarten zijn geschud en weer uitgedeeld.
guildes-told-handed_back = Je krijgt { $guild } terug.
guildes-told-opener = { $seat } begint de eerste ronde.
    .you = Je begint de eerste ronde.
guildes-told-chose = Je speelt { $guild } gedekt.
guildes-told-laid = { $seat } speelt { $guild }.
    .you = Je speelt { $guild }.
guildes-told-leftovers =
    { $seat } legt { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    } gedekt af.
    .you =
        Je legt { $count ->
            [one] 1 kaart
           *[other] { $count } kaarten
        } gedekt af.
guildes-told-declined = { $seat } gebruikt { $trick } niet.
    .you = Je gebruikt { $trick } niet.
guildes-told-impossible = { $seat } heeft geen doelwit voor { $trick }.
    .you = Je hebt geen doelwit voor { $trick }.
guildes-told-protected = { $seat } is in deze stemming beschermd.
    .you = Je bent in deze stemming beschermd.
guildes-told-swapped = { $seat } ruilt { $guild } van { $owner } met { $second } van { $other }.
    .you = Je ruilt { $guild } van { $owner } met { $second } van { $other }.
    .owner = { $seat } ruilt { $guild } van jou met { $second } van { $other }.
    .other = { $seat } ruilt { $guild } van { $owner } met { $second } van jou.
guildes-told-sacrificed = { $seat } offert { $guild } op.
    .you = Je offert { $guild } op.
guildes-told-eliminated = { $seat } neemt { $guild } van { $owner } weg.
    .you = Je neemt { $guild } van { $owner } weg.
    .owner = { $seat } neemt { $guild } van jou weg.
guildes-told-drew = Je trekt { $guild } van de aflegstapel.
guildes-told-drew_hidden =
    { $seat } trekt { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    } van de aflegstapel.
    .you =
        Je trekt { $count ->
            [one] één kaart
           *[other] { $count } kaarten
        } van de aflegstapel.
guildes-told-salvaged = { $seat } speelt { $guild } van de aflegstapel.
    .you = Je speelt { $guild } van de aflegstapel.
guildes-told-recalled = { $seat } neemt { $guild } terug.
    .you = Je neemt { $guild } terug.
guildes-told-replaced = { $seat } speelt { $guild } in de plaats.
    .you = Je speelt { $guild } in de plaats.
guildes-told-raised = { $seat } telt voor { $owner } één meer: { $guild }.
    .you = Je telt voor { $owner } één meer: { $guild }.
    .owner = { $seat } telt voor jou één meer: { $guild }.
guildes-told-lowered = { $seat } telt voor { $owner } één minder: { $guild }.
    .you = Je telt voor { $owner } één minder: { $guild }.
    .owner = { $seat } telt voor jou één minder: { $guild }.
guildes-told-count = Stemming { $ballot } wordt geteld.
guildes-told-votes =
    { $guild }: { $seat } heeft er { $count }, { $tied ->
        [one] plaats { $place }
       *[other] plaats { $place } gedeeld door { $tied }
    }: { $votes ->
        [one] 1 stem
       *[other] { $votes } stemmen
    }.
    .you =
        { $guild }: je hebt er { $count }, { $tied ->
            [one] plaats { $place }
           *[other] plaats { $place } gedeeld door { $tied }
        }: { $votes ->
            [one] 1 stem
           *[other] { $votes } stemmen
        }.
guildes-told-militia =
    Schutterij: { $seat } heeft er { $count }: { $votes } stemmen.
    .you = Schutterij: je hebt er { $count }: { $votes } stemmen.
guildes-told-won =
    { $seat } wint de verkiezing met { $votes ->
        [one] 1 stem
       *[other] { $votes } stemmen
    }.
    .you =
        Je wint de verkiezing met { $votes ->
            [one] 1 stem
           *[other] { $votes } stemmen
        }.

## Waarom niet

guildes-refusal-unknown_move = Er is geen zet nummer { $move } in dit spel.
guildes-refusal-no_such_seat = Die plek bestaat niet: er zijn { $seats } spelers.
guildes-refusal-game_over = De partij is afgelopen.
guildes-refusal-dealing = Een moment: { $phase }.
guildes-refusal-wrong_phase = Dat kan niet in deze fase: { $phase }.
guildes-refusal-already_chosen =
    Je hebt al gekozen; { $waiting ->
        [one] 1 speler denkt
       *[other] { $waiting } spelers denken
    } nog na.
guildes-refusal-not_your_turn = { $other } is aan de beurt.
guildes-refusal-not_in_game = { $guild }: doet niet mee met { $seats } spelers.
guildes-refusal-not_in_packet = In je pakje zit geen kaart { $guild }.
guildes-refusal-not_in_hand = Je hebt geen kaart { $guild } in je hand.
guildes-refusal-wrong_trick = Jouw truc is { $trick }; die kan dat niet.
guildes-refusal-not_begun = { $trick } begint met een andere stap.
guildes-refusal-already_begun = Je bent met { $trick } begonnen; maak de truc af.
guildes-refusal-nobody_there = { $owner } zit niet aan deze tafel: er zijn { $seats } spelers.
guildes-refusal-protected = { $owner } is in deze stemming beschermd.
guildes-refusal-no_such_card = { $owner } heeft geen kaart { $guild } op tafel.
guildes-refusal-same_owner = De tweede kaart moet van een andere speler zijn dan { $owner }.
guildes-refusal-not_worthy = { $guild } kun je niet opofferen: alleen gilden van { $least } of meer.
guildes-refusal-no_target = Als je { $guild } opoffert, blijft er geen kaart over om weg te nemen.
guildes-refusal-not_drawn = Je hebt { $guild } niet getrokken.
guildes-refusal-only_the_recalled = De kaart { $guild } die je net hebt teruggenomen, mag je niet opnieuw spelen.

## De regels, in onze eigen woorden

guildes-rule-gu-1 = Het spel heeft 110 gildekaarten, zes gebeurteniskaarten en negen vuile trucs. Je speelt het met drie tot zes spelers.
guildes-rule-gu-2 = Met 3 spelers gaan alle Alchemisten en 3 kaarten Schutterij eruit; iedereen krijgt per stemming 10 kaarten en speelt er 8. Met 4 spelers: 9 krijgen, 7 spelen. Met 5: 7 krijgen, 5 spelen. Met 6: 6 krijgen, 5 spelen.
guildes-rule-gu-3 = Kaarten die er bij het begin uitgaan, doen helemaal niet mee. Alle andere worden tot één trekstapel geschud.
guildes-rule-gu-4 = Er zijn drie stemmingen. Elke stemming begint met nieuwe kaarten van de trekstapel; afgelegde kaarten worden er nooit weer in geschud.
guildes-rule-gu-5 = In elke stemming wordt na het uitdelen en vóór de draft één gebeurteniskaart opengedraaid; je ziet er dus drie verschillende. In het basisspel telt alleen de pijl erop.
guildes-rule-gu-6 = Een stemming verloopt in deze volgorde: draft, kaarten spelen, vuile trucs (als je die gebruikt), telling.
guildes-rule-gu-7 = Draft: allemaal tegelijk houdt iedereen één kaart uit het pakje in de hand gedekt bij zich en geeft de rest aan de buur die de pijl aanwijst. Zo ga je door tot de pakjes op zijn; de laatste kaart houd je gewoon. Wat je hield mag je bekijken, maar niet veranderen.
guildes-rule-gu-8 = Kaarten spelen: de gehouden kaarten zijn je hand. Iedereen speelt één kaart gedekt; zodra iedereen dat heeft gedaan, worden ze opengedraaid en blijven ze voor hun eigenaar liggen. Dit herhaal je zo vaak als bij het aantal spelers hoort (GU-2).
guildes-rule-gu-9 = Basisspel: handkaarten die niet zijn gespeeld, worden na het spelen afgelegd. Niemand ziet ze.
guildes-rule-gu-10 = Kaarten op tafel blijven daar liggen voor de volgende stemmingen.
guildes-rule-gu-11 = Elk gilde wordt apart geteld. De eerste stemming beloont één plaats, de tweede twee, de derde drie, met de waarden van dat gilde voor die stemming.
guildes-rule-gu-12 = In de derde stemming belonen Vissers en Burgers maar twee plaatsen, Alchemisten vier.
guildes-rule-gu-13 = Alleen wie minstens één kaart van een gilde heeft, doet mee aan de telling ervan.
guildes-rule-gu-14 = Spelers die gelijkstaan, delen de plaatsen die ze samen innemen: tel de stemmen op van de plaatsen die worden beloond, deel door het aantal spelers en rond naar beneden af. De volgende groep krijgt de plaatsen daarna.
guildes-rule-gu-15 = Een gelijke stand aan kop laat in de tweede stemming dus geen tweede plaats over; in de derde laten twee gelijke koplopers de derde plaats aan de volgende, drie of meer laten niets over, en wie gelijk tweede staat, deelt de tweede en derde plaats. Bij de Alchemisten laten drie gelijke koplopers de vierde plaats aan de volgende.
guildes-rule-gu-16 = Elke kaart Schutterij op je tafel levert bij elke telling 3 stemmen op. Een meerderheid is er niet voor.
guildes-rule-gu-17 = De stemmen van de drie tellingen worden opgeteld. Wie na de derde stemming de meeste heeft, wint; wie gelijk staat, deelt de overwinning.
guildes-rule-gu-18 = Een kaart minder: iedereen speelt in deze stemming een kaart minder dan normaal en houdt er dus een meer in de hand.
guildes-rule-gu-19 = Gelijken vallen weg: bij het tellen van een gilde tellen alle spelers met evenveel kaarten als een ander alsof ze er geen hebben; de overigen worden gerangschikt. Dat geldt voor alle gelijke standen tegelijk. De Schutterij blijft erbuiten.
guildes-rule-gu-20 = Om de beurt: kaarten worden open en om de beurt gespeeld. Een uitgelote speler begint de eerste ronde en het gaat tegen de klok in; na elke ronde begint de volgende in die richting.
guildes-rule-gu-21 = Herverdeling: na de draft legt iedereen één kaart gedekt opzij. Die worden geschud en iedereen krijgt er een terug, misschien de eigen kaart. Niemand komt te weten wie welke kreeg.
guildes-rule-gu-22 = Een of twee kaarten: kaarten worden afwisselend met twee en met één tegelijk gespeeld, en elke stap wordt samen onthuld. 8 kaarten gaan 2, 1, 2, 1, 2; 7 kaarten gaan 1, 2, 1, 2, 1; 5 kaarten gaan 2, 1, 2.
guildes-rule-gu-23 = Late onthulling: een kaart blijft gedekt tot iedereen de volgende heeft gespeeld. De laatste twee worden samen onthuld.
guildes-rule-gu-24 = De pijl op de gebeurteniskaart geeft aan in welke richting je doorgeeft, of je nu met gebeurtenissen speelt of niet.
guildes-rule-gu-25 = Vuile trucs: zodra de gebeurtenis bekend is en vóór de draft krijgt iedereen een willekeurige truc, open. Met 3 spelers doet truc I niet mee. Niemand krijgt in twee stemmingen na elkaar dezelfde letter, maar trekt dan een andere.
guildes-rule-gu-26 = Met vuile trucs houd je de kaarten die je niet hebt gespeeld tot je je truc hebt gebruikt of ervan hebt afgezien; dan leg je ze af.
guildes-rule-gu-27 = Trucs worden afgehandeld in de volgorde van hun letters. Je mag ervan afzien, maar wat je begint, voer je helemaal uit. Een truc zonder doelwit kan niet worden gebruikt. Na de telling gaan alle trucs terug en worden ze geschud.
guildes-rule-gu-28 = A Bescherming: tot het einde van de stemming kan geen truc van een ander jou of je tafel raken.
guildes-rule-gu-29 = B Ruil: kies twee verschillende spelers met kaarten op tafel (je mag er zelf een van zijn) en van elk één kaart; die twee kaarten wisselen van plaats. Beschermde spelers mag je niet kiezen.
guildes-rule-gu-30 = C Offer: leg van je eigen tafel een kaart af van een gilde van 10 of meer (Burgers, Ridders, Edelen, Priesters, Alchemisten), en leg dan een willekeurige kaart af van een tafel die niet beschermd is.
guildes-rule-gu-31 = D Tweedehands: schud de aflegstapel, bekijk er twee kaarten van, speel er een op je tafel en leg de andere af.
guildes-rule-gu-32 = E Vervanging: neem een kaart van je tafel terug in je hand en speel een andere kaart uit je hand.
guildes-rule-gu-33 = F, G, H, I: voor deze telling heeft één speler een kaart Ridders, Edelen, Priesters of Alchemisten meer of minder, naar jouw keuze. Dat mag je zelf zijn, maar niemand die beschermd is.
guildes-rule-gu-34 = Alles wat wordt afgelegd, komt op één gedekte stapel: ongebruikte handkaarten en wat trucs wegnemen. Truc D kan trekken uit alles wat er ligt als hij aan de beurt komt.
guildes-rule-gu-35 = Gebeurteniskaarten en vuile trucs kun je los van elkaar aan- en uitzetten.

## Waarom een tip wordt gegeven

guildes-reason-leads =
    { $best ->
        [0] { $guild }: dan heb je er { $mine }, en niemand anders heeft er een liggen. De eerste plaats betaalt { $first }.
       *[other] { $guild }: dan heb je er { $mine }, en niemand anders heeft er meer dan { $best } liggen. De eerste plaats betaalt { $first }.
    }
guildes-reason-ties = { $guild }: dan heb je er { $mine }, evenveel als de beste van de anderen. De eerste plaats betaalt { $first }.
guildes-reason-chases = { $guild }: dan heb je er { $mine }; de beste van de anderen heeft er { $best } liggen. De eerste plaats betaalt { $first }.
guildes-reason-votes = { $guild }: nu geteld krijg je { $votes } in plaats van { $before }.
guildes-reason-costs = { $guild }: nu geteld krijgt { $seat } { $votes } in plaats van { $before }.
guildes-reason-militia = De schutterij betaalt zonder meerderheid: met { $mine } krijg je { $votes } bij elke telling. Tellingen die nog komen: { $counts }.
guildes-reason-neighbour = { $seat } krijgt dit pakje hierna. { $guild } die daar al liggen: { $theirs }.
guildes-reason-spare = { $guild }: nu geteld zou één kaart meer je { $votes } opleveren.
guildes-reason-protects = Deze stemming kan geen truc van een ander je kaarten op tafel raken. Je hebt er { $count }.
guildes-reason-salvages = Je bekijkt twee kaarten van de aflegstapel en speelt de beste. Er liggen er { $count }.
