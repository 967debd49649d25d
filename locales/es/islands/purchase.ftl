## The form

form-label = Comprar { -raa }
pay-label = Pagas
receive-label = Recibes aproximadamente
receive-unit = sRAA
currency-label = Moneda con la que pagas
currency-card = Tarjeta
pay-hint = Mínimo: unos { $presale-minimum_purchase } USD
network-label = Red
network-hint = Reserva en ella un poco de { $coin } para la comisión de la red.
network-hint-card = Los tokens comprados con tarjeta se entregan en { $network }.

## The price, below the second field

price-initial = { $price } USD por { -raa }: el precio inicial. La cuantía de las subidas posteriores no se conoce, así que quizá recibas menos.
price-schedule = { $price } USD por { -raa }, según el calendario publicado.
price-quote = { $price } USD por { -raa }, según el proveedor de pagos.
price-quote-rate = { $price } USD por { -raa } y { $rate } USD por { $currency }, según el proveedor de pagos.
price-par = Cada { $currency } se cuenta como un USD.
price-asking = Consultando el precio al proveedor de pagos.
price-unanswered = El proveedor de pagos no da ahora ningún precio para { $currency }. Elige otra moneda o vuelve a intentarlo más tarde.
price-unknown = Este sitio no tiene tipo de cambio para { $currency } y no lo estima. Elige USDT o USDC para ver un precio.
price-card = Para pagar con tarjeta hace falta un proveedor de pagos con tarjeta, y en este sitio no hay ninguno configurado.

## Below the fields

card-note = Hasta { $presale-card_limit } USD no se exige verificar la identidad. El proveedor de pagos con tarjeta pide un número de teléfono, un nombre y una dirección de facturación, los datos de la tarjeta y, después, la dirección de un monedero en { $network }.
terms-label = He leído los términos y la advertencia de riesgos, y puedo permitirme perder todo lo que pague.
terms-link = Términos y aviso legal
risks-link = Advertencia de riesgos
connect = Conectar monedero
review = Revisar el pago
continue = Continuar al pago
wallet-none = Pagas desde tu propio monedero. No se le pide nada hasta que pulses el botón.
wallet-from = Pagas desde { $address }.
wallet-solana = El monedero conectado está en Solana. Conecta uno que funcione en { $network }.
referrer = El código de referido { $code } se transmite al proveedor de pagos con esta compra.
provider-loading = Cargando el formulario del proveedor de pagos.
provider-failed = No se ha podido cargar el proveedor de pagos, así que ahora no se puede pagar nada aquí. Recarga la página para volver a intentarlo.
provider-foreign = A continuación aparece el formulario del proveedor de pagos. Lo que introduzcas en él lo recibe el proveedor, no este sitio.
support-link = Obtener ayuda
wallet-link = No tengo monedero

## States without a form

closed-offers = Ahora mismo no se puede comprar RAA: el proveedor de pagos no ofrece ninguna moneda con la que pagar.
closed-next = Hoy puedes leer los riesgos y crear tu propio monedero.
no-script = Para comprar hace falta JavaScript, y este navegador no lo ejecuta.

## Errors of the form

error-title = Hay un problema
amount-error-empty = Introduce un importe
amount-error-number = Introduce el importe en cifras, por ejemplo { $example }
amount-error-decimals =
    { $count ->
        [one] Introduce un importe en { $currency } con { $count } decimal como máximo
       *[other] Introduce un importe en { $currency } con { $count } decimales como máximo
    }
amount-error-minimum = Introduce un importe de unos { $presale-minimum_purchase } USD o más
amount-error-maximum = Introduce un importe con el que compres como máximo { $tokenomics-supply } { -raa }, que es la emisión total
terms-error = Marca la casilla cuando hayas leído los términos y la advertencia de riesgos

## Before signing

review-title = Antes de firmar
review-lead = Compara cada línea con lo que muestra tu monedero. Una transferencia no se puede deshacer.
review-amount = Importe
review-receive = Recibes (aprox.)
review-network = Red
review-from = Desde
review-token = Contrato del token
review-recipient = Destinatario
review-sign = Firmar en tu monedero

## Progress

steps-label = Progreso del pago
step-check = Comprobar la red y el saldo
step-review = Revisar el pago
step-sign = Firmar en tu monedero
step-confirm = Confirmación de la red
step-pay = Pagar a través del proveedor
step-done = hecho

status-switch = Se ha pedido a tu monedero que cambie a { $network }. Responde en él.
status-check = Comprobando la red, el contrato del token y tu saldo.
status-sign = Tu monedero te pide la firma. Lee lo que muestra antes de confirmar.
status-confirm = La transacción se ha enviado. Falta que { $network } la confirme, lo que puede llevar unos minutos. Si recargas esta página en esta pestaña, el proceso sigue desde aquí.
status-wallet = La transacción se ha enviado, pero { $network } no responde en este momento. Conecta tu monedero a { $network } o comprueba tu conexión. Esta página vuelve a consultar por sí sola.
status-pay = Rellena el formulario del proveedor de pagos, más abajo.
leave = Volver al importe

## Outcome: confirmed

