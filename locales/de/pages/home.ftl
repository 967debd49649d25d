## Head of the document

meta-title = RAA: ein Protokoll, das die Stimmung am Kryptomarkt erfasst
meta-description = RAA erkennt Angst, Gier und FOMO in der Masse und in Ihren Trades und warnt Sie, bevor Sie handeln. Hohes Risiko: Sie können alles verlieren.
meta-keywords = RAA, emotionale Intelligenz, Krypto, Verhaltens-KI, FOMO, RAAdar, Trading-Agenten, Presale, Staking
meta-social-title = Märkte fühlen, bevor sie handeln
meta-social-description = RAA erkennt die Marktstimmung und die Gewohnheiten in Ihren Trades und warnt Sie, bevor Sie handeln. Hohes Risiko.

## Hero

hero-title-1 = Märkte fühlen,
hero-title-2 = bevor sie handeln
start-lead = RAA ist für Menschen, die mit Krypto handeln. Es erkennt Angst, Gier und FOMO in der Masse und in Ihren eigenen Trades und warnt Sie, bevor Sie handeln.
start-how-label = So läuft der Kauf
start-risk = RAA kann seinen gesamten Wert verlieren. Die Token bleiben bis zum Token Generation Event (TGE) gesperrt.

start-alert-tag = Beispielmeldung
start-alert-title = FOMO bei SOL nimmt zu
start-alert-crowd-label = Die Masse
start-alert-reader-label = Ihre Trades
start-alert-note = Die letzten drei Male, als Sie in dieser Stimmung gekauft haben, haben Sie mit Verlust verkauft.
start-alert-wait-label = { $examples-pause } Min. warten
start-alert-smaller-label = Kleiner einsteigen
start-alert-wait-answer = { $examples-pause } Minuten lang wird keine Order abgeschickt. Danach entscheiden Sie neu.
start-alert-smaller-answer = Sie kaufen mit weniger Geld. Wenn der Kurs fällt, verlieren Sie weniger.

start-field-reading = Stimmungsbild
start-field-decision = Ihre Entscheidung
start-field-caption = Illustration: die Masse vor und nach einem Stimmungsbild

start-terms-title = Presale-Bedingungen
start-terms-price-label = Startpreis
start-terms-price-value = { $presale-initial_price } USD
start-terms-listing-label = Geplanter Listingpreis
start-terms-listing-value = { $presale-listing_price } USD
start-terms-step-label = Preis steigt
start-terms-step-value =
    { $presale-step_days ->
        [one] jeden Tag
       *[other] alle { $presale-step_days } Tage
    }
start-terms-target-label = Finanzierungsziel
start-terms-target-value = { NUMBER($presale-raise_target, notation: "compact") } USD
start-terms-minimum-label = Mindestkauf
start-terms-minimum-value = etwa { $presale-minimum_purchase } USD
start-terms-networks = Netzwerke
start-terms-payment = Zahlbar mit ETH, BNB, SOL, USDT, USDC oder Karte

## Stats

stats-title = Worauf Stimmungsbilder beruhen
stats-action-label = Was RAA erfasst

## Core elements

core-title = Fünf Werkzeuge auf Basis eines Stimmungsbilds
core-lead = Jedes Werkzeug beginnt mit derselben Frage: Was fühlen Menschen, während sie handeln?
core-radar-name = RAAdar
core-radar-title = Meldungen zu FOMO, Angst und Gier
core-radar-text = RAAdar beobachtet Beiträge in sozialen Netzwerken und Transaktionen auf der Blockchain. Es sagt Ihnen, wann eine Stimmung zum Ansturm wird.
core-radar-action-label = Zur Plattform
core-radar-screen-tag = Beispiel
core-radar-screen-rule = Ihre Regel
core-radar-screen-pause = { $examples-pause } Min.
core-radar-screen-condition = Steigt FOMO über
core-radar-screen-action = ruhen neue Käufe
core-radar-screen-caption = Zeichnung: RAAdar im Einsatz. Die Zahlen sind erfunden.
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
core-more-label = Jedes Produkt im Einzelnen

## Why traders lose

