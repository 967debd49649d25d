## Head of the document

meta-title = RAA-Tech-Roadmap { $roadmap-years }: was wann geplant war
meta-description = Die Roadmap von RAA nach Halbjahren: wozu jeder Baustein dient und für wann er geplant war. Ausgeliefert ist nur, was ein Link belegt.
meta-keywords = RAA, Tech-Roadmap, Testnet, Marktplatz für Agenten, Validator-Nodes, SDK, zkML, DAG-Konsens, Mainnet
meta-social-title = RAA-Tech-Roadmap: was wann geplant war
meta-social-description = Jeder Baustein der Roadmap in einem Absatz, unter dem Halbjahr, für das er geplant war. Pläne können sich ändern.

## Head of the page

start-title = Was wann geplant war
start-lead = Unter jedem Halbjahr stehen die Bausteine, die dafür geplant waren. Pläne können sich ändern, und ein verstrichener Termin heißt nicht, dass es den Baustein gibt. Er gilt erst als ausgeliefert, wenn ein Link es belegt.
start-parts-label = Alle Bausteine ansehen
start-try-label = Was RAA tut

## The map

map-title = Baustein für Baustein
map-lead = „War geplant“ heißt, dass das Halbjahr vorbei ist. Es heißt nicht, dass seine Bausteine ausgeliefert sind.
map-drawing = Die Bausteine auf der Zeitachse
map-dates = { $opens } bis { $closes }

map-testnet = Ein erstes Netzwerk ohne echtes Geld. Dort erproben Entwickler jeden Baustein, damit Fehler gefunden sind, bevor jemand auf ihn angewiesen ist.
map-simulator = Ein Handelstag zum Nachspielen, mit allem Rauschen. Sie üben den Umgang mit Ansturm und Panik, ohne Ihr Geld einzusetzen.
map-trader = Ein Agent für eine einzelne Person. Er handelt in Ihren Grenzen und hält sie auch dann ein, wenn Sie es nicht täten. Er kann trotzdem Geld verlieren.
map-marketplace = Ein Ort, an dem man Agentenvorlagen kopiert. Von jeder Zahlung gehen { $tokenomics-creator_share } an den Ersteller und { $tokenomics-protocol_share } an das Protokoll.
map-portfolio = Die Anbindung führt Konten an zentralisierten Börsen und Wallets an dezentralen zusammen, damit Ihr Profil alle Ihre Trades berücksichtigt.
map-validators = Höchstens { $validators-maximum } Nodes, die Vorlagen und Einreichungen freigeben und die Daten prüfen, aus denen Stimmungsbilder entstehen.
map-api = Andere Software fragt eine Stimmung oder eine Gewohnheit ab und erhält eine annotierte Antwort, ohne das Stimmungsbild selbst nachzubauen.
map-sdk = Werkzeuge und annotierte Daten für Entwickler, die auf Stimmungsbildern aufbauen oder sehen wollen, wie sie entstanden sind.
map-execution = Die Engine bringt die Entscheidung eines Agenten an den Markt. Von den Ausführungsgebühren werden bis zu { $burns-execution } verbrannt.
map-proof = Ein Nachweis darüber, was ein Agent wirklich getan hat. Wie der Nachweis funktioniert, hat das Projekt nicht erklärt.
map-reputation = Der Speicher hält fest, was Agenten und Ersteller bisher getan haben. So können Sie eine Kopie nach der Vorgeschichte auswählen.
map-chain-testnet = Ein Probelauf der eigenen Blockchain des Protokolls. Was sich dort bewegt, hat wie in jedem Testnet keinen Wert.
map-dag = In einem gerichteten azyklischen Graphen bestätigen sich Transaktionen gegenseitig und parallel, statt in einer einzigen Reihe von Blöcken zu warten.
map-zkml = Ein Zero-Knowledge-Beweis, dass eine bestimmte Antwort von einem bestimmten Modell stammt. Er lässt sich prüfen, ohne die Daten dahinter zu sehen.
map-agents = Agenten verhandeln unmittelbar miteinander: Sie fragen, bieten und rechnen ab, in den Grenzen, die ihre Besitzer gesetzt haben.
map-finality = Sobald ein aufgezeichnetes Verhalten validiert ist, gilt es als endgültig, so wie eine Zahlung. Die Regel dafür hat das Projekt nicht genannt.
map-mainnet = Die eigene Blockchain des Protokolls soll in den echten Betrieb gehen. Das Halbjahr ist genannt, ein genaues Datum nicht.

## What the map does not say

beyond-title = Die Freigabe richtet sich nach dem TGE
beyond-text = Wann Token freigegeben werden, steht nicht in dieser Roadmap. Die Monate der Freigabe zählen ab dem Token Generation Event (TGE), ganz gleich, was vorher ausgeliefert wird.
beyond-action-label = Zum Freigabeplan
buy-title = Prüfen Sie, was es gibt
buy-try-label = Risiken lesen
