stake-badge = Demnächst

## My stake: a panel of three figures

stake-mine-title = Mein Stake
stake-mine-lead = Wie viel sRAA Ihre Wallet enthält, was es bisher eingebracht hat und wann Sie es einlösen können.
stake-rounds = Wenn Token in mehreren Vesting-Runden liegen, sind zum Einlösen mehrere Transaktionen nötig. Sie bestätigen sie nacheinander in Ihrer Wallet.

## How it works

stake-how-title = So funktioniert das Staking
stake-how-lead = Was mit Ihren Token vom Kauf bis zur letzten Freigabe geschieht.
stake-try-title = Mit Ihren Zahlen rechnen
stake-try-lead = Geben Sie eine Menge und die Monate bis zum TGE ein. Der Zeitstrahl oben passt sich Ihren Angaben an.

## Figures of the whole network

stake-total-title = Staking insgesamt
stake-total-staked = Insgesamt gestakt
stake-total-stakers = Staker insgesamt
stake-total-apy = APY aktuell
stake-total-apy-value = bis zu { $staking-apy }
stake-total-apy-note = Höchster Zinssatz im Presale. Er gilt bis zum TGE.
stake-pools-title = Pools nach Netzwerk
stake-pools-chain = Netzwerk
stake-pools-pool = Pool
stake-pools-staked = Gestakt
stake-total-sample = Diese Summen und Pools sind nur ein Beispiel und beruhen nicht auf echten Stakes. Der Zinssatz ist der des Presales.
stake-total-sample-value = { NUMBER($staking-sample-total, notation: "compact") }
stake-total-usd = rund { NUMBER($staking-sample-total_usd, notation: "compact") } USD
stake-total-exceeds = Diese Summen können nicht echt sein: { NUMBER($staking-sample-total, notation: "compact") } RAA sind mehr als die Gesamtmenge von { NUMBER($tokenomics-supply, notation: "compact") } RAA, und { NUMBER($staking-sample-total_usd, notation: "compact") } USD für diese Menge entsprechen nicht dem Startpreis von { $presale-initial_price } USD je RAA.

## Risk

risk-yield = Der Zinssatz beträgt höchstens { $staking-apy } pro Jahr und kann niedriger ausfallen. Er ist nicht garantiert und gilt nur bis zum Token Generation Event (TGE).
risk-lock = Sie können Ihre Token bis zum Token Generation Event (TGE) nicht übertragen. Danach werden sie über { $presale-vesting_months } Monate in gleichen Teilen freigegeben.