emotions-title = Warum Trader verlieren
emotions-lead = Ein Verlust beginnt oft mit einem Gefühl: Angst, Gier oder der Sorge, etwas zu verpassen (FOMO). Zwischen Gefühl und Order bleibt wenig Zeit. In dieser Zeit warnt Sie RAA.
emotions-columns-voice = Was das Gefühl sagt
emotions-columns-cost = Was es kostet
emotions-columns-help = Was RAA tut
emotions-fear-name = Angst
emotions-doubt = Zweifel
emotions-calm = Ruhe
emotions-greed-name = Gier
emotions-fomo-name = FOMO
emotions-fear-voice = Raus, solange es noch geht.
emotions-fear-cost = Sie verkaufen nahe am Tief und sehen zu, wie der Kurs sich erholt.
emotions-fear-help = RAA trennt das Rauschen der Masse von den Nachrichten. So sehen Sie, worauf Sie gerade reagieren.
emotions-greed-voice = Nur noch ein bisschen mehr.
emotions-greed-cost = Sie haben keinen Ausstiegsplan und geben den Gewinn wieder ab.
emotions-greed-help = Ihr Agent hält sich an das Ziel, das Sie an einem ruhigen Tag gewählt haben.
emotions-fomo-voice = Alle anderen sind schon drin.
emotions-fomo-cost = Sie kaufen spät von denen, die früh gekauft haben.
emotions-fomo-help = RAA warnt Sie, solange sich die Masse noch sammelt.
emotions-scale-label = Die fünf Gefühle der Reihe nach
emotions-action-label = So entsteht ein Stimmungsbild

## Strategy

strategy-title = Bemerken, benennen, entscheiden
strategy-lead = RAA verschafft Ihnen Zeit zwischen Gefühl und Order. Das geschieht in drei Schritten.
strategy-notice-title = Bemerken
strategy-notice-text = RAAdar erfasst die Stimmung der Masse aus Beiträgen und Transaktionen auf der Blockchain. Ihr Profil erkennt Ihre eigene daran, wie Sie handeln.
strategy-name-title = Benennen
strategy-name-text = Die Meldung sagt, welches Gefühl es ist und wie stark. Dann können Sie prüfen, ob es ein Grund zum Handeln ist.
strategy-decide-title = Entscheiden
strategy-decide-text = Sie warten, steigen kleiner ein oder machen weiter. Wenn Sie die Regel einem Agenten übertragen haben, tut er, was Sie in Ruhe festgelegt haben.
strategy-action-label = Für wen RAA da ist

## Ecosystem

ecosystem-title = Vom Signal zum Agenten
ecosystem-lead = Fünf Schichten machen aus Rauschen eine Entscheidung, und fünf Gruppen tragen das Protokoll.
ecosystem-core-title = Wer das Protokoll trägt
ecosystem-core-traders-name = Trader
ecosystem-core-traders-text = Sie bezahlen Stimmungsbilder, Agenten und Daten in RAA und erhalten RAA für Quests.
ecosystem-core-creators-name = Ersteller
ecosystem-core-creators-text = Sie bieten Agentenvorlagen an und behalten { $tokenomics-creator_share } der Zahlungen für Kopien.
ecosystem-core-validators-name = Validatoren
ecosystem-core-validators-text =
    { $validators-maximum ->
        [one] Höchstens { $validators-maximum } Node. Er gibt Agentenvorlagen und Einreichungen von Entwicklern frei.
       *[other] Höchstens { $validators-maximum } Nodes. Sie geben Agentenvorlagen und Einreichungen von Entwicklern frei.
    }
ecosystem-core-stakers-name = Staker
ecosystem-core-stakers-text = Sie halten ein sRAA für jedes RAA. Belohnungen sind nicht garantiert.
ecosystem-core-dao-name = DAO
ecosystem-core-dao-text = Sie legt nach dem Start die Rendite fest und verwaltet die Treasury.
ecosystem-architecture-title = Die Schichten des Protokolls
ecosystem-architecture-signals-name = Signale
ecosystem-architecture-signals-text = Beiträge in sozialen Netzwerken und Transaktionen auf der Blockchain werden parallel erfasst.
ecosystem-architecture-emotion-name = Emotion
ecosystem-architecture-emotion-text = Jedes Signal wird dem Gefühl zugeordnet, das dahintersteht.
ecosystem-architecture-behaviour-name = Verhalten
ecosystem-architecture-behaviour-text = Aus dem Verlauf einer Wallet wird ein Profil von Gewohnheiten.
ecosystem-architecture-validation-name = Validierung
ecosystem-architecture-validation-text = Nodes indexieren Influencer- und Alpha-Daten und validieren Smart-Money-Ströme.
ecosystem-architecture-agents-name = Agenten
ecosystem-architecture-agents-text = Das Stimmungsbild wird mit den Regeln abgeglichen, die Sie festgelegt haben. Dann handeln Sie selbst oder Ihr Agent.
ecosystem-validators-label = Was Validatoren tun
ecosystem-staking-label = So funktioniert Staking

