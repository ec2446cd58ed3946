# Der Tisch von Ruhm für Rom im Browser: Beschriftungen, Hilfe, Anleitung zur ersten Partie, Regelseite.

client-rome-moment = Runde { $round }
client-rome-moment-trial = Probepartie, Runde { $round }
client-rome-back = Zurück zu mir
client-rome-enlarge = { $name } groß zeigen
client-rome-leader = Anführer
client-rome-glory = Ruhm für Rom!
client-rome-demands = Rom verlangt
client-rome-senator = Senator
client-rome-any-role = jede Rolle
client-rome-round = Runde { $round }
client-rome-to-lead = { $name } beginnt
client-rome-leads = { $name } führt an
client-rome-did-open = noch offen
client-rome-did-leads = führt an
client-rome-did-follows = folgt
client-rome-did-thinks = denkt nach
client-rome-clientele = Klientel
client-rome-vault-name = Schatulle
client-rome-stockpile = Materiallager
client-rome-pool = Umschlagplatz
client-rome-camps = Die Lager der Spieler, zum Wischen
client-rome-buildings = Gebäude
client-rome-no-buildings = Noch ist nichts gebaut.
client-rome-hand-of = Hand
client-rome-hand-empty = Keine Karten auf der Hand.
client-rome-vault-empty = leer
client-rome-fountain = Die Karte vor dem Springbrunnen
client-rome-known = Was bekannt ist
client-rome-known-short = Bekanntes
client-rome-no-powers = In der Probepartie wirkt diese Funktion nicht.
client-rome-red-reconstructed = Der Wortlaut der roten Fassung ist rekonstruiert: Das Regelheft nennt ihn nicht, er ist aus verwandten Ausgaben erschlossen.
client-rome-pool-empty = Gerade liegt hier keine Karte.

client-rome-still =
    { $count ->
        [0] fertig
       *[other] noch { $count } { $material }
    }
client-rome-influence = Einfluss { $count }
client-rome-held =
    { $cards ->
        [one] Eine Handkarte, Limit { $limit }
       *[other] { $cards } Handkarten, Limit { $limit }
    }{ $senators ->
        [0] { "" }
        [one] , davon ein Senator
       *[other] , davon { $senators } Senatoren
    }
client-rome-hand = Deine Hand: { $cards } von { $limit }
client-rome-clients = Klientel: { $count } von höchstens { $limit }
client-rome-client =
    { $role }: { $count }{ $resting ->
        [0] { "" }
       *[other] , neu { $resting }
    }{ $acted ->
        [0] { "" }
       *[other] , schon gehandelt { $acted }
    }
client-rome-resting =
    { $count ->
        [one] einer neu
       *[other] { $count } neu
    }
client-rome-rising = { $building } im Bau: { $have } von { $need } Materialien
client-rome-vault = Privatschatulle: { $count } von höchstens { $limit } Karten
client-rome-stored = { $material } im Lager: { $count }
client-rome-actions-card =
    { $count ->
        [one] Handelt als { $role }: noch eine Aktion, jetzt aus einer gespielten Karte
       *[other] Handelt als { $role }: noch { $count } Aktionen, jetzt aus einer gespielten Karte
    }
client-rome-actions-client =
    { $count ->
        [one] Handelt als { $role }: noch eine Aktion, jetzt durch einen Klienten
       *[other] Handelt als { $role }: noch { $count } Aktionen, jetzt durch Klienten
    }
client-rome-actions-power =
    { $count ->
        [one] Handelt als { $role }: noch eine Aktion, geschenkt von: { $building }
       *[other] Handelt als { $role }: noch { $count } Aktionen, geschenkt von: { $building }
    }
client-rome-coming =
    { $count ->
        [one] Eine Aktion steht noch aus
       *[other] { $count } Aktionen stehen noch aus
    }
client-rome-thinks =
    { $count ->
        [one] { $building }: darf noch einmal nachdenken
       *[other] { $building }: darf noch { $count }-mal nachdenken
    }
client-rome-sites-in-town = Bauplätze in der Stadt für { $material }: { $count }
client-rome-sites-out-of-town = Auswärtige Bauplätze für { $material }: { $count }
client-rome-in-pool = { $material } im Umschlagplatz: { $count }
client-rome-deck =
    { $count ->
        [one] Nachziehstapel: eine Karte
       *[other] Nachziehstapel: { $count } Karten
    }
client-rome-senators =
    { $count ->
        [one] Senatoren: noch einer
       *[other] Senatoren: noch { $count }
    }
client-rome-senators-held =
    { $count ->
        [one] Ein Senator
       *[other] { $count } Senatoren
    }
