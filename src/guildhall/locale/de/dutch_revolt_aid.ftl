# Dutch Revolt in German: what each question decides and what to look at. Ids: see locale/README.md.

dutch_revolt-round =
    { $turn ->
        [0] Eröffnungsrunde
       *[other] Runde { $turn }
    }

dutch_revolt-aid-setup = Deine zwei Armeen beginnen in verschiedenen Regionen. Ab Runde 1 können sie belagern und bekehren, und jede Region mit deiner Armee bringt 1 Punkt.
dutch_revolt-aid-taxes = Jede deiner Städte zahlt so viele Münzen. Damit bezahlst du Armeen und Einwohner, doch sie kommen aus demselben Vorrat wie deine Einheiten.
dutch_revolt-aid-support = Je nach Farbe ihres Feldes gehen diese Einheiten in eine beliebige Provinz oder werden Münzen. Wer bleibt, bringt später je eine neue Einheit.
dutch_revolt-aid-intercept = Jede Hugenotten-Einheit kann eine Einheit des Schatzes abfangen: Die Habsburger verlieren diese Münze. Deine Einheit bleibt dafür in dieser Runde dort.
dutch_revolt-aid-upkeep = Behalten und Auflösen kosten gleich viel; eine aufgelöste Armee kannst du gleich anderswo ausheben. Eine aufgegebene kostet nichts, plündert und fällt aus.
dutch_revolt-aid-victim = Ein gebrandschatzter Ort bringt einen Neutralen in die Provinz, eine geplünderte Einheit wird neutral. Beides kann eine Mehrheit brechen.
dutch_revolt-aid-raising = Bis zu drei je Runde; die späteren können teurer sein. Du musst in der Region schon stehen; nächste Runde kostet jede Unterhalt.
dutch_revolt-aid-battles = Das Lager mit weniger Armeen verliert alle; bei Gleichstand verliert niemand. Bleibst du abseits, hält sich deine Armee aus dem Kampf heraus.
dutch_revolt-aid-sieges = Eine Belagerung macht später zwei Einheiten der Stadt zu deinen und den Rest neutral. Bis dahin zieht und bekehrt die Armee nicht.
dutch_revolt-aid-beggars = Zwei Münzen je Geuse, höchstens drei. Sie vertreiben Armeen, brechen Belagerungen, brandschatzen oder lauern; je Runde kann sie nur eine Fraktion anheuern.
dutch_revolt-aid-armies = Eine Armee, die allein in ihrer Region steht, kann danach eine Einheit bekehren. Zwei feindliche Armeen blockieren sich bis zur nächsten Schlacht.
dutch_revolt-aid-cancel_march = Aufgehalten bleibt die Armee in dieser Runde stehen. Der Geuse ist damit verbraucht und verhindert keine Bekehrung mehr.
dutch_revolt-aid-influence = Jede freie Armee macht eine Einheit im Umland oder in einem Ort ihrer Region zu deiner. Such, wo eine Einheit über eine Provinz entscheidet.
dutch_revolt-aid-cancel_conversion = Aufgehalten bekehrt die Armee in dieser Runde niemanden. Dein Geuse geht in sein Feld zurück.
dutch_revolt-aid-new_units = Deine Provinzen nehmen beliebig viele; anderswo darfst du höchstens verdoppeln. Über dem Limit verliert jeder reihum, der Kleinste zuerst.
dutch_revolt-aid-conflict = In der Provinz zählen Umland und Orte, Städte zählen für sich. Verlier die Einheit, die dich keine Mehrheit kostet.
dutch_revolt-aid-neutrals = Ein Neutraler zählt gegen jede Mehrheit in seiner Provinz. Setz ihn, wo sonst ein Gegner die Kontrolle bekäme.
dutch_revolt-aid-surplus = Wer wegzieht, geht in eine Nachbarprovinz oder folgt einem Fluss und verdrängt Neutrale. Was du nicht bewegst, geht in deinen Vorrat zurück.
dutch_revolt-aid-reach = Sie kommt ins Umland und verdrängt einen Neutralen, wenn die Provinz voll ist. Such, wo sie dir die Mehrheit gibt.
dutch_revolt-aid-movement = Orte bringen neue Einheiten und zählen zur Provinz; in einer Stadt zählt eine Einheit nur für die Stadt. Wer hier am meisten hat, beginnt.
dutch_revolt-aid-man = Leere Orte bekommen einen Neutralen, leere Städte zwei, solange es reicht. Fülle, wo deine Gegner sonst einzögen.
dutch_revolt-aid-citizens = Jede Münze rückt den Marker einer Stadt ein Feld, höchstens drei. Zu den Enden (links katholisch, rechts reformiert) tauscht sie feindliche Einheiten aus.
dutch_revolt-aid-order = Früh nimmst du als Erster Regionen und Belagerungen; spät siehst du, was die anderen tun, bevor du einsetzt und zahlst.

dutch_revolt-role = Städte und Provinzen zählen für alle. Nur du bekommst:
dutch_revolt-role-catholics = 1 Punkt für jedes Bistum, das nicht reformiert ist.
dutch_revolt-role-habsburgs = 1 Punkt für jede Region mit einer deiner Armeen.
dutch_revolt-role-nobility = Punkte für deine Einheiten außerhalb der Städte.
dutch_revolt-role-burghers = 1 Punkt für jeden Handelsort, den du hältst.
dutch_revolt-role-reformers = 1 Punkt für jede reformierte Universität.