## Tech stack

tech-stack-title = Die Technik dahinter
tech-stack-action-label = Wozu jeder Baustein dient

## Token utilities: the card beside the table

utilities-side-airdrop-title = Airdrop
utilities-side-buy-title = Presale
utilities-side-buy-price = { $presale-initial_price } USD
utilities-side-buy-terms = Startpreis. Der Mindestkauf liegt bei etwa { $presale-minimum_purchase } USD.
utilities-side-buy-risk = Kryptowerte sind hochriskant. Sie können alles verlieren, was Sie dafür zahlen.

## Train and earn

train-title = Üben und verdienen
train-lead = Die Lern-App spielt einen Handelstag nach, hält ihn vor dem Ansturm an und fragt, welche Stimmung als Nächstes kommt.
train-replay-fear-label = Angst
train-replay-calm-label = Ruhe
train-replay-greed-label = Gier
train-replay-fomo-label = FOMO
train-replay-question = Angehalten. Welche Stimmung kommt jetzt?
train-replay-right = Richtig, es war FOMO. Der Ansturm kam, erreichte seinen Höhepunkt und ebbte ab.
train-replay-wrong = Es war FOMO. Der Ansturm kam, erreichte seinen Höhepunkt und ebbte ab.
train-replay-caption = Gezeichnetes Beispiel ohne echte Marktdaten.
train-1-title = Mit einer kurzen Lektion beginnen
train-2-title = Einen echten Handelstag nachspielen
train-3-title = Eine Quest abschließen
train-3-text = Abgeschlossene Quests bringen RAA. Wie viel jede einzelne bringt, hat das Projekt nicht gesagt.
train-action-label = Was über die App bekannt ist

## Technology digest

digest-title = Technik-News

## Roadmap

roadmap-title = Roadmap { $roadmap-years }
road-note = Ein Baustein gilt erst als ausgeliefert, wenn ein Link es belegt. Pläne können sich ändern.
roadmap-action-label = Zur Tech-Roadmap

## Questions

faq-title = Fragen und Antworten
faq-lead = Noch Fragen? Wenn eine Zahlung fehlgeschlagen ist oder ein Token nicht erscheint, lesen Sie auf der Support-Seite, was Sie prüfen sollten.
faq-permalink = Link zu dieser Antwort

faq-what-is-raa-question = Was ist RAA?
faq-what-is-raa-answer = RAA ist der Utility-Token eines Protokolls, das Emotionen und Verhalten am Kryptomarkt auswertet. Sie können damit bezahlen und abstimmen und ihn staken. Die Gesamtmenge beträgt { $tokenomics-supply } RAA. Der Token ist kein Anteil an einem Unternehmen und verspricht keine Einkünfte.

faq-raadar-question = Was beobachtet RAAdar?
faq-raadar-answer = RAAdar beobachtet öffentliche Beiträge in sozialen Netzwerken und parallel dazu Transaktionen auf der Blockchain. Es sucht nach Angst, Gier und FOMO und meldet sich, während sich eines davon aufbaut. Ein Stimmungsbild beschreibt Gefühle und sagt keinen Kurs voraus.

faq-profile-question = Wie entsteht mein Verhaltensprofil?
faq-profile-answer = Ihr Profil entsteht aus dem Handelsverlauf einer Wallet: wann sie einsteigt, mit welchem Betrag, wie schnell sie aussteigt und in welcher Stimmung die Masse dabei war. Es zeigt Ihnen, wo Sie aus Gewohnheit von Ihrem Plan abweichen.

faq-agent-question = Was ist ein persönlicher KI-Agent?
faq-agent-answer = Das ist ein Trading-Agent, der Regeln folgt, die Sie in Ruhe festgelegt haben. Sie können auch eine fremde Vorlage kopieren: { $tokenomics-creator_share } der Zahlung gehen an den Ersteller, { $tokenomics-protocol_share } an das Protokoll. Ein Agent kann trotzdem Geld verlieren, und zwar schnell und während Sie schlafen.

