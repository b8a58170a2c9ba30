# Dutch Revolt: the lessons, in German.

## provinces.toml

dutch_revolt-lesson-provinces-title = Zwei Provinzen
dutch_revolt-lesson-provinces-goal = Städte und Provinzen bringen Punkte. Du führst die Bürger, in Blau; der Rest der Karte ist noch unwichtig. Einige deiner Einheiten warten im Ausland: Wähle Londoner Kaufleute, dann Seeland.
dutch_revolt-lesson-provinces-support = Zwei Einheiten warten noch in London. Eine nach Holland schicken oder zur Münze für deine Kasse machen? Münzen bezahlen später Armeen. Du entscheidest.
dutch_revolt-lesson-provinces-support-send_london_holland = Einheiten landen im Umland: in der Provinz, aber in keinem ihrer Orte und keiner Stadt. Die letzte ging hinterher.
dutch_revolt-lesson-provinces-support-cash_london = Eine Münze für deine Kasse. Einheiten und Münzen sind zwei Seiten derselben 40 Steine. Die letzte Einheit ging nach Holland.
dutch_revolt-lesson-provinces-units = Neue Einheiten! Sie gehen dorthin, wo du schon welche hast, und dürfen sie höchstens verdoppeln. Wähle dreimal Holland, einmal Seeland, dann Senden.
dutch_revolt-lesson-provinces-conflict = Holland hatte mehr Einheiten, als sein Limit 12 erlaubt: Konflikt! Bis es passt oder nur eine Seite bleibt, verliert jede reihum eine, die kleinste zuerst: Reformierte und Neutrale je eine, du keine.
dutch_revolt-lesson-provinces-neutrals = Dann füllen graue Neutrale die Provinzen auf, dieses erste Mal bis eins unter jedes Limit. Sie gehören niemandem, zählen aber gegen jede Mehrheit.
dutch_revolt-lesson-provinces-town = Nun ordnet jede Fraktion ihre Einheiten innerhalb einer Provinz; die mit den meisten dort beginnt. Ein Ort fasst eine Einheit. Delft ist leer: Rück ein.
dutch_revolt-lesson-provinces-city = Eine Stadt gehört dir, wenn du drinnen mehr Einheiten hast als alle anderen zusammen. In Amsterdam sind zwei Neutrale: Rück mit drei ein, dann „Senden und beenden“.
dutch_revolt-lesson-provinces-zeeland = Seeland ist dran. In Vlissingen sitzt ein Neutraler, den du hinausdrängen darfst. Nimmst du den Ort, oder beendest du?
dutch_revolt-lesson-provinces-zeeland-occupy_vlissingen_town = Der Neutrale musste ins Umland. Ab jetzt bringt jeder Ort, den du hältst, in jeder Runde eine neue Einheit.
dutch_revolt-lesson-provinces-zeeland-done = Seeland bleibt, wie es ist. Jeder Ort, den du hältst, bringt jede Runde eine neue Einheit: Vlissingen wäre einer mehr gewesen.
dutch_revolt-lesson-provinces-province = Eine Provinz gehört dir, wenn du in Umland und Orten mehr Einheiten hast als alle anderen zusammen. Holland und Seeland sind dein: 3 Sterne und 1, 4 Punkte.
dutch_revolt-lesson-provinces-cities = Einheiten in Städten zählen nicht für die Provinz: Jede Stadt wird für sich gewonnen. Über Amsterdam und Haarlem weht deine Fahne, je 1 Punkt.
dutch_revolt-lesson-provinces-aim = Jede Fraktion hat ein eigenes Ziel. Deines sind Handelsorte, mit Anker: 1 Punkt für jeden, den du hältst. Du hältst drei: Mit Provinzen und Städten sind das 9 Punkte.
dutch_revolt-lesson-provinces-aims = Katholiken bekommen 1 Punkt je Bistum, das nicht reformiert ist, Habsburger 1 je Region mit einer ihrer Armeen, Reformierte 1 je reformierter Universität. Städte und Provinzen zählen für alle.
dutch_revolt-lesson-provinces-bishoprics = Acht Provinzen haben ein Bistum. Ab der nächsten Runde rückt es die Fraktion, die die Provinz beherrscht, jede Runde einen Schritt: Bürger und Reformierte Richtung reformiert, die anderen Richtung katholisch.
dutch_revolt-lesson-provinces-universities = Eine Universität wird reformiert, wenn die Reformierten ihren Ort oder ihre Stadt halten. Der Adel zählt Einheiten außerhalb von Städten: zu fünft 1 Punkt je 3, zu dritt je 5.
dutch_revolt-lesson-provinces-count = Punkte sammeln sich nicht an. Jede Runde wird neu gezählt, und nur die Wertung nach Runde 5 entscheidet; bei Gleichstand mehr Städte, dann Provinzen, dann Einheiten.
dutch_revolt-lesson-provinces-order = Wer die meisten Punkte hat, wählt zuerst seinen Platz für die nächste Runde: die Katholiken. Du bist Zweiter. Willst du vor oder nach ihnen handeln?
dutch_revolt-lesson-provinces-order-queue_1 = Als Erster hebst du Armeen aus und belagerst vor den anderen. Aber du setzt deine Einheiten, bevor du ihre siehst.
dutch_revolt-lesson-provinces-order-queue_2 = Du siehst, was die Katholiken tun, bevor du entscheidest. Als Erster hättest du vor ihnen Armeen ausgehoben und belagert.
dutch_revolt-lesson-provinces-setup = In einer richtigen Partie gehört deine Fraktion zum Platz. Zuerst setzen die Habsburger zwei Armeen, Bürger und Reformierte schicken Einheiten aus dem Ausland; dann setzen alle neue Einheiten, zuerst die Katholiken.
dutch_revolt-lesson-provinces-end = Das war die kurze erste Runde. Teil zwei spielt eine ganze, mit Steuern, Armeen und Belagerungen. Merk dir: Eine Einheit mehr als alle anderen zusammen genügt.

