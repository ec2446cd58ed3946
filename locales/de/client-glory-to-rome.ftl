# Der Tisch von Ruhm für Rom im Browser: Beschriftungen, Hilfe, Regelseite.

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
client-rome-camps = Einflussbereiche aller am Tisch, zum Wischen
client-rome-buildings = Gebäude
client-rome-no-buildings = Noch ist nichts gebaut.
client-rome-hand-of = Hand
client-rome-hand-empty = Keine Karten auf der Hand.
client-rome-vault-empty = leer
client-rome-fountain = Die Karte vor dem Springbrunnen
client-rome-known = Was bekannt ist
client-rome-no-powers = In der Probepartie wirkt diese Funktion nicht.
client-rome-red-reconstructed = Der Wortlaut der roten Fassung ist rekonstruiert: Das Regelheft nennt ihn nicht, er ist aus verwandten Ausgaben erschlossen.
client-rome-pool-empty = Gerade liegt hier keine Karte.

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
client-rome-rising =
    { $need ->
        [one] { $building } im Bau: { $have } von einem Material
       *[other] { $building } im Bau: { $have } von { $need } Materialien
    }
client-rome-vault = Karten in der Privatschatulle: { $count } von höchstens { $limit }
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
client-rome-sites-in-town = { $material }, Bauplätze in der Stadt: { $count }
client-rome-sites-out-of-town = { $material }, auswärtige Bauplätze: { $count }
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
        [one] Eine Karte liegt für dich verdeckt
       *[other] { $count } Karten liegen für dich verdeckt
    }: { $deck } davon im Nachziehstapel, die übrigen auf anderen Händen und in Schatullen. Gefüllte Felder sind verdeckt.
client-rome-unseen-aside = In der Probepartie liegt auch die Hälfte aller Karten ungesehen beiseite.
client-rome-unseen-of = { $count } von { $copies } verdeckt
client-rome-worth =
    { $value ->
        [one] Braucht ein Material, bringt einen Einfluss; in der Schatulle ein Punkt. Karten im Spiel: { $copies }.
       *[other] Braucht { $value } Materialien, bringt { $value } Einfluss; in der Schatulle { $value } Punkte. Karten im Spiel: { $copies }.
    }
client-rome-worth-statue = Braucht so viele Materialien und bringt so viel Einfluss, wie ihr Bauplatz wert ist; Wert in der Schatulle: { $value }. Karten im Spiel: { $copies }.

