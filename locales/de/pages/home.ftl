## Head of the document

meta-title = RAA: ein Protokoll, das die Stimmung am Kryptomarkt erfasst
meta-description = RAA erkennt Angst, Gier und FOMO in der Masse und in Ihren Trades und warnt Sie, bevor Sie handeln. Hohes Risiko: Sie können alles verlieren.
meta-keywords = RAA, emotionale Intelligenz, Krypto, Verhaltens-KI, FOMO, RAAdar, Trading-Agenten, Presale, Staking
meta-social-title = Märkte fühlen, bevor sie handeln
meta-social-description = RAA erkennt die Marktstimmung und die Gewohnheiten in Ihren Trades und warnt Sie, bevor Sie handeln. Hohes Risiko.

## Hero

hero-title-1 = Märkte fühlen,
hero-title-2 = bevor sie handeln
hero-lead = RAA ist für Menschen, die mit Krypto handeln. Es erkennt Angst, Gier und FOMO in der Masse und in Ihren eigenen Trades und warnt Sie, bevor Sie handeln.
hero-how = So läuft der Kauf
hero-risk = RAA kann seinen gesamten Wert verlieren. Die Token bleiben bis zum Token Generation Event (TGE) gesperrt.

hero-alert-tag = Beispielmeldung
hero-alert-title = FOMO bei SOL nimmt zu
hero-alert-crowd = Die Masse
hero-alert-you = Ihre Trades
hero-alert-note = Die letzten drei Male, als Sie in dieser Stimmung gekauft haben, haben Sie mit Verlust verkauft.
hero-alert-wait = { $examples-pause } Min. warten
hero-alert-smaller = Kleiner einsteigen
hero-alert-waited = { $examples-pause } Minuten lang wird keine Order abgeschickt. Danach entscheiden Sie neu.
hero-alert-reduced = Sie kaufen mit weniger Geld. Wenn der Kurs fällt, verlieren Sie weniger.

hero-field-reading = Stimmungsbild
hero-field-decision = Ihre Entscheidung
hero-field-caption = Illustration: die Masse vor und nach einem Stimmungsbild

hero-terms-title = Presale-Bedingungen
hero-terms-price-label = Startpreis
hero-terms-price = { $presale-initial_price } USD
hero-terms-listing-label = Geplanter Listingpreis
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
hero-terms-payment = Zahlbar mit ETH, BNB, SOL, USDT, USDC oder Karte

## Stats

stats-title = Worauf Stimmungsbilder beruhen
stats-more = Was RAA erfasst

## Core elements

core-title = Fünf Werkzeuge auf Basis eines Stimmungsbilds
core-lead = Jedes Werkzeug beginnt mit derselben Frage: Was fühlen Menschen, während sie handeln?
core-radar-name = RAAdar
core-radar-title = Meldungen zu FOMO, Angst und Gier
core-radar-text = RAAdar beobachtet Beiträge in sozialen Netzwerken und Transaktionen auf der Blockchain. Es sagt Ihnen, wann eine Stimmung zum Ansturm wird.
core-radar-more = Zur Plattform
core-screen-tag = Beispiel
core-screen-rule = Ihre Regel
core-screen-pause = { $examples-pause } Min.
core-screen-condition = Steigt FOMO über
core-screen-action = ruhen neue Käufe
core-screen-caption = Zeichnung: RAAdar im Einsatz. Die Zahlen sind erfunden.
core-profile-name = Verhaltensprofil
core-profile-title = Ihr Handelsverhalten im Überblick
core-profile-text = Das Profil leitet aus dem Verlauf einer Wallet Gewohnheiten ab: wann Sie Kursen hinterherlaufen, wann Sie erstarren und wann Sie warten.
core-agent-name = Persönliche KI-Agenten
core-agent-title = Regeln, die Sie in Ruhe festlegen
core-agent-text = Ein Trading-Agent hält sich auch dann an Ihre Grenzen, wenn es Ihnen schwerfällt. Er kann trotzdem Geld verlieren.
core-app-name = Lern-App
core-app-title = Übungen aus echten Handelstagen
core-app-text = Die App bietet kurze Lektionen und echte Handelstage zum Nachspielen, ohne dass Sie Geld einsetzen. Abgeschlossene Quests bringen RAA.
core-app-replay = Angehalten vor dem Ansturm
core-app-reward = + RAA
core-market-name = Marktplatz für Agenten
core-market-title = Agenten kopieren, Ersteller bezahlen
core-market-text = Ab { $tokenomics-micro_token_copies } aktiven Kopien darf ein Agent einen eigenen Mikro-Token herausgeben.
core-market-creator = an den Ersteller
core-market-protocol = an das Protokoll
core-more = Jedes Produkt im Einzelnen

