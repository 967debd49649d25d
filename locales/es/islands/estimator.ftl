amount-label = Importe en USD
pay-hint = Mínimo: unos { $presale-minimum_purchase } USD
currency-label = Pagar con
currency-card = Tarjeta
network-label = Red
no-script = Las cifras de abajo son un ejemplo. Para calcular las tuyas hace falta JavaScript.

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
no-estimate = Corrige el importe de arriba para ver la estimación.

receive-label = Recibes aproximadamente
receive-token = sRAA, { $staking-token-ratio }:{ $staking-token-ratio } con { -raa }
receive-basis = Por { $amount } USD al precio inicial de { $price } USD por { -raa }.
price-rise =
    { $count ->
        [one] El precio sube cada día, así que más adelante se compra menos con el mismo importe.
       *[other] El precio sube cada { $count } días, así que más adelante se compra menos con el mismo importe.
    }
fees-label = Comisiones y tipo de cambio
price-par = Cada { $currency } se cuenta como un USD.
rate-later = En tu monedero se cobra el importe en { $currency }, al tipo de cambio que aplique el proveedor de pagos en ese momento.
network-fee = Aparte se paga en { $coin } la comisión de la red { $network }, llamada gas. Su importe depende de la actividad de la red.
card-note = Hasta { $presale-card_limit } USD no se exige verificar la identidad. El proveedor de pagos con tarjeta pide un número de teléfono, un nombre y una dirección de facturación, los datos de la tarjeta y, después, la dirección de un monedero en { $network }.
card-note-above = Por encima de { $presale-card_limit } USD, lo previsible es que se exija verificar la identidad. El proveedor de pagos con tarjeta pide además un número de teléfono, un nombre y una dirección de facturación, los datos de la tarjeta y, después, la dirección de un monedero en { $network }.
card-fee = No se ha publicado ninguna comisión por pagar con tarjeta.

unlock-label = Desbloqueo
unlock-basis =
    { $count ->
        [one] Todo queda bloqueado hasta el TGE y después se desbloquea a lo largo de { $count } mes.
       *[other] Todo queda bloqueado hasta el TGE y después se desbloquea en { $count } partes mensuales iguales.
    }
axis-start = TGE: { $amount }
axis-end = Mes { $month }: { $amount }
months-title = Cantidades mes a mes
month-label = Meses tras el TGE
unlocked-label = Total desbloqueado