client-rome-holds = Sicher auf der Hand: { $cards }
client-rome-holds-or-hid = Auf der Hand oder verdeckt in der Schatulle: { $cards }
client-rome-lacks = Sicher nicht auf der Hand: { $materials }
client-rome-unseen-about =
    { $count ->
        [one] Eine Karte hast du noch nicht gesehen
       *[other] { $count } Karten hast du noch nicht gesehen
    }: { $deck } davon im Nachziehstapel, die übrigen in fremden Händen und verdeckt in Schatullen. Gefüllte Felder sind noch nicht aufgetaucht.
client-rome-unseen-aside = In der Probepartie liegt auch die Hälfte aller Karten ungesehen beiseite.
client-rome-unseen-of = { $count } von { $copies } noch nicht gesehen
client-rome-worth =
    { $value ->
        [one] Braucht ein Material, bringt einen Einfluss; in der Schatulle ein Punkt. { $copies } Karten im Spiel.
       *[other] Braucht { $value } Materialien, bringt { $value } Einfluss; in der Schatulle { $value } Punkte. { $copies } Karten im Spiel.
    }

## Hilfe zu den Teilen des Tisches
client-rome-topic-influence = Einfluss
client-rome-about-influence = Zwei zu Beginn, dazu die Werte der Bauplätze aller fertigen Gebäude. So viele Klienten und so viele Karten in der Privatschatulle darfst du haben, und am Ende zählt er als Punkte.
client-rome-topic-clients = Klientel
client-rome-about-clients = Jeder Klient handelt von selbst mit, sobald jemand seine Rolle anführt, auch wenn sein Patron nur nachdenkt. Wer in dieser Runde angeheuert wurde, ruht noch. Höchstens so viele wie dein Einfluss.
client-rome-topic-stockpile = Materiallager
client-rome-about-stockpile = Baumaterial für Baumeister und Ware für Kaufleute. Es liegt offen und fasst beliebig viel.
client-rome-topic-vault = Privatschatulle
client-rome-about-vault = Verkauftes Material: am Ende 1 bis 3 Punkte je Karte, und 3 Punkte extra für jede Sorte, von der du allein die meisten hast. Sie liegt verdeckt; gezeigt ist hier, was du gesehen hast. Höchstens so viele Karten wie dein Einfluss.
client-rome-topic-round = Die Runde
client-rome-about-round = Der Anführer spielt eine Rolle aus oder denkt nach. Reihum folgen die anderen der Rolle oder denken nach. Danach handeln alle, der Anführer zuerst.
client-rome-topic-decision = Entscheidung dieser Runde
client-rome-about-decision = Fahne: führt an. Pfeil: folgt. Lampe: denkt nach und zieht Karten. Daneben liegen die ausgespielten Karten.
client-rome-topic-actions = Ausstehende Aktionen
client-rome-about-actions = So oft wird hier noch gehandelt: je ausgespielter Einheit und je Klient der Rolle einmal.
client-rome-topic-source-card = Aktion aus einer Karte
client-rome-about-source-card = Diese Aktion kommt aus der ausgespielten Karte, dem Senator oder dem Bittgesuch.
client-rome-topic-source-client = Aktion eines Klienten
client-rome-about-source-client = Jetzt handelt ein Klient der Rolle, die angeführt wird.
client-rome-topic-source-power = Aktion eines Gebäudes
client-rome-about-source-power = Ein Gebäude hat diese Aktionen geschenkt. Sie gehen allem anderen vor.
client-rome-topic-demand = Rom verlangt
client-rome-about-demand = Der Legionär zeigt eine Handkarte je Aktion. Er nimmt je gezeigter Karte ein gleiches Material aus dem Umschlagplatz, und seine beiden Nachbarn geben ihm je eine solche Handkarte. Wer keine hat, ruft „Ruhm für Rom!“.
client-rome-topic-site-in-town = Bauplätze in der Stadt
client-rome-about-site-in-town = Ein Fundament auf einem Bauplatz seiner Sorte kostet eine Aktion. Ist der letzte Bauplatz der Stadt vergeben, endet das Spiel sofort.
client-rome-topic-site-out-of-town = Auswärtige Bauplätze
client-rome-about-site-out-of-town = Hier kostet ein Fundament zwei Aktionen derselben Art auf einmal. Diese Bauplätze lassen das Spiel weitergehen.
client-rome-topic-deck = Nachziehstapel
client-rome-about-deck = Wer nachdenkt, zieht eine Karte oder füllt die Hand bis zum Limit. Ist der Stapel leer, endet das Spiel sofort.
client-rome-topic-senators = Senatoren
client-rome-about-senators = Sechs gibt es. Ein Senator führt oder folgt jeder Rolle und kehrt danach auf den Stapel zurück. Er zählt als Handkarte und wird beim Nachdenken statt anderer Karten genommen.
client-rome-topic-fountain = Springbrunnen
client-rome-about-fountain = Jemand hat die oberste Karte des Stapels angesehen und entscheidet, was aus ihr wird.
client-rome-about-pool = Hier liegen alle gespielten und abgelegten Karten offen, nach Sorten. Arbeiter holen Material ins Lager, Patrone Klienten: { $role }.

