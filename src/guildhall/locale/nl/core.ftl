# Wat elk spel en elk scherm nodig heeft, in het Nederlands.
#
# Woordenlijst: seat = plek, table = tafel, move = zet, turn = beurt, decision = beslissing, game = partij
# (het spel is wat in de doos zit), record = partijbestand, log = logboek, input = invoer, luck = toeval,
# hint = tip, option = optie, rule = regel, apprentice/journeyman/master = leerling/gezel/meester.

language-name = Nederlands

## Fouten: zeg wat er mis is en wat je kunt doen

error-unknown_game = Er is geen spel “{ $given }”. Spellen: { $known }.
error-unknown_lesson =
    { $count ->
        [0] Er zijn nog geen lessen voor { $game }.
       *[other] { $game } heeft geen les “{ $given }”. Lessen: { $known }.
    }
error-unknown_language = De taal “{ $given }” wordt niet ondersteund. Beschikbaar: { $known }.
error-seats = { $game } kan niet met { $given } spelers. Mogelijk: { $allowed }.
error-option = { $game } heeft geen optie “{ $given }”. Opties: { $known }.
error-option_value = “{ $given }” is geen geldige waarde voor de optie { $option }. Mogelijk: { $allowed }.
error-notation_empty = Typ een zet, of ? voor je keuzes.
error-notation_verb = “{ $given }” is hier geen zet. Bedoelde je: { $known }?
error-notation_count = { $verb } vraagt: { $need }. Je gaf { $have }.
error-notation_argument = “{ $given }” is hier onbekend ({ $argument }). Bedoelde je: { $known }?
error-notation_json = Een zet in JSON moet een object zijn met een werkwoord en argumenten.
error-unknown_move = Er is geen zet nummer { $move }; dit spel heeft { $size } zetten.
error-chance_verb = “{ $given }” kan hier niet worden getrokken.
error-chance_impossible = Dit kan hier niet worden getrokken.
error-position_json = Dit is geen geldige stelling: { $problem }.
error-position_game = Dit is een stelling van { $found }, niet van deze versie van { $game }.
error-position_fields = De stelling heeft ontbrekende of onbekende velden: { $fields }.
error-position_value = De stelling is ongeldig: { $field }.
error-record_file = Kan { $file } niet lezen: { $problem }.
error-record_empty = Het partijbestand is leeg.
error-record_line = Regel { $line } van het partijbestand is beschadigd: { $problem }.
error-record_format = Het partijbestand heeft formaat { $found }; deze versie leest formaat { $known }.
error-record_game = Het partijbestand is van { $found }, niet van { $game }.
error-record_version = Het partijbestand is gemaakt met spelregels en gegevens { $found }; deze versie gebruikt { $known }.
error-record_input = Invoer { $n } van het partijbestand, “{ $move }”, kan daar niet: { $why }.
error-record_rules_changed = Invoer { $n } van het partijbestand, “{ $move }”, kan niet met de huidige spelregels en gegevens { $known }. Het is gemaakt met { $found }; gebruik die versie van Guildhall om het af te spelen.
error-record_luck = Invoer { $n } van het partijbestand, “{ $move }”, klopt niet met de trekkingen van deze partij.
error-record_commitment = De sleutel in het partijbestand klopt niet met wat in de kop is vastgelegd.
error-record_luck_version = De trekkingen van dit partijbestand hebben versie { $found }; deze versie van Guildhall kent tot en met { $known }.
error-record_numbers = De toevalsgetallen van de spelers in het partijbestand zijn beschadigd.
error-record_spaces = Volgens het partijbestand zijn de trekkingen bij invoer { $n } opnieuw gestart (nummer { $space }); dat klopt niet met de rest.
error-record_no_key = Het partijbestand bevat de sleutel van de trekkingen niet.
error-record_no_result = De partij is afgelopen, maar het partijbestand heeft geen uitslag.
error-record_not_over = Het partijbestand heeft een uitslag, maar de partij is na { $n } invoeren niet afgelopen.
error-record_result = De uitslag in het partijbestand klopt niet: { $field }.
error-analysis_unfinished = Alleen afgelopen partijen kunnen worden geanalyseerd.

