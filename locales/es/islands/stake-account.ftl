## The figures

balance = Saldo
accrued = Recompensa acumulada
claim = Canje
locked = Bloqueado
locked-note = El canje se desbloquea con el listado.
claim-run = Canjear
unit = { -raa }

## The line below the figures

no-wallet = No hay ningún monedero conectado, así que no hay nada que mostrar.
connect = Conectar monedero
pending = Consultando el staking de { $address }.
unavailable = Aquí aún no se pueden mostrar saldos: la dirección del contrato de sRAA no se ha publicado y este sitio no está conectado a un servicio que los proporcione.
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
balance-elsewhere = El saldo se consulta en { $networks }; el monedero está en otra red.
rewards-unavailable = Aquí aún no se pueden mostrar recompensas ni rondas: este sitio no está conectado a un servicio que las proporcione.
failed = No se ha podido consultar el staking. Comprueba la conexión y el monedero, y vuelve a intentarlo.
failed-answer = La respuesta sobre este staking no se ha podido interpretar, así que no se muestra nada. Vuelve a intentarlo más tarde o escribe a soporte.
retry = Reintentar
no-script = Para consultar el staking de un monedero hace falta JavaScript.

## The list of the rounds: a table

rounds-title = Rondas de desbloqueo
round-head = Ronda
amount-head = Cantidad
unlocks-head = Se desbloquea
state-head = Estado
round-name = Ronda { $number }
round-open = Disponible
round-signed = Firmada
rounds-note = En esta página no se puede firmar nada antes del listado.
