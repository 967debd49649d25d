## Head of the document

meta-title = RAA: emotionale Intelligenz für den Kryptomarkt
meta-description = RAA liest Angst, Gier und FOMO und sagt es, solange Sie noch warten können. Hohes Risiko: Sie können alles verlieren, was Sie dafür zahlen.
meta-keywords = RAA, emotionale Intelligenz, Krypto, Verhaltens-KI, FOMO, RAAdar, Trading-Agenten, Presale, Staking
meta-social-title = Märkte fühlen, bevor sie handeln
meta-social-description = Emotionale Intelligenz für den Kryptomarkt: RAA liest die Stimmung der Masse und die Gewohnheiten in Ihren eigenen Trades. Hohes Risiko.

## Hero

hero-title-1 = Märkte fühlen,
hero-title-2 = bevor sie handeln.
hero-lead = RAA legt eine Schicht emotionaler Intelligenz über den Kryptomarkt. Es liest Angst, Gier und FOMO, bei der Masse und in Ihren eigenen Trades, und sagt es Ihnen, solange Sie noch warten können.
hero-buy = RAA kaufen
hero-how = So läuft der Kauf
hero-risk = RAA kann seinen gesamten Wert verlieren, und die Token bleiben bis zum TGE gesperrt.

hero-alert-tag = Beispielmeldung
hero-alert-title = FOMO bei SOL nimmt zu
hero-alert-crowd = Die Masse
hero-alert-you = Sie
hero-alert-note = Dreimal haben Sie zuletzt in dieser Stimmung gekauft, dreimal mit Verlust verkauft.
hero-alert-wait = { $examples-pause } Min. warten
hero-alert-smaller = Kleiner einsteigen

hero-field-reading = Stimmungsbild
hero-field-decision = Ihre Entscheidung
hero-field-caption = Illustration: die Masse vor einem Stimmungsbild und danach.

hero-terms-title = Presale-Bedingungen
hero-terms-price-label = Startpreis
hero-terms-price = { $presale-initial_price } USD
hero-terms-listing-label = Listing, geplant
hero-terms-listing = { $presale-listing_price } USD
hero-terms-step-label = Preis steigt
hero-terms-step = { $presale-step_days ->
    [one] jeden Tag
   *[other] alle { $presale-step_days } Tage
}
hero-terms-target-label = Finanzierungsziel
hero-terms-target = { NUMBER($presale-raise_target, notation: "compact") } USD
hero-terms-minimum-label = Mindestkauf
hero-terms-minimum = etwa { $presale-minimum_purchase } USD
hero-terms-networks = Netzwerke
hero-terms-payment = Zahlbar mit ETH, BNB, SOL, USDT, USDC oder Bankkarte

## Stats

stats-title = Worauf Stimmungsbilder beruhen.

## Core elements

core-title = Fünf Instrumente, ein Stimmungsbild.
core-lead = Jedes beginnt mit derselben Frage: Was fühlen Menschen, während sie handeln?
core-radar-name = RAAdar
core-radar-title = Meldet FOMO, Angst und Gier
core-radar-text = Beobachtet Beiträge in sozialen Netzwerken und Bewegungen auf der Blockchain und sagt Ihnen, wann eine Stimmung zum Ansturm wird.
core-profile-name = Verhaltensprofil
core-profile-title = Ihr Handeln, sichtbar gemacht
core-profile-text = Der Verlauf einer Wallet, gelesen als Gewohnheit: wann Sie hinterherlaufen, wann Sie erstarren und wann Sie warten.
core-agent-name = Persönliche KI-Agenten
core-agent-title = Eine Regel aus ruhigen Stunden
core-agent-text = Ein Trading-Agent, der auch in Ihrer schwächsten Stunde Ihre Grenzen einhält. Geld verlieren kann er trotzdem.
core-agent-condition = Steigt FOMO über
core-agent-threshold = { $examples-rule_mood }
core-agent-action = ruhen neue Käufe
core-agent-pause = { $examples-pause } Min.
core-app-name = Lern-App
core-app-title = Übungen aus echten Handelstagen
core-app-text = Kurze Lektionen, dann ein Handelstag zum Nachspielen, ohne dass Ihr Geld darin steckt. Abgeschlossene Quests bringen RAA.
core-app-replay = Angehalten vor dem Ansturm.
core-app-reward = + RAA
core-market-name = Marktplatz für Agenten
core-market-title = Agent kopiert, Urheber bezahlt
core-market-text = Ab { $tokenomics-micro_token_copies } aktiven Kopien darf ein Agent einen eigenen Mikro-Token herausgeben.
core-market-creator = an den Urheber
core-market-protocol = an das Protokoll

