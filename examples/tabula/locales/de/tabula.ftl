tabula-name = Tabula
tabula-summary = Zwei Heere von Steinen laufen in dieselbe Richtung über vierundzwanzig Felder. Drei Würfel tragen sie, und wer allein steht, kann zurückgeschickt werden.

## Die Frage und ihre Antworten

tabula-ask-advance = Welchen Stein trägt welcher Würfel?
tabula-carry = Von { $from } nach { $to } mit der { $die }
tabula-carry-in = Aus der Hand auf { $point }
tabula-carry-home = Von { $from } nach Hause mit der { $die }
tabula-why-stuck = Keiner der Würfel kann einen Stein von hier wegtragen.

## Was erzählt wird

tabula-threw = { $seat } wirft { $dice }.
tabula-carried = { $seat } zieht von { $from } nach { $to }.
tabula-carried-in = { $seat } bringt einen Stein auf { $point } ins Spiel.
tabula-carried-home = { $seat } bringt einen Stein von { $from } nach Hause.
tabula-hit = Der Stein von { $seat } auf { $at } ist geschlagen und geht zurück in die Hand.
tabula-stuck = { $seat } kann den Rest des Wurfs nicht setzen.

## Der Tisch und die Wertung

tabula-show-army = { $seat }: { $hand } in der Hand, { $home } zu Hause, auf den Feldern: { $points }
tabula-show-point = { $point } ({ $stones })
tabula-score-home = Steine zu Hause

## Woraus ein Stand besteht

tabula-feature-way = Weg vor sich
tabula-feature-singles = bedrohte einzelne Steine