faq-experience-question = Brauche ich Erfahrung?
faq-experience-answer = Nein. Die Lern-App fängt bei null an, mit kurzen Lektionen und nachgespielten Handelstagen, bei denen Sie kein Geld riskieren. Abgeschlossene Quests bringen RAA.

faq-price-question = Was kostet RAA?
faq-price-answer =
    Laut den Bedingungen des Presales beginnt der Preis bei { $presale-initial_price } USD und steigt { $presale-step_days ->
        [one] jeden Tag
       *[other] alle { $presale-step_days } Tage
    }. Der geplante Listingpreis beträgt { $presale-listing_price } USD. Um wie viel der Presale-Preis jeweils steigt, hat das Projekt nicht gesagt. Nach dem Listing kann der Marktpreis unter dem liegen, was Sie bezahlt haben.
faq-price-action-label = Zum Preisplan

faq-buy-question = Wie kaufe ich?
faq-buy-answer = Sie verbinden eine Wallet, wählen ein Netzwerk, geben einen Betrag ein und bestätigen. Laut Projekt dauert das weniger als { $presale-purchase_minutes } Minuten. Der Mindestkauf liegt bei etwa { $presale-minimum_purchase } USD. Sie können in ETH, BNB, SOL, USDT oder USDC bezahlen oder mit Debit- oder Kreditkarte.

faq-card-question = Kann ich mit Karte zahlen?
faq-card-answer = Kartenzahlungen laufen über einen Zahlungsdienstleister. Er fragt nach Telefonnummer, Name und Rechnungsadresse, Ihren Kartendaten und einer Wallet-Adresse auf Base. Bis { $presale-card_limit } USD ist keine Identitätsprüfung nötig.
faq-card-action-label = Kartenzahlung Schritt für Schritt

faq-transfer-question = Wann kann ich über meine Token verfügen?
faq-transfer-answer = Sie können nach dem Token Generation Event (TGE) darüber verfügen. Bis dahin sind die Token gesperrt. Ab dem TGE werden sie über { $presale-vesting_months } Monate in gleichen Teilen freigegeben.
faq-transfer-action-label = Zum Freigabeplan

faq-sraa-question = Was ist sRAA?
faq-sraa-answer = sRAA ist ein gestakter Token mit { $staking-token-decimals } Dezimalstellen und steht im Verhältnis { $staking-token-ratio }:{ $staking-token-ratio } zu RAA. Wer im Presale kauft, erhält ihn automatisch. Er bringt bis zum TGE höchstens { $staking-apy } APY, und das ohne Garantie. Nach dem Listing wird er gegen RAA plus Belohnungen getauscht.

faq-burn-question = Wie viel wird bei Abstimmungen verbrannt?
faq-burn-answer = Das Projekt nennt zwei Werte: höchstens { $conflicts-governance_burn-first } der Abstimmungsgebühren in den Tokenomics, { $conflicts-governance_burn-second } in den eigenen FAQ. Solange keiner bestätigt ist, rechnen Sie mit dem niedrigeren. Bei der Nutzung von Agenten werden höchstens { $burns-agent_use } verbrannt. Diese Zahl nennen nur die FAQ des Projekts.
utilities-fees-label = Alles, was verbrannt wird

faq-validator-question = Was muss ein Validator staken?
faq-validator-answer = Das Projekt nennt zwei Werte: { $conflicts-validator_stake-first } RAA in den Tokenomics, { $conflicts-validator_stake-second } RAA oder mehr auf der Seite für Validatoren. Solange keiner bestätigt ist, steht der nötige Stake nicht fest. Es gibt höchstens { $validators-maximum } Nodes.

faq-referral-question = Was bringt das Empfehlungsprogramm?
faq-referral-answer = Die Vergütung wird monatlich gezahlt und hängt vom Umsatz ab. Bei mehr als { NUMBER($referral-tiers-leader-turnover, notation: "compact") } RAA sind es { $referral-tiers-leader-reward } in USDT und { $referral-tiers-leader-reward } in RAA. Bei mehr als { NUMBER($referral-tiers-mentor-turnover, notation: "compact") } sind es jeweils { $referral-tiers-mentor-reward }, bei mehr als { NUMBER($referral-tiers-guru-turnover, notation: "compact") } jeweils { $referral-tiers-guru-reward }. Worauf sich der Prozentsatz bezieht, hat das Projekt nicht gesagt. Weisen Sie beim Teilen eines Links darauf hin, dass Sie daran verdienen.
faq-referral-action-label = Zum Empfehlungsprogramm

