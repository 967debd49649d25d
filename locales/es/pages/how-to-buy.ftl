meta-title = Cómo comprar RAA: con monedero o con tarjeta
meta-description = Dos vías para comprar RAA paso a paso, con un monedero cripto o con tarjeta, las condiciones de la preventa y lo que conviene saber antes. Alto riesgo.
meta-keywords = comprar RAA, preventa, monedero cripto, tarjeta bancaria, Ethereum, BNB Chain, Base, Solana, sRAA
meta-social-title = Cómo comprar RAA
meta-social-description = Dos vías, las condiciones y los riesgos en una página. Puedes perder todo lo que pagues.

how-to-buy-title = Cómo comprar RAA
how-to-buy-lead = Hay dos vías y, según el proyecto, cada una lleva menos de { $presale-purchase_minutes } minutos. Tómate tu tiempo para leer antes las condiciones.

## Route one

how-to-buy-wallet-title = Con un monedero cripto
how-to-buy-wallet-1-title = Conecta un monedero
how-to-buy-wallet-1-text = Conecta el monedero desde el que quieres pagar. ¿Aún no tienes ninguno? Aquí verás cuáles sirven y dónde los ofrece cada desarrollador.
how-to-buy-wallet-1-action-label = No tengo monedero
how-to-buy-wallet-2-title = Elige una red
how-to-buy-wallet-2-text = Elige una de las redes que figuran debajo. Reserva un poco de la moneda nativa de la red para pagar su comisión, el gas.
how-to-buy-wallet-3-title = Introduce un importe
how-to-buy-wallet-3-text = Paga con ETH, BNB, SOL, USDT o USDC. El mínimo es de unos { $presale-minimum_purchase } USD.
how-to-buy-wallet-4-title = Confirma en tu monedero
how-to-buy-wallet-4-text = Recibes sRAA, { $staking-token-ratio }:{ $staking-token-ratio } con el RAA que compraste. Ya está en staking y queda bloqueado hasta el evento de generación de tokens (TGE).

## Route two

how-to-buy-card-title = Con tarjeta bancaria
how-to-buy-card-1-title = Indica un número de teléfono
how-to-buy-card-1-text = Te lo pide el proveedor de pagos con tarjeta.
how-to-buy-card-2-title = Añade nombre y dirección
how-to-buy-card-2-text = Se usan para la facturación. Hasta { $presale-card_limit } USD no se exige verificar la identidad. El mínimo es también de unos { $presale-minimum_purchase } USD.
how-to-buy-card-3-title = Introduce los datos de la tarjeta
how-to-buy-card-3-text = Los introduces en el formulario del propio proveedor de pagos con tarjeta.
how-to-buy-card-4-title = Indica una dirección en Base
how-to-buy-card-4-text = Tiene que ser la de un monedero: los tokens comprados con tarjeta se entregan en Base. Comprueba la dirección dos veces. Los tokens enviados a una dirección equivocada no se pueden recuperar.

how-to-buy-before-support-label = Mi pago ha fallado
how-to-buy-before-staking-label = Qué pasa con mi sRAA

## Panel beside the routes

how-to-buy-panel-title = Comprar RAA
how-to-buy-before-feed = Avísame cuando abra
how-to-buy-before-risks-label = Leer los riesgos
how-to-buy-before-wallet-label = Crear un monedero
how-to-buy-panel-practise = Practicar primero: no se paga nada

how-to-buy-before-title = Antes de pagar
