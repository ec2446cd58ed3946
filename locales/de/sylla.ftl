sylla-name = Sylla
sylla-summary = Fünf Runden mit Wahlen, Versteigerungen, Gefahren und geheimen Abstimmungen im Senat von Rom. Für drei oder vier; das Spiel zu zweit ist eine inoffizielle Variante.
sylla-unofficial = Dieses Spiel zu zweit ist eine inoffizielle Variante: Die Regel gilt für drei und vier Personen, ihre Zahlen wurden fortgeschrieben.
## Vor der Partie

sylla-option-screens = Sichtschirme
sylla-option-screens-closed = geschlossen: Geld und Spielsteine sind geheim
sylla-option-screens-open = offen: der Tisch zählt für alle mit

## Phasen

sylla-phase-preparation = Spielvorbereitung
sylla-phase-first_consul = I – Erster Konsul
sylla-phase-recruiting = II – Rekrutierung
sylla-phase-buildings = III – Bauwerke
sylla-phase-income = IV – Einkommen
sylla-phase-events = V – Ereignisse
sylla-phase-great_work = VI – Bauvorhaben
sylla-phase-famine_and_crises = VII – Hungersnot und Krisen
sylla-phase-ecclesia = Die Kirche

## Fragen

sylla-ask-characters = Wähle { $count ->
        [one] einen Charakter
       *[other] { $count } Charaktere
    } für den Anfang. Die anderen sehen deine Wahl erst, wenn alle gewählt haben.
sylla-ask-election-first = Du bist Erster Konsul. Wie viele Stimmen bietest du, um es zu bleiben? { $senators ->
        [0] Ohne Senator zählt nur dein Geld
        [one] Dein Senator zählt eine Stimme
       *[other] Deine { $senators } Senatoren zählen { $senators } Stimmen
    }, jeder Denar { $senators ->
        [0] eine Stimme
       *[other] eine weitere
    }; du hast { $denarii ->
        [0] kein Geld
       *[other] { $denarii } Denar
    }.
sylla-ask-election = Das höchste Gebot für das Konsulat ist { $votes ->
        [0] keine einzige Stimme
        [one] eine Stimme
       *[other] { $votes } Stimmen
    }. Du hast { $senators ->
        [0] keinen Senator
        [one] einen Senator
       *[other] { $senators } Senatoren
    } und { $denarii ->
        [0] kein Geld
       *[other] { $denarii } Denar
    }. Biete mehr oder passe.
sylla-ask-consul-token = Du bist Erster Konsul. Welchen Spielstein nimmst du?
sylla-ask-recruit = Rekrutiere einen Charakter.
sylla-ask-sell = Welches Bauwerk bietest du zum Verkauf an? { $left ->
        [one] Es ist der letzte Verkauf der Runde.
       *[other] Noch { $left } Verkäufe.
    }
sylla-ask-bid = Zu verkaufen: { $building } (Farbe: { $colour }). { $high ->
        [0] Noch hat niemand geboten
        [one] Das höchste Gebot ist eine Karte
       *[other] Das höchste Gebot sind { $high } Karten
    }; du hast { $own ->
        [0] keine Karte dieser Farbe
        [one] eine Karte dieser Farbe
       *[other] { $own } Karten dieser Farbe
    }.
sylla-ask-turn = Wähle eine Karte, die du auf die Seite drehst. { $left ->
        [one] Eine ist noch zu zahlen.
       *[other] { $left } sind noch zu zahlen.
    }
sylla-ask-insula = Die Insula bringt Spielsteine. Welchen nimmst du? { $left ->
        [one] Noch einer.
       *[other] Noch { $left }.
    }
sylla-ask-use = Nutze deine Bauwerke. Noch nicht genutzt: { $temples ->
        [0] { $taverns ->
            [0] keines
            [one] eine Taverne
           *[other] { $taverns } Tavernen
        }
        [one] ein Haustempel{ $taverns ->
            [0] { "" }
            [one] , eine Taverne
           *[other] , { $taverns } Tavernen
        }
       *[other] { $temples } Haustempel{ $taverns ->
            [0] { "" }
            [one] , eine Taverne
           *[other] , { $taverns } Tavernen
        }
    }.