## Why traders lose

emotions-title = Der Fehler kommt vor dem Trade.
emotions-lead = Hinterher sieht ein Verlust aus wie ein Chart. Vorher war da ein Gefühl, und zwischen Gefühl und Order lag zu wenig Zeit.
emotions-voice = Was das Gefühl sagt
emotions-cost = Was es kostet
emotions-help = Was RAA tut
emotions-fear = Angst
emotions-doubt = Zweifel
emotions-calm = Ruhe
emotions-greed = Gier
emotions-fomo = FOMO
emotions-fear-voice = Raus, solange es noch geht.
emotions-fear-cost = Sie verkaufen nahe am Tief und sehen zu, wie der Kurs zurückkommt.
emotions-fear-help = Trennt das Rauschen der Masse von den Nachrichten. So sehen Sie, auf welches von beiden Sie gerade reagieren.
emotions-greed-voice = Nur noch ein bisschen mehr.
emotions-greed-cost = Es gibt keinen Plan für den Ausstieg, und der Gewinn ist wieder weg.
emotions-greed-help = Ihr Agent hält sich an das Ziel, das Sie an einem ruhigen Tag gewählt haben.
emotions-fomo-voice = Alle anderen sind schon drin.
emotions-fomo-cost = Sie kommen zuletzt und zahlen für die, die zuerst da waren.
emotions-fomo-help = Warnt Sie, solange sich die Masse noch sammelt, und startet die Pause, die Sie festgelegt haben.
emotions-scale = Die fünf Gefühle der Reihe nach

## Strategy

strategy-title = Bemerken, benennen, entscheiden.
strategy-lead = RAA handelt nicht schneller als die Masse. Es schafft Raum zwischen einem Gefühl und einer Order.
strategy-notice = Bemerken
strategy-notice-text = RAAdar liest die Stimmung der Masse aus Beiträgen und Bewegungen auf der Blockchain. Ihr Profil liest die Ihre daran ab, wie Sie handeln.
strategy-name = Benennen
strategy-name-text = Die Meldung sagt, welches Gefühl es ist und wie stark. Ein Gefühl, das einen Namen hat, lässt sich leichter hinterfragen.
strategy-decide = Entscheiden
strategy-decide-text = Sie warten, steigen kleiner ein oder bleiben dabei. Hat ein Agent Ihre Regel, tut er, was Sie ihm in Ruhe aufgetragen haben.

## Ecosystem

ecosystem-title = Vom Signal zum Agenten.
ecosystem-lead = Fünf Schichten machen aus Rauschen eine Entscheidung, und fünf Gruppen halten sie in Gang.
ecosystem-core = Wer sie in Gang hält
ecosystem-traders = Trader
ecosystem-traders-text = Bezahlen Stimmungsbilder, Agenten und Daten in RAA und erhalten RAA für Quests.
ecosystem-creators = Urheber
ecosystem-creators-text = Veröffentlichen Agentenvorlagen und behalten { $tokenomics-creator_share } der Zahlungen für Kopien.
ecosystem-validators = Validatoren
ecosystem-validators-text = { $validators-maximum ->
    [one] Höchstens { $validators-maximum } Knoten. Er gibt Agentenvorlagen und eingereichte Entwicklungen frei.
   *[other] Höchstens { $validators-maximum } Knoten. Sie geben Agentenvorlagen und eingereichte Entwicklungen frei.
}
ecosystem-stakers = Staker
ecosystem-stakers-text = Halten sRAA, eins zu eins zu RAA, für Belohnungen, die nicht garantiert sind.
ecosystem-dao = DAO
ecosystem-dao-text = Legt nach dem Start die Rendite fest und verwaltet die Kasse.
ecosystem-architecture = So entsteht ein Stimmungsbild
ecosystem-signals = Signale
ecosystem-signals-text = Beiträge in sozialen Netzwerken und Bewegungen auf der Blockchain, nebeneinander gesammelt.
ecosystem-emotion = Emotion
ecosystem-emotion-text = Jedes Signal bekommt den Namen des Gefühls, das dahintersteht.
ecosystem-behaviour = Verhalten
ecosystem-behaviour-text = Aus dem Verlauf einer Wallet wird ein Profil von Gewohnheiten.
ecosystem-validation = Validierung
ecosystem-validation-text = Knoten indexieren Influencer- und Alpha-Daten und validieren Smart-Money-Ströme.
ecosystem-agents = Agenten
ecosystem-agents-text = Das Stimmungsbild trifft auf die Regeln, die Sie geschrieben haben. Sie handeln, oder Ihr Agent tut es.

