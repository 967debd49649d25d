head-amount = Qué comprarías con { $amount } USD
head-any = Qué comprarías con tu importe
closed = Hoy no se puede comprar nada en este sitio. Aun así, puedes probar los cálculos.

## The form
amount-label = Importe en USD
receive-label = Recibes aproximadamente
receive-unit = sRAA
currency-label = Pagar con
currency-card = Tarjeta
network-label = Red
no-script = Estas cifras son un ejemplo. Para calcular las tuyas hace falta JavaScript.
amount-error-empty = Introduce un importe
amount-error-number = Introduce el importe en cifras, por ejemplo { $example }
amount-error-decimals =
    { $count ->
        [one] Introduce un importe en { $currency } con { $count } decimal como máximo
       *[other] Introduce un importe en { $currency } con { $count } decimales como máximo
    }
amount-error-minimum = Introduce un importe de unos { $presale-minimum_purchase } USD o más
amount-error-maximum = Introduce un importe con el que compres como máximo { $tokenomics-supply } { -raa }, que es la emisión total

## Beside the form
unlock-label = Desbloqueo
axis-start = TGE: { $amount }
axis-end = Mes { $month }: { $amount }
months-title = Cantidades mes a mes
month-label = Meses tras el TGE
unlocked-label = Total desbloqueado
receive-basis = Por { $amount } USD al precio inicial de { $price } USD por { -raa }.
price-rise =
    { $count ->
        [one] Según las condiciones de la preventa, el precio sube cada día, así que más adelante se compraría menos con el mismo importe.
       *[other] Según las condiciones de la preventa, el precio sube cada { $count } días, así que más adelante se compraría menos con el mismo importe.
    }
price-par = Cada { $currency } se cuenta como un USD.
rate-later = En tu monedero se cobra el importe en { $currency }, al tipo de cambio que aplique el proveedor de pagos en ese momento.
network-fee = Aparte se paga en { $coin } la comisión de la red { $network }, llamada gas. Su importe depende de la actividad de la red.
card-note = Hasta { $presale-card_limit } USD no se exige verificar la identidad. El proveedor de pagos con tarjeta pide un número de teléfono, un nombre y una dirección de facturación, los datos de la tarjeta y, después, la dirección de un monedero en { $network }.
card-note-above = Por encima de { $presale-card_limit } USD, lo previsible es que se exija verificar la identidad. El proveedor de pagos con tarjeta pide además un número de teléfono, un nombre y una dirección de facturación, los datos de la tarjeta y, después, la dirección de un monedero en { $network }.
card-fee = Aún no se conoce la comisión por pagar con tarjeta.
unlock-basis =
    { $count ->
        [one] Todo queda bloqueado hasta el TGE y después se desbloquea a lo largo de { $count } mes.
       *[other] Todo queda bloqueado hasta el TGE y después se desbloquea en { $count } partes mensuales iguales.
    }

## The practice purchase
practise = Practicar la compra
practice-note = Práctica. No se paga nada.
practice-failed = No se ha podido cargar la compra de práctica. Comprueba la conexión y pulsa el botón otra vez.
scenario-label = ¿Qué quieres que ocurra?
scenario-through = El pago se completa
scenario-rejected = Lo rechazas en el monedero
scenario-no-gas = No tienes { $coin } para la comisión de red
scenario-wrong-network = El monedero está en otra red
scenario-widget = El proveedor de pagos con tarjeta indica un error
practice-from = La dirección de tu monedero
practice-token = El contrato de { $currency } en { $network }
practice-coin = Ninguno: { $coin } es la moneda de { $network }
practice-recipient = La dirección del vendedor
drawn-wallet = Un monedero simulado te pide la firma
drawn-card = Formulario simulado del proveedor de pagos con tarjeta
drawn-fee = Comisión de red
practice-fee = Un poco de { $coin }
drawn-decline = Rechazar
drawn-approve = Aprobar
drawn-cancel = Cancelar
drawn-pay = Pagar
practice-check = En una compra real, ahora se comprueban la red, el contrato del token y tu saldo.
practice-sign = En una compra real, tu monedero te pide ahora la firma. Lee lo que muestra antes de confirmar.
practice-pay = En una compra real, ahora rellenas el formulario del proveedor de pagos.
practice-confirm = En una compra real, { $network } confirma ahora el pago, lo que puede tardar unos minutos. Aquí tarda un momento.
practice-again = Practicar otra vez
practice-done = Fin de la práctica
practice-success = En una compra real, { $network } ya habría confirmado tu pago de { $amount } { $currency }.
practice-reported = En una compra real, el proveedor de pagos ya habría comunicado que tu pago de { $amount } { $currency } se ha completado. Este sitio no puede comprobarlo en ninguna red.
practice-next = Después de una compra real
practice-stopped = Un pago real se detendría aquí
practice-problem = En una compra real, ahora leerías esto:

## From here on as in purchase.ftl
review = Revisar el pago
continue = Continuar al pago
leave = Volver al importe
review-title = Antes de firmar
review-lead = Compara cada línea con lo que muestra tu monedero. Una transferencia no se puede deshacer.
review-amount = Importe
review-receive = Recibes (aprox.)
review-network = Red
review-from = Desde
review-token = Contrato del token
review-recipient = Destinatario
review-sign = Firmar en tu monedero
steps-label = Progreso del pago
step-check = Comprobar la red y el saldo
step-review = Revisar el pago
step-sign = Firmar en tu monedero
step-confirm = Confirmación de la red
step-pay = Pagar a través del proveedor
step-done = hecho
next-credit = Este sitio no entrega los tokens. Lo hace el vendedor tras comprobar el pago, y esta página no puede ver cuándo.
next-lock = Lo que has comprado se entrega en forma de sRAA. No se puede mover hasta el evento de generación de tokens (TGE) y después se desbloquea en partes iguales a lo largo de { $presale-vesting_months } meses.
support-link = Obtener ayuda
problem-rejected = Has rechazado la solicitud en tu monedero. No se ha enviado nada.
problem-no-gas = Tu monedero no tiene { $coin } en { $network }, así que no puede pagar la comisión de la red. Añade un poco y vuelve a intentarlo. No se ha enviado nada.
problem-wrong-network = Tu monedero está en otra red. Cámbialo a { $network } y vuelve a intentarlo. No se ha enviado nada.
problem-widget = El proveedor de pagos ha comunicado un error. Comprueba los movimientos de tu tarjeta o de tu monedero antes de volver a pagar: puede que el importe ya se haya cobrado.