faq-risks-question = Welche Risiken gibt es?
faq-risks-answer = Der Preis kann auf null fallen. Ein Starttermin ist nicht bestätigt, Regeln können sich ändern, und Code kann fehlerhaft sein. Renditen können sinken oder ganz wegfallen. Während all das geschieht, sind Ihre Token gesperrt. Setzen Sie nur Geld ein, dessen Verlust Sie verkraften können.

## Use cases

use-cases-title = Drei Fälle, vorher und nachher
use-cases-lead = Die Personen sind erfunden. Ein Ergebnis wird nicht versprochen.
use-cases-before = Vorher
use-cases-after = Nachher

use-cases-retail-name = Privatanleger
use-cases-retail-before-title = Sie kaufen, was alle kaufen
use-cases-retail-before-text = Ein Coin, den Sie nur halb kennen, steigt den dritten Tag in Folge, und im Chat ist es laut. Sie kaufen mehr, als Sie wollten. Dann dreht der Kurs. Sie halten den Coin aus Stolz und verkaufen nachts, weil Sie nicht schlafen können.
use-cases-retail-after-title = Sie lassen den Ansturm vorbeiziehen
use-cases-retail-after-text = RAAdar zeigt, dass die Masse in FOMO verfällt und dass Ihre letzten Einstiege aussahen wie dieser. Sie warten vor der Order. Sie kaufen weniger oder gar nichts, und Sie wissen, warum.
use-cases-retail-uses = RAAdar und eine Pause, die Sie selbst einlegen

use-cases-pro-name = Profi-Trader
use-cases-pro-before-title = Sie erhöhen, um aufzuholen
use-cases-pro-before-text = An den meisten Tagen funktioniert die Methode. Nach einer Reihe von Verlusten verdoppeln Sie die Positionsgröße und verschieben einen Stop, den Sie selbst gesetzt haben. Am Abend ist eine gute Woche dahin, und im Journal ist der Markt schuld.
use-cases-pro-after-title = Sie bleiben bei der geplanten Größe
use-cases-pro-after-text = Ihr Profil markiert den Trade, bei dem Sie von der geplanten Positionsgröße abgewichen sind. Der Agent hält das Limit ein, das Sie vor Handelsbeginn gesetzt haben. Tage mit Verlust gibt es weiterhin. Wie groß ein Verlust sein darf, legen Sie vor dem Trade fest. Er kann trotzdem größer ausfallen.
use-cases-pro-uses = Verhaltensprofil und persönlicher Agent

use-cases-fund-name = Fonds
use-cases-fund-before-title = Das Team streitet über den Chart
use-cases-fund-before-text = Das Team trifft sich nach der Kursbewegung. Eine Analystin sieht Panik, ihr Kollege einen günstigen Preis, und beide haben Screenshots dabei. Die Position folgt dem, der zuletzt spricht, und niemand hält den Grund fest.
use-cases-fund-after-title = Das Team streitet über ein Stimmungsbild
use-cases-fund-after-text = Alle gehen vom selben Stimmungsbild der Masse und der Wallets aus und nutzen es in eigenen Modellen. Einig sind sie sich immer noch nicht, doch jetzt geht es um dieselben Zahlen, und der Grund für den Trade ist dokumentiert.
use-cases-fund-uses = API für Emotion und Verhalten, laut Roadmap
use-cases-action-label = Tarife vergleichen

## Partners, news, video

partners-title = Partner
partners-statement = { $name }, Erklärung des Partners

news-title = In den Medien

video-title = Vom Rauschen zur Entscheidung
video-caption = Zeichnung: die Masse vor und nach einem Stimmungsbild.
video-action-label = Mehr über RAA
video-film-watch = Auf { $host } ansehen
video-film-length =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
video-film-note = Das Video liegt auf einer anderen Website. Von dort wird erst etwas geladen, wenn Sie es starten.

## Closing call

buy-title = Entscheiden Sie in Ruhe