## Why traders lose

emotions-title = Warum Trader verlieren
emotions-lead = Ein Verlust beginnt oft mit einem Gefühl: Angst, Gier oder der Sorge, etwas zu verpassen (FOMO). Zwischen Gefühl und Order bleibt wenig Zeit. In dieser Zeit warnt Sie RAA.
emotions-voice = Was das Gefühl sagt
emotions-cost = Was es kostet
emotions-help = Was RAA tut
emotions-fear = Angst
emotions-doubt = Zweifel
emotions-calm = Ruhe
emotions-greed = Gier
emotions-fomo = FOMO
emotions-fear-voice = Raus, solange es noch geht.
emotions-fear-cost = Sie verkaufen nahe am Tief und sehen zu, wie der Kurs sich erholt.
emotions-fear-help = RAA trennt das Rauschen der Masse von den Nachrichten. So sehen Sie, worauf Sie gerade reagieren.
emotions-greed-voice = Nur noch ein bisschen mehr.
emotions-greed-cost = Sie haben keinen Ausstiegsplan und geben den Gewinn wieder ab.
emotions-greed-help = Ihr Agent hält sich an das Ziel, das Sie an einem ruhigen Tag gewählt haben.
emotions-fomo-voice = Alle anderen sind schon drin.
emotions-fomo-cost = Sie kaufen spät von denen, die früh gekauft haben.
emotions-fomo-help = RAA warnt Sie, solange sich die Masse noch sammelt.
emotions-scale = Die fünf Gefühle der Reihe nach
emotions-more = So entsteht ein Stimmungsbild

## Strategy

strategy-title = Bemerken, benennen, entscheiden
strategy-lead = RAA verschafft Ihnen Zeit zwischen Gefühl und Order. Das geschieht in drei Schritten.
strategy-notice = Bemerken
strategy-notice-text = RAAdar erfasst die Stimmung der Masse aus Beiträgen und Transaktionen auf der Blockchain. Ihr Profil erkennt Ihre eigene daran, wie Sie handeln.
strategy-name = Benennen
strategy-name-text = Die Meldung sagt, welches Gefühl es ist und wie stark. Dann können Sie prüfen, ob es ein Grund zum Handeln ist.
strategy-decide = Entscheiden
strategy-decide-text = Sie warten, steigen kleiner ein oder machen weiter. Wenn Sie die Regel einem Agenten übertragen haben, tut er, was Sie in Ruhe festgelegt haben.
strategy-more = Für wen RAA da ist

## Ecosystem

ecosystem-title = Vom Signal zum Agenten
ecosystem-lead = Fünf Schichten machen aus Rauschen eine Entscheidung, und fünf Gruppen tragen das Protokoll.
ecosystem-core = Wer das Protokoll trägt
ecosystem-traders = Trader
ecosystem-traders-text = Sie bezahlen Stimmungsbilder, Agenten und Daten in RAA und erhalten RAA für Quests.
ecosystem-creators = Ersteller
ecosystem-creators-text = Sie bieten Agentenvorlagen an und behalten { $tokenomics-creator_share } der Zahlungen für Kopien.
ecosystem-validators = Validatoren
ecosystem-validators-text =
    { $validators-maximum ->
        [one] Höchstens { $validators-maximum } Node. Er gibt Agentenvorlagen und Einreichungen von Entwicklern frei.
       *[other] Höchstens { $validators-maximum } Nodes. Sie geben Agentenvorlagen und Einreichungen von Entwicklern frei.
    }
