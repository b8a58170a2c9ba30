# Wat elk spel en elk scherm nodig heeft, in het Nederlands.
#
# Woordenlijst: seat = stoel, table = tafel, move = zet, turn = beurt, decision = beslissing, game = partij
# (het spel is wat in de doos zit), record = partijbestand, log = verslag, input = invoer, luck = toeval,
# hint = tip, option = optie, rule = regel, apprentice/journeyman/master = leerling/gezel/meester.

language-name = Nederlands

## Fouten: zeg wat er mis is en wat je kunt doen

error-unknown_game = Er is geen spel “{ $given }”. Spellen: { $known }.
error-unknown_language = Er is geen taal “{ $given }”. Talen: { $known }.
error-seats = { $game } kan niet met { $given } spelers. Mogelijk: { $allowed }.
error-option = { $game } heeft geen optie “{ $given }”. Opties: { $known }.
error-option_value = De optie { $option } kan niet “{ $given }” zijn. Mogelijk: { $allowed }.
error-notation_empty = Typ een zet, of ? voor je keuzes.
error-notation_verb = “{ $given }” is hier geen zet. Bedoelde je: { $known }?
error-notation_count = { $verb } vraagt: { $need }. Je gaf { $have }.
error-notation_argument = “{ $given }” is hier onbekend ({ $argument }). Bedoelde je: { $known }?
error-notation_json = Een zet in JSON is een object met een werkwoord en zijn argumenten.
error-unknown_move = Er is geen zet nummer { $move }; de lijst telt er { $size }.
error-chance_verb = “{ $given }” is niet wat hier wordt getrokken.
error-chance_impossible = Dit kan hier niet worden getrokken.
error-position_json = Dit is geen stelling: { $problem }.
error-position_game = Dit is een stelling van { $found }, niet van deze versie van { $game }.
error-position_fields = De stelling heeft ontbrekende of onbekende velden: { $fields }.
error-position_value = De stelling klopt niet: { $field }.
error-record_file = { $file } kan niet worden gelezen: { $problem }.
error-record_empty = Het partijbestand is leeg.
error-record_line = Regel { $line } van het partijbestand is beschadigd: { $problem }.
error-record_format = Het partijbestand heeft formaat { $found }; deze versie leest formaat { $known }.
error-record_game = Het partijbestand is van { $found }, niet van { $game }.
error-record_version = Het partijbestand is gemaakt met spelregels en gegevens { $found }; deze versie speelt { $known }.
error-record_input = Invoer { $n } van het partijbestand, “{ $move }”, kan daar niet: { $why }.
error-record_rules_changed = Invoer { $n } van het partijbestand, “{ $move }”, kan niet onder de huidige spelregels en gegevens { $known }; het is gemaakt met { $found }. De eerdere versie van Guildhall kan het afspelen.
error-record_luck = Invoer { $n } van het partijbestand, “{ $move }”, is niet wat het toeval van deze partij gaf.
error-record_commitment = De sleutel in het partijbestand is niet de sleutel die vooraf was beloofd.
error-record_luck_version = Het toeval van dit partijbestand heeft versie { $found }; deze versie kent tot en met { $known }.
error-record_numbers = De toevalsgetallen van de spelers in het partijbestand zijn beschadigd.
error-record_spaces = Volgens het partijbestand is het toeval bij invoer { $n } opnieuw geopend (nummer { $space }); dat klopt niet met de rest.
error-record_no_key = Het partijbestand onthult de sleutel van het toeval niet.
error-record_no_result = De partij is afgelopen, maar het partijbestand heeft geen uitslag.
error-record_not_over = Het partijbestand heeft een uitslag, maar de partij is na { $n } invoeren niet afgelopen.
error-record_result = De uitslag in het partijbestand klopt niet: { $field }.
error-analysis_unfinished = Alleen een afgelopen partij kan worden geanalyseerd.

## Mensen en bots

seat-spectator = Toeschouwer
bot-random = Willekeurig
bot-apprentice = Leerling
bot-journeyman = Gezel
bot-master = Meester
seat-guest = Gast
error-unknown_bot = Er is geen bot “{ $given }”. Bots: { $known }.
error-extra_missing = De bibliotheek { $library } is niet geïnstalleerd. Je krijgt ze met: pip install "{ $extra }"
error-policy_file = { $file } kan niet als strategie dienen: { $problem }.
error-policy_fit = De strategie { $file } is gemaakt voor { $field } “{ $made }”; hier is het “{ $here }”.
error-unknown_reward = Er is geen beloning “{ $given }”. Beloningen: { $known }.
error-weight_missing = De beoordeling van { $game } heeft een gewicht “{ $given }” nodig.
error-weight_unknown = De beoordeling van { $game } kent geen gewicht “{ $given }”.
error-bots_number = { $have } bots voor { $need } stoelen: noem één bot voor alle stoelen, of één per stoel.
error-unknown_rule = { $game } heeft geen regel “{ $given }”. Regels: { $known }.
error-no_such_input = Er is geen invoer { $given }; het partijbestand heeft er { $last }.
error-no_such_seat = Er is hier geen stoel { $given }; stoelen worden geteld vanaf 0, er zijn { $seats } spelers.
error-no_saved_game = { $user } heeft nog geen bewaarde partij. Begin er een met: guildhall play
error-save_failed = { $file } kan niet worden geschreven: { $problem }.

## Waarom een tip wordt gegeven

reason-only_move = Het is de enige mogelijke zet.
reason-wins = Je wint er de partij mee.
reason-points =
    Het levert meteen { $points ->
        [one] een punt
       *[other] { $points } punten
    } op.
reason-position =
    Het levert naar verwachting { $points ->
        [one] een punt
       *[other] { $points } punten
    } meer op dan de andere zetten.
reason-denial =
    Het kost { $seat } { $points ->
        [one] een punt
       *[other] { $points } punten
    }.
reason-tempo = Je bent vóór de anderen opnieuw aan de beurt.
reason-least_loss =
    Het verliest { $points ->
        [one] een punt
       *[other] { $points } punten
    } minder dan de andere zetten.
reason-hinders = Het verzwakt { $seat }, je sterkste tegenstander.
reason-share = Partijen die zo verdergaan winnen in { $share } % van de gevallen, die met de op één na beste zet in { $next } %.
reason-plan = Er is niet meteen iets te zien; de ervaring leert dat dit de degelijkste zet is.
