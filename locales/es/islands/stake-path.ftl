### The way of a stake

basis =
    { $count ->
        [one] Para { $amount } { -raa }, si el TGE llega { $count } mes después de la compra.
       *[other] Para { $amount } { -raa }, si el TGE llega { $count } meses después de la compra.
    }
locked = Bloqueado
free = Desbloqueado
lines =
    { $count ->
        [one] { $count } línea para { $count } desbloqueo mensual
       *[other] { $count } líneas, una por cada desbloqueo mensual
    }

## The points

month = Mes { $month }
span = Meses { $from } a { $to }
unit = { -raa }
each = { -raa } al mes
at-most = hasta { $amount }

buy-title = Compras en la preventa
buy-text = A partir de aquí los tokens están bloqueados: no puedes moverlos hasta el TGE.
staked-title = Recibes sRAA
staked-text = Lo recibes { $staking-token-ratio }:{ $staking-token-ratio } con el { -raa } que compraste. Ya está en staking y no tienes que activar nada.
tge-title = TGE y listado
tge-text = Es la recompensa más alta posible, con un APY del { $apy }. Ninguna tasa está garantizada. Tras el listado canjeas sRAA por { -raa } más las recompensas. Hasta entonces el canje está bloqueado.
unlock-title =
    { $count ->
        [one] { $count } desbloqueo mensual
       *[other] { $count } desbloqueos mensuales
    }
unlock-text = Lo que compraste se desbloquea en partes iguales. Si tus tokens están en varias rondas de desbloqueo, firmas una transacción por cada ronda.
end-title = Todo desbloqueado
end-text = Se ha desbloqueado todo lo que compraste.
