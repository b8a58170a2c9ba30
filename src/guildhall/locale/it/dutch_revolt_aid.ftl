# Dutch Revolt in Italian: what each question decides and what to look at. Ids: see locale/README.md.

dutch_revolt-round =
    { $turn ->
        [0] Turno d’apertura
       *[other] Turno { $turn }
    }

dutch_revolt-aid-setup = Le tue due armate iniziano in regioni diverse. Dal turno 1 possono assediare e convertire, e ogni regione con una tua armata vale 1 punto.
dutch_revolt-aid-taxes = Ognuna delle tue città rende altrettante monete. Pagano armate e cittadini, ma vengono dalla stessa riserva delle tue unità.
dutch_revolt-aid-support = Secondo il colore della casella, queste unità vanno in qualsiasi provincia o diventano monete. Quelle che restano danno poi una nuova unità ciascuna.
dutch_revolt-aid-intercept = Ogni unità ugonotta può fermare un’unità del tesoro: gli Asburgo perdono quella moneta. La tua unità però resta lì per questo turno.
dutch_revolt-aid-upkeep = Mantenere o sciogliere costa uguale, ma un’armata sciolta si può levare altrove in questo turno. Abbandonata è gratis, saccheggia e per il turno è persa.
dutch_revolt-aid-victim = Una cittadina saccheggiata aggiunge un neutrale alla provincia, un’unità depredata diventa neutrale. Entrambe possono spezzare una maggioranza.
dutch_revolt-aid-raising = Fino a tre per turno; le successive possono costare di più. Devi già essere nella regione; al prossimo turno ognuna costa il mantenimento.
dutch_revolt-aid-battles = Il campo con meno armate le perde tutte; in parità nessuno ne perde. Restando in disparte la tua armata non combatte.
dutch_revolt-aid-sieges = Un assedio renderà tue due unità della città e neutrali le altre. Fino ad allora l’armata non si muove e non converte.
dutch_revolt-aid-beggars = Due monete l’uno, al massimo tre. Scacciano armate, rompono assedi, saccheggiano o restano pronti; una sola fazione per turno può ingaggiarli.
dutch_revolt-aid-armies = Un’armata sola nella sua regione potrà convertire un’unità. Due armate nemiche si bloccano fino alla prossima fase di battaglia.
dutch_revolt-aid-cancel_march = Fermandola, l’armata resta dov’è per questo turno. Il pezzente è così usato e non impedirà una conversione.
dutch_revolt-aid-influence = Ogni armata libera rende tua un’unità in campagna o in una cittadina della regione. Cerca dove un’unità decide una provincia.
dutch_revolt-aid-cancel_conversion = Impedendolo, l’armata non converte nulla in questo turno. Il tuo pezzente torna nel suo riquadro.
dutch_revolt-aid-new_units = Le province che controlli ne accolgono quante vuoi; altrove puoi al massimo raddoppiare. Oltre il limite si perde a turno, il più piccolo per primo.
dutch_revolt-aid-conflict = Nella provincia contano campagna e cittadine, le città contano a parte. Perdi l’unità che non ti costa una maggioranza.
dutch_revolt-aid-neutrals = Un neutrale conta contro ogni maggioranza nella sua provincia. Mettilo dove altrimenti un rivale avrebbe il controllo.
dutch_revolt-aid-surplus = Chi parte va in una provincia vicina o segue un fiume e scaccia neutrali. Ciò che non muovi torna alla tua riserva.
dutch_revolt-aid-reach = Arriva in campagna e scaccia un neutrale se la provincia è piena. Cerca dove ti dà la maggioranza.
dutch_revolt-aid-movement = Le cittadine danno nuove unità e contano per la provincia; in città un’unità conta solo per la città. Inizia la fazione più numerosa.
dutch_revolt-aid-man = Le cittadine vuote ricevono un neutrale, le città due, finché ce ne sono. Riempi i posti in cui entrerebbero i rivali.
dutch_revolt-aid-citizens = Ogni moneta sposta di una casella il segnalino di una città, tre al massimo. Agli estremi (sinistra cattolica, destra riformata) cambia le unità ostili.
dutch_revolt-aid-order = Presto, prendi per primo regioni e assedi; tardi, vedi cosa fanno gli altri prima di piazzare e pagare.

dutch_revolt-role = Città e province contano per tutti. Solo tu ricevi:
dutch_revolt-role-catholics = 1 punto per ogni vescovado non riformato.
dutch_revolt-role-habsburgs = 1 punto per ogni regione con una tua armata.
dutch_revolt-role-nobility = punti per le tue unità fuori dalle città.
dutch_revolt-role-burghers = 1 punto per ogni cittadina commerciale che tieni.
dutch_revolt-role-reformers = 1 punto per ogni università riformata.
