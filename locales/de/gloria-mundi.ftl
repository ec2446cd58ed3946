gloria-mundi-name = Gloria Mundi
gloria-mundi-summary = Rom fällt: Verwalte Landgüter, Städte und Legionen, baue sie aus, zahle dem Goten Tribut oder lass ihn ziehen – und erreiche Afrika vor allen anderen.

## Güter und Karten

gloria-food = Nahrung
gloria-gold = Gold
gloria-peace-token = Frieden
gloria-glory = Ruhm
gloria-step = ein Schritt
gloria-amount-food = { $count } Nahrung
gloria-amount-gold = { $count } Gold
gloria-amount-peace = { $count } Frieden
gloria-amount-glory = { $count } Ruhm
gloria-amount-steps = { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}
gloria-amount-choice = { $count ->
    [one] 1 Stein ({ $goods })
   *[other] { $count } Steine (je { $goods })
}
gloria-choice-more = { $first }, { $next }
gloria-choice-or = { $first } oder { $last }
gloria-a-farm = ein Landgut
gloria-a-city = eine Stadt
gloria-a-peace = eine Legion
gloria-cards-farm = { $count ->
    [one] 1 Landgut
   *[other] { $count } Landgüter
}
gloria-cards-city = { $count ->
    [one] 1 Stadt
   *[other] { $count } Städte
}
gloria-cards-peace = { $count ->
    [one] 1 Legion
   *[other] { $count } Legionen
}

## Was Aufbau-Karten können

gloria-every-farm = { $count ->
    [one] für jedes deiner Landgüter
   *[other] für je { $count } deiner Landgüter
}
gloria-every-city = { $count ->
    [one] für jede deiner Städte
   *[other] für je { $count } deiner Städte
}
gloria-every-peace = { $count ->
    [one] für jede deiner Legionen
   *[other] für je { $count } deiner Legionen
}
gloria-every-building = { $count ->
    [one] für jede deiner Aufbau-Karten
   *[other] für je { $count } deiner Aufbau-Karten
}
gloria-every-food = { $count ->
    [one] für jede Nahrung, die du besitzt
   *[other] für je { $count } Nahrung, die du besitzt
}
gloria-every-gold = { $count ->
    [one] für jedes Gold, das du besitzt
   *[other] für je { $count } Gold, die du besitzt
}
gloria-every-peace-token = { $count ->
    [one] für jeden Stein Frieden, den du besitzt
   *[other] für je { $count } Steine Frieden, die du besitzt
}
gloria-every-glory = { $count ->
    [one] für jeden Ruhm, den du besitzt
   *[other] für je { $count } Ruhm, die du besitzt
}
gloria-effect-produce = produziert { $gain }
gloria-effect-trade = gib { $cost } ab und erhalte { $gain }
gloria-effect-trade-often = gib { $cost } ab und erhalte { $gain }, beliebig oft
gloria-effect-discard-steps = wirf eine andere Aufbau-Karte ab und geh die Schritte in ihrem Lorbeerkranz
gloria-effect-discard-price = wirf eine andere Aufbau-Karte ab und erhalte ihren aufgedruckten Kaufpreis
gloria-effect-discard-goods = wirf eine andere Aufbau-Karte ab und erhalte { $gain }
gloria-effect-owned = { $gain } { $every }
gloria-effect-exclusive-farm = { $gain } für jedes deiner anderen Landgüter; keines davon ist in diesem Zug aktiv
gloria-effect-exclusive-city = { $gain } für jede deiner anderen Städte; keine davon ist in diesem Zug aktiv
gloria-effect-exclusive-peace = { $gain } für jede deiner anderen Legionen; keine davon ist in diesem Zug aktiv
gloria-effect-goth-farm = { $gain }, wenn der Gote auf einem Landgut steht
gloria-effect-goth-city = { $gain }, wenn der Gote auf einer Stadt steht
gloria-effect-goth-peace = { $gain }, wenn der Gote auf einer Legion steht
gloria-effect-swap = beim Kauf: Ein Stein { $asked } im Preis darf mit { $pay } bezahlt werden
gloria-effect-swap-often = beim Kauf: { $asked } im Preis darf beliebig oft mit { $pay } bezahlt werden
gloria-effect-when-buying = beim Kauf: { $gain }
gloria-effect-wall-farm = geht anstelle des Landguts darunter an den Goten verloren
gloria-effect-wall-city = geht anstelle der Stadt darunter an den Goten verloren
gloria-effect-wall-peace = geht anstelle der Legion darunter an den Goten verloren

## Fragen

