meta-title = Advertencia de riesgos: qué puedes perder con RAA
meta-description = Pérdida total, tokens bloqueados, lanzamiento sin fecha confirmada, rendimientos que caen, código que falla: los riesgos de RAA. Léelos antes de pagar.
meta-keywords = RAA, advertencia de riesgos, riesgo cripto, pérdida total, desbloqueo progresivo, riesgo del staking, preventa
meta-social-title = Antes de comprar RAA, lee esto
meta-social-description = Los riesgos de RAA, parte por parte y con palabras claras. Puedes perder todo lo que pagues.

## Introduction

lead = RAA es un criptoactivo de alto riesgo. Lee esta página antes de pagar nada, y otra vez un día tranquilo. Expone lo que puede salir mal, pero no puede enumerar todos los riesgos.

## The main risks, as a numbered list set large; each at most 70 characters

summary-title = Los riesgos, en breve
summary-loss = Puedes perder todo lo que pagues.
summary-price = El precio puede caer a cero y quizá nadie quiera comprar.
summary-lock = Mientras eso ocurre, tus tokens siguen bloqueados.
summary-yield = Los rendimientos pueden bajar o cesar.
summary-code = El código puede fallar, y también los agentes que operan por ti.
summary-mistakes = Un error con un monedero no se puede deshacer.

## Total loss. Heads of parts: at most 34 characters.

loss-title = Pérdida total
loss-1 = Puedes perder todo lo que pagues. RAA no tiene un valor garantizado, nadie se ha comprometido a recomprarlo y no hay ningún bien que pueda venderse para devolverte el dinero. Su precio puede caer a cero y quedarse ahí.
loss-2 = Paga solo con dinero cuya pérdida no cambiaría nada en tu vida: no con el del alquiler, ni con ahorros con los que cuentas, ni con dinero prestado. Si perderlo todo te pone en apuros, la cantidad es demasiado alta. No debes contar con ninguna protección si algo sale mal. Este sitio no menciona ningún sistema de indemnización ni ningún seguro que cubra RAA.

## Price and liquidity

price-title = Precio y liquidez
price-1 =
    La preventa empieza a { $presale-initial_price } USD y su precio sube { $presale-step_days ->
        [one] cada día
       *[other] cada { $presale-step_days } días
    }. No se indica la cuantía de cada subida. Está previsto un listado a { $presale-listing_price } USD, pero nadie se ha comprometido a comprar a ese precio. Tras el listado, el precio lo fija el mercado, y puede ser inferior al que pagaste.
price-2 = Un mercado también necesita compradores. Cuando quieras vender, puede que haya pocos o ninguno. Las órdenes grandes mueven un mercado con poca liquidez, y un token puede ser retirado de una plataforma de negociación o no llegar nunca a cotizar en una. En este sitio no se nombra ninguna.

## Lock and vesting

lock-title = Bloqueo y desbloqueo
lock-1 = Los tokens comprados en la preventa no se pueden mover hasta el evento de generación de tokens (TGE). A partir de entonces se desbloquean en partes iguales a lo largo de { $presale-vesting_months } meses. Quien compra en la preventa tiene entretanto sRAA, cuyo canje permanece bloqueado hasta el listado. Si el precio cae mientras tus tokens están bloqueados, no puedes hacer nada.
lock-2 =
    { $tokenomics-team_cliff ->
        [one] Los tokens de otros grupos se desbloquean en otros momentos: los de los socios, a lo largo de { $tokenomics-partners_vesting } meses tras un bloqueo de { $tokenomics-partners_lock } meses; los del equipo, a lo largo de { $tokenomics-team_vesting } meses tras una carencia de { $tokenomics-team_cliff } año. Para los demás no se indica ningún calendario. Cada desbloqueo puede atraer más vendedores al mercado.
       *[other] Los tokens de otros grupos se desbloquean en otros momentos: los de los socios, a lo largo de { $tokenomics-partners_vesting } meses tras un bloqueo de { $tokenomics-partners_lock } meses; los del equipo, a lo largo de { $tokenomics-team_vesting } meses tras una carencia de { $tokenomics-team_cliff } años. Para los demás no se indica ningún calendario. Cada desbloqueo puede atraer más vendedores al mercado.
    }

## Launch. The first paragraph of this part is one of the three sentences tge-… in token.ftl.

launch-title = Lanzamiento y listado
launch-1 = El lanzamiento y el listado pueden llegar más tarde de lo que esperas, de otra forma o no llegar nunca. Hasta que el TGE haya tenido lugar no se desbloquea nada, diga lo que diga el calendario.
launch-2 = Gran parte de la tecnología sigue siendo un plan. El mapa tecnológico indica semestres, y que uno haya pasado no significa que se haya entregado todo lo que incluía. Las funciones pueden cambiar o descartarse, o puede que otros las desarrollen antes. No compres confiando en una fecha.

