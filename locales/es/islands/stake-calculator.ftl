form-label = Calculadora de la recompensa de staking

amount-label = Cantidad en staking
amount-hint = Este formulario admite de { $min } a { $max } { -raa }.

amount-unit = { -raa }

months-label = Duración
months-unit = meses
months-hint = Este formulario admite de { $min } a { $max } meses.
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
reward-value = hasta { $amount }
reward-basis =
    { $count ->
        [one] Por { $amount } { -raa } durante { $count } mes
       *[other] Por { $amount } { -raa } durante { $count } meses
    }
exceeds = Una recompensa así no se puede pagar: con la cantidad en staking suma { $sum } { -raa }, más que la emisión total de { $tokenomics-supply } { -raa }.
apy-label = Tasa anual máxima (APY)
penalty-label = Penalización por retirada anticipada

formula = Tasa anual simple, sin capitalización: { $amount } × { $apy } × { $months } ÷ 12 = { $reward } { -raa }.
assumption-rate = El { $apy } anual es la tasa más alta que indica el proyecto. No está garantizada y termina con el TGE. Tras el lanzamiento, la tasa es dinámica y la fija la DAO. El cálculo aplica el { $apy } a todos los meses que introduzcas, aunque el proyecto no indica ninguna tasa para los posteriores al TGE.
assumption-ratio = El { -raa } en staking se mantiene como sRAA, { $staking-token-ratio }:{ $staking-token-ratio } con { -raa }. Por eso la recompensa se cuenta en { -raa }.

no-script = Las cifras de abajo son un ejemplo. Para calcular las tuyas hace falta JavaScript.
