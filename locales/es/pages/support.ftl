meta-title = Soporte de RAA: token no visible, pago fallido
meta-description = Qué comprobar si sRAA no aparece en tu monedero o si falla un pago, los datos para añadir el token a mano y cuánto tarda una respuesta.
meta-keywords = soporte RAA, sRAA, token no visible, añadir token al monedero, pago fallido, dirección del contrato
meta-social-title = Soporte de RAA
meta-social-description = Dos listas: no veo mi token y mi pago ha fallado. No compartas nunca tu frase de recuperación.

head-title = Soporte
head-lead = Estos son los dos problemas más frecuentes. Casi siempre se resuelven con unas pocas comprobaciones. Empieza por el que tengas.

## First checklist

token-title = No veo mi token
token-lead = Cuando no ves un token, casi siempre basta con cambiar lo que muestra el monedero; es raro que se haya perdido. Haz las cuatro comprobaciones en orden.
token-1-title = Comprueba la red
token-1-text = Abre tu monedero en la red en la que compraste. Un token de una red no se ve en otra; los tokens comprados con tarjeta se entregan en Base.
token-2-title = Comprueba la transacción
token-2-text = Búscala en el historial de tu monedero. Mientras esté pendiente no ha llegado nada, y si falló no se envió ningún token.
token-3-title = Añade el token a mano
token-3-text = Elige «añadir token» en tu monedero e introduce la dirección del contrato de tu red, { $staking-token-decimals } decimales y el símbolo sRAA.
token-3-action = Ver las direcciones de contrato
token-4-title = Reinicia la app del monedero
token-4-text = Ciérrala del todo y vuelve a abrirla. Algunos monederos solo leen los saldos al arrancar.

## Second checklist

payment-title = Mi pago ha fallado
payment-lead = Hasta que la transacción se confirma no se ha comprado nada. Comprueba estas tres cosas antes de volver a pagar.
payment-1-title = Comprueba la red
payment-1-text = Tu monedero tiene que estar en una de las redes de la preventa, y en la misma que la compra.
payment-2-title = Comprueba el gas
payment-2-text = La comisión de una red se paga en su moneda nativa: ETH en Ethereum y Base, BNB en BNB Chain, SOL en Solana. Ten un poco además del importe que pagas.
payment-3-title = Comprueba el monedero
payment-3-text = No todos los monederos admiten todas las redes. Usa uno que admita la tuya.
payment-3-action = Ver los monederos compatibles
payment-4-title = Comprueba antes de volver a pagar
payment-4-text = Busca el pago fallido en el historial de tu monedero. Si sigue pendiente, espera: un segundo pago es una segunda compra.

## Contract addresses: a table

contracts-title = Datos del token
contracts-lead = Estos datos te los pide el monedero cuando añades sRAA a mano. Usa solo la dirección que aparece aquí; la que te envíen por un chat puede llevar a una copia.
contracts-network = Red
contracts-symbol = Símbolo
contracts-decimals = Decimales
contracts-note = Donde no hay una dirección, no se ha publicado ninguna. Espera a que se publique aquí y no uses otra.

## When nothing helped: a list of facts, label and value

contact-title = ¿Sigue sin funcionar?
contact-lead = Entonces tiene que mirarlo una persona. Ten a mano los datos de tu compra y no envíes nunca datos secretos.
contact-reply = Tiempo de respuesta
contact-reply-value =
    { $support-reply_hours ->
        [one] aproximadamente { $support-reply_hours } hora
       *[other] unas { $support-reply_hours } horas
    }
contact-ready = Ten a mano
contact-ready-value = la red, el hash de la transacción, la dirección pública de tu monedero
contact-secret = No envíes nunca
contact-secret-value = tu frase de recuperación, una clave privada, los datos de una tarjeta
