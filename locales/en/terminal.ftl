terminal-you = Titus (you)
terminal-total = Total
terminal-play-start =
    The cards are shuffled. Seal of the seed: { $commitment }
    number = play, u = undo, p = position, s = score, ? = help, q = quit
terminal-play-help = Type the number of a move. u takes your last move back, p shows the position, s the score, q ends the game.
terminal-undo-refused = That cannot be taken back: somebody has learned something since, or there is nothing to take back.
terminal-hand-over = Hand the keyboard to { $seat } and press Enter.
terminal-winner = Winner: { $seats }
terminal-analysis-seat = { $seat }: luck { $luck } %, given away { $given } %
terminal-analysis-cost = Answer { $entry }, { $seat }: { $cost } % given away by “{ $played }”; better was “{ $better }”
