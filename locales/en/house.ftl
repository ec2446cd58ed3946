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
house-bot-random-how = Takes any legal move. Good for trying out the rules in peace.
house-bot-beginner-how = Plays like somebody in their second game: sees the obvious, overlooks some of it, and now and then does something on a whim.
house-bot-greedy-how = Always takes what looks best this very moment and never plans one move further.
house-bot-solid-how = Thinks ahead briefly but sensibly and seldom blunders. Moves at once.
house-bot-strong-how = Calculates ahead, considers what you might be holding, and uses every second you allow.
house-analysis-seat = { $seat }: luck { $luck } %, given away { $given } %
house-analysis-cost = Answer { $entry }, { $seat }: { $cost } % given away by “{ $played }”; better was “{ $better }”
