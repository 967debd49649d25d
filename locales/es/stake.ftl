stake-badge = Próximamente

## My stake: a panel of three figures

stake-mine-title = Mi staking
stake-mine-lead = Este panel lee el staking de un monedero conectado. Una raya no es un cero.
stake-rounds = Si tus tokens están repartidos en varias rondas de desbloqueo, reclamarlos exige varias transacciones firmadas: una tras otra, y cada una confirmada en tu monedero.

## How it works: four steps

stake-how-title = Cómo funciona el staking
stake-how-lead = Cuatro pasos, tres de ellos tuyos. A mitad de camino toca esperar.
stake-step-1-title = Compra en la preventa
stake-step-1-text = Recibes sRAA, { $staking-token-ratio }:{ $staking-token-ratio } con el RAA que compraste. Ya está en staking: no tienes que activar nada.
stake-step-2-title = Mantenlo hasta el TGE
stake-step-2-text = sRAA da un APY máximo del { $staking-apy } hasta el evento de generación de tokens (TGE). Tras el lanzamiento, la tasa es dinámica y la controla la DAO.
stake-step-3-title = Canjea tras el listado
stake-step-3-text = Entregas sRAA y recibes RAA más las recompensas que haya dado. Hasta el listado, el canje permanece bloqueado.
stake-step-4-title = Firma por cada ronda
stake-step-4-text = Los tokens de la preventa se desbloquean en partes iguales a lo largo de { $presale-vesting_months } meses tras el TGE. Si los tuyos están en varias rondas de desbloqueo, cada ronda es una transacción aparte que tienes que firmar.

## Figures of the whole network

stake-total-title = El staking en conjunto
stake-total-staked = Total en staking
stake-total-stakers = Titulares de sRAA
stake-total-apy = APY actual
stake-total-apy-value = hasta { $staking-apy }
stake-total-apy-note = El techo de la preventa. Termina con el TGE.
stake-pools-title = Pools por red
stake-pools-chain = Red
stake-pools-pool = Pool
stake-pools-staked = En staking

## Risk

risk-yield = El { $staking-apy } anual es la tasa más alta, no la esperada. No está garantizada y termina con el TGE.
risk-lock = Tus tokens no se pueden mover hasta el TGE y después se desbloquean en partes iguales a lo largo de { $presale-vesting_months } meses.
