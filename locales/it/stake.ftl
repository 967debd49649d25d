### Staking: la pagina del sito e quella della piattaforma mostrano le stesse sezioni.

stake-badge = In arrivo

## Il mio staking

stake-mine-title = Il mio staking
stake-mine-lead = Questo riquadro mostra lo staking di un wallet collegato. Un trattino significa che il dato manca.
stake-rounds = Se hai token in più tranche di vesting, per riscuoterli servono più transazioni firmate, una dopo l’altra, ciascuna confermata nel tuo wallet.

## Come funziona

stake-how-title = Come funziona lo staking
stake-how-lead = Quattro passi dall’acquisto alla riscossione. Tre spettano a te; nell’altro si aspetta.
stake-step-1-title = Compra in prevendita
stake-step-1-text = Ricevi sRAA, { $staking-token-ratio }:{ $staking-token-ratio } con i RAA che hai comprato. È già in staking: non devi attivare nulla.
stake-step-2-title = Aspetta il TGE
stake-step-2-text = sRAA matura un APY fino al { $staking-apy } fino all’evento di generazione dei token (TGE). Dopo il lancio il tasso è dinamico e lo controlla la DAO.
stake-step-3-title = Riscuoti dopo la quotazione
stake-step-3-text = Consegni sRAA e ricevi RAA più le ricompense maturate. Fino alla quotazione la riscossione resta bloccata.
stake-step-4-title = Firma per ogni tranche
stake-step-4-text = I token della prevendita si sbloccano in parti uguali nell’arco di { $presale-vesting_months } mesi dopo il TGE. Se i tuoi sono divisi in più tranche di vesting, ognuna richiede una transazione a sé, da firmare.

## Le cifre di tutta la rete

stake-total-title = Lo staking nel suo insieme
stake-total-staked = Totale in staking
stake-total-stakers = Numero di staker
stake-total-apy = APY attuale
stake-total-apy-value = fino al { $staking-apy }
stake-total-apy-note = Massimo durante la prevendita. Termina con il TGE.
stake-pools-title = Pool per rete
stake-pools-chain = Rete
stake-pools-pool = Pool
stake-pools-staked = In staking

## Rischio

risk-yield = Il { $staking-apy } l’anno è il tasso massimo: quello che ricevi può essere più basso. Non è garantito e termina con l’evento di generazione dei token (TGE).
risk-lock = I tuoi token non si possono spostare fino all’evento di generazione dei token (TGE); poi si sbloccano in parti uguali nell’arco di { $presale-vesting_months } mesi.
