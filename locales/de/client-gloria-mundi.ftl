# Gloria Mundi im Browser: Tisch, Hilfe, Regelseite.

client-gloria-moment-lay-card = Zug { $turn } · Karte auslegen
client-gloria-moment-activate = Zug { $turn } · Aktivierung
client-gloria-moment-buy = Zug { $turn } · Kauf
client-gloria-moment-goth = Zug { $turn } · der Gote
client-gloria-moment-destroy = Zug { $turn } · Plünderung
client-gloria-moment-reclaim = Zug { $turn } · Tribut zurückfordern
client-gloria-moment-over = Das Spiel ist zu Ende

## Der Tisch
client-gloria-farm = Landgut
client-gloria-city = Stadt
client-gloria-peace = Frieden-Karte
client-gloria-farm-many = Landgüter
client-gloria-city-many = Städte
client-gloria-peace-many = Frieden-Karten
client-gloria-map = Die Karte
client-gloria-space = Feld { $space } auf der Laufstrecke des Goten
client-gloria-roman = { $name }: Schritt { $steps } von { $africa }
client-gloria-goth-at = Der Gote auf Feld { $space }, { $left ->
    [one] ein Feld
   *[other] { $left } Felder
} vor Rom
client-gloria-demands = Der Gote verlangt
client-gloria-otherwise = sonst zerstört er
client-gloria-unstoppable = Den Goten hält nichts mehr auf
client-gloria-owed = Noch zu verlieren:
client-gloria-loses = { $name } verliert eine Karte
client-gloria-spoils = Tribut zurückfordern:
client-gloria-bare = { $card } ohne Aufbau: { $count }
client-gloria-in-hand = { $card } auf der Hand: { $count }
client-gloria-screen = Sichtschirm
client-gloria-screen-closed = Ressourcensteine und Hand sind hinter dem Sichtschirm verborgen.
client-gloria-hand-closed = { $count ->
    [0] Keine Basis-Karte auf der Hand
    [one] 1 Basis-Karte auf der Hand
   *[other] { $count } Basis-Karten auf der Hand
}
client-gloria-yield = Wenn jede Karte produziert
client-gloria-would-bring = { $card }: Du bekämst
client-gloria-still-acts = Noch aktiv: bis zu
client-gloria-or-effect = oder { $building }
client-gloria-supply = Nimm:
client-gloria-asked = noch verlangt
client-gloria-plus = { $count ->
    [one] dazu 1 beliebiger Stein
   *[other] dazu { $count } beliebige Steine
}
client-gloria-paid = bezahlt
client-gloria-price = Preis
client-gloria-raid = Der Gote zieht
client-gloria-raid-by = Kein Tribut: { $name }
client-gloria-look = Ansehen, was { $name } besitzt
client-gloria-back = Zurück zu mir
client-gloria-known = Was du wissen kannst
client-gloria-known-short = Bekannt
client-gloria-known-about = Die Sichtschirme sind an diesem Tisch offen: Ressourcensteine und Handkarten sind für alle mitgezählt. Hinter den Steinen stehen die Basis-Karten auf der Hand.
client-gloria-known-about-closed = Die Sichtschirme sind geschlossen: Ressourcensteine und Handkarten siehst du nur bei dir. Was die anderen haben, musst du dir merken; genommen und bezahlt wird alles offen.
client-gloria-sum = Summe
client-gloria-steps = Schritte
client-gloria-unseen = { $count ->
    [one] Eine Aufbau-Karte liegt noch im Stapel
   *[other] { $count } Aufbau-Karten liegen noch im Stapel
}
client-gloria-burnt = { $count ->
    [one] Eine Aufbau-Karte im Feuer
   *[other] { $count } Aufbau-Karten im Feuer
}
client-gloria-burnt-none = Noch ist nichts verbrannt.

