stake-badge = Demnächst

## My stake: a panel of three figures

stake-mine-title = Mein Stake
stake-mine-lead = Hier sehen Sie den Stake der verbundenen Wallet. Ein Strich bedeutet, dass kein Wert vorliegt.
stake-rounds = Liegen Token in mehreren Vesting-Runden, sind zum Einlösen mehrere signierte Transaktionen nötig: eine nach der anderen, jede in Ihrer Wallet bestätigt.

## How it works: four steps

stake-how-title = So funktioniert das Staking
stake-how-lead = Drei der vier Schritte erledigen Sie selbst. Dazwischen heißt es warten.
stake-step-1-title = Im Presale kaufen
stake-step-1-text = Sie erhalten sRAA, im Verhältnis { $staking-token-ratio }:{ $staking-token-ratio } zum gekauften RAA. Es ist automatisch gestakt; Sie müssen nichts aktivieren.
stake-step-2-title = Bis zum TGE halten
stake-step-2-text = Bis zum Token Generation Event (TGE), bei dem die Token erzeugt werden, bringt sRAA bis zu { $staking-apy } APY. Nach dem Start ist die Staking-Rate variabel und wird von der DAO festgelegt.
stake-step-3-title = Nach dem Listing einlösen
stake-step-3-text = Sie geben sRAA zurück und erhalten dafür RAA samt den aufgelaufenen Belohnungen. Bis zum Listing ist die Einlösung gesperrt.
stake-step-4-title = Jede Runde einzeln signieren
stake-step-4-text = Token aus dem Presale werden nach dem TGE über { $presale-vesting_months } Monate in gleichen Teilen freigegeben. Verteilen sich Ihre Token auf mehrere Vesting-Runden, signieren Sie für jede Runde eine eigene Transaktion.

## Figures of the whole network

stake-total-title = Staking insgesamt
stake-total-staked = Insgesamt gestakt
stake-total-stakers = Staker insgesamt
stake-total-apy = APY aktuell
stake-total-apy-value = bis zu { $staking-apy }
stake-total-apy-note = Obergrenze im Presale. Sie gilt bis zum TGE.
stake-pools-title = Pools nach Netzwerk
stake-pools-chain = Netzwerk
stake-pools-pool = Pool
stake-pools-staked = Gestakt

## Risk

risk-yield = Die Rendite beträgt höchstens { $staking-apy } pro Jahr und kann niedriger ausfallen. Sie ist nicht garantiert und endet mit dem Token Generation Event (TGE).
risk-lock = Sie können Ihre Token bis zum Token Generation Event (TGE) nicht übertragen. Danach werden sie über { $presale-vesting_months } Monate in gleichen Teilen freigegeben.
