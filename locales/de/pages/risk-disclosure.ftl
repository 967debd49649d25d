meta-title = Risikohinweise: was Sie mit RAA verlieren können
meta-description = Totalverlust, gesperrte Token, kein bestätigter Starttermin, sinkende Renditen, fehlerhafter Code: die Risiken von RAA. Lesen Sie sie, bevor Sie zahlen.
meta-keywords = RAA, Risikohinweise, Krypto-Risiko, Totalverlust, Vesting, Staking-Risiko, Presale
meta-social-title = Lesen Sie das, bevor Sie RAA kaufen
meta-social-description = Die Risiken von RAA, Punkt für Punkt, in klaren Worten. Sie können alles verlieren, was Sie dafür zahlen.

## Introduction

lead = RAA ist ein hochriskanter Kryptowert. Lesen Sie diese Seite, bevor Sie etwas bezahlen, und an einem ruhigen Tag ein zweites Mal. Sie legt dar, was schiefgehen kann, kann aber nicht jedes Risiko nennen.

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
loss-2 = Zahlen Sie nur mit Geld, dessen Verlust an Ihrem Leben nichts ändern würde: nicht mit der Miete, nicht mit Ersparnissen, auf die Sie angewiesen sind, nicht mit geliehenem Geld. Wenn der Verlust des gesamten Betrags Sie in Schwierigkeiten brächte, ist der Betrag zu hoch. Rechnen Sie nicht mit einem Schutz, falls etwas schiefgeht. Diese Website nennt weder ein Entschädigungssystem noch eine Versicherung, die für RAA einsteht.

## Price and liquidity

price-title = Preis und Liquidität
price-1 =
    Der Presale beginnt bei { $presale-initial_price } USD, und der Preis steigt { $presale-step_days ->
        [one] jeden Tag
       *[other] alle { $presale-step_days } Tage
    }. Um wie viel er jeweils steigt, ist nicht angegeben. Ein Listing zu { $presale-listing_price } USD ist geplant. Niemand hat zugesagt, diesen Preis zu zahlen. Nach dem Listing bildet sich der Preis am Markt, und er kann unter dem liegen, was Sie bezahlt haben.
price-2 = Ein Markt braucht außerdem Käufer. Wenn Sie verkaufen wollen, gibt es vielleicht wenige oder gar keine. In einem engen Markt verschieben schon einzelne große Orders den Preis, und ein Token kann von einem Handelsplatz wieder gestrichen oder gar nicht erst aufgenommen werden. Auf dieser Website ist kein Handelsplatz genannt.

## Lock and vesting

lock-title = Sperre und Vesting
lock-1 = Token, die Sie im Presale kaufen, können Sie bis zum Token Generation Event (TGE) nicht übertragen. Danach werden sie über { $presale-vesting_months } Monate in gleichen Teilen freigegeben. In der Zwischenzeit halten Presale-Käufer sRAA, dessen Einlösung bis zum Listing gesperrt ist. Wenn der Preis fällt, während Ihre Token gesperrt sind, können Sie nur zusehen.
lock-2 =
    Die Token anderer Gruppen werden zu anderen Zeiten freigegeben: die der Partner über { $tokenomics-partners_vesting } Monate nach einer Sperre von { $tokenomics-partners_lock } Monaten, die des Teams über { $tokenomics-team_vesting } Monate nach einem Cliff von { $tokenomics-team_cliff ->
        [one] { $tokenomics-team_cliff } Jahr
       *[other] { $tokenomics-team_cliff } Jahren
    }. Für die übrigen ist kein Freigabeplan genannt. Jede Freigabe kann weitere Verkäufer auf den Markt bringen.

## Launch

launch-title = Start und Listing
launch-1 = Start und Listing können später kommen, als Sie erwarten, in anderer Form oder gar nicht. Solange das TGE nicht stattgefunden hat, wird nichts freigegeben, ganz gleich, was im Kalender steht.
launch-2 = Auch die Technik ist zu großen Teilen noch Planung. Die Roadmap nennt Zeitfenster von je einem halben Jahr. Ist eines abgelaufen, heißt das nicht, dass alles darin ausgeliefert wurde. Funktionen können sich ändern, entfallen oder zuerst von anderen gebaut werden. Kaufen Sie nicht wegen eines Datums.

## Yield

yield-title = Sinkende oder wegfallende Renditen
yield-1 = Der höchste genannte Zinssatz für das Presale-Staking ist { $staking-apy } pro Jahr. Er kann niedriger ausfallen, ist nicht garantiert und gilt nur bis zum TGE. Nach dem Start ist der Zinssatz variabel und wird von der DAO festgelegt, die ihn bis auf null senken kann.
yield-2 = Belohnungen werden in Token gezählt. Wenn der Preis von RAA schneller fällt, als Belohnungen auflaufen, haben Sie am Ende mehr Token, die zusammen weniger wert sind. Die Strafgebühr bei vorzeitiger Entnahme ist nicht angegeben, ebenso wenig die Mindest-Stakes und Vorteile der Stufen. Zum Einlösen aus mehreren Vesting-Runden sind mehrere signierte Transaktionen nötig, und für jede verlangt das Netzwerk eine Gebühr.

