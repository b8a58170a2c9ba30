# De pagina die zonder server speelt: regels en bots draaien in de browser.

offline-about = De regels en de bots draaien in deze browser; niets van wat je doet, verlaat hem. Je spel blijft hier tot je een ander begint. Het eerste bezoek laadt ongeveer 14 MB.
offline-which = Welk spel?
offline-seat = Jouw kant
offline-level = Tegenstanders
offline-begin = Beginnen
offline-coming = De regels worden geladen. Dat duurt een paar seconden.
offline-resuming = Je spel wordt weer geopend.
offline-again = Nieuw spel
offline-leave-question = Een ander spel beginnen?
offline-leave-more = Dit spel wordt niet bewaard.
offline-try-again = Opnieuw proberen
offline-broken = De regels kunnen hier niet draaien. Laad de pagina opnieuw. Helpt dat niet, dan is deze browser te oud of ontbreken er bestanden op de host.
