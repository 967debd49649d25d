meta-title = Nutzungsbedingungen und Rechtliches der RAA-Website
meta-description = Was Sie mit der Nutzung annehmen, was für den Presale gilt und was nicht angegeben ist: Betreiber, anwendbares Recht und zuständiges Gericht.
meta-keywords = RAA, Nutzungsbedingungen, Rechtliches, Presale-Bedingungen, sRAA, Empfehlungen, Haftung
meta-social-title = Die Bedingungen der RAA-Website, klar formuliert
meta-social-description = Was die Website ist und was nicht, wie der Presale abläuft, was offenbleibt. Hohes Risiko: Sie können alles verlieren.

## Introduction

lead = Diese Bedingungen sagen, was diese Website ist, was Sie von ihr erwarten dürfen und was nicht. Wo eine Angabe fehlt, steht das ausdrücklich da.

## What the terms cover

scope-title = Wofür diese Bedingungen gelten
scope-1 = Sie gelten für diese Website in allen ihren Sprachen: für die Seiten über das Protokoll und seinen Token RAA, für die Seiten der Plattform zu Staking und Empfehlungen und für jedes Kauffenster, das dort erscheint. Mit der Nutzung der Website nehmen Sie sie an. Wenn Sie nicht einverstanden sind, nutzen Sie die Website nicht.
scope-2 = Sie ersetzen nicht die Bedingungen anderer. Ihre Wallet, die Netzwerke, der Dienstleister für Kartenzahlungen und jede Website, zu der ein Link führt, haben eigene Bedingungen, und diese gelten im Verhältnis zu Ihnen. Für einen bezahlten Tarif oder eine Vereinbarung mit einer Institution können weitere Bedingungen hinzukommen, die Sie vor dem Abschluss sehen.

## The operator

operator-title = Wer diese Website betreibt
operator-1 = Diese Website nennt Name, Rechtsform und Anschrift des Betreibers noch nicht, ebenso wenig eine E-Mail-Adresse oder eine Telefonnummer. Bis dahin wissen Sie unter Umständen nicht, gegen wen Sie einen Anspruch geltend machen müssten.
operator-2 = „Das Projekt“ und „wir“ bezeichnen in diesen Bedingungen denjenigen, der die Website betreibt und das Protokoll vorstellt. „Sie“ bezeichnet die Person, die sie nutzt. Wie Fragen bearbeitet werden, steht auf der Support-Seite. Sobald der Support eine Adresse hat, dauert eine Antwort in der Regel etwa { $support-reply_hours } Stunden, diese Dauer ist aber nicht verbindlich.

## Use

use-title = Wer sie nutzen darf, und wie
use-1 = Sie dürfen die Website nutzen, wenn Sie dort, wo Sie leben, volljährig sind und für sich selbst handeln oder für jemanden, den Sie rechtmäßig vertreten dürfen. Sie dürfen sie nicht nutzen, wenn Ihnen der Umgang mit Kryptowerten durch Gesetz, Sanktionen oder ein Gericht untersagt ist. Ob Sie sie nutzen dürfen, müssen Sie selbst klären. Die Website prüft es nicht für Sie.
use-2 = Sie dürfen sie nicht nutzen, um ein Gesetz zu brechen, die Herkunft von Geld zu verschleiern oder sich als jemand anderes auszugeben. Sie dürfen keine Kopie der Website verbreiten, sie nicht auf Schwachstellen absuchen oder überlasten und mit ihr nicht so für RAA werben, dass das Risiko verborgen bleibt. Wer gegen diese Bedingungen verstößt, dem kann der Zugang verweigert oder entzogen werden.

## No advice

advice-title = Information, keine Beratung
advice-1 = Alles hier ist Information zu Werbezwecken. Es ist kein Angebot, kein Prospekt und keine Anlage-, Rechts- oder Steuerberatung. Niemand hat Ihre Verhältnisse geprüft. Stimmungsbilder und Meldungen geben eine Stimmung wieder, ein Agent befolgt Regeln. Nichts davon empfiehlt Ihnen einen Trade.
advice-2 = Zahlen, die als Angaben des Projekts gekennzeichnet sind, etwa geschulte Nutzer oder Vorhersagegenauigkeit, stammen vom Projekt und sind nicht unabhängig geprüft. Als Beispiel gekennzeichnete Zahlen zeigen nur die Darstellung. Wo das Projekt zu einer Sache zwei Angaben gemacht hat, stehen beide hier, und keine gilt als bestätigt, bis die Website es sagt.