## Yield

yield-title = Rendimientos que bajan o cesan
yield-1 = El { $staking-apy } anual es la tasa más alta indicada para el staking en preventa. La tasa puede ser menor, no está garantizada y termina con el TGE. Tras el lanzamiento, la tasa es dinámica y la fija la DAO, que puede bajarla a cero.
yield-2 = Las recompensas se cuentan en tokens. Si el precio de RAA cae más deprisa de lo que se acumulan las recompensas, acabas con más tokens y menos valor. No se indican la penalización por retirada anticipada, el staking mínimo ni las ventajas de cada nivel. Canjear tokens de varias rondas de desbloqueo exige varias transacciones firmadas, y las redes cobran una comisión por cada una.

## Technology

technology-title = Tecnología y contratos
technology-1 = El protocolo depende de software: los contratos del token y del staking, las redes en las que funcionan, los monederos, un proveedor de pagos y los modelos que leen publicaciones y monederos. Cualquiera de ellos puede contener errores, sufrir un ataque, cambiar o dejar de funcionar. Una auditoría puede reducir ese riesgo, pero no eliminarlo. La página de auditoría del token dice qué hay disponible.
technology-2 = Las redes pueden congestionarse, las comisiones pueden subir sin aviso y una transacción confirmada no se puede revertir. Las lecturas pueden ser erróneas. La precisión declarada de las predicciones, del { $claims-prediction_accuracy }, es una cifra del propio proyecto y no se ha verificado de forma independiente. Una lectura describe un estado de ánimo y no predice un precio.

## Agents

agents-title = Agentes y automatización
agents-1 = Un agente sigue reglas. Aun así, puede perder dinero, deprisa y mientras duermes. Una regla adecuada para un mercado puede fallar en el siguiente, una fuente de datos puede retrasarse o estar manipulada, y una orden puede ejecutarse a un precio peor que el que viste.
agents-2 = Un agente copiado trae consigo los errores de quien lo hizo, y a esa persona se le paga por la copia tanto si ganas algo con ella como si no. A partir de { $tokenomics-micro_token_copies } copias activas, un agente puede lanzar su propio microtoken, que es un token más que puede perder todo su valor. Tú respondes de los límites que fijas.

## Law

law-title = Normativa según el país
law-1 = Las normas sobre criptoactivos difieren de un país a otro, y cambian. Puede que en tu país esté restringido comprar, tener o anunciar RAA, hacer staking o compartir un enlace de referido, y una norma futura puede aplicarse a los tokens que compres hoy. El acceso a cualquier parte del protocolo puede limitarse o retirarse por ese motivo.
law-2 = Puede que debas pagar impuestos por una compra, una venta, una recompensa o un canje de sRAA por RAA, incluso mientras los tokens están bloqueados. Nada de lo que contiene este sitio es asesoramiento jurídico, fiscal o en materia de inversión, ni tiene en cuenta tus circunstancias. Consulta a un profesional cualificado de tu país antes de pagar.

## Custody

custody-title = Custodia y errores
custody-1 = Tú guardas las claves. Quien tenga tu frase de recuperación tiene tus tokens, y nadie puede devolvértela si la pierdes. Nadie la necesita para ayudarte. Quien te la pide quiere tus tokens.
custody-2 = Comprueba dos veces cada dirección. Los tokens enviados a una dirección equivocada o por una red equivocada no se pueden recuperar. Los tokens comprados con tarjeta se entregan en Base. Da por hecho que habrá copias de este sitio, cuentas de soporte falsas y tokens con el mismo nombre: escribe tú la dirección del sitio y, antes de añadir un token, compara la dirección del contrato con la que figure aquí, cuando la haya.

## Conflicts of interest

interests-title = Conflictos de interés
interests-1 = Quienes están detrás de RAA salen ganando cuando compras. El { $tokenomics-allocation-team } de los tokens se reserva para el equipo y los asesores, y el { $tokenomics-allocation-partners }, para socios estratégicos. A quien te envió un enlace quizá le paguen por ello: las recompensas por referidos son mensuales y crecen con el volumen, hasta el { $referral-tiers-guru-reward } en USDT y otro tanto en RAA.
interests-2 = Quemar comisiones reduce la cantidad total de tokens. No crea demanda, y algunos de los porcentajes indicados no coinciden entre sí. Las cifras sobre usuarios, publicaciones y precisión son del propio proyecto. Lee todo lo que hay en este sitio, incluida esta página, sabiendo que se ha escrito por cuenta de personas a las que les gustaría que compraras.