## Hilfe zu den Teilen des Tisches
client-rome-topic-influence = Einfluss
client-rome-about-influence = Zwei zu Beginn, dazu die Werte der Bauplätze aller fertigen Gebäude. So viele Klienten und so viele Karten in der Privatschatulle darfst du haben (Insula, Aquädukt und Markt erlauben mehr), und am Ende zählt der Einfluss als Punkte.
client-rome-topic-clients = Klientel
client-rome-about-clients = Jeder Klient handelt mit, sobald jemand die Rolle dieses Klienten anführt, auch wenn du nur nachdenkst. Wer in dieser Runde angeheuert wurde, ruht noch. Du darfst so viele haben, wie du Einfluss hast; Insula und Aquädukt erlauben mehr.
client-rome-topic-stockpile = Materiallager
client-rome-about-stockpile = Baumaterial für Baumeister und Ware für Kaufleute. Es liegt offen und fasst beliebig viel.
client-rome-topic-vault = Privatschatulle
client-rome-about-vault = Verkauftes Material: Am Ende zählt jede Karte ihren Wert, und 3 Punkte extra gibt es für jede Sorte, von der du allein die meisten hast. Bis dahin ist sie verschlossen: Alle sehen, was hineinkommt, aber niemand schaut noch einmal nach, auch du nicht (mit offenen Schatullen bleibt sichtbar, was du gesehen hast). Sie fasst so viele Karten, wie du Einfluss hast; der Markt erlaubt zwei mehr.
client-rome-topic-round = Die Runde
client-rome-about-round = Der Anführer spielt eine Rolle aus oder denkt nach. Reihum folgen die anderen der Rolle oder denken nach. Danach handeln alle, der Anführer zuerst.
client-rome-topic-decision = Entscheidung dieser Runde
client-rome-about-decision = Fahne: führt an. Pfeil: folgt. Lampe: denkt nach und zieht Karten. Daneben liegen die ausgespielten Karten.
client-rome-topic-actions = Ausstehende Aktionen
client-rome-about-actions = So viele Aktionen stehen hier noch aus: eine für jede gespielte Karte, jeden Senator und jedes Bittgesuch, dazu eine für jeden Klienten der Rolle.
client-rome-topic-source-card = Aktion aus einer Karte
client-rome-about-source-card = Diese Aktion kommt aus der ausgespielten Karte, dem Senator oder dem Bittgesuch.
client-rome-topic-source-client = Aktion eines Klienten
client-rome-about-source-client = Jetzt handelt ein Klient der Rolle, die angeführt wird.
client-rome-topic-source-power = Aktion eines Gebäudes
client-rome-about-source-power = Ein Gebäude hat diese Aktionen geschenkt. Sie gehen allem anderen vor; für einen auswärtigen Bauplatz darf auch eine spätere Aktion derselben Rolle mithelfen.
client-rome-topic-demand = Rom verlangt
client-rome-about-demand = Legionäre zeigen je Aktion eine Handkarte; alle sehen, welches Material es ist. Für jede gezeigte Karte gibt es ein solches Material aus dem Umschlagplatz und von beiden Nachbarn je eine solche Handkarte. Wer keine hat, ruft „Ruhm für Rom!“.
client-rome-topic-site-in-town = Bauplätze in der Stadt
client-rome-about-site-in-town = Ein Fundament auf einem Bauplatz seiner Sorte kostet eine Aktion. Ist der letzte Bauplatz der Stadt vergeben, endet das Spiel sofort.
client-rome-topic-site-out-of-town = Auswärtige Bauplätze
client-rome-about-site-out-of-town = Hier kostet ein Fundament zwei Aktionen derselben Rolle auf einmal, gleich woher sie kommen. Diese Bauplätze lassen das Spiel weitergehen.
client-rome-topic-deck = Nachziehstapel
client-rome-about-deck = Wer nachdenkt, zieht eine Karte oder füllt die Hand bis zum Limit. Ist der Stapel leer, endet das Spiel sofort.
client-rome-topic-senators = Senatoren
client-rome-about-senators = Es gibt { $senators }. Ein Senator führt jede Rolle an oder folgt ihr und kehrt danach auf den Stapel zurück. Er zählt als Handkarte und wird beim Nachdenken statt anderer Karten genommen.
client-rome-topic-fountain = Springbrunnen
client-rome-about-fountain = Jemand hat die oberste Karte des Stapels angesehen und entscheidet, was aus ihr wird.
client-rome-about-pool = Hier liegen alle gespielten und abgelegten Karten offen, nach Sorten. Arbeiter holen Material ins Lager, Patrone Klienten: { $role }.

## Die sechs Rollen
client-rome-about-laborer = Nimm ein Material aus dem Umschlagplatz in dein Materiallager.
client-rome-about-craftsman = Lege ein Fundament von der Hand auf einen Bauplatz oder verbaue eine passende Handkarte als Material an einem deiner Bauten.
client-rome-about-architect = Lege ein Fundament von der Hand auf einen Bauplatz oder verbaue ein passendes Material aus deinem Lager an einem deiner Bauten.
client-rome-about-legionary = Zeige eine Handkarte: Rom verlangt dieses Material. Du nimmst eines aus dem Umschlagplatz, und deine beiden Nachbarn geben dir je eine passende Handkarte. Alles kommt in dein Lager; gezeigte Karten behältst du.
client-rome-about-merchant = Lege ein Material aus deinem Lager in die Privatschatulle. Es zählt am Ende so viele Punkte, wie es wert ist; bis dahin bleibt die Schatulle verschlossen.
client-rome-about-patron = Heuere eine Karte aus dem Umschlagplatz als Klienten an. Ab der nächsten Runde handelt dieser Klient mit, wann immer die Rolle an der Reihe ist.

