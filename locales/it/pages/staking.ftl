### La pagina dello staking. Le sezioni sono in comune con la piattaforma: vedi stake.ftl.

meta-title = Portale di staking RAA: in arrivo
meta-description = Come funziona lo staking in prevendita: sRAA con ogni acquisto, APY massimo { $staking-apy } fino al TGE, non garantito, riscossione bloccata fino alla quotazione.
meta-keywords = staking RAA, sRAA, APY, portale di staking, riscossione, vesting, prevendita
meta-social-title = Portale di staking RAA
meta-social-description = APY massimo { $staking-apy } fino al TGE, non garantito. La riscossione resta bloccata fino alla quotazione.

head-title = Portale di staking
head-lead = Chi compra in prevendita è già in staking: riceve sRAA, messo in staking all’arrivo. Qui potrai leggerlo e, una volta quotato RAA, riscuoterlo.
head-terms = Staking: che cosa è pubblicato

closing-title = Il tempo fa parte del prezzo.
closing-release = Quando si sblocca