sylla-ask-cube = Setze einen Quader auf ein Ereignis. Noch übrig: { $legionaries ->
        [0] kein Legionär
        [one] ein Legionär
       *[other] { $legionaries } Legionäre
    } und { $vestals ->
        [0] keine Vestalin
        [one] eine Vestalin
       *[other] { $vestals } Vestalinnen
    }.
sylla-ask-prevent = Auf diesen Ereignissen liegen gleich viele Quader. Als Konsul entscheidest du: Welches wird verhindert? { $left ->
        [one] Noch eines.
       *[other] Noch { $left }.
    }
sylla-ask-flip = { $event }: Wende eines davon auf die Rückseite.
sylla-ask-remove = Auf beiden verhinderten Ereignissen liegen gleich viele Quader. Als Konsul entscheidest du: Welches kommt aus dem Spiel?
sylla-ask-vote = { $work }: Daumen hoch fürs Bauen oder runter für die Plebejer? Du hast { $senators ->
        [0] keinen aufrechten Senator
        [one] einen aufrechten Senator
       *[other] { $senators } aufrechte Senatoren
    } und { $denarii ->
        [0] kein Geld
       *[other] { $denarii } Denar
    }.
sylla-ask-free = Wie viele deiner Sklaven befreist du? Du hast { $slaves ->
        [one] einen; er
       *[other] { $slaves }; jeder
    } kostet { $price } Denar.

## Angebote

sylla-do-characters = { $cards }
sylla-do-pass = Passen
sylla-do-bid-denarii = { $votes ->
        [0] Keine Stimme
        [one] Eine Stimme
       *[other] { $votes } Stimmen
    } bieten ({ $denarii ->
        [0] kein Geld
       *[other] { $denarii } Denar
    })
sylla-do-bid-cards = { $cards ->
        [one] Eine Karte
       *[other] { $cards } Karten
    } bieten
sylla-do-take = { $token } nehmen
sylla-do-recruit = Rekrutieren: { $card }
sylla-do-sell = { $building } anbieten ({ $colour })
sylla-do-turn = Drehen: { $card }
sylla-do-sacrifice = Haustempel: { $token } für { $price } Denar
sylla-do-move-left = Taverne: { $token } ein Feld nach links
sylla-do-move-right = Taverne: { $token } ein Feld nach rechts
sylla-do-hold = Taverne: { $token } festhalten
sylla-do-finish = Nichts weiter nutzen
sylla-do-cube = { $event }: Quader setzen ({ $card })
sylla-do-prevent = { $event } verhindern
sylla-do-remove = { $event } aus dem Spiel nehmen
sylla-do-flip = Auf die Rückseite: { $card }
sylla-do-flip-turned = Auf die Rückseite: { $card } (liegt auf der Seite)
sylla-do-vote-up = Daumen hoch, { $denarii ->
        [0] kein Geld
       *[other] { $denarii } Denar
    }: { $votes ->
        [0] keine Stimme
        [one] eine Stimme
       *[other] { $votes } Stimmen
    }
sylla-do-vote-down = Daumen runter, { $denarii ->
        [0] kein Geld
       *[other] { $denarii } Denar
    }: { $votes ->
        [0] keine Stimme
        [one] eine Stimme
       *[other] { $votes } Stimmen
    }, { $points ->
        [0] kein Prestige
       *[other] { $points } Prestige
    }
sylla-do-free = { $slaves ->
        [0] Niemanden befreien
        [one] Einen Sklaven befreien ({ $price } Denar)
       *[other] { $slaves } Sklaven befreien ({ $price } Denar)
    }

## Was geschieht

sylla-told-left-out = In dieser Partie wird nicht gebaut: { $work }. Erster Konsul mit dem Einkommensplättchen I: { $seat }.
sylla-told-started = { $seat } hat zu Beginn { $denarii ->
        [0] kein Geld
       *[other] { $denarii } Denar
    }, dazu: { $cards }.
