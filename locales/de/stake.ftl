stake-badge = Demnächst

## My stake: a panel of three figures

stake-mine-title = Mein Staking
stake-mine-lead = Hier steht, was eine verbundene Wallet gestakt hat. Ein Strich ist keine Null.
stake-rounds = Liegen Token in mehreren Vesting-Runden, braucht die Auszahlung mehrere signierte Transaktionen: eine nach der anderen, jede in Ihrer Wallet bestätigt.

## How it works: four steps

stake-how-title = So läuft das Staking
stake-how-lead = Vier Schritte, drei davon gehen Sie selbst. Dazwischen liegt das Warten.
stake-step-1-title = Im Presale kaufen
stake-step-1-text = Sie erhalten sRAA, { $staking-token-ratio }:{ $staking-token-ratio } zum gekauften RAA. Es ist bereits für Sie gestakt; einzuschalten gibt es nichts.
stake-step-2-title = Bis zum TGE halten
stake-step-2-text = Bis zur Erzeugung der Token, dem Token Generation Event (TGE), bringt sRAA bis zu { $staking-apy } APY. Nach dem Start ist der Satz variabel und liegt in der Hand der DAO.
stake-step-3-title = Nach dem Listing abrufen
stake-step-3-text = Sie geben sRAA ab und erhalten dafür RAA und die aufgelaufenen Belohnungen. Bis zum Listing bleibt die Auszahlung gesperrt.
stake-step-4-title = Jede Runde einzeln signieren
stake-step-4-text = Token aus dem Presale werden nach dem TGE über { $presale-vesting_months } Monate in gleichen Teilen frei. Verteilen sich Ihre auf mehrere Vesting-Runden, ist jede Runde eine eigene Transaktion, die Sie signieren.

## Figures of the whole network

stake-total-title = Staking insgesamt
stake-total-staked = Insgesamt gestakt
stake-total-stakers = Staker insgesamt
stake-total-apy = APY derzeit
stake-total-apy-value = bis zu { $staking-apy }
stake-total-apy-note = Die Obergrenze im Presale. Sie endet mit dem TGE.
stake-pools-title = Pools nach Netzwerk
stake-pools-chain = Netzwerk
stake-pools-pool = Pool
stake-pools-staked = Gestakt

## Risk

risk-yield = Bis zu { $staking-apy } im Jahr: Das ist der höchste Satz, nicht der erwartete. Er ist nicht garantiert und endet mit dem TGE.
risk-lock = Ihre Token lassen sich bis zum TGE nicht bewegen. Danach werden sie über { $presale-vesting_months } Monate in gleichen Teilen frei.
