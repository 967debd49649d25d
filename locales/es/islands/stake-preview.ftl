badge = Ejemplo
example = Así se verá tu staking. Conecta el monedero para sustituir el ejemplo.
unread = { $address } está conectado. Hoy no se puede consultar su staking: el ejemplo sigue aquí, en gris.
none = { $address } no tiene sRAA: el ejemplo sigue aquí, en gris.
own = Este es el staking de { $address }.
connect = Conectar monedero
amount = { $amount } { -raa }
locked =
    { $count ->
        [one] Bloqueado hasta el TGE: en el dibujo, { $count } mes
       *[other] Bloqueado hasta el TGE: en el dibujo, { $count } meses
    }
unlocked =
    { $count ->
        [one] Después se desbloquean { $amount } { -raa } al mes, durante { $count } mes
       *[other] Después se desbloquean { $amount } { -raa } al mes, durante { $count } meses
    }