## Hilfe
client-gloria-kind-farm = Grün: liegt auf einem Landgut und wird mit den Landgütern aktiv.
client-gloria-kind-city = Gelb: liegt auf einer Stadt und wird mit den Städten aktiv.
client-gloria-kind-peace = Weiß: liegt auf einer Frieden-Karte und wird mit den Frieden-Karten aktiv.
client-gloria-kind-builder = Baumeister-Karte, rot mit Hammer: liegt auf einer beliebigen Basis-Karte und hilft bei späteren Käufen.
client-gloria-kind-wall = Mauer-Karte, rot: liegt auf der Basis-Karte, die sie schützt.
client-gloria-card-steps = { $steps ->
    [0] Der Kauf bringt keine Schritte.
    [one] Der Kauf bringt sofort 1 Schritt.
   *[other] Der Kauf bringt sofort { $steps } Schritte.
}
client-gloria-card-printed = { "" }
client-gloria-card-rulebook = Name, Preis und Schritte stehen so in der Regel.
client-gloria-card-seen = Name, Preis und Schritte stammen aus der Beschreibung einer gedruckten Karte.
client-gloria-card-reported = Name, Preis und Schritte stammen aus Besprechungen.
client-gloria-card-inferred = Name, Preis und Schritte folgen aus der Regel.
client-gloria-card-reconstructed = Name, Preis und Schritte sind rekonstruiert: Die gedruckte Karte lag uns nicht vor.
client-gloria-ability-printed = { "" }
client-gloria-ability-rulebook = Die Wirkung erklärt die Spielregel.
client-gloria-ability-seen = Die Wirkung ist in einer Besprechung beschrieben.
client-gloria-ability-reported = Die Wirkung stammt aus Besprechungen.
client-gloria-ability-inferred = Die Wirkung ist eine Form dessen, was die Spielregel erklärt.
client-gloria-ability-reconstructed = Auch die Wirkung ist rekonstruiert, aus den Symbolen der Spielregel.
client-gloria-road-reconstructed = Die Reihenfolge der Symbole ist rekonstruiert: Länge und Art der Felder sind bekannt, der gedruckte Plan lag uns nicht vor.
client-gloria-sea-reconstructed = Die Länge der Laufstrecke ist rekonstruiert; berichtet werden „knapp vierzig“ Schritte.
client-gloria-about-farm = Produziert Nahrung, wenn jemand ein Landgut auslegt. Jedes Haus, über das der Gote zieht, kostet ein Landgut.
client-gloria-about-city = Produziert Gold, wenn jemand eine Stadt auslegt. Jeder Tempel, über den der Gote zieht, kostet eine Stadt.
client-gloria-about-peace = Produziert Frieden, wenn jemand eine Frieden-Karte auslegt. Jeder Schild, über den der Gote zieht, kostet eine Frieden-Karte.
client-gloria-about-product = je Karte, deren Aufbau-Karte nicht genutzt wird
client-gloria-about-symbols = geht verloren, wenn der Gote vorbeizieht
client-gloria-about-lying = liegt hier als Tribut
client-gloria-about-road = Der Tribut eines Felds ist ein Ressourcenstein je Symbol: Nahrung für ein Landgut, Gold für eine Stadt, Frieden für Frieden. Zahlt der aktive Spieler nicht, zieht der Gote auf das letzte Feld mit Tribut – oder ein Feld weiter, wenn keiner vor ihm liegt.
client-gloria-about-good-food = Landgüter produzieren sie. In Preisen und Tribut kann Ruhm für sie einspringen.
client-gloria-about-good-gold = Städte produzieren es. In Preisen und Tribut kann Ruhm dafür einspringen.
client-gloria-about-good-peace = Frieden-Karten produzieren ihn. In Preisen und Tribut kann Ruhm für ihn einspringen.
client-gloria-about-good-glory = Nur Aufbau-Karten bringen Ruhm. In Preisen, Mehrkosten und Tribut ersetzt er jeden anderen Stein. Verlangt ein Preis Ruhm, hilft nur Ruhm selbst – oder eine Baumeister-Karte, die ihn ersetzt.
client-gloria-about-good-step = Dein Römer kommt auf der Laufstrecke ein Feld näher an Afrika.
client-gloria-steps-of = Schritt { $steps } von { $africa }.
client-gloria-about-roman = Schritte bringen der Lorbeerkranz einer gekauften Aufbau-Karte und manche Wirkungen. Wer Afrika zuerst erreicht, gewinnt sofort.
client-gloria-about-screen = Die Sichtschirme sind an diesem Tisch offen: Was dahinter liegt, sehen alle.
client-gloria-about-screen-closed = Die Sichtschirme sind geschlossen: Ressourcensteine und Handkarten sieht nur, wem sie gehören. Tribut liegt offen auf der Laufstrecke, und am Ende werden alle Schirme gehoben.
client-gloria-topic-roman = Ein Römer auf dem Weg
client-gloria-topic-screen = Hinter dem Sichtschirm
client-gloria-topic-display = Auslage
client-gloria-topic-hand = Hand
client-gloria-about-hand = In jedem Zug legst du eine Basis-Karte aus. Dann werden alle Karten ihres Typs aktiv, bei allen. Wer keine mehr hat, beendet das Spiel.
client-gloria-topic-tokens = Ressourcensteine
client-gloria-about-tokens = Damit bezahlst du Aufbau-Karten und Tribut.
client-gloria-topic-forum = Das Forum
client-gloria-about-forum = Bis zu sechs Aufbau-Karten stehen zum Kauf. Eine neue kommt auf den teuersten Platz und schiebt die anderen weiter.
client-gloria-topic-surcharge = Mehrkosten
client-gloria-about-surcharge = So viele beliebige Steine kostet die Karte zusätzlich zum aufgedruckten Preis. Neue Karten schieben sie auf billigere Plätze; was hinausgeschoben wird, verbrennt.
client-gloria-topic-tribute = Tribut
client-gloria-about-tribute = Der aktive Spieler darf ihn zahlen, um den Goten in diesem Zug aufzuhalten. Die Steine liegen dann auf dem nächsten freien Feld, einer je Symbol.
client-gloria-topic-raid = Plünderung
client-gloria-about-raid = Ohne Tribut zieht der Gote über diese Symbole. Für jedes geht eine passende Basis-Karte verloren, reihum je eine, beginnend beim aktiven Spieler.
client-gloria-topic-goth = Der Gote
client-gloria-about-goth = Er zieht aus dem Nordosten nach Rom. Kommt er an, endet das Spiel, und wer die meisten Schritte gemacht hat, gewinnt.
client-gloria-topic-rome = Rom
client-gloria-about-rome = Hier brechen die Römer auf. Kommt der Gote an, ist das Spiel zu Ende.
client-gloria-topic-africa = Afrika
client-gloria-about-africa = Der erste Römer, der hier ankommt, gewinnt sofort.

