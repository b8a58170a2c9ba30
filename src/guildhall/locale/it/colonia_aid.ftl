# Colonia in Italian: what each question decides and what to look at. Ids: see locale/README.md.

## Il filo del round

colonia-round = Settimana { $week }
colonia-step-monday = Lunedì: nuova settimana
colonia-step-tuesday = Martedì: carte famiglia
colonia-step-wednesday = Mercoledì: mercato
colonia-step-thursday = Giovedì: ordini
colonia-step-friday = Venerdì: carico
colonia-step-saturday = Sabato: le navi salpano
colonia-step-sunday = Domenica: reliquie

## Le domande

colonia-aid-good = Inizi con una merce da caricare più tardi su una nave. Prendine una per cui ti mancano i cubi: le altre potrai ordinarle giovedì.
colonia-aid-family = Una carta alta gioca prima per tutta la settimana e ha più voti, ma manda più membri in municipio. Ogni carta si usa una volta sola.
colonia-aid-vote = I tuoi voti sono il numero della tua carta famiglia. Più Sì che No: il decreto vale subito; in parità decide il sindaco.
colonia-aid-decide = Questa settimana tutte le carte famiglia valgono 0: decide solo il sindaco. A chi giova di più, a te o agli altri?
colonia-aid-exchange = Ogni reliquia si paga nella moneta della sua città. Guarda l’altare: con quale valuta raggiungi un prezzo domenica?
colonia-aid-market = Prendi tutta la bancarella e paghi un membro per cubo. Guarda i due cubi che servono a ogni artigiano; i membri tornano mercoledì prossimo.
colonia-aid-orders = Due cubi diventano una merce. Il secondo ordine della settimana da un artigiano costa due membri, il terzo tre. Si eseguono solo quelli sopra il bastoncino.
colonia-aid-loading = Una stiva prende esattamente le merci indicate e un membro, e paga nella moneta della nave alla partenza. Le navi sopra il bastoncino salpano domani.
colonia-aid-purchases = Le reliquie sono i tuoi punti: da 1 a 5 ciascuna. Il denaro che avanza alla fine vince solo vetrate.
colonia-aid-shrine = Un reliquiario raddoppia una reliquia della sua città. Lascialo vuoto solo se ne aspetti una migliore: quella scartata ora non potrà più entrare.
colonia-aid-into_shrine = Dentro, questa reliquia vale doppio e vi resta. Aspetta solo se ne puoi comprare una più cara della stessa città.
colonia-aid-insurance = Le altre carte lasciano stasera l’esposizione. Un membro ne tiene una fino a domenica prossima, ma chiunque potrà comprarla.
