house-nothing = nichts
house-you = Titus (du)
house-total = Summe
house-play-start =
    Das Spiel ist gemischt. Siegel des Startwerts: { $commitment }
    Nummer = Zug, u = zurücknehmen, p = Stellung, s = Punkte, ? = Hilfe, q = aufhören
house-play-help = Tippe die Nummer eines Zuges. u nimmt deinen letzten Zug zurück, p zeigt die Stellung, s die Punkte, q beendet das Spiel.
house-undo-refused = Das lässt sich nicht zurücknehmen: Seither hat jemand etwas erfahren, oder es gibt nichts zurückzunehmen.
house-hand-over = Gib die Tastatur an { $seat } weiter und drücke die Eingabetaste.
house-winner = Gewonnen: { $seats }
house-bot-random = Zufall
house-bot-beginner = Anfänger
house-bot-greedy = Raffzahn
house-bot-plain = Grübler
house-bot-solid = Routinier
house-bot-strong = Stratege
house-bot-cheater = Hellseher
house-bot-random-how = Nimmt irgendeinen erlaubten Zug. Gut, um in Ruhe die Regeln auszuprobieren.
house-bot-beginner-how = Spielt wie jemand in der zweiten Partie: sieht das Naheliegende, übersieht manches und tut ab und zu etwas aus einer Laune heraus.
house-bot-greedy-how = Nimmt immer, was im Augenblick am besten aussieht, und plant nie einen Zug weiter.
house-bot-solid-how = Denkt kurz, aber vernünftig voraus und macht selten grobe Fehler. Zieht sofort.
house-bot-strong-how = Rechnet voraus, überlegt, was ihr auf der Hand haben könntet, und nutzt jede Sekunde, die du ihm gibst.
house-analysis-seat = { $seat }: Glück { $luck } %, verschenkt { $given } %
house-analysis-cost = Antwort { $entry }, { $seat }: { $cost } % verschenkt mit „{ $played }“; besser war „{ $better }“
