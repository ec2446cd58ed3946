city-of-rome-name = City of Rome
city-of-rome-summary = Baumeister errichten Karte für Karte ihre eigene Stadt: Wer dem Kaiser näher steht, wählt früher, wer weiter weg steht, baut billiger.

city-brick = Ziegelstein
city-cog = Zahnrad

## Fragen

city-ask-draft = { $passed ->
    [0] Dir bleibt die letzte Karte als Handkarte.
    [one] Welche Karte behältst du? Die andere geht nach rechts weiter.
   *[other] Welche Karte behältst du? Die übrigen { $passed } gehen nach rechts weiter.
  }
city-ask-place = Auf welches Feld stellst du deinen Baumeister?
city-ask-take = Welche Karte nimmst du aus dem Angebot?
city-ask-act = Bauen oder produzieren? Frei: { $bricks } { $bricks ->
    [one] Baupunkt
   *[other] Baupunkte
  }, { $cogs } { $cogs ->
    [one] Produktionspunkt
   *[other] Produktionspunkte
  }.
city-ask-act-build = Möchtest du noch bauen? Frei: { $bricks } { $bricks ->
    [one] Baupunkt
   *[other] Baupunkte
  }.
city-ask-act-produce = Möchtest du noch produzieren? Frei: { $cogs } { $cogs ->
    [one] Produktionspunkt
   *[other] Produktionspunkte
  }.
city-ask-site = { $card }: Auf welchen Platz?
city-ask-pay = { $card }: Dir { $missing ->
    [one] fehlt ein Baupunkt
   *[other] fehlen { $missing } Baupunkte
  }. Womit zahlst du?
city-ask-school-deck = Von welchem Stapel ziehst du { $draws ->
    [one] eine Karte
   *[other] { $draws } Karten
  }?
city-ask-school-keep = Welche der gezogenen Karten behältst du?
city-ask-school-return = Welche Karte legst du als Nächste unter Stapel { $deck }? Spätere liegen tiefer.

## Antworten

city-keep = { $card } behalten
city-place = Feld { $field } ({ $bricks } { $bricks ->
    [one] Baupunkt
   *[other] Baupunkte
  }, { $cogs } { $cogs ->
    [one] Produktionspunkt
   *[other] Produktionspunkte
  })
city-take = { $card } nehmen (Baukosten { $cost })
city-build = { $card } bauen
city-build-pay = { $card } bauen ({ $markers ->
    [0] { $money } Geld
   *[other] { $money ->
        [0] Marker: { $places }
       *[other] { $money } Geld, Marker: { $places }
      }
  })
city-build-choose = { $card } bauen ({ $missing ->
        [one] ein Baupunkt fehlt
       *[other] { $missing } Baupunkte fehlen
    })
city-produce = Produzieren: { $gains }{ $price ->
    [0] {""}
   *[other] {" "}(Preis: { $price } Geld)
  }
city-gain-money = { $count } Geld
city-gain-influence = { $count ->
    [one] ein Einflussmarker
   *[other] { $count } Einflussmarker
  }
city-gain-markers = { $count ->
    [one] ein Baupunktmarker
   *[other] { $count } Baupunktmarker
  }
city-finish = Zug beenden
city-finish-idle = Nichts tun
city-site = { $at } (neben: { $beside })
city-site-public = { $at } (neben: { $beside } · zählt { $strength })
city-site-replace = { $at } (ersetzt: { $replaced })
city-pay = { $markers ->
    [0] { $money } Geld zahlen
    [one] { $money ->
        [0] Einen Baupunktmarker einsetzen ({ $places })
       *[other] Einen Baupunktmarker einsetzen ({ $places }) und { $money } Geld zahlen
      }
   *[other] { $money ->
        [0] { $markers } Baupunktmarker einsetzen ({ $places })
       *[other] { $markers } Baupunktmarker einsetzen ({ $places }) und { $money } Geld zahlen
      }
  }
