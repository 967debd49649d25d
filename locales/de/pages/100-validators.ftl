## Head of the document

meta-title = RAA-Validatoren: bis zu { $validators-maximum } Nodes, Pflichten und Stake
meta-description = Was RAA-Validatoren freigeben und prüfen, was sie erhalten, wie man einer wird und welche zwei Angaben es zum Mindest-Stake gibt. Hohes Risiko.
meta-keywords = RAA, Validatoren, Validator-Node, Mindest-Stake, Agentenvorlagen, Smart Money, Erlösbeteiligung, Presale
meta-social-title = RAA-Validatoren: Pflichten und Stake
meta-social-description = Die Pflichten eines RAA-Validators, was ein Platz bringt und beide Angaben zum Mindest-Stake. Hohes Risiko.

## Head of the page

start-title = Stake je Node: { NUMBER($conflicts-validator_stake-first, notation: "compact") } oder ab { NUMBER($conflicts-validator_stake-second, notation: "compact") } RAA
start-stake-confirmed = Ein Node braucht { $stake }
start-lead = Zum Mindest-Stake gibt es zwei Angaben, und keine ist bestätigt. Validatoren geben Agentenvorlagen und Einreichungen von Entwicklern frei, prüfen Daten und sind an den Erlösen des Protokolls beteiligt. RAA kann seinen gesamten Wert verlieren.
start-action-label = So werden Sie Validator
start-maximum-label = Nodes, höchstens
start-maximum-value = { $validators-maximum }
start-share-label = Für sie vorgesehen
start-share-value = { $tokenomics-allocation-validators } der Gesamtmenge
hero-stage-in = Eine Vorlage trifft ein
hero-stage-checks = Nodes prüfen sie
hero-stage-out = Danach lässt sie sich kopieren
start-caption-open = Schematische Zeichnung, ein Punkt je Node. Alle sind leer gezeichnet.
start-caption-taken = Schematische Zeichnung, ein Punkt je Node. Gefüllt: { $taken }.

## The stake

stake-title = Zwei Angaben zum Mindest-Stake
stake-lead = Der Tokenomics-Text und die Seite für Validatoren nennen verschiedene Mindest-Stakes. Das Projekt hat keinen davon bestätigt.
stake-confirmed = Mindest-Stake
stake-cost = { $cost } USD zum Startpreis

## Duties

duties-title = Was ein Validator tut
duties-lead = Auf jede Freigabe verlassen sich andere.
duties-columns-name = Was zu prüfen ist
duties-columns-text = Was der Node tut
duties-columns-remark = Wer darauf vertraut
duties-templates-name = Agentenvorlagen
duties-templates-text = Kuratiert den Marktplatz und gibt eine Vorlage frei, bevor sie kopiert werden kann.
duties-templates-remark = Alle, die Agenten kopieren
duties-submissions-name = Entwickler-Einreichungen
duties-submissions-text = Prüft, was Entwickler einreichen, und entscheidet über die Freigabe.
duties-submissions-remark = Entwickler und ihre Nutzer
duties-index-name = Influencer- und Alpha-Daten
duties-index-text = Indexiert, was einflussreiche Konten sagen, damit sich eine Behauptung bis zu ihrer Quelle verfolgen lässt.
duties-index-remark = Abonnenten von Alpha-Daten
duties-flows-name = Smart-Money-Ströme
duties-flows-text = Prüft, ob eine Transaktion viel beachteter Wallets echt ist, bevor sie als Signal zählt.
duties-flows-remark = Alle, die nach einem Stimmungsbild handeln

## What they get

rewards-title = Was ein Validator erhält
rewards-lead = Das Projekt nennt keine Beträge, deshalb versprechen wir hier auch keine.
rewards-revenue-title = Ein Erlösanteil
rewards-revenue-text = Validatoren sind an den Erlösen des Protokolls beteiligt.
rewards-priority-title = Vorrang
rewards-priority-text = Das Projekt räumt Validatoren Vorrang ein. Wobei und vor wem, ist noch offen.
rewards-allocation-title = Eine Zuteilung
rewards-allocation-text = { $tokenomics-allocation-validators } der Gesamtmenge sind für Validatoren vorgesehen, verteilt auf { $validators-maximum } Nodes.

## Becoming one

steps-title = So wird man Validator
steps-lead = Zuerst kaufen Sie, danach werden Sie vom Team geprüft. Der Kauf sichert Ihnen keinen Platz.
steps-buy-title = Im Presale kaufen
steps-buy-text = Was Sie kaufen, bleibt bis zum Token Generation Event (TGE) gesperrt, ob Sie Validator werden oder nicht.
steps-contact-title = Kontakt zum Team aufnehmen
steps-contact-text = Sagen Sie, dass Sie einen Node betreiben wollen.
steps-verify-title = Die Prüfung bestehen
steps-verify-text = Das Team prüft Sie.
steps-receive-title = Ihre Zuteilung erhalten
steps-receive-text = Aus dem Teil, der für Validatoren vorgesehen ist, wird Ihnen RAA zugeteilt.

## Today: three columns

today-title = Was Sie heute tun können
today-lead = Nichts davon kostet etwas oder verpflichtet Sie zu etwas.
today-estimate-title = Einen Kauf durchrechnen
today-estimate-text = Der Rechner zeigt, was ein Betrag zum Startpreis ergibt, was davon gesperrt bleibt und bis wann.
today-wallet-title = Eine Wallet einrichten
today-wallet-text = Jeder Kauf beginnt mit einer Wallet. Lernen Sie sie kennen, bevor Geld darin liegt.
today-open-title = Offene Punkte verfolgen
today-open-text = An der Liste sehen Sie, ob inzwischen der Mindest-Stake, der Ablauf der Prüfung und ein Kontakt bekannt sind.

## Closing call

buy-title = Erst den Stake prüfen
buy-try-label = Tokenomics ansehen
