stake-badge = Próximamente

## My stake: a panel of three figures

stake-mine-title = Mi staking
stake-mine-lead = Este panel muestra el staking de un monedero conectado. Una raya significa que no hay dato.
stake-rounds = Si tus tokens están repartidos en varias rondas de desbloqueo, canjearlos exige varias transacciones firmadas, una tras otra, y tienes que confirmar cada una en tu monedero.

## How it works: four steps

stake-how-title = Cómo funciona el staking
stake-how-lead = Cuatro pasos de la compra al canje. Tres los das tú; en el otro, solo hay que esperar.
stake-step-1-title = Compra en la preventa
stake-step-1-text = Recibes sRAA, { $staking-token-ratio }:{ $staking-token-ratio } con el RAA que compraste. Ya está en staking y no tienes que activar nada.
stake-step-2-title = Mantenlo hasta el TGE
stake-step-2-text = sRAA da un APY de hasta el { $staking-apy } hasta el evento de generación de tokens (TGE). Tras el lanzamiento, la tasa es dinámica y la controla la DAO.
stake-step-3-title = Canjea tras el listado
stake-step-3-text = Entregas sRAA y recibes RAA más las recompensas acumuladas. Hasta el listado, el canje permanece bloqueado.
stake-step-4-title = Firma por cada ronda
stake-step-4-text = Los tokens de la preventa se desbloquean en partes iguales a lo largo de { $presale-vesting_months } meses tras el TGE. Si los tuyos están en varias rondas de desbloqueo, cada ronda exige una transacción propia, que tienes que firmar.

## Figures of the whole network

stake-total-title = El staking en conjunto
stake-total-staked = Total en staking
stake-total-stakers = Titulares de sRAA
stake-total-apy = APY actual
stake-total-apy-value = hasta { $staking-apy }
stake-total-apy-note = Máximo durante la preventa. Termina con el TGE.
stake-pools-title = Pools por red
stake-pools-chain = Red
stake-pools-pool = Pool
stake-pools-staked = En staking

## Risk

risk-yield = El { $staking-apy } anual es la tasa máxima; la que recibas puede ser menor. No está garantizada y termina con el evento de generación de tokens (TGE).
risk-lock = Tus tokens no se pueden mover hasta el evento de generación de tokens (TGE) y después se desbloquean en partes iguales a lo largo de { $presale-vesting_months } meses.
