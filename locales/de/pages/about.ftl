## Head of the document

meta-title = Über RAA: was es auswertet und für wen es da ist
meta-description = Was RAA auswertet, welche Produkte daraus entstehen, für wen sie sind und was das Projekt angibt. Hohes Risiko: Sie können alles verlieren.
meta-keywords = RAA, Überblick, emotionale Intelligenz, RAAdar, Verhaltensprofil, KI-Trading-Agenten, FOMO-Meldungen, Lern-App
meta-social-title = Eine zweite Meinung zur Marktstimmung
meta-social-description = Meldungen, Verhaltensprofile, Agenten und eine Lern-App, jeweils mit dem, was darüber bekannt ist. Hohes Risiko.

## Head of the page

hero-title = Eine zweite Meinung zur Marktstimmung
hero-lead = RAA erkennt Angst, Gier und FOMO: in der Masse, auf der Blockchain und in Ihren eigenen Trades. Was es sieht, sagt es Ihnen in klaren Worten, solange Sie noch warten können.
hero-action = Zu den Produkten

## What it reads

reads-title = Was RAA auswertet
reads-lead = Ein Chart zeigt, was geschehen ist. Diese drei Quellen zeigen, was Menschen dabei gefühlt haben.
reads-chain = Die Blockchain
reads-chain-text = Transfers zwischen Wallets: wer spät kauft, wer früh verkauft, wer abwartet. Die Aufzeichnungen sind öffentlich.
reads-crowd = Die Masse
reads-crowd-text = Beiträge und Kanäle verraten, wie sich Menschen fühlen. Wenn viele auf einmal den Ton wechseln, ist das gut zu wissen, ganz gleich, was der Kurs danach tut.
reads-you = Ihre eigenen Trades
reads-you-text = Der überstürzte Einstieg, der Ausstieg aus Angst, die Position, die nach einem Verlust größer wurde: Sie sehen all das als Gewohnheiten vor sich und entscheiden, was Sie daraus machen.

## Products

products-title = Produkt für Produkt
products-lead = Was jedes Produkt tut und was darüber bekannt ist. Wann ein Baustein geplant war, steht in der Tech-Roadmap.
products-name = Produkt
products-purpose = Was es tut
products-record = Bekannt
products-radar = RAAdar
products-radar-text = Meldungen zu FOMO, Angst und Gier. RAAdar sagt Ihnen, wann eine Stimmung zum Ansturm wird und in welchem Markt.
products-radar-record = Laut Projekt { stats-signals } annotierte Emotionssignale und { stats-accuracy } Vorhersagegenauigkeit
products-profile = Verhaltensprofil
products-profile-text = Das Profil zeigt Ihre Gewohnheiten beim Handeln: was Sie nach einem Gewinn tun, nach einem Verlust und mitten in der Masse.
products-profile-record = Laut Projekt { stats-profiles } Verhaltensprofile von Wallets
products-signals = Signalanalyse
products-signals-text = Transaktionen auf der Blockchain und Beiträge in sozialen Netzwerken, parallel ausgewertet und nach Gefühl annotiert.
products-signals-record = Laut Projekt { stats-posts } indexierte Beiträge
products-agents = Persönliche KI-Agenten
products-agents-text = Die Agenten handeln nach den Regeln, die Sie an einem ruhigen Tag festgelegt haben, und hören dort auf, wo Sie es vorgegeben haben.
products-agents-record = Ergebnisse sind nicht bekannt. Ein Agent kann Geld verlieren, und zwar schnell und während Sie schlafen.
products-app = Lern-App
products-app-text = Kurze Lektionen, Handelstage zum Nachspielen und Quests, die nach dem Abschluss RAA bringen.
products-app-record = Laut Projekt { stats-users } geschulte Nutzer
products-market = Marktplatz für Agenten
products-market-text = Sie kopieren die Vorlage eines Agenten, den jemand anderes gebaut hat, und bezahlen den Ersteller dafür.
products-market-record = { $tokenomics-creator_share } an den Ersteller, { $tokenomics-protocol_share } an das Protokoll. Ab { $tokenomics-micro_token_copies } aktiven Kopien ist ein eigener Mikro-Token erlaubt
products-staking = Staking
products-staking-text = Wer im Presale kauft, hält sein RAA als sRAA, eins zu eins und von Anfang an gestakt.
products-staking-record = Bis zu { $staking-apy } APY bis zum Token Generation Event (TGE), nicht garantiert. Nach dem Start legt die DAO den Zinssatz fest
products-validators = Validator-Nodes
products-validators-text = Validatoren prüfen Agentenvorlagen, Einreichungen von Entwicklern und Daten, bevor andere sich darauf verlassen.
products-validators-record = Höchstens { $validators-maximum } Nodes, für die { $tokenomics-allocation-validators } der Gesamtmenge vorgesehen sind

## Who it is for

audiences-title = Für wen RAA da ist
audiences-lead = Sechs Gruppen nutzen dasselbe Stimmungsbild auf unterschiedliche Weise.
audiences-retail = Privatanleger
audiences-retail-text = Sie handeln abends am Smartphone, gegen Leute, die es den ganzen Tag tun. Ein Hinweis vor der Order hilft Ihnen mehr als ein Chart danach.
audiences-pro = Profi-Trader und Alpha-Sucher
audiences-pro-text = Sie sammeln Daten, die anderen fehlen. Dazu gehören annotierte Stimmungen, aber auch eine ehrliche Aufzeichnung der eigenen Fehltritte.
audiences-funds = Fonds und Handelsabteilungen
audiences-funds-text = Sie müssen anderen eine Position erklären. Ein gemeinsames Stimmungsbild von Masse und Wallets gibt der Diskussion eine Grundlage. Die Bedingungen werden mit dem Vertrieb vereinbart.
audiences-funds-link = Tarife ansehen
audiences-investors = Investoren und VCs
audiences-investors-text = Sie sehen sich das Protokoll selbst an: Menge, Freigabe, verbrannte Gebühren. Hier steht, was bekannt ist und was fehlt.
audiences-investors-link = Tokenomics lesen
audiences-builders = Entwickler und Agentenersteller
audiences-builders-text = Sie bauen Agenten oder Anwendungen, die ein Maß für Stimmung brauchen. API, SDK und Datensätze sind geplant. { $tokenomics-creator_share } jeder Zahlung für eine Kopie Ihrer Vorlage gehen an Sie.
audiences-builders-link = Zur Tech-Roadmap
audiences-validators = Angehende Validatoren
audiences-validators-text = Sie wollen einen Node betreiben und für das einstehen, was er freigibt. Beginnen Sie mit den Pflichten und mit beiden Angaben zum Mindest-Stake.
audiences-validators-link = Zum Programm

## Figures

figures-title = Was das Projekt angibt

## Closing call

buy-title = Lesen, dann entscheiden