gloria-ask-lay = Welche Basis-Karte legst du aus? Alle Karten ihres Typs werden aktiv.
gloria-ask-activate = Ausgelegt: { $card }. Welche Karte dieses Typs wird als Nächstes aktiv?
gloria-ask-times = Wie oft nutzt du { $building }?
gloria-ask-give = Was gibst du für { $building } ab? Noch { $left }.
gloria-ask-take = Was nimmst du von { $building }? Noch { $left }.
gloria-ask-discard = Welche andere Aufbau-Karte wirfst du für { $building } ab?
gloria-ask-buy = Kaufst du eine Aufbau-Karte?
gloria-ask-price = { $building } kostet { $asked }. Womit bezahlst du?
gloria-ask-tribute = Der Gote verlangt { $asked }. Womit bezahlst du?
gloria-ask-surcharge = Mehrkosten für { $building }: Womit bezahlst du? Noch { $left }.
gloria-ask-goth = Zahlst du dem Goten { $tribute }? Sonst zerstört er: { $raid }.
gloria-ask-goth-poor = Du kannst dem Goten nicht { $tribute } zahlen. Er zerstört: { $raid }.
gloria-ask-lose = Der Gote zerstört { $owed }. Welche Karte verlierst du?
gloria-ask-reclaim = Der Tribut kommt zurück: { $tokens }. Was nimmst du?

## Angebote

gloria-lay = Lege { $card } aus (für dich { $gain }, wenn alle produzieren)
gloria-produce-rest = Alles Übrige produziert: { $gain }
gloria-produce-plain = Karten ohne nutzbare Aufbau-Karte produzieren: { $gain }
gloria-produce-below = Die Karte unter { $building } produziert: { $gain }
gloria-use = { $building }: { $effect }
gloria-use-for = { $building }: { $effect } – jetzt { $gain }
gloria-rest = Nichts weiter aktivieren
gloria-times = { $times ->
    [one] Einmal: { $cost } für { $gain }
   *[other] { $times }-mal: { $cost } für { $gain }
}
gloria-give = { $what } abgeben
gloria-take = { $what } nehmen
gloria-discard = { $building } abwerfen
gloria-pass = Nichts kaufen
gloria-buy = { $building } für { $price }{ $surcharge ->
    [0] { "" }
    [one] {" "}plus 1 beliebigen Stein
   *[other] {" "}plus { $surcharge } beliebige Steine
} kaufen und auf { $on } legen ({ $steps ->
    [0] keine Schritte
    [one] 1 Schritt
   *[other] { $steps } Schritte
}; { $effect })
gloria-pay-as-asked = Mit { $what } bezahlen
gloria-pay-instead = { $what } anstelle von { $asked } zahlen
gloria-pay-extra = Mit { $what } bezahlen
gloria-pay-tribute = Tribut zahlen: { $tribute }
gloria-refuse = Den Goten ziehen lassen: Er zerstört { $raid }
gloria-lose-bare = Verliere { $card }
gloria-lose-built = Verliere { $card } mit { $building }
gloria-lose-wall = { $building } verlieren und die Karte darunter behalten: { $card }
gloria-reclaim = { $what } nehmen

## Warum nicht

gloria-why-no-place = Du hast keine freie Basis-Karte, auf die { $building } passt.
gloria-why-too-dear = Du kannst { $building } hier nicht bezahlen.
gloria-why-red = { $building } ist rot: Sie wird in dieser Phase nicht aktiv; die Karte darunter produziert.
gloria-why-acted = { $building } oder die Karte darunter war schon aktiv oder darf es nicht mehr werden.
gloria-why-nothing = { $building } würde jetzt nichts bewirken.
gloria-why-no-tribute = Du kannst diesen Tribut nicht zahlen.

## Was geschieht

gloria-begun = { $seat } beginnt.
gloria-turn = Zug { $turn }: { $seat }.
gloria-revealed = { $building } kommt ins Forum.
gloria-burnt = { $building } verbrennt.
gloria-laid = { $seat } legt { $card } aus.
gloria-produced = { $seat } produziert { $gain }.
gloria-used = { $seat } nutzt { $building }.
gloria-gave = { $seat } gibt { $tokens } ab.
gloria-received = { $seat } erhält { $tokens }.
gloria-walked = { $seat } geht { $steps } und ist nun { $at ->
    [one] 1 Schritt
   *[other] { $at } Schritte
} von Rom entfernt.
gloria-discarded = { $seat } wirft { $building } ab.
gloria-bought = { $seat } kauft { $building } für { $paid } und legt die Karte auf { $on }.
gloria-bought-nothing = { $seat } kauft nichts.
gloria-tribute-paid = { $seat } zahlt dem Goten { $paid } für Feld { $space }.
gloria-goth-moved = { $seat } zahlt nicht: Der Gote zieht auf Feld { $to } und zerstört { $owed }.
gloria-goth-in-rome = Nichts hält den Goten mehr auf: Er zieht nach Rom.
gloria-goth-in-rome-raid = Nichts hält den Goten mehr auf: Er zieht nach Rom und zerstört unterwegs { $owed }.
gloria-lost = { $seat } verliert { $card }.
gloria-lost-built = { $seat } verliert { $card } mit { $building }.
gloria-wall-lost = { $seat } verliert { $building } und behält die Karte darunter: { $card }.
gloria-nothing-left = Niemand hat mehr eine passende Karte. Es verfällt: { $owed }.
gloria-reclaimed = { $seat } nimmt { $what } aus dem Tribut.
gloria-ended = { $why } Der Sieg geht an { $winners }.

