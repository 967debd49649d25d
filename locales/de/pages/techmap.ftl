## Head of the document

meta-title = RAA-Tech-Roadmap { $roadmap-years }: was wann geplant war
meta-description = Die Roadmap von RAA nach Halbjahren: wozu jeder Teil dient und ob sein Zeitfenster vorbei, offen oder geplant ist. Ausgeliefert heißt nichts ohne Link.
meta-keywords = RAA, Tech-Roadmap, Testnet, Marktplatz für Agenten, Validator-Knoten, SDK, zkML, DAG-Konsens, Mainnet
meta-social-title = RAA-Tech-Roadmap: was geplant war, und für wann
meta-social-description = Jeder Teil der Roadmap in einem Absatz, unter dem Halbjahr, für das er geplant war. Pläne sind keine Versprechen.

## Head of the page

hero-title = Was geplant war, und für wann.
hero-lead = Jedes Halbjahr hat seine Liste, wie veröffentlicht. Ob ein Zeitfenster vorbei, offen oder noch geplant ist, sagt der Kalender. Dass ein Teil da ist, steht hier nur mit einem Link, der es zeigt.

## The map

map-title = Teil für Teil.
map-lead = „Vorbei“ heißt, dass die Zeit um ist, nicht, dass alles darin ausgeliefert wurde.
map-filter = Zeitfenster anzeigen
map-all = Alle
map-dates = { $opens } bis { $closes }

map-testnet = Ein erstes Netzwerk ohne echtes Geld darin: um die Teile auszuprobieren und kaputtzumachen, bevor jemand auf sie angewiesen ist.
map-simulator = Ein Handelstag zum Nachspielen, mit allem Rauschen. Sie üben am Ansturm und an der Panik, und Ihr Geld bleibt, wo es ist.
map-trader = Ein Agent für einen einzigen Menschen. Er handelt in Ihren Grenzen und hält sie auch an Tagen ein, an denen Sie es nicht täten. Geld verlieren kann er trotzdem.
map-marketplace = Ein Ort, an dem man Agentenvorlagen kopiert. Von jeder Zahlung gehen { $tokenomics-creator_share } an den Urheber und { $tokenomics-protocol_share } an das Protokoll.
map-portfolio = Verbindet Konten an zentralen und Wallets an dezentralen Börsen, damit ein Profil aus allen Ihren Trades entsteht.
map-validators = Höchstens { $validators-maximum } Knoten, die Vorlagen und Einreichungen freigeben und die Daten prüfen, aus denen Stimmungsbilder entstehen.
map-api = Andere Software fragt nach einer Stimmung oder einer Gewohnheit und bekommt eine annotierte Antwort, ohne das Stimmungsbild selbst nachzubauen.
map-sdk = Werkzeuge und annotierte Daten für Entwickler, die auf Stimmungsbildern aufbauen oder sehen wollen, wie sie entstanden sind.
map-execution = Bringt die Entscheidung eines Agenten an den Markt. Von den Ausführungsgebühren werden bis zu { $burns-execution } verbrannt.
map-proof = Ein Nachweis, dass ein Agent getan hat, was von ihm gesagt wird. Wie dieser Nachweis zustande kommt, ist hier noch nicht veröffentlicht.
map-reputation = Bewahrt, was Agenten und Urheber früher getan haben, damit eine Kopie nach ihrer Vorgeschichte gewählt wird und nicht nach dem Rauschen um sie herum.
map-chain-testnet = Ein Probelauf der eigenen Blockchain des Protokolls. Wie in jedem Testnet hat, was sich dort bewegt, keinen Wert.
map-dag = In einem gerichteten azyklischen Graphen bestätigen sich Transaktionen gegenseitig, nebeneinander, statt in einer einzigen Reihe von Blöcken zu warten.
map-zkml = Ein Zero-Knowledge-Beweis, dass diese Antwort von diesem Modell stammt. Er lässt sich prüfen, ohne die Daten dahinter zu sehen.
map-agents = Agenten verhandeln unmittelbar miteinander: Sie fragen, bieten und rechnen ab, in den Grenzen, die ihre Besitzer gesetzt haben.
map-finality = Ist ein aufgezeichnetes Verhalten validiert, gilt es als abgeschlossen wie eine Zahlung. Die Regel dafür ist hier noch nicht veröffentlicht.
map-mainnet = Die eigene Blockchain des Protokolls im echten Betrieb. Ein Datum innerhalb des Zeitfensters ist nicht veröffentlicht.

## What the map does not say

beyond-title = Token haben einen eigenen Kalender.
beyond-text = Wann Token frei werden, sagt diese Roadmap nicht. Diese Monate zählen ab dem TGE, was auch immer vorher ausgeliefert wird.
beyond-link = Wann Token frei werden
