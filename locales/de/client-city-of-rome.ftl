# City of Rome im Browser: Hilfe, Regelseite.

## Gebäude
client-city-short-vegetable-farm = Gemüse
client-city-help-vegetable-farm = Bei jeder Produktion bringt er 1 Geld.
client-city-short-grain-farm = Getreide
client-city-help-grain-farm = Bei jeder Produktion kommt ein Baupunktmarker darauf, sofern keiner mehr dort liegt. Beim Bauen zählt jeder abgegebene Marker als 1 Baupunkt.
client-city-short-sheep-farm = Schafe
client-city-help-sheep-farm = Bei jeder Produktion bringt er 1 Einflussmarker.
client-city-short-winery = Weingut
client-city-help-winery = Gemüse- und Getreidehof in einem: Jede Produktion bringt 1 Geld und, sofern keiner mehr dort liegt, einen Baupunktmarker.
client-city-short-house2 = Wohnhaus
client-city-help-house2 = Wohnhäuser vom Wert 2, die Seite an Seite liegen, bilden ein Wohngebiet. Am Ende zählt es die Summe seiner Wohnhäuser mal die Zahl verschiedener Farben öffentlicher Gebäude daneben.
client-city-short-house3 = Wohnhaus
client-city-help-house3 = Wohnhäuser vom Wert 3, die Seite an Seite liegen, bilden ein Wohngebiet. Am Ende zählt es die Summe seiner Wohnhäuser mal die Zahl verschiedener Farben öffentlicher Gebäude daneben.
client-city-short-house4 = Wohnhaus
client-city-help-house4 = Wohnhäuser vom Wert 4, die Seite an Seite liegen, bilden ein Wohngebiet. Am Ende zählt es die Summe seiner Wohnhäuser mal die Zahl verschiedener Farben öffentlicher Gebäude daneben.
client-city-short-luxury-house2 = Luxus
client-city-help-luxury-house2 = Zählt wie jedes Wohnhaus vom Wert 2.
client-city-short-luxury-house3 = Luxus
client-city-help-luxury-house3 = Zählt wie jedes Wohnhaus vom Wert 3.
client-city-short-luxury-house4 = Luxus
client-city-help-luxury-house4 = Zählt wie jedes Wohnhaus vom Wert 4.
client-city-short-market = Markt
client-city-help-market = Beim Bauen: 1 Geld für jede Karte daneben. Grünes öffentliches Gebäude.
client-city-short-arena = Arena
client-city-help-arena = Beim Bauen: 1 Einflussmarker für jede Karte daneben. Rotes öffentliches Gebäude.
client-city-short-school = Schule
client-city-help-school = Beim Bauen: Wähle einen der Stapel II, III und IV, die im Spiel sind, und zieh von ihm eine Karte für jede Karte daneben. Eine davon behältst du, die anderen legst du in beliebiger Reihenfolge unter denselben Stapel. Gelbes öffentliches Gebäude.
client-city-short-therma = Therma
client-city-help-therma = Beim Bauen: 1 Siegpunktmarker darauf für jede Karte daneben. Am Ende zählt jedes angrenzende Wohngebiet so viele Punkte mehr; liegen mehrere Thermen daran, nur die mit den meisten Markern. Blaues öffentliches Gebäude.
client-city-short-forum-romanum = Forum
client-city-help-forum-romanum = Wie ein Markt, mit 1 Geld mehr.
client-city-short-colosseum = Kolosseum
client-city-help-colosseum = Wie eine Arena, mit 1 Einflussmarker mehr.
client-city-short-university = Universität
client-city-help-university = Wie eine Schule, mit einer gezogenen Karte mehr. Du behältst trotzdem nur eine.
client-city-short-imperial-therma = Kaiser-Th.
client-city-help-imperial-therma = Wie eine Therma, mit 1 Siegpunktmarker mehr.
client-city-short-aqueduct = Aquädukt
client-city-help-aqueduct = Höchstens eines in jeder Reihe und in jeder Spalte. Es darf auch eine Karte deiner Stadt ersetzen, die dann aus dem Spiel ist. Eines zählt 4, zwei 12, drei 24, vier 40 Punkte.
client-city-short-great-aqueduct = Aquädukt
client-city-help-great-aqueduct = Zählt wie jedes Aquädukt.
client-city-short-minerva = Minerva
client-city-help-minerva = Am Ende 10 Punkte, wenn deine Stadt aus allen 16 Karten besteht.
client-city-short-fortuna = Fortuna
client-city-help-fortuna = Am Ende 15 Punkte, wenn in deiner Stadt öffentliche Gebäude aller vier Farben stehen.
client-city-short-amor = Amor
client-city-help-amor = Am Ende 10 Punkte für mindestens vier Wohnhäuser vom Wert 2.
client-city-short-juno = Juno
client-city-help-juno = Am Ende 10 Punkte für mindestens vier Tempel, diesen mitgezählt.
client-city-short-saturnus = Saturnus
client-city-help-saturnus = Am Ende 15 Punkte für mindestens vier Produktionsgebäude.
client-city-short-luna = Luna
client-city-help-luna = Am Ende 1 Punkt für jeden Stern auf den Karten deiner Stadt, den eigenen mitgezählt.
client-city-short-mars = Mars
client-city-help-mars = Am Ende 5 Punkte, wenn du mindestens ein Wohnhaus vom Wert 4 hast.
client-city-short-venus = Venus
client-city-help-venus = Am Ende 2 Punkte für jedes Wohnhaus vom Wert 2.
client-city-short-jupiter = Jupiter
client-city-help-jupiter = Am Ende 2 Punkte für jeden Tempel, diesen mitgezählt.
client-city-short-mercury = Merkur
client-city-help-mercury = Am Ende 1 Punkt zusätzlich für je 3 Geld, die du übrig hast.

