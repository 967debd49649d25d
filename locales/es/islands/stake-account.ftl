## The figures

balance = Saldo
accrued = Recompensa acumulada
claim = Canje
locked = Bloqueado
locked-note = El canje permanece bloqueado hasta el listado.
claim-run = Canjear
balance-note = El sRAA de tu monedero
accrued-note = El { -raa } que ha dado tu sRAA hasta ahora
accrued-sample =
    { $count ->
        [one] Tras { $count } mes a la tasa máxima, el { $apy } anual. No está garantizada.
       *[other] Tras { $count } meses a la tasa máxima, el { $apy } anual. No está garantizada.
    }
unit = { -raa }

## The line below the figures

no-wallet = Conecta un monedero para ver tu staking
sees = Verás cuánto sRAA contiene tu monedero, las recompensas acumuladas y cada ronda de desbloqueo. Necesitas un monedero en este navegador. Al conectarlo, das a conocer tu dirección al sitio, pero no firmas nada.
connect = Conectar monedero
pending = Consultando el staking de { $address }.
unavailable = Hoy no se puede consultar el saldo: la dirección del contrato de sRAA aún no se ha publicado en ninguna red.
connected = { $address } está conectado.
nothing = No se ha encontrado ningún staking de { $address }.
read = Este es el staking de { $address }.
rounds =
    { $count ->
        [one] Requiere { $count } transacción firmada.
       *[other] Requiere { $count } transacciones firmadas.
    }
rounds-progress = Firmadas: { $signed } de { $total }.
rounds-show = Mostrar rondas
rounds-hide = Ocultar rondas
balance-elsewhere = El saldo se puede consultar en { $networks }, donde la dirección de sRAA está publicada. Tu monedero está en otra red.
rewards-unavailable = Las recompensas y las rondas de desbloqueo aún no se pueden mostrar.
failed = No se ha podido consultar el staking. Comprueba la conexión y el monedero, y vuelve a intentarlo.
failed-answer = La respuesta sobre este staking no se ha podido interpretar, así que no se muestra nada. Vuelve a intentarlo más tarde.
retry = Reintentar
no-script = Para consultar el staking de un monedero hace falta JavaScript.

## The list of the rounds: a table

rounds-title = Rondas de desbloqueo
round-head = Ronda
amount-head = Cantidad
unlocks-head = Se desbloquea
state-head = Estado
round-name = Ronda { $number }
round-says = Ronda { $number }: { $amount } { -raa }.
round-open = Disponible
round-signed = Firmado
rounds-note = En esta página no se puede firmar nada antes del listado.
