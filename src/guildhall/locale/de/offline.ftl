# Die Seite, die ohne Server spielt: Regeln und Bots laufen im Browser.

offline-about = Regeln und Bots laufen in diesem Browser; nichts, was du tust, verlässt ihn. Deine Partie bleibt hier, bis du eine andere beginnst. Der erste Besuch lädt etwa 14 MB.
offline-which = Welches Spiel?
offline-seat = Deine Seite
offline-level = Gegner
offline-begin = Beginnen
offline-coming = Die Regeln werden geladen. Das dauert ein paar Sekunden.
offline-resuming = Deine Partie wird wieder geöffnet.
offline-again = Neue Partie
offline-leave-question = Eine andere Partie beginnen?
offline-leave-more = Diese wird nicht aufbewahrt.
offline-try-again = Noch einmal versuchen
offline-broken = Die Regeln können hier nicht laufen. Lade die Seite neu. Hilft das nicht, ist dieser Browser zu alt, oder auf dem Host fehlen Dateien.