## Auf dem Tisch
client-city-plan = Stadtplan
client-city-strip = Aktionsstreifen
client-city-emperor = Der Kaiser
client-city-field = Feld { $field }: { $bricks } { $bricks ->
    [one] Baupunkt
   *[other] Baupunkte
  }, { $cogs } { $cogs ->
    [one] Produktionspunkt
   *[other] Produktionspunkte
  }
client-city-rounds = Runde { $round } von { $rounds }
client-city-forum = Tischmitte
client-city-offer = Angebot
client-city-peeked = Karten zur Auswahl
client-city-deck = Stapel { $deck }, { $cards ->
        [0] keine Karte mehr
        [one] noch eine Karte
       *[other] noch { $cards } Karten
    }
client-city-influence-card = Einflusswertungskarte, { $value ->
        [one] ein Punkt
       *[other] { $value } Punkte
    }
client-city-money = Geld: { $money }
client-city-influence = Einfluss: { $influence }
client-city-held = Handkarten: { $cards }
client-city-hand = Deine Hand
client-city-hand-of = Handkarten
client-city-hand-empty = Keine Karten auf der Hand
client-city-hidden =
    { $cards ->
        [one] Eine Karte ist verdeckt.
       *[other] { $cards } Karten sind verdeckt.
    }
client-city-score = { $points ->
        [one] Ein Punkt
       *[other] { $points } Punkte
    }, wenn das Spiel jetzt endete
client-city-free = Frei: { $bricks } { $bricks ->
    [one] Baupunkt
   *[other] Baupunkte
  }, { $cogs } { $cogs ->
    [one] Produktionspunkt
   *[other] Produktionspunkte
  }
client-city-start-player = Startspieler
client-city-enlarge = Stadt ansehen: { $name }
client-city-back = Zurück zu meiner Stadt
client-city-district = Wohngebiet vom Wert { $value }: { $houses ->
        [one] ein Wohnhaus
       *[other] { $houses } Wohnhäuser
    }, { $colours ->
        [one] eine Farbe
       *[other] { $colours } Farben
    }, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
client-city-change = { $points ->
        [0] Wohngebiete: unverändert
        [one] Wohngebiete: { $change } Punkt
       *[other] Wohngebiete: { $change } Punkte
    }
client-city-cost =
    { $cost ->
        [one] 1 Baupunkt
       *[other] { $cost } Baupunkte
    }