## turn.toml

dutch_revolt-lesson-turn-title = Eine ganze Runde
dutch_revolt-lesson-turn-taxes = Steuern: Deine Provinzen haben 3 Münzen gezahlt; jede Stadt zahlt 1 bis 3. Das kostet nur Steine: Münzen und Einheiten teilen sich 40; ist keiner übrig, gibt es weder noch. Nimm 3.
dutch_revolt-lesson-turn-support = Einheiten im Ausland können in jeder Provinz landen; wer bleibt, bringt je eine neue. Schickst du die Hugenotten nach Friesland, zu einem Handelsort, oder beendest du?
dutch_revolt-lesson-turn-support-send_huguenots_friesland = Sie steht im Umland von Friesland. Später rücken wir mit ihr in Harlingen ein, einen Handelsort: 1 Punkt.
dutch_revolt-lesson-turn-support-done = Sie bleibt und bringt dir in dieser Runde eine neue Einheit mehr. In Friesland hätte sie Harlingen nehmen können, einen Handelsort: 1 Punkt.
dutch_revolt-lesson-turn-upkeep = Eine Armee kostet 1 Münze pro Runde, die Katholiken 2. Unbezahlt plündert sie: Eine Einheit ihrer Region wird neutral, oder ein Neutraler kommt dazu. Sie tut diese Runde nichts und verschwindet dann.
dutch_revolt-lesson-turn-regions = Armeen stehen in Regionen. Eine Region ist eine Gruppe von Provinzen mit Feldern für Armeen: Die Region Holland besteht aus Holland, Utrecht und Seeland. Einheiten stehen in Provinzen.
dutch_revolt-lesson-turn-raise = In jeder Runde kannst du bis zu drei Armeen ausheben, in Regionen, wo du Einheiten hast. Die erste kostet dich 2 Münzen. Heb sie in der Region Holland aus.
dutch_revolt-lesson-turn-second = Die zweite kostet noch einmal 2, eine dritte wären 3. Heb noch eine Armee in Holland aus; für jede gibt es etwas zu tun.
dutch_revolt-lesson-turn-battle = Schlacht in Flandern! Zwei Armeen der Habsburger trafen auf eine der Reformierten. Das kleinere Lager verliert alle Armeen; gleich große blockieren sich nur. Zwei Armeen allein kämpfen nie.
dutch_revolt-lesson-turn-camps = Wer gehört zu welchem Lager? Auf der Linie Katholiken, Habsburger, Adel, Bürger, Reformierte führen die zwei äußersten der anwesenden Fraktionen; die übrigen gehen zur näheren, genau in der Mitte wählen sie.
dutch_revolt-lesson-turn-siege = Eine Armee, die niemand blockiert, kann eine fremde Stadt ihrer Region belagern. In Leiden ist eine Einheit der Reformierten. Belagere es: Niemand kommt mehr hinein oder hinaus.
dutch_revolt-lesson-turn-fleet = Bürger oder Reformierte, nicht beide, heuern bis zu drei Wassergeusen an, 2 Münzen je Geuse. Sind es mehr als Armeen in einer Region, vernichten sie die katholischste; sind es gleich viele, brechen sie die Belagerungen.
dutch_revolt-lesson-turn-sack = Wo keine Armee steht, kann ein Geuse einen Ort brandschatzen: ein Neutraler mehr in der Provinz. Zwei belagern eine Stadt: Am Ende werden ihre Einheiten neutral.
dutch_revolt-lesson-turn-beggars = Oder einer wartet und stoppt einen Zug oder eine Bekehrung: Armeen können eine Einheit zu ihrer eigenen machen. Hältst du in Brabant einen gegen die Armee der Habsburger bereit, oder beendest du?
dutch_revolt-lesson-turn-beggars-hold_brabant = Er lauert in Brabant und stoppt einen Zug oder eine Bekehrung der Armee der Habsburger. Die Reformierten können in dieser Runde keine anheuern.
dutch_revolt-lesson-turn-beggars-done = Du behältst 5 Münzen. Ein Geuse in Brabant hätte dort einen Zug oder eine Bekehrung der Armee der Habsburger stoppen können.
dutch_revolt-lesson-turn-march = Die Armee vor Leiden bleibt stehen. Bewege die andere in eine Nachbarregion ohne Armeen: Wähle Holland, dann Gelderland.
dutch_revolt-lesson-turn-convert = Ohne gegnerische Armee in der Region bekehrt deine dort eine Einheit in Umland oder Orten. Nimwegen, ein Handelsort der Habsburger, oder das neutrale Harderwijk?
dutch_revolt-lesson-turn-convert-convert_nijmegen_town_habsburgs = Gut gewählt: Ein Handelsort ist 1 Punkt für dich, und die Habsburger haben einen Ort weniger.
dutch_revolt-lesson-turn-convert-convert_harderwijk_town_neutral = Harderwijk bringt neue Einheiten, ist aber kein Handelsort. Nimwegen wäre 1 Punkt für dich gewesen und ein Verlust für die Habsburger.
dutch_revolt-lesson-turn-units = Neue Einheiten: eine je Stadt, Ort und Einheit im Ausland, eine je fünf im Umland; mindestens 7. Einige stehen schon. Setz noch 3 in Seeland ein und 2 bei den Londoner Kaufleuten.
dutch_revolt-lesson-turn-surplus = Deine Provinzen nehmen beliebig viele neue Einheiten. Aber Seelands Limit ist 5, und nur deine sind übrig: eine zu viel, die rote −1. Wähle eine im Umland.
dutch_revolt-lesson-turn-reach = Sie kann in eine Nachbarprovinz oder einen Fluss entlang; ist die Provinz voll, verdrängt sie dort einen Neutralen. Kann sie nirgends hin, geht sie in den Vorrat zurück. Schick sie in die Generalität.
dutch_revolt-lesson-turn-alkmaar = Im Konflikt verloren die Reformierten Alkmaar. Der Ort gehört zu Amsterdam: Mit beiden bekommst du in jeder Runde eine neue Einheit mehr. Rück ein.
dutch_revolt-lesson-turn-bosch = Deine überzählige Einheit ist in der Generalität. Herzogenbusch ist ein Handelsort: Rück ein. Die Einheit darin, neutral oder von einer Fraktion, die nach dir handelt, muss ins Umland.
dutch_revolt-lesson-turn-leiden = Die Belagerungen enden: Zwei Einheiten drinnen gehören nun dem Belagerer, alle weiteren werden neutral. In Leiden gab es nur eine: Sie ist deine, und damit die Stadt.
dutch_revolt-lesson-turn-faith = Ein Marker zeigt, wie die Einwohner einer Stadt gesinnt sind. Links, auf der katholischen Seite, vertreiben sie Bürger und Reformierte, rechts, auf der reformierten, Katholiken und Habsburger, in der Mitte niemanden.
dutch_revolt-lesson-turn-citizens = Eine Münze rückt den Marker einer Stadt ein Feld in deine Richtung, höchstens drei je Stadt und Runde. Amsterdam ist katholisch: Zahl zwei, um zur Mitte zu kommen, dann „Senden und beenden“.
dutch_revolt-lesson-turn-driven = Wenn alle gezahlt haben, vertreibt jede Stadt eine Einheit, an den Enden der Leiste zwei. Brügge, jetzt streng reformiert, vertrieb zwei Einheiten der Habsburger; zwei Reformierte zogen ein.
dutch_revolt-lesson-turn-score = Drei Städte sind 3 Punkte, Holland und Seeland 4, jeder Handelsort 1. Das ist mehr als die 9 der letzten Runde.
dutch_revolt-lesson-turn-church = Die Reformierten beherrschen Brabant, also rückte sein Bistum Mecheln ein Stück: Es ist reformiert, 1 Punkt weniger für die Katholiken. Auch Bürger ziehen in diese Richtung.
dutch_revolt-lesson-turn-setup = In einer richtigen Partie wird deine Fraktion ausgelost, außer du wählst beim Erstellen des Tisches einen Platz. Neben der ersten Frage steht, wofür sie punktet.
dutch_revolt-lesson-turn-end = Gute Spieler halten Armeen dort, wo kein Gegner steht, bezahlen Einwohner, bevor eine Stadt fällt, und sparen Kraft für die letzte Wertung. Vier Runden bleiben!
