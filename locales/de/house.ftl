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
house-analysis-seat = { $seat }: Glück { $luck } %, verschenkt { $given } %
house-analysis-cost = Antwort { $entry }, { $seat }: { $cost } % verschenkt mit „{ $played }“; besser war „{ $better }“
