meta-title = RAA-Tokenomics im Detail: alle Zahlen
meta-description = Menge, Verteilung, Freigabe, Presale, Staking, Verbrennung, Tarife, Validatoren und Empfehlungen als Text, mit beiden Angaben, wo es zwei gibt.
meta-keywords = RAA, Tokenomics, Gesamtmenge, Verteilung, Vesting, sRAA, Staking, Verbrennung, Validatoren, Empfehlungen
meta-social-title = RAA-Tokenomics im Detail
meta-social-description = Alle Zahlen zum Token auf einer Seite, dazu ein Link zu allem, was noch offen ist.

## Introduction

lead = Hier steht alles, was das Projekt über den Token sagt, als Text und in einfachen Tabellen: zum Nachlesen, Drucken und Durchsuchen. Die Zahlen stammen vom Projekt. Wo eine fehlt, ist es vermerkt. Wo es zwei gibt, sind beide genannt.

## Supply and use

supply-title = Menge und Verwendung
supply-1 = Die Gesamtmenge beträgt { $tokenomics-supply } RAA. RAA ist ein Utility-Token: Sie bezahlen damit Tarife, Stimmungsbilder, Agenten und Daten, staken ihn und stimmen damit ab. Ein Teil der meisten Gebühren wird verbrannt, und die verbrannten Token werden der Gesamtmenge dauerhaft entzogen.
supply-2 = Der Token wird in { $chains-count } Netzwerken verkauft: Ethereum, BNB Chain, Base und Solana. Weder sein Wert noch die Nachfrage nach ihm ist garantiert.

## Allocation

allocation-title = Verteilung
allocation-1 = Die Gesamtmenge ist für sieben Gruppen vorgesehen. Die Anteile ergeben zusammen das Ganze, und die Mengen errechnen sich aus den Anteilen und der Gesamtmenge.
allocation-caption = Für wen die Gesamtmenge vorgesehen ist
allocation-2 = Der Anteil der Validatoren verteilt sich auf { $validators-maximum } Nodes. Die Treasury steht unter Kontrolle der DAO.

## Release

release-title = Freigabe
release-1 =
    Im Presale gekaufte Token sind bis zum Token Generation Event (TGE) gesperrt und nicht übertragbar. Ab dem TGE können sie über { $presale-vesting_months } Monate in gleichen Teilen eingelöst werden. Die Token von Team und Beratern werden nach einem Cliff von { $tokenomics-team_cliff ->
        [one] { $tokenomics-team_cliff } Jahr
       *[other] { $tokenomics-team_cliff } Jahren
    } über { $tokenomics-team_vesting } Monate freigegeben. Die der strategischen Partner sind { $tokenomics-partners_lock } Monate gesperrt und werden danach über { $tokenomics-partners_vesting } Monate freigegeben.

## Presale

presale-title = Presale und Preis
presale-1 =
    Laut den Bedingungen beginnt der Presale bei { $presale-initial_price } USD. Der Preis steigt { $presale-step_days ->
        [one] jeden Tag
       *[other] alle { $presale-step_days } Tage
    }. Um wie viel er jeweils steigt, ist nicht bekannt. Deshalb lässt sich hier kein Preis zwischen dem ersten und dem letzten errechnen. Das Listing ist zu { $presale-listing_price } USD geplant, zusammen mit dem TGE. Nach dem Listing bildet sich der Preis am Markt, und RAA kann weniger wert sein, als Sie bezahlt haben.
presale-step = Preis steigt
presale-step-value =
    { $presale-step_days ->
        [one] jeden Tag
       *[other] alle { $presale-step_days } Tage
    }
presale-minimum = Mindestkauf
presale-minimum-value = etwa { $presale-minimum_purchase } USD
presale-2 = Sie können in ETH, BNB, SOL, USDT oder USDC bezahlen oder mit Debit- oder Kreditkarte über einen Dienstleister für Kartenzahlungen. Mit Karte ist bis { $presale-card_limit } USD keine Identitätsprüfung nötig, und Sie erhalten die Token auf Base. Ein Kauf dauert laut Projekt weniger als { $presale-purchase_minutes } Minuten.

## Staking

staking-title = Staking und sRAA
staking-1 = Wer im Presale kauft, erhält statt RAA zunächst sRAA: einen gestakten Token im Verhältnis { $staking-token-ratio }:{ $staking-token-ratio } zu RAA, mit { $staking-token-decimals } Dezimalstellen und dem Symbol sRAA. Er wird automatisch gestakt und bringt bis zum TGE Belohnungen. Nach dem Listing wird er gegen RAA plus Belohnungen getauscht. Bis dahin ist die Einlösung gesperrt.
staking-2 = Der Zinssatz beträgt höchstens { $staking-apy } pro Jahr und kann niedriger ausfallen. Er ist nicht garantiert und gilt nur bis zum TGE.
staking-3 = Es gibt vier Stufen: Contributor, Enhanced, Advanced und Core. Ihre Mindest-Stakes und Vorteile sind noch offen, ebenso die Strafgebühr bei vorzeitiger Entnahme. Der Rechner auf der Tokenomics-Seite verwendet den höchsten Zinssatz und weist darauf hin. Eine sRAA-Vertragsadresse ist noch nicht bekannt.

