pebbles-name = Pebbles
pebbles-summary = Each in turn throws a die and takes one stone from the heap, or as many as the die shows. Whoever takes the last has won.

pebbles-ask-take = The die shows { $die }. How many of the { $heap } stones do you take?
pebbles-take = { $count ->
    [one] One stone
   *[other] { $count } stones
  }

pebbles-threw = { $seat } throws { $die }.
pebbles-took = { $seat } takes { $count ->
    [one] one stone
   *[other] { $count } stones
  }.

pebbles-show-heap = The heap: { $heap } { $heap ->
    [one] stone
   *[other] stones
  }
pebbles-score-last = The last stone