## Was die Gebäude können, in wenigen Worten
# In der Probepartie, auf der Karte: was die Rolle tut.
client-rome-does-laborer = Umschlagplatz → Lager
client-rome-does-craftsman = Mit Handkarten bauen
client-rome-does-architect = Aus dem Lager bauen
client-rome-does-legionary = Material verlangen
client-rome-does-merchant = Lager → Schatulle
client-rome-does-patron = Klienten anheuern
client-rome-face-down = verdeckt
client-rome-short-insula = +2 Klienten
client-rome-short-latrine = Nachdenken: vorher 1 Karte ab
client-rome-short-road = An Stein passt alles
client-rome-short-bar = Patron: auch vom Stapel
client-rome-short-circus = Jede Karte als Baumeister
client-rome-short-circus-red = Bittgesuch mit zwei Karten
client-rome-short-dock = Arbeiter: auch von der Hand
client-rome-short-market = +2 Karten in der Schatulle
client-rome-short-palisade = Schutz vor Legionären
client-rome-short-amphitheatre = Fertig: Handwerker × Einfluss
client-rome-short-aqueduct = Patron: auch Hand; Klienten × 2
client-rome-short-bridge = Legionär: von allen, auch Lager
client-rome-short-storeroom = Alle Klienten als Arbeiter
client-rome-short-senate = Senatoren der Gegner nehmen
client-rome-short-wall = Schutz, auch vor Brücken; Punkte
client-rome-short-tower = Schutt passt; auswärts 1 Aktion
client-rome-short-vomitorium = Nachdenken: vorher Hand abwerfen
client-rome-short-academy = Nach Handwerk einmal nachdenken
client-rome-short-atrium = Kaufmann: vom Stapel statt Lager
client-rome-short-foundry = Fertig: Arbeiter × Einfluss
client-rome-short-shrine = Handlimit +2
client-rome-short-school = Fertig: Nachdenken × Einfluss
client-rome-short-gate = Marmor wirkt schon als Fundament
client-rome-short-bath = Neue Klienten handeln sofort
client-rome-short-archway = Baumeister: auch Umschlagplatz
client-rome-short-colosseum = Legionär: Klienten in Schatulle
client-rome-short-garden = Fertig: Patron × Einfluss
client-rome-short-sewer = Gespielte Karten ins Lager
client-rome-short-catacomb = Fertig: Spielende
client-rome-short-scriptorium = 1 Marmor stellt alles fertig
client-rome-short-slave-market = Klienten handeln zweimal
client-rome-short-prison = Fertig: fremdes Gebäude nehmen
client-rome-short-villa = Baumeister: 1 Material genügt
client-rome-short-basilica = Kaufmann: auch von der Hand
client-rome-short-forum = Sieg: jede Rolle, jedes Material
client-rome-short-forum-red = Sieg: Klienten jeder Rolle
client-rome-short-stairway = Baumeister: Fremdes allen öffnen
client-rome-short-ludus-magnus = Kaufleute als jede Rolle
client-rome-short-palace = Mehrere Karten, mehrere Aktionen
client-rome-short-fountain = Handwerker: vom Stapel bauen
client-rome-short-statue = Auf jedem Bauplatz; +3 Punkte
client-rome-short-temple = Handlimit +4