## Die sechs Rollen
client-rome-about-laborer = Nimm ein Material aus dem Umschlagplatz in dein Materiallager.
client-rome-about-craftsman = Lege ein Fundament aus der Hand auf einen Bauplatz oder baue eine passende Handkarte als Material an einen deiner Bauten.
client-rome-about-architect = Lege ein Fundament aus der Hand auf einen Bauplatz oder baue ein passendes Material aus deinem Lager an einen deiner Bauten.
client-rome-about-legionary = Zeige eine Handkarte: Rom verlangt dieses Material. Du nimmst eines aus dem Umschlagplatz, und deine beiden Nachbarn geben dir je eine passende Handkarte. Alles kommt in dein Lager; gezeigte Karten behältst du.
client-rome-about-merchant = Lege ein Material aus deinem Lager verdeckt in die Privatschatulle. Es zählt am Ende 1 bis 3 Punkte.
client-rome-about-patron = Heuere eine Karte aus dem Umschlagplatz als Klienten an. Ab der nächsten Runde handelt er mit, wann immer seine Rolle an der Reihe ist.

## Was die Gebäude können, in wenigen Worten
client-rome-short-insula = +2 Klienten
client-rome-short-latrine = Vor dem Nachdenken 1 Karte ablegen
client-rome-short-road = An Stein passt alles
client-rome-short-bar = Patron: auch vom Stapel
client-rome-short-circus = Jede Karte als Baumeister (rot: Bittgesuch mit 2)
client-rome-short-dock = Arbeiter: auch aus der Hand
client-rome-short-market = +2 Karten in der Schatulle
client-rome-short-palisade = Schutz vor Legionären
client-rome-short-amphitheatre = Fertig: Handwerker × Einfluss
client-rome-short-aqueduct = Patron: auch aus der Hand; doppelt so viele Klienten
client-rome-short-bridge = Legionär: von allen, auch aus dem Lager
client-rome-short-storeroom = Alle Klienten als Arbeiter
client-rome-short-senate = Gespielte Senatoren der Gegner nehmen
client-rome-short-wall = Schutz auch vor Brücken; Punkte für je 2 Karten
client-rome-short-tower = Schutt passt immer; auswärts nur 1 Aktion
client-rome-short-vomitorium = Vor dem Nachdenken die Hand abwerfen
client-rome-short-academy = Nach Handwerk einmal nachdenken
client-rome-short-atrium = Kaufmann: vom Stapel statt Lager
client-rome-short-foundry = Fertig: Arbeiter × Einfluss
client-rome-short-shrine = Handlimit +2
client-rome-short-school = Fertig: Nachdenken × Einfluss
client-rome-short-gate = Marmor wirkt schon als Fundament
client-rome-short-bath = Neue Klienten handeln sofort
client-rome-short-archway = Baumeister: auch aus dem Umschlagplatz
client-rome-short-colosseum = Legionär: auch Klienten in die Schatulle
client-rome-short-garden = Fertig: Patron × Einfluss
client-rome-short-sewer = Gespielte Karten ins Lager
client-rome-short-catacomb = Fertig: Spielende
client-rome-short-scriptorium = 1 Marmor stellt alles fertig
client-rome-short-slave-market = Klienten handeln zweimal
client-rome-short-prison = Fertig: ein fremdes Gebäude nehmen
client-rome-short-villa = Baumeister: 1 Material genügt
client-rome-short-basilica = Kaufmann: auch aus der Hand
client-rome-short-forum = Sieg: alle 6 Klienten und Materialien (rot: Klienten)
client-rome-short-stairway = Baumeister: fremde Gebäude für alle öffnen
client-rome-short-ludus-magnus = Kaufleute als jede Rolle
client-rome-short-palace = Mehrere Karten, mehrere Aktionen
client-rome-short-fountain = Handwerker: vom Stapel bauen
client-rome-short-statue = Auf jedem Bauplatz; +3 Punkte
client-rome-short-temple = Handlimit +4

