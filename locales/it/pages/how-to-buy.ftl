### Come comprare: due percorsi a passi, un riquadro con lo stato della vendita e le condizioni.

meta-title = Come comprare RAA: con un wallet o con carta
meta-description = Due modi di comprare RAA passo per passo, con un wallet o con carta, le condizioni della prevendita e che cosa sapere prima di pagare. Alto rischio.
meta-keywords = comprare RAA, prevendita, wallet di criptovalute, carta di pagamento, Ethereum, BNB Chain, Base, Solana, sRAA
meta-social-title = Come comprare RAA
meta-social-description = Due modi di comprare, le condizioni e i rischi in una sola pagina. Puoi perdere tutto ciò che versi.

how-to-buy-title = Come comprare RAA
how-to-buy-lead = I modi di comprare sono due e, secondo il progetto, per ciascuno bastano meno di { $presale-purchase_minutes } minuti. Prenditi il tempo di leggere prima le condizioni.

## Primo percorso

how-to-buy-wallet-title = Con un wallet
how-to-buy-wallet-1-title = Collega un wallet
how-to-buy-wallet-1-text = Collega il wallet da cui vuoi pagare. Non ne hai ancora uno? Nell’elenco trovi quelli compatibili e il sito dello sviluppatore da cui scaricarli.
how-to-buy-wallet-1-action-label = Non ho un wallet
how-to-buy-wallet-2-title = Scegli una rete
how-to-buy-wallet-2-text = Scegli una delle reti indicate sotto. Tieni da parte un po’ della sua moneta nativa per la commissione, detta gas.
how-to-buy-wallet-3-title = Inserisci un importo
how-to-buy-wallet-3-text = Paga in ETH, BNB, SOL, USDT o USDC. Il minimo è di circa { $presale-minimum_purchase } USD.
how-to-buy-wallet-4-title = Conferma nel tuo wallet
how-to-buy-wallet-4-text = Ricevi sRAA, { $staking-token-ratio }:{ $staking-token-ratio } con i RAA che hai comprato. Sono già in staking e restano bloccati fino all’evento di generazione dei token (TGE).

## Secondo percorso

how-to-buy-card-title = Con carta
how-to-buy-card-1-title = Indica un numero di telefono
how-to-buy-card-1-text = Lo chiede il fornitore di pagamenti con carta.
how-to-buy-card-2-title = Aggiungi nome e indirizzo
how-to-buy-card-2-text = L’indirizzo è quello di fatturazione. Fino a { $presale-card_limit } USD non serve la verifica dell’identità. Anche qui il minimo è di circa { $presale-minimum_purchase } USD.
how-to-buy-card-3-title = Inserisci i dati della carta
how-to-buy-card-3-text = Li inserisci nel modulo del fornitore di pagamenti con carta.
how-to-buy-card-4-title = Indica un wallet su Base
how-to-buy-card-4-text = I token comprati con carta arrivano su Base. Controlla l’indirizzo del wallet due volte. I token inviati a un indirizzo sbagliato non si possono recuperare.

how-to-buy-before-support-label = Il pagamento non è riuscito
how-to-buy-before-staking-label = Che cosa succede ai miei sRAA

## Riquadro

how-to-buy-panel-title = Compra RAA
how-to-buy-before-feed = Avvisami all’apertura
how-to-buy-before-risks-label = Leggi i rischi
how-to-buy-before-wallet-label = Crea un wallet
how-to-buy-panel-practise = Prima una prova: non si paga nulla

how-to-buy-before-title = Prima di pagare