success-title = Pago confirmado
success-text = { $network } ha confirmado tu pago de { $amount } { $currency }.
reported-title = Pago notificado por el proveedor
reported-text = El proveedor de pagos comunica que este pago se ha completado. Este sitio no puede comprobarlo en ninguna red.
next-title = Qué ocurre después
next-credit = Este sitio no entrega los tokens. Lo hace el vendedor tras comprobar el pago, y esta página no puede ver cuándo.
next-lock = Lo que has comprado se entrega en forma de sRAA. No se puede mover hasta el evento de generación de tokens (TGE) y después se desbloquea en partes iguales a lo largo de { $presale-vesting_months } meses.
next-keep = Guarda la transacción como justificante. Si no recibes los tokens, soporte necesita su hash y la red.
explorer-link = Ver la transacción
again = Hacer otro pago

## Outcome: not confirmed after several minutes

pending-title = Aún sin confirmar
pending-text = { $network } no ha confirmado este pago por ahora. Puede que siga en espera, o que se haya reemplazado o descartado. Compruébalo antes de volver a pagar: un segundo pago es una segunda compra.
pending-wait = Seguir esperando

## Outcome: an error

problem-title = El pago no se ha realizado
problem-unclear-title = El pago no se ha completado

problem-rejected = Has rechazado la solicitud en tu monedero. No se ha enviado nada.
problem-busy = Tu monedero muestra todavía una solicitud anterior. Ábrelo, responde a esa y vuelve a intentarlo.
problem-no-wallet = El monedero ya no está conectado. Conéctalo y vuelve a intentarlo. No se ha enviado nada.
problem-unknown-chain = Tu monedero no conoce { $network } y no ha añadido la red. Añádela en el monedero y vuelve a intentarlo. No se ha enviado nada.
problem-wrong-network = Tu monedero está en otra red. Cámbialo a { $network } y vuelve a intentarlo. No se ha enviado nada.
problem-insufficient-funds = Tu monedero tiene { $balance } { $currency } en { $network }, y el pago es de { $amount }. Introduce un importe menor o añade saldo. No se ha enviado nada.
problem-no-gas = Tu monedero no tiene { $coin } en { $network }, así que no puede pagar la comisión de la red. Añade un poco y vuelve a intentarlo. No se ha enviado nada.
problem-token-mismatch = El contrato indicado para { $currency } en { $network } no responde como debería hacerlo el de ese token. No se ha enviado nada. Comunícalo a soporte antes de volver a intentarlo.
problem-changed = La cuenta o la red de tu monedero ha cambiado desde la revisión. No se ha enviado nada. Revisa de nuevo el pago.
problem-unreachable = No se ha podido consultar { $network }. Comprueba tu conexión y la red del monedero, y vuelve a intentarlo. No se ha enviado nada.
problem-unanswered = Tu monedero no ha respondido. Compruébalo primero: si la solicitud sigue abierta, recházala antes de volver a intentarlo.
problem-failed = El monedero no ha podido ejecutar la solicitud. Comprueba su historial antes de volver a intentarlo.
problem-reverted = { $network } ha rechazado la transferencia. El importe no se ha cobrado, pero la comisión de la red sí. Comprueba la transacción y después consulta a soporte.
problem-not-transferred = { $network } ha confirmado la transacción, pero no contiene ninguna transferencia de este importe al vendedor. Comprueba la transacción y después consulta a soporte.
problem-widget = El proveedor de pagos ha comunicado un error. Comprueba los movimientos de tu tarjeta o de tu monedero antes de volver a pagar: puede que el importe ya se haya cobrado.

payments-title = Pagos en este navegador
payment-line = { $amount } { $currency } en { $network }
payment-asked = Se ha enviado la solicitud de este pago a tu monedero y aún no se sabe si se ha aprobado. Si sigue abierta en el monedero, respóndela allí. Mientras tanto, esta página busca el pago en { $network }.
payment-asked-provider = Se abrió el formulario del proveedor de pagos para este pago, y esta página no sabe cómo terminó. Comprueba los movimientos de tu tarjeta o de tu monedero antes de volver a pagar.
payment-sent = La transacción se ha enviado. { $network } aún no la ha confirmado.
payment-closed = Marcar como no pagado
payment-hide = Quitar de la lista
again-label = Un pago anterior todavía puede completarse. Aun así, quiero pagar por segunda vez.
again-error = Comprueba primero el pago anterior y marca la casilla si quieres pagar por segunda vez
price-renewed = El precio ha cambiado: ahora es de { $price } USD por { -raa }. Comprueba los dos importes antes de seguir.
problem-replaced = { $network } ha confirmado otra transacción de tu cuenta en lugar de esta. Este pago no se ha cobrado.
problem-another = Se inició otro pago después de esta revisión. No se ha enviado nada. Comprueba primero ese pago.
card-note-above = Por encima de { $presale-card_limit } USD, lo previsible es que se exija verificar la identidad. El proveedor de pagos con tarjeta pide además un número de teléfono, un nombre y una dirección de facturación, los datos de la tarjeta y, después, la dirección de un monedero en { $network }.
payment-block = La transacción está en un bloque de { $network }. Se da por confirmada cuando le siguen algunos bloques más, porque { $network } aún puede sustituir los últimos.
payment-asked-silent = Se ha enviado la solicitud de este pago a tu monedero y no se sabe si se ha aprobado: { $network } no responde en este momento. Comprueba el historial del monedero antes de volver a pagar.
other-account-title = Pagado desde otra cuenta
problem-other-account = { $network } ha confirmado una transferencia de este importe al vendedor, pero desde una cuenta distinta de la que revisaste. Si esa cuenta es tuya, no vuelvas a pagar. Comprueba la transacción y después consulta a soporte.
