meta-title = Risikohinweise: was Sie mit RAA verlieren können
meta-description = Totalverlust, gesperrte Token, ein Start ohne bestätigtes Datum, sinkende Renditen, fehlerhafter Code: die Risiken von RAA. Lesen Sie sie, bevor Sie zahlen.
meta-keywords = RAA, Risikohinweise, Krypto-Risiko, Totalverlust, Vesting, Staking-Risiko, Presale
meta-social-title = Lesen Sie das, bevor Sie RAA kaufen
meta-social-description = Die Risiken von RAA, Teil für Teil, in klaren Worten. Sie können alles verlieren, was Sie dafür zahlen.

## Introduction

lead = RAA ist ein hochriskanter Kryptowert. Lesen Sie diese Seite, bevor Sie für irgendetwas zahlen, und an einem ruhigen Tag ein zweites Mal. Sie legt dar, was schiefgehen kann. Keine Aufzählung von Risiken ist vollständig, auch diese nicht.

## The main risks

summary-title = Die Risiken in Kürze
summary-loss = Sie können alles verlieren, was Sie dafür zahlen.
summary-price = Der Preis kann auf null fallen, und womöglich gibt es keinen Käufer.
summary-lock = Währenddessen bleiben Ihre Token gesperrt.
summary-yield = Renditen können sinken oder ganz wegfallen.
summary-code = Code kann versagen, ebenso Agenten, die für Sie handeln.
summary-mistakes = Ein Fehler mit einer Wallet lässt sich nicht rückgängig machen.

## Total loss

loss-title = Totalverlust
loss-1 = Sie können alles verlieren, was Sie zahlen. RAA hat keinen garantierten Wert, niemand hat zugesagt, es zurückzukaufen, und dahinter steht nichts, was sich verkaufen ließe, um Ihnen Ihr Geld zurückzuzahlen. Der Preis kann auf null fallen und dort bleiben.
loss-2 = Zahlen Sie nur mit Geld, dessen Verlust an Ihrem Leben nichts ändern würde: nicht mit der Miete, nicht mit Ersparnissen, auf die Sie bauen, nicht mit geliehenem Geld. Würde Sie der Verlust des ganzen Betrags treffen, ist der Betrag zu hoch. Sie sollten nicht damit rechnen, geschützt zu sein, wenn etwas schiefgeht. Diese Website nennt weder ein Entschädigungssystem noch eine Versicherung, die für RAA einsteht.

## Price and liquidity

price-title = Preis und Liquidität
price-1 = Der Presale beginnt bei { $presale-initial_price } USD, und der Preis steigt { $presale-step_days ->
        [one] jeden Tag
       *[other] alle { $presale-step_days } Tage
    }. Wie groß eine Stufe ist, ist nicht veröffentlicht. Geplant ist ein Listing zu { $presale-listing_price } USD; ein Plan ist kein Preis, den zu zahlen jemand zugesagt hat. Nach dem Listing bildet der Markt den Preis, und der kann unter dem liegen, was Sie bezahlt haben.
price-2 = Ein Markt braucht außerdem Käufer. Wenn Sie verkaufen wollen, gibt es vielleicht wenige oder gar keine. Große Orders bewegen einen dünnen Markt, und ein Token kann von einem Handelsplatz genommen werden oder nie auf einen gelangen. Auf dieser Website ist kein Handelsplatz genannt.

## Lock and vesting

lock-title = Sperre und Vesting
lock-1 = Im Presale gekaufte Token lassen sich bis zu ihrer Erzeugung, dem Token Generation Event (TGE), nicht bewegen. Von da an werden sie über { $presale-vesting_months } Monate in gleichen Teilen frei. Wer früh kauft, hält in der Zwischenzeit sRAA, und dessen Auszahlung ist bis zum Listing gesperrt. Fällt der Preis, während Ihre Token gesperrt sind, können Sie nur zusehen.
lock-2 = Andere Gruppen erhalten ihre Token zu anderen Zeiten: Partner nach { $tokenomics-partners_lock } Monaten Sperre über { $tokenomics-partners_vesting } Monate, das Team nach einem { $tokenomics-team_cliff }-Jahres-Cliff über { $tokenomics-team_vesting } Monate. Für die übrigen ist kein Plan veröffentlicht. Jede Freigabe kann weitere Verkäufer auf den Markt bringen.

## Launch

launch-title = Start und Listing
launch-1 = Start und Listing können später kommen, als Sie erwarten, in anderer Form oder gar nicht. Solange das TGE nicht stattgefunden hat, wird nichts frei, was auch immer der Kalender sagt.
launch-2 = Auch die Technik ist zu großen Teilen ein Plan. Die Roadmap nennt Zeitfenster von je einem halben Jahr, und dass ein Fenster vorbei ist, heißt nicht, dass alles darin ausgeliefert wurde. Funktionen können sich ändern, entfallen oder anderswo zuerst entstehen. Kaufen Sie nicht im Vertrauen auf ein Datum.

## Yield