client-city-stars = { $stars ->
        [one] 1 Einflussmarker beim Bauen
       *[other] { $stars } Einflussmarker beim Bauen
    }
client-city-moment-draft = Die erste Karte wählen
client-city-moment-placement = Runde { $round } von { $rounds } · Setzphase
client-city-moment-action = Runde { $round } von { $rounds } · Aktionsphase
client-city-moment-over = Spielende nach Runde { $rounds }

## Was etwas auf dem Tisch ist
client-city-topic-strip = Aktionsstreifen
client-city-about-strip = Dein Baumeister hat die Punkte seines eigenen Feldes und aller Felder zwischen ihm und dem Kaiser. Nah am Kaiser: freie Wahl, wenig Punkte. Weit weg: viele Punkte, wenig Wahl.
client-city-topic-emperor = Der Kaiser
client-city-about-emperor = In der Aktionsphase kommt der Baumeister, der ihm am nächsten steht, zuerst dran. In der nächsten Runde liegt ein anderer Streifen oben.
client-city-topic-deck = Gebäudestapel
client-city-about-deck = In jeder Runde werden die obersten Karten der Stapel zum Angebot. Stapel I enthält 14 Spezialgebäude, jedes kommt genau einmal.
client-city-topic-influence = Einfluss
client-city-about-influence = Liegen am Rundenende Einflusswertungskarten aus, nimmt sie alle, wer allein die meisten Einflussmarker hat, und gibt dafür alle seine Marker ab. Bei Gleichstand bleiben sie liegen. Je zwei Marker zählen am Ende 1 Punkt.
client-city-topic-money = Geld
client-city-about-money = Ein fehlender Baupunkt kostet 2 Geld, ein fehlender Produktionspunkt 1. Jedes Geld zählt am Ende 1 Punkt.
client-city-topic-points = Aktionspunkte
client-city-about-points = Was dein Baumeister jetzt kostenlos nutzen darf: Ziegelsteine, um eine Karte zu bauen, Zahnräder für die Produktion (2 nötig). Was übrig bleibt, verfällt.
client-city-topic-district = Wohngebiet
client-city-about-district = Summe der Wohnhäuser × Zahl verschiedener Farben öffentlicher Gebäude daneben, dazu die Siegpunktmarker der besten Therma daneben. Ohne öffentliches Gebäude ist es nichts wert.
client-city-topic-score = Punktestand
client-city-about-score = Was Stadt, Geld und Einfluss wert wären, wenn das Spiel jetzt endete.
client-city-topic-rounds = Die Runden
client-city-about-rounds = Für jede Runde ein Stein. Die Einflusswertungskarten stehen über der Runde, in der sie erscheinen: zu dritt und zu viert 14 Runden, zu zweit 7.

