### Staking: la pagina del sito e quella della piattaforma, che mostra lo stesso riquadro.

stake-badge = In arrivo

## Il mio staking

stake-mine-title = Il mio staking
stake-mine-lead = Vedi quanti sRAA ha il tuo wallet, quanto hanno maturato finora e quando potrai riscuoterli.
stake-rounds = Se hai token in più tranche di vesting, per riscuoterli servono più transazioni firmate, una dopo l’altra, ciascuna confermata nel tuo wallet.

## Come funziona

stake-how-title = Come funziona lo staking
stake-how-lead = La linea del tempo mostra che cosa succede ai tuoi token dall’acquisto all’ultimo sblocco.
stake-try-title = Calcola con i tuoi numeri
stake-try-lead = Inserisci un importo e i mesi fino al TGE: la linea del tempo qui sopra si aggiorna.

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
stake-total-sample = Questi totali e questi pool sono solo un esempio: non si basano su token realmente in staking. Il tasso è quello della prevendita.
stake-total-sample-value = { NUMBER($staking-sample-total, notation: "compact") }
stake-total-usd = circa { NUMBER($staking-sample-total_usd, notation: "compact") } USD
stake-total-exceeds = Questi totali non possono essere reali. { NUMBER($staking-sample-total, notation: "compact") } di RAA superano il totale dei token ({ NUMBER($tokenomics-supply, notation: "compact") } di RAA). Un valore di { NUMBER($staking-sample-total_usd, notation: "compact") } di USD per quella quantità non corrisponde al prezzo iniziale di { $presale-initial_price } USD per RAA.

## Rischio

risk-yield = Il { $staking-apy } l’anno è il tasso massimo. Il tasso può essere più basso, non è garantito e termina con l’evento di generazione dei token (TGE).
risk-lock = I tuoi token non si possono spostare fino all’evento di generazione dei token (TGE). Poi si sbloccano in parti uguali nell’arco di { $presale-vesting_months } mesi.
