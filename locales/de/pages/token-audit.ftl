## Introduction

status-none = Es liegt noch kein Auditbericht vor.
status-published = Die Berichte sind in der Tabelle unten verlinkt.
lead = Ein Audit ist die Prüfung von Code durch Menschen, die ihn nicht geschrieben haben. Ohne Bericht auf dieser Seite gelten die Smart Contracts als ungeprüft.

## Scope

scope-title = Was ein Bericht abdecken müsste
scope-1 = Diese Teile halten, übertragen oder verbrennen Token. Sobald es einen Bericht gibt, ist er in der Zeile verlinkt.
scope-caption = Teile und ihre Berichte
scope-part = Teil
scope-question = Zu klärende Frage
scope-report = Bericht
scope-token = RAA-Token
scope-token-text = Ob die Gesamtmenge { $tokenomics-supply } RAA beträgt und nicht wachsen kann.
scope-staked = sRAA, der gestakte Token
scope-staked-text = Ob das Verhältnis zu RAA { $staking-token-ratio }:{ $staking-token-ratio } bleibt und gesperrtes sRAA nicht übertragbar ist.
scope-presale = Smart Contract des Presales
scope-presale-text = Ob Zahlungen zum angezeigten Preis gutgeschrieben werden.
scope-vesting = Sperre und Vesting
scope-vesting-text = Ob vor dem TGE nichts freigegeben wird und danach alles Fällige einlösbar ist.
scope-staking = Staking und Belohnungen
scope-staking-text = Ob Belohnungen wie angegeben gezählt werden und aus der genannten Quelle kommen.
scope-burns = Verbrennung
scope-burns-text = Ob sich wiederverwenden lässt, was als verbrannt gilt.
scope-link = Bericht lesen
scope-2 = Das Projekt nennt { $chains-count } Netzwerke: Ethereum, BNB Chain, Base und Solana. Ein Bericht gilt nur für das Netzwerk und die Fassung des Codes, die er nennt.

## How to read a report

reading-title = Wie man einen Bericht liest
reading-1 = Sehen Sie nach, wer ihn geschrieben hat und ob derselbe Bericht auch auf der Website des Prüfers steht. Vergleichen Sie die Vertragsadresse darin mit der auf dieser Website. Achten Sie darauf, welche Befunde offengeblieben sind und ob der Code seither geändert wurde.
reading-2 = Ein Audit senkt ein Risiko, beseitigt es aber nicht: Es findet manche Fehler und andere nicht, sagt nichts über den Preis und kann Ihnen nicht sagen, ob Sie kaufen sollen.

## Until then

until-title = Solange kein Bericht vorliegt
until-1 = Übernehmen Sie Vertragsadressen und Berichte nur von dieser Website. Was Ihnen anderswo gezeigt wird, kann zu einem anderen Token gehören oder gefälscht sein.
