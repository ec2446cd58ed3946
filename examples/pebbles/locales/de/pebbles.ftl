pebbles-name = Pebbles
pebbles-summary = Reihum wirft jeder einen Würfel und nimmt einen Stein vom Haufen oder so viele, wie der Würfel zeigt. Wer den letzten nimmt, hat gewonnen.

pebbles-ask-take = Der Würfel zeigt { $die }. Wie viele der { $heap } Steine nimmst du?
pebbles-take = { $count ->
    [one] Einen Stein
   *[other] { $count } Steine
  }

pebbles-threw = { $seat } wirft { $die }.
pebbles-took = { $seat } nimmt { $count ->
    [one] einen Stein
   *[other] { $count } Steine
  }.

pebbles-show-heap = Der Haufen: { $heap } { $heap ->
    [one] Stein
   *[other] Steine
  }
pebbles-score-last = Der letzte Stein
