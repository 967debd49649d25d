meta-title = RAA-Staking-Portal: demnächst
meta-description = So läuft das Presale-Staking: sRAA bei jedem Kauf, bis zu { $staking-apy } APY bis zum TGE, nicht garantiert; die Auszahlung ist bis zum Listing gesperrt.
meta-keywords = RAA-Staking, sRAA, APY, Staking-Portal, Auszahlung, Vesting, Presale
meta-social-title = RAA-Staking-Portal
meta-social-description = Bis zu { $staking-apy } APY bis zum TGE, nicht garantiert. Die Auszahlung bleibt bis zum Listing gesperrt.

head-title = Staking-Portal
head-lead = Wer im Presale kauft, hat schon gestakt: sRAA, vom ersten Augenblick an. Hier werden Sie Ihren Bestand sehen und, sobald RAA gelistet ist, abrufen.
head-terms = Was zum Staking veröffentlicht ist

closing-title = Zeit ist ein Teil des Preises.
closing-release = Freigabeplan