## Burned fees

burns-title = Was verbrannt wird
burns-1 = Von den meisten Gebühren wird ein Anteil verbrannt. Wie hoch er ist, hängt von der Gebühr ab. Bei manchen ist er fest, bei anderen ist eine Spanne oder eine Obergrenze genannt.
burns-caption = Verbrannter Anteil jeder Gebühr
burns-fee = Gebühr
burns-share = Verbrannt
burns-agent-use = Nutzung von Agenten (laut FAQ)

## Who is paid

fees-title = Wer bezahlt wird
fees-1 = Wenn jemand einen Agenten kopiert, gehen { $tokenomics-creator_share } der Zahlung an den Ersteller der Vorlage und { $tokenomics-protocol_share } an das Protokoll. Unabhängig davon werden { $burns-copies } einer Zahlung für eine Kopie verbrannt. Wie sich beides zueinander verhält, ist nicht angegeben. Deshalb sollte man die Anteile nicht zusammenzählen.
fees-2 = Ein Agent mit { $tokenomics-micro_token_copies } oder mehr aktiven Kopien darf einen eigenen Mikro-Token herausgeben. Beim Handel mit Agenten-Token an dezentralen Börsen werden { NUMBER($burns-trades-low, style: "decimal") }–{ $burns-trades-high } des Handelsbetrags verbrannt.
fees-3 = Zahlungen in herkömmlicher Währung werden automatisch in RAA getauscht, mit einer Marge von { NUMBER($tokenomics-swap_margin-low, style: "decimal") }–{ $tokenomics-swap_margin-high }. Diese Marge ist ein eigener Kostenpunkt und gehört nicht zu den verbrannten Anteilen.

## Plans

plans-title = Tarife und Rabatte
plans-1 = Es gibt fünf Abo-Tarife. In RAA bezahlt, kostet ein Tarif { NUMBER($plans-token_discount-low, style: "decimal") }–{ $plans-token_discount-high } weniger. Welcher Tarif welchen Rabatt innerhalb dieser Spanne bekommt, ist noch offen. PRO bringt { $plans-pro-alpha_discount } Rabatt auf Alpha-Daten, Premium { $plans-premium-alpha_discount }.
plans-caption = Die fünf Tarife und ihre Bedingungen
plans-plan = Tarif
plans-start = Start, auch Starter genannt
plans-2 = Für Institutional gibt es alternativ einen Preis in Token, der Preis für Enterprise ist individuell. Beide werden mit dem Vertrieb vereinbart. Für bezahlte Tarife gibt es eine Whitelist.

## Validators

validators-title = Validatoren
validators-1 = Es gibt höchstens { $validators-maximum } Validator-Nodes, und für sie sind { $tokenomics-allocation-validators } der Gesamtmenge vorgesehen. Validatoren kuratieren Agentenvorlagen und geben sie frei, entscheiden über Einreichungen von Entwicklern, indexieren Influencer- und Alpha-Daten und validieren Smart-Money-Ströme. Dafür sind sie an den Erlösen des Protokolls beteiligt und haben Vorrang. Wie hoch diese Beteiligung ist, ist noch offen.
validators-2 = Wer Validator werden will, kauft im Presale, nimmt Kontakt mit dem Team auf, besteht die Prüfung und erhält seine Zuteilung.

## Referral

referral-title = Empfehlungsprogramm
referral-1 = Wer einen persönlichen Link teilt, erhält monatlich eine Vergütung, je nach dem Umsatz, der darüber zustande kommt. Der Prozentsatz einer Stufe gilt jeweils für USDT und für RAA. Worauf er sich bezieht, ist noch offen. Mit dem Umsatz steigt die Stufe. Auch ein Auszahlungstag und ein Weg zur Einlösung sind nicht angegeben.
referral-caption = Empfehlungsstufen
referral-tier = Stufe
referral-turnover = Umsatz über
referral-reward = Monatlich
referral-leader-turnover = { $referral-tiers-leader-turnover } RAA
referral-mentor-turnover = { $referral-tiers-mentor-turnover } RAA
referral-guru-turnover = { $referral-tiers-guru-turnover } RAA
referral-2 = Monatliche Vergütungen gibt es ab der Stufe Leader. Weisen Sie beim Teilen darauf hin, dass der Token hochriskant ist und dass Sie an dem Link verdienen.

## Open points