ecosystem-stakers = Staker
ecosystem-stakers-text = Sie halten ein sRAA für jedes RAA. Belohnungen sind nicht garantiert.
ecosystem-dao = DAO
ecosystem-dao-text = Sie legt nach dem Start die Rendite fest und verwaltet die Treasury.
ecosystem-architecture = Die Schichten des Protokolls
ecosystem-signals = Signale
ecosystem-signals-text = Beiträge in sozialen Netzwerken und Transaktionen auf der Blockchain werden parallel erfasst.
ecosystem-emotion = Emotion
ecosystem-emotion-text = Jedes Signal wird dem Gefühl zugeordnet, das dahintersteht.
ecosystem-behaviour = Verhalten
ecosystem-behaviour-text = Aus dem Verlauf einer Wallet wird ein Profil von Gewohnheiten.
ecosystem-validation = Validierung
ecosystem-validation-text = Nodes indexieren Influencer- und Alpha-Daten und validieren Smart-Money-Ströme.
ecosystem-agents = Agenten
ecosystem-agents-text = Das Stimmungsbild wird mit den Regeln abgeglichen, die Sie festgelegt haben. Dann handeln Sie selbst oder Ihr Agent.
ecosystem-more-validators = Was Validatoren tun
ecosystem-more-staking = So funktioniert Staking

## Tech stack

tech-title = Die Technik dahinter
tech-more = Wozu jeder Baustein dient

## Token utilities: the card beside the table

utilities-airdrop-title = Airdrop
utilities-buy-title = Presale
utilities-buy-price = { $presale-initial_price } USD
utilities-buy-terms = Startpreis. Der Mindestkauf liegt bei etwa { $presale-minimum_purchase } USD.
utilities-buy-risk = Kryptowerte sind hochriskant. Sie können alles verlieren, was Sie dafür zahlen.

## Train and earn

train-title = Üben und verdienen
train-lead = Die Lern-App spielt einen Handelstag nach, hält ihn vor dem Ansturm an und fragt, welche Stimmung als Nächstes kommt.
train-mood-fear = Angst
train-mood-calm = Ruhe
train-mood-greed = Gier
train-mood-fomo = FOMO
train-question = Angehalten. Welche Stimmung kommt jetzt?
train-right = Richtig, es war FOMO. Der Ansturm kam, erreichte seinen Höhepunkt und ebbte ab.
train-wrong = Es war FOMO. Der Ansturm kam, erreichte seinen Höhepunkt und ebbte ab.
train-caption = Gezeichnetes Beispiel ohne echte Marktdaten.
train-1-title = Mit einer kurzen Lektion beginnen
train-2-title = Einen echten Handelstag nachspielen
train-3-title = Eine Quest abschließen
train-3-text = Abgeschlossene Quests bringen RAA. Wie viel jede einzelne bringt, hat das Projekt nicht gesagt.
train-more = Was über die App bekannt ist

## Technology digest

digest-title = Technik-News

## Roadmap

road-title = Roadmap { $roadmap-years }
road-note = Ein Baustein gilt erst als ausgeliefert, wenn ein Link es belegt. Pläne können sich ändern.
road-more = Zur Tech-Roadmap

## Questions

faq-title = Fragen und Antworten
faq-lead = Noch Fragen? Wenn eine Zahlung fehlgeschlagen ist oder ein Token nicht erscheint, lesen Sie auf der Support-Seite, was Sie prüfen sollten.
faq-permalink = Link zu dieser Antwort

faq-q-01 = Was ist RAA?
faq-a-01 = RAA ist der Utility-Token eines Protokolls, das Emotionen und Verhalten am Kryptomarkt auswertet. Sie können damit bezahlen und abstimmen und ihn staken. Die Gesamtmenge beträgt { $tokenomics-supply } RAA. Der Token ist kein Anteil an einem Unternehmen und verspricht keine Einkünfte.

faq-q-02 = Was beobachtet RAAdar?
faq-a-02 = RAAdar beobachtet öffentliche Beiträge in sozialen Netzwerken und parallel dazu Transaktionen auf der Blockchain. Es sucht nach Angst, Gier und FOMO und meldet sich, während sich eines davon aufbaut. Ein Stimmungsbild beschreibt Gefühle und sagt keinen Kurs voraus.

faq-q-03 = Wie entsteht mein Verhaltensprofil?
faq-a-03 = Ihr Profil entsteht aus dem Handelsverlauf einer Wallet: wann sie einsteigt, mit welchem Betrag, wie schnell sie aussteigt und in welcher Stimmung die Masse dabei war. Es zeigt Ihnen, wo Sie aus Gewohnheit von Ihrem Plan abweichen.

