# Dutch Revolt in Dutch: what each question decides and what to look at. Ids: see locale/README.md.

dutch_revolt-round =
    { $turn ->
        [0] Openingsronde
       *[other] Ronde { $turn }
    }

dutch_revolt-aid-setup = Je twee legers beginnen in verschillende regio’s. Vanaf ronde 1 kunnen ze belegeren en bekeren, en elke regio met je leger is 1 punt waard.
dutch_revolt-aid-taxes = Elke stad van je levert zoveel munten op. Daarmee betaal je legers en stedelingen, maar ze komen uit dezelfde voorraad als je eenheden.
dutch_revolt-aid-support = Naar de kleur van hun vak gaan deze eenheden naar elke provincie of worden ze munten. Wie blijft, levert later elk een nieuwe eenheid op.
dutch_revolt-aid-intercept = Elke hugenoteneenheid kan één eenheid zilver tegenhouden: de Habsburgers verliezen die munt. Je eenheid blijft dan deze ronde staan.
dutch_revolt-aid-upkeep = Aanhouden of afdanken kost evenveel; een afgedankt leger kun je elders weer werven. Een verlaten leger kost niets, plundert en doet niet meer mee.
dutch_revolt-aid-victim = Een gebrandschat stadje geeft de provincie een neutraal erbij, een geplunderde eenheid wordt neutraal. Beide kunnen een meerderheid breken.
dutch_revolt-aid-raising = Tot drie per ronde; latere kunnen duurder zijn. Je moet al in de regio staan; volgende ronde kost elk onderhoud.
dutch_revolt-aid-battles = Het kamp met minder legers verliest ze allemaal; bij gelijke stand verliest niemand. Blijf je opzij, dan vecht je leger niet mee.
dutch_revolt-aid-sieges = Een beleg maakt later twee eenheden in de stad van jou en de rest neutraal. Tot dan verplaatst of bekeert het leger niet.
dutch_revolt-aid-beggars = Twee munten per geus, hoogstens drie. Ze verjagen legers, breken belegeringen, brandschatten of wachten af; maar één factie per ronde kan ze huren.
dutch_revolt-aid-armies = Een leger dat alleen in zijn regio staat, kan daarna een eenheid bekeren. Twee vijandige legers blokkeren elkaar tot de volgende veldslag.
dutch_revolt-aid-cancel_march = Tegengehouden blijft het leger deze ronde staan. De geus is dan gebruikt en voorkomt geen bekering meer.
dutch_revolt-aid-influence = Elk vrij leger maakt één eenheid op het platteland of in een stadje van zijn regio van jou. Kijk waar één eenheid een provincie beslist.
dutch_revolt-aid-cancel_conversion = Tegengehouden bekeert het leger deze ronde niets. Je geus gaat terug naar zijn vak.
dutch_revolt-aid-new_units = Provincies in jouw bezit nemen er zoveel je wilt; elders mag je hoogstens verdubbelen. Boven de limiet verliest ieder om beurten, de kleinste eerst.
dutch_revolt-aid-conflict = In de provincie tellen platteland en stadjes, steden apart. Verlies de eenheid die je geen meerderheid kost.
dutch_revolt-aid-neutrals = Een neutraal telt tegen elke meerderheid in zijn provincie. Zet hem waar anders een rivaal de baas wordt.
dutch_revolt-aid-surplus = Wie vertrekt, gaat naar een buurprovincie of volgt een rivier en verdrijft neutralen. Wat je niet verplaatst, gaat terug naar je voorraad.
dutch_revolt-aid-reach = Ze komt op het platteland en verdrijft een neutraal als de provincie vol is. Kijk waar ze je de meerderheid geeft.
dutch_revolt-aid-movement = Stadjes leveren eenheden op en tellen voor de provincie; in een stad telt een eenheid alleen voor de stad. Wie hier de meeste heeft, begint.
dutch_revolt-aid-man = Lege stadjes krijgen één neutraal, lege steden twee, zolang de voorraad strekt. Vul waar je rivalen anders binnentrekken.
dutch_revolt-aid-citizens = Elke munt schuift de marker van één stad één vak op, hoogstens drie. Naar de einden (links katholiek, rechts gereformeerd) ruilt ze vijandige eenheden.
dutch_revolt-aid-order = Vroeg pak je als eerste regio’s en belegeringen; laat zie je wat de anderen doen voordat je plaatst en betaalt.

dutch_revolt-role = Steden en provincies tellen voor iedereen. Alleen jij krijgt:
dutch_revolt-role-catholics = 1 punt voor elk bisdom dat niet gereformeerd is.
dutch_revolt-role-habsburgs = 1 punt voor elke regio met een leger van jou.
dutch_revolt-role-nobility = punten voor je eenheden buiten de steden.
dutch_revolt-role-burghers = 1 punt voor elk handelsstadje dat je bezit.
dutch_revolt-role-reformers = 1 punt voor elke gereformeerde universiteit.