## Tech stack

tech-title = Woraus es gebaut ist.
tech-lead = Die Zeitfenster stammen aus der veröffentlichten Roadmap. „Vorbei“ heißt, dass die Zeit um ist, nicht, dass der Baustein verfügbar ist.
tech-part = Baustein
tech-purpose = Wozu er dient
tech-window = Zeitfenster laut Roadmap
tech-api-text = Liefert anderen Produkten auf Abruf Stimmungsbilder der Masse oder einer Wallet.
tech-sdk-text = Werkzeuge und annotierte Daten für alle, die auf Stimmungsbildern aufbauen.
tech-execution-text = Führt aus, was ein Agent entscheidet, in den Grenzen seines Besitzers.
tech-proof-text = Soll zeigen, was ein Agent getan hat, nicht, was er versprochen hat.
tech-reputation-text = Bewahrt die Geschichte von Agenten und Konten über die Zeit.
tech-zkml-text = Prüft das Ergebnis eines Modells, ohne die Daten dahinter offenzulegen.
tech-dag-text = Ordnet Transaktionen als Graph statt in einer einzigen Warteschlange.

## Token utilities: the card beside the table

utilities-airdrop-title = Erst etwas verdienen
utilities-airdrop-text = Schließen Sie Quests in der Lern-App ab und erhalten Sie RAA, ohne welche zu kaufen.
utilities-airdrop-link = Zum Airdrop
utilities-buy-title = Oder im Presale kaufen
utilities-buy-price = { $presale-initial_price } USD
utilities-buy-terms = Startpreis. Der Mindestkauf liegt bei etwa { $presale-minimum_purchase } USD.
utilities-buy-link = RAA kaufen
utilities-buy-risk = Kryptowerte sind hochriskant. Sie können alles verlieren, was Sie dafür zahlen.

## Train and earn

train-title = Üben für die schwere Minute.
train-lead = Die Lern-App hält einen Handelstag dort an, wo Menschen den Kopf verlieren, und fragt, was Sie tun würden. Nach Angaben des Projekts haben mindestens { NUMBER($claims-users_trained, notation: "compact") } Menschen damit geübt.
train-mood-fear = Angst
train-mood-calm = Ruhe
train-mood-greed = Gier
train-mood-fomo = FOMO
train-question = Angehalten. Was würden Sie jetzt tun?
train-reveal = Zeigen, was dann geschah
train-cover = Wieder verdecken
train-answer = Der Ansturm kam, erreichte seine Spitze und verlief sich. Was hier an Ihnen gezogen hat, hat einen Namen: FOMO.
train-caption = Gezeichnetes Beispiel, keine Marktaufzeichnung.
train-1-title = Mit einer kurzen Lektion beginnen
train-1-text = Jede benennt ein einziges Gefühl und zeigt, wie es einen Trade verzerrt.
train-2-title = Einen echten Handelstag nachspielen
train-2-text = In der Pause entscheiden Sie, ohne dass Ihr Geld im Spiel ist, und sehen dann, was die Masse getan hat.
train-3-title = Eine Quest abschließen
train-3-text = Abgeschlossene Quests bringen RAA. Wie viel jede einzelne bringt, ist nicht veröffentlicht.
train-action = Wofür der Token da ist

## Technology digest

digest-title = Neues aus der Technik
digest-lead = Notizen der Menschen, die das Protokoll bauen: was sich geändert hat und warum.
digest-empty-title = Noch ist kein Eintrag veröffentlicht.
digest-empty-text = Die Einträge werden hier stehen, die neuesten zuerst, jeder mit Datum und Link.

## Roadmap

road-title = Roadmap { $roadmap-years }
road-note = Zeitfenster wie veröffentlicht. „Vorbei“ heißt, dass die Zeit um ist, nicht, dass alles darin ausgeliefert wurde.

## Questions

faq-title = Fragen, klar beantwortet.
faq-lead = Noch Fragen? Der Support antwortet nach etwa { $support-reply_hours } Stunden.
faq-permalink = Link zu dieser Antwort

faq-q-01 = Was ist RAA?
faq-a-01 = Der Utility-Token eines Protokolls, das Emotion und Verhalten am Kryptomarkt liest. Sie können damit bezahlen, staken und abstimmen. Die Gesamtmenge beträgt { $tokenomics-supply } RAA. Der Token ist kein Anteil an einem Unternehmen und verspricht keine Einkünfte.

