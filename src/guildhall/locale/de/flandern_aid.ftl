# Flandern 1302 in German: what each question decides and what to look at. Ids: see locale/README.md.

## Der Lauf der Runde

flandern-round =
    { $round ->
        [0] { flandern-step-setup }
       *[other] Runde { $round }
    }
flandern-step-setup = Aufbau
flandern-step-choose = Geheime Wahl
flandern-step-turn = Karte oder Stapel
flandern-step-act = Karten ausführen
flandern-step-count = Volle Städte werten

## Die Fragen

flandern-aid-guild = Diese Zunft behältst du die ganze Partie: Ihre Viertel punkten für dich. Alle Zünfte haben die gleichen Karten; nur die Farbe ist anders.
flandern-aid-found = Das Zentrum ist hier dein erstes Viertel. Deine nächsten dürfen es nicht berühren, brauchen aber an einer Längsseite ein gebautes Viertel.
flandern-aid-adopt = Am Ende zählen die Punkte dieser Zunft zu deinen. Beide könnt ihr für sie bauen, wenn ihre Karten aufgedeckt werden.
flandern-aid-choose = Eine Stadtkarte baut dort oder vollendet ein Viertel, die Baustelle beginnt eines irgendwo, der Rückruf bringt deine gespielten Karten zurück. Alle decken zusammen auf.
flandern-aid-influence = Mehr Karten heißt früher handeln. Gespielte Einflusskarten sind weg; die meisten auf der Hand bringen am Ende 3 Punkte.
flandern-aid-turn = Du machst in diesem Zug beides. Zieh zuerst, wenn die Karte deinen Plan ändern könnte; spiel zuerst, wenn ein Bauplatz nicht warten kann.
flandern-aid-own = Gespielte Karten bleiben liegen, bis du sie zurücknimmst. Achte darauf, welche Städte du noch erreichst.
flandern-aid-act = Ein Viertel braucht an einer Längsseite einen gebauten Nachbarn und darf die eigene Farbe nicht berühren. Baustellen zählen erst fertig.
flandern-aid-site = Eine Baustelle besetzt sofort einen Bauplatz in jeder offenen Stadt, zählt aber erst, wenn du sie mit der Karte dieser Stadt fertigstellst.
flandern-aid-whose = Deine Farbe stärkt deine Mehrheit. Grau drängt Gegner einen Rang zurück, ein Kirchenviertel macht die Stadt einen Punkt mehr wert.
flandern-aid-tile = Aufgedruckte Meister entscheiden Gleichstände in der Stadt. Besondere Kirchenviertel schaffen oder schlucken Bauplätze.
flandern-aid-lies = Die neuen Bauplätze liegen vor der Mauer, auf der gewählten Seite. Die Stadt ist erst vollständig, wenn auch sie bebaut sind.
flandern-aid-cathedral = Ein Kirchenviertel mit Dom zählt 3 statt 2, der erste Rang bringt also einen Punkt mehr. Wähle eine Stadt, in der du führst.
flandern-aid-master = Meister entscheiden zwischen Zünften mit gleich vielen Vierteln. Setz ihn, wo du um einen Rang gleichauf liegst, der Punkte bringt.