city-draw = Von Stapel { $deck } ziehen ({ $cards ->
    [one] noch eine Karte
   *[other] noch { $cards } Karten
  })
city-return = { $card } darunterlegen

## Warum nicht

city-why-taken = Hier steht schon ein Baumeister: { $seat }.
city-why-produced = Du hast mit diesem Baumeister schon produziert.
city-why-production-price = Für die Produktion fehlen dir Produktionspunkte und das Geld, sie zu kaufen.
city-why-no-harvest = Die Produktion brächte dir jetzt nichts.
city-why-built = Du hast mit diesem Baumeister schon gebaut.
city-why-full = Deine Stadt ist voll; nur ein Aquädukt kann noch etwas ersetzen.
city-why-cost = Baukosten { $cost }: Dir { $missing ->
    [one] fehlt ein Baupunkt
   *[other] fehlen { $missing } Baupunkte
  }, und deine Baupunktmarker und dein Geld (2 je Punkt) reichen auch zusammen nicht dafür.

## Was geschah

city-told-begun = Startspieler: { $seat }.
city-told-drafted = { $seat } behält eine Karte und gibt { $passed ->
    [one] eine
   *[other] { $passed }
  } weiter.
city-told-drafted-own = { $seat } behält { $card } und gibt { $passed ->
    [one] eine Karte
   *[other] { $passed } Karten
  } weiter.
city-told-drafted-last = { $seat } bekommt die letzte Karte.
city-told-drafted-last-own = { $seat } bekommt die letzte Karte: { $card }.
city-told-round = Runde { $round }, Startspieler: { $seat }. Angebot: { $cards }.
city-told-influence-card = Die Einflusswertungskarte { $value } liegt aus.
city-told-placed = { $seat } setzt einen Baumeister, Feld { $field } ({ $bricks } { $bricks ->
    [one] Baupunkt
   *[other] Baupunkte
  }, { $cogs } { $cogs ->
    [one] Produktionspunkt
   *[other] Produktionspunkte
  }).
city-told-taken = { $seat } nimmt { $card }.
city-told-built = { $seat } baut { $card } ({ $at }).
city-told-built-paid = { $seat } baut { $card } ({ $at }) und zahlt { $markers ->
    [0] { $money } Geld
    [one] { $money ->
        [0] einen Baupunktmarker
       *[other] einen Baupunktmarker und { $money } Geld
      }
   *[other] { $money ->
        [0] { $markers } Baupunktmarker
       *[other] { $markers } Baupunktmarker und { $money } Geld
      }
  }.
city-told-built-replacing = { $seat } baut { $card } ({ $at }, ersetzt: { $replaced }){ $markers ->
    [0] { $money ->
        [0] {""}
       *[other] {" "}und zahlt { $money } Geld
      }
    [one] {" "}und zahlt einen Baupunktmarker{ $money ->
        [0] {""}
       *[other] {" "}und { $money } Geld
      }
   *[other] {" "}und zahlt { $markers } Baupunktmarker{ $money ->
        [0] {""}
       *[other] {" "}und { $money } Geld
      }
  }.
city-told-stars = { $card }: { $seat } erhält { $influence ->
    [one] einen Einflussmarker für den Stern
   *[other] { $influence } Einflussmarker für die Sterne
  }.
city-told-market = { $card }: { $seat } erhält { $money } Geld.
city-told-arena = { $card }: { $seat } erhält { $influence ->
    [one] einen Einflussmarker
   *[other] { $influence } Einflussmarker
  }.
city-told-therma = { $card }: { $seat } legt { $points ->
    [one] einen Siegpunktmarker
   *[other] { $points } Siegpunktmarker
  } darauf.
city-told-school-drew = { $seat } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  } von Stapel { $deck }.
city-told-school-drew-own = { $seat } zieht von Stapel { $deck }: { $cards }.
city-told-school-kept = { $seat } behält eine Karte; der Rest geht unter Stapel { $deck }.
city-told-school-kept-own = { $seat } behält { $card }; der Rest geht unter Stapel { $deck }.
city-told-school-returned = { $seat } legt { $card } unter Stapel { $deck }.
city-told-produced = { $seat } produziert: { $gains }{ $paid ->
    [0] {""}
   *[other] {" "}(bezahlt: { $paid } Geld)
  }.