## The presale

presale-title = Der Presale
presale-1 =
    Der Presale beginnt bei { $presale-initial_price } USD für ein RAA. Der Preis steigt { $presale-step_days ->
        [one] jeden Tag
       *[other] alle { $presale-step_days } Tage
    }. Um wie viel er jeweils steigt, ist nicht angegeben. Das Finanzierungsziel beträgt { NUMBER($presale-raise_target, notation: "compact") } USD, und ein Listing zu { $presale-listing_price } USD ist geplant. Der Mindestkauf liegt bei etwa { $presale-minimum_purchase } USD.
presale-2 = Die RAA-Menge im Kauffenster ist eine Schätzung, sofern nicht der Zahlungsdienstleister den Preis nennt. Mit einem Kauf ist kein Recht auf ein Listing, auf einen bestimmten Preis oder auf ein bestimmtes Datum verbunden. Die Website nennt keine Bedingungen für eine Erstattung. Ein Kauf, den ein Netzwerk bestätigt hat, lässt sich nicht rückgängig machen. Rechte, die Ihnen nach dem Recht Ihres Landes zustehen und die kein Vertrag ausschließen kann, bleiben davon unberührt.

## Payment

payment-title = Bezahlen
payment-1 = RAA wird auf Ethereum, BNB Chain, Base und Solana verkauft. Sie können in ETH, BNB, SOL, USDT oder USDC bezahlen oder mit Debit- oder Kreditkarte über einen Dienstleister für Kartenzahlungen. Solange auf dieser Website kein Zahlungsdienstleister eingerichtet ist, lässt sich hier nichts kaufen, und das Kauffenster weist darauf hin.
payment-2 = Mit Karte ist bis { $presale-card_limit } USD keine Identitätsprüfung nötig. Der Dienstleister fragt nach Telefonnummer, Name und Rechnungsadresse, Kartendaten und einer Wallet-Adresse auf Base. Ob er Sie annimmt, richtet sich nach seinen eigenen Bedingungen. Die Gebühren der Netzwerke und des Dienstleisters tragen Sie. Prüfen Sie Netzwerk, Betrag und Adresse, bevor Sie bestätigen: Token, die an eine falsche Adresse gesendet wurden, lassen sich nicht zurückholen.

## Lock and claim

lock-title = sRAA, Sperre und Einlösung
lock-1 = Was Sie kaufen, ist bis zum Token Generation Event (TGE) gesperrt und nicht übertragbar. Danach kann es über { $presale-vesting_months } Monate in gleichen Teilen eingelöst werden.
lock-2 = Wer im Presale kauft, erhält sRAA, bereits gestakt und im Verhältnis { $staking-token-ratio }:{ $staking-token-ratio } zu RAA. Es bringt höchstens { $staking-apy } pro Jahr bis zum TGE. Das ist eine Obergrenze und nicht garantiert. Nach dem Listing wird sRAA gegen RAA plus Belohnungen getauscht. Wenn Token in mehreren Vesting-Runden liegen, sind zum Einlösen mehrere signierte Transaktionen nötig, und für jede verlangt das Netzwerk eine Gebühr. Nach dem Start ist die Rendite variabel und wird von der DAO festgelegt.

## Readings, agents, plans

products-title = Stimmungsbilder, Agenten, Tarife
products-1 = Stimmungsbilder, Profile und Agenten sind Werkzeuge. Sie können verspätet, falsch oder nicht verfügbar sein, und ein Agent kann Geld verlieren, schnell und während Sie schlafen. Sie setzen seine Grenzen, und was er innerhalb dieser Grenzen tut, geschieht in Ihrem Namen.
products-2 = Wer eine Agentenvorlage veröffentlicht, erhält { $tokenomics-creator_share } der Zahlungen für ihre Kopien, das Protokoll { $tokenomics-protocol_share }. Für eine Vorlage ist ihr Ersteller verantwortlich, und er muss berechtigt sein, sie zu veröffentlichen. Für bezahlte Tarife gibt es eine Whitelist. Wo kein Preis genannt ist, ist keiner vereinbart. Die Tarife Institutional und Enterprise werden mit dem Vertrieb vereinbart.

