meta-title = RAA-Staking-Portal: demnächst
meta-description = So läuft das Presale-Staking: sRAA bei jedem Kauf, bis zu { $staking-apy } APY bis zum TGE, nicht garantiert; die Einlösung ist bis zum Listing gesperrt.
meta-keywords = RAA-Staking, sRAA, APY, Staking-Portal, Einlösung, Vesting, Presale
meta-social-title = RAA-Staking-Portal
meta-social-description = Bis zu { $staking-apy } APY bis zum TGE, nicht garantiert. Die Einlösung bleibt bis zum Listing gesperrt.

head-title = Staking-Portal
head-lead = Wer im Presale kauft, stakt automatisch und hält sRAA. Hier werden Sie Ihren Bestand sehen und ihn, sobald RAA gelistet ist, einlösen können.
head-platform = Staking in der Plattform öffnen
head-terms = Was zum Staking veröffentlicht ist

closing-title = Wie lange die Token gesperrt sind
closing-release = Freigabeplan