faq-q-04 = Was ist ein persönlicher KI-Agent?
faq-a-04 = Das ist ein Trading-Agent, der Regeln folgt, die Sie in Ruhe festgelegt haben. Sie können auch eine fremde Vorlage kopieren: { $tokenomics-creator_share } der Zahlung gehen an den Ersteller, { $tokenomics-protocol_share } an das Protokoll. Ein Agent kann trotzdem Geld verlieren, und zwar schnell und während Sie schlafen.

faq-q-05 = Brauche ich Erfahrung?
faq-a-05 = Nein. Die Lern-App fängt bei null an, mit kurzen Lektionen und nachgespielten Handelstagen, bei denen Sie kein Geld riskieren. Abgeschlossene Quests bringen RAA.

faq-q-06 = Was kostet RAA?
faq-a-06 = Laut den Bedingungen des Presales beginnt der Preis bei { $presale-initial_price } USD und steigt { $presale-step_days ->
        [one] jeden Tag
       *[other] alle { $presale-step_days } Tage
    }. Der geplante Listingpreis beträgt { $presale-listing_price } USD. Um wie viel der Presale-Preis jeweils steigt, hat das Projekt nicht gesagt. Nach dem Listing kann der Marktpreis unter dem liegen, was Sie bezahlt haben.
faq-more-06 = Zum Preisplan

faq-q-07 = Wie kaufe ich?
faq-a-07 = Sie verbinden eine Wallet, wählen ein Netzwerk, geben einen Betrag ein und bestätigen. Laut Projekt dauert das weniger als { $presale-purchase_minutes } Minuten. Der Mindestkauf liegt bei etwa { $presale-minimum_purchase } USD. Sie können in ETH, BNB, SOL, USDT oder USDC bezahlen oder mit Debit- oder Kreditkarte.

faq-q-08 = Kann ich mit Karte zahlen?
faq-a-08 = Kartenzahlungen laufen über einen Zahlungsdienstleister. Er fragt nach Telefonnummer, Name und Rechnungsadresse, Ihren Kartendaten und einer Wallet-Adresse auf Base. Bis { $presale-card_limit } USD ist keine Identitätsprüfung nötig.
faq-more-08 = Kartenzahlung Schritt für Schritt

faq-q-09 = Wann kann ich über meine Token verfügen?
faq-a-09 = Sie können nach dem Token Generation Event (TGE) darüber verfügen. Bis dahin sind die Token gesperrt. Ab dem TGE werden sie über { $presale-vesting_months } Monate in gleichen Teilen freigegeben.
faq-more-09 = Zum Freigabeplan

faq-q-10 = Was ist sRAA?
faq-a-10 = sRAA ist ein gestakter Token mit { $staking-token-decimals } Dezimalstellen und steht im Verhältnis { $staking-token-ratio }:{ $staking-token-ratio } zu RAA. Wer im Presale kauft, erhält ihn automatisch. Er bringt bis zum TGE höchstens { $staking-apy } APY, und das ohne Garantie. Nach dem Listing wird er gegen RAA plus Belohnungen getauscht.

faq-q-11 = Wie viel wird bei Abstimmungen verbrannt?
faq-a-11 = Das Projekt nennt zwei Werte: höchstens { $conflicts-governance_burn-first } der Abstimmungsgebühren in den Tokenomics, { $conflicts-governance_burn-second } in den eigenen FAQ. Solange keiner bestätigt ist, rechnen Sie mit dem niedrigeren. Bei der Nutzung von Agenten werden höchstens { $burns-agent_use } verbrannt. Diese Zahl nennen nur die FAQ des Projekts.
faq-more-11 = Alles, was verbrannt wird

faq-q-12 = Was muss ein Validator staken?
faq-a-12 = Das Projekt nennt zwei Werte: { $conflicts-validator_stake-first } RAA in den Tokenomics, { $conflicts-validator_stake-second } RAA oder mehr auf der Seite für Validatoren. Solange keiner bestätigt ist, steht der nötige Stake nicht fest. Es gibt höchstens { $validators-maximum } Nodes.

