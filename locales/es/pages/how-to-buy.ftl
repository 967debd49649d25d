meta-title = Cómo comprar RAA: con monedero o con tarjeta
meta-description = Dos vías para comprar RAA paso a paso, con un monedero cripto o con tarjeta, las condiciones de la preventa y lo que conviene saber antes. Alto riesgo.
meta-keywords = comprar RAA, preventa, monedero cripto, tarjeta bancaria, Ethereum, BNB Chain, Base, Solana, sRAA
meta-social-title = Cómo comprar RAA
meta-social-description = Dos vías, las condiciones y los riesgos en una página. Puedes perder todo lo que pagues.

head-title = Cómo comprar RAA
head-lead = Hay dos vías y, según el proyecto, cada una lleva menos de { $presale-purchase_minutes } minutos. Tómate tu tiempo para leer antes las condiciones.

## Route one

wallet-title = Con un monedero cripto
wallet-1-title = Conecta un monedero
wallet-1-text = Conecta el monedero desde el que quieres pagar. ¿Aún no tienes ninguno? Aquí verás cuáles sirven y dónde los ofrece cada desarrollador.
wallet-1-action = No tengo monedero
wallet-2-title = Elige una red
wallet-2-text = Elige una de las redes que figuran debajo. Reserva un poco de la moneda nativa de la red para pagar su comisión, el gas.
wallet-3-title = Introduce un importe
wallet-3-text = Paga con ETH, BNB, SOL, USDT o USDC. El mínimo es de unos { $presale-minimum_purchase } USD.
wallet-4-title = Confirma en tu monedero
wallet-4-text = Recibes sRAA, { $staking-token-ratio }:{ $staking-token-ratio } con el RAA que compraste. Ya está en staking y queda bloqueado hasta el evento de generación de tokens (TGE).

## Route two

card-title = Con tarjeta bancaria
card-1-title = Indica un número de teléfono
card-1-text = Te lo pide el proveedor de pagos con tarjeta.
card-2-title = Añade nombre y dirección
card-2-text = Se usan para la facturación. Hasta { $presale-card_limit } USD no se exige verificar la identidad. El mínimo es también de unos { $presale-minimum_purchase } USD.
card-3-title = Introduce los datos de la tarjeta
card-3-text = Los introduces en el formulario del propio proveedor de pagos con tarjeta.
card-4-title = Indica una dirección en Base
card-4-text = Tiene que ser la de un monedero: los tokens comprados con tarjeta se entregan en Base. Comprueba la dirección dos veces. Los tokens enviados a una dirección equivocada no se pueden recuperar.

more-support = Mi pago ha fallado
more-staking = Qué pasa con mi sRAA

## Panel beside the routes

panel-title = Comprar RAA
panel-feed = Avísame cuando abra
panel-risks = Leer los riesgos
panel-wallet = Crear un monedero
panel-practise = Practicar primero: no se paga nada

before-title = Antes de pagar