faq-q-02 = Was beobachtet RAAdar?
faq-a-02 = Öffentliche Beiträge in sozialen Netzwerken und Aktivität auf der Blockchain, beides nebeneinander. RAAdar sucht nach Angst, Gier und FOMO und meldet sich, während sich eines davon aufbaut. Ein Stimmungsbild zeigt eine Stimmung. Einen Kurs sagt es nicht voraus.

faq-q-03 = Wie entsteht mein Verhaltensprofil?
faq-a-03 = Aus dem Handelsverlauf einer Wallet: wann sie einsteigt, wie groß sie ihre Positionen wählt, wie schnell sie wieder aussteigt und in welcher Stimmung die Masse dabei war. Das Muster zeigt Ihnen, wo sich Ihre Gewohnheiten von Ihrem Plan trennen.

faq-q-04 = Was ist ein persönlicher KI-Agent?
faq-a-04 = Ein Trading-Agent, der Regeln folgt, die Sie in Ruhe festgelegt haben. Sie können auch eine fremde Vorlage kopieren: { $tokenomics-creator_share } der Zahlung gehen an den Urheber, { $tokenomics-protocol_share } an das Protokoll. Ein Agent kann trotzdem Geld verlieren, schnell und während Sie schlafen.

faq-q-05 = Brauche ich Erfahrung?
faq-a-05 = Nein. Die Lern-App fängt bei null an, mit kurzen Lektionen und nachgespielten Handelstagen, bei denen kein Geld auf dem Spiel steht. Abgeschlossene Quests bringen RAA. Sie können sich also umsehen, bevor Sie entscheiden, ob Sie etwas kaufen.

faq-q-06 = Was kostet RAA?
faq-a-06 = Der Presale beginnt bei { $presale-initial_price } USD, und der Preis steigt { $presale-step_days ->
        [one] jeden Tag
       *[other] alle { $presale-step_days } Tage
    }. Geplant ist ein Listing-Preis von { $presale-listing_price } USD. Wie groß jede Stufe ist, ist nicht veröffentlicht, und nach dem Listing kann der Marktpreis unter dem liegen, was Sie bezahlt haben.
faq-more-06 = Zum Preisplan

faq-q-07 = Wie kaufe ich?
faq-a-07 = Sie verbinden eine Wallet, wählen ein Netzwerk, geben einen Betrag ein und bestätigen. Das soll weniger als { $presale-purchase_minutes } Minuten dauern. Der Mindestkauf liegt bei etwa { $presale-minimum_purchase } USD. Bezahlen können Sie in ETH, BNB, SOL, USDT oder USDC oder mit Bankkarte.

faq-q-08 = Kann ich mit Karte zahlen?
faq-a-08 = Ja, über einen Dienstleister für Kartenzahlungen. Er fragt nach Telefonnummer, Name und Rechnungsadresse, Ihren Kartendaten und einer Wallet-Adresse auf Base. Bis { $presale-card_limit } USD ist keine Identitätsprüfung nötig.

faq-q-09 = Wann kann ich über meine Token verfügen?
faq-a-09 = Nach der Erzeugung der Token, dem Token Generation Event (TGE). Bis dahin sind sie gesperrt und lassen sich nicht bewegen. Ab dem TGE werden sie über { $presale-vesting_months } Monate in gleichen Teilen freigegeben.
faq-more-09 = Zum Freigabeplan

faq-q-10 = Was ist sRAA?
faq-a-10 = Ein Token für gestaktes RAA, { $staking-token-ratio }:{ $staking-token-ratio } zu RAA und mit { $staking-token-decimals } Dezimalstellen. Wer früh kauft, erhält ihn automatisch. Er bringt bis zum TGE bis zu { $staking-apy } APY – eine Obergrenze, kein Versprechen – und wird nach dem Listing gegen RAA plus Belohnungen getauscht.

faq-q-11 = Wie viel wird bei Abstimmungen verbrannt?
faq-a-11 = Veröffentlicht sind zwei Angaben: bis zu { $conflicts-governance_burn-first } der Abstimmungsgebühren in den Tokenomics, { $conflicts-governance_burn-second } in den FAQ des Projekts. Solange keine bestätigt ist, planen Sie mit der niedrigeren. Bei der Nutzung von Agenten werden bis zu { $burns-agent_use } verbrannt; diese Zahl nennen nur die FAQ.
faq-more-11 = Alles, was verbrannt wird

faq-q-12 = Was muss ein Validator staken?
faq-a-12 = Veröffentlicht sind zwei Angaben: { $conflicts-validator_stake-first } RAA in den Tokenomics, { $conflicts-validator_stake-second } RAA oder mehr auf der Seite für Validatoren. Fragen Sie vor dem Kauf das Team, welche gilt. Es gibt höchstens { $validators-maximum } Knoten.