## Regelseite
client-rome-rules-aim = Spielziel
client-rome-rules-aim-text = Rom ist abgebrannt, und alle bauen es wieder auf. Fertige Gebäude bringen Einfluss, verkauftes Material füllt die Privatschatulle. Wer am Ende aus beidem die meisten Punkte hat, gewinnt.
client-rome-rules-card = Eine Karte, fünf Verwendungen
client-rome-rules-card-text = Jede Auftragskarte ist zugleich eine Rolle, die man ausspielt; ein Klient, der diese Rolle immer wieder ausführt; ein Baumaterial im Lager; ein Gebäude, dessen Fundament sie ist; und Geld in der Schatulle. Farbe, Zeichen und Muster am linken Rand sagen, welche Rolle und welches Material; die Münzen, wie viel sie wert ist.
client-rome-rules-setup = Spielvorbereitung
client-rome-rules-setup-text = Alle erhalten vier Aufträge und einen Senator und beginnen mit zwei Einfluss. In der Stadt liegen von jeder Sorte so viele Bauplätze, wie Personen mitspielen (zu zweit drei), die übrigen von { $sites } liegen auswärts. Jeder deckt eine Karte auf: Wessen Karte im deutschen Alphabet zuerst kommt, führt die erste Runde an, und alle diese Karten bilden den Umschlagplatz.
client-rome-rules-round = Eine Runde
client-rome-rules-lead = Anführen
client-rome-rules-lead-text = Der Anführer denkt nach, dann ist die Runde vorbei, oder spielt eine Rolle aus: mit einer Karte dieser Rolle, mit einem Senator oder mit einem Bittgesuch aus zwei Karten einer Farbe (rote Fassung: drei), die auch die Farbe der Rolle haben dürfen.
client-rome-rules-follow = Folgen oder nachdenken
client-rome-rules-follow-text = Reihum folgen alle mit derselben Rolle, mit einem Senator oder einem Bittgesuch, oder denken sofort nach.
client-rome-rules-think = Nachdenken
client-rome-rules-think-text = Nimm einen Senator, ziehe eine Karte oder ziehe bis zum Handkarten-Limit von fünf. Senatoren zählen als Handkarten.
client-rome-rules-act = Handeln
client-rome-rules-act-text = Der Anführer handelt zuerst, dann alle anderen reihum: einmal für die ausgespielte Karte und einmal für jeden Klienten der Rolle, auch wer nachgedacht hat. In dieser Runde angeheuerte Klienten ruhen. Jede Aktion darf entfallen.
client-rome-rules-end-round = Danach kommen die Karten in den Umschlagplatz, die Senatoren auf ihren Stapel, und der linke Nachbar wird Anführer.
client-rome-rules-roles = Die sechs Rollen
client-rome-rules-build = Bauen
client-rome-rules-build-text = Ein Fundament ist eine Handkarte auf einem Bauplatz ihrer Sorte; niemand hat zweimal dasselbe Gebäude. In der Stadt kostet es eine Aktion, auswärts zwei Handwerker- oder zwei Baumeister-Aktionen derselben Runde. Es braucht so viele Materialien seiner Sorte, wie die Karte wert ist. Ist es fertig, bringt der Bauplatz ebenso viel Einfluss und die Funktion gilt sofort.
client-rome-rules-demand = Rom verlangt
client-rome-rules-demand-text = Legionäre zeigen alle Karten auf einmal, je Aktion eine, und behalten sie; alle sehen die Sorte, nicht das Gebäude. Für jede gezeigte Karte gibt es ein Material dieser Sorte aus dem Umschlagplatz, und die Nachbarn links und rechts geben je eine solche Handkarte; welche, entscheiden sie selbst. Wer keine hat, ruft „Ruhm für Rom!“.
client-rome-rules-score = Spielende und Wertung
client-rome-rules-end-text = Das Spiel endet sofort, wenn der Nachziehstapel leer ist, der letzte Bauplatz der Stadt vergeben ist, die Katakomben fertig sind oder jemand die Bedingung des Forums erfüllt und damit gewinnt. Es endet auch, wenn alle bis auf eine Person aufgeben.
client-rome-rules-score-text = Einfluss, dazu die Werte der Karten in der Schatulle, je drei Punkte Kaufmannsbonus für jede Sorte, von der jemand allein die meisten in der Schatulle hat, drei für die Statue und die Punkte der Stadtmauer. Bei Gleichstand gewinnt die größere Hand.
client-rome-rules-buildings = Die vierzig Gebäude
client-rome-rules-buildings-text = Eine Funktion gilt, sobald das Gebäude fertig ist. Zwei Ausnahmen: Mit dem Stadttor gelten Marmorgebäude schon als Fundament, und die Villa lässt sich vom Fundament an mit einem Material fertigstellen. Gleiche Funktionen summieren sich nicht.
client-rome-rules-trial = Die Probepartie
client-rome-rules-trial-text = Zum Kennenlernen spielt man ohne Funktionen, mit drei Bauplätzen je Sorte und dem halben Stapel.
client-rome-rules-doubt = Rekonstruiert: die roten Fassungen von Circus und Forum
client-rome-rules-doubt-text = Das Heft nennt ihren Wortlaut nicht; er ist aus den Kartenlisten der verwandten Ausgaben erschlossen.