sylla-told-started-unseen = { $seat } beginnt: { $cards }.
sylla-told-round = Runde { $round } beginnt. Bauvorhaben: { $work }.
sylla-told-recruits = Zur Rekrutierung liegen aus: { $cards }.
sylla-told-events = Offen liegende Ereignisse: { $events }.
sylla-told-buildings = Zum Verkauf liegen aus: { $tiles }.
sylla-told-election-bid = { $seat } bietet { $votes ->
        [0] keine Stimme
        [one] eine Stimme
       *[other] { $votes } Stimmen
    } für das Konsulat ({ $denarii ->
        [0] kein Geld
       *[other] { $denarii } Denar
    }).
sylla-told-election-pass = { $seat } stellt sich nicht zur Wahl.
sylla-told-elected = Erster Konsul: { $seat }. Gezahlt: { $denarii } Denar.
sylla-told-elected-free = Erster Konsul: { $seat }. Gezahlt: nichts.
sylla-told-token-consul = { $seat } nimmt einen Spielstein (Konsulat): { $token }.
sylla-told-token-insula = { $seat } nimmt einen Spielstein (Insula): { $token }.
sylla-told-token-insula-unseen = { $seat } nimmt einen Spielstein (Insula), den niemand sonst sieht.
sylla-told-token-temple = { $seat } opfert im Haustempel und nimmt einen Spielstein: { $token }.
sylla-told-token-temple-unseen = { $seat } opfert im Haustempel und nimmt einen Spielstein, den niemand sonst sieht.
sylla-told-token-majority = { $event }: { $seat } hat die meisten Quader und nimmt einen Spielstein ({ $token }).
sylla-told-famine-symbols = { $symbols ->
        [0] Kein Hungersnot-Symbol auf den Ereignissen
        [one] Ein Hungersnot-Symbol auf den Ereignissen
       *[other] { $symbols } Hungersnot-Symbole auf den Ereignissen
    }: Die Hungersnot steht bei { $to }.
sylla-told-famine-grown = { $by ->
        [0] Die Hungersnot ist schon am schlimmsten: { $to }.
       *[other] Die Hungersnot wächst auf { $to }.
    }
sylla-told-famine-eased = { $by ->
        [0] Es herrscht keine Hungersnot, die sinken könnte.
       *[other] Die Hungersnot sinkt um { $by } und steht bei { $to }.
    }
