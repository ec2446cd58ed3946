house-nothing = nothing
house-you = Titus (you)
house-total = Total
house-play-start =
    The cards are shuffled. Seal of the seed: { $commitment }
    number = play, u = undo, p = position, s = score, ? = help, q = quit
house-play-help = Type the number of a move. u takes your last move back, p shows the position, s the score, q ends the game.
house-undo-refused = That cannot be taken back: somebody has learned something since, or there is nothing to take back.
house-hand-over = Hand the keyboard to { $seat } and press Enter.
house-winner = Winner: { $seats }
house-bot-random = Random
house-bot-beginner = Beginner
house-bot-greedy = Greedy
house-bot-plain = Ponderer
house-bot-solid = Solid
house-bot-strong = Strategist
house-bot-cheater = Seer
house-analysis-seat = { $seat }: luck { $luck } %, given away { $given } %
house-analysis-cost = Answer { $entry }, { $seat }: { $cost } % given away by “{ $played }”; better was “{ $better }”