faq-q-13 = Wie werden Empfehlungen vergütet?
faq-a-13 = Monatlich, in USDT und in RAA, nach Umsatz: { $referral-tiers-leader-reward } bei mehr als { NUMBER($referral-tiers-leader-turnover, notation: "compact") } RAA, { $referral-tiers-mentor-reward } bei mehr als { NUMBER($referral-tiers-mentor-turnover, notation: "compact") } und { $referral-tiers-guru-reward } bei mehr als { NUMBER($referral-tiers-guru-turnover, notation: "compact") } RAA. Darunter ist keine Vergütung genannt. Wenn Sie einen Link teilen, sagen Sie dazu, dass Sie daran verdienen.

faq-q-14 = Welche Risiken gibt es?
faq-a-14 = Der Preis kann auf null fallen. Ein Starttermin ist nicht bestätigt, Regeln können sich ändern, und Code kann versagen. Renditen können sinken oder ganz wegfallen. Während all das geschieht, sind Ihre Token gesperrt. Zahlen Sie nur Geld, dessen Verlust Sie verkraften können.

## Use cases

case-title = Derselbe Tag, anders gelesen.
case-lead = Drei Illustrationen. Die Menschen sind erfunden, und ein Ergebnis wird nicht versprochen.
case-before = Vorher
case-after = Nachher

case-retail-name = Privatanleger
case-retail-before-title = Kauft, was alle haben.
case-retail-before = Ein Coin, den Sie nur halb kennen, steigt den dritten Tag in Folge, und im Chat ist es laut. Sie kaufen mehr, als Sie wollten. Dann dreht er. Sie halten aus Stolz und verkaufen nachts, weil Sie nicht schlafen können.
case-retail-after-title = Lässt den Ansturm vorbei.
case-retail-after = RAAdar zeigt, dass die Masse in FOMO kippt und dass Ihre letzten Einstiege aussahen wie dieser. Die Pause, die Sie festgelegt haben, hält die Order zurück. Sie kaufen weniger oder gar nichts, und Sie wissen, warum.
case-retail-uses = RAAdar und eine selbst gesetzte Pause

case-pro-name = Profi-Trader
case-pro-before-title = Setzt mehr, um aufzuholen.
case-pro-before = An den meisten Tagen trägt die Methode. Nach einer Reihe von Verlusten verdoppeln Sie die Größe und verschieben einen Stop, den Sie selbst gesetzt haben. Am Abend ist eine gute Woche dahin, und im Journal ist der Markt schuld.
case-pro-after-title = Bleibt bei der geplanten Größe.
case-pro-after = Ihr Profil markiert den Trade, bei dem die Größe den Plan verlassen hat. Der Agent hält das Limit, das Sie vor Handelsbeginn gesetzt haben. Tage mit Verlust gibt es weiterhin. Wie groß ein Verlust sein darf, ist vor dem Trade entschieden; er kann trotzdem größer ausfallen.
case-pro-uses = Verhaltensprofil und persönlicher Agent

case-fund-name = Fonds
case-fund-before-title = Streitet über den Chart.
case-fund-before = Das Team trifft sich nach der Bewegung. Die eine sieht Panik, der andere einen günstigen Preis, und beide haben Screenshots dabei. Die Position folgt dem, der zuletzt spricht, und niemand hält den Grund fest.
case-fund-after-title = Streitet über ein Stimmungsbild.
case-fund-after = Alle gehen von derselben Messung der Masse und der Wallets aus, in den eigenen Modellen des Teams. Einig sind sie sich immer noch nicht, doch jetzt geht es um dieselben Zahlen, und der Grund für den Trade liegt bei den Akten.
case-fund-uses = API für Emotion und Verhalten, laut Roadmap

## Partners, news, video

partners-title = Partner
partners-statement = { $name }, Erklärung des Partners
partners-empty-title = Noch ist kein Partner genannt.
partners-empty-text = Ein Name steht hier nur mit einem Link dorthin, wo der Partner es selbst sagt.

news-title = In den Medien
news-empty-title = Noch ist kein Artikel aufgeführt.
news-empty-text = Berichte werden hier mit Medium, Datum und einem Link zum Original stehen.

video-title = Vom Rauschen zur Entscheidung.
video-caption = Zeichnung: die Masse vor einem Stimmungsbild und danach.
video-watch = Auf { $host } ansehen
video-length = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
video-note = Der Film kommt von einer anderen Website. Von dort wird nichts geladen, bevor Sie ihn auswählen.

## Closing call

buy-title = Entscheiden Sie in Ruhe.
