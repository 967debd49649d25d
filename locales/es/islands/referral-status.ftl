## Three figures, each with a bonus beneath

title = Recompensas
link = Enlace personal
total = Total obtenido
month = Este mes
claimable = Disponible ahora
paid-in = En { $value }, con una bonificación en { $bonus }
bonus = { $amount } { $currency } de bonificación

## A sentence below the figures

no-wallet = Conecta un monedero arriba para ver tus recompensas. Las recompensas mensuales empiezan en Leader.
pending = Consultando las recompensas de { $address }.
unavailable = Las recompensas aparecerán aquí cuando haya enlaces personales.
ready = Estas son las cifras de { $address }. Las recompensas mensuales empiezan en { $tier }.
failed = No se han podido obtener las cifras. Comprueba la conexión y vuelve a intentarlo.
failed-answer = La respuesta sobre estas cifras no se ha podido interpretar, así que no se muestra ninguna. Vuelve a intentarlo más tarde.
retry = Reintentar
sample-note = En un mes anterior se compraron { $earlier } { -raa } y en este van { $amount } { -raa }. Las recompensas mensuales empiezan en { $tier }. El USDT se calcula al precio inicial de { $presale-initial_price } USD por { -raa }.

## The way to the next tier

tier = Nivel actual
next = { $amount } { -raa } hasta { $tier }
next-above = { $tier } empieza por encima de { $goal } { -raa }
next-none = El nivel más alto
progress = { $share } de { $goal } { -raa }
progress-full = más de { $goal } { -raa }
turnover-note = Volumen hasta ahora: { $amount } { -raa }