## Das Ende

gloria-end-rome = Der Gote ist in Rom.
gloria-end-hand = Es ist keine Basis-Karte mehr zum Auslegen da.
gloria-end-africa = Ein Römer hat Afrika erreicht.
gloria-end-deck = Es sind keine Aufbau-Karten mehr da.
gloria-tie-shared = Gleich viele Schritte und gleich viele Steine: gemeinsamer Sieg.
gloria-tie-tokens = Gleich viele Schritte: Die Zahl der Ressourcensteine entscheidet.
gloria-score-steps = Schritte von Rom
gloria-score-tokens = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}

## Die Lage als Text

gloria-show-over = Das Spiel ist zu Ende.
gloria-show-turn = Zug { $turn }, { $seat } ist am Zug. Stapel: { $deck }.
gloria-show-forum = Forum +{ $surcharge }: { $building } ({ $price }; { $steps ->
    [0] keine Schritte
    [one] 1 Schritt
   *[other] { $steps } Schritte
}; { $effect })
gloria-show-goth = Der Gote ist { $rome } Felder vor Rom. Tribut: { $tribute }. Sonst zerstört er: { $raid }.
gloria-show-goth-last = Der Gote ist { $rome } Felder vor Rom und nicht mehr aufzuhalten. Er zerstört: { $raid }.
gloria-show-player = { $seat }: { $steps } von { $africa } Schritten; Steine: { $tokens }; Hand: { $hand }
gloria-show-display = {"  "}Auslage: { $cards }; Aufbau-Karten: { $buildings }
gloria-show-goth-before-rome = Der Gote steht vor Rom und ist nicht mehr aufzuhalten.
gloria-show-building = { $building } ({ $effect })

## Woraus eine Stellung besteht
gloria-feature-steps = Schritte nach Afrika
gloria-feature-tokens = Steine zum Ausgeben
gloria-feature-cards = was deine Basis-Karten noch produzieren
gloria-feature-buildings = was deine Aufbau-Karten noch bringen
gloria-feature-next-purchase = der nächste Kauf
gloria-feature-raid = die Plünderung
gloria-feature-turns = Züge bis zum Ende
gloria-feature-hand = Handkarten
gloria-feature-food = Nahrung
gloria-feature-gold = Gold
gloria-feature-peace-tokens = Frieden
gloria-feature-glory = Ruhm
gloria-feature-farms = Landgüter in der Auslage
gloria-feature-cities = Städte in der Auslage
gloria-feature-peace-cards = Frieden-Karten in der Auslage
gloria-feature-building-cards = Aufbau-Karten
gloria-feature-farm-turn = Ertrag bei jedem Landgut-Zug
gloria-feature-city-turn = Ertrag bei jedem Stadt-Zug
gloria-feature-peace-turn = Ertrag bei jedem Frieden-Zug
gloria-feature-red-cards = rote Karten
gloria-feature-hand-farms = Landgüter auf der Hand
gloria-feature-hand-cities = Städte auf der Hand
gloria-feature-hand-peace = Frieden-Karten auf der Hand
gloria-feature-within-reach = bezahlbare Karten im Forum
gloria-feature-turn = der Zug
gloria-feature-goth = Abstand des Goten zu Rom
gloria-feature-deck = Aufbau-Karten im Stapel
gloria-feature-food-ahead = Nahrung bis zum Ende
gloria-feature-gold-ahead = Gold bis zum Ende
gloria-feature-peace-ahead = Frieden bis zum Ende
gloria-feature-sets-ahead = Steine aller drei Sorten bis zum Ende
gloria-feature-bare-farms = Landgüter ohne Aufbau
gloria-feature-bare-cities = Städte ohne Aufbau
gloria-feature-bare-peace = Frieden-Karten ohne Aufbau
