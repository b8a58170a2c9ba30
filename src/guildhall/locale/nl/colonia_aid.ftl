# Colonia in Dutch: what each question decides and what to look at. Ids: see locale/README.md.

## Het verloop van de ronde

colonia-round = Week { $week }
colonia-step-monday = Maandag: nieuwe week
colonia-step-tuesday = Dinsdag: familiekaarten
colonia-step-wednesday = Woensdag: markt
colonia-step-thursday = Donderdag: bestellingen
colonia-step-friday = Vrijdag: laden
colonia-step-saturday = Zaterdag: schepen varen uit
colonia-step-sunday = Zondag: relikwieën

## De vragen

colonia-aid-good = Je begint met één product, dat je later op een schip laadt. Neem er een waarvoor je de blokjes niet hebt: de andere kun je donderdag bestellen.
colonia-aid-family = Een hoge kaart is de hele week eerder en heeft meer stemmen, maar stuurt meer familieleden naar het stadhuis. Elke kaart gebruik je één keer.
colonia-aid-vote = Je stemmen zijn het getal op je familiekaart. Meer Ja dan Nee en het besluit geldt meteen; bij gelijke stemmen beslist de burgemeester.
colonia-aid-decide = Alle familiekaarten tellen deze week 0, dus de burgemeester beslist alleen. Wie heeft er meer aan: jij of de anderen?
colonia-aid-exchange = Elke relikwie betaal je in het geld van haar stad. Kijk naar het altaar: met welke munt haal je zondag een prijs?
colonia-aid-market = Je neemt de hele kraam en betaalt één familielid per blokje. Let op de twee blokjes per ambachtsman; de familieleden komen volgende woensdag thuis.
colonia-aid-orders = Twee blokjes worden één product. De tweede bestelling bij een ambachtsman kost deze week twee familieleden, de derde drie. Alleen wat boven het stokje ligt, wordt gemaakt.
colonia-aid-loading = Een ruim neemt precies de getoonde producten en één familielid, en betaalt bij vertrek in het geld van het schip. Schepen boven het stokje varen morgen.
colonia-aid-purchases = Relikwieën zijn je punten: 1 tot 5 per stuk. Geld dat aan het eind over is, wint alleen nog vensters.
colonia-aid-shrine = Een schrijn verdubbelt één relikwie van zijn stad. Laat het alleen leeg als je een betere verwacht: wat je nu overslaat, mag er nooit meer in.
colonia-aid-into_shrine = Erin telt deze relikwie dubbel en blijft ze voorgoed. Wacht alleen als een duurdere van dezelfde stad binnen bereik is.
colonia-aid-insurance = De andere kaarten verdwijnen vanavond. Eén familielid houdt een kaart tot volgende zondag, maar iedereen mag haar kopen.
