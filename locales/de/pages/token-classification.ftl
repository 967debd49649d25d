meta-title = Was für ein Token RAA ist
meta-description = RAA wird als Utility-Token beschrieben: wozu es dient, was es Ihnen nicht gibt, was sRAA ist und welche Fragen der Einordnung offen sind.
meta-keywords = RAA, Einordnung des Tokens, Token-Klassifizierung, Utility-Token, sRAA, Rechte aus Token, Kryptowert
meta-social-title = RAA: was es Ihnen gibt und was nicht
meta-social-description = Ein Utility-Token, beschrieben an seinen Verwendungen und Grenzen. Kein Anteil, kein Anspruch, kein versprochener Gewinn.

## Introduction

lead = Das Projekt beschreibt RAA als Utility-Token: als etwas, das Sie verwenden, nicht als etwas, das Ihnen Geld schuldet. Diese Seite legt dar, was das praktisch bedeutet, was es nicht umfasst und was noch niemand bestätigt hat.

## Use

use-title = Wozu der Token dient
use-1 = RAA ist für die Verwendung innerhalb des Protokolls gedacht. Jede der folgenden Verwendungen hat das Projekt veröffentlicht; die Bedingungen stehen auf der Tokenomics-Seite.
use-plans = Tarife und Alpha-Daten bezahlen, günstiger als in gewöhnlichem Geld.
use-agents = Agenten kopieren und nutzen und ihre Urheber bezahlen.
use-fees = Ausführungsgebühren zahlen und Agenten-Token handeln; ein Teil der Gebühr wird verbrannt.
use-stake = Staken und einen von höchstens { $validators-maximum } Validator-Knoten betreiben.
use-vote = In der DAO über die Rendite nach dem Start und über die Kasse abstimmen.
use-quests = RAA als Belohnung für Quests in der Lern-App erhalten.
use-2 = Mehrere dieser Verwendungen hängen von Teilen ab, die in der Roadmap noch als Plan stehen. Eine Verwendung, die es noch nicht gibt, gibt dem Token heute keinen Nutzen.

## What it does not give

limits-title = Was er Ihnen nicht gibt
limits-1 = Ein Token in Ihrer Wallet ist kein Teil eines Unternehmens. Nach allem, was darüber veröffentlicht ist, gibt RAA Ihnen nichts von dem, was hier folgt.
limits-share = Keinen Anteil an einem Unternehmen, keine Dividende und keinen Teil seines Gewinns.
limits-claim = Keinen Anspruch auf Rückzahlung, auf Rückkauf oder auf einen festen Preis.
limits-property = Keinen Anspruch auf das Vermögen des Projekts, falls es abgewickelt oder verkauft wird.
limits-income = Keine versprochenen Einkünfte: Staking-Belohnungen sind nicht garantiert und können auf null fallen.
limits-listing = Kein Recht auf ein Listing oder auf ein Datum dafür.
limits-2 = Validatoren sind an den Erlösen des Protokolls beteiligt, für Arbeit, die sie als Validatoren leisten. RAA nur zu halten, gibt keine solche Beteiligung. Eine Abstimmung in der DAO entscheidet, was die DAO entscheidet, und nichts darüber hinaus.

## sRAA

staked-title = Was sRAA ist
staked-1 = sRAA steht für gestaktes RAA, { $staking-token-ratio }:{ $staking-token-ratio }. Wer früh kauft, erhält es automatisch. Es hat { $staking-token-decimals } Dezimalstellen und das Symbol sRAA und hält fest, was nach dem Listing gegen RAA plus Belohnungen getauscht werden soll. Bis dahin ist es gesperrt und nicht übertragbar.
staked-2 = Bis zum TGE kann es bis zu { $staking-apy } im Jahr bringen; das ist eine Obergrenze und kein Versprechen. Weil mit sRAA eine Belohnung verbunden ist, kann es in manchen Ländern anders eingeordnet werden als RAA. Der Mikro-Token eines Agenten ist eine dritte Art von Token: Er gehört zu diesem Agenten, hat eigene Bedingungen und ist kein RAA.

## Open questions

open-title = Offene Fragen
open-1 = Die Bezeichnung „Utility-Token“ ist eine eigene Beschreibung des Projekts. Ob sie trägt, hängt vom Recht des jeweiligen Landes ab und von Tatsachen, die hier nicht veröffentlicht sind.
open-2 = Eine Behörde oder ein Gericht kann RAA oder sRAA anders sehen, auch nachdem Sie gekauft haben. Das könnte den Handel einschränken, die Besteuerung ändern oder eine Verwendung des Tokens beenden.

## Not legal advice

advice-title = Keine Rechtsberatung
advice-1 = Diese Seite beschreibt; sie entscheidet nicht. Sie ist kein Rechtsgutachten, kein Angebot und keine Aussage, dass RAA irgendwo erlaubt, registriert oder zugelassen ist. Eine Einordnung durch das Projekt bindet keine Behörde und schützt keinen Käufer.
advice-2 = Wenn für Sie zählt, wie RAA eingeordnet wird, für die Steuer, für Ihre Bücher oder weil Sie andere beraten oder für sie handeln, fragen Sie vor dem Kauf jemanden, der in Ihrem Land dafür qualifiziert ist. Zeigen Sie dort diese Seite zusammen mit den Risikohinweisen und den Bedingungen.
