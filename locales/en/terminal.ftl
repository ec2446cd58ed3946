terminal-you = Titus (you)
terminal-total = Total
terminal-play-start =
    The cards are shuffled. Seal of the seed: { $commitment }
    number = play, u = undo, p = position, s = score, ? = help, q = quit
terminal-play-help = Type the number of a move. u undoes your last move, p shows the position, s the score, q ends the game.
terminal-undo-refused = That cannot be undone: somebody has learned something since, or there is nothing to undo.
terminal-hand-over = Pass the keyboard: { $seat } is to move. Then press Enter.
terminal-winner = Winner: { $seats }
terminal-analysis-seat = { $seat }: luck { $luck } %, lost { $given } %
terminal-analysis-cost = Answer { $entry }, { $seat }: { $cost } % lost by “{ $played }”; better was “{ $better }”
