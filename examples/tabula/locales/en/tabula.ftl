tabula-name = Tabula
tabula-summary = Two armies of stones race the same way over twenty-four points. Three dice carry them, and whoever stands alone may be sent back.

## The question and its answers

tabula-ask-advance = Which stone does which die carry?
tabula-carry = From { $from } to { $to } by the { $die }
tabula-carry-in = From the hand to { $point }
tabula-carry-home = From { $from } home by the { $die }
tabula-why-stuck = None of the dice can carry a stone from here.

## What is told

tabula-threw = { $seat } throws { $dice }.
tabula-carried = { $seat } goes from { $from } to { $to }.
tabula-carried-in = { $seat } brings a stone in on { $point }.
tabula-carried-home = { $seat } brings a stone home from { $from }.
tabula-hit = The stone of { $seat } on { $at } is hit and goes back to the hand.
tabula-stuck = { $seat } cannot play the rest of the throw.

## The table and the score

tabula-show-army = { $seat }: { $hand } in the hand, { $home } at home, on the points: { $points }
tabula-show-point = { $point } ({ $stones })
tabula-score-home = Stones at home

## What a standing is made of

tabula-feature-way = way to go
tabula-feature-singles = single stones in danger
