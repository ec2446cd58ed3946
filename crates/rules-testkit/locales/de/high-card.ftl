high-card-name = Hohe Karte
high-card-summary = Zieh oder bleib stehen, dann legen alle zugleich eine Karte: Die höchste nimmt die Runde.

high-ask-draw = Ziehst du eine Karte oder bleibst du stehen?
high-draw = Eine Karte ziehen
high-stay = Stehen bleiben
high-deck-empty = Der Stapel ist leer.
high-ask-lay = Welche Karte legst du?
high-lay = { $card } legen

high-unseen = eine Karte
high-drew = { $seat } zieht { $card }.
high-stayed = { $seat } bleibt stehen.
high-laid = { $seat } legt { $card }.
high-took = { $seat } nimmt die Runde.

high-points = Gewonnene Runden
high-points-how = { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}
high-played-out = Alle Runden sind gespielt.

high-line-deck = Stapel: { $cards }
high-line-hand = { $seat } hält { $cards }

high-feature-points = gewonnene Runden
high-feature-share = Anteil an den gelegten Karten