## Technology

technology-title = Technik und Smart Contracts
technology-1 = Das Protokoll hängt von Software ab: von den Smart Contracts für Token und Staking, den Netzwerken, auf denen sie laufen, den Wallets, einem Zahlungsdienstleister und Modellen, die Beiträge und Wallets auswerten. Jeder dieser Teile kann Fehler enthalten, angegriffen oder verändert werden oder ausfallen. Ein Audit kann dieses Risiko senken, aber nicht beseitigen. Was dazu vorliegt, steht auf der Seite zum Token-Audit.
technology-2 = Netzwerke können überlastet sein, Gebühren ohne Vorwarnung steigen, und eine bestätigte Transaktion lässt sich nicht rückgängig machen. Stimmungsbilder können falsch sein. Die behauptete Vorhersagegenauigkeit von { $claims-prediction_accuracy } ist eine eigene Angabe des Projekts und wurde nicht unabhängig geprüft. Ein Stimmungsbild beschreibt Gefühle und sagt keinen Kurs voraus.

## Agents

agents-title = Agenten und Automatisierung
agents-1 = Ein Agent befolgt Regeln. Er kann trotzdem Geld verlieren, und zwar schnell und während Sie schlafen. Eine Regel, die zu einem Markt passte, kann im nächsten versagen. Eine Datenquelle kann verspätet liefern oder manipuliert sein, und eine Order kann zu einem schlechteren Preis ausgeführt werden, als Sie gesehen haben.
agents-2 = Ein kopierter Agent bringt die Fehler seines Erstellers mit, und dieser wird für die Kopie bezahlt, ob sie Ihnen etwas einbringt oder nicht. Ab { $tokenomics-micro_token_copies } aktiven Kopien darf ein Agent einen eigenen Mikro-Token herausgeben: noch ein Token, der seinen gesamten Wert verlieren kann. Für die Grenzen, die Sie setzen, sind Sie selbst verantwortlich.

## Law

law-title = Rechtslage an Ihrem Wohnort
law-1 = Die Regeln für Kryptowerte sind von Land zu Land verschieden, und sie ändern sich. An Ihrem Wohnort kann es eingeschränkt sein, RAA zu kaufen, zu halten, zu staken oder zu bewerben oder einen Empfehlungslink zu teilen. Eine künftige Regel kann auch für Token gelten, die Sie heute kaufen. Der Zugang zu jedem Teil des Protokolls kann aus diesem Grund begrenzt oder entzogen werden.
law-2 = Auf einen Kauf, einen Verkauf, eine Belohnung oder den Tausch von sRAA in RAA können Steuern anfallen, auch solange Token gesperrt sind. Nichts auf dieser Website ist Rechts-, Steuer- oder Anlageberatung, und nichts davon berücksichtigt Ihre persönlichen Verhältnisse. Fragen Sie vor der Zahlung jemanden, der in Ihrem Land dafür qualifiziert ist.

## Custody

custody-title = Verwahrung und Fehler
custody-1 = Sie verwahren Ihre Schlüssel selbst. Wer Ihre Wiederherstellungsphrase hat, hat Ihre Token, und niemand kann Ihnen eine verlorene Wiederherstellungsphrase ersetzen. Niemand braucht sie, um Ihnen zu helfen. Wer danach fragt, hat es auf Ihre Token abgesehen.
custody-2 = Prüfen Sie jede Adresse zweimal. Token, die an eine falsche Adresse oder über ein falsches Netzwerk gesendet wurden, lassen sich nicht zurückholen. Bei Kartenzahlung erhalten Sie die Token auf Base. Rechnen Sie mit Kopien dieser Website, falschen Support-Konten und Token gleichen Namens: Tippen Sie die Adresse der Website selbst ein, und bevor Sie einen Token hinzufügen, vergleichen Sie seine Vertragsadresse mit der hier genannten, sobald es eine gibt.

## Conflicts of interest

interests-title = Interessenkonflikte
interests-1 = Die Menschen hinter RAA profitieren, wenn Sie kaufen. { $tokenomics-allocation-team } der Gesamtmenge sind für Team und Berater vorgesehen, { $tokenomics-allocation-partners } für strategische Partner. Wer Ihnen einen Link geschickt hat, wird dafür womöglich bezahlt: Empfehlungen werden monatlich vergütet, und die Vergütung steigt mit dem Umsatz auf bis zu { $referral-tiers-guru-reward } in USDT und ebenso viel in RAA.
interests-2 = Wenn Gebühren verbrannt werden, sinkt die Gesamtmenge. Dadurch entsteht keine Nachfrage, und einige der genannten Anteile widersprechen einander. Zahlen zu Nutzern, Beiträgen und Genauigkeit sind eigene Angaben des Projekts. Bedenken Sie bei allem, was auf dieser Website steht, auch auf dieser Seite: Es ist im Auftrag von Menschen geschrieben, die möchten, dass Sie kaufen.
