## Head of the document

meta-title = RAA-Tech-Roadmap { $roadmap-years }: was wann geplant war
meta-description = Die Roadmap von RAA nach Halbjahren: wozu jeder Baustein dient und für wann er geplant war. Als ausgeliefert gilt nur, was ein Link belegt.
meta-keywords = RAA, Tech-Roadmap, Testnet, Marktplatz für Agenten, Validator-Nodes, SDK, zkML, DAG-Konsens, Mainnet
meta-social-title = RAA-Tech-Roadmap: was wann geplant war
meta-social-description = Jeder Baustein der Roadmap in einem Absatz, unter dem Halbjahr, für das er geplant war. Pläne können sich ändern.

## Head of the page

hero-title = Was wann geplant war
hero-lead = Unter jedem Halbjahr stehen die Bausteine, die dafür geplant waren. Pläne können sich ändern, und ein verstrichener Termin heißt nicht, dass es den Baustein gibt. Als ausgeliefert gilt er erst mit einem Link, der es belegt.
hero-parts = Alle Bausteine ansehen
hero-try = Was RAA tut

## The map

map-title = Baustein für Baustein
map-lead = „War geplant“ heißt, dass das Halbjahr vorbei ist. Es heißt nicht, dass seine Bausteine ausgeliefert sind.
map-drawing = Die Bausteine auf der Zeitachse
map-dates = { $opens } bis { $closes }

map-testnet = Ein erstes Netzwerk ohne echtes Geld. Dort erproben Entwickler die Bausteine und suchen nach Fehlern, bevor jemand auf sie angewiesen ist.
map-simulator = Ein Handelstag zum Nachspielen, mit allem Rauschen. Sie üben Ansturm und Panik, ohne Ihr Geld einzusetzen.
map-trader = Ein Agent für eine einzelne Person. Er handelt in Ihren Grenzen und hält sie auch dann ein, wenn Sie es nicht täten. Geld verlieren kann er trotzdem.
map-marketplace = Ein Ort, an dem man Agentenvorlagen kopiert. Von jeder Zahlung gehen { $tokenomics-creator_share } an den Ersteller und { $tokenomics-protocol_share } an das Protokoll.
map-portfolio = Verbindet Konten an zentralisierten und Wallets an dezentralen Börsen, damit Ihr Profil alle Ihre Trades berücksichtigt.
map-validators = Höchstens { $validators-maximum } Nodes, die Vorlagen und Einreichungen freigeben und die Daten prüfen, aus denen Stimmungsbilder entstehen.
map-api = Andere Software fragt eine Stimmung oder eine Gewohnheit ab und erhält eine annotierte Antwort, ohne das Stimmungsbild selbst nachzubauen.
map-sdk = Werkzeuge und annotierte Daten für Entwickler, die auf Stimmungsbildern aufbauen oder sehen wollen, wie sie entstanden sind.
map-execution = Bringt die Entscheidung eines Agenten an den Markt. Von den Ausführungsgebühren werden bis zu { $burns-execution } verbrannt.
map-proof = Ein Nachweis darüber, was ein Agent wirklich getan hat. Wie der Nachweis funktioniert, hat das Projekt nicht erklärt.
map-reputation = Hält fest, was Agenten und Ersteller bisher getan haben, damit sich vor dem Kopieren die Vorgeschichte prüfen lässt.
map-chain-testnet = Ein Probelauf der eigenen Blockchain des Protokolls. Wie in jedem Testnet hat, was sich dort bewegt, keinen Wert.
map-dag = In einem gerichteten azyklischen Graphen bestätigen sich Transaktionen gegenseitig und parallel, statt in einer einzigen Reihe von Blöcken zu warten.
map-zkml = Ein Zero-Knowledge-Beweis, dass eine bestimmte Antwort von einem bestimmten Modell stammt. Er lässt sich prüfen, ohne die Daten dahinter zu sehen.
map-agents = Agenten verhandeln unmittelbar miteinander: Sie fragen, bieten und rechnen ab, in den Grenzen, die ihre Besitzer gesetzt haben.
map-finality = Ist ein aufgezeichnetes Verhalten validiert, gilt es als endgültig, so wie eine Zahlung. Die Regel dafür hat das Projekt nicht genannt.
map-mainnet = Die eigene Blockchain des Protokolls im echten Betrieb. Genannt ist das Halbjahr, aber kein genaues Datum.

## What the map does not say

beyond-title = Für Token gilt ein eigener Kalender
beyond-text = Wann Token freigegeben werden, steht nicht in dieser Roadmap. Die Monate der Freigabe zählen ab dem Token Generation Event (TGE), ganz gleich, was vorher ausgeliefert wird.
beyond-link = Zum Freigabeplan
buy-title = Urteilen Sie nach dem Stand
buy-risks = Risiken lesen
