### La pagina dello staking. Le sezioni sono in comune con la piattaforma: vedi stake.ftl.

meta-title = Portale di staking RAA: in arrivo
meta-description = Come funziona lo staking in prevendita: sRAA con ogni acquisto, un APY massimo del { $staking-apy } fino al TGE, non garantito, e riscossione bloccata fino alla quotazione.
meta-keywords = staking RAA, sRAA, APY, portale di staking, riscossione, vesting, prevendita
meta-social-title = Portale di staking RAA
meta-social-description = APY massimo del { $staking-apy } fino al TGE, non garantito. La riscossione resta bloccata fino alla quotazione.

page-head-title = Portale di staking
page-head-lead = Chi compra in prevendita riceve sRAA, in staking dal primo momento. Qui potrai vederlo e, dopo la quotazione di RAA, riscuoterlo.
page-head-platform-label = Apri lo staking nella piattaforma
page-head-terms-label = Che cosa si sa dello staking

buy-title = Quando si sbloccano i tuoi token?
buy-try-label = Vedi gli sblocchi