yield-title = Renditen, die sinken oder enden
yield-1 = Bis zu { $staking-apy } im Jahr: Das ist der höchste für das Presale-Staking veröffentlichte Satz, nicht der erwartete. Er ist nicht garantiert und endet mit dem TGE. Nach dem Start ist der Satz variabel und wird von der DAO festgelegt, die ihn bis auf null senken kann.
yield-2 = Belohnungen werden in Token gezählt. Fällt der Preis von RAA schneller, als Belohnungen auflaufen, haben Sie am Ende mehr Token und weniger Wert. Die Strafgebühr bei vorzeitiger Entnahme ist nicht veröffentlicht, ebenso wenig die Mindesteinsätze und Vorteile der Stufen. Die Auszahlung aus mehreren Vesting-Runden braucht mehrere signierte Transaktionen, und für jede verlangt das Netzwerk eine Gebühr.

## Technology

technology-title = Technik und Smart Contracts
technology-1 = Das Protokoll hängt von Software ab: von den Smart Contracts für Token und Staking, den Netzwerken, auf denen sie laufen, von Wallets, einem Zahlungsdienstleister und Modellen, die Beiträge und Wallets lesen. Jeder dieser Teile kann Fehler enthalten, angegriffen oder verändert werden oder ausfallen. Ein Audit kann dieses Risiko senken, aber nicht beseitigen; was dazu veröffentlicht ist, steht auf der Seite zum Token-Audit.
technology-2 = Netzwerke können überlastet sein, Gebühren können ohne Vorwarnung steigen, und eine bestätigte Transaktion lässt sich nicht rückgängig machen. Stimmungsbilder können falsch sein. Die behauptete Vorhersagegenauigkeit von { $claims-prediction_accuracy } ist eine eigene Angabe des Projekts und wurde nicht unabhängig geprüft. Ein Stimmungsbild zeigt eine Stimmung. Einen Kurs sagt es nicht voraus.

## Agents

agents-title = Agenten und Automatik
agents-1 = Ein Agent befolgt Regeln. Geld verlieren kann er trotzdem, schnell und während Sie schlafen. Eine Regel, die zu einem Markt passte, kann im nächsten versagen, eine Datenquelle kann verspätet liefern oder manipuliert sein, und eine Order kann zu einem schlechteren Preis ausgeführt werden als dem, den Sie gesehen haben.
agents-2 = Ein kopierter Agent bringt die Fehler seines Urhebers mit, und der Urheber wird für die Kopie bezahlt, ob sie Ihnen etwas einbringt oder nicht. Ab { $tokenomics-micro_token_copies } aktiven Kopien darf ein Agent einen eigenen Mikro-Token herausgeben: noch ein Token, der seinen gesamten Wert verlieren kann. Für die Grenzen, die Sie setzen, stehen Sie selbst ein.

## Law

law-title = Regeln und Ihr Wohnort
law-1 = Die Regeln für Kryptowerte sind von Land zu Land verschieden, und sie ändern sich. Kaufen, Halten, Staken, Werben oder das Teilen eines Empfehlungslinks kann an Ihrem Wohnort eingeschränkt sein, und eine Regel von morgen kann für Token gelten, die Sie heute gekauft haben. Der Zugang zu jedem Teil des Protokolls kann aus diesem Grund begrenzt oder entzogen werden.
law-2 = Auf einen Kauf, einen Verkauf, eine Belohnung oder den Tausch von sRAA in RAA können Steuern anfallen, auch solange Token gesperrt sind. Nichts auf dieser Website ist Rechts-, Steuer- oder Anlageberatung, und nichts davon ist mit Blick auf Ihre Verhältnisse geschrieben. Fragen Sie vor der Zahlung jemanden, der in Ihrem Land dafür qualifiziert ist.

## Custody

custody-title = Verwahrung und Fehler
custody-1 = Ihre Schlüssel verwahren Sie selbst. Wer Ihre Seed-Phrase hat, hat Ihre Token, und niemand kann die Phrase für Sie wiederherstellen. Um Ihnen zu helfen, braucht sie niemand; wer danach fragt, hat es auf Ihre Token abgesehen.
custody-2 = Prüfen Sie jede Adresse zweimal. Token, die an eine falsche Adresse oder über ein falsches Netzwerk gesendet wurden, lassen sich nicht zurückholen. Kartenkäufe landen auf Base. Rechnen Sie mit Kopien dieser Website, falschen Support-Konten und Token gleichen Namens: Tippen Sie die Adresse der Website selbst ein, und vergleichen Sie eine Vertragsadresse mit der hier veröffentlichten, sobald es eine gibt, bevor Sie einen Token hinzufügen.

## Conflicts of interest

interests-title = Interessenkonflikte
interests-1 = Die Menschen hinter RAA profitieren davon, wenn Sie kaufen. { $tokenomics-allocation-team } der Gesamtmenge sind für Team und Berater vorgesehen, { $tokenomics-allocation-partners } für strategische Partner. Wer Ihnen einen Link geschickt hat, wird dafür womöglich bezahlt: Empfehlungen werden monatlich und mit dem Umsatz steigend vergütet, mit bis zu { $referral-tiers-guru-reward }.
interests-2 = Werden Gebühren verbrannt, sinkt die Gesamtmenge. Nachfrage entsteht dadurch nicht, und einige der veröffentlichten Anteile widersprechen einander. Zahlen zu Nutzern, Beiträgen und Genauigkeit sind eigene Angaben des Projekts. Lesen Sie alles auf dieser Website, auch diese Seite, als geschrieben im Interesse von Menschen, die möchten, dass Sie kaufen.