faq-q-13 = Was bringt das Empfehlungsprogramm?
faq-a-13 = Die Vergütung wird monatlich gezahlt und hängt vom Umsatz ab. Bei mehr als { NUMBER($referral-tiers-leader-turnover, notation: "compact") } RAA sind es { $referral-tiers-leader-reward } in USDT und { $referral-tiers-leader-reward } in RAA. Bei mehr als { NUMBER($referral-tiers-mentor-turnover, notation: "compact") } sind es jeweils { $referral-tiers-mentor-reward }, bei mehr als { NUMBER($referral-tiers-guru-turnover, notation: "compact") } jeweils { $referral-tiers-guru-reward }. Worauf sich der Prozentsatz bezieht, hat das Projekt nicht gesagt. Weisen Sie beim Teilen eines Links darauf hin, dass Sie daran verdienen.
faq-more-13 = Zum Empfehlungsprogramm

faq-q-14 = Welche Risiken gibt es?
faq-a-14 = Der Preis kann auf null fallen. Ein Starttermin ist nicht bestätigt, Regeln können sich ändern, und Code kann fehlerhaft sein. Renditen können sinken oder ganz wegfallen. Während all das geschieht, sind Ihre Token gesperrt. Setzen Sie nur Geld ein, dessen Verlust Sie verkraften können.

## Use cases

case-title = Drei Fälle, vorher und nachher
case-lead = Die Personen sind erfunden. Ein Ergebnis wird nicht versprochen.
case-before = Vorher
case-after = Nachher

case-retail-name = Privatanleger
case-retail-before-title = Sie kaufen, was alle kaufen
case-retail-before = Ein Coin, den Sie nur halb kennen, steigt den dritten Tag in Folge, und im Chat ist es laut. Sie kaufen mehr, als Sie wollten. Dann dreht der Kurs. Sie halten den Coin aus Stolz und verkaufen nachts, weil Sie nicht schlafen können.
case-retail-after-title = Sie lassen den Ansturm vorbeiziehen
case-retail-after = RAAdar zeigt, dass die Masse in FOMO verfällt und dass Ihre letzten Einstiege aussahen wie dieser. Sie warten vor der Order. Sie kaufen weniger oder gar nichts, und Sie wissen, warum.
case-retail-uses = RAAdar und eine Pause, die Sie selbst einlegen

case-pro-name = Profi-Trader
case-pro-before-title = Sie erhöhen, um aufzuholen
case-pro-before = An den meisten Tagen funktioniert die Methode. Nach einer Reihe von Verlusten verdoppeln Sie die Positionsgröße und verschieben einen Stop, den Sie selbst gesetzt haben. Am Abend ist eine gute Woche dahin, und im Journal ist der Markt schuld.
case-pro-after-title = Sie bleiben bei der geplanten Größe
case-pro-after = Ihr Profil markiert den Trade, bei dem Sie von der geplanten Positionsgröße abgewichen sind. Der Agent hält das Limit ein, das Sie vor Handelsbeginn gesetzt haben. Tage mit Verlust gibt es weiterhin. Wie groß ein Verlust sein darf, legen Sie vor dem Trade fest. Er kann trotzdem größer ausfallen.
case-pro-uses = Verhaltensprofil und persönlicher Agent

case-fund-name = Fonds
case-fund-before-title = Das Team streitet über den Chart
case-fund-before = Das Team trifft sich nach der Kursbewegung. Eine Analystin sieht Panik, ihr Kollege einen günstigen Preis, und beide haben Screenshots dabei. Die Position folgt dem, der zuletzt spricht, und niemand hält den Grund fest.
case-fund-after-title = Das Team streitet über ein Stimmungsbild
case-fund-after = Alle gehen vom selben Stimmungsbild der Masse und der Wallets aus und nutzen es in eigenen Modellen. Einig sind sie sich immer noch nicht, doch jetzt geht es um dieselben Zahlen, und der Grund für den Trade ist dokumentiert.
case-fund-uses = API für Emotion und Verhalten, laut Roadmap
case-more = Tarife vergleichen

## Partners, news, video

partners-title = Partner
partners-statement = { $name }, Erklärung des Partners

news-title = In den Medien

video-title = Vom Rauschen zur Entscheidung
video-caption = Zeichnung: die Masse vor und nach einem Stimmungsbild.
video-more = Mehr über RAA
video-watch = Auf { $host } ansehen
video-length = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
video-note = Das Video liegt auf einer anderen Website. Von dort wird erst etwas geladen, wenn Sie es starten.

## Closing call

buy-title = Entscheiden Sie in Ruhe
