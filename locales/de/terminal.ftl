terminal-you = Titus (du)
terminal-total = Summe
terminal-play-start =
    Das Spiel ist gemischt. Siegel des Startwerts: { $commitment }
    Nummer = Zug, u = zurücknehmen, p = Stellung, s = Punkte, ? = Hilfe, q = aufhören
terminal-play-help = Gib die Nummer eines Zuges ein. u nimmt deinen letzten Zug zurück, p zeigt die Stellung, s die Punkte, q beendet das Spiel.
terminal-undo-refused = Das lässt sich nicht zurücknehmen: Seither hat jemand etwas erfahren, oder es gibt nichts zurückzunehmen.
terminal-hand-over = Tastatur weitergeben: { $seat } ist am Zug. Dann die Eingabetaste drücken.
terminal-winner = Gewonnen: { $seats }
terminal-analysis-seat = { $seat }: Glück { $luck } %, verschenkt { $given } %
terminal-analysis-cost = Antwort { $entry }, { $seat }: { $cost } % verschenkt mit „{ $played }“; besser war „{ $better }“
