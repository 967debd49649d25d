stake-badge = Próximamente

## My stake: a panel of three figures

stake-mine-title = Mi staking
stake-mine-lead = Mira cuánto sRAA tiene tu monedero, qué recompensa ha acumulado y cuándo podrás canjearlo.
stake-rounds = Si tus tokens están repartidos en varias rondas de desbloqueo, canjearlos exige varias transacciones. Las confirmas en tu monedero, una tras otra.

## How it works

stake-how-title = Cómo funciona el staking
stake-how-lead = La línea de tiempo muestra qué pasa con tus tokens desde la compra hasta el último desbloqueo.
stake-try-title = Calcula con tus cifras
stake-try-lead = Introduce una cantidad y los meses hasta el TGE: la línea de tiempo de arriba se actualiza.

## Figures of the whole network

stake-total-title = El staking en conjunto
stake-total-staked = Total en staking
stake-total-stakers = Titulares de sRAA
stake-total-apy = APY actual
stake-total-apy-value = hasta { $staking-apy }
stake-total-apy-note = La tasa máxima de la preventa. Termina con el TGE.
stake-pools-title = Pools por red
stake-pools-chain = Red
stake-pools-pool = Pool
stake-pools-staked = En staking
stake-total-sample = Estos totales y pools son solo un ejemplo, no un recuento de tokens en staking. La tasa es la de la preventa.
stake-total-sample-value = { NUMBER($staking-sample-total, notation: "compact") }
stake-total-usd = unos { NUMBER($staking-sample-total_usd, notation: "compact") } USD
stake-total-exceeds = Estos totales no pueden ser reales: { $staking-sample-total } RAA superan la emisión total de { $tokenomics-supply } RAA, y { NUMBER($staking-sample-total_usd, notation: "compact", compactDisplay: "long") } de USD por esa cantidad no corresponden al precio inicial de { $presale-initial_price } USD por RAA.

## Risk

risk-yield = El { $staking-apy } anual es un límite máximo. La tasa puede ser menor, no está garantizada y termina con el evento de generación de tokens (TGE).
risk-lock = Tus tokens no se pueden mover hasta el evento de generación de tokens (TGE) y después se desbloquean en partes iguales a lo largo de { $presale-vesting_months } meses.