## Mensen en bots

seat-spectator = Toeschouwer
bot-random = Willekeurig
bot-apprentice = Leerling
bot-journeyman = Gezel
bot-master = Meester
bot-expert = Expert
bot-grandmaster = Grootmeester
seat-guest = Gast
error-unknown_bot = Er is geen bot “{ $given }”. Bots: { $known }.
error-unknown_style = { $game } heeft geen bot met het karakter “{ $given }”. Karakters: { $known }; of een temperatuur boven 0, bijvoorbeeld 0.5.
error-extra_missing = { $library } is niet geïnstalleerd. Installeer het met: pip install "{ $extra }"
error-policy_file = Kan { $file } niet als strategie gebruiken: { $problem }.
error-policy_fit = De strategie { $file } is getraind voor { $field } “{ $made }”, maar hier is het “{ $here }”.
error-positions_file = Kan geen beslissingen lezen uit { $file }: { $problem }.
error-positions_fit = { $file } is geschreven voor { $field } “{ $made }”, maar hier is het “{ $here }”. Exporteer het opnieuw.
error-no_expert = Nog geen netwerk heeft { $game } goed genoeg geleerd. Er is een expert voor: { $known }.
error-unknown_profile = Er is geen profiel “{ $given }”. Kies uit: { $known }.
error-train_other = { $folder } bevat een andere training ({ $game }, codering { $encoding }, { $blocks } blokken van { $width }). Kies een andere map met --folder.
error-kept_other = { $file } bevat partijen van andere bots, opties, regels of netwerken. Kies een ander bestand met --keep.
error-kept_broken = Regel { $line } van { $file } is onleesbaar. Verwijder die regel of kies een ander bestand met --keep.
error-sharpen_other = { $folder } bevat partijen van een ander spel, een andere startwaarde, andere opties of andere regels. Kies een andere map met --folder.
error-sharpen_broken = { $file } kan niet worden gelezen. Verwijder het bestand; de partij wordt opnieuw gespeeld.
error-sharpen_few = Er zijn pas { $games } partijen; er zijn er twee nodig: een om van te leren, een om te toetsen. Start de opdracht nog eens.
error-unknown_reward = Er is geen beloning “{ $given }”. Beloningen: { $known }.
error-unknown_render_mode = Er is geen weergave “{ $given }”. Mogelijk: { $known }.
error-weight_missing = De beoordeling van { $game } heeft het gewicht “{ $given }” nodig.
error-weight_unknown = De beoordeling van { $game } heeft geen gewicht “{ $given }”.
error-bots_number = { $have } bots voor { $need } plekken: geef één bot voor alle plekken, of één per plek.
error-unknown_rule = { $game } heeft geen regel “{ $given }”. Regels: { $known }.
error-no_such_input = Er is geen invoer { $given }; het partijbestand heeft er { $last }.
error-no_such_seat = Plek { $given } bestaat niet. Plekken worden geteld vanaf 0, en er zijn { $seats } spelers.
error-no_saved_game = { $user } heeft nog geen opgeslagen partijen. Begin er een met: guildhall play
error-save_failed = Kan { $file } niet schrijven: { $problem }.

## Waarom een tip wordt gegeven

reason-only_move = Het is de enige mogelijke zet.
reason-wins = Je wint er de partij mee.
reason-points =
    Dit levert meteen { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } op.
reason-more_points =
    Dit levert meteen { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } meer op dan de zwakste van de andere zetten.
reason-position =
    Dit levert naar verwachting { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } meer op dan de alternatieven.
reason-denial =
    Dit kost { $seat } { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
reason-tempo = Je bent vóór de anderen opnieuw aan de beurt.
reason-least_loss =
    Dit verliest { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } minder dan de alternatieven.
reason-share = Gesimuleerde partijen gewonnen na deze zet: { $share } %; na de op één na beste: { $next } %.
reason-even =
    { $count ->
        [one] Gesimuleerde partijen gewonnen na deze zet: { $share } %. Eén andere zet is even goed.
       *[other] Gesimuleerde partijen gewonnen na deze zet: { $share } %. { $count } andere zetten zijn even goed.
    }
reason-plan = De zet verandert nu weinig en loont later.
