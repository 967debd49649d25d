## Head of the document

meta-title = Über RAA: was es auswertet und für wen es da ist
meta-description = Was RAA auswertet, welche Produkte daraus entstehen, für wen sie sind und was das Projekt angibt. Hohes Risiko: Sie können alles verlieren.
meta-keywords = RAA, Überblick, emotionale Intelligenz, RAAdar, Verhaltensprofil, KI-Trading-Agenten, FOMO-Meldungen, Lern-App
meta-social-title = Eine zweite Meinung zur Marktstimmung
meta-social-description = Meldungen, Verhaltensprofile, Agenten und eine Lern-App, jeweils mit dem, was darüber bekannt ist. Hohes Risiko.

## Head of the page

start-title = Eine zweite Meinung zur Marktstimmung
start-lead = RAA erkennt Angst, Gier und FOMO: in der Masse, auf der Blockchain und in Ihren eigenen Trades. Was es sieht, sagt es Ihnen in klaren Worten, solange Sie noch warten können.
start-action-label = Zu den Produkten

## What it reads

reads-title = Was RAA auswertet
reads-lead = Ein Chart zeigt, was geschehen ist. Diese drei Quellen zeigen, was Menschen dabei gefühlt haben.
reads-chain-title = Die Blockchain
reads-chain-text = Transfers zwischen Wallets: wer spät kauft, wer früh verkauft, wer abwartet. Die Aufzeichnungen sind öffentlich.
reads-crowd-title = Die Masse
reads-crowd-text = Beiträge und Kanäle verraten, wie sich Menschen fühlen. Wenn viele auf einmal den Ton wechseln, ist das gut zu wissen, ganz gleich, was der Kurs danach tut.
reads-you-title = Ihre eigenen Trades
reads-you-text = Der überstürzte Einstieg, der Ausstieg aus Angst, die Position, die nach einem Verlust größer wurde: Sie sehen all das als Gewohnheiten vor sich und entscheiden, was Sie daraus machen.

## Products

products-title = Produkt für Produkt
products-lead = Was jedes Produkt tut und was darüber bekannt ist. Wann ein Baustein geplant war, steht in der Tech-Roadmap.
products-columns-name = Produkt
products-columns-text = Was es tut
products-columns-remark = Bekannt
products-radar-name = RAAdar
products-radar-text = Meldungen zu FOMO, Angst und Gier. RAAdar sagt Ihnen, wann eine Stimmung zum Ansturm wird und in welchem Markt.
products-radar-remark = Laut Projekt { stats-signals-value } annotierte Emotionssignale und { stats-accuracy-value } Vorhersagegenauigkeit
products-profile-name = Verhaltensprofil
products-profile-text = Das Profil zeigt Ihre Gewohnheiten beim Handeln: was Sie nach einem Gewinn tun, nach einem Verlust und mitten in der Masse.
products-profile-remark = Laut Projekt { stats-profiles-value } Verhaltensprofile von Wallets
products-signals-name = Signalanalyse
products-signals-text = Transaktionen auf der Blockchain und Beiträge in sozialen Netzwerken, parallel ausgewertet und nach Gefühl annotiert.
products-signals-remark = Laut Projekt { stats-posts-value } indexierte Beiträge
products-agents-name = Persönliche KI-Agenten
products-agents-text = Die Agenten handeln nach den Regeln, die Sie an einem ruhigen Tag festgelegt haben, und hören dort auf, wo Sie es vorgegeben haben.
products-agents-remark = Ergebnisse sind nicht bekannt. Ein Agent kann Geld verlieren, und zwar schnell und während Sie schlafen.
products-app-name = Lern-App
products-app-text = Kurze Lektionen, Handelstage zum Nachspielen und Quests, die nach dem Abschluss RAA bringen.
products-app-remark = Laut Projekt { stats-users-value } geschulte Nutzer
products-market-name = Marktplatz für Agenten
products-market-text = Sie kopieren die Vorlage eines Agenten, den jemand anderes gebaut hat, und bezahlen den Ersteller dafür.
products-market-remark = { $tokenomics-creator_share } an den Ersteller, { $tokenomics-protocol_share } an das Protokoll. Ab { $tokenomics-micro_token_copies } aktiven Kopien ist ein eigener Mikro-Token erlaubt
products-staking-name = Staking
products-staking-text = Wer im Presale kauft, hält sein RAA als sRAA, eins zu eins und von Anfang an gestakt.
products-staking-remark = Bis zu { $staking-apy } APY bis zum Token Generation Event (TGE), nicht garantiert. Nach dem Start legt die DAO den Zinssatz fest
products-validators-name = Validator-Nodes
products-validators-text = Validatoren prüfen Agentenvorlagen, Einreichungen von Entwicklern und Daten, bevor andere sich darauf verlassen.
products-validators-remark = Höchstens { $validators-maximum } Nodes, für die { $tokenomics-allocation-validators } der Gesamtmenge vorgesehen sind

## Who it is for

audiences-title = Für wen RAA da ist
audiences-lead = Sechs Gruppen nutzen dasselbe Stimmungsbild auf unterschiedliche Weise.
audiences-retail-title = Privatanleger
audiences-retail-text = Sie handeln abends am Smartphone, gegen Leute, die es den ganzen Tag tun. Ein Hinweis vor der Order hilft Ihnen mehr als ein Chart danach.
audiences-pro-title = Profi-Trader und Alpha-Sucher
audiences-pro-text = Sie sammeln Daten, die anderen fehlen. Dazu gehören annotierte Stimmungen, aber auch eine ehrliche Aufzeichnung der eigenen Fehltritte.
audiences-funds-title = Fonds und Handelsabteilungen
audiences-funds-text = Sie müssen anderen eine Position erklären. Ein gemeinsames Stimmungsbild von Masse und Wallets gibt der Diskussion eine Grundlage. Die Bedingungen werden mit dem Vertrieb vereinbart.
audiences-funds-action-label = Tarife ansehen
audiences-investors-title = Investoren und VCs
audiences-investors-text = Sie sehen sich das Protokoll selbst an: Menge, Freigabe, verbrannte Gebühren. Hier steht, was bekannt ist und was fehlt.
audiences-investors-action-label = Tokenomics lesen
audiences-builders-title = Entwickler und Agentenersteller
audiences-builders-text = Sie bauen Agenten oder Anwendungen, die ein Maß für Stimmung brauchen. API, SDK und Datensätze sind geplant. { $tokenomics-creator_share } jeder Zahlung für eine Kopie Ihrer Vorlage gehen an Sie.
audiences-builders-action-label = Zur Tech-Roadmap
audiences-validators-title = Angehende Validatoren
audiences-validators-text = Sie wollen einen Node betreiben und für das einstehen, was er freigibt. Beginnen Sie mit den Pflichten und mit beiden Angaben zum Mindest-Stake.
audiences-validators-action-label = Zum Programm

## Figures

figures-title = Was das Projekt angibt

## Closing call

buy-title = Lesen, dann entscheiden