city-told-idle = { $seat } führt keine Aktion aus.
city-told-influence-won = { $seat } gewinnt die Einflusswertung, gibt { $markers ->
    [one] einen Einflussmarker
   *[other] { $markers } Einflussmarker
  } ab und nimmt { $cards ->
    [one] die Karte { $values }
   *[other] die Karten { $values }
  }.
city-told-influence-tied = Gleichstand beim Einfluss: { $cards ->
    [one] Die Karte { $values } bleibt
   *[other] Die Karten { $values } bleiben
  } liegen.
city-told-influence-lapsed = Gleichstand beim Einfluss in der letzten Runde: { $cards ->
    [one] Die Karte { $values } geht
   *[other] Die Karten { $values } gehen
  } an niemanden.
city-told-finished = { $many ->
    [one] { $winners } gewinnt
   *[other] { $winners } teilen sich den Sieg
  } mit { $points } { $points ->
    [one] Siegpunkt
   *[other] Siegpunkten
  }.

## Wertung

city-score-houses-2 = Wohngebiete 2
city-score-houses-3 = Wohngebiete 3
city-score-houses-4 = Wohngebiete 4
city-score-aqueducts = Aquädukte
city-score-temples = Tempel
city-score-money = Geld
city-score-influence = Einflussmarker
city-score-influence-cards = Einflusswertungskarten
city-detail-district = { $houses ->
    [one] Ein Wohnhaus
   *[other] { $houses } Wohnhäuser
  }: Wert { $sum } × { $colours } { $colours ->
    [one] Farbe
   *[other] Farben
  }{ $markers ->
    [0] {""}
   *[other] {" "}+ { $markers } von der Therma
  } = { $points }
city-detail-aqueducts = { $count ->
    [0] keine
    [one] ein Aquädukt
   *[other] { $count } Aquädukte
  }
city-detail-temple = { $card }: { $points }
city-detail-influence = { $markers ->
    [0] keine Marker
    [one] ein Marker
   *[other] { $markers } Marker
  }, je zwei bringen einen Punkt
city-detail-influence-card = Karte { $value }
city-remark-winner = { $winners } gewinnt mit den meisten Siegpunkten.
city-remark-tied = Gleichstand an Siegpunkten: { $seats }.
city-remark-tie-influence = { $winners } gewinnt mit mehr Einflussmarkern.
city-remark-tie-money = { $winners } gewinnt bei gleichem Einfluss mit mehr Geld.
city-remark-tie-shared = { $winners } teilen sich den Sieg: gleicher Einfluss, gleiches Geld.

## Stellung als Text

city-show-round = Runde { $round } von { $rounds }, Startspieler: { $start }
city-show-draft = Die ersten Handkarten werden gewählt; Startspieler: { $start }
city-show-over = Das Spiel ist zu Ende
city-show-strip = Kaiser > { $one } [{ $at1 }] { $two } [{ $at2 }] { $three } [{ $at3 }] { $four } [{ $at4 }] { $five } [{ $at5 }]
city-show-offer = Angebot: { $cards }
city-show-decks = Stapel: { $decks }
city-show-known = Von dir unter Stapel { $deck } gelegt, von oben: { $cards }
city-show-influence = Einflusswertung: { $cards }
city-show-player = { $seat }: { $money } Geld, { $influence } Einflussmarker, { $score } { $score ->
    [one] Siegpunkt
   *[other] Siegpunkte
  }, wenn das Spiel jetzt endete
city-show-hand = {"  "}Hand: { $cards }
city-show-hand-hidden = {"  "}Hand: { $cards }, dazu { $count ->
    [one] eine verdeckte Karte (Stapel { $decks })
   *[other] { $count } verdeckte Karten (Stapel { $decks })
  }