## Die erste Partie
client-rome-guide-hand = Willkommen im zerstörten Rom. Deine Handkarten sind fünf Dinge in einem: eine Rolle, die du spielst, ein Klient, ein Baumaterial, ein Gebäude und Geld für deine Schatulle. Farbe und Zeichen am linken Rand sagen, wofür.
client-rome-guide-camp = Das ist dein Einflussbereich: links wohnen deine Klienten, um die Gebäude herum liegen Materiallager und Privatschatulle, oben steht dein Einfluss. Er begrenzt Klienten und Schatulle und zählt am Ende als Punkte.
client-rome-guide-table = In der Mitte liegt, was allen gehört: je Farbe eine Rolle, Bauplätze in der Stadt und auswärts, und darunter der Umschlagplatz mit den Karten, die sich alle holen können.
client-rome-guide-round = Oben siehst du die Runde: wer anführt, wer folgt oder nachdenkt, welche Karten ausliegen und wie viele Aktionen noch kommen.
client-rome-guide-end = Das Spiel endet, sobald der Stapel leer ist oder der letzte Bauplatz in der Stadt vergeben ist. Dann zählen Einfluss, Schatulle und die Boni der Kaufleute.
client-rome-guide-farewell = Nun kennst du alles, was die Probepartie braucht. Wer sie gespielt hat, nimmt das nächste Mal die vierzig Gebäudefunktionen dazu. Ruhm für Rom!
client-rome-guide-lead-1 = Du bist Anführer. Jede Handkarte ist eine Rolle: Klicke eine an, um sie anzuführen, oder denke nach, um Karten zu ziehen. Zeige auf etwas, um zu lesen, was es ist.
client-rome-guide-lead-2 = Führe an, was dir mehr nützt als den anderen: Wer die passende Karte hat, darf dir folgen. Am Anfang bringen Patrone Klienten und Arbeiter Material.
client-rome-guide-lead-3 = Ein Senator ist jede Rolle. Zwei gleiche Karten sind ein Bittgesuch und können es auch: Klicke eine davon an und dann die Rolle oben auf dem Tisch.
client-rome-guide-follow-1 = Folgen kostet eine passende Karte und gibt dir dieselbe Aktion. Sonst denkst du nach und ziehst Karten. Deine Klienten dieser Rolle handeln in jedem Fall.
client-rome-guide-follow-2 = Gespielte Karten landen am Rundenende im Umschlagplatz, wo sie alle holen können.
client-rome-guide-think-1 = Der Stapel gibt eine Karte oder füllt deine Hand bis zum Limit von fünf. Oder du nimmst einen Senator.
client-rome-guide-think-2 = Mit voller Hand bist du flexibel: Senatoren sind knapp, nur sechs gibt es.
client-rome-guide-petition = Wähle die Karten, die du für das Bittgesuch abgibst. Behalte, was du bauen willst.
client-rome-guide-laborer = Was dein Lager füllt, verbauen Baumeister und verkaufen Kaufleute.
client-rome-guide-craftsman-1 = Klicke die Karte an, die du bauen willst, dann einen Bauplatz ihrer Farbe: Das ist das Fundament. Schutt und Holz sind mit einem Material fertig.
client-rome-guide-craftsman-2 = Liegt ein Fundament, baue passende Handkarten als Material an: erst die Karte, dann das Gebäude.
client-rome-guide-architect-1 = Der Baumeister baut aus deinem Lager: erst das Material, dann das Gebäude. Oder er legt wie der Handwerker ein Fundament.
client-rome-guide-architect-2 = Jedes fertige Gebäude bringt Einfluss: Punkte, Platz für Klienten und Platz in der Schatulle.
client-rome-guide-legionary = Zeige eine Karte, deren Material du brauchst. Du behältst sie und bekommst dasselbe aus dem Umschlagplatz und von deinen Nachbarn.
client-rome-guide-plunder = Der Umschlagplatz gehört den Legionären zuerst.
client-rome-guide-give = Rom verlangt! Wähle, welche Karte du hergibst.
client-rome-guide-merchant = Verkaufe Teures zuerst: Stein und Marmor zählen drei. Wer von einer Sorte allein die meisten hat, bekommt drei Punkte extra.
client-rome-guide-patron = Ein Klient handelt jedes Mal mit, wenn seine Rolle an der Reihe ist, egal wer sie anführt.

