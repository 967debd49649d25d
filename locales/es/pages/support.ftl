meta-title = Soporte de RAA: token no visible, pago fallido
meta-description = Qué comprobar si sRAA no aparece en tu monedero o si falla un pago, y los datos para añadir el token a mano.
meta-keywords = soporte RAA, sRAA, token no visible, añadir token al monedero, pago fallido, dirección del contrato
meta-social-title = Soporte de RAA
meta-social-description = Dos preguntas para encontrar la ayuda: no veo mi token, mi pago ha fallado. No compartas nunca tu frase de recuperación.

page-head-title = Soporte
page-head-lead = Responde a dos preguntas y verás los pasos para tu caso. Tus respuestas no se envían a nadie.

## Two questions; the answers show the steps that apply

diagnosis-title = Los pasos para tu caso
diagnosis-closed = Ahora mismo ningún pago por RAA pasa por este sitio, así que comprueba quién recibió el tuyo.
diagnosis-problem = ¿De qué se trata?
diagnosis-place-label = ¿Dónde pagaste?
diagnosis-place-card = Con tarjeta
diagnosis-place-unsure = No lo sé
diagnosis-place-each = { $network }: { $what }

## First answer. The titles of the answers are the labels of buttons, too; at most 26 characters.

diagnosis-payment-title = El pago ha fallado
diagnosis-payment-lead = Hasta que la transacción se confirma no se ha comprado nada. Haz estas comprobaciones antes de volver a pagar.
diagnosis-payment-1-title = Comprueba la red
diagnosis-payment-1-text = Tu monedero tiene que estar en una de las redes de la preventa, y en la misma que la compra.
diagnosis-payment-1-card = Si pagas con tarjeta, la dirección de monedero que indiques tiene que ser de Base.
diagnosis-payment-2-title = Comprueba el gas
diagnosis-payment-2-text = La comisión de una red se paga en su moneda nativa. Ten un poco además del importe que pagas.
diagnosis-payment-3-title = Comprueba el monedero
diagnosis-payment-3-text = No todos los monederos admiten todas las redes. Usa uno que admita la tuya.
diagnosis-payment-3-action-label = Ver los monederos compatibles
diagnosis-payment-caution = Antes de volver a pagar, busca el pago fallido en el historial de tu monedero. Si sigue pendiente, espera: un segundo pago es una segunda compra.

## Second answer

diagnosis-token-title = He pagado y no veo el token
diagnosis-token-lead = Cuando falta un token, suele estar en el monedero, que simplemente no lo muestra. Haz las comprobaciones en orden.
diagnosis-token-1-title = Añade el token a mano
diagnosis-token-1-text = Impórtalo en tu monedero con la dirección de su contrato, { $staking-token-decimals } decimales y el símbolo sRAA.
diagnosis-token-1-action-label = Cómo añadirlo, paso a paso
diagnosis-token-2-title = Comprueba la red
diagnosis-token-2-text = Abre tu monedero en la red en la que compraste. Un token de una red no se ve en otra.
diagnosis-token-2-card = Los tokens comprados con tarjeta se entregan en Base.
diagnosis-token-3-title = Comprueba la transacción
diagnosis-token-3-text = Búscala en el historial de tu monedero o, con su hash, en el explorador de la red. Mientras esté pendiente no ha llegado nada, y si falló no se envió ningún token.
diagnosis-token-4-title = Reinicia la app del monedero
diagnosis-token-4-text = Ciérrala del todo y vuelve a abrirla. Algunos monederos solo leen los saldos al arrancar.

## Answers that show other parts of the page; at most 26 characters

diagnosis-add-title = Quiero añadir sRAA
diagnosis-other-title = Otra cosa

## Adding the token by hand: numbered steps

add-title = Añadir sRAA a mano
add-lead = Los menús tienen nombres distintos en cada monedero, pero los pasos son los mismos. Añadir un token solo lo hace visible: no hay comisión y no se mueve nada.
add-1-title = Abre tu monedero
add-1-text = Cámbialo a la red en la que compraste.
add-2-title = Importa un token
add-2-text = Debajo de la lista de tokens, elige «Importar token», «Añadir token» o «Administrar tokens». Si hay varias opciones, usa la de tokens personalizados.
add-3-title = Pega la dirección
add-3-text = Copia de esta página la dirección del contrato de tu red y pégala. No la escribas a mano.
add-3-action-label = Ver las direcciones de contrato
add-4-title = Compara símbolo y decimales
add-4-text = Casi todos los monederos los rellenan solos: el símbolo es sRAA y los decimales son { $staking-token-decimals }. Si ves otra cosa, no sigas: la dirección o la red no es la correcta.
add-5-title = Confirma
add-5-text = Vuelve a la lista de tokens: sRAA ya está en ella, con tu saldo.
add-note = Para mostrar un token nunca hacen falta la frase de recuperación ni una clave privada. Quien te las pida puede vaciar tu monedero.

## Contract addresses: a table

contracts-title = Direcciones de contrato
contracts-lead = Cualquiera puede llamar sRAA a un token: solo la dirección del contrato indica cuál es el auténtico. Usa la dirección de esta tabla.
contracts-columns-network = Red
contracts-note = No te fíes de direcciones de otro origen: la que te envíen por un chat puede ser la de un token falso.

## When nothing helped: a list of facts, label and value

contact-title = ¿Sigue sin funcionar?
contact-lead = Busca otra vez la transacción en el explorador de la red: lo que aparece allí es definitivo. Quien te ayude necesita los datos de abajo, nunca un secreto.
contact-reply-value =
    { $support-reply_hours ->
        [one] La respuesta tarda aproximadamente { $support-reply_hours } hora.
       *[other] La respuesta tarda unas { $support-reply_hours } horas.
    }
contact-reply-instead = Si pagaste con tarjeta, pregunta al proveedor de pagos. Si falla la app, pregunta al desarrollador de tu monedero. No respondas a quien te ofrezca soporte de RAA por un chat.
contact-ready-label = Ten a mano
contact-ready-value = la red, el hash de la transacción, la dirección pública de tu monedero
contact-secret-label = No envíes nunca
contact-secret-value = tu frase de recuperación, una clave privada, los datos de una tarjeta
