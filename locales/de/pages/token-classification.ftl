meta-title = Was für ein Token RAA ist
meta-description = RAA wird als Utility-Token beschrieben: wozu es dient, worauf Sie damit keinen Anspruch haben, was sRAA ist und welche Fragen der Einordnung offen sind.
meta-keywords = RAA, Einordnung des Tokens, Token-Klassifizierung, Utility-Token, sRAA, Rechte aus Token, Kryptowert
meta-social-title = RAA: was der Token bietet und was nicht
meta-social-description = Ein Utility-Token, beschrieben an seinen Verwendungen und Grenzen. Kein Anteil, kein Anspruch, kein versprochener Gewinn.

## Introduction

lead = Das Projekt beschreibt RAA als Utility-Token, der für die Verwendung innerhalb des Protokolls gedacht ist. Diese Seite legt dar, was das praktisch bedeutet, was es nicht umfasst und was noch niemand bestätigt hat.

## Use

use-title = Wozu der Token dient
use-1 = Das Projekt nennt jede der folgenden Verwendungen. Die Bedingungen stehen auf der Tokenomics-Seite.
use-plans = Tarife und Alpha-Daten bezahlen, günstiger als in herkömmlicher Währung.
use-agents = Agenten kopieren und nutzen und ihre Ersteller bezahlen.
use-fees = Ausführungsgebühren zahlen und Agenten-Token handeln, wobei ein Teil der Gebühr verbrannt wird.
use-stake = Staken und einen von höchstens { $validators-maximum } Validator-Nodes betreiben.
use-vote = In der DAO über die Rendite nach dem Start und über die Treasury abstimmen.
use-quests = RAA als Belohnung für Quests in der Lern-App erhalten.
use-2 = Mehrere dieser Verwendungen hängen von Bausteinen ab, die laut Roadmap erst geplant sind. Solange es sie nicht gibt, hat der Token insoweit keinen Nutzen.

## What it does not give

limits-title = Worauf Sie keinen Anspruch haben
limits-1 = Ein Token in Ihrer Wallet ist kein Anteil an einem Unternehmen. Nach allem, was bekannt ist, gilt für RAA Folgendes.
limits-share = Kein Anteil an einem Unternehmen, keine Dividende und kein Teil seines Gewinns.
limits-claim = Kein Anspruch auf Rückzahlung, auf Rückkauf oder auf einen festen Preis.
limits-property = Kein Anspruch auf das Vermögen des Projekts, falls es abgewickelt oder verkauft wird.
limits-income = Keine versprochenen Einkünfte: Staking-Belohnungen sind nicht garantiert und können auf null fallen.
limits-listing = Kein Recht auf ein Listing oder auf ein Datum dafür.
limits-2 = Validatoren sind für ihre Arbeit an den Erlösen des Protokolls beteiligt. Allein der Besitz von RAA begründet keine solche Beteiligung. Abstimmungen in der DAO betreffen nur das, worüber die DAO entscheidet.

## sRAA

staked-title = Was sRAA ist
staked-1 = sRAA steht für gestaktes RAA im Verhältnis { $staking-token-ratio }:{ $staking-token-ratio }. Wer im Presale kauft, erhält es automatisch. Es hat { $staking-token-decimals } Dezimalstellen und das Symbol sRAA und hält fest, was nach dem Listing gegen RAA plus Belohnungen getauscht werden soll. Bis dahin ist es gesperrt und nicht übertragbar.
staked-2 = Bis zum Token Generation Event (TGE) kann es höchstens { $staking-apy } pro Jahr bringen. Das ist eine Obergrenze und nicht garantiert. Weil mit sRAA eine Belohnung verbunden ist, kann es in manchen Ländern anders eingeordnet werden als RAA. Der Mikro-Token eines Agenten ist eine dritte Art von Token: Er gehört zu diesem Agenten, hat eigene Bedingungen und ist kein RAA.

## Open questions

open-title = Offene Fragen
open-1 = Die Bezeichnung „Utility-Token“ stammt vom Projekt selbst. Ob sie zutrifft, hängt vom Recht des jeweiligen Landes ab und von Tatsachen, die hier nicht bekannt sind.
open-2 = Eine Behörde oder ein Gericht kann RAA oder sRAA anders einordnen, auch nach Ihrem Kauf. Das könnte den Handel einschränken, die Besteuerung ändern oder eine Verwendung des Tokens beenden.

## Not legal advice

advice-title = Keine Rechtsberatung
advice-1 = Diese Seite dient der Beschreibung. Sie ist kein Rechtsgutachten, kein Angebot und keine Bestätigung, dass RAA irgendwo erlaubt, registriert oder zugelassen ist. Eine Einordnung durch das Projekt bindet keine Behörde und schützt keinen Käufer.
advice-2 = Wenn es für Sie darauf ankommt, wie RAA eingeordnet wird, etwa für die Steuer, für Ihre Buchhaltung oder weil Sie andere beraten oder vertreten, fragen Sie vor dem Kauf jemanden, der in Ihrem Land dafür qualifiziert ist. Zeigen Sie dort diese Seite zusammen mit den Risikohinweisen und den Nutzungsbedingungen.
