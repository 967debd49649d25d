meta-title = RAA-Staking-Portal: demnächst
meta-description = So läuft das Presale-Staking: sRAA bei jedem Kauf, bis zu { $staking-apy } APY bis zum TGE, nicht garantiert, und eine Einlösung, die bis zum Listing gesperrt ist.
meta-keywords = RAA-Staking, sRAA, APY, Staking-Portal, Einlösung, Vesting, Presale
meta-social-title = RAA-Staking-Portal
meta-social-description = Bis zu { $staking-apy } APY bis zum TGE, nicht garantiert. Die Einlösung bleibt bis zum Listing gesperrt.

page-head-title = Staking-Portal
page-head-lead = Wer im Presale kauft, erhält sRAA, das von Anfang an gestakt ist. Hier werden Sie Ihren Bestand sehen und ihn, sobald RAA gelistet ist, einlösen können.
page-head-platform-label = Staking auf der Plattform öffnen
page-head-terms-label = Was zum Staking bekannt ist

buy-title = Wann Ihre Token freigegeben werden
buy-try-label = Freigabeplan
