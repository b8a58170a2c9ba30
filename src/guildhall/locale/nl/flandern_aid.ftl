# Flandern 1302 in Dutch: what each question decides and what to look at. Ids: see locale/README.md.

## Het verloop van de ronde

flandern-round =
    { $round ->
        [0] { flandern-step-setup }
       *[other] Ronde { $round }
    }
flandern-step-setup = Voorbereiding
flandern-step-choose = Geheime keuze
flandern-step-turn = Kaart of stapel
flandern-step-act = Kaarten uitvoeren
flandern-step-count = Volle steden tellen

## De vragen

flandern-aid-guild = Dit gilde houd je de hele partij: zijn wijken scoren voor jou. Alle gilden hebben dezelfde kaarten; alleen de kleur verschilt.
flandern-aid-found = Het centrum is hier je eerste wijk. Je volgende wijken mogen het niet raken, maar hebben wel een gebouwde wijk aan een lange zijde nodig.
flandern-aid-adopt = Aan het eind tellen de punten van dit gilde bij de jouwe. Jullie kunnen er allebei voor bouwen als zijn kaarten komen.
flandern-aid-choose = Een stadskaart bouwt of voltooit daar een wijk, de bouwplaats begint er ergens een, terugnemen haalt je gespeelde kaarten terug. Iedereen draait tegelijk om.
flandern-aid-influence = Met meer kaarten ben je deze ronde eerder. Gespeelde invloedskaarten ben je kwijt; wie er aan het eind de meeste heeft, krijgt 3 punten.
flandern-aid-turn = Je doet deze beurt allebei. Trek eerst als de kaart je plan kan veranderen; speel eerst als een perceel niet kan wachten.
flandern-aid-own = Gespeelde kaarten blijven liggen tot je ze terugneemt. Let op welke steden je nog kunt bereiken.
flandern-aid-act = Een wijk heeft aan een lange zijde een gebouwde buur nodig en mag haar eigen kleur niet raken. Bouwplaatsen tellen pas als ze af zijn.
flandern-aid-site = Een bouwplaats bezet meteen een perceel in elke open stad, maar telt pas als je haar met de kaart van die stad voltooit.
flandern-aid-whose = Je eigen kleur versterkt je meerderheid. Grijs duwt rivalen een plaats omlaag, een kerkwijk maakt de stad één punt meer waard.
flandern-aid-tile = Gedrukte meesters beslissen een gelijkstand in de stad. Speciale kerktegels voegen percelen toe of slokken ze op.
flandern-aid-lies = De nieuwe percelen liggen buiten de muur, aan de kant die je kiest. De stad is pas vol als ook die bebouwd zijn.
flandern-aid-cathedral = Een kerkwijk met kathedraal telt 3 in plaats van 2, dus de eerste plaats levert één punt meer op. Kies een stad waar jij leidt.
flandern-aid-master = Meesters beslissen tussen gilden met evenveel wijken. Zet hem waar je gelijkstaat voor een plaats die punten geeft.