## Regelseite
client-city-rules-aim = Spielziel
client-city-rules-aim-text = Alle bauen ihr eigenes Rom: ein Quadrat aus höchstens 4 mal 4 Gebäudekarten, das um zwei Startkarten wächst. Nach 14 Runden (zu zweit 7) gewinnt die wertvollste Stadt.
client-city-rules-setup = Spielvorbereitung
client-city-rules-setup-text = Jeder beginnt mit einem Gemüsehof, einem Wohnhaus vom Wert 2 und 5 Geld. So viele Karten von Stapel II, wie Spieler da sind, gehen reihum: Jeder behält eine und gibt den Rest weiter, angefangen beim rechten Nachbarn des Startspielers und weiter gegen den Uhrzeigersinn; der Startspieler bekommt die letzte. Zu dritt fehlt Stapel IV, zu zweit gibt es nur Stapel I und II.
client-city-rules-round = Eine Runde
client-city-rules-upkeep = 1. Vorbereitung
client-city-rules-upkeep-text = Der oberste Streifen kommt gewendet unter den Stapel. Die oberste Karte jedes Stapels wird zum Angebot (zu zweit je zwei). Kommt auf Stapel I eine Einflusswertungskarte zum Vorschein, wird sie neben das Angebot gelegt.
client-city-rules-placement = 2. Setzphase
client-city-rules-placement-text = Beginnend beim Startspieler setzt jeder einen Baumeister auf ein freies Feld des Streifens. Zu zweit hat jeder zwei, die abwechselnd gesetzt werden. Ein Baumeister nutzt das Symbol seines Feldes und alle Symbole zwischen ihm und dem Kaiser: Ziegelsteine sind Baupunkte, Zahnräder Produktionspunkte.
client-city-rules-action = 3. Aktionsphase
client-city-rules-action-text = Der Baumeister am nächsten beim Kaiser beginnt. Er nimmt eine Karte aus dem Angebot – das ist Pflicht – und darf danach einmal bauen und einmal produzieren, in beliebiger Reihenfolge. Vor einer Aktion lassen sich fehlende Punkte kaufen: ein Baupunkt für 2 Geld, ein Produktionspunkt für 1. Übrige Punkte verfallen. Zu zweit hat jeder Baumeister einen eigenen Zug.
client-city-rules-build-text = Gebaut wird genau eine Handkarte. Sie kommt auf einen freien Platz, muss mit einer Kante an deine Stadt grenzen und darf sie nicht über 4 mal 4 hinaus dehnen. Nur Aquädukte dürfen eine Karte ersetzen. Öffentliche Gebäude wirken sofort, Sterne bringen sofort Einflussmarker.
client-city-rules-produce-text = Die Produktion braucht 2 Produktionspunkte und setzt alle deine Produktionsgebäude einmal in Gang.
client-city-rules-influence = Einflusswertung
client-city-rules-influence-text = Nach den Zügen wandert die Startspielerfigur weiter. Liegen dann Einflusswertungskarten aus, nimmt sie alle, wer allein die meisten Einflussmarker hat, und gibt alle Marker ab. Bei Gleichstand bleiben sie liegen, und am Ende der nächsten Runde wird wieder verglichen. Nach der letzten Runde bekommt sie bei Gleichstand niemand.
client-city-rules-buildings = Die Gebäude
client-city-rules-production = Produktionsgebäude
client-city-rules-houses = Wohnhäuser
client-city-rules-public = Öffentliche Gebäude
client-city-rules-aqueducts = Aquädukte
client-city-rules-temples = Tempel
client-city-rules-score = Schlusswertung
client-city-rules-score-text = Wohngebiete: Summe der Wohnhäuser mal Zahl verschiedener Farben daneben, dazu die Siegpunktmarker der Therma daneben, auf der die meisten liegen. Aquädukte: 4, 12, 24 oder 40. Tempel: was jeder sagt. Geld: je 1. Einflussmarker: 1 für je zwei. Einflusswertungskarten: ihr Wert. Handkarten: nichts. Bei Gleichstand entscheiden Einflussmarker, dann Geld; ist auch das gleich, wird der Sieg geteilt.
client-city-rules-example = Ein Beispiel
client-city-rules-example-text = Drei Wohnhäuser vom Wert 2 (zusammen 6) berühren einen Markt und eine Therma mit 2 Siegpunktmarkern: zwei Farben. Das Wohngebiet zählt 6 × 2 + 2 = 14 Punkte. Das einzelne Wohnhaus vom Wert 3 berührt nur die Therma: 3 × 1 + 2 = 5.

## Wertungszeilen und kommende Streifen
client-city-line-houses2 = Wohngebiete vom Wert 2
client-city-line-houses3 = Wohngebiete vom Wert 3
client-city-line-houses4 = Wohngebiete vom Wert 4
client-city-line-aqueducts = Aquädukte
client-city-line-temples = Tempel
client-city-line-money = Geld
client-city-line-influence = Einflussmarker
client-city-line-influence-cards = Einflusswertungskarten
client-city-next = als Nächstes
client-city-coming = Die nächsten Streifen, vom Kaiser aus: { $strips }
client-city-sign-brick = Ziegelstein
client-city-sign-cog = Zahnrad
client-city-topic-coming = Die nächsten Streifen
client-city-about-coming = In dieser Reihenfolge kommen die nächsten Streifen. Sobald alle sechs einmal zu sehen waren, kann das jeder wissen.