## Regelseite
client-gloria-rules-aim = Spielziel
client-gloria-rules-aim-text = Rom fällt. Aus dem Nordosten kommt der Gote; von Rom fliehen die Römer der Spieler nach Afrika. Wer dort zuerst ankommt, gewinnt sofort. Ist der Gote vorher in Rom, hat jemand keine Karte mehr auszulegen oder ist der Stapel leer, gewinnt, wer die meisten Schritte gemacht hat.
client-gloria-rules-setup = Spielvorbereitung
client-gloria-rules-setup-text = Alle erhalten Basis-Karten nach der Tabelle, legen von jedem Typ eine offen vor sich aus und beginnen mit einer Nahrung, einem Gold und einem Frieden. Die Zahlen schließen die drei ausgelegten Karten ein. Das Forum ist leer, der Gote und die Römer stehen auf ihren Startfeldern. Wer beginnt, wird ausgelost.
client-gloria-rules-screens-text = Ressourcensteine und Handkarten liegen hinter Sichtschirmen. Geheim ist dort nichts, was man sich nicht merken könnte: Alle beginnen gleich, und alles wird offen genommen, ausgelegt und bezahlt. Deshalb zählt der Tisch gewöhnlich für alle mit; wer lieber aus dem Gedächtnis spielt, wählt beim Eröffnen geschlossene Sichtschirme.
client-gloria-rules-players = Spieler
client-gloria-rules-turn = Ein Zug
client-gloria-rules-turn-text = Der aktive Spieler geht durch fünf Phasen, dann ist der Nächste am Zug.
client-gloria-rules-forum = 1 · Das Forum
client-gloria-rules-forum-text = Eine neue Aufbau-Karte kommt auf den teuersten Platz, +5. Liegt dort eine Karte, rückt sie einen Platz weiter und schiebt die nächste, bis zur ersten Lücke. Sind alle sechs Plätze voll, verbrennt die Karte auf +0.
client-gloria-rules-lay = 2 · Karte auslegen
client-gloria-rules-lay-text = Der aktive Spieler legt eine Basis-Karte aus der Hand in seine Auslage. Wer das nicht kann, beendet das Spiel.
client-gloria-rules-activate = 3 · Aktivierung
client-gloria-rules-activate-text = Beginnend beim aktiven Spieler aktivieren alle reihum ihre Basis-Karten des eben ausgelegten Typs, in beliebiger Reihenfolge. Jede Karte produziert ihren Stein – Landgüter Nahrung, Städte Gold, Frieden-Karten Frieden –, oder stattdessen wirkt ihre Aufbau-Karte. Niemand muss eine Karte aktivieren. Rote Aufbau-Karten wirken hier nicht; die Karte darunter produziert.
client-gloria-rules-buy = 4 · Kauf
client-gloria-rules-buy-text = Der aktive Spieler darf eine Aufbau-Karte kaufen: für ihren Preis und so viele beliebige Steine, wie ihr Platz angibt. Sie kommt auf eine seiner Basis-Karten ihrer Farbe, auf der noch keine liegt; Baumeister-Karten passen auf jede, Mauer-Karten auf den Typ, den sie zeigen. Die Schritte im Lorbeerkranz macht er sofort, und er behält sie, auch wenn die Karte verloren geht. Ruhm ersetzt jeden Stein. Umgekehrt ersetzt nur eine Baumeister-Karte Ruhm, den ein Preis verlangt.
client-gloria-rules-goth = 5 · Der Gote
client-gloria-rules-goth-text = Der aktive Spieler darf Tribut für das nächste freie Feld vor dem Goten zahlen: einen Stein je Symbol, Nahrung für ein Landgut, Gold für eine Stadt, Frieden für Frieden; Ruhm ersetzt auch hier jeden. Die Steine bleiben dort liegen, der Gote bleibt stehen. Ist Rom das nächste Feld, hält ihn nichts mehr.
client-gloria-rules-raid = Die Plünderung
client-gloria-rules-raid-text = Ohne Tribut zieht er auf das letzte Feld mit Tribut, oder ein Feld weit, wenn keiner vor ihm liegt. Jedes Symbol, über das er zieht, zerstört eine Basis-Karte seines Typs samt Aufbau-Karte. Beginnend beim aktiven Spieler wählen alle reihum je eine ihrer passenden Karten, bis alle Symbole bedient sind oder niemand mehr eine passende hat. Eine Mauer-Karte darf anstelle der Karte unter ihr verloren gehen.
client-gloria-rules-reclaim-text = Danach wird aller Tribut auf der Laufstrecke zurückgefordert, reihum je ein Stein, beginnend beim aktiven Spieler, unabhängig davon, wer etwas gezahlt oder verloren hat.
client-gloria-rules-effects = Was Aufbau-Karten tun
client-gloria-rules-effect-produce = Produziert das Gezeigte anstelle des Steins der Basis-Karte. Das Schiff ist ein Schritt.
client-gloria-rules-effect-trade = Pfeil: Einmal je Aktivierung gibst du alles ab, was links davon steht, und erhältst, was rechts steht. Abgegeben werden Steine, andere Aufbau-Karten oder Basis-Karten der Auslage; ein Schrägstrich lässt die Wahl. Ruhm ist hier kein Joker.
client-gloria-rules-effect-often = Mit × darfst du so oft tauschen, wie du das Linke ganz abgeben kannst.
client-gloria-rules-effect-owned = Gleichheitszeichen: So viel erhältst du für alles Gezeigte, das du besitzt, auch für die Karte unter dieser. Die anderen bleiben aktiv.
client-gloria-rules-effect-exclusive = Doppelpunkt: So viel erhältst du für jede deiner anderen Karten dieses Typs. Von ihnen wird in diesem Zug keine aktiv, weder vorher noch nachher.
client-gloria-rules-effect-goth = Nur wenn der Gote gerade auf einem Feld mit diesem Symbol steht.
client-gloria-rules-effect-discard = Wirf eine andere deiner Aufbau-Karten ab und mach die Schritte in ihrem Lorbeerkranz; manche Karten geben stattdessen ihren aufgedruckten Preis zurück. Ihre Basis-Karte bleibt liegen.
client-gloria-rules-effect-builder = Baumeister-Karte: Beim Kauf darfst du Steine des Preises, die rechts vom Pfeil stehen, durch ebenso viele ersetzen, die links stehen – einen, mit × beliebig viele. Nicht für die Mehrkosten, und nicht beim Kauf der Karte selbst.
client-gloria-rules-effect-wall = Mauer-Karte: Soll die Karte unter ihr zerstört werden, darf stattdessen sie verloren gehen.
client-gloria-rules-data-text = Die gedruckten Karten und der gedruckte Plan lagen uns nicht vor. Namen, Preise, Schritte und die Folge der Symbole sind deshalb rekonstruiert, in den Grenzen dessen, was Regel und Berichte sagen; die Hilfe jeder Karte nennt, was von ihr bekannt ist. Wer die Schachtel besitzt, kann die gedruckten Karten eintippen und damit spielen.
client-gloria-rules-end = Spielende
client-gloria-rules-end-text = Das Spiel endet sofort, wenn ein Römer in Afrika ankommt; wenn der Gote Rom erreicht, nach Plünderung und Rückforderung des Tributs; wenn der aktive Spieler keine Karte auszulegen hat; oder wenn der Stapel leer ist. Wer die meisten Schritte gemacht hat, gewinnt. Bei Gleichstand entscheidet die Zahl der Ressourcensteine, Ruhm zählt eins; ist auch sie gleich, wird der Sieg geteilt.
