gloria-mundi-name = Gloria Mundi
gloria-mundi-summary = Rom fällt: Verwalte Landgüter, Städte und den Frieden, baue sie aus, zahle dem Goten Tribut oder lass ihn ziehen – und erreiche Afrika vor allen anderen.

gloria-option-screens = Sichtschirme
gloria-option-screens-open = offen: der Tisch zählt für alle mit
gloria-option-screens-closed = geschlossen: Ressourcensteine und Handkarten sind geheim

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
gloria-amount-things = { $count ->
    [one] 1 davon ({ $goods })
   *[other] { $count } davon (je { $goods })
}
gloria-choice-more = { $first }, { $next }
gloria-choice-or = { $first } oder { $last }
gloria-a-farm = ein Landgut
gloria-a-city = eine Stadt
gloria-a-peace = eine Frieden-Karte
gloria-a-building = eine andere Aufbau-Karte
gloria-cards-farm = { $count ->
    [one] 1 Landgut
   *[other] { $count } Landgüter
}
gloria-cards-city = { $count ->
    [one] 1 Stadt
   *[other] { $count } Städte
}
gloria-cards-peace = { $count ->
    [one] 1 Frieden-Karte
   *[other] { $count } Frieden-Karten
}
gloria-cards-building = { $count ->
    [one] 1 andere Aufbau-Karte
   *[other] { $count } andere Aufbau-Karten
}
gloria-gain-laurel = { $count ->
    [one] die Schritte im Lorbeerkranz der abgeworfenen Aufbau-Karte
   *[other] die Schritte in den Lorbeerkränzen der abgeworfenen Aufbau-Karten
}
gloria-gain-price = { $count ->
    [one] den aufgedruckten Kaufpreis der abgeworfenen Aufbau-Karte
   *[other] die aufgedruckten Kaufpreise der abgeworfenen Aufbau-Karten
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
    [one] für jede deiner Frieden-Karten
   *[other] für je { $count } deiner Frieden-Karten
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
gloria-effect-discard-steps = wirf eine andere Aufbau-Karte ab und mach die Schritte in ihrem Lorbeerkranz
gloria-effect-discard-price = wirf eine andere Aufbau-Karte ab und erhalte ihren aufgedruckten Kaufpreis
gloria-effect-discard-goods = wirf eine andere Aufbau-Karte ab und erhalte { $gain }
gloria-effect-owned = { $gain } { $every }
gloria-effect-exclusive-farm = { $gain } für jedes deiner anderen Landgüter; keines davon ist in diesem Zug aktiv
gloria-effect-exclusive-city = { $gain } für jede deiner anderen Städte; keine davon ist in diesem Zug aktiv
gloria-effect-exclusive-peace = { $gain } für jede deiner anderen Frieden-Karten; keine davon ist in diesem Zug aktiv
gloria-effect-goth-farm = { $gain }, wenn der Gote auf einem Feld mit Landgut steht
gloria-effect-goth-city = { $gain }, wenn der Gote auf einem Feld mit Stadt steht
gloria-effect-goth-peace = { $gain }, wenn der Gote auf einem Feld mit Frieden steht
gloria-effect-swap = bei jedem späteren Kauf: 1 Stein ({ $pay }) ersetzt 1 Stein des Preises ({ $asked })
gloria-effect-swap-often = bei jedem späteren Kauf: Steine ({ $pay }) ersetzen beliebig viele Steine des Preises ({ $asked })
gloria-effect-when-buying = bei jedem späteren Kauf zusätzlich { $gain }
gloria-effect-wall-farm = geht anstelle des Landguts darunter an den Goten verloren
gloria-effect-wall-city = geht anstelle der Stadt darunter an den Goten verloren
gloria-effect-wall-peace = geht anstelle der Frieden-Karte darunter an den Goten verloren

## Fragen

gloria-ask-lay = Welche Basis-Karte legst du aus? Alle Karten ihres Typs werden aktiv.
gloria-ask-activate = Ausgelegt: { $card }. Welche Karte dieses Typs wird als Nächstes aktiv?
gloria-ask-times = Wie oft nutzt du { $building }?
gloria-ask-times-again = Nutzt du { $building } noch einmal?
gloria-ask-give = { $left ->
    [one] { $building }: Was gibst du ab?
   *[other] { $building }: Was gibst du ab? Noch { $left } auszuwählen.
}
gloria-ask-take = { $left ->
    [one] { $building }: Was nimmst du?
   *[other] { $building }: Was nimmst du? Noch { $left } auszuwählen.
}
gloria-ask-discard = { $left ->
    [one] { $building }: Welche andere Aufbau-Karte wirfst du ab?
   *[other] { $building }: Welche anderen Aufbau-Karten wirfst du ab? Noch { $left }.
}
gloria-ask-buy = Kaufst du eine Aufbau-Karte?
gloria-ask-price = { $building }: Womit bezahlst du { $asked } des Kaufpreises?
gloria-ask-tribute = Womit bezahlst du { $asked } des Tributs?
gloria-ask-surcharge = { $left ->
    [one] { $building }: Womit bezahlst du die Mehrkosten, 1 Stein?
   *[other] { $building }: Womit bezahlst du die Mehrkosten, noch { $left } Steine?
}
gloria-ask-goth = Zahlst du dem Goten { $tribute }? Sonst zerstört er: { $raid }.
gloria-ask-goth-poor = Du kannst dem Goten nicht { $tribute } zahlen. Er zerstört: { $raid }.
gloria-ask-lose = Der Gote zerstört { $owed }. Welche Karte verlierst du?
gloria-ask-reclaim = Der Tribut wird zurückgefordert: { $tokens }. Was nimmst du?

## Angebote

gloria-lay = Auslegen: { $card } (höchstens { $gain })
gloria-produce-rest = Alles Übrige produziert: { $gain }
gloria-produce-plain = Karten ohne nutzbare Aufbau-Karte produzieren: { $gain }
gloria-produce-below = { $building }: Karte darunter ({ $gain })
gloria-use = { $building } nutzen
gloria-use-for = { $building } nutzen ({ $gain })
gloria-rest = Nichts weiter aktivieren
gloria-times = { $times ->
    [one] Einmal: { $cost } → { $gain }
   *[other] { $times }-mal: { $cost } → { $gain }
}
gloria-times-no-more = Nicht mehr
gloria-give = { $what } abgeben
gloria-give-bare = Abgeben: { $card }
gloria-give-built = Abgeben: { $card } und { $building }
gloria-take = { $what } nehmen
gloria-discard = { $building } abwerfen
gloria-pass = Nichts kaufen
gloria-buy = { $tokens ->
    [one] { $building } kaufen: 1 Stein (auf: { $on })
   *[other] { $building } kaufen: { $tokens } Steine (auf: { $on })
}
gloria-pay-as-asked = { $what } zahlen
gloria-pay-instead = { $what } zahlen (statt: { $asked })
gloria-pay-extra = { $what } zahlen
gloria-pay-tribute = Tribut zahlen: { $tribute }
gloria-refuse = Ziehen lassen ({ $raid })
gloria-lose-bare = Verlieren: { $card }
gloria-lose-built = Verlieren: { $card } und { $building }
gloria-lose-wall = { $building } verlieren, { $card } behalten
gloria-reclaim = { $what } zurückfordern

## Warum nicht

gloria-why-no-place = Du hast keine freie Basis-Karte, auf die { $building } passt.
gloria-why-too-dear = Du kannst { $building } hier nicht bezahlen.
gloria-why-red = { $building } ist rot: In dieser Phase wird die Karte nicht aktiv; die Basis-Karte darunter produziert.
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
gloria-produced-unseen = { $seat } produziert.
gloria-used = { $seat } nutzt { $building }.
gloria-gave = { $seat } gibt { $tokens } ab.
gloria-received = { $seat } erhält { $tokens }.
gloria-walked = { $seat } macht { $steps } (jetzt auf Schritt { $at }).
gloria-discarded = { $seat } wirft { $building } ab.
gloria-card-given = { $seat } gibt { $card } ab.
gloria-card-given-built = { $seat } gibt { $card } und { $building } ab.
gloria-bought = { $seat } kauft { $building } und zahlt { $paid } (auf: { $on }).
gloria-bought-unseen = { $seat } kauft { $building } (auf: { $on }).
gloria-bought-nothing = { $seat } kauft nichts.
gloria-tribute-paid = { $seat } zahlt dem Goten { $paid } für Feld { $space }.
gloria-goth-moved = { $seat } zahlt nicht: Der Gote zieht auf Feld { $to } und zerstört { $owed }.
gloria-goth-in-rome = Nichts hält den Goten mehr auf: Er zieht nach Rom.
gloria-goth-in-rome-raid = Nichts hält den Goten mehr auf: Er zieht nach Rom und zerstört unterwegs { $owed }.
gloria-lost = { $seat } verliert { $card }.
gloria-lost-built = { $seat } verliert { $card } und { $building }.
gloria-wall-lost = { $seat } verliert { $building } und behält { $card }.
gloria-nothing-left = Niemand hat mehr eine passende Karte. Verschont bleibt: { $owed }.
gloria-reclaimed = { $seat } fordert { $what } zurück.
gloria-screen-lifted = Hinter dem Sichtschirm: { $seat } hat { $tokens }.
gloria-screen-lifted-empty = Hinter dem Sichtschirm: { $seat } hat keine Ressourcensteine.
gloria-ended = { $why } Sieg: { $winners }.

## Das Ende

gloria-end-rome = Der Gote ist in Rom.
gloria-end-hand = Es ist keine Basis-Karte mehr zum Auslegen da.
gloria-end-africa = Ein Römer hat Afrika erreicht.
gloria-end-deck = Es sind keine Aufbau-Karten mehr da.
gloria-tie-shared = Gleich viele Schritte und gleich viele Ressourcensteine: gemeinsamer Sieg.
gloria-tie-tokens = Gleich viele Schritte: Die Zahl der Ressourcensteine entscheidet.
gloria-score-steps = Schritte von Rom
gloria-score-tokens = { $count ->
    [one] 1 Ressourcenstein
   *[other] { $count } Ressourcensteine
}
gloria-score-behind-screen = Ressourcensteine hinter dem Sichtschirm

## Die Lage als Text

gloria-show-over = Das Spiel ist zu Ende.
gloria-show-turn = Zug { $turn }, { $seat } ist am Zug. Stapel: { $deck }.
gloria-show-forum = Forum +{ $surcharge }: { $building } ({ $price }; { $steps ->
    [0] keine Schritte
    [one] 1 Schritt
   *[other] { $steps } Schritte
}; { $effect })
gloria-show-goth = { $rome ->
    [one] Der Gote ist 1 Feld vor Rom. Tribut: { $tribute }. Sonst zerstört er: { $raid }.
   *[other] Der Gote ist { $rome } Felder vor Rom. Tribut: { $tribute }. Sonst zerstört er: { $raid }.
}
gloria-show-goth-last = { $rome ->
    [one] Der Gote ist 1 Feld vor Rom und nicht mehr aufzuhalten. Er zerstört: { $raid }.
   *[other] Der Gote ist { $rome } Felder vor Rom und nicht mehr aufzuhalten. Er zerstört: { $raid }.
}
gloria-show-player = { $seat }: Schritt { $steps }/{ $africa }; Steine: { $tokens }; Hand: { $hand }
gloria-show-player-closed = { $seat }: Schritt { $steps }/{ $africa }; Steine hinter dem Sichtschirm; Handkarten: { $hand }
gloria-show-display = {"  "}Auslage: { $cards }; Aufbau-Karten: { $buildings }
gloria-show-goth-before-rome = Der Gote steht vor Rom und ist nicht mehr aufzuhalten.
gloria-show-building = { $building } ({ $effect })

## Woraus eine Stellung besteht
gloria-feature-steps = Schritte nach Afrika
gloria-feature-tokens = Ressourcensteine zum Ausgeben
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

## Was ein Tipp vergleicht: je ein Satzteil für mehr und für weniger

gloria-stake-this-round = wenn die Runde um ist
gloria-stake-next-round = eine Runde später
gloria-stake-at-the-end = am Ende der Partie
gloria-stake-steps-more = mehr Schritte
gloria-stake-steps-less = weniger Schritte
gloria-stake-rival-more = mehr Schritte beim stärksten Gegner
gloria-stake-rival-less = weniger Schritte beim stärksten Gegner
gloria-stake-food-more = mehr Nahrung
gloria-stake-food-less = weniger Nahrung
gloria-stake-gold-more = mehr Gold
gloria-stake-gold-less = weniger Gold
gloria-stake-peace-more = mehr Frieden-Steine
gloria-stake-peace-less = weniger Frieden-Steine
gloria-stake-glory-more = mehr Ruhm
gloria-stake-glory-less = weniger Ruhm
gloria-stake-buildings-more = mehr Aufbau-Karten in deiner Auslage
gloria-stake-buildings-less = weniger Aufbau-Karten in deiner Auslage
gloria-stake-farms-more = mehr Landgüter in deiner Auslage
gloria-stake-farms-less = weniger Landgüter in deiner Auslage
gloria-stake-cities-more = mehr Städte in deiner Auslage
gloria-stake-cities-less = weniger Städte in deiner Auslage
gloria-stake-peace-cards-more = mehr Frieden-Karten in deiner Auslage
gloria-stake-peace-cards-less = weniger Frieden-Karten in deiner Auslage
gloria-stake-hand-more = mehr Basis-Karten auf der Hand
gloria-stake-hand-less = weniger Basis-Karten auf der Hand
gloria-stake-within-reach-more = mehr Karten im Forum, die du bezahlen kannst
gloria-stake-within-reach-less = weniger Karten im Forum, die du bezahlen kannst
gloria-stake-rival-buildings-more = ein Gegner hat mehr Aufbau-Karten
gloria-stake-rival-buildings-less = die Gegner haben weniger Aufbau-Karten
gloria-stake-rival-tokens-more = ein Gegner hat mehr Ressourcensteine
gloria-stake-rival-tokens-less = die Gegner haben weniger Ressourcensteine
