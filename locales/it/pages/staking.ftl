### La pagina dello staking. Le sezioni sono in comune con la piattaforma: vedi stake.ftl.

meta-title = Portale di staking RAA: in arrivo
meta-description = Come funziona lo staking in prevendita: sRAA con ogni acquisto, un APY massimo del { $staking-apy } fino al TGE, non garantito, e riscossione bloccata fino alla quotazione.
meta-keywords = staking RAA, sRAA, APY, portale di staking, riscossione, vesting, prevendita
meta-social-title = Portale di staking RAA
meta-social-description = APY massimo del { $staking-apy } fino al TGE, non garantito. La riscossione resta bloccata fino alla quotazione.

head-title = Portale di staking
head-lead = Chi compra in prevendita riceve sRAA, in staking dal primo momento. Qui potrai vederlo e, dopo la quotazione di RAA, riscuoterlo.
head-platform = Apri lo staking nella piattaforma
head-terms = Che cosa si sa dello staking

closing-title = Quando si sbloccano i tuoi token?
closing-release = Vedi gli sblocchi