## Regelseite
client-rome-rules-aim = Worum es geht
client-rome-rules-aim-text = Rom ist abgebrannt, und alle bauen es wieder auf. Fertige Gebäude bringen Einfluss, verkauftes Material füllt die Privatschatulle. Wer am Ende aus beidem die meisten Punkte hat, gewinnt.
client-rome-rules-card = Eine Karte, fünf Verwendungen
client-rome-rules-card-text = Jede Auftragskarte ist zugleich eine Rolle, die man ausspielt; ein Klient, der diese Rolle immer wieder ausführt; ein Baumaterial im Lager; ein Gebäude, dessen Fundament sie ist; und Geld in der Schatulle. Farbe, Zeichen und Muster am linken Rand sagen, welche Rolle und welches Material; die Münzen, wie viel sie wert ist.
client-rome-rules-setup = Der Anfang
client-rome-rules-setup-text = Jeder erhält vier Aufträge und einen Senator und beginnt mit zwei Einfluss. In der Stadt liegen von jeder Sorte so viele Bauplätze wie Spieler (zu zweit drei), die übrigen von sechs liegen auswärts. Jeder deckt eine Karte auf: Die erste im deutschen Alphabet macht ihren Besitzer zum ersten Anführer, und alle diese Karten bilden den Umschlagplatz.
client-rome-rules-round = Eine Runde
client-rome-rules-lead = Anführen
client-rome-rules-lead-text = Der Anführer denkt nach, dann ist die Runde vorbei, oder er spielt eine Rolle aus: mit einer Karte dieser Rolle, mit einem Senator oder mit einem Bittgesuch aus zwei Karten einer Sorte (rote Fassung: drei).
client-rome-rules-follow = Folgen oder nachdenken
client-rome-rules-follow-text = Reihum folgt jeder mit derselben Rolle oder denkt sofort nach.
client-rome-rules-think = Nachdenken
client-rome-rules-think-text = Nimm einen Senator, ziehe eine Karte oder ziehe bis zum Handkarten-Limit von fünf. Senatoren zählen als Handkarten.
client-rome-rules-act = Handeln
client-rome-rules-act-text = Der Anführer handelt zuerst, dann alle anderen reihum: einmal für die ausgespielte Karte und einmal für jeden Klienten der Rolle, auch wer nachgedacht hat. In dieser Runde angeheuerte Klienten ruhen. Jede Aktion darf entfallen.
client-rome-rules-end-round = Danach kommen die Karten in den Umschlagplatz, die Senatoren auf ihren Stapel, und der linke Nachbar wird Anführer.
client-rome-rules-roles = Die sechs Rollen
client-rome-rules-build = Bauen
client-rome-rules-build-text = Ein Fundament ist eine Handkarte auf einem Bauplatz ihrer Sorte; kein Spieler hat zweimal dasselbe Gebäude. In der Stadt kostet es eine Aktion, auswärts zwei Handwerker- oder zwei Baumeister-Aktionen. Es braucht ein, zwei oder drei Materialien seiner Sorte. Ist es fertig, bringt der Bauplatz ebenso viel Einfluss und die Funktion gilt sofort.
client-rome-rules-demand = Rom verlangt
client-rome-rules-demand-text = Ein Legionär zeigt alle Karten auf einmal, je Aktion eine, und behält sie. Aus dem Umschlagplatz nimmt er je gezeigter Karte ein Material dieser Sorte; seine Nachbarn links und rechts geben je eine solche Handkarte, welche, entscheiden sie selbst. Wer keine hat, ruft „Ruhm für Rom!“.
client-rome-rules-score = Ende und Wertung
client-rome-rules-end-text = Das Spiel endet sofort, wenn der Nachziehstapel leer ist, der letzte Bauplatz der Stadt vergeben ist, die Katakomben fertig sind oder jemand die Bedingung des Forums erfüllt; wer das Forum erfüllt, gewinnt. Es endet auch, wenn alle übrigen zugunsten eines Spielers aufgeben.
client-rome-rules-score-text = Einfluss, dazu die Werte der Karten in der Schatulle, je drei Punkte Kaufmannsbonus für jede Sorte, von der jemand allein die meisten verkauft hat, drei für die Statue und die Punkte der Stadtmauer. Bei Gleichstand gewinnt die größere Hand.
client-rome-rules-buildings = Die vierzig Gebäude
client-rome-rules-buildings-text = Eine Funktion gilt, sobald das Gebäude fertig ist. Gleiche Funktionen summieren sich nicht.
client-rome-rules-trial = Die Probepartie
client-rome-rules-trial-text = Zum Kennenlernen spielt man ohne Funktionen, mit drei Bauplätzen je Sorte und dem halben Stapel.
client-rome-rules-doubt = Rekonstruiert: die roten Fassungen von Circus und Forum
client-rome-rules-doubt-text = Das Heft nennt ihren Wortlaut nicht; er ist aus den Kartenlisten der verwandten Ausgaben erschlossen.
