# Het toeval van een afgelopen partij, in het Nederlands.

client-luck-checked = Toeval gecontroleerd: de server had zich vóór de eerste trekking vastgelegd, en jouw getal is meegenomen.
client-luck-checked-seen = Toeval gecontroleerd: de server had zich vóór de eerste trekking vastgelegd. Deze browser voegde zelf geen getal toe.
client-luck-unseen = De trekkingen kloppen met wat de server had vastgelegd. Deze browser zag dat niet vóór de partij en weet dus niet wanneer het is vastgelegd.
client-luck-wrong-seen = Vertrouw het toeval van deze partij niet: wat de server vastlegde, is niet wat deze browser vóór de partij zag.
client-luck-wrong-key = Vertrouw het toeval van deze partij niet: de sleutel van de server klopt niet met wat hij vastlegde.
client-luck-wrong-number = Vertrouw het toeval van deze partij niet: het getal dat deze browser toevoegde, ontbreekt.
client-luck-wrong-draws = Vertrouw het toeval van deze partij niet: het partijbestand volgt niet uit de sleutel van de server.
client-luck-more = Hoe dit is gecontroleerd
client-luck-draws =
    { $count ->
        [0] Er is niets getrokken.
        [one] De enige trekking volgt uit de sleutel.
       *[other] Alle { $count } trekkingen volgen uit de sleutel.
    }
client-luck-numbers =
    { $count ->
        [0] Geen enkele speler voegde een toevalsgetal toe; alle trekkingen komen uit de sleutel van de server.
        [one] Eén van de { $seats } spelers voegde een toevalsgetal toe.
       *[other] { $count } van de { $seats } spelers voegden een toevalsgetal toe.
    }
client-luck-reopened =
    { $count ->
        [one] Eén keer
       *[other] { $count } keer
    } is teruggegaan tot vóór iets wat al onthuld was; daarna is opnieuw getrokken.
client-luck-unfinished = De partij eindigde voortijdig; ze is gecontroleerd tot en met de laatste zet.
client-luck-given =
    { $count ->
        [one] De eerste stap komt
       *[other] De eerste { $count } stappen komen
    } uit een andere partij; de trekkingen daar worden hier niet gecontroleerd.
client-luck-yourself = Je browser controleerde wat was vastgelegd en jouw getal, de server speelde de trekkingen na. Wil je alles zelf controleren? Download de partij en voer “guildhall verify” uit.