sylla-told-recruited = { $seat } rekrutiert: { $card }.
sylla-told-put-under = Unter den Stapel kommen: { $cards }.
sylla-told-on-sale = { $seat } bietet an: { $building } (Farbe: { $colour }).
sylla-told-sale-bid = { $seat } bietet { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
sylla-told-sale-pass = { $seat } passt.
sylla-told-sold = { $building }: { $seat } kauft und zahlt { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
sylla-told-unsold = { $building }: kein Gebot, also aus dem Spiel.
sylla-told-building-points = { $building }: { $seat } erhält { $points } Prestige.
sylla-told-bank = Bank: { $seat } erhält { $denarii } Denar.
sylla-told-bank-unseen = Bank: { $seat } nimmt das Geld hinter den Sichtschirm.
sylla-told-crane = { $seat } erhält eine Kran-Karte; sie hilft ab der nächsten Runde.
sylla-told-market-closed = Nicht angeboten, also aus dem Spiel: { $tiles }.
sylla-told-income = Einkommen: { $seat } erhält { $denarii ->
        [0] nichts
       *[other] { $denarii } Denar
    }.
sylla-told-income-unseen = Einkommen: { $seat } nimmt es hinter den Sichtschirm.
sylla-told-tavern-left = Taverne ({ $seat }): { $token } rückt ein Feld nach links; ein Spielstein ist jetzt { $value } wert.
sylla-told-tavern-right = Taverne ({ $seat }): { $token } rückt ein Feld nach rechts; ein Spielstein ist jetzt { $value } wert.
sylla-told-tavern-held = Taverne ({ $seat }): { $token } bleibt am Ende der Leiter.
sylla-told-cube = { $event }: { $seat } setzt einen Quader ({ $card }).
sylla-told-majority-prestige = { $event }: { $seat } hat die meisten Quader und erhält { $points } Prestige.
sylla-told-prevented = Verhindert: { $events }.
sylla-told-struck = Es tritt ein: { $event }.
sylla-told-marker-left = { $token } rückt ein Feld nach links; ein Spielstein ist jetzt { $value } wert.
sylla-told-marker-right = { $token } rückt { $steps ->
        [one] ein Feld
       *[other] { $steps } Felder
    } nach rechts; ein Spielstein ist jetzt { $value } wert.
sylla-told-nothing-moved = { $token } steht schon ganz links und bleibt dort.
sylla-told-at-the-top = { $token } steht schon ganz rechts und bleibt dort.
sylla-told-flipped = { $seat } wendet auf die Rückseite: { $card }.
sylla-told-nothing-to-flip = { $seat } hat nichts, was das Ereignis treffen könnte.
sylla-told-removed = Aus dem Spiel kommt: { $event }.
sylla-told-released = { $seat } deckt wieder auf: { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }.
sylla-told-new-event = Neues Ereignis: { $event }.
sylla-told-work = Bauvorhaben: { $work }. Nächste Runde folgt: { $next }.
sylla-told-work-last = Bauvorhaben: { $work }, das letzte vor der Kirche.
sylla-told-voted-up = { $seat }: Daumen hoch mit { $votes ->
        [0] keiner Stimme
        [one] einer Stimme
       *[other] { $votes } Stimmen
    } ({ $denarii ->
        [0] kein Geld
       *[other] { $denarii } Denar
    }).
sylla-told-voted-down = { $seat }: Daumen runter mit { $votes ->
        [0] keiner Stimme
        [one] einer Stimme
       *[other] { $votes } Stimmen
    } ({ $denarii ->
        [0] kein Geld
       *[other] { $denarii } Denar
    }).
sylla-told-plebs = { $points ->
        [0] { $seat } gibt den Plebejern zu wenig für ihren Dank.
       *[other] Dank der Plebejer: { $seat } erhält { $points } Prestige.
    }
sylla-told-honoured = { $points ->
        [0] { $seat } baut mit, geht aber leer aus.
       *[other] Ehre für den Bau: { $seat } erhält { $points } Prestige.
    }
sylla-told-work-votes = { $work }: insgesamt { $votes ->
        [0] keine Stimme
        [one] eine Stimme
       *[other] { $votes } Stimmen
    }.
sylla-told-starved = { $points ->
        [0] Hungersnot: { $seat } hat kein Prestige mehr zu verlieren.
       *[other] Hungersnot: { $seat } verliert { $points } Prestige.
    }
sylla-told-fed = Hungersnot: { $seat } versorgt das Volk und verliert nichts.
sylla-told-crisis = Krise: { $token }. Alle zeigen ihre Spielsteine.
sylla-told-shown = { $seat } zeigt { $tokens ->
        [0] keinen Spielstein
        [one] einen Spielstein
       *[other] { $tokens } Spielsteine
    }.
sylla-told-praised = { $seat } zeigt { $tokens ->
        [0] keinen Spielstein
        [one] einen Spielstein
       *[other] { $tokens } Spielsteine
    }, mehr hat niemand: { $points } Prestige.
sylla-told-blamed = { $seat } zeigt { $tokens ->
        [0] keinen Spielstein
        [one] einen Spielstein
       *[other] { $tokens } Spielsteine
    }, weniger hat niemand: { $points ->
        [0] Prestige ist keines mehr zu verlieren
       *[other] { $points } Prestige verloren
    }.
sylla-told-church = Die Kirche wird gebaut.
sylla-told-christians = { $seat } hat { $count ->
        [0] keine Christen
        [one] einen Christen und erhält { $points } Prestige
       *[other] { $count } Christen und erhält { $points } Prestige
    }.
sylla-told-freed = { $seat } befreit { $slaves ->
        [0] niemanden
        [one] einen Sklaven und erhält { $points } Prestige
       *[other] { $slaves } Sklaven und erhält { $points } Prestige
    }.
sylla-told-tokens = Spielsteine: { $seat } erhält { $points } Prestige.

## Wertung

sylla-score-glory = Prestige aus den Runden
sylla-score-christians = Christen
sylla-score-freed = Befreite Sklaven
sylla-score-tokens = { $token } (je { $value })
sylla-score-token-count = { $count ->
        [0] kein Spielstein
        [one] ein Spielstein
       *[other] { $count } Spielsteine
    }
sylla-score-behind-screen = hinter dem Sichtschirm
sylla-score-shared = Gleich viel Prestige: Der Sieg wird geteilt.
sylla-score-screens = Geschlossene Sichtschirme: Spielsteine und bezahlbare Sklaven der anderen zählen hier erst am Ende.

## Warum nicht

sylla-why-marker-moved = Diesen Marker hat in dieser Phase schon eine Taverne verschoben.
sylla-why-not-fought = Keiner deiner Quader darf auf dieses Ereignis.
sylla-why-wrong-colour = Diese Karte zeigt die Farbe des Verkaufs nicht.
sylla-why-turned = Diese Karte wurde in dieser Runde schon benutzt.
sylla-why-face-down = Diese Karte liegt wegen eines Ereignisses auf der Rückseite.
sylla-why-already-prevented = Dieses Ereignis ist schon verhindert.
sylla-why-fewer-cubes = Auf diesem Ereignis liegen weniger Quader.
sylla-why-no-money = Du kannst das Opfer nicht bezahlen.

## Der Tisch in Worten

sylla-show-round = Runde { $round } von { $rounds }, { $phase }. Erster Konsul: { $seat }.
sylla-show-ladder = { $token }: Feld { $column }, ein Spielstein ist { $value } wert.
sylla-show-famine = Hungersnot: { $level }.
sylla-show-work = Bauvorhaben: { $work }.
sylla-show-next-work = Nächstes Bauvorhaben: { $work }.
sylla-show-event = { $event } (dagegen: { $cards }): { $cubes ->
        [0] kein Quader
        [one] ein Quader
       *[other] { $cubes } Quader
    }.
sylla-show-event-famine = { $event }, { $symbols ->
        [one] ein Hungersnot-Symbol
       *[other] { $symbols } Hungersnot-Symbole
    } (dagegen: { $cards }): { $cubes ->
        [0] kein Quader
        [one] ein Quader
       *[other] { $cubes } Quader
    }.
sylla-show-recruits = Charaktere: { $cards }.
sylla-show-buildings = Bauwerke (Farbe: { $colour }): { $tiles }.
sylla-show-sale = Zu verkaufen: { $building }. { $high ->
        [0] Noch kein Gebot
        [one] Höchstes Gebot: eine Karte
       *[other] Höchstes Gebot: { $high } Karten
    }.
sylla-show-player = { $seat }: { $prestige } Prestige · { $denarii ->
        [0] kein Geld
       *[other] { $denarii } Denar
    } · Spielsteine: Bürgersinn { $civic }, Gesundheit { $health }, Muße { $leisure }.
sylla-show-player-closed = { $seat }: { $prestige } Prestige; Geld und Spielsteine hinter dem Sichtschirm.
sylla-show-shown = Letzte Krise ({ $token }): { $seat } hat { $count ->
        [0] keinen Spielstein
        [one] einen Spielstein
       *[other] { $count } Spielsteine
    } gezeigt.
sylla-show-upright = { $seat }, aufrecht: { $cards }.
sylla-show-turned = { $seat }, auf der Seite: { $cards }.
sylla-show-down = { $seat }, auf der Rückseite: { $cards }.
sylla-show-owned = { $seat }, Bauwerke: { $tiles }.

# Woraus ein Stand besteht, für Tipps.
sylla-feature-prestige = Prestige
sylla-feature-civic = Spielsteine Bürgersinn
sylla-feature-health = Spielsteine Gesundheit
sylla-feature-leisure = Spielsteine Muße
sylla-feature-token-points = Punkte für deine Spielsteine
sylla-feature-denarii = Denare
sylla-feature-money = Geld, wo es zählt
sylla-feature-senators = Senatoren, die abstimmen können
sylla-feature-merchants = Händler, die Geld bringen
sylla-feature-legionaries = Legionäre, die kämpfen können
sylla-feature-vestals = Vestalinnen, die beten können
sylla-feature-slaves = Sklaven
sylla-feature-cranes = Kräne
sylla-feature-christians = Christen
sylla-feature-cards = nützliche Charaktere
sylla-feature-face-down = verdeckte Karten und Bauwerke
sylla-feature-stalls = Marktstände
sylla-feature-fields = Äcker
sylla-feature-house-temples = Haustempel
sylla-feature-taverns = Tavernen
sylla-feature-estate = nützliche Bauwerke
sylla-feature-red-cards = Karten, die rot bezahlen
sylla-feature-yellow-cards = Karten, die gelb bezahlen
sylla-feature-grey-cards = Karten, die grau bezahlen
sylla-feature-consulate = das Konsulat
sylla-feature-auction = das Bauwerk im Verkauf
sylla-feature-cubes = Quader gegen Ereignisse
sylla-feature-events = Glück mit den Ereignissen
sylla-feature-crises = Stand in den Krisen
sylla-feature-fed = Schutz vor Hunger
sylla-feature-civic-value = Wert des Bürgersinns
sylla-feature-health-value = Wert der Gesundheit
sylla-feature-leisure-value = Wert der Muße
sylla-feature-rounds = kommende Runden
sylla-feature-phase = Fortgang der Runde

## Was ein Tipp vergleicht: je ein Satzteil für mehr und für weniger

sylla-stake-this-round = am Ende dieser Runde
sylla-stake-next-round = am Ende der nächsten Runde
sylla-stake-at-the-end = am Ende der Partie
sylla-stake-points-more = mehr Punkte
sylla-stake-points-less = weniger Punkte
sylla-stake-rival-more = mehr Punkte beim stärksten Gegner
sylla-stake-rival-less = weniger Punkte beim stärksten Gegner
sylla-stake-prestige-more = mehr Prestige aus den Runden
sylla-stake-prestige-less = weniger Prestige aus den Runden
sylla-stake-tokens-more = mehr Punkte für Spielsteine
sylla-stake-tokens-less = weniger Punkte für Spielsteine
sylla-stake-christians-more = mehr Christen
sylla-stake-christians-less = weniger Christen
sylla-stake-freed-more = mehr Punkte für Sklaven, die du befreien kannst
sylla-stake-freed-less = weniger Punkte für Sklaven, die du befreien kannst
sylla-stake-hunger-more = eine Hungersnot kostet dich mehr
sylla-stake-hunger-less = eine Hungersnot kostet dich weniger
sylla-stake-face-down-more = mehr Karten und Bauwerke verdeckt
sylla-stake-face-down-less = weniger Karten und Bauwerke verdeckt
sylla-stake-consul-more = du bist öfter Erster Konsul
sylla-stake-consul-less = du bist seltener Erster Konsul
sylla-stake-denarii-more = mehr Denare
sylla-stake-denarii-less = weniger Denare
sylla-stake-senators-more = mehr Senatoren
sylla-stake-senators-less = weniger Senatoren
sylla-stake-merchants-more = mehr Händler
sylla-stake-merchants-less = weniger Händler
sylla-stake-legionaries-more = mehr Legionäre
sylla-stake-legionaries-less = weniger Legionäre
sylla-stake-vestals-more = mehr Vestalinnen
sylla-stake-vestals-less = weniger Vestalinnen
sylla-stake-slaves-more = mehr Sklaven
sylla-stake-slaves-less = weniger Sklaven
sylla-stake-cranes-more = mehr Kräne
sylla-stake-cranes-less = weniger Kräne
sylla-stake-stalls-more = mehr Marktstände
sylla-stake-stalls-less = weniger Marktstände
sylla-stake-fields-more = mehr Äcker
sylla-stake-fields-less = weniger Äcker
sylla-stake-house-temples-more = mehr Haustempel
sylla-stake-house-temples-less = weniger Haustempel
sylla-stake-taverns-more = mehr Tavernen
sylla-stake-taverns-less = weniger Tavernen
sylla-stake-upright-more = mehr Karten, die noch bezahlen und handeln können
sylla-stake-upright-less = weniger Karten, die noch bezahlen und handeln können
