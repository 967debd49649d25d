form-label = Calculadora de la recompensa de staking

amount-label = Cantidad en staking
amount-hint = De { $min } a { $max } { -raa }, límite de este formulario.

amount-unit = { -raa }

months-label = Duración
months-unit = meses
months-hint = De { $min } a { $max } meses, límite de este formulario.
months-value =
    { $count ->
        [one] { $count } mes
       *[other] { $count } meses
    }

run = Calcular recompensa
copy = Copiar enlace a este cálculo

amount-error-number = Introduce una cantidad en cifras, por ejemplo { $example }
amount-error-range = Introduce una cantidad de { $min } a { $max } { -raa }
months-error = Introduce una duración en meses enteros, de { $min } a { $max }

no-result = Corrige los datos para ver el resultado.

reward-label = Recompensa estimada
reward-basis =
    { $count ->
        [one] Por { $amount } { -raa } durante { $count } mes
       *[other] Por { $amount } { -raa } durante { $count } meses
    }
exceeds = Una recompensa así no se puede pagar: con el stake suma { $sum } { -raa }, más que la emisión total de { $tokenomics-supply } { -raa }.
apy-label = Tasa anual máxima (APY)
penalty-label = Penalización por retirada anticipada

formula = Tasa anual simple, sin capitalización: { $amount } × { $apy } × { $months } ÷ 12 = { $reward } { -raa }.
assumption-rate = El { $apy } anual es la tasa más alta publicada; la que recibas puede ser menor. No está garantizada y termina con el TGE; tras el lanzamiento, la tasa es dinámica y la fija la DAO. El cálculo la aplica a todos los meses que introduzcas, aunque para los posteriores al TGE no se ha publicado ninguna tasa.
assumption-ratio = El { -raa } en staking se mantiene como sRAA, { $staking-token-ratio }:{ $staking-token-ratio } con { -raa }; por eso la recompensa se cuenta en { -raa }.

no-script = Las cifras de abajo son un ejemplo. Para calcular las tuyas hace falta JavaScript.