city-show-hand-only-hidden = {"  "}Hand: { $count ->
    [one] eine verdeckte Karte (Stapel { $decks })
   *[other] { $count } verdeckte Karten (Stapel { $decks })
  }
city-show-won = {"  "}Gewonnene Einflusswertungskarten: { $cards }
city-show-columns = {"    "}{ $one }      { $two }      { $three }      { $four }
city-show-row = {"  "}{ $row } { $one }{ $mark1 }  { $two }{ $mark2 }  { $three }{ $mark3 }  { $four }{ $mark4 }
city-show-turn = { $seat } ist am Zug: Feld { $field }, frei { $bricks } { $bricks ->
    [one] Baupunkt
   *[other] Baupunkte
  } und { $cogs } { $cogs ->
    [one] Produktionspunkt
   *[other] Produktionspunkte
  }
city-show-peeked = Zur Auswahl: { $cards }
city-show-passed-on = Von dir weitergegeben und noch verdeckt: { $cards }

# Woraus ein Stand besteht, für Tipps.
city-feature-money = Geld
city-feature-districts = Punkte deiner Wohngebiete
city-feature-district-hopes = Wohngebiete, die noch wachsen können
city-feature-aqueducts = Aquädukte
city-feature-temples = Tempel
city-feature-public-places = Platz neben öffentlichen Gebäuden
city-feature-harvest = Produktion
city-feature-building-markers = Baupunktmarker auf deinen Höfen
city-feature-announced = das angekündigte Gebäude
city-feature-hand = gute Handkarten
city-feature-hand-cards = Handkarten
city-feature-builders = Baumeister auf dem Aktionsstreifen
city-feature-influence = Einfluss
city-feature-influence-cards = gewonnene Einflusswertungskarten
city-feature-influence-hopes = die nächste Einflusswertungskarte
city-feature-turns = kommende Züge
city-feature-houses = Wohnhäuser
city-feature-city-cards = Gebäude in der Stadt

## Was ein Tipp vergleicht: je ein Satzteil für mehr und für weniger

city-stake-this-round = am Ende dieser Runde
city-stake-next-round = am Ende der nächsten Runde
city-stake-at-the-end = am Ende der Partie
city-stake-points-more = mehr Punkte
city-stake-points-less = weniger Punkte
city-stake-rival-more = mehr Punkte beim stärksten Gegner
city-stake-rival-less = weniger Punkte beim stärksten Gegner
city-stake-districts-more = mehr Punkte aus Wohngebieten
city-stake-districts-less = weniger Punkte aus Wohngebieten
city-stake-aqueducts-more = mehr Punkte aus Aquädukten
city-stake-aqueducts-less = weniger Punkte aus Aquädukten
city-stake-temples-more = mehr Punkte aus Tempeln
city-stake-temples-less = weniger Punkte aus Tempeln
city-stake-influence-cards-more = mehr Punkte aus Einflusswertungskarten
city-stake-influence-cards-less = weniger Punkte aus Einflusswertungskarten
city-stake-money-more = mehr Geld
city-stake-money-less = weniger Geld
city-stake-influence-more = mehr Einflussmarker
city-stake-influence-less = weniger Einflussmarker
city-stake-production-more = mehr Ertrag, wenn deine Höfe produzieren
city-stake-production-less = weniger Ertrag, wenn deine Höfe produzieren
city-stake-markers-more = mehr Baupunktmarker auf deinen Höfen
city-stake-markers-less = weniger Baupunktmarker auf deinen Höfen
city-stake-hand-more = mehr Karten auf der Hand
city-stake-hand-less = weniger Karten auf der Hand
city-stake-buildings-more = mehr Gebäude in deiner Stadt
city-stake-buildings-less = weniger Gebäude in deiner Stadt
city-stake-start-player-more = du bist öfter Startspieler
city-stake-start-player-less = du bist seltener Startspieler