## Referral

referral-title = Empfehlungslinks
referral-1 = Ein Empfehlungslink bringt dem, der ihn teilt, eine Vergütung: monatlich in USDT und in RAA, jeweils { $referral-tiers-leader-reward } bei einem Umsatz von mehr als { NUMBER($referral-tiers-leader-turnover, notation: "compact") } RAA, { $referral-tiers-mentor-reward } bei mehr als { NUMBER($referral-tiers-mentor-turnover, notation: "compact") } RAA und { $referral-tiers-guru-reward } bei mehr als { NUMBER($referral-tiers-guru-turnover, notation: "compact") } RAA. Worauf sich der Prozentsatz bezieht, ist nicht angegeben. Für Beginner ist keine Vergütung genannt. Auch ein Auszahlungstag und ein Weg zur Einlösung sind nicht angegeben.
referral-2 = Weisen Sie beim Teilen eines Links darauf hin, dass Sie daran verdienen und dass der Token hochriskant ist. Versprechen Sie keinen Gewinn und versenden Sie keine unerwünschten Nachrichten. Ob Sie für Kryptowerte überhaupt werben dürfen, hängt von den Regeln an Ihrem Wohnort und an dem Ihrer Leser ab.

## Content and links

content-title = Inhalte, Namen und Links
content-1 = Texte, Zeichnungen und Software der Website gehören ihren Urhebern. Sie dürfen sie lesen, drucken und mit Quellenangabe zitieren. Die Namen und Marken von Netzwerken, Währungen, Wallets und anderen Produkten gehören ihren Inhabern. Dass sie hier vorkommen, heißt nicht, dass diese Inhaber RAA unterstützen.
content-2 = Links führen zu Websites, die andere betreiben. Die Links sind als Hilfe gedacht, und was dort steht, wird nicht laufend geprüft. Bevor Sie eine Wallet installieren oder auf einer anderen Website etwas eingeben, vergewissern Sie sich, dass die Adresse die des Anbieters ist.

## Liability

liability-title = Keine Gewähr
liability-1 = Die Website wird so bereitgestellt, wie sie ist, und nur, soweit sie verfügbar ist. Niemand sagt zu, dass sie fehlerfrei, jederzeit erreichbar oder für Ihre Zwecke geeignet ist oder dass ein Vorhaben der Roadmap umgesetzt wird. Geschäfte mit Kryptowerten sind Ihre Entscheidung und Ihr Risiko.
liability-2 = Soweit das für Sie geltende Recht es zulässt, haftet das Projekt nicht für fallende Preise, verlorene Schlüssel, falsche Adressen, Ausfälle von Netzwerken, Wallets oder Dienstleistern, Handlungen von Agenten oder entgangenen Gewinn. Nichts in diesen Bedingungen beschränkt eine Haftung, die nicht beschränkt werden kann, etwa für Vorsatz, oder nimmt Ihnen ein Recht, das Verbrauchern gesetzlich zusteht.

## Changes and disputes

changes-title = Änderungen und Streitfälle
changes-1 = Diese Bedingungen können sich ändern. Das Datum oben nennt die letzte Änderung. Für das, was Sie getan haben, gilt die Fassung, die zu diesem Zeitpunkt hier stand. Es gibt diese Bedingungen in mehreren Sprachen. Wo Übersetzungen voneinander abweichen, lesen Sie den englischen Text und fragen Sie nach, bevor Sie sich auf eine der Fassungen verlassen.
changes-2 = Diese Bedingungen nennen nicht, welches Recht für sie gilt und welches Gericht oder welche Stelle über einen Streit entscheidet. Die Regeln, die Sie an Ihrem Wohnort schützen, gelten in jedem Fall, soweit von ihnen nicht abgewichen werden kann. Ist ein Teil dieser Bedingungen unwirksam, bleiben die übrigen wirksam. Bevor Sie sich an jemand anderen wenden, schildern Sie die Sache schriftlich dem Support, sobald diese Website dafür eine Adresse nennt.
