### Lo staking nella piattaforma. Le sezioni sono in comune con la pagina dello staking: vedi stake.ftl.

meta-title = Piattaforma RAA: staking
meta-description = Saldo, ricompense maturate e riscossione dei tuoi sRAA nella piattaforma. La riscossione resta bloccata fino alla quotazione e nessun tasso è garantito.
meta-keywords = piattaforma RAA, staking, sRAA, ricompense, riscossione
meta-social-title = Piattaforma RAA: staking
meta-social-description = Saldo, ricompense maturate e riscossione, bloccata fino alla quotazione. Nessun tasso è garantito.

page-head-title = Staking
how-action-label = Vedi la linea del tempo
